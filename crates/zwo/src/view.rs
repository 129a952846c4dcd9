//! What a viewer sees, built from what is allowed; and worlds that a viewer could be in.
//!
//! Cards are numbered anew for every view, by where they lie: so a number tells a place and never which card lies there.

use crate::effects::{Ability, Keyword, Phase, Stat};
use crate::events::Auto;
use crate::numbers::Table;
use crate::state::{
    AIMS, Aim, Attack, Body, CARDS, Card, Cards, Declared, Declaring, Due, Effect, Frame, Item, Lasting, Lies, Mass,
    Object, On, Side, Spot, State, TurnStep, Use, Zone, other,
};
use crate::{Clause, Face, Library, Options, Zwo};
use kernel::rand_core::Rng;
use kernel::{Outcome, Row, Seat, Viewer};
pub use script::Prior;
use script::{any_seed, without};

/// What is known of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenCard {
    /// What it is, if the viewer may know.
    pub face: Option<Face>,
    /// In whose deck it started.
    pub owner: Seat,
    /// REST; otherwise STAND.
    pub rest: bool,
    /// BACK; otherwise FRONT.
    pub back: bool,
    /// In the half-wrecked zone; otherwise, on the field, in the intact zone.
    pub half_wrecked: bool,
    /// Accumulated damage.
    pub damage: u16,
    /// Whether everybody is known to know it.
    pub shown: bool,
    /// POWER now, of a zombie.
    pub power: Option<i32>,
    /// CRITICAL now, of a zombie.
    pub critical: Option<i32>,
    /// What it costs to summon it now, in a hand, if the viewer may know what it is; or to revive it, half-wrecked.
    pub cost: Option<i32>,
    keywords: u8,
    used: u8,
    since: u16,
}

impl SeenCard {
    /// The keywords that it has now, on the field.
    pub fn keywords(&self) -> impl Iterator<Item = Keyword> + use<> {
        let bits = self.keywords;
        Keyword::ALL.into_iter().filter(move |&keyword| bits >> keyword as u8 & 1 == 1)
    }

    /// Whether the ability at this place of its text has been used in this turn.
    pub fn has_used(&self, ability: u8) -> bool {
        ability < 8 && self.used >> ability & 1 == 1
    }
}

/// One half of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenSide {
    /// Life.
    pub life: u8,
    /// Both layers of the field, in the order of arrival.
    pub field: Vec<SeenCard>,
    /// The mana zone, in the order of placement.
    pub mana: Vec<SeenCard>,
    /// The hand: known cards first where it is not the viewer's own.
    pub hand: Vec<SeenCard>,
    /// The wrecked zone from the top.
    pub wrecked: Vec<SeenCard>,
    /// The deck from the top.
    pub deck: Vec<SeenCard>,
    /// Own turns begun.
    pub turns: u16,
}

/// Something that lies in the resolution area, or is being carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SeenItem {
    Summon {
        face: Option<Face>,
        seat: Seat,
    },
    Revive {
        zombie: Option<Spot>,
        seat: Seat,
    },
    Use {
        face: Face,
        seat: Seat,
        ability: Auto,
        targets: Vec<Option<Spot>>,
        auto: bool,
    },
    EndPhase,
    /// A step of the battle phase.
    Step,
    Battle,
    Damage,
}

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Both halves.
    pub sides: [SeenSide; 2],
    /// Cards in the resolution area: zombie cards being summoned and EVENT cards.
    pub area: Vec<SeenCard>,
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Who began.
    pub first: Seat,
    /// Turns begun by both together.
    pub turn: u16,
    /// How it ended.
    pub over: Option<Outcome>,
    /// Rulings.
    pub options: Options,
    stack: Vec<Frame>,
    items: Vec<(Item, Row<Aim, AIMS>)>,
    due: Vec<Due>,
    lasting: Vec<Lasting>,
    masses: Vec<Mass>,
    attack: Option<Attack>,
    chain: u16,
    still: u8,
    stirred: bool,
    arrivals: u16,
    /// The deck's list, of which the hidden cards are the rest: the viewer's own alone.
    own: Option<Vec<Face>>,
}

/// The zones of one player in the order in which their cards are numbered.
const ZONES: [Zone; 4] = [Zone::Mana, Zone::Hand, Zone::Wrecked, Zone::Deck];

/// Cards numbered by place, as one viewer may number them.
struct Numbering<'s> {
    table: Table<'s>,
    state: &'s State,
    viewer: Viewer,
    /// From true number to number by place.
    numbers: [u8; CARDS],
    area: Vec<Card>,
}

impl<'s> Numbering<'s> {
    fn new(table: Table<'s>, viewer: Viewer) -> Numbering<'s> {
        let state = table.state;
        let area = cards_in_area(state);
        let mut numbering = Numbering { table, state, viewer, numbers: [u8::MAX; CARDS], area };
        for owner in Seat::all(2) {
            let fields = Seat::all(2).flat_map(|seat| state.side(seat).field.iter().copied());
            let mut cards: Vec<Card> = fields.filter(|card| card.owner() == owner).collect();
            cards.extend(ZONES.into_iter().flat_map(|zone| numbering.zone(owner, zone)));
            cards.extend(numbering.area.iter().copied().filter(|card| card.owner() == owner));
            for (place, card) in cards.iter().enumerate() {
                numbering.numbers[card.index()] = (2 * place) as u8 + owner.number();
            }
        }
        numbering
    }

    /// The cards of a zone as the viewer would count them: stacks from the top, another's hand by what is known of it.
    fn zone(&self, seat: Seat, zone: Zone) -> Vec<Card> {
        let mut cards: Vec<Card> = self.state.zone(seat, zone).to_vec();
        match zone {
            Zone::Deck | Zone::Wrecked => cards.reverse(),
            Zone::Hand => cards.sort_by_key(|&card| match self.knows(card) {
                true => (0, self.state.hand_order(card)),
                false => (1, (Face::default(), false)),
            }),
            _ => {}
        }
        cards
    }

    /// Whether the viewer may know what a card is.
    fn knows(&self, card: Card) -> bool {
        let body = self.state.body(card);
        match body.zone {
            Zone::Field | Zone::Wrecked | Zone::Area => true,
            Zone::Mana if body.lies.is(Lies::BACK) => self.viewer.is(card.owner()),
            Zone::Mana => true,
            Zone::Hand | Zone::Deck => match self.viewer {
                Viewer::Seat(seat) => body.lies.is_known_to(seat),
                Viewer::Spectator => body.lies.is_public(),
            },
        }
    }

    fn seen(&self, card: Card) -> SeenCard {
        let body = self.state.body(card);
        let zombie = self.state.is_zombie(card);
        let keywords = Keyword::ALL.into_iter().filter(|&keyword| zombie && self.table.has(card, keyword));
        let knows = self.knows(card);
        SeenCard {
            face: knows.then_some(body.face),
            owner: card.owner(),
            rest: body.lies.is(Lies::REST),
            back: body.lies.is(Lies::BACK),
            half_wrecked: body.lies.is(Lies::HALF),
            damage: body.damage,
            shown: knows && body.lies.is_public(),
            power: zombie.then(|| self.table.power(card)),
            critical: zombie.then(|| self.table.critical(card)),
            cost: self.price_of(card).map(|stat| self.table.stat(card, stat)),
            keywords: keywords.fold(0, |bits, keyword| bits | 1 << keyword as u8),
            used: body.used,
            since: body.since,
        }
    }

    /// Which of its numbers would have to be paid for it where it lies.
    fn price_of(&self, card: Card) -> Option<Stat> {
        let body = self.state.body(card);
        match body.zone {
            Zone::Hand if self.knows(card) && self.table.is_zombie_card(card) => Some(Stat::SummonCost),
            Zone::Field if body.lies.is(Lies::HALF) => Some(Stat::ReviveCost),
            _ => None,
        }
    }

    fn card(&self, card: Card) -> Card {
        Card(self.numbers[card.index()])
    }

    /// The objects of a view live once. What is not any more what it was is nothing but a card of its owner's: where it is
    /// now may be a secret.
    fn object(&self, object: Object) -> Object {
        match self.state.is_there(object) {
            true => Object { card: self.card(object.card), life: 0 },
            false => Object { card: Card(object.card.owner().number()), life: GONE },
        }
    }

    /// Those of the cards that the viewer may know of.
    fn cards(&self, cards: Cards) -> Cards {
        cards.iter().filter(|&card| self.knows(card)).map(|card| self.card(card)).collect()
    }

    fn using(&self, using: Use) -> Use {
        let Use { source, face, you, ability, it, amount, last } = using;
        Use { source: self.object(source), face, you, ability, it: self.object(it), amount, last }
    }

    fn aims(&self, aims: &[Aim]) -> Row<Aim, AIMS> {
        aims.iter().map(|aim| Aim { slot: aim.slot, object: self.object(aim.object) }).collect()
    }

    fn item(&self, item: &Item) -> Item {
        match *item {
            Item::Summon(card) => Item::Summon(self.card(card)),
            Item::Revive(object, seat) => Item::Revive(self.object(object), seat),
            Item::Use(using, aims) => Item::Use(self.using(using), aims),
            item @ (Item::EndPhase | Item::Declared | Item::Battle | Item::Damage) => item,
        }
    }

    /// A declaration as its player sees it; everybody else sees none before it is complete, and of an Auto ability that it
    /// waits for its player.
    fn declaring(&self, declaring: &Declaring) -> Option<Declaring> {
        let Declaring { what, by, slot, ref aims, ref given, begun } = *declaring;
        let is_auto = matches!(what, Declared::Auto(_));
        let what = match what {
            Declared::Summon(card) => Declared::Summon(self.card(card)),
            Declared::Revive(object) => Declared::Revive(self.object(object)),
            Declared::Use(using) => Declared::Use(self.using(using)),
            Declared::Auto(using) => Declared::Auto(self.using(using)),
        };
        if self.viewer.is(by) {
            let given = given.iter().map(|&card| self.card(card)).collect();
            return Some(Declaring { what, by, slot, aims: self.aims(aims), given, begun });
        }
        is_auto.then(|| Declaring::new(what, by))
    }

    fn effect(&self, effect: &Effect) -> Effect {
        let Effect { cursor, using, ref aims, picks, parts, did } = *effect;
        Effect {
            cursor,
            using: self.using(using),
            aims: self.aims(aims),
            picks: picks.map(|cards| self.cards(cards)),
            // Only whoever answers sees the parts of an answer.
            parts: if self.viewer.is(using.you) { self.cards(parts) } else { Cards::NONE },
            did,
        }
    }

    fn frame(&self, frame: &Frame) -> Option<Frame> {
        Some(match *frame {
            Frame::Declaring(ref declaring) => Frame::Declaring(self.declaring(declaring)?),
            Frame::Effect(ref effect) => Frame::Effect(self.effect(effect)),
            Frame::Redraw(seat) => Frame::Redraw(seat),
            Frame::Turn(step) => Frame::Turn(step),
            Frame::Attack(step) => Frame::Attack(step),
            Frame::Window { right, passes } => Frame::Window { right, passes },
            Frame::Resolving => Frame::Resolving,
            Frame::Void => Frame::Void,
        })
    }

    fn due(&self, due: &Due) -> Due {
        let Due { using, times } = *due;
        Due { using: self.using(using), times }
    }

    fn lasting(&self, lasting: &Lasting) -> Lasting {
        let Lasting { on, what, value, ends, by } = *lasting;
        let on = match on {
            On::Zombie(object) => On::Zombie(self.object(object)),
            On::Player(seat) => On::Player(seat),
        };
        Lasting { on, what, value, ends, by }
    }

    fn mass(&self, mass: &Mass) -> Mass {
        let Mass { on, what, value, ends, by } = *mass;
        Mass { on: self.cards(on), what, value, ends, by }
    }

    fn attack(&self, attack: &Attack) -> Attack {
        let Attack { attacker, target, blocked } = *attack;
        Attack { attacker: self.object(attacker), target: target.map(|target| self.object(target)), blocked }
    }
}

/// The life of an object that is not there any more: no card of an imagined world comes so far.
const GONE: u8 = u8::MAX;

/// Cards that lie in the resolution area, the oldest first; one whose effect is carried out is the last.
fn cards_in_area(state: &State) -> Vec<Card> {
    let in_items = state.area.iter().filter_map(|item| match item {
        Item::Summon(card) => Some(*card),
        Item::Use(using, _) => Some(using.source.card),
        _ => None,
    });
    let in_frames = state.stack.iter().filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(effect.using.source.card),
        _ => None,
    });
    let mut cards: Vec<Card> = in_items.chain(in_frames).filter(|&card| state.body(card).zone == Zone::Area).collect();
    cards.dedup();
    cards
}

impl View {
    pub(crate) fn of(rules: &Zwo, state: &State, viewer: Viewer) -> View {
        let numbering = Numbering::new(rules.table(state), viewer);
        let zone = |seat, zone| numbering.zone(seat, zone).into_iter().map(|card| numbering.seen(card)).collect();
        let side = |seat: Seat| {
            let side = state.side(seat);
            SeenSide {
                life: side.life,
                field: zone(seat, Zone::Field),
                mana: zone(seat, Zone::Mana),
                hand: zone(seat, Zone::Hand),
                wrecked: zone(seat, Zone::Wrecked),
                deck: zone(seat, Zone::Deck),
                turns: side.turns,
            }
        };
        let own = match viewer {
            Viewer::Seat(seat) => {
                let mine = (0..state.cards).map(Card).filter(|card| card.owner() == seat);
                // With an odd card more on the other side, the last number of this one stands for none.
                let mine = mine.filter(|card| numbering.numbers[card.index()] != u8::MAX);
                let mut faces: Vec<Face> = mine.map(|card| state.body(card).face).collect();
                faces.sort_unstable();
                Some(faces)
            }
            Viewer::Spectator => None,
        };
        View {
            viewer,
            sides: [side(Seat::FIRST), side(other(Seat::FIRST))],
            area: numbering.area.iter().map(|&card| numbering.seen(card)).collect(),
            turn_player: state.turn_player,
            first: state.first,
            turn: state.turn,
            over: state.over,
            options: state.options,
            stack: state.stack.iter().filter_map(|frame| numbering.frame(frame)).collect(),
            items: state.items().map(|(item, aims)| (numbering.item(item), numbering.aims(aims))).collect(),
            due: state.due.iter().map(|due| numbering.due(due)).collect(),
            lasting: state.lasting.iter().map(|lasting| numbering.lasting(lasting)).collect(),
            masses: state.masses.iter().map(|mass| numbering.mass(mass)).collect(),
            attack: state.attack.as_ref().map(|attack| numbering.attack(attack)),
            chain: state.chain,
            still: state.still,
            stirred: state.stirred,
            arrivals: state.arrivals,
            own,
        }
    }

    /// A world that fits. What is hidden is dealt from the viewer's own list, and for others from lists that could be
    /// theirs.
    pub(crate) fn imagine(&self, library: &Library, prior: &Prior, rng: &mut impl Rng) -> State {
        let mut state = State::empty(any_seed(rng));
        for owner in Seat::all(2) {
            self.deal(owner, library, prior, rng, &mut state);
        }
        // Fields hold cards of both owners, in the order of arrival.
        let mut next = [0u8, 1];
        for seat in Seat::all(2) {
            let take = |card: &SeenCard| {
                let number = &mut next[card.owner.index()];
                let taken = Card(*number);
                *number += 2;
                taken
            };
            state.side_mut(seat).field = self.sides[seat.index()].field.iter().map(take).collect();
        }
        state.note_field(library);
        state.turn_player = self.turn_player;
        state.first = self.first;
        state.turn = self.turn;
        state.over = self.over;
        state.options = self.options;
        state.stack = self.stack.iter().copied().collect();
        state.area = self.items.iter().map(|(item, _)| *item).collect();
        state.aimed = self.items.iter().flat_map(|(_, aims)| aims.iter().copied()).collect();
        state.due = self.due.iter().copied().collect();
        state.lasting = self.lasting.iter().copied().collect();
        state.masses = self.masses.iter().copied().collect();
        state.attack = self.attack;
        (state.chain, state.still, state.stirred) = (self.chain, self.still, self.stirred);
        state.arrivals = self.arrivals;
        state
    }

    /// The cards of one owner with their places, in the order in which they are numbered.
    fn cards_of(&self, owner: Seat) -> impl Iterator<Item = (Zone, &SeenCard)> + Clone {
        let side = &self.sides[owner.index()];
        let fields = self.sides.iter().flat_map(|side| &side.field).map(|card| (Zone::Field, card));
        let zones = [(Zone::Mana, &side.mana), (Zone::Hand, &side.hand), (Zone::Wrecked, &side.wrecked)];
        let zones = zones.into_iter().chain([(Zone::Deck, &side.deck)]);
        let zones = zones.flat_map(|(zone, cards)| cards.iter().map(move |card| (zone, card)));
        let area = self.area.iter().map(|card| (Zone::Area, card));
        fields.chain(zones).chain(area).filter(move |(_, card)| card.owner == owner)
    }

    fn deal(&self, owner: Seat, library: &Library, prior: &Prior, rng: &mut impl Rng, state: &mut State) {
        let mut hidden = self.hidden(owner, library, prior, rng);
        kernel::shuffle(&mut hidden, rng);
        let mut next = owner.number();
        let seen = &self.sides[owner.index()];
        let mut side = Side { life: seen.life, turns: seen.turns, ..Side::default() };
        for (zone, card) in self.cards_of(owner) {
            let number = Card(next);
            next += 2;
            let mut lies = Lies::default();
            lies.set(Lies::REST, card.rest);
            lies.set(Lies::BACK, card.back);
            lies.set(Lies::HALF, card.half_wrecked);
            if card.shown {
                lies.show_all();
            }
            if zone == Zone::Hand || card.back {
                lies.show(owner);
            }
            if let (Some(_), Viewer::Seat(seat)) = (card.face, self.viewer) {
                lies.show(seat);
            }
            let face = card.face.unwrap_or_else(|| hidden.pop().unwrap_or_default());
            let body = Body { face, damage: card.damage, life: 0, used: card.used, zone, lies, since: card.since };
            *state.body_mut(number) = body;
            let kept = match zone {
                Zone::Mana => side.mana.push(number),
                Zone::Hand => side.hand.push(number),
                Zone::Wrecked => side.wrecked.push(number),
                Zone::Deck => side.deck.push(number),
                Zone::Field | Zone::Area => Ok(()),
            };
            debug_assert!(kept.is_ok(), "a zone holds what is seen in it");
        }
        side.wrecked.reverse();
        side.deck.reverse();
        state.cards = state.cards.max(next);
        *state.side_mut(owner) = side;
        state.sort_hand(owner);
    }

    /// The faces that a seat's hidden cards could have.
    fn hidden(&self, seat: Seat, library: &Library, prior: &Prior, rng: &mut impl Rng) -> Vec<Face> {
        let known: Vec<Face> = self.cards_of(seat).filter_map(|(_, card)| card.face).collect();
        let missing = self.cards_of(seat).filter(|(_, card)| card.face.is_none()).count();
        if let (Some(own), true) = (&self.own, self.viewer.is(seat)) {
            return without(own, &known);
        }
        // A candidate list that fits everything seen, or else any cards.
        let fitting: Vec<Vec<Face>> = prior
            .lists_or(|| crate::setup::starter_lists(library))
            .into_iter()
            .map(|list| without(&list, &known))
            .filter(|rest| rest.len() == missing)
            .collect();
        if !fitting.is_empty() {
            return fitting[kernel::below(rng, fitting.len() as u32) as usize].clone();
        }
        let cards = library.cards().len().max(1) as u32;
        (0..missing).map(|_| Face(kernel::below(rng, cards) as u16)).collect()
    }
}

/// What is under way, for those who tell of it.
impl View {
    /// The cards of a zone, as the viewer counts them.
    pub fn zone(&self, seat: Seat, zone: Zone) -> &[SeenCard] {
        let Some(side) = self.sides.get(seat.index()) else { return &[] };
        match zone {
            Zone::Field => &side.field,
            Zone::Mana => &side.mana,
            Zone::Hand => &side.hand,
            Zone::Wrecked => &side.wrecked,
            Zone::Deck => &side.deck,
            Zone::Area => &self.area,
        }
    }

    /// The card at a spot.
    pub fn card_at(&self, spot: Spot) -> Option<&SeenCard> {
        self.zone(spot.seat, spot.zone).get(spot.index as usize)
    }

    /// The phase of the turn, once the game has begun.
    pub fn phase(&self) -> Option<Phase> {
        match self.stack.first() {
            Some(Frame::Turn(TurnStep::Start(phase) | TurnStep::Act(phase) | TurnStep::Ended(phase))) => Some(*phase),
            Some(Frame::Turn(TurnStep::Clear | TurnStep::Over)) => Some(Phase::End),
            _ => None,
        }
    }

    /// Where the card with this number lies: numbers go by place.
    fn spot(&self, card: Card) -> Option<Spot> {
        let owner = Seat::new(card.0 % 2)?;
        let (zone, seen) = self.cards_of(owner).nth(usize::from(card.0 / 2))?;
        let seats = if zone == Zone::Field { [owner, other(owner)] } else { [owner, owner] };
        seats.into_iter().find_map(|seat| {
            let index = self.zone(seat, zone).iter().position(|other| std::ptr::eq(other, seen))?;
            Some(Spot { seat, zone, index: index as u8 })
        })
    }

    /// The number of the card at a spot.
    fn number(&self, spot: Spot) -> Option<Card> {
        let seen = self.card_at(spot)?;
        let place = self.cards_of(seen.owner).position(|(_, other)| std::ptr::eq(other, seen))?;
        Some(Card((2 * place) as u8 + seen.owner.number()))
    }

    /// What a number of the card at a spot is made of, the printed number first: the card whose text it is, unless it is
    /// the rules' own; how much it adds; the rule behind it. The world is any that was imagined from this view: what is
    /// open is made of the same parts there, and nothing else can be told.
    pub fn parts(&self, rules: &Zwo, world: &State, spot: Spot, stat: Stat) -> Vec<(Option<Face>, i32, Clause)> {
        let table = rules.table(world);
        self.number(spot).map_or_else(Vec::new, |card| table.parts(card, stat))
    }

    fn spot_of(&self, object: Object) -> Option<Spot> {
        if object.life == 0 { self.spot(object.card) } else { None }
    }

    /// Who attacks, and which zombie; without a zombie the player, or nobody yet.
    pub fn attack(&self) -> Option<(Spot, Option<Spot>)> {
        let attack = self.attack?;
        Some((self.spot_of(attack.attacker)?, attack.target.and_then(|target| self.spot_of(target))))
    }

    /// The view without what is under way, and without which abilities were used up: what an effect has done is the rest.
    pub(crate) fn at_rest(mut self) -> View {
        self.stack.clear();
        self.sides.iter_mut().flat_map(|side| &mut side.field).for_each(|card| card.used = 0);
        (self.chain, self.still, self.stirred) = (0, 0, false);
        self
    }

    /// Whether the zombie that is attacked is a blocker.
    pub fn is_blocked(&self) -> bool {
        self.attack.is_some_and(|attack| attack.blocked)
    }

    /// Whether the attack's target has been chosen.
    pub fn has_target(&self) -> bool {
        let open = |frame: &Frame| matches!(frame, Frame::Attack(crate::state::AttackStep::Target));
        self.attack.is_some() && !self.stack.iter().any(open)
    }

    /// What lies in the resolution area, the oldest first, and at last what is being carried out.
    pub fn items(&self, rules: &Zwo) -> Vec<SeenItem> {
        self.all_items().map(|(item, aims)| self.item(rules, &item, &aims)).collect()
    }

    /// The cards that these come from, one for each, as far as they are there.
    pub fn item_cards(&self) -> Vec<Option<Spot>> {
        let card = |item| match item {
            Item::Summon(card) => self.spot(card),
            Item::Revive(object, _) => self.spot_of(object),
            Item::Use(using, _) => self.spot_of(using.source),
            Item::EndPhase | Item::Declared | Item::Battle | Item::Damage => None,
        };
        self.all_items().map(|(item, _)| card(item)).collect()
    }

    fn all_items(&self) -> impl Iterator<Item = (Item, Row<Aim, AIMS>)> {
        let carried_out = self.stack.iter().filter_map(|frame| match frame {
            Frame::Effect(effect) => Some((Item::Use(effect.using, effect.aims.len() as u8), effect.aims)),
            _ => None,
        });
        self.items.iter().copied().chain(carried_out)
    }

    fn item(&self, rules: &Zwo, item: &Item, aims: &[Aim]) -> SeenItem {
        match item {
            Item::Summon(card) => {
                let seen = self.spot(*card).and_then(|spot| self.card_at(spot));
                SeenItem::Summon { face: seen.and_then(|card| card.face), seat: card.owner() }
            }
            Item::Revive(object, seat) => SeenItem::Revive { zombie: self.spot_of(*object), seat: *seat },
            Item::Use(using, _) => {
                let (face, ability, text) = self.used(rules, using);
                let auto = matches!(text.kind, crate::effects::Kind::Auto(..));
                let targets = aims.iter().map(|aim| self.spot_of(aim.object)).collect();
                SeenItem::Use { face, seat: using.you, ability, targets, auto }
            }
            Item::EndPhase => SeenItem::EndPhase,
            Item::Declared => SeenItem::Step,
            Item::Battle => SeenItem::Battle,
            Item::Damage => SeenItem::Damage,
        }
    }

    fn used<'r>(&self, rules: &'r Zwo, using: &Use) -> (Face, Auto, &'r Ability) {
        let lowered = rules.library().ability(using.ability);
        (using.face, Auto::at(using.ability, lowered.bit), &lowered.ability)
    }

    /// The effect or the Auto ability that asks now: its card, which of its abilities, and what that says.
    pub fn asking<'r>(&self, rules: &'r Zwo) -> Option<(Face, Auto, &'r Ability)> {
        match self.stack.last()? {
            Frame::Effect(effect) => Some(self.used(rules, &effect.using)),
            Frame::Declaring(declaring) => Some(self.used(rules, &declaring.using()?)),
            _ => None,
        }
    }

    /// The zombie card or zombie whose summon or revival is being declared.
    pub fn declaring(&self) -> Option<Spot> {
        match self.stack.last()? {
            Frame::Declaring(Declaring { what: Declared::Summon(card), .. }) => self.spot(*card),
            Frame::Declaring(Declaring { what: Declared::Revive(object), .. }) => self.spot_of(*object),
            _ => None,
        }
    }

    /// An Auto ability that waits: its card, which of its abilities, and what that says.
    pub fn due<'r>(&self, rules: &'r Zwo, index: u8) -> Option<(Face, Auto, &'r Ability)> {
        Some(self.used(rules, &self.due.get(index as usize)?.using))
    }
}
