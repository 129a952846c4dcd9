//! The settling of a play, in the order of UN-8.4.1: misplay, challenge, effect, catches, next turn.

use crate::atoms::Engine;
use crate::{
    AfterCatch, Call, Clause, Face, Frame, Kept, Kind, Last, LastPlay, MatchEnding, Mode, Preset, Reaction, Said,
    Shout, Stage, State, Uno, Verdict, What,
};
use kernel::{Seat, Seats, Sink};

/// Whether an ace takes effect after a challenge that failed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ace {
    Trusted,
    Doubted,
}

/// What the steps of settling need of a play. They hand it on by value: reading the whole play back from where it was
/// just written, field by field, costs more than the rest of a step.
#[derive(Clone, Copy)]
struct Laid {
    by: Seat,
    face: Face,
    call: Call,
}

impl LastPlay {
    fn laid(&self) -> Laid {
        Laid { by: self.by, face: self.face, call: self.call }
    }
}

impl State {
    /// How many cards the seat holds after the play, the gift included.
    #[inline]
    pub(crate) fn size_after(&self, seat: Seat, play: Said) -> u8 {
        self.size(seat) - 1 - u8::from(play.gift.is_some())
    }

    /// Whether the play needs the call (UN-6.1.3).
    #[inline]
    pub(crate) fn call_is_due(&self, seat: Seat, play: Said) -> bool {
        match self.size_after(seat, play) {
            1 => true,
            0 => play.gift.is_some(),
            _ => false,
        }
    }

    /// The last turn input, if it was a play.
    #[inline]
    pub(crate) fn last_play(&self) -> Option<LastPlay> {
        match self.last {
            Last::Play(play) => Some(play),
            _ => None,
        }
    }

    /// Whether the card on the table did not fit what it was put on (UN-8.2.2).
    pub(crate) fn is_misplay(&self, play: &LastPlay) -> bool {
        !crate::Faces::fitting(play.top_before, play.colour_before).contains(play.face)
    }

    /// Whether the ace's player held another usable card (UN-5.5.3, UN-5.5.4). The hand is what it was just before the
    /// ace left it, less the ace; other aces do not count.
    fn ace_was_a_bluff(&self, play: &LastPlay) -> bool {
        let usable =
            crate::Faces::fitting(play.top_before, play.colour_before).without(crate::Faces::only(crate::Face::ACE));
        !self.hand(play.by).faces().within(usable).is_empty()
    }

    pub(crate) fn with_call(&mut self, call: Call) {
        if let Last::Play(play) = &mut self.last {
            play.call = call;
        }
    }

    fn with_stage(&mut self, stage: Stage) {
        if let Last::Play(play) = &mut self.last {
            play.stage = stage;
        }
    }
}

impl<S: Sink<Uno>> Engine<'_, S> {
    /// A card is put down, with everything that is said along with it.
    #[inline(always)]
    pub(crate) fn play(&mut self, seat: Seat, play: Said) {
        let due = self.state.call_is_due(seat, play);
        let call = match (due, play.call) {
            (false, _) => Call::NotDue,
            (true, true) => Call::Made,
            (true, false) => Call::Forgotten,
        };
        self.new_input(Last::Play(LastPlay {
            by: seat,
            face: play.face,
            top_before: self.state.top(),
            colour_before: self.state.colour,
            call,
            stage: Stage::Laid,
        }));
        let is_last_card = self.state.size(seat) == 1;
        self.say(seat, play, call, is_last_card);
        // A colour named with the very last card is ignored (UN-7.1.3).
        self.lay(seat, play.face, play.colour.filter(|_| !is_last_card));
        if let (Some(target), Some(gift)) = (play.target, play.gift) {
            self.give(seat, target, gift);
        }
        // Aces and any-time cards always fit, so a misplay is never one of those.
        let state = &*self.state;
        let asked = state.next(seat);
        if state.setup.preset == Preset::Table && state.last_play().is_some_and(|last| state.is_misplay(&last)) {
            self.state.frame = Frame::Misplay { asked };
        } else {
            self.challenge_step(Laid { by: seat, face: play.face, call }, asked);
        }
    }

    /// What is shouted before the card goes down (UN-6.1.2, UN-5.8.1, UN-6.3.1).
    fn say(&mut self, seat: Seat, play: Said, call: Call, is_last_card: bool) {
        let shout = match play.face.kind() {
            Kind::Blackbeard => Some((Shout::MyEra, Clause::UN_5_7_1)),
            Kind::RedHair if play.gift.is_some() || is_last_card => Some((Shout::ThisHat, Clause::UN_5_6_1)),
            Kind::RedHair | Kind::Number(_) | Kind::DrawTwo | Kind::Reverse | Kind::Skip | Kind::Wild | Kind::Ace => {
                None
            }
        };
        if call == Call::Made {
            self.emit(What::Called { seat }, Clause::UN_6_1_1);
        }
        if let Some((shout, clause)) = shout {
            if is_last_card {
                self.emit(What::Called { seat }, Clause::UN_6_3_1);
            }
            self.shout(seat, shout, if is_last_card { Clause::UN_6_3_1 } else { clause });
        }
    }

    #[inline]
    fn challenge_step(&mut self, last: Laid, asked: Seat) {
        if last.face.kind() == Kind::Ace && self.state.size(last.by) > 0 {
            self.state.frame = Frame::Challenge { asked };
        } else {
            self.effect_step(last, Ace::Trusted);
        }
    }

    /// The card's own effect (3).
    fn effect_step(&mut self, last: Laid, ace: Ace) {
        self.state.with_stage(Stage::Done);
        let player = last.by;
        let next = self.state.next(player);
        let ends = self.state.size(player) == 0 && self.state.players.contains(player);
        let duel = self.state.is_duel();
        let draws = if ends { Clause::UN_7_1_2 } else { clause_of_effect(last.face.kind(), duel) };
        let actor = match last.face.kind() {
            Kind::Number(_) | Kind::Wild | Kind::RedHair => next,
            // As a last card these do nothing further (UN-7.1.3).
            Kind::Reverse | Kind::Skip if ends => next,
            Kind::Reverse => {
                self.flip_direction(Clause::UN_5_2_1);
                if duel {
                    self.emit(What::Skipped { seat: next }, Clause::UN_10_1_1);
                    self.state.next(next)
                } else {
                    self.state.next(player)
                }
            }
            Kind::Skip => {
                self.emit(What::Skipped { seat: next }, draws);
                self.state.next(next)
            }
            Kind::DrawTwo => {
                self.draw_many(next, 2, draws);
                self.emit(What::Skipped { seat: next }, draws);
                self.state.next(next)
            }
            Kind::Ace => {
                match ace {
                    Ace::Doubted => self.draw_many(next, 6, Clause::UN_8_3_3),
                    Ace::Trusted => self.draw_many(next, 4, draws),
                }
                self.emit(What::Skipped { seat: next }, draws);
                self.state.next(next)
            }
            Kind::Blackbeard => {
                for other in self.state.others(player) {
                    self.draw_many(other, 2, draws);
                }
                if duel { self.state.next(next) } else { next }
            }
        };
        self.state.actor = actor;
        if ends && last.call != Call::Forgotten {
            return self.win_round(player);
        }
        self.reaction_step(last, if ends { AfterCatch::Win } else { AfterCatch::Turn });
    }

    /// Catches and baseless accusations (4), then the window for a forgotten call.
    #[inline(always)]
    fn reaction_step(&mut self, last: Laid, then: AfterCatch) {
        let mut call = last.call;
        if !self.state.reactions.kept.is_empty() {
            if !self.settle_kept() {
                return;
            }
            call = self.state.last_play().map_or(Call::NotDue, |last| last.call);
        }
        if call == Call::Forgotten && self.state.players.contains(last.by) {
            self.state.frame = Frame::Catch { asked: self.state.next(last.by), then };
        } else {
            self.begin_turn();
        }
    }

    /// Settles the reactions that waited, in order of arrival. Says whether the match goes on.
    #[cold]
    fn settle_kept(&mut self) -> bool {
        let kept = std::mem::take(&mut self.state.reactions.kept);
        for &Kept { by, reaction } in kept.iter() {
            if self.state.players.contains(by) {
                self.settle_reaction(by, reaction);
            }
            if matches!(self.state.frame, Frame::MatchOver(_)) {
                return false;
            }
        }
        true
    }

    /// A card goes back, and no call is owed any more.
    fn undo_play(&mut self, last: LastPlay, because: Clause) {
        self.take_back(last.by, last.colour_before, because);
        self.state.with_call(Call::NotDue);
        self.state.with_stage(Stage::Undone);
        self.state.reactions.kept.retain(|kept| kept.reaction != Reaction::Catch);
    }

    fn uphold_misplay(&mut self, by: Seat) {
        let Some(last) = self.state.last_play() else {
            return debug_assert!(false, "a play is what it is about");
        };
        let verdict = Verdict::Upheld;
        self.emit(What::AccusedMisplay { by, against: last.by, verdict }, Clause::UN_8_2_1);
        self.undo_play(last, Clause::UN_8_2_1);
        self.draw_many(last.by, 2, Clause::UN_8_2_1);
        self.state.actor = self.state.next(last.by);
        self.reaction_step(Laid { call: Call::NotDue, ..last.laid() }, AfterCatch::Turn);
    }

    pub(crate) fn challenge(&mut self, by: Seat) {
        let Some(last) = self.state.last_play() else {
            return debug_assert!(false, "a play is what it is about");
        };
        let verdict = Self::verdict(self.state.ace_was_a_bluff(&last));
        self.emit(What::Challenged { by, against: last.by, verdict }, Clause::UN_8_3_3);
        if verdict == Verdict::Failed {
            return self.effect_step(last.laid(), Ace::Doubted);
        }
        self.undo_play(last, Clause::UN_8_3_1);
        self.state.actor = by;
        if self.punish(last.by, 4, Clause::UN_8_3_1) {
            self.reaction_step(Laid { call: Call::NotDue, ..last.laid() }, AfterCatch::Turn);
        }
    }

    fn accept(&mut self, seat: Seat, last: Laid) {
        self.emit(What::AcceptedAce { seat }, Clause::UN_8_3_4);
        self.effect_step(last, Ace::Trusted);
    }

    /// An offender found out: counted in `elimination`, and if still in, draws. Says whether the match goes on.
    fn punish(&mut self, offender: Seat, cards: u8, because: Clause) -> bool {
        if self.state.setup.mode == Mode::Elimination {
            self.count_against(offender);
            let actor = self.state.actor;
            if self.eliminate(None) {
                return false;
            }
            self.pass_on_from(actor);
        }
        if self.state.players.contains(offender) {
            self.draw_many(offender, cards, because);
        }
        true
    }

    /// If the actor has just left, the next player is to act.
    fn pass_on_from(&mut self, actor: Seat) {
        if !self.state.players.contains(actor) {
            self.state.actor = self.state.next(actor);
        }
    }

    /// A reaction takes effect: an offence is punished, anything else costs its sender two cards (UN-8.1.3).
    fn settle_reaction(&mut self, by: Seat, reaction: Reaction) {
        let (against, offence) = match (self.state.last, self.state.reactions.forgot) {
            (Last::Play(last), _) => (last.by, reaction == Reaction::Catch && last.call == Call::Forgotten),
            (Last::Draw { .. }, Some(offender)) if reaction == Reaction::Catch => (offender, true),
            (Last::Draw { by }, _) => (by, false),
            (Last::Nothing, _) => return debug_assert!(false, "nothing was done that one could react to"),
        };
        // Of several catches that waited, the first is settled; the others were right too and cost nothing.
        if reaction == Reaction::Catch && self.state.last_play().is_some_and(|last| last.call == Call::Caught) {
            return;
        }
        let verdict = Self::verdict(offence);
        let (what, because) = match reaction {
            Reaction::Catch if offence => (What::Caught { by, against, verdict }, Clause::UN_6_2_1),
            Reaction::Catch => (What::Caught { by, against, verdict }, Clause::UN_8_1_3),
            Reaction::Misplay => (What::AccusedMisplay { by, against, verdict }, Clause::UN_8_1_3),
            Reaction::Draw => (What::AccusedDraw { by, against }, Clause::UN_8_1_1),
        };
        self.emit(what, because);
        if offence {
            self.state.with_call(Call::Caught);
            self.state.reactions.forgot = None;
            self.punish(against, 2, Clause::UN_6_2_1);
        } else {
            self.draw_many(by, 2, because);
        }
    }

    /// Somebody catches or accuses, asked or not (UN-12.1.5).
    pub(crate) fn react(&mut self, by: Seat, reaction: Reaction) {
        self.state.reactions.sent[reaction as usize].insert(by);
        match self.state.frame {
            Frame::Misplay { .. } if reaction == Reaction::Misplay => self.uphold_misplay(by),
            Frame::Misplay { .. } | Frame::Challenge { .. } => {
                let kept = self.state.reactions.kept.push(Kept { by, reaction });
                debug_assert!(kept.is_ok(), "each of nine others reacts once in each way");
            }
            Frame::Catch { .. } => {
                self.settle_reaction(by, reaction);
                self.close_catch_window();
            }
            Frame::ChooseColour | Frame::Turn | Frame::AfterDraw(_) | Frame::RoundOver { .. } | Frame::MatchOver(_) => {
                let actor = self.state.actor;
                self.settle_reaction(by, reaction);
                if matches!(self.state.frame, Frame::Turn | Frame::AfterDraw(_)) && self.state.actor != actor {
                    self.begin_turn();
                } else {
                    self.go_on_with_turn();
                }
            }
        }
    }

    /// After a reaction in the window for catches: a call that was caught closes it.
    fn close_catch_window(&mut self) {
        let (Frame::Catch { then, .. }, Some(last)) = (self.state.frame, self.state.last_play()) else { return };
        if last.call == Call::Forgotten {
            return;
        }
        let nothing_drawn = self.state.size(last.by) == 0 && self.state.players.contains(last.by);
        match then {
            // The pile was exhausted, so the penalty was no card at all: the player is without cards and has won.
            AfterCatch::Win if nothing_drawn => self.win_round(last.by),
            _ => self.begin_turn(),
        }
    }

    /// The asked seat lets a window pass: the next is asked, or the window closes.
    pub(crate) fn pass(&mut self, seat: Seat) {
        let Some(last) = self.state.last_play() else {
            return debug_assert!(false, "a play is what it is about");
        };
        let next = self.state.next(seat);
        let everybody_asked = next == last.by || !self.state.players.contains(last.by);
        match &mut self.state.frame {
            Frame::Misplay { asked } | Frame::Catch { asked, .. } if !everybody_asked => *asked = next,
            Frame::Misplay { .. } => self.challenge_step(last.laid(), self.state.next(last.by)),
            Frame::Catch { then: AfterCatch::Win, .. } if self.state.players.contains(last.by) => {
                self.win_round(last.by);
            }
            Frame::Catch { .. } => self.begin_turn(),
            Frame::Challenge { .. } => self.accept(seat, last.laid()),
            other @ (Frame::ChooseColour
            | Frame::Turn
            | Frame::AfterDraw(_)
            | Frame::RoundOver { .. }
            | Frame::MatchOver(_)) => debug_assert!(false, "no window is open in {other:?}"),
        }
    }

    /// A seat leaves the match (UN-9.4.1).
    pub(crate) fn leave_match(&mut self, seat: Seat) {
        let (between_rounds, winner) = match self.state.frame {
            Frame::RoundOver { winner } => (true, winner),
            Frame::ChooseColour
            | Frame::Turn
            | Frame::AfterDraw(_)
            | Frame::Misplay { .. }
            | Frame::Challenge { .. }
            | Frame::Catch { .. }
            | Frame::MatchOver(_) => (false, None),
        };
        self.leave(Seats::only(seat), |seat| What::Left { seat }, Clause::UN_9_4_1);
        if !between_rounds {
            self.bury_hand(seat);
        }
        let decided = match self.state.setup.mode {
            Mode::Elimination => self.eliminate(winner),
            Mode::Rounds | Mode::First500 => {
                let alone = self.state.players.len() == 1;
                if alone {
                    self.end_match(MatchEnding::OthersLeft);
                }
                alone
            }
        };
        if decided || between_rounds {
            return;
        }
        let players = self.state.players;
        let gone = |seat: Seat| !players.contains(seat);
        match (self.state.frame, self.state.last_play()) {
            // The one who played has gone: what lies there stands, and nobody is left to accuse.
            (Frame::Misplay { .. } | Frame::Challenge { .. }, Some(last)) if gone(last.by) => {
                self.effect_step(last.laid(), Ace::Trusted);
            }
            (Frame::Catch { .. }, Some(last)) if gone(last.by) => {
                self.pass_on_from(self.state.actor);
                self.begin_turn();
            }
            (Frame::Challenge { asked }, _) if gone(asked) => {
                self.state.frame = Frame::Challenge { asked: self.state.next(asked) };
            }
            (Frame::Misplay { asked }, _) if gone(asked) => self.pass(asked),
            (Frame::Catch { asked, .. }, _) => {
                self.pass_on_from(self.state.actor);
                if gone(asked) {
                    self.pass(asked);
                }
            }
            (Frame::ChooseColour, _) => self.pass_on_from(self.state.actor),
            (Frame::Turn | Frame::AfterDraw(_), _) if gone(self.state.actor) => {
                self.pass_on_from(self.state.actor);
                self.begin_turn();
            }
            (
                Frame::Turn
                | Frame::AfterDraw(_)
                | Frame::Misplay { .. }
                | Frame::Challenge { .. }
                | Frame::RoundOver { .. }
                | Frame::MatchOver(_),
                _,
            ) => self.go_on_with_turn(),
        }
    }
}

/// The clause by which a card makes others draw or sit out.
fn clause_of_effect(kind: Kind, duel: bool) -> Clause {
    match (kind, duel) {
        (Kind::Skip, true) => Clause::UN_10_1_2,
        (Kind::Skip, false) => Clause::UN_5_3_1,
        (Kind::DrawTwo | Kind::Ace | Kind::Blackbeard, true) => Clause::UN_10_1_4,
        (Kind::Ace, false) => Clause::UN_5_5_1,
        (Kind::Blackbeard, false) => Clause::UN_5_7_1,
        (Kind::DrawTwo | Kind::Number(_) | Kind::Wild | Kind::Reverse | Kind::RedHair, _) => Clause::UN_5_1_1,
    }
}
