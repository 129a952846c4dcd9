//! The rules of Harbour.

use kernel::Origin;
use serde::{Deserialize, Serialize};

macro_rules! clauses {
    ($($(#[$text:meta])* $clause:ident = $id:literal, $origin:expr;)*) => {
        /// The clauses, each with its text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[allow(non_camel_case_types)]
        pub enum Clause {
            $($(#[$text])* $clause,)*
        }

        impl kernel::Clause for Clause {
            const ALL: &'static [Self] = &[$(Self::$clause,)*];

            fn id(self) -> &'static str {
                match self {
                    $(Self::$clause => $id,)*
                }
            }

            fn origin(self) -> Origin {
                match self {
                    $(Self::$clause => $origin,)*
                }
            }
        }
    };
}

clauses! {
    /// Two captains play, each with a deck of their own; its list stays secret.
    HB_1_1 = "HB-1.1", Origin::Manual("Decks");
    /// A deck has eight to twelve cards.
    HB_1_2 = "HB-1.2", Origin::Manual("Decks");
    /// A card has a weight of one to five.
    HB_1_3 = "HB-1.3", Origin::Manual("Decks");
    /// A deck has at most four cards of a weight.
    HB_1_4 = "HB-1.4", Origin::Manual("Decks");
    /// Each deck is shuffled, its top card put aside unseen, and a hand of four dealt. Nobody ever sees the card put aside.
    HB_2_1 = "HB-2.1", Origin::Manual("Deal");
    /// Once a match a captain may shuffle the hand just dealt into the deck and draw four anew.
    HB_2_2 = "HB-2.2", Origin::Manual("Deal");
    /// Each captain chooses a card of the hand in secret.
    HB_3_1 = "HB-3.1", Origin::Manual("Bids");
    /// Both choices are turned up; the heavier wins the round, and both cards are discarded.
    HB_3_2 = "HB-3.2", Origin::Manual("Bids");
    /// Equal choices go back to where they were, seen by all, and nobody wins the round.
    HB_3_3 = "HB-3.3", Origin::Manual("Bids");
    /// The winner loads up to two cards of the hand with a total of at most five.
    HB_4_1 = "HB-4.1", Origin::Manual("Loading");
    /// Who won by three or more and can load two cards must.
    HB_4_2 = "HB-4.2", Origin::Decision;
    /// The loser may look at the two top cards of the own deck and put them back in any order.
    HB_5_1 = "HB-5.1", Origin::Manual("Scouting");
    /// Or shuffle it.
    HB_5_2 = "HB-5.2", Origin::Manual("Scouting");
    /// A round ends with each captain drawing a card.
    HB_6_1 = "HB-6.1", Origin::Manual("Ends");
    /// A game ends after five rounds, or before a round in which a captain has no card. The heavier load is worth two
    /// points, an equal one a point each.
    HB_6_2 = "HB-6.2", Origin::Manual("Ends");
    /// A match has two games, and more points win it; equal points are a joint win.
    HB_7_1 = "HB-7.1", Origin::Manual("Match");
    /// Who gives up loses the match.
    HB_7_2 = "HB-7.2", Origin::Decision;
    /// Refused: what is not this captain's to answer, or no answer to the question.
    HB_8_1 = "HB-8.1", Origin::Decision;
    /// Refused: what names cards wrongly.
    HB_8_2 = "HB-8.2", Origin::Decision;
}
