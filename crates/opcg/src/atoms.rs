//! The only module that changes what can be seen on the table. Everything else decides; this does, and says so.

use crate::effects::{Condition, End, Happening, Kind, Modifier, Permission, Timing, Until};
use crate::library::Lowered;
use crate::numbers::{Reading, Table};
use crate::state::{Battle, Body, By, Card, Cards, Due, Effect, Ends, Frame, Lasting, Later, State, Zone, other};
use crate::{Category, Clause, Event, Face, Library, Opcg, What};
use kernel::{Outcome, Places, Seat, Sink, Viewer, Viewers};

/// A game being played on, and whoever listens.
pub(crate) struct Engine<'a, S: Sink<Opcg>> {
    pub(crate) rules: &'a Opcg,
    pub(crate) state: &'a mut State,
    pub(crate) sink: &'a mut S,
}

/// Which end of a zone a card goes to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum To {
    Top,
    Bottom,
}

impl From<End> for To {
    fn from(end: End) -> To {
        match end {
            End::Top => To::Top,
            End::Bottom => To::Bottom,
        }
    }
}

impl<'a, S: Sink<Opcg>> Engine<'a, S> {
    pub(crate) fn library(&self) -> &'a Library {
        self.rules.library()
    }

    pub(crate) fn table(&self) -> Table<'_> {
        Table { library: self.rules.library(), state: self.state }
    }

    pub(crate) fn face(&self, card: Card) -> Face {
        self.state.body(card).face
    }

    #[inline]
    pub(crate) fn emit(&mut self, what: What, because: Clause) {
        self.tell(what, Viewers::EVERYBODY, because);
    }

    #[inline]
    fn tell(&mut self, what: What, eyes: Viewers, because: Clause) {
        self.sink.event(self.rules, self.state, Event { what, eyes, because });
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        if self.state.stack.push(frame).is_err() {
            self.overflow();
        }
    }

    pub(crate) fn pop(&mut self) {
        self.state.stack.pop();
    }

    pub(crate) fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.state.stack.last_mut() {
            *top = frame;
        }
    }

    /// A bound of the engine was reached: no result (K-3).
    pub(crate) fn overflow(&mut self) {
        self.state.over.get_or_insert(Outcome::Void);
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
            for slot in &mut later.slots {
                slot.remove(card);
            }
        }
        let given = self.state.body(card).given;
        self.state.side_mut(seat).rested += given;
        let body = self.state.body_mut(card);
        *body = Body { face: body.face, life: body.life.wrapping_add(1), known: Viewers::EVERYBODY, ..Body::default() };
        given
    }

    /// Moves a card to another zone of its owner. A card that nobody may see there keeps its secret.
    pub(crate) fn move_card(&mut self, card: Card, to: Zone, end: To, because: Clause) {
        let what = |seat, face, from, to| What::Moved { seat, face, from, to };
        self.move_as(card, to, end, because, what);
    }

    fn move_as(
        &mut self,
        card: Card,
        to: Zone,
        end: To,
        because: Clause,
        what: impl Fn(Seat, Option<Face>, Zone, Zone) -> What,
    ) {
        let seat = self.state.owner(card);
        let limbo = self.state.spot(card).is_none();
        let (from, given) = match self.lift(card) {
            Some(lifted) => lifted,
            None if limbo => (Zone::Limbo, 0),
            None => return,
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
        self.tell(what(seat, Some(self.face(card)), from, to), eyes, because);
        if given > 0 {
            self.emit(What::DonCameBack { seat, count: given }, Clause::OP_13_7);
        }
        if from == Zone::Life && to != Zone::Life {
            self.life_lost(seat, to);
        }
        self.check_decks();
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

    fn put(&mut self, card: Card, seat: Seat, to: Zone, end: To) {
        let order = self.state.hand_order(card);
        let in_hand = self.state.side(seat).hand.partition_point(|&other| self.state.hand_order(other) <= order);
        let side = self.state.side_mut(seat);
        let kept = match (to, end) {
            (Zone::Hand, _) => side.hand.insert(in_hand, card).is_ok(),
            (Zone::Characters, _) => side.characters.push(card).is_ok(),
            (Zone::Stage, _) => side.stage.push(card).is_ok(),
            (Zone::Deck, To::Top) => side.deck.push(card).is_ok(),
            (Zone::Deck, To::Bottom) => side.deck.insert(0, card).is_ok(),
            (Zone::Life, To::Top) => side.life.push(card).is_ok(),
            (Zone::Life, To::Bottom) => side.life.insert(0, card).is_ok(),
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
    fn check_decks(&mut self) {
        if self.state.turn == 0 || self.state.over.is_some() {
            return;
        }
        let mut lost: kernel::Row<Seat, 2> =
            Seat::all(2).filter(|&seat| self.state.side(seat).deck.is_empty()).collect();
        if lost.is_empty() {
            return;
        }
        if let Some(&winner) = lost.iter().find(|&&seat| self.table().permits(seat, &Permission::WinByEmptyDeck)) {
            return self.end(Some(winner), Clause::OP_5_9);
        }
        for seat in Seat::all(2) {
            if lost.contains(&seat) && self.table().permits(seat, &Permission::LoseAtEndOfTurn) {
                lost.retain(|&other| other != seat);
                if !std::mem::replace(&mut self.state.side_mut(seat).doomed, true) {
                    self.announce(Happening::DeckEmpty, self.state.side(seat).leader, By::Rule);
                }
            }
        }
        self.all_lose(&lost, Clause::OP_5_4);
    }

    /// Who lost together has no winner beside them (OP-5.6).
    pub(crate) fn all_lose(&mut self, lost: &[Seat], because: Clause) {
        match *lost {
            [] => {}
            [loser] => self.lose(loser, because),
            _ => self.end(None, Clause::OP_5_6),
        }
    }

    pub(crate) fn lose(&mut self, seat: Seat, because: Clause) {
        if self.state.over.is_none() {
            self.emit(What::Lost { seat }, because);
            self.end(Some(other(seat)), because);
        }
    }

    /// The game is over; without a winner both have lost.
    pub(crate) fn end(&mut self, winner: Option<Seat>, because: Clause) {
        if self.state.over.is_some() {
            return;
        }
        let places = match winner {
            Some(winner) => Places::ranked(2, |seat| seat != winner),
            None => Places::all_lost(2),
        };
        self.state.over = Some(Outcome::Placed(places));
        match winner {
            Some(seat) => self.emit(What::Won { seat }, because),
            None => self.emit(What::GameOver, because),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.over.is_some()
    }

    /// Draws one after the other; stops where a deck runs out (OP-12.21).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        for drawn in 0..count {
            let Some(&top) = self.state.side(seat).deck.last() else { return drawn };
            if self.is_over() {
                return drawn;
            }
            self.move_as(top, Zone::Hand, To::Top, because, |seat, face, _, _| What::Drew { seat, face });
        }
        count
    }

    pub(crate) fn shuffle(&mut self, seat: Seat, because: Clause) {
        let state = &mut *self.state;
        let side = &mut state.sides[seat.index()];
        for &card in side.deck.iter() {
            state.bodies[card.index()].known = Viewers::NONE;
        }
        state.chance.shuffle(&mut side.deck);
        // A scenario states what lies on top by faces; copies are interchangeable.
        let mut faces: kernel::Row<Face, 56> = side.deck.iter().map(|card| state.bodies[card.index()].face).collect();
        self.sink.shuffled(&mut faces);
        rearrange(&mut state.sides[seat.index()].deck, &state.bodies, &faces);
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
        self.move_card(card, Zone::Limbo, To::Top, because);
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
    pub(crate) fn use_up(&mut self, source: crate::state::Object, bit: u8) {
        if self.state.is_there(source) {
            self.state.body_mut(source.card).used |= 1 << bit;
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

    /// Another card becomes the attack's target (OP-8.2.7).
    pub(crate) fn change_target(&mut self, card: Card) {
        let object = self.state.object(card);
        if let (Some(battle), Some(spot)) = (self.state.battle, self.state.spot(card)) {
            self.state.battle = Some(Battle { target: object, ..battle });
            self.emit(What::TargetChanged { card: spot, face: self.face(card) }, Clause::OP_8_2_7);
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

    // DON!!.

    pub(crate) fn add_don(&mut self, seat: Seat, count: u8, rested: bool, because: Clause) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.don_deck);
        side.don_deck -= count;
        *(if rested { &mut side.rested } else { &mut side.active }) += count;
        if count > 0 {
            self.emit(What::DonAdded { seat, count, rested }, because);
        }
        count
    }

    /// Rests active DON!! of the cost area.
    pub(crate) fn rest_don(&mut self, seat: Seat, count: u8, what: fn(Seat, u8) -> What, because: Clause) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.active);
        side.active -= count;
        side.rested += count;
        if count > 0 {
            self.emit(what(seat, count), because);
        }
        count
    }

    pub(crate) fn pay(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        self.rest_don(seat, count, |seat, count| What::DonPaid { seat, count }, because)
    }

    pub(crate) fn set_don_active(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.rested);
        side.rested -= count;
        Self::free_kept(side, count);
        side.active += count;
        if count > 0 {
            self.emit(What::DonSetActive { seat, count }, because);
        }
        count
    }

    /// Some rested DON!! will stay so in their owner's next Refresh Phase.
    pub(crate) fn keep_don_rested(&mut self, seat: Seat, count: u8) -> u8 {
        let side = self.state.side_mut(seat);
        let count = count.min(side.rested - side.kept);
        side.kept += count;
        count
    }

    /// Those that leave their place are free of it: of DON!! that are all alike, the kept ones go first (OP-2.8).
    fn free_kept(side: &mut crate::state::Side, gone: u8) {
        side.kept = side.kept.saturating_sub(gone);
    }

    /// Gives DON!! of the cost area to a card on the field.
    pub(crate) fn give_don(&mut self, card: Card, count: u8, rested: bool, by: By, because: Clause) -> u8 {
        let seat = self.state.owner(card);
        let side = self.state.side_mut(seat);
        let from = if rested { &mut side.rested } else { &mut side.active };
        let count = count.min(*from);
        *from -= count;
        if rested {
            Self::free_kept(side, count);
        }
        self.state.body_mut(card).given += count;
        if let (Some(to), true) = (self.state.spot(card), count > 0) {
            self.emit(What::DonGiven { to, face: self.face(card), count }, because);
            self.announce_many(Happening::DonGiven, card, by, count);
        }
        count
    }

    /// One DON!! goes from the card it is given to, to another.
    pub(crate) fn move_don(&mut self, from: Card, to: Card) {
        let body = self.state.body_mut(from);
        if body.given > 0 {
            body.given -= 1;
            self.state.body_mut(to).given += 1;
            if let Some(spot) = self.state.spot(to) {
                self.emit(What::DonGiven { to: spot, face: self.face(to), count: 1 }, Clause::OP_7_19);
            }
        }
    }

    pub(crate) fn return_don(&mut self, seat: Seat, from: crate::DonAt, because: Clause) {
        let given = match from {
            crate::DonAt::Given(spot) => self.state.card_at(spot),
            _ => None,
        };
        let side = self.state.side_mut(seat);
        match from {
            crate::DonAt::Active => side.active = side.active.saturating_sub(1),
            crate::DonAt::Rested => {
                side.rested = side.rested.saturating_sub(1);
                Self::free_kept(side, 1);
            }
            crate::DonAt::Given(_) => {}
        }
        side.don_deck += 1;
        if let Some(card) = given {
            let body = self.state.body_mut(card);
            body.given = body.given.saturating_sub(1);
        }
        self.emit(What::DonReturned { seat, count: 1 }, because);
    }

    /// All DON!! that were given come back rested; then everything stands up (OP-6.3).
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let field: kernel::Row<Card, 8> = self.state.field(seat).collect();
        let mut back = 0;
        for &card in field.iter() {
            back += std::mem::take(&mut self.state.body_mut(card).given);
        }
        let side = self.state.side_mut(seat);
        let kept = std::mem::take(&mut side.kept).min(side.rested);
        side.active += side.rested + back - kept;
        side.rested = kept;
        for &card in field.iter() {
            let kept = self
                .table()
                .forbids(card, |prohibition, _| matches!(prohibition, crate::effects::Prohibition::Refresh));
            if !kept {
                self.state.body_mut(card).rested = false;
            }
        }
        self.forget(|lasting| lasting.ends == Ends::RefreshOf(seat));
        self.emit(What::Refreshed { seat }, Clause::OP_6_3);
    }

    // What lasts.

    pub(crate) fn begin(&mut self, on: Option<Card>, seat: Seat, what: u16, value: i32, until: Until, by: Seat) {
        // Turns are counted by player: somebody may take two in a row.
        let turns = |seat: Seat| self.state.side(seat).turns;
        let owner = on.map_or(seat, |card| self.state.owner(card));
        let ends = match until {
            Until::EndOfBattle => Ends::Battle,
            Until::EndOfTurn => Ends::Turn(self.state.turn_player, turns(self.state.turn_player)),
            // The next end of such a turn, which may be this one (OP-14.13).
            Until::EndOfOpponentsNextTurn if self.state.turn_player == other(by) => {
                Ends::Turn(other(by), turns(other(by)))
            }
            Until::EndOfOpponentsNextTurn => Ends::Turn(other(by), turns(other(by)) + 1),
            Until::EndOfYourNextTurn => Ends::Turn(by, turns(by) + 1),
            Until::StartOfYourNextTurn => Ends::TurnOf(by),
            Until::NextRefresh => Ends::RefreshOf(owner),
            Until::Forever => Ends::Never,
        };
        // There is no battle to last as long as, or no card any more.
        let gone = on.is_some_and(|card| !self.state.is_on_field(card));
        if gone || (until == Until::EndOfBattle && self.state.battle.is_none()) {
            return;
        }
        let on_cards = on.map_or(Cards::NONE, Cards::only);
        if !self.state.keep(Lasting { on: on_cards, seat: owner, what, value, ends, by }, self.rules.library()) {
            self.overflow();
        }
        self.state.note_lending(self.rules.library());
        if self.library().modifiers[what as usize] == Modifier::Negated {
            // What kept a player from losing may be gone.
            self.check_decks();
        }
        let changes_power = matches!(self.library().modifiers[what as usize], Modifier::Power(_));
        if let (Some(card), true) = (on, changes_power)
            && let Some(spot) = self.state.spot(card)
        {
            self.emit(What::Modified { card: spot, face: self.face(card), power: value }, Clause::OP_1_24);
        }
    }

    /// Parts that were put off until now are done, or come too late.
    pub(crate) fn forget_later(&mut self, battle: bool) {
        self.state.later.retain(|later| later.battle != battle);
    }

    pub(crate) fn forget(&mut self, gone: impl Fn(&Lasting) -> bool) {
        self.state.lasting.retain(|lasting| !gone(lasting));
        self.state.note_lending(self.rules.library());
    }

    // What becomes due.

    /// The card's effects with this timing become due, where their conditions hold.
    pub(crate) fn due(&mut self, card: Card, timing: &Timing, it: Card) {
        if self.table().is_silenced(self.state.owner(card), timing) {
            return;
        }
        let places: kernel::Row<u16, 24> = self.table().at(card, timing).map(|(place, _)| place).collect();
        for &place in places.iter() {
            self.due_ability(card, place, it, 1);
        }
    }

    fn due_ability(&mut self, card: Card, place: u16, it: Card, count: u8) {
        let owner = self.state.owner(card);
        let source = self.state.object(card);
        let it = self.state.object(it);
        let lowered = self.library().ability(place);
        let table = self.table();
        if table.is_used(card, lowered) || table.is_mute(card, lowered) {
            return;
        }
        let conditions = &lowered.ability.conditions;
        if !conditions.is_empty() {
            let effect = Effect { source, you: owner, it, about: it, done: count, ..Effect::default() };
            // What a card says in brackets counts at the timing; "if" is asked when the effect is activated, unless its card
            // has gone by then (OP-12.20).
            let now = |condition: &&Condition| {
                let tag = matches!(condition, Condition::Given(_) | Condition::YourTurn | Condition::OpponentsTurn);
                tag || lowered.is_at(&Timing::OnKo)
            };
            if !conditions.iter().filter(now).all(|condition| table.holds(condition, Reading::of(&effect))) {
                return;
            }
        }
        let round = self.next_round();
        let due = Due { source, owner, ability: place, it, count, round, later: None, more: 0 };
        if !self.state.wait(due, self.rules.library()) {
            self.overflow();
        }
    }

    /// A part of the effect under way is put off.
    pub(crate) fn put_off(&mut self, later: Later) {
        // There is no battle to wait for the end of.
        if later.battle && self.state.battle.is_none() {
            return;
        }
        if !self.state.put_off(later) {
            self.overflow();
        }
    }

    /// The time of parts that were put off has come; they are told apart by what they wait for.
    pub(crate) fn due_later(&mut self, battle: bool) {
        for index in 0..self.state.later.len() {
            let round = self.next_round();
            let later = &mut self.state.later[index];
            if later.battle != battle || std::mem::replace(&mut later.due, true) {
                continue;
            }
            let due = Due {
                source: later.source,
                owner: later.you,
                ability: later.ability,
                it: later.it,
                count: 0,
                round,
                later: Some(index as u8),
                more: later.more,
            };
            if !self.state.wait(due, self.rules.library()) {
                self.overflow();
            }
        }
    }

    /// What becomes due now belongs to the round after the present one (OP-11.3).
    fn next_round(&self) -> u8 {
        let settling = self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Settle { round } => Some(round.wrapping_add(1)),
            _ => None,
        });
        // What a battle makes due at its end comes after what its Damage Step did.
        settling.unwrap_or(u8::from(self.state.battle.is_some_and(|battle| battle.ending)))
    }

    /// Something happens to a card: effects of all cards on the field that watch for it become due.
    pub(crate) fn announce(&mut self, happening: Happening, it: Card, by: By) {
        self.announce_where(happening, it, by, 1, |_| true);
    }

    /// The same, with how many cards or DON!! it is about.
    pub(crate) fn announce_many(&mut self, happening: Happening, it: Card, by: By, count: u8) {
        if count > 0 {
            self.announce_where(happening, it, by, count, |_| true);
        }
    }

    /// The same, where only one card's text is about it.
    pub(crate) fn announce_to(&mut self, happening: Happening, it: Card, by: By, only: Card) {
        self.announce_where(happening, it, by, 1, |card| card == only);
    }

    /// The same, but not to this card.
    pub(crate) fn announce_but(&mut self, happening: Happening, it: Card, by: By, but: Option<Card>) {
        self.announce_where(happening, it, by, 1, |card| Some(card) != but);
    }

    fn announce_where(&mut self, happening: Happening, it: Card, by: By, count: u8, to: impl Fn(Card) -> bool) {
        for seat in [self.state.turn_player, other(self.state.turn_player)] {
            let field: kernel::Row<Card, 8> = self.state.field(seat).collect();
            for &card in field.iter() {
                if !self.table().is_watching(card) || !to(card) {
                    continue;
                }
                let table = self.table();
                let met = |lowered: &Lowered| match &lowered.ability.kind {
                    Kind::At(timing, _) => timing.each().any(|timing| table.is_met(timing, happening, it, by, card)),
                    _ => false,
                };
                let places: kernel::Row<u16, 24> =
                    table.abilities(card).filter(|(_, lowered)| met(lowered)).map(|(place, _)| place).collect();
                for &place in places.iter() {
                    self.due_ability(card, place, it, count);
                }
            }
        }
    }

    /// A Character or Stage enters its area.
    pub(crate) fn enter(&mut self, card: Card, rested: bool, by: By, because: Clause) {
        let to = match self.table().definition(card).category {
            Category::Character => Zone::Characters,
            Category::Stage => Zone::Stage,
            _ => return,
        };
        let seat = self.state.owner(card);
        // Text may speak of where it is played from; it is about the card that is then on the field.
        let before = self.state.object(card);
        self.announce(Happening::Played, card, by);
        self.move_card(card, to, To::Top, because);
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

/// Puts cards in the order of these faces.
fn rearrange(cards: &mut [Card], bodies: &[Body], faces: &[Face]) {
    for (index, &face) in faces.iter().enumerate() {
        let found = cards[index..].iter().position(|card| bodies[card.index()].face == face);
        if let Some(found) = found {
            cards.swap(index, index + found);
        }
    }
}
