//! Whether something can be done wholly: costs are paid so or not at all (OP-7.14, OP-8.3.1.3).

use super::effect::Taking;
use crate::DonAt;
use crate::effects::{
    Act, Asked, Condition, Cost, Count, DonState, Filter, Kind, Needs, Objects, Pick, Place, Prohibition, Step, Value,
};
use crate::numbers::{Reading, Table, zone};
use crate::state::{By, Card, Cards, Effect, Leave, Zone};
use kernel::{Seat, Viewer};

/// With whose knowledge something is looked at. Whether somebody is asked at all goes by what everybody knows; what they
/// may answer goes by what they know themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eyes {
    Of(Seat),
    Everybody,
}

/// Steps that are to be done one after the other, and whose text they are.
#[derive(Clone, Copy)]
struct Deed<'d> {
    step: &'d Step,
    source: Card,
    reading: Reading<'d>,
}

/// What a step uses up, if it says how much.
enum Uses<'d> {
    Nothing,
    /// Active DON!! of a player's cost area.
    Don(Seat, i32),
    /// Cards.
    Cards(Takes<'d>),
}

/// What a step takes from one place.
struct Takes<'d> {
    whose: Option<Seat>,
    places: &'d [Place],
    count: i32,
    /// Those that it could take.
    there: Cards,
    /// DON!! that may be taken for cards.
    don: i32,
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
        let steps = ability.cost.iter().filter_map(|cost| if let Cost::Do(step) = cost { Some(step) } else { None });
        let printed = |cost: &Cost| match cost {
            Cost::RestDon(count) => (u32::from(*count), 0),
            Cost::ReturnDon(count) => (0, u32::from(*count)),
            Cost::Do(_) => (0, 0),
        };
        let (rested, returned) =
            ability.cost.iter().map(printed).fold((0, 0), |(rest, back), (one, other)| (rest + one, back + other));
        rested <= u32::from(self.state.side(you).active)
            && returned <= u32::from(self.state.don_on_field(you))
            && self.can_do_all(steps.map(|step| Deed { step, source, reading }), eyes)
    }

    /// Whether what text demands for an attack can be done: each demand by its own player and card, and all of them together.
    pub(crate) fn can_pay_tolls(&self, attacker: Card) -> bool {
        let tolls = self.tolls(attacker);
        let deeds = tolls.iter().flat_map(|&(place, source, you)| {
            let steps = match &self.library.ability(place).ability.kind {
                Kind::At(_, steps) => steps.as_slice(),
                Kind::Always(_) | Kind::Instead(..) => &[],
            };
            let reading = Reading::new(self.state.object(source), you);
            steps.iter().map(move |step| Deed { step, source, reading })
        });
        tolls.is_empty() || self.can_do_all(deeds, Eyes::Of(self.state.owner(attacker)))
    }

    /// Whether steps can be done one after the other, each wholly: also where they take cards from the same place, or DON!!
    /// of the same player.
    fn can_do_all<'d>(&self, deeds: impl Iterator<Item = Deed<'d>> + Clone, eyes: Eyes) -> bool {
        let takes = deeds.clone().filter_map(|deed| self.takes(deed, eyes));
        let rests = |seat: Seat| -> i32 { deeds.clone().map(|deed| self.rests(deed, seat, eyes)).sum() };
        if !deeds.clone().all(|deed| self.is_possible(deed.step, deed.source, deed.reading, eyes)) {
            return false;
        }
        // One alone is in nobody's way.
        deeds.clone().nth(1).is_none()
            || Seat::all(2).all(|seat| rests(seat) <= i32::from(self.state.side(seat).active))
                && takes.clone().all(|one| {
                    let same = takes.clone().filter(|other| other.places == one.places && other.whose == one.whose);
                    let (needed, there) = same.fold((0, Cards::NONE), |(needed, there), takes| {
                        (needed + takes.count, Cards(there.0 | takes.there.0))
                    });
                    needed <= there.len() as i32 + one.don
                })
    }

    /// How many active DON!! of a player's cost area a step rests.
    fn rests(&self, deed: Deed<'_>, seat: Seat, eyes: Eyes) -> i32 {
        match self.uses(deed, eyes) {
            Uses::Don(whose, count) if whose == seat => count,
            Uses::Nothing | Uses::Don(..) | Uses::Cards(_) => 0,
        }
    }

    /// The cards that a step takes.
    fn takes<'d>(&self, deed: Deed<'d>, eyes: Eyes) -> Option<Takes<'d>> {
        match self.uses(deed, eyes) {
            Uses::Cards(takes) => Some(takes),
            Uses::Nothing | Uses::Don(..) => None,
        }
    }

    fn uses<'d>(&self, deed: Deed<'d>, eyes: Eyes) -> Uses<'d> {
        let Deed { step, reading, .. } = deed;
        match step {
            Step::Pick(pick) => self.picks(pick, reading, eyes),
            Step::Do(_, objects) => match objects {
                Objects::Pick(pick) => self.picks(pick, reading, eyes),
                Objects::Ends { whose, place, count: Count::Exactly(count), .. } => {
                    let seat = reading.seat(*whose);
                    Uses::Cards(Takes {
                        whose: Some(seat),
                        places: std::slice::from_ref(place),
                        count: self.value(count, reading),
                        there: self.state.zone(seat, zone(*place)).iter().copied().collect(),
                        don: 0,
                    })
                }
                Objects::Both(..)
                | Objects::Ends { .. }
                | Objects::This
                | Objects::It
                | Objects::Picked(_)
                | Objects::All(_)
                | Objects::Attacker
                | Objects::Target
                | Objects::Player(_) => Uses::Nothing,
            },
            Step::RestDon { who, count: Count::Exactly(count) } => {
                Uses::Don(reading.seat(*who), self.value(count, reading).max(0))
            }
            Step::RestDon { .. }
            | Step::Draw { .. }
            | Step::AddDon { .. }
            | Step::SetDonActive { .. }
            | Step::KeepDonRested { .. }
            | Step::ReturnDon { .. }
            | Step::Look { .. }
            | Step::PutBack(_)
            | Step::Shuffle(_)
            | Step::Damage { .. }
            | Step::NameNumber(_)
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_)
            | Step::If(..)
            | Step::May(..)
            | Step::ChooseOne(..)
            | Step::ForEach(..)
            | Step::Later(..) => Uses::Nothing,
        }
    }

    fn picks<'d>(&self, pick: &'d Pick, reading: Reading<'_>, eyes: Eyes) -> Uses<'d> {
        let Count::Exactly(count) = &pick.count else { return Uses::Nothing };
        Uses::Cards(Takes {
            whose: reading.owner(pick.from.whose),
            places: &pick.from.places,
            count: self.value(count, reading),
            there: self.there_for(pick, reading, eyes),
            don: i32::from(self.don_among(pick, reading)),
        })
    }

    /// The DON!! that a pick may take for cards.
    pub(crate) fn don_among(&self, pick: &Pick, reading: Reading<'_>) -> u8 {
        if !pick.from.places.contains(&Place::Don) {
            return 0;
        }
        let side = self.state.side(reading.owner(pick.from.whose).unwrap_or(reading.you));
        if pick.from.filters.contains(&Filter::Rested) { side.rested - side.kept } else { side.active }
    }

    /// The DON!! of the cost area that a card can be given: those of its owner (OP-7.19).
    pub(crate) fn don_for(&self, card: Card, rested: bool) -> u8 {
        let side = self.state.side(self.state.owner(card));
        if rested { side.rested } else { side.active }
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
        let can_be = |act: &Act, card: Card| self.can_be_done(act, card, by, extent);
        // The most DON!! that one of those can be given to whom they go.
        let most_for = |on: &Objects, there: &dyn Fn(Card) -> u8| {
            let to = if let Objects::Pick(pick) = on {
                self.there_for(pick, reading, eyes)
            } else {
                self.meant(on, reading)
            };
            u32::from(to.iter().map(there).max().unwrap_or(0))
        };
        match step {
            Step::Pick(pick) => enough(&pick.count, self.there_for(pick, reading, eyes).len()),
            Step::Do(Act::GiveDon { count, rested }, on) => {
                enough(count, most_for(on, &|card| self.don_for(card, *rested)))
            }
            Step::Do(Act::MoveDon { count }, on) => {
                enough(count, most_for(on, &|card| self.don_to_take(Taking::To(card))))
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
            // Of these as much is done as can be; what may be declined can be declined.
            Step::AddDon { .. }
            | Step::SetDonActive { .. }
            | Step::KeepDonRested { .. }
            | Step::Look { .. }
            | Step::PutBack(_)
            | Step::Shuffle(_)
            | Step::Damage { .. }
            | Step::NameNumber(_)
            | Step::Win(_)
            | Step::ExtraTurn
            | Step::Run(_)
            | Step::May(..)
            | Step::ForEach(..)
            | Step::Later(..) => true,
        }
    }

    /// Whether nothing keeps a card from what is to be done to it; in part, whatever keeps it may be tried.
    fn can_be_done(&self, act: &Act, card: Card, by: By, extent: Extent) -> bool {
        let on_field = || self.state.is_on_field(card);
        if extent == Extent::Part {
            return *act != Act::Ko || on_field();
        }
        match act {
            Act::Rest => self.can_rest(card, by),
            Act::Ko => !self.is_protected(card, Leave::Ko, by),
            Act::Trash => !on_field() || !self.is_protected(card, Leave::Trash, by),
            Act::ToHand => {
                let life = || self.state.spot(card).is_some_and(|spot| spot.zone == Zone::Life);
                !(on_field() || life()) || !self.is_protected(card, Leave::Hand, by)
            }
            Act::Turn { face_up } => self.state.body(card).face_up != *face_up,
            Act::ToDeck(_)
            | Act::ToLife { .. }
            | Act::SetActive
            | Act::Play { .. }
            | Act::Reveal
            | Act::GiveDon { .. }
            | Act::MoveDon { .. }
            | Act::Modify(..)
            | Act::PowerToZero(_)
            | Act::SwapBasePower(_)
            | Act::BecomeTarget
            | Act::Activate => true,
        }
    }

    /// Whether the steps of an ability can all be done, for all that its player knows.
    fn can_do(&self, place: u16, source: Card, you: Seat) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        match &self.library.ability(place).ability.kind {
            Kind::At(_, steps) | Kind::Instead(_, steps) => {
                steps.iter().all(|step| self.is_possible(step, source, reading, Eyes::Of(you)))
            }
            Kind::Always(_) => true,
        }
    }

    /// Whether somebody who is asked may say yes.
    pub(crate) fn may_say_yes(&self, asked: &Asked, effect: &Effect) -> bool {
        let source = effect.source.card;
        let eyes = Eyes::Of(Reading::of(effect).seat(asked.who));
        match &asked.needs {
            Needs::Nothing | Needs::Ways(_) => true,
            Needs::Begin(step) => self.can_be_begun(step, effect, eyes),
            Needs::Cost => {
                let instead = matches!(self.library.ability(effect.ability).ability.kind, Kind::Instead(..));
                self.can_pay(effect.ability, source, effect.you, eyes)
                    && self.can_begin(effect, eyes)
                    && (!instead || self.can_do(effect.ability, source, effect.you))
            }
        }
    }

    /// Whether one way of a choice may be taken: what pays a cost must be possible.
    pub(crate) fn may_choose(&self, asked: &Asked, way: usize, effect: &Effect) -> bool {
        let reading = Reading::of(effect);
        let eyes = Eyes::Of(reading.seat(asked.who));
        let possible = |step: &Step| self.is_possible(step, effect.source.card, reading, eyes);
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
            Kind::At(..) | Kind::Always(_) | Kind::Instead(..) => true,
        }
    }

    /// The cards that a pick could take: any, where the eyes cannot see what it is.
    fn there_for(&self, pick: &Pick, reading: Reading<'_>, eyes: Eyes) -> Cards {
        self.all_where(&pick.from, reading, |card| {
            self.is_hidden_from(card, eyes) || self.is(card, &pick.from.filters, reading)
        })
    }

    fn is_hidden_from(&self, card: Card, eyes: Eyes) -> bool {
        let zone = || self.state.spot(card).map(|spot| spot.zone);
        match eyes {
            Eyes::Everybody => matches!(zone(), Some(Zone::Hand | Zone::Deck | Zone::Life)),
            Eyes::Of(seat) => {
                let another = self.state.owner(card) != seat && zone() == Some(Zone::Hand);
                another && !self.state.body(card).known.contains(Viewer::Seat(seat))
            }
        }
    }

    /// Whether the conditions of an ability hold.
    pub(crate) fn conditions_hold(&self, conditions: &[Condition], source: Card, you: Seat) -> bool {
        let reading = Reading::new(self.state.object(source), you);
        conditions.iter().all(|condition| self.holds(condition, reading))
    }
}
