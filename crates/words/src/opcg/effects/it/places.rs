//! What Italian calls places, and the gender of its nouns.

use crate::grammar::italian::{Form, Owner, owned};
use crate::opcg::effects::context::{About, Noun};
use opcg::effects::{Place, Player, Whose};

impl Form {
    pub(super) fn of_noun(noun: Noun, many: bool) -> Form {
        Form { feminine: matches!(noun, Noun::Card | Noun::Don), many }
    }

    pub(super) fn of(about: About) -> Form {
        Form::of_noun(about.noun, about.many)
    }
}

impl Owner {
    pub(super) fn of(whose: Whose) -> Owner {
        match whose {
            Whose::Yours => Owner::You,
            Whose::Opponents => Owner::Opponent,
            Whose::Anyones => Owner::Anyone,
        }
    }

    /// Where cards of theirs go.
    pub(super) fn of_cards(whose: Whose) -> Owner {
        match whose {
            Whose::Yours => Owner::You,
            Whose::Opponents => Owner::Opponent,
            Whose::Anyones => Owner::Its,
        }
    }

    pub(super) fn player(player: Player) -> Owner {
        match player {
            Player::You => Owner::You,
            Player::Opponent => Owner::Opponent,
        }
    }

    /// Said of the one who does it.
    pub(super) fn own(player: Player) -> Owner {
        match player {
            Player::You => Owner::You,
            Player::Opponent => Owner::Own,
        }
    }
}

/// Somebody's place.
pub(super) fn place(place: Place, owner: Owner) -> String {
    let (noun, form) = match place {
        Place::Leader => ("area Leader", Form::FEMININE),
        Place::Characters => ("area Personaggi", Form::FEMININE),
        Place::Stage => ("area Scenario", Form::FEMININE),
        Place::Hand => ("mano", Form::FEMININE),
        Place::Deck => ("mazzo", Form::MASCULINE),
        Place::Trash => ("scarti", Form { feminine: false, many: true }),
        Place::Life => ("Vita", Form::FEMININE),
        Place::Looked => ("carte guardate", Form { feminine: true, many: true }),
        Place::Don => ("area Costi", Form::FEMININE),
    };
    owned(noun, form, owner)
}

pub(super) fn don_deck(owner: Owner) -> String {
    owned("mazzo DON!!", Form::MASCULINE, owner)
}

pub(super) fn field(owner: Owner) -> String {
    owned("campo", Form::MASCULINE, owner)
}
