//! Over random games of random decks every effect happens: none of them is dead.

use kernel::rand_core::SeedableRng;
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{Rules, Seed, Sink, any_legal};
use std::collections::BTreeSet;
use zwo::effects::{Keyword, Kind};
use zwo::{Auto, Deck, Event, Number, Setup, State, What, Zwo};

/// Which abilities were used, by card number and place; which EVENT cards; which keywords.
#[derive(Default)]
struct Fired {
    abilities: BTreeSet<(Number, u8)>,
    events: BTreeSet<Number>,
    keywords: BTreeSet<Keyword>,
}

impl Sink<Zwo> for Fired {
    fn event(&mut self, rules: &Zwo, _: &State, event: Event) {
        let number = |face| rules.library().card(face).number.clone();
        match event.what {
            What::AbilityUsed { face, ability, .. }
            | What::AutoActivated { face, ability: Auto::Printed(ability), .. } => {
                self.abilities.insert((number(face), ability));
            }
            What::AutoActivated { ability: Auto::Keyword(keyword), .. } => drop(self.keywords.insert(keyword)),
            What::EventUsed { face, .. } => drop(self.events.insert(number(face))),
            _ => {}
        }
    }
}

#[test]
fn every_effect_is_used() {
    let rules = Zwo::built_in();
    let mut fired = Fired::default();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for game in 0..2_000u64 {
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
                Kind::Activated(..) if card.power.is_none() => fired.events.contains(&card.number),
                Kind::Auto(..) | Kind::Activated(..) => fired.abilities.contains(&(card.number.clone(), bit as u8)),
            };
            if !used {
                never.push(format!("{}: {}", card.number.0, zwo::notation::write_ability(ability)));
            }
        }
    }
    assert!(never.is_empty(), "never used:\n{}", never.join("\n"));
    assert_eq!(fired.keywords.len(), Keyword::ALL.len());
}
