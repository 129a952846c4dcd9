//! What is true on the table now: POWER, CRITICAL, keywords, qualities, conditions. Nothing here is ever stored; continuous
//! abilities and lasting modifiers are folded in whenever somebody asks (ZW-11.19, ZW-11.20).

use crate::effects::{
    Cards as Phrase, Compare, Condition, Filter, Keyword, Kind, Modifier, Objects, Op, Place, Player, Prohibition, Ref,
    Stat, Topics, Value, Verb, Whose,
};
use crate::library::Lowered;
use crate::state::{Aim, Card, Cards, Effect, Last, Lasting, Lies, Object, On, State, Use, Zone, other};
use crate::{Category, Clause, Definition, Face, Library};
use kernel::Seat;
use script::Within;

/// Whose text is being read.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'e> {
    pub(crate) using: Use,
    /// What the effect under way remembers.
    pub(crate) effect: Option<&'e Effect>,
    /// Continuous abilities that are being read, and do not count themselves meanwhile (ZW-11.21).
    within: Within,
}

/// A part of a number: the card whose text it is, unless it is the rules' own; how much it adds; the rule behind it.
pub(crate) type Part = (Option<Face>, i32, Clause);

/// Where a modifier comes from.
#[derive(Clone, Copy)]
enum Origin {
    /// It lasts for a while: its place in the library.
    Lasting(u16),
    /// A continuous ability of this zombie.
    Zombie(Card),
}

impl<'e> Reading<'e> {
    pub(crate) fn new(source: Object, you: Seat) -> Reading<'e> {
        Reading::using(Use { source, you, it: source, ..Use::default() })
    }

    pub(crate) fn using(using: Use) -> Reading<'e> {
        Reading { using, effect: None, within: Within::default() }
    }

    pub(crate) fn of(effect: &'e Effect) -> Reading<'e> {
        Reading { using: effect.using, effect: Some(effect), within: Within::default() }
    }

    pub(crate) fn you(&self) -> Seat {
        self.using.you
    }

    /// Whether a player is meant.
    pub(crate) fn means(&self, player: Player, seat: Seat) -> bool {
        match player {
            Player::You => seat == self.using.you,
            Player::Opponent => seat != self.using.you,
            Player::Owner => seat == self.using.source.card.owner(),
            Player::Each => true,
        }
    }

    /// Whether somebody is one of those meant.
    pub(crate) fn is_whose(&self, whose: Whose, seat: Seat) -> bool {
        match whose {
            Whose::Yours => seat == self.using.you,
            Whose::Opponents => seat != self.using.you,
            Whose::Eithers => true,
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

    pub(crate) fn is_zombie_card(&self, card: Card) -> bool {
        self.definition(card).category == Category::Zombie
    }

    /// POWER now.
    pub(crate) fn power(&self, card: Card) -> i32 {
        self.stat_at(card, Stat::Power, Within::default())
    }

    /// CRITICAL now.
    pub(crate) fn critical(&self, card: Card) -> i32 {
        self.stat_at(card, Stat::Critical, Within::default())
    }

    /// What a zombie is now, for those who will ask when it has left (ZW-11.17).
    pub(crate) fn last(&self, card: Card) -> Last {
        let clamp = |number: i32| number.clamp(0, i32::from(u16::MAX)) as u16;
        Last { power: clamp(self.power(card)), critical: clamp(self.critical(card)) }
    }

    /// One of a card's numbers now, at least 0 (ZW-1.14).
    pub(crate) fn stat(&self, card: Card, stat: Stat) -> i32 {
        self.stat_at(card, stat, Within::default())
    }

    fn stat_at(&self, card: Card, stat: Stat, within: Within) -> i32 {
        if stat == Stat::Damage {
            return i32::from(self.state.body(card).damage);
        }
        let mut set = self.printed(card, stat);
        let mut more = 0i32;
        // First what sets the number, in the order of time; then what adds and subtracts (ZW-11.19).
        self.each_modifier(card, within, stat.topic(), |modifier, value| match modifier {
            Modifier::Becomes(of, _) if *of == stat => set = value,
            Modifier::Add(of, _) if *of == stat => more = more.saturating_add(value),
            Modifier::Becomes(..) | Modifier::Add(..) | Modifier::Has(_) | Modifier::Cannot(_) => {}
        });
        set.saturating_add(more).max(0)
    }

    fn printed(&self, card: Card, stat: Stat) -> i32 {
        let printed = self.definition(card);
        match stat {
            Stat::Power => printed.power.unwrap_or(0),
            Stat::Critical => printed.critical.unwrap_or(0),
            Stat::SummonCost => printed.summon_cost.map_or(0, i32::from),
            Stat::ReviveCost => printed.revive_cost.map_or(0, i32::from),
            Stat::Damage => 0,
        }
    }

    /// What a number is made of: what is printed, what it has become, and everything that is added.
    pub(crate) fn parts(&self, card: Card, stat: Stat) -> Vec<Part> {
        let printed = self.printed(card, stat);
        let first = (None, printed, Clause::ZW_11_19);
        if stat == Stat::Damage {
            return vec![first, (None, self.stat(card, stat), Clause::ZW_13_3)];
        }
        let (mut set, mut more): (Option<Part>, Vec<Part>) = (None, Vec::new());
        self.each_with_origin(card, Within::default(), stat.topic(), |modifier, value, origin| match modifier {
            Modifier::Becomes(of, _) if *of == stat => set = Some(self.part(origin, value.saturating_sub(printed))),
            Modifier::Add(of, _) if *of == stat => more.push(self.part(origin, value)),
            Modifier::Becomes(..) | Modifier::Add(..) | Modifier::Has(_) | Modifier::Cannot(_) => {}
        });
        let changes = set.into_iter().chain(more).filter(|&(_, amount, _)| amount != 0);
        [first].into_iter().chain(changes).collect()
    }

    fn part(&self, origin: Origin, amount: i32) -> Part {
        match origin {
            Origin::Lasting(what) => (self.says(what), amount, Clause::ZW_11_20),
            Origin::Zombie(source) => (Some(self.state.body(source).face), amount, Clause::ZW_11_1),
        }
    }

    /// The card whose text has this modifier in its code.
    fn says(&self, what: u16) -> Option<Face> {
        let mut faces = (0..self.library.cards().len()).map(|index| Face(index as u16));
        faces.find(|&face| self.library.abilities(face).any(|(_, lowered)| self.has_in_code(lowered, what)))
    }

    fn has_in_code(&self, lowered: &Lowered, what: u16) -> bool {
        let mut at = lowered.entry;
        loop {
            match self.library.code.at(at) {
                Op::Verb(Verb::Modify { what: this, .. }) if *this == what => return true,
                Op::End => return false,
                _ => at = at.next(),
            }
        }
    }

    /// Whether the zombie has the keyword now; having it twice is having it (ZW-11.10).
    pub(crate) fn has(&self, card: Card, keyword: Keyword) -> bool {
        self.has_at(card, keyword, Within::default())
    }

    fn has_at(&self, card: Card, keyword: Keyword, within: Within) -> bool {
        let mut found = self.definition(card).keywords.contains(&keyword);
        if !found {
            self.each_modifier(card, within, Topics::KEYWORD, |modifier, _| {
                found |= *modifier == Modifier::Has(keyword)
            });
        }
        found && self.state.is_zombie(card)
    }

    /// Whether something in force forbids it for this card (ZW-16.2).
    pub(crate) fn forbids(&self, card: Card, what: Prohibition) -> bool {
        let mut found = false;
        self.each_modifier(card, Within::default(), Topics::CANNOT, |modifier, _| {
            found |= *modifier == Modifier::Cannot(what)
        });
        found
    }

    /// Whether something in force forbids it for this player.
    pub(crate) fn forbids_player(&self, seat: Seat, what: Prohibition) -> bool {
        let lasting = self.state.lasting.iter().any(|lasting| {
            lasting.on == On::Player(seat)
                && *self.library.modifiers.get(lasting.what as usize).unwrap_or(&Modifier::Has(Keyword::Erode))
                    == Modifier::Cannot(what)
        });
        lasting || (self.state.standing.overlaps(Topics::PLAYER) && self.is_kept_from(seat, what))
    }

    fn is_kept_from(&self, seat: Seat, what: Prohibition) -> bool {
        self.state.zombies().any(|source| {
            self.library.abilities(self.state.body(source).face).any(|(_, lowered)| {
                let Kind::Continuous(holding) = &lowered.ability.kind else { return false };
                let Some(reading) = self.reading(source, lowered, Within::default()) else { return false };
                holding.iter().any(|(objects, modifier)| {
                    matches!(objects, Objects::Player(player) if reading.means(*player, seat))
                        && *modifier == Modifier::Cannot(what)
                }) && self.hold(&lowered.ability.conditions, reading)
            })
        })
    }

    /// A zombie's text, as its controller reads it now; nothing while it is being read already.
    fn reading(&self, source: Card, lowered: &Lowered, within: Within) -> Option<Reading<'static>> {
        let within = if within.contains(lowered.text) { None } else { within.and(lowered.text) }?;
        Some(Reading { within, ..Reading::new(self.state.object(source), self.state.holder(source)) })
    }

    fn each_modifier(&self, card: Card, within: Within, topic: Topics, mut each: impl FnMut(&Modifier, i32)) {
        self.each_with_origin(card, within, topic, |modifier, value, _| each(modifier, value));
    }

    /// Every modifier that holds for a card, with its number; those that set a number in the order of time.
    fn each_with_origin(
        &self,
        card: Card,
        within: Within,
        topic: Topics,
        mut each: impl FnMut(&Modifier, i32, Origin),
    ) {
        let object = self.state.object(card);
        for lasting in self.state.lasting.iter() {
            if lasting.what == Lasting::STANDS {
                let On::Zombie(source) = lasting.on else { continue };
                let sets = |modifier: &Modifier| matches!(modifier, Modifier::Becomes(..));
                self.each_continuous(source.card, card, within, topic, &sets, &mut each);
            } else if lasting.on == On::Zombie(object)
                && let Some(modifier) = self.library.modifiers.get(lasting.what as usize)
            {
                each(modifier, lasting.value, Origin::Lasting(lasting.what));
            }
        }
        for mass in self.state.masses.iter().filter(|mass| mass.on.contains(card)) {
            if let Some(modifier) = self.library.modifiers.get(mass.what as usize) {
                each(modifier, mass.value, Origin::Lasting(mass.what));
            }
        }
        if !self.state.standing.overlaps(topic) {
            return;
        }
        let rest = |modifier: &Modifier| !matches!(modifier, Modifier::Becomes(..));
        for source in self.state.zombies() {
            if self.library.standing(self.state.body(source).face).overlaps(topic) {
                self.each_continuous(source, card, within, topic, &rest, &mut each);
            }
        }
    }

    fn each_continuous(
        &self,
        source: Card,
        card: Card,
        within: Within,
        topic: Topics,
        wanted: &impl Fn(&Modifier) -> bool,
        each: &mut impl FnMut(&Modifier, i32, Origin),
    ) {
        for (_, lowered) in self.library.abilities(self.state.body(source).face) {
            let Kind::Continuous(holding) = &lowered.ability.kind else { continue };
            let Some(reading) = self.reading(source, lowered, within) else { continue };
            for (objects, modifier) in holding {
                if !modifier.topic().overlaps(topic) || !wanted(modifier) {
                    continue;
                }
                let meant = match objects {
                    Objects::This => source == card,
                    // What may not enter is not there yet, wherever the text looks for it (ZW-10.4).
                    Objects::All(phrase) if *modifier == Modifier::Cannot(Prohibition::Enter) => {
                        let zone = self.state.body(card).zone;
                        let there = match phrase.place {
                            Place::Field => true,
                            Place::Hand => matches!(zone, Zone::Hand | Zone::Area),
                            Place::Wrecked | Place::Mana => zone == self::zone(phrase.place),
                        };
                        there
                            && reading.is_whose(phrase.whose, self.state.holder(card))
                            && self.is(card, &phrase.filters, reading)
                    }
                    Objects::All(phrase) => self.is_one_of(card, phrase, reading),
                    // What an effect speaks of while it resolves; and players, who are no zombies.
                    Objects::It | Objects::Picked(_) | Objects::Pick(_) | Objects::Player(_) => false,
                };
                if meant && self.hold(&lowered.ability.conditions, reading) {
                    each(modifier, self.number_of(modifier, reading), Origin::Zombie(source));
                }
            }
        }
    }

    /// The number in a modifier.
    pub(crate) fn number_of(&self, modifier: &Modifier, reading: Reading<'_>) -> i32 {
        match modifier {
            Modifier::Add(_, value) | Modifier::Becomes(_, value) => self.value(value, reading),
            Modifier::Has(_) | Modifier::Cannot(_) => 0,
        }
    }

    /// Whether the card is one that the phrase means.
    pub(crate) fn is_one_of(&self, card: Card, phrase: &Phrase, reading: Reading<'_>) -> bool {
        self.state.body(card).zone == zone(phrase.place)
            && (phrase.whose == Whose::Eithers || reading.is_whose(phrase.whose, self.state.holder(card)))
            && self.is(card, &phrase.filters, reading)
    }

    /// All cards that the phrase means.
    pub(crate) fn all(&self, phrase: &Phrase, reading: Reading<'_>) -> Cards {
        let seats = Seat::all(2).filter(|&seat| reading.is_whose(phrase.whose, seat));
        seats
            .flat_map(|seat| self.state.zone(seat, zone(phrase.place)).iter().copied())
            .filter(|&card| self.is(card, &phrase.filters, reading))
            .collect()
    }

    /// Whether a card has all of these qualities.
    pub(crate) fn is(&self, card: Card, filters: &[Filter], reading: Reading<'_>) -> bool {
        let lies = self.state.body(card).lies;
        let printed = || self.definition(card);
        // What lies BACK is a card without qualities, for its owner too (ZW-9.2).
        let blank = lies.is(Lies::BACK);
        filters.iter().all(|filter| match filter {
            Filter::Grey if blank => true,
            Filter::Category(_)
            | Filter::Colour(_)
            | Filter::Rarity(_)
            | Filter::Named(_)
            | Filter::Numbered(_)
            | Filter::Stat(..)
            | Filter::NoText
                if blank =>
            {
                false
            }
            Filter::Category(category) => printed().category == *category,
            Filter::Colour(colour) => printed().colours.contains(*colour),
            Filter::Grey => printed().colours.is_empty(),
            Filter::Rarity(rarity) => printed().rarity == *rarity,
            Filter::Named(name) => printed().name == *name,
            Filter::Numbered(number) => printed().number.0 == *number,
            Filter::Stat(stat, compare, value) => {
                let has = match stat {
                    Stat::Damage => true,
                    Stat::Power | Stat::Critical | Stat::SummonCost | Stat::ReviveCost => {
                        printed().category == Category::Zombie
                    }
                };
                has && compares(self.stat_at(card, *stat, reading.within), *compare, self.value(value, reading))
            }
            Filter::Stand => !lies.is(Lies::REST),
            Filter::Rest => lies.is(Lies::REST),
            Filter::Front => !lies.is(Lies::BACK),
            Filter::Back => lies.is(Lies::BACK),
            Filter::Intact => !lies.is(Lies::HALF) && self.state.is_zombie(card),
            Filter::HalfWrecked => lies.is(Lies::HALF),
            Filter::Has(keyword) => self.has_at(card, *keyword, reading.within),
            Filter::NoText => printed().keywords.is_empty() && printed().abilities.is_empty(),
            Filter::This => self.state.object(card) == reading.using.source,
            Filter::Other => self.state.object(card) != reading.using.source,
            Filter::Any(ways) => ways.iter().any(|way| self.is(card, way, reading)),
            Filter::Not(not) => !self.is(card, not, reading),
        })
    }

    /// Whether conditions hold, all of them.
    pub(crate) fn hold(&self, conditions: &[Condition], reading: Reading<'_>) -> bool {
        conditions.iter().all(|condition| match condition {
            Condition::YourTurn => self.state.turn_player == reading.you(),
            Condition::OpponentsTurn => self.state.turn_player != reading.you(),
            Condition::Number(one, compare, two) => {
                compares(self.value(one, reading), *compare, self.value(two, reading))
            }
            Condition::Is(objects, filters) => {
                let cards = self.meant(objects, reading);
                !cards.is_empty() && cards.iter().all(|card| self.is(card, filters, reading))
            }
            Condition::Did => reading.effect.is_some_and(|effect| effect.did),
            Condition::Not(not) => !self.hold(std::slice::from_ref(not), reading),
            Condition::All(all) => self.hold(all, reading),
            Condition::Any(any) => any.iter().any(|one| self.hold(std::slice::from_ref(one), reading)),
        })
    }

    /// A number.
    pub(crate) fn value(&self, value: &Value, reading: Reading<'_>) -> i32 {
        match value {
            Value::Number(number) => *number,
            Value::Count(phrase) => self.all(phrase, reading).len() as i32,
            Value::Of(stat, objects) => self.number_of_objects(*stat, objects, reading),
            Value::Life(player) => {
                let lives = Seat::all(2).filter(|&seat| reading.means(*player, seat));
                lives.map(|seat| i32::from(self.state.side(seat).life)).sum()
            }
            Value::Amount => i32::from(reading.using.amount),
            Value::Times(times, value) => self.value(value, reading).saturating_mul(*times),
        }
    }

    fn number_of_objects(&self, stat: Stat, objects: &Objects, reading: Reading<'_>) -> i32 {
        let using = reading.using;
        // A zombie that has left has the numbers that it last had on the field (ZW-11.17).
        if *objects == Objects::This && !self.state.is_there(using.source) {
            let printed = self.library.card(using.face);
            return match stat {
                Stat::Power => i32::from(using.last.power),
                Stat::Critical => i32::from(using.last.critical),
                Stat::SummonCost => printed.summon_cost.map_or(0, i32::from),
                Stat::ReviveCost => printed.revive_cost.map_or(0, i32::from),
                Stat::Damage => 0,
            };
        }
        // What lies BACK has no numbers.
        let shown = |card: &Card| !self.state.body(*card).lies.is(Lies::BACK);
        let cards = self.meant(objects, reading);
        cards.iter().filter(shown).fold(0, |sum, card| sum.saturating_add(self.stat_at(card, stat, reading.within)))
    }

    /// The cards that are meant, without picking any.
    fn meant(&self, objects: &Objects, reading: Reading<'_>) -> Cards {
        let there = |object: Object| if self.state.is_there(object) { Cards::only(object.card) } else { Cards::NONE };
        match objects {
            Objects::This => there(reading.using.source),
            Objects::It => there(reading.using.it),
            Objects::All(phrase) => self.all(phrase, reading),
            Objects::Picked(slot) => {
                let Some(effect) = reading.effect else { return Cards::NONE };
                let aims = self.library.ability(effect.using.ability).ability.targets.len() as u8;
                match slot.0.checked_sub(aims) {
                    None => self.aimed_at(effect, slot.0),
                    Some(pick) => effect.picks.get(pick as usize).copied().unwrap_or_else(|| {
                        debug_assert!(false, "no ability makes a pick {pick}");
                        Cards::NONE
                    }),
                }
            }
            Objects::Pick(_) | Objects::Player(_) => Cards::NONE,
        }
    }

    /// The cards that an instruction means.
    pub(crate) fn meant_by(&self, on: &Ref, effect: &Effect) -> Cards {
        let reading = Reading::of(effect);
        match on {
            Ref::This => self.meant(&Objects::This, reading),
            Ref::It => self.meant(&Objects::It, reading),
            Ref::Aim(slot) => self.aimed_at(effect, *slot),
            Ref::Picked(place) => effect.picks[*place as usize],
            Ref::All(phrase) => self.all(phrase, reading),
            Ref::Player(_) => Cards::NONE,
        }
    }

    /// The targets of a slot, as far as they are still the same objects.
    fn aimed_at(&self, effect: &Effect, slot: u8) -> Cards {
        let there = |aim: &&Aim| aim.slot == slot && self.state.is_there(aim.object);
        effect.aims.iter().filter(there).map(|aim| aim.object.card).collect()
    }

    /// Whether a target is still the same object and still fits its description (ZW-19.4).
    pub(crate) fn still_fits(&self, using: Use, aim: &Aim) -> bool {
        let targets = &self.library.ability(using.ability).ability.targets;
        self.state.is_there(aim.object)
            && targets
                .get(aim.slot as usize)
                .is_some_and(|pick| self.is_one_of(aim.object.card, &pick.from, Reading::using(using)))
    }

    /// Whether a zombie has damage enough to be injured, and may be (ZW-13.2, ZW-13.8, ZW-13.11).
    pub(crate) fn is_to_be_injured(&self, card: Card) -> bool {
        let damage = i32::from(self.state.body(card).damage);
        damage > 0
            && self.state.options.injury_threshold.is_reached(damage, self.power(card))
            && !self.forbids(card, Prohibition::BeInjured)
    }

    /// What an attack may be aimed at: the opposing player, and opposing zombies that are REST (ZW-12.8).
    pub(crate) fn may_be_attacked(&self, target: Option<Card>) -> bool {
        let defender = other(self.state.turn_player);
        match target {
            None => !self.forbids_player(defender, Prohibition::BeAttacked),
            Some(card) => {
                self.state.controller(card) == Some(defender)
                    && self.state.body(card).lies.is(Lies::REST)
                    && !self.forbids(card, Prohibition::BeAttacked)
            }
        }
    }

    /// Everything that may be attacked now.
    pub(crate) fn attack_targets(&self) -> impl Iterator<Item = Option<Card>> + use<'t> {
        let table = *self;
        let field = &self.state.side(other(self.state.turn_player)).field;
        std::iter::once(None)
            .chain(field.iter().copied().map(Some))
            .filter(move |&target| table.may_be_attacked(target))
    }

    /// Whether those who fight are still there: the attacker on the turn player's field, a zombie that is attacked on the
    /// other's (ZW-12.19).
    pub(crate) fn can_attack_go_on(&self) -> bool {
        let Some(attack) = self.state.attack else { return false };
        let on = |object: Object, seat: Seat| {
            self.state.is_there(object) && self.state.controller(object.card) == Some(seat)
        };
        on(attack.attacker, self.state.turn_player)
            && attack.target.is_none_or(|target| on(target, other(self.state.turn_player)))
    }
}

pub(crate) fn compares(one: i32, compare: Compare, other: i32) -> bool {
    match compare {
        Compare::AtLeast => one >= other,
        Compare::AtMost => one <= other,
        Compare::Exactly => one == other,
    }
}

/// The zone of a place.
pub(crate) const fn zone(place: Place) -> Zone {
    match place {
        Place::Field => Zone::Field,
        Place::Hand => Zone::Hand,
        Place::Wrecked => Zone::Wrecked,
        Place::Mana => Zone::Mana,
    }
}
