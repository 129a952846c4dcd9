//! Over random games of random decks every effect happens: none of them is dead.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, Sink, any_legal};
use opcg::effects::{Kind, Timing};
use opcg::{Deck, Event, Number, Opcg, Setup, State, What};
use std::collections::BTreeSet;

/// Cards by number, and which ability, or what else of them was used.
#[derive(Default)]
struct Fired {
    abilities: BTreeSet<(Number, u8)>,
    events: BTreeSet<Number>,
    triggers: BTreeSet<Number>,
}

impl Sink<Opcg> for Fired {
    fn event(&mut self, rules: &Opcg, _: &State, event: Event) {
        let number = |face| rules.library().card(face).number.clone();
        match event.what {
            What::EffectActivated { face, ability, .. } => drop(self.abilities.insert((number(face), ability))),
            What::EventActivated { face, .. } => drop(self.events.insert(number(face))),
            What::TriggerActivated { face, .. } => drop(self.triggers.insert(number(face))),
            _ => {}
        }
    }
}

#[test]
fn every_effect_is_used() {
    let rules = Opcg::built_in();
    let mut fired = Fired::default();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for game in 0..6_000u64 {
        let decks = [Deck::any(rules.library(), &mut dice), Deck::any(rules.library(), &mut dice)];
        let [one, two] = decks;
        let setup = Setup { any_colour: true, ..Setup::of(one, two) };
        let mut state = rules.start(&setup, Seed::numbered(3, game), &mut fired).unwrap();
        while let Some(by) = rules.asked(&state) {
            let (action, _) = any_legal(&rules, &state, by, &mut dice).unwrap();
            rules.apply(&mut state, by, action, &mut fired);
        }
    }
    let mut never = Vec::new();
    for card in rules.library().cards() {
        for (bit, ability) in card.abilities.iter().enumerate() {
            let used = match &ability.kind {
                Kind::Always(_) => true,
                Kind::At(Timing::Main | Timing::Counter, _) => fired.events.contains(&card.number),
                Kind::At(Timing::Trigger, _) => fired.triggers.contains(&card.number),
                Kind::At(..) | Kind::Instead(..) => fired.abilities.contains(&(card.number.clone(), bit as u8)),
            };
            if !used {
                never.push(format!("{}: {}", card.number.0, opcg::notation::write_ability(ability)));
            }
        }
    }
    assert!(never.is_empty(), "never used:\n{}", never.join("\n"));
}
