//! What a decision costs. `cargo bench -p opcg`.

#[macro_use]
#[path = "../../../bench/decisions.rs"]
mod decisions;

use divan::Bencher;
use opcg::notation::read_cards;
use opcg::{Deck, Number, Opcg, Setup, starter_decks};

fn main() {
    divan::main();
}

/// All pairings of the first four starter decks, in turn.
fn setup(game: u64) -> Setup {
    let decks = starter_decks();
    let deck = |index: u64| decks[(index % 4) as usize].1.clone();
    Setup::of(deck(game), deck(game / 4))
}

/// Cards that lend text: for a while, as long as they stand, and to a player.
const LENDERS: &str = r#"
card LL01-001 "Lends for a while"
  character red, cost 2, power 3000, counter 1000, strike, types ["Straw Hat Crew"]
  on play: your leader gains (when attacking: draw 1) until the end of opponent's next turn

card LL01-002 "Lends as long as it stands"
  character red, cost 2, power 3000, counter 1000, strike, types ["Straw Hat Crew"]
  always: all your characters gain (always: this gets power +1000)

card LL01-003 "Lends to a player"
  event red, cost 1, types ["Straw Hat Crew"]
  counter: you gain (when one of your characters would be ko'd in battle, may: trash 1 card in your hand) this turn
"#;

/// ST-01 with four of this card in the place of four others.
fn lending(lender: &str) -> Deck {
    let mut deck = starter_decks()[0].1.clone();
    deck.cards[0] = (Number(lender.to_owned()), 4);
    deck
}

measure_decisions!(Opcg, setup, 80);

#[divan::bench(sample_count = 20, args = ["LL01-001", "LL01-002", "LL01-003"])]
fn random_games_with_lent_text(bencher: Bencher<'_, '_>, lender: &str) {
    let rules = Opcg::with(read_cards(LENDERS).unwrap()).unwrap();
    let starters = starter_decks();
    let setup = |game: u64| Setup::of(lending(lender), starters[(game % 4) as usize].1.clone());
    decisions::random_games(bencher, &rules, setup);
}
