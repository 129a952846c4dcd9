//! The words of scenarios: a match from its deal on.

use crate::{Action, Ask, Card, Clause, Event, Fault, Harbour, Setup, Stake, State, What};
use kernel::scenario::{
    Misread, Names, Position, Scene, SeatNames, Vocabulary, Words, Written, did_not_happen, happened, named,
};
use kernel::{By, Rules, Sink};
use strum::VariantNames;

/// Acts without a card.
pub const PLAIN: [(&str, Action); 9] = [
    ("keeps", Action::Keep),
    ("redraws", Action::Redraw),
    ("is done", Action::Done),
    ("looks", Action::Look),
    ("shuffles", Action::Shuffle),
    ("cancels", Action::Cancel),
    ("concedes", Action::Concede),
    ("passes", Action::Pass),
    ("begins the next game", Action::NextGame),
];

/// What somebody does, as a scenario writes it.
pub fn written(action: Action) -> Written {
    match action {
        Action::Bid(place) => Written::new("bids N", format!("bids {place}")),
        Action::Pick(place) => Written::new("picks N", format!("picks {place}")),
        Action::Put(place) => Written::new("puts N", format!("puts {place}")),
        other => Written::plain(PLAIN.iter().find(|(_, action)| *action == other).map_or("?", |(verb, _)| verb)),
    }
}

/// Reads what somebody does.
///
/// # Errors
/// Where it is nothing that a captain does.
pub fn read(words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    if let Some((_, action)) = PLAIN.iter().find(|(verb, _)| words.eat(verb)) {
        return Ok(vec![*action]);
    }
    match () {
        () if words.eat("bids") => Ok(vec![Action::Bid(words.number()?)]),
        () if words.eat("picks") => Ok(vec![Action::Pick(words.number()?)]),
        () if words.eat("puts") => Ok(vec![Action::Put(words.number()?)]),
        () => Err(words.unknown("something a player does")),
    }
}

impl Vocabulary for Harbour {
    const NAMES: Names = Names {
        events: What::VARIANTS,
        questions: Ask::VARIANTS,
        reasons: &["NotAsked", "NotAnAnswer", "NoSuchCard", "TooHeavy", "TooFew"],
        faults: &[],
    };

    type Fixture = ();

    fn event(event: &Event) -> (&'static str, Clause) {
        (event.what.into(), event.because)
    }

    fn written(&self, _: &State, _: By, action: Action, _: SeatNames) -> Written {
        written(action)
    }

    fn given(&self, (): &mut (), words: &mut Words<'_>) -> Result<(), Misread> {
        if words.eat("a new match") { Ok(()) } else { Err(words.unknown("a word that describes a position")) }
    }

    fn position(&self, (): &(), sink: &mut dyn Sink<Self>) -> Result<Position<Self>, Vec<String>> {
        Ok(match self.start(&Setup::usual(), Position::<Self>::seed(), sink) {
            Ok(state) => Position::At(*self, Box::new(state)),
            Err(faults) => Position::Refused(faults),
        })
    }

    fn stacked(&self, words: &mut Words<'_>) -> Result<Vec<Card>, Misread> {
        Err(words.unknown("a shuffle"))
    }

    fn action(&self, _: &State, _: By, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
        read(words)
    }

    fn fact(&self, scene: &Scene<'_, Self>, words: &mut Words<'_>) -> Result<Result<(), String>, Misread> {
        if words.eat("happened") {
            return Ok(happened::<Self>(scene.events, &words.list(named::<Self>)?));
        }
        if words.eat("no") {
            return Ok(did_not_happen::<Self>(scene.events, &named::<Self>(words)?));
        }
        Err(words.unknown("a fact"))
    }

    fn settled(&self, state: &State) -> bool {
        state.parts().is_empty()
    }

    fn staked(&self, _: &State, stake: &Stake, _: SeatNames) -> String {
        match *stake {
            Stake::Load(load) => format!("load {load}"),
        }
    }

    fn fault_is_cited_as(&self, fault: &Fault, word: &str) -> bool {
        kernel::Clause::id(fault.clause()) == word
    }
}
