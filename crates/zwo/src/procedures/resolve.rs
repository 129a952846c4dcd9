//! The resolution area: windows in which FREE abilities answer, and what happens when nobody answers any more (ZW-17).

use crate::atoms::Engine;
use crate::effects::{End, Kind, Prohibition};
use crate::state::{AIMS, Aim, Effect, Frame, Item, Lies, Object, Use, Zone, other};
use crate::{Clause, Ending, What, Zwo};
use kernel::{Row, Seat, Sink};
use script::Cursor;

/// So many Auto abilities in a row that nobody could stop are a game that cannot go on (ZW-7.10).
const CHAIN: u16 = 1000;

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Something was declared: inside a window it is the newest of that exchange, otherwise it is the base of a new one; in
    /// phases without FREE timing it resolves at once (ZW-17.9, ZW-17.11, ZW-15.3).
    pub(crate) fn declare(&mut self, item: Item) {
        self.add_to_area(item, &[]);
        self.open_window();
    }

    pub(crate) fn open_window(&mut self) {
        match *self.state.peek() {
            Frame::Window { right, .. } => self.replace(Frame::Window { right: other(right), passes: 0 }),
            Frame::Turn(_) | Frame::Attack(_) if self.state.is_free_timing() => {
                self.push(Frame::Window { right: self.state.turn_player, passes: 0 });
            }
            Frame::Turn(_) | Frame::Attack(_) => self.push(Frame::Resolving),
            ref
            other @ (Frame::Redraw(_) | Frame::Declaring(_) | Frame::Resolving | Frame::Effect(_) | Frame::Void) => {
                debug_assert!(self.is_over(), "nothing is declared in {other:?}");
                self.push(Frame::Resolving);
            }
        }
    }

    /// The right is given up; when both have, one after the other, everything resolves (ZW-17.7).
    pub(crate) fn pass(&mut self, seat: Seat) {
        let Frame::Window { right, passes } = *self.state.peek() else {
            return debug_assert!(false, "a window is open");
        };
        self.emit(What::Passed { seat }, Clause::ZW_17_9);
        self.replace(match passes {
            0 => Frame::Window { right: other(right), passes: 1 },
            _ => Frame::Resolving,
        });
    }

    /// The newest item resolves; nobody gets a right in between (ZW-17.8, ZW-17.12).
    pub(crate) fn resolve_step(&mut self) -> bool {
        let Some((item, aims)) = self.take_from_area() else {
            self.pop();
            self.look_after_attack();
            self.check_state();
            return true;
        };
        match item {
            Item::Use(using, _) => {
                self.begin_effect(using, aims);
                return true;
            }
            Item::Summon(card) => {
                if self.table().forbids(card, Prohibition::Enter) {
                    self.move_card(card, Zone::Wrecked, End::Top, Clause::ZW_10_4);
                } else {
                    self.enter(card, card.owner(), Lies::default(), Clause::ZW_10_1);
                }
            }
            Item::Revive(object, seat) => self.resolve_revival(object, seat),
            Item::EndPhase => self.end_phase(),
            Item::Declared => {}
            Item::Battle => self.fight(),
            Item::Damage => self.hit_player(),
        }
        self.check_state();
        true
    }

    /// When a window has emptied, an attack that lost somebody is over, whatever the queue brings (ZW-12.19).
    fn look_after_attack(&mut self) {
        if let Frame::Attack(_) = self.state.peek()
            && !self.table().can_attack_go_on()
        {
            self.replace(Frame::Attack(crate::state::AttackStep::Over));
        }
    }

    /// It is revived if it is still where it was (ZW-10.7).
    fn resolve_revival(&mut self, object: Object, seat: Seat) {
        if self.state.is_there(object) && self.state.controller(object.card) == Some(seat) {
            self.revive(object.card, Clause::ZW_10_5);
        }
    }

    fn begin_effect(&mut self, using: Use, aims: Row<Aim, AIMS>) {
        let lowered = self.library().ability(using.ability);
        if let Kind::Auto(..) = lowered.ability.kind
            && self.lengthen_chain() >= CHAIN
        {
            return self.end_in_draw(Ending::Loop { times: CHAIN }, Clause::ZW_7_10);
        }
        self.emit(What::Resolved { seat: using.you, face: using.face }, Clause::ZW_17_12);
        // Targets are looked at once, now: what the effect itself does to them changes nothing (ZW-19.4).
        let mut aims = aims;
        let table = self.rules.table(self.state);
        aims.retain(|aim| table.still_fits(using, aim));
        let cursor = Cursor::new(lowered.entry);
        self.push(Frame::Effect(Effect { cursor, using, aims, did: true, ..Effect::default() }));
    }

    /// An effect has been carried out; an EVENT card goes to the wrecked zone before anything else (ZW-10.11).
    pub(crate) fn end_effect(&mut self) {
        let source = self.effect().using.source;
        self.pop();
        if self.state.body(source.card).zone == Zone::Area && self.state.is_there(source) {
            self.move_card(source.card, Zone::Wrecked, End::Top, Clause::ZW_10_11);
        }
        self.check_state();
    }
}
