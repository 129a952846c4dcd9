//! What a viewer sees, built from what is allowed; and worlds that a viewer could be in.
//!
//! Cards are numbered anew for every view, by where they lie: so a number tells a place and never which card lies there.

use crate::effects::{Ability, Kind, Stat, Window};
use crate::numbers::Table;
use crate::state::{
    Battle, BattleStep, Body, CARDS, Card, Cards, Due, Effect, Frame, Marks, Object, Side, Space, Spot, State,
    TurnStep, Verdict, Zone, other,
};
use crate::{Clause, Face, Library, Mm25, Options};
use kernel::rand_core::Rng;
use kernel::{Outcome, Seat, Viewer};
pub use script::Prior;
use script::{any_seed, without};

/// What is known of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenCard {
    /// What it is, if the viewer may know.
    pub face: Option<Face>,
    /// Power now, of a Character on a Bridge.
    pub power: Option<i32>,
    /// Damage now, of a Character on a Bridge.
    pub damage: Option<i32>,
    /// Has begun a Battle in this turn.
    pub began: bool,
    /// Has used its ability in this turn.
    pub used: bool,
    /// A Technique whose effect has been applied.
    pub resolved: bool,
    /// Whether everybody is known to know it.
    pub shown: bool,
    marks: Marks,
    since: u16,
}

/// One half of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenSide {
    /// Captain, Sailor 1, Sailor 2.
    pub bridge: [Option<SeenCard>; 3],
    /// Life cards of each.
    pub life: [u8; 3],
    /// The Hand: known cards first where it is not the viewer's own.
    pub hand: Vec<SeenCard>,
    /// Cards in the Chest.
    pub chest: u8,
    /// Cards in the Logbook.
    pub logbook: u8,
    /// The Ocean from the top.
    pub ocean: Vec<SeenCard>,
    /// The Trophy List.
    pub trophies: Vec<SeenCard>,
    /// Reinforcements in the order of placement.
    pub reinforcements: Vec<SeenCard>,
    /// Techniques in the order of placement.
    pub techniques: Vec<SeenCard>,
    /// The sideboard: how many for others.
    pub sideboard: Vec<SeenCard>,
    /// Techniques that were used in the Battle under way and were put under the Chest.
    under: Vec<Face>,
    /// The deck in the order of codes, while its owner exchanges cards.
    pub deck: Vec<SeenCard>,
    /// Own turns begun in this game.
    pub turns: u16,
    /// Has used the Pirate Mulligan.
    pub mulligan: bool,
    /// Need not bring the Hand to four in the first turn.
    pub exempt: bool,
    /// Games won.
    pub won: u8,
    hurt: bool,
}

/// A match as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Both halves.
    pub sides: [SeenSide; 2],
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Who began this game.
    pub first: Seat,
    /// Turns begun in this game by both together.
    pub turn: u16,
    /// Actions consumed in this turn.
    pub actions: u8,
    /// Actions that the turn player has in it.
    pub available: u8,
    /// Which game of the match.
    pub game: u8,
    /// Time has been called.
    pub time: bool,
    /// The game is in sudden death.
    pub sudden: bool,
    /// How long the match may be.
    pub options: Options,
    /// How it ended.
    pub over: Option<Outcome>,
    stack: Vec<Frame>,
    due: Vec<Due>,
    battle: Option<Battle>,
    loser: Option<Seat>,
    late: bool,
    own: Option<Vec<Face>>,
}

/// The zones in the order in which their cards are numbered.
const ZONES: [Zone; 8] = [
    Zone::Reinforcements,
    Zone::Techniques,
    Zone::Hand,
    Zone::Ocean,
    Zone::Trophies,
    Zone::Logbook,
    Zone::Chest,
    Zone::Sideboard,
];

struct Numbering<'s> {
    table: Table<'s>,
    state: &'s State,
    viewer: Viewer,
    numbers: [u8; CARDS],
}

impl<'s> Numbering<'s> {
    fn new(table: Table<'s>, viewer: Viewer) -> Numbering<'s> {
        let mut numbering = Numbering { table, state: table.state, viewer, numbers: [u8::MAX; CARDS] };
        for seat in Seat::all(2) {
            for (place, card) in numbering.cards_of(seat).into_iter().enumerate() {
                numbering.numbers[card.index()] = (2 * place) as u8 + seat.number();
            }
        }
        numbering
    }

    /// All cards of an owner: the Bridge by space, Life piles, then the zones.
    fn cards_of(&self, seat: Seat) -> Vec<Card> {
        let side = self.state.side(seat);
        let mut cards: Vec<Card> = side.bridge.iter().flatten().copied().collect();
        cards.extend(side.life.iter().flat_map(|pile| pile.iter().copied()));
        cards.extend(ZONES.into_iter().flat_map(|zone| self.zone(seat, zone)));
        cards
    }

    /// The cards of a zone as the viewer would count them.
    fn zone(&self, seat: Seat, zone: Zone) -> Vec<Card> {
        let mut cards: Vec<Card> = self.state.zone(seat, zone).to_vec();
        match zone {
            Zone::Ocean | Zone::Chest | Zone::Logbook => cards.reverse(),
            Zone::Hand | Zone::Sideboard => cards.sort_by_key(|&card| match self.knows(card) {
                true => (0, self.state.order(card)),
                false => (1, (Face::default(), false)),
            }),
            _ => {}
        }
        cards
    }

    fn knows(&self, card: Card) -> bool {
        let body = self.state.body(card);
        match body.zone {
            Zone::Bridge if body.marks.is(Marks::HIDDEN) => self.viewer.is(card.owner()),
            Zone::Bridge | Zone::Reinforcements | Zone::Techniques | Zone::Ocean | Zone::Trophies => true,
            // Nobody sees these, their owner neither (MM-17.1).
            Zone::Logbook | Zone::Life | Zone::Chest => false,
            Zone::Sideboard => self.viewer.is(card.owner()),
            // Once, while a Hand is looked at, the other knows it too (MM-9.13).
            Zone::Hand => match self.viewer {
                Viewer::Seat(seat) => body.marks.is_known_to(seat),
                Viewer::Spectator => body.marks.is_public(),
            },
        }
    }

    fn seen(&self, card: Card) -> SeenCard {
        let body = self.state.body(card);
        let knows = self.knows(card);
        let fights = knows && body.zone == Zone::Bridge && !body.marks.is(Marks::HIDDEN);
        let mut marks = Marks::default();
        for mark in [Marks::BEGAN, Marks::USED, Marks::RESOLVED, Marks::KEPT, Marks::HIDDEN] {
            marks.set(mark, body.marks.is(mark));
        }
        marks.set(Marks::SWAPPED, knows && body.marks.is(Marks::SWAPPED));
        SeenCard {
            face: knows.then_some(body.face),
            power: fights.then(|| self.table.power(card)),
            damage: fights.then(|| self.table.damage(card)),
            began: body.marks.is(Marks::BEGAN),
            used: body.marks.is(Marks::USED),
            resolved: body.marks.is(Marks::RESOLVED),
            shown: knows && body.marks.is_public(),
            marks,
            since: body.since,
        }
    }

    fn card(&self, card: Card) -> Card {
        Card(self.numbers[card.index()])
    }

    /// What is not any more what it was is nothing but a card of its owner's.
    fn object(&self, object: Object) -> Object {
        match self.state.is_there(object) {
            true => Object { card: self.card(object.card), life: 0 },
            false => Object { card: Card(object.card.owner().number()), life: GONE },
        }
    }

    fn cards(&self, cards: Cards) -> Cards {
        cards.iter().filter(|&card| self.knows(card)).map(|card| self.card(card)).collect()
    }

    fn due(&self, due: &Due) -> Due {
        let Due { source, face, you, ability } = *due;
        Due { source: self.object(source), face, you, ability }
    }

    fn effect(&self, effect: &Effect) -> Effect {
        let Effect { cursor, source, face, you, ability, picked, parts, paying, gone, doing } = *effect;
        Effect {
            cursor,
            source: self.object(source),
            face,
            you,
            ability,
            picked: self.cards(picked),
            // Only whoever answers sees the parts of an answer.
            parts: if self.viewer.is(you) { self.cards(parts) } else { Cards::NONE },
            paying,
            gone,
            doing,
        }
    }

    fn battle(&self, battle: &Battle) -> Battle {
        let Battle { fighters, attacker, gains, verdict, defeats, fallen, again, broken } = *battle;
        let fighters = fighters.map(|fighter| self.object(fighter));
        Battle { fighters, attacker, gains, verdict, defeats, fallen, again, broken }
    }

    fn frame(&self, frame: &Frame) -> Frame {
        match *frame {
            // Only who places sees what is chosen.
            Frame::Placing { seat, chosen, next } => match self.viewer.is(seat) {
                true => {
                    let chosen = chosen.map(|card| card.map(|card| self.card(card)));
                    Frame::Placing { seat, chosen, next }
                }
                false => Frame::Placing { seat, chosen: [None; 3], next: 0 },
            },
            Frame::Offer(ref due) => Frame::Offer(self.due(due)),
            Frame::Technique { card, by, step } => Frame::Technique { card: self.object(card), by, step },
            Frame::Reinforced { card, by } => Frame::Reinforced { card: self.object(card), by },
            Frame::Effect(ref effect) => Frame::Effect(self.effect(effect)),
            Frame::Sideboard(seat) => Frame::Sideboard(seat),
            Frame::Deal => Frame::Deal,
            Frame::ChooseFirst(seat) => Frame::ChooseFirst(seat),
            Frame::Mulligan(seat) => Frame::Mulligan(seat),
            Frame::Turn(step) => Frame::Turn(step),
            Frame::Battle(step) => Frame::Battle(step),
            Frame::Window { window, turn, declined } => Frame::Window { window, turn, declined },
            Frame::Void => Frame::Void,
        }
    }
}

/// The life of an object that is not there any more: no card of an imagined world comes so far.
const GONE: u8 = u8::MAX;

impl View {
    pub(crate) fn of(rules: &Mm25, state: &State, viewer: Viewer) -> View {
        let table = rules.table(state);
        let numbering = Numbering::new(table, viewer);
        let zone = |seat, zone| -> Vec<SeenCard> {
            numbering.zone(seat, zone).into_iter().map(|card| numbering.seen(card)).collect()
        };
        let exchanging = matches!(state.peek(), Frame::Sideboard(_));
        let side = |seat: Seat| {
            let side = state.side(seat);
            let own = exchanging && viewer.is(seat);
            SeenSide {
                bridge: side.bridge.map(|card| card.map(|card| numbering.seen(card))),
                life: [0, 1, 2].map(|space| side.life[space].len() as u8),
                hand: zone(seat, Zone::Hand),
                chest: side.chest.len() as u8,
                logbook: side.logbook.len() as u8,
                ocean: zone(seat, Zone::Ocean),
                trophies: zone(seat, Zone::Trophies),
                reinforcements: zone(seat, Zone::Reinforcements),
                techniques: zone(seat, Zone::Techniques),
                sideboard: zone(seat, Zone::Sideboard),
                under: side.under.to_vec(),
                deck: match own {
                    true => side.chest.iter().map(|&card| open(numbering.seen(card), state.body(card))).collect(),
                    false => Vec::new(),
                },
                turns: side.turns,
                mulligan: side.mulligan,
                exempt: side.exempt,
                won: side.won,
                hurt: side.hurt,
            }
        };
        let own = match viewer {
            Viewer::Seat(seat) if seat.number() < 2 => {
                let mut faces: Vec<Face> =
                    numbering.cards_of(seat).into_iter().map(|card| state.body(card).face).collect();
                faces.sort_unstable();
                Some(faces)
            }
            _ => None,
        };
        View {
            viewer,
            sides: [side(Seat::FIRST), side(other(Seat::FIRST))],
            turn_player: state.turn_player,
            first: state.first,
            turn: state.turn,
            actions: state.actions,
            available: table.actions(state.turn_player),
            game: state.game,
            time: state.time,
            sudden: state.sudden,
            options: state.options,
            over: state.over,
            stack: state.stack.iter().map(|frame| numbering.frame(frame)).collect(),
            due: state.due.iter().map(|due| numbering.due(due)).collect(),
            battle: state.battle.as_ref().map(|battle| numbering.battle(battle)),
            loser: state.loser,
            late: state.late,
            own,
        }
    }

    /// A world that fits. What is hidden is dealt from the viewer's own list, and for others from lists that could be
    /// theirs.
    pub(crate) fn imagine(&self, library: &Library, prior: &Prior, rng: &mut impl Rng) -> State {
        let mut state = State::empty(any_seed(rng));
        for seat in Seat::all(2) {
            self.deal(seat, library, prior, rng, &mut state);
        }
        state.turn_player = self.turn_player;
        state.first = self.first;
        (state.turn, state.actions, state.game) = (self.turn, self.actions, self.game);
        (state.time, state.sudden, state.late) = (self.time, self.sudden, self.late);
        state.options = self.options;
        state.over = self.over;
        state.loser = self.loser;
        state.stack = self.stack.iter().copied().collect();
        state.due = self.due.iter().copied().collect();
        state.battle = self.battle;
        state
    }

    /// Every card of a seat with its zone, in the order in which they are numbered; what is not seen is blank.
    fn cards_of(&self, seat: Seat) -> Vec<(Zone, SeenCard)> {
        let side = &self.sides[seat.index()];
        let blank = SeenCard {
            face: None,
            power: None,
            damage: None,
            began: false,
            used: false,
            resolved: false,
            shown: false,
            marks: Marks::default(),
            since: 0,
        };
        let mut cards: Vec<(Zone, SeenCard)> = side.bridge.iter().flatten().map(|card| (Zone::Bridge, *card)).collect();
        let life: usize = side.life.iter().map(|&count| usize::from(count)).sum();
        cards.extend(std::iter::repeat_n((Zone::Life, blank), life));
        let chest: Vec<SeenCard> = match side.deck.is_empty() {
            true => vec![blank; usize::from(side.chest)],
            // Between games a deck lies in the order of codes, from the top the last.
            false => side.deck.iter().rev().copied().collect(),
        };
        let logbook = vec![blank; usize::from(side.logbook)];
        let zones: [(Zone, &[SeenCard]); 8] = [
            (Zone::Reinforcements, &side.reinforcements),
            (Zone::Techniques, &side.techniques),
            (Zone::Hand, &side.hand),
            (Zone::Ocean, &side.ocean),
            (Zone::Trophies, &side.trophies),
            (Zone::Logbook, &logbook),
            (Zone::Chest, &chest),
            (Zone::Sideboard, &side.sideboard),
        ];
        cards.extend(zones.into_iter().flat_map(|(zone, cards)| cards.iter().map(move |card| (zone, *card))));
        cards
    }

    fn deal(&self, seat: Seat, library: &Library, prior: &Prior, rng: &mut impl Rng, state: &mut State) {
        let seen = &self.sides[seat.index()];
        let all = self.cards_of(seat);
        let mut hidden = self.hidden(seat, &all, library, prior, rng);
        let mut next = seat.number();
        let mut side = Side {
            turns: seen.turns,
            mulligan: seen.mulligan,
            exempt: seen.exempt,
            won: seen.won,
            hurt: seen.hurt,
            under: seen.under.iter().copied().collect(),
            ..Side::default()
        };
        let mut piles = Vec::new();
        for (zone, card) in all {
            let number = Card(next);
            next += 2;
            let mut marks = card.marks;
            if card.shown {
                marks.show_all();
            }
            if matches!(zone, Zone::Hand | Zone::Sideboard) || marks.is(Marks::HIDDEN) {
                marks.show(seat);
            }
            if let (Some(_), Viewer::Seat(viewer), false) = (card.face, self.viewer, zone == Zone::Chest) {
                marks.show(viewer);
            }
            let face = card.face.unwrap_or_else(|| hidden.pop().unwrap_or_default());
            *state.body_mut(number) = Body { face, life: 0, zone, marks, since: card.since };
            let kept = match zone {
                Zone::Bridge => Ok(()),
                Zone::Life => {
                    piles.push(number);
                    Ok(())
                }
                Zone::Reinforcements => side.reinforcements.push(number),
                Zone::Techniques => side.techniques.push(number),
                Zone::Hand => side.hand.push(number),
                Zone::Ocean => side.ocean.push(number),
                Zone::Trophies => side.trophies.push(number),
                Zone::Logbook => side.logbook.push(number),
                Zone::Chest => side.chest.push(number),
                Zone::Sideboard => side.sideboard.push(number),
            };
            debug_assert!(kept.is_ok(), "a zone holds what is seen in it");
        }
        let mut bridge = (0..).map(|place| Card(2 * place + seat.number()));
        for space in Space::ALL {
            if seen.bridge[space.index()].is_some() {
                side.bridge[space.index()] = bridge.next();
            }
        }
        let mut piles = piles.into_iter();
        for space in Space::ALL {
            side.life[space.index()] = piles.by_ref().take(usize::from(seen.life[space.index()])).collect();
        }
        side.ocean.reverse();
        side.logbook.reverse();
        side.chest.reverse();
        state.cards = state.cards.max(next);
        *state.side_mut(seat) = side;
        if matches!(self.stack.last(), Some(Frame::Sideboard(_))) {
            // A deck between games lies in the order of codes.
            let mut chest = state.side(seat).chest;
            chest.sort_by_key(|&card| state.order(card));
            state.side_mut(seat).chest = chest;
        }
        state.sort(seat);
    }

    /// The faces that a seat's hidden cards could have, in any order.
    fn hidden(
        &self,
        seat: Seat,
        all: &[(Zone, SeenCard)],
        library: &Library,
        prior: &Prior,
        rng: &mut impl Rng,
    ) -> Vec<Face> {
        let known: Vec<Face> = all.iter().filter_map(|(_, card)| card.face).collect();
        let missing = all.iter().filter(|(_, card)| card.face.is_none()).count();
        let mut hidden = match (&self.own, self.viewer.is(seat)) {
            (Some(own), true) => without(own, &known),
            _ => {
                let beside = all.iter().filter(|(zone, card)| *zone == Zone::Sideboard && card.face.is_none()).count();
                let lists = prior
                    .lists_or(|| crate::setup::starter_lists(library))
                    .into_iter()
                    .map(|list| without(&list, &known));
                let fitting: Vec<Vec<Face>> = lists.filter(|rest| rest.len() + beside == missing).collect();
                match fitting.is_empty() {
                    false => fitting[kernel::below(rng, fitting.len() as u32) as usize].clone(),
                    true => Vec::new(),
                }
            }
        };
        let cards = library.cards().len().max(1) as u32;
        while hidden.len() < missing {
            hidden.push(Face(kernel::below(rng, cards) as u16));
        }
        kernel::shuffle(&mut hidden, rng);
        hidden
    }
}

/// A card of one's own deck, while it is looked through.
fn open(mut card: SeenCard, body: &Body) -> SeenCard {
    card.face = Some(body.face);
    card.marks.set(Marks::SWAPPED, body.marks.is(Marks::SWAPPED));
    card
}

/// What is under way, for those who tell of it.
impl View {
    /// The cards of a zone, as the viewer counts them; of a Bridge by space.
    pub fn zone(&self, seat: Seat, zone: Zone) -> &[SeenCard] {
        let Some(side) = self.sides.get(seat.index()) else { return &[] };
        match zone {
            Zone::Reinforcements => &side.reinforcements,
            Zone::Techniques => &side.techniques,
            Zone::Hand => &side.hand,
            Zone::Ocean => &side.ocean,
            Zone::Trophies => &side.trophies,
            Zone::Sideboard => &side.sideboard,
            Zone::Bridge | Zone::Logbook | Zone::Life | Zone::Chest => &[],
        }
    }

    /// The card at a spot.
    pub fn card_at(&self, spot: Spot) -> Option<&SeenCard> {
        match spot.zone {
            Zone::Bridge => self.sides.get(spot.seat.index())?.bridge.get(spot.index as usize)?.as_ref(),
            _ => self.zone(spot.seat, spot.zone).get(spot.index as usize),
        }
    }

    /// The spaces of a Bridge on which somebody stands.
    fn taken(&self, seat: Seat) -> impl Iterator<Item = Space> {
        let bridge = &self.sides[seat.index()].bridge;
        Space::ALL.into_iter().filter(|space| bridge[space.index()].is_some())
    }

    /// Where a card lies that is still what it was, unless nobody sees it there.
    fn spot_of(&self, object: Object) -> Option<Spot> {
        if object.life == GONE {
            return None;
        }
        let seat = Seat::new(object.card.0 % 2)?;
        let place = usize::from(object.card.0 / 2);
        if let Some(space) = self.taken(seat).nth(place) {
            return Some(Spot { seat, zone: Zone::Bridge, index: space as u8 });
        }
        let life: u8 = self.sides[seat.index()].life.iter().sum();
        let mut place = place.checked_sub(self.taken(seat).count() + usize::from(life))?;
        for zone in [Zone::Reinforcements, Zone::Techniques, Zone::Hand, Zone::Ocean, Zone::Trophies] {
            let cards = self.zone(seat, zone).len();
            if place < cards {
                return Some(Spot { seat, zone, index: place as u8 });
            }
            place -= cards;
        }
        None
    }

    /// What a number of the Character on a space is made of, the printed number first: the card that it comes from, unless
    /// it is the rules' own; how much it adds; the rule behind it. The world is any that was imagined from this view: what
    /// is open is made of the same parts there, and nothing else can be told.
    pub fn parts(&self, rules: &Mm25, world: &State, spot: Spot, stat: Stat) -> Vec<(Option<Face>, i32, Clause)> {
        let place = self.taken(spot.seat).position(|space| space as u8 == spot.index);
        let card = place.map(|place| Card((2 * place) as u8 + spot.seat.number()));
        card.map_or_else(Vec::new, |card| rules.table(world).parts(card, stat))
    }

    /// What is being carried out and what waits, the next first: whose it is, its card and where that lies, and what it
    /// says.
    pub fn waiting<'r>(&self, rules: &'r Mm25) -> Vec<(Seat, Face, Option<Spot>, &'r Ability)> {
        let mut waiting: Vec<Due> = self.stack.iter().rev().filter_map(|frame| self.waits(rules, frame)).collect();
        // A Technique and its effect are one.
        waiting.dedup_by_key(|due| (due.source, due.ability));
        let said = |ability| &rules.library().ability(ability).ability;
        let all = waiting.iter().chain(&self.due);
        all.map(|due| (due.you, due.face, self.spot_of(due.source), said(due.ability))).collect()
    }

    fn waits(&self, rules: &Mm25, frame: &Frame) -> Option<Due> {
        match *frame {
            Frame::Effect(Effect { source, face, you, ability, .. }) => Some(Due { source, face, you, ability }),
            Frame::Offer(due) => Some(due),
            Frame::Technique { card: source, by, .. } => {
                let seen = self.card_at(self.spot_of(source)?).filter(|seen| !seen.resolved)?;
                let mut abilities = rules.library().abilities(seen.face?);
                let (ability, _) =
                    abilities.find(|(_, lowered)| matches!(lowered.ability.kind, Kind::Technique(..)))?;
                Some(Due { source, face: seen.face?, you: by, ability })
            }
            _ => None,
        }
    }

    /// The fighting Characters, the attacker first, as far as they are there.
    pub fn battle(&self) -> Option<[Option<Spot>; 2]> {
        let battle = self.battle?;
        let of = |seat: Seat| self.spot_of(battle.fighters[seat.index()]);
        Some([of(battle.attacker), of(other(battle.attacker))])
    }

    /// The view without what is under way, and without which abilities were used up: what an effect has done is the rest.
    pub(crate) fn at_rest(mut self) -> View {
        self.stack.clear();
        for card in self.sides.iter_mut().flat_map(|side| side.bridge.iter_mut().flatten()) {
            card.used = false;
            card.marks.set(Marks::USED, false);
        }
        self
    }

    /// Who won the comparison; nobody on a tie, and before it.
    pub fn battle_winner(&self) -> Option<Seat> {
        match self.battle?.verdict? {
            Verdict::Won(seat) => Some(seat),
            Verdict::Tie => None,
        }
    }

    /// The window that is open.
    pub fn window(&self) -> Option<Window> {
        match self.stack.last()? {
            Frame::Window { window, .. } => Some(*window),
            Frame::Technique { .. } => Some(Window::Interrupt),
            Frame::Battle(BattleStep::Actions { .. }) => Some(Window::BattleActions),
            _ => None,
        }
    }

    /// Whether the Final Phase has begun.
    pub fn is_final(&self) -> bool {
        matches!(self.stack.first(), Some(Frame::Turn(TurnStep::Final)))
    }

    /// The effect or the ability that asks now: its card, which of its abilities, and what that says.
    pub fn asking<'r>(&self, rules: &'r Mm25) -> Option<(Face, &'r Ability)> {
        let (face, ability) = match self.stack.last()? {
            Frame::Effect(effect) => (effect.face, effect.ability),
            Frame::Offer(due) => (due.face, due.ability),
            _ => return None,
        };
        Some((face, &rules.library().ability(ability).ability))
    }

    /// The Technique that was just placed and may be interrupted.
    pub fn placed(&self) -> Option<Face> {
        let Some(Frame::Technique { by, .. }) = self.stack.last() else { return None };
        let pending = self.sides[by.index()].techniques.iter().rev().find(|card| !card.resolved)?;
        pending.face
    }
}
