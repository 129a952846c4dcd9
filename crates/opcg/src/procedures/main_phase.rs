//! What the turn player does in the Main Phase, apart from attacking (OP-7).

use crate::atoms::Engine;
use crate::effects::{End, Happening, Timing};
use crate::state::{AREA, By, Card, Cards, Effect, Frame, Zone};
use crate::{Category, Clause, Opcg, What};
use kernel::{Seat, Sink, Viewers};
use script::{At, Cursor};

impl<S: Sink<Opcg>> Engine<'_, S> {
    /// A card is played from the hand; where five Characters are, one makes room (OP-7.5, OP-7.9, OP-7.10).
    pub(crate) fn play_from_hand(&mut self, seat: Seat, card: Card, over: Option<Card>) {
        self.pay(seat, self.table().cost(card) as u8, Clause::OP_7_2);
        match self.table().definition(card).category {
            Category::Character => {
                if let Some(over) = over {
                    self.trash_by_rule(over, Clause::OP_7_6);
                }
                self.enter(card, false, By::Rule, Clause::OP_7_5);
            }
            Category::Stage => self.enter_stage(card, false, By::Rule),
            Category::Event => self.activate_event(seat, card, &Timing::Main, Clause::OP_7_10),
            Category::Leader => {}
        }
    }

    fn enter_stage(&mut self, card: Card, rested: bool, by: By) {
        let seat = self.state.owner(card);
        if let Some(&old) = self.state.side(seat).stage.first() {
            self.trash_by_rule(old, Clause::OP_7_9);
        }
        self.enter(card, rested, by, Clause::OP_7_9);
    }

    /// A rule puts the card into the trash: no K.O., and no effect can touch it (OP-7.6).
    pub(crate) fn trash_by_rule(&mut self, card: Card, because: Clause) {
        self.move_card(card, Zone::Trash, End::Top, because);
    }

    /// An Event goes into the trash, and its effect is carried out from there.
    pub(crate) fn activate_event(&mut self, seat: Seat, card: Card, timing: &Timing, because: Clause) {
        let face = self.face(card);
        self.emit(What::EventActivated { seat, face }, because);
        self.move_card(card, Zone::Trash, End::Top, because);
        // About the player, for whom the Leader stands.
        self.announce(Happening::EventActivated, self.state.side(seat).leader, By::Rule);
        self.run_effects(seat, card, timing);
    }

    /// The card's effects with this timing, the first of them first.
    pub(crate) fn run_effects(&mut self, seat: Seat, card: Card, timing: &Timing) {
        if self.table().is_silenced(seat, timing) {
            return;
        }
        let mut places: kernel::Row<u16, 24> = self.table().at(card, timing).map(|(place, _)| place).collect();
        while let Some(place) = places.pop() {
            self.start(seat, card, place, self.library().ability(place).entry.due);
        }
    }

    pub(crate) fn start(&mut self, you: Seat, card: Card, ability: u16, at: At) {
        let source = self.state.object(card);
        let cursor = Cursor::new(at);
        let effect = Effect { cursor, ability, source, you, it: source, about: source, did: true, ..Effect::default() };
        self.push(Frame::Effect(effect));
    }

    /// An [Activate: Main] effect: the cost is paid, then it is carried out (OP-7.14).
    pub(crate) fn activate(&mut self, seat: Seat, card: Card, ability: u16) {
        let lowered = self.library().ability(ability);
        let face = self.face(card);
        self.emit(What::EffectActivated { seat, face, ability: lowered.bit }, Clause::OP_7_14);
        self.start(seat, card, ability, lowered.entry.paid);
    }

    /// Characters and Stages are played by an effect, together; the owner makes room first (OP-7.7, OP-7.20).
    pub(crate) fn entering_step(&mut self, cards: Cards, seat: Seat, rested: bool, by: By) -> bool {
        if self.room_is_short(cards, seat) {
            // Who makes room has said for what.
            for card in
                cards.iter().filter(|&card| self.state.body(card).known != Viewers::EVERYBODY).collect::<Cards>().iter()
            {
                self.reveal(card, Clause::OP_14_3);
            }
            return false;
        }
        self.pop();
        for card in cards.iter() {
            match self.table().definition(card).category {
                Category::Stage => self.enter_stage(card, rested, by),
                Category::Leader | Category::Character | Category::Event => {
                    self.enter(card, rested, by, Clause::OP_12_23);
                }
            }
        }
        true
    }

    fn room_is_short(&self, cards: Cards, seat: Seat) -> bool {
        let newcomers = cards.iter().filter(|&card| self.table().is_character(card)).count();
        let there = self.state.side(seat).characters.len();
        there > 0 && there + newcomers > AREA
    }

    /// A Character makes room for what is played.
    pub(crate) fn make_room(&mut self, card: Card) {
        self.trash_by_rule(card, Clause::OP_7_7);
    }
}
