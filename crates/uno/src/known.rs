//! Cards in hands that others have seen: given away by them, or played and taken back.

use crate::{Face, Faces};
use kernel::{MAX_SEATS, Row, Seat, Viewer, Viewers};
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

const CARDS: usize = 112;

/// Who knows which card to be where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Row<KnownCard, CARDS>", into = "Row<KnownCard, CARDS>")]
pub struct Known {
    // As many places for a face as it has copies, the used ones first: what is known of a face is found without a search.
    places: [KnownCard; CARDS],
    // The faces that are known of each hand: most cards that leave a hand are known to nobody.
    faces: [Faces; MAX_SEATS],
}

/// Where the places of each face begin; the last entry is the end.
const FIRST: [u8; Face::COUNT + 1] = {
    let mut first = [0; Face::COUNT + 1];
    let mut index = 0;
    while index < Face::COUNT {
        first[index + 1] = first[index] + Face::at(index).copies();
        index += 1;
    }
    first
};

const _: () = assert!(FIRST[Face::COUNT] as usize == CARDS);

impl Default for Known {
    fn default() -> Known {
        let nobody = KnownCard { holder: Seat::FIRST, face: Face::WILD, knowers: Viewers::NONE };
        Known { places: [nobody; CARDS], faces: [Faces::default(); MAX_SEATS] }
    }
}

impl Known {
    /// The cards, by face.
    pub fn iter(&self) -> impl Iterator<Item = &KnownCard> + Clone {
        let faces = self.faces.iter().fold(Faces::default(), |all, &faces| all.or(faces));
        let places = |face: Face| &self.places[FIRST[face.index()] as usize..FIRST[face.index() + 1] as usize];
        faces.iter().flat_map(places).filter(|known| !known.knowers.is_empty())
    }

    fn of_face(&mut self, face: Face) -> &mut [KnownCard] {
        &mut self.places[FIRST[face.index()] as usize..FIRST[face.index() + 1] as usize]
    }

    /// These viewers have seen a card go into a hand.
    pub(crate) fn learn(&mut self, holder: Seat, face: Face, mut knowers: Viewers) {
        for known in self.of_face(face) {
            if known.knowers.is_empty() {
                *known = KnownCard { holder, face, knowers };
                break;
            }
            if known.holder == holder {
                let already = known.knowers.within(knowers);
                known.knowers = known.knowers.or(knowers);
                knowers = already;
                if knowers.is_empty() {
                    break;
                }
            }
        }
        let faces = &mut self.faces[holder.index()];
        *faces = faces.or(Faces::only(face));
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
        for known in self.of_face(face).iter_mut().rev().filter(|known| known.holder == holder) {
            let one_fewer = known.knowers.within(knowers);
            known.knowers = known.knowers.without(one_fewer);
            knowers = knowers.without(one_fewer);
        }
        self.tidy(holder, face);
    }

    /// A card goes from hand to hand face down. Who does not see it can no longer be sure of any card in that hand; who
    /// receives it sees which it was.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, face: Face) {
        self.keep_for(from, Viewers::only(Viewer::Seat(to)));
        self.forget(from, face);
        self.learn(to, face, Viewers::only(Viewer::Seat(from)));
    }

    /// Only these viewers still know anything of the hand.
    pub(crate) fn keep_for(&mut self, holder: Seat, knowers: Viewers) {
        for face in self.faces[holder.index()].iter() {
            for known in self.of_face(face).iter_mut().filter(|known| known.holder == holder) {
                known.knowers = known.knowers.within(knowers);
            }
            self.tidy(holder, face);
        }
    }

    /// Used places first, in their order.
    fn tidy(&mut self, holder: Seat, face: Face) {
        let places = self.of_face(face);
        let mut used = 0;
        let mut still_known = false;
        for index in 0..places.len() {
            if !places[index].knowers.is_empty() {
                still_known |= places[index].holder == holder;
                places.swap(used, index);
                used += 1;
            }
        }
        // What an empty place last held is not part of what is known.
        for empty in &mut places[used..] {
            *empty = KnownCard { holder: Seat::FIRST, face: Face::WILD, knowers: Viewers::NONE };
        }
        if !still_known {
            let faces = &mut self.faces[holder.index()];
            *faces = faces.without(Faces::only(face));
        }
    }
}

impl From<Row<KnownCard, CARDS>> for Known {
    fn from(cards: Row<KnownCard, CARDS>) -> Known {
        let mut known = Known::default();
        for card in cards.iter().filter(|card| !card.knowers.is_empty()) {
            known.learn(card.holder, card.face, card.knowers);
        }
        known
    }
}

impl From<Known> for Row<KnownCard, CARDS> {
    fn from(known: Known) -> Row<KnownCard, CARDS> {
        known.iter().copied().collect()
    }
}
