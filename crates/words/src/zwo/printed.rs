//! What is printed on cards, in lines.

use super::names::keyword;
use super::{colours, effects, name};
use crate::Line;
use zwo::{Category, Colour, Definition, Rarity};

/// A card's facts: what it is, its colours with their attributes, its numbers, its rarity, its keywords.
pub fn printed(card: &Definition) -> Vec<Line> {
    let mut facts = vec![category(card.category)];
    match card.colours.is_empty() {
        true => facts.push(Line::new("zwo-attribute-none")),
        false => facts.extend(card.colours.iter().map(attribute)),
    }
    facts.extend(card.summon_cost.map(|cost| Line::new("zwo-summon-cost").with("cost", cost)));
    facts.extend(card.revive_cost.map(|cost| Line::new("zwo-revive-cost").with("cost", cost)));
    facts.extend(card.power.map(|power| Line::new("zwo-power").with("power", power)));
    facts.extend(card.critical.map(|critical| Line::new("zwo-critical").with("critical", critical)));
    facts.push(rarity(card.rarity));
    facts.extend(card.keywords.iter().map(|&word| keyword(word)));
    facts
}

/// All of a card: number and name, its facts, and what it says, an ability a line.
pub fn whole(card: &Definition) -> Vec<Line> {
    let title = Line::new("zwo-card").with("number", card.number.0.as_str()).with("name", name(card));
    let facts = Line::new("zwo-facts").with("facts", printed(card));
    let text = |ability: &zwo::effects::Ability| effects::printed(ability, card.category);
    let says = card.abilities.iter().map(|ability| Line::new("zwo-effect").with("text", text(ability)));
    [title, facts].into_iter().chain(says).collect()
}

/// What is in a deck, by colour.
pub(super) fn deck_colours<'c>(cards: impl Iterator<Item = &'c Definition>) -> Vec<Line> {
    let all = cards.flat_map(|card| card.colours.iter()).collect();
    colours(all)
}

fn category(category: Category) -> Line {
    Line::new(match category {
        Category::Zombie => "zwo-category-zombie",
        Category::Event => "zwo-category-event",
    })
}

fn attribute(colour: Colour) -> Line {
    Line::new(match colour {
        Colour::Green => "zwo-attribute-green",
        Colour::Blue => "zwo-attribute-blue",
        Colour::Red => "zwo-attribute-red",
    })
}

fn rarity(rarity: Rarity) -> Line {
    Line::new(match rarity {
        Rarity::Rare => "zwo-rarity-rare",
        Rarity::Uncommon => "zwo-rarity-uncommon",
        Rarity::Common => "zwo-rarity-common",
    })
}
