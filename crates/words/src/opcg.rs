//! ONE PIECE CARD GAME in words.

mod cards;
mod editions;
pub mod effects;

pub use cards::{printed, whole};
pub use editions::type_named;

use crate::{Effect, Line, Name, Speak, Telling};
use kernel::{By, Prompt, Seat};
use opcg::effects::{Ability, Keyword, Kind, Timing, Where};
use opcg::{
    Action, Ask, Category, Clause, DeckFault, Definition, DonAt, Face, Fault, Opcg, Reason, Seen, Setup, Sign, Spot,
    Stake, View, What, Zone,
};

/// A card's name.
pub fn name(card: &Definition) -> Name {
    Name { en: card.name.clone(), ja: card.names.ja.clone(), zh_hant: card.names.zh_hant.clone(), it: None }
}

/// A card by number and name.
pub fn card(rules: &Opcg, face: Face) -> Line {
    let card = rules.library().card(face);
    Line::new("opcg-card").with("number", card.number.0.as_str()).with("name", name(card))
}

/// The place that tells a card from its copies in the same zone, if it has any there. Copies in a hand are
/// interchangeable.
pub fn among_copies(view: &View, spot: Spot) -> Option<u8> {
    let face = view.card_at(spot)?.face?;
    let copies = view.zone(spot.seat, spot.zone).iter().filter(|card| card.face == Some(face)).count();
    (copies > 1 && spot.zone != Zone::Hand).then_some(spot.index + 1)
}

/// The card that lies at a spot, told from its copies there.
pub fn at(rules: &Opcg, view: &View, spot: Spot) -> Line {
    let Some(face) = view.card_at(spot).and_then(|card| card.face) else {
        return Line::new("opcg-card-hidden").with("zone", zone(spot.zone)).with("place", spot.index + 1);
    };
    match among_copies(view, spot) {
        Some(place) => Line::new("opcg-card-at").with("card", card(rules, face)).with("place", place),
        None => card(rules, face),
    }
}

/// A zone's name.
pub fn zone(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Leader => "opcg-zone-leader",
        Zone::Characters => "opcg-zone-characters",
        Zone::Stage => "opcg-zone-stage",
        Zone::Hand => "opcg-zone-hand",
        Zone::Deck => "opcg-zone-deck",
        Zone::Trash => "opcg-zone-trash",
        Zone::Life => "opcg-zone-life",
        Zone::Limbo => "opcg-zone-limbo",
    })
}

fn from(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Leader => "opcg-from-leader",
        Zone::Characters => "opcg-from-characters",
        Zone::Stage => "opcg-from-stage",
        Zone::Hand => "opcg-from-hand",
        Zone::Deck => "opcg-from-deck",
        Zone::Trash => "opcg-from-trash",
        Zone::Life => "opcg-from-life",
        Zone::Limbo => "opcg-from-limbo",
    })
}

fn to(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Leader => "opcg-to-leader",
        Zone::Characters => "opcg-to-characters",
        Zone::Stage => "opcg-to-stage",
        Zone::Hand => "opcg-to-hand",
        Zone::Deck => "opcg-to-deck",
        Zone::Trash => "opcg-to-trash",
        Zone::Life => "opcg-to-life",
        Zone::Limbo => "opcg-to-limbo",
    })
}

fn category(rules: &Opcg, view: &View, spot: Spot) -> Option<Category> {
    let face = view.card_at(spot)?.face?;
    Some(rules.library().card(face).category)
}

/// What the card at a spot says there.
fn effect(rules: &Opcg, view: &View, spot: Spot, ability: &Ability) -> Effect {
    Effect::new(effects::Text::new(rules, ability, category(rules, view, spot)))
}

/// What a way does that the effect which asks now lets choose, if it is clear which choice it asks for.
fn way(rules: &Opcg, view: &View, number: u8) -> Option<Effect> {
    let (spot, ability) = view.effect(rules)?;
    effects::way(rules, ability, category(rules, view, spot), number)
}

/// An effect that waits or is being carried out: its card and what it says.
pub fn waiting(rules: &Opcg, view: &View, spot: Spot, ability: &Ability) -> Line {
    let text = effect(rules, view, spot, ability);
    Line::new("opcg-waiting").with("card", at(rules, view, spot)).with("text", text)
}

/// Where a part of a number comes from: a card, or the rule itself.
pub fn part(rules: &Opcg, source: Option<Face>, clause: Clause) -> Line {
    match (source, clause) {
        (Some(face), _) => card(rules, face),
        (None, Clause::OP_1_23) => Line::new("opcg-part-printed"),
        (None, Clause::OP_1_24) => Line::new("opcg-part-don"),
        (None, Clause::OP_8_4_3) => Line::new("opcg-part-counter"),
        (None, Clause::OP_9_1) => Line::new("opcg-part-life"),
        (None, _) => Line::new("opcg-part-effect"),
    }
}

/// A keyword.
pub fn keyword(keyword: Keyword) -> Line {
    Line::new(match keyword {
        Keyword::Rush => "opcg-keyword-rush",
        Keyword::RushCharacter => "opcg-keyword-rush-character",
        Keyword::Blocker => "opcg-keyword-blocker",
        Keyword::DoubleAttack => "opcg-keyword-double-attack",
        Keyword::Banish => "opcg-keyword-banish",
        Keyword::Unblockable => "opcg-keyword-unblockable",
    })
}

fn sign(sign: Sign) -> Line {
    Line::new(match sign {
        Sign::Rock => "opcg-sign-rock",
        Sign::Paper => "opcg-sign-paper",
        Sign::Scissors => "opcg-sign-scissors",
    })
}

/// Whether a card goes to the trash by this clause right when something else is told of it.
fn is_spent(because: Clause) -> bool {
    matches!(because, Clause::OP_7_10 | Clause::OP_8_4_3 | Clause::OP_8_4_5 | Clause::OP_12_19)
}

fn is_trigger(timing: &Timing) -> bool {
    timing.each().any(|timing| *timing == Timing::Trigger)
}

/// What an action does with cards: from the first choice to the last.
fn path(rules: &Opcg, view: &View, action: &Action) -> Vec<Line> {
    let at = |spot| at(rules, view, spot);
    let viewer = match view.viewer {
        kernel::Viewer::Seat(seat) => seat,
        kernel::Viewer::Spectator => Seat::FIRST,
    };
    let in_hand = |index| Spot { seat: viewer, zone: Zone::Hand, index };
    let about = |key, spot| Line::new(key).with("card", at(spot));
    let numbers = |spot: Spot| view.card_at(spot).map(|card| (card.cost.unwrap_or(0), card.power.unwrap_or(0)));
    match *action {
        Action::Play { hand, over } => {
            let spot = in_hand(hand);
            let (cost, _) = numbers(spot).unwrap_or_default();
            let mut path = vec![about("opcg-do-play", spot).with("cost", cost)];
            path.extend(over.map(|index| about("opcg-do-over", Spot { seat: viewer, zone: Zone::Characters, index })));
            path
        }
        Action::Activate { card, ability } => {
            let mut path = vec![about("opcg-do-activate", card)];
            let of = view.card_at(card).and_then(|card| card.face).map(|face| &rules.library().card(face).abilities);
            let declared = |kind: &Kind| matches!(kind, Kind::At(timing, _) if timing.each().any(|timing| *timing == Timing::ActivateMain));
            if of.is_some_and(|all| all.iter().filter(|ability| declared(&ability.kind)).count() > 1) {
                path.push(Line::new("opcg-do-ability").with("number", ability + 1));
            }
            path
        }
        Action::Give { to } => vec![Line::new("opcg-do-give"), about("opcg-do-give-to", to)],
        Action::Attack { attacker, target } => {
            let (_, one) = numbers(attacker).unwrap_or_default();
            let (_, two) = numbers(target).unwrap_or_default();
            vec![
                about("opcg-do-attack", attacker).with("power", one),
                about("opcg-do-target", target).with("power", two),
            ]
        }
        Action::Block(spot) => {
            let (_, power) = numbers(spot).unwrap_or_default();
            vec![about("opcg-do-block", spot).with("power", power)]
        }
        Action::Counter { card, on } => {
            let value = view.card_at(card).and_then(|card| card.counter).unwrap_or(0);
            let attacked = view.battle().is_some_and(|(_, target)| target == on);
            let key = if attacked { "opcg-do-counter-for-target" } else { "opcg-do-counter-for" };
            vec![about("opcg-do-counter", card).with("counter", value), about(key, on)]
        }
        Action::CounterEvent { hand } => {
            let (cost, _) = numbers(in_hand(hand)).unwrap_or_default();
            vec![about("opcg-do-counter-event", in_hand(hand)).with("cost", cost)]
        }
        Action::Trigger | Action::TakeLife => {
            let key = if *action == Action::Trigger { "opcg-do-trigger" } else { "opcg-do-take-life" };
            vec![match view.life_card() {
                Some(spot) => about(key, spot),
                None => Line::new(key).with("card", Line::new("opcg-card-unknown")),
            }]
        }
        Action::Pick(spot) => vec![match view.puts_back(rules) {
            None => about("opcg-do-pick", spot),
            Some(Where::Bottom) => about("opcg-do-bottom", spot),
            Some(Where::Top | Where::TopOrBottom) => about("opcg-do-top", spot),
        }],
        Action::PickForBottom(spot) => vec![about("opcg-do-bottom", spot)],
        Action::Next(index) => match view.due(rules, index) {
            Some((spot, ability)) => {
                let text = effect(rules, view, spot, ability);
                vec![about("opcg-do-next", spot).with("number", index + 1).with("text", text)]
            }
            None => vec![Line::new("opcg-do-ability").with("number", index + 1)],
        },
        Action::Return(DonAt::Given(spot)) => vec![about("opcg-do-return-given", spot)],
        Action::Choose(number) => vec![match way(rules, view, number) {
            Some(does) => Line::new("opcg-effect").with("text", does),
            None => Line::new("opcg-do-choose").with("number", number + 1),
        }],
        _ => vec![plain(*action)],
    }
}

/// What an action without cards does.
fn plain(action: Action) -> Line {
    let key = match action {
        Action::Sign(thrown) => return sign(thrown),
        Action::Number(count) => return Line::new("opcg-do-number").with("count", count),
        Action::GoFirst => "opcg-do-first",
        Action::GoSecond => "opcg-do-second",
        Action::KeepHand => "opcg-do-keep",
        Action::Redraw => "opcg-do-redraw",
        Action::EndMain => "opcg-do-end",
        Action::Pass => "opcg-do-pass",
        Action::Done => "opcg-do-done",
        Action::Yes => "opcg-do-yes",
        Action::No => "opcg-do-no",
        Action::Return(DonAt::Active) => "opcg-do-return-active",
        Action::Return(_) => "opcg-do-return-rested",
        Action::Cancel => "opcg-do-cancel",
        _ => "opcg-do-concede",
    };
    Line::new(key)
}

/// How many cards are to be chosen, at least and at most.
fn how_many((least, most): (u8, u8)) -> Line {
    match least {
        0 => Line::new("opcg-choose-up-to").with("most", most),
        _ if least == most => Line::new("opcg-choose-exactly").with("most", most),
        _ => Line::new("opcg-choose-between").with("least", least).with("most", most),
    }
}

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
            Stake::Life { from, to } => Line::new("opcg-stake-life").with("from", from).with("to", to),
            Stake::Falls { card } => Line::new("opcg-stake-falls").with("card", at(self, view, card)),
            Stake::Lost => Line::new("opcg-stake-lost"),
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
            What::FirstPlayer { seat } => of("opcg-event-first-player", seat),
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
            What::Won { seat } => of("opcg-event-won", seat),
            What::GameOver => Line::new("opcg-event-game-over"),
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
