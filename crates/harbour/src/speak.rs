//! Everything a person reads of Harbour.

use crate::{Action, Ask, Clause, Ending, Event, Fault, Harbour, Reason, Setup, Stake, View, What};
use kernel::{By, Prompt, Seat};
use words::{Lang, Line, Speak};

/// Its messages, which lie beside it.
pub const MESSAGES: &[(Lang, &str, &str)] = &[
    (Lang::En, "harbour.ftl", include_str!("../i18n/en/harbour.ftl")),
    (Lang::Ja, "harbour.ftl", include_str!("../i18n/ja/harbour.ftl")),
    (Lang::ZhHant, "harbour.ftl", include_str!("../i18n/zh-Hant/harbour.ftl")),
    (Lang::It, "harbour.ftl", include_str!("../i18n/it/harbour.ftl")),
];

/// A crate by its weight.
pub(crate) fn card(weight: u8) -> Line {
    Line::new("harbour-card").with("weight", weight)
}

fn cards<'w>(weights: impl IntoIterator<Item = &'w u8>) -> Vec<Line> {
    weights.into_iter().map(|&weight| card(weight)).collect()
}

/// The card of the own hand at a position.
fn in_hand(view: &View, position: u8) -> Line {
    let kernel::Viewer::Seat(seat) = view.viewer else { return Line::new("harbour-hidden") };
    let slot = view.side(seat).hand.get(usize::from(position));
    slot.and_then(|slot| slot.weight).map_or_else(|| Line::new("harbour-hidden"), card)
}

/// One of the two cards on top of the own deck.
fn on_deck(view: &View, position: u8) -> Line {
    let kernel::Viewer::Seat(seat) = view.viewer else { return Line::new("harbour-hidden") };
    let card_at = view.side(seat).deck.iter().rev().nth(usize::from(position)).copied().flatten();
    card_at.map_or_else(|| Line::new("harbour-hidden"), card)
}

impl Speak for Harbour {
    fn title(&self) -> Line {
        Line::new("harbour-title")
    }

    fn setup(&self, _: &Setup) -> Line {
        Line::new("harbour-setup")
    }

    fn question(&self, _: &View, prompt: &Prompt<Self>) -> Line {
        let key = match prompt.key {
            Ask::Redraw => "harbour-ask-redraw",
            Ask::Bid => "harbour-ask-bid",
            Ask::Load => "harbour-ask-load",
            Ask::Scout => "harbour-ask-scout",
            Ask::Order => "harbour-ask-order",
            Ask::NextGame => "harbour-ask-next-game",
        };
        match prompt.by {
            By::Seat(seat) => Line::new(key).with("seat", seat),
            By::Shell => Line::new(key),
        }
    }

    fn at_stake(&self, _: &View, stake: &Stake) -> Line {
        match *stake {
            Stake::Load(load) => Line::new("harbour-stake-load").with("load", load),
        }
    }

    fn event(&self, seen: &Event) -> Line {
        let of = |key, seat: Seat| Line::new(key).with("seat", seat);
        match seen.what {
            What::GameBegan { game } => Line::new("harbour-event-game-began").with("game", game),
            What::Shuffled { seat } => of("harbour-event-shuffled", seat),
            What::PutAside { seat } => of("harbour-event-put-aside", seat),
            What::Dealt { seat, hand: Some(hand) } => of("harbour-event-dealt-seen", seat).with("cards", cards(&*hand)),
            What::Dealt { seat, hand: None } => of("harbour-event-dealt", seat),
            What::Kept { seat } => of("harbour-event-kept", seat),
            What::Redrew { seat } => of("harbour-event-redrew", seat),
            What::HasChosen { seat, .. } => of("harbour-event-chosen", seat),
            What::Revealed { weights } => {
                Line::new("harbour-event-revealed").with("one", card(weights[0])).with("two", card(weights[1]))
            }
            What::Won { seat, margin } => of("harbour-event-won", seat).with("margin", margin),
            What::Tied => Line::new("harbour-event-tied"),
            What::Loaded { seat, weights } => match weights.is_empty() {
                true => of("harbour-event-loaded-nothing", seat),
                false => of("harbour-event-loaded", seat).with("cards", cards(&*weights)),
            },
            What::Looked { seat, weights: Some(weights) } => {
                of("harbour-event-looked-seen", seat).with("cards", cards(&weights))
            }
            What::Looked { seat, weights: None } => of("harbour-event-looked", seat),
            What::PutBack { seat, .. } => of("harbour-event-put-back", seat),
            What::Passed { seat } => of("harbour-event-passed", seat),
            What::Drew { seat, weight: Some(weight) } => of("harbour-event-drew-seen", seat).with("card", card(weight)),
            What::Drew { seat, weight: None } => of("harbour-event-drew", seat),
            What::GameEnded { loads, .. } => {
                Line::new("harbour-event-game-ended").with("one", loads[0]).with("two", loads[1])
            }
            What::Conceded { seat } => of("harbour-event-conceded", seat),
            What::MatchEnded { .. } => Line::new("harbour-event-match-ended"),
        }
    }

    fn how(&self, seen: &Event) -> Option<Line> {
        // The better one first; of equals it does not matter.
        let compared = |key, [one, two]: [u8; 2]| {
            let (first, second) = (Seat::FIRST, crate::state::other(Seat::FIRST));
            let (best, rest) = if one >= two { (first, second) } else { (second, first) };
            let line = Line::new(key).with("seat", best).with("other", rest);
            line.with("more", one.max(two)).with("less", one.min(two))
        };
        match seen.what {
            What::GameEnded { loads: [one, two], .. } if one == two => {
                Some(Line::new("harbour-how-loads-equal").with("load", one))
            }
            What::GameEnded { loads, .. } => Some(compared("harbour-how-loads", loads)),
            What::MatchEnded { ending: Ending::Conceded { loser }, .. } => {
                Some(Line::new("harbour-how-conceded").with("seat", loser))
            }
            What::MatchEnded { ending: Ending::GamesPlayed, score, .. } => {
                let [one, two] = score.points;
                let equal = || Line::new("harbour-how-points-equal").with("points", one);
                Some(if one == two { equal() } else { compared("harbour-how-points", score.points) })
            }
            _ => None,
        }
    }

    fn because(seen: &Event) -> Clause {
        seen.because
    }

    fn action(&self, view: &View, action: &Action) -> Vec<Line> {
        vec![match *action {
            Action::Keep => Line::new("harbour-do-keep"),
            Action::Redraw => Line::new("harbour-do-redraw"),
            Action::Bid(position) => Line::new("harbour-do-bid").with("card", in_hand(view, position)),
            Action::Pick(position) => Line::new("harbour-do-pick").with("card", in_hand(view, position)),
            Action::Done => Line::new("harbour-do-done"),
            Action::Cancel => Line::new("harbour-do-cancel"),
            Action::Look => Line::new("harbour-do-look"),
            Action::Shuffle => Line::new("harbour-do-shuffle"),
            Action::Pass => Line::new("harbour-do-pass"),
            Action::Put(position) => Line::new("harbour-do-put").with("card", on_deck(view, position)),
            Action::Concede => Line::new("harbour-do-concede"),
            Action::NextGame => Line::new("harbour-do-next-game"),
        }]
    }

    fn reason(&self, reason: &Reason) -> Line {
        match *reason {
            Reason::MatchOver | Reason::GameOver => Line::new("harbour-no-over"),
            Reason::GameNotOver => Line::new("harbour-no-not-over"),
            Reason::NotAsked { .. } => Line::new("harbour-no-not-asked"),
            Reason::NotAnAnswer | Reason::AnswerOpen | Reason::NothingBegun => Line::new("harbour-no-answer"),
            Reason::NoSuchCard { .. } => Line::new("harbour-no-card"),
            Reason::NotAscending { .. } | Reason::AlreadyPut { .. } => Line::new("harbour-no-order"),
            Reason::TooHeavy { total } => Line::new("harbour-no-heavy").with("total", total),
            Reason::CannotComplete | Reason::TooFew { .. } => Line::new("harbour-no-few"),
        }
    }

    fn fault(fault: &Fault) -> Line {
        match *fault {
            Fault::Decks { found } => Line::new("harbour-fault-decks").with("found", found as u32),
            Fault::Size { found, .. } => Line::new("harbour-fault-size").with("found", found as u32),
            Fault::Weight { found, .. } => Line::new("harbour-fault-weight").with("found", found),
            Fault::Copies { weight, .. } => Line::new("harbour-fault-copies").with("weight", weight),
        }
    }
}
