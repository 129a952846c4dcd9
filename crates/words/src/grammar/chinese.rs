//! Chinese.

/// With a space wherever Chinese meets Latin letters or numbers; marks stand close.
pub(crate) fn spaced(text: &str) -> String {
    let is_latin = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '+' | '−' | '{' | '}');
    let is_han = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let mut spaced = String::with_capacity(text.len());
    let mut before = ' ';
    for letter in text.chars() {
        if is_han(before) && is_latin(letter) || is_latin(before) && is_han(letter) {
            spaced.push(' ');
        }
        spaced.push(letter);
        before = letter;
    }
    spaced
}
