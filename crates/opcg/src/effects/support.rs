//! What has no code yet. An ability with any of it is refused when a library is made: a card is listed as not playable
//! rather than played wrongly.

use super::{
    Ability, Act, Condition, Cost, Filter, Happening, Kind, Modifier, NotYet, Objects, Permission, Pick, Prohibition,
    Step, Timing, Would,
};

type Support = Result<(), NotYet>;

fn not_yet(what: &'static str) -> Support {
    Err(NotYet(what))
}

impl Ability {
    /// Whether all of it can be carried out.
    pub fn is_supported(&self) -> Support {
        self.conditions.iter().try_for_each(condition)?;
        for cost in &self.cost {
            if let Cost::Do(paid) = cost {
                step(paid)?;
            }
        }
        match &self.kind {
            Kind::At(timing, steps) => {
                timing.each().try_for_each(at)?;
                steps.iter().try_for_each(step)
            }
            Kind::Always(holding) => holding.iter().try_for_each(|(on, modifier)| {
                objects(on)?;
                match modifier {
                    Modifier::Negated => not_yet("a standing negation"),
                    _ => self::modifier(modifier),
                }
            }),
            Kind::Instead(would, steps) => {
                self::would(would)?;
                steps.iter().try_for_each(step)
            }
        }
    }
}

fn would(would: &Would) -> Support {
    match would {
        Would::BeKod(cards, _) | Would::BeRemoved(cards, _) => cards.filters.iter().try_for_each(filter),
        Would::Any(ways) => ways.iter().try_for_each(self::would),
        Would::BeRested(..) | Would::TakeDamage(_) | Would::LoseByEmptyDeck(_) => not_yet("a replacement of this kind"),
    }
}

fn at(timing: &Timing) -> Support {
    match timing {
        Timing::When(happening, cards, _) => {
            cards.filters.iter().try_for_each(filter)?;
            match happening {
                Happening::Played
                | Happening::Attacks
                | Happening::Attacked
                | Happening::Blocks
                | Happening::Kod
                | Happening::Removed
                | Happening::Rested
                | Happening::EventActivated
                | Happening::Battled
                | Happening::BattledThis
                | Happening::LifeLost
                | Happening::LifeEmpty => Ok(()),
                _ => not_yet("a timing of this kind"),
            }
        }
        _ => Ok(()),
    }
}

fn filter(filter: &Filter) -> Support {
    match filter {
        Filter::DifferentNames => not_yet("cards with different names"),
        Filter::Any(ways) => ways.iter().flatten().try_for_each(self::filter),
        Filter::Not(filters) => filters.iter().try_for_each(self::filter),
        _ => Ok(()),
    }
}

fn pick(pick: &Pick) -> Support {
    pick.from.filters.iter().try_for_each(filter)
}

fn objects(objects: &Objects) -> Support {
    match objects {
        Objects::Pick(picked) => pick(picked),
        Objects::All(cards) => cards.filters.iter().try_for_each(filter),
        _ => Ok(()),
    }
}

fn condition(condition: &Condition) -> Support {
    match condition {
        Condition::Exists(cards) => cards.filters.iter().try_for_each(filter),
        Condition::Is(on, filters) => {
            objects(on)?;
            filters.iter().try_for_each(filter)
        }
        Condition::Not(inner) => self::condition(inner),
        Condition::All(all) | Condition::Any(all) => all.iter().try_for_each(self::condition),
        _ => Ok(()),
    }
}

fn modifier(modifier: &Modifier) -> Support {
    match modifier {
        Modifier::Gains(_) => not_yet("an ability lent to a card"),
        Modifier::Cannot(
            Prohibition::AttackUnless(_)
            | Prohibition::BeKodBy(_)
            | Prohibition::BePlayed(_)
            | Prohibition::Draw
            | Prohibition::LifeToHand
            | Prohibition::Trigger
            | Prohibition::SetDonActive,
        ) => not_yet("a prohibition of this kind"),
        Modifier::Can(Permission::AttackAtOnce(_) | Permission::LoseAtEndOfTurn | Permission::WinByEmptyDeck) => {
            not_yet("a permission of this kind")
        }
        _ => Ok(()),
    }
}

fn step(step: &Step) -> Support {
    match step {
        Step::Pick(picked) => pick(picked),
        Step::Do(act, on) => {
            objects(on)?;
            match act {
                Act::Modify(modified, _) => modifier(modified),
                Act::ToEitherEndOfDeck => not_yet("either end of the deck"),
                Act::MoveDon { .. } => not_yet("moving given DON!!"),
                Act::SwapBasePower(_) => not_yet("swapping power"),
                Act::Activate => not_yet("activating an Event"),
                _ => Ok(()),
            }
        }
        Step::ExtraTurn => not_yet("another turn"),
        Step::ForEach(..) => not_yet("for each"),
        Step::Later(..) => not_yet("a later part"),
        Step::If(holds, steps, otherwise) => {
            condition(holds)?;
            steps.iter().chain(otherwise).try_for_each(self::step)
        }
        Step::May(_, steps) => steps.iter().try_for_each(self::step),
        Step::ChooseOne(_, ways) => ways.iter().flatten().try_for_each(self::step),
        _ => Ok(()),
    }
}
