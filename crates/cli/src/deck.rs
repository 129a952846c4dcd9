//! Reading, checking and converting deck lists.

use crate::args::{DeckArgs, GameId};
use crate::{Done, Failure, bad, bad_file, bad_line, written};
use kernel::{Clause as _, Seat};
use opcg::{Deck, DeckFault, Fault, Format, List, ListTrouble, Number, Opcg};
use std::fs;
use std::io::Write;
use std::path::Path;
use words::{Line, Names, Speak, Voice};

pub(crate) fn run(args: &DeckArgs) -> Done {
    let voice = args.lang.voice()?;
    if args.game != GameId::Opcg {
        return Err(bad_line(&voice, &Line::new("cli-no-cards")));
    }
    let format = Format::named(&args.to).ok_or_else(|| {
        let formats: Vec<&str> = Format::ALL.iter().map(|(name, _)| *name).collect();
        let line = Line::new("cli-list-no-format").with("name", args.to.as_str());
        bad_line(&voice, &line.with("formats", formats.join(", ")))
    })?;
    let rules = Opcg::built_in();
    let (list, _, faults) = read(&args.file, &rules, &voice)?;
    let mut out = std::io::stdout().lock();
    if !faults.is_empty() {
        for fault in &faults {
            written(writeln!(out, "{}", said(fault, &voice)))?;
        }
        let line = Line::new("cli-deck-faults").with("faults", faults.len() as u32);
        return Err(bad_line(&voice, &line));
    }
    let find = |number: &Number| rules.library().find(number).map(|face| rules.library().card(face));
    written(write!(out, "{}", list.write(format, &find)))
}

/// A list from a file, the deck that it is, and what is wrong with it.
pub(crate) fn read(file: &Path, rules: &Opcg, voice: &Voice) -> Result<(List, Option<Deck>, Vec<DeckFault>), Failure> {
    let text = fs::read_to_string(file).map_err(|error| bad_file(voice, "cli-cannot-read", file, &error))?;
    let list = List::read(&text).map_err(|faults| {
        let names = Names::numbered(2);
        let said = faults.iter().map(|fault| {
            let key = match fault.trouble {
                ListTrouble::NoNumber => "cli-list-no-number",
                ListTrouble::TwoNumbers => "cli-list-two-numbers",
                ListTrouble::NoCount => "cli-list-no-count",
                ListTrouble::BadCount => "cli-list-bad-count",
                ListTrouble::Empty => "cli-list-empty",
            };
            voice.say(&Line::new(key).with("line", fault.line as u32), &names)
        });
        bad(said.collect::<Vec<_>>().join("\n"))
    })?;
    let find = |number: &Number| rules.library().find(number).map(|face| rules.library().card(face));
    let (deck, faults) = list.judged(&find);
    Ok((list, deck, faults))
}

/// Why a deck cannot be played.
pub(crate) fn refused(faults: &[DeckFault], voice: &Voice) -> Failure {
    bad(faults.iter().map(|fault| said(fault, voice)).collect::<Vec<_>>().join("\n"))
}

/// A fault with its clause.
fn said(fault: &DeckFault, voice: &Voice) -> String {
    let clause = fault.clause().id();
    let line = Opcg::fault(&Fault { seat: Seat::FIRST, fault: fault.clone() });
    format!("{} {clause}", voice.say(&line, &Names::numbered(2)))
}
