//! The only module that changes what can be seen on the table. Everything else decides; this does, says so, and notes what
//! it triggers.

use crate::effects::{Kind, Modifier, Timing};
use crate::library::ABILITIES;
use crate::numbers::Reading;
use crate::state::{
    Battle, Body, By, CARDS, Card, Cards, Due, Frame, Marks, Object, Space, Spot, State, Verdict, Zone, other,
};
use crate::{Clause, Ending, Face, Mm25, What};
use kernel::{Outcome, Row, Seat, Sink, Viewer, Viewers};

script::engine!(Mm25);

/// Which end of a stack a card goes to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum To {
    Top,
    Bottom,
}

impl<'a, S: Sink<Mm25>> Engine<'a, S> {
    /// Tells something about a card where it lies.
    pub(crate) fn emit_at(&mut self, card: Card, what: impl Fn(Spot, Face) -> What, because: Clause) {
        if let Some(spot) = self.state.spot(card) {
            self.emit(what(spot, self.face(card)), because);
        }
    }

    pub(crate) fn end_match(&mut self, outcome: Outcome) {
        self.state.over.get_or_insert(outcome);
    }

    // Before the match.

    /// How it is played. A fixed beginner is as one who lost a game before: no toss, no choice.
    pub(crate) fn agree_on(&mut self, options: crate::Options, first: Option<Seat>) {
        self.state.options = options;
        self.state.loser = first;
    }

    /// A player's deck and sideboard.
    pub(crate) fn lay_out(&mut self, seat: Seat, deck: &[Face], sideboard: &[Face]) {
        let mut number = seat.number();
        let brought = deck.iter().map(|&face| (face, Zone::Chest));
        for (face, zone) in brought.chain(sideboard.iter().map(|&face| (face, Zone::Sideboard))) {
            let card = Card(number);
            number += 2;
            let mut body = Body { face, zone, ..Body::default() };
            let side = self.state.side_mut(seat);
            let kept = if zone == Zone::Chest {
                side.chest.push(card)
            } else {
                body.marks.show(seat);
                side.sideboard.push(card)
            };
            debug_assert!(kept.is_ok(), "a deck has 32 cards and a sideboard ten");
            *self.state.body_mut(card) = body;
        }
        self.state.sort(seat);
        self.state.cards = self.state.cards.max(number);
    }

    // Moving cards.

    /// Takes a card out of where it lies.
    fn lift(&mut self, card: Card) {
        let zone = self.state.body(card).zone;
        let side = self.state.side_mut(card.owner());
        let at = |row: &[Card]| row.iter().position(|&other| other == card).unwrap_or(usize::MAX);
        match zone {
            Zone::Bridge => {
                side.bridge.iter_mut().filter(|space| **space == Some(card)).for_each(|space| *space = None)
            }
            Zone::Life => side.life.iter_mut().for_each(|pile| pile.retain(|&other| other != card)),
            Zone::Reinforcements => drop(side.reinforcements.remove(at(&side.reinforcements))),
            Zone::Techniques => drop(side.techniques.remove(at(&side.techniques))),
            Zone::Hand => drop(side.hand.remove(at(&side.hand))),
            Zone::Ocean => drop(side.ocean.remove(at(&side.ocean))),
            Zone::Trophies => drop(side.trophies.remove(at(&side.trophies))),
            Zone::Logbook => drop(side.logbook.remove(at(&side.logbook))),
            Zone::Chest => drop(side.chest.remove(at(&side.chest))),
            Zone::Sideboard => drop(side.sideboard.remove(at(&side.sideboard))),
        }
    }

    /// Moves a card to a zone of its owner, where it is a new object (MM-0.5, MM-0.6).
    fn put(&mut self, card: Card, zone: Zone, to: To) {
        self.lift(card);
        let seat = card.owner();
        let body = self.state.body_mut(card);
        body.marks.clear();
        // What lies face down is known by nobody, a Hand by its owner, whatever was known of a card before (MM-17.1).
        match zone {
            Zone::Hand | Zone::Sideboard => body.marks.show(seat),
            Zone::Logbook | Zone::Life | Zone::Chest => {}
            Zone::Bridge | Zone::Reinforcements | Zone::Techniques | Zone::Ocean | Zone::Trophies => {
                body.marks.show_all();
            }
        }
        body.zone = zone;
        body.life = body.life.wrapping_add(1);
        body.since = 0;
        let order = self.state.order(card);
        let in_hand = self.state.side(seat).hand.partition_point(|&other| self.state.order(other) <= order);
        let side = self.state.side_mut(seat);
        let kept = match (zone, to) {
            (Zone::Hand, _) => side.hand.insert(in_hand, card).is_ok(),
            (Zone::Chest, To::Top) => side.chest.push(card).is_ok(),
            (Zone::Chest, To::Bottom) => side.chest.insert(0, card).is_ok(),
            (Zone::Logbook, _) => side.logbook.push(card).is_ok(),
            (Zone::Ocean, _) => side.ocean.push(card).is_ok(),
            (Zone::Trophies, _) => side.trophies.push(card).is_ok(),
            (Zone::Reinforcements, _) => side.reinforcements.push(card).is_ok(),
            (Zone::Techniques, _) => side.techniques.push(card).is_ok(),
            (Zone::Sideboard, _) => side.sideboard.push(card).is_ok(),
            (Zone::Bridge | Zone::Life, _) => true,
        };
        if !kept {
            self.overflow();
        }
        if zone == Zone::Sideboard {
            self.state.sort(seat);
        }
    }

    /// A used Technique goes to the Ocean; until the Battle ends it counts as used (MM-7.5.10).
    pub(crate) fn discard_technique(&mut self, card: Card, because: Clause) {
        let resolved = self.is_used(card);
        self.move_card(card, Zone::Ocean, To::Top, because);
        self.state.body_mut(card).marks.set(Marks::RESOLVED, resolved);
    }

    /// A used Technique goes under the Chest; until the Battle ends it counts as used there too. Its face is kept in mind, not
    /// the card: what lies in a Chest has no mark by which it could be told.
    pub(crate) fn put_under_chest(&mut self, card: Card, because: Clause) {
        let (used, face) = (self.is_used(card), self.face(card));
        self.move_card(card, Zone::Chest, To::Bottom, because);
        if used && self.state.side_mut(card.owner()).under.push(face).is_err() {
            self.overflow();
        }
    }

    fn is_used(&self, card: Card) -> bool {
        self.state.body(card).marks.is(Marks::RESOLVED) && self.state.battle.is_some()
    }

    /// Moves a card and tells of it. A Character that leaves the Bridge takes its Life cards to the Ocean (MM-4.8).
    pub(crate) fn move_card(&mut self, card: Card, zone: Zone, to: To, because: Clause) {
        let before = *self.state.body(card);
        let pile = self.state.space(card).map(|space| self.state.side(card.owner()).life[space.index()]);
        self.put(card, zone, to);
        let seat = card.owner();
        // Who saw it where it lay sees where it goes.
        let eyes = before.marks.known().or(self.state.body(card).marks.known());
        self.tell(What::Moved { seat, face: Some(before.face), from: before.zone, to: zone }, eyes, because);
        for &life in pile.unwrap_or_default().iter().rev() {
            self.put(life, Zone::Ocean, To::Top);
            let face = Some(self.face(life));
            self.emit(What::Moved { seat, face, from: Zone::Life, to: Zone::Ocean }, Clause::MM_4_8);
        }
    }

    /// A card goes from the Hand into the Battle; whoever calls this tells of it.
    pub(crate) fn put_into_battle(&mut self, card: Card, zone: Zone) {
        self.put(card, zone, To::Top);
        // In the order of placement they are discarded too.
        let side = self.state.side(card.owner());
        let placed = side.techniques.len() + side.reinforcements.len();
        let last =
            side.techniques.iter().chain(side.reinforcements.iter()).map(|&card| self.state.body(card).since).max();
        self.state.body_mut(card).since = last.unwrap_or(0).max(placed as u16) + 1;
    }

    /// A Character comes to a space; its Life cards come from the Logbook, one by one (MM-4.5).
    pub(crate) fn take_space(&mut self, card: Card, space: Space) {
        self.put(card, Zone::Bridge, To::Top);
        let turn = self.state.turn;
        self.state.body_mut(card).since = turn;
        self.state.side_mut(card.owner()).bridge[space.index()] = Some(card);
    }

    /// Characters lie face down on the Bridge until both players have placed theirs (MM-2.8.1).
    pub(crate) fn place_face_down(&mut self, card: Card, space: Space) {
        self.take_space(card, space);
        let marks = &mut self.state.body_mut(card).marks;
        marks.set(Marks::HIDDEN, true);
        marks.hide();
        marks.show(card.owner());
    }

    pub(crate) fn reveal(&mut self, card: Card) {
        let marks = &mut self.state.body_mut(card).marks;
        marks.set(Marks::HIDDEN, false);
        marks.show_all();
        self.emit_at(card, |character, face| What::Revealed { character, face }, Clause::MM_2_9_1);
    }

    /// Cards from the top of the Logbook become Life cards, as far as there are any.
    pub(crate) fn deal_life(&mut self, card: Card, count: u8, because: Clause) {
        let Some(space) = self.state.space(card) else { return };
        let seat = card.owner();
        let mut dealt = 0;
        while dealt < count {
            let Some(&top) = self.state.side(seat).logbook.last() else { break };
            self.put(top, Zone::Life, To::Top);
            if self.state.side_mut(seat).life[space.index()].push(top).is_err() {
                self.overflow();
            }
            dealt += 1;
        }
        if dealt > 0 {
            self.emit_at(card, |character, _| What::LifeDealt { character, cards: dealt }, because);
        }
    }

    /// A card is drawn; with an empty Chest that is noted (MM-3.1.3). Says whether there was one.
    pub(crate) fn draw(&mut self, seat: Seat, because: Clause) -> bool {
        let Some(&top) = self.state.side(seat).chest.last() else {
            self.state.side_mut(seat).dry = true;
            self.emit(What::CouldNotDraw { seat }, Clause::MM_3_1_3);
            return false;
        };
        self.put(top, Zone::Hand, To::Top);
        let body = self.state.body(top);
        self.tell(What::Drew { seat, face: Some(body.face) }, body.marks.known(), because);
        true
    }

    /// The top card of the Chest goes to the Logbook, unseen (MM-6.3.1). Says whether there was one.
    pub(crate) fn log(&mut self, seat: Seat, because: Clause) -> bool {
        let Some(&top) = self.state.side(seat).chest.last() else { return false };
        self.put(top, Zone::Logbook, To::Top);
        self.emit(What::LogbookUpdated { seat }, because);
        true
    }

    /// The first cards of a game go to the Logbook (MM-2.3).
    pub(crate) fn deal_logbook(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            if let Some(&top) = self.state.side(seat).chest.last() {
                self.put(top, Zone::Logbook, To::Top);
            }
        }
        self.emit(What::LogbookDealt { seat, cards }, Clause::MM_2_3);
    }

    pub(crate) fn shuffle(&mut self, seat: Seat, because: Clause) {
        let State { sides, bodies, chance, .. } = &mut *self.state;
        let chest = &mut sides[seat.index()].chest;
        for &card in chest.iter() {
            bodies[card.index()].marks.hide();
        }
        script::shuffle_stated(chest, |card| bodies[card.index()].face, chance, self.sink);
        self.emit(What::Shuffled { seat }, because);
    }

    /// So many of the cards, by chance.
    pub(crate) fn any_of(&mut self, cards: Cards, count: u8) -> Cards {
        let mut row: Row<Card, CARDS> = cards.iter().collect();
        self.state.chance.shuffle(&mut row);
        row.iter().take(count as usize).copied().collect()
    }

    /// One of two seats, by chance.
    pub(crate) fn toss(&mut self) -> Seat {
        let mut seats = [Seat::FIRST, other(Seat::FIRST)];
        self.state.chance.shuffle(&mut seats);
        seats[0]
    }

    /// The whole Hand goes to a zone.
    pub(crate) fn empty_hand(&mut self, seat: Seat, zone: Zone, because: Clause) {
        while let Some(&card) = self.state.side(seat).hand.last() {
            match zone {
                Zone::Chest => self.put(card, Zone::Chest, To::Top),
                _ => self.move_card(card, zone, To::Top, because),
            }
        }
    }

    /// Sailors change places with their Life piles; the Captain never moves (MM-6.5.1).
    pub(crate) fn swap_sailors(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        side.bridge.swap(Space::Sailor1.index(), Space::Sailor2.index());
        side.life.swap(Space::Sailor1.index(), Space::Sailor2.index());
        self.emit(What::SailorsMoved { seat }, Clause::MM_6_5_1);
    }

    /// The Team takes the place of the fighting Character, with its Life pile and what it has begun (MM-7.7.7, MM-7.7.8).
    pub(crate) fn replace_fighter(&mut self, fighter: Card, helper: Card, team: Card) {
        let seat = fighter.owner();
        let Some(space) = self.state.space(fighter) else {
            return debug_assert!(false, "a fighting Character is on the Bridge");
        };
        let pile = std::mem::take(&mut self.state.side_mut(seat).life[space.index()]);
        let began = self.state.body(fighter).marks;
        self.move_card(fighter, Zone::Ocean, To::Top, Clause::MM_7_7_7);
        self.move_card(helper, Zone::Ocean, To::Top, Clause::MM_7_7_7);
        self.take_space(team, space);
        self.state.side_mut(seat).life[space.index()] = pile;
        let marks = &mut self.state.body_mut(team).marks;
        marks.set(Marks::BEGAN, began.is(Marks::BEGAN));
        marks.set(Marks::KEPT, began.is(Marks::KEPT));
        let object = self.state.object(team);
        if let Some(battle) = &mut self.state.battle {
            battle.fighters[seat.index()] = object;
            // What abilities gave went with its Character.
            battle.gains[seat.index()] = (0, 0);
        }
        self.emit_at(team, |character, face| What::TeamCalled { character, face }, Clause::MM_7_7_7);
    }

    // Damage.

    /// Damage: for each, at once, the top Life card goes to the owner's Hand; more than there is is lost (MM-8.1.1). Says how
    /// much was taken.
    pub(crate) fn take_damage(&mut self, card: Card, amount: i32, by: By, because: Clause) -> u8 {
        let Some(space) = self.state.space(card) else { return 0 };
        let seat = card.owner();
        let spared =
            matches!(by, By::Technique(user) if user != seat) && self.table().has(card, &Modifier::NoTechniqueDamage);
        let there = self.state.side(seat).life[space.index()].len() as i32;
        let damage = if spared { 0 } else { amount.clamp(0, there) as u8 };
        if damage == 0 {
            return 0;
        }
        self.emit_at(card, |character, face| What::Damaged { character, face, damage }, because);
        for _ in 0..damage {
            if let Some(&top) = self.state.side(seat).life[space.index()].last() {
                self.put(top, Zone::Hand, To::Top);
                let body = self.state.body(top);
                self.tell(What::LifeLost { seat, face: Some(body.face) }, body.marks.known(), Clause::MM_8_1_1);
            }
        }
        let foreign = match by {
            By::Battle => true,
            By::Technique(user) | By::Ability(user) => user != seat,
            By::Rule => false,
        };
        if foreign && space == Space::Captain {
            self.state.side_mut(seat).hurt = true;
        }
        damage
    }

    /// Characters without Life leave: Trophies, and in a Battle defeated (MM-8.2).
    pub(crate) fn bury(&mut self) {
        for seat in Seat::all(2) {
            for space in Space::ALL {
                let Some(card) = self.state.side(seat).bridge[space.index()] else { continue };
                if !self.state.side(seat).life[space.index()].is_empty() {
                    continue;
                }
                let defeated = self.state.battle.is_some();
                let spared = defeated && self.table().has(card, &Modifier::NoTrophy);
                if defeated {
                    self.note_defeat(card);
                }
                if space == Space::Captain {
                    self.state.side_mut(seat).sunk = true;
                }
                let face = self.face(card);
                if spared {
                    self.move_card(card, Zone::Ocean, To::Top, Clause::MM_8_2_6);
                } else {
                    self.put(card, Zone::Trophies, To::Top);
                    self.emit(What::BecameTrophy { seat, face, defeated }, Clause::MM_8_2_1);
                }
            }
        }
        self.note_broken();
    }

    /// Somebody was defeated in the Battle; who defeats the opposing Character may be glad of it (MM-9.16).
    fn note_defeat(&mut self, card: Card) {
        let seat = card.owner();
        let Some(battle) = &mut self.state.battle else { return };
        battle.defeats = true;
        if battle.fighters[seat.index()].card == card {
            battle.fallen[seat.index()] = true;
        }
    }

    /// A fighting Character has left before the comparison: the Battle ends (MM-7.8.1).
    pub(crate) fn note_broken(&mut self) {
        let gone = Seat::all(2).any(|seat| self.state.fighter(seat).is_none());
        if let Some(battle) = &mut self.state.battle
            && battle.verdict.is_none()
        {
            battle.broken |= gone;
        }
    }

    /// A Captain's space is empty after an effect (MM-3.2.2).
    pub(crate) fn note_empty_captains(&mut self) {
        for seat in Seat::all(2) {
            if self.state.side(seat).bridge[Space::Captain.index()].is_none() {
                self.state.side_mut(seat).sunk = true;
            }
        }
    }

    // Turns, Battles, games.

    pub(crate) fn open_turn(&mut self, seat: Seat) {
        self.state.turn += 1;
        self.state.side_mut(seat).turns += 1;
        self.state.actions = 0;
        for body in &mut self.state.bodies {
            for mark in [Marks::BEGAN, Marks::USED, Marks::KEPT] {
                body.marks.set(mark, false);
            }
        }
        self.emit(What::TurnBegan { seat, turn: self.state.turn }, Clause::MM_5_1);
    }

    pub(crate) fn consume(&mut self, actions: u8) {
        self.state.actions = self.state.actions.saturating_add(actions);
    }

    pub(crate) fn mark(&mut self, card: Card, mark: Marks) {
        self.state.body_mut(card).marks.set(mark, true);
    }

    pub(crate) fn set_exempt(&mut self, seat: Seat, exempt: bool) {
        self.state.side_mut(seat).exempt = exempt;
    }

    pub(crate) fn use_mulligan(&mut self, seat: Seat) {
        self.state.side_mut(seat).mulligan = true;
        // The other need not bring the Hand to four (MM-2.6.3).
        self.set_exempt(other(seat), true);
    }

    pub(crate) fn begin_battle(&mut self, attacker: Card, target: Card, bonus: (i32, i32)) {
        let seat = attacker.owner();
        let mut fighters = [Object::default(); 2];
        fighters[seat.index()] = self.state.object(attacker);
        fighters[other(seat).index()] = self.state.object(target);
        let mut gains = [(0, 0); 2];
        gains[seat.index()] = (bonus.0 as i16, bonus.1 as i8);
        let marks = &mut self.state.body_mut(attacker).marks;
        let again = marks.is(Marks::BEGAN) && !marks.is(Marks::KEPT);
        marks.set(Marks::BEGAN, true);
        marks.set(Marks::KEPT, false);
        self.state.battle = Some(Battle {
            fighters,
            attacker: seat,
            again,
            gains,
            verdict: None,
            defeats: false,
            fallen: [false; 2],
            broken: false,
        });
        if let (Some(one), Some(two)) = (self.state.spot(attacker), self.state.spot(target)) {
            let (face, target_face) = (self.face(attacker), self.face(target));
            self.emit(What::BattleDeclared { attacker: one, face, target: two, target_face }, Clause::MM_13_1_1);
        }
    }

    /// A fighting Character is stronger for this Battle.
    pub(crate) fn strengthen(&mut self, card: Card, power: i32, damage: i32) {
        let (seat, object) = (card.owner().index(), self.state.object(card));
        if let Some(battle) = &mut self.state.battle
            && battle.fighters[seat] == object
        {
            let gains = &mut battle.gains[seat];
            *gains = (gains.0.saturating_add(power as i16), gains.1.saturating_add(damage as i8));
        }
    }

    /// The Battle that was declared does not begin; its Character has had its turn all the same (MM-7.2.1, MM-7.2.2).
    pub(crate) fn prevent_battle(&mut self) {
        let Some(battle) = self.state.battle.take() else { return };
        let attacker = battle.fighters[battle.attacker.index()].card;
        self.state.body_mut(attacker).marks.set(Marks::KEPT, !battle.again);
        self.emit(What::BattlePrevented { seat: other(battle.attacker) }, Clause::MM_7_2_1);
    }

    pub(crate) fn set_verdict(&mut self, verdict: Verdict) {
        match &mut self.state.battle {
            Some(battle) => battle.verdict = Some(verdict),
            None => debug_assert!(false, "a verdict is one of a Battle"),
        }
    }

    pub(crate) fn end_battle(&mut self) {
        self.state.due.clear();
        for side in &mut self.state.sides {
            side.under.clear();
            for card in side.ocean.iter() {
                self.state.bodies[card.index()].marks.set(Marks::RESOLVED, false);
            }
        }
        if self.state.battle.take().is_some() {
            self.emit(What::BattleEnded, Clause::MM_13_1_11);
        }
    }

    /// Somebody sees the whole Hand of the other, once (MM-9.13).
    pub(crate) fn look_at_hand(&mut self, seat: Seat) {
        self.emit(What::LookedAtHand { seat }, Clause::MM_9_13);
        let hand = self.state.side(other(seat)).hand;
        for &card in hand.iter() {
            self.state.body_mut(card).marks.show(seat);
            let eyes = Viewers::only(Viewer::Seat(seat)).or(Viewers::only(Viewer::Seat(other(seat))));
            let face = Some(self.face(card));
            self.tell(What::SawInHand { seat: other(seat), face }, eyes, Clause::MM_9_13);
        }
        for &card in hand.iter() {
            let marks = &mut self.state.body_mut(card).marks;
            marks.hide();
            marks.show(other(seat));
        }
    }

    /// A game is over: all cards go back to their decks, and nothing is left of it (MM-14.1.1).
    pub(crate) fn clear_table(&mut self) {
        self.state.battle = None;
        self.state.due.clear();
        self.state.stack.clear();
        for seat in Seat::all(2) {
            let mine = (0..self.state.cards).map(Card).filter(|card| card.owner() == seat);
            let cards: Row<Card, CARDS> = mine.filter(|&card| self.is_in_play(card)).collect();
            for &card in cards.iter() {
                if self.state.body(card).zone != Zone::Chest {
                    self.put(card, Zone::Chest, To::Top);
                }
                self.state.body_mut(card).marks.clear();
            }
            let sideboard = self.state.side(seat).sideboard;
            for &card in sideboard.iter() {
                self.state.bodies[card.index()].marks.set(Marks::SWAPPED, false);
            }
            // In the order of faces: nothing of the game before is left in it.
            let mut chest = self.state.side(seat).chest;
            chest.sort_by_key(|&card| self.state.order(card));
            let side = self.state.side_mut(seat);
            side.chest = chest;
            side.under.clear();
            side.turns = 0;
            (side.exempt, side.dry, side.sunk, side.hurt) = (false, false, false, false);
        }
        (self.state.turn, self.state.actions) = (0, 0);
    }

    fn is_in_play(&self, card: Card) -> bool {
        let zone = self.state.body(card).zone;
        let side = self.state.side(card.owner());
        zone != Zone::Sideboard && (zone != Zone::Chest || side.chest.contains(&card))
    }

    pub(crate) fn score(&mut self, winner: Option<Seat>, ending: Ending, because: Clause) {
        self.state.loser = winner.map(other);
        if let Some(seat) = winner {
            self.award(seat);
        }
        let score = self.state.score();
        match winner {
            Some(seat) => self.emit(What::GameWon { seat, ending, score }, because),
            None => self.emit(What::GameDrawn { ending, score }, because),
        }
    }

    /// A point without a game (MM-14.6.1).
    pub(crate) fn award(&mut self, seat: Seat) {
        self.state.side_mut(seat).won += 1;
    }

    /// One game more counts as begun.
    pub(crate) fn count_game(&mut self) {
        self.state.game += 1;
    }

    /// The next game begins; one in sudden death lets who plays second attack in the first turn (MM-14.5).
    pub(crate) fn open_game(&mut self, sudden: bool) {
        self.count_game();
        (self.state.sudden, self.state.late) = (sudden, sudden);
    }

    /// Who begins is found, and has the first turn (MM-2.5).
    pub(crate) fn set_first(&mut self, first: Seat, chosen_by: Option<Seat>, because: Clause) {
        self.state.first = first;
        self.state.turn_player = first;
        self.emit(What::FirstPlayer { seat: first, chosen_by }, because);
    }

    /// The turn goes to the other player (MM-5.1).
    pub(crate) fn hand_over_turn(&mut self) {
        self.state.turn_player = other(self.state.turn_player);
    }

    /// Time is called (MM-14.1.2).
    pub(crate) fn note_time(&mut self) {
        self.state.time = true;
        self.emit(What::TimeCalled, Clause::MM_14_1_2);
    }

    /// The game goes on in sudden death; what was inflicted before does not count any more (MM-14.2.3).
    pub(crate) fn begin_sudden_death(&mut self) {
        self.state.sudden = true;
        for side in &mut self.state.sides {
            side.hurt = false;
        }
        self.emit(What::SuddenDeath, Clause::MM_14_2_3);
    }

    /// A card of the deck and one of the sideboard change places (MM-1.6).
    pub(crate) fn exchange(&mut self, from_deck: Card, from_side: Card) {
        let seat = from_deck.owner();
        self.put(from_side, Zone::Chest, To::Top);
        self.put(from_deck, Zone::Sideboard, To::Top);
        for card in [from_deck, from_side] {
            self.mark(card, Marks::SWAPPED);
        }
        self.state.sort(seat);
        let mut chest = self.state.side(seat).chest;
        chest.sort_by_key(|&card| self.state.order(card));
        self.state.side_mut(seat).chest = chest;
        self.emit(What::Exchanged { seat }, Clause::MM_1_6);
    }

    // What is triggered.

    /// Abilities of a card with this timing, whose conditions hold.
    fn triggered(&self, card: Card, seat: Seat, fits: impl Fn(&Timing, Reading<'_>) -> bool) -> Row<Due, ABILITIES> {
        let source = self.state.object(card);
        let reading = Reading::new(source, seat);
        let table = self.table();
        self.library()
            .abilities(self.face(card))
            .filter(|(_, lowered)| {
                matches!(&lowered.ability.kind, Kind::Triggered(timing, _) if fits(timing, reading))
                    && table.hold(&lowered.ability.conditions, reading)
            })
            .map(|(ability, _)| Due { source, face: self.face(card), you: seat, ability })
            .collect()
    }

    /// An ability of one card is triggered and is answered at once: offered, or carried out (MM-13.5).
    pub(crate) fn trigger_at_once(&mut self, card: Card, timing: &Timing) {
        let due = self.triggered(card, card.owner(), |what, _| what == timing);
        for &due in due.iter().rev() {
            match self.library().ability(due.ability).ability.optional {
                true => self.push(Frame::Offer(due)),
                false => self.start_triggered(due),
            }
        }
    }

    /// What must be done in a window has begun: only what its player may decline still waits (MM-13.2).
    pub(crate) fn keep_optional(&mut self) {
        let library = self.library();
        self.state.due.retain(|due| library.ability(due.ability).ability.optional);
    }

    /// A window has closed: what waited in it does not any more.
    pub(crate) fn forget_due(&mut self) {
        self.state.due.clear();
    }

    /// A triggered ability is used, and waits no more.
    pub(crate) fn take_due(&mut self, card: Card, ability: u16) -> Option<Due> {
        let index = self.state.due.iter().position(|due| due.source.card == card && due.ability == ability)?;
        self.state.due.remove(index)
    }

    /// Abilities of all Characters that wait for a window; each can be used once in it.
    pub(crate) fn trigger_in_window(&mut self, fits: impl Fn(&Timing, Reading<'_>, Card) -> bool) {
        self.state.due.clear();
        for seat in Seat::all(2) {
            let bridge: Row<Card, 3> = self.state.bridge(seat).collect();
            for &card in bridge.iter() {
                for &due in self.triggered(card, seat, |timing, reading| fits(timing, reading, card)).iter() {
                    if self.state.due.push(due).is_err() {
                        self.overflow();
                    }
                }
            }
        }
    }
}
