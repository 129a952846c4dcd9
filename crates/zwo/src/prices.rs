//! What declarations cost and what can pay for it (ZW-9).

use crate::Clause;
use crate::cards::Colours;
use crate::effects::{Act, Cost, Objects, Prohibition, Stat, Way};
use crate::numbers::{Reading, Table};
use crate::state::{Card, Cards, Declared, Declaring, Lies, PARTS};
use kernel::{Row, Seat};

/// So many mana, and at least one of each of these colours among them, each by a mana of its own (ZW-9.3 to ZW-9.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Icon {
    pub(crate) way: Way,
    pub(crate) colours: Colours,
    pub(crate) count: u8,
}

impl Default for Icon {
    fn default() -> Icon {
        Icon { way: Way::Rest, colours: Colours::NONE, count: 0 }
    }
}

impl Icon {
    /// The rule by which it is paid: that of the two costs in a card's corners, or of an icon in its text.
    pub(crate) fn clause(&self, what: &Declared) -> Clause {
        match (what, self.way) {
            (Declared::Summon(_) | Declared::Revive(_), Way::Rest) => Clause::ZW_9_3,
            (Declared::Summon(_) | Declared::Revive(_), Way::Back) => Clause::ZW_9_4,
            (Declared::Use(_) | Declared::Auto(_), Way::Rest) if self.colours.is_empty() => Clause::ZW_9_13,
            (Declared::Use(_) | Declared::Auto(_), Way::Rest) => Clause::ZW_9_9,
            (Declared::Use(_) | Declared::Auto(_), Way::Back) => Clause::ZW_9_10,
        }
    }
}

/// A part of a price, in the order in which it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part<'l> {
    Mana(Icon),
    /// So many cards are picked, and this is done to them.
    Pick(&'l Act, &'l crate::effects::Pick, u8),
    /// This is done to the card itself.
    This(&'l Act),
}

impl Part<'_> {
    pub(crate) fn count(&self) -> usize {
        match self {
            Part::Mana(icon) => icon.count as usize,
            Part::Pick(_, _, count) => *count as usize,
            Part::This(_) => 0,
        }
    }
}

/// The parts of a price: of a card's text, or the one icon of a summon or a revival.
#[derive(Clone, Copy)]
pub(crate) enum Price<'l> {
    Icon(Icon),
    Text(&'l [Cost]),
}

impl<'l> Price<'l> {
    pub(crate) fn parts(self) -> impl Iterator<Item = Part<'l>> + Clone {
        let (icon, costs): (Option<Icon>, &'l [Cost]) = match self {
            Price::Icon(icon) => (Some(icon), &[]),
            Price::Text(costs) => (None, costs),
        };
        icon.map(Part::Mana).into_iter().chain(costs.iter().map(|cost| match cost {
            Cost::Mana { way, colour, count } => {
                Part::Mana(Icon { way: *way, colours: colour.iter().copied().collect(), count: *count })
            }
            Cost::Do(act, Objects::Pick(pick)) => Part::Pick(act, pick, number(&pick.count)),
            Cost::Do(act, _) => Part::This(act),
        }))
    }

    /// How many cards pay it.
    pub(crate) fn size(self) -> usize {
        self.parts().map(|part| part.count()).sum()
    }

    /// The part that is paid now, and how many cards have paid for it already.
    pub(crate) fn due(self, mut given: usize) -> Option<(Part<'l>, usize)> {
        self.parts().find_map(|part| match given.checked_sub(part.count()) {
            Some(left) => {
                given = left;
                None
            }
            None => Some((part, given)),
        })
    }
}

fn number(count: &crate::effects::Count) -> u8 {
    use crate::effects::{Count, Value};
    let Count::Exactly(Value::Number(number)) = count else { return 0 };
    u8::try_from(*number).unwrap_or(0)
}

/// Mana by the colours it can count as.
#[derive(Clone, Copy, Default)]
pub(crate) struct Purse([u8; 8]);

impl Purse {
    fn add(&mut self, colours: Colours) {
        self.0[colours.bits() as usize] += 1;
    }

    fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether each of these colours can have a mana of its own: for any of them together there must be as many mana that
    /// have one of them (ZW-9.6).
    fn matches(&self, colours: u8) -> bool {
        (1..8u8).filter(|some| some & !colours == 0).all(|some| {
            let there: u32 =
                (1..8u8).filter(|mask| mask & some != 0).map(|mask| u32::from(self.0[mask as usize])).sum();
            there >= some.count_ones()
        })
    }

    /// Whether `chosen` can be completed to pay an icon by `more` mana out of this purse.
    fn completes(&self, chosen: &Purse, icon: Icon) -> bool {
        let Some(more) = icon.count.checked_sub(chosen.total()) else { return false };
        let wanted = icon.colours.bits();
        more <= self.total()
            && (icon.count == 0
                || (0..8u8).filter(|by| by & !wanted == 0).any(|by| {
                    let rest = wanted & !by;
                    rest.count_ones() <= u32::from(more) && chosen.matches(by) && self.matches(rest)
                }))
    }
}

impl<'t> Table<'t> {
    /// The price of what is declared.
    pub(crate) fn price(&self, what: &Declared) -> Price<'t> {
        match *what {
            Declared::Summon(card) => Price::Icon(self.icon(card, Way::Rest, Stat::SummonCost)),
            Declared::Revive(object) => Price::Icon(self.icon(object.card, Way::Back, Stat::ReviveCost)),
            Declared::Use(using) | Declared::Auto(using) => {
                Price::Text(&self.library.ability(using.ability).ability.cost)
            }
        }
    }

    fn icon(&self, card: Card, way: Way, stat: Stat) -> Icon {
        let count = self.stat(card, stat).min(i32::from(u8::MAX)) as u8;
        Icon { way, colours: self.definition(card).colours, count }
    }

    /// The colours that a mana counts as: none if it lies BACK (ZW-9.2).
    fn colours_of_mana(&self, card: Card) -> Colours {
        let body = self.state.body(card);
        if body.lies.is(Lies::BACK) { Colours::NONE } else { self.library.colours(body.face) }
    }

    /// Whether a mana can be turned in this way.
    pub(crate) fn can_turn(&self, card: Card, way: Way) -> bool {
        let lies = self.state.body(card).lies;
        match way {
            Way::Rest => !lies.is(Lies::REST),
            Way::Back => !lies.is(Lies::BACK),
        }
    }

    /// Whether a price can be paid at all.
    pub(crate) fn can_pay(&self, what: &Declared, by: Seat) -> bool {
        let price = self.price(what);
        // Most prices are one icon.
        let mut parts = price.parts();
        match (parts.next(), parts.next()) {
            (None, _) => true,
            (Some(Part::Mana(icon)), None) => self.can_pay_icon(icon, by),
            _ => price.size() <= PARTS && self.can_complete(what, by, &[]),
        }
    }

    /// Whether an icon can be paid by itself.
    pub(crate) fn can_pay_icon(&self, icon: Icon, by: Seat) -> bool {
        let mut purse = Purse::default();
        for &mana in self.state.side(by).mana.iter() {
            if self.can_turn(mana, icon.way) {
                purse.add(self.colours_of_mana(mana));
            }
        }
        usize::from(icon.count) <= PARTS && purse.completes(&Purse::default(), icon)
    }

    /// Whether a part of a price that is no icon can be paid by itself.
    pub(crate) fn can_choose(&self, part: Part<'_>, what: &Declared, by: Seat) -> bool {
        let (Declared::Use(using) | Declared::Auto(using)) = *what else { return false };
        match part {
            Part::Mana(icon) => self.can_pay_icon(icon, by),
            Part::Pick(act, pick, count) => self.payable(what, act, pick, by).len() >= u32::from(count),
            Part::This(act) => self.state.is_there(using.source) && self.can_do(act, using.source.card),
        }
    }

    /// What may pay next: ascending within each part of the price, so that each payment is listed once, and only what the
    /// whole can still be paid with.
    pub(crate) fn next_payments(&self, declaring: &Declaring) -> Cards {
        let price = self.price(&declaring.what);
        let Some((part, taken)) = price.due(declaring.given.len()) else { return Cards::NONE };
        let given = &declaring.given;
        let chosen = &given[given.len() - taken..];
        let place = |card: Card| self.state.spot(card).map(|spot| spot.index);
        let last = chosen.iter().filter_map(|&card| place(card)).max();
        let simple = price.parts().count() == 1;
        let ascending = match part {
            Part::Mana(icon) if simple => self.completing(declaring.by, icon, chosen, last),
            _ => {
                let later = |card: &Card| last.is_none_or(|last| place(*card) > Some(last));
                let candidates = self.candidates(part, declaring);
                let fits = |card: &Card| {
                    let mut given = *given;
                    later(card) && given.push(*card).is_ok() && self.can_complete(&declaring.what, declaring.by, &given)
                };
                let ascending: Cards = candidates.iter().filter(fits).collect();
                // Only as many may be left out as are not needed after it.
                let needed = part.count() - taken - 1;
                ascending
                    .iter()
                    .filter(|&card| {
                        ascending.iter().filter(|&other| place(other) > place(card)).count() >= needed || !is_pick(part)
                    })
                    .collect()
            }
        };
        if !ascending.is_empty() {
            return ascending;
        }
        // Who began at the end goes on with what comes before.
        self.candidates(part, declaring).iter().filter(|&card| self.may_pay(declaring, card)).collect()
    }

    /// The mana after `last` with which an icon can still be paid by mana that come later still.
    fn completing(&self, by: Seat, icon: Icon, chosen: &[Card], last: Option<u8>) -> Cards {
        let mut paid = Purse::default();
        chosen.iter().for_each(|&card| paid.add(self.colours_of_mana(card)));
        let mana = &self.state.side(by).mana;
        let from = last.map_or(0, |last| last as usize + 1);
        let mut later = Purse::default();
        let mut cards = Cards::NONE;
        for &card in mana[from.min(mana.len())..].iter().rev() {
            if self.can_turn(card, icon.way) {
                let colours = self.colours_of_mana(card);
                let mut with = paid;
                with.add(colours);
                if later.completes(&with, icon) {
                    cards.insert(card);
                }
                later.add(colours);
            }
        }
        cards
    }

    /// Whether a card may pay next. People pay in any order; `legal` lists each payment once.
    pub(crate) fn may_pay(&self, declaring: &Declaring, card: Card) -> bool {
        let price = self.price(&declaring.what);
        let Some((part, _)) = price.due(declaring.given.len()) else { return false };
        let mut given = declaring.given;
        self.candidates(part, declaring).contains(card)
            && given.push(card).is_ok()
            && self.can_complete(&declaring.what, declaring.by, &given)
    }

    /// What could pay a part of the price, whatever the rest.
    pub(crate) fn candidates(&self, part: Part<'_>, declaring: &Declaring) -> Cards {
        let free = |card: &Card| !declaring.given.contains(card);
        match part {
            Part::Mana(icon) => {
                let mana = self.state.side(declaring.by).mana;
                mana.iter().copied().filter(|&card| self.can_turn(card, icon.way)).filter(free).collect()
            }
            Part::Pick(act, pick, _) => {
                self.payable(&declaring.what, act, pick, declaring.by).iter().filter(free).collect()
            }
            Part::This(_) => Cards::NONE,
        }
    }

    /// The cards to which a cost can be done: not what is forbidden or would change nothing, and not the card that is
    /// declared from hand itself (ZW-9.20).
    fn payable(&self, what: &Declared, act: &Act, pick: &crate::effects::Pick, by: Seat) -> Cards {
        let (Declared::Use(using) | Declared::Auto(using)) = *what else { return Cards::NONE };
        let reading = Reading::using(crate::state::Use { you: by, ..using });
        let all = self.all(&pick.from, reading);
        // A card that pays by itself does not pay a second time.
        let pays = self.price(what).parts().any(|part| matches!(part, Part::This(_)));
        all.iter()
            .filter(|&card| card != using.source.card || (self.state.is_zombie(card) && !pays))
            .filter(|&card| self.can_do(act, card))
            .collect()
    }

    /// Whether a cost can be done to a card.
    fn can_do(&self, act: &Act, card: Card) -> bool {
        let lies = self.state.body(card).lies;
        let zombie = self.state.is_zombie(card);
        match act {
            Act::Injure => zombie && !self.forbids(card, Prohibition::BeInjured),
            Act::Stand => zombie && lies.is(Lies::REST) && !self.forbids(card, Prohibition::Stand),
            Act::Rest => zombie && !lies.is(Lies::REST),
            Act::Lower => zombie && !lies.is(Lies::HALF),
            Act::ToWrecked => self.state.body(card).zone != crate::Zone::Wrecked,
            Act::ToHand => self.state.body(card).zone != crate::Zone::Hand,
            Act::ToDeck(_)
            | Act::Damage(_)
            | Act::Revive
            | Act::TurnFront
            | Act::TurnBack
            | Act::ToMana { .. }
            | Act::Enter { .. }
            | Act::Control(_)
            | Act::Modify(..) => true,
        }
    }

    /// Whether what is given so far can be completed to the whole price.
    fn can_complete(&self, what: &Declared, by: Seat, given: &[Card]) -> bool {
        let price = self.price(what);
        let mut rest = given;
        let mut icons: Row<(Icon, Purse), 8> = Row::default();
        for part in price.parts() {
            let (paid, after) = rest.split_at(part.count().min(rest.len()));
            rest = after;
            match part {
                Part::Mana(icon) => {
                    let mut purse = Purse::default();
                    paid.iter().for_each(|&card| purse.add(self.colours_of_mana(card)));
                    if icons.push((icon, purse)).is_err() {
                        return false;
                    }
                }
                part @ (Part::Pick(..) | Part::This(_)) => {
                    if !self.can_choose(part, what, by) {
                        return false;
                    }
                }
            }
        }
        // Mana that is left, by how it lies and what it counts as.
        let mut left = [[Purse::default(); 2]; 2];
        for &card in self.state.side(by).mana.iter().filter(|card| !given.contains(card)) {
            let (stand, front) = (self.can_turn(card, Way::Rest), self.can_turn(card, Way::Back));
            left[usize::from(stand)][usize::from(front)].add(self.colours_of_mana(card));
        }
        pays(&icons, left)
    }
}

fn is_pick(part: Part<'_>) -> bool {
    matches!(part, Part::Pick(..))
}

/// Whether several icons can be paid with mana of their own each (ZW-9.17). They share no mana, so one after the other is
/// completed in every way that differs by kind of mana; costs with several icons are rare and small.
fn pays(icons: &[(Icon, Purse)], left: [[Purse; 2]; 2]) -> bool {
    let Some(((icon, paid), others)) = icons.split_first() else { return true };
    if icons.len() == 1 {
        return purse(icon.way, &left).completes(paid, *icon);
    }
    complete(*icon, *paid, others, left, 0)
}

/// All mana that can be turned in a way, whatever else is true of it.
fn purse(way: Way, left: &[[Purse; 2]; 2]) -> Purse {
    let mut all = Purse::default();
    for (stand, row) in left.iter().enumerate() {
        for (front, purse) in row.iter().enumerate() {
            let fits = match way {
                Way::Rest => stand == 1,
                Way::Back => front == 1,
            };
            if fits {
                (0..8).for_each(|mask| all.0[mask] += purse.0[mask]);
            }
        }
    }
    all
}

/// Adds mana of the kinds from `kind` on to what pays the first icon, until it is paid; then the others.
fn complete(icon: Icon, paid: Purse, others: &[(Icon, Purse)], left: [[Purse; 2]; 2], kind: usize) -> bool {
    if paid.total() == icon.count {
        return Purse::default().completes(&paid, icon) && pays(others, left);
    }
    (kind..32).any(|kind| {
        let (stand, front, mask) = (kind >> 4, kind >> 3 & 1, kind & 7);
        let fits = match icon.way {
            Way::Rest => stand == 1,
            Way::Back => front == 1,
        };
        let mut left = left;
        let mut paid = paid;
        let there = &mut left[stand][front].0[mask];
        if !fits || *there == 0 {
            return false;
        }
        *there -= 1;
        paid.0[mask] += 1;
        complete(icon, paid, others, left, kind)
    })
}
