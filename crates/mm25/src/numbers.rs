//! What is true on the table now: Power, Damage, who may attack whom. Nothing here is ever stored; abilities and Techniques
//! are folded in whenever somebody asks (MM-12.5).

use crate::effects::{
    Ability, Against, Cards as Phrase, Compare, Condition, Filter, Kind, Modifier, Objects, Place, Player, Ref, Stat,
    Topics, Value, Window,
};
use crate::state::{Battle, Card, Cards, Due, Effect, Marks, Object, Space, State, Verdict, Zone, other};
use crate::{Category, Clause, Definition, Face, Library, Stats};
use kernel::Seat;
use script::Within;

/// Whose text is being read.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'e> {
    pub(crate) source: Object,
    pub(crate) you: Seat,
    /// What the effect under way remembers.
    pub(crate) effect: Option<&'e Effect>,
}

impl<'e> Reading<'e> {
    pub(crate) fn new(source: Object, you: Seat) -> Reading<'e> {
        Reading { source, you, effect: None }
    }

    pub(crate) fn of(effect: &'e Effect) -> Reading<'e> {
        Reading { source: effect.source, you: effect.you, effect: Some(effect) }
    }

    pub(crate) fn seat(&self, player: Player) -> Seat {
        match player {
            Player::You => self.you,
            Player::Opponent => other(self.you),
        }
    }
}

/// The table, to be read from.
#[derive(Clone, Copy)]
pub(crate) struct Table<'t> {
    pub(crate) library: &'t Library,
    pub(crate) state: &'t State,
    /// Texts that are being read, and do not count themselves meanwhile (MM-12.6).
    within: Within,
}

/// A part of a number: the card that it comes from, unless it is the rules' own; how much it adds; the rule behind it.
pub(crate) type Part = (Option<Face>, i32, Clause);

/// What a Character of unknown numbers counts as: nothing. No deck may hold it.
const UNKNOWN: Stats = Stats { power: 0, damage: 0, life: 0 };

impl<'t> Table<'t> {
    pub(crate) fn new(library: &'t Library, state: &'t State) -> Table<'t> {
        Table { library, state, within: Within::default() }
    }

    #[inline]
    pub(crate) fn definition(&self, card: Card) -> &'t Definition {
        self.library.card(self.state.body(card).face)
    }

    pub(crate) fn stats(&self, card: Card) -> Stats {
        self.definition(card).stats.unwrap_or(UNKNOWN)
    }

    /// Every modifier in force that is about something, with whose text it is: abilities on both Bridges, Reinforcements,
    /// Techniques in play. What the text asks for is read off the table that comes with it.
    fn each_modifier(&self, topic: Topics, mut each: impl FnMut(&'t Objects, &'t Modifier, Reading<'_>, &Table<'t>)) {
        for seat in Seat::all(2) {
            let mut read = |card: Card, part: for<'a> fn(&'a Ability) -> &'a [(Objects, Modifier)]| {
                for (_, lowered) in self.library.abilities(self.state.body(card).face) {
                    let holding = part(&lowered.ability);
                    if holding.is_empty() || !lowered.topics.overlaps(topic) || self.within.contains(lowered.text) {
                        continue;
                    }
                    let Some(within) = self.within.and(lowered.text) else { continue };
                    let table = Table { within, ..*self };
                    let reading = Reading::new(self.state.object(card), seat);
                    // Conditions of use are needed only at the moment of use (MM-7.5.3).
                    let technique = matches!(lowered.ability.kind, Kind::Technique(..));
                    if technique || table.hold(&lowered.ability.conditions, reading) {
                        holding.iter().for_each(|(objects, modifier)| each(objects, modifier, reading, &table));
                    }
                }
            };
            let side = self.state.side(seat);
            self.state.bridge(seat).for_each(|card| read(card, Ability::continuous));
            side.reinforcements.iter().for_each(|&card| read(card, Ability::reinforcing));
            let in_play = side.techniques.iter().filter(|&&card| self.state.body(card).marks.is(Marks::RESOLVED));
            in_play.for_each(|&card| {
                read(card, Ability::lasting);
                read(card, Ability::continuous);
            });
        }
    }

    /// Every modifier about something that is for a card.
    fn each_on(&self, topic: Topics, card: Card, mut each: impl FnMut(&'t Modifier, Reading<'_>, &Table<'t>)) {
        self.each_modifier(topic, |objects, modifier, reading, table| {
            if table.covers(objects, card, reading) {
                each(modifier, reading, table);
            }
        });
    }

    fn covers(&self, objects: &Objects, card: Card, reading: Reading<'_>) -> bool {
        match objects {
            Objects::This => reading.source == self.state.object(card),
            Objects::Fighter(player) => self.state.fighter(reading.seat(*player)) == Some(card),
            Objects::Fighters => self.state.fighter(card.owner()) == Some(card),
            Objects::All(phrase) => self.is_one_of(card, phrase, reading),
            // What an effect speaks of while it is applied; and players, who are no cards.
            Objects::Loser | Objects::Placed | Objects::Pick(_) | Objects::Picked | Objects::Player(_) => false,
        }
    }

    /// Whether this modifier is for a card.
    pub(crate) fn has(&self, card: Card, wanted: &Modifier) -> bool {
        let mut found = false;
        self.each_on(wanted.topic(), card, |modifier, _, _| found |= modifier == wanted);
        found
    }

    /// Printed Power, or what a card says it is (MM-9.15).
    pub(crate) fn initial_power(&self, card: Card) -> i32 {
        let mut power = self.stats(card).power;
        self.each_on(Topics::POWER, card, |modifier, reading, table| {
            if let Modifier::InitialPower(value) = modifier {
                power = table.value(value, reading);
            }
        });
        power
    }

    /// Power now, at least 0 (MM-0.4, MM-7.9.1).
    pub(crate) fn power(&self, card: Card) -> i32 {
        let mut power = self.initial_power(card);
        self.each_on(Topics::BONUS, card, |modifier, reading, table| {
            if let Modifier::Bonus { power: more, .. } = modifier {
                power += table.value(more, reading);
            }
        });
        if self.state.fighter(card.owner()) == Some(card) {
            power += 100 * self.state.side(card.owner()).reinforcements.len() as i32;
            power += self.battle_bonus(card).0;
        }
        power.max(0)
    }

    /// What abilities give a fighting Character in the Battle under way.
    fn battle_bonus(&self, card: Card) -> (i32, i32) {
        let seat = card.owner().index();
        match self.state.battle {
            Some(Battle { fighters, gains, .. }) if fighters[seat] == self.state.object(card) => {
                (i32::from(gains[seat].0), i32::from(gains[seat].1))
            }
            _ => (0, 0),
        }
    }

    /// Damage now, at least 0 (MM-12.4).
    pub(crate) fn damage(&self, card: Card) -> i32 {
        let mut damage = self.stats(card).damage + self.battle_bonus(card).1;
        self.each_on(Topics::BONUS, card, |modifier, reading, table| {
            if let Modifier::Bonus { damage: more, .. } = modifier {
                damage += table.value(more, reading);
            }
        });
        self.each_on(Topics::DAMAGE, card, |modifier, _, _| {
            if let Modifier::DamageUpTo { more, most } = modifier {
                damage = (damage + more).min(*most);
            }
        });
        damage.max(0)
    }

    /// What a Character's number is made of: what is printed, and everything that changes it.
    pub(crate) fn parts(&self, card: Card, stat: Stat) -> Vec<Part> {
        let stats = self.stats(card);
        let (printed, changes) = match stat {
            Stat::Power | Stat::InitialPower => (stats.power, self.parts_of_power(card)),
            Stat::Damage => (stats.damage, self.parts_of_damage(card)),
            Stat::Life | Stat::InitialLife => {
                let lost = self.stat(card, Stat::Life) - i32::from(stats.life);
                (stats.life.into(), vec![(None, lost, Clause::MM_8_1_1)])
            }
        };
        let changes = changes.into_iter().filter(|&(_, amount, _)| amount != 0);
        [(None, printed, Clause::MM_9_15)].into_iter().chain(changes).collect()
    }

    fn parts_of_power(&self, card: Card) -> Vec<Part> {
        let (mut initial, mut parts): (Option<Part>, Vec<Part>) = (None, Vec::new());
        self.each_on(Topics::POWER, card, |modifier, reading, table| {
            if let Modifier::InitialPower(value) = modifier {
                let change = table.value(value, reading) - self.stats(card).power;
                initial = Some((self.face(reading.source.card), change, Clause::MM_9_15));
            }
        });
        parts.extend(initial);
        self.each_on(Topics::BONUS, card, |modifier, reading, table| {
            if let Modifier::Bonus { power, .. } = modifier {
                parts.push((self.face(reading.source.card), table.value(power, reading), Clause::MM_12_2));
            }
        });
        if self.state.fighter(card.owner()) == Some(card) {
            let helpers = self.state.side(card.owner()).reinforcements;
            parts.extend(helpers.iter().map(|&helper| (self.face(helper), 100, Clause::MM_7_4_1)));
            parts.push((None, self.battle_bonus(card).0, Clause::MM_9_2));
        }
        parts
    }

    fn parts_of_damage(&self, card: Card) -> Vec<Part> {
        let mut parts = vec![(None, self.battle_bonus(card).1, Clause::MM_9_2)];
        self.each_on(Topics::BONUS, card, |modifier, reading, table| {
            if let Modifier::Bonus { damage, .. } = modifier {
                parts.push((self.face(reading.source.card), table.value(damage, reading), Clause::MM_12_2));
            }
        });
        let mut damage = self.stats(card).damage + parts.iter().map(|&(_, amount, _)| amount).sum::<i32>();
        self.each_on(Topics::DAMAGE, card, |modifier, reading, _| {
            if let Modifier::DamageUpTo { more, most } = modifier {
                let bounded = (damage + more).min(*most);
                parts.push((self.face(reading.source.card), bounded - damage, Clause::MM_12_4));
                damage = bounded;
            }
        });
        parts
    }

    fn face(&self, card: Card) -> Option<Face> {
        Some(self.state.body(card).face)
    }

    /// Actions that a player has in a turn (MM-12.3).
    pub(crate) fn actions(&self, seat: Seat) -> u8 {
        let mut actions = 3;
        self.each_modifier(Topics::ACTIONS, |objects, modifier, reading, _| {
            if let (Objects::Player(player), Modifier::Actions(count)) = (objects, modifier)
                && reading.seat(*player) == seat
            {
                actions += i32::from(*count) - 3;
            }
        });
        actions.clamp(0, 99) as u8
    }

    /// Actions that the turn player has left.
    pub(crate) fn actions_left(&self) -> u8 {
        self.actions(self.state.turn_player).saturating_sub(self.state.actions)
    }

    /// Whether a player's used Technique goes to the bottom of the Chest (MM-10.3.1).
    pub(crate) fn goes_to_chest(&self, card: Card) -> bool {
        let mut found = false;
        self.each_modifier(Topics::OTHER, |objects, modifier, reading, table| {
            if let (Objects::Player(player), Modifier::TechniquesToChest(filters)) = (objects, modifier) {
                found |= reading.seat(*player) == card.owner() && table.is(card, filters, reading);
            }
        });
        found
    }

    /// So much of the damage of the damage step is prevented.
    pub(crate) fn prevented(&self, card: Card) -> i32 {
        let mut prevented = 0;
        self.each_on(Topics::OTHER, card, |modifier, _, _| {
            if let Modifier::PreventDamage(amount) = modifier {
                prevented += amount;
            }
        });
        prevented
    }

    /// Whether the card is one that the phrase means.
    pub(crate) fn is_one_of(&self, card: Card, phrase: &Phrase, reading: Reading<'_>) -> bool {
        card.owner() == reading.seat(phrase.whose)
            && phrase.places.iter().any(|&place| self.state.body(card).zone == zone(place))
            && self.is(card, &phrase.filters, reading)
            && (!phrase.filters.contains(&Filter::FewestLife) || self.all(phrase, reading).contains(card))
    }

    /// All cards that the phrase means.
    pub(crate) fn all(&self, phrase: &Phrase, reading: Reading<'_>) -> Cards {
        let seat = reading.seat(phrase.whose);
        let mut cards = Cards::NONE;
        for &place in &phrase.places {
            match place {
                Place::Bridge => cards.0 |= self.state.bridge(seat).collect::<Cards>().0,
                _ => cards.0 |= self.state.zone(seat, zone(place)).iter().copied().collect::<Cards>().0,
            }
        }
        let meant: Cards = cards.iter().filter(|&card| self.is(card, &phrase.filters, reading)).collect();
        if !phrase.filters.contains(&Filter::FewestLife) {
            return meant;
        }
        let fewest = meant.iter().map(|card| self.state.life_of(card)).min();
        meant.iter().filter(|&card| Some(self.state.life_of(card)) == fewest).collect()
    }

    /// Whether a card has all of these qualities.
    pub(crate) fn is(&self, card: Card, filters: &[Filter], reading: Reading<'_>) -> bool {
        let body = self.state.body(card);
        filters.iter().all(|filter| match filter {
            Filter::Category(_)
            | Filter::Named(_)
            | Filter::Numbered(_)
            | Filter::Crew(_)
            | Filter::Limited(_)
            | Filter::UsableBy(_) => self.is_printed(body.face, filter),
            Filter::Captain => self.state.space(card) == Some(Space::Captain),
            Filter::Sailor => self.state.space(card).is_some_and(|space| space != Space::Captain),
            Filter::Stat(stat, compare, value) => {
                compares(self.stat(card, *stat), *compare, self.value(value, reading))
            }
            // Looked at among all that are meant.
            Filter::FewestLife => true,
            Filter::HasBegun => body.marks.is(Marks::BEGAN) && !body.marks.is(Marks::KEPT),
            Filter::This => self.state.object(card) == reading.source,
            Filter::Other => self.state.object(card) != reading.source,
            Filter::Any(ways) => ways.iter().any(|way| self.is(card, way, reading)),
            Filter::Not(not) => !self.is(card, not, reading),
        })
    }

    /// Whether a quality that is printed on cards is printed on this one.
    fn is_printed(&self, face: Face, filter: &Filter) -> bool {
        let printed = self.library.card(face);
        match filter {
            Filter::Category(Category::Character) => printed.category != Category::Technique,
            Filter::Category(category) => printed.category == *category,
            Filter::Named(names) => {
                let persons = self.library.persons(face);
                names.iter().any(|name| self.library.person(name).overlaps(persons))
            }
            Filter::Numbered(code) => printed.number.0 == *code,
            Filter::Crew(crew) => printed.crews.contains(crew),
            Filter::Limited(limit) => printed.limit == Some(*limit),
            Filter::UsableBy(name) => match &printed.users {
                Some(crate::Users::Named(_)) => self.library.users(face).overlaps(self.library.person(name)),
                _ => false,
            },
            Filter::Captain
            | Filter::Sailor
            | Filter::Stat(..)
            | Filter::FewestLife
            | Filter::HasBegun
            | Filter::This
            | Filter::Other
            | Filter::Any(_)
            | Filter::Not(_) => false,
        }
    }

    /// Whether a used Technique that lies under the Chest by now had these qualities: nothing is left of it but its face.
    fn was(&self, face: Face, filters: &[Filter]) -> bool {
        filters.iter().all(|filter| match filter {
            Filter::Other | Filter::FewestLife => true,
            Filter::Any(ways) => ways.iter().any(|way| self.was(face, way)),
            Filter::Not(not) => !self.was(face, not),
            Filter::Category(_)
            | Filter::Named(_)
            | Filter::Numbered(_)
            | Filter::Crew(_)
            | Filter::Limited(_)
            | Filter::UsableBy(_) => self.is_printed(face, filter),
            Filter::Captain | Filter::Sailor | Filter::Stat(..) | Filter::HasBegun | Filter::This => false,
        })
    }

    fn stat(&self, card: Card, stat: Stat) -> i32 {
        match stat {
            Stat::Power => self.power(card),
            Stat::InitialPower => self.initial_power(card),
            Stat::Damage => self.damage(card),
            Stat::Life => i32::from(self.state.life_of(card)),
            Stat::InitialLife => i32::from(self.stats(card).life),
        }
    }

    /// Whether conditions hold, all of them.
    pub(crate) fn hold(&self, conditions: &[Condition], reading: Reading<'_>) -> bool {
        conditions.iter().all(|condition| match condition {
            Condition::Number(one, compare, two) => {
                compares(self.value(one, reading), *compare, self.value(two, reading))
            }
            Condition::Is(objects, filters) => {
                let cards = self.meant(objects, reading);
                !cards.is_empty() && cards.iter().all(|card| self.is(card, filters, reading))
            }
            Condition::Won(player) => self.verdict() == Some(Verdict::Won(reading.seat(*player))),
            Condition::Lost(player) => self.verdict() == Some(Verdict::Won(other(reading.seat(*player)))),
            Condition::HasUsed(player, filters) => {
                let seat = reading.seat(*player);
                self.used(seat).any(|card| self.is(card, filters, reading))
                    || self.state.side(seat).under.iter().any(|&face| self.was(face, filters))
            }
            Condition::Settled => self.state.body(reading.source.card).since < self.state.turn,
            Condition::Not(not) => !self.hold(std::slice::from_ref(not), reading),
            Condition::All(all) => self.hold(all, reading),
            Condition::Any(any) => any.iter().any(|one| self.hold(std::slice::from_ref(one), reading)),
        })
    }

    fn verdict(&self) -> Option<Verdict> {
        self.state.battle.and_then(|battle| battle.verdict)
    }

    /// A number.
    pub(crate) fn value(&self, value: &Value, reading: Reading<'_>) -> i32 {
        match value {
            Value::Number(number) => *number,
            Value::Count(phrase) => self.all(phrase, reading).len() as i32,
            Value::Of(Stat::InitialLife, objects) if **objects == Objects::Loser && self.loser().is_none() => {
                reading.effect.map_or(0, |effect| i32::from(effect.gone))
            }
            Value::Of(stat, objects) => self.meant(objects, reading).iter().map(|card| self.stat(card, *stat)).sum(),
        }
    }

    /// The Character that lost the comparison, as long as it is there.
    pub(crate) fn loser(&self) -> Option<Card> {
        match self.verdict()? {
            Verdict::Won(seat) => self.state.fighter(other(seat)),
            Verdict::Tie => None,
        }
    }

    /// The cards that are meant, without picking any.
    pub(crate) fn meant(&self, objects: &Objects, reading: Reading<'_>) -> Cards {
        match objects {
            Objects::This if self.state.is_there(reading.source) => Cards::only(reading.source.card),
            Objects::This => Cards::NONE,
            Objects::Fighter(player) => self.state.fighter(reading.seat(*player)).into_iter().collect(),
            Objects::Fighters => Seat::all(2).filter_map(|seat| self.state.fighter(seat)).collect(),
            Objects::Loser => self.loser().into_iter().collect(),
            Objects::Placed => self.placed_by(other(reading.you)).into_iter().collect(),
            Objects::Picked => reading.effect.map_or(Cards::NONE, |effect| effect.picked),
            Objects::All(phrase) => self.all(phrase, reading),
            Objects::Pick(_) | Objects::Player(_) => Cards::NONE,
        }
    }

    pub(crate) fn meant_by(&self, on: &Ref, effect: &Effect) -> Cards {
        let reading = Reading::of(effect);
        match on {
            Ref::This => self.meant(&Objects::This, reading),
            Ref::Fighter(player) => self.meant(&Objects::Fighter(*player), reading),
            Ref::Fighters => self.meant(&Objects::Fighters, reading),
            Ref::Loser => self.meant(&Objects::Loser, reading),
            Ref::Placed => self.meant(&Objects::Placed, reading),
            Ref::Picked => effect.picked,
            Ref::All(phrase) => self.all(phrase, reading),
        }
    }

    /// The Technique that a player has placed last and that is not applied yet.
    pub(crate) fn placed_by(&self, seat: Seat) -> Option<Card> {
        let pending = |card: &&Card| !self.state.body(**card).marks.is(Marks::RESOLVED);
        self.state.side(seat).techniques.iter().rev().find(pending).copied()
    }

    // Who may attack whom.

    /// Whether the first turn of a player is under way, in which nobody begins a Battle (MM-6.1.3, MM-14.5).
    pub(crate) fn is_first_turn(&self) -> bool {
        let state = self.state;
        let second = state.late && state.turn_player != state.first;
        state.side(state.turn_player).turns <= 1 && !second
    }

    /// Whether a space can be reached from another, by position alone (MM-6.1.4 to MM-6.1.7).
    fn reaches(&self, from: Space, target: Space, defender: Seat, ignored: Option<Card>) -> bool {
        let bridge = &self.state.side(defender).bridge;
        let free = |space: Space| bridge[space.index()].is_none_or(|card| Some(card) == ignored);
        match (from, target) {
            (Space::Captain, Space::Captain) => Space::SAILORS.into_iter().any(free),
            (Space::Captain, _) => true,
            (_, Space::Captain) => free(from.facing()),
            (_, sailor) => sailor == from.facing(),
        }
    }

    /// Whether a Character may begin a Battle against another, by the normal Action with its permits (MM-10.2).
    pub(crate) fn may_attack(&self, attacker: Card, target: Card) -> bool {
        let (Some(from), Some(to)) = (self.state.space(attacker), self.state.space(target)) else { return false };
        let defender = target.owner();
        let mut permitted = false;
        self.each_on(Topics::ATTACK, attacker, |modifier, reading, table| match modifier {
            Modifier::MayAttack(phrase) => permitted |= table.is_one_of(target, phrase, reading),
            Modifier::MayIgnoreSailor(filters) if to == Space::Captain => {
                let sailors =
                    Space::SAILORS.into_iter().filter_map(|space| self.state.side(defender).bridge[space.index()]);
                permitted |= sailors
                    .filter(|&sailor| table.is(sailor, filters, reading))
                    .any(|sailor| self.reaches(from, to, defender, Some(sailor)));
            }
            Modifier::MayIgnoreSailor(_)
            | Modifier::Bonus { .. }
            | Modifier::InitialPower(_)
            | Modifier::DamageUpTo { .. }
            | Modifier::CannotBeAttackedBy(_)
            | Modifier::CannotAttack
            | Modifier::AttackCosts(_)
            | Modifier::Actions(_)
            | Modifier::NoTechniqueDamage
            | Modifier::TechniquesToChest(_)
            | Modifier::NoTrophy
            | Modifier::FreeCall
            | Modifier::Indestructible
            | Modifier::PreventDamage(_)
            | Modifier::LosesDraws => {}
        });
        permitted || (self.reaches(from, to, defender, None) && !self.is_shielded(target, attacker))
    }

    /// Whether only a prohibition could keep a Character from attacking another.
    pub(crate) fn reaches_by_position(&self, attacker: Card, target: Card) -> bool {
        let spaces = self.state.space(attacker).zip(self.state.space(target));
        spaces.is_some_and(|(from, to)| self.reaches(from, to, target.owner(), None))
    }

    /// Whether something forbids a Character to begin a Battle against another (MM-10.2.1).
    fn is_shielded(&self, target: Card, attacker: Card) -> bool {
        let mut found = false;
        self.each_on(Topics::ATTACK, target, |modifier, reading, table| {
            if let Modifier::CannotBeAttackedBy(filters) = modifier {
                found |= table.is(attacker, filters, reading);
            }
        });
        found
    }

    /// What it costs to begin a Battle against a Character by the normal Action (MM-10.1).
    pub(crate) fn attack_cost(&self, target: Card) -> u8 {
        let mut cost = 1;
        self.each_on(Topics::ATTACK, target, |modifier, _, _| {
            if let Modifier::AttackCosts(actions) = modifier {
                cost = cost.max(*actions);
            }
        });
        cost
    }

    /// Whether a Character's own text keeps it from beginning a Battle (MM-10.2.5).
    pub(crate) fn restrains_itself(&self, card: Card) -> bool {
        self.has(card, &Modifier::CannotAttack)
    }

    /// Against whom a Character can begin a Battle.
    pub(crate) fn targets(&self, attacker: Card, against: &Against, reading: Reading<'_>) -> Cards {
        let opponents = self.state.bridge(other(attacker.owner()));
        match against {
            Against::Normal => opponents.filter(|&target| self.may_attack(attacker, target)).collect(),
            Against::These(phrase) => self.all(phrase, reading),
        }
    }

    /// The Characters that could begin the Battle of an ability.
    pub(crate) fn attackers(&self, by: &Objects, against: &Against, reading: Reading<'_>) -> Cards {
        let again = matches!(by, Objects::All(_));
        self.meant(by, reading)
            .iter()
            .filter(|&card| {
                let began = self.state.body(card).marks.is(Marks::BEGAN);
                self.state.is_on_bridge(card)
                    && (again || !began)
                    && !self.restrains_itself(card)
                    && !self.targets(card, against, reading).is_empty()
            })
            .collect()
    }

    // Techniques.

    /// Whose Techniques a player may use in the Battle under way (MM-7.5.1).
    pub(crate) fn served(&self, seat: Seat) -> crate::library::Persons {
        let fighter = self.state.fighter(seat);
        let helpers = if fighter.is_some() { self.state.side(seat).reinforcements } else { Default::default() };
        let faces = fighter.into_iter().chain(helpers.iter().copied()).map(|card| self.state.body(card).face);
        faces.map(|face| self.library.serves(face)).fold(Default::default(), crate::library::Persons::or)
    }

    /// Whether the opponent's effects cannot touch a Technique (MM-15.5). Its text says so while it is being placed too.
    pub(crate) fn is_indestructible(&self, card: Card) -> bool {
        self.technique(card).is_some_and(|(_, lowered)| {
            let says = |(objects, modifier): &(Objects, Modifier)| {
                *objects == Objects::This && *modifier == Modifier::Indestructible
            };
            lowered.ability.lasting().iter().any(says)
        })
    }

    /// What a Technique does when it is used.
    pub(crate) fn technique(&self, card: Card) -> Option<(u16, &'t crate::library::Lowered)> {
        let mut abilities = self.library.abilities(self.state.body(card).face);
        abilities.find(|(_, lowered)| matches!(lowered.ability.kind, Kind::Technique(..)))
    }

    /// The Techniques that a player has used in the Battle and that were not removed (MM-9.14, MM-7.5.7); also those that the
    /// discard step or W8 has put into the Ocean (MM-7.5.10). Of those under the Chest only the faces are left.
    fn used(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let side = self.state.side(seat);
        let cards = side.techniques.iter().chain(side.ocean.iter().rev()).copied();
        cards.filter(|&card| self.state.body(card).marks.is(Marks::RESOLVED))
    }

    /// The same by their faces, with those under the Chest.
    pub(crate) fn used_faces(&self, seat: Seat) -> impl Iterator<Item = Face> + '_ {
        let under = self.state.side(seat).under.iter().copied();
        self.used(seat).map(|card| self.state.body(card).face).chain(under)
    }

    /// Whether a card says something of the player who uses it.
    fn is_said_of_user(&self, face: Face, modifier: &Modifier) -> bool {
        let said = |(objects, what): &(Objects, Modifier)| *objects == Objects::Player(Player::You) && what == modifier;
        self.library.abilities(face).any(|(_, lowered)| lowered.ability.lasting().iter().any(said))
    }

    /// Whether a player loses where both would win at the same time (MM-15.10).
    pub(crate) fn loses_draws(&self, seat: Seat) -> bool {
        self.used_faces(seat).any(|face| self.is_said_of_user(face, &Modifier::LosesDraws))
    }

    /// Whether a player is asked in a window, by what everybody knows (MM-13.2).
    pub(crate) fn is_asked_in(&self, seat: Seat, window: Window) -> bool {
        let side = self.state.side(seat);
        let held = !side.hand.is_empty()
            && self.state.fighter(seat).is_some()
            && self.library.made_for(window).overlaps(self.served(seat));
        let offered = |due: &Due| due.you == seat && self.is_worth_asking(due);
        held || (window != Window::Interrupt && self.state.due.iter().any(offered))
    }
}

pub(crate) fn compares(one: i32, compare: Compare, other: i32) -> bool {
    match compare {
        Compare::AtLeast => one >= other,
        Compare::AtMost => one <= other,
        Compare::Exactly => one == other,
        Compare::Above => one > other,
        Compare::Below => one < other,
    }
}

/// The zone of a place.
pub(crate) const fn zone(place: Place) -> Zone {
    match place {
        Place::Bridge => Zone::Bridge,
        Place::Reinforcements => Zone::Reinforcements,
        Place::Techniques => Zone::Techniques,
        Place::Hand => Zone::Hand,
        Place::Ocean => Zone::Ocean,
        Place::Logbook => Zone::Logbook,
        Place::Chest => Zone::Chest,
    }
}
