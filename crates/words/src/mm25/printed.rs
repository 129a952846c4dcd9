//! What is printed on cards, in lines.

use super::cards::person;
use super::names::{crew, window};
use super::{name, title};
use crate::Line;
use mm25::effects::Ability;
use mm25::{Category, Definition, Users};

/// A card's facts: what it is, its crews and numbers, who may use it and when, its straw hats.
pub fn printed(card: &Definition) -> Vec<Line> {
    let mut facts = vec![category(card.category)];
    match card.category {
        Category::Character | Category::Team => {
            facts.extend(card.crews.iter().map(crew));
            facts.extend((!card.members.is_empty()).then(|| {
                let members = card.members.iter().map(|name| Line::new("mm25-name").with("name", person(name)));
                Line::new("mm25-members").with("members", members.collect::<Vec<Line>>())
            }));
            match card.stats {
                Some(stats) => facts.extend([
                    Line::new("mm25-power").with("power", stats.power),
                    Line::new("mm25-damage").with("damage", stats.damage),
                    Line::new("mm25-life").with("life", stats.life),
                ]),
                None => facts.push(Line::new("mm25-numbers-unknown")),
            }
        }
        Category::Technique => {
            facts.push(users(card.users.as_ref()));
            facts.extend(card.limit.map(|limit| Line::new("mm25-limited").with("limit", limit)));
            facts.push(match card.window {
                Some(when) => Line::new("mm25-when").with("window", window(when)),
                None => Line::new("mm25-window-unknown"),
            });
        }
    }
    facts.extend((card.hats > 0).then(|| Line::new("mm25-hats").with("hats", card.hats)));
    facts
}

/// All of a card: number, name and title, its facts, and what it says, an ability a line.
pub fn whole(card: &Definition) -> Vec<Line> {
    let head = |key| Line::new(key).with("number", card.number.0.as_str()).with("name", name(card));
    let head = match title(card) {
        Some(title) => head("mm25-card-titled").with("title", title),
        None => head("mm25-card"),
    };
    let facts = Line::new("mm25-facts").with("facts", printed(card));
    [head, facts].into_iter().chain(card.abilities.iter().map(|ability| text(card, ability))).collect()
}

/// What an ability of a card says.
pub(super) fn text(card: &Definition, ability: &Ability) -> Line {
    Line::new("mm25-text").with("text", super::effects::printed(ability, card.category))
}

fn users(users: Option<&Users>) -> Line {
    match users {
        None => Line::new("mm25-users-unknown"),
        Some(Users::Anyone) => Line::new("mm25-users-anyone"),
        Some(Users::Named(names)) => {
            let names = names.iter().map(|name| Line::new("mm25-name").with("name", person(name)));
            Line::new("mm25-users").with("users", names.collect::<Vec<Line>>())
        }
    }
}

fn category(category: Category) -> Line {
    Line::new(match category {
        Category::Character => "mm25-category-character",
        Category::Technique => "mm25-category-technique",
        Category::Team => "mm25-category-team",
    })
}
