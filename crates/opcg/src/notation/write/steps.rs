//! Steps and modifiers.

use super::nouns::{are_many, cards, change, condition, count, objects, owner, pick, place, player, such_cards, value};
use super::{means, timing, write_ability};
use crate::effects::{Act, Count, Modifier, Objects, Player, Prohibition, Step, Until, Where};
use crate::notation::phrases::{
    ATTRIBUTES, DON_STATES, DURATIONS, KEYWORDS, MOMENTS, PERMISSIONS, PROHIBITIONS, WHERE, text,
};
use script::notation::{quoted, write_sequence};

/// Steps with `;` between them, or `nothing`.
pub(super) fn steps(steps: &[Step]) -> String {
    write_sequence(steps, step)
}

/// How many of what has no owner: `any number of don`.
fn so_many(count: &Count) -> String {
    let of = if *count == Count::AnyNumber { " of" } else { "" };
    format!("{}{of}", self::count(count))
}

fn rested(rested: bool) -> &'static str {
    if rested { "rested " } else { "" }
}

pub(super) fn step(step: &Step) -> String {
    let of_don =
        |verb: &str, who: Player, count: &Count| format!("{verb} {} of {} don", self::count(count), owner(who));
    match step {
        Step::Pick(pick) => format!("pick {}", self::pick(pick)),
        Step::Do(act, on) => self::act(act, on),
        Step::Draw { who, count } => {
            let draws = if *who == Player::You { "draw" } else { "opponent draws" };
            format!("{draws} {}", self::count(count))
        }
        Step::AddDon { who, count, rested } => {
            let adds = if *who == Player::You { "add" } else { "opponent adds" };
            format!("{adds} {} {}don", so_many(count), self::rested(*rested))
        }
        Step::SetDonActive { who, count } => of_don("set active", *who, count),
        Step::RestDon { who, count } => of_don("rest", *who, count),
        Step::KeepDonRested { who, count } => of_don("keep rested", *who, count),
        Step::ReturnDon { who, count, from } => {
            let don = text(DON_STATES, from).unwrap_or_default();
            format!("return {} of {} {don}", self::count(count), owner(*who))
        }
        Step::Look { whose, place, count } => {
            let top = count.as_ref().map_or_else(String::new, |count| format!("the top {} of ", value(count)));
            format!("look at {top}{} {}", owner(*whose), self::place(*place))
        }
        Step::PutBack(end) => format!("put back at the {}", self::end(*end)),
        Step::Shuffle(who) => format!("shuffle {} deck", owner(*who)),
        Step::Damage { who, count } => format!("deal {} damage to {}", value(count), player(*who)),
        Step::NameNumber(Player::You) => "name a number".to_owned(),
        Step::NameNumber(Player::Opponent) => "opponent names a number".to_owned(),
        Step::Win(Player::You) => "you win".to_owned(),
        Step::Win(Player::Opponent) => "opponent wins".to_owned(),
        Step::ExtraTurn => "take another turn".to_owned(),
        Step::Run(timing) => format!("run {}", self::timing(timing)),
        Step::If(condition, then, otherwise) => {
            let otherwise = if otherwise.is_empty() { String::new() } else { format!(" else ({})", steps(otherwise)) };
            format!("if {} then ({}){otherwise}", self::condition(condition), steps(then))
        }
        Step::May(who, steps) => format!("{} may ({})", player(*who), self::steps(steps)),
        Step::ChooseOne(who, ways) => {
            let choose = if *who == Player::You { "you choose" } else { "opponent chooses" };
            format!("{choose} one [{}]", ways.iter().map(|way| steps(way)).collect::<Vec<_>>().join(", "))
        }
        Step::ForEach(each, steps) => format!("for each of {} ({})", objects(each), self::steps(steps)),
        Step::Later(moment, steps) => {
            format!("{} ({})", text(MOMENTS, moment).unwrap_or_default(), self::steps(steps))
        }
    }
}

fn act(act: &Act, on: &Objects) -> String {
    let cards = objects(on);
    let has = if are_many(on) { "have" } else { "has" };
    match act {
        Act::Ko => format!("ko {cards}"),
        Act::Trash => format!("trash {cards}"),
        Act::ToHand => format!("put {cards} into hand"),
        Act::ToDeck(at) => format!("put {cards} at the {} of the deck", end(*at)),
        Act::ToLife { at, face_up } => {
            let side = if *face_up { " face-up" } else { "" };
            format!("put {cards} at the {} of life{side}", end(*at))
        }
        Act::Rest => format!("rest {cards}"),
        Act::SetActive => format!("set active {cards}"),
        Act::Play { rested } => format!("play {cards}{}", if *rested { " rested" } else { "" }),
        Act::Reveal => format!("reveal {cards}"),
        Act::Turn { face_up } => format!("turn {cards} {}", if *face_up { "face-up" } else { "face-down" }),
        Act::GiveDon { count, rested } => format!("give {} {}don to {cards}", so_many(count), self::rested(*rested)),
        Act::MoveDon { count } => format!("move {} given don to {cards}", so_many(count)),
        Act::Modify(modifier, until) => format!("{} {}", modified(on, modifier), duration(*until)),
        Act::PowerToZero(until) => format!("{cards} {has} power 0 {}", duration(*until)),
        Act::SwapBasePower(until) => format!("swap base power of {cards} {}", duration(*until)),
        Act::BecomeTarget => format!("{cards} becomes the target"),
        Act::Activate => format!("activate {cards}"),
    }
}

fn end(end: Where) -> &'static str {
    text(WHERE, &end).unwrap_or_default()
}

fn duration(until: Until) -> &'static str {
    text(DURATIONS, &until).unwrap_or_default()
}

/// Cards, and what they get.
pub(super) fn modified(on: &Objects, modifier: &Modifier) -> String {
    let (get, has, is, gain) =
        if are_many(on) { ("get", "have", "are", "gain") } else { ("gets", "has", "is", "gains") };
    let gets = match modifier {
        Modifier::Power(more) => format!("{get} power {}", change(more)),
        Modifier::Cost(more) => format!("{get} cost {}", change(more)),
        Modifier::Counter(more) => format!("{get} counter {}", change(more)),
        Modifier::BasePower(base) => format!("{has} base power {}", value(base)),
        Modifier::BaseCost(base) => format!("{has} base cost {}", value(base)),
        Modifier::Has(keyword) => format!("{has} {}", text(KEYWORDS, keyword).unwrap_or_default()),
        Modifier::Cannot(prohibition) => format!("cannot {}", self::prohibition(prohibition)),
        Modifier::Can(permission) => format!("can {}", text(PERMISSIONS, permission).unwrap_or_default()),
        Modifier::Negated => format!("{is} negated"),
        Modifier::NegatedAt(timing) => format!("{has} {} negated", self::timing(timing)),
        Modifier::DonDeck(count) => format!("{has} a don deck of {count}"),
        Modifier::AlsoNamed(name) => format!("{is} also named {}", quoted(name)),
        Modifier::AlsoType(name) => format!("{is} also type {}", quoted(name)),
        Modifier::AlsoAttribute(attribute) => {
            format!("{is} also {}", text(ATTRIBUTES, attribute).unwrap_or_default())
        }
        Modifier::Gains(ability) => format!("{gain} ({})", write_ability(ability)),
    };
    format!("{} {gets}", objects(on))
}

fn prohibition(prohibition: &Prohibition) -> String {
    match prohibition {
        Prohibition::Attack => "attack".to_owned(),
        Prohibition::AttackOthers(cards) => format!("attack others than {}", self::cards(cards)),
        Prohibition::AttackThese(cards) => format!("attack {}", self::cards(cards)),
        Prohibition::AttackUnless(step) => format!("attack unless ({})", self::step(step)),
        Prohibition::BlockedBy(by) if by.is_empty() => "be blocked".to_owned(),
        Prohibition::BlockedBy(by) => format!("be blocked by {}", such_cards(by)),
        Prohibition::BeKod(means) => format!("be ko'd{}", self::means(means)),
        Prohibition::BeKodBy(by) => format!("be ko'd in battle by {}", such_cards(by)),
        Prohibition::BeRemoved(means) => format!("be removed{}", self::means(means)),
        Prohibition::BeRested(means) => format!("be rested{}", self::means(means)),
        Prohibition::BePlayed(means) => format!("be played{}", self::means(means)),
        Prohibition::Play(these) => format!("play {}", such_cards(these)),
        Prohibition::Include(these) => format!("include {}", such_cards(these)),
        fixed => text(PROHIBITIONS, fixed).unwrap_or_default().to_owned(),
    }
}
