//! Words with their places: what a game's vocabulary reads from.

use super::{Problem, Trouble};
use crate::{By, Seat};
use std::cell::Cell;
use std::ops::Range;
use winnow::ascii::{line_ending, space1};
use winnow::combinator::{alt, cut_err, delimited, eof, not, preceded, repeat, terminated};
use winnow::error::{ContextError, ErrMode, StrContext};
use winnow::prelude::*;
use winnow::stream::LocatingSlice;
use winnow::token::{one_of, take_till, take_while};

/// A piece of text and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token<'s> {
    /// Where it stands.
    pub span: Range<usize>,
    /// What it is.
    pub kind: TokenKind<'s>,
}

/// The kinds of token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenKind<'s> {
    /// A word, number, card or clause: letters, digits and `- + . _ / ! ' ?`.
    Word(&'s str),
    /// Text in double quotes.
    Text(&'s str),
    /// Text in braces, unread: made-up cards in a game's own notation.
    Raw(&'s str),
    /// One of `[ ] ( ) , ; : =`.
    Mark(char),
    /// The end of a line.
    Newline,
}

impl std::fmt::Display for TokenKind<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TokenKind::Word(word) => write!(f, "'{word}'"),
            TokenKind::Text(text) => write!(f, "\"{text}\""),
            TokenKind::Raw(_) => f.write_str("{…}"),
            TokenKind::Mark(mark) => write!(f, "'{mark}'"),
            TokenKind::Newline => f.write_str("the end of the line"),
        }
    }
}

type Input<'s> = LocatingSlice<&'s str>;

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || "-+._/!'?".contains(letter)
}

/// Everything up to the brace that closes one already open. A counter, not a recursion: depth is the writer's to choose.
fn balanced<'s>(input: &mut Input<'s>) -> ModalResult<&'s str> {
    let depth = Cell::new(0usize);
    let inside = |letter: char| {
        match letter {
            '{' => depth.set(depth.get() + 1),
            '}' if depth.get() == 0 => return false,
            '}' => depth.set(depth.get() - 1),
            _ => {}
        }
        true
    };
    take_while(0.., inside).parse_next(input)
}

fn kind<'s>(input: &mut Input<'s>) -> ModalResult<TokenKind<'s>> {
    let text = delimited('"', take_till(0.., ['"', '\n']), cut_err('"').context(StrContext::Label("closing quote")));
    let raw = delimited('{', balanced, cut_err('}').context(StrContext::Label("closing brace")));
    alt((
        line_ending.value(TokenKind::Newline),
        text.map(TokenKind::Text),
        raw.map(TokenKind::Raw),
        take_while(1.., is_word).map(TokenKind::Word),
        one_of(['[', ']', '(', ')', ',', ';', ':', '=']).map(TokenKind::Mark),
    ))
    .parse_next(input)
}

fn blank(input: &mut Input<'_>) -> ModalResult<()> {
    let comment = ('#', take_till(0.., ['\n', '\r'])).void();
    repeat(0.., alt((space1.void(), comment))).parse_next(input)
}

/// Cuts a text into tokens.
pub(super) fn tokens(source: &str) -> Result<Vec<Token<'_>>, Problem> {
    let mut input = LocatingSlice::new(source);
    let token = preceded(blank, kind.with_span()).map(|(kind, span)| Token { span, kind });
    let all = terminated(repeat(0.., preceded(not((blank, eof)), token)), (blank, eof));
    let mut all = all.context(StrContext::Label("token"));
    let result: ModalResult<Vec<Token<'_>>> = all.parse_next(&mut input);
    result.map_err(|error| {
        let at = winnow::stream::Location::current_token_start(&input);
        let labels = |error: &ContextError| error.context().map(|c| c.to_string()).next().unwrap_or_default();
        let next = source.get(at..).unwrap_or_default();
        let blank = next.len() - next.trim_start_matches([' ', '\t']).len();
        let letter = next.get(blank..).and_then(|rest| rest.chars().next());
        let (start, message) = match &error {
            ErrMode::Cut(error) if labels(error).contains("quote") => (at, "this text has no closing quote".to_owned()),
            ErrMode::Cut(error) if labels(error).contains("brace") => (at, "this brace is never closed".to_owned()),
            _ => (at + blank, format!("'{}' has no meaning here", letter.unwrap_or(' '))),
        };
        let end = start + source.get(start..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        Problem::new(Trouble::Syntax, start..end, message)
    })
}

/// Brackets inside brackets that a text may have. Readers go down one call for each; text must never exhaust the stack.
const DEEPEST: usize = 64;

/// A line of a text in another notation than scenarios: up to a line end that is in no bracket.
#[derive(Clone, Debug)]
pub struct Line<'s> {
    tokens: Vec<Token<'s>>,
    end: usize,
}

impl Line<'_> {
    /// Its words, to be read.
    pub fn words(&self) -> Words<'_> {
        Words::new(&self.tokens, self.end)
    }
}

/// Cuts a text into lines of words, for a game's own notation. Empty lines and comments are left out.
///
/// ```
/// let lines = kernel::scenario::lines("draws 2 # a comment\n\nplays [R5,\n  B4]").unwrap();
/// let [first, second] = lines.as_slice() else { panic!() };
/// let mut words = first.words();
/// assert!(words.eat("draws"));
/// assert_eq!(words.number::<u8>(), Ok(2));
/// assert_eq!(words.finish(), Ok(()));
/// assert!(second.words().eat("plays"));
/// assert_eq!(kernel::scenario::lines("draws (2").unwrap_err().place("draws (2"), (1, 7));
/// ```
pub fn lines(source: &str) -> Result<Vec<Line<'_>>, Problem> {
    let mut lines = Vec::new();
    let mut line = Line { tokens: Vec::new(), end: 0 };
    let mut open: Vec<Range<usize>> = Vec::new();
    let refuse = |span: &Range<usize>, message: &str| Err(Problem::new(Trouble::Syntax, span.clone(), message));
    for token in tokens(source)? {
        match token.kind {
            TokenKind::Newline if !open.is_empty() => continue,
            TokenKind::Newline => {
                let line = std::mem::replace(&mut line, Line { tokens: Vec::new(), end: 0 });
                lines.extend(Some(line).filter(|line| !line.tokens.is_empty()));
                continue;
            }
            TokenKind::Mark('[' | '(') if open.len() == DEEPEST => {
                return refuse(&token.span, "brackets are nested too deeply here");
            }
            TokenKind::Mark('[' | '(') => open.push(token.span.clone()),
            TokenKind::Mark(']' | ')') if open.pop().is_none() => {
                return refuse(&token.span, "this bracket closes nothing");
            }
            _ => {}
        }
        line.end = token.span.end;
        line.tokens.push(token);
    }
    if let Some(span) = open.last() {
        return refuse(span, "a bracket opened here is never closed");
    }
    lines.extend(Some(line).filter(|line| !line.tokens.is_empty()));
    Ok(lines)
}

/// A word that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// Whether the word is unknown or out of place.
    pub trouble: Trouble,
    /// Where it stands.
    pub span: Range<usize>,
    /// What was expected.
    pub message: String,
}

impl From<Misread> for Problem {
    fn from(misread: Misread) -> Problem {
        Problem::new(misread.trouble, misread.span, misread.message)
    }
}

/// What follows the first.
const ORDINALS: [&str; 11] =
    ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"];

/// A copy of a card, counted from 0, as [`Words::copy`] reads it: `X`, `second X`.
///
/// ```
/// assert_eq!(kernel::scenario::copy_of(0, "X"), "X");
/// assert_eq!(kernel::scenario::copy_of(1, "X"), "second X");
/// assert_eq!(kernel::scenario::copy_of(12, "X"), "13th X");
/// ```
pub fn copy_of(nth: usize, card: &str) -> String {
    match nth.checked_sub(1) {
        None => card.to_owned(),
        Some(place) => match ORDINALS.get(place) {
            Some(ordinal) => format!("{ordinal} {card}"),
            None => format!("{}th {card}", nth + 1),
        },
    }
}

/// A phrase being read from left to right.
#[derive(Clone, Debug)]
pub struct Words<'t> {
    tokens: &'t [Token<'t>],
    end: usize,
}

impl<'t> Words<'t> {
    pub(super) fn new(tokens: &'t [Token<'t>], end: usize) -> Words<'t> {
        Words { tokens, end }
    }

    /// Whether everything has been read.
    pub fn is_done(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Where the next token stands.
    pub fn here(&self) -> Range<usize> {
        self.tokens.first().map_or(self.end..self.end, |token| token.span.clone())
    }

    fn found(&self) -> String {
        self.tokens.first().map_or("the end of the phrase".to_owned(), |token| token.kind.to_string())
    }

    /// Something else was expected here.
    pub fn expected(&self, what: &str) -> Misread {
        let message = format!("expected {what}, found {}", self.found());
        Misread { trouble: Trouble::Syntax, span: self.here(), message }
    }

    /// The next word is not one the game knows.
    pub fn unknown(&self, what: &str) -> Misread {
        Misread { trouble: Trouble::Unknown, span: self.here(), message: format!("{} is not {what}", self.found()) }
    }

    fn skip(&mut self) {
        self.tokens = self.tokens.get(1..).unwrap_or(&[]);
    }

    /// The next word, if it is one; stays before it.
    pub fn peek(&self) -> Option<&'t str> {
        match self.tokens.first()?.kind {
            TokenKind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Reads a word.
    pub fn word(&mut self, what: &str) -> Result<&'t str, Misread> {
        let word = self.peek().ok_or_else(|| self.expected(what))?;
        self.skip();
        Ok(word)
    }

    /// Reads a word that `read` knows.
    pub fn known<T>(&mut self, what: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Misread> {
        let word = self.peek().ok_or_else(|| self.expected(what))?;
        let value = read(word).ok_or_else(|| self.unknown(what))?;
        self.skip();
        Ok(value)
    }

    /// Reads a number, perhaps with a sign.
    pub fn number<N: std::str::FromStr>(&mut self) -> Result<N, Misread> {
        let word = self.peek().ok_or_else(|| self.expected("a number"))?;
        let number = word.parse().map_err(|_| self.expected("a number"))?;
        self.skip();
        Ok(number)
    }

    /// Reads text in quotes.
    pub fn text(&mut self) -> Result<&'t str, Misread> {
        match self.tokens.first().map(|token| &token.kind) {
            Some(&TokenKind::Text(text)) => {
                self.skip();
                Ok(text)
            }
            _ => Err(self.expected("text in quotes")),
        }
    }

    /// Reads text in braces, with its place.
    pub fn raw(&mut self) -> Option<(&'t str, Range<usize>)> {
        match self.tokens.first() {
            Some(Token { kind: TokenKind::Raw(text), span }) => {
                let found = (*text, span.clone());
                self.skip();
                Some(found)
            }
            _ => None,
        }
    }

    /// Reads these words if all of them come next.
    pub fn eat(&mut self, words: &str) -> bool {
        let mut ahead = self.clone();
        for word in words.split(' ') {
            if ahead.peek() != Some(word) {
                return false;
            }
            ahead.skip();
        }
        *self = ahead;
        true
    }

    /// Reads which copy of a card is meant, from 0: `second X`, `13th X`, or without more the first.
    pub fn copy(&mut self) -> usize {
        let ordinal = |word: &str| match ORDINALS.iter().position(|ordinal| *ordinal == word) {
            Some(place) => Some(place + 1),
            None => word.strip_suffix("th")?.parse::<usize>().ok()?.checked_sub(1),
        };
        self.known("a copy", ordinal).unwrap_or(0)
    }

    /// Reads a mark if it comes next.
    pub fn eat_mark(&mut self, mark: char) -> bool {
        let comes = self.at_mark(mark);
        if comes {
            self.skip();
        }
        comes
    }

    /// Whether a mark comes next.
    pub fn at_mark(&self, mark: char) -> bool {
        self.tokens.first().is_some_and(|token| token.kind == TokenKind::Mark(mark))
    }

    /// Reads a mark.
    pub fn mark(&mut self, mark: char) -> Result<(), Misread> {
        if self.eat_mark(mark) { Ok(()) } else { Err(self.expected(&format!("'{mark}'"))) }
    }

    /// Reads `[item, item, …]`.
    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Result<T, Misread>) -> Result<Vec<T>, Misread> {
        self.mark('[')?;
        let mut items = Vec::new();
        while !self.eat_mark(']') {
            if !items.is_empty() {
                self.mark(',')?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// Reads a seat: `s0` counts from zero, `p1` from one.
    pub fn seat(&mut self) -> Result<Seat, Misread> {
        self.known("a seat (s0, s1, … or p1, p2, …)", |word| {
            let (letter, number) = word.split_at_checked(1)?;
            let number: u8 = number.parse().ok()?;
            match letter {
                "s" => Seat::new(number),
                "p" => Seat::new(number.checked_sub(1)?),
                _ => None,
            }
        })
    }

    /// Reads a seat if one comes next.
    pub fn maybe_seat(&mut self) -> Option<Seat> {
        let mut ahead = self.clone();
        let seat = ahead.seat().ok()?;
        *self = ahead;
        Some(seat)
    }

    /// Reads who acts: a seat, or `shell`.
    pub fn actor(&mut self) -> Result<By, Misread> {
        if self.eat("shell") { Ok(By::Shell) } else { self.seat().map(By::Seat) }
    }

    /// Everything must have been read.
    pub fn finish(&self) -> Result<(), Misread> {
        if self.is_done() { Ok(()) } else { Err(self.expected("the end of the phrase")) }
    }
}
