//! What things of the table are called: cards, crews, zones, spaces, windows, the Battle under way.

use super::name;
use crate::Line;
use mm25::effects::{Ability, Window};
use mm25::{Clause, Crew, Face, Mm25, SeenCard, Space, Spot, View, Zone};

/// A card by number and name.
pub fn card(rules: &Mm25, face: Face) -> Line {
    let card = rules.library().card(face);
    let number = card.number.0.as_str();
    Line::new("mm25-card").with("number", number).with("name", name(card)).naming(number)
}

/// A card by number and name, or that nobody knows which it is.
pub(super) fn maybe(rules: &Mm25, face: Option<Face>) -> Line {
    face.map_or_else(|| Line::new("mm25-card-unknown"), |face| card(rules, face))
}

/// The place that tells a card from its copies in the same zone, if it has any there. Copies in a Hand are
/// interchangeable, and a Bridge has no two Characters of one name (MM-2.8.3).
pub fn among_copies(view: &View, spot: Spot) -> Option<u8> {
    match spot.zone {
        Zone::Bridge | Zone::Hand => None,
        _ => place_among_copies(view, spot),
    }
}

fn place_among_copies(view: &View, spot: Spot) -> Option<u8> {
    let face = view.card_at(spot)?.face?;
    let copies = view.zone(spot.seat, spot.zone).iter().filter(|card| card.face == Some(face)).count();
    (copies > 1).then_some(spot.index + 1)
}

/// The card that lies at a spot, told from its copies there.
pub fn at(rules: &Mm25, view: &View, spot: Spot) -> Line {
    named(rules, view, spot, among_copies(view, spot))
}

fn named(rules: &Mm25, view: &View, spot: Spot, place: Option<u8>) -> Line {
    let Some(face) = view.card_at(spot).and_then(|card| card.face) else {
        return Line::new("mm25-card-hidden").with("zone", zone(spot.zone)).with("place", spot.index + 1);
    };
    match place {
        Some(place) => Line::new("mm25-card-at").with("card", card(rules, face)).with("place", place),
        None => card(rules, face),
    }
}

/// The card at a spot with what matters of it there: a Character with its numbers.
pub(super) fn described(rules: &Mm25, view: &View, spot: Spot) -> Line {
    let seen = view.card_at(spot).filter(|_| spot.zone == Zone::Bridge);
    match seen {
        Some(seen) => {
            let facts = character(view, spot, seen);
            Line::new("mm25-card-with").with("card", at(rules, view, spot)).with("facts", facts)
        }
        None => named(rules, view, spot, place_among_copies(view, spot)),
    }
}

fn character(view: &View, spot: Spot, seen: &SeenCard) -> Vec<Line> {
    let space = Space::ALL.get(usize::from(spot.index)).copied().unwrap_or_default();
    let life = view.sides[spot.seat.index()].life.get(usize::from(spot.index)).copied().unwrap_or(0);
    let facts = [
        Some(self::space(space)),
        seen.power.map(|power| Line::new("mm25-power").with("power", power)),
        seen.damage.map(|damage| Line::new("mm25-damage").with("damage", damage)),
        seen.power.map(|_| Line::new("mm25-life").with("life", life)),
    ];
    facts.into_iter().flatten().collect()
}

/// A crew by its name; those of the starter set have one in every language.
pub fn crew(crew: &Crew) -> Line {
    Line::new(match crew.0.as_str() {
        "Dawn Gulls" => "mm25-crew-dawn-gulls",
        "Iron Tide" => "mm25-crew-iron-tide",
        Crew::CITIZENS => "mm25-crew-citizens",
        Crew::ENEMY => "mm25-crew-enemy",
        other => return Line::new("mm25-crew").with("name", other),
    })
}

/// A zone's name.
pub fn zone(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Bridge => "mm25-zone-bridge",
        Zone::Reinforcements => "mm25-zone-reinforcements",
        Zone::Techniques => "mm25-zone-techniques",
        Zone::Hand => "mm25-zone-hand",
        Zone::Ocean => "mm25-zone-ocean",
        Zone::Trophies => "mm25-zone-trophies",
        Zone::Logbook => "mm25-zone-logbook",
        Zone::Life => "mm25-zone-life",
        Zone::Chest => "mm25-zone-chest",
        Zone::Sideboard => "mm25-zone-sideboard",
    })
}

pub(super) fn from(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Bridge => "mm25-from-bridge",
        Zone::Reinforcements => "mm25-from-reinforcements",
        Zone::Techniques => "mm25-from-techniques",
        Zone::Hand => "mm25-from-hand",
        Zone::Ocean => "mm25-from-ocean",
        Zone::Trophies => "mm25-from-trophies",
        Zone::Logbook => "mm25-from-logbook",
        Zone::Life => "mm25-from-life",
        Zone::Chest => "mm25-from-chest",
        Zone::Sideboard => "mm25-from-sideboard",
    })
}

pub(super) fn to(zone: Zone) -> Line {
    Line::new(match zone {
        Zone::Bridge => "mm25-to-bridge",
        Zone::Reinforcements => "mm25-to-reinforcements",
        Zone::Techniques => "mm25-to-techniques",
        Zone::Hand => "mm25-to-hand",
        Zone::Ocean => "mm25-to-ocean",
        Zone::Trophies => "mm25-to-trophies",
        Zone::Logbook => "mm25-to-logbook",
        Zone::Life => "mm25-to-life",
        Zone::Chest => "mm25-to-chest",
        Zone::Sideboard => "mm25-to-sideboard",
    })
}

/// A space of a Bridge.
pub fn space(space: Space) -> Line {
    Line::new(match space {
        Space::Captain => "mm25-space-captain",
        Space::Sailor1 => "mm25-space-sailor-1",
        Space::Sailor2 => "mm25-space-sailor-2",
    })
}

/// The space that a spot of a Bridge is.
pub(super) fn space_at(spot: Spot) -> Line {
    space(Space::ALL.get(usize::from(spot.index)).copied().unwrap_or_default())
}

/// A moment of a Battle.
pub fn window(window: Window) -> Line {
    Line::new(match window {
        Window::Declared => "mm25-window-declared",
        Window::Before => "mm25-window-before",
        Window::BattleActions => "mm25-window-battle-actions",
        Window::Interrupt => "mm25-window-interrupt",
        Window::BeforeComparison => "mm25-window-before-comparison",
        Window::AfterComparison => "mm25-window-after-comparison",
        Window::BeforeDamage => "mm25-window-before-damage",
        Window::Defeated => "mm25-window-defeated",
        Window::AfterBattle => "mm25-window-after-battle",
    })
}

/// The Battle under way: who fights whom, with the Power that would be compared now.
pub fn battle(rules: &Mm25, view: &View) -> Option<Line> {
    let [Some(one), Some(two)] = view.battle()? else { return Some(Line::new("mm25-battle-broken")) };
    let power = |spot| view.card_at(spot).and_then(|card| card.power).unwrap_or(0);
    let line = Line::new("mm25-battle").with("one", at(rules, view, one)).with("two", at(rules, view, two));
    Some(line.with("power_one", power(one)).with("power_two", power(two)))
}

/// An effect that waits or is being carried out: its card and what it says.
pub fn waiting(rules: &Mm25, face: Face, ability: &Ability) -> Line {
    let text = super::effects::printed(ability, rules.library().card(face).category);
    Line::new("mm25-waiting").with("card", card(rules, face)).with("text", text)
}

/// Where a part of a number comes from: a card, or the rule itself.
pub fn part(rules: &Mm25, source: Option<Face>, clause: Clause) -> Line {
    match (source, clause) {
        (Some(face), _) => card(rules, face),
        (None, Clause::MM_9_15) => Line::new("mm25-part-printed"),
        (None, Clause::MM_8_1_1) => Line::new("mm25-part-life"),
        (None, _) => Line::new("mm25-part-battle"),
    }
}
