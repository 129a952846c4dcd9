//! What is true on the table now: powers, costs, keywords, qualities, conditions. Nothing here is ever stored; standing
//! effects and lasting modifiers are folded in whenever somebody asks (OP-1.24).

use crate::effects::{
    Cards as Phrase, Compare, Condition, Count, Filter, Keyword, Kind, Means, Modifier, Objects, Op, Permission, Place,
    Player, Prohibition, Slot, Stat, Timing, Topics, Trait, Value, Verb, Whose,
};
use crate::layers::{Layer, Start, Trail};
use crate::library::{BASE_POWER, Held, Lowered, POWER};
use crate::state::{By, Card, Cards, Effect, Lasting, Lending, Object, State, Zone, other};
use crate::{Category, Clause, Definition, Face, Library};
use kernel::Seat;

/// Whose text is being read.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'e> {
    pub(crate) source: Object,
    pub(crate) you: Seat,
    /// What the effect under way remembers.
    pub(crate) effect: Option<&'e Effect>,
    /// How one came to read it.
    trail: Trail<'e>,
}

/// A part of a number: the card whose text it is, unless it is the rules' own; how much it adds; the rule behind it.
pub(crate) type Part = (Option<Face>, i32, Clause);

impl<'e> Reading<'e> {
    pub(crate) fn new(source: Object, you: Seat) -> Reading<'e> {
        Reading::within(source, you, Trail::START)
    }

    /// While something else is worked out.
    pub(crate) fn within(source: Object, you: Seat, trail: Trail<'e>) -> Reading<'e> {
        Reading { source, you, effect: None, trail }
    }

    pub(crate) fn of(effect: &'e Effect) -> Reading<'e> {
        Reading { effect: Some(effect), ..Reading::new(effect.source, effect.you) }
    }

    pub(crate) fn seat(&self, player: Player) -> Seat {
        match player {
            Player::You => self.you,
            Player::Opponent => other(self.you),
        }
    }

    /// Whose cards are meant, if they are one player's.
    pub(crate) fn owner(&self, whose: Whose) -> Option<Seat> {
        match whose {
            Whose::Yours => Some(self.you),
            Whose::Opponents => Some(other(self.you)),
            Whose::Anyones => None,
        }
    }
}

/// The table, to be read from.
#[derive(Clone, Copy)]
pub(crate) struct Table<'t> {
    pub(crate) library: &'t Library,
    pub(crate) state: &'t State,
}

impl<'t> Table<'t> {
    pub(crate) fn new(library: &'t Library, state: &'t State) -> Table<'t> {
        Table { library, state }
    }

    #[inline]
    pub(crate) fn definition(&self, card: Card) -> &'t Definition {
        self.library.card(self.state.body(card).face)
    }

    /// Whether any text of this game is about one of these: most games have none of most.
    #[inline]
    pub(crate) fn is_about(&self, topic: Topics) -> bool {
        self.state.topics.overlaps(topic)
    }

    /// Current power (OP-1.24).
    pub(crate) fn power(&self, card: Card) -> i32 {
        self.power_within(card, Trail::START)
    }

    fn power_within(&self, card: Card, trail: Trail<'_>) -> i32 {
        self.worked_out(card, trail, Layer::Power, || self.power_start(card, trail))
    }

    /// Base power, and what DON!! add: only on their owner's turn (OP-1.24).
    fn power_start(&self, card: Card, trail: Trail<'_>) -> Start {
        Start { base: self.base_power_within(card, trail), more: self.power_of_don(card) }
    }

    fn power_of_don(&self, card: Card) -> i32 {
        let counts = self.state.owner(card) == self.state.turn_player;
        if counts { 1000 * i32::from(self.state.body(card).given) } else { 0 }
    }

    /// Power before what changes it (OP-1.23).
    pub(crate) fn base_power(&self, card: Card) -> i32 {
        self.base_power_within(card, Trail::START)
    }

    fn base_power_within(&self, card: Card, trail: Trail<'_>) -> i32 {
        self.worked_out(card, trail, Layer::BasePower, || self.definition(card).power.unwrap_or(0).into())
    }

    /// Current cost, at least 0 (OP-1.22).
    pub(crate) fn cost(&self, card: Card) -> i32 {
        self.cost_within(card, Trail::START)
    }

    fn cost_within(&self, card: Card, trail: Trail<'_>) -> i32 {
        self.worked_out(card, trail, Layer::Cost, || self.base_cost_within(card, trail).into()).max(0)
    }

    fn base_cost_within(&self, card: Card, trail: Trail<'_>) -> i32 {
        self.worked_out(card, trail, Layer::BaseCost, || self.definition(card).cost.map_or(0, i32::from).into())
    }

    /// The counter value, if it has one (OP-8.4.4).
    pub(crate) fn counter(&self, card: Card) -> Option<i32> {
        let printed = self.definition(card).counter.map(i32::from);
        // Without one, text that adds to it gives it one.
        let value = self.counter_within(card, Trail::START);
        (printed.is_some() || value != 0).then_some(value)
    }

    fn counter_within(&self, card: Card, trail: Trail<'_>) -> i32 {
        let printed = || self.definition(card).counter.map_or(0, i32::from).into();
        self.worked_out(card, trail, Layer::Counter, printed).max(0)
    }

    /// What a number is made of: what is printed, what is the base instead, and everything that is added.
    pub(crate) fn parts(&self, card: Card, stat: Stat) -> Vec<Part> {
        let definition = self.definition(card);
        let (base, layer, printed) = match stat {
            Stat::Cost | Stat::BaseCost => (Some(Layer::BaseCost), Layer::Cost, definition.cost.map_or(0, i32::from)),
            Stat::Counter | Stat::BaseCounter => (None, Layer::Counter, definition.counter.map_or(0, i32::from)),
            Stat::Power | Stat::BasePower | Stat::Given => {
                (Some(Layer::BasePower), Layer::Power, definition.power.unwrap_or(0))
            }
        };
        let bases = base.map_or_else(Vec::new, |base| self.parts_of(card, base, printed.into()));
        // Of those that set a base the highest counts.
        let set = bases.into_iter().max_by_key(|part| part.1);
        let don = if layer == Layer::Power { self.power_of_don(card) } else { 0 };
        let start = set.map_or(printed, |set| set.1);
        let set = set.map(|(source, value, clause)| (source, value - printed, clause));
        let more = self.parts_of(card, layer, Start { base: start, more: don });
        let given = (None, don, Clause::OP_1_24);
        let changes = set.into_iter().chain(more).chain([given]).filter(|&(_, amount, _)| amount != 0);
        [(None, printed, Clause::OP_1_23)].into_iter().chain(changes).collect()
    }

    /// Everything that a layer adds to a number, or sets it to.
    fn parts_of(&self, card: Card, layer: Layer, start: Start) -> Vec<Part> {
        let mut parts = Vec::new();
        self.each_lasting(card, |modifier, lasting| {
            if layer.takes(modifier) {
                parts.push(self.part_of(lasting));
            }
        });
        let (_, holding) = self.work_out(card, Trail::START, layer, start);
        self.each_of_layer(card, Trail::START, layer, &mut |index, candidate| {
            if holding.contains(index) {
                let face = self.state.body(candidate.reading.source.card).face;
                parts.push((Some(face), candidate.value(), Clause::OP_11_9));
            }
        });
        parts
    }

    /// What lasts for a while, as a part of a number: a counter value, power set to 0, swapped base power, or a card's text.
    fn part_of(&self, lasting: &Lasting) -> Part {
        match lasting.what {
            POWER if lasting.value > 0 => (None, lasting.value, Clause::OP_8_4_3),
            POWER => (None, lasting.value, Clause::OP_1_25),
            BASE_POWER => (None, lasting.value, Clause::OP_14_13),
            what => (self.says(what), lasting.value, Clause::OP_14_13),
        }
    }

    /// The card whose own text has this modifier in its code; text that cards lend is nobody's.
    fn says(&self, what: u16) -> Option<Face> {
        let faces = (0..self.library.cards().len()).map(|index| Face(index as u16));
        faces.into_iter().find(|&face| self.library.abilities(face).any(|(_, lowered)| self.has_in_code(lowered, what)))
    }

    fn has_in_code(&self, lowered: &Lowered, what: u16) -> bool {
        if matches!(lowered.ability.kind, Kind::Always(_)) {
            return false;
        }
        // Every part that is put off has an end of its own before that of the whole.
        let (mut at, mut ends) = (lowered.entry.due, 1);
        while ends > 0 {
            match self.library.code.at(at) {
                Op::Verb(Verb::Modify { what: this, .. }) if *this == what => return true,
                Op::Verb(Verb::Later(..)) => ends += 1,
                Op::End => ends -= 1,
                Op::Verb(_) | Op::Unless(..) | Op::Jump(_) | Op::May(..) | Op::OneOf(..) => {}
            }
            at = at.next();
        }
        false
    }

    /// Whether it has the keyword now.
    pub(crate) fn has(&self, card: Card, keyword: Keyword) -> bool {
        self.has_within(card, keyword, Trail::START)
    }

    fn has_within(&self, card: Card, keyword: Keyword, trail: Trail<'_>) -> bool {
        self.worked_out(card, trail, Layer::Has(keyword), || 0.into()) != 0
    }

    pub(crate) fn may(&self, card: Card, permission: &Permission) -> bool {
        let mut found = false;
        self.each_modifier(card, Trail::START, Topics::CAN, |modifier| {
            found |= matches!(modifier, Modifier::Can(can) if can == permission);
        });
        found
    }

    /// Whether one of the prohibitions on a card fits.
    pub(crate) fn forbids(&self, card: Card, mut fits: impl FnMut(&Prohibition, Reading<'_>) -> bool) -> bool {
        let mut found = false;
        self.each_with_source(card, Trail::START, Topics::CANNOT, |modifier, _, reading| {
            if let Modifier::Cannot(prohibition) = modifier {
                found |= fits(prohibition, reading);
            }
        });
        found
    }

    /// Whether a prohibition on a player fits.
    pub(crate) fn forbids_player(&self, seat: Seat, fits: impl Fn(&Prohibition) -> bool) -> bool {
        self.holds_for(seat, |modifier| matches!(modifier, Modifier::Cannot(what) if fits(what)))
    }

    /// Whether a permission is a player's.
    pub(crate) fn permits(&self, seat: Seat, permission: &Permission) -> bool {
        self.holds_for(seat, |modifier| matches!(modifier, Modifier::Can(can) if can == permission))
    }

    /// Whether the effects of a player with this timing are negated.
    pub(crate) fn is_silenced(&self, seat: Seat, timing: &Timing) -> bool {
        self.holds_for(seat, |modifier| matches!(modifier, Modifier::NegatedAt(at) if at == timing))
    }

    /// Whether a modifier that fits is for a player.
    fn holds_for(&self, seat: Seat, fits: impl Fn(&Modifier) -> bool) -> bool {
        let mut found = false;
        if self.state.standing.or(self.state.lending.topics).overlaps(Topics::PLAYER) {
            self.each_for_player(seat, Trail::START, |held| found |= fits(&held.modifier));
        }
        let lasting = self.state.lasting.iter().filter(|lasting| lasting.is_for(seat));
        found || lasting.into_iter().any(|lasting| fits(&self.library.modifiers[lasting.what as usize]))
    }

    /// Every standing modifier for a player, of cards' own text and of what they are lent.
    fn each_for_player(&self, seat: Seat, trail: Trail<'_>, mut each: impl FnMut(&'t Held)) {
        let Lending { topics, to } = self.state.lending;
        if topics.overlaps(Topics::PLAYER) {
            let field = Seat::all(2).flat_map(|owner| self.state.field(owner));
            for source in field.filter(|&card| to.contains(card)) {
                let lent = self.lent(source, trail);
                let lent = lent.iter().map(|&place| self.library.ability(place));
                self.each_said_of_player(seat, source, lent, trail, &mut each);
            }
        }
        self.each_own_for_player(seat, trail, each);
    }

    /// Every standing modifier of cards' own text for a player.
    pub(crate) fn each_own_for_player(&self, seat: Seat, trail: Trail<'_>, mut each: impl FnMut(&'t Held)) {
        if !self.state.standing.overlaps(Topics::PLAYER) || trail.is_too_deep() {
            return;
        }
        for source in Seat::all(2).flat_map(|owner| self.state.field(owner)) {
            let face = self.state.body(source).face;
            if self.library.has_standing(face, Topics::PLAYER) && !self.is_negated_within(source, trail.deeper()) {
                let own = self.library.abilities(face).map(|(_, lowered)| lowered);
                self.each_said_of_player(seat, source, own, trail, &mut each);
            }
        }
    }

    /// What a card's abilities say of a player.
    fn each_said_of_player(
        &self,
        seat: Seat,
        source: Card,
        abilities: impl Iterator<Item = &'t Lowered>,
        trail: Trail<'_>,
        each: &mut impl FnMut(&'t Held),
    ) {
        let reading = Reading::within(self.state.object(source), self.state.owner(source), trail.deeper());
        for lowered in abilities {
            let about = |held: &&Held| matches!(held.objects, Objects::Player(player) if reading.seat(player) == seat);
            let mut meant = lowered.holding.iter().filter(about).peekable();
            if meant.peek().is_some() && lowered.ability.conditions.iter().all(|holds| self.holds(holds, reading)) {
                meant.for_each(&mut *each);
            }
        }
    }

    /// Whether something that comes about so is among the means that text names.
    pub(crate) fn means(&self, means: &Means, by: By, reading: Reading<'_>) -> bool {
        match (means, by) {
            (Means::Anything, By::Battle | By::Effect(_)) | (Means::Battle, By::Battle) => true,
            (Means::Effect(whose, filters), By::Effect(source)) => {
                self.is_whose(source, *whose, reading) && self.is(source, filters, reading)
            }
            (Means::Anything, By::Rule)
            | (Means::Battle, By::Effect(_) | By::Rule)
            | (Means::Effect(..), By::Battle | By::Rule) => false,
        }
    }

    /// Whether the card's own effects are negated (OP-14.17).
    pub(crate) fn is_negated(&self, card: Card) -> bool {
        self.is_negated_within(card, Trail::START)
    }

    pub(crate) fn is_negated_within(&self, card: Card, trail: Trail<'_>) -> bool {
        let mut found = false;
        if self.is_about(Topics::NEGATION) {
            self.each_lasting(card, |modifier, _| found |= *modifier == Modifier::Negated);
            found = found || self.is_kept_silent(card, trail);
        }
        found
    }

    /// Whether a standing effect negates the card's.
    fn is_kept_silent(&self, card: Card, trail: Trail<'_>) -> bool {
        let mut found = false;
        self.each_modifier(card, trail, Topics::NEGATION, |modifier| found |= *modifier == Modifier::Negated);
        found
    }

    /// The number in a modifier.
    pub(crate) fn number_of(&self, modifier: &Modifier, reading: Reading<'_>) -> i32 {
        match modifier {
            Modifier::Power(value)
            | Modifier::BasePower(value)
            | Modifier::Cost(value)
            | Modifier::BaseCost(value)
            | Modifier::Counter(value) => self.value(value, reading),
            Modifier::Has(_)
            | Modifier::Cannot(_)
            | Modifier::Can(_)
            | Modifier::Negated
            | Modifier::NegatedAt(_)
            | Modifier::DonDeck(_)
            | Modifier::AlsoNamed(_)
            | Modifier::AlsoType(_)
            | Modifier::AlsoAttribute(_)
            | Modifier::Gains(_) => 0,
        }
    }

    /// Whether a noun phrase of a standing effect means this card.
    pub(crate) fn covers(&self, objects: &Objects, card: Card, reading: Reading<'_>) -> bool {
        match objects {
            Objects::This => reading.source.card == card && self.state.is_on_field(card),
            Objects::All(phrase) => self.is_one_of(card, phrase, reading),
            Objects::Both(one, other) => self.covers(one, card, reading) || self.covers(other, card, reading),
            Objects::Attacker => self.state.battle.is_some_and(|battle| battle.attacker.card == card),
            Objects::Target => self.state.battle.is_some_and(|battle| battle.target.card == card),
            Objects::It | Objects::Picked(_) | Objects::Pick(_) | Objects::Ends { .. } | Objects::Player(_) => false,
        }
    }

    /// Whether the card is one that the phrase means.
    pub(crate) fn is_one_of(&self, card: Card, phrase: &Phrase, reading: Reading<'_>) -> bool {
        self.is_whose(card, phrase.whose, reading)
            && phrase.places.iter().any(|&place| self.is_in(card, place, reading))
            && self.is(card, &phrase.filters, reading)
    }

    fn is_whose(&self, card: Card, whose: Whose, reading: Reading<'_>) -> bool {
        let owner = self.state.owner(card);
        match whose {
            Whose::Yours => owner == reading.you,
            Whose::Opponents => owner != reading.you,
            Whose::Anyones => true,
        }
    }

    fn is_in(&self, card: Card, place: Place, reading: Reading<'_>) -> bool {
        match place {
            Place::Looked => reading.effect.is_some_and(|effect| effect.looked.contains(card)),
            Place::Don => false,
            Place::Leader
            | Place::Characters
            | Place::Stage
            | Place::Hand
            | Place::Deck
            | Place::Trash
            | Place::Life => self.state.zone(self.state.owner(card), zone(place)).contains(&card),
        }
    }

    /// All cards that the phrase means.
    pub(crate) fn all(&self, phrase: &Phrase, reading: Reading<'_>) -> Cards {
        self.all_where(phrase, reading, |card| self.is(card, &phrase.filters, reading))
    }

    /// All cards where the phrase means, that are so.
    pub(crate) fn all_where(&self, phrase: &Phrase, reading: Reading<'_>, fits: impl Fn(Card) -> bool) -> Cards {
        let mut found = Cards::NONE;
        let seats = match phrase.whose {
            Whose::Yours => [Some(reading.you), None],
            Whose::Opponents => [Some(other(reading.you)), None],
            Whose::Anyones => [Some(reading.you), Some(other(reading.you))],
        };
        for &place in phrase.places.iter().filter(|&&place| place != Place::Don) {
            if place == Place::Looked {
                let looked = reading.effect.map_or(Cards::NONE, |effect| effect.looked);
                found.0 |= looked.iter().filter(|&card| fits(card)).collect::<Cards>().0;
                continue;
            }
            for seat in seats.into_iter().flatten() {
                for &card in self.state.zone(seat, zone(place)) {
                    if fits(card) {
                        found.insert(card);
                    }
                }
            }
        }
        found
    }

    /// Whether a card has all of these qualities.
    pub(crate) fn is(&self, card: Card, filters: &[Filter], reading: Reading<'_>) -> bool {
        filters.iter().all(|filter| self.fits(card, filter, reading))
    }

    fn fits(&self, card: Card, filter: &Filter, reading: Reading<'_>) -> bool {
        let definition = self.definition(card);
        let body = self.state.body(card);
        match filter {
            Filter::Category(category) => definition.category == *category,
            Filter::Colour(colour) => definition.colours.contains(colour),
            Filter::Attribute(attribute) => {
                definition.attributes.contains(attribute)
                    || self.is_also(card, reading.trail, |also| *also == Modifier::AlsoAttribute(*attribute))
            }
            Filter::Type(name) => {
                definition.types.contains(name)
                    || self.is_also(
                        card,
                        reading.trail,
                        |also| matches!(also, Modifier::AlsoType(also) if also == name),
                    )
            }
            Filter::TypeHas(part) => {
                let has = |name: &String| name.contains(part.as_str());
                definition.types.iter().any(has)
                    || self.is_also(card, reading.trail, |also| matches!(also, Modifier::AlsoType(also) if has(also)))
            }
            Filter::Named(name) => {
                definition.name == *name
                    || self.is_also(
                        card,
                        reading.trail,
                        |also| matches!(also, Modifier::AlsoNamed(also) if also == name),
                    )
            }
            Filter::NameHas(part) => {
                let has = |name: &str| name.contains(part.as_str());
                has(&definition.name)
                    || self.is_also(card, reading.trail, |also| matches!(also, Modifier::AlsoNamed(also) if has(also)))
            }
            Filter::Stat(stat, compare, value) => {
                compares(self.stat(card, *stat, reading.trail), *compare, self.value(value, reading))
            }
            Filter::Rested => body.rested,
            Filter::Active => !body.rested,
            Filter::Has(keyword) => self.has_within(card, *keyword, reading.trail),
            Filter::HasTrigger => self.library.has(body.face, &Timing::Trigger),
            Filter::HasMain => self.library.has(body.face, &Timing::Main),
            Filter::NoEffect => definition.abilities.is_empty(),
            Filter::FaceUp => body.face_up,
            Filter::Multicolour => definition.colours.len() > 1,
            Filter::This => reading.source.card == card,
            Filter::Same(quality, slot) => reading
                .effect
                .is_some_and(|effect| self.kept(effect, *slot).iter().any(|other| self.share(card, other, *quality))),
            Filter::Other => reading.source.card != card,
            Filter::NotIn(slot) => reading.effect.is_none_or(|effect| !self.kept(effect, *slot).contains(card)),
            Filter::Any(ways) => ways.iter().any(|filters| self.is(card, filters, reading)),
            Filter::Not(filters) => !self.is(card, filters, reading),
            // About several cards together: see picks and numbers.
            Filter::DifferentNames => true,
        }
    }

    /// Whether a further name, type or attribute is the card's: its own text says so everywhere (OP-1.26), and other text
    /// for as long as it lasts.
    fn is_also(&self, card: Card, trail: Trail<'_>, says: impl Fn(&Modifier) -> bool) -> bool {
        if !self.is_about(Topics::NATURE) {
            return false;
        }
        let mut found = self.definition(card).says_of_itself(&says);
        self.each_modifier(card, trail, Topics::NATURE, |modifier| found |= says(modifier));
        found
    }

    /// Whether two cards have something in common.
    pub(crate) fn share(&self, one: Card, other: Card, quality: Trait) -> bool {
        let (first, second) = (self.definition(one), self.definition(other));
        match quality {
            Trait::Colour => first.colours.iter().any(|colour| second.colours.contains(colour)),
            Trait::Name => self.share_texts(
                one,
                other,
                |card| std::slice::from_ref(&card.name),
                |also| if let Modifier::AlsoNamed(name) = also { Some(name) } else { None },
            ),
            Trait::Type => self.share_texts(
                one,
                other,
                |card| &card.types,
                |also| if let Modifier::AlsoType(name) = also { Some(name) } else { None },
            ),
            Trait::Attribute => self.share_texts(
                one,
                other,
                |card| &card.attributes,
                |also| if let Modifier::AlsoAttribute(attribute) = also { Some(attribute) } else { None },
            ),
        }
    }

    /// Whether two cards share one of what is printed on them or what they are besides.
    fn share_texts<T: PartialEq + 't>(
        &self,
        one: Card,
        other: Card,
        printed: impl Fn(&'t Definition) -> &'t [T],
        also: impl Fn(&Modifier) -> Option<&T>,
    ) -> bool {
        let is = |card: Card, quality: &T| {
            printed(self.definition(card)).contains(quality)
                || self.is_also(card, Trail::START, |modifier| also(modifier) == Some(quality))
        };
        // What one is besides is looked for in the other, and in what that is besides.
        printed(self.definition(one)).iter().any(|quality| is(other, quality))
            || self.is_also(one, Trail::START, |modifier| also(modifier).is_some_and(|quality| is(other, quality)))
    }

    pub(crate) fn stat(&self, card: Card, stat: Stat, trail: Trail<'_>) -> i32 {
        match stat {
            Stat::Cost => self.cost_within(card, trail),
            Stat::BaseCost => self.base_cost_within(card, trail),
            Stat::Power => self.power_within(card, trail),
            Stat::BasePower => self.base_power_within(card, trail),
            Stat::Counter => self.counter_within(card, trail),
            Stat::BaseCounter => self.definition(card).counter.map_or(0, i32::from),
            Stat::Given => i32::from(self.state.body(card).given),
        }
    }

    pub(crate) fn value(&self, value: &Value, reading: Reading<'_>) -> i32 {
        match value {
            Value::Number(number) => *number,
            Value::Count(phrase) if phrase.filters.contains(&Filter::DifferentNames) => {
                i32::from(self.names_among(self.all(phrase, reading)))
            }
            Value::Count(phrase) => self.all(phrase, reading).len() as i32 + self.don_of(phrase, reading),
            Value::Don(player) => i32::from(self.state.don_on_field(reading.seat(*player))),
            Value::ActiveDon(player) => i32::from(self.state.side(reading.seat(*player)).active),
            Value::GivenDon(player) => {
                let field = self.state.field(reading.seat(*player));
                field.map(|card| i32::from(self.state.body(card).given)).sum()
            }
            Value::RestedDon(player) => i32::from(self.state.side(reading.seat(*player)).rested),
            Value::DonDeck(player) => i32::from(self.state.side(reading.seat(*player)).don_deck),
            Value::Turns(player) => i32::from(self.state.side(reading.seat(*player)).turns),
            Value::Of(stat, objects) => {
                self.meant(objects, reading).iter().map(|card| self.stat(card, *stat, reading.trail)).sum()
            }
            Value::Size(slot) => self.picked(*slot, reading).len() as i32,
            Value::Done => reading.effect.map_or(0, |effect| i32::from(effect.done)),
            Value::Named => reading.effect.map_or(0, |effect| i32::from(effect.named)),
            Value::Per { times, each, of } => times * (self.value(of, reading) / (*each).max(1)),
            Value::Sum(one, other) => self.value(one, reading) + self.value(other, reading),
            Value::Minus(one, other) => self.value(one, reading) - self.value(other, reading),
        }
    }

    /// The DON!! of cost areas that a phrase counts among cards.
    fn don_of(&self, phrase: &Phrase, reading: Reading<'_>) -> i32 {
        if !phrase.places.contains(&Place::Don) {
            return 0;
        }
        let (rested, active) = (phrase.filters.contains(&Filter::Rested), phrase.filters.contains(&Filter::Active));
        let of = |seat: Seat| {
            let side = self.state.side(seat);
            (if rested { 0 } else { side.active }) + if active { 0 } else { side.rested }
        };
        let is = |seat: &Seat| match phrase.whose {
            Whose::Yours => *seat == reading.you,
            Whose::Opponents => *seat != reading.you,
            Whose::Anyones => true,
        };
        Seat::all(2).filter(is).map(|seat| i32::from(of(seat))).sum()
    }

    /// The cards that a noun phrase means without anybody picking.
    pub(crate) fn meant(&self, objects: &Objects, reading: Reading<'_>) -> Cards {
        let there = |object: Object| {
            if self.state.is_there(object) { Cards::only(object.card) } else { Cards::NONE }
        };
        match objects {
            Objects::This if reading.effect.is_some_and(|effect| effect.late) => there(reading.source),
            Objects::This => Cards::only(reading.source.card),
            Objects::It => reading.effect.map_or(Cards::NONE, |effect| self.it(effect)),
            Objects::Picked(slot) => self.picked(*slot, reading),
            Objects::All(phrase) => self.all(phrase, reading),
            Objects::Both(one, other) => Cards(self.meant(one, reading).0 | self.meant(other, reading).0),
            Objects::Attacker => self.state.battle.map_or(Cards::NONE, |battle| there(battle.attacker)),
            Objects::Target => self.state.battle.map_or(Cards::NONE, |battle| there(battle.target)),
            Objects::Ends { whose, place, end, count: Count::Exactly(count) } => {
                let count = self.value(count, reading).max(0) as usize;
                self.state.end(reading.seat(*whose), zone(*place), *end, count)
            }
            Objects::Pick(_) | Objects::Ends { .. } | Objects::Player(_) => Cards::NONE,
        }
    }

    /// What a pick of the effect under way took.
    pub(crate) fn kept(&self, effect: &Effect, slot: Slot) -> Cards {
        // Text may speak of a pick that it does not make.
        let place = self.library.ability(effect.ability).kept_in(slot);
        place.map_or(Cards::NONE, |place| effect.slots.of(place))
    }

    fn picked(&self, slot: Slot, reading: Reading<'_>) -> Cards {
        reading.effect.map_or(Cards::NONE, |effect| self.kept(effect, slot))
    }

    /// The card that a timing is about: as it was, or where its leaving has put it; not if it came back since (OP-2.7).
    pub(crate) fn it(&self, effect: &Effect) -> Cards {
        let Object { card, life } = effect.it;
        match self.state.body(card).life.wrapping_sub(life) {
            0 => Cards::only(card),
            1 if !self.state.is_on_field(card) => Cards::only(card),
            _ => Cards::NONE,
        }
    }

    pub(crate) fn holds(&self, condition: &Condition, reading: Reading<'_>) -> bool {
        match condition {
            Condition::Given(count) => self.state.body(reading.source.card).given >= *count,
            Condition::YourTurn => self.state.turn_player == reading.you,
            Condition::OpponentsTurn => self.state.turn_player != reading.you,
            Condition::Number(one, compare, other) => {
                compares(self.value(one, reading), *compare, self.value(other, reading))
            }
            Condition::Exists(phrase) => !self.all(phrase, reading).is_empty(),
            Condition::Is(objects, filters) => {
                let cards = self.meant(objects, reading);
                !cards.is_empty() && cards.iter().all(|card| self.is(card, filters, reading))
            }
            Condition::Picked(slot) => !self.picked(*slot, reading).is_empty(),
            Condition::Did => reading.effect.is_some_and(|effect| effect.did),
            Condition::PlayedThisTurn => self.state.body(reading.source.card).fresh,
            Condition::Not(condition) => !self.holds(condition, reading),
            Condition::All(conditions) => conditions.iter().all(|condition| self.holds(condition, reading)),
            Condition::Any(conditions) => conditions.iter().any(|condition| self.holds(condition, reading)),
        }
    }

    /// Whether an effect can rest the card, or its own act (OP-8.1.1).
    pub(crate) fn can_rest(&self, card: Card, by: By) -> bool {
        !self.state.body(card).rested
            && !self.forbids(card, |prohibition, reading| {
                matches!(prohibition, Prohibition::BeRested(means)
                    if matches!(means, Means::Anything) || self.means(means, by, reading))
            })
    }

    pub(crate) fn is_character(&self, card: Card) -> bool {
        self.definition(card).category == Category::Character
    }
}

pub(crate) fn compares(one: i32, compare: Compare, other: i32) -> bool {
    match compare {
        Compare::AtLeast => one >= other,
        Compare::AtMost => one <= other,
        Compare::Exactly => one == other,
    }
}

/// The zone of a place; cards that were looked at lie where they were.
pub(crate) const fn zone(place: Place) -> Zone {
    match place {
        Place::Leader => Zone::Leader,
        Place::Characters => Zone::Characters,
        Place::Stage => Zone::Stage,
        Place::Hand => Zone::Hand,
        Place::Deck | Place::Looked | Place::Don => Zone::Deck,
        Place::Trash => Zone::Trash,
        Place::Life => Zone::Life,
    }
}

impl Definition {
    /// Whether its own text says so of it: further names, types and attributes hold everywhere (OP-1.26).
    fn says_of_itself(&self, says: &impl Fn(&Modifier) -> bool) -> bool {
        self.abilities.iter().any(|ability| match &ability.kind {
            Kind::Always(holding) => {
                holding.iter().any(|(objects, modifier)| *objects == Objects::This && says(modifier))
            }
            Kind::At(..) | Kind::Instead(..) => false,
        })
    }
}
