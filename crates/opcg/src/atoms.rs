//! The only module that changes what can be seen on the table. Everything else decides; this does, and says so.

mod battle;
mod bounded;
mod don;
mod lasting;
mod waiting;

use crate::effects::{End, Happening, Permission, Timing};
use crate::loops::Taken;
use crate::state::{Body, By, Card, Cards, Frame, Object, Side, State, Zone, other};
use crate::{Category, Clause, Ending, Face, LastCard, Opcg, What};
use kernel::{Outcome, Places, Seat, Sink, Viewer, Viewers};

script::engine!(Opcg);

impl<'a, S: Sink<Opcg>> Engine<'a, S> {
    /// A player's cards are put down: the Leader, which everybody sees, and the others as a deck (OP-4.1, OP-4.2).
    pub(crate) fn lay_out(&mut self, seat: Seat, list: &[Face]) {
        let library = self.library();
        let mut number = seat.number();
        let mut side = Side { don_deck: library.card(list[0]).don_deck(), ..Side::default() };
        for (index, &face) in list.iter().enumerate() {
            let card = Card(number);
            number += 2;
            let known = if index == 0 { Viewers::EVERYBODY } else { Viewers::NONE };
            *self.state.body_mut(card) = Body { face, known, ..Body::default() };
            self.state.note(library.topics(face));
            if index == 0 {
                side.leader = card;
            } else {
                let put = side.deck.push(card);
                debug_assert!(put.is_ok(), "any zone has room for all cards of a player");
            }
        }
        self.state.cards = self.state.cards.max(number);
        *self.state.side_mut(seat) = side;
        self.state.note_field(library);
    }

    // Moving cards.

    /// Takes a card out of its zone; says which, and how many DON!! fell off it.
    fn lift(&mut self, card: Card) -> Option<(Zone, u8)> {
        let spot = self.state.spot(card)?;
        let side = self.state.side_mut(spot.seat);
        let at = spot.index as usize;
        match spot.zone {
            Zone::Characters => drop(side.characters.remove(at)),
            Zone::Stage => drop(side.stage.remove(at)),
            Zone::Hand => drop(side.hand.remove(at)),
            Zone::Deck => drop(side.deck.remove(side.deck.len() - 1 - at)),
            Zone::Trash => drop(side.trash.remove(side.trash.len() - 1 - at)),
            Zone::Life => drop(side.life.remove(side.life.len() - 1 - at)),
            Zone::Leader | Zone::Limbo => return None,
        }
        let field = matches!(spot.zone, Zone::Characters | Zone::Stage);
        if field {
            self.state.note_field(self.rules.library());
        }
        Some((spot.zone, if field { self.leave_field(card, spot.seat) } else { 0 }))
    }

    /// What lay on a card is gone with it; its DON!! go rested to the cost area (OP-2.7, OP-13.7).
    fn leave_field(&mut self, card: Card, seat: Seat) -> u8 {
        self.state.lasting.retain(|lasting| lasting.on != Cards::only(card));
        for lasting in self.state.lasting.iter_mut() {
            lasting.on.remove(card);
        }
        self.state.note_lending(self.rules.library());
        // What was put off spoke of the card as it was.
        for later in self.state.later.iter_mut() {
            later.slots.forget(card);
        }
        let given = self.state.body(card).given;
        self.state.side_mut(seat).rested += given;
        let body = self.state.body_mut(card);
        *body = Body { face: body.face, life: body.life.wrapping_add(1), known: Viewers::EVERYBODY, ..Body::default() };
        given
    }

    /// Moves a card to another zone of its owner. A card that nobody may see there keeps its secret.
    pub(crate) fn move_card(&mut self, card: Card, to: Zone, end: End, because: Clause) {
        let what = |seat, face, from, to| What::Moved { seat, face, from, to };
        self.move_as(card, to, end, because, what);
    }

    fn move_as(
        &mut self,
        card: Card,
        to: Zone,
        end: End,
        because: Clause,
        what: impl Fn(Seat, Option<Face>, Zone, Zone) -> What,
    ) {
        let seat = self.state.owner(card);
        let limbo = self.state.spot(card).is_none();
        let (from, given) = match self.lift(card) {
            Some(lifted) => lifted,
            None if limbo => (Zone::Limbo, 0),
            None => return self.state.never("a Leader is moved"),
        };
        let was_public =
            matches!(from, Zone::Characters | Zone::Stage | Zone::Trash | Zone::Limbo) || self.state.body(card).face_up;
        let body = self.state.body_mut(card);
        body.face_up = false;
        if was_public {
            body.known = Viewers::EVERYBODY;
        }
        match to {
            Zone::Hand => body.known = body.known.or(Viewers::only(Viewer::Seat(seat))),
            Zone::Trash | Zone::Characters | Zone::Stage | Zone::Leader => body.known = Viewers::EVERYBODY,
            Zone::Deck | Zone::Life | Zone::Limbo => {}
        }
        let eyes = body.known;
        self.put(card, seat, to, end);
        let what = what(seat, Some(self.face(card)), from, to);
        self.tell(what, eyes, because);
        if given > 0 {
            self.emit(What::DonCameBack { seat, count: given }, Clause::OP_13_7);
        }
        if from == Zone::Life && to != Zone::Life {
            self.life_lost(seat, to);
        }
        self.check_decks(if matches!(what, What::Drew { .. }) { LastCard::Drawn } else { LastCard::Taken });
    }

    /// By what something comes about now: the effect under way, or a rule.
    fn cause(&self) -> By {
        match self.state.top() {
            Frame::Effect(effect) => By::Effect(effect.source.card),
            Frame::Leaving(leaving) => leaving.by,
            _ => By::Rule,
        }
    }

    /// A card has left a player's Life. Text about it speaks of the player, for whom the Leader stands.
    fn life_lost(&mut self, seat: Seat, to: Zone) {
        let (leader, by) = (self.state.side(seat).leader, self.cause());
        self.announce(Happening::LifeLost, leader, by);
        if to == Zone::Hand {
            self.announce(Happening::LifeTaken, leader, by);
        }
        if self.state.side(seat).life.is_empty() {
            self.announce(Happening::LifeEmpty, leader, by);
        }
    }

    fn put(&mut self, card: Card, seat: Seat, to: Zone, end: End) {
        let order = self.state.hand_order(card);
        let in_hand = self.state.side(seat).hand.partition_point(|&other| self.state.hand_order(other) <= order);
        let side = self.state.side_mut(seat);
        let kept = match (to, end) {
            (Zone::Hand, _) => side.hand.insert(in_hand, card).is_ok(),
            (Zone::Characters, _) => side.characters.push(card).is_ok(),
            (Zone::Stage, _) => side.stage.push(card).is_ok(),
            (Zone::Deck, End::Top) => side.deck.push(card).is_ok(),
            (Zone::Deck, End::Bottom) => side.deck.insert(0, card).is_ok(),
            (Zone::Life, End::Top) => side.life.push(card).is_ok(),
            (Zone::Life, End::Bottom) => side.life.insert(0, card).is_ok(),
            (Zone::Trash, _) => side.trash.push(card).is_ok(),
            (Zone::Leader | Zone::Limbo, _) => true,
        };
        if !kept {
            self.overflow();
        }
        if matches!(to, Zone::Characters | Zone::Stage) {
            self.state.note_field(self.rules.library());
        }
    }

    /// A player whose deck is empty has lost, at once (OP-5.4, OP-5.5), unless text says otherwise (OP-5.9).
    fn check_decks(&mut self, last: LastCard) {
        if self.state.turn == 0 || self.state.over.is_some() {
            return;
        }
        let mut lost: kernel::Row<Seat, 2> =
            Seat::all(2).filter(|&seat| self.state.side(seat).deck.is_empty()).collect();
        if lost.is_empty() {
            return;
        }
        if let Some(&winner) = lost.iter().find(|&&seat| self.table().permits(seat, &Permission::WinByEmptyDeck)) {
            return self.end(Some(winner), Ending::DeckOutWins { winner }, Clause::OP_5_9);
        }
        for seat in Seat::all(2) {
            if lost.contains(&seat) && self.table().permits(seat, &Permission::LoseAtEndOfTurn) {
                lost.retain(|&other| other != seat);
                if !std::mem::replace(&mut self.state.side_mut(seat).doomed, true) {
                    self.announce(Happening::DeckEmpty, self.state.side(seat).leader, By::Rule);
                }
            }
        }
        self.all_lose(&lost, |loser| Ending::DeckOut { loser, last }, Clause::OP_5_4);
    }

    /// Who lost together has no winner beside them (OP-5.6).
    pub(crate) fn all_lose(&mut self, lost: &[Seat], ending: impl Fn(Seat) -> Ending, because: Clause) {
        match *lost {
            [] => {}
            [loser] => self.lose(loser, ending(loser), because),
            _ => self.end(None, Ending::BothLost, Clause::OP_5_6),
        }
    }

    pub(crate) fn lose(&mut self, seat: Seat, ending: Ending, because: Clause) {
        if self.state.over.is_none() {
            self.emit(What::Lost { seat }, because);
            self.end(Some(other(seat)), ending, because);
        }
    }

    /// The game is over; without a winner both have lost.
    pub(crate) fn end(&mut self, winner: Option<Seat>, ending: Ending, because: Clause) {
        if self.state.over.is_some() {
            return;
        }
        let places = match winner {
            Some(winner) => Places::ranked(2, |seat| seat != winner),
            None => Places::all_lost(2),
        };
        self.state.over = Some(Outcome::Placed(places));
        match winner {
            Some(seat) => self.emit(What::Won { seat, ending }, because),
            None => self.emit(What::GameOver { ending }, because),
        }
    }

    /// Draws one after the other; stops where a deck runs out (OP-12.21).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        for drawn in 0..count {
            let Some(&top) = self.state.side(seat).deck.last() else { return drawn };
            if self.is_over() {
                return drawn;
            }
            self.move_as(top, Zone::Hand, End::Top, because, |seat, face, _, _| What::Drew { seat, face });
        }
        count
    }

    pub(crate) fn shuffle(&mut self, seat: Seat, because: Clause) {
        let State { sides, bodies, chance, .. } = &mut *self.state;
        let deck = &mut sides[seat.index()].deck;
        for &card in deck.iter() {
            bodies[card.index()].known = Viewers::NONE;
        }
        script::shuffle_stated(deck, |card| bodies[card.index()].face, chance, self.sink);
        self.emit(What::Shuffled { seat }, because);
    }

    /// So many of the cards, by chance.
    pub(crate) fn any_of(&mut self, cards: Cards, count: u8) -> Cards {
        let mut row: kernel::Row<Card, 56> = cards.iter().collect();
        self.state.chance.shuffle(&mut row);
        row.iter().take(count as usize).copied().collect()
    }

    /// Cards that only their owner puts in order: nobody else knows any more which of them is which (OP-2.9).
    pub(crate) fn mix(&mut self, card: Card) {
        let owner = self.state.owner(card);
        let body = self.state.body_mut(card);
        if !body.face_up {
            body.known = body.known.without(Viewers::EVERYBODY.without(Viewers::only(Viewer::Seat(owner))));
        }
    }

    /// Somebody sees cards that stay where they are.
    pub(crate) fn show(&mut self, card: Card, to: Seat) {
        let body = self.state.body_mut(card);
        body.known = body.known.or(Viewers::only(Viewer::Seat(to)));
    }

    /// Everybody sees a card that stays where it is (OP-2.13).
    pub(crate) fn reveal(&mut self, card: Card, because: Clause) {
        self.state.body_mut(card).known = Viewers::EVERYBODY;
        self.state.sort_hand(self.state.owner(card));
        self.emit(What::Revealed { seat: self.state.owner(card), face: self.face(card) }, because);
    }

    /// A Life card whose trigger is used belongs to no zone, and everybody sees it (OP-9.4).
    pub(crate) fn take_out_of_life(&mut self, card: Card, because: Clause) {
        self.move_card(card, Zone::Limbo, End::Top, because);
        self.state.body_mut(card).known = Viewers::EVERYBODY;
    }

    /// A Life card is turned. Says whether it lay otherwise.
    pub(crate) fn turn_life(&mut self, card: Card, face_up: bool) -> bool {
        let body = self.state.body_mut(card);
        if face_up {
            body.known = Viewers::EVERYBODY;
        }
        std::mem::replace(&mut body.face_up, face_up) != face_up
    }

    /// A [Once Per Turn] is used up, if its card is still what it was.
    pub(crate) fn use_up(&mut self, source: Object, bit: u8) {
        if self.state.is_there(source) {
            self.state.body_mut(source.card).used |= 1 << bit;
        }
    }

    /// It is decided who takes the first turn (OP-4.3).
    pub(crate) fn decide_first(&mut self, seat: Seat, chosen_by: Option<Seat>) {
        self.state.first = seat;
        self.emit(What::FirstPlayer { seat, chosen_by }, Clause::OP_4_3);
    }

    /// What both do at the same time this seat does first from now on (OP-11.1).
    pub(crate) fn make_turn_player(&mut self, seat: Seat) {
        self.state.turn_player = seat;
    }

    /// An act that could be part of a loop is kept in mind; of many, the latest (OP-11.11).
    pub(crate) fn remember(&mut self, taken: Taken) {
        let acts = &mut self.state.taken;
        if acts.push(taken).is_err() {
            acts.remove(0);
            let kept = acts.push(taken);
            debug_assert!(kept.is_ok(), "there is room once the oldest has gone");
        }
    }

    /// Another turn follows this one.
    pub(crate) fn grant_turn(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        side.extra = side.extra.saturating_add(1);
    }

    /// Whose turn is next: an extra turn comes before the other player's.
    pub(crate) fn pass_turn(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        match side.extra.checked_sub(1) {
            Some(left) => side.extra = left,
            None => self.state.turn_player = other(seat),
        }
    }

    /// A turn begins: nothing is fresh any more, and everything may be used again.
    pub(crate) fn open_turn(&mut self, seat: Seat) {
        self.state.turn += 1;
        self.state.side_mut(seat).turns += 1;
        for body in &mut self.state.bodies {
            body.fresh = false;
            body.used = 0;
        }
        self.state.taken.clear();
        self.emit(What::TurnBegan { seat, turn: self.state.turn }, Clause::OP_6_1);
    }

    // Resting and standing.

    pub(crate) fn rest(&mut self, card: Card, by: By, because: Clause) -> bool {
        let changed = !self.state.body(card).rested;
        if changed {
            self.state.body_mut(card).rested = true;
            if let Some(spot) = self.state.spot(card) {
                self.emit(What::Rested { card: spot, face: self.face(card) }, because);
            }
            self.announce(Happening::Rested, card, by);
        }
        changed
    }

    pub(crate) fn set_active(&mut self, card: Card, because: Clause) -> bool {
        let changed = self.state.body(card).rested;
        if changed {
            self.state.body_mut(card).rested = false;
            if let Some(spot) = self.state.spot(card) {
                self.emit(What::SetActive { card: spot, face: self.face(card) }, because);
            }
        }
        changed
    }

    /// A Character or Stage enters its area.
    pub(crate) fn enter(&mut self, card: Card, rested: bool, by: By, because: Clause) {
        let to = match self.table().definition(card).category {
            Category::Character => Zone::Characters,
            Category::Stage => Zone::Stage,
            Category::Leader | Category::Event => {
                return self.state.never("neither a Leader nor an Event enters the field");
            }
        };
        let seat = self.state.owner(card);
        // Text may speak of where it is played from; it is about the card that is then on the field.
        let before = self.state.object(card);
        self.announce(Happening::Played, card, by);
        self.move_card(card, to, End::Top, because);
        let body = self.state.body_mut(card);
        *body = Body {
            face: body.face,
            life: body.life.wrapping_add(1),
            rested,
            fresh: true,
            known: Viewers::EVERYBODY,
            ..Body::default()
        };
        let now = self.state.object(card);
        for due in self.state.due.iter_mut().filter(|due| due.it == before) {
            due.it = now;
        }
        self.emit(What::Played { seat, face: self.face(card) }, because);
        self.due(card, &Timing::OnPlay, card);
        self.announce(Happening::Played, card, by);
    }
}
