//! How the steps of an effect follow each other, in every language.
//!
//! Cards print "Then," between steps. By their convention a condition governs all that follows it: "If C, A. Then, B." means
//! that B too is done only if C holds. So what follows a condition without being governed by it has to say so.

use super::context::{Context, is_one};
use crate::grammar;
use opcg::effects::{
    Act, Condition, Count, End, Modifier, Objects, Pick, Place, Player, Step, Until, Value, Where, Whose,
};

/// How a step follows the one before it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lead {
    /// There is none before it.
    First,
    /// In the same sentence: "and".
    And,
    /// "Then,".
    Then,
    /// It says itself what it follows from: "If you do,", "That Character".
    Follows,
    /// After a condition or a choice, whatever came of it.
    Anyway,
    /// Now, although the step before it is for later.
    AtOnce,
}

/// One step, or several that give the same cards something for the same time.
pub(super) struct Unit<'s> {
    pub steps: &'s [Step],
    /// Nothing follows it.
    pub is_last: bool,
}

impl Context<'_> {
    /// Steps as sentences, each by how it follows the one before, in clauses that "and" joins.
    pub fn told<C>(&self, steps: &[Step], tell: impl Fn(Unit<'_>) -> C) -> Vec<(Lead, Vec<C>)> {
        let mut sentences: Vec<(Lead, Vec<C>)> = Vec::new();
        let mut rest = steps;
        let mut before: Option<&Step> = None;
        while let Some(step) = rest.first() {
            let (unit, others) = rest.split_at(self.together(rest));
            rest = others;
            let lead = before.map_or(Lead::First, |before| self.lead(before, step));
            before = unit.last();
            self.pronoun.set(lead == Lead::And && matches!(step, Step::Do(_, Objects::Picked(_))));
            self.among.set(lead == Lead::And && deals_with_looked(step));
            let clause = tell(Unit { steps: unit, is_last: rest.is_empty() });
            self.pronoun.set(false);
            self.among.set(false);
            // The next step may have moved it, so that only what follows at once speaks of it.
            if !matches!(step, Step::Do(Act::Reveal, Objects::Ends { .. })) {
                self.forget_revealed();
            }
            match sentences.last_mut() {
                Some((_, clauses)) if lead == Lead::And => clauses.push(clause),
                _ => sentences.push((lead, vec![clause])),
            }
        }
        sentences
    }

    fn lead(&self, before: &Step, step: &Step) -> Lead {
        match (before, step) {
            (Step::Later(..), _) => Lead::AtOnce,
            (_, Step::If(condition, ..)) if is_about_done(condition) && !matches!(before, Step::If(..)) => {
                Lead::Follows
            }
            (before, _) if leaves_open(before) => Lead::Anyway,
            (Step::Look { .. } | Step::Do(Act::Reveal, Objects::Ends { .. }), step) if deals_with_looked(step) => {
                Lead::And
            }
            (Step::NameNumber(Player::You), Step::Do(Act::Reveal, _)) | (_, Step::Shuffle(_)) => Lead::And,
            (Step::Draw { who: Player::You, .. }, step) if takes_from_hand(step) => Lead::And,
            (_, Step::If(condition, ..)) if self.is_about_last(condition) => Lead::Follows,
            (Step::Do(_, Objects::Pick(_)) | Step::Pick(_), Step::Do(act, Objects::Picked(slot)))
                if self.is_last(*slot) =>
            {
                if matches!(act, Act::Modify(..)) {
                    Lead::Follows
                } else {
                    Lead::And
                }
            }
            _ => Lead::Then,
        }
    }

    /// How many of the first steps give the same cards something for the same time: "gains [Rush] and +1000 power".
    fn together(&self, steps: &[Step]) -> usize {
        let Some(Step::Do(Act::Modify(first, until), on)) = steps.first() else { return 1 };
        let are_these = |also: &Objects| match on {
            Objects::Pick(_) => matches!(also, Objects::Picked(slot) if self.is_next(*slot)),
            Objects::Both(..) => false,
            on => also == on,
        };
        let goes_on = |step: &&Step| {
            matches!(step, Step::Do(Act::Modify(modifier, also), also_on)
                if also == until && are_these(also_on) && go_together(first, modifier))
        };
        1 + steps[1..].iter().take_while(goes_on).count()
    }

    /// Tells what a player may do, with the opponent's own cards as "theirs".
    pub fn told_of<C>(&self, who: Player, step: &Step, tell: impl FnOnce(&Step) -> C) -> (C, bool) {
        let is_theirs = matches!(step, Step::Do(act, Objects::Ends { whose: Player::Opponent, .. })
            if who == Player::Opponent && !matches!(act, Act::Modify(..)));
        self.speaks_of.set(if is_theirs { Player::Opponent } else { Player::You });
        let told = tell(step);
        self.speaks_of.set(Player::You);
        (told, is_theirs)
    }

    /// Whether a condition asks for what the step before has brought to light.
    fn is_about_last(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Picked(slot) | Condition::Is(Objects::Picked(slot), _) => self.is_last(*slot),
            Condition::Exists(cards) => cards.places == [Place::Looked],
            Condition::Number(Value::Of(_, of), ..) => self.is_revealed(of),
            Condition::Is(of, _) => self.is_revealed(of),
            Condition::Not(condition) => self.is_about_last(condition),
            _ => false,
        }
    }
}

/// "If you do", "if they do not".
fn is_about_done(condition: &Condition) -> bool {
    match condition {
        Condition::Did => true,
        Condition::Not(condition) => is_about_done(condition),
        _ => false,
    }
}

/// Whether two modifiers are said in one breath: both are gained, or both are names.
pub(super) fn go_together(one: &Modifier, other: &Modifier) -> bool {
    let is_name = |modifier: &Modifier| matches!(modifier, Modifier::AlsoNamed(_));
    is_gain(one) && is_gain(other) || is_name(one) && is_name(other)
}

/// Whether a card gains it: a keyword, or more of a number.
pub(super) fn is_gain(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::Power(value) | Modifier::Cost(value) => matches!(value, Value::Number(number) if *number >= 0),
        Modifier::Has(_) => true,
        _ => false,
    }
}

/// Whether cards lose by it: they are given less of a number.
pub(super) fn is_loss(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::Power(value) | Modifier::Cost(value) | Modifier::Counter(value) => match value {
            Value::Number(number) | Value::Per { times: number, .. } => *number < 0,
            _ => false,
        },
        _ => false,
    }
}

/// The modifiers of a unit: which cards, what they get, and for how long.
pub(super) fn modifiers(steps: &[Step]) -> Option<(&Objects, Vec<&Modifier>, Until)> {
    let each = steps.iter().map(|step| match step {
        Step::Do(Act::Modify(modifier, until), on) => Some((on, modifier, *until)),
        _ => None,
    });
    let each: Vec<_> = each.collect::<Option<_>>()?;
    let &(on, _, until) = each.first()?;
    Some((on, each.into_iter().map(|(_, modifier, _)| modifier).collect(), until))
}

/// Standing modifiers, with those of the same cards that are said in one breath.
pub(super) fn standing(parts: &[(Objects, Modifier)]) -> Vec<(&Objects, Vec<&Modifier>)> {
    let mut units: Vec<(&Objects, Vec<&Modifier>)> = Vec::new();
    for (on, modifier) in parts {
        match units.last_mut() {
            Some((before, modifiers)) if *before == on && modifiers.iter().all(|one| go_together(one, modifier)) => {
                modifiers.push(modifier);
            }
            _ => units.push((on, vec![modifier])),
        }
    }
    units
}

/// Whether what follows a step could be taken for a part of it.
fn leaves_open(step: &Step) -> bool {
    match step {
        Step::If(..) => true,
        Step::May(_, steps) => steps.len() > 1,
        Step::ChooseOne(..) => either_life(step).is_none() && top_or_bottom(step).is_none(),
        _ => false,
    }
}

fn deals_with_looked(step: &Step) -> bool {
    let is_looked = |pick: &Pick| pick.from.places == [Place::Looked];
    match step {
        Step::PutBack(_) => true,
        Step::Do(_, Objects::Pick(pick)) | Step::Pick(pick) => is_looked(pick),
        _ => false,
    }
}

fn takes_from_hand(step: &Step) -> bool {
    match step {
        Step::Do(Act::Trash | Act::ToDeck(_), Objects::Pick(pick)) => {
            pick.by == Player::You && pick.from.whose == Whose::Yours && pick.from.places == [Place::Hand]
        }
        _ => false,
    }
}

/// A look at the top card of either player's Life or deck, or at none: where it is put back.
pub(super) fn either_life(step: &Step) -> Option<(Place, Where)> {
    let Step::ChooseOne(Player::You, ways) = step else { return None };
    let [yours, opponents, nothing] = ways.as_slice() else { return None };
    let look = |way: &[Step], of: Player| match way {
        [Step::Look { whose, place, count: Some(Value::Number(1)) }, Step::PutBack(end)] if *whose == of => {
            Some((*place, *end))
        }
        _ => None,
    };
    let one = look(yours, Player::You)?;
    (look(opponents, Player::Opponent)? == one && nothing.is_empty()).then_some(one)
}

/// The same done to cards from the top or from the bottom, as the player likes: what, and from where.
pub(super) fn top_or_bottom(step: &Step) -> Option<(&Act, Player, Place, &Count)> {
    let Step::ChooseOne(Player::You, ways) = step else { return None };
    let [top, bottom] = ways.as_slice() else { return None };
    let ([Step::Do(one, top)], [Step::Do(other, bottom)]) = (top.as_slice(), bottom.as_slice()) else { return None };
    match (top, bottom) {
        (
            Objects::Ends { whose, place, end: End::Top, count },
            Objects::Ends { whose: also, place: there, end: End::Bottom, count: as_many },
        ) if (one, whose, place, count) == (other, also, there, as_many) && !matches!(one, Act::Modify(..)) => {
            Some((one, *whose, *place, count))
        }
        _ => None,
    }
}

/// The opponent's choice among their own cards, if it is they who do it: "your opponent trashes 1 card from their hand".
pub(super) fn done_by_opponent<'o>(act: &Act, on: &'o Objects) -> Option<&'o Pick> {
    let Objects::Pick(pick) = on else { return None };
    let is_theirs = (pick.by, pick.from.whose) == (Player::Opponent, Whose::Opponents);
    let is_move = match act {
        Act::Ko
        | Act::Trash
        | Act::ToHand
        | Act::ToDeck(_)
        | Act::ToLife { .. }
        | Act::Rest
        | Act::SetActive
        | Act::Play { .. }
        | Act::Reveal
        | Act::Turn { .. } => true,
        Act::GiveDon { .. }
        | Act::MoveDon { .. }
        | Act::Modify(..)
        | Act::PowerToZero(_)
        | Act::SwapBasePower(_)
        | Act::BecomeTarget
        | Act::Activate => false,
    };
    (is_theirs && is_move).then_some(pick)
}

/// Whether one of your Leader and Characters is picked, whichever.
pub(super) fn is_leader_or_one_character(pick: &Pick) -> bool {
    pick.by == Player::You
        && matches!(pick.count, Count::Exactly(_))
        && is_one(&pick.count)
        && pick.from.whose == Whose::Yours
        && pick.from.places == [Place::Leader, Place::Characters]
        && pick.from.filters.is_empty()
        && pick.total.is_none()
}

/// The ways of a choice that can be told in a row: "a or b".
pub(super) fn short_choice(step: &Step) -> Option<&[Vec<Step>]> {
    match step {
        Step::ChooseOne(Player::You, ways) if ways.len() > 1 && ways.iter().all(|way| way.len() == 1) => Some(ways),
        _ => None,
    }
}

/// Steps that a player may do or not, as [`grammar::optional`] tells them apart.
pub(super) fn optional<C>(
    steps: &[Step],
    tell: impl Fn(&Step) -> C,
    is_own: impl Fn(&C) -> bool,
) -> (Vec<C>, Option<C>, &[Step]) {
    grammar::optional(steps, |step| matches!(step, Step::If(Condition::Did, ..)), tell, is_own)
}
