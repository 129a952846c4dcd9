//! Checking and converting deck lists.

use crate::args::DeckArgs;
use crate::decks::{read, rulebook, said};
use crate::{Done, bad_line, written};
use games::{Chosen, Offered, Visitor};
use script::{Format, Number};
use std::io::Write;
use words::Line;

pub(crate) fn run(args: &DeckArgs) -> Done {
    args.game.visit(Deck(args))
}

struct Deck<'a>(&'a DeckArgs);

impl Visitor for Deck<'_> {
    type Out = Done;

    fn visit<R: Offered>(self) -> Done {
        show::<R>(self.0)
    }
}

fn show<R: Offered>(args: &DeckArgs) -> Done {
    let voice = &args.lang.voice()?;
    if !R::has_decks() {
        return Err(bad_line(voice, &Line::new("cli-no-cards")));
    }
    let format = Format::named(&args.to).ok_or_else(|| {
        let formats: Vec<&str> = Format::ALL.iter().map(|(name, _)| *name).collect();
        let line = Line::new("cli-list-no-format").with("name", args.to.as_str());
        bad_line(voice, &line.with("formats", formats.join(", ")))
    })?;
    let rules = rulebook::<R>(&args.cards, voice)?;
    let given = read(&args.file, &rules, &Chosen::default(), voice)?;
    let faults = given.faults;
    let mut out = std::io::stdout().lock();
    if !faults.is_empty() {
        for fault in &faults {
            written(writeln!(out, "{}", said::<R>(fault, voice)))?;
        }
        let line = Line::new("cli-deck-faults").with("faults", faults.len() as u32);
        return Err(bad_line(voice, &line));
    }
    let list = given.list.map(|list| list.write(format, &|number: &Number| rules.find(number)));
    written(write!(out, "{}", list.unwrap_or_default()))
}
