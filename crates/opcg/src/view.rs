//! What a viewer sees, built from what is allowed; and worlds that a viewer could be in.
//!
//! Cards are numbered anew for every view, by where they lie: so a number tells a place and never which card lies there.

use crate::effects::{Ability, Keyword, Stat, Where};
use crate::loops::Taken;
use crate::numbers::Table;
use crate::procedures::Asks;
use crate::state::{
    Battle, Body, By, Card, Cards, Due, Effect, Frame, Lasting, Later, Leaving, Object, Side, Sign, Spot, State, Zone,
    other,
};
use crate::{Clause, Face, Library, Opcg};
use kernel::rand_core::Rng;
use kernel::{Outcome, Row, Seat, Viewer, Viewers};
pub use script::Prior;
use script::{any_seed, without};

/// What is known of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenCard {
    /// What it is, if the viewer may know.
    pub face: Option<Face>,
    /// Rested.
    pub rested: bool,
    /// DON!! given to it.
    pub given: u8,
    /// Played in this turn.
    pub fresh: bool,
    /// Face up in Life.
    pub face_up: bool,
    /// Whether the other player is known to know it: public, or shown once.
    pub shown: bool,
    /// Its power now, of a Leader or Character on the field or in a hand, if the viewer may know what it is.
    pub power: Option<i32>,
    /// Its cost now, likewise.
    pub cost: Option<i32>,
    /// Its counter value now, in a hand, likewise.
    pub counter: Option<i32>,
    keywords: u8,
    used: u8,
}

const KEYWORDS: [Keyword; 6] = [
    Keyword::Rush,
    Keyword::RushCharacter,
    Keyword::Blocker,
    Keyword::DoubleAttack,
    Keyword::Banish,
    Keyword::Unblockable,
];

impl SeenCard {
    /// The keywords that it has now, on the field.
    pub fn keywords(&self) -> impl Iterator<Item = Keyword> + use<> {
        let bits = self.keywords;
        KEYWORDS.into_iter().filter(move |&keyword| bits >> keyword as u8 & 1 == 1)
    }
}

/// One half of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenSide {
    /// The Leader.
    pub leader: SeenCard,
    /// The Characters.
    pub characters: Vec<SeenCard>,
    /// The Stage.
    pub stage: Vec<SeenCard>,
    /// The hand: known cards first where it is not the viewer's own.
    pub hand: Vec<SeenCard>,
    /// The deck from the top.
    pub deck: Vec<SeenCard>,
    /// The trash from the top.
    pub trash: Vec<SeenCard>,
    /// Life from the top.
    pub life: Vec<SeenCard>,
    /// A Life card whose trigger is being resolved.
    pub limbo: Vec<SeenCard>,
    /// DON!! in the DON!! deck.
    pub don_deck: u8,
    /// Active DON!! in the cost area.
    pub active: u8,
    /// Rested DON!! in the cost area.
    pub rested: u8,
    /// How many of these stay so in the next Refresh Phase.
    pub kept: u8,
    /// Own turns begun.
    pub turns: u16,
    /// Turns to be taken after this one, before the other player's.
    pub extra: u8,
    /// Loses at the end of this turn.
    pub doomed: bool,
}

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Both halves.
    pub sides: [SeenSide; 2],
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Who began.
    pub first: Seat,
    /// Turns begun by both together.
    pub turn: u16,
    /// How it ended.
    pub over: Option<Outcome>,
    stack: Vec<Frame>,
    due: Vec<Due>,
    lasting: Vec<Lasting>,
    later: Vec<Later>,
    battle: Option<Battle>,
    taken: Vec<Taken>,
    /// The Leaders' and decks' lists, of which the hidden cards are the rest: the viewer's own alone.
    own: Option<Vec<Face>>,
}

/// The order in which cards are numbered.
const ZONES: [Zone; 7] = [Zone::Leader, Zone::Characters, Zone::Stage, Zone::Hand, Zone::Deck, Zone::Trash, Zone::Life];

/// Cards numbered by place, as one viewer may number them.
struct Numbering<'s> {
    table: Table<'s>,
    state: &'s State,
    viewer: Viewer,
    /// Whether the viewer answers the question that is open.
    answers: bool,
    /// From true number to number by place.
    numbers: [u8; crate::state::CARDS],
    order: [Vec<Card>; 2],
}

impl<'s> Numbering<'s> {
    fn new(table: Table<'s>, viewer: Viewer) -> Numbering<'s> {
        let numbers = [u8::MAX; crate::state::CARDS];
        let answers = table.waiting().is_some_and(|(seat, _)| viewer.is(seat));
        let mut numbering =
            Numbering { table, state: table.state, viewer, answers, numbers, order: Default::default() };
        for seat in Seat::all(2) {
            let mut cards: Vec<Card> = Vec::with_capacity(56);
            for zone in ZONES {
                cards.extend(numbering.zone(seat, zone));
            }
            cards.extend(numbering.limbo(seat));
            for (place, card) in cards.iter().enumerate() {
                numbering.numbers[card.index()] = (2 * place) as u8 + seat.number();
            }
            numbering.order[seat.index()] = cards;
        }
        numbering
    }

    /// The cards of a zone as the viewer would count them: stacks from the top, another's hand by what is known of it.
    fn zone(&self, seat: Seat, zone: Zone) -> Vec<Card> {
        let mut cards: Vec<Card> = self.state.zone(seat, zone).to_vec();
        match zone {
            Zone::Deck | Zone::Trash | Zone::Life => cards.reverse(),
            Zone::Hand => cards.sort_by_key(|&card| {
                let body = self.state.body(card);
                match self.knows(card) {
                    true => (0, body.face, body.known != Viewers::EVERYBODY),
                    false => (1, Face::default(), false),
                }
            }),
            Zone::Leader | Zone::Characters | Zone::Stage | Zone::Limbo => {}
        }
        cards
    }

    fn limbo(&self, seat: Seat) -> Option<Card> {
        self.state.stack.iter().find_map(|frame| match *frame {
            Frame::Triggered { card } if self.state.owner(card) == seat && self.state.spot(card).is_none() => {
                Some(card)
            }
            _ => None,
        })
    }

    /// Whether the viewer may know what a card is.
    fn knows(&self, card: Card) -> bool {
        let body = self.state.body(card);
        let open = match self.state.spot(card) {
            Some(spot) => matches!(spot.zone, Zone::Leader | Zone::Characters | Zone::Stage | Zone::Trash),
            None => true,
        };
        open || body.face_up || body.known.contains(self.viewer)
    }

    fn seen(&self, card: Card) -> SeenCard {
        // Which life it is counts nowhere but inside.
        let &Body { face, life: _, given, used, rested, fresh, face_up, known } = self.state.body(card);
        let knows = self.knows(card);
        let field = self.state.is_on_field(card);
        // Elsewhere nobody asks for more than what is printed.
        let counts = knows && (field || self.state.side(self.state.owner(card)).hand.contains(&card));
        let printed = self.table.definition(card);
        let has = |keyword: &Keyword| field && self.table.has(card, *keyword);
        SeenCard {
            power: (counts && printed.power.is_some()).then(|| self.table.power(card)),
            cost: (counts && printed.cost.is_some()).then(|| self.table.cost(card)),
            counter: if counts && !field { self.table.counter(card) } else { None },
            keywords: KEYWORDS
                .iter()
                .filter(|keyword| has(keyword))
                .fold(0, |bits, &keyword| bits | 1 << keyword as u8),
            face: knows.then_some(face),
            rested: field && rested,
            given: if field { given } else { 0 },
            fresh: field && fresh,
            face_up,
            shown: knows && known == Viewers::EVERYBODY,
            used: if field { used } else { 0 },
        }
    }

    fn card(&self, card: Card) -> Card {
        Card(self.numbers[card.index()])
    }

    /// The objects of a view live once; what is not any more what it was, is another.
    fn object(&self, object: Object) -> Object {
        let life = u8::from(!self.state.is_there(object));
        Object { card: self.card(object.card), life }
    }

    /// Those of the cards that the viewer may know of.
    fn cards(&self, cards: Cards) -> Cards {
        cards.iter().filter(|&card| self.knows(card)).map(|card| self.card(card)).collect()
    }

    /// Places without faces: which cards of a deck are being looked at is no secret.
    fn places(&self, cards: Cards) -> Cards {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn frame(&self, frame: &Frame) -> Frame {
        match *frame {
            Frame::Signs { thrown } => Frame::Signs { thrown: self.signs(thrown) },
            Frame::Effect(ref effect) => Frame::Effect(self.effect(effect)),
            Frame::LifeCard { to, card } => Frame::LifeCard { to, card: self.card(card) },
            Frame::Triggered { card } => Frame::Triggered { card: self.card(card) },
            Frame::Leaving(ref leaving) => Frame::Leaving(self.leaving(leaving)),
            Frame::Entering { cards, seat, rested, by } => {
                Frame::Entering { cards: self.cards(cards), seat, rested, by: self.by(by) }
            }
            Frame::ChooseFirst { seat } => Frame::ChooseFirst { seat },
            Frame::Redraw { seat } => Frame::Redraw { seat },
            Frame::Deal => Frame::Deal,
            Frame::Turn(step) => Frame::Turn(step),
            Frame::Battle(step) => Frame::Battle(step),
            Frame::Settle { round } => Frame::Settle { round },
            Frame::Damage { to, left, banish } => Frame::Damage { to, left, banish },
            Frame::Void => Frame::Void,
        }
    }

    // Everything is taken apart here: a new field does not compile before somebody has thought about who may see it.

    fn effect(&self, effect: &Effect) -> Effect {
        let Effect {
            cursor,
            ability,
            source,
            you,
            it,
            about,
            slots,
            each,
            looked,
            parts,
            done,
            doing,
            did,
            short,
            late,
            named,
            don,
        } = *effect;
        Effect {
            cursor,
            ability,
            source: self.object(source),
            you,
            it: self.object(it),
            about: self.object(about),
            slots: slots.map(|slot| self.cards(slot)),
            each: self.places(each),
            looked: self.places(looked),
            // Only whoever answers sees the parts of an answer.
            parts: if self.answers { self.places(parts) } else { Cards::NONE },
            done,
            doing,
            did,
            short,
            late,
            named,
            don,
        }
    }

    fn leaving(&self, leaving: &Leaving) -> Leaving {
        let Leaving { cards, how, by, wanted, asked, replacing } = leaving;
        Leaving {
            cards: self.places(*cards),
            how: *how,
            by: self.by(*by),
            wanted: *wanted,
            asked: asked.iter().map(|&(card, ability)| (self.card(card), ability)).collect(),
            replacing: self.places(*replacing),
        }
    }

    fn by(&self, by: By) -> By {
        match by {
            By::Effect(card) => By::Effect(self.card(card)),
            by @ (By::Battle | By::Rule) => by,
        }
    }

    fn later(&self, later: &Later) -> Later {
        let Later { cursor, ability, source, you, it, slots, battle, due, more } = *later;
        let (source, it) = (self.object(source), self.object(it));
        Later { cursor, ability, source, you, it, slots: slots.map(|slot| self.cards(slot)), battle, due, more }
    }

    fn due(&self, due: &Due) -> Due {
        let Due { source, owner, ability, it, count, round, later, more } = *due;
        Due { source: self.object(source), owner, ability, it: self.object(it), count, round, later, more }
    }

    fn lasting(&self, lasting: &Lasting) -> Lasting {
        let Lasting { on, seat, what, value, ends, by } = *lasting;
        Lasting { on: self.places(on), seat, what, value, ends, by }
    }

    fn battle(&self, battle: Battle) -> Battle {
        let Battle { attacker, target, blocked, ending } = battle;
        Battle { attacker: self.object(attacker), target: self.object(target), blocked, ending }
    }

    /// A sign thrown is known to its seat alone; everybody sees that it was thrown by who is asked now (OP-4.3).
    fn signs(&self, thrown: [Option<Sign>; 2]) -> [Option<Sign>; 2] {
        let seen = |seat: Seat| thrown[seat.index()].map(|sign| if self.viewer.is(seat) { sign } else { Sign::Rock });
        [seen(Seat::FIRST), seen(other(Seat::FIRST))]
    }
}

impl View {
    pub(crate) fn of(rules: &Opcg, state: &State, viewer: Viewer) -> View {
        let table = rules.table(state);
        let numbering = Numbering::new(table, viewer);
        let zone = |seat, zone| numbering.zone(seat, zone).into_iter().map(|card| numbering.seen(card)).collect();
        let side = |seat: Seat| {
            let &Side {
                leader,
                // The zones are listed as the viewer counts them.
                characters: _,
                stage: _,
                hand: _,
                deck: _,
                trash: _,
                life: _,
                don_deck,
                active,
                rested,
                kept,
                turns,
                extra,
                doomed,
            } = state.side(seat);
            SeenSide {
                leader: numbering.seen(leader),
                characters: zone(seat, Zone::Characters),
                stage: zone(seat, Zone::Stage),
                hand: zone(seat, Zone::Hand),
                deck: zone(seat, Zone::Deck),
                trash: zone(seat, Zone::Trash),
                life: zone(seat, Zone::Life),
                limbo: numbering.limbo(seat).into_iter().map(|card| numbering.seen(card)).collect(),
                don_deck,
                active,
                rested,
                kept,
                turns,
                extra,
                doomed,
            }
        };
        let own = match viewer {
            Viewer::Seat(seat) => {
                let mut faces: Vec<Face> =
                    numbering.order[seat.index()].iter().map(|&card| state.body(card).face).collect();
                faces.sort_unstable();
                Some(faces)
            }
            Viewer::Spectator => None,
        };
        let State {
            // Chance is nobody's, and cards and sides are seen one by one.
            chance: _,
            bodies: _,
            sides: _,
            ref stack,
            ref due,
            ref lasting,
            ref later,
            battle,
            turn_player,
            first,
            turn,
            over,
            ref taken,
            // These follow from the cards.
            cards: _,
            topics: _,
            standing: _,
            lending: _,
        } = *state;
        View {
            viewer,
            sides: [side(Seat::FIRST), side(other(Seat::FIRST))],
            turn_player,
            first,
            turn,
            over,
            stack: stack.iter().map(|frame| numbering.frame(frame)).collect(),
            due: due.iter().map(|due| numbering.due(due)).collect(),
            lasting: lasting.iter().map(|lasting| numbering.lasting(lasting)).collect(),
            later: later.iter().map(|later| numbering.later(later)).collect(),
            battle: battle.map(|battle| numbering.battle(battle)),
            taken: taken.iter().map(taken_again).collect(),
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
        state.turn = self.turn;
        state.over = self.over;
        state.stack = self.stack.iter().copied().collect();
        state.due = self.due.iter().copied().collect();
        state.lasting = self.lasting.iter().copied().collect();
        state.later = self.later.iter().copied().collect();
        state.battle = self.battle;
        state.taken = self.taken.iter().copied().collect();
        state.note_field(library);
        if let Some(Frame::Signs { thrown }) = state.stack.last_mut() {
            for seat in Seat::all(2).filter(|&seat| !self.viewer.is(seat)) {
                if let Some(sign) = &mut thrown[seat.index()] {
                    *sign = Sign::ALL[kernel::below(rng, 3) as usize];
                }
            }
        }
        state
    }

    fn deal(&self, seat: Seat, library: &Library, prior: &Prior, rng: &mut impl Rng, state: &mut State) {
        let seen = &self.sides[seat.index()];
        let mut hidden = self.hidden(seat, library, prior, rng);
        kernel::shuffle(&mut hidden, rng);
        let mut next = seat.number();
        let mut make = |card: &SeenCard, zone: Zone, state: &mut State| {
            let number = Card(next);
            next += 2;
            let face = card.face.unwrap_or_else(|| hidden.pop().unwrap_or_default());
            let mut known = if card.shown { Viewers::EVERYBODY } else { Viewers::NONE };
            if zone == Zone::Hand {
                known = known.or(Viewers::only(Viewer::Seat(seat)));
            }
            if card.face.is_some() {
                known = known.or(Viewers::only(self.viewer));
            }
            state.note(library.topics(face));
            let &SeenCard { rested, given, fresh, face_up, used, .. } = card;
            *state.body_mut(number) = Body { face, life: 0, given, used, rested, fresh, face_up, known };
            number
        };
        let mut side = Side {
            leader: make(&seen.leader, Zone::Leader, state),
            don_deck: seen.don_deck,
            active: seen.active,
            rested: seen.rested,
            kept: seen.kept,
            turns: seen.turns,
            extra: seen.extra,
            doomed: seen.doomed,
            ..Side::default()
        };
        side.characters = seen.characters.iter().map(|card| make(card, Zone::Characters, state)).collect();
        side.stage = seen.stage.iter().map(|card| make(card, Zone::Stage, state)).collect();
        side.hand = seen.hand.iter().map(|card| make(card, Zone::Hand, state)).collect();
        side.deck = stacked(seen.deck.iter().map(|card| make(card, Zone::Deck, state)));
        side.trash = stacked(seen.trash.iter().map(|card| make(card, Zone::Trash, state)));
        side.life = stacked(seen.life.iter().map(|card| make(card, Zone::Life, state)));
        for card in &seen.limbo {
            make(card, Zone::Limbo, state);
        }
        state.cards = state.cards.max(next);
        *state.side_mut(seat) = side;
        state.sort_hand(seat);
    }

    /// The faces that a seat's hidden cards could have.
    fn hidden(&self, seat: Seat, library: &Library, prior: &Prior, rng: &mut impl Rng) -> Vec<Face> {
        let seen = &self.sides[seat.index()];
        let zones = [&seen.characters, &seen.stage, &seen.hand, &seen.deck, &seen.trash, &seen.life, &seen.limbo];
        let known: Vec<Face> =
            zones.into_iter().flatten().filter_map(|card| card.face).chain(seen.leader.face).collect();
        let missing = zones.into_iter().flatten().filter(|card| card.face.is_none()).count();
        if let (Some(own), true) = (&self.own, self.viewer.is(seat)) {
            return without(own, &known);
        }
        // A candidate list that fits everything seen, or else any cards that fit the Leader.
        let fitting: Vec<Vec<Face>> = prior
            .lists_or(|| crate::setup::starter_lists(library))
            .into_iter()
            .filter(|list| Some(list[0]) == seen.leader.face)
            .map(|list| without(&list, &known))
            .filter(|rest| rest.len() == missing)
            .collect();
        if !fitting.is_empty() {
            return fitting[kernel::below(rng, fitting.len() as u32) as usize].clone();
        }
        let leader = seen.leader.face.map(|face| library.card(face));
        let fits = |card: &crate::Definition| {
            card.category != crate::Category::Leader
                && leader.is_none_or(|leader| card.colours.iter().any(|colour| leader.colours.contains(colour)))
        };
        let pool: Vec<Face> = library
            .cards()
            .iter()
            .enumerate()
            .filter(|(_, card)| fits(card))
            .map(|(index, _)| Face(index as u16))
            .collect();
        let any =
            |rng: &mut _| pool.get(kernel::below(rng, pool.len().max(1) as u32) as usize).copied().unwrap_or_default();
        (0..missing).map(|_| any(rng)).collect()
    }
}

/// What is under way, for those who tell of it.
impl View {
    /// The cards of a zone, as the viewer counts them.
    pub fn zone(&self, seat: Seat, zone: Zone) -> &[SeenCard] {
        let Some(side) = self.sides.get(seat.index()) else { return &[] };
        match zone {
            Zone::Leader => std::slice::from_ref(&side.leader),
            Zone::Characters => &side.characters,
            Zone::Stage => &side.stage,
            Zone::Hand => &side.hand,
            Zone::Deck => &side.deck,
            Zone::Trash => &side.trash,
            Zone::Life => &side.life,
            Zone::Limbo => &side.limbo,
        }
    }

    /// The card at a spot.
    pub fn card_at(&self, spot: Spot) -> Option<&SeenCard> {
        self.zone(spot.seat, spot.zone).get(spot.index as usize)
    }

    /// Where the card with this number lies: numbers go by place.
    fn spot(&self, card: Card) -> Option<Spot> {
        let seat = Seat::new(card.0 % 2)?;
        let mut place = usize::from(card.0 / 2);
        for zone in ZONES.into_iter().chain([Zone::Limbo]) {
            let cards = self.zone(seat, zone).len();
            if place < cards {
                return Some(Spot { seat, zone, index: place as u8 });
            }
            place -= cards;
        }
        None
    }

    /// Who attacks whom, as long as both are there.
    pub fn battle(&self) -> Option<(Spot, Spot)> {
        let battle = self.battle.filter(|battle| battle.attacker.life == 0 && battle.target.life == 0)?;
        Some((self.spot(battle.attacker.card)?, self.spot(battle.target.card)?))
    }

    /// The view without what is under way, and without which abilities were used and used up: what an effect has done is the rest.
    pub(crate) fn at_rest(mut self) -> View {
        self.stack.clear();
        self.taken.clear();
        for side in &mut self.sides {
            let field = [&mut side.leader].into_iter().chain(&mut side.characters).chain(&mut side.stage);
            field.for_each(|card| card.used = 0);
        }
        self
    }

    /// Whether the target is a blocker.
    pub fn is_blocked(&self) -> bool {
        self.battle.is_some_and(|battle| battle.blocked)
    }

    /// What a number of the card at a spot is made of, the printed number first: the card whose text it is, unless it is
    /// the rules' own; how much it adds; the rule behind it. The world is any that was imagined from this view: what is
    /// open is made of the same parts there, and nothing else can be told.
    pub fn parts(&self, rules: &Opcg, world: &State, spot: Spot, stat: Stat) -> Vec<(Option<Face>, i32, Clause)> {
        let before = ZONES.into_iter().take_while(|&zone| zone != spot.zone);
        let place: usize = before.map(|zone| self.zone(spot.seat, zone).len()).sum();
        let card = Card((2 * (place + usize::from(spot.index))) as u8 + spot.seat.number());
        rules.table(world).parts(card, stat)
    }

    /// What is being carried out and what is due, the next first: whose it is, its card, and what it says.
    pub fn waiting<'r>(&self, rules: &'r Opcg) -> Vec<(Seat, Spot, &'r Ability)> {
        let under_way = self.stack.iter().rev().filter_map(|frame| match frame {
            Frame::Effect(effect) => Some((effect.you, effect.source, effect.ability)),
            _ => None,
        });
        let mut due: Vec<&Due> = self.due.iter().collect();
        due.sort_by_key(|due| (due.round, due.owner != self.turn_player));
        let due = due.into_iter().map(|due| (due.owner, due.source, due.ability));
        let said = |ability| &rules.library().ability(ability).ability;
        under_way
            .chain(due)
            .filter_map(|(seat, source, ability)| Some((seat, self.spot(source.card)?, said(ability))))
            .collect()
    }

    /// The effect that asks now: its card, and what it says.
    pub fn effect<'r>(&self, rules: &'r Opcg) -> Option<(Spot, &'r Ability)> {
        let Some(Frame::Effect(effect)) = self.stack.last() else { return None };
        Some((self.spot(effect.source.card)?, &rules.library().ability(effect.ability).ability))
    }

    /// Where the effect that asks now puts back what was looked at.
    pub fn puts_back(&self, rules: &Opcg) -> Option<Where> {
        let Some(Frame::Effect(effect)) = self.stack.last() else { return None };
        if let Some(Asks::PutBack(to)) = effect.asks(rules.library()) { Some(to) } else { None }
    }

    /// The Life card that damage has turned up, before it is decided on.
    pub fn life_card(&self) -> Option<Spot> {
        match self.stack.last() {
            Some(Frame::LifeCard { card, .. }) => self.spot(*card),
            _ => None,
        }
    }

    /// An effect that is due: its card, and what it says.
    pub fn due<'r>(&self, rules: &'r Opcg, index: u8) -> Option<(Spot, &'r Ability)> {
        let due = self.due.get(index as usize)?;
        Some((self.spot(due.source.card)?, &rules.library().ability(due.ability).ability))
    }
}

/// Acts and positions are numbers that follow from what everybody sees.
fn taken_again(taken: &Taken) -> Taken {
    let Taken { position, act } = *taken;
    Taken { position, act }
}

/// From the top to the bottom, as a stack whose last is the top.
fn stacked<const N: usize>(cards: impl Iterator<Item = Card>) -> Row<Card, N> {
    let mut row: Row<Card, N> = cards.collect();
    row.reverse();
    row
}
