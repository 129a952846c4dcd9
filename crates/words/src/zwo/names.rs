//! What things of the table are called: cards, zones, phases, what lies in the resolution area.

use super::name;
use crate::Line;
use kernel::Seat;
use zwo::effects::{Ability, Keyword, Phase};
use zwo::{Auto, Clause, Colour, Colours, Face, SeenCard, SeenItem, Spot, View, Zone, Zwo};

/// A card by number and name.
pub fn card(rules: &Zwo, face: Face) -> Line {
    let card = rules.library().card(face);
    let number = card.number.0.as_str();
    Line::new("zwo-card").with("number", number).with("name", name(card)).naming(number)
}

/// A card by number and name, or that nobody knows which it is.
pub(super) fn maybe(rules: &Zwo, face: Option<Face>) -> Line {
    face.map_or_else(|| Line::new("zwo-card-unknown"), |face| card(rules, face))
}

/// The place that tells a card from its copies in the same zone, if it has any there. Copies in a hand are
/// interchangeable, unless one is known to the other player too; mana is told apart by how it lies.
pub fn among_copies(view: &View, spot: Spot) -> Option<u8> {
    let seen = view.card_at(spot)?;
    let face = seen.face?;
    let copies = view.zone(spot.seat, spot.zone).iter().filter(|card| card.face == Some(face));
    let told_apart = match spot.zone {
        Zone::Mana => false,
        Zone::Hand => copies.clone().any(|card| card.shown != seen.shown),
        Zone::Field | Zone::Wrecked | Zone::Deck | Zone::Area => copies.clone().count() > 1,
    };
    told_apart.then_some(spot.index + 1)
}

/// The card that lies at a spot, told from its copies there.
pub fn at(rules: &Zwo, view: &View, spot: Spot) -> Line {
    let Some(face) = view.card_at(spot).and_then(|card| card.face) else {
        return Line::new("zwo-card-hidden").with("zone", zone(spot.zone)).with("place", spot.index + 1);
    };
    match among_copies(view, spot) {
        Some(place) => Line::new("zwo-card-at").with("card", card(rules, face)).with("place", place),
        None => card(rules, face),
    }
}

/// The card at a spot with what matters of it there: a zombie with its numbers, a mana with how it lies.
pub(super) fn described(rules: &Zwo, view: &View, spot: Spot) -> Line {
    let Some(seen) = view.card_at(spot) else { return at(rules, view, spot) };
    let facts = match spot.zone {
        Zone::Field => zombie(seen),
        Zone::Mana => mana(rules, seen),
        Zone::Hand | Zone::Wrecked | Zone::Deck | Zone::Area => return at(rules, view, spot),
    };
    // A hidden mana is told by its place.
    Line::new("zwo-card-with").with("card", at(rules, view, spot)).with("facts", facts)
}

fn zombie(seen: &SeenCard) -> Vec<Line> {
    let facts = [
        seen.power.map(|power| Line::new("zwo-power").with("power", power)),
        seen.critical.map(|critical| Line::new("zwo-critical").with("critical", critical)),
        (seen.damage > 0).then(|| Line::new("zwo-badge-damage").with("damage", seen.damage)),
        seen.half_wrecked.then(|| Line::new("zwo-half-wrecked")),
        seen.rest.then(|| Line::new("zwo-rest")),
    ];
    facts.into_iter().flatten().collect()
}

fn mana(rules: &Zwo, seen: &SeenCard) -> Vec<Line> {
    let mut facts = lies(seen.back, seen.rest);
    let known = seen.face.filter(|_| !seen.back);
    // A BACK mana has no colour (ZW-9.2).
    facts.extend(known.iter().flat_map(|&face| colours(rules.library().card(face).colours)));
    facts
}

/// How a card is placed as mana; STAND goes without saying (ZW-9.18).
pub(super) fn placed(back: bool, rest: bool) -> Vec<Line> {
    let mut lies = lies(back, rest);
    lies.truncate(if rest { 2 } else { 1 });
    lies
}

/// How a mana lies.
fn lies(back: bool, rest: bool) -> Vec<Line> {
    vec![Line::new(if back { "zwo-back" } else { "zwo-front" }), Line::new(if rest { "zwo-rest" } else { "zwo-stand" })]
}

/// Colours by name; none is grey.
pub fn colours(colours: Colours) -> Vec<Line> {
    let colour = |colour| {
        Line::new(match colour {
            Colour::Green => "zwo-colour-green",
            Colour::Blue => "zwo-colour-blue",
            Colour::Red => "zwo-colour-red",
        })
    };
    if colours.is_empty() { vec![Line::new("zwo-colour-grey")] } else { colours.iter().map(colour).collect() }
}

/// A zone's name.
pub fn zone(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Field => "zwo-zone-field",
        Zone::Mana => "zwo-zone-mana",
        Zone::Hand => "zwo-zone-hand",
        Zone::Wrecked => "zwo-zone-wrecked",
        Zone::Deck => "zwo-zone-deck",
        Zone::Area => "zwo-zone-area",
    })
}

pub(super) fn from(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Field => "zwo-from-field",
        Zone::Mana => "zwo-from-mana",
        Zone::Hand => "zwo-from-hand",
        Zone::Wrecked => "zwo-from-wrecked",
        Zone::Deck => "zwo-from-deck",
        Zone::Area => "zwo-from-area",
    })
}

pub(super) fn to(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Field => "zwo-to-field",
        Zone::Mana => "zwo-to-mana",
        Zone::Hand => "zwo-to-hand",
        Zone::Wrecked => "zwo-to-wrecked",
        Zone::Deck => "zwo-to-deck",
        Zone::Area => "zwo-to-area",
    })
}

/// A keyword.
pub fn keyword(keyword: Keyword) -> Line {
    Line::new(match keyword {
        Keyword::Amplify => "zwo-keyword-amplify",
        Keyword::Absorb => "zwo-keyword-absorb",
        Keyword::Erode => "zwo-keyword-erode",
    })
}

/// A phase of a turn.
pub fn phase(phase: Phase) -> Line {
    Line::new(match phase {
        Phase::Prepare => "zwo-phase-prepare",
        Phase::Draw => "zwo-phase-draw",
        Phase::Mana => "zwo-phase-mana",
        Phase::Main => "zwo-phase-main",
        Phase::Battle => "zwo-phase-battle",
        Phase::End => "zwo-phase-end",
    })
}

/// The attack under way: who attacks whom, with the numbers that will count.
pub fn attack(rules: &Zwo, view: &View) -> Option<Line> {
    let (attacker, target) = view.attack()?;
    let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
    let critical = view.card_at(attacker).and_then(|card| card.critical).unwrap_or(0);
    let line = |key| Line::new(key).with("attacker", at(rules, view, attacker));
    Some(match target {
        Some(target) => line("zwo-attack-on-zombie")
            .with("one", power(attacker))
            .with("target", at(rules, view, target))
            .with("two", power(target)),
        None if view.has_target() => {
            line("zwo-attack-on-player").with("critical", critical).with("seat", other(view.turn_player))
        }
        None => line("zwo-attack-open"),
    })
}

/// Something that lies in the resolution area: a noun phrase.
pub fn item(rules: &Zwo, view: &View, item: &SeenItem) -> Line {
    let of = |key, seat: Seat| Line::new(key).with("seat", seat);
    match item {
        SeenItem::Summon { face, seat } => of("zwo-item-summon", *seat).with("card", maybe(rules, *face)),
        SeenItem::Revive { zombie, seat } => {
            let card = zombie.map_or_else(|| Line::new("zwo-card-unknown"), |spot| at(rules, view, spot));
            of("zwo-item-revive", *seat).with("card", card)
        }
        SeenItem::Use { face, seat, ability, targets, auto } => {
            let event = rules.library().card(*face).category == zwo::Category::Event;
            let line = match ability {
                Auto::Keyword(word) => of("zwo-item-keyword", *seat).with("keyword", keyword(*word)),
                Auto::Printed(_) if *auto => of("zwo-item-auto", *seat),
                Auto::Printed(_) if event => of("zwo-item-event", *seat),
                Auto::Printed(_) => of("zwo-item-ability", *seat),
            };
            let line = line.with("card", card(rules, *face));
            let target = |&spot: &Spot| of("zwo-card-of", spot.seat).with("card", at(rules, view, spot));
            let targets: Vec<Line> = targets.iter().flatten().map(target).collect();
            match targets.is_empty() {
                true => line,
                false => Line::new("zwo-item-aimed").with("item", line).with("targets", targets),
            }
        }
        SeenItem::EndPhase => {
            let ending = view.phase().map_or_else(|| Line::new("zwo-phase-main"), phase);
            Line::new("zwo-item-end-phase").with("phase", ending)
        }
        SeenItem::Step => Line::new("zwo-item-step"),
        SeenItem::Battle => Line::new("zwo-item-battle"),
        SeenItem::Damage => Line::new("zwo-item-damage"),
    }
}

/// Where a part of a number comes from: a card, or the rule itself.
pub fn part(rules: &Zwo, source: Option<Face>, clause: Clause) -> Line {
    match (source, clause) {
        (Some(face), _) => card(rules, face),
        (None, Clause::ZW_11_19) => Line::new("zwo-part-printed"),
        (None, Clause::ZW_13_3) => Line::new("zwo-part-damage"),
        (None, _) => Line::new("zwo-part-effect"),
    }
}

/// What an ability of a card says; of a keyword also its name.
pub(super) fn text(rules: &Zwo, face: Face, which: Auto, ability: &Ability) -> Line {
    let text = super::effects::printed(ability, rules.library().card(face).category);
    match which {
        Auto::Keyword(word) => Line::new("zwo-keyword-text").with("keyword", keyword(word)).with("text", text),
        Auto::Printed(_) => Line::new("zwo-effect").with("text", text),
    }
}

/// The other player.
pub(super) fn other(seat: Seat) -> Seat {
    Seat::all(2).find(|&other| other != seat).unwrap_or(Seat::FIRST)
}
