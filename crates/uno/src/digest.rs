//! A state's hash: everything that a match is made of, in a fixed order.

use crate::{Colour, Frame, Last, State};
use kernel::Feed;

impl State {
    /// Feeds everything that the state is made of into a hash.
    pub(crate) fn digest(&self, feed: &mut Feed) {
        self.chance.digest(feed);
        let setup = &self.setup;
        feed.bytes(&[setup.seats, setup.preset as u8, setup.mode as u8, setup.rounds, setup.round_limit]);
        feed.number(setup.turn_limit);
        feed.number(setup.dealer.map_or(u8::MAX, |dealer| dealer.number()));
        let frame = match self.frame {
            Frame::ChooseColour => [0, 0, 0],
            Frame::Turn => [1, 0, 0],
            Frame::AfterDraw(drawn) => [2, drawn.index() as u8, 0],
            Frame::Misplay { asked } => [3, asked.number(), 0],
            Frame::Challenge { asked } => [4, asked.number(), 0],
            Frame::Catch { asked, then } => [5, asked.number(), then as u8],
            Frame::RoundOver { winner } => [6, winner.map_or(u8::MAX, |winner| winner.number()), 0],
            // Places follow from totals and from who left when.
            Frame::MatchOver(_) => [7, 0, 0],
        };
        feed.bytes(&frame);
        let colour = |colour: Option<Colour>| colour.map_or(u8::MAX, |colour| colour as u8);
        match self.last {
            Last::Nothing => feed.number(0u8),
            Last::Draw { by } => feed.bytes(&[1, by.number()]),
            Last::Play(last) => feed.bytes(&[
                2,
                last.by.number(),
                last.face.index() as u8,
                last.top_before.index() as u8,
                colour(last.colour_before),
                last.call as u8,
                last.stage as u8,
            ]),
        }
        for sent in self.reactions.sent {
            feed.number(sent.bits());
        }
        feed.number(self.reactions.kept.len() as u8);
        for kept in self.reactions.kept.iter() {
            feed.bytes(&[kept.by.number(), kept.reaction as u8]);
        }
        // A draw ended it once: where nobody can be caught any more, the digest is what it was.
        if let Some(forgot) = self.reactions.forgot {
            feed.number(forgot.number());
        }
        feed.number(self.players.bits());
        feed.bytes(&[self.actor.number(), self.direction as u8, colour(self.colour), self.dealer.number(), self.round]);
        feed.number(self.turn);
        let seats = self.setup.seats as usize;
        for seat in 0..seats {
            self.hands[seat].digest(feed);
            feed.number(self.totals[seat]);
            feed.number(self.forfeited[seat]);
            feed.number(self.left[seat]);
        }
        for cards in [&self.pile, &self.discards] {
            feed.list(cards);
        }
        feed.number(self.known.iter().count() as u8);
        for known in self.known.iter() {
            feed.bytes(&[known.holder.number(), known.face.index() as u8]);
            feed.number(known.knowers.bits());
        }
    }
}
