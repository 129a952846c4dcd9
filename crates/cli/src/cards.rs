//! Browsing the cards of a game.

use crate::args::{CardsArgs, GameId};
use crate::{Done, Failure, bad_line, written};
use opcg::notation::write_ability;
use opcg::{Definition, Opcg};
use std::io::Write;
use words::{Lang, Line};

pub(crate) fn run(args: &CardsArgs) -> Done {
    let voice = args.lang.voice()?;
    if args.game != GameId::Opcg {
        return Err(bad_line(&voice, &Line::new("cli-no-cards")));
    }
    let rules = Opcg::starter();
    let query = args.query.as_deref().unwrap_or_default().to_lowercase();
    let found: Vec<&Definition> = rules.library().cards().iter().filter(|card| fits(card, &query)).collect();
    if found.is_empty() {
        return Err(bad_line(&voice, &Line::new("cli-no-card").with("query", query.as_str())));
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&found).map_err(|error| Failure::Failed(error.to_string()))?;
        return written(writeln!(out, "{json}"));
    }
    found.iter().try_for_each(|card| written(writeln!(out, "{}", shown(card, voice.lang()))))
}

/// Whether a card's number, a name or a type has the text in it.
fn fits(card: &Definition, query: &str) -> bool {
    let names = [Some(&card.number.0), Some(&card.name), card.names.ja.as_ref(), card.names.zh_hant.as_ref()];
    names.into_iter().flatten().chain(&card.types).any(|text| text.to_lowercase().contains(query))
}

/// A card: its facts in a line, then what it does, one ability a line, in the notation of `docs/effects.md`.
fn shown(card: &Definition, lang: Lang) -> String {
    let name = match lang {
        Lang::Ja => card.names.ja.as_ref(),
        Lang::ZhHant => card.names.zh_hant.as_ref(),
        _ => None,
    };
    // A name without an edition in the language stands in English.
    let mut facts = vec![format!("{:?}", card.category)];
    facts.extend(card.colours.iter().map(|colour| format!("{colour:?}")));
    facts.extend(card.cost.map(|cost| format!("cost {cost}")));
    facts.extend(card.life.map(|life| format!("life {life}")));
    facts.extend(card.power.map(|power| format!("power {power}")));
    facts.extend(card.counter.map(|counter| format!("counter {counter}")));
    facts.extend(card.attributes.iter().map(|attribute| format!("{attribute:?}")));
    let mut text = format!(
        "{}  {}\n  {} · {}",
        card.number.0,
        name.unwrap_or(&card.name),
        facts.join(", ").to_lowercase(),
        card.types.join(", ")
    );
    for ability in &card.abilities {
        text.push_str("\n  ");
        text.push_str(&write_ability(ability));
    }
    text
}
