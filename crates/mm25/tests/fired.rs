//! Over random games of random decks every effect happens: none of them is dead.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, Sink, any_legal};
use mm25::effects::Kind;
use mm25::{Deck, Event, Mm25, Number, Setup, State, What};
use std::collections::BTreeSet;

/// Which abilities were used, by card code and place; which Techniques; which Characters gave Reinforcement.
#[derive(Default)]
struct Fired {
    abilities: BTreeSet<(Number, u8)>,
    techniques: BTreeSet<Number>,
    reinforcements: BTreeSet<Number>,
}

impl Sink<Mm25> for Fired {
    fn event(&mut self, rules: &Mm25, _: &State, event: Event) {
        let number = |face| rules.library().card(face).number.clone();
        match event.what {
            What::AbilityActivated { face, ability, .. } | What::AbilityTriggered { face, ability, .. } => {
                self.abilities.insert((number(face), ability));
            }
            What::TechniqueUsed { face, .. } => drop(self.techniques.insert(number(face))),
            What::Reinforced { face, .. } => drop(self.reinforcements.insert(number(face))),
            _ => {}
        }
    }
}

#[test]
fn every_effect_is_used() {
    let rules = Mm25::built_in();
    let mut fired = Fired::default();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for game in 0..4_000u64 {
        let cards = rules.library().cards();
        let setup = Setup::of(Deck::any(cards, &mut dice), Deck::any(cards, &mut dice));
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
                Kind::Continuous(_) => true,
                Kind::Reinforcing(_) => fired.reinforcements.contains(&card.number),
                Kind::Technique(..) => fired.techniques.contains(&card.number),
                Kind::Action(..) | Kind::Triggered(..) => fired.abilities.contains(&(card.number.clone(), bit as u8)),
            };
            if !used {
                never.push(format!("{}: {}", card.number.0, mm25::notation::write_ability(ability)));
            }
        }
    }
    assert!(never.is_empty(), "never used:\n{}", never.join("\n"));
}
