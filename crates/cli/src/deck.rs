//! Checking and converting deck lists.

use crate::args::{DeckArgs, GameId};
use crate::card_game::{CardGame, read, rulebook, said};
use crate::{Done, bad_line, written};
use mm25::Mm25;
use opcg::Opcg;
use script::{Format, Number};
use std::io::Write;
use words::{Line, Voice};
use zwo::Zwo;

pub(crate) fn run(args: &DeckArgs) -> Done {
    let voice = args.lang.voice()?;
    match args.game {
        GameId::Uno => Err(bad_line(&voice, &Line::new("cli-no-cards"))),
        GameId::Opcg => show::<Opcg>(args, &voice),
        GameId::Zwo => show::<Zwo>(args, &voice),
        GameId::Mm25 => show::<Mm25>(args, &voice),
    }
}

fn show<R: CardGame>(args: &DeckArgs, voice: &Voice) -> Done {
    let format = Format::named(&args.to).ok_or_else(|| {
        let formats: Vec<&str> = Format::ALL.iter().map(|(name, _)| *name).collect();
        let line = Line::new("cli-list-no-format").with("name", args.to.as_str());
        bad_line(voice, &line.with("formats", formats.join(", ")))
    })?;
    let rules = rulebook::<R>(&args.cards, voice)?;
    let (list, _, faults) = read(&args.file, &rules, voice)?;
    let mut out = std::io::stdout().lock();
    if !faults.is_empty() {
        for fault in &faults {
            written(writeln!(out, "{}", said::<R>(fault, voice)))?;
        }
        let line = Line::new("cli-deck-faults").with("faults", faults.len() as u32);
        return Err(bad_line(voice, &line));
    }
    written(write!(out, "{}", list.write(format, &|number: &Number| rules.find(number))))
}
