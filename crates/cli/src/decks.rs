//! Card files and decks from files, for games that have them.

use crate::args::{CardFile, SetupArgs};
use crate::{Failure, bad, bad_file, bad_line};
use games::{BadCards, Chosen, DeckFault, Given, Length, Offered, list_trouble};
use std::fs;
use std::path::Path;
use words::{Line, Names, Voice};

/// The rulebook, with the cards of the file that was named.
pub(crate) fn rulebook<R: Offered>(cards: &CardFile, voice: &Voice) -> Result<R, Failure> {
    let Some(file) = &cards.card_file else { return Ok((**R::book()).clone()) };
    let about = |key| Line::new(key).with("file", file.display().to_string());
    if !R::has_decks() {
        return Err(bad_line(voice, &Line::new("cli-no-cards")));
    }
    let source = fs::read_to_string(file).map_err(|error| bad_file(voice, "cli-cannot-read", file, &error))?;
    match R::with(&source) {
        Ok(rules) => Ok(rules),
        Err(BadCards::NoCards) => Err(bad_line(voice, &Line::new("cli-no-cards"))),
        Err(BadCards::Problems(problems)) => {
            problems.iter().try_for_each(|problem| crate::problems::show(file, &source, problem))?;
            Err(bad_line(voice, &about("cli-card-file")))
        }
        Err(BadCards::TooMuch(what)) => Err(bad_line(voice, &about("cli-card-file-too-much").with("what", what))),
    }
}

/// Reads a list from a file.
pub(crate) fn read<R: Offered>(file: &Path, rules: &R, chosen: &Chosen, voice: &Voice) -> Result<Given<R>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| bad_file(voice, "cli-cannot-read", file, &error))?;
    Given::list(rules, &text, chosen).map_err(|faults| {
        let said = faults.iter().map(|fault| voice.say(&list_trouble(fault), &Names::numbered(2)));
        bad(said.collect::<Vec<_>>().join("\n"))
    })
}

/// A fault with its clause.
pub(crate) fn said<R: Offered>(fault: &DeckFault<R>, voice: &Voice) -> String {
    let (line, clause) = R::fault_of(fault);
    format!("{} {clause}", voice.say(&line, &Names::numbered(2)))
}

/// A built-in deck by its name, or one from a file.
pub(crate) fn deck<R: Offered>(name: &str, rules: &R, chosen: &Chosen, voice: &Voice) -> Result<R::Deck, Failure> {
    if let Some(deck) = Given::<R>::starter(name) {
        return Ok(deck);
    }
    let file = Path::new(name);
    if !file.is_file() {
        let decks: Vec<&str> = R::starters().iter().map(|(name, _)| *name).collect();
        return Err(bad_line(voice, &Line::new("cli-no-deck").with("name", name).with("decks", decks.join(", "))));
    }
    let Given { deck, faults, .. } = read(file, rules, chosen, voice)?;
    let refused = || bad(faults.iter().map(|fault| said::<R>(fault, voice)).collect::<Vec<_>>().join("\n"));
    deck.filter(|_| faults.is_empty()).ok_or_else(refused)
}

/// The setups that decks make: of none named, all pairings of the built-in ones.
pub(crate) fn setups<R: Offered>(
    decks: &[String],
    rules: &R,
    args: &SetupArgs,
    voice: &Voice,
) -> Result<Vec<R::Setup>, Failure> {
    let between = |decks: &[R::Deck]| args.between::<R>(decks, Length::Game, voice);
    if !R::has_decks() {
        return match decks {
            [] => Ok(vec![between(&[])?]),
            _ => Err(bad_line(voice, &Line::new("cli-no-cards"))),
        };
    }
    let known = R::starters();
    let find = |name: &String| deck(name, rules, args.chosen.chosen(), voice);
    match decks {
        [] => {
            let pairs = known.iter().flat_map(|(_, one)| known.iter().map(move |(_, two)| [one.clone(), two.clone()]));
            pairs.map(|pair| between(&pair)).collect()
        }
        [one] => Ok(vec![between(&[find(one)?, find(one)?])?]),
        [one, two] => Ok(vec![between(&[find(one)?, find(two)?])?]),
        many => Err(bad_line(voice, &Line::new("cli-two-decks").with("decks", many.len() as u32))),
    }
}
