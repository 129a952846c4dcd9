//! What is printed on cards.

use super::effects::Text;
use super::{name, type_named};
use crate::{Effect, Line};
use opcg::{Attribute, Category, Colour, Definition, Opcg};

/// A card's facts, in the order of the print: what it is, its colours, its numbers, its attributes, its types.
pub fn printed(card: &Definition) -> Vec<Line> {
    let mut facts = vec![category(card.category)];
    facts.extend(card.colours.iter().map(|&colour| self::colour(colour)));
    facts.extend(card.cost.map(|cost| Line::new("opcg-badge-cost").with("cost", cost)));
    facts.extend(card.life.map(|life| Line::new("opcg-count-life").with("count", life)));
    facts.extend(card.power.map(|power| Line::new("opcg-badge-power").with("power", power)));
    facts.extend(card.counter.map(|counter| Line::new("opcg-badge-counter").with("counter", counter)));
    facts.extend(card.attributes.iter().map(|&attribute| self::attribute(attribute)));
    facts.extend(card.types.iter().map(|name| Line::new("opcg-type").with("name", type_named(name))));
    facts
}

/// All of a card: number and name, its facts, and what it says, an ability a line.
pub fn whole(book: &Opcg, card: &Definition) -> Vec<Line> {
    let title = Line::new("opcg-card").with("number", card.number.0.as_str()).with("name", name(card));
    let facts = Line::new("opcg-facts").with("facts", printed(card));
    let text = |ability| Effect::new(Text::new(book, ability, Some(card.category)));
    let says = card.abilities.iter().map(|ability| Line::new("opcg-effect").with("text", text(ability)));
    [title, facts].into_iter().chain(says).collect()
}

fn category(category: Category) -> Line {
    Line::new(match category {
        Category::Leader => "opcg-category-leader",
        Category::Character => "opcg-category-character",
        Category::Event => "opcg-category-event",
        Category::Stage => "opcg-category-stage",
    })
}

fn colour(colour: Colour) -> Line {
    Line::new(match colour {
        Colour::Red => "opcg-colour-red",
        Colour::Green => "opcg-colour-green",
        Colour::Blue => "opcg-colour-blue",
        Colour::Purple => "opcg-colour-purple",
        Colour::Black => "opcg-colour-black",
        Colour::Yellow => "opcg-colour-yellow",
    })
}

fn attribute(attribute: Attribute) -> Line {
    Line::new(match attribute {
        Attribute::Slash => "opcg-attribute-slash",
        Attribute::Strike => "opcg-attribute-strike",
        Attribute::Ranged => "opcg-attribute-ranged",
        Attribute::Special => "opcg-attribute-special",
        Attribute::Wisdom => "opcg-attribute-wisdom",
        Attribute::Unknown => "opcg-attribute-unknown",
    })
}
