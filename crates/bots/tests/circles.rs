//! Players who always answer alike do not play for ever.

use bots::{Bot, play_game, play_out};
use kernel::{Game, Outcome, Rules, Seed, Sight, Status};
use opcg::{Opcg, Setup, starter_decks};
use std::sync::Arc;

/// Takes the first answer, always: both throw the same sign whenever they are asked for one.
struct First;

impl<R: Rules> Bot<R> for First {
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action> {
        sight.legal_list().first().copied()
    }

    fn forced(&self) -> u64 {
        0
    }
}

#[test]
fn two_who_throw_the_same_sign_begin_after_all() {
    let rules = Opcg::built_in();
    let deck = |place: usize| starter_decks()[place].1.clone();
    for seed in 0..6 {
        let setup = Setup::of(deck(seed as usize), deck(seed as usize + 1));
        let mut state = rules.start(&setup, Seed::from_number(seed), &mut ()).unwrap();
        let decisions = play_out(&rules, &mut state, &mut [First, First]);
        assert!(matches!(rules.status(&state), Status::Over(Outcome::Placed(_))), "{decisions} decisions");
        // Written down, it is the same match.
        let mut game = Game::new(Arc::new(rules.clone()), setup, Seed::from_number(seed)).unwrap();
        play_game(&mut game, &mut [First, First]).unwrap();
        assert_eq!(game.hash(), rules.hash(&state));
    }
}
