//! What a card's text is now: its own, and what other cards lend it.

use crate::effects::{Happening, Means, Modifier, Prohibition, Timing, Topics};
use crate::layers::Trail;
use crate::library::Lowered;
use crate::numbers::{Reading, Table};
use crate::state::{By, Card, Lending};
use kernel::{Row, Seat};

/// How many abilities a card is lent at once: one by each card on the field, and some for a while.
const LENT: usize = 16;

/// How many prices an attack has at once: of each card on the field, and some for a while.
const TOLLS: usize = 16;

impl<'t> Table<'t> {
    /// A card's abilities with their places.
    #[inline]
    pub(crate) fn abilities(&self, card: Card) -> impl Iterator<Item = (u16, &'t Lowered)> + Clone + use<'t> {
        let library = self.library;
        // What just stands is nothing that is used or comes due.
        let Lending { topics, to } = self.state.lending;
        let is_lent = topics.overlaps(Topics::TIMED) && to.contains(card);
        let lent = is_lent.then(|| self.lent(card, Trail::START));
        let places = 0..lent.map_or(0, |lent| lent.len());
        let lent = places.filter_map(move |index| lent.and_then(|lent| lent.get(index).copied()));
        library.abilities(self.state.body(card).face).chain(lent.map(|place| (place, library.ability(place))))
    }

    /// What others lend it; what a player has been lent, the Leader has.
    pub(crate) fn lent(&self, card: Card, trail: Trail<'_>) -> Row<u16, LENT> {
        let mut lent = Row::default();
        if !self.state.lending.to.contains(card) || trail.is_too_deep() {
            return lent;
        }
        // More of them are more than a card can use in a turn.
        let mut add = |place: Option<u16>| {
            let kept = place.is_none_or(|place| lent.push(place).is_ok());
            debug_assert!(kept, "a card is lent more than it can have at once");
        };
        let owner = self.state.owner(card);
        let is_leader = self.state.side(owner).leader == card;
        for lasting in self.state.lasting.iter() {
            let gains = matches!(self.library.modifiers[lasting.what as usize], Modifier::Gains(_));
            if gains && (lasting.on.contains(card) || (is_leader && lasting.is_for(owner))) {
                add(self.library.lends(lasting.what));
            }
        }
        if self.state.standing.overlaps(Topics::LENT) {
            self.each_candidate(card, trail, Topics::LENT, &mut |candidate| {
                if candidate.holds() {
                    add(candidate.held.lends);
                }
            });
            if is_leader {
                self.each_own_for_player(owner, trail, |held| {
                    if held.topic == Topics::LENT {
                        add(held.lends);
                    }
                });
            }
        }
        lent
    }

    /// Its abilities with this timing.
    pub(crate) fn at<'a>(
        &self,
        card: Card,
        timing: &'a Timing,
    ) -> impl Iterator<Item = (u16, &'t Lowered)> + Clone + use<'t, 'a> {
        self.abilities(card).filter(move |(_, lowered)| lowered.is_at(timing))
    }

    /// Whether its text waits for something to happen.
    #[inline]
    pub(crate) fn is_watching(&self, card: Card) -> bool {
        self.library.is_watching(self.state.body(card).face) || self.state.lending.topics.overlaps(Topics::TIMED)
    }

    /// What must be done for this card to be allowed to attack: the abilities for it, their cards and players.
    pub(crate) fn tolls(&self, attacker: Card) -> Row<(u16, Card, Seat), TOLLS> {
        let mut tolls = Row::default();
        self.each_with_source(attacker, Trail::START, Topics::TOLL, |modifier, price, reading| {
            if let (Modifier::Cannot(Prohibition::AttackUnless(_)), Some(price)) = (modifier, price) {
                let kept = tolls.push((price, reading.source.card, reading.you));
                debug_assert!(kept.is_ok(), "an attack has more prices than it can have at once");
            }
        });
        tolls
    }

    /// Whether the card's effects are negated, and this one with them: what others lend it is not (OP-14.17).
    pub(crate) fn is_mute(&self, card: Card, lowered: &Lowered) -> bool {
        !lowered.is_lent && self.is_negated(card)
    }

    /// Whether its [Once Per Turn] is used up.
    pub(crate) fn is_used(&self, card: Card, lowered: &Lowered) -> bool {
        lowered.ability.once && self.state.body(card).used >> lowered.bit & 1 == 1
    }

    /// Whether what happens is what a card's text waits for.
    pub(crate) fn is_met(&self, timing: &Timing, happening: Happening, it: Card, by: By, card: Card) -> bool {
        let Timing::When(what, phrase, means) = timing else { return false };
        let reading = Reading::new(self.state.object(card), self.state.owner(card));
        *what == happening
            && (*means == Means::Anything || self.means(means, by, reading))
            && self.is_one_of(it, phrase, reading)
    }
}
