//! What every language has to know about the things an effect speaks of.

use std::cell::{Cell, RefCell};
use zwo::Category;
use zwo::effects::{
    Ability, Act, Cards, Condition, Count, Filter, Happening, Kind, Modifier, Objects, Pick, Place, Slot, Step, Timing,
    Until, Value, Whose,
};

/// What cards are called: by where they are (ZW-4.1, ZW-4.7).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Noun {
    Zombie,
    Mana,
    Card,
}

/// Whose hand, deck or zone a card goes to: on the field its owner may be another than the player who controls it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Home {
    Yours,
    Opponents,
    Owners,
}

/// What is known of objects without saying them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct About {
    pub noun: Noun,
    pub home: Home,
    pub many: bool,
}

/// What was picked, and how it is told from other picks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Picked {
    /// A target; with its place among several choices of targets.
    Target { order: Option<u16>, many: bool },
    /// What a step has picked; with its place, unless it was picked last.
    Chosen { about: About, order: Option<u16> },
}

/// How far an ability has been told.
pub(super) struct Context {
    category: Category,
    this: Cell<Noun>,
    /// What it was before it left the field, if it did.
    was: Noun,
    /// Where the card must be for its ability, if that is not where abilities work anyway (ZW-4.2).
    pub works_in: Option<Place>,
    home: Home,
    it: About,
    targets: Vec<About>,
    picks: RefCell<Vec<About>>,
    /// The card has just been spoken of, and nothing else: "it" is clear.
    just_told: Cell<bool>,
}

impl Context {
    /// Nothing of it is told yet.
    pub fn new(ability: &Ability, category: Category) -> Context {
        let works_in = match (&ability.kind, category) {
            (Kind::Activated(_, Place::Field, _), Category::Zombie) => None,
            (Kind::Activated(_, Place::Hand, _), Category::Event) => None,
            (Kind::Activated(_, place, _), _) => Some(*place),
            (Kind::Continuous(_) | Kind::Auto(..), _) => None,
        };
        let happens_to = match &ability.kind {
            Kind::Auto(Timing::When(_, cards), _) => Some(cards),
            Kind::Auto(Timing::WhenPlayer(..) | Timing::StartOf(..) | Timing::EndOfTurn(_), _)
            | Kind::Continuous(_)
            | Kind::Activated(..) => None,
        };
        let is_mana = happens_to.is_some_and(|cards| is_this(cards) && cards.place == Place::Mana);
        let on_field = category == Category::Zombie && works_in.is_none() && !is_mana;
        let this = if on_field { Noun::Zombie } else { Noun::Card };
        let unknown = About { noun: Noun::Card, home: Home::Owners, many: false };
        Context {
            category,
            this: Cell::new(this),
            was: this,
            works_in,
            home: if on_field { Home::Owners } else { Home::Yours },
            it: happens_to.map_or(unknown, |cards| About { many: false, ..of_cards(cards) }),
            targets: ability.targets.iter().map(of_pick).collect(),
            picks: RefCell::default(),
            just_told: Cell::new(false),
        }
    }

    /// What the card calls itself.
    pub fn this(&self) -> Noun {
        self.this.get()
    }

    /// What the card calls itself of whose numbers are asked: those it had on the field, if it has left it (ZW-11.17).
    pub fn was(&self) -> Noun {
        self.was
    }

    /// Whether it is an EVENT card.
    pub fn is_event(&self) -> bool {
        self.category == Category::Event
    }

    /// The timing is told: a zombie that has left the field is a card now, and "it" may be clear.
    pub fn told(&self, timing: &Timing, ability: &Ability) {
        let Timing::When(happening, cards) = timing else { return };
        if !is_this(cards) {
            return;
        }
        if leaves(*happening) {
            self.this.set(Noun::Card);
        }
        self.just_told.set(ability.targets.is_empty() && ability.conditions.is_empty());
    }

    /// Something else has been spoken of.
    pub fn moved_on(&self) {
        self.just_told.set(false);
    }

    /// Whether these objects are what was just spoken of.
    pub fn is_it(&self, objects: &Objects) -> bool {
        *objects == Objects::This && self.just_told.get()
    }

    /// What objects are.
    pub fn about(&self, objects: &Objects) -> About {
        let card = About { noun: Noun::Card, home: Home::Owners, many: false };
        match objects {
            Objects::This => About { noun: self.this(), home: self.home, many: false },
            Objects::It => self.it,
            Objects::Picked(slot) => match self.picked(*slot) {
                Picked::Target { .. } => self.targets.get(usize::from(slot.0)).copied().unwrap_or(card),
                Picked::Chosen { about, .. } => about,
            },
            Objects::Pick(pick) => of_pick(pick),
            Objects::All(cards) => of_cards(cards),
            Objects::Player(_) => card,
        }
    }

    /// A step picks cards; they can be spoken of now.
    pub fn pick(&self, pick: &Pick) {
        self.picks.borrow_mut().push(of_pick(pick));
    }

    /// What was picked.
    pub fn picked(&self, slot: Slot) -> Picked {
        if let Some(target) = self.targets.get(usize::from(slot.0)) {
            let order = (self.targets.len() > 1).then_some(u16::from(slot.0) + 1);
            return Picked::Target { order, many: target.many };
        }
        let card = About { noun: Noun::Card, home: Home::Owners, many: false };
        let index = usize::from(slot.0) - self.targets.len();
        let picks = self.picks.borrow();
        let order = (index + 1 < picks.len()).then_some(index as u16 + 1);
        Picked::Chosen { about: picks.get(index).copied().unwrap_or(card), order }
    }
}

/// Whether a card is no longer on the field when this has happened to it.
fn leaves(happening: Happening) -> bool {
    match happening {
        Happening::Wrecked | Happening::Leaves => true,
        Happening::Enters
        | Happening::Revived
        | Happening::Attacks
        | Happening::Blocks
        | Happening::Injured
        | Happening::Lowered
        | Happening::Stands
        | Happening::Rests
        | Happening::Damaged
        | Happening::HitsPlayer
        | Happening::WinsBattle
        | Happening::TurnedFront
        | Happening::TurnedBack => false,
    }
}

/// Whether the card itself is meant.
pub(super) fn is_this(cards: &Cards) -> bool {
    cards.filters.contains(&Filter::This)
}

/// Whether one card is meant at most.
pub(super) fn is_one(count: &Count) -> bool {
    matches!(count, Count::Exactly(Value::Number(1)) | Count::UpTo(Value::Number(1)))
}

pub(super) fn noun_at(place: Place) -> Noun {
    match place {
        Place::Field => Noun::Zombie,
        Place::Mana => Noun::Mana,
        Place::Hand | Place::Wrecked => Noun::Card,
    }
}

fn of_pick(pick: &Pick) -> About {
    About { many: !is_one(&pick.count), ..of_cards(&pick.from) }
}

fn of_cards(cards: &Cards) -> About {
    let home = match (cards.place, cards.whose) {
        (Place::Field, _) | (_, Whose::Eithers) => Home::Owners,
        (Place::Hand | Place::Wrecked | Place::Mana, Whose::Yours) => Home::Yours,
        (Place::Hand | Place::Wrecked | Place::Mana, Whose::Opponents) => Home::Opponents,
    };
    About { noun: noun_at(cards.place), home, many: !is_this(cards) }
}

/// Whether cards come from where they are by this act, so that the place is said of where they come from.
pub(super) fn is_move(act: &Act) -> bool {
    match act {
        Act::ToWrecked | Act::ToHand | Act::ToDeck(_) | Act::ToMana { .. } | Act::Enter { .. } => true,
        Act::Damage(_)
        | Act::Injure
        | Act::Stand
        | Act::Rest
        | Act::Revive
        | Act::Lower
        | Act::TurnFront
        | Act::TurnBack
        | Act::Control(_)
        | Act::Modify(..) => false,
    }
}

/// Filters in the order in which they are said: that it is another comes first.
pub(super) fn in_order(filters: &[Filter]) -> impl Iterator<Item = &Filter> {
    let is_other = |filter: &&Filter| **filter == Filter::Other;
    filters.iter().filter(is_other).chain(filters.iter().filter(move |filter| !is_other(filter)))
}

/// What is said in one breath.
#[derive(Clone, PartialEq)]
pub(super) enum Saying<'a> {
    /// A step of its own.
    Step(&'a Step),
    /// What the same objects get at the same time.
    Modified(&'a Objects, Vec<&'a Modifier>, Until),
}

/// Steps as they are said: modifiers of the same objects together.
pub(super) fn sayings(steps: &[Step]) -> Vec<Saying<'_>> {
    let mut said: Vec<Saying<'_>> = Vec::new();
    for step in steps {
        let Step::Do(Act::Modify(modifier, until), on) = step else {
            said.push(Saying::Step(step));
            continue;
        };
        match said.last_mut() {
            Some(Saying::Modified(objects, modifiers, lasts))
                if *objects == on && *lasts == *until && go_together(on, modifiers, modifier) =>
            {
                modifiers.push(modifier);
            }
            _ => said.push(Saying::Modified(on, vec![modifier], *until)),
        }
    }
    said
}

/// The parts of a continuous ability as they are said.
pub(super) fn standing(parts: &[(Objects, Modifier)]) -> Vec<(&Objects, Vec<&Modifier>)> {
    let mut said: Vec<(&Objects, Vec<&Modifier>)> = Vec::new();
    for (on, modifier) in parts {
        match said.last_mut() {
            Some((objects, modifiers)) if *objects == on && go_together(on, modifiers, modifier) => {
                modifiers.push(modifier);
            }
            _ => said.push((on, vec![modifier])),
        }
    }
    said
}

/// What a number becomes is a sentence of its own, and so is what ends with a phase; a pick is made anew each time.
fn go_together(on: &Objects, modifiers: &[&Modifier], next: &Modifier) -> bool {
    use zwo::effects::Prohibition::StandInPrepare;
    let alone = |modifier: &Modifier| matches!(modifier, Modifier::Becomes(..) | Modifier::Cannot(StandInPrepare));
    !matches!(on, Objects::Pick(_)) && !modifiers.iter().any(|modifier| alone(modifier)) && !alone(next)
}

/// Whether a step says itself that it follows from the one before.
pub(super) fn follows(saying: &Saying<'_>) -> bool {
    matches!(saying, Saying::Step(Step::If(Condition::Did, ..)))
}

/// The ways of a choice that can be told in a row: "a or b".
pub(super) fn short_choice<'a>(saying: &Saying<'a>) -> Option<&'a [Vec<Step>]> {
    match saying {
        Saying::Step(Step::ChooseOne(ways)) if ways.len() > 1 && ways.iter().all(|way| way.len() == 1) => Some(ways),
        _ => None,
    }
}

/// A mana icon, the same in every language.
pub(super) fn icon(way: zwo::effects::Way, colour: Option<zwo::Colour>, count: u8) -> String {
    use zwo::effects::Way;
    let letter = match (colour, way) {
        (Some(zwo::Colour::Green), _) => 'G',
        (Some(zwo::Colour::Blue), _) => 'B',
        (Some(zwo::Colour::Red), _) => 'R',
        (None, Way::Rest) => 'N',
        (None, Way::Back) => '●',
    };
    match way {
        Way::Rest => format!("{{{letter}{count}}}"),
        Way::Back => format!("{{BACK {letter}{count}}}"),
    }
}
