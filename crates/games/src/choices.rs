//! How a match can be played: what each game lets people choose, and what they chose.

use crate::{GameId, Offered, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use words::Line;

/// What may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// Off or on; off where nothing is said.
    Switch,
    /// A number.
    Number {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
        /// Where nothing is said.
        usual: u32,
    },
    /// One of these, each with the message that names it; the first where nothing is said.
    One(&'static [(&'static str, &'static str)]),
}

/// Where a choice has a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// In every game.
    Game,
    /// Only in a whole match.
    Match,
}

/// Something that a game lets people choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name for programs.
    pub id: &'static str,
    /// What may be chosen.
    pub kind: ChoiceKind,
    /// Where it has a meaning.
    pub scope: Scope,
    /// The message that names it for people.
    pub label: &'static str,
}

impl Choice {
    /// Its name for people.
    pub fn label(&self) -> Line {
        Line::new(self.label)
    }

    /// What is wrong with a value; nothing, if it may be chosen.
    fn refuses(&self, value: &Value) -> bool {
        match (self.kind, value) {
            (ChoiceKind::Switch, Value::Bool(_)) => false,
            (ChoiceKind::Number { least, most, .. }, Value::Number(number)) => {
                !number.as_u64().is_some_and(|number| (u64::from(least)..=u64::from(most)).contains(&number))
            }
            (ChoiceKind::One(values), Value::String(name)) => !values.iter().any(|(id, _)| id == name),
            _ => true,
        }
    }

    /// What may be chosen, in a line for programs.
    pub fn values(&self) -> String {
        match self.kind {
            ChoiceKind::Switch => "true, false".to_owned(),
            ChoiceKind::Number { least, most, .. } => format!("{least}–{most}"),
            ChoiceKind::One(values) => values.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", "),
        }
    }

    /// A value as it is typed; one that cannot be read stays what it is and is refused later.
    pub fn read(&self, text: &str) -> Value {
        match self.kind {
            ChoiceKind::Switch => text.parse().map(Value::Bool).unwrap_or_else(|_| Value::from(text)),
            ChoiceKind::Number { .. } => text.parse::<u32>().map(Value::from).unwrap_or_else(|_| Value::from(text)),
            ChoiceKind::One(_) => Value::from(text),
        }
    }
}

/// What is wrong with a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadChoice {
    /// The game has no such choice.
    Unknown(String),
    /// It may not be chosen so: what was said, and what may be.
    Value(&'static str, String, String),
}

impl BadChoice {
    /// In words.
    pub fn line(&self) -> Line {
        match self {
            BadChoice::Unknown(id) => Line::new("option-unknown").with("option", id.as_str()),
            BadChoice::Value(id, value, values) => Line::new("option-value")
                .with("option", *id)
                .with("value", value.as_str())
                .with("values", values.as_str()),
        }
    }
}

/// What was chosen, by name. It may be wrong until it was checked for a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Chosen(BTreeMap<String, Value>);

impl<'d> Deserialize<'d> for Chosen {
    /// What is said to be nothing is not said.
    fn deserialize<D: Deserializer<'d>>(deserializer: D) -> Result<Chosen, D::Error> {
        let said = BTreeMap::<String, Option<Value>>::deserialize(deserializer)?;
        Ok(said.into_iter().filter_map(|(id, value)| Some((id, value?))).collect())
    }
}

impl FromIterator<(String, Value)> for Chosen {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(said: I) -> Chosen {
        // A value that is one of several names may be said as a number: the best of 3.
        let named = |id: &str, value: Value| match value {
            Value::Number(number) if names_values(id) => Value::String(number.to_string()),
            other => other,
        };
        Chosen(said.into_iter().map(|(id, value)| (id.clone(), named(&id, value))).collect())
    }
}

/// Every choice of every game.
fn all() -> impl Iterator<Item = &'static Choice> {
    struct Choices;
    impl Visitor for Choices {
        type Out = &'static [Choice];
        fn visit<R: Offered>(self) -> Self::Out {
            R::choices()
        }
    }
    GameId::ALL.iter().flat_map(|game| game.visit(Choices))
}

fn names_values(id: &str) -> bool {
    all().any(|choice| choice.id == id && matches!(choice.kind, ChoiceKind::One(_)))
}

impl Chosen {
    /// Puts a choice in.
    pub fn choose(&mut self, id: &str, value: Value) {
        self.0.insert(id.to_owned(), value);
    }

    /// Takes a choice out.
    pub fn take(&mut self, id: &str) -> Option<Value> {
        self.0.remove(id)
    }

    /// The names of what was chosen.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Whether every name is one that some game has.
    pub fn is_known(&self) -> bool {
        self.ids().all(|id| all().any(|choice| choice.id == id))
    }

    /// Whether it can be played so.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn check<R: Offered>(&self) -> Result<(), Vec<BadChoice>> {
        let wrong = |(id, value): (&String, &Value)| match R::choices().iter().find(|choice| choice.id == id) {
            None => Some(BadChoice::Unknown(id.clone())),
            Some(choice) if choice.refuses(value) => {
                let said = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                Some(BadChoice::Value(choice.id, said, choice.values()))
            }
            Some(_) => None,
        };
        let faults: Vec<BadChoice> = self.0.iter().filter_map(wrong).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Whether a switch is on.
    pub fn is_on(&self, id: &str) -> bool {
        self.0.get(id) == Some(&Value::Bool(true))
    }

    /// A number, if one was chosen.
    pub fn number<N: TryFrom<u64>>(&self, id: &str) -> Option<N> {
        self.0.get(id)?.as_u64().and_then(|number| N::try_from(number).ok())
    }

    /// One of several names, if one was chosen.
    pub fn one(&self, id: &str) -> Option<&str> {
        self.0.get(id)?.as_str()
    }
}
