//! States fed to a hash, field by field.

use crate::state::{By, Effect, Ends, Frame, Lasting, Later, Leaving, Object};
use kernel::Feed;

impl Lasting {
    /// For one of its cards, or for its player: saved matches know them one by one.
    pub(crate) fn digest(&self, on: Option<Object>, feed: &mut Feed) {
        match on {
            None => feed.number(u16::MAX),
            Some(object) => object.digest(feed),
        }
        let (ends, when) = match self.ends {
            Ends::Battle => (0, 0),
            Ends::Turn(seat, turn) => (5 + seat.number(), turn),
            Ends::TurnOf(seat) => (2, u16::from(seat.number())),
            Ends::RefreshOf(seat) => (3, u16::from(seat.number())),
            Ends::Never => (4, 0),
        };
        feed.bytes(&[self.seat.number(), self.by.number(), ends]);
        feed.number(when);
        feed.number(self.what);
        feed.number(self.value);
    }
}

impl Effect {
    fn digest(&self, feed: &mut Feed) {
        feed.number(self.cursor.at().number());
        feed.number(self.ability);
        self.source.digest(feed);
        self.it.digest(feed);
        self.about.digest(feed);
        for cards in self.slots.iter().chain([&self.looked, &self.parts, &self.each]) {
            cards.digest(feed);
        }
        let flags =
            u8::from(self.did) | u8::from(self.begun) << 1 | u8::from(self.late) << 2 | u8::from(self.short) << 3;
        feed.bytes(&[self.you.number(), self.done, self.left, self.named, self.don, flags]);
    }
}

impl By {
    const fn number(self) -> u8 {
        match self {
            By::Effect(card) => card.0,
            By::Battle => u8::MAX,
            By::Rule => u8::MAX - 1,
        }
    }
}

impl Later {
    pub(crate) fn digest(&self, feed: &mut Feed) {
        feed.number(self.cursor.at().number());
        feed.number(self.ability);
        self.source.digest(feed);
        self.it.digest(feed);
        for cards in &self.slots {
            cards.digest(feed);
        }
        feed.bytes(&[self.you.number(), u8::from(self.battle), u8::from(self.due)]);
        // Matches that were saved before there was such a number know nothing of it.
        if self.more > 0 {
            feed.number(self.more);
        }
    }
}

impl Frame {
    pub(crate) fn digest(&self, feed: &mut Feed) {
        match *self {
            Frame::Signs { thrown } => {
                let [one, two] = thrown.map(|sign| sign.map_or(u8::MAX, |sign| sign as u8));
                feed.bytes(&[0, one, two]);
            }
            Frame::ChooseFirst { seat } => feed.bytes(&[1, seat.number()]),
            Frame::Redraw { seat } => feed.bytes(&[2, seat.number()]),
            Frame::Turn(step) => feed.bytes(&[3, step as u8]),
            Frame::Battle(step) => feed.bytes(&[4, step as u8]),
            Frame::Settle { round } => feed.bytes(&[5, round]),
            Frame::Effect(effect) => {
                feed.number(6u8);
                effect.digest(feed);
            }
            Frame::Damage { to, left, banish } => feed.bytes(&[7, to.number(), left, u8::from(banish)]),
            Frame::LifeCard { to, card } => feed.bytes(&[8, to.number(), card.0]),
            Frame::Triggered { card } => feed.bytes(&[9, card.0]),
            Frame::Leaving(Leaving { cards, how, by, wanted, asked, replacing }) => {
                feed.bytes(&[10, how.number(), by.number(), wanted]);
                cards.digest(feed);
                replacing.digest(feed);
                for (card, ability) in asked.iter() {
                    feed.bytes(&[card.0, *ability]);
                }
            }
            Frame::Entering { cards, seat, rested, by } => {
                feed.bytes(&[11, seat.number(), u8::from(rested), by.number()]);
                cards.digest(feed);
            }
            Frame::Deal => feed.number(13u8),
            Frame::Void => feed.number(12u8),
        }
    }
}
