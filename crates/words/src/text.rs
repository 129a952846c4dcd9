//! Words on the wire: a key and its arguments.

use crate::{Line, Voice};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Something for people to read: a Fluent key and what goes into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Text {
    /// The key.
    #[ts(type = "string")]
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// An argument of a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that needs no translation any more.
    Text(String),
    /// A player: said by name, with `<argument>_is` = `you` or `other` beside it.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// Another text.
    Line {
        /// The text.
        line: Box<Text>,
    },
    /// Several in a row, with the language's comma.
    Lines {
        /// The texts.
        lines: Vec<Text>,
    },
}

impl Text {
    /// A line for those who read this voice's language.
    pub fn of(line: &Line, voice: &Voice) -> Text {
        let arg = |arg: &crate::Arg| match arg {
            crate::Arg::Number(number) => Arg::Number(*number),
            crate::Arg::Text(text) => Arg::Text(text.clone()),
            crate::Arg::Name(name) => Arg::Text(voice.name(name)),
            crate::Arg::Effect(effect) => Arg::Text(voice.printed(effect)),
            crate::Arg::Seat(seat) => Arg::Seat { seat: seat.number() },
            crate::Arg::Line(line) => Arg::Line { line: Box::new(Text::of(line, voice)) },
            crate::Arg::Lines(lines) => Arg::Lines { lines: Text::all(lines, voice) },
        };
        let args = line.args.iter().map(|(name, value)| (Cow::Borrowed(*name), arg(value))).collect();
        Text { key: Cow::Borrowed(line.key), args }
    }

    /// Several lines.
    pub fn all(lines: &[Line], voice: &Voice) -> Vec<Text> {
        lines.iter().map(|line| Text::of(line, voice)).collect()
    }

    /// A text without arguments.
    pub fn plain(key: &'static str) -> Text {
        Text { key: Cow::Borrowed(key), args: BTreeMap::new() }
    }

    /// With a number.
    pub fn with(mut self, name: &'static str, number: i64) -> Text {
        self.args.insert(Cow::Borrowed(name), Arg::Number(number));
        self
    }
}
