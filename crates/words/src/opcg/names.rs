//! What things of the table are called: cards, zones, keywords, effects that wait.

use super::{effects, name};
use crate::{Effect, Line};
use opcg::effects::{Ability, Keyword};
use opcg::{Category, Clause, Face, Opcg, Sign, Spot, View, Zone};

/// A card by number and name.
pub fn card(rules: &Opcg, face: Face) -> Line {
    let card = rules.library().card(face);
    let number = card.number.0.as_str();
    Line::new("opcg-card").with("number", number).with("name", name(card)).naming(number)
}

/// The place that tells a card from its copies in the same zone, if it has any there. Copies in a hand are
/// interchangeable.
pub fn among_copies(view: &View, spot: Spot) -> Option<u8> {
    let face = view.card_at(spot)?.face?;
    let copies = view.zone(spot.seat, spot.zone).iter().filter(|card| card.face == Some(face)).count();
    (copies > 1 && spot.zone != Zone::Hand).then_some(spot.index + 1)
}

/// The card that lies at a spot, told from its copies there.
pub fn at(rules: &Opcg, view: &View, spot: Spot) -> Line {
    let Some(face) = view.card_at(spot).and_then(|card| card.face) else {
        return Line::new("opcg-card-hidden").with("zone", zone(spot.zone)).with("place", spot.index + 1);
    };
    match among_copies(view, spot) {
        Some(place) => Line::new("opcg-card-at").with("card", card(rules, face)).with("place", place),
        None => card(rules, face),
    }
}

/// The attack under way, with the powers that are compared.
pub(super) fn attack(rules: &Opcg, view: &View) -> Option<Line> {
    let (attacker, target) = view.battle()?;
    let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
    let attacked = match target.zone {
        Zone::Leader => Line::new("opcg-leader-of").with("seat", target.seat),
        Zone::Characters | Zone::Stage | Zone::Hand | Zone::Deck | Zone::Trash | Zone::Life | Zone::Limbo => {
            at(rules, view, target)
        }
    };
    let line = Line::new("opcg-attack").with("attacker", at(rules, view, attacker)).with("one", power(attacker));
    Some(line.with("target", attacked).with("two", power(target)))
}

/// A zone's name.
pub fn zone(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Leader => "opcg-zone-leader",
        Zone::Characters => "opcg-zone-characters",
        Zone::Stage => "opcg-zone-stage",
        Zone::Hand => "opcg-zone-hand",
        Zone::Deck => "opcg-zone-deck",
        Zone::Trash => "opcg-zone-trash",
        Zone::Life => "opcg-zone-life",
        Zone::Limbo => "opcg-zone-limbo",
    })
}

pub(super) fn from(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Leader => "opcg-from-leader",
        Zone::Characters => "opcg-from-characters",
        Zone::Stage => "opcg-from-stage",
        Zone::Hand => "opcg-from-hand",
        Zone::Deck => "opcg-from-deck",
        Zone::Trash => "opcg-from-trash",
        Zone::Life => "opcg-from-life",
        Zone::Limbo => "opcg-from-limbo",
    })
}

pub(super) fn to(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Leader => "opcg-to-leader",
        Zone::Characters => "opcg-to-characters",
        Zone::Stage => "opcg-to-stage",
        Zone::Hand => "opcg-to-hand",
        Zone::Deck => "opcg-to-deck",
        Zone::Trash => "opcg-to-trash",
        Zone::Life => "opcg-to-life",
        Zone::Limbo => "opcg-to-limbo",
    })
}

pub(super) fn category(rules: &Opcg, view: &View, spot: Spot) -> Option<Category> {
    let face = view.card_at(spot)?.face?;
    Some(rules.library().card(face).category)
}

/// What the card at a spot says there.
pub(super) fn effect(rules: &Opcg, view: &View, spot: Spot, ability: &Ability) -> Effect {
    Effect::new(effects::Text::new(rules, ability, category(rules, view, spot)))
}

/// An effect that waits or is being carried out: its card and what it says.
pub fn waiting(rules: &Opcg, view: &View, spot: Spot, ability: &Ability) -> Line {
    let text = effect(rules, view, spot, ability);
    Line::new("opcg-waiting").with("card", at(rules, view, spot)).with("text", text)
}

/// Where a part of a number comes from: a card, or the rule itself.
pub fn part(rules: &Opcg, source: Option<Face>, clause: Clause) -> Line {
    match (source, clause) {
        (Some(face), _) => card(rules, face),
        (None, Clause::OP_1_23) => Line::new("opcg-part-printed"),
        (None, Clause::OP_1_24) => Line::new("opcg-part-don"),
        (None, Clause::OP_8_4_3) => Line::new("opcg-part-counter"),
        (None, Clause::OP_9_1) => Line::new("opcg-part-life"),
        (None, _) => Line::new("opcg-part-effect"),
    }
}

/// A keyword.
pub fn keyword(keyword: Keyword) -> Line {
    Line::new(match keyword {
        Keyword::Rush => "opcg-keyword-rush",
        Keyword::RushCharacter => "opcg-keyword-rush-character",
        Keyword::Blocker => "opcg-keyword-blocker",
        Keyword::DoubleAttack => "opcg-keyword-double-attack",
        Keyword::Banish => "opcg-keyword-banish",
        Keyword::Unblockable => "opcg-keyword-unblockable",
    })
}

pub(super) fn sign(sign: Sign) -> Line {
    Line::new(match sign {
        Sign::Rock => "opcg-sign-rock",
        Sign::Paper => "opcg-sign-paper",
        Sign::Scissors => "opcg-sign-scissors",
    })
}
