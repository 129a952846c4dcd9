//! UNO's table.

use crate::{
    Answer, BadgeKind, Call, Card, Colour, Counter, CounterKind, Course, Draw, Ending, EndingKind, EventKind, Form,
    Goal, GoalKind, Item, Named, Phase, PhaseKind, Plate, Role, Score, Spot, Table, Turning, Whole, Zone, aimed,
    answers, badge, place, question,
};
use kernel::{Seat, Sight, Viewer};
use uno::{
    Action, Direction, Face, Frame, Last, LastPlay, Mode, Preset, Seen, Sheet, Standing, Uno, View, ViewFrame, What,
};
use words::{Line, Speak, uno as say};

impl Draw for Uno {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view, actions);
        let question = question(sight, &view);
        let asked = question.as_ref().and_then(|question| question.seat);
        let zones = zones(&view, &answers);
        Table {
            phase: phase(&view),
            plates: Seat::all(view.setup.seats).map(|seat| plate(&view, seat, asked)).collect(),
            links: Vec::new(),
            stack: stack(&view, &zones).into_iter().collect(),
            answers: aimed(answers, |action| gift(&view, &zones, action)),
            zones,
            question,
            tries: tries(sight, &view),
        }
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::Play(_) | Action::Challenge => Role::Act,
            Action::ChooseColour(_) => Role::Pick,
            Action::Draw => Role::Draw,
            Action::Keep | Action::Accept => Role::Decline,
            Action::Pass => Role::Pass,
            Action::Catch(_) => Role::Catch,
            Action::AccuseMisplay(_) | Action::AccuseDraw(_) => Role::Accuse,
            Action::Concede => Role::Concede,
            Action::NextRound | Action::WindowOver | Action::TimeOut(_) => Role::Table,
        }
    }

    fn named(action: &Action, depth: usize) -> Option<Named> {
        match action {
            Action::Play(play) => said(play.said()).get(depth).copied().flatten(),
            Action::ChooseColour(named) => Some(Named::Colour(colour(*named))),
            Action::Catch(seat) | Action::AccuseMisplay(seat) | Action::AccuseDraw(seat) => Some(Named::Seat(*seat)),
            _ => None,
        }
    }

    const ENDINGS: &'static [&'static [&'static str]] = &[uno::Ending::NAMES, uno::MatchEnding::NAMES];

    fn ending(&self, seen: &Seen) -> Option<(&'static str, Ending)> {
        let sheet = seen.sheet.as_deref()?;
        let (name, of, kind, winners): (&'static str, _, _, _) = match seen.what {
            What::RoundWon { seat, ending } => (ending.into(), Whole::Round, kind_of(ending), vec![seat]),
            What::RoundVoid { ending } => (ending.into(), Whole::Round, kind_of(ending), Vec::new()),
            What::MatchEnded { ending } => {
                let best = sheet.standings.iter().filter(|standing| standing.place == 1);
                let winners = best.map(|standing| standing.seat).collect();
                (ending.into(), Whole::Match, kind_of_match(ending), winners)
            }
            _ => return None,
        };
        let scores = sheet.standings.iter().map(score).collect();
        Some((name, Ending { of, kind, winners, how: self.how(seen)?, course: Some(course(sheet)), scores }))
    }

    fn kind(seen: &Seen) -> EventKind {
        match seen.what {
            What::RoundBegan { .. } => EventKind::Round,
            What::Drew { .. } => EventKind::Draw,
            What::Played { .. } => EventKind::Play,
            What::Called { .. } => EventKind::Call,
            What::RoundWon { .. }
            | What::RoundVoid { .. }
            | What::MatchEnded { .. }
            | What::Left { .. }
            | What::Out { .. } => EventKind::End,
            What::DealerDrew { .. }
            | What::Dealer { .. }
            | What::Dealt { .. }
            | What::StartRefused { .. }
            | What::StartCard { .. }
            | What::ColourChosen { .. }
            | What::Shouted { .. }
            | What::Gave { .. }
            | What::Reversed { .. }
            | What::Skipped { .. }
            | What::DrewNothing { .. }
            | What::Kept { .. }
            | What::PassedAutomatically { .. }
            | What::Reshuffled { .. }
            | What::AcceptedAce { .. }
            | What::Challenged { .. }
            | What::Caught { .. }
            | What::AccusedMisplay { .. }
            | What::AccusedDraw { .. }
            | What::TookBack { .. }
            | What::Counted { .. }
            | What::Scored { .. } => EventKind::Other,
        }
    }
}

fn kind_of(ending: uno::Ending) -> EndingKind {
    match ending {
        uno::Ending::LastCard { .. } | uno::Ending::LastGift => EndingKind::EmptiedHand,
        uno::Ending::TurnLimit { .. } => EndingKind::TurnLimit,
    }
}

fn kind_of_match(ending: uno::MatchEnding) -> EndingKind {
    match ending {
        uno::MatchEnding::RoundsPlayed => EndingKind::RoundsPlayed,
        uno::MatchEnding::PointsReached { .. } => EndingKind::PointsReached,
        uno::MatchEnding::RoundLimit => EndingKind::RoundLimit,
        uno::MatchEnding::LastIn | uno::MatchEnding::OthersLeft => EndingKind::LastOneIn,
    }
}

fn course(sheet: &Sheet) -> Course {
    let (kind, count) = match sheet.goal {
        uno::Goal::Rounds(rounds) => (GoalKind::Played, rounds.into()),
        uno::Goal::Points(points) => (GoalKind::Points, points.unsigned_abs() as u16),
        uno::Goal::Stay => (GoalKind::Stay, 1),
    };
    Course { number: sheet.round, goal: Goal { kind, count } }
}

fn score(standing: &Standing) -> Score {
    let cards = standing.held.iter().map(|face| face.to_string()).collect();
    let Standing { seat, place, points, total, held: _ } = *standing;
    Score { points, total: Some(total), cards, ..Score::at(seat, place) }
}

/// What each step of a play names: the card, a colour, a gift, the call.
fn said(play: uno::Said) -> Vec<Option<Named>> {
    let mut names = vec![None];
    names.extend(play.colour.map(|named| Some(Named::Colour(colour(named)))));
    match play.target {
        Some(target) if play.gift.is_some() => names.push(Some(Named::Seat(target))),
        _ if play.face == Face::RED_HAIR && play.colour.is_some() => names.push(None),
        _ => {}
    }
    names.push(Some(Named::Call(if play.call { Call::Made } else { Call::Silent })));
    names
}

fn colour(colour: uno::Colour) -> Colour {
    match colour {
        uno::Colour::Blue => Colour::Blue,
        uno::Colour::Green => Colour::Green,
        uno::Colour::Red => Colour::Red,
        uno::Colour::Yellow => Colour::Yellow,
    }
}

/// Pointing at whoever acted last: always there, and always looking the same (UN-12.1.7).
fn tries(sight: &Sight<'_, Uno>, view: &View) -> Vec<Answer<Action>> {
    let (Last::Play(LastPlay { by, .. }) | Last::Draw { by }) = view.last else { return Vec::new() };
    if view.viewer == Viewer::Spectator || view.viewer == Viewer::Seat(by) {
        return Vec::new();
    }
    let mut actions = vec![Action::Catch(by)];
    if view.setup.preset == Preset::Table {
        actions.extend([Action::AccuseMisplay(by), Action::AccuseDraw(by)]);
    }
    answers(sight, view, actions)
}

fn phase(view: &View) -> Vec<Phase> {
    let round = match view.setup.mode {
        Mode::Rounds => Line::new("uno-round-of").with("round", view.round).with("rounds", view.setup.rounds),
        _ => Line::new("uno-round").with("round", view.round),
    };
    let turning = match view.direction {
        Direction::Clockwise => Turning::Clockwise,
        Direction::CounterClockwise => Turning::CounterClockwise,
    };
    let in_force = Line::new("uno-colour-in-force").with("colour", say::colour(view.colour));
    vec![
        Phase { kind: PhaseKind::Round, text: round },
        Phase { kind: PhaseKind::Colour { colour: view.colour.map(colour) }, text: in_force },
        Phase {
            kind: PhaseKind::Direction { turning },
            text: Line::new("uno-direction").with("direction", say::direction(view.direction)),
        },
    ]
}

fn plate(view: &View, seat: Seat, asked: Option<Seat>) -> Plate {
    let counter = |kind, key, value: i64| Counter { kind, label: Line::new(key).with("count", value), value };
    let points = if view.setup.mode == Mode::Elimination { "uno-counter-account" } else { "uno-counter-total" };
    let mut badges = Vec::new();
    if !view.players.contains(seat) {
        badges.push(badge(BadgeKind::Seat, Line::new("uno-badge-left")));
    } else if view.dealer == seat {
        badges.push(badge(BadgeKind::Seat, Line::new("uno-badge-dealer")));
    }
    Plate {
        seat,
        asked: asked == Some(seat),
        counters: vec![
            counter(CounterKind::Hand, "uno-counter-cards", i64::from(view.sizes[seat.index()])),
            counter(CounterKind::Points, points, i64::from(view.totals[seat.index()])),
        ],
        badges,
    }
}

/// An ace, as long as it may be challenged.
fn stack(view: &View, zones: &[Zone]) -> Option<Item> {
    let (ViewFrame::Public(Frame::Challenge { .. }), Last::Play(play)) = (view.frame, view.last) else { return None };
    let top = view.discards.len().checked_sub(1)?;
    Some(Item { text: say::card(play.face), seat: play.by, card: place(zones, None, "discards", top as u16) })
}

/// The card that would be given away with a red-hair. Of equal ones the last, so that it is not the one that is played.
fn gift(view: &View, zones: &[Zone], action: Action) -> Option<Spot> {
    let (Action::Play(play), Viewer::Seat(seat)) = (action, view.viewer) else { return None };
    let given = play.said().gift?;
    let index = view.hand?.iter().collect::<Vec<_>>().iter().rposition(|&face| face == given)?;
    place(zones, Some(seat), "hand", index as u16)
}

fn shown(index: usize, face: Face) -> Card {
    Card { code: Some(face.to_string()), name: Some(say::card(face)), ..Card::back(index as u16) }
}

fn zones(view: &View, answers: &[Answer<Action>]) -> Vec<Zone> {
    let pile = Zone {
        id: "pile".into(),
        owner: None,
        form: Form::Pile,
        label: Line::new("uno-zone-pile"),
        count: u16::from(view.pile),
        cards: Vec::new(),
        coming: None,
    };
    let discards = Zone {
        id: "discards".into(),
        owner: None,
        form: Form::Pile,
        label: Line::new("uno-zone-discards"),
        count: view.discards.len() as u16,
        cards: view.discards.iter().enumerate().map(|(place, &face)| shown(place, face)).collect(),
        coming: None,
    };
    let hands = Seat::all(view.setup.seats).map(|seat| hand(view, seat, answers));
    [pile, discards].into_iter().chain(hands).collect()
}

fn hand(view: &View, seat: Seat, answers: &[Answer<Action>]) -> Zone {
    let own = view.viewer == Viewer::Seat(seat);
    let faces: Vec<Face> = match view.hand {
        Some(hand) if own => hand.iter().collect(),
        _ => view.known.iter().filter(|&&(holder, _)| holder == seat).map(|&(_, face)| face).collect(),
    };
    let mut cards: Vec<Card> = faces.iter().enumerate().map(|(place, &face)| shown(place, face)).collect();
    for (card, &face) in cards.iter_mut().zip(&faces) {
        if own {
            let starts = |answer: &Answer<Action>| matches!(answer.send, Action::Play(play) if play.face() == face);
            card.answers = (0..).zip(answers).filter(|(_, answer)| starts(answer)).map(|(place, _)| place).collect();
        } else if !matches!(view.frame, ViewFrame::Public(Frame::RoundOver { .. } | Frame::MatchOver(_))) {
            // After a round they lie open for everybody.
            card.badges.push(badge(BadgeKind::Known, Line::new("uno-badge-known")));
        }
    }
    if let (true, ViewFrame::AfterDraw(Some(drawn))) = (own, view.frame)
        && let Some(place) = faces.iter().position(|&face| face == drawn)
    {
        cards[place].badges.push(badge(BadgeKind::Drawn, Line::new("uno-badge-drawn")));
    }
    Zone {
        id: "hand".into(),
        owner: Some(seat),
        form: Form::Row,
        label: Line::new("uno-zone-hand"),
        count: u16::from(view.sizes[seat.index()]),
        cards,
        coming: None,
    }
}
