//! Whether something can be done wholly: costs are paid so or not at all (OP-7.14, OP-8.3.1.3).

use crate::DonAt;
use crate::effects::{
    Act, Asked, Condition, Cost, Count, DonState, Kind, Needs, Objects, Pick, Place, Prohibition, Step, Value,
};
use crate::numbers::{Reading, Table, zone};
use crate::state::{By, Card, Cards, Effect, Leave, Zone};
use kernel::Seat;

/// With whose knowledge something is looked at. Whether somebody is asked at all goes by what everybody knows; what they
/// may answer goes by what they know themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eyes {
    Own,
    Everybody,
}

/// How much of a step must be possible.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Whole,
    /// Some of it: what fails may be begun all the same (OP-14.22).
    Part,
}

impl<'t> Table<'t> {
    /// Where a seat's DON!! on the field lie.
    pub(crate) fn don_places(&self, seat: Seat, from: DonState) -> impl Iterator<Item = DonAt> + use<'t> {
        let state = self.state;
        let side = state.side(seat);
        let cost = [(side.active, DonAt::Active), (side.rested, DonAt::Rested)];
        let in_cost = cost.into_iter().filter(|(count, _)| *count > 0).map(|(_, at)| at);
        let given = state.field(seat).filter(|&card| state.body(card).given > 0);
        in_cost.chain(given.filter_map(move |card| state.spot(card).map(DonAt::Given))).filter(move |at| match from {
            DonState::Any => true,
            DonState::Active => *at == DonAt::Active,
            DonState::Rested => *at == DonAt::Rested,
        })
    }

    /// How many DON!! a seat could return.
    pub(crate) fn don_count(&self, seat: Seat, from: DonState) -> u8 {
        match from {
            DonState::Any => self.state.don_on_field(seat),
            DonState::Active => self.state.side(seat).active,
            DonState::Rested => self.state.side(seat).rested,
        }
    }

    /// Whether the whole cost of an ability can be paid.
    pub(crate) fn can_pay(&self, place: u16, source: Card, you: Seat, eyes: Eyes) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        let ability = &self.library.ability(place).ability;
        let side = self.state.side(you);
        let to_rest = |cost: &Cost| if let Cost::RestDon(count) = cost { u32::from(*count) } else { 0 };
        let rested: u32 = ability.cost.iter().map(to_rest).sum();
        let steps = ability.cost.iter().filter_map(|cost| if let Cost::Do(step) = cost { Some(step) } else { None });
        rested <= u32::from(side.active)
            && ability.cost.iter().all(|cost| match cost {
                Cost::ReturnDon(count) => self.state.don_on_field(you) >= *count,
                Cost::RestDon(_) | Cost::Do(_) => true,
            })
            && self.can_do_all(steps, source, reading, eyes)
    }

    /// Whether what text demands for an attack can be done.
    pub(crate) fn can_pay_tolls(&self, attacker: Card) -> bool {
        let tolls = self.tolls(attacker);
        let Some(&(_, source, you)) = tolls.first() else { return true };
        let steps = tolls.iter().flat_map(|&(place, ..)| match &self.library.ability(place).ability.kind {
            Kind::At(_, steps) => steps.as_slice(),
            _ => &[],
        });
        self.can_do_all(steps, source, Reading::new(self.state.object(source), you), Eyes::Own)
    }

    /// Whether steps can be done one after the other, each wholly: also where they take cards from the same place.
    fn can_do_all<'s>(
        &self,
        steps: impl Iterator<Item = &'s Step> + Clone,
        source: Card,
        reading: Reading<'_>,
        eyes: Eyes,
    ) -> bool {
        let picks = steps.clone().filter_map(|step| match step {
            Step::Pick(pick) | Step::Do(_, Objects::Pick(pick)) => match &pick.count {
                Count::Exactly(count) => Some((pick, self.value(count, reading))),
                _ => None,
            },
            _ => None,
        });
        steps.clone().all(|step| self.is_possible(step, source, reading, eyes))
            && picks.clone().all(|(one, _)| {
                let same = picks.clone().filter(|(other, _)| other.from.places == one.from.places);
                let needed: i32 = same.clone().map(|(_, count)| count).sum();
                let there =
                    same.fold(Cards::NONE, |all, (pick, _)| Cards(all.0 | self.there_for(pick, reading, eyes).0));
                needed <= there.len() as i32 + i32::from(self.don_among(one, reading))
            })
    }

    /// The DON!! that a pick may take for cards.
    pub(crate) fn don_among(&self, pick: &Pick, reading: Reading<'_>) -> u8 {
        use crate::effects::{Filter, Whose};
        if !pick.from.places.contains(&Place::Don) {
            return 0;
        }
        let seat = match pick.from.whose {
            Whose::Yours | Whose::Anyones => reading.you,
            Whose::Opponents => crate::state::other(reading.you),
        };
        let side = self.state.side(seat);
        if pick.from.filters.contains(&Filter::Rested) { side.rested - side.kept } else { side.active }
    }

    /// Whether a step can be done wholly.
    pub(crate) fn is_possible(&self, step: &Step, source: Card, reading: Reading<'_>, eyes: Eyes) -> bool {
        self.is_possible_so(step, source, reading, eyes, Extent::Whole)
    }

    fn is_possible_so(&self, step: &Step, source: Card, reading: Reading<'_>, eyes: Eyes, extent: Extent) -> bool {
        let part = extent == Extent::Part;
        let wanted = |value: &Value| {
            let value = self.value(value, reading).max(0);
            if part { value.min(1) as u32 } else { value as u32 }
        };
        let enough = |count: &Count, there: u32| match count {
            Count::Exactly(value) | Count::AtLeast(value) => wanted(value) <= there,
            Count::UpTo(_) | Count::AnyNumber => true,
        };
        let by = By::Effect(source);
        // What keeps a card from it keeps it from being done.
        let can_be = |act: &Act, card: Card| match act {
            Act::Ko if part => self.state.is_on_field(card),
            _ if part => true,
            Act::Rest => self.can_rest(card, by),
            Act::Ko => !self.is_protected(card, Leave::Ko, by),
            Act::Trash if self.state.is_on_field(card) => !self.is_protected(card, Leave::Trash, by),
            Act::ToHand if self.state.is_on_field(card) => !self.is_protected(card, Leave::Hand, by),
            Act::ToHand => {
                let life = self.state.spot(card).is_some_and(|spot| spot.zone == Zone::Life);
                !life || !self.is_protected(card, Leave::Hand, by)
            }
            Act::Turn { face_up } => self.state.body(card).face_up != *face_up,
            _ => true,
        };
        match step {
            Step::Pick(pick) => enough(&pick.count, self.there_for(pick, reading, eyes).len()),
            Step::Do(act @ (Act::GiveDon { count, .. } | Act::MoveDon { count }), on) => {
                let there = match act {
                    Act::GiveDon { rested: true, .. } => self.state.side(reading.you).rested,
                    Act::GiveDon { .. } => self.state.side(reading.you).active,
                    _ => {
                        let to = self.meant(on, reading);
                        let others = self.state.field(reading.you).filter(|&card| !to.contains(card));
                        others.map(|card| self.state.body(card).given).sum()
                    }
                };
                enough(count, u32::from(there))
            }
            Step::Do(act, Objects::Pick(pick)) => {
                let cards = self.there_for(pick, reading, eyes).iter().filter(|&card| can_be(act, card)).count();
                enough(&pick.count, cards as u32 + u32::from(self.don_among(pick, reading)))
            }
            Step::Do(act, Objects::Ends { whose, place, end, count }) => {
                let (seat, zone) = (reading.seat(*whose), zone(*place));
                match count {
                    Count::Exactly(value) => {
                        let wanted = wanted(value);
                        let cards = self.state.end(seat, zone, *end, wanted as usize);
                        cards.len() == wanted && cards.iter().all(|card| can_be(act, card))
                    }
                    count => enough(count, self.state.zone(seat, zone).len() as u32),
                }
            }
            // What a replacement is about is there.
            Step::Do(_, Objects::It) if reading.effect.is_none_or(|effect| self.replaced(effect).is_some()) => true,
            Step::Do(act, objects) => {
                let cards = self.meant(objects, reading);
                !cards.is_empty() && cards.iter().all(|card| can_be(act, card))
            }
            Step::Draw { who, .. } => !self.forbids_player(reading.seat(*who), |cannot| *cannot == Prohibition::Draw),
            Step::RestDon { who, count } => enough(count, u32::from(self.state.side(reading.seat(*who)).active)),
            Step::ReturnDon { who, count, from } => enough(count, u32::from(self.don_count(reading.seat(*who), *from))),
            Step::If(condition, steps, _) => {
                self.holds(condition, reading) && steps.iter().all(|step| self.is_possible(step, source, reading, eyes))
            }
            Step::ChooseOne(_, ways) => {
                ways.iter().any(|steps| steps.iter().all(|step| self.is_possible(step, source, reading, eyes)))
            }
            _ => true,
        }
    }

    /// Whether the steps of an ability can all be done.
    pub(crate) fn can_do(&self, place: u16, source: Card, you: Seat) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        match &self.library.ability(place).ability.kind {
            Kind::At(_, steps) | Kind::Instead(_, steps) => {
                steps.iter().all(|step| self.is_possible(step, source, reading, Eyes::Own))
            }
            Kind::Always(_) => true,
        }
    }

    /// Whether somebody who is asked may say yes.
    pub(crate) fn may_say_yes(&self, asked: &Asked, effect: &Effect) -> bool {
        let source = effect.source.card;
        match &asked.needs {
            Needs::Nothing | Needs::Ways(_) => true,
            Needs::Begin(step) => self.can_be_begun(step, effect, Eyes::Own),
            Needs::Cost => {
                let instead = matches!(self.library.ability(effect.ability).ability.kind, Kind::Instead(..));
                self.can_pay(effect.ability, source, effect.you, Eyes::Own)
                    && self.can_begin(effect, Eyes::Own)
                    && (!instead || self.can_do(effect.ability, source, effect.you))
            }
        }
    }

    /// Whether one way of a choice may be taken: what pays a cost must be possible.
    pub(crate) fn may_choose(&self, asked: &Asked, way: usize, effect: &Effect) -> bool {
        let possible = |step: &Step| self.is_possible(step, effect.source.card, Reading::of(effect), Eyes::Own);
        match &asked.needs {
            Needs::Ways(ways) => ways.get(way).is_some_and(|steps| steps.iter().all(possible)),
            Needs::Nothing | Needs::Cost | Needs::Begin(_) => true,
        }
    }

    fn can_be_begun(&self, step: &Step, effect: &Effect, eyes: Eyes) -> bool {
        self.is_possible_so(step, effect.source.card, Reading::of(effect), eyes, Extent::Part)
    }

    /// Whether what may be declined has something to begin with: else nobody is asked.
    pub(crate) fn can_begin(&self, effect: &Effect, eyes: Eyes) -> bool {
        let ability = &self.library.ability(effect.ability).ability;
        match &ability.kind {
            Kind::At(_, steps) if ability.optional => {
                steps.first().is_none_or(|step| self.can_be_begun(step, effect, eyes))
            }
            _ => true,
        }
    }

    /// The cards that a pick could take; for others' eyes any that lie where they cannot see.
    fn there_for(&self, pick: &Pick, reading: Reading<'_>, eyes: Eyes) -> Cards {
        self.all_where(&pick.from, reading, |card| {
            let hidden = |zone| matches!(zone, Zone::Hand | Zone::Deck | Zone::Life);
            (eyes == Eyes::Everybody && self.state.spot(card).is_some_and(|spot| hidden(spot.zone)))
                || self.is(card, &pick.from.filters, reading)
        })
    }

    /// Whether the conditions of an ability hold.
    pub(crate) fn conditions_hold(&self, conditions: &[Condition], source: Card, you: Seat) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        conditions.iter().all(|condition| self.holds(condition, reading))
    }
}
