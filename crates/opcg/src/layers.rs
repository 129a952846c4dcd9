//! How a number or a keyword of a card is worked out: what is printed, what stands, what lasts for a while (OP-11.13).

use crate::effects::{Keyword, Modifier, Objects, Prohibition, Topics};
use crate::library::{Held, Lowered};
use crate::numbers::{Reading, Table};
use crate::state::{Card, Cards, Lasting, Lending, other};
use kernel::Seat;
use std::cell::Cell;

/// Standing effects that depend on each other are read so deep and no deeper (OP-11.9).
const DEEPEST: u8 = 4;

/// What is worked out of a card, one after the other: a base before what is added to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layer {
    BasePower,
    Power,
    BaseCost,
    Cost,
    Counter,
    Has(Keyword),
}

impl Layer {
    fn topic(self) -> Topics {
        match self {
            Layer::Power => Topics::POWER,
            Layer::Cost => Topics::COST,
            Layer::BasePower | Layer::BaseCost => Topics::BASE,
            Layer::Counter => Topics::COUNTER,
            Layer::Has(_) => Topics::KEYWORD,
        }
    }

    /// The layer below, which is done when this one is begun.
    fn base(self) -> Option<Layer> {
        match self {
            Layer::Power => Some(Layer::BasePower),
            Layer::Cost => Some(Layer::BaseCost),
            Layer::BasePower | Layer::BaseCost | Layer::Counter | Layer::Has(_) => None,
        }
    }

    /// Whether the modifier belongs to it.
    pub(crate) fn takes(self, modifier: &Modifier) -> bool {
        match modifier {
            Modifier::BasePower(_) => self == Layer::BasePower,
            Modifier::Power(_) => self == Layer::Power,
            Modifier::BaseCost(_) => self == Layer::BaseCost,
            Modifier::Cost(_) => self == Layer::Cost,
            Modifier::Counter(_) => self == Layer::Counter,
            Modifier::Has(keyword) => self == Layer::Has(*keyword),
            Modifier::Cannot(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::NegatedAt(_)
            | Modifier::DonDeck(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_)
            | Modifier::Gains(_) => false,
        }
    }

    /// Modifiers, and one more: of bases the highest counts (OP-1.23), everything else adds up.
    fn and(self, modifiers: Option<i32>, one: i32) -> Option<i32> {
        let Some(all) = modifiers else { return Some(one) };
        Some(match self {
            Layer::BasePower | Layer::BaseCost | Layer::Has(_) => all.max(one),
            Layer::Power | Layer::Cost | Layer::Counter => all + one,
        })
    }

    /// What comes of a number by its modifiers.
    fn with(self, start: i32, modifiers: Option<i32>) -> i32 {
        match (self, modifiers) {
            (_, None) => start,
            (Layer::BasePower | Layer::BaseCost | Layer::Has(_), Some(set)) => set,
            (Layer::Power | Layer::Cost | Layer::Counter, Some(sum)) => start + sum,
        }
    }
}

/// How one came to ask for a number: through how many standing effects, and what is being worked out on the way.
#[derive(Clone, Copy)]
pub(crate) struct Trail<'t> {
    depth: u8,
    so_far: Option<&'t SoFar<'t>>,
}

impl<'t> Trail<'t> {
    pub(crate) const START: Trail<'static> = Trail { depth: 0, so_far: None };

    pub(crate) fn deeper(self) -> Trail<'t> {
        Trail { depth: self.depth + 1, ..self }
    }

    pub(crate) fn is_too_deep(self) -> bool {
        self.depth >= DEEPEST
    }

    /// How far the card's number has come, if it is being worked out.
    #[inline]
    fn known(self, card: Card, layer: Layer) -> Option<i32> {
        let mut so_far = self.so_far;
        while let Some(this) = so_far {
            if this.card == card && this.layer == layer {
                this.is_asked_for.set(true);
                return Some(layer.with(this.start.number(), this.modifiers.get()));
            }
            if this.card == card && this.layer.base() == Some(layer) {
                return Some(this.start.base);
            }
            so_far = this.before;
        }
        None
    }
}

/// What a layer begins with: the one below, and what the rules themselves add.
#[derive(Clone, Copy)]
pub(crate) struct Start {
    pub(crate) base: i32,
    pub(crate) more: i32,
}

impl Start {
    fn number(self) -> i32 {
        self.base + self.more
    }
}

impl From<i32> for Start {
    fn from(base: i32) -> Start {
        Start { base, more: 0 }
    }
}

/// A number of a card that is being worked out. Text that asks for it meanwhile is told how far it has come: so a standing
/// effect does not count while its own qualities are read.
struct SoFar<'t> {
    card: Card,
    layer: Layer,
    start: Start,
    modifiers: Cell<Option<i32>>,
    is_asked_for: Cell<bool>,
    /// What was being worked out when this came up.
    before: Option<&'t SoFar<'t>>,
}

impl SoFar<'_> {
    fn take(&self, value: i32) {
        self.modifiers.set(self.layer.and(self.modifiers.get(), value));
    }
}

/// A standing modifier that may hold for a card.
pub(crate) struct Candidate<'c> {
    table: Table<'c>,
    pub(crate) held: &'c Held,
    /// The ability whose part it is.
    lowered: &'c Lowered,
    card: Card,
    trail: Trail<'c>,
    pub(crate) reading: Reading<'c>,
}

impl Candidate<'_> {
    pub(crate) fn holds(&self) -> bool {
        let Held { objects, modifier, .. } = self.held;
        // A card that cannot be played is so before it is on the field.
        let source = self.reading.source.card;
        let waits = matches!(modifier, Modifier::Cannot(Prohibition::BePlayed(_)))
            && *objects == Objects::This
            && source == self.card;
        let conditions = &self.lowered.ability.conditions;
        (waits || self.table.covers(objects, self.card, self.reading))
            && conditions.iter().all(|condition| self.table.holds(condition, self.reading))
            // What others lend is not negated with a card's own text (OP-14.17).
            && (self.lowered.is_lent || !self.table.is_negated_within(source, self.trail))
    }

    /// Its number; a keyword is there or not.
    pub(crate) fn value(&self) -> i32 {
        match &self.held.modifier {
            Modifier::Has(_) => 1,
            modifier => self.table.number_of(modifier, self.reading),
        }
    }
}

/// Which of the modifiers that may hold do, one bit each in the order of OP-11.9.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Holding(u64);

impl Holding {
    const fn bit(index: usize) -> u64 {
        debug_assert!(index < 64, "more standing modifiers of one layer than a number is worked out with");
        1 << (index & 63)
    }

    pub(crate) const fn contains(self, index: usize) -> bool {
        self.0 & Holding::bit(index) != 0
    }
}

impl<'t> Table<'t> {
    /// What a number comes to, from where it starts.
    #[inline]
    pub(crate) fn worked_out(&self, card: Card, trail: Trail<'_>, layer: Layer, start: impl Fn() -> Start) -> i32 {
        match trail.known(card, layer) {
            Some(so_far) => so_far,
            None if self.is_untouched(card, layer.topic()) => start().number(),
            None => self.work_out(card, trail, layer, start()).0,
        }
    }

    /// Whether no text on the topic can hold for a card: so it is with most of them at most times.
    #[inline]
    fn is_untouched(&self, card: Card, topic: Topics) -> bool {
        !self.is_about(topic) || (self.state.lasting.is_empty() && !self.may_stand(card, topic))
    }

    /// The same, with which of the standing modifiers hold.
    pub(crate) fn work_out(&self, card: Card, trail: Trail<'_>, layer: Layer, start: Start) -> (i32, Holding) {
        let mut holding = Holding(0);
        // The first round looks at what is printed, without what lasts for a while (OP-11.9).
        if !self.is_about(layer.topic()) || trail.is_too_deep() {
            return (start.number(), holding);
        }
        let modifiers = Cell::new(None);
        if !self.may_stand(card, layer.topic()) {
            return (layer.with(start.number(), self.lasting_of(card, layer)), holding);
        }
        let so_far = SoFar { card, layer, start, modifiers, is_asked_for: Cell::new(false), before: trail.so_far };
        let within = Trail { so_far: Some(&so_far), ..trail };
        self.each_of_layer(card, within, layer, &mut |index, candidate| {
            if candidate.holds() {
                so_far.take(candidate.value());
                holding.0 |= Holding::bit(index);
            }
        });
        if let Some(lasting) = self.lasting_of(card, layer) {
            so_far.take(lasting);
        }
        if so_far.is_asked_for.get() {
            holding = self.stable(&so_far, within, holding);
        }
        (layer.with(start.number(), so_far.modifiers.get()), holding)
    }

    /// Modifiers that depend on the number they change are looked at again and again: one that held goes on as long as its
    /// qualities fit with what it does or without it; one that did not begins as soon as they fit (OP-11.13).
    fn stable(&self, so_far: &SoFar<'_>, within: Trail<'_>, mut holding: Holding) -> Holding {
        const ROUNDS: u8 = 8;
        let SoFar { card, layer, .. } = *so_far;
        for _ in 0..ROUNDS {
            let before = holding;
            self.each_of_layer(card, within, layer, &mut |index, candidate| {
                let others = Holding(holding.0 & !Holding::bit(index));
                so_far.modifiers.set(self.combined(so_far, within, holding));
                let mut holds = candidate.holds();
                if !holds && holding != others {
                    so_far.modifiers.set(self.combined(so_far, within, others));
                    holds = candidate.holds();
                }
                holding = if holds { Holding(others.0 | Holding::bit(index)) } else { others };
            });
            if holding == before {
                break;
            }
        }
        so_far.modifiers.set(self.combined(so_far, within, holding));
        holding
    }

    /// These standing modifiers together, with everything that lasts for a while.
    fn combined(&self, so_far: &SoFar<'_>, within: Trail<'_>, holding: Holding) -> Option<i32> {
        let SoFar { card, layer, .. } = *so_far;
        let mut all = self.lasting_of(card, layer);
        self.each_of_layer(card, within, layer, &mut |index, candidate| {
            if holding.contains(index) {
                all = layer.and(all, candidate.value());
            }
        });
        all
    }

    /// What lasts for a while in a layer, together.
    fn lasting_of(&self, card: Card, layer: Layer) -> Option<i32> {
        let mut all = None;
        self.each_lasting(card, |modifier, lasting| {
            if layer.takes(modifier) {
                // A keyword is there or not.
                let value = if let Modifier::Has(_) = modifier { 1 } else { lasting.value };
                all = layer.and(all, value);
            }
        });
        all
    }

    /// Whether there could be a standing modifier for a card on the topic.
    #[inline]
    fn may_stand(&self, card: Card, topic: Topics) -> bool {
        self.state.standing.or(self.state.lending.topics).overlaps(topic)
            || self.library.has_standing(self.state.body(card).face, topic)
    }

    /// Every standing modifier of a layer that may hold for a card, numbered.
    pub(crate) fn each_of_layer(
        &self,
        card: Card,
        trail: Trail<'_>,
        layer: Layer,
        each: &mut impl FnMut(usize, &Candidate<'_>),
    ) {
        let mut index = 0;
        self.each_candidate(card, trail, layer.topic(), &mut |candidate| {
            if layer.takes(&candidate.held.modifier) {
                each(index, candidate);
                index += 1;
            }
        });
    }

    /// Every modifier on the topic that holds for a card.
    pub(crate) fn each_modifier(&self, card: Card, trail: Trail<'_>, topic: Topics, mut each: impl FnMut(&Modifier)) {
        self.each_with_source(card, trail, topic, |modifier, _, _| each(modifier));
    }

    /// The same, with the ability that it lends, and whose text it is.
    #[inline]
    pub(crate) fn each_with_source(
        &self,
        card: Card,
        trail: Trail<'_>,
        topic: Topics,
        each: impl FnMut(&Modifier, Option<u16>, Reading<'_>),
    ) {
        if !self.is_untouched(card, topic) && !trail.is_too_deep() {
            self.each_that_holds(card, trail, topic, each);
        }
    }

    fn each_that_holds(
        &self,
        card: Card,
        trail: Trail<'_>,
        topic: Topics,
        mut each: impl FnMut(&Modifier, Option<u16>, Reading<'_>),
    ) {
        let object = self.state.object(card);
        self.each_lasting(card, |modifier, lasting| {
            each(modifier, self.library.lends(lasting.what), Reading::new(object, lasting.by));
        });
        if self.may_stand(card, topic) {
            self.each_candidate(card, trail, topic, &mut |candidate| {
                if candidate.holds() {
                    each(&candidate.held.modifier, candidate.held.lends, candidate.reading);
                }
            });
        }
    }

    /// Every modifier that holds for a card for a while.
    pub(crate) fn each_lasting(&self, card: Card, mut each: impl FnMut(&'t Modifier, &'t Lasting)) {
        let only = Cards::only(card);
        for lasting in self.state.lasting.iter().filter(|lasting| lasting.on.0 & only.0 != 0) {
            each(&self.library.modifiers[lasting.what as usize], lasting);
        }
    }

    /// Every standing modifier on the topic that may hold for a card: the turn player's, then the other's (OP-11.9).
    pub(crate) fn each_candidate(
        &self,
        card: Card,
        trail: Trail<'_>,
        topic: Topics,
        each: &mut impl FnMut(&Candidate<'_>),
    ) {
        // What is lent does not lend again.
        let Lending { topics: lending, to } = self.state.lending;
        let is_lent = topic != Topics::LENT && lending.overlaps(topic);
        let around = lending.overlaps(Topics::AROUND);
        if is_lent || self.state.standing.overlaps(topic) {
            for seat in [self.state.turn_player, other(self.state.turn_player)] {
                for source in self.state.field(seat) {
                    if is_lent && (around || source == card) && to.contains(source) {
                        // Who is lent something is a question by itself, so that this is two steps.
                        let lent = self.lent(source, trail.deeper().deeper());
                        self.each_candidate_of(source, seat, card, trail, topic, &lent, each);
                    } else if self.library.has_standing(self.state.body(source).face, topic) {
                        self.each_candidate_of(source, seat, card, trail, topic, &[], each);
                    }
                }
            }
        }
        // Text about itself somewhere else than on the field (OP-2.16).
        if self.library.has_standing(self.state.body(card).face, topic) && !self.state.is_on_field(card) {
            self.each_candidate_of(card, self.state.owner(card), card, trail, topic, &[], each);
        }
    }

    /// Those of one source, with what it is lent.
    #[allow(clippy::too_many_arguments)]
    fn each_candidate_of(
        &self,
        source: Card,
        seat: Seat,
        card: Card,
        trail: Trail<'_>,
        topic: Topics,
        lent: &[u16],
        each: &mut impl FnMut(&Candidate<'_>),
    ) {
        let trail = trail.deeper();
        let reading = Reading::within(self.state.object(source), seat, trail);
        let lent = lent.iter().map(|&place| self.library.ability(place));
        let own = self.library.abilities(self.state.body(source).face).map(|(_, lowered)| lowered);
        for lowered in own.chain(lent) {
            for held in lowered.holding.iter().filter(|held| held.topic.overlaps(topic)) {
                each(&Candidate { table: *self, held, lowered, card, trail, reading });
            }
        }
    }
}
