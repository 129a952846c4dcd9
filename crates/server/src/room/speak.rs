//! What people say to a table.

use super::course::Seated;
use super::{No, Proposed, Room};
use crate::hosted::{Asked, Hosted, Parts, Unanswered};
use kernel::{By, Clause as _, Consent, KernelClause, Seat, TakeBack};
use serde_json::Value;
use std::borrow::Cow;
use table::Step;
use tokio::time::Instant;
use wire::{Answer, FromServer, Reason, Stops, Table, Text, ToServer, Trouble};
use words::Lang;

impl Room {
    pub(super) async fn hear(&mut self, number: u64, message: ToServer) {
        let Some(conn) = self.conns.iter().find(|conn| conn.number == number) else { return };
        let (guest, lang) = (conn.guest.clone(), conn.lang);
        let Some(id) = message.id() else { return self.hear_told(number, &guest, message).await };
        let seat = match self.seat_of(&guest) {
            Some(seat) => seat,
            None if self.is_host(&guest) => {
                let done = self.gather(&guest, &message).await;
                return self.conclude(number, id, done);
            }
            None => return self.trouble(number, Some(id), Trouble::NotSeated),
        };
        // Questions change nothing and may be asked again.
        let asks = matches!(message, ToServer::Options { .. } | ToServer::Why { .. });
        if !asks && id <= self.seats[seat.index()].last {
            return self.acknowledge(number, id);
        }
        if self.course.hold().is_some() && !matches!(message, ToServer::End { .. }) {
            return self.trouble(number, Some(id), Trouble::OnHold);
        }
        if self.is_held(seat) && matches!(message, ToServer::Act { .. }) {
            self.waiting.push((number, message));
            return;
        }
        let done = match message {
            ToServer::Act { step, parts, .. } => match self.act(seat, id, step, parts, lang).await {
                Ok(None) => Ok(()),
                Ok(table) => return self.say(number, &FromServer::Choices { id, table }),
                Err(no) => Err(no),
            },
            ToServer::Options { step, parts, .. } => return self.choices(number, seat, id, step, parts, lang),
            ToServer::Why { .. } => return self.reasons(number, seat, id, lang),
            ToServer::Concede { .. } => {
                let parts = self.course.game().map(|game| game.concession());
                match parts {
                    Some(parts) => self.commit(By::Seat(seat), parts, Some((seat, id)), lang).await,
                    None => Err(No::Trouble(Trouble::NothingToDo)),
                }
            }
            ToServer::TakeBack { .. } => self.ask_back(seat, id).await,
            ToServer::Consent { yes, .. } => self.consent(seat, id, yes).await,
            ToServer::Ready { .. } => self.be_ready(seat).await,
            ToServer::Wait { .. } => self.wait_with_the_round(),
            ToServer::Claim { .. } => self.claim(seat, id, lang).await,
            ToServer::End { .. } => self.end_without_result(seat).await,
            ToServer::Propose { step, part, .. } => self.propose(seat, id, step, part).await,
            ToServer::Seat { .. } | ToServer::Seats { .. } | ToServer::Deck { .. } | ToServer::Deal { .. } => {
                self.gather(&guest, &message).await
            }
            // These have no number: they were heard above.
            ToServer::Hello { .. }
            | ToServer::Stops { .. }
            | ToServer::Hold { .. }
            | ToServer::Tempo { .. }
            | ToServer::Hurry { .. }
            | ToServer::Resync { .. }
            | ToServer::Language { .. } => Err(No::Trouble(Trouble::Malformed)),
        };
        self.conclude(number, id, done);
    }

    /// What is said without a number: nobody answers it.
    async fn hear_told(&mut self, number: u64, guest: &str, message: ToServer) {
        match message {
            ToServer::Resync { have } => self.tell_anew(number, have as usize, None),
            ToServer::Language { lang } => self.tell_anew(number, 0, Some(Lang::parse(&lang).unwrap_or(Lang::En))),
            ToServer::Stops { at } => self.stop_at(guest, at).await,
            ToServer::Hold { step } => {
                if let Some(seat) = self.seat_of(guest).filter(|_| self.stands_at(step)) {
                    self.hold_open(seat);
                }
            }
            ToServer::Tempo { at } => {
                if let Some(seat) = self.seat_of(guest) {
                    self.seats[seat.index()].tempo = at;
                }
            }
            ToServer::Hurry { step } => {
                if self.seat_of(guest).is_some() && self.stands_at(step) {
                    self.hurry();
                }
            }
            ToServer::Hello { .. }
            | ToServer::Act { .. }
            | ToServer::Options { .. }
            | ToServer::Why { .. }
            | ToServer::Concede { .. }
            | ToServer::TakeBack { .. }
            | ToServer::Propose { .. }
            | ToServer::Consent { .. }
            | ToServer::Ready { .. }
            | ToServer::Wait { .. }
            | ToServer::Seat { .. }
            | ToServer::Seats { .. }
            | ToServer::Deck { .. }
            | ToServer::Deal { .. }
            | ToServer::Claim { .. }
            | ToServer::End { .. } => self.trouble(number, None, Trouble::Malformed),
        }
    }

    /// Who sits where before the deal.
    async fn gather(&mut self, guest: &str, message: &ToServer) -> Result<(), No> {
        match message {
            ToServer::Seat { seat, who, .. } => self.seat(guest, *seat, who.clone()).await,
            ToServer::Seats { count, .. } => self.seats(guest, *count).await,
            ToServer::Deck { deck, .. } => self.bring(guest, deck.clone()).await,
            ToServer::Deal { fill, .. } => self.deal(guest, *fill).await,
            ToServer::Hello { .. }
            | ToServer::Act { .. }
            | ToServer::Options { .. }
            | ToServer::Why { .. }
            | ToServer::Concede { .. }
            | ToServer::TakeBack { .. }
            | ToServer::Propose { .. }
            | ToServer::Consent { .. }
            | ToServer::Ready { .. }
            | ToServer::Wait { .. }
            | ToServer::Claim { .. }
            | ToServer::End { .. }
            | ToServer::Stops { .. }
            | ToServer::Hold { .. }
            | ToServer::Tempo { .. }
            | ToServer::Hurry { .. }
            | ToServer::Resync { .. }
            | ToServer::Language { .. } => Err(No::Trouble(Trouble::NotSeated)),
        }
    }

    /// Answers what was sent under a number.
    fn conclude(&self, number: u64, id: u32, done: Result<(), No>) {
        match done {
            Ok(()) => self.acknowledge(number, id),
            Err(No::Refused(why)) => self.say(number, &FromServer::Refused { id, why }),
            Err(No::Trouble(what)) => self.trouble(number, Some(id), what),
        }
    }

    /// Tells one socket everything from these events on, in another language if it wants one.
    fn tell_anew(&mut self, number: u64, have: usize, lang: Option<Lang>) {
        if let Some(conn) = self.conns.iter_mut().find(|conn| conn.number == number) {
            (conn.have, conn.read) = (have, None);
            conn.lang = lang.unwrap_or(conn.lang);
            self.show_to(number);
        }
    }

    /// Whether the match has had so many inputs.
    fn stands_at(&self, step: u32) -> bool {
        self.course.game().is_some_and(|game| game.step() == step)
    }

    fn acknowledge(&self, number: u64, id: u32) {
        let step = self.course.game().map_or(0, |game| game.step());
        self.say(number, &FromServer::Done { id, step });
    }

    /// Whether the turn of this seat is held back for a moment.
    fn is_held(&self, seat: Seat) -> bool {
        let asked = self.asked();
        self.held_until.is_some_and(|held| held > Instant::now())
            && matches!(asked, Some(Asked::Seat(asked, _)) if asked == seat)
    }

    /// Carries an answer out, or says how it could go on where it is only the beginning of one.
    async fn act(
        &mut self,
        seat: Seat,
        id: u32,
        step: u32,
        parts: Vec<Value>,
        lang: Lang,
    ) -> Result<Option<Box<Table>>, No> {
        let Some(game) = self.course.game() else { return Err(No::Trouble(Trouble::NothingToDo)) };
        if step != game.step() {
            return Err(No::Refused(stale()));
        }
        self.carry_out(seat, parts, id, lang).await
    }

    /// In which windows somebody wants to be asked, the open one included.
    async fn stop_at(&mut self, guest: &str, at: Stops) {
        let Some(seat) = self.seat_of(guest) else { return };
        self.seats[seat.index()].stops = at;
        if let Some(Asked::Seat(asked, pace)) = self.course.playing().map(Hosted::asked)
            && asked == seat
        {
            if at == Stops::All {
                self.hold_open(seat);
            } else if self.passes_at_once(seat, pace)
                && let Some(parts) = self.course.game().and_then(|game| game.default())
                && self.commit(By::Seat(seat), parts, None, Lang::En).await.is_ok()
            {
                return;
            }
        }
        self.show_all();
    }

    fn choices(&self, number: u64, seat: Seat, id: u32, step: u32, parts: Vec<Value>, lang: Lang) {
        let Some(game) = self.course.game() else { return self.trouble(number, Some(id), Trouble::NothingToDo) };
        if step != game.step() {
            return self.say(number, &FromServer::Refused { id, why: stale() });
        }
        let message = match game.options(seat, parts, self.shared.voices.of(lang)) {
            Ok(table) => FromServer::Choices { id, table: table.map(Box::new) },
            Err(Unanswered::Refused(why)) => FromServer::Refused { id, why },
            Err(Unanswered::Malformed) => return self.trouble(number, Some(id), Trouble::Malformed),
        };
        self.say(number, &message);
    }

    fn reasons(&self, number: u64, seat: Seat, id: u32, lang: Lang) {
        let Some(game) = self.course.game() else { return self.trouble(number, Some(id), Trouble::NothingToDo) };
        let reasons = game.reasons(seat, self.shared.voices.of(lang));
        self.say(number, &FromServer::Reasons { id, reasons });
    }

    /// Takes an act back, or asks the others for it.
    async fn ask_back(&mut self, seat: Seat, id: u32) -> Result<(), No> {
        let terms = self.course.game().map_or(TakeBack::Never, |game| game.take_back_terms(seat));
        match terms {
            TakeBack::Free => self.take_back(seat, Consent::NotAsked, Some((seat, id))).await,
            TakeBack::Never => Err(No::Trouble(Trouble::NothingToDo)),
            // Bots never mind.
            TakeBack::Ask => self.ask_all(seat, id, None, None).await,
        }
    }

    /// Asks the others for what the table does only if all agree. No bot ever does.
    async fn propose(&mut self, seat: Seat, id: u32, step: u32, part: Value) -> Result<(), No> {
        let Some(game) = self.course.game() else { return Err(No::Trouble(Trouble::NothingToDo)) };
        if step != game.step() {
            return Err(No::Refused(stale()));
        }
        let agreement = self.agreements(Lang::En).into_iter().find(|answer| answer.send == part);
        let Some(agreement) = agreement else { return Err(No::Trouble(Trouble::NothingToDo)) };
        let parts = game.agreed(part);
        self.ask_all(seat, id, parts, Some(agreement.path)).await
    }

    /// What the table could do if all agreed; with bots there is nothing.
    pub(super) fn agreements(&self, lang: Lang) -> Vec<Answer> {
        let people = self.seats.iter().all(Seated::is_person);
        let game = self.course.playing().filter(|_| people);
        game.map(|game| game.agreements(self.shared.voices.of(lang))).unwrap_or_default()
    }

    async fn ask_all(
        &mut self,
        seat: Seat,
        id: u32,
        parts: Option<Parts>,
        agreement: Option<Vec<Step<Text>>>,
    ) -> Result<(), No> {
        let agreed = self.seats.iter().map(|seated| !seated.is_person()).collect();
        self.proposal = Some(Proposed { seat, parts, agreement, agreed });
        self.agree(seat, id).await
    }

    /// One more agrees; the last of them makes it so.
    async fn agree(&mut self, seat: Seat, id: u32) -> Result<(), No> {
        let Some(proposed) = &mut self.proposal else { return Err(No::Trouble(Trouble::NothingToDo)) };
        proposed.agreed[seat.index()] = true;
        if !proposed.agreed.iter().all(|agreed| *agreed) {
            self.show_all();
            return Ok(());
        }
        let (asking, parts) = (proposed.seat, proposed.parts.clone());
        match parts {
            None => self.take_back(asking, Consent::Given, Some((seat, id))).await,
            Some(parts) => self.commit(By::Shell, parts, Some((seat, id)), Lang::En).await,
        }
    }

    async fn consent(&mut self, seat: Seat, id: u32, yes: bool) -> Result<(), No> {
        if self.proposal.as_ref().is_none_or(|proposed| proposed.seat == seat) {
            return Err(No::Trouble(Trouble::NothingToDo));
        }
        if yes {
            return self.agree(seat, id).await;
        }
        self.proposal = None;
        self.show_all();
        Ok(())
    }

    /// Ready for the next round, or, when it is over, for another match.
    async fn be_ready(&mut self, seat: Seat) -> Result<(), No> {
        let asked = self.asked();
        if !matches!(asked, Some(Asked::Shell | Asked::Nobody)) {
            return Err(No::Trouble(Trouble::NothingToDo));
        }
        self.seats[seat.index()].ready = true;
        let all = self.seats.iter().all(|seated| seated.ready || !seated.is_person());
        match asked {
            Some(Asked::Shell) if all => self.next_round().await,
            Some(Asked::Nobody) if all && self.next.is_none() => self.play_again().await?,
            _ => self.show_all(),
        }
        Ok(())
    }

    /// The same people at a new table.
    async fn play_again(&mut self) -> Result<(), No> {
        let mut plan = self.plan.clone();
        plan.seats = self.seats.iter().map(|seated| seated.sitting.clone()).collect();
        plan.from = None;
        let opening = plan.opening(crate::new_code(), crate::now());
        let code = opening.code.0.clone();
        let people = plan.people();
        self.shared.store.begin(opening.clone()).await.map_err(|_| No::Trouble(Trouble::Disk))?;
        self.shared.remember(&opening.code, people).await;
        self.next = Some(code);
        self.show_all();
        Ok(())
    }

    /// The match of somebody who has been away for too long.
    async fn claim(&mut self, seat: Seat, id: u32, lang: Lang) -> Result<(), No> {
        let Some(away) = self.claimable().filter(|away| *away != seat) else {
            return Err(No::Trouble(Trouble::NothingToDo));
        };
        let Some(parts) = self.course.game().map(|game| game.concession()) else {
            return Err(No::Trouble(Trouble::NothingToDo));
        };
        self.commit(By::Seat(away), parts, Some((seat, id)), lang).await
    }
}

/// The table has moved on since it was looked at.
fn stale() -> Reason {
    let line = words::kernel_refusal(KernelClause::Stale);
    Reason { text: Text::plain(line.key), clause: Cow::Borrowed(KernelClause::Stale.id()) }
}
