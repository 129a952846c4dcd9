//! Browsing the cards of a game.

use crate::args::{CardsArgs, GameId};
use crate::card_game::{CardGame, Printed, rulebook};
use crate::{Done, Failure, bad_line, written};
use mm25::Mm25;
use opcg::Opcg;
use std::io::Write;
use words::{Line, Names, Voice};
use zwo::Zwo;

pub(crate) fn run(args: &CardsArgs) -> Done {
    let voice = args.lang.voice()?;
    match args.game {
        GameId::Uno => Err(bad_line(&voice, &Line::new("cli-no-cards"))),
        GameId::Opcg => show::<Opcg>(args, &voice),
        GameId::Zwo => show::<Zwo>(args, &voice),
        GameId::Mm25 => show::<Mm25>(args, &voice),
    }
}

fn show<R: CardGame>(args: &CardsArgs, voice: &Voice) -> Done {
    let rules = rulebook::<R>(&args.cards, voice)?;
    let query = args.query.as_deref().unwrap_or_default().to_lowercase();
    let fits = |card: &&Printed<R>| R::found_by(card).iter().any(|text| text.to_lowercase().contains(&query));
    let found: Vec<&Printed<R>> = rules.cards().iter().chain(rules.unplayable()).filter(fits).collect();
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
