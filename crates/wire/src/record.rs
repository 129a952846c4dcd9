//! A whole match, moment by moment, as one viewer saw it: for pages that show it again.
//!
//! Neighbouring tables are nearly alike, so only the first is told whole and the others by what changed: a match of 500 inputs is
//! some tens of kilobytes then, and a page has every moment at hand.

use crate::{Event, SeatKind, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

/// Somebody who sat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Sat {
    /// The name.
    pub name: String,
    /// Who it was.
    pub kind: SeatKind,
}

/// Some moments of a match: a thousand at most, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Record {
    /// The game, by the id that `/api/games` tells.
    pub game: String,
    /// Who sat there; the page has names for seats where nobody knows.
    pub seats: Vec<Sat>,
    /// Through whose eyes; none for a spectator's.
    pub eyes: Option<u8>,
    /// Whether it is over, so that it can be seen through all eyes and played on.
    pub over: bool,
    /// How many inputs the match has.
    pub steps: u32,
    /// How many inputs came before these moments.
    pub from: u32,
    /// The table after those.
    pub first: Table,
    /// What each further input changed at the table.
    #[ts(type = "unknown[]")]
    pub changes: Vec<Value>,
    /// What happened with these inputs; in the first part, from the deal on.
    pub events: Vec<Event>,
}

/// Under this key stands how long a list has become.
const LENGTH: &str = "#";

/// Under this key stand the fields that are gone.
const GONE: &str = "-";

/// What makes one value of another: `[new]` in the place of the old, or changes by field or by place in a list; under `#` how long
/// the list is now, under `-` which fields are gone. An empty object changes nothing.
pub fn change(before: &Value, after: &Value) -> Value {
    let mut changes = Map::new();
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for (name, new) in after {
                note(&mut changes, name.clone(), before.get(name), new);
            }
            let gone: Vec<Value> =
                before.keys().filter(|name| !after.contains_key(*name)).cloned().map(Value::from).collect();
            if !gone.is_empty() {
                changes.insert(GONE.to_owned(), Value::from(gone));
            }
        }
        (Value::Array(before), Value::Array(after)) => {
            for (place, new) in after.iter().enumerate() {
                note(&mut changes, place.to_string(), before.get(place), new);
            }
            if before.len() != after.len() {
                changes.insert(LENGTH.to_owned(), Value::from(after.len()));
            }
        }
        _ if before == after => {}
        _ => return Value::Array(vec![after.clone()]),
    }
    Value::Object(changes)
}

fn note(changes: &mut Map<String, Value>, at: String, before: Option<&Value>, after: &Value) {
    match before {
        Some(before) if before == after => {}
        Some(before) => drop(changes.insert(at, change(before, after))),
        None => drop(changes.insert(at, Value::Array(vec![after.clone()]))),
    }
}

/// The value that a change makes of another. The page has the same in TypeScript; here it is for tests and programs.
///
/// ```
/// use serde_json::json;
/// let (before, after) = (json!({"a": [1, {"b": 2}], "c": 3}), json!({"a": [1, {"b": 4}, 5], "d": null}));
/// let change = wire::change(&before, &after);
/// assert_eq!(change, json!({"a": {"1": {"b": [4]}, "2": [5], "#": 3}, "d": [null], "-": ["c"]}));
/// assert_eq!(wire::changed(&before, &change), after);
/// ```
pub fn changed(before: &Value, change: &Value) -> Value {
    let Value::Object(changes) = change else {
        return change.get(0).cloned().unwrap_or_default();
    };
    let mut after = before.clone();
    match &mut after {
        Value::Object(fields) => {
            for (name, change) in changes.iter().filter(|(name, _)| *name != GONE) {
                let new = changed(fields.get(name).unwrap_or(&Value::Null), change);
                fields.insert(name.clone(), new);
            }
            for name in changes.get(GONE).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str) {
                fields.remove(name);
            }
        }
        Value::Array(places) => {
            let length = changes.get(LENGTH).and_then(Value::as_u64).map_or(places.len(), |length| length as usize);
            places.resize(length, Value::Null);
            for (place, change) in
                changes.iter().filter_map(|(name, change)| Some((name.parse::<usize>().ok()?, change)))
            {
                if let Some(value) = places.get_mut(place) {
                    *value = changed(value, change);
                }
            }
        }
        _ => {}
    }
    after
}
