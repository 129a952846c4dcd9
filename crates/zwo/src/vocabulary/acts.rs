//! What players do, in words.

use super::{lying, spot};
use crate::prices::Part;
use crate::state::{Declaring, Frame, Lies, Spot, State, Zone};
use crate::{Action, Face, Zwo};
use kernel::scenario::{Misread, Words};
use kernel::{By, Rules, Seat, legal};
use script::vocabulary::{self, face, picks, plain};

/// Acts that are one phrase.
const PLAIN: [(&str, Action); 19] = [
    ("keeps", Action::KeepHand),
    ("redraws", Action::Redraw),
    ("places nothing", Action::NoMana),
    ("targets enough", Action::EnoughTargets),
    ("targets none", Action::EnoughTargets),
    ("declines", Action::Decline),
    ("cancels", Action::Cancel),
    ("ends main", Action::EndMain),
    ("ends battle", Action::EndBattle),
    ("does not block", Action::NoBlock),
    ("passes", Action::Pass),
    ("picks none", Action::Done),
    ("is done", Action::Done),
    ("says yes", Action::Yes),
    ("yes", Action::Yes),
    ("says no", Action::No),
    ("no", Action::No),
    ("concedes", Action::Concede),
    ("agrees to a draw", Action::AgreedDraw),
];

pub(super) fn read(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    if let Some(action) = plain(words, &PLAIN) {
        return Ok(vec![action]);
    }
    let one = |action| Ok(vec![action]);
    if words.eat("places") {
        let hand = in_hand(rules, state, seat, words)?;
        let back = words.eat("back");
        if !back && !words.eat("front") {
            return Err(words.expected("'front' or 'back'"));
        }
        return one(Action::PlaceMana { hand, back });
    }
    if words.eat("turns") {
        return one(Action::TurnMana { mana: mana(rules, state, seat, words)?.index });
    }
    if words.eat("summons") {
        let mut ahead = words.clone();
        let hand = in_hand(rules, state, seat, &mut ahead)?;
        *words = ahead;
        return declaration(rules, state, seat, Action::Summon { hand }, words);
    }
    if words.eat("revives") {
        let zombie = spot(rules, state, seat, words)?;
        return declaration(rules, state, seat, Action::Revive(zombie), words);
    }
    if words.eat("uses") {
        let card = usable(rules, state, seat, words)?;
        let ability = if words.eat("ability") { words.number()? } else { first_activated(rules, state, card) };
        return declaration(rules, state, seat, Action::Use { card, ability }, words);
    }
    if words.eat("targets") || words.eat("pays") {
        return parts(rules, state, seat, Vec::new(), words);
    }
    if words.eat("attacks with") {
        return one(Action::Attack(spot(rules, state, seat, words)?));
    }
    if words.eat("aims at") {
        let mut ahead = words.clone();
        if ahead.maybe_seat().is_some_and(|named| named != seat) && ahead.is_done_or_mark() {
            *words = ahead;
            return one(Action::AttackPlayer);
        }
        if ahead.clone().is_done_or_mark() {
            return Err(words.unknown("an opposing player or a zombie"));
        }
        return one(Action::AttackZombie(spot(rules, state, script::other(seat), words)?));
    }
    if words.eat("blocks with") {
        let mut blocks = vec![Action::Block(spot(rules, state, seat, words)?)];
        while words.eat("and") {
            blocks.push(Action::Block(spot(rules, state, seat, words)?));
        }
        return Ok(blocks);
    }
    if words.eat("orders") {
        return order(rules, state, words);
    }
    if words.eat("picks") {
        return picks(words, Action::Done, |before, words| picked(rules, state, seat, before, words).map(Action::Pick));
    }
    if words.eat("chooses") {
        let way: u8 = words.number()?;
        return one(Action::Choose(way.saturating_sub(1)));
    }
    Err(words.unknown("something a player does"))
}

trait Ends {
    fn is_done_or_mark(&self) -> bool;
}

impl Ends for Words<'_> {
    fn is_done_or_mark(&self) -> bool {
        self.is_done() || self.at_mark(',') || self.at_mark(']')
    }
}

fn in_hand(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<u8, Misread> {
    let face = face(rules, words)?;
    Ok(vocabulary::in_hand(state.side(seat).hand.iter().map(|&card| state.body(card).face), face))
}

/// Cards of a face with an ability that works where they lie.
pub(super) fn usable_spots(rules: &Zwo, state: &State, seat: Seat, face: Face) -> Vec<Spot> {
    let table = rules.table(state);
    let works = |spot: &Spot| (0..8).any(|ability| table.usable(seat, *spot, ability).is_some());
    super::cards(state, face).filter_map(|card| state.spot(card)).filter(works).collect()
}

/// A card whose ability is used: where one of its abilities works, before anywhere else.
fn usable(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Spot, Misread> {
    let mut ahead = words.clone();
    let nth = ahead.copy();
    if let Ok(face) = face(rules, &mut ahead)
        && !ahead.clone().eat("in")
        && let Some(&spot) = usable_spots(rules, state, seat, face).get(nth)
    {
        *words = ahead;
        return Ok(spot);
    }
    spot(rules, state, seat, words)
}

pub(super) fn first_activated(rules: &Zwo, state: &State, spot: Spot) -> u8 {
    let table = rules.table(state);
    (0..8).find(|&ability| table.usable(spot.seat, spot, ability).is_some()).unwrap_or(0)
}

/// A mana: `X`, `second X`, `rest X`, or `back` for the first that lies so.
fn mana(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Spot, Misread> {
    let here = words.clone();
    let zone = Zone::Mana;
    let side = words.maybe_seat().unwrap_or(seat);
    let nth = words.copy();
    let mut found = if words.eat("back") {
        let back = state.side(side).mana.iter().enumerate().filter(|&(_, &card)| state.body(card).lies.is(Lies::BACK));
        back.map(|(index, _)| index).collect::<Vec<_>>()
    } else {
        let fits = lying(words);
        let face = face(rules, words)?;
        let mana = state.side(side).mana.iter().enumerate();
        mana.filter(|&(_, &card)| state.body(card).face == face && fits(state, card)).map(|(index, _)| index).collect()
    }
    .into_iter();
    let index = found.nth(nth).ok_or_else(|| here.unknown("a mana of this player"))?;
    Ok(Spot { seat: side, zone, index: index as u8 })
}

/// What is declared, with its targets and payment as far as they are said; an unsaid payment is the first that is legal.
fn declaration(
    rules: &Zwo,
    state: &State,
    seat: Seat,
    first: Action,
    words: &mut Words<'_>,
) -> Result<Vec<Action>, Misread> {
    let aimed = words.eat("on");
    let mut after = *state;
    if rules.check(state, By::Seat(seat), first).is_ok() {
        rules.advance(&mut after, By::Seat(seat), first);
    }
    if aimed {
        return parts(rules, &after, seat, vec![first], words);
    }
    let mut all = vec![first];
    if words.eat("paying") {
        all.extend(payment(rules, &after, seat, words)?);
    } else if !words.eat(SO_FAR) {
        complete(rules, after, seat, &mut all);
    }
    Ok(all)
}

/// What ends an act that is only the beginning of a declaration: the next part is asked for then.
const SO_FAR: &str = "so far";

/// Targets with `and` between them, then perhaps `paying` and a list; or, after `pays`, the list alone.
fn parts(
    rules: &Zwo,
    state: &State,
    seat: Seat,
    mut all: Vec<Action>,
    words: &mut Words<'_>,
) -> Result<Vec<Action>, Misread> {
    let mut after = *state;
    let by = By::Seat(seat);
    if words.at_mark('[') {
        all.extend(payment(rules, &after, seat, words)?);
        return Ok(all);
    }
    loop {
        let target = targeted(rules, &after, seat, words)?;
        all.push(Action::Target(target));
        if rules.check(&after, by, Action::Target(target)).is_ok() {
            rules.advance(&mut after, by, Action::Target(target));
        }
        if !words.eat("and") {
            break;
        }
    }
    if words.eat(SO_FAR) {
        return Ok(all);
    }
    // Fewer than could be are enough.
    while let Frame::Declaring(declaring) = after.peek()
        && rules.table(&after).aiming(declaring).is_some_and(|aiming| aiming.taken >= aiming.min)
        && declaring.by == seat
    {
        all.push(Action::EnoughTargets);
        rules.advance(&mut after, by, Action::EnoughTargets);
    }
    if words.eat("paying") {
        all.extend(payment(rules, &after, seat, words)?);
    } else {
        complete(rules, after, seat, &mut all);
    }
    Ok(all)
}

/// A card that may be targeted now, by its name; otherwise any of that name.
fn targeted(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Spot, Misread> {
    if let Frame::Declaring(declaring) = state.peek()
        && let Some(aiming) = rules.table(state).aiming(declaring)
    {
        let mut ahead = words.clone();
        let named = ahead.maybe_seat();
        let nth = ahead.copy();
        let fits = lying(&mut ahead);
        if let Ok(face) = face(rules, &mut ahead)
            && !ahead.clone().eat("in")
        {
            let spots = rules.table(state).in_order(aiming.candidates);
            let is = |spot: &&Spot| {
                let card = state.card_at(**spot);
                card.is_some_and(|card| state.body(card).face == face && fits(state, card))
                    && named.is_none_or(|seat| spot.seat == seat)
            };
            if let Some(spot) = spots.iter().filter(is).nth(nth) {
                *words = ahead;
                return Ok(*spot);
            }
        }
    }
    spot(rules, state, seat, words)
}

/// Goes on with the first legal parts until the declaration is complete.
fn complete(rules: &Zwo, mut state: State, seat: Seat, all: &mut Vec<Action>) {
    while let Frame::Declaring(Declaring { begun: true, by, .. }) = *state.peek()
        && by == seat
        && let Some(&part) = legal(rules, &state, By::Seat(seat)).first()
        && matches!(part, Action::Pay(_))
    {
        all.push(part);
        rules.advance(&mut state, By::Seat(seat), part);
    }
}

/// `[X, back, second X]`: mana for icons, cards in the hand or zombies for what else is asked. If it is not the whole price,
/// its player says that it is.
fn payment(rules: &Zwo, state: &State, seat: Seat, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    let mut after = *state;
    let mut paid: Vec<Action> = Vec::new();
    words.list(|words| {
        let in_mana = match after.peek() {
            Frame::Declaring(declaring) => {
                let due = rules.table(&after).price(&declaring.what).due(declaring.given.len());
                !matches!(due, Some((Part::Pick(..), _)))
            }
            _ => true,
        };
        // Where nothing is being paid, anything can be named: that is refused.
        let in_mana = in_mana && mana(rules, &after, seat, &mut words.clone()).is_ok();
        let spot = if in_mana {
            let found = mana(rules, &after, seat, words)?;
            // The next of several that lie alike, if the first pays already.
            match paid.contains(&Action::Pay(found)) {
                true => next_alike(&after, found, &paid).unwrap_or(found),
                false => found,
            }
        } else {
            match in_hand(rules, &after, seat, &mut words.clone()) {
                Ok(index) if index != u8::MAX => {
                    in_hand(rules, &after, seat, words)?;
                    Spot { seat, zone: Zone::Hand, index }
                }
                _ => spot(rules, &after, seat, words)?,
            }
        };
        paid.push(Action::Pay(spot));
        if rules.check(&after, By::Seat(seat), Action::Pay(spot)).is_ok() {
            rules.advance(&mut after, By::Seat(seat), Action::Pay(spot));
        }
        Ok(())
    })?;
    if !words.eat(SO_FAR) && matches!(after.peek(), Frame::Declaring(declaring) if declaring.by == seat) {
        paid.push(Action::Done);
    }
    Ok(paid)
}

fn next_alike(state: &State, spot: Spot, paid: &[Action]) -> Option<Spot> {
    let card = state.card_at(spot)?;
    let mana = &state.side(spot.seat).mana;
    let is = |index: &usize| {
        let other = state.body(mana[*index]);
        let body = state.body(card);
        let blank = body.lies.is(Lies::BACK);
        other.lies.is(Lies::BACK) == blank
            && other.lies.is(Lies::REST) == body.lies.is(Lies::REST)
            && (blank || other.face == body.face)
    };
    (0..mana.len())
        .filter(is)
        .map(|index| Spot { index: index as u8, ..spot })
        .find(|spot| !paid.contains(&Action::Pay(*spot)))
}

/// An Auto ability that waits, by its card: `X`, `X ability 1`, `X amplify`.
fn order(rules: &Zwo, state: &State, words: &mut Words<'_>) -> Result<Vec<Action>, Misread> {
    let here = words.clone();
    let nth = words.copy();
    let face = face(rules, words)?;
    let keyword = [("amplify", 0u16), ("absorb", 1), ("erode", 2)].into_iter().find(|(word, _)| words.eat(word));
    let fits =
        |using: &crate::state::Use| using.face == face && keyword.is_none_or(|(_, place)| using.ability == place);
    let mut due = state.due.iter().enumerate().filter(|(_, due)| fits(&due.using));
    match due.nth(nth) {
        Some((index, _)) => Ok(vec![Action::Next(index as u8)]),
        None => Err(here.unknown("an Auto ability that waits")),
    }
}

/// A card that may be picked, by its name; the second copy where the first is picked already.
fn picked(rules: &Zwo, state: &State, seat: Seat, before: &[Action], words: &mut Words<'_>) -> Result<Spot, Misread> {
    if let Frame::Effect(effect) = state.peek()
        && let Some(pick) = rules.table(state).pick_of(effect)
    {
        let spots = rules.table(state).in_order(rules.table(state).picking(pick, effect).candidates);
        let mut ahead = words.clone();
        let back = ahead.eat("back");
        let face = if back { None } else { face(rules, &mut ahead).ok() };
        let fits = |spot: &&Spot| {
            let body = state.card_at(**spot).map(|card| *state.body(card));
            body.is_some_and(|body| if back { body.lies.is(Lies::BACK) } else { face == Some(body.face) })
                && !before.contains(&Action::Pick(**spot))
        };
        if (back || face.is_some())
            && !ahead.clone().eat("in")
            && let Some(spot) = spots.iter().find(fits)
        {
            *words = ahead;
            return Ok(*spot);
        }
    }
    spot(rules, state, seat, words)
}
