//! The table of Harbour: what lies before each captain.

use crate::speak::card;
use crate::state::GAMES;
use crate::{Action, Event, Harbour, View, What};
use kernel::{Places, Seat, Sight, Viewer};
use std::cmp::Reverse;
use table::{
    Card, Counter, CounterKind, Course, Draw, Ending, EndingKind, EventKind, Form, Goal, GoalKind, Phase, PhaseKind,
    Plate, Role, Score, Table, Whole, Zone,
};
use words::{Line, Speak};

impl Draw for Harbour {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = table::answers(sight, &view, actions);
        let question = table::question(sight, &view);
        let asked = question.as_ref().and_then(|question| question.seat);
        let starts = |seat: Seat, here: &dyn Fn(Action) -> bool| -> Vec<u16> {
            let own = view.viewer == Viewer::Seat(seat);
            (0..).zip(&answers).filter(|(_, answer)| own && here(answer.send)).map(|(place, _)| place).collect()
        };
        let zones = Seat::all(2).flat_map(|seat| {
            let hand = |place: u16| {
                let index = place as u8;
                starts(seat, &|action| matches!(action, Action::Bid(at) | Action::Pick(at) if at == index))
            };
            zones(&view, seat, hand)
        });
        Table {
            phase: vec![
                Phase { kind: PhaseKind::Round, text: Line::new("harbour-game").with("game", view.game) },
                Phase { kind: PhaseKind::Step, text: Line::new("harbour-round").with("round", view.round) },
            ],
            plates: Seat::all(2).map(|seat| plate(&view, seat, asked)).collect(),
            zones: zones.collect(),
            links: Vec::new(),
            stack: Vec::new(),
            question,
            answers: answers.clone(),
            tries: Vec::new(),
        }
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::Keep => Role::Decline,
            Action::Redraw => Role::Accept,
            Action::Bid(_) | Action::Pick(_) | Action::Put(_) => Role::Pick,
            Action::Done => Role::Settle,
            Action::Look | Action::Shuffle => Role::Act,
            Action::Pass => Role::Pass,
            Action::Cancel => Role::Cancel,
            Action::Concede => Role::Concede,
            Action::NextGame => Role::Table,
        }
    }

    const ENDINGS: &'static [&'static [&'static str]] = &[&["GameEnded"], crate::Ending::NAMES];

    fn ending(&self, seen: &Event) -> Option<(&'static str, Ending)> {
        let by_points = |points: [u8; 2]| Places::ranked(2, |seat| Reverse(points[seat.index()]));
        let (name, of, kind, gained, score, won, places): (&'static str, _, _, _, _, _, _) = match seen.what {
            What::GameEnded { points, score, .. } => {
                let (won, places) = (by_points(points), by_points(score.points));
                ("GameEnded", Whole::Game, EndingKind::RoundsPlayed, Some(points), score, won, places)
            }
            What::MatchEnded { ending, places, score } => {
                let kind = match ending {
                    crate::Ending::GamesPlayed => EndingKind::RoundsPlayed,
                    crate::Ending::Conceded { .. } => EndingKind::Concession,
                };
                (ending.into(), Whole::Match, kind, None, score, places, places)
            }
            _ => return None,
        };
        let scores = Seat::all(2).map(|seat| Score {
            points: gained.map(|points| points[seat.index()].into()),
            total: Some(score.points[seat.index()].into()),
            ..Score::at(seat, places.of(seat))
        });
        let goal = Goal { kind: GoalKind::Played, count: GAMES.into() };
        let ending = Ending {
            of,
            kind,
            winners: Seat::all(2).filter(|&seat| won.won(seat)).collect(),
            how: self.how(seen)?,
            course: Some(Course { number: score.game, goal }),
            scores: scores.collect(),
        };
        Some((name, ending))
    }

    fn kind(seen: &Event) -> EventKind {
        match seen.what {
            What::GameBegan { .. } => EventKind::Round,
            What::Drew { .. } => EventKind::Draw,
            What::Loaded { .. } => EventKind::Play,
            What::GameEnded { .. } | What::MatchEnded { .. } | What::Conceded { .. } => EventKind::End,
            What::Shuffled { .. }
            | What::PutAside { .. }
            | What::Dealt { .. }
            | What::Kept { .. }
            | What::Redrew { .. }
            | What::HasChosen { .. }
            | What::Revealed { .. }
            | What::Won { .. }
            | What::Tied
            | What::Looked { .. }
            | What::PutBack { .. }
            | What::Passed { .. } => EventKind::Other,
        }
    }
}

fn plate(view: &View, seat: Seat, asked: Option<Seat>) -> Plate {
    let side = view.side(seat);
    let load: u8 = side.load.iter().sum();
    let counter = |kind, key, value: i64| Counter { kind, label: Line::new(key).with("count", value), value };
    Plate {
        seat,
        asked: asked == Some(seat),
        counters: vec![
            counter(CounterKind::Hand, "harbour-count-hand", side.hand.len() as i64),
            counter(CounterKind::Points, "harbour-count-points", i64::from(side.points)),
            counter(CounterKind::Other, "harbour-count-load", i64::from(load)),
        ],
        badges: Vec::new(),
    }
}

fn zones(view: &View, seat: Seat, answers: impl Fn(u16) -> Vec<u16>) -> Vec<Zone> {
    let side = view.side(seat);
    let shown = |handle: u16, weight: u8| Card {
        code: Some(weight.to_string()),
        name: Some(card(weight)),
        ..Card::back(handle)
    };
    let zone = |id: &'static str, key, form, count: usize, cards| Zone {
        id: id.into(),
        owner: Some(seat),
        form,
        label: Line::new(key),
        count: count as u16,
        cards,
        coming: None,
    };
    let open = |weights: &[u8]| (0..).zip(weights).map(|(place, &weight)| shown(place, weight)).collect();
    let hand = (0..).zip(&side.hand).filter_map(|(place, slot)| {
        let weight = slot.weight?;
        Some(Card { answers: answers(place), ..shown(place, weight) })
    });
    vec![
        zone("deck", "harbour-zone-deck", Form::Pile, side.deck.len(), Vec::new()),
        zone("load", "harbour-zone-load", Form::Row, side.load.len(), open(&side.load)),
        zone("discards", "harbour-zone-discards", Form::Pile, side.discards.len(), open(&side.discards)),
        zone("hand", "harbour-zone-hand", Form::Row, side.hand.len(), hand.collect()),
    ]
}
