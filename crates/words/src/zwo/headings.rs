//! Where the rule file says of a clause under which heading of its source it stands: that heading in the reader's language.

use crate::Line;

/// The headings of the manual of zwo, as its rule file calls them, with the messages that say them.
const ZWO: [(&str, &str); 28] = [
    ("title", "zwo-heading-title"),
    ("Cards", "zwo-heading-cards"),
    ("Zombie card", "zwo-heading-zombie-card"),
    ("EVENT card", "zwo-heading-event-card"),
    ("Terms", "zwo-heading-terms"),
    ("Keyword abilities", "zwo-heading-keywords"),
    ("Keyword", "zwo-heading-keyword"),
    ("Icons", "zwo-heading-icons"),
    ("Zones", "zwo-heading-zones"),
    ("Decks", "zwo-heading-decks"),
    ("Life", "zwo-heading-life"),
    ("Winning", "zwo-heading-winning"),
    ("Before the game", "zwo-heading-before"),
    ("Turn flow", "zwo-heading-turn"),
    ("Phase", "zwo-heading-phase"),
    ("Summoning", "zwo-heading-summoning"),
    ("Using zombies' abilities", "zwo-heading-abilities"),
    ("EVENT cards", "zwo-heading-events"),
    ("Revive", "zwo-heading-revive"),
    ("End of main phase", "zwo-heading-end-of-main"),
    ("Step", "zwo-heading-step"),
    ("About injury", "zwo-heading-injury"),
    ("End of battle phase", "zwo-heading-end-of-battle"),
    ("Principle", "zwo-heading-principle"),
    ("Q&A", "zwo-heading-answers"),
    ("FREE abilities", "zwo-heading-free"),
    ("declaration", "zwo-heading-declaration"),
    ("example", "zwo-heading-example"),
];

/// Headings with their numbers. Nothing where the rule file quotes them in the words of the source.
pub fn headings(clause: &str, headings: &str) -> Option<Vec<Line>> {
    let known = if clause.starts_with("ZW-") { &ZWO[..] } else { &[] };
    headings.split([',', ';']).map(|heading| line(known, heading.trim())).collect()
}

fn line(known: &[(&'static str, &'static str)], heading: &str) -> Option<Line> {
    let key = |name: &str| known.iter().find(|(known, _)| *known == name).map(|&(_, key)| key);
    if let Some(key) = key(heading) {
        return Some(Line::new(key));
    }
    let (name, number) = heading.rsplit_once(' ')?;
    Some(Line::new("zwo-heading-numbered").with("heading", Line::new(key(name)?)).with("number", number))
}

#[cfg(test)]
mod tests {
    use super::headings as lines;
    use kernel::{Clause, Origin};

    #[test]
    fn every_heading_of_the_manual_of_zwo_can_be_said() {
        for &clause in zwo::Clause::ALL {
            if let Origin::Manual(headings) = clause.origin() {
                assert!(lines(clause.id(), headings).is_some(), "{}: {headings}", clause.id());
            }
        }
    }

    #[test]
    fn what_is_quoted_from_a_source_stays_as_it_is() {
        assert!(lines("UN-6.2.3", "處罰與違規/回合結束時").is_none());
    }
}
