//! A match in plain data.

use crate::effects::Window;
use crate::library::ABILITIES;
use kernel::{Chance, Outcome, Row, Seat, Viewer, Viewers};
use script::Cursor;
pub use script::{Card, Face};
pub(crate) use script::{Cards, Object, other};
use serde::{Deserialize, Serialize};

/// Cards of a match: two decks of 32, two sideboards of 10, and room for what a scenario makes up.
pub const CARDS: usize = 96;
const ZONE: usize = CARDS / 2;
/// Cards of a deck: no more can be in a Battle (MM-1.1).
pub(crate) const DECK: usize = 32;

/// Where cards lie (MM-4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Zone {
    /// Captain, Sailor 1 and Sailor 2, in this order.
    Bridge,
    Reinforcements,
    Techniques,
    Hand,
    Ocean,
    Trophies,
    Logbook,
    Life,
    #[default]
    Chest,
    Sideboard,
}

impl Zone {
    pub(crate) const ALL: [Zone; 10] = [
        Zone::Bridge,
        Zone::Reinforcements,
        Zone::Techniques,
        Zone::Hand,
        Zone::Ocean,
        Zone::Trophies,
        Zone::Logbook,
        Zone::Life,
        Zone::Chest,
        Zone::Sideboard,
    ];
}

/// A space of the Bridge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Space {
    #[default]
    Captain,
    Sailor1,
    Sailor2,
}

impl Space {
    /// All of them.
    pub const ALL: [Space; 3] = [Space::Captain, Space::Sailor1, Space::Sailor2];
    /// Those of Sailors.
    pub const SAILORS: [Space; 2] = [Space::Sailor1, Space::Sailor2];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The space of the other player's Bridge that it faces: both use the same sheet, turned round (MM-6.1.8).
    pub const fn facing(self) -> Space {
        match self {
            Space::Captain => Space::Captain,
            Space::Sailor1 => Space::Sailor2,
            Space::Sailor2 => Space::Sailor1,
        }
    }
}

/// A place that can be named: a space of a Bridge, the third card of a Hand, the top card of an Ocean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spot {
    /// Whose zone.
    pub seat: Seat,
    /// Which zone.
    pub zone: Zone,
    /// Which card there: on a Bridge the space, in stacks 0 is the top.
    pub index: u8,
}

/// What a state remembers of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Body {
    pub(crate) face: Face,
    /// Counts up with every change of zone (MM-0.6).
    pub(crate) life: u8,
    pub(crate) zone: Zone,
    pub(crate) marks: Marks,
    /// In which turn it came to the Bridge.
    pub(crate) since: u16,
}

/// Yes or no about a card, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct Marks(u8);

impl Marks {
    /// Has begun a Battle in this turn, or was kept from it (MM-6.1.2, MM-7.2.1).
    pub(crate) const BEGAN: Marks = Marks(1);
    /// Has used its ability in this turn (MM-6.2.2).
    pub(crate) const USED: Marks = Marks(2);
    /// A Technique whose effect has been applied (MM-9.14).
    pub(crate) const RESOLVED: Marks = Marks(4);
    /// A Battle that it was to begin was prevented: it has not begun one (MM-7.2.2).
    pub(crate) const KEPT: Marks = Marks(8);
    /// Was exchanged in the sideboarding under way.
    pub(crate) const SWAPPED: Marks = Marks(16);
    /// Lies face down on the Bridge, before the reveal.
    pub(crate) const HIDDEN: Marks = Marks(32);
    const KNOWN: u8 = 6;

    pub(crate) const fn is(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    pub(crate) fn set(&mut self, mark: Marks, yes: bool) {
        self.0 = if yes { self.0 | mark.0 } else { self.0 & !mark.0 };
    }

    /// Who knows the card, wherever it lies.
    pub(crate) fn known(self) -> Viewers {
        match self.0 >> Marks::KNOWN {
            3 => Viewers::EVERYBODY,
            bits => Seat::all(2)
                .filter(|seat| bits >> seat.number() & 1 == 1)
                .fold(Viewers::NONE, |viewers, seat| viewers.or(Viewers::only(Viewer::Seat(seat)))),
        }
    }

    /// Both players know it: then everybody does.
    pub(crate) const fn is_public(self) -> bool {
        self.0 >> Marks::KNOWN == 3
    }

    pub(crate) const fn is_known_to(self, seat: Seat) -> bool {
        self.0 >> (Marks::KNOWN + seat.number()) & 1 == 1
    }

    pub(crate) fn show(&mut self, seat: Seat) {
        self.0 |= 1 << (Marks::KNOWN + seat.number());
    }

    pub(crate) fn show_all(&mut self) {
        self.0 |= 3 << Marks::KNOWN;
    }

    pub(crate) fn hide(&mut self) {
        self.0 &= !(3 << Marks::KNOWN);
    }

    /// Nothing but who knows it.
    pub(crate) fn clear(&mut self) {
        self.0 &= 3 << Marks::KNOWN;
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

impl std::fmt::Debug for Marks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:08b}", self.0)
    }
}

/// A player's half of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Side {
    pub(crate) bridge: [Option<Card>; 3],
    /// The Life pile of each space; the last is the top.
    pub(crate) life: [Row<Card, 24>; 3],
    /// In the order of faces: a Hand has no order of its own.
    pub(crate) hand: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) chest: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) logbook: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) ocean: Row<Card, ZONE>,
    pub(crate) trophies: Row<Card, ZONE>,
    /// In the order of placement.
    pub(crate) reinforcements: Row<Card, DECK>,
    /// In the order of placement.
    pub(crate) techniques: Row<Card, DECK>,
    /// In the order of faces.
    pub(crate) sideboard: Row<Card, 16>,
    /// Techniques that were used in the Battle under way and were put under the Chest.
    pub(crate) under: Row<Face, DECK>,
    /// Own turns begun in this game.
    pub(crate) turns: u16,
    /// Has used the Pirate Mulligan in this match (MM-2.6.2).
    pub(crate) mulligan: bool,
    /// Need not bring the Hand to four at the end of the first turn (MM-2.6.3).
    pub(crate) exempt: bool,
    /// Games won.
    pub(crate) won: u8,
    /// Was to draw and could not (MM-3.1.3).
    pub(crate) dry: bool,
    /// The Captain was defeated, or is gone (MM-3.1.1, MM-3.2.2).
    pub(crate) sunk: bool,
    /// In sudden death: this player's Captain has been hurt by the other player (MM-14.2.3).
    pub(crate) hurt: bool,
}

/// By what a Character takes damage.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// The comparison, of the other player's Character.
    Battle,
    /// The effect of a Technique that this seat uses.
    Technique(Seat),
    /// The effect of an ability of this seat.
    Ability(Seat),
    /// A rule: crews that quarrel.
    Rule,
}

/// How a Battle was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Verdict {
    Won(Seat),
    Tie,
}

/// A Battle under way (MM-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Battle {
    /// The fighting Characters, by seat.
    pub(crate) fighters: [Object; 2],
    /// Who began it (MM-7.1.2).
    pub(crate) attacker: Seat,
    /// What abilities give the fighting Characters in it, by seat: Power and Damage.
    pub(crate) gains: [(i16, i8); 2],
    pub(crate) verdict: Option<Verdict>,
    /// Whether a Character was defeated in it (MM-13.4).
    pub(crate) defeats: bool,
    /// Whose fighting Character has been defeated in it.
    pub(crate) fallen: [bool; 2],
    /// Whether its attacker has begun another one in this turn (MM-7.2.2).
    pub(crate) again: bool,
    /// A fighting Character has left before the comparison (MM-7.8).
    pub(crate) broken: bool,
}

/// Steps of a Battle (MM-13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum BattleStep {
    /// W0.
    Declared,
    /// W1.
    Before,
    Actions {
        turn: Seat,
        passes: u8,
    },
    /// W3.
    BeforeComparison,
    Compare,
    /// W4.
    AfterComparison,
    /// W5.
    BeforeDamage,
    Damage,
    /// W6.
    Defeated,
    /// W7.
    Discard,
    /// W8.
    AfterBattle,
    Over,
}

/// Steps of a turn (MM-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    Initial,
    /// Actions are counted anew after each.
    Main,
    /// The Hand is brought to four, unless its player is exempt.
    Final,
    /// Time, and the next turn.
    Over,
}

/// How far a placed Technique has come (MM-7.5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Placed {
    /// Its cost is paid.
    Cost,
    /// The opponent may interrupt.
    Answer,
    Apply,
    Done,
}

/// What an effect under way remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) cursor: Cursor,
    pub(crate) source: Object,
    /// What its card is: everybody saw that.
    pub(crate) face: Face,
    pub(crate) you: Seat,
    pub(crate) ability: u16,
    /// What was picked.
    pub(crate) picked: Cards,
    /// What is picked so far by the instruction under way.
    pub(crate) parts: Cards,
    /// Whether its cost is being paid; its body comes after it.
    pub(crate) paying: bool,
    /// The initial Life of the Character that left by this effect last (MM-15.9).
    pub(crate) gone: u8,
    /// How far the instruction under way has come.
    pub(crate) doing: Doing,
}

/// How far an instruction has come that takes several answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Doing {
    /// None has.
    #[default]
    Nothing,
    /// Cards are discarded one by one.
    Discarding {
        /// So many still.
        left: u8,
    },
}

impl Doing {
    /// As state hashes have always had it: one more than what is left, or 0.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Doing::Nothing => 0,
            Doing::Discarding { left } => left + 1,
        }
    }
}

/// What is under way, on a stack. The question is derived from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Cards are exchanged with the sideboard between games.
    Sideboard(Seat),
    /// Everything is dealt.
    Deal,
    /// The winner of the toss chooses who begins.
    ChooseFirst(Seat),
    Mulligan(Seat),
    /// The Hand is drawn anew or Characters are placed; what is chosen lies in the frame.
    Placing {
        seat: Seat,
        chosen: [Option<Card>; 3],
        /// Which space is filled next.
        next: u8,
    },
    Turn(TurnStep),
    Battle(BattleStep),
    /// In each window the attacker decides first; then players alternate until both decline in a row (MM-13.2).
    Window {
        window: Window,
        turn: Seat,
        declined: u8,
    },
    /// An optional ability that was triggered outside of windows: its player says yes or no (MM-13.5).
    Offer(Due),
    Technique {
        card: Object,
        by: Seat,
        step: Placed,
    },
    /// A Reinforcement has been placed; its crew is looked at after what it triggers (MM-7.4.6).
    Reinforced {
        card: Object,
        by: Seat,
    },
    Effect(Effect),
    /// Nothing: before the first frame and after the last.
    #[default]
    Void,
}

/// What was triggered and is not dealt with yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Due {
    pub(crate) source: Object,
    pub(crate) face: Face,
    pub(crate) you: Seat,
    pub(crate) ability: u16,
}

/// How many frames can be on top of each other.
pub(crate) const STACK: usize = 32;

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    #[serde(with = "script::array")]
    pub(crate) bodies: [Body; CARDS],
    pub(crate) sides: [Side; 2],
    pub(crate) stack: Row<Frame, STACK>,
    /// Triggered abilities that wait to be answered.
    pub(crate) due: Row<Due, { 6 * ABILITIES }>,
    pub(crate) battle: Option<Battle>,
    /// Whose turn it is.
    pub(crate) turn_player: Seat,
    /// Who began this game.
    pub(crate) first: Seat,
    /// Turns begun in this game by both together.
    pub(crate) turn: u16,
    /// Actions consumed in this turn (MM-5.3.3).
    pub(crate) actions: u8,
    /// Which game of the match, from 1.
    pub(crate) game: u8,
    /// Who lost the game before, and begins (MM-2.5.2).
    pub(crate) loser: Option<Seat>,
    /// Time has been called (MM-14.1.2).
    pub(crate) time: bool,
    /// The game is in sudden death (MM-14.2.3), from its start or from now on.
    pub(crate) sudden: bool,
    /// A new game in sudden death: who plays second may attack in the first turn (MM-14.5).
    pub(crate) late: bool,
    pub(crate) options: crate::Options,
    pub(crate) over: Option<Outcome>,
    /// How many cards there are.
    pub(crate) cards: u8,
}

const _: () = assert!(size_of::<State>() <= 4096);

impl State {
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
            due: Row::default(),
            battle: None,
            turn_player: Seat::FIRST,
            first: Seat::FIRST,
            turn: 0,
            actions: 0,
            game: 1,
            loser: None,
            time: false,
            sudden: false,
            late: false,
            options: crate::Options::default(),
            over: None,
            cards: 0,
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

    /// The cards of a zone; in stacks the last is the top. A Bridge and its Life piles are looked at by space.
    pub(crate) fn zone(&self, seat: Seat, zone: Zone) -> &[Card] {
        let side = self.side(seat);
        match zone {
            Zone::Bridge | Zone::Life => &[],
            Zone::Reinforcements => &side.reinforcements,
            Zone::Techniques => &side.techniques,
            Zone::Hand => &side.hand,
            Zone::Ocean => &side.ocean,
            Zone::Trophies => &side.trophies,
            Zone::Logbook => &side.logbook,
            Zone::Chest => &side.chest,
            Zone::Sideboard => &side.sideboard,
        }
    }

    /// The Characters of a Bridge.
    pub(crate) fn bridge(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
        self.side(seat).bridge.iter().flatten().copied()
    }

    /// The space of a Character.
    pub(crate) fn space(&self, card: Card) -> Option<Space> {
        let bridge = &self.side(card.owner()).bridge;
        Space::ALL.into_iter().find(|space| bridge[space.index()] == Some(card))
    }

    /// Its Life cards.
    pub(crate) fn life_of(&self, card: Card) -> u8 {
        self.space(card).map_or(0, |space| self.side(card.owner()).life[space.index()].len() as u8)
    }

    /// The card at a spot.
    pub(crate) fn card_at(&self, spot: Spot) -> Option<Card> {
        let side = self.sides.get(spot.seat.index())?;
        let index = spot.index as usize;
        match spot.zone {
            Zone::Bridge => side.bridge.get(index).copied().flatten(),
            Zone::Life => None,
            Zone::Ocean | Zone::Chest | Zone::Logbook => {
                let cards = self.zone(spot.seat, spot.zone);
                cards.len().checked_sub(index + 1).map(|index| cards[index])
            }
            zone => self.zone(spot.seat, zone).get(index).copied(),
        }
    }

    /// Where a card lies, as it can be named.
    pub(crate) fn spot(&self, card: Card) -> Option<Spot> {
        let (seat, zone) = (card.owner(), self.body(card).zone);
        if zone == Zone::Bridge {
            return Some(Spot { seat, zone, index: self.space(card)? as u8 });
        }
        let cards = self.zone(seat, zone);
        let index = cards.iter().position(|&other| other == card)?;
        let stack = matches!(zone, Zone::Ocean | Zone::Chest | Zone::Logbook);
        let index = if stack { cards.len() - 1 - index } else { index };
        Some(Spot { seat, zone, index: index as u8 })
    }

    pub(crate) fn is_on_bridge(&self, card: Card) -> bool {
        self.body(card).zone == Zone::Bridge
    }

    /// A player's fighting Character, if it is still there.
    pub(crate) fn fighter(&self, seat: Seat) -> Option<Card> {
        let fighter = self.battle?.fighters[seat.index()];
        (self.is_there(fighter) && self.is_on_bridge(fighter.card)).then_some(fighter.card)
    }

    /// Whether a Battle is under way in its Battle Actions.
    pub(crate) fn battle_step(&self) -> Option<BattleStep> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Battle(step) => Some(*step),
            _ => None,
        })
    }

    /// Where a card stands among those that its owner looks through: by face, and of copies those first that may still be
    /// exchanged, since the first stands for all.
    pub(crate) fn order(&self, card: Card) -> (Face, bool) {
        let body = self.body(card);
        (body.face, body.marks.is(Marks::SWAPPED))
    }

    /// Puts a Hand and a sideboard in order.
    pub(crate) fn sort(&mut self, seat: Seat) {
        let mut hand = self.side(seat).hand;
        hand.sort_by_key(|&card| self.order(card));
        let mut sideboard = self.side(seat).sideboard;
        sideboard.sort_by_key(|&card| self.order(card));
        let side = self.side_mut(seat);
        (side.hand, side.sideboard) = (hand, sideboard);
    }
}
