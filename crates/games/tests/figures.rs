//! A card's picture is the same whoever reads.

use games::{Figure, GameId, Offered, Visitor};
use std::collections::BTreeSet;
use words::Lang;

/// What every card's picture is drawn from, in a language.
struct Figures(Lang);

impl Visitor for Figures {
    type Out = Vec<(String, Figure)>;
    fn visit<R: Offered>(self) -> Self::Out {
        let (book, voice) = (R::book(), games::voice(self.0));
        let texts = book.cards().into_iter().map(|card| book.text(card, &voice));
        texts.map(|text| (text.code, text.figure)).collect()
    }
}

#[test]
fn no_language_changes_what_a_picture_is_drawn_from() {
    for &game in GameId::ALL {
        let english = game.visit(Figures(Lang::En));
        for lang in Lang::ALL {
            assert_eq!(game.visit(Figures(lang)), english, "{}", game.name());
        }
    }
}

#[test]
fn attributes_deeds_and_timings_are_told_where_cards_have_them() {
    let all: Vec<(String, Figure)> = GameId::ALL.iter().flat_map(|game| game.visit(Figures(Lang::En))).collect();
    let told = |which: fn(&Figure) -> Vec<&'static str>| -> BTreeSet<&'static str> {
        all.iter().flat_map(|(_, figure)| which(figure)).collect()
    };
    assert_eq!(
        told(|figure| figure.attribute.into_iter().collect()),
        ["ranged", "slash", "special", "strike", "wisdom"].into()
    );
    assert_eq!(told(|figure| figure.timings.clone()), ["counter", "main"].into());
    assert!(told(|figure| figure.deeds.clone()).len() > 8);
}
