//! Browsing the cards of a game.

use crate::args::CardsArgs;
use crate::decks::rulebook;
use crate::{Done, Failure, bad_line, written};
use games::{Offered, Printed, Visitor};
use std::io::Write;
use words::{Line, Names};

pub(crate) fn run(args: &CardsArgs) -> Done {
    args.game.visit(Cards(args))
}

struct Cards<'a>(&'a CardsArgs);

impl Visitor for Cards<'_> {
    type Out = Done;

    fn visit<R: Offered>(self) -> Done {
        show::<R>(self.0)
    }
}

fn show<R: Offered>(args: &CardsArgs) -> Done {
    let voice = &args.lang.voice()?;
    if !R::has_decks() {
        return Err(bad_line(voice, &Line::new("cli-no-cards")));
    }
    let rules = rulebook::<R>(&args.cards, voice)?;
    let query = args.query.as_deref().unwrap_or_default().to_lowercase();
    let fits = |card: &&Printed<R>| R::found_by(card).iter().any(|text| text.to_lowercase().contains(&query));
    let found: Vec<&Printed<R>> = rules.cards().into_iter().chain(rules.unplayable()).filter(fits).collect();
    if found.is_empty() {
        return Err(bad_line(voice, &Line::new("cli-no-card").with("query", query.as_str())));
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&found).map_err(|error| Failure::Failed(error.to_string()))?;
        return written(writeln!(out, "{json}"));
    }
    let names = Names::numbered(2);
    // Its facts in a line, then what it does, an ability a line.
    let shown = |card| rules.whole(card).iter().map(|line| voice.say(line, &names)).collect::<Vec<_>>().join("\n  ");
    found.into_iter().try_for_each(|card| written(writeln!(out, "{}", shown(card))))
}
