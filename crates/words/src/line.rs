//! Messages before they are said in a language.

use crate::Lang;
use kernel::Seat;
use std::sync::Arc;

/// A message: its key and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The Fluent key.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The code of the card that it names, where that is all it does.
    pub card: Option<String>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that is the same in every language.
    Text(String),
    /// A printed name.
    Name(Name),
    /// What a card does, printed in the language.
    Effect(Effect),
    /// A player: said by name, with `<name>_is` = `you` or `other` beside it.
    Seat(Seat),
    /// Another message.
    Line(Box<Line>),
    /// Several messages in a row.
    Lines(Vec<Line>),
}

/// What a card does, as data of its game, which prints it in any language.
pub trait Print: std::fmt::Debug + Send + Sync {
    /// In this language.
    fn printed(&self, lang: Lang) -> String;
}

/// What a card does, printed when it is said.
#[derive(Clone, Debug)]
pub struct Effect(Arc<dyn Print>);

impl Effect {
    /// What this prints.
    pub fn new(effect: impl Print + 'static) -> Effect {
        Effect(Arc::new(effect))
    }

    /// In this language.
    pub fn printed(&self, lang: Lang) -> String {
        self.0.printed(lang)
    }
}

/// What reads alike is alike: printers say different things of what does different things.
impl PartialEq for Effect {
    fn eq(&self, other: &Effect) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.printed(Lang::En) == other.printed(Lang::En)
    }
}

impl Eq for Effect {}

/// A name as the editions print it. Where Italian has no edition of its own, it reads the English one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In Japanese, where there is such an edition.
    pub ja: Option<String>,
    /// In Traditional Chinese, where there is such an edition.
    pub zh_hant: Option<String>,
    /// In Italian, where there is such an edition.
    pub it: Option<String>,
}

impl Line {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Line {
        Line { key, args: Vec::new(), card: None }
    }

    /// As the name of a card with this code.
    pub fn naming(self, code: impl ToString) -> Line {
        Line { card: Some(code.to_string()), ..self }
    }

    /// The first player that it speaks of.
    pub fn player(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None })
    }

    /// The codes of all cards that it names.
    pub fn cards(&self) -> Vec<&str> {
        let within = self.args.iter().flat_map(|(_, arg)| match arg {
            Arg::Line(line) => line.cards(),
            Arg::Lines(lines) => lines.iter().flat_map(Line::cards).collect(),
            Arg::Number(_) | Arg::Text(_) | Arg::Name(_) | Arg::Effect(_) | Arg::Seat(_) => Vec::new(),
        });
        self.card.as_deref().into_iter().chain(within).collect()
    }

    /// With an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Line {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Arg {
        Arg::Line(Box::new(line))
    }
}

impl From<Vec<Line>> for Arg {
    fn from(lines: Vec<Line>) -> Arg {
        Arg::Lines(lines)
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Arg {
        Arg::Name(name)
    }
}

impl From<Effect> for Arg {
    fn from(effect: Effect) -> Arg {
        Arg::Effect(effect)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}

numbers!(u8, u16, u32, i16, i32, i64);

/// Who sits where, and who is spoken to.
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
}

impl Names {
    /// These names, seat by seat.
    pub fn new(names: Vec<String>, you: Option<Seat>) -> Names {
        Names { names, you }
    }

    /// `s0`, `s1`, …: for those who have no names.
    pub fn numbered(seats: u8) -> Names {
        Names { names: (0..seats).map(|seat| format!("s{seat}")).collect(), you: None }
    }

    /// The seat's name.
    pub fn of(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("s{}", seat.number()))
    }

    /// Whether the seat is the one spoken to.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}
