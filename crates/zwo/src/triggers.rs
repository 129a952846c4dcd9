//! What things that happen trigger: Auto abilities go to the queue (ZW-18.2). Called by atoms, and by the turn for phases.

use crate::atoms::Engine;
use crate::effects::{Condition, Happening, Keyword, Kind, Phase, PlayerHappening, Timing, Watch};
use crate::numbers::{Reading, Table};
use crate::state::{Card, Use, other};
use crate::{Library, Zwo};
use kernel::{Seat, Sink};

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// Something has happened to a card: Auto abilities of all zombies that wait for it are queued (ZW-18.2, ZW-18.6).
    pub(crate) fn announce(&mut self, happening: Happening, it: Card, amount: u16) {
        let waiting = self.aiming_due();
        self.foresee(happening, it, amount);
        self.seek_targets(waiting);
    }

    /// Something is about to happen to a card, and abilities see the table as it is before (ZW-14.9, ZW-18.8). Whether they
    /// have targets is seen when it has happened: then [`seek_targets`](Engine::seek_targets) is called.
    pub(crate) fn foresee(&mut self, happening: Happening, it: Card, amount: u16) {
        let fits = |timing: &Timing, table: &Table<'_>, reading: Reading<'_>| {
            matches!(timing, Timing::When(what, phrase)
                if *what == happening && table.is_one_of(it, phrase, reading))
        };
        self.trigger(Watch::card(happening), Some(it), amount, fits);
        if matches!(happening, Happening::HitsPlayer | Happening::WinsBattle) {
            for keyword in Keyword::ALL {
                let place = Library::keyword(keyword);
                if self.library().ability(place).watch == Watch::card(happening) && self.table().has(it, keyword) {
                    self.due_ability(it, place, it, amount);
                }
            }
        }
    }

    /// How many Auto abilities with targets wait.
    pub(crate) fn aiming_due(&self) -> usize {
        self.state.due.iter().filter(|due| self.library().ability(due.using.ability).aims()).count()
    }

    /// Something happens to a player.
    pub(crate) fn announce_player(&mut self, happening: PlayerHappening, seat: Seat, amount: u16) {
        let fits = |timing: &Timing, _: &Table<'_>, reading: Reading<'_>| matches!(timing, Timing::WhenPlayer(what, whose) if *what == happening && reading.is_whose(*whose, seat));
        let waiting = self.aiming_due();
        self.trigger(Watch::player(happening), None, amount, fits);
        self.seek_targets(waiting);
    }

    /// A phase begins (ZW-8.15).
    pub(crate) fn announce_phase(&mut self, phase: Phase) {
        let turn = self.state.turn_player;
        let fits = |timing: &Timing, _: &Table<'_>, reading: Reading<'_>| matches!(timing, Timing::StartOf(what, whose) if *what == phase && reading.is_whose(*whose, turn));
        let waiting = self.aiming_due();
        self.trigger(Watch::START, None, 0, fits);
        self.seek_targets(waiting);
    }

    /// A turn ends: step (1) of the end phase (ZW-15.1, ZW-15.2).
    pub(crate) fn announce_end(&mut self) {
        let turn = self.state.turn_player;
        let fits = |timing: &Timing, _: &Table<'_>, reading: Reading<'_>| matches!(timing, Timing::EndOfTurn(whose) if reading.is_whose(*whose, turn));
        let waiting = self.aiming_due();
        self.trigger(Watch::END, None, 0, fits);
        self.seek_targets(waiting);
    }

    fn trigger(
        &mut self,
        watch: Watch,
        it: Option<Card>,
        amount: u16,
        fits: impl Fn(&Timing, &Table<'_>, Reading<'_>) -> bool,
    ) {
        let library = self.library();
        for seat in [self.state.turn_player, other(self.state.turn_player)] {
            for index in 0..self.state.side(seat).field.len() {
                let card = self.state.side(seat).field[index];
                let face = self.state.body(card).face;
                if !library.watching(face).overlaps(watch) {
                    continue;
                }
                let reading = Reading::new(self.state.object(card), seat);
                for (place, lowered) in library.abilities(face) {
                    if let Kind::Auto(timing, _) = &lowered.ability.kind
                        && lowered.watch == watch
                        && fits(timing, &self.table(), reading)
                    {
                        // Where nothing but a player or a phase is spoken of, "it" is the zombie itself.
                        self.due_ability(card, place, it.unwrap_or(card), amount);
                    }
                }
            }
        }
    }

    fn due_ability(&mut self, card: Card, place: u16, it: Card, amount: u16) {
        let lowered = self.library().ability(place);
        let source = self.state.object(card);
        let table = self.table();
        let last = table.last(card);
        let using = Use {
            source,
            face: self.state.body(card).face,
            you: self.state.holder(card),
            ability: place,
            it: self.state.object(it),
            amount,
            last,
        };
        let conditions: &[Condition] = &lowered.ability.conditions;
        let used = lowered.ability.once && self.state.body(card).used >> lowered.bit & 1 == 1;
        if used || !table.hold(conditions, Reading::using(using)) {
            return;
        }
        self.queue(using);
    }
}
