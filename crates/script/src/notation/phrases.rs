//! Phrases, and the small pieces that every reader is made of.

use kernel::scenario::{Line, Misread, Problem, Trouble, Words, lines};

/// What a reader gives: what it has read, or the word that it could not read.
pub type Read<T> = Result<T, Misread>;

/// Fixed phrases and what they mean: read and written from the same list.
///
/// ```
/// use script::notation::{Phrases, phrase, text};
/// const PLACES: &Phrases<u8> = &[("hand", 1), ("mana", 2), ("mana zone", 3), ("palm", 1)];
/// let lines = kernel::scenario::lines("mana zone hand").unwrap();
/// let mut words = lines[0].words();
/// assert_eq!((phrase(&mut words, PLACES), phrase(&mut words, PLACES)), (Some(3), Some(1)));
/// assert_eq!(text(PLACES, &1), Some("hand"));
/// ```
pub type Phrases<T> = [(&'static str, T)];

/// Reads the longest phrase that comes next, if one does.
pub fn phrase<T: Clone>(words: &mut Words<'_>, phrases: &Phrases<T>) -> Option<T> {
    let comes = |text: &str| words.clone().eat(text);
    let longest = phrases.iter().filter(|(text, _)| comes(text)).max_by_key(|(text, _)| text.split(' ').count());
    let (text, meaning) = longest?;
    words.eat(text);
    Some(meaning.clone())
}

/// The first phrase for a meaning; later ones are read only.
pub fn text<T: PartialEq>(phrases: &Phrases<T>, meaning: &T) -> Option<&'static str> {
    phrases.iter().find(|(_, other)| other == meaning).map(|(text, _)| *text)
}

/// Reads these words; nothing else will do.
pub fn expect(words: &mut Words<'_>, text: &str) -> Read<()> {
    if words.eat(text) { Ok(()) } else { Err(words.expected(&format!("'{text}'"))) }
}

/// Says what was expected at `start`, if reading failed there already; what failed further on knows better.
pub fn at_first(start: &Words<'_>, what: &str) -> impl FnOnce(Misread) -> Misread {
    let expected = start.expected(what);
    move |misread| if misread.span == expected.span { expected } else { misread }
}

/// Reads text in quotes, or in braces where it has quotes in it.
pub fn read_quoted(words: &mut Words<'_>) -> Read<String> {
    let start = words.clone();
    let text = match words.raw() {
        Some((text, _)) => text,
        None => words.text()?,
    };
    if text.contains('\n') { Err(start.expected("text that ends on its line")) } else { Ok(text.to_owned()) }
}

/// Whether text in quotes or in braces comes next.
pub fn at_quoted(words: &Words<'_>) -> bool {
    let mut ahead = words.clone();
    ahead.raw().is_some() || ahead.text().is_ok()
}

/// Text in quotes, or in braces if there are quotes in it.
pub fn quoted(text: &str) -> String {
    if text.contains('"') { format!("{{{text}}}") } else { format!("\"{text}\"") }
}

/// Reads what fills a line.
pub fn whole_line<T>(line: &Line<'_>, read: impl FnOnce(&mut Words<'_>) -> Read<T>) -> Read<T> {
    let mut words = line.words();
    let whole = read(&mut words)?;
    words.finish()?;
    Ok(whole)
}

/// Reads a text that is one line, which may be broken inside brackets only: `what` it is.
pub fn read_line<T>(text: &str, what: &str, read: impl FnOnce(&mut Words<'_>) -> Read<T>) -> Result<T, Problem> {
    let lines = lines(text)?;
    match lines.as_slice() {
        [line] => Ok(whole_line(line, read)?),
        [] => Err(Problem::new(Trouble::Syntax, 0..0, format!("expected {what}, found nothing"))),
        [_, second, ..] => {
            let message = format!("{what} goes on inside brackets only");
            Err(Problem::new(Trouble::Syntax, second.words().here(), message))
        }
    }
}
