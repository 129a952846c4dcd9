//! What the engines of all card games have alike: the stack of what is under way, the effect on its top, telling, shuffling.

use crate::{Card, Face};
use kernel::{Chance, Row, Rules, Sink};

/// No deck has more cards.
const DECK: usize = 128;

/// Shuffles cards. A scenario may state what lies on top, by faces: copies are interchangeable.
pub fn shuffle_stated<R: Rules<Card = Face>, S: Sink<R>>(
    cards: &mut [Card],
    face: impl Fn(Card) -> Face,
    chance: &mut Chance,
    sink: &mut S,
) {
    chance.shuffle(cards);
    let mut faces: Row<Face, DECK> = cards.iter().map(|&card| face(card)).collect();
    sink.shuffled(&mut faces);
    for (index, &stated) in faces.iter().enumerate() {
        if let Some(found) = cards[index..].iter().position(|&card| face(card) == stated) {
            cards.swap(index, index + found);
        }
    }
}

/// Of the copies of a card in a hand the one that is known most widely: it goes first. `known` has no answer for a copy that
/// cannot go.
pub fn widest_known<K: Ord>(
    hand: &[Card],
    place: u8,
    face: impl Fn(Card) -> Face,
    known: impl Fn(Card) -> Option<K>,
) -> Option<Card> {
    let wanted = face(*hand.get(usize::from(place))?);
    let copies = hand.iter().copied().filter(|&card| face(card) == wanted);
    copies.filter_map(|card| Some((known(card)?, card))).max_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, card)| card)
}

/// The engine of a card game: its struct, and what every engine does with the stack of frames, the effect on top of it, and events.
/// It is written in a game's atoms, and means by its names what lies in the rooms of that game: `state::{State, Frame, Effect}`,
/// `numbers::Table`, `Library`, `Event`, `What`, `Clause`, `Face`.
///
/// An effect on top is where a contradiction would show. Tests stop there; in play the default has no effect, so that no board ends
/// in a panic. Once the game is over, what was under way may be left half done.
#[allow(clippy::crate_in_macro_def)] // the rooms of whoever calls it are meant
#[macro_export]
macro_rules! engine {
    ($game:ident) => {
        /// A game being played on, and whoever listens.
        pub(crate) struct Engine<'a, S: kernel::Sink<crate::$game>> {
            pub(crate) rules: &'a crate::$game,
            pub(crate) state: &'a mut crate::state::State,
            pub(crate) sink: &'a mut S,
        }

        impl<'a, S: kernel::Sink<crate::$game>> Engine<'a, S> {
            pub(crate) fn library(&self) -> &'a crate::Library {
                self.rules.library()
            }

            pub(crate) fn table(&self) -> crate::numbers::Table<'_> {
                self.rules.table(self.state)
            }

            pub(crate) fn face(&self, card: $crate::Card) -> $crate::Face {
                self.state.body(card).face
            }

            #[inline]
            pub(crate) fn emit(&mut self, what: crate::What, because: crate::Clause) {
                self.tell(what, kernel::Viewers::EVERYBODY, because);
            }

            #[inline]
            fn tell(&mut self, what: crate::What, eyes: kernel::Viewers, because: crate::Clause) {
                self.sink.event(self.rules, self.state, crate::Event { what, eyes, because });
            }

            pub(crate) fn push(&mut self, frame: crate::state::Frame) {
                if self.state.stack.push(frame).is_err() {
                    self.overflow();
                }
            }

            pub(crate) fn pop(&mut self) {
                let top = self.state.stack.pop();
                debug_assert!(top.is_some() || self.is_over(), "a frame is there");
            }

            pub(crate) fn replace(&mut self, frame: crate::state::Frame) {
                match self.state.stack.last_mut() {
                    Some(top) => *top = frame,
                    None => debug_assert!(self.is_over(), "a frame is there to be {frame:?}"),
                }
            }

            /// A bound of the engine was reached: no result (K-3).
            pub(crate) fn overflow(&mut self) {
                self.state.over.get_or_insert(kernel::Outcome::Void);
            }

            pub(crate) fn is_over(&self) -> bool {
                self.state.over.is_some()
            }

            /// The effect under way, which is on top.
            pub(crate) fn effect(&self) -> crate::state::Effect {
                match *self.state.peek() {
                    crate::state::Frame::Effect(effect) => effect,
                    ref other => {
                        debug_assert!(self.is_over(), "an effect is on top, not {other:?}");
                        crate::state::Effect::default()
                    }
                }
            }

            pub(crate) fn with_effect(&mut self, change: impl FnOnce(&mut crate::state::Effect)) {
                match self.state.stack.last_mut() {
                    Some(crate::state::Frame::Effect(effect)) => change(effect),
                    other => debug_assert!(self.state.over.is_some(), "an effect is on top, not {other:?}"),
                }
            }

            /// Begins the pick under way anew.
            pub(crate) fn cancel_pick(&mut self) {
                self.with_effect(|effect| effect.parts = $crate::Cards::NONE);
            }
        }
    };
}
