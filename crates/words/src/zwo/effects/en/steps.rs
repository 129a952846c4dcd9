//! Steps and modifiers.

use super::nouns::{home, place, player, stat};
use super::{English, keyword, link};
use crate::grammar::{capital, optional, signed, stop};
use crate::zwo::effects::context::{Saying, follows, sayings, short_choice, standing};
use zwo::effects::{Act, Condition, End, Modifier, Objects, Place, Player, Prohibition, Stat, Step, Until, Value};

/// What a step says.
pub(super) enum Clause {
    /// A player does something: "draw 1 card", "draws 1 card".
    Does(Player, String, String),
    /// Something is so; and how you bring it about.
    Is(String, String),
    /// You may do something, or do it only if: a sentence of its own.
    Whole(String),
}

impl Clause {
    fn text(&self) -> String {
        match self {
            Clause::Does(Player::You, base, _) => base.clone(),
            Clause::Does(who, _, third) => format!("{} {third}", player(*who)),
            Clause::Is(text, _) | Clause::Whole(text) => text.clone(),
        }
    }

    /// As you are told to do it.
    pub(super) fn base(&self) -> String {
        match self {
            Clause::Does(Player::You, base, _) | Clause::Is(_, base) => base.clone(),
            Clause::Does(..) | Clause::Whole(_) => format!("choose that {}", self.text()),
        }
    }

    fn is_yours(&self) -> bool {
        matches!(self, Clause::Does(Player::You, ..))
    }

    fn is_done(&self) -> bool {
        matches!(self, Clause::Does(..))
    }
}

fn you(text: String) -> Clause {
    Clause::Does(Player::You, text.clone(), text)
}

fn does(who: Player, base: &str, third: &str, rest: &str) -> Clause {
    Clause::Does(who, format!("{base} {rest}"), format!("{third} {rest}"))
}

/// "your", said of the one who does it.
fn own(player: Player) -> &'static str {
    match player {
        Player::You => "your",
        Player::Opponent | Player::Owner => "their",
        Player::Each => "their own",
    }
}

fn until(until: Until, many: bool) -> &'static str {
    match until {
        Until::EndOfTurn => "until end of turn",
        Until::NextPrepare if many => "through their controller's next prepare phase",
        Until::NextPrepare => "through its controller's next prepare phase",
        Until::Leaves if many => "as long as they stay on the field",
        Until::Leaves => "as long as it stays on the field",
    }
}

fn state(rest: bool) -> &'static str {
    if rest { "REST" } else { "STAND" }
}

impl English<'_> {
    /// Steps as sentences; the first without a capital, for it may follow something.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        let mut text = String::new();
        let mut before: Option<Clause> = None;
        for saying in &sayings(steps) {
            let clause = self.saying(saying);
            self.0.moved_on();
            match &before {
                None => text = clause.text(),
                Some(before) if before.is_yours() && clause.is_yours() => {
                    text.push_str(&format!(", then {}", clause.text()));
                }
                Some(before) => {
                    let may = matches!(saying, Saying::Step(Step::May(_)));
                    let then = if may || before.is_done() && clause.is_done() { "then " } else { "" };
                    text = format!("{} {}", stop(&text), capital(&format!("{then}{}", clause.text())));
                }
            }
            before = Some(clause);
        }
        if before.is_none() { "nothing happens.".to_owned() } else { stop(&text) }
    }

    /// Steps inside a sentence.
    fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "nothing happens".to_owned() } else { self.row(&sayings(steps)) }
    }

    fn row(&self, said: &[Saying<'_>]) -> String {
        let mut others = false;
        let mut text = |saying| match short_choice(saying) {
            Some(ways) => ways.iter().map(|way| self.in_a_row(way)).collect::<Vec<_>>().join(" or "),
            None => {
                let clause = self.saying(saying);
                self.0.moved_on();
                let you = if others && clause.is_yours() { "you " } else { "" };
                others = !clause.is_yours();
                format!("{you}{}", clause.text())
            }
        };
        said.iter().map(&mut text).collect::<Vec<_>>().join(", then ")
    }

    /// One of the ways to go on that you choose between.
    pub fn way(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "do nothing".to_owned() } else { self.in_a_row(steps) }
    }

    /// Steps that you may do or not: what you do yourself, then what follows from it.
    fn may(&self, steps: &[Step]) -> String {
        let said = sayings(steps);
        let (own, then, rest) = optional(&said, follows, |saying| self.saying(saying), Clause::is_yours);
        let own: Vec<String> = own.iter().map(Clause::base).collect();
        let text =
            if own.is_empty() { "you may do nothing".to_owned() } else { format!("you may {}", own.join(", then ")) };
        let rest = if rest.is_empty() { None } else { Some(self.row(rest)) };
        match (then.map(|clause| clause.text()), rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}. {}", capital(&rest)),
            (Some(then), None) => format!("{text}. If you do, {then}"),
            (Some(then), Some(rest)) => format!("{text}. If you do, {then}, then {rest}"),
        }
    }

    fn saying(&self, saying: &Saying<'_>) -> Clause {
        match saying {
            Saying::Step(step) => self.step(step),
            Saying::Modified(on, modifiers, until) => self.modified(on, modifiers, Some(*until)),
        }
    }

    fn step(&self, step: &Step) -> Clause {
        match step {
            Step::Pick(pick) => {
                let text = format!("choose {}", self.choice(pick, "in"));
                self.0.pick(pick);
                you(text)
            }
            Step::Do(Act::Modify(modifier, until), on) => self.modified(on, &[modifier], Some(*until)),
            Step::Do(act @ Act::Damage(_), Objects::All(cards)) => {
                self.act(act, &Objects::All(cards.clone()), &self.each(cards))
            }
            Step::Do(act, on) => self.act(act, on, &self.objects(on, link(act))),
            Step::Draw { who, count } => does(*who, "draw", "draws", &self.so_many(count, ["card", "cards"])),
            Step::Hurt { who: Player::You, amount } => you(format!("take {}", self.amount(amount, "damage"))),
            Step::Hurt { who, amount } => {
                let at_once = if *who == Player::Each { " at the same time" } else { "" };
                you(format!("deal {} to {}{at_once}", self.amount(amount, "damage"), player(*who)))
            }
            Step::Recover { who, amount } => does(*who, "recover", "recovers", &self.amount(amount, "life")),
            Step::Mill { who, count } => {
                let own = own(*who);
                let cards = match count {
                    Value::Number(1) => "the top card".to_owned(),
                    Value::Number(count) => format!("the top {count} cards"),
                    count => format!("{} from the top", self.so_many(count, ["card", "cards"])),
                };
                does(*who, "put", "puts", &format!("{cards} of {own} deck into {own} wrecked zone"))
            }
            Step::Shuffle(who) => does(*who, "shuffle", "shuffles", &format!("{} deck", own(*who))),
            Step::If(condition, then, otherwise) => Clause::Whole(self.when_so(condition, then, otherwise)),
            Step::May(steps) => Clause::Whole(self.may(steps)),
            Step::ChooseOne(ways) => {
                let way = |(index, way): (usize, &Vec<Step>)| format!("({}) {}", index + 1, self.way(way));
                you(format!("choose one: {}", ways.iter().enumerate().map(way).collect::<Vec<_>>().join("; ")))
            }
        }
    }

    fn when_so(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let condition = self.condition(condition, true);
        let then = self.in_a_row(then);
        if otherwise.is_empty() {
            return format!("if {condition}, {then}");
        }
        format!("if {condition}, {then}; otherwise, {}", self.in_a_row(otherwise))
    }

    /// Something done to these cards.
    pub(super) fn act(&self, act: &Act, on: &Objects, cards: &str) -> Clause {
        let about = self.0.about(on);
        let home = home(about.home, about.many);
        let by_number = |one: &'static str, many: &'static str| if about.many { many } else { one };
        let it = by_number("it", "them");
        you(match act {
            Act::Damage(amount) => {
                let each = if about.many && !cards.starts_with("each") { "each of " } else { "" };
                format!("deal {} to {each}{cards}", self.amount(amount, "damage"))
            }
            Act::Injure => format!("injure {cards}"),
            Act::Stand => format!("STAND {cards}"),
            Act::Rest => format!("REST {cards}"),
            Act::Revive => {
                format!("revive {cards} without paying {}", by_number("its revive cost", "their revive costs"))
            }
            Act::Lower => {
                format!("move {cards} from the intact zone to the half-wrecked zone without injuring {it}")
            }
            Act::TurnFront => format!("turn {cards} to FRONT"),
            Act::TurnBack => format!("turn {cards} to BACK"),
            Act::ToWrecked => format!("put {cards} into {home} {}", place(Place::Wrecked)),
            Act::ToHand => format!("return {cards} to {home} {}", place(Place::Hand)),
            Act::ToDeck(End::Top) => format!("put {cards} on top of {home} deck"),
            Act::ToDeck(End::Bottom) => format!("put {cards} on the bottom of {home} deck"),
            Act::ToMana { back, rest } => {
                let side = if *back { "BACK" } else { "FRONT" };
                format!("put {cards} into {home} {} ({side}, {})", place(Place::Mana), state(*rest))
            }
            Act::Enter { rest, half_wrecked } => {
                let zone = if *half_wrecked { "half-wrecked zone" } else { "intact zone" };
                let so = format!("your {zone} (FRONT, {}, no summon cost)", state(*rest));
                let put = format!("put {cards} into {so}");
                return match on {
                    Objects::Pick(_) | Objects::All(_) => you(put),
                    // It is clear from where.
                    Objects::This => Clause::Is(format!("{} enters {so}", self.this()), put),
                    Objects::It | Objects::Picked(_) | Objects::Player(_) => {
                        Clause::Is(format!("{cards} {} {so}", by_number("enters", "enter")), put)
                    }
                };
            }
            Act::Control(Until::Leaves) => {
                format!("move {cards} to your field (same layer, same orientation); you control {it}")
            }
            Act::Control(lasts) => {
                let lasts = until(*lasts, about.many);
                let does = format!("move {cards} to your field (same layer, same orientation) and control {it}");
                return Clause::Is(format!("{lasts}, {does}"), format!("{does} {lasts}"));
            }
            Act::Modify(modifier, until) => return self.modified(on, &[modifier], Some(*until)),
        })
    }

    /// What holds as long as the card is there.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)]) -> String {
        if parts.is_empty() {
            return "this has no effect.".to_owned();
        }
        let said = |(index, (on, modifiers)): (usize, (&Objects, Vec<&Modifier>))| {
            let text = stop(&self.modified(on, &modifiers, None).text());
            if index == 0 { text } else { capital(&text) }
        };
        standing(parts).into_iter().enumerate().map(said).collect::<Vec<_>>().join(" ")
    }

    /// Cards or players, and what they get.
    fn modified(&self, on: &Objects, modifiers: &[&Modifier], lasts: Option<Until>) -> Clause {
        let (who, many) = match on {
            Objects::All(cards) if lasts.is_some() => (self.each(cards), false),
            Objects::All(cards) => (self.cards(cards), self.0.about(on).many),
            Objects::Player(player) => (self.objects(on, "in"), matches!(player, Player::You | Player::Each)),
            Objects::This | Objects::It | Objects::Picked(_) | Objects::Pick(_) => {
                (self.objects(on, "in"), self.0.about(on).many)
            }
        };
        if let [Modifier::Becomes(stat, value)] = modifiers {
            let text = format!("the {} of {who} becomes {}", self::stat(*stat), self.value(value));
            let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts, many)));
            return Clause::Is(format!("{text}{duration}"), format!("let {text}{duration}"));
        }
        let next_prepare = |modifier: &&Modifier| **modifier == Modifier::Cannot(Prohibition::StandInPrepare);
        let phrases: Vec<String> = modifiers.iter().map(|modifier| self.phrase(modifier, many, lasts)).collect();
        let phrases = phrases.join(" and ");
        let Some(lasts) = lasts.filter(|lasts| *lasts != Until::NextPrepare || !modifiers.iter().any(next_prepare))
        else {
            return Clause::Is(format!("{who} {phrases}"), format!("make it so that {who} {phrases}"));
        };
        let lasts = until(lasts, many);
        match modifiers {
            [Modifier::Add(..) | Modifier::Has(_)] => {
                let gets = phrases.trim_start_matches("has ").trim_start_matches("have ");
                Clause::Is(format!("{who} {phrases} {lasts}"), format!("give {who} {gets} {lasts}"))
            }
            _ => Clause::Is(format!("{lasts}, {who} {phrases}"), format!("make it so that {who} {phrases} {lasts}")),
        }
    }

    /// "has POWER +500", "cannot attack".
    fn phrase(&self, modifier: &Modifier, many: bool, lasts: Option<Until>) -> String {
        let has = if many { "have" } else { "has" };
        match modifier {
            Modifier::Add(stat, value) => format!("{has} {}", self.more(*stat, value)),
            Modifier::Becomes(stat, value) => format!("{has} {} {}", self::stat(*stat), self.value(value)),
            Modifier::Has(word) => format!("{has} {}", keyword(*word)),
            Modifier::Cannot(Prohibition::StandInPrepare) => {
                let (does, its) = if many { ("do", "their") } else { ("does", "its") };
                let next = if lasts == Some(Until::NextPrepare) { "next " } else { "" };
                format!("{does} not STAND during {its} controller's {next}prepare phase")
            }
            Modifier::Cannot(prohibition) => format!("cannot {}", cannot(*prohibition)),
        }
    }

    fn more(&self, stat: Stat, value: &Value) -> String {
        let name = self::stat(stat);
        match value {
            Value::Number(number) => format!("{name} {}", signed(*number)),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{name} {} for {}", signed(*times), self.each(cards)),
                _ => format!("additional {name} equal to {}", self.value(value)),
            },
            Value::Amount => format!("that much additional {name}"),
            Value::Count(_) | Value::Of(..) | Value::Life(_) => {
                format!("additional {name} equal to {}", self.value(value))
            }
        }
    }
}

fn cannot(prohibition: Prohibition) -> &'static str {
    match prohibition {
        Prohibition::Attack => "attack",
        Prohibition::Block => "block",
        Prohibition::BeAttacked => "be chosen as the target of an attack",
        Prohibition::BeInjured => "be injured",
        Prohibition::BeRevived => "be revived",
        Prohibition::Enter => "enter the field",
        Prohibition::Stand => "STAND",
        Prohibition::StandInPrepare => "STAND in a prepare phase",
        Prohibition::UseEvents => "use EVENT cards",
    }
}
