//! Inputs in words, as scenarios and people at a terminal write them.

use crate::{Action, Colour, Face, Play, Reason, Said};
use kernel::scenario::{Misread, Phrase, SeatNames, Trouble, Words, Written};

/// Reads a card: `R5`, `GD`, `K`.
pub(super) fn face(words: &mut Words<'_>) -> Result<Face, Misread> {
    words.known("an act or a card (R5, BD, GV, YS, W, A, H, K)", Face::parse)
}

/// Reads a colour: its letter or its English name.
pub(super) fn colour(words: &mut Words<'_>) -> Result<Colour, Misread> {
    words.known("a colour (B, G, R, Y)", |word| match word {
        "blue" => Some(Colour::Blue),
        "green" => Some(Colour::Green),
        "red" => Some(Colour::Red),
        "yellow" => Some(Colour::Yellow),
        letter => Some(letter).filter(|letter| letter.len() == 1).and_then(|l| Colour::parse(l.chars().next()?)),
    })
}

/// Reads a card, and in brackets the colour named with it: `W(R)`.
pub(super) fn face_and_colour(words: &mut Words<'_>) -> Result<(Face, Option<Colour>), Misread> {
    let face = face(words)?;
    let named = if words.eat_mark('(') {
        let colour = colour(words)?;
        words.mark(')')?;
        Some(colour)
    } else {
        None
    };
    Ok((face, named))
}

/// Reads what somebody does: `plays R1 with call`, `W(R)`, `plays H(G) giving Y3 to s2`, `draws`, `catches s0` …
pub(super) fn read(words: &mut Words<'_>) -> Result<Action, Misread> {
    const VERBS: [(&str, Action); 9] = [
        ("draw", Action::Draw),
        ("keep", Action::Keep),
        ("challenge", Action::Challenge),
        ("accept", Action::Accept),
        ("pass", Action::Pass),
        ("concede", Action::Concede),
        ("deals the next round", Action::NextRound),
        ("next round", Action::NextRound),
        ("window over", Action::WindowOver),
    ];
    for (verb, action) in VERBS {
        if words.eat(verb) || words.eat(&format!("{verb}s")) || words.eat(&format!("{verb}es")) {
            return Ok(action);
        }
    }
    if words.eat("chooses") || words.eat("choose") {
        return colour(words).map(Action::ChooseColour);
    }
    if words.eat("catches") || words.eat("catch") {
        return words.seat().map(Action::Catch);
    }
    if words.eat("times out") || words.eat("time out") {
        return words.seat().map(Action::TimeOut);
    }
    if words.eat("accuses") || words.eat("accuse") {
        let seat = words.seat()?;
        return if words.eat("of a misplay") {
            Ok(Action::AccuseMisplay(seat))
        } else if words.eat("of drawing") {
            Ok(Action::AccuseDraw(seat))
        } else {
            Err(words.expected("'of a misplay' or 'of drawing'"))
        };
    }
    let _ = words.eat("plays") || words.eat("play");
    let (face, colour) = face_and_colour(words)?;
    let mut said = Said { colour, ..Play::card(face).said() };
    if words.eat("giving") {
        said.gift = Some(self::face(words)?);
    }
    if words.eat("to") {
        said.target = Some(words.seat()?);
    }
    said.call = words.eat("with call");
    Ok(Action::Play(said.into()))
}

/// What somebody does, as [`action`] reads it.
pub(super) fn write(action: Action, seats: SeatNames) -> Written {
    match action {
        Action::Play(play) => {
            let Said { face, colour, target, gift, call } = play.said();
            let colour = colour.map_or(String::new(), |colour| format!("({})", colour.letter()));
            let gift = gift.map_or(String::new(), |gift| format!(" giving {gift}"));
            let target = target.map_or(String::new(), |seat| format!(" to {}", seats.seat(seat)));
            let call = if call { " with call" } else { "" };
            Written::new("plays CARD", format!("plays {face}{colour}{gift}{target}{call}"))
        }
        Action::Draw => Written::plain("draws"),
        Action::Keep => Written::plain("keeps"),
        Action::ChooseColour(colour) => Written::new("chooses COLOUR", format!("chooses {}", colour.letter())),
        Action::Challenge => Written::plain("challenges"),
        Action::Accept => Written::plain("accepts"),
        Action::Catch(seat) => Written::new("catches SEAT", format!("catches {}", seats.seat(seat))),
        Action::AccuseMisplay(seat) => {
            Written::new("accuses SEAT of a misplay", format!("accuses {} of a misplay", seats.seat(seat)))
        }
        Action::AccuseDraw(seat) => {
            Written::new("accuses SEAT of drawing", format!("accuses {} of drawing", seats.seat(seat)))
        }
        Action::Pass => Written::plain("passes"),
        Action::Concede => Written::plain("concedes"),
        Action::NextRound => Written::plain("next round"),
        Action::WindowOver => Written::plain("window over"),
        Action::TimeOut(seat) => Written::new("times out SEAT", format!("times out {}", seats.seat(seat))),
    }
}

impl Action {
    /// Reads an input from text (UN-13.1.6): never a crash, whatever is in it.
    ///
    /// ```
    /// use uno::{Action, Colour, Face, Play, Reason};
    /// assert_eq!(Action::read("W(R) with call"), Ok(Action::Play(Play::card(Face::WILD).naming(Colour::Red).calling())));
    /// assert_eq!(Action::read("W(X)"), Err(Reason::BadColour));
    /// assert_eq!(Action::read("W("), Err(Reason::BadInput));
    /// ```
    pub fn read(text: &str) -> Result<Action, Reason> {
        let phrase = Phrase::read(text).map_err(|_| Reason::BadInput)?;
        let mut words = phrase.words();
        let read = read(&mut words).and_then(|action| words.finish().map(|()| action));
        read.map_err(|misread| {
            let no_colour = misread.trouble == Trouble::Unknown && misread.message.contains("a colour");
            if no_colour { Reason::BadColour } else { Reason::BadInput }
        })
    }
}
