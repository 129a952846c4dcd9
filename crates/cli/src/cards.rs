//! Browsing the cards of a game.

use crate::args::{CardsArgs, GameId};
use crate::{Done, Failure, bad_line, written};
use opcg::{Definition, Opcg};
use std::io::Write;
use words::{Line, Names, Voice};

pub(crate) fn run(args: &CardsArgs) -> Done {
    let voice = args.lang.voice()?;
    if args.game != GameId::Opcg {
        return Err(bad_line(&voice, &Line::new("cli-no-cards")));
    }
    let rules = Opcg::built_in();
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
    found.iter().try_for_each(|card| written(writeln!(out, "{}", shown(card, &voice))))
}

/// Whether a card's number, a name or a type has the text in it.
fn fits(card: &Definition, query: &str) -> bool {
    let names = [Some(&card.number.0), Some(&card.name), card.names.ja.as_ref(), card.names.zh_hant.as_ref()];
    names.into_iter().flatten().chain(&card.types).any(|text| text.to_lowercase().contains(query))
}

/// A card: its facts in a line, then what it does, an ability a line.
fn shown(card: &Definition, voice: &Voice) -> String {
    let names = Names::numbered(2);
    words::opcg::whole(card).iter().map(|line| voice.say(line, &names)).collect::<Vec<_>>().join("\n  ")
}
