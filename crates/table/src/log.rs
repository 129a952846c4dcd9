//! A log: what happened, told as often as it is worth telling.

use crate::Event;
use words::{Line, Telling};

/// A line of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged<T = Line> {
    /// What happened; where it happened several times in a row, the first of them.
    pub event: Event<T>,
    /// How often.
    pub times: u32,
}

/// Events as a log tells them ([`Telling`]): without what is implied, and what is counted joins the line before it that says the same
/// by the same rule.
pub fn folded<T: PartialEq>(events: impl IntoIterator<Item = Event<T>>) -> Vec<Logged<T>> {
    let mut lines: Vec<Logged<T>> = Vec::new();
    for event in events {
        match (event.telling, lines.last_mut()) {
            (Telling::Implied, _) => {}
            (Telling::Counted, Some(before))
                if (&before.event.text, &before.event.clause) == (&event.text, &event.clause) =>
            {
                before.times += 1;
            }
            (Telling::Each | Telling::Counted, _) => lines.push(Logged { event, times: 1 }),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::folded;
    use crate::{Event, EventKind};
    use words::Telling;

    fn event(step: u32, text: &'static str, clause: &'static str, telling: Telling) -> Event<&'static str> {
        let (kind, clause) = (EventKind::Draw, clause.into());
        Event { step, kind, text, clause, telling, seat: None, cards: Vec::new(), ending: None }
    }

    fn told(events: &[Event<&'static str>]) -> Vec<(u32, &'static str, u32)> {
        let lines = folded(events.iter().cloned());
        lines.into_iter().map(|line| (line.event.step, line.event.text, line.times)).collect()
    }

    #[test]
    fn what_is_counted_is_one_line_with_the_first_step() {
        let paid = |step| event(step, "a mana is turned", "X-1", Telling::Counted);
        assert_eq!(told(&[paid(3), paid(4), paid(4)]), [(3, "a mana is turned", 3)]);
    }

    #[test]
    fn what_is_told_each_time_stays_apart() {
        let drawn = |step| event(step, "a card is drawn", "X-1", Telling::Each);
        assert_eq!(told(&[drawn(1), drawn(2)]).len(), 2);
        let counted = event(3, "a card is drawn", "X-1", Telling::Counted);
        assert_eq!(told(&[drawn(1), drawn(2), counted])[1].2, 2, "what is counted joins it");
    }

    #[test]
    fn other_words_and_other_rules_begin_a_line_of_their_own() {
        let paid = |text, clause| event(1, text, clause, Telling::Counted);
        assert_eq!(told(&[paid("one", "X-1"), paid("two", "X-1"), paid("two", "X-2"), paid("one", "X-1")]).len(), 4);
    }

    #[test]
    fn what_is_implied_is_not_told_and_keeps_nothing_apart() {
        let paid = event(1, "paid", "X-1", Telling::Counted);
        let implied = event(1, "moved", "X-2", Telling::Implied);
        assert_eq!(told(&[implied.clone(), paid.clone(), implied, paid]), [(1, "paid", 2)]);
    }
}
