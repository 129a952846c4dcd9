//! States fed to a hash, field by field.

use crate::setup::{InjuryThreshold, LateTargets, SameCardAnswers};
use crate::state::{
    Aim, AttackStep, Declared, Declaring, Due, Effect, Ends, Frame, Item, Lasting, Mass, On, Side, State, TurnStep, Use,
};
use kernel::{Feed, Outcome, Seat};
use script::other;

impl Use {
    fn digest(&self, feed: &mut Feed) {
        self.source.digest(feed);
        self.it.digest(feed);
        feed.number(self.you.number());
        for number in [self.face.0, self.ability, self.amount, self.last.power, self.last.critical] {
            feed.number(number);
        }
    }
}

impl Due {
    fn digest(&self, feed: &mut Feed) {
        self.using.digest(feed);
        // There was no such number once: nothing waited more than once over.
        if self.times != 1 {
            feed.number(self.times);
        }
    }
}

fn aims(aims: &[Aim], feed: &mut Feed) {
    feed.number(aims.len() as u8);
    for aim in aims {
        feed.number(aim.slot);
        aim.object.digest(feed);
    }
}

impl Item {
    fn digest(&self, aimed: &[Aim], feed: &mut Feed) {
        match self {
            Item::Summon(card) => feed.bytes(&[0, card.0]),
            Item::Revive(object, seat) => {
                feed.bytes(&[1, seat.number()]);
                object.digest(feed);
            }
            Item::Use(using, _) => {
                feed.number(2u8);
                using.digest(feed);
                aims(aimed, feed);
            }
            Item::EndPhase => feed.number(3u8),
            Item::Declared => feed.number(4u8),
            Item::Battle => feed.number(5u8),
            Item::Damage => feed.number(6u8),
        }
    }
}

impl Declaring {
    fn digest(&self, feed: &mut Feed) {
        match self.what {
            Declared::Summon(card) => feed.bytes(&[0, card.0]),
            Declared::Revive(object) => {
                feed.number(1u8);
                object.digest(feed);
            }
            Declared::Use(using) => {
                feed.number(2u8);
                using.digest(feed);
            }
            Declared::Auto(using) => {
                feed.number(3u8);
                using.digest(feed);
            }
        }
        feed.bytes(&[self.by.number(), self.slot, u8::from(self.begun)]);
        aims(&self.aims, feed);
        feed.list(&self.given);
    }
}

impl Effect {
    fn digest(&self, feed: &mut Feed) {
        feed.number(self.cursor.at().number());
        self.using.digest(feed);
        aims(&self.aims, feed);
        for cards in self.picks.iter().chain([&self.parts]) {
            cards.digest(feed);
        }
        feed.number(u8::from(self.did));
    }
}

impl Frame {
    fn digest(&self, feed: &mut Feed) {
        match self {
            Frame::Redraw(seat) => feed.bytes(&[0, seat.number()]),
            Frame::Turn(step) => {
                let (kind, phase) = match *step {
                    TurnStep::Start(phase) => (0, phase as u8),
                    TurnStep::Act(phase) => (1, phase as u8),
                    TurnStep::Ended(phase) => (2, phase as u8),
                    TurnStep::Clear => (3, 0),
                    TurnStep::Over => (4, 0),
                };
                feed.bytes(&[1, kind, phase]);
            }
            Frame::Attack(step) => feed.bytes(&[
                2,
                match step {
                    AttackStep::Target => 0,
                    AttackStep::Block => 1,
                    AttackStep::Strike => 2,
                    AttackStep::Over => 3,
                },
            ]),
            Frame::Declaring(declaring) => {
                feed.number(3u8);
                declaring.digest(feed);
            }
            Frame::Window { right, passes } => feed.bytes(&[4, right.number(), *passes]),
            Frame::Resolving => feed.number(5u8),
            Frame::Effect(effect) => {
                feed.number(6u8);
                effect.digest(feed);
            }
            Frame::Void => feed.number(7u8),
        }
    }
}

impl Lasting {
    fn digest(&self, feed: &mut Feed) {
        match self.on {
            On::Zombie(object) => {
                feed.number(0u8);
                object.digest(feed);
            }
            On::Player(seat) => feed.bytes(&[1, seat.number()]),
        }
        feed.bytes(&[self.ends.number(), self.by.number()]);
        feed.number(self.what);
        feed.number(self.value);
    }
}

impl Mass {
    fn digest(&self, feed: &mut Feed) {
        self.on.digest(feed);
        feed.number(self.what);
        feed.number(self.value);
        feed.bytes(&[self.ends.number(), self.by.number()]);
    }
}

impl Ends {
    const fn number(self) -> u8 {
        match self {
            Ends::Turn => 0,
            Ends::Prepare => 1,
            Ends::Never => 2,
        }
    }
}

impl Side {
    fn digest(&self, feed: &mut Feed) {
        feed.number(self.life);
        feed.number(self.turns);
        feed.list(&self.field);
        for row in [&self.hand, &self.deck, &self.wrecked, &self.mana] {
            feed.list(row);
        }
    }
}

impl State {
    pub(crate) fn digest(&self, feed: &mut Feed) {
        self.chance.digest(feed);
        // Matches of the first edition were played with both of the later options: where they are on, the byte is what it was.
        let flags = u8::from(self.stirred)
            | u8::from(self.options.injury_threshold == InjuryThreshold::AtLeast) << 1
            | u8::from(self.options.same_card_answers == SameCardAnswers::Refused) << 2
            | u8::from(self.options.late_targets == LateTargets::Refused) << 3;
        feed.bytes(&[self.turn_player.number(), self.first.number(), self.cards, self.still, flags]);
        feed.number(self.turn);
        feed.number(self.chain);
        feed.number(self.arrivals);
        for side in &self.sides {
            side.digest(feed);
        }
        for body in &self.bodies[..self.cards as usize] {
            feed.number(body.face.0);
            feed.number(body.damage);
            feed.number(body.since);
            feed.bytes(&[body.life, body.used, body.zone as u8, body.lies.number()]);
        }
        feed.number(self.stack.len() as u8);
        self.stack.iter().for_each(|frame| frame.digest(feed));
        feed.number(self.area.len() as u8);
        self.items().for_each(|(item, aimed)| item.digest(aimed, feed));
        feed.number(self.due.len() as u8);
        self.due.iter().for_each(|due| due.digest(feed));
        feed.number(self.lasting.len() as u8);
        self.lasting.iter().for_each(|lasting| lasting.digest(feed));
        // There were none once: without any, the digest is what it was.
        self.masses.iter().for_each(|mass| mass.digest(feed));
        match self.attack {
            None => feed.number(0u8),
            Some(attack) => {
                feed.bytes(&[1, u8::from(attack.blocked), u8::from(attack.target.is_some())]);
                attack.attacker.digest(feed);
                attack.target.unwrap_or_default().digest(feed);
            }
        }
        match self.over {
            None => feed.number(0u8),
            Some(Outcome::Void) => feed.number(1u8),
            Some(Outcome::Placed(places)) => feed.bytes(&[2, places.of(Seat::FIRST), places.of(other(Seat::FIRST))]),
        }
    }
}
