//! The frame of a scenario file: scenario, covers, given, chance, when, then, refuse, variant.

use super::words::{Token, TokenKind, Words, tokens};
use super::{Problem, Trouble};
use std::ops::Range;

/// A phrase: what stands between two semicolons or line ends.
#[derive(Clone, Debug)]
pub struct Phrase<'s> {
    tokens: Vec<Token<'s>>,
}

impl<'s> Phrase<'s> {
    /// Reads a phrase that stands alone.
    pub fn read(source: &'s str) -> Result<Phrase<'s>, Problem> {
        tokens(source).map(|tokens| Phrase { tokens })
    }

    /// Where it stands.
    pub fn span(&self) -> Range<usize> {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => first.span.start..last.span.end,
            _ => 0..0,
        }
    }

    /// Its words, to be read.
    pub fn words(&self) -> Words<'_> {
        Words::new(&self.tokens, self.span().end)
    }

    /// The first word that names a seat.
    pub(super) fn first_seat(&self) -> Option<&'s str> {
        self.tokens.iter().enumerate().find_map(|(place, token)| match token.kind {
            TokenKind::Word(word) => Words::new(&self.tokens[place..], 0).maybe_seat().map(|_| word),
            _ => None,
        })
    }
}

/// A step of a scenario.
#[derive(Clone, Debug)]
pub enum Step<'s> {
    /// States how the next shuffle falls.
    Chance(Phrase<'s>),
    /// Somebody does something.
    When(Phrase<'s>),
    /// Something holds.
    Then(Phrase<'s>),
    /// Somebody tries something in vain.
    Refuse {
        /// Who tries what.
        phrase: Phrase<'s>,
        /// The clause or reason that must be named.
        because: &'s str,
        /// Where that stands.
        because_span: Range<usize>,
    },
}

/// A situation, or one variant of it.
#[derive(Clone, Debug)]
pub struct Scenario<'s> {
    /// The game it is of, if the file says so.
    pub game: Option<(&'s str, Range<usize>)>,
    /// Its title.
    pub name: &'s str,
    /// The variant's title, if it is one.
    pub variant: Option<&'s str>,
    /// Where the title stands.
    pub span: Range<usize>,
    /// The clauses it tests.
    pub covers: Vec<(&'s str, Range<usize>)>,
    /// The position.
    pub given: Vec<Phrase<'s>>,
    /// What happens and what must hold.
    pub steps: Vec<Step<'s>>,
}

impl Scenario<'_> {
    /// Title and variant.
    pub fn title(&self) -> String {
        match self.variant {
            Some(variant) => format!("{} / {variant}", self.name),
            None => self.name.to_owned(),
        }
    }
}

const KEYWORDS: [&str; 9] = ["game", "scenario", "covers", "given", "chance", "when", "then", "refuse", "variant"];

/// A keyword at the start of a line, and what follows up to the next.
struct Block<'s> {
    keyword: &'s str,
    span: Range<usize>,
    phrases: Vec<Phrase<'s>>,
}

/// Reads a file. Every scenario comes out with its variants written out: what precedes the first `variant` belongs to
/// all of them.
///
/// ```
/// let source = "scenario \"a start\" covers UN-3.1.1\n  given 4 seats\n  variant \"one\"\n    then s0 holds 7\n  variant \"two\"\n    then top R5";
/// let scenarios = kernel::scenario::parse(source).unwrap();
/// assert_eq!(scenarios.iter().map(|s| s.title()).collect::<Vec<_>>(), ["a start / one", "a start / two"]);
/// let problem = kernel::scenario::parse("given 4 seats").unwrap_err();
/// assert_eq!(problem.place("given 4 seats"), (1, 1));
/// ```
pub fn parse(source: &str) -> Result<Vec<Scenario<'_>>, Problem> {
    let tokens = tokens(source)?;
    let mut scenarios: Vec<Scenario<'_>> = Vec::new();
    let mut common: Option<Scenario<'_>> = None;
    let mut current: Option<Scenario<'_>> = None;
    let mut game = None;
    for block in blocks(&tokens)? {
        match block.keyword {
            "game" => game = Some(game_name(&block)?),
            "scenario" => {
                finish(current.take(), &mut scenarios)?;
                common = None;
                current = Some(Scenario { game: game.clone(), ..head(&block)? });
            }
            "variant" => {
                let Some(scenario) = current.take() else { return Err(orphan(&block)) };
                let shared = match common.take() {
                    Some(shared) => {
                        finish(Some(scenario), &mut scenarios)?;
                        shared
                    }
                    None => scenario,
                };
                let mut variant = shared.clone();
                common = Some(shared);
                variant.variant = Some(title(single(&block)?)?);
                variant.span = block.span.clone();
                current = Some(variant);
            }
            _ => body(current.as_mut().ok_or_else(|| orphan(&block))?, block)?,
        }
    }
    finish(current, &mut scenarios)?;
    Ok(scenarios)
}

fn orphan(block: &Block<'_>) -> Problem {
    Problem::new(Trouble::Syntax, block.span.clone(), format!("'{}' before any 'scenario'", block.keyword))
}

fn finish<'s>(current: Option<Scenario<'s>>, scenarios: &mut Vec<Scenario<'s>>) -> Result<(), Problem> {
    let Some(scenario) = current else { return Ok(()) };
    let asserts = scenario.steps.iter().any(|step| matches!(step, Step::Then(_) | Step::Refuse { .. }));
    if !asserts {
        let message = "a scenario without 'then' or 'refuse' tests nothing";
        return Err(Problem::new(Trouble::Syntax, scenario.span, message));
    }
    if scenario.covers.is_empty() {
        return Err(Problem::new(Trouble::Syntax, scenario.span, "a scenario names the clauses it covers"));
    }
    scenarios.push(scenario);
    Ok(())
}

fn blocks<'s>(tokens: &[Token<'s>]) -> Result<Vec<Block<'s>>, Problem> {
    let mut blocks: Vec<Block<'s>> = Vec::new();
    let mut phrase: Vec<Token<'s>> = Vec::new();
    let mut depth = 0usize;
    let mut at_line_start = true;
    let close = |blocks: &mut Vec<Block<'s>>, phrase: &mut Vec<Token<'s>>| {
        if let (Some(block), false) = (blocks.last_mut(), phrase.is_empty()) {
            block.phrases.push(Phrase { tokens: std::mem::take(phrase) });
        }
    };
    for token in tokens {
        match token.kind {
            TokenKind::Newline if depth == 0 => {
                close(&mut blocks, &mut phrase);
                at_line_start = true;
                continue;
            }
            TokenKind::Newline => continue,
            TokenKind::Mark(';') if depth == 0 => {
                close(&mut blocks, &mut phrase);
                continue;
            }
            TokenKind::Word(keyword) if at_line_start && KEYWORDS.contains(&keyword) => {
                blocks.push(Block { keyword, span: token.span.clone(), phrases: Vec::new() });
            }
            // `scenario "…" covers …` on one line.
            TokenKind::Word("covers") if blocks.last().is_some_and(|block| block.keyword == "scenario") => {
                close(&mut blocks, &mut phrase);
                blocks.push(Block { keyword: "covers", span: token.span.clone(), phrases: Vec::new() });
            }
            _ if blocks.is_empty() => {
                let message = format!("expected 'scenario', found {}", token.kind);
                return Err(Problem::new(Trouble::Syntax, token.span.clone(), message));
            }
            _ => {
                match token.kind {
                    TokenKind::Mark('[' | '(') => depth += 1,
                    TokenKind::Mark(']' | ')') => {
                        depth = depth.checked_sub(1).ok_or_else(|| {
                            let message = format!("{} closes nothing", token.kind);
                            Problem::new(Trouble::Syntax, token.span.clone(), message)
                        })?;
                    }
                    _ => {}
                }
                phrase.push(token.clone());
            }
        }
        at_line_start = false;
    }
    if depth > 0 {
        let span = phrase.first().map_or(0..0, |token| token.span.clone());
        return Err(Problem::new(Trouble::Syntax, span, "a bracket opened here is never closed"));
    }
    close(&mut blocks, &mut phrase);
    Ok(blocks)
}

fn single<'b, 's>(block: &'b Block<'s>) -> Result<&'b Phrase<'s>, Problem> {
    match block.phrases.as_slice() {
        [phrase] => Ok(phrase),
        _ => {
            let message = format!("'{}' is followed by one title in quotes", block.keyword);
            Err(Problem::new(Trouble::Syntax, block.span.clone(), message))
        }
    }
}

fn title<'s>(phrase: &Phrase<'s>) -> Result<&'s str, Problem> {
    match phrase.tokens.as_slice() {
        [Token { kind: TokenKind::Text(text), .. }] => Ok(text),
        _ => Err(phrase.words().expected("a title in quotes").into()),
    }
}

fn game_name<'s>(block: &Block<'s>) -> Result<(&'s str, Range<usize>), Problem> {
    match block.phrases.iter().map(|phrase| phrase.tokens.as_slice()).collect::<Vec<_>>().as_slice() {
        [[Token { kind: TokenKind::Word(name), span }]] => Ok((name, span.clone())),
        _ => Err(Problem::new(Trouble::Syntax, block.span.clone(), "'game' is followed by the name of a game")),
    }
}

fn head<'s>(block: &Block<'s>) -> Result<Scenario<'s>, Problem> {
    Ok(Scenario {
        game: None,
        name: title(single(block)?)?,
        variant: None,
        span: block.span.clone(),
        covers: Vec::new(),
        given: Vec::new(),
        steps: Vec::new(),
    })
}

fn body<'s>(scenario: &mut Scenario<'s>, block: Block<'s>) -> Result<(), Problem> {
    if block.phrases.is_empty() {
        let message = format!("nothing follows '{}'", block.keyword);
        return Err(Problem::new(Trouble::Syntax, block.span, message));
    }
    match block.keyword {
        "covers" => {
            for token in block.phrases.iter().flat_map(|phrase| &phrase.tokens) {
                match token.kind {
                    TokenKind::Word(clause) => scenario.covers.push((clause, token.span.clone())),
                    TokenKind::Mark(',') => {}
                    _ => {
                        let message = format!("expected a clause, found {}", token.kind);
                        return Err(Problem::new(Trouble::Syntax, token.span.clone(), message));
                    }
                }
            }
        }
        "given" if scenario.steps.iter().any(|step| matches!(step, Step::When(_))) => {
            let message = "a position is given before anything is done in it";
            return Err(Problem::new(Trouble::Syntax, block.span, message));
        }
        "given" => scenario.given.extend(block.phrases),
        "chance" => scenario.steps.extend(block.phrases.into_iter().map(Step::Chance)),
        "when" => scenario.steps.extend(block.phrases.into_iter().map(Step::When)),
        "then" => scenario.steps.extend(block.phrases.into_iter().map(Step::Then)),
        _ => {
            for phrase in block.phrases {
                scenario.steps.push(refusal(phrase)?);
            }
        }
    }
    Ok(())
}

fn refusal(mut phrase: Phrase<'_>) -> Result<Step<'_>, Problem> {
    let tail = phrase.tokens.len().checked_sub(2).map(|at| phrase.tokens.split_off(at));
    match tail.as_deref() {
        Some(
            [
                Token { kind: TokenKind::Word("because"), .. },
                Token { kind: TokenKind::Word(because), span: because_span },
            ],
        ) => Ok(Step::Refuse { phrase, because, because_span: because_span.clone() }),
        _ => {
            let span = tail.and_then(|tail| tail.last().map(|token| token.span.clone())).unwrap_or(phrase.span());
            Err(Problem::new(Trouble::Syntax, span, "a refusal ends with 'because' and a clause or reason"))
        }
    }
}
