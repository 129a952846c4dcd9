//! Over random games of the starter decks every effect happens: none of them is dead.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, Sink, any_legal};
use opcg::effects::{Kind, Timing};
use opcg::{Event, Number, Opcg, Setup, State, What, starter_decks};
use std::collections::BTreeSet;

struct Fired(BTreeSet<(Number, &'static str)>);

impl Sink<Opcg> for Fired {
    fn event(&mut self, rules: &Opcg, _: &State, event: Event) {
        let (face, kind) = match event.what {
            What::EffectActivated { face, .. } => (face, "effect"),
            What::EventActivated { face, .. } => (face, "event"),
            What::TriggerActivated { face, .. } => (face, "trigger"),
            _ => return,
        };
        self.0.insert((rules.library().card(face).number.clone(), kind));
    }
}

#[test]
fn every_effect_of_the_starter_sets_is_used() {
    let rules = Opcg::starter();
    let mut fired = Fired(BTreeSet::new());
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for game in 0..1_600u64 {
        let decks = starter_decks();
        let deck = |index: u64| decks[(index % 4) as usize].1.clone();
        let setup = Setup { decks: [deck(game), deck(game / 4)], first: None };
        let mut state = rules.start(&setup, Seed::numbered(3, game), &mut fired).unwrap();
        while let Some(by) = rules.asked(&state) {
            let (action, _) = any_legal(&rules, &state, by, &mut dice).unwrap();
            rules.apply(&mut state, by, action, &mut fired);
        }
    }
    let mut never = Vec::new();
    for card in rules.library().cards() {
        for ability in &card.abilities {
            let Kind::At(timing, _) = &ability.kind else { continue };
            let kind = match timing {
                Timing::Main | Timing::Counter => "event",
                Timing::Trigger => "trigger",
                _ => "effect",
            };
            if !fired.0.contains(&(card.number.clone(), kind)) {
                never.push((card.number.0.clone(), kind));
            }
        }
    }
    assert!(never.is_empty(), "never used: {never:?}");
}
