//! Questions, events and refusals.

use super::answers::path;
use super::endings::{how, how_match};
use super::names::{battle, card, crew, from, maybe, space, space_at, to, window};
use super::printed::text;
use crate::{Line, Speak, Telling};
use kernel::{By, Prompt, Seat};
use mm25::{Action, Ask, Clause, Deck, DeckFault, Fault, Mm25, Reason, Seen, Setup, Spot, Stake, View, What, Zone};

impl Speak for Mm25 {
    fn title(&self) -> Line {
        Line::new("mm25-title")
    }

    fn setup(&self, setup: &Setup) -> Line {
        let [one, two] = &setup.decks;
        let line = |key| Line::new(key).with("one", deck(self, one)).with("two", deck(self, two));
        match setup.options.to_win {
            0 | 1 => line("mm25-setup-single"),
            wins => line("mm25-setup").with("wins", wins),
        }
    }

    fn question(&self, view: &View, prompt: &Prompt<Self>) -> Line {
        let seat = match prompt.by {
            By::Seat(seat) => seat,
            By::Shell => Seat::FIRST,
        };
        let ask = |key| Line::new(key).with("seat", seat);
        let of = |key| ask(key).with("card", maybe(self, view.asking(self).map(|(face, _)| face)));
        let battle = || battle(self, view).unwrap_or_else(|| Line::new("mm25-battle-broken"));
        match prompt.exactly() {
            Ask::Sideboard => ask("mm25-ask-sideboard"),
            Ask::ChooseFirst => ask("mm25-ask-choose-first"),
            Ask::Mulligan => ask("mm25-ask-mulligan"),
            Ask::Place => ask("mm25-ask-place"),
            Ask::Main => ask("mm25-ask-main").with("left", view.available.saturating_sub(view.actions)),
            Ask::Discard => ask("mm25-ask-discard"),
            Ask::Exempt => ask("mm25-ask-exempt"),
            Ask::BattleAction => ask("mm25-ask-battle").with("battle", battle()),
            Ask::Window => {
                let open = view.window().unwrap_or(mm25::effects::Window::BattleActions);
                ask("mm25-ask-window").with("battle", battle()).with("window", window(open))
            }
            Ask::Interrupt => ask("mm25-ask-interrupt").with("card", maybe(self, view.placed())),
            Ask::Offer => of("mm25-ask-offer"),
            Ask::Pick => {
                let most = prompt.answer.map_or(1, |answer| answer.max);
                // What may end at once asks for no fewer than none.
                let open = prompt.answer.is_some_and(|answer| answer.default.is_some());
                let key = if open { "mm25-choose-up-to" } else { "mm25-choose-exactly" };
                of("mm25-ask-pick").with("count", Line::new(key).with("most", most))
            }
            Ask::Give => of("mm25-ask-give"),
            Ask::Reinforce => of("mm25-ask-reinforce"),
            Ask::Attacker => of("mm25-ask-attacker"),
            Ask::Target => of("mm25-ask-target"),
            Ask::May => of("mm25-ask-may"),
            Ask::ChooseOne => of("mm25-ask-choose-one"),
        }
    }

    fn about(&self, view: &View) -> Option<Line> {
        let says = |texts: Vec<Line>| Line::new("mm25-card-text").with("text", texts);
        if let Some((face, ability)) = view.asking(self) {
            return Some(says(vec![text(self.library().card(face), ability)]));
        }
        // Who may interrupt reads what would be interrupted.
        let placed = self.library().card(view.placed()?);
        Some(says(placed.abilities.iter().map(|ability| text(placed, ability)).collect()))
    }

    fn at_stake(&self, _: &View, stake: &Stake) -> Line {
        match *stake {
            Stake::Life { space: own, behind, from, to } => {
                let line = Line::new("mm25-stake-life").with("space", space(own)).with("behind", behind);
                line.with("from", from).with("to", to)
            }
            Stake::Lost { behind } => Line::new("mm25-stake-lost").with("behind", behind),
            Stake::Nothing { ahead } => Line::new("mm25-stake-nothing").with("ahead", ahead),
        }
    }

    fn event(&self, seen: &Seen) -> Line {
        let of = |key, seat: Seat| Line::new(key).with("seat", seat);
        let card = |face| card(self, face);
        let named = |key, seat: Seat, face| of(key, seat).with("card", card(face));
        let standing = |key, spot: Spot, face| named(key, spot.seat, face).with("space", space_at(spot));
        match seen.what {
            What::GameBegan { game, sudden: false } => Line::new("mm25-event-game-began").with("game", game),
            What::GameBegan { game, sudden: true } => Line::new("mm25-event-game-began-sudden").with("game", game),
            What::Shuffled { seat } => of("mm25-event-shuffled", seat),
            What::TossWon { seat } => of("mm25-event-toss", seat),
            What::FirstPlayer { seat, chosen_by: None } => of("mm25-event-loser-begins", seat),
            What::FirstPlayer { seat, chosen_by: Some(by) } if seat == by => of("mm25-event-chose-first", by),
            What::FirstPlayer { chosen_by: Some(by), .. } => of("mm25-event-chose-second", by),
            What::LogbookDealt { seat, cards } => of("mm25-event-logbook-dealt", seat).with("cards", cards),
            What::Drew { seat, face: Some(face) } => named("mm25-event-drew-seen", seat, face),
            What::Drew { seat, face: None } => of("mm25-event-drew", seat),
            What::CouldNotDraw { seat } => of("mm25-event-could-not-draw", seat),
            What::MulliganTaken { seat } => of("mm25-event-mulligan", seat),
            What::HandKept { seat } => of("mm25-event-hand-kept", seat),
            What::HandRedrawn { seat } => of("mm25-event-hand-redrawn", seat),
            What::PlacedFaceDown { seat, characters } => of("mm25-event-placed", seat).with("characters", characters),
            What::Revealed { character, face } => standing("mm25-event-revealed", character, face),
            What::LifeDealt { character, cards } => {
                of("mm25-event-life-dealt", character.seat).with("space", space_at(character)).with("cards", cards)
            }
            What::TurnBegan { seat, turn } => of("mm25-event-turn-began", seat).with("turn", turn),
            What::TurnPassed { seat } => of("mm25-event-turn-passed", seat),
            What::Moved { seat, face: Some(face), from: one, to: two } => {
                named("mm25-event-moved-seen", seat, face).with("from", from(one)).with("to", to(two))
            }
            What::Moved { seat, face: None, from: one, to: two } => {
                of("mm25-event-moved", seat).with("from", from(one)).with("to", to(two))
            }
            What::LogbookUpdated { seat } => of("mm25-event-logbook-updated", seat),
            What::Called { character, face } => standing("mm25-event-called", character, face),
            What::SailorsMoved { seat } => of("mm25-event-sailors-moved", seat),
            What::AbilityActivated { character, face, ability: _ } => named("mm25-event-ability", character.seat, face),
            What::AbilityTriggered { seat, face, ability: _ } => named("mm25-event-triggered", seat, face),
            What::BattleDeclared { attacker, face, target: _, target_face } => {
                named("mm25-event-battle", attacker.seat, face).with("target", card(target_face))
            }
            What::BattlePrevented { seat } => of("mm25-event-battle-prevented", seat),
            What::Reinforced { seat, face } => named("mm25-event-reinforced", seat, face),
            What::CrewsQuarrel { character, face } => named("mm25-event-quarrel", character.seat, face),
            What::TechniquePlaced { seat, face } => named("mm25-event-technique-placed", seat, face),
            What::TechniqueUsed { seat, face } => named("mm25-event-technique-used", seat, face),
            What::TechniqueAnnulled { seat, face } => named("mm25-event-technique-annulled", seat, face),
            What::TeamCalled { character, face } => standing("mm25-event-team", character, face),
            What::BattlePassed { seat } => of("mm25-event-battle-passed", seat),
            What::Declined { seat } => of("mm25-event-declined", seat),
            What::Compared { attacker, target } => {
                Line::new("mm25-event-compared").with("attacker", attacker).with("target", target)
            }
            What::BattleWon { seat, face } => named("mm25-event-battle-won", seat, face),
            What::BattleTied => Line::new("mm25-event-battle-tied"),
            What::Damaged { character, face, damage } => {
                named("mm25-event-damaged", character.seat, face).with("damage", damage)
            }
            What::LifeLost { seat, face: Some(face) } => named("mm25-event-life-lost-seen", seat, face),
            What::LifeLost { seat, face: None } => of("mm25-event-life-lost", seat),
            What::Mended { character, face } => named("mm25-event-mended", character.seat, face),
            What::BecameTrophy { seat, face, defeated: true } => named("mm25-event-defeated", seat, face),
            What::BecameTrophy { seat, face, defeated: false } => named("mm25-event-trophy", seat, face),
            What::LookedAtHand { seat } => of("mm25-event-looked", seat),
            What::SawInHand { seat, face: Some(face) } => named("mm25-event-saw", seat, face),
            What::SawInHand { seat, face: None } => of("mm25-event-saw-hidden", seat),
            What::BattleEnded => Line::new("mm25-event-battle-ended"),
            What::HandLeftAsItIs { seat } => of("mm25-event-hand-left", seat),
            What::TimeCalled => Line::new("mm25-event-time"),
            What::SuddenDeath => Line::new("mm25-event-sudden-death"),
            What::GameWon { seat, .. } => of("mm25-event-game-won", seat),
            What::GameDrawn { .. } => Line::new("mm25-event-game-drawn"),
            What::Exchanged { seat } => of("mm25-event-exchanged", seat),
            What::MatchWon { seat, .. } => of("mm25-event-match-won", seat),
            What::MatchDrawn { .. } => Line::new("mm25-event-match-drawn"),
        }
    }

    fn how(&self, seen: &Seen) -> Option<Line> {
        match seen.what {
            What::GameWon { ending, .. } | What::GameDrawn { ending, .. } => Some(how(self, ending)),
            What::MatchWon { seat, ending, score } => Some(how_match(self, Some(seat), ending, score)),
            What::MatchDrawn { ending, score } => Some(how_match(self, None, ending, score)),
            _ => None,
        }
    }

    fn telling(&self, seen: &Seen) -> Telling {
        match seen.what {
            // Every game begins so (MM-2.2, MM-2.3).
            // And so is the Pirate Mulligan done, which is told.
            What::Shuffled { .. } if matches!(seen.because, Clause::MM_2_2 | Clause::MM_2_6_1) => Telling::Implied,
            What::LogbookDealt { .. } => Telling::Implied,
            // As many as the Character's Life, which is told with the Character.
            What::LifeDealt { .. } => Telling::Implied,
            // That a Technique is used is told when it is placed, unless it is annulled.
            What::TechniqueUsed { .. } => Telling::Implied,
            // Who declines says nothing; and that a Battle is over shows in what comes next.
            What::Declined { .. } | What::BattleEnded => Telling::Implied,
            // What was used in a Battle is discarded (MM-7.12.1).
            What::Moved { from: Zone::Reinforcements | Zone::Techniques, to: Zone::Ocean, .. }
                if seen.because == Clause::MM_7_12_1 =>
            {
                Telling::Implied
            }
            // A Team takes the place of a Character and a Reinforcement.
            What::Moved { to: Zone::Ocean, .. } if seen.because == Clause::MM_7_7_7 => Telling::Implied,
            // An annulled Technique goes to the Ocean.
            What::Moved { from: Zone::Techniques, .. } if seen.because == Clause::MM_7_6_4 => Telling::Implied,
            // The damage was told, and that the Hand was looked at.
            What::LifeLost { face: None, .. } | What::SawInHand { face: None, .. } => Telling::Implied,
            What::Drew { face: None, .. } | What::Moved { face: None, .. } => Telling::Counted,
            What::LogbookUpdated { .. } | What::Exchanged { .. } => Telling::Counted,
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
            Reason::NotYourTurn { asked: Some(seat) } => {
                return Line::new("mm25-no-not-your-turn").with("seat", seat);
            }
            Reason::NotYourTurn { asked: None } => "mm25-no-not-your-turn-nobody",
            Reason::GameOver => "mm25-no-game-over",
            Reason::Window => "mm25-no-window",
            Reason::MulliganUsed => "mm25-no-mulligan-used",
            Reason::MulliganLate => "mm25-no-mulligan-late",
            Reason::WrongPhase => "mm25-no-wrong-phase",
            Reason::MustRedraw => "mm25-no-must-redraw",
            Reason::NotCharacter => "mm25-no-not-character",
            Reason::TeamReinforce => "mm25-no-team-reinforce",
            Reason::NoCaptain => "mm25-no-no-captain",
            Reason::FirstTurnBattle => "mm25-no-first-turn-battle",
            Reason::AbilityUsed => "mm25-no-ability-used",
            Reason::AlreadyBattled => "mm25-no-already-battled",
            Reason::SelfRestricted => "mm25-no-self-restricted",
            Reason::User => "mm25-no-user",
            Reason::Limit => "mm25-no-limit",
            Reason::TeamMember => "mm25-no-team-member",
            Reason::TeamCondition(1) => "mm25-no-team-1",
            Reason::TeamCondition(2) => "mm25-no-team-2",
            Reason::TeamCondition(3) => "mm25-no-team-3",
            Reason::TeamCondition(4) => "mm25-no-team-4",
            Reason::TeamCondition(_) => "mm25-no-team-5",
            Reason::Space => "mm25-no-space",
            Reason::SameName => "mm25-no-same-name",
            Reason::SetupLife => "mm25-no-setup-life",
            Reason::Target => "mm25-no-target",
            Reason::Protected => "mm25-no-protected",
            Reason::StrawHat => "mm25-no-straw-hat",
            Reason::NoActions => "mm25-no-no-actions",
            Reason::Logbook => "mm25-no-logbook",
            Reason::ChestEmpty => "mm25-no-chest-empty",
            Reason::HandSize => "mm25-no-hand-size",
            Reason::Cost => "mm25-no-cost",
            Reason::Sideboard => "mm25-no-sideboard",
        })
    }

    fn is_obvious(&self, reason: &Reason) -> bool {
        // What is left is worth a line for each card: what it lacks, or what forbids it.
        matches!(
            reason,
            Reason::GameOver
                | Reason::NotYourTurn { .. }
                | Reason::Window
                | Reason::WrongPhase
                | Reason::MulliganUsed
                | Reason::MulliganLate
                | Reason::NotCharacter
                | Reason::Space
                | Reason::NoActions
                | Reason::FirstTurnBattle
        )
    }

    fn fault(fault: &Fault) -> Line {
        Line::new("mm25-fault-of").with("seat", fault.seat.number()).with("fault", deck_fault(&fault.fault))
    }
}

/// What is wrong with a deck, whoever plays it.
pub fn deck_fault(fault: &DeckFault) -> Line {
    match fault {
        DeckFault::UnknownCard(number) => Line::new("mm25-fault-unknown-card").with("number", number.0.as_str()),
        DeckFault::UnknownNumbers(number) => Line::new("mm25-fault-unknown-numbers").with("number", number.0.as_str()),
        DeckFault::Size { cards } => Line::new("mm25-fault-size").with("cards", *cards as u32),
        DeckFault::Copies { number, count, most } => Line::new("mm25-fault-copies")
            .with("number", number.0.as_str())
            .with("count", *count as u32)
            .with("most", *most as u32),
        DeckFault::NoCaptain => Line::new("mm25-fault-no-captain"),
        DeckFault::Sideboard { cards } => Line::new("mm25-fault-sideboard").with("cards", *cards as u32),
    }
}

/// A deck: by its name, or else by its crews.
fn deck(rules: &Mm25, deck: &Deck) -> Line {
    let known = mm25::starter_decks().iter().find(|(_, starter)| starter.cards == deck.cards).map(|(name, _)| *name);
    Line::new(match known {
        Some("gull-wind") => "mm25-deck-gull-wind",
        Some("iron-harbour") => "mm25-deck-iron-harbour",
        Some("black-ledger") => "mm25-deck-black-ledger",
        _ => {
            let faces = deck.cards.iter().filter_map(|(number, _)| rules.library().find(number));
            let mut crews: Vec<Line> = Vec::new();
            for line in faces.flat_map(|face| &rules.library().card(face).crews).map(crew) {
                if !crews.contains(&line) {
                    crews.push(line);
                }
            }
            return Line::new("mm25-deck-own").with("crews", crews);
        }
    })
}
