//! UNO in words.

use crate::{Line, Speak};
use kernel::Prompt;
use uno::{
    Action, Ask, Clause, Colour, Direction, Ending, Face, Fault, Goal, Kind, Last, LastPlay, MatchEnding, Mode, Preset,
    Reason, Said, Seen, Setup, Sheet, Shout, Standing, Uno, Verdict, View, What,
};

/// A colour.
pub fn colour(colour: Option<Colour>) -> Line {
    Line::new(match colour {
        Some(Colour::Blue) => "uno-colour-blue",
        Some(Colour::Green) => "uno-colour-green",
        Some(Colour::Red) => "uno-colour-red",
        Some(Colour::Yellow) => "uno-colour-yellow",
        None => "uno-colour-none",
    })
}

/// A card.
pub fn card(face: Face) -> Line {
    let coloured = |key| Line::new(key).with("colour", colour(face.colour()));
    let line = match face.kind() {
        Kind::Number(number) => coloured("uno-card-number").with("number", number),
        Kind::DrawTwo => coloured("uno-card-draw-two"),
        Kind::Reverse => coloured("uno-card-reverse"),
        Kind::Skip => coloured("uno-card-skip"),
        Kind::Wild => Line::new("uno-card-wild"),
        Kind::Ace => Line::new("uno-card-ace"),
        Kind::RedHair => Line::new("uno-card-red-hair"),
        Kind::Blackbeard => Line::new("uno-card-blackbeard"),
    };
    line.naming(face)
}

/// A direction.
pub fn direction(direction: Direction) -> Line {
    Line::new(match direction {
        Direction::Clockwise => "uno-direction-clockwise",
        Direction::CounterClockwise => "uno-direction-counter-clockwise",
    })
}

/// A mode.
fn mode(mode: Mode) -> Line {
    Line::new(match mode {
        Mode::Rounds => "uno-mode-rounds",
        Mode::First500 => "uno-mode-first500",
        Mode::Elimination => "uno-mode-elimination",
    })
}

/// A preset.
fn preset(preset: Preset) -> Line {
    Line::new(match preset {
        Preset::Standard => "uno-preset-standard",
        Preset::Table => "uno-preset-table",
    })
}

/// A setup in a line.
pub fn setup(setup: &Setup) -> Line {
    Line::new("uno-setup")
        .with("seats", setup.seats)
        .with("mode", mode(setup.mode))
        .with("preset", preset(setup.preset))
}

fn play(play: Said) -> Vec<Line> {
    let mut path = vec![Line::new("uno-do-play").with("card", card(play.face))];
    if let Some(named) = play.colour {
        path.push(Line::new("uno-do-name-colour").with("colour", colour(Some(named))));
    }
    match (play.gift, play.target) {
        (Some(gift), Some(target)) => {
            path.push(Line::new("uno-do-give").with("card", card(gift)).with("seat", target));
        }
        _ if play.face == Face::RED_HAIR && play.colour.is_some() => path.push(Line::new("uno-do-no-gift")),
        _ => {}
    }
    path.push(Line::new(if play.call { "uno-do-call" } else { "uno-do-no-call" }));
    path
}

fn verdict(upheld: &'static str, failed: &'static str, verdict: Verdict) -> Line {
    Line::new(if verdict == Verdict::Upheld { upheld } else { failed })
}

/// How a round has ended.
fn how(winner: Option<kernel::Seat>, ending: Ending) -> Line {
    let of = |key| Line::new(key).with("seat", winner.unwrap_or_default());
    match ending {
        Ending::LastCard { face } => of("uno-how-last-card").with("card", card(face)),
        Ending::LastGift => of("uno-how-last-gift"),
        Ending::TurnLimit { turns } => Line::new("uno-how-turn-limit").with("turns", turns),
    }
}

/// How a match has ended. Equals share it: then all of them are named.
fn how_match(ending: MatchEnding, sheet: &Sheet) -> Line {
    let best: Vec<&Standing> = sheet.standings.iter().filter(|standing| standing.place == 1).collect();
    let player = |standing: &&Standing| Line::new("uno-how-player").with("seat", standing.seat);
    let of = |key| {
        let line = Line::new(key).with("count", best.len() as u32);
        let line = line.with("seat", best.first().map_or(kernel::Seat::FIRST, |first| first.seat));
        let line = line.with("players", best.iter().map(player).collect::<Vec<_>>());
        line.with("total", best.first().map_or(0, |first| first.total)).with("rounds", sheet.round)
    };
    match (ending, sheet.goal) {
        (MatchEnding::RoundsPlayed, _) => of("uno-how-rounds-played"),
        (MatchEnding::PointsReached { goal }, _) => of("uno-how-points-reached").with("goal", goal),
        (MatchEnding::RoundLimit, Goal::Stay) => of("uno-how-round-limit-account"),
        (MatchEnding::RoundLimit, Goal::Rounds(_) | Goal::Points(_)) => of("uno-how-round-limit"),
        (MatchEnding::LastIn, _) => of("uno-how-last-in"),
        (MatchEnding::OthersLeft, _) => of("uno-how-others-left"),
    }
}

impl Speak for Uno {
    fn title(&self) -> Line {
        Line::new("uno-title")
    }

    fn setup(&self, chosen: &Setup) -> Line {
        setup(chosen)
    }

    fn question(&self, view: &View, prompt: &Prompt<Self>) -> Line {
        let key = match prompt.key {
            Ask::Turn => "uno-ask-turn",
            Ask::AfterDraw => "uno-ask-after-draw",
            Ask::ChooseColour => "uno-ask-choose-colour",
            Ask::Misplay => "uno-ask-misplay",
            Ask::Challenge => "uno-ask-challenge",
            Ask::Catch => "uno-ask-catch",
            Ask::NextRound => "uno-ask-next-round",
        };
        let line = match prompt.by {
            kernel::By::Seat(seat) => Line::new(key).with("seat", seat),
            kernel::By::Shell => Line::new(key),
        };
        match view.last {
            Last::Play(LastPlay { by, .. }) if prompt.key == Ask::Challenge => line.with("by", by),
            Last::Play(_) | Last::Draw { .. } | Last::Nothing => line,
        }
    }

    fn at_stake(&self, _: &View, stake: &uno::Stake) -> Line {
        match *stake {
            uno::Stake::Draws(count) => Line::new("uno-stake-draws").with("count", count),
        }
    }

    fn event(&self, seen: &Seen) -> Line {
        let of = |key, seat: kernel::Seat| Line::new(key).with("seat", seat);
        let between =
            |line: Line, by: kernel::Seat, against: kernel::Seat| line.with("by", by).with("against", against);
        match seen.what {
            What::DealerDrew { seat, face } => of("uno-event-dealer-drew", seat).with("card", card(face)),
            What::Dealer { seat } => of("uno-event-dealer", seat),
            What::RoundBegan { round } => Line::new("uno-event-round-began").with("round", round),
            What::Dealt { seat, hand: Some(hand) } => {
                of("uno-event-dealt-seen", seat).with("cards", hand.into_iter().map(card).collect::<Vec<_>>())
            }
            What::Dealt { seat, hand: None } => of("uno-event-dealt", seat),
            What::StartRefused { face } => Line::new("uno-event-start-refused").with("card", card(face)),
            What::StartCard { face } => Line::new("uno-event-start-card").with("card", card(face)),
            What::ColourChosen { seat, colour: named } => {
                of("uno-event-colour-chosen", seat).with("colour", colour(Some(named)))
            }
            What::Called { seat } => of("uno-event-called", seat),
            What::Played { seat, face, colour: Some(named) } if face.is_colourless() => {
                of("uno-event-played-naming", seat).with("card", card(face)).with("colour", colour(Some(named)))
            }
            What::Played { seat, face, .. } => of("uno-event-played", seat).with("card", card(face)),
            What::Shouted { seat, shout: Shout::MyEra } => of("uno-event-my-era", seat),
            What::Shouted { seat, shout: Shout::ThisHat } => of("uno-event-this-hat", seat),
            What::Gave { from, to, face: Some(face) } => {
                Line::new("uno-event-gave-seen").with("from", from).with("to", to).with("card", card(face))
            }
            What::Gave { from, to, face: None } => Line::new("uno-event-gave").with("from", from).with("to", to),
            What::Reversed { direction: now } => Line::new("uno-event-reversed").with("direction", direction(now)),
            What::Skipped { seat } => of("uno-event-skipped", seat),
            What::Drew { seat, face: Some(face) } => of("uno-event-drew-seen", seat).with("card", card(face)),
            What::Drew { seat, face: None } => of("uno-event-drew", seat),
            What::DrewNothing { seat } => of("uno-event-drew-nothing", seat),
            What::Kept { seat } => of("uno-event-kept", seat),
            What::PassedAutomatically { seat } => of("uno-event-passed-automatically", seat),
            What::Reshuffled { cards } => Line::new("uno-event-reshuffled").with("cards", cards),
            What::AcceptedAce { seat } => of("uno-event-accepted-ace", seat),
            What::Challenged { by, against, verdict: went } => {
                between(verdict("uno-event-challenge-upheld", "uno-event-challenge-failed", went), by, against)
            }
            What::Caught { by, against, verdict: went } => {
                between(verdict("uno-event-catch-upheld", "uno-event-catch-failed", went), by, against)
            }
            What::AccusedMisplay { by, against, verdict: went } => {
                between(verdict("uno-event-misplay-upheld", "uno-event-misplay-failed", went), by, against)
            }
            What::AccusedDraw { by, against } => between(Line::new("uno-event-accused-draw"), by, against),
            What::TookBack { seat, face } => of("uno-event-took-back", seat).with("card", card(face)),
            What::Counted { seat, points, account } => {
                of("uno-event-counted", seat).with("points", points).with("account", account)
            }
            What::Left { seat } => of("uno-event-left", seat),
            What::Out { seat } => of("uno-event-out", seat),
            What::RoundWon { seat, .. } => of("uno-event-round-won", seat),
            What::RoundVoid { .. } => Line::new("uno-event-round-void"),
            What::Scored { seat, points, total } => {
                of("uno-event-scored", seat).with("points", points).with("total", total)
            }
            What::MatchEnded { .. } => Line::new("uno-event-match-ended"),
        }
    }

    fn how(&self, seen: &Seen) -> Option<Line> {
        match (seen.what, &seen.sheet) {
            (What::RoundWon { seat, ending }, _) => Some(how(Some(seat), ending)),
            (What::RoundVoid { ending }, _) => Some(how(None, ending)),
            (What::MatchEnded { ending }, Some(sheet)) => Some(how_match(ending, sheet)),
            _ => None,
        }
    }

    fn because(seen: &Seen) -> Clause {
        seen.because
    }

    fn action(&self, _: &View, action: &Action) -> Vec<Line> {
        vec![match *action {
            Action::Play(played) => return play(played.said()),
            Action::Draw => Line::new("uno-do-draw"),
            Action::Keep => Line::new("uno-do-keep"),
            Action::ChooseColour(named) => Line::new("uno-do-choose-colour").with("colour", colour(Some(named))),
            Action::Challenge => Line::new("uno-do-challenge"),
            Action::Accept => Line::new("uno-do-accept"),
            Action::Catch(seat) => Line::new("uno-do-catch").with("seat", seat),
            Action::AccuseMisplay(seat) => Line::new("uno-do-accuse-misplay").with("seat", seat),
            Action::AccuseDraw(seat) => Line::new("uno-do-accuse-draw").with("seat", seat),
            Action::Pass => Line::new("uno-do-pass"),
            Action::Concede => Line::new("uno-do-concede"),
            Action::NextRound => Line::new("uno-do-next-round"),
            Action::WindowOver => Line::new("uno-do-window-over"),
            Action::TimeOut(seat) => Line::new("uno-do-time-out").with("seat", seat),
        }]
    }

    fn reason(&self, reason: &Reason) -> Line {
        match *reason {
            Reason::NotYourTurn { asked: Some(seat) } => Line::new("uno-no-not-your-turn").with("seat", seat),
            Reason::NotYourTurn { asked: None } => Line::new("uno-no-not-your-turn-nobody"),
            Reason::RoundOver => Line::new("uno-no-round-over"),
            Reason::MatchOver => Line::new("uno-no-match-over"),
            Reason::RoundNotOver => Line::new("uno-no-round-not-over"),
            Reason::CardNotInHand { face } => Line::new("uno-no-card-not-in-hand").with("card", card(face)),
            Reason::CardDoesNotMatch { face, top, colour: in_force } => Line::new("uno-no-card-does-not-match")
                .with("card", card(face))
                .with("top", card(top))
                .with("colour", colour(in_force)),
            Reason::OnlyDrawnCard { drawn } => Line::new("uno-no-only-drawn-card").with("card", card(drawn)),
            Reason::NotDrawn => Line::new("uno-no-not-drawn"),
            Reason::AlreadyDrawn => Line::new("uno-no-already-drawn"),
            Reason::NothingToDraw => Line::new("uno-no-nothing-to-draw"),
            Reason::ColourMissing => Line::new("uno-no-colour-missing"),
            Reason::ColourNotAllowed => Line::new("uno-no-colour-not-allowed"),
            Reason::BadColour => Line::new("uno-no-bad-colour"),
            Reason::TargetMissing => Line::new("uno-no-target-missing"),
            Reason::GiftMissing => Line::new("uno-no-gift-missing"),
            Reason::TargetSelf => Line::new("uno-no-target-self"),
            Reason::TargetOut { seat } => Line::new("uno-no-target-out").with("seat", seat),
            Reason::GiftNotInHand { face } => Line::new("uno-no-gift-not-in-hand").with("card", card(face)),
            Reason::GiftNotAllowed => Line::new("uno-no-gift-not-allowed"),
            Reason::CallNotDue => Line::new("uno-no-call-not-due"),
            Reason::ReactionClosed => Line::new("uno-no-reaction-closed"),
            Reason::SelfReaction => Line::new("uno-no-self-reaction"),
            Reason::NotNextPlayer { asked } => Line::new("uno-no-not-next-player").with("seat", asked),
            Reason::NoAce => Line::new("uno-no-no-ace"),
            Reason::AlreadySettled => Line::new("uno-no-already-settled"),
            Reason::ReactionOff => Line::new("uno-no-reaction-off"),
            Reason::BadInput => Line::new("uno-no-bad-input"),
        }
    }

    fn fault(fault: &Fault) -> Line {
        match *fault {
            Fault::PlayerCount(count) => Line::new("uno-fault-player-count").with("count", count),
            Fault::Rounds(count) => Line::new("uno-fault-rounds").with("count", count),
            Fault::TurnLimit(count) => Line::new("uno-fault-turn-limit").with("count", count),
            Fault::RoundLimit(count) => Line::new("uno-fault-round-limit").with("count", count),
            Fault::Dealer(seat) => Line::new("uno-fault-dealer").with("count", seat.number()),
        }
    }
}
