//! What a card's text is now: its own, and what other cards lend it.

use crate::effects::{Happening, Means, Modifier, Prohibition, Timing, Topics, toll};
use crate::library::Lowered;
use crate::numbers::{Reading, Table};
use crate::state::{By, Card};
use kernel::{Row, Seat};

impl<'t> Table<'t> {
    /// A card's abilities with their places.
    #[inline]
    pub(crate) fn abilities(&self, card: Card) -> impl Iterator<Item = (u16, &'t Lowered)> + Clone + use<'t> {
        let library = self.library;
        let lent = self.lent(card, 0);
        let lent = (0..lent.len()).map(move |index| (lent[index], library.ability(lent[index])));
        library.abilities(self.state.body(card).face).chain(lent)
    }

    /// What others lend it; what a player has been lent, the Leader has.
    pub(crate) fn lent(&self, card: Card, depth: u8) -> Row<u16, 8> {
        let mut lent = Row::default();
        if !self.is_about(Topics::LENT) {
            return lent;
        }
        let mut add = |modifier: &Modifier| {
            if let Modifier::Gains(ability) = modifier {
                // More than eight are more than a card can use in a turn.
                let _ = self.library.lent(ability).map(|place| lent.push(place));
            }
        };
        self.each_modifier(card, depth, Topics::LENT, |modifier, _| add(modifier));
        let owner = self.state.owner(card);
        if self.state.side(owner).leader == card {
            self.each_for_player(owner, depth, add);
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
        self.library.is_watching(self.state.body(card).face) || self.is_about(Topics::LENT)
    }

    /// What must be done for this card to be allowed to attack: the abilities for it, their cards and players.
    pub(crate) fn tolls(&self, attacker: Card) -> Row<(u16, Card, Seat), 4> {
        let mut tolls = Row::default();
        self.each_with_source(attacker, 0, Topics::TOLL, |modifier, _, reading| {
            if let Modifier::Cannot(Prohibition::AttackUnless(step)) = modifier {
                let place = self.library.lent(&toll(step));
                let _ = place.map(|place| tolls.push((place, reading.source.card, reading.you)));
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
