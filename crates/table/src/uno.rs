//! UNO's table.

use crate::{Answer, Card, Counter, Draw, Form, Item, Plate, Spot, Table, Zone, aimed, answers, place, question};
use kernel::{By, Seat, Sight, Viewer};
use uno::{Action, Face, Frame, Last, LastPlay, Mode, Preset, Uno, View, ViewFrame};
use words::{Line, uno as say};

impl Draw for Uno {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view, actions);
        let question = question(sight, &view);
        let asked = question.as_ref().map(|question| question.by);
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

fn phase(view: &View) -> Vec<Line> {
    let round = match view.setup.mode {
        Mode::Rounds => Line::new("uno-round-of").with("round", view.round).with("rounds", view.setup.rounds),
        _ => Line::new("uno-round").with("round", view.round),
    };
    vec![
        round,
        Line::new("uno-colour-in-force").with("colour", say::colour(view.colour)),
        Line::new("uno-direction").with("direction", say::direction(view.direction)),
    ]
}

fn plate(view: &View, seat: Seat, asked: Option<By>) -> Plate {
    let counter = |key, value: i64| Counter { label: Line::new(key).with("count", value), value };
    let points = if view.setup.mode == Mode::Elimination { "uno-counter-account" } else { "uno-counter-total" };
    let mut badges = Vec::new();
    if !view.players.contains(seat) {
        badges.push(Line::new("uno-badge-left"));
    } else if view.dealer == seat {
        badges.push(Line::new("uno-badge-dealer"));
    }
    Plate {
        seat,
        asked: asked == Some(By::Seat(seat)),
        counters: vec![
            counter("uno-counter-cards", i64::from(view.sizes[seat.index()])),
            counter(points, i64::from(view.totals[seat.index()])),
        ],
        badges,
    }
}

/// An ace, as long as it may be challenged.
fn stack(view: &View, zones: &[Zone]) -> Option<Item> {
    let (ViewFrame::Public(Frame::Challenge { .. }), Last::Play(play)) = (view.frame, view.last) else { return None };
    let top = view.discards.len().checked_sub(1)?;
    Some(Item { line: say::card(play.face), seat: play.by, card: place(zones, None, "discards", top as u16) })
}

/// The card that would be given away with a red-hair. Of equal ones the last, so that it is not the one that is played.
fn gift(view: &View, zones: &[Zone], action: Action) -> Option<Spot> {
    let (Action::Play(play), Viewer::Seat(seat)) = (action, view.viewer) else { return None };
    let given = play.said().gift?;
    let handle = view.hand?.iter().collect::<Vec<_>>().iter().rposition(|&face| face == given)?;
    place(zones, Some(seat), "hand", handle as u16)
}

fn shown(handle: usize, face: Face) -> Card {
    Card {
        handle: handle as u16,
        code: Some(face.to_string()),
        name: Some(say::card(face)),
        turned: false,
        facts: Vec::new(),
        badges: Vec::new(),
        attached: Vec::new(),
        answers: Vec::new(),
    }
}

fn zones(view: &View, answers: &[Answer<Action>]) -> Vec<Zone> {
    let pile = Zone {
        id: "pile",
        owner: None,
        form: Form::Pile,
        label: Line::new("uno-zone-pile"),
        count: u16::from(view.pile),
        cards: Vec::new(),
    };
    let discards = Zone {
        id: "discards",
        owner: None,
        form: Form::Pile,
        label: Line::new("uno-zone-discards"),
        count: view.discards.len() as u16,
        cards: view.discards.iter().enumerate().map(|(place, &face)| shown(place, face)).collect(),
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
            let starts = |answer: &Answer<Action>| matches!(answer.action, Action::Play(play) if play.face() == face);
            card.answers = (0..answers.len()).filter(|&place| starts(&answers[place])).collect();
        } else {
            card.badges.push(Line::new("uno-badge-known"));
        }
    }
    if let (true, ViewFrame::AfterDraw(Some(drawn))) = (own, view.frame)
        && let Some(place) = faces.iter().position(|&face| face == drawn)
    {
        cards[place].badges.push(Line::new("uno-badge-drawn"));
    }
    Zone {
        id: "hand",
        owner: Some(seat),
        form: Form::Row,
        label: Line::new("uno-zone-hand"),
        count: u16::from(view.sizes[seat.index()]),
        cards,
    }
}
