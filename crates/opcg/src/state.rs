//! A game in plain data.

use crate::Library;
use crate::effects::{End, Moment, Picks, Topics};
use crate::loops::Taken;
use kernel::{Chance, Outcome, Row, Seat, Viewers};
use script::Cursor;
pub use script::{Card, Face};
pub(crate) use script::{Cards, Object, other};
use serde::{Deserialize, Serialize};

/// Cards of a game: two decks of 50, two Leaders, and room for what a scenario makes up.
pub const CARDS: usize = 112;
/// Characters of a player (OP-7.4).
pub(crate) const AREA: usize = 5;
/// Any zone has room for all cards of a player.
const ZONE: usize = CARDS / 2;

// How much is under way at once. Published cards come to less (`tests/bounds.rs` builds the worst boards); what comes to more all
// the same has no result (K-3).

/// Frames: a turn, a battle, effects that settle, damage, a trigger, and replacements of replacements, two for each.
const FRAMES: usize = 17;
/// Effects that wait: those that are alike are counted.
const WAITING: usize = 40;
/// Modifiers for a while: one for each effect, whatever the number of its cards.
const LASTING: usize = 26;
/// Parts that were put off: those that are alike are counted.
const PUT_OFF: usize = 12;
/// Replacements that one event is offered: one by every card on the field.
pub(crate) const REPLACEMENTS: usize = 16;

/// Where cards lie (OP-2.1). The cost area and the DON!! deck are counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Zone {
    Leader,
    Characters,
    Stage,
    Hand,
    Deck,
    Trash,
    Life,
    /// None: a Life card whose trigger is being resolved (OP-2.15).
    #[default]
    Limbo,
}

/// A place that can be named: the third Character of a seat, the top card of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spot {
    /// Whose zone.
    pub seat: Seat,
    /// Which zone.
    pub zone: Zone,
    /// Which card there; in stacks 0 is the top.
    pub index: u8,
}

/// What a state remembers of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Body {
    pub(crate) face: Face,
    /// Counts up with every change of zone from or to the field.
    pub(crate) life: u8,
    /// DON!! given to it.
    pub(crate) given: u8,
    /// Abilities with [Once Per Turn] that were used in this turn, one bit each.
    pub(crate) used: u8,
    pub(crate) rested: bool,
    /// Played in this turn.
    pub(crate) fresh: bool,
    /// In Life, and everybody sees it.
    pub(crate) face_up: bool,
    /// Who knows it, wherever it lies.
    pub(crate) known: Viewers,
}

/// A player's half of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Side {
    pub(crate) leader: Card,
    pub(crate) characters: Row<Card, AREA>,
    pub(crate) stage: Row<Card, 1>,
    /// In the order of faces: a hand has no order of its own.
    pub(crate) hand: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) deck: Row<Card, ZONE>,
    pub(crate) trash: Row<Card, ZONE>,
    /// The last is the top.
    pub(crate) life: Row<Card, ZONE>,
    pub(crate) don_deck: u8,
    pub(crate) active: u8,
    pub(crate) rested: u8,
    /// How many of the rested ones do not become active in the next Refresh Phase (OP-6.4).
    pub(crate) kept: u8,
    /// Own turns begun.
    pub(crate) turns: u16,
    /// Turns to be taken after this one, before the other player's.
    pub(crate) extra: u8,
    /// The deck became empty in this turn, and its player loses at the end of it.
    pub(crate) doomed: bool,
}

/// A modifier that lasts for a while (OP-14.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Lasting {
    /// The cards, all of them on the field: who leaves it is taken out. None, if it is about a player.
    pub(crate) on: Cards,
    /// Whose card, or which player, it is about.
    pub(crate) seat: Seat,
    /// Which modifier: its place in the library.
    pub(crate) what: u16,
    /// Its number, as it was when it began.
    pub(crate) value: i32,
    pub(crate) ends: Ends,
    /// Whose effect it is.
    pub(crate) by: Seat,
}

impl Default for Lasting {
    fn default() -> Lasting {
        Lasting { on: Cards::NONE, seat: Seat::FIRST, what: 0, value: 0, ends: Ends::Never, by: Seat::FIRST }
    }
}

impl Lasting {
    /// Whether it is about this player, and not about cards.
    pub(crate) fn is_for(&self, seat: Seat) -> bool {
        self.on.is_empty() && self.seat == seat
    }

    /// The cards it is on, one by one; once nothing, if it is about a player.
    pub(crate) fn each(&self) -> impl Iterator<Item = Option<Card>> + use<> {
        let player = self.on.is_empty().then_some(None);
        self.on.iter().map(Some).chain(player)
    }
}

/// When a lasting modifier ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Ends {
    Battle,
    /// When this seat's own turn with this number ends.
    Turn(Seat, u16),
    /// When this seat's turn begins, after this turn.
    TurnOf(Seat),
    /// In this seat's next Refresh Phase.
    RefreshOf(Seat),
    Never,
}

/// An automatic effect that waits to be activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Due {
    pub(crate) source: Object,
    pub(crate) owner: Seat,
    /// Which ability: its place in the library.
    pub(crate) ability: u16,
    /// The card that it is about.
    pub(crate) it: Object,
    /// How many cards or DON!! it is about.
    pub(crate) count: u8,
    /// Those of the present round come before those of the next (OP-11.3).
    pub(crate) round: u8,
    /// It is a part that was put off: where that is kept.
    pub(crate) later: Option<u8>,
    /// How many more there are that differ in nothing that matters.
    pub(crate) more: u8,
}

impl Due {
    /// Whether it is the same effect at the same time, for the same number.
    pub(crate) fn is_like(&self, other: &Due) -> bool {
        Due { it: other.it, more: other.more, ..*self } == *other
    }
}

/// A part of an effect that was put off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Later {
    pub(crate) cursor: Cursor,
    pub(crate) ability: u16,
    pub(crate) source: Object,
    pub(crate) you: Seat,
    pub(crate) it: Object,
    pub(crate) slots: Picks,
    /// Until the end of the battle, or of the turn.
    pub(crate) battle: bool,
    /// Its time has come.
    pub(crate) due: bool,
    /// How many more there are that are just the same.
    pub(crate) more: u8,
}

impl Later {
    /// Whether this is its moment.
    pub(crate) fn waits_for(&self, moment: Moment) -> bool {
        self.battle == (moment == Moment::EndOfBattle)
    }
}

/// A battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Battle {
    pub(crate) attacker: Object,
    pub(crate) target: Object,
    pub(crate) blocked: bool,
    /// Whether what becomes due now is due at the end of the battle.
    pub(crate) ending: bool,
}

/// Steps of a battle (OP-8.2 to OP-8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum BattleStep {
    /// What the attack costs has been paid.
    Declared,
    Attack,
    Reactions,
    Block,
    Blocked,
    /// It is decided who fights whom.
    Fight,
    Counter,
    Damage,
    Compared,
    End,
    Over,
}

/// Steps of a turn (OP-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    Refresh,
    Stand,
    Draw,
    Don,
    MainStart,
    Main,
    End,
    Delayed,
    Over,
}

/// How far an instruction has come that is not done at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Doing {
    /// It has not begun, or nothing of it needs to be remembered.
    #[default]
    Nothing,
    /// A number is asked for, at most this one.
    AskingNumber { most: u8 },
    /// It has been answered.
    Answered(u8),
    /// So many DON!! are still to be taken.
    TakingDon { left: u8 },
    /// Cards go back to this end, where the first of them went.
    PuttingBack(End),
    /// Some of the cards of one player have been put in order.
    Arranging,
}

/// What an effect under way remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub(crate) cursor: Cursor,
    pub(crate) ability: u16,
    pub(crate) source: Object,
    pub(crate) you: Seat,
    /// The card that it is about now, and from the beginning.
    pub(crate) it: Object,
    pub(crate) about: Object,
    /// What was picked, by slot.
    pub(crate) slots: Picks,
    /// What is still to be gone through.
    pub(crate) each: Cards,
    /// What was looked at and is not dealt with yet.
    pub(crate) looked: Cards,
    /// What is picked or handled so far by the instruction under way.
    pub(crate) parts: Cards,
    /// How many cards or DON!! the last act was done to.
    pub(crate) done: u8,
    /// How far the instruction under way has come.
    pub(crate) doing: Doing,
    /// Whether the last act was done wholly.
    pub(crate) did: bool,
    /// Whether fewer cards than demanded could be picked: then what is done to them is not done wholly.
    pub(crate) short: bool,
    /// Whether it is a part that was put off: then its card is meant only as long as it stayed where it was.
    pub(crate) late: bool,
    /// A number that a player named.
    pub(crate) named: u8,
    /// How many of the picked cards are DON!!.
    pub(crate) don: u8,
}

/// How cards leave where they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Leave {
    Ko,
    Trash,
    Hand,
    Deck(End),
    Life { end: End, face_up: bool },
}

impl Leave {
    /// As a number, for state hashes.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Leave::Ko => 0,
            Leave::Trash => 1,
            Leave::Hand => 2,
            Leave::Deck(end) => 3 + end as u8,
            Leave::Life { end, face_up } => 5 + 2 * end as u8 + face_up as u8,
        }
    }

    /// Where to.
    pub(crate) const fn to(self) -> (Zone, End) {
        match self {
            Leave::Ko | Leave::Trash => (Zone::Trash, End::Top),
            Leave::Hand => (Zone::Hand, End::Top),
            Leave::Deck(end) => (Zone::Deck, end),
            Leave::Life { end, .. } => (Zone::Life, end),
        }
    }
}

/// By what cards leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum By {
    Battle,
    /// An effect of this card.
    Effect(Card),
    /// A rule, which no effect can touch (OP-7.6).
    Rule,
}

/// Cards that leave where they are, together (OP-14.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Leaving {
    pub(crate) cards: Cards,
    pub(crate) how: Leave,
    pub(crate) by: By,
    /// How many were to leave; with fewer, it was not done.
    pub(crate) wanted: u8,
    /// Replacements that were offered, each by its card and ability: never twice (OP-14.15).
    pub(crate) asked: Row<(Card, u8), REPLACEMENTS>,
    /// Those that the replacement under way is about.
    pub(crate) replacing: Cards,
}

impl Leaving {
    pub(crate) fn new(cards: Cards, how: Leave, by: By) -> Leaving {
        let wanted = cards.len() as u8;
        Leaving { cards, how, by, wanted, asked: Row::default(), replacing: Cards::NONE }
    }
}

/// What is under way, on a stack. The question is derived from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Signs thrown in secret; a throw of the other seat is held back until both are there (OP-4.3).
    Signs {
        thrown: [Option<Sign>; 2],
    },
    /// The winner chooses who begins.
    ChooseFirst {
        seat: Seat,
    },
    /// The opening hands are to be drawn.
    Deal,
    /// Redraw or not (OP-4.6).
    Redraw {
        seat: Seat,
    },
    Turn(TurnStep),
    Battle(BattleStep),
    /// Effects that are due are activated, round by round.
    Settle {
        round: u8,
    },
    Effect(Effect),
    /// Damage of one instance (OP-9.5).
    Damage {
        to: Seat,
        left: u8,
        banish: bool,
    },
    /// A Life card has been looked at: trigger, or hand.
    LifeCard {
        to: Seat,
        card: Card,
    },
    /// The trigger of that card is being resolved.
    Triggered {
        card: Card,
    },
    /// Cards leave where they are, together.
    Leaving(Leaving),
    /// Characters enter, together, for nothing.
    Entering {
        cards: Cards,
        seat: Seat,
        rested: bool,
        by: By,
    },
    /// Nothing: before the first frame and after the last.
    #[default]
    Void,
}

/// Hand signs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Sign {
    Rock,
    Paper,
    Scissors,
}

impl Sign {
    /// All of them.
    pub const ALL: [Sign; 3] = [Sign::Rock, Sign::Paper, Sign::Scissors];

    /// Whether it wins against the other.
    pub const fn beats(self, other: Sign) -> bool {
        matches!(
            (self, other),
            (Sign::Rock, Sign::Scissors) | (Sign::Paper, Sign::Rock) | (Sign::Scissors, Sign::Paper)
        )
    }
}

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    #[serde(with = "script::array")]
    pub(crate) bodies: [Body; CARDS],
    pub(crate) sides: [Side; 2],
    pub(crate) stack: Row<Frame, FRAMES>,
    pub(crate) due: Row<Due, WAITING>,
    pub(crate) lasting: Row<Lasting, LASTING>,
    pub(crate) later: Row<Later, PUT_OFF>,
    pub(crate) battle: Option<Battle>,
    /// Whose turn it is.
    pub(crate) turn_player: Seat,
    pub(crate) first: Seat,
    /// Turns begun by both together.
    pub(crate) turn: u16,
    pub(crate) over: Option<Outcome>,
    /// Acts of this turn's Main Phase that could be part of a loop, the latest last.
    pub(crate) taken: Row<Taken, 12>,
    /// How many cards there are.
    pub(crate) cards: u8,
    /// What the text of these cards can be about; follows from the cards and spares looking for what cannot be there.
    pub(crate) topics: Topics,
    /// What the standing effects of the cards on the field are about.
    pub(crate) standing: Topics,
    /// What text is being lent, and to whom: none, in most games at any time.
    pub(crate) lending: Lending,
}

/// Text that is being lent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Lending {
    /// What it is about.
    pub(crate) topics: Topics,
    /// The cards that may have it; for a player the Leader has it.
    pub(crate) to: Cards,
}

const _: () = assert!(size_of::<State>() <= 6144);

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
            lasting: Row::default(),
            later: Row::default(),
            battle: None,
            turn_player: Seat::FIRST,
            first: Seat::FIRST,
            turn: 0,
            over: None,
            taken: Row::default(),
            cards: 0,
            // Counter values are power for a while, and swapped base powers are text of the rules' own.
            topics: Topics::POWER.or(Topics::BASE),
            standing: Topics::default(),
            lending: Lending::default(),
        }
    }

    /// Something is so that cannot be. Tests stop here; in play it has no effect, so that no board ends in a panic. Once the game
    /// is over, what was under way may be left half done.
    #[inline]
    #[track_caller]
    pub(crate) fn never(&self, what: &str) {
        debug_assert!(self.over.is_some(), "{what}: {:?}", self.stack);
    }

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    pub(crate) fn body(&self, card: Card) -> &Body {
        &self.bodies[card.index()]
    }

    pub(crate) fn body_mut(&mut self, card: Card) -> &mut Body {
        &mut self.bodies[card.index()]
    }

    /// Notes what the cards on the field are about, whenever one comes or goes.
    pub(crate) fn note_field(&mut self, library: &Library) {
        self.standing = self.standing_now(library);
        self.note_lending(library);
    }

    /// Notes what the text is about that cards are lent, whenever that may have changed.
    pub(crate) fn note_lending(&mut self, library: &Library) {
        if self.topics.overlaps(Topics::LENT) {
            self.lending = self.lending_now(library);
        }
    }

    pub(crate) fn standing_now(&self, library: &Library) -> Topics {
        let field = Seat::all(2).flat_map(|seat| self.field(seat));
        field.map(|card| library.standing(self.body(card).face)).fold(Topics::default(), Topics::or)
    }

    pub(crate) fn lending_now(&self, library: &Library) -> Lending {
        // To whom a card lends as long as it stands may change at any time.
        let everybody = Cards(u128::MAX);
        let field = Seat::all(2).flat_map(|seat| self.field(seat));
        let standing = field.map(|card| (library.lending(self.body(card).face), everybody));
        let lasting = self.lasting.iter().map(|lasting| {
            let player = Cards::only(self.side(lasting.seat).leader);
            (library.lent_by(lasting.what), if lasting.on.is_empty() { player } else { lasting.on })
        });
        let lent = standing.chain(lasting).filter(|(topics, _)| topics.overlaps(Topics::LENT));
        lent.fold(Lending::default(), |lending, (topics, to)| Lending {
            topics: lending.topics.or(topics),
            to: Cards(lending.to.0 | to.0),
        })
    }

    /// Notes what the text of a card can be about.
    pub(crate) fn note(&mut self, topics: Topics) {
        self.topics = self.topics.or(topics);
    }

    pub(crate) fn object(&self, card: Card) -> Object {
        Object { card, life: self.body(card).life }
    }

    /// Whether the object is still what it was.
    pub(crate) fn is_there(&self, object: Object) -> bool {
        self.body(object.card).life == object.life
    }

    pub(crate) fn top(&self) -> Frame {
        *self.peek()
    }

    /// The same, looked at where it lies: frames are large.
    #[inline]
    pub(crate) fn peek(&self) -> &Frame {
        self.stack.last().unwrap_or(&Frame::Void)
    }

    /// The cards of a zone; in stacks the last is the top.
    pub(crate) fn zone(&self, seat: Seat, zone: Zone) -> &[Card] {
        let side = self.side(seat);
        match zone {
            Zone::Leader => std::slice::from_ref(&side.leader),
            Zone::Characters => &side.characters,
            Zone::Stage => &side.stage,
            Zone::Hand => &side.hand,
            Zone::Deck => &side.deck,
            Zone::Trash => &side.trash,
            Zone::Life => &side.life,
            Zone::Limbo => &[],
        }
    }

    /// So many cards at an end of a stack.
    pub(crate) fn end(&self, seat: Seat, zone: Zone, end: End, count: usize) -> Cards {
        let cards = self.zone(seat, zone).iter().copied();
        match end {
            End::Top => cards.rev().take(count).collect(),
            End::Bottom => cards.take(count).collect(),
        }
    }

    /// The card at a spot.
    pub(crate) fn card_at(&self, spot: Spot) -> Option<Card> {
        if spot.seat.index() >= self.sides.len() {
            return None;
        }
        let cards = self.zone(spot.seat, spot.zone);
        let index = spot.index as usize;
        match spot.zone {
            Zone::Deck | Zone::Life | Zone::Trash => cards.len().checked_sub(index + 1).map(|index| cards[index]),
            _ => cards.get(index).copied(),
        }
    }

    /// Where a card lies.
    pub(crate) fn spot(&self, card: Card) -> Option<Spot> {
        const ZONES: [Zone; 7] =
            [Zone::Leader, Zone::Characters, Zone::Stage, Zone::Hand, Zone::Life, Zone::Trash, Zone::Deck];
        let seat = self.owner(card);
        ZONES.into_iter().find_map(|zone| {
            let cards = self.zone(seat, zone);
            let index = cards.iter().position(|&other| other == card)?;
            let index = match zone {
                Zone::Deck | Zone::Life | Zone::Trash => cards.len() - 1 - index,
                _ => index,
            };
            Some(Spot { seat, zone, index: index as u8 })
        })
    }

    /// Cards of the first seat have even numbers: a card never changes hands (OP-0).
    pub(crate) fn owner(&self, card: Card) -> Seat {
        card.owner()
    }

    /// Leader, Characters and Stage of a seat.
    pub(crate) fn field(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
        let side = self.side(seat);
        std::iter::once(side.leader).chain(side.characters.iter().copied()).chain(side.stage.iter().copied())
    }

    pub(crate) fn is_on_field(&self, card: Card) -> bool {
        self.field(self.owner(card)).any(|other| other == card)
    }

    /// Where a card stands in its hand: by face, and of copies those that everybody knows first: these go first. So places
    /// in a hand follow from what its owner sees, and worlds that look alike have them alike.
    pub(crate) fn hand_order(&self, card: Card) -> (Face, bool) {
        let body = self.body(card);
        (body.face, body.known != Viewers::EVERYBODY)
    }

    /// Puts a hand in order.
    pub(crate) fn sort_hand(&mut self, seat: Seat) {
        let mut hand = self.side(seat).hand;
        hand.sort_by_key(|&card| self.hand_order(card));
        self.side_mut(seat).hand = hand;
    }

    /// All DON!! of a seat outside of the DON!! deck.
    pub(crate) fn don_on_field(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        side.active + side.rested + self.field(seat).map(|card| self.body(card).given).sum::<u8>()
    }
}
