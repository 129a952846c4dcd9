//! The only module that changes what can be seen on the table. Everything else decides; this does, says so, and queues what
//! it triggers.

mod waiting;

use crate::effects::{End, Happening, Modifier, PlayerHappening, Prohibition, Topics, Until};
use crate::state::{
    Attack, Body, CARDS, Card, Cards, Ends, Frame, Item, LASTING, Last, Lasting, Lies, Mass, Object, On, Spot, State,
    Use, Zone, other,
};
use crate::{Clause, Ending, Face, What, Zwo};
use kernel::{Outcome, Places, Row, Seat, Sink};

script::engine!(Zwo);

/// Life at the start, and its limit (ZW-7.1, ZW-7.2).
pub(crate) const LIFE: u8 = 10;

/// After so many turns in which nothing has changed a game with empty decks is over (ZW-7.10).
const STILL: u8 = 6;

/// By what players are dealt damage.
#[derive(Clone, Copy)]
pub(crate) enum Blow {
    Attack { attacker: Face, damage: u8 },
    Effect { by: Face, damage: u8 },
}

/// Damage as it is dealt: none is none, and more than any life is as good as more.
pub(crate) fn dealt(amount: i32) -> u8 {
    amount.clamp(0, i32::from(u8::MAX)) as u8
}

impl<'a, S: Sink<Zwo>> Engine<'a, S> {
    /// Tells something about a card where it lies.
    pub(crate) fn emit_at(&mut self, card: Card, what: impl Fn(Spot, Face) -> What, because: Clause) {
        if let Some(spot) = self.state.spot(card) {
            self.emit(what(spot, self.face(card)), because);
        }
    }

    /// Tells that a card is a target; what lies BACK stays a secret (ZW-3.11).
    pub(crate) fn emit_target(&mut self, card: Card) {
        if let Some(target) = self.state.spot(card) {
            let body = self.state.body(card);
            self.tell(What::Targeted { target, face: Some(body.face) }, body.lies.known(), Clause::ZW_19_1);
        }
    }

    /// A card in a hand whose ability is used is shown: everybody sees what is used.
    pub(crate) fn show_in_hand(&mut self, card: Card) {
        self.state.body_mut(card).lies.show_all();
        self.state.sort_hand(card.owner());
    }

    // Before the game.

    /// How texts are read that can be read in two ways.
    pub(crate) fn agree_on(&mut self, options: crate::Options) {
        self.state.options = options;
    }

    /// A player's deck and life.
    pub(crate) fn lay_out(&mut self, seat: Seat, list: &[Face]) {
        let mut number = seat.number();
        self.state.side_mut(seat).life = LIFE;
        for &face in list {
            let card = Card(number);
            number += 2;
            *self.state.body_mut(card) = Body { face, zone: Zone::Deck, ..Body::default() };
            let kept = self.state.side_mut(seat).deck.push(card);
            debug_assert!(kept.is_ok(), "a deck has fifty cards");
        }
        self.state.cards = self.state.cards.max(number);
    }

    // The end of the game.

    pub(crate) fn lose(&mut self, seat: Seat, ending: Ending, because: Clause) {
        if !self.is_over() {
            self.emit(What::Lost { seat }, because);
            self.state.over = Some(Outcome::Placed(Places::ranked(2, |other| other == seat)));
            self.emit(What::Won { seat: other(seat), ending }, because);
        }
    }

    /// Nobody wins: both count as having lost (ZW-7.9).
    pub(crate) fn end_in_draw(&mut self, ending: Ending, because: Clause) {
        if !self.is_over() {
            self.state.over = Some(Outcome::Placed(Places::all_lost(2)));
            self.emit(What::GameDrawn { ending }, because);
        }
    }

    /// A player without life has lost, at once (ZW-7.3, ZW-7.5 to ZW-7.7).
    fn check_lives(&mut self, blow: Blow) {
        let gone: Row<Seat, 2> = Seat::all(2).filter(|&seat| self.state.side(seat).life == 0).collect();
        match gone[..] {
            [] => {}
            [loser] => {
                let ending = match blow {
                    Blow::Attack { attacker, damage } => Ending::Struck { loser, attacker, damage },
                    Blow::Effect { by, damage } => Ending::Damaged { loser, by, damage },
                };
                self.lose(loser, ending, Clause::ZW_7_3);
            }
            // An attack hits one player.
            _ => {
                let (Blow::Attack { attacker: by, .. } | Blow::Effect { by, .. }) = blow;
                self.end_in_draw(Ending::BothLost { by }, Clause::ZW_7_7);
            }
        }
    }

    // Moving cards.

    /// Takes a card out of its row.
    fn lift(&mut self, card: Card) {
        let (seat, zone) = (self.state.holder(card), self.state.body(card).zone);
        let side = self.state.side_mut(seat);
        let at = |row: &[Card]| row.iter().position(|&other| other == card).unwrap_or(usize::MAX);
        match zone {
            Zone::Field => drop(side.field.remove(at(&side.field))),
            Zone::Mana => drop(side.mana.remove(at(&side.mana))),
            Zone::Hand => drop(side.hand.remove(at(&side.hand))),
            Zone::Wrecked => drop(side.wrecked.remove(at(&side.wrecked))),
            Zone::Deck => drop(side.deck.remove(at(&side.deck))),
            Zone::Area => {}
        }
    }

    /// Moves a card to a zone, where it lies as said and is a new object. Who may know it follows from where it was and
    /// where it is.
    fn put(&mut self, card: Card, seat: Seat, zone: Zone, end: End, lies: Lies) {
        let from = self.state.body(card).zone;
        self.lift(card);
        let owner = card.owner();
        let body = self.state.body_mut(card);
        let was_open = matches!(from, Zone::Field | Zone::Wrecked | Zone::Area)
            || (from == Zone::Mana && !body.lies.is(Lies::BACK));
        let hidden = zone == Zone::Mana && lies.is(Lies::BACK);
        let mut now = body.lies;
        if was_open || (matches!(zone, Zone::Field | Zone::Wrecked | Zone::Area | Zone::Mana) && !hidden) {
            now.show_all();
        }
        if hidden {
            // A BACK mana is its owner's secret, whatever it was before (ZW-3.11).
            now.hide();
        }
        if zone == Zone::Hand || hidden {
            now.show(owner);
        }
        for how in [Lies::REST, Lies::BACK, Lies::HALF] {
            now.set(how, lies.is(how));
        }
        body.lies = now;
        body.zone = zone;
        body.damage = 0;
        body.used = 0;
        body.life = body.life.wrapping_add(1);
        self.state.arrivals = self.state.arrivals.wrapping_add(u16::from(zone == Zone::Field));
        self.state.body_mut(card).since = if zone == Zone::Field { self.state.arrivals } else { 0 };
        let order = self.state.hand_order(card);
        let in_hand = self.state.side(seat).hand.partition_point(|&other| self.state.hand_order(other) <= order);
        let side = self.state.side_mut(seat);
        let kept = match (zone, end) {
            (Zone::Field, _) => side.field.push(card).is_ok(),
            (Zone::Mana, _) => side.mana.push(card).is_ok(),
            (Zone::Hand, _) => side.hand.insert(in_hand, card).is_ok(),
            (Zone::Wrecked, _) => side.wrecked.push(card).is_ok(),
            (Zone::Deck, End::Top) => side.deck.push(card).is_ok(),
            (Zone::Deck, End::Bottom) => side.deck.insert(0, card).is_ok(),
            (Zone::Area, _) => true,
        };
        if !kept {
            self.overflow();
        }
        if from == Zone::Field || zone == Zone::Field {
            self.state.note_field(self.rules.library());
        }
        self.state.stirred = true;
    }

    /// Moves a card to a zone of its owner (ZW-3.18). A zombie leaves the field by it.
    pub(crate) fn move_card(&mut self, card: Card, zone: Zone, end: End, because: Clause) {
        self.move_cards(Cards::only(card), zone, end, because);
    }

    /// Moves cards together, in the order in which they lie (ZW-14.9).
    pub(crate) fn move_cards(&mut self, cards: Cards, zone: Zone, end: End, because: Clause) {
        let waiting = self.aiming_due();
        self.depart(cards.iter().filter(|&card| self.state.is_zombie(card)).collect(), zone == Zone::Wrecked);
        for &card in self.in_order(cards).iter() {
            let (seat, from) = (self.state.holder(card), self.state.body(card).zone);
            self.clear(self.state.object(card));
            self.put(card, card.owner(), zone, end, Lies::default());
            let body = self.state.body(card);
            self.tell(What::Moved { seat, face: Some(body.face), from, to: zone }, body.lies.known(), because);
        }
        self.seek_targets(waiting);
    }

    /// Cards in the order in which they lie; zombies in the order in which they came to a field (ZW-14.9).
    pub(crate) fn in_order(&self, cards: Cards) -> Row<Card, CARDS> {
        let mut row: Row<Card, CARDS> = cards.iter().collect();
        row.sort_unstable_by_key(|&card| {
            let since = self.state.body(card).since;
            (since, self.state.spot(card).filter(|_| since == 0))
        });
        row
    }

    /// Zombies are about to leave the field together: abilities see them as they are now (ZW-14.9, ZW-18.8). Whether they have
    /// targets is seen when they have left.
    fn depart(&mut self, cards: Cards, to_wrecked: bool) {
        for card in cards.iter() {
            self.remember(self.state.object(card), self.table().last(card));
        }
        for &card in self.in_order(cards).iter() {
            if to_wrecked {
                self.foresee(Happening::Wrecked, card, 0);
            }
            self.foresee(Happening::Leaves, card, 0);
        }
    }

    /// What waits or lies in the resolution area keeps in mind what its zombie was (ZW-11.17).
    fn remember(&mut self, object: Object, last: Last) {
        let note = |using: &mut Use| {
            if using.source == object {
                using.last = last;
            }
        };
        self.state.due.iter_mut().for_each(|due| note(&mut due.using));
        for item in self.state.area.iter_mut() {
            if let Item::Use(using, _) = item {
                note(using);
            }
        }
        for frame in self.state.stack.iter_mut() {
            if let Frame::Effect(effect) = frame {
                note(&mut effect.using);
            }
        }
    }

    /// All effects on a zombie end with it (ZW-4.4).
    fn clear(&mut self, object: Object) {
        self.state.lasting.retain(|lasting| lasting.on != On::Zombie(object));
        self.leave_masses(Cards::only(object.card), |_| true);
    }

    /// Zombies go from what lasts on many, where that is so.
    fn leave_masses(&mut self, cards: Cards, is_left: impl Fn(&Mass) -> bool) {
        for mass in self.state.masses.iter_mut().filter(|mass| is_left(mass)) {
            cards.iter().for_each(|card| mass.on.remove(card));
        }
        self.state.masses.retain(|mass| !mass.on.is_empty());
    }

    /// A card lies in the resolution area, for all to see (ZW-10.3, ZW-10.11).
    pub(crate) fn put_into_area(&mut self, card: Card) {
        self.put(card, card.owner(), Zone::Area, End::Top, Lies::default());
    }

    /// A zombie card enters a field and is a zombie from now on (ZW-10.1, ZW-10.2).
    pub(crate) fn enter(&mut self, card: Card, seat: Seat, lies: Lies, because: Clause) {
        self.put(card, seat, Zone::Field, End::Top, lies);
        if self.library().standing(self.face(card)).overlaps(Topics::BECOMES) {
            self.last_on(Lasting {
                on: On::Zombie(self.state.object(card)),
                what: Lasting::STANDS,
                value: 0,
                ends: Ends::Never,
                by: seat,
            });
        }
        if seat != card.owner() {
            // It is that player's until it leaves (ZW-14.2).
            self.take_control(card, seat, Ends::Never);
        }
        self.emit_at(card, |zombie, face| What::Entered { zombie, face }, because);
        self.announce(Happening::Enters, card, 0);
    }

    /// Cards from the hand go to the mana zone, or by effects from anywhere, together (ZW-9.18, ZW-14.9).
    pub(crate) fn place_mana(&mut self, cards: Cards, back: bool, rest: bool, because: Clause) {
        let waiting = self.aiming_due();
        self.depart(cards.iter().filter(|&card| self.state.is_zombie(card)).collect(), false);
        let mut lies = Lies::default();
        lies.set(Lies::BACK, back);
        lies.set(Lies::REST, rest);
        for &card in self.in_order(cards).iter() {
            self.clear(self.state.object(card));
            self.put(card, card.owner(), Zone::Mana, End::Top, lies);
            let body = self.state.body(card);
            let what = What::ManaPlaced { seat: card.owner(), face: Some(body.face), back, rest };
            self.tell(what, body.lies.known(), because);
        }
        self.seek_targets(waiting);
    }

    /// Draws one after the other, as far as there are cards (ZW-20.3, ZW-20.4).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, because: Clause) -> u8 {
        let mut drawn = 0;
        while drawn < count {
            let Some(&top) = self.state.side(seat).deck.last() else { break };
            self.put(top, seat, Zone::Hand, End::Top, Lies::default());
            let body = self.state.body(top);
            self.tell(What::Drew { seat, face: Some(body.face) }, body.lies.known(), because);
            drawn += 1;
        }
        if drawn > 0 {
            self.announce_player(PlayerHappening::Draws, seat, u16::from(drawn));
        }
        drawn
    }

    pub(crate) fn shuffle(&mut self, seat: Seat, because: Clause) {
        let State { sides, bodies, chance, .. } = &mut *self.state;
        let deck = &mut sides[seat.index()].deck;
        for &card in deck.iter() {
            bodies[card.index()].lies.hide();
        }
        script::shuffle_stated(deck, |card| bodies[card.index()].face, chance, self.sink);
        self.emit(What::Shuffled { seat }, because);
    }

    /// The whole hand goes back into the deck (ZW-6.4).
    pub(crate) fn return_hand(&mut self, seat: Seat) {
        while let Some(&card) = self.state.side(seat).hand.last() {
            self.put(card, seat, Zone::Deck, End::Top, Lies::default());
        }
    }

    // How cards lie.

    fn turn(&mut self, card: Card, how: Lies, yes: bool) -> bool {
        let lies = &mut self.state.body_mut(card).lies;
        let changed = lies.is(how) != yes;
        lies.set(how, yes);
        changed
    }

    /// A zombie becomes STAND, unless that is forbidden (ZW-16.2).
    pub(crate) fn stand(&mut self, card: Card, because: Clause) -> bool {
        if self.table().forbids(card, Prohibition::Stand) || !self.turn(card, Lies::REST, false) {
            return false;
        }
        self.emit_at(card, |zombie, face| What::Stood { zombie, face }, because);
        self.announce(Happening::Stands, card, 0);
        true
    }

    pub(crate) fn rest(&mut self, card: Card, because: Clause) -> bool {
        if !self.turn(card, Lies::REST, true) {
            return false;
        }
        self.emit_at(card, |zombie, face| What::Rested { zombie, face }, because);
        self.announce(Happening::Rests, card, 0);
        true
    }

    pub(crate) fn rest_mana(&mut self, card: Card, because: Clause) {
        self.turn(card, Lies::REST, true);
        if let Some(mana) = self.state.spot(card) {
            let body = self.state.body(card);
            self.tell(What::ManaRested { mana, face: Some(body.face) }, body.lies.known(), because);
        }
    }

    /// A mana is turned to FRONT; everybody sees it.
    pub(crate) fn turn_front(&mut self, card: Card, because: Clause) -> bool {
        if !self.turn(card, Lies::BACK, false) {
            return false;
        }
        self.state.body_mut(card).lies.show_all();
        self.state.stirred = true;
        self.emit_at(card, |mana, face| What::ManaTurnedFront { mana, face }, because);
        self.announce(Happening::TurnedFront, card, 0);
        true
    }

    /// A mana is turned to BACK: only its owner may look at it (ZW-3.11).
    pub(crate) fn turn_back(&mut self, card: Card, because: Clause) -> bool {
        if self.state.body(card).lies.is(Lies::BACK) {
            return false;
        }
        self.emit_at(card, |mana, face| What::ManaTurnedBack { mana, face }, because);
        self.turn(card, Lies::BACK, true);
        let lies = &mut self.state.body_mut(card).lies;
        lies.hide();
        lies.show(card.owner());
        self.state.stirred = true;
        self.announce(Happening::TurnedBack, card, 0);
        true
    }

    /// All of a player's zombies and mana STAND, at the same time (ZW-8.4, ZW-8.5).
    pub(crate) fn prepare(&mut self, seat: Seat) {
        let side = *self.state.side(seat);
        for &mana in side.mana.iter() {
            let stays = self.state.standing.overlaps(Topics::CANNOT) && self.table().forbids(mana, Prohibition::Stand);
            if !stays {
                self.turn(mana, Lies::REST, false);
            }
        }
        let table = self.table();
        let stays =
            |card: Card| table.forbids(card, Prohibition::Stand) || table.forbids(card, Prohibition::StandInPrepare);
        let stands: Cards = side.field.iter().copied().filter(|&card| !stays(card)).collect();
        let stood: Cards = stands.iter().filter(|&card| self.turn(card, Lies::REST, false)).collect();
        self.emit(What::Prepared { seat }, Clause::ZW_8_4);
        for &card in self.in_order(stood).iter() {
            self.announce(Happening::Stands, card, 0);
        }
        // What was about this prepare phase is used up (ZW-8.16).
        let here: Cards = side.field.iter().copied().collect();
        self.state.lasting.retain(|lasting| {
            !matches!(lasting.on, On::Zombie(object) if lasting.ends == Ends::Prepare && here.contains(object.card))
        });
        self.leave_masses(here, |mass| mass.ends == Ends::Prepare);
    }

    // Layers.

    /// Zombies are injured together: one layer down and REST (ZW-13.1, ZW-13.5, ZW-14.9). Says which were.
    pub(crate) fn injure(&mut self, cards: Cards, because: Clause) -> Cards {
        let may = |card: &Card| self.state.is_zombie(*card) && !self.table().forbids(*card, Prohibition::BeInjured);
        let cards: Cards = cards.iter().filter(may).collect();
        if cards.is_empty() {
            return cards;
        }
        let waiting = self.aiming_due();
        let half = |state: &State, card: Card| state.body(card).lies.is(Lies::HALF);
        let order = self.in_order(cards);
        for &card in order.iter() {
            self.foresee(Happening::Injured, card, 0);
            if !half(self.state, card) {
                self.foresee(Happening::Lowered, card, 0);
                if !self.state.body(card).lies.is(Lies::REST) {
                    self.foresee(Happening::Rests, card, 0);
                }
            }
        }
        self.depart(cards.iter().filter(|&card| half(self.state, card)).collect(), true);
        for &card in order.iter() {
            let Some(zombie) = self.state.spot(card) else { continue };
            let wrecked = half(self.state, card);
            if wrecked {
                self.clear(self.state.object(card));
                self.put(card, card.owner(), Zone::Wrecked, End::Top, Lies::default());
            } else {
                self.turn(card, Lies::REST, true);
                self.change_layer(card, true);
            }
            self.emit(What::Injured { zombie, face: self.face(card), wrecked }, because);
        }
        self.seek_targets(waiting);
        cards
    }

    /// To the other layer of the same field: it stays the same zombie with its effects; its damage is cleared (ZW-4.5).
    fn change_layer(&mut self, card: Card, half: bool) -> bool {
        self.state.body_mut(card).damage = 0;
        self.state.stirred = true;
        self.turn(card, Lies::HALF, half)
    }

    /// From the half-wrecked to the intact zone, as it lies (ZW-10.5, ZW-10.15).
    pub(crate) fn revive(&mut self, card: Card, because: Clause) -> bool {
        let may = self.state.is_zombie(card)
            && self.state.body(card).lies.is(Lies::HALF)
            && !self.table().forbids(card, Prohibition::BeRevived);
        if may {
            self.change_layer(card, false);
            self.emit_at(card, |zombie, face| What::Revived { zombie, face }, because);
            self.announce(Happening::Revived, card, 0);
        }
        may
    }

    /// From the intact to the half-wrecked zone without injury (ZW-13.13).
    pub(crate) fn lower(&mut self, card: Card, because: Clause) -> bool {
        if !self.state.is_zombie(card) || self.state.body(card).lies.is(Lies::HALF) {
            return false;
        }
        let waiting = self.aiming_due();
        self.foresee(Happening::Lowered, card, 0);
        self.change_layer(card, true);
        self.emit_at(card, |zombie, face| What::Lowered { zombie, face }, because);
        self.seek_targets(waiting);
        true
    }

    // Damage and life.

    /// Damage on a zombie accumulates (ZW-13.3); none is none (ZW-20.1).
    pub(crate) fn damage_zombie(&mut self, card: Card, amount: i32, because: Clause) -> bool {
        if amount <= 0 || !self.state.is_zombie(card) {
            return false;
        }
        let body = self.state.body_mut(card);
        // More than any POWER is as good as more.
        let damage = u16::try_from(amount).unwrap_or(u16::MAX);
        body.damage = body.damage.saturating_add(damage);
        self.emit_at(card, |zombie, face| What::ZombieDamaged { zombie, face, damage }, because);
        self.announce(Happening::Damaged, card, damage);
        true
    }

    /// Damage on all zombies is cleared (ZW-15.1).
    pub(crate) fn clear_damage(&mut self) {
        let hurt: Cards = self.state.zombies().filter(|&card| self.state.body(card).damage > 0).collect();
        for card in hurt.iter() {
            self.state.body_mut(card).damage = 0;
        }
        if !hurt.is_empty() {
            self.emit(What::DamageCleared, Clause::ZW_15_1);
        }
    }

    /// Players are dealt damage, at the same time; who has no life left has lost (ZW-7.3 to ZW-7.12).
    pub(crate) fn hurt(&mut self, seats: &[Seat], blow: Blow, because: Clause) -> bool {
        let (Blow::Attack { damage, .. } | Blow::Effect { damage, .. }) = blow;
        if damage == 0 || seats.is_empty() {
            return false;
        }
        for &seat in seats {
            let side = self.state.side_mut(seat);
            side.life = side.life.saturating_sub(damage);
        }
        self.state.stirred = true;
        for &seat in seats {
            let life = self.state.side(seat).life;
            self.emit(What::PlayerDamaged { seat, damage, life }, because);
        }
        self.check_lives(blow);
        for &seat in seats {
            self.announce_player(PlayerHappening::Hurt, seat, u16::from(damage));
        }
        true
    }

    /// A player recovers life, never beyond ten (ZW-7.2); none gained is none recovered (ZW-20.2).
    pub(crate) fn recover(&mut self, seat: Seat, amount: i32, because: Clause) -> bool {
        let side = self.state.side_mut(seat);
        let life = i32::from(side.life).saturating_add(amount.max(0)).min(i32::from(LIFE)) as u8;
        let amount = life.saturating_sub(side.life);
        if amount == 0 {
            return false;
        }
        side.life = life;
        self.state.stirred = true;
        self.emit(What::LifeRecovered { seat, amount, life }, because);
        self.announce_player(PlayerHappening::Recovers, seat, u16::from(amount));
        true
    }

    // What lasts.

    /// A modifier begins to last. Sums of the same modifier on the same zombie are kept as one; of what sets a number the
    /// latest stands last.
    pub(crate) fn begin(&mut self, on: On, what: u16, value: i32, until: Until, by: Seat) {
        let ends = ends(until);
        let library = self.library();
        let modifier = &library.modifiers[what as usize];
        let value = value.saturating_add(self.leave_mass(on, what, ends));
        let same = |lasting: &Lasting| lasting.on == on && lasting.what == what && lasting.ends == ends;
        match (modifier, self.state.lasting.iter_mut().find(|lasting| same(lasting))) {
            (Modifier::Add(..), Some(lasting)) => lasting.value = lasting.value.saturating_add(value),
            (Modifier::Has(_) | Modifier::Cannot(_), Some(_)) => {}
            _ => {
                self.state.lasting.retain(|lasting| !same(lasting));
                self.last_on(Lasting { on, what, value, ends, by });
            }
        }
        match on {
            On::Zombie(object) => {
                self.emit_at(object.card, |zombie, face| What::Modified { zombie, face }, Clause::ZW_11_19);
            }
            On::Player(_) => self.emit(What::PlayersModified, Clause::ZW_16_6),
        }
    }

    fn last_on(&mut self, lasting: Lasting) {
        if self.state.lasting.len() == LASTING {
            self.gather_mass();
        }
        if self.state.lasting.push(lasting).is_err() {
            self.overflow();
        }
    }

    /// A zombie on which the same begins to last once more is looked at by itself again. Says how much it had by it.
    fn leave_mass(&mut self, on: On, what: u16, ends: Ends) -> i32 {
        let On::Zombie(Object { card, .. }) = on else { return 0 };
        let same = |mass: &Mass| mass.what == what && mass.ends == ends && mass.on.contains(card);
        let had = self.state.masses.iter().find(|mass| same(mass)).map(|mass| mass.value);
        if had.is_some() {
            self.leave_masses(Cards::only(card), same);
        }
        had.unwrap_or(0)
    }

    /// What lasts on the most zombies in one and the same way is put together, to make room. What sets a number stays: there the order
    /// of time counts (ZW-11.19).
    fn gather_mass(&mut self) {
        let library = self.library();
        let zombie = |lasting: &Lasting| match lasting.on {
            On::Zombie(object) => Some(object.card),
            On::Player(_) => None,
        };
        let gathers = |lasting: &&Lasting| {
            let modifier = library.modifiers.get(lasting.what as usize);
            zombie(lasting).is_some() && modifier.is_some_and(|modifier| !matches!(modifier, Modifier::Becomes(..)))
        };
        let way = |lasting: &Lasting| (lasting.what, lasting.value, lasting.ends, lasting.by);
        let lasting = self.state.lasting;
        let alike = |one: &Lasting| lasting.iter().filter(gathers).filter(|other| way(one) == way(other)).count();
        let Some(most) = lasting.iter().filter(gathers).max_by_key(|one| alike(one)) else { return };
        let of_way = |other: &Lasting| way(most) == way(other) && zombie(other).is_some();
        let on: Cards = lasting.iter().filter(|other| of_way(other)).filter_map(zombie).collect();
        let (what, value, ends, by) = way(most);
        let same = |mass: &&mut Mass| (mass.what, mass.value, mass.ends, mass.by) == (what, value, ends, by);
        let gathered = match self.state.masses.iter_mut().find(same) {
            Some(mass) => {
                on.iter().for_each(|card| mass.on.insert(card));
                true
            }
            None => self.state.masses.push(Mass { on, what, value, ends, by }).is_ok(),
        };
        if gathered {
            self.state.lasting.retain(|other| !of_way(other));
        }
    }

    /// A player takes control of a zombie: it moves to that player's field, as it lies (ZW-14.2, ZW-14.5).
    pub(crate) fn control(&mut self, card: Card, seat: Seat, until: Until, because: Clause) {
        self.take_control(card, seat, ends(until));
        self.bring_to(card, seat, because);
    }

    fn take_control(&mut self, card: Card, seat: Seat, ends: Ends) {
        let on = On::Zombie(self.state.object(card));
        let lasting = Lasting { on, what: Lasting::CONTROL, value: 0, ends, by: seat };
        self.state.lasting.retain(|other| *other != lasting);
        self.last_on(lasting);
    }

    fn bring_to(&mut self, card: Card, seat: Seat, because: Clause) {
        if self.state.controller(card) == Some(seat) || !self.state.is_zombie(card) {
            return;
        }
        self.lift(card);
        if self.state.side_mut(seat).field.push(card).is_err() {
            self.overflow();
        }
        self.state.body_mut(card).damage = 0;
        self.state.stirred = true;
        self.emit_at(card, |zombie, face| What::ControlChanged { zombie, face }, because);
    }

    /// What lasts until the end of the turn ends; zombies go back to whoever controls them without it (ZW-14.7).
    pub(crate) fn end_of_turn_effects(&mut self) {
        self.state.lasting.retain(|lasting| lasting.ends != Ends::Turn);
        self.state.masses.retain(|mass| mass.ends != Ends::Turn);
        for &card in self.in_order(self.state.zombies().collect()).iter() {
            let on = On::Zombie(self.state.object(card));
            let latest = self.state.lasting.iter().rev();
            let held = latest.into_iter().find(|lasting| lasting.on == on && lasting.what == Lasting::CONTROL);
            let seat = held.map_or(card.owner(), |lasting| lasting.by);
            self.bring_to(card, seat, Clause::ZW_14_7);
        }
    }

    // Turns and attacks.

    /// Who begins: by chance, unless it is fixed (ZW-6.2).
    pub(crate) fn find_first(&mut self, fixed: Option<Seat>) -> Seat {
        let mut seats = [Seat::FIRST, other(Seat::FIRST)];
        if fixed.is_none() {
            self.state.chance.shuffle(&mut seats);
        }
        let first = fixed.unwrap_or(seats[0]);
        self.state.first = first;
        self.state.turn_player = first;
        self.emit(What::FirstPlayer { seat: first }, Clause::ZW_6_2);
        first
    }

    /// A turn begins: everything may be used again.
    pub(crate) fn open_turn(&mut self, seat: Seat) {
        self.state.turn = self.state.turn.saturating_add(1);
        let turns = &mut self.state.side_mut(seat).turns;
        *turns = turns.saturating_add(1);
        for body in &mut self.state.bodies {
            body.used = 0;
        }
        self.emit(What::TurnBegan { seat, turn: self.state.turn }, Clause::ZW_8_1);
    }

    /// "Once per turn" is used up by this object (ZW-11.8).
    pub(crate) fn use_up(&mut self, source: Object, bit: u8) {
        if self.state.is_there(source) {
            self.state.body_mut(source.card).used |= 1 << bit;
        }
    }

    /// The turn ends, and with it perhaps the game: nothing has changed for six turns (ZW-7.10).
    pub(crate) fn pass_turn(&mut self) {
        let empty = Seat::all(2).all(|seat| self.state.side(seat).deck.is_empty());
        let stirred = std::mem::take(&mut self.state.stirred);
        self.state.still = if empty && !stirred { self.state.still + 1 } else { 0 };
        if self.state.still >= STILL {
            self.end_in_draw(Ending::Stuck { turns: STILL }, Clause::ZW_7_10);
        }
        self.state.turn_player = other(self.state.turn_player);
    }

    /// A zombie is named the attacker and becomes REST by it (ZW-12.4, ZW-12.7).
    pub(crate) fn begin_attack(&mut self, card: Card) {
        self.state.stirred = true;
        self.emit_at(card, |attacker, face| What::Attacked { attacker, face }, Clause::ZW_12_4);
        self.rest(card, Clause::ZW_12_7);
        self.state.attack = Some(Attack { attacker: self.state.object(card), target: None, blocked: false });
        self.announce(Happening::Attacks, card, 0);
    }

    pub(crate) fn aim_attack(&mut self, target: Option<Card>, blocked: bool) {
        let target = target.map(|card| self.state.object(card));
        if let Some(attack) = &mut self.state.attack {
            attack.target = target;
            attack.blocked = blocked;
        }
    }

    pub(crate) fn end_attack(&mut self) {
        if self.state.attack.take().is_some() {
            self.emit(What::AttackEnded, Clause::ZW_12_1);
        }
    }
}

const fn ends(until: Until) -> Ends {
    match until {
        Until::EndOfTurn => Ends::Turn,
        Until::NextPrepare => Ends::Prepare,
        Until::Leaves => Ends::Never,
    }
}
