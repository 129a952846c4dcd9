//! What a table's journal is made of. The storage keeps it as bytes and does not read it.
//!
//! Everything is postcard behind a version byte. What was written before there were versions has no such byte: it begins with
//! the number of a variant, which is less than [`VERSIONS`].

mod closing;
mod first;
mod second;

pub(crate) use closing::{Closing, Sat, Summary};

use crate::storage::{Code, Guest, Opening, Record};
use games::{Chosen, GameId};
use kernel::{By, Seat, Seed, decode, encode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::{SeatKind, Tempo};

/// Version bytes begin here.
const VERSIONS: u8 = 0xF0;

/// The version that is written.
const VERSION: u8 = 3;

/// Why stored bytes cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unreadable {
    /// A later program has written them.
    Later(u8),
    /// They are nothing that any version writes.
    Garbled,
}

/// Bytes of the version that is written.
fn versioned(content: &impl Serialize) -> Vec<u8> {
    let mut bytes = vec![VERSIONS | VERSION];
    bytes.extend(encode(content));
    bytes
}

/// Reads bytes of any version; `Second` is what version 2 wrote, `First` what was written before there were versions.
fn read<T, Second, First>(bytes: &[u8]) -> Result<T, Unreadable>
where
    T: DeserializeOwned,
    Second: DeserializeOwned + Into<T>,
    First: DeserializeOwned + Into<T>,
{
    const SECOND: u8 = VERSIONS | 2;
    let content = match bytes.split_first() {
        Some((&byte, rest)) if byte == VERSIONS | VERSION => decode(rest),
        Some((&SECOND, rest)) => decode::<Second>(rest).map(Into::into),
        Some((&byte, _)) if byte > VERSIONS | VERSION => return Err(Unreadable::Later(byte & !VERSIONS)),
        _ => decode::<First>(bytes).map(Into::into),
    };
    content.ok_or(Unreadable::Garbled)
}

/// How long answers may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// At the beginning, in milliseconds.
    pub(crate) main: u32,
    /// Added by each own input.
    pub(crate) increment: u32,
}

/// A table as it was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    #[serde(with = "as_json")]
    pub(crate) game: GameId,
    #[serde(with = "as_json")]
    pub(crate) options: Chosen,
    pub(crate) clocks: Option<Clocks>,
    /// Who sits where from the beginning; open seats wait.
    pub(crate) seats: Vec<Sitting>,
    /// Whether it is listed for everybody.
    pub(crate) listed: bool,
    /// A match that it goes on from: the recorded match and the step.
    pub(crate) from: Option<(Vec<u8>, u32)>,
    /// Who has opened it, and may fill and empty its seats.
    pub(crate) host: Option<String>,
}

impl Plan {
    /// Who sits there from the beginning.
    pub(crate) fn people(&self) -> Vec<Guest> {
        self.seats.iter().filter_map(|sitting| sitting.guest.clone()).map(Guest).collect()
    }

    /// How it is kept.
    pub(crate) fn opening(&self, code: Code, created: i64) -> Opening {
        let game = self.game.name().to_owned();
        Opening { code, game, edition: self.game.edition(), created, body: versioned(self) }
    }

    /// Reads the body of an opening.
    pub(crate) fn read(body: &[u8]) -> Result<Plan, Unreadable> {
        let mut plan = read::<Plan, second::Plan, first::Plan>(body)?;
        // Until November 2026 this was a switch.
        if plan.options.take("injury_at_least") == Some(Value::Bool(true)) {
            plan.options.choose("injury_threshold", Value::from("at-least"));
        }
        // An option that no game has is not ignored: the match would be another one.
        if plan.options.is_known() { Ok(plan) } else { Err(Unreadable::Garbled) }
    }
}

/// Everybody who has sat at a match, as far as its journal can be read.
pub(crate) fn people(record: &Record) -> Vec<Guest> {
    let mut people = Plan::read(&record.opening.body).map(|plan| plan.people()).unwrap_or_default();
    let lines = record.entries.iter().filter_map(|entry| Line::read(&entry.body).ok());
    people.extend(lines.filter_map(|line| match line {
        Line::Sat(_, sitting) => sitting.guest.map(Guest),
        Line::Begun(..) | Line::Played(_) | Line::TakenBack(..) | Line::Seats(_) => None,
    }));
    people
}

/// Who sits at a match, as far as its journal can be read, without playing it.
pub(crate) fn seats(record: &Record) -> Vec<Sat> {
    let Ok(Plan { mut seats, .. }) = Plan::read(&record.opening.body) else { return Vec::new() };
    for line in record.entries.iter().map_while(|entry| Line::read(&entry.body).ok()) {
        match line {
            Line::Sat(seat, sitting) => {
                seats.iter_mut().skip(seat.index()).take(1).for_each(|at| *at = sitting.clone())
            }
            Line::Seats(count) => seats.resize_with(usize::from(count), Sitting::open),
            // Nobody changes seats after the deal.
            Line::Begun(..) | Line::Played(_) | Line::TakenBack(..) => break,
        }
    }
    seats.iter().map(Sitting::sat).collect()
}

/// Names instead of places in an enum or a struct: games and options may be added, and a name that this program does not know is
/// not taken for another.
mod as_json {
    use serde::de::{DeserializeOwned, Error as _};
    use serde::ser::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(value: &impl Serialize, serializer: S) -> Result<S::Ok, S::Error> {
        serde_json::to_string(value).map_err(S::Error::custom)?.serialize(serializer)
    }

    pub(super) fn deserialize<'d, T: DeserializeOwned, D: Deserializer<'d>>(deserializer: D) -> Result<T, D::Error> {
        serde_json::from_str(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Somebody in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sitting {
    pub(crate) kind: SeatKind,
    /// Who, if it is a person.
    pub(crate) guest: Option<String>,
    pub(crate) name: String,
    /// A starter's name or a list.
    pub(crate) deck: String,
    /// How fast a bot answers, where it is said.
    pub(crate) tempo: Option<Tempo>,
}

impl Sitting {
    /// Who sits there.
    pub(crate) fn sat(&self) -> Sat {
        Sat { kind: self.kind, guest: self.guest.clone(), name: self.name.clone() }
    }

    /// A seat that nobody has taken.
    pub(crate) fn open() -> Sitting {
        Sitting { kind: SeatKind::Open, guest: None, name: String::new(), deck: String::new(), tempo: None }
    }
}

/// An input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Input {
    pub(crate) by: By,
    /// In postcard.
    pub(crate) parts: Vec<u8>,
}

/// One line of a journal: written at once or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Line {
    /// Somebody sits down or gets up, a bot takes a seat, a seat becomes free.
    Sat(Seat, Sitting),
    /// All seats are taken and the cards are dealt: from this seed, at this time, in milliseconds since 1970 where it is known.
    Begun(Seed, Option<i64>),
    /// Somebody acts, and what follows by itself.
    Played(Played),
    /// An act is taken back.
    TakenBack(Played, Seat),
    /// There are so many seats from now on.
    Seats(u8),
}

impl Line {
    /// How it is kept.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        versioned(self)
    }

    /// Reads the body of an entry. The first two versions have the same shape.
    pub(crate) fn read(body: &[u8]) -> Result<Line, Unreadable> {
        read::<Line, second::Line, second::Line>(body)
    }
}

/// What happened, and how the match stands after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) inputs: Vec<Input>,
    /// The page's number for it, and whose page: the same again has no second effect.
    pub(crate) id: Option<(Seat, u32)>,
    /// The state's hash.
    pub(crate) hash: u64,
    /// Time left to each seat.
    pub(crate) left: Vec<u32>,
}

#[cfg(test)]
mod tests {
    use super::{Line, Plan, Sitting, Unreadable, VERSION, VERSIONS, first, second};
    use crate::storage::Code;
    use games::{Chosen, GameId};
    use kernel::{Seat, encode};

    fn plan() -> Plan {
        let mut options = Chosen::default();
        options.choose("rounds", 3.into());
        options.choose("any_colour", true.into());
        let seats = vec![Sitting { kind: wire::SeatKind::Person, guest: Some("ada".to_owned()), ..Sitting::open() }];
        Plan {
            game: GameId::ALL[0],
            options,
            clocks: None,
            seats,
            listed: true,
            from: None,
            host: Some("ada".to_owned()),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let bytes = plan().opening(Code("A".into()), 0).body;
        assert_eq!(bytes[0], VERSIONS | VERSION);
        assert_eq!(Plan::read(&bytes), Ok(plan()));
        let line = Line::Sat(Seat::FIRST, Sitting::open());
        assert_eq!(Line::read(&line.to_bytes()), Ok(line));
    }

    #[test]
    fn what_was_written_without_a_version_is_read() {
        for &game in GameId::ALL.iter().filter(|game| first::place(**game).is_some()) {
            let first = first::Plan::of(&Plan { game, ..plan() });
            assert_eq!(Plan::read(&encode(&first)), Ok(Plan { game, ..plan() }));
        }
        for line in earlier_lines() {
            assert_eq!(Line::read(&encode(&line)), Ok(line.into()));
        }
    }

    fn earlier_lines() -> [second::Line; 2] {
        let open = second::Line::of(&Line::Sat(Seat::FIRST, Sitting::open()));
        let begun = second::Line::of(&Line::Begun(kernel::Seed::from_number(5), None));
        [open, begun].map(|line| line.expect("there were such lines"))
    }

    #[test]
    fn what_was_written_as_version_2_is_read() {
        let written = |content: Vec<u8>| [&[VERSIONS | 2], &content[..]].concat();
        let second = second::Plan::of(&plan());
        assert_eq!(Plan::read(&written(encode(&second))), Ok(plan()));
        for line in earlier_lines() {
            assert_eq!(Line::read(&written(encode(&line))), Ok(line.into()));
        }
    }

    #[test]
    fn what_was_a_switch_is_read_as_the_choice_that_it_is_now() {
        let mut before = plan();
        before.options = Chosen::default();
        before.options.choose("injury_at_least", true.into());
        let after = Plan::read(&before.opening(Code("A".into()), 0).body).unwrap();
        assert_eq!(after.options.one("injury_threshold"), Some("at-least"));
    }

    #[test]
    fn what_a_later_program_writes_is_told_from_garbage() {
        let mut later = plan().opening(Code("A".into()), 0).body;
        later[0] += 1;
        assert_eq!(Plan::read(&later), Err(Unreadable::Later(VERSION + 1)));
        assert_eq!(Line::read(&later), Err(Unreadable::Later(VERSION + 1)));
        for garbled in [&[][..], &[9], &[VERSIONS | VERSION], &[VERSIONS | VERSION, 1, 2]] {
            assert_eq!(Plan::read(garbled), Err(Unreadable::Garbled));
            assert_eq!(Line::read(garbled), Err(Unreadable::Garbled));
        }
    }

    #[test]
    fn an_option_that_this_program_does_not_know_is_not_ignored() {
        let bytes = plan().opening(Code("A".into()), 0).body;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert!(text.contains("\"rounds\":3"), "{text}");
        let altered: Vec<u8> = bytes
            .windows(6)
            .position(|it| it == b"rounds")
            .map_or(Vec::new(), |at| [&bytes[..at], b"rouNds", &bytes[at + 6..]].concat());
        assert_eq!(Plan::read(&altered), Err(Unreadable::Garbled));
    }
}
