//! A table on the wire: the structs of [`table`] with JSON for what is sent back and [`Text`]s for what is read.

use serde::Serialize;
use serde_json::Value;
use words::{Line, Text, Voice};

/// A table for one viewer in one language.
pub type Table = table::Table<Value, Text>;
/// An answer that you may give.
pub type Answer = table::Answer<Value, Text>;
/// Something that happened, as you saw it.
pub type Event = table::Event<Text>;

/// What is sent back for an action.
fn sent(action: impl Serialize) -> Value {
    let sent = serde_json::to_value(action);
    debug_assert!(sent.is_ok(), "{sent:?}");
    sent.unwrap_or_default()
}

/// A drawn table for those who read this voice's language.
pub fn spoken<A: Serialize>(table: table::Table<A>, voice: &Voice) -> Table {
    table.map(&sent, &|line: Line| Text::of(&line, voice))
}

/// An answer for those who read this voice's language.
pub fn spoken_answer<A: Serialize>(answer: table::Answer<A>, voice: &Voice) -> Answer {
    answer.map(&sent, &|line: Line| Text::of(&line, voice))
}

/// An event for those who read this voice's language.
pub fn spoken_event(event: table::Event, voice: &Voice) -> Event {
    event.map(&|line: Line| Text::of(&line, voice))
}
