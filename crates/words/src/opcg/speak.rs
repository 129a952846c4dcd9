//! Questions, events and refusals.

use super::answers::path;
use super::endings::how;
use super::names::{at, attack, card, effect, from, sign, to};
use crate::{Effect, Line, Speak, Telling};
use kernel::{By, Prompt, Seat};
use opcg::effects::{Kind, Timing};
use opcg::{Action, Ask, Clause, DeckFault, Fault, Opcg, Reason, Seen, Setup, Spot, Stake, View, What, Zone};

impl Speak for Opcg {
    fn title(&self) -> Line {
        Line::new("opcg-title")
    }

    fn setup(&self, setup: &Setup) -> Line {
        let leader = |seat: usize| match self.library().find(&setup.decks[seat].leader) {
            Some(face) => card(self, face),
            None => Line::new("opcg-card-unknown"),
        };
        Line::new("opcg-setup").with("one", leader(0)).with("two", leader(1))
    }

    fn question(&self, view: &View, prompt: &Prompt<Self>) -> Line {
        let (key, of_effect) = match prompt.key {
            Ask::Sign => ("opcg-ask-sign", false),
            Ask::ChooseFirst => ("opcg-ask-choose-first", false),
            Ask::Redraw => ("opcg-ask-redraw", false),
            Ask::Main => ("opcg-ask-main", false),
            Ask::Block => ("opcg-ask-block", false),
            Ask::Counter => ("opcg-ask-counter", false),
            Ask::LifeCard => ("opcg-ask-life-card", false),
            Ask::MakeRoom => ("opcg-ask-make-room", false),
            Ask::Order => ("opcg-ask-order", false),
            Ask::Pick => ("opcg-ask-pick", true),
            Ask::PutBack => ("opcg-ask-put-back", true),
            Ask::ReturnDon => ("opcg-ask-return-don", true),
            Ask::MoveDon => ("opcg-ask-move-don", true),
            Ask::HowMany => ("opcg-ask-how-many", true),
            Ask::May => ("opcg-ask-may", true),
            Ask::ChooseOne => ("opcg-ask-choose-one", true),
        };
        let seat = match prompt.by {
            By::Seat(seat) => seat,
            By::Shell => Seat::FIRST,
        };
        let mut line = Line::new(key).with("seat", seat);
        if matches!(prompt.key, Ask::Block | Ask::Counter) {
            line = line.with("attack", attack(self, view).unwrap_or_else(|| Line::new("opcg-attack-unknown")));
        }
        if of_effect {
            let source = view.effect(self).map(|(spot, _)| at(self, view, spot));
            line = line.with("card", source.unwrap_or_else(|| Line::new("opcg-card-unknown")));
        }
        if prompt.key == Ask::Pick {
            line = line.with(
                "count",
                how_many(prompt.answer.map_or((1, 1), |answer| {
                    // What may end at once asks for no fewer than none.
                    (if answer.default.is_some() { 0 } else { answer.min }, answer.max)
                })),
            );
        }
        line
    }

    fn about(&self, view: &View) -> Option<Line> {
        let says = |text: Effect| Line::new("opcg-card-text").with("text", text);
        if let Some((spot, ability)) = view.effect(self) {
            return Some(says(effect(self, view, spot, ability)));
        }
        let spot = view.life_card()?;
        let mut abilities = self.library().card(view.card_at(spot)?.face?).abilities.iter();
        let trigger = abilities.find(|ability| matches!(&ability.kind, Kind::At(timing, _) if is_trigger(timing)))?;
        Some(says(effect(self, view, spot, trigger)))
    }

    fn at_stake(&self, view: &View, stake: &Stake) -> Line {
        match *stake {
            Stake::Fails { attacker, target } => {
                Line::new("opcg-stake-fails").with("attacker", attacker).with("target", target)
            }
            Stake::Life { from, to, short } => {
                Line::new("opcg-stake-life").with("from", from).with("to", to).with("short", short)
            }
            Stake::Falls { card, short } => {
                Line::new("opcg-stake-falls").with("card", at(self, view, card)).with("short", short)
            }
            Stake::Lost { short } => Line::new("opcg-stake-lost").with("short", short),
            Stake::Nothing => Line::new("opcg-stake-nothing"),
        }
    }

    fn event(&self, seen: &Seen) -> Line {
        let of = |key, seat: Seat| Line::new(key).with("seat", seat);
        let card = |face| card(self, face);
        let lying = |key, spot: Spot, face| of(key, spot.seat).with("card", card(face));
        let counted = |key, seat, count: u8| of(key, seat).with("count", count);
        match seen.what {
            What::SignsShown { signs: [one, two] } => {
                let mut seats = Seat::all(2);
                let mut next = || seats.next().unwrap_or(Seat::FIRST);
                let line = Line::new("opcg-event-signs").with("one", next()).with("sign_one", sign(one));
                line.with("two", next()).with("sign_two", sign(two))
            }
            What::FirstPlayer { seat, chosen_by: None } => of("opcg-event-first-player", seat),
            What::FirstPlayer { seat, chosen_by: Some(by) } if seat == by => of("opcg-event-chose-first", by),
            What::FirstPlayer { chosen_by: Some(by), .. } => of("opcg-event-chose-second", by),
            What::HandKept { seat } => of("opcg-event-hand-kept", seat),
            What::HandRedrawn { seat } => of("opcg-event-hand-redrawn", seat),
            What::TurnBegan { seat, turn } => of("opcg-event-turn-began", seat).with("turn", turn),
            What::PhaseEnded { seat } => of("opcg-event-phase-ended", seat),
            What::Refreshed { seat } => of("opcg-event-refreshed", seat),
            What::Drew { seat, face: Some(face) } => of("opcg-event-drew-seen", seat).with("card", card(face)),
            What::Drew { seat, face: None } => of("opcg-event-drew", seat),
            What::Moved { seat, face: Some(face), from: one, to: two } if one == two => {
                of("opcg-event-put-back-seen", seat).with("card", card(face)).with("to", to(two))
            }
            What::Moved { seat, face: None, from: one, to: two } if one == two => {
                of("opcg-event-put-back", seat).with("to", to(two))
            }
            What::Moved { seat, face: Some(face), from: one, to: two } => {
                of("opcg-event-moved-seen", seat).with("card", card(face)).with("from", from(one)).with("to", to(two))
            }
            What::Moved { seat, face: None, from: one, to: two } => {
                of("opcg-event-moved", seat).with("from", from(one)).with("to", to(two))
            }
            What::Shuffled { seat } => of("opcg-event-shuffled", seat),
            What::LookedAt { seat, whose, cards } if seat == whose => counted("opcg-event-looked-own", seat, cards),
            What::LookedAt { seat, cards, .. } => counted("opcg-event-looked-other", seat, cards),
            What::Revealed { seat, face } => of("opcg-event-revealed", seat).with("card", card(face)),
            What::Played { seat, face } => of("opcg-event-played", seat).with("card", card(face)),
            What::EventActivated { seat, face } => of("opcg-event-event-activated", seat).with("card", card(face)),
            What::EffectActivated { seat, face, .. } => {
                of("opcg-event-effect-activated", seat).with("card", card(face))
            }
            What::TriggerActivated { seat, face } => of("opcg-event-trigger-activated", seat).with("card", card(face)),
            What::Rested { card: spot, face } => lying("opcg-event-rested", spot, face),
            What::SetActive { card: spot, face } => lying("opcg-event-set-active", spot, face),
            What::Attacked { attacker, face, target_face, .. } => {
                lying("opcg-event-attacked", attacker, face).with("target", card(target_face))
            }
            What::Blocked { card: spot, face } => lying("opcg-event-blocked", spot, face),
            What::TargetChanged { card: spot, face } => lying("opcg-event-target-changed", spot, face),
            What::Countered { seat, face, on: _, power } => {
                of("opcg-event-countered", seat).with("card", card(face)).with("power", power)
            }
            What::Compared { attacker, target } => {
                let key = if attacker >= target { "opcg-event-compared" } else { "opcg-event-compared-less" };
                Line::new(key).with("attacker", attacker).with("target", target)
            }
            What::BattleEnded => Line::new("opcg-event-battle-ended"),
            What::KnockedOut { seat, face } => of("opcg-event-knocked-out", seat).with("card", card(face)),
            What::Damage { seat, damage } => counted("opcg-event-damage", seat, damage),
            What::Modified { card: spot, face, power } => {
                lying("opcg-event-modified", spot, face).with("power", format!("{power:+}").replace('-', "−"))
            }
            What::DonAdded { seat, count, rested: false } => counted("opcg-event-don-added", seat, count),
            What::DonAdded { seat, count, rested: true } => counted("opcg-event-don-added-rested", seat, count),
            What::DonPaid { seat, count } => counted("opcg-event-don-paid", seat, count),
            What::DonGiven { to: spot, face, count } => lying("opcg-event-don-given", spot, face).with("count", count),
            What::DonCameBack { seat, count } => counted("opcg-event-don-came-back", seat, count),
            What::DonSetActive { seat, count } => counted("opcg-event-don-set-active", seat, count),
            What::DonRested { seat, count } => counted("opcg-event-don-rested", seat, count),
            What::DonReturned { seat, count } => counted("opcg-event-don-returned", seat, count),
            What::Lost { seat } => of("opcg-event-lost", seat),
            What::Won { seat, .. } => of("opcg-event-won", seat),
            What::GameOver { .. } => Line::new("opcg-event-game-over"),
        }
    }

    fn how(&self, seen: &Seen) -> Option<Line> {
        match seen.what {
            What::Won { ending, .. } | What::GameOver { ending } => Some(how(self, ending)),
            _ => None,
        }
    }

    fn telling(&self, seen: &Seen) -> Telling {
        match seen.what {
            // That it is played, or its trigger activated, follows.
            What::Moved { to: Zone::Characters | Zone::Stage | Zone::Limbo, .. } => Telling::Implied,
            // So does that it attacks or blocks.
            What::Rested { .. } if matches!(seen.because, Clause::OP_8_2_1 | Clause::OP_8_3_3) => Telling::Implied,
            // What is K.O.'d, counters or is activated from the hand goes to the trash.
            What::Moved { to: Zone::Trash, .. } if is_spent(seen.because) => Telling::Implied,
            What::Moved { face: None, .. } | What::Drew { face: None, .. } | What::DonReturned { .. } => {
                Telling::Counted
            }
            _ => Telling::Each,
        }
    }

    fn because(seen: &Seen) -> Clause {
        seen.because
    }

    fn action(&self, view: &View, action: &Action) -> Vec<Line> {
        path(self, view, action)
    }

    fn reason(&self, reason: &Reason) -> Line {
        let of = |key, face| Line::new(key).with("card", card(self, face));
        match *reason {
            Reason::GameOver => Line::new("opcg-no-game-over"),
            Reason::NotYourDecision { asked: Some(seat) } => Line::new("opcg-no-not-your-decision").with("seat", seat),
            Reason::NotYourDecision { asked: None } => Line::new("opcg-no-not-your-decision-nobody"),
            Reason::WrongTiming => Line::new("opcg-no-wrong-timing"),
            Reason::NoSuchCard => Line::new("opcg-no-no-such-card"),
            Reason::FirstTurn => Line::new("opcg-no-first-turn"),
            Reason::BadReplacement => Line::new("opcg-no-bad-replacement"),
            Reason::IllegalAttacker { face } => of("opcg-no-illegal-attacker", face),
            Reason::IllegalTarget { face } => of("opcg-no-illegal-target", face),
            Reason::IllegalGive => Line::new("opcg-no-illegal-give"),
            Reason::IllegalBlock => Line::new("opcg-no-illegal-block"),
            Reason::IllegalCounter => Line::new("opcg-no-illegal-counter"),
            Reason::NotAvailable => Line::new("opcg-no-not-available"),
            Reason::BadChoice => Line::new("opcg-no-bad-choice"),
            Reason::BadMulligan => Line::new("opcg-no-bad-mulligan"),
            // What an effect costs besides active DON!! is not in the facts.
            Reason::CannotPay { cost, active } if cost <= active => Line::new("opcg-no-cannot-pay-effect"),
            Reason::CannotPay { cost, active } => {
                Line::new("opcg-no-cannot-pay").with("cost", cost).with("active", active)
            }
        }
    }

    fn is_obvious(&self, reason: &Reason) -> bool {
        matches!(
            reason,
            Reason::WrongTiming
                | Reason::NotYourDecision { .. }
                | Reason::BadChoice
                | Reason::BadReplacement
                | Reason::NotAvailable
        )
    }

    fn fault(fault: &Fault) -> Line {
        Line::new("opcg-fault-of").with("seat", fault.seat.number()).with("fault", deck_fault(&fault.fault))
    }
}

/// What is wrong with a deck, whoever plays it.
pub fn deck_fault(fault: &DeckFault) -> Line {
    match fault {
        DeckFault::UnknownCard(number) => Line::new("opcg-fault-unknown-card").with("number", number.0.as_str()),
        DeckFault::Leaders { count } => Line::new("opcg-fault-leaders").with("count", *count as u32),
        DeckFault::NotALeader(number) => Line::new("opcg-fault-not-a-leader").with("number", number.0.as_str()),
        DeckFault::Category(number) => Line::new("opcg-fault-category").with("number", number.0.as_str()),
        DeckFault::Size { cards } => Line::new("opcg-fault-size").with("cards", *cards as u32),
        DeckFault::Colour(number) => Line::new("opcg-fault-colour").with("number", number.0.as_str()),
        DeckFault::Copies { number, count } => {
            Line::new("opcg-fault-copies").with("number", number.0.as_str()).with("count", *count as u32)
        }
        DeckFault::KeptOut(number) => Line::new("opcg-fault-kept-out").with("number", number.0.as_str()),
    }
}

/// Whether a card goes to the trash by this clause right when something else is told of it.
fn is_spent(because: Clause) -> bool {
    matches!(because, Clause::OP_7_10 | Clause::OP_8_4_3 | Clause::OP_8_4_5 | Clause::OP_12_19)
}

fn is_trigger(timing: &Timing) -> bool {
    timing.each().any(|timing| *timing == Timing::Trigger)
}

/// How many cards are to be chosen, at least and at most.
fn how_many((least, most): (u8, u8)) -> Line {
    match least {
        0 => Line::new("opcg-choose-up-to").with("most", most),
        _ if least == most => Line::new("opcg-choose-exactly").with("most", most),
        _ => Line::new("opcg-choose-between").with("least", least).with("most", most),
    }
}
