//! What every language has to know about the things an effect speaks of.

use crate::Name;
use crate::opcg::editions;
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Count, End, Filter, Happening, Kind, Objects, Pick, Place, Player, Slot,
    Timing, Value, Whose, Would,
};
use opcg::{Category, Opcg};
use std::cell::{Cell, RefCell};

/// What cards are called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Noun {
    Leader,
    Character,
    Stage,
    Don,
    /// Of several kinds, or of any.
    Card,
}

/// What is known of objects without saying them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct About {
    pub noun: Noun,
    pub whose: Whose,
    pub on_field: bool,
    /// In a hand, and nowhere else.
    pub in_hand: bool,
    pub many: bool,
}

impl About {
    /// What a card is that they are called by.
    pub fn category(self) -> Option<Category> {
        match self.noun {
            Noun::Leader => Some(Category::Leader),
            Noun::Character => Some(Category::Character),
            Noun::Stage => Some(Category::Stage),
            Noun::Don | Noun::Card => None,
        }
    }
}

/// Cards looked at: where they lie, whether there is only one, and whether some have been taken from among them.
#[derive(Clone, Copy)]
pub(super) struct Looked {
    pub whose: Player,
    pub place: Place,
    pub one: bool,
    pub taken: bool,
}

/// How far an ability has been told.
pub(super) struct Context<'b> {
    /// The rulebook whose cards know what other cards are called.
    pub book: &'b Opcg,
    this: About,
    it: Cell<About>,
    picks: RefCell<Vec<About>>,
    looked: Cell<Option<Looked>>,
    /// The card at this end was revealed by the last step.
    revealed: Cell<Option<(Player, Place, End)>>,
    /// What was picked last is called "it".
    pub pronoun: Cell<bool>,
    /// The cards looked at were named right before, in the same sentence.
    pub among: Cell<bool>,
    /// Whoever is spoken of does something with what is theirs.
    pub speaks_of: Cell<Player>,
    /// Who was the last to do something, or was asked to.
    pub actor: Cell<Player>,
}

const CARD: About = About { noun: Noun::Card, whose: Whose::Anyones, on_field: true, in_hand: false, many: false };

/// A card that is not on the field.
pub(super) const CARD_AWAY: About = About { on_field: false, ..CARD };

impl<'b> Context<'b> {
    /// Nothing of it is told yet.
    pub fn new(book: &'b Opcg, ability: &Ability, of: Option<Category>) -> Context<'b> {
        let from_life = matches!(&ability.kind, Kind::At(Timing::Trigger, _));
        let noun = match of {
            _ if from_life => Noun::Card,
            Some(Category::Leader) => Noun::Leader,
            Some(Category::Character) => Noun::Character,
            Some(Category::Stage) => Noun::Stage,
            Some(Category::Event) | None => Noun::Card,
        };
        let on_field = !from_life && of != Some(Category::Event);
        let it = match &ability.kind {
            Kind::At(timing, _) => happens_to(timing),
            Kind::Instead(would, _) => would_happen_to(would),
            Kind::Always(_) => None,
        };
        Context {
            book,
            this: About { noun, on_field, whose: Whose::Yours, ..CARD },
            it: Cell::new(it.map_or(CARD, |cards| About { many: false, ..of_cards(cards) })),
            picks: RefCell::default(),
            looked: Cell::new(None),
            revealed: Cell::new(None),
            pronoun: Cell::new(false),
            among: Cell::new(false),
            speaks_of: Cell::new(Player::You),
            actor: Cell::new(Player::You),
        }
    }

    /// A card that the text names.
    pub fn card_named(&self, name: &str) -> Name {
        editions::card_named(self.book, name)
    }

    /// What the card calls itself.
    pub fn this(&self) -> Noun {
        self.this.noun
    }

    /// What objects are.
    pub fn about(&self, objects: &Objects) -> About {
        match objects {
            Objects::This => self.this,
            Objects::It => self.it.get(),
            Objects::Picked(slot) => self.picked(*slot).unwrap_or(CARD),
            Objects::Pick(pick) => of_pick(pick),
            Objects::All(cards) => of_cards(cards),
            Objects::Ends { whose, count, .. } => {
                About { whose: of_player(*whose), on_field: false, many: !is_one(count), ..CARD }
            }
            Objects::Both(these, those) => {
                let (these, those) = (self.about(these), self.about(those));
                About {
                    noun: if these.noun == those.noun { these.noun } else { Noun::Card },
                    whose: if these.whose == those.whose { these.whose } else { Whose::Anyones },
                    on_field: these.on_field && those.on_field,
                    in_hand: these.in_hand && those.in_hand,
                    many: true,
                }
            }
            Objects::Attacker | Objects::Target => CARD,
            Objects::Player(player) => About { whose: of_player(*player), ..CARD },
        }
    }

    /// Cards are picked; they can be spoken of now.
    pub fn pick(&self, pick: &Pick) {
        self.picks.borrow_mut().push(of_pick(pick));
        if pick.from.places.contains(&Place::Looked) {
            self.looked.set(self.looked.get().map(|looked| Looked { taken: true, ..looked }));
        }
    }

    /// What an earlier step picked.
    pub fn picked(&self, slot: Slot) -> Option<About> {
        self.picks.borrow().get(usize::from(slot.0)).copied()
    }

    /// Whether this was the last pick so far, so that "that card" is clear.
    pub fn is_last(&self, slot: Slot) -> bool {
        self.picks.borrow().len() == usize::from(slot.0) + 1
    }

    /// What was picked last.
    pub fn last(&self) -> Option<Slot> {
        self.picks.borrow().len().checked_sub(1).map(|last| Slot(last as u8))
    }

    /// Whether the next pick goes there.
    pub fn is_next(&self, slot: Slot) -> bool {
        self.picks.borrow().len() == usize::from(slot.0)
    }

    /// Cards at the top of a deck or of Life, or all of a place, are seen now.
    pub fn look(&self, whose: Player, place: Place, one: bool) {
        self.looked.set(Some(Looked { whose, place, one, taken: false }));
    }

    /// What was looked at last.
    pub fn looked(&self) -> Looked {
        let deck = Looked { whose: Player::You, place: Place::Deck, one: false, taken: true };
        self.looked.get().unwrap_or(deck)
    }

    /// The card at an end of a deck or of Life is seen by both players now.
    pub fn reveal(&self, on: &Objects) {
        let Objects::Ends { whose, place, end, count } = on else { return };
        self.look(*whose, *place, is_one(count));
        self.revealed.set(is_one(count).then_some((*whose, *place, *end)));
    }

    /// What was revealed is no longer spoken of as such.
    pub fn forget_revealed(&self) {
        self.revealed.set(None);
    }

    /// Whether this is the card that was revealed just now.
    pub fn is_revealed(&self, on: &Objects) -> bool {
        matches!(on, Objects::Ends { whose, place, end, count }
            if is_one(count) && self.revealed.get() == Some((*whose, *place, *end)))
    }

    /// Whether cards looked at were revealed just now.
    pub fn looked_is_revealed(&self) -> bool {
        self.revealed.get().is_some()
    }

    /// Whether a number of these objects is the sum of theirs.
    pub fn is_sum(&self, of: &Objects) -> bool {
        self.about(of).many
    }

    /// Tells something while "it" is each of these.
    pub fn for_each<T>(&self, each: &Objects, tell: impl FnOnce() -> T) -> T {
        let before = self.it.replace(About { many: false, ..self.about(each) });
        let told = tell();
        self.it.set(before);
        told
    }
}

fn happens_to(timing: &Timing) -> Option<&Cards> {
    match timing {
        Timing::When(_, cards, _) => Some(cards),
        _ => None,
    }
}

fn would_happen_to(would: &Would) -> Option<&Cards> {
    match would {
        Would::BeKod(cards, _) | Would::BeRemoved(cards, _) | Would::GoToHand(cards) => Some(cards),
        Would::Any(_) => None,
    }
}

pub(super) fn of_player(player: Player) -> Whose {
    match player {
        Player::You => Whose::Yours,
        Player::Opponent => Whose::Opponents,
    }
}

/// Whether one card is meant at most.
pub(super) fn is_one(count: &Count) -> bool {
    matches!(count, Count::Exactly(Value::Number(1)) | Count::UpTo(Value::Number(1)))
}

fn of_pick(pick: &Pick) -> About {
    About { many: !is_one(&pick.count), ..of_cards(&pick.from) }
}

fn of_cards(cards: &Cards) -> About {
    let noun = match cards.places.as_slice() {
        [Place::Leader] => Noun::Leader,
        [Place::Characters] => Noun::Character,
        [Place::Stage] => Noun::Stage,
        [Place::Don] => Noun::Don,
        _ => Noun::Card,
    };
    let many = noun != Noun::Leader && cards.filters != [Filter::This];
    let in_hand = cards.places == [Place::Hand];
    About { noun, whose: cards.whose, on_field: are_on_field(cards), in_hand, many }
}

/// Whether cards are called by where they are: a Character, not a card in the Character area.
pub(super) fn are_on_field(cards: &Cards) -> bool {
    let on_field = |place: &Place| matches!(place, Place::Leader | Place::Characters | Place::Stage | Place::Don);
    cards.places.iter().all(on_field)
}

/// Whether cards are called by where they are: Life cards too.
pub(super) fn are_called_by_place(cards: &Cards) -> bool {
    are_on_field(cards) || cards.places == [Place::Life] && cards.filters != [Filter::This]
}

/// Whether cards of both players are counted together.
pub(super) fn are_of_both(cards: &Cards) -> bool {
    cards.whose == Whose::Anyones && !are_on_field(cards) && !are_looked_at(cards)
}

/// Where on the field cards of a category are.
fn place_of(category: Category) -> Option<Place> {
    match category {
        Category::Leader => Some(Place::Leader),
        Category::Character => Some(Place::Characters),
        Category::Stage => Some(Place::Stage),
        Category::Event => None,
    }
}

/// Qualities without a category that says no more than where on the field the cards are.
fn narrowed(places: &[Place], filters: &[Filter]) -> (Vec<Place>, Vec<Filter>) {
    let (mut places, mut left) = (places.to_vec(), Vec::new());
    for filter in filters {
        match filter {
            Filter::Category(kind) if place_of(*kind).is_some_and(|place| places.contains(&place)) => {
                places.retain(|place| place_of(*kind) == Some(*place));
            }
            filter => left.push(filter.clone()),
        }
    }
    (places, left)
}

/// Whether all ways of an "or" are of one quality of the same sort, so that a list says it: {A} or {B} type.
pub(super) fn are_alike(ways: &[Vec<Filter>]) -> bool {
    let all = |is: fn(&Filter) -> bool| ways.iter().all(|way| matches!(way.as_slice(), [filter] if is(filter)));
    all(|filter| matches!(filter, Filter::Type(_)))
        || all(|filter| matches!(filter, Filter::Category(_)))
        || all(|filter| matches!(filter, Filter::Named(_)))
}

/// Noun phrases that "or" joins: a quality that is one or the other is told once for each, with all that both have.
pub(super) fn alternatives(places: &[Place], filters: &[Filter]) -> Vec<(Vec<Place>, Vec<Filter>)> {
    let is_mixed = |filter: &Filter| matches!(filter, Filter::Any(ways) if !ways.is_empty() && !are_alike(ways));
    match filters.iter().position(is_mixed) {
        None => vec![narrowed(places, filters)],
        Some(index) => {
            let Filter::Any(ways) = &filters[index] else { return vec![] };
            let common = [&filters[..index], &filters[index + 1..]].concat();
            ways.iter().flat_map(|way| alternatives(places, &[common.clone(), way.clone()].concat())).collect()
        }
    }
}

/// Where Japanese and Chinese say a quality before a noun: what is excepted, states, numbers, colours, and all else.
pub(super) fn rank(filter: &Filter) -> u8 {
    match filter {
        Filter::Other | Filter::NotIn(_) | Filter::Not(_) => 0,
        Filter::Rested | Filter::Active | Filter::FaceUp => 1,
        Filter::DifferentNames | Filter::Same(..) => 2,
        Filter::Stat(..) => 3,
        Filter::Colour(_) | Filter::Multicolour => 4,
        Filter::Has(_) | Filter::HasTrigger | Filter::HasMain | Filter::NoEffect => 5,
        Filter::Attribute(_) | Filter::NameHas(_) | Filter::This => 6,
        Filter::Type(_) | Filter::TypeHas(_) | Filter::Any(_) => 7,
        Filter::Named(_) | Filter::Category(_) => 8,
    }
}

/// The names in qualities: one, or one of several.
pub(super) fn names(filters: &[Filter]) -> Option<Vec<&str>> {
    filters.iter().find_map(names_in)
}

fn names_in(filter: &Filter) -> Option<Vec<&str>> {
    match filter {
        Filter::Named(name) => Some(vec![name]),
        Filter::Any(ways) if !ways.is_empty() => ways
            .iter()
            .map(|way| match way.as_slice() {
                [Filter::Named(name)] => Some(name.as_str()),
                _ => None,
            })
            .collect(),
        _ => None,
    }
}

/// Whether they lie only among the cards looked at.
pub(super) fn are_looked_at(cards: &Cards) -> bool {
    cards.places.iter().all(|place| *place == Place::Looked)
}

/// The conditions that stand in brackets before an ability, and the others.
pub(super) fn tags(ability: &Ability) -> (Vec<&Condition>, Vec<&Condition>) {
    let is_tag = |condition: &&Condition| {
        matches!(condition, Condition::Given(_) | Condition::YourTurn | Condition::OpponentsTurn)
    };
    ability.conditions.iter().partition(is_tag)
}

/// Whether players are meant by these cards: for happenings about players, their Leader stands for them.
pub(super) fn are_player(cards: &Cards) -> bool {
    cards.places == [Place::Leader] && cards.filters.is_empty()
}

/// Whether a happening is about cards; the others are about players, or about what a card does to one.
pub(super) fn is_about_cards(happening: Happening) -> bool {
    match happening {
        Happening::Played
        | Happening::Attacks
        | Happening::Attacked
        | Happening::Blocks
        | Happening::Kod
        | Happening::Removed
        | Happening::Rested
        | Happening::DonGiven
        | Happening::Battled
        | Happening::FightsThis
        | Happening::BattledThis
        | Happening::KodByThis
        | Happening::ReturnedToHand => true,
        Happening::EventActivated
        | Happening::TriggerActivated
        | Happening::DealtDamage
        | Happening::TookDamage
        | Happening::LifeLost
        | Happening::LifeTaken
        | Happening::LifeEmpty
        | Happening::DeckEmpty
        | Happening::Drew
        | Happening::Discarded
        | Happening::DonReturned => false,
    }
}

/// How two numbers compare. One more than a number or more is more than it, and one less or less is less.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Relation {
    AtLeast,
    AtMost,
    Exactly,
    More,
    Less,
}

/// How a number compares, and with what.
pub(super) fn relation(compare: Compare, value: &Value) -> (Relation, &Value) {
    match (compare, value) {
        (Compare::AtLeast, Value::Sum(of, more)) if **more == Value::Number(1) => (Relation::More, of),
        (Compare::AtMost, Value::Minus(of, less)) if **less == Value::Number(1) => (Relation::Less, of),
        (Compare::AtLeast, value) => (Relation::AtLeast, value),
        (Compare::AtMost, value) => (Relation::AtMost, value),
        (Compare::Exactly, value) => (Relation::Exactly, value),
    }
}

/// Costs in the order of payment: marks of DON!!, and in a row what else is done.
pub(super) fn costs<'c, T>(costs: &'c [Cost], mark: impl Fn(&Cost) -> T, done: impl Fn(&'c [Cost]) -> T) -> Vec<T> {
    let is_done = |cost: &Cost| matches!(cost, Cost::Do(_));
    costs
        .chunk_by(|one, other| is_done(one) && is_done(other))
        .map(|run| match run {
            [cost @ (Cost::RestDon(_) | Cost::ReturnDon(_)), ..] => mark(cost),
            run => done(run),
        })
        .collect()
}

/// A number in a circle, as costs of resting DON!! are printed.
pub(super) fn circled(number: u8) -> String {
    match number {
        1..=20 => char::from_u32('①' as u32 + u32::from(number) - 1).map(String::from).unwrap_or_default(),
        _ => format!("({number})"),
    }
}
