//! Declarations: what is named, its targets, its payment; then it lies in the resolution area and can be answered (ZW-9.15,
//! ZW-17.5, ZW-19.6).

use crate::atoms::Engine;
use crate::effects::{Count, Pick, Value, Way};
use crate::events::Auto;
use crate::numbers::{Reading, Table};
use crate::prices::{Part, Price};
use crate::state::{Aim, Card, Cards, Declared, Declaring, Frame, Item, Use};
use crate::{Clause, What, Zwo};
use kernel::{Row, Seat, Sink};

/// The targets that are chosen now.
pub(crate) struct Aiming {
    pub(crate) candidates: Cards,
    pub(crate) min: u8,
    pub(crate) max: u8,
    pub(crate) taken: u8,
}

impl Declaring {
    pub(crate) fn new(what: Declared, by: Seat) -> Declaring {
        Declaring {
            what,
            by,
            slot: 0,
            aims: Row::default(),
            given: Row::default(),
            begun: !matches!(what, Declared::Auto(_)),
        }
    }

    /// The ability that is used, if one is.
    pub(crate) fn using(&self) -> Option<Use> {
        match self.what {
            Declared::Use(using) | Declared::Auto(using) => Some(using),
            Declared::Summon(_) | Declared::Revive(_) => None,
        }
    }
}

impl<'t> Table<'t> {
    /// What an ability can be aimed at: the printed number of targets, none fewer (ZW-19.2, ZW-19.5).
    fn aimable(&self, pick: &Pick, using: Use) -> (Cards, u8, u8) {
        let number = |value: &Value| if let Value::Number(number) = value { (*number).clamp(0, 99) as u8 } else { 0 };
        let candidates = self.all(&pick.from, Reading::using(using));
        match &pick.count {
            Count::Exactly(value) => (candidates, number(value), number(value)),
            Count::UpTo(value) => (candidates, 0, number(value)),
        }
    }

    /// Whether every target that an ability needs is there. One card may be two targets.
    pub(crate) fn has_targets(&self, using: Use) -> bool {
        self.library.ability(using.ability).ability.targets.iter().all(|pick| {
            let (candidates, min, _) = self.aimable(pick, using);
            candidates.len() >= u32::from(min)
        })
    }

    /// The targets that a declaration chooses now, if it does.
    pub(crate) fn aiming(&self, declaring: &Declaring) -> Option<Aiming> {
        let using = declaring.using()?;
        let pick = self.library.ability(using.ability).ability.targets.get(declaring.slot as usize)?;
        let (mut candidates, min, max) = self.aimable(pick, using);
        let taken = declaring.aims.iter().filter(|aim| aim.slot == declaring.slot);
        let count = taken.clone().count() as u8;
        taken.for_each(|aim| candidates.remove(aim.object.card));
        Some(Aiming { candidates, min, max: max.min(count + candidates.len() as u8), taken: count })
    }

    /// The next targets: ascending, so that each choice is listed once; who began at the end goes on before it.
    pub(crate) fn next_aims(&self, declaring: &Declaring, aiming: &Aiming) -> Cards {
        let chosen =
            declaring.aims.iter().filter(|aim| aim.slot == declaring.slot).map(|aim| aim.object.card).collect();
        aiming.candidates.ascending(chosen, aiming.min, |card| self.state.spot(card))
    }
}

impl<S: Sink<Zwo>> Engine<'_, S> {
    /// A declaration begins; nothing is seen of it before it is complete.
    pub(crate) fn begin_declaring(&mut self, what: Declared, by: Seat) {
        self.push(Frame::Declaring(Declaring::new(what, by)));
    }

    pub(crate) fn declaring(&self) -> Option<Declaring> {
        match *self.state.peek() {
            Frame::Declaring(declaring) => Some(declaring),
            ref other => {
                debug_assert!(false, "a declaration is on top, not {other:?}");
                None
            }
        }
    }

    /// Goes on to the next part, or to the declaration itself once it is complete.
    pub(crate) fn declaring_step(&mut self, declaring: &Declaring) -> bool {
        let table = self.table();
        if let Some(aiming) = table.aiming(declaring) {
            if aiming.taken < aiming.max {
                return false;
            }
            self.next_target(declaring);
            return true;
        }
        if declaring.given.len() < table.price(&declaring.what).size() {
            return false;
        }
        // An Auto whose cost takes no choice is still its player's to decline (ZW-11.7).
        if let Declared::Auto(using) = declaring.what
            && declaring.given.is_empty()
            && !self.library().ability(using.ability).ability.cost.is_empty()
            && declaring.slot != u8::MAX
        {
            return false;
        }
        self.complete(declaring);
        true
    }

    fn next_target(&mut self, declaring: &Declaring) {
        self.replace(Frame::Declaring(Declaring { slot: declaring.slot + 1, ..*declaring }));
    }

    /// Targets enough are chosen.
    pub(crate) fn enough_targets(&mut self) {
        let Some(declaring) = self.declaring() else { return };
        self.next_target(&Declaring { begun: true, ..declaring });
    }

    pub(crate) fn aim(&mut self, card: Card) {
        let Some(mut declaring) = self.declaring() else { return };
        let kept = declaring.aims.push(Aim { slot: declaring.slot, object: self.state.object(card) });
        debug_assert!(kept.is_ok(), "an ability has no more targets than a row has places");
        declaring.begun = true;
        self.replace(Frame::Declaring(declaring));
    }

    pub(crate) fn give(&mut self, card: Card) {
        let Some(mut declaring) = self.declaring() else { return };
        let kept = declaring.given.push(card);
        debug_assert!(kept.is_ok(), "no price has more parts than a row has places");
        declaring.begun = true;
        self.replace(Frame::Declaring(declaring));
    }

    /// An Auto whose cost takes no choice is paid for.
    pub(crate) fn agree_to_pay(&mut self) {
        let Some(declaring) = self.declaring() else { return };
        self.replace(Frame::Declaring(Declaring { slot: u8::MAX, ..declaring }));
    }

    /// What has begun is taken back: a player's declaration wholly, an Auto to its beginning.
    pub(crate) fn cancel(&mut self) {
        if let Some(Declaring { what: what @ Declared::Auto(_), by, .. }) = self.declaring() {
            self.replace(Frame::Declaring(Declaring::new(what, by)));
        } else {
            self.pop();
        }
    }

    /// An Auto is not paid for and does not activate (ZW-11.7).
    pub(crate) fn decline(&mut self) {
        self.pop();
    }

    /// Everything is chosen: it is said, paid for, and lies in the resolution area.
    fn complete(&mut self, declaring: &Declaring) {
        self.pop();
        let by = declaring.by;
        let item = match declaring.what {
            Declared::Summon(card) => {
                self.put_into_area(card);
                self.emit(What::SummonDeclared { seat: by, face: self.face(card) }, Clause::ZW_10_3);
                Item::Summon(card)
            }
            Declared::Revive(object) => {
                self.emit_at(object.card, |zombie, face| What::ReviveDeclared { zombie, face }, Clause::ZW_10_5);
                Item::Revive(object, by)
            }
            Declared::Use(using) => Item::Use(self.say_use(using, by), declaring.aims.len() as u8),
            Declared::Auto(using) => {
                self.say_auto(using);
                Item::Use(using, declaring.aims.len() as u8)
            }
        };
        for aim in declaring.aims.iter() {
            self.emit_target(aim.object.card);
        }
        // It lies there when it is paid for: what its zombie was is kept in mind, should that be the price.
        self.add_to_area(item, &declaring.aims);
        self.pay(declaring);
        self.check_state();
        self.open_window();
    }

    /// An EVENT card leaves the hand for the resolution area (ZW-10.11); a zombie's ability is used from where it is.
    fn say_use(&mut self, using: Use, by: Seat) -> Use {
        let card = using.source.card;
        let lowered = self.library().ability(using.ability);
        let (face, ability) = (self.face(card), lowered.bit);
        if lowered.ability.once {
            self.use_up(using.source, lowered.bit);
        }
        let in_hand = self.state.body(card).zone == crate::Zone::Hand;
        if in_hand && self.table().is_zombie_card(card) {
            self.show_in_hand(card);
        } else if in_hand {
            self.put_into_area(card);
            self.emit(What::EventUsed { seat: by, face }, Clause::ZW_10_10);
            return Use { source: self.state.object(card), it: self.state.object(card), ..using };
        }
        self.emit(What::AbilityUsed { seat: by, face, ability }, Clause::ZW_10_13);
        using
    }

    pub(crate) fn say_auto(&mut self, using: Use) {
        let lowered = self.library().ability(using.ability);
        if lowered.ability.once {
            self.use_up(using.source, lowered.bit);
        }
        let ability = Auto::at(using.ability, lowered.bit);
        self.emit(What::AutoActivated { seat: using.you, face: using.face, ability }, Clause::ZW_18_3);
    }

    /// The whole price, at once (ZW-9.15).
    fn pay(&mut self, declaring: &Declaring) {
        let what = &declaring.what;
        let price = match *what {
            Declared::Summon(_) => return self.turn_mana(Way::Rest, &declaring.given, Clause::ZW_9_3),
            Declared::Revive(_) => return self.turn_mana(Way::Back, &declaring.given, Clause::ZW_9_4),
            Declared::Use(using) | Declared::Auto(using) => {
                Price::Text(&self.library().ability(using.ability).ability.cost)
            }
        };
        let own = declaring.using().map(|using| using.source.card);
        let mut given = &declaring.given[..];
        for part in price.parts() {
            let (now, later) = given.split_at(part.count().min(given.len()));
            given = later;
            match part {
                Part::Mana(icon) => self.turn_mana(icon.way, now, icon.clause(what)),
                Part::Pick(act, ..) => drop(self.act_on(act, now.iter().copied().collect(), declaring.by)),
                Part::This(act) => drop(self.act_on(act, own.into_iter().collect(), declaring.by)),
            }
        }
    }

    fn turn_mana(&mut self, way: Way, mana: &[Card], because: Clause) {
        for &card in mana {
            match way {
                Way::Rest => self.rest_mana(card, because),
                Way::Back => drop(self.turn_back(card, because)),
            }
        }
    }
}
