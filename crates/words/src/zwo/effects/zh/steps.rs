//! Steps and modifiers.

use super::nouns::{home, place, player, stat};
use super::{Chinese, keyword};
use crate::grammar::{number, optional, signed};
use crate::zwo::effects::context::{Saying, follows, sayings, short_choice, standing};
use zwo::effects::{Act, End, Modifier, Objects, Place, Player, Prohibition, Step, Until, Value};

/// What a step says.
pub(super) enum Clause {
    /// A player does something.
    Does(Player, String),
    /// Something is so; and how you bring it about.
    Is(String, String),
    /// You may do something, or do it only if: a sentence of its own.
    Whole(String),
}

impl Clause {
    /// Who does it is said of others, and of you where others were spoken of.
    fn text(&self, others: bool) -> String {
        match self {
            Clause::Does(Player::You, text) if others => format!("自己{text}"),
            Clause::Does(Player::You, text) | Clause::Is(text, _) | Clause::Whole(text) => text.clone(),
            Clause::Does(Player::Each, text) => format!("{}各{text}", player(Player::Each)),
            Clause::Does(who, text) => format!("{}{text}", player(*who)),
        }
    }

    /// As you are told to do it.
    pub(super) fn base(&self) -> String {
        match self {
            Clause::Does(Player::You, text) | Clause::Is(_, text) => text.clone(),
            Clause::Does(..) | Clause::Whole(_) => format!("選擇讓{}", self.text(false)),
        }
    }

    fn is_yours(&self) -> bool {
        matches!(self, Clause::Does(Player::You, _))
    }

    fn is_done(&self) -> bool {
        matches!(self, Clause::Does(..))
    }
}

fn you(text: String) -> Clause {
    Clause::Does(Player::You, text)
}

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => "直至回合結束時止",
        Until::NextPrepare => "直至其控制者的下個準備階段止",
        Until::Leaves => "只要留在場地",
    }
}

fn state(rest: bool) -> &'static str {
    if rest { "REST" } else { "STAND" }
}

fn sentence(text: &str) -> String {
    if text.ends_with('。') { text.to_owned() } else { format!("{text}。") }
}

impl Chinese<'_> {
    /// Steps as sentences.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        let mut text = String::new();
        let mut before: Option<Clause> = None;
        for saying in &sayings(steps) {
            let clause = self.saying(saying);
            match &before {
                None => text = clause.text(false),
                Some(before) if before.is_yours() && clause.is_yours() => {
                    text.push_str(&format!("，然後{}", clause.text(false)));
                }
                Some(before) => {
                    let may = matches!(saying, Saying::Step(Step::May(_)));
                    let then = if may || before.is_done() && clause.is_done() { "然後" } else { "" };
                    let others = before.is_done() && !before.is_yours();
                    text = format!("{}{then}{}", sentence(&text), clause.text(others));
                }
            }
            before = Some(clause);
        }
        if before.is_none() { "甚麼也不會發生。".to_owned() } else { sentence(&text) }
    }

    /// Steps inside a sentence.
    fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "甚麼也不會發生".to_owned() } else { self.row(&sayings(steps)) }
    }

    fn row(&self, said: &[Saying<'_>]) -> String {
        let mut others = false;
        let mut text = |saying| match short_choice(saying) {
            Some(ways) => ways.iter().map(|way| self.in_a_row(way)).collect::<Vec<_>>().join("，或"),
            None => {
                let clause = self.saying(saying);
                let text = clause.text(others);
                others = !clause.is_yours();
                text
            }
        };
        said.iter().map(&mut text).collect::<Vec<_>>().join("，然後")
    }

    /// One of the ways to go on that you choose between.
    pub fn way(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "甚麼也不做".to_owned() } else { self.in_a_row(steps) }
    }

    /// Steps that you may do or not: what you do yourself, then what follows from it.
    fn may(&self, steps: &[Step]) -> String {
        let said = sayings(steps);
        let (own, then, rest) = optional(&said, follows, |saying| self.saying(saying), Clause::is_yours);
        let own: Vec<String> = own.iter().map(Clause::base).collect();
        let mut text =
            if own.is_empty() { "可甚麼也不做".to_owned() } else { format!("可{}", own.join("，然後")) };
        let follows = then.is_some();
        if let Some(then) = then {
            text.push_str(&format!("。若這樣做，{}", then.text(false)));
        }
        if !rest.is_empty() {
            text.push_str(&format!("{}{}", if follows { "，然後" } else { "。" }, self.row(rest)));
        }
        text
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
                let text = format!("選擇{}", self.choice(pick));
                self.0.pick(pick);
                you(text)
            }
            Step::Do(Act::Modify(modifier, until), on) => self.modified(on, &[modifier], Some(*until)),
            Step::Do(act @ Act::Damage(_), on @ Objects::All(cards)) => self.act(act, on, &self.each(cards)),
            Step::Do(act, on) => self.act(act, on, &self.objects(on)),
            Step::Draw { who, count } => Clause::Does(
                *who,
                match count {
                    Value::Number(count) => format!("抽取咭牌{}張", number(*count)),
                    count => format!("抽取{}", self.some_cards(count)),
                },
            ),
            Step::Hurt { who: Player::You, amount } => you(format!("受到{}", self.amount(amount, "傷害"))),
            Step::Hurt { who: Player::Each, amount } => {
                you(format!("同時給予雙方玩家各{}", self.amount(amount, "傷害")))
            }
            Step::Hurt { who, amount } => you(format!("給予{}{}", player(*who), self.amount(amount, "傷害"))),
            Step::Recover { who, amount } => Clause::Does(*who, format!("回復{}", self.amount(amount, "生命值"))),
            Step::Mill { who, count } => {
                let cards = self.some_cards(count);
                let (own, to) = if *who == Player::You { ("自己的", "") } else { ("自己", "自己的") };
                Clause::Does(*who, format!("將{own}咭組最上面的{cards}放在{to}全毀場區"))
            }
            Step::Shuffle(who) => Clause::Does(*who, "將自己的咭組洗牌".to_owned()),
            Step::If(condition, then, otherwise) => {
                let text = format!("若{}，{}", self.condition(condition, true), self.in_a_row(then));
                if otherwise.is_empty() {
                    return Clause::Whole(text);
                }
                Clause::Whole(format!("{text}；否則，{}", self.in_a_row(otherwise)))
            }
            Step::May(steps) => Clause::Whole(self.may(steps)),
            Step::ChooseOne(ways) => {
                let way = |(index, way): (usize, &Vec<Step>)| format!("（{}）{}", index + 1, self.way(way));
                let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("；");
                you(format!("選擇並進行以下其中一項：{ways}"))
            }
        }
    }

    /// Something done to these cards.
    pub(super) fn act(&self, act: &Act, on: &Objects, cards: &str) -> Clause {
        let about = self.0.about(on);
        let home = home(about.home);
        // Where the card is, if it is not on the field, is said of where it comes from.
        let from = match (on, self.0.works_in) {
            (Objects::This, Some(at)) => format!("由{}", place(at)),
            _ => String::new(),
        };
        you(match act {
            Act::Damage(amount) => {
                let each = if about.many && !matches!(on, Objects::All(_)) { "各" } else { "" };
                format!("給予{cards}{each}{}", self.amount(amount, "傷害"))
            }
            Act::Injure => format!("使{cards}損傷"),
            Act::Stand => format!("將{cards}變為STAND"),
            Act::Rest => format!("將{cards}變為REST"),
            Act::Revive => format!("使{cards}復生，無需支付復生COST"),
            Act::Lower => format!("將{cards}由原形場區移至半毀場區（不視為損傷）"),
            Act::TurnFront => format!("將{cards}變為FRONT"),
            Act::TurnBack => format!("將{cards}變為BACK"),
            Act::ToWrecked => format!("將{cards}{from}放在{home}{}", place(Place::Wrecked)),
            Act::ToHand => format!("將{cards}{from}放回{home}{}", place(Place::Hand)),
            Act::ToDeck(End::Top) => format!("將{cards}{from}放在{home}咭組最上面"),
            Act::ToDeck(End::Bottom) => format!("將{cards}{from}放在{home}咭組最下面"),
            Act::ToMana { back, rest } => {
                let side = if *back { "BACK" } else { "FRONT" };
                format!("將{cards}{from}以{side}及{}狀態放置在{home}{}", state(*rest), place(Place::Mana))
            }
            Act::Enter { rest, half_wrecked } => {
                let zone = if *half_wrecked { "半毀場區" } else { "原形場區" };
                let enters = format!("在自己的{zone}以FRONT及{}狀態登場，無需支付登場COST", state(*rest));
                let enter = format!("讓{cards}{enters}");
                return match on {
                    Objects::Pick(_) | Objects::All(_) => you(enter),
                    Objects::This | Objects::It | Objects::Picked(_) | Objects::Player(_) => {
                        Clause::Is(format!("{cards}{enters}"), enter)
                    }
                };
            }
            Act::Control(Until::Leaves) => format!("將{cards}移至自己的場地（所在層及方向不變），由自己控制"),
            Act::Control(lasts) => {
                let does = format!("將{cards}移至自己的場地（所在層及方向不變），由自己控制");
                return Clause::Is(format!("{}，{does}", until(*lasts)), format!("{does}，{}", until(*lasts)));
            }
            Act::Modify(modifier, until) => return self.modified(on, &[modifier], Some(*until)),
        })
    }

    /// What holds as long as the card is there.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)]) -> String {
        if parts.is_empty() {
            return "沒有效果。".to_owned();
        }
        let said = |(on, modifiers): (&Objects, Vec<&Modifier>)| {
            format!("{}。", self.modified(on, &modifiers, None).text(false))
        };
        standing(parts).into_iter().map(said).collect()
    }

    /// Cards or players, and what they get.
    fn modified(&self, on: &Objects, modifiers: &[&Modifier], lasts: Option<Until>) -> Clause {
        let who = match on {
            Objects::All(cards) if lasts.is_some() => self.each(cards),
            Objects::All(cards) => self.cards(cards),
            Objects::This | Objects::It | Objects::Picked(_) | Objects::Pick(_) | Objects::Player(_) => {
                self.objects(on)
            }
        };
        let next_prepare =
            lasts == Some(Until::NextPrepare) && modifiers == [&Modifier::Cannot(Prohibition::StandInPrepare)];
        if next_prepare {
            let text = format!("{who}在其控制者的下個準備階段不會STAND");
            return Clause::Is(text.clone(), format!("使{text}"));
        }
        let (mut every, mut gets) = (String::new(), String::new());
        for modifier in modifiers {
            let also = match modifier {
                _ if gets.is_empty() => "",
                Modifier::Add(..) | Modifier::Becomes(..) => "及",
                Modifier::Has(_) => "並",
                Modifier::Cannot(_) => "，亦",
            };
            gets.push_str(also);
            gets.push_str(&match modifier {
                Modifier::Add(stat, value) => {
                    let (for_each, more) = self.more(value);
                    every.push_str(&for_each);
                    format!("{}{more}", self::stat(*stat))
                }
                Modifier::Becomes(stat, value) => format!("的{}變為{}", self::stat(*stat), self.value(value)),
                Modifier::Has(word) => format!("獲得{}", keyword(*word)),
                Modifier::Cannot(prohibition) => cannot(*prohibition).to_owned(),
            });
        }
        let text = format!("{every}{who}{gets}");
        match lasts.map(until) {
            None => Clause::Is(text.clone(), format!("使{text}")),
            Some(lasts) => Clause::Is(format!("{lasts}，{text}"), format!("使{text}，{lasts}")),
        }
    }

    /// What it is for, and +500.
    fn more(&self, value: &Value) -> (String, String) {
        match value {
            Value::Number(number) => (String::new(), format!(" {}", signed(*number))),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => (self.for_each(cards), format!(" {}", signed(*times))),
                _ => (String::new(), format!("增加{}", self.value(value))),
            },
            Value::Amount | Value::Count(_) | Value::Of(..) | Value::Life(_) => {
                (String::new(), format!("增加{}", self.value(value)))
            }
        }
    }
}

fn cannot(prohibition: Prohibition) -> &'static str {
    match prohibition {
        Prohibition::Attack => "不能攻擊",
        Prohibition::Block => "不能防禦",
        Prohibition::BeAttacked => "不能成為攻擊對象",
        Prohibition::BeInjured => "不會損傷",
        Prohibition::BeRevived => "不能復生",
        Prohibition::Enter => "不能登場",
        Prohibition::Stand => "不能變為STAND",
        Prohibition::StandInPrepare => "在其控制者的準備階段不會STAND",
        Prohibition::UseEvents => "不能使用EVENT咭牌",
    }
}
