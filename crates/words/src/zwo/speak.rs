//! Questions, events and refusals.

use super::answers::path;
use super::endings::how;
use super::names::{at, attack, card, from, item, keyword, maybe, phase, placed, text, to};
use super::printed::{deck_colours, printed};
use crate::{Line, Speak, Telling};
use kernel::{By, Prompt, Seat};
use zwo::{
    Action, Ask, Auto, Clause, Deck, DeckFault, Fault, InjuryThreshold, LateTargets, Powers, Reason, SameCardAnswers,
    Stake,
};
use zwo::{Seen, SeenItem, Setup, Spot, View, What, Zone, Zwo};

impl Speak for Zwo {
    fn title(&self) -> Line {
        Line::new("zwo-title")
    }

    fn setup(&self, setup: &Setup) -> Line {
        let [one, two] = &setup.decks;
        let plain = Line::new("zwo-setup").with("one", deck(self, one)).with("two", deck(self, two));
        let options = setup.options;
        let rulings = [
            (options.injury_threshold == InjuryThreshold::AtLeast).then_some("zwo-ruling-injury-at-least"),
            (options.same_card_answers == SameCardAnswers::Allowed).then_some("zwo-ruling-same-card-answers"),
            (options.late_targets == LateTargets::Allowed).then_some("zwo-ruling-late-targets"),
        ];
        let keys = ["zwo-setup-ruled", "zwo-setup-ruled-too", "zwo-setup-ruled-too"];
        rulings
            .into_iter()
            .flatten()
            .zip(keys)
            .fold(plain, |setup, (ruling, key)| Line::new(key).with("setup", setup).with("ruling", Line::new(ruling)))
    }

    fn question(&self, view: &View, prompt: &Prompt<Self>) -> Line {
        let seat = match prompt.by {
            By::Seat(seat) => seat,
            By::Shell => Seat::FIRST,
        };
        let ask = |key| Line::new(key).with("seat", seat);
        let of = |key| ask(key).with("card", maybe(self, view.asking(self).map(|(face, ..)| face)));
        let attacker = || view.attack().map_or_else(|| Line::new("zwo-card-unknown"), |(spot, _)| at(self, view, spot));
        let count = |exactly, up_to| {
            let most = prompt.answer.map_or(1, |answer| answer.max);
            // What may end at once asks for no fewer than none.
            let open = prompt.answer.is_some_and(|answer| answer.default.is_some());
            Line::new(if open { up_to } else { exactly }).with("most", most)
        };
        match prompt.exactly() {
            Ask::Redraw => ask("zwo-ask-redraw"),
            Ask::Mana => ask("zwo-ask-mana"),
            Ask::Main => ask("zwo-ask-main"),
            // Who rests, or is not there, attacks nobody (ZW-12.4).
            Ask::Battle if view.sides[seat.index()].field.iter().all(|zombie| zombie.rest) => {
                ask("zwo-ask-battle-none")
            }
            Ask::Battle => ask("zwo-ask-battle"),
            Ask::AttackTarget => ask("zwo-ask-attack-target").with("card", attacker()),
            Ask::Block => {
                let attack = attack(self, view).unwrap_or_else(|| Line::new("zwo-item-step"));
                ask("zwo-ask-block").with("attack", attack)
            }
            Ask::Answer => {
                let newest = view.items(self).last().map(|newest| item(self, view, newest));
                ask("zwo-ask-answer").with("item", newest.unwrap_or_else(|| Line::new("zwo-item-step")))
            }
            Ask::Order => ask("zwo-ask-order"),
            Ask::Auto => of("zwo-ask-auto"),
            Ask::Pick => of("zwo-ask-pick").with("count", count("zwo-choose-exactly", "zwo-choose-up-to")),
            Ask::May => of("zwo-ask-may"),
            Ask::ChooseOne => of("zwo-ask-choose-one"),
            Ask::Target => of("zwo-ask-target").with("count", count("zwo-target-exactly", "zwo-target-up-to")),
            Ask::Pay => match view.declaring() {
                Some(spot) => {
                    let key = if spot.zone == Zone::Hand { "zwo-ask-pay-summon" } else { "zwo-ask-pay-revive" };
                    let cost = prompt.answer.map_or(0, |answer| answer.max);
                    ask(key).with("card", at(self, view, spot)).with("cost", cost)
                }
                None => of("zwo-ask-pay"),
            },
        }
    }

    fn about(&self, view: &View) -> Option<Line> {
        let says = |text: Line| Line::new("zwo-card-text").with("text", text);
        if let Some((face, which, ability)) = view.asking(self) {
            return Some(says(text(self, face, which, ability)));
        }
        let facts = |face| Line::new("zwo-facts").with("facts", printed(self.library().card(face)));
        if let Some(spot) = view.declaring() {
            return view.card_at(spot)?.face.map(facts);
        }
        // Who may answer reads what it is that would be answered.
        match view.items(self).pop()? {
            SeenItem::Summon { face, .. } => face.map(facts),
            SeenItem::Use { face, ability: Auto::Keyword(word), .. } => {
                Some(says(text(self, face, Auto::Keyword(word), &word.ability())))
            }
            SeenItem::Use { face, ability: which @ Auto::Printed(place), .. } => {
                let ability = self.library().card(face).abilities.get(place as usize)?;
                Some(says(text(self, face, which, ability)))
            }
            SeenItem::Revive { .. } | SeenItem::EndPhase | SeenItem::Step | SeenItem::Battle | SeenItem::Damage => None,
        }
    }

    fn at_stake(&self, view: &View, stake: &Stake) -> Line {
        let fought = |key, powers: Powers| Line::new(key).with("one", powers.attacker).with("two", powers.target);
        match *stake {
            Stake::Life { from, to, critical } => {
                Line::new("zwo-stake-life").with("from", from).with("to", to).with("critical", critical)
            }
            Stake::Injured { zombie, powers: None } => {
                Line::new("zwo-stake-injured").with("card", at(self, view, zombie))
            }
            Stake::Injured { zombie, powers: Some(powers) } => {
                fought("zwo-stake-injured-in-battle", powers).with("card", at(self, view, zombie))
            }
            Stake::Stands { powers } => fought("zwo-stake-stands", powers),
            Stake::Lost { critical } => Line::new("zwo-stake-lost").with("critical", critical),
            Stake::Nothing => Line::new("zwo-stake-nothing"),
        }
    }

    fn event(&self, seen: &Seen) -> Line {
        let of = |key, seat: Seat| Line::new(key).with("seat", seat);
        let card = |face| card(self, face);
        let lying = |key, spot: Spot, face| of(key, spot.seat).with("card", card(face));
        match seen.what {
            What::FirstPlayer { seat } => of("zwo-event-first-player", seat),
            What::HandKept { seat } => of("zwo-event-hand-kept", seat),
            What::HandRedrawn { seat } => of("zwo-event-hand-redrawn", seat),
            What::TurnBegan { seat, turn } => of("zwo-event-turn-began", seat).with("turn", turn),
            What::PhaseBegan { seat, phase: begun } => of("zwo-event-phase-began", seat).with("phase", phase(begun)),
            What::Prepared { seat } => of("zwo-event-prepared", seat),
            What::Drew { seat, face: Some(face) } => of("zwo-event-drew-seen", seat).with("card", card(face)),
            What::Drew { seat, face: None } => of("zwo-event-drew", seat),
            What::Shuffled { seat } => of("zwo-event-shuffled", seat),
            What::Moved { seat, face: Some(face), from: one, to: two } => {
                of("zwo-event-moved-seen", seat).with("card", card(face)).with("from", from(one)).with("to", to(two))
            }
            What::Moved { seat, face: None, from: one, to: two } => {
                of("zwo-event-moved", seat).with("from", from(one)).with("to", to(two))
            }
            What::ManaPlaced { seat, face: Some(face), back, rest } => {
                of("zwo-event-mana-placed-seen", seat).with("card", card(face)).with("lies", placed(back, rest))
            }
            What::ManaPlaced { seat, face: None, back, rest } => {
                of("zwo-event-mana-placed", seat).with("lies", placed(back, rest))
            }
            // Which one it is can be seen on the table; so several are told as one.
            What::ManaRested { mana, face: _ } => of("zwo-event-mana-rested", mana.seat),
            What::ManaTurnedFront { mana, face } => lying("zwo-event-mana-front", mana, face),
            What::ManaTurnedBack { mana, face } => lying("zwo-event-mana-back", mana, face),
            What::SummonDeclared { seat, face } => of("zwo-event-summon", seat).with("card", card(face)),
            What::ReviveDeclared { zombie, face } => lying("zwo-event-revive", zombie, face),
            What::EventUsed { seat, face } => of("zwo-event-event-used", seat).with("card", card(face)),
            What::AbilityUsed { seat, face, ability: _ } => of("zwo-event-ability-used", seat).with("card", card(face)),
            What::AutoActivated { seat, face, ability: Auto::Printed(_) } => {
                of("zwo-event-auto", seat).with("card", card(face))
            }
            What::AutoActivated { seat, face, ability: Auto::Keyword(word) } => {
                of("zwo-event-keyword", seat).with("card", card(face)).with("keyword", keyword(word))
            }
            What::Targeted { target, face: Some(face) } => lying("zwo-event-targeted", target, face),
            What::Targeted { target, face: None } => {
                of("zwo-event-targeted-hidden", target.seat).with("place", target.index + 1)
            }
            What::EndDeclared { seat, phase: ended } => of("zwo-event-end-declared", seat).with("phase", phase(ended)),
            What::Passed { seat } => of("zwo-event-passed", seat),
            What::Resolved { seat, face } => of("zwo-event-resolved", seat).with("card", card(face)),
            What::Entered { zombie, face } => lying("zwo-event-entered", zombie, face),
            What::Revived { zombie, face } => lying("zwo-event-revived", zombie, face),
            What::Injured { zombie, face, wrecked: false } => lying("zwo-event-injured", zombie, face),
            What::Injured { zombie, face, wrecked: true } => lying("zwo-event-injured-wrecked", zombie, face),
            What::Lowered { zombie, face } => lying("zwo-event-lowered", zombie, face),
            What::Stood { zombie, face } => lying("zwo-event-stood", zombie, face),
            What::Rested { zombie, face } => lying("zwo-event-rested", zombie, face),
            What::ControlChanged { zombie, face } => lying("zwo-event-control-changed", zombie, face),
            What::ZombieDamaged { zombie, face, damage } => {
                lying("zwo-event-zombie-damaged", zombie, face).with("damage", damage)
            }
            What::DamageCleared => Line::new("zwo-event-damage-cleared"),
            What::Modified { zombie, face } => lying("zwo-event-modified", zombie, face),
            What::PlayersModified => Line::new("zwo-event-players-modified"),
            What::Attacked { attacker, face } => lying("zwo-event-attacked", attacker, face),
            What::PlayerTargeted { seat } => of("zwo-event-player-targeted", seat),
            What::ZombieTargeted { target, face } => lying("zwo-event-zombie-targeted", target, face),
            What::Blocked { blocker, face } => lying("zwo-event-blocked", blocker, face),
            What::NotBlocked { seat } => of("zwo-event-not-blocked", seat),
            What::BattleDeclared => Line::new("zwo-event-battle-declared"),
            What::DamageDeclared => Line::new("zwo-event-damage-declared"),
            What::Fought { attacker, target } => {
                Line::new("zwo-event-fought").with("attacker", attacker).with("target", target)
            }
            What::AttackEnded => Line::new("zwo-event-attack-ended"),
            What::PlayerDamaged { seat, damage, life } => {
                of("zwo-event-player-damaged", seat).with("damage", damage).with("life", life)
            }
            What::LifeRecovered { seat, amount, life } => {
                of("zwo-event-life-recovered", seat).with("amount", amount).with("life", life)
            }
            What::Lost { seat } => of("zwo-event-lost", seat),
            What::Won { seat, .. } => of("zwo-event-won", seat),
            What::GameDrawn { .. } => Line::new("zwo-event-drawn"),
        }
    }

    fn how(&self, seen: &Seen) -> Option<Line> {
        match seen.what {
            What::Won { ending, .. } | What::GameDrawn { ending } => Some(how(self, ending)),
            _ => None,
        }
    }

    fn telling(&self, seen: &Seen) -> Telling {
        match seen.what {
            // What is done in a phase tells which it is, and every turn begins with its prepare phase.
            What::PhaseBegan { .. } | What::Prepared { .. } => Telling::Implied,
            // Who passes says nothing; what was declared resolves, and that tells of itself.
            What::Passed { .. } | What::Resolved { .. } => Telling::Implied,
            // A zombie that is summoned enters, unless something else is told of it.
            What::Entered { .. } if seen.because == Clause::ZW_10_1 => Telling::Implied,
            // Who attacks or blocks becomes REST by it.
            What::Rested { .. } if matches!(seen.because, Clause::ZW_12_7 | Clause::ZW_12_11) => Telling::Implied,
            // A block is told, and then what came of the attack.
            What::NotBlocked { .. } | What::BattleDeclared | What::DamageDeclared => Telling::Implied,
            What::AttackEnded if seen.because == Clause::ZW_12_1 => Telling::Implied,
            // In battle each deals its POWER, which is told of both together.
            What::ZombieDamaged { .. } if seen.because == Clause::ZW_12_16 => Telling::Implied,
            // The effect was told with its targets.
            What::Modified { .. } | What::PlayersModified => Telling::Implied,
            // An EVENT card that was used.
            What::Moved { from: Zone::Area, to: Zone::Wrecked, .. } if seen.because == Clause::ZW_10_11 => {
                Telling::Implied
            }
            What::Drew { face: None, .. } | What::Moved { face: None, .. } => Telling::Counted,
            What::ManaRested { .. } | What::ManaTurnedFront { .. } | What::ManaTurnedBack { .. } => Telling::Counted,
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
        Line::new(match *reason {
            Reason::UsedUp { face } => return Line::new("zwo-no-used-up").with("card", card(self, face)),
            Reason::StillWaits { face } => return Line::new("zwo-no-still-waits").with("card", card(self, face)),
            Reason::NotYourRight { asked: Some(seat) } => {
                return Line::new("zwo-no-not-your-right").with("seat", seat);
            }
            Reason::NotYourRight { asked: None } => "zwo-no-not-your-right-nobody",
            Reason::BadRedraw => "zwo-no-bad-redraw",
            Reason::BadManaAction => "zwo-no-bad-mana-action",
            Reason::BadTurning => "zwo-no-bad-turning",
            Reason::CannotSummon => "zwo-no-cannot-summon",
            Reason::BadPayment => "zwo-no-bad-payment",
            Reason::LacksColour => "zwo-no-lacks-colour",
            Reason::CannotRevive => "zwo-no-cannot-revive",
            Reason::NotMainTiming => "zwo-no-not-main-timing",
            Reason::NotFreeTiming => "zwo-no-not-free-timing",
            Reason::WrongPlace => "zwo-no-wrong-place",
            Reason::BadTarget => "zwo-no-bad-target",
            Reason::CannotAttack => "zwo-no-cannot-attack",
            Reason::BadAttackTarget => "zwo-no-bad-attack-target",
            Reason::CannotBlock => "zwo-no-cannot-block",
            Reason::CannotEndPhase => "zwo-no-cannot-end-phase",
            Reason::Forbidden => "zwo-no-forbidden",
            Reason::GameOver => "zwo-no-game-over",
            Reason::BadCostChoice => "zwo-no-bad-cost-choice",
        })
    }

    fn is_obvious(&self, reason: &Reason) -> bool {
        // What is left is worth a line for each card: what it lacks, or what forbids it.
        !matches!(
            reason,
            Reason::BadPayment
                | Reason::LacksColour
                | Reason::UsedUp { .. }
                | Reason::BadTarget
                | Reason::Forbidden
                | Reason::BadCostChoice
        )
    }

    fn fault(fault: &Fault) -> Line {
        Line::new("zwo-fault-of").with("seat", fault.seat.number()).with("fault", deck_fault(&fault.fault))
    }
}

/// What is wrong with a deck, whoever plays it.
pub fn deck_fault(fault: &DeckFault) -> Line {
    match fault {
        DeckFault::UnknownCard(number) => Line::new("zwo-fault-unknown-card").with("number", number.0.as_str()),
        DeckFault::Size { cards } => Line::new("zwo-fault-size").with("cards", *cards as u32),
        DeckFault::Copies { number, count } => {
            Line::new("zwo-fault-copies").with("number", number.0.as_str()).with("count", *count as u32)
        }
    }
}

/// A deck: by its name, or else by its colours.
fn deck(rules: &Zwo, deck: &Deck) -> Line {
    let known = zwo::starter_decks().iter().find(|(_, starter)| starter == deck).map(|(name, _)| *name);
    Line::new(match known {
        Some("rotting-orchard") => "zwo-deck-rotting-orchard",
        Some("cold-assembly") => "zwo-deck-cold-assembly",
        Some("crimson-court") => "zwo-deck-crimson-court",
        _ => {
            let cards = deck.cards.iter().filter_map(|(number, _)| rules.library().find(number));
            let colours = deck_colours(cards.map(|face| rules.library().card(face)));
            return Line::new("zwo-deck-own").with("colours", colours);
        }
    })
}
