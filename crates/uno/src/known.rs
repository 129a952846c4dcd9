//! Cards in hands that others have seen: given away by them, or played and taken back.

use crate::{Face, Faces};
use kernel::{MAX_SEATS, Row, Seat, Viewers};
use serde::{Deserialize, Serialize};

/// A card that somebody knows to be in somebody else's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KnownCard {
    /// Whose hand it is in.
    pub holder: Seat,
    /// The card.
    pub face: Face,
    /// Who knows that it is there. Of several entries for one hand and face, the first names those who know of at least
    /// one copy, the second those who know of at least two, and so on: so there are never more entries than cards.
    pub knowers: Viewers,
}

/// Who knows which card to be where.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Row<KnownCard, 112>", into = "Row<KnownCard, 112>")]
pub struct Known {
    cards: Row<KnownCard, 112>,
    // The faces that occur in `cards` for each holder: most cards that leave a hand are known to nobody.
    faces: [Faces; MAX_SEATS],
}

impl Known {
    /// The cards in no particular order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &KnownCard> + Clone {
        self.cards.iter()
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether nobody knows anything.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// These viewers have seen a card go into a hand.
    pub(crate) fn learn(&mut self, holder: Seat, face: Face, mut knowers: Viewers) {
        for known in self.cards.iter_mut().filter(|known| known.holder == holder && known.face == face) {
            let already = known.knowers.within(knowers);
            known.knowers = known.knowers.or(knowers);
            knowers = already;
        }
        if !knowers.is_empty() && self.cards.push(KnownCard { holder, face, knowers }).is_ok() {
            let faces = &mut self.faces[holder.index()];
            *faces = faces.or(Faces::only(face));
        }
    }

    /// A card leaves a hand: everybody who knew of such cards there knows of one fewer. Copies are interchangeable, so
    /// for each viewer the known one goes first; what one viewer keeps never depends on what another knows.
    #[inline]
    pub(crate) fn forget(&mut self, holder: Seat, face: Face) {
        if self.faces[holder.index()].contains(face) {
            self.forget_one(holder, face);
        }
    }

    fn forget_one(&mut self, holder: Seat, face: Face) {
        let mut knowers = Viewers::EVERYBODY;
        for known in self.cards.iter_mut().rev().filter(|known| known.holder == holder && known.face == face) {
            let one_fewer = known.knowers.within(knowers);
            known.knowers = known.knowers.without(one_fewer);
            knowers = knowers.without(one_fewer);
        }
        self.tidy();
    }

    /// A card leaves a hand unseen: only these viewers can still be sure of what else is in it.
    pub(crate) fn keep_for(&mut self, holder: Seat, knowers: Viewers) {
        if self.faces[holder.index()].is_empty() {
            return;
        }
        for known in self.cards.iter_mut().filter(|known| known.holder == holder) {
            known.knowers = known.knowers.within(knowers);
        }
        self.tidy();
    }

    /// Only what these viewers know remains.
    pub(crate) fn only_for(&mut self, knowers: Viewers) {
        for known in self.cards.iter_mut() {
            known.knowers = known.knowers.within(knowers);
        }
        self.tidy();
    }

    /// A hand is gone.
    pub(crate) fn forget_hand(&mut self, holder: Seat) {
        self.keep_for(holder, Viewers::NONE);
    }

    fn tidy(&mut self) {
        self.cards.retain(|known| !known.knowers.is_empty());
        self.faces = faces_by_holder(&self.cards);
    }
}

fn faces_by_holder(cards: &[KnownCard]) -> [Faces; MAX_SEATS] {
    let mut faces = [Faces::default(); MAX_SEATS];
    for known in cards {
        let of_holder = &mut faces[known.holder.index()];
        *of_holder = of_holder.or(Faces::only(known.face));
    }
    faces
}

impl From<Row<KnownCard, 112>> for Known {
    fn from(cards: Row<KnownCard, 112>) -> Known {
        Known { cards, faces: faces_by_holder(&cards) }
    }
}

impl From<Known> for Row<KnownCard, 112> {
    fn from(known: Known) -> Row<KnownCard, 112> {
        known.cards
    }
}

impl PartialEq for Known {
    fn eq(&self, other: &Known) -> bool {
        self.cards == other.cards
    }
}

impl Eq for Known {}
