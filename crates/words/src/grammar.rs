//! How languages put words together, whatever the game: lists, articles, endings. What things are called stands with each
//! game.

pub(crate) mod chinese;
pub(crate) mod english;
pub(crate) mod italian;
pub(crate) mod japanese;

/// "a, b or c".
pub(crate) fn list<T: AsRef<str>>(items: &[T], joint: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} {joint} {last}", first.join(", ")),
    }
}

/// With a capital letter at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// With a full stop, unless it has one.
pub(crate) fn stop(text: &str) -> String {
    if text.ends_with(['.', '”']) { text.to_owned() } else { format!("{text}.") }
}

/// A number, with a minus sign that is not a hyphen.
pub(crate) fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// A number with its sign.
pub(crate) fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

/// Steps that a player may do or not: what they do themselves, or else the first; the first that follows from it; the
/// rest. A step that says itself that it follows ("if you do") begins the rest.
pub(crate) fn optional<S, C>(
    steps: &[S],
    follows: impl Fn(&S) -> bool,
    tell: impl Fn(&S) -> C,
    is_own: impl Fn(&C) -> bool,
) -> (Vec<C>, Option<C>, &[S]) {
    let (mut own, mut rest) = (Vec::new(), steps);
    while let Some((step, others)) = rest.split_first() {
        if !own.is_empty() && follows(step) {
            break;
        }
        rest = others;
        let clause = tell(step);
        if !own.is_empty() && !is_own(&clause) {
            return (own, Some(clause), rest);
        }
        own.push(clause);
    }
    (own, None, rest)
}
