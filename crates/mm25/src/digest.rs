//! States fed to a hash, field by field.

use crate::state::{BattleStep, Due, Effect, Frame, Placed, Side, State, TurnStep, Verdict};
use kernel::{Feed, Outcome, Seat};
use script::other;

impl Due {
    fn digest(&self, feed: &mut Feed) {
        self.source.digest(feed);
        feed.number(self.face.0);
        feed.number(self.ability);
        feed.number(self.you.number());
    }
}

impl Effect {
    fn digest(&self, feed: &mut Feed) {
        feed.number(self.cursor.at().number());
        self.source.digest(feed);
        feed.number(self.face.0);
        feed.number(self.ability);
        self.picked.digest(feed);
        self.parts.digest(feed);
        feed.bytes(&[self.you.number(), u8::from(self.paying), self.gone, self.doing.number()]);
    }
}

fn step_number(step: BattleStep) -> [u8; 3] {
    match step {
        BattleStep::Declared => [0, 0, 0],
        BattleStep::Before => [1, 0, 0],
        BattleStep::Actions { turn, passes } => [2, turn.number(), passes],
        BattleStep::BeforeComparison => [3, 0, 0],
        BattleStep::Compare => [4, 0, 0],
        BattleStep::AfterComparison => [5, 0, 0],
        BattleStep::BeforeDamage => [6, 0, 0],
        BattleStep::Damage => [7, 0, 0],
        BattleStep::Defeated => [8, 0, 0],
        BattleStep::Discard => [9, 0, 0],
        BattleStep::AfterBattle => [10, 0, 0],
        BattleStep::Over => [11, 0, 0],
    }
}

impl Frame {
    fn digest(&self, feed: &mut Feed) {
        match self {
            Frame::Sideboard(seat) => feed.bytes(&[0, seat.number()]),
            Frame::Deal => feed.number(1u8),
            Frame::ChooseFirst(seat) => feed.bytes(&[2, seat.number()]),
            Frame::Mulligan(seat) => feed.bytes(&[3, seat.number()]),
            Frame::Placing { seat, chosen, next } => {
                let [one, two, three] = chosen.map(|card| card.map_or(u8::MAX, |card| card.0));
                feed.bytes(&[4, seat.number(), *next, one, two, three]);
            }
            Frame::Turn(step) => feed.bytes(&[
                5,
                match step {
                    TurnStep::Initial => 0,
                    TurnStep::Main => 1,
                    TurnStep::Final => 2,
                    TurnStep::Over => 3,
                },
            ]),
            Frame::Battle(step) => {
                feed.number(6u8);
                feed.bytes(&step_number(*step));
            }
            Frame::Window { window, turn, declined } => feed.bytes(&[7, *window as u8, turn.number(), *declined]),
            Frame::Offer(due) => {
                feed.number(8u8);
                due.digest(feed);
            }
            Frame::Technique { card, by, step } => {
                let step = match step {
                    Placed::Cost => 0,
                    Placed::Answer => 1,
                    Placed::Apply => 2,
                    Placed::Done => 3,
                };
                feed.bytes(&[9, by.number(), step]);
                card.digest(feed);
            }
            Frame::Reinforced { card, by } => {
                feed.bytes(&[10, by.number()]);
                card.digest(feed);
            }
            Frame::Effect(effect) => {
                feed.number(11u8);
                effect.digest(feed);
            }
            Frame::Void => feed.number(12u8),
        }
    }
}

impl Side {
    fn digest(&self, feed: &mut Feed) {
        let bridge = self.bridge.map(|card| card.map_or(u8::MAX, |card| card.0));
        feed.bytes(&bridge);
        self.life.iter().for_each(|pile| feed.list(pile));
        for row in [&self.hand, &self.chest, &self.logbook, &self.ocean, &self.trophies] {
            feed.list(row);
        }
        feed.list(&self.reinforcements);
        feed.list(&self.techniques);
        feed.list(&self.sideboard);
        // Nothing was kept in mind of them once: without any, the digest is what it was.
        for face in self.under.iter() {
            feed.number(face.0);
        }
        feed.number(self.turns);
        let flags = [self.mulligan, self.exempt, self.dry, self.sunk, self.hurt];
        let flags = flags.iter().enumerate().fold(0, |bits, (index, &flag)| bits | u8::from(flag) << index);
        feed.bytes(&[flags, self.won]);
    }
}

impl State {
    pub(crate) fn digest(&self, feed: &mut Feed) {
        self.chance.digest(feed);
        let flags = u8::from(self.time) | u8::from(self.sudden) << 1 | u8::from(self.late) << 2;
        let loser = self.loser.map_or(u8::MAX, |seat| seat.number());
        feed.bytes(&[
            self.turn_player.number(),
            self.first.number(),
            self.cards,
            self.actions,
            self.game,
            loser,
            flags,
        ]);
        feed.number(self.turn);
        feed.bytes(&[self.options.to_win, self.options.games]);
        feed.number(self.options.turns);
        self.sides.iter().for_each(|side| side.digest(feed));
        for body in &self.bodies[..self.cards as usize] {
            feed.number(body.face.0);
            feed.number(body.since);
            feed.bytes(&[body.life, body.zone as u8, body.marks.number()]);
        }
        feed.number(self.stack.len() as u8);
        self.stack.iter().for_each(|frame| frame.digest(feed));
        feed.number(self.due.len() as u8);
        self.due.iter().for_each(|due| due.digest(feed));
        match self.battle {
            None => feed.number(0u8),
            Some(battle) => {
                let verdict = match battle.verdict {
                    None => 0,
                    Some(Verdict::Won(seat)) => 1 + seat.number(),
                    Some(Verdict::Tie) => 3,
                };
                let flags = u8::from(battle.defeats)
                    | u8::from(battle.fallen[0]) << 1
                    | u8::from(battle.fallen[1]) << 2
                    | u8::from(battle.broken) << 3
                    | u8::from(battle.again) << 4;
                feed.bytes(&[1, battle.attacker.number(), verdict, flags]);
                for (power, damage) in battle.gains {
                    feed.number(power as u16);
                    feed.number(damage as u8);
                }
                battle.fighters.iter().for_each(|fighter| fighter.digest(feed));
            }
        }
        match self.over {
            None => feed.number(0u8),
            Some(Outcome::Void) => feed.number(1u8),
            Some(Outcome::Placed(places)) => feed.bytes(&[2, places.of(Seat::FIRST), places.of(other(Seat::FIRST))]),
        }
    }
}
