//! States fed to a hash, field by field.

use crate::effects::End;
use crate::loops::Taken;
use crate::state::{
    Battle, Body, By, Card, Doing, Due, Effect, Ends, Frame, Lasting, Later, Leaving, Object, Side, State, other,
};
use kernel::{Feed, Outcome, Seat};

// Everything is taken apart here too: a new field does not compile before somebody has thought about whether it is fed.

impl State {
    pub(crate) fn digest(&self, feed: &mut Feed) {
        let State {
            chance,
            bodies,
            sides,
            stack,
            due,
            lasting,
            later,
            battle,
            turn_player,
            first,
            turn,
            over,
            taken,
            cards,
            // These follow from the cards.
            topics: _,
            standing: _,
            lending: _,
        } = self;
        chance.digest(feed);
        feed.bytes(&[turn_player.number(), first.number(), *cards]);
        feed.number(*turn);
        for side in sides {
            side.digest(feed);
        }
        for body in &bodies[..*cards as usize] {
            body.digest(feed);
        }
        feed.number(stack.len() as u8);
        for frame in stack.iter() {
            frame.digest(feed);
        }
        feed.number(due.len() as u8);
        for due in due.iter() {
            due.digest(feed);
        }
        feed.number(lasting.iter().map(|lasting| lasting.each().count()).sum::<usize>() as u8);
        for lasting in lasting.iter() {
            for card in lasting.each() {
                lasting.digest(card.map(|card| self.object(card)), feed);
            }
        }
        feed.number(later.len() as u8);
        for later in later.iter() {
            later.digest(feed);
        }
        match battle {
            None => feed.number(0u8),
            Some(battle) => battle.digest(feed),
        }
        for &Taken { position, act } in taken.iter() {
            feed.number(position);
            feed.number(act);
        }
        match over {
            None => feed.number(0u8),
            Some(Outcome::Void) => feed.number(1u8),
            Some(Outcome::Placed(places)) => feed.bytes(&[2, places.of(Seat::FIRST), places.of(other(Seat::FIRST))]),
        }
    }

    /// The position as it recurs in a loop, with rounds counted from this one: they count on for ever.
    pub(crate) fn with_rounds_from(mut self, round: u8) -> State {
        for due in self.due.iter_mut() {
            due.round = due.round.wrapping_sub(round);
        }
        for frame in self.stack.iter_mut() {
            if let Frame::Settle { round } = frame {
                *round = 0;
            }
        }
        self
    }
}

impl Side {
    fn digest(&self, feed: &mut Feed) {
        let Side {
            leader,
            characters,
            stage,
            hand,
            deck,
            trash,
            life,
            don_deck,
            active,
            rested,
            kept,
            turns,
            extra,
            doomed,
        } = self;
        feed.bytes(&[leader.0, *don_deck, *active, *rested, *kept, *extra]);
        feed.number(u8::from(*doomed));
        feed.number(*turns);
        let rows: [&[Card]; 6] = [characters, stage, hand, deck, trash, life];
        for row in rows {
            feed.list(row);
        }
    }
}

impl Body {
    #[inline]
    fn digest(&self, feed: &mut Feed) {
        let Body { face, life, given, used, rested, fresh, face_up, known } = *self;
        let flags = u8::from(rested) | u8::from(fresh) << 1 | u8::from(face_up) << 2;
        feed.number(face.0);
        feed.bytes(&[life, given, used, flags]);
        feed.number(known.bits());
    }
}

impl Due {
    fn digest(&self, feed: &mut Feed) {
        let Due { source, owner, ability, it, count, round, later, more } = *self;
        let later = later.unwrap_or(u8::MAX);
        feed.bytes(&[source.card.0, source.life, owner.number(), it.card.0, it.life, round, count, later]);
        feed.number(ability);
        // As with parts that were put off.
        if more > 0 {
            feed.number(more);
        }
    }
}

impl Battle {
    fn digest(&self, feed: &mut Feed) {
        let Battle { attacker, target, blocked, ending } = *self;
        let flags = [u8::from(blocked), u8::from(ending)];
        feed.bytes(&[1, attacker.card.0, attacker.life, target.card.0, target.life, flags[0], flags[1]]);
    }
}

impl Lasting {
    /// For one of its cards, or for its player: saved matches know them one by one.
    fn digest(&self, on: Option<Object>, feed: &mut Feed) {
        let Lasting { on: _, seat, what, value, ends, by } = *self;
        match on {
            None => feed.number(u16::MAX),
            Some(object) => object.digest(feed),
        }
        let (ends, when) = match ends {
            Ends::Battle => (0, 0),
            Ends::Turn(seat, turn) => (5 + seat.number(), turn),
            Ends::TurnOf(seat) => (2, u16::from(seat.number())),
            Ends::RefreshOf(seat) => (3, u16::from(seat.number())),
            Ends::Never => (4, 0),
        };
        feed.bytes(&[seat.number(), by.number(), ends]);
        feed.number(when);
        feed.number(what);
        feed.number(value);
    }
}

impl Effect {
    fn digest(&self, feed: &mut Feed) {
        let Effect {
            cursor,
            ability,
            source,
            you,
            it,
            about,
            slots,
            each,
            looked,
            parts,
            done,
            doing,
            did,
            short,
            late,
            named,
            don,
        } = self;
        feed.number(cursor.at().number());
        feed.number(*ability);
        for object in [source, it, about] {
            object.digest(feed);
        }
        for cards in slots.iter().chain([looked, parts, each]) {
            cards.digest(feed);
        }
        let (left, begun) = doing.numbers();
        let flags = u8::from(*did) | u8::from(begun) << 1 | u8::from(*late) << 2 | u8::from(*short) << 3;
        feed.bytes(&[you.number(), *done, left, *named, *don, flags]);
    }
}

impl Doing {
    /// As saved matches know it: a number, and whether the instruction has begun.
    const fn numbers(self) -> (u8, bool) {
        match self {
            Doing::Nothing => (0, false),
            Doing::AskingNumber { most } => (most, false),
            Doing::Answered(number) => (number, true),
            Doing::TakingDon { left } => (left, true),
            Doing::PuttingBack(End::Top) => (1, false),
            Doing::PuttingBack(End::Bottom) => (2, false),
            Doing::Arranging => (0, true),
        }
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
    fn digest(&self, feed: &mut Feed) {
        let Later { cursor, ability, source, you, it, slots, battle, due, more } = *self;
        feed.number(cursor.at().number());
        feed.number(ability);
        source.digest(feed);
        it.digest(feed);
        for cards in slots.iter() {
            cards.digest(feed);
        }
        feed.bytes(&[you.number(), u8::from(battle), u8::from(due)]);
        // Matches that were saved before there was such a number know nothing of it.
        if more > 0 {
            feed.number(more);
        }
    }
}

impl Frame {
    fn digest(&self, feed: &mut Feed) {
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
