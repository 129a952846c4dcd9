//! A game in plain data.

use crate::Library;
use crate::effects::{KeptIn, Phase, Topics};
use kernel::{Chance, Outcome, Row, Seat, Viewer, Viewers};
use script::Cursor;
pub use script::{Card, Face};
pub(crate) use script::{Cards, Object, other};
use serde::{Deserialize, Serialize};

/// Cards of a game: two decks of 50, and room for what a scenario makes up.
pub const CARDS: usize = 104;
const ZONE: usize = CARDS / 2;

/// Where cards lie (ZW-3.1 to ZW-3.8). The field is one row in the order of arrival; its two zones are layers of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Zone {
    Field,
    Mana,
    Hand,
    Wrecked,
    #[default]
    Deck,
    /// The resolution area, shared by both players.
    Area,
}

impl Zone {
    pub(crate) const ALL: [Zone; 5] = [Zone::Field, Zone::Mana, Zone::Hand, Zone::Wrecked, Zone::Deck];

    /// Whether the last card of it is the top.
    pub(crate) const fn is_stack(self) -> bool {
        matches!(self, Zone::Deck | Zone::Wrecked)
    }
}

/// A place that can be named: the third zombie of a field, the top card of a wrecked zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spot {
    /// Whose zone.
    pub seat: Seat,
    /// Which zone.
    pub zone: Zone,
    /// Which card there; in stacks 0 is the top.
    pub index: u8,
}

/// How a card lies and who knows it, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct Lies(u8);

impl Lies {
    pub(crate) const REST: Lies = Lies(1);
    pub(crate) const BACK: Lies = Lies(2);
    /// In the half-wrecked zone.
    pub(crate) const HALF: Lies = Lies(4);

    pub(crate) const fn is(self, how: Lies) -> bool {
        self.0 & how.0 != 0
    }

    pub(crate) fn set(&mut self, how: Lies, yes: bool) {
        self.0 = if yes { self.0 | how.0 } else { self.0 & !how.0 };
    }

    /// Who knows the card, wherever it lies: its seats, and everybody.
    pub(crate) fn known(self) -> Viewers {
        match self.0 >> 3 & 3 {
            3 => Viewers::EVERYBODY,
            bits => Seat::all(2)
                .filter(|seat| bits >> seat.number() & 1 == 1)
                .fold(Viewers::NONE, |viewers, seat| viewers.or(Viewers::only(Viewer::Seat(seat)))),
        }
    }

    /// Both players know it: then everybody does, for what both know has lain open.
    pub(crate) const fn is_public(self) -> bool {
        self.0 >> 3 & 3 == 3
    }

    pub(crate) const fn is_known_to(self, seat: Seat) -> bool {
        seat.number() < 2 && self.0 >> (3 + seat.number()) & 1 == 1
    }

    pub(crate) fn show(&mut self, seat: Seat) {
        self.0 |= 8 << seat.number();
    }

    pub(crate) fn show_all(&mut self) {
        self.0 |= 24;
    }

    pub(crate) fn hide(&mut self) {
        self.0 &= !24;
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

impl std::fmt::Debug for Lies {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:05b}", self.0)
    }
}

/// What a state remembers of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Body {
    pub(crate) face: Face,
    /// Accumulated damage (ZW-13.3).
    pub(crate) damage: u16,
    /// Counts up with every change of zone; moves within the field keep it (ZW-4.6, ZW-19.8).
    pub(crate) life: u8,
    /// Abilities with "once per turn" that were used in this turn, one bit each.
    pub(crate) used: u8,
    pub(crate) zone: Zone,
    pub(crate) lies: Lies,
    /// Which zombie it was to enter a field, counted over both (ZW-14.9).
    pub(crate) since: u16,
}

/// A player's half of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Side {
    /// In the order in which the zombies came to this field.
    pub(crate) field: Row<Card, CARDS>,
    /// In the order of faces: a hand has no order of its own.
    pub(crate) hand: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) deck: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) wrecked: Row<Card, ZONE>,
    /// In the order in which they were placed.
    pub(crate) mana: Row<Card, ZONE>,
    pub(crate) life: u8,
    /// Own turns begun.
    pub(crate) turns: u16,
}

/// Something that lasts for a while on a zombie or a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Lasting {
    pub(crate) on: On,
    /// Which modifier: its place in the library; or one of the two below.
    pub(crate) what: u16,
    /// Its number, as it was when it began.
    pub(crate) value: i32,
    pub(crate) ends: Ends,
    /// Whose effect it is.
    pub(crate) by: Seat,
}

impl Lasting {
    /// The zombie is under `by`'s control (ZW-14.2).
    pub(crate) const CONTROL: u16 = u16::MAX;
    /// The continuous abilities of this zombie that set numbers do so since here: of several the latest counts (ZW-11.19).
    pub(crate) const STANDS: u16 = u16::MAX - 1;
}

/// The same thing that lasts on many zombies, put together when there is no room for each of them. A zombie that leaves goes from it,
/// so cards will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Mass {
    pub(crate) on: Cards,
    pub(crate) what: u16,
    pub(crate) value: i32,
    pub(crate) ends: Ends,
    pub(crate) by: Seat,
}

/// What lasts is about a zombie or about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum On {
    Zombie(Object),
    Player(Seat),
}

impl Default for On {
    fn default() -> On {
        On::Player(Seat::FIRST)
    }
}

/// When something ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Ends {
    /// In step (3) of the end phase (ZW-15.1).
    #[default]
    Turn,
    /// With the next prepare phase of its controller (ZW-8.16).
    Prepare,
    /// When the zombie leaves the field.
    Never,
}

/// The numbers that a zombie had when it left the field (ZW-11.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Last {
    pub(crate) power: u16,
    pub(crate) critical: u16,
}

/// An ability of a card: on its way to the resolution area, lying there, or being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Use {
    pub(crate) source: Object,
    /// What its card is: everybody saw that when it was used or triggered, wherever the card is now.
    pub(crate) face: Face,
    /// "You" in it (ZW-17.20).
    pub(crate) you: Seat,
    /// Which ability: its place in the library.
    pub(crate) ability: u16,
    /// The card that an Auto's condition is about.
    pub(crate) it: Object,
    /// How much the condition is about.
    pub(crate) amount: u16,
    /// What its zombie last was, once that has left.
    pub(crate) last: Last,
}

/// A chosen target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Aim {
    pub(crate) slot: u8,
    pub(crate) object: Object,
}

/// The most targets of one ability.
pub(crate) const AIMS: usize = 5;

/// An Auto ability that waits (ZW-18.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Due {
    pub(crate) using: Use,
    /// How many times over. Each waits by itself as long as there is room; see [`Engine::queue`](crate::atoms::Engine::queue).
    pub(crate) times: u16,
}

/// What lies in the resolution area (ZW-3.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Item {
    /// A zombie card that is being summoned.
    Summon(Card),
    /// A zombie whose revival was declared, and by whom.
    Revive(Object, Seat),
    /// An ability or an EVENT card, and how many targets it has: they lie beside the area, those of the newest item last.
    Use(Use, u8),
    /// The end of the main or the battle phase.
    EndPhase,
    /// A step of the battle phase whose result stands already: attacker, target, block or no block.
    Declared,
    /// Step 4.
    Battle,
    /// Step 5.
    #[default]
    Damage,
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub(crate) attacker: Object,
    /// The zombie that is attacked; without one the player is.
    pub(crate) target: Option<Object>,
    pub(crate) blocked: bool,
}

/// How far an attack has come: what is declared next (ZW-12.4 to ZW-12.24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    Target,
    Block,
    /// Step 4 or step 5.
    Strike,
    Over,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    /// What triggers at the beginning of a phase does (ZW-8.15).
    Start(Phase),
    /// The phase itself.
    Act(Phase),
    /// The mana action is done, or the end of the main or battle phase has been declared and resolved (ZW-17.13): the
    /// phase ends once the queue is empty.
    Ended(Phase),
    /// Steps (2) and (3) of the end phase.
    Clear,
    /// Step (4).
    Over,
}

/// What is being declared, part by part: its targets, then its payment (ZW-19.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Declared {
    Summon(Card),
    Revive(Object),
    Use(Use),
    /// An Auto that was taken from the queue (ZW-18.3).
    Auto(Use),
}

/// The most cards that one payment takes.
pub(crate) const PARTS: usize = 24;

/// A declaration that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Declaring {
    pub(crate) what: Declared,
    pub(crate) by: Seat,
    /// Which of its targets is chosen now; past the last it is paid for.
    pub(crate) slot: u8,
    pub(crate) aims: Row<Aim, AIMS>,
    /// What pays, part after part of the cost.
    pub(crate) given: Row<Card, PARTS>,
    /// Whether its player has chosen something: before that, an Auto waits for its first part.
    pub(crate) begun: bool,
}

/// What an effect under way remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) cursor: Cursor,
    pub(crate) using: Use,
    pub(crate) aims: Row<Aim, AIMS>,
    /// What was picked while it resolves.
    pub(crate) picks: [Cards; KeptIn::ALL.len()],
    /// What is picked so far by the instruction under way.
    pub(crate) parts: Cards,
    /// Whether the last step was done, at least in part.
    pub(crate) did: bool,
}

/// What is under way, on a stack. The question is derived from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Redraw or not (ZW-6.4).
    Redraw(Seat),
    Turn(TurnStep),
    Attack(AttackStep),
    /// Something is declared; nobody else sees it before it is.
    Declaring(Declaring),
    /// A window (ZW-17.9).
    Window {
        right: Seat,
        passes: u8,
    },
    /// What lies in the resolution area resolves, the newest first (ZW-17.12).
    Resolving,
    Effect(Effect),
    /// Nothing: before the first frame and after the last.
    #[default]
    Void,
}

// Bounds. No game with the cards there are comes to them; `scenarios/zwo/bounds.qd` builds the fullest boards and plays on.

/// How many frames can be on top of each other: a turn, an attack, a window, and a declaration or an effect.
pub(crate) const STACK: usize = 4;
/// How many declarations can lie in the resolution area. By the rules a card answers once, and who pays for an answer has one
/// card less to answer with: of two decks of fifty, 58 cards answer at most. A further answer is refused.
pub(crate) const AREA: usize = 84;
/// How many targets all of them together can have. Cards that have targets have one.
pub(crate) const AIMED: usize = 64;
/// How many Auto abilities can wait that differ from each other: of two decks, 40 zombies at most can be triggered at once.
pub(crate) const DUE: usize = 48;
/// How much can last at once: what the zombies of two decks do to themselves and others, one by one …
pub(crate) const LASTING: usize = 92;
/// … and so many things on whole fields.
pub(crate) const MASSES: usize = 8;

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    #[serde(with = "script::array")]
    pub(crate) bodies: [Body; CARDS],
    pub(crate) sides: [Side; 2],
    pub(crate) stack: Row<Frame, STACK>,
    /// The resolution area; the last is the newest.
    pub(crate) area: Row<Item, AREA>,
    /// The targets of what lies there.
    pub(crate) aimed: Row<Aim, AIMED>,
    /// Auto abilities that wait, of both players (ZW-18.2).
    pub(crate) due: Row<Due, DUE>,
    pub(crate) lasting: Row<Lasting, LASTING>,
    pub(crate) masses: Row<Mass, MASSES>,
    pub(crate) attack: Option<Attack>,
    /// Whose turn it is.
    pub(crate) turn_player: Seat,
    pub(crate) first: Seat,
    /// Turns begun by both together.
    pub(crate) turn: u16,
    pub(crate) over: Option<Outcome>,
    pub(crate) options: crate::Options,
    /// Auto abilities resolved since a player did something that could have stopped them (ZW-7.10).
    pub(crate) chain: u16,
    /// Turns in a row in which nothing changed, with both decks empty (ZW-7.10).
    pub(crate) still: u8,
    /// Something has changed in this turn.
    pub(crate) stirred: bool,
    /// How many zombies have entered a field.
    pub(crate) arrivals: u16,
    /// How many cards there are.
    pub(crate) cards: u8,
    /// What the continuous abilities of the zombies on the field are about.
    pub(crate) standing: Topics,
}

const _: () = assert!(size_of::<State>() <= 6144);

impl State {
    /// What lies in the resolution area, the oldest first, each with its targets.
    pub(crate) fn items(&self) -> impl Iterator<Item = (&Item, &[Aim])> {
        let mut aimed = &self.aimed[..];
        self.area.iter().map(move |item| {
            let count = if let Item::Use(_, aims) = item { usize::from(*aims) } else { 0 };
            let (aims, rest) = aimed.split_at(count.min(aimed.len()));
            aimed = rest;
            (item, aims)
        })
    }

    /// Who began the game.
    pub fn beginner(&self) -> Seat {
        self.first
    }

    /// An empty table.
    pub(crate) fn empty(seed: kernel::Seed) -> State {
        State {
            chance: Chance::new(seed),
            bodies: [Body::default(); CARDS],
            sides: [Side::default(); 2],
            stack: Row::default(),
            area: Row::default(),
            aimed: Row::default(),
            due: Row::default(),
            lasting: Row::default(),
            masses: Row::default(),
            attack: None,
            turn_player: Seat::FIRST,
            first: Seat::FIRST,
            turn: 0,
            over: None,
            options: crate::Options::default(),
            chain: 0,
            still: 0,
            stirred: false,
            arrivals: 0,
            cards: 0,
            standing: Topics::default(),
        }
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn body(&self, card: Card) -> &Body {
        &self.bodies[card.index()]
    }

    #[inline]
    pub(crate) fn body_mut(&mut self, card: Card) -> &mut Body {
        &mut self.bodies[card.index()]
    }

    pub(crate) fn object(&self, card: Card) -> Object {
        Object { card, life: self.body(card).life }
    }

    /// Whether the object is still what it was.
    pub(crate) fn is_there(&self, object: Object) -> bool {
        self.body(object.card).life == object.life
    }

    #[inline]
    pub(crate) fn peek(&self) -> &Frame {
        self.stack.last().unwrap_or(&Frame::Void)
    }

    /// The turn's step, at the bottom of everything.
    pub(crate) fn turn_step(&self) -> Option<TurnStep> {
        match self.stack.first() {
            Some(&Frame::Turn(step)) => Some(step),
            _ => None,
        }
    }

    /// Whether it is the main or the battle phase: only then are there windows (ZW-17.1).
    pub(crate) fn is_free_timing(&self) -> bool {
        let step = self.turn_step();
        let (TurnStep::Start(phase) | TurnStep::Act(phase) | TurnStep::Ended(phase)) = (match step {
            Some(step) => step,
            None => return false,
        }) else {
            return false;
        };
        matches!(phase, Phase::Main | Phase::Battle)
    }

    /// The cards of a zone; in stacks the last is the top.
    pub(crate) fn zone(&self, seat: Seat, zone: Zone) -> &[Card] {
        let side = self.side(seat);
        match zone {
            Zone::Field => &side.field,
            Zone::Mana => &side.mana,
            Zone::Hand => &side.hand,
            Zone::Wrecked => &side.wrecked,
            Zone::Deck => &side.deck,
            Zone::Area => &[],
        }
    }

    /// The card at a spot.
    pub(crate) fn card_at(&self, spot: Spot) -> Option<Card> {
        if spot.seat.index() >= self.sides.len() {
            return None;
        }
        let cards = self.zone(spot.seat, spot.zone);
        let index = spot.index as usize;
        match spot.zone.is_stack() {
            true => cards.len().checked_sub(index + 1).map(|index| cards[index]),
            false => cards.get(index).copied(),
        }
    }

    /// On whose field a card is, if it is a zombie (ZW-14.2).
    #[inline]
    pub(crate) fn controller(&self, card: Card) -> Option<Seat> {
        if self.body(card).zone != Zone::Field {
            return None;
        }
        let owner = card.owner();
        Some(if self.side(owner).field.contains(&card) { owner } else { other(owner) })
    }

    /// Whose zone a card lies in: its controller's on the field, its owner's elsewhere (ZW-3.18).
    pub(crate) fn holder(&self, card: Card) -> Seat {
        self.controller(card).unwrap_or(card.owner())
    }

    /// Where a card lies.
    pub(crate) fn spot(&self, card: Card) -> Option<Spot> {
        let (seat, zone) = (self.holder(card), self.body(card).zone);
        let cards = self.zone(seat, zone);
        let index = cards.iter().position(|&other| other == card)?;
        let index = if zone.is_stack() { cards.len() - 1 - index } else { index };
        Some(Spot { seat, zone, index: index as u8 })
    }

    /// Whether it is a zombie: a zombie card on a field (ZW-4.1).
    #[inline]
    pub(crate) fn is_zombie(&self, card: Card) -> bool {
        self.body(card).zone == Zone::Field
    }

    /// Every zombie, the turn player's first.
    pub(crate) fn zombies(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        [self.turn_player, other(self.turn_player)].into_iter().flat_map(|seat| self.side(seat).field.iter().copied())
    }

    /// Notes what the zombies' continuous abilities are about, whenever one comes or goes.
    pub(crate) fn note_field(&mut self, library: &Library) {
        self.standing = self.standing_now(library);
    }

    pub(crate) fn standing_now(&self, library: &Library) -> Topics {
        self.zombies().map(|card| library.standing(self.body(card).face)).fold(Topics::default(), Topics::or)
    }

    /// Where a card stands in its hand: by face, and of copies those that everybody knows first: these go first. So places
    /// in a hand follow from what its owner sees, and worlds that look alike have them alike.
    pub(crate) fn hand_order(&self, card: Card) -> (Face, bool) {
        let body = self.body(card);
        (body.face, !body.lies.is_public())
    }

    /// Puts a hand in order.
    pub(crate) fn sort_hand(&mut self, seat: Seat) {
        let mut hand = self.side(seat).hand;
        hand.sort_by_key(|&card| self.hand_order(card));
        self.side_mut(seat).hand = hand;
    }
}
