//! Checking a deck list.

use crate::args::{DeckArgs, GameId};
use crate::{Done, Failure, bad_file, bad_line, written};
use kernel::{Clause as _, Seat};
use opcg::{Deck, Fault, ListTrouble, Number, Opcg};
use std::fs;
use std::io::Write;
use words::{Line, Names, Speak};

pub(crate) fn run(args: &DeckArgs) -> Done {
    let voice = args.lang.voice()?;
    if args.game != GameId::Opcg {
        return Err(bad_line(&voice, &Line::new("cli-no-cards")));
    }
    let text =
        fs::read_to_string(&args.file).map_err(|error| bad_file(&voice, "cli-cannot-read", &args.file, &error))?;
    let names = Names::numbered(2);
    let deck = Deck::read(&text).map_err(|faults| {
        let said: Vec<String> = faults
            .iter()
            .map(|fault| {
                let key = match fault.trouble {
                    ListTrouble::NotAnEntry => "cli-list-not-an-entry",
                    ListTrouble::NotOneLeader => "cli-list-not-one-leader",
                    ListTrouble::Empty => "cli-list-empty",
                };
                voice.say(&Line::new(key).with("line", fault.line as u32), &names)
            })
            .collect();
        crate::bad(said.join("\n"))
    })?;
    let rules = Opcg::starter();
    let find = |number: &Number| rules.library().find(number).map(|face| rules.library().card(face));
    let faults = deck.faults(&find);
    let mut out = std::io::stdout().lock();
    if faults.is_empty() {
        // The list in its canonical form: to be kept, or given to `--decks`.
        return written(write!(out, "{deck}"));
    }
    for fault in &faults {
        let clause = fault.clause().id();
        let line = Opcg::fault(&Fault { seat: Seat::FIRST, fault: fault.clone() });
        written(writeln!(out, "{} {clause}", voice.say(&line, &names)))?;
    }
    Err(Failure::BadInput(voice.say(&Line::new("cli-deck-faults").with("faults", faults.len() as u32), &names)))
}
