//! Steps and modifiers.

use super::nouns::{home, place, player, stat};
use super::{Clause, Japanese, keyword};
use crate::grammar::japanese::wo;
use crate::grammar::{number, optional, signed};
use crate::zwo::effects::context::{Saying, follows, sayings, short_choice, standing};
use zwo::effects::{Act, End, Modifier, Objects, Place, Player, Prohibition, Stat, Step, Until, Value};

/// 自分の, said of the one who does it.
fn own(player: Player) -> &'static str {
    match player {
        Player::You => "自分の",
        Player::Opponent | Player::Owner | Player::Each => "自身の",
    }
}

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfTurn => "ターン終了時まで、",
        Until::NextPrepare => "コントローラーの次の準備フェイズまで、",
        Until::Leaves => "場にある間、",
    }
}

fn state(rest: bool) -> &'static str {
    if rest { "レスト" } else { "スタンド" }
}

fn you(end: String) -> Clause {
    Clause::done(Player::You, end)
}

fn is_yours(clause: &Clause) -> bool {
    clause.who == Some(Player::You)
}

/// Who does it is said of others, and of you where others were spoken of.
fn with_subject(clause: Clause, others: bool) -> Clause {
    match clause.who {
        Some(Player::You) if others => clause.of_subject("自分は、"),
        None | Some(Player::You) => clause,
        Some(who) => clause.of_subject(&format!("{}は、", player(who))),
    }
}

/// What is not a plain number is set off.
fn comma(value: &Value) -> &'static str {
    match value {
        Value::Number(_) => "",
        Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Amount | Value::Times(..) => "、",
    }
}

fn sentence(text: &str) -> String {
    if text.ends_with('。') { text.to_owned() } else { format!("{text}。") }
}

impl Japanese<'_> {
    /// Steps as sentences.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        let mut text = String::new();
        // What is being said, and who did it.
        let mut open: Option<(Clause, Option<Player>)> = None;
        for saying in &sayings(steps) {
            let clause = self.saying(saying);
            let by = clause.who;
            let told = match open.take() {
                None => with_subject(clause, false),
                Some((before, Some(Player::You))) if is_yours(&clause) => {
                    clause.after(&format!("{}、その後、", before.and()))
                }
                Some((before, who)) => {
                    text.push_str(&sentence(&before.end));
                    let may = matches!(saying, Saying::Step(Step::May(_)));
                    let then = if may || who.is_some() && by.is_some() { "その後、" } else { "" };
                    with_subject(clause, who.is_some_and(|who| who != Player::You)).after(then)
                }
            };
            open = Some((told, by));
        }
        match open {
            None => "何も起こらない。".to_owned(),
            Some((last, _)) => text + &sentence(&last.end),
        }
    }

    /// Steps inside a sentence.
    fn in_a_row(&self, steps: &[Step]) -> Clause {
        self.row(&sayings(steps)).unwrap_or_else(|| Clause::verb("何も起こらない".to_owned()))
    }

    fn row(&self, said: &[Saying<'_>]) -> Option<Clause> {
        let mut others = false;
        let mut clause = |saying| match short_choice(saying) {
            Some(ways) => Clause::any(ways.iter().map(|way| self.in_a_row(way)).collect()),
            None => {
                let clause = self.saying(saying);
                let told = with_subject(clause.clone(), others);
                others = !is_yours(&clause);
                told
            }
        };
        let clauses: Vec<Clause> = said.iter().map(&mut clause).collect();
        let (last, first) = clauses.split_last()?;
        let lead: String = first.iter().map(|clause| format!("{}、その後、", clause.and())).collect();
        Some(last.clone().after(&lead))
    }

    /// One of the ways to go on that you choose between.
    pub fn way(&self, steps: &[Step]) -> String {
        self.row(&sayings(steps)).map_or("何もしない".to_owned(), |way| way.end)
    }

    /// Steps that you may do or not: what you do yourself, then what follows from it.
    fn may(&self, steps: &[Step]) -> Clause {
        let said = sayings(steps);
        let (own, then, rest) = optional(&said, follows, |saying| self.saying(saying), is_yours);
        let own = own.into_iter().map(|clause| match clause.who {
            Some(who) if who != Player::You => Clause::verb(format!("{}が{}ことを選ぶ", player(who), clause.end)),
            _ => clause,
        });
        let text = match Clause::all(own.collect()) {
            None => "何もしなくてもよい".to_owned(),
            Some(own) => format!("{}もよい", own.te()),
        };
        let then = then.map(|clause| with_subject(clause, false).after("そうしたなら、"));
        let after = match (then, self.row(rest)) {
            (Some(then), Some(rest)) => Some(rest.after(&format!("{}、その後、", then.and()))),
            (then, rest) => then.or(rest),
        };
        Clause::verb(after.map_or(text.clone(), |after| format!("{text}。{}", after.end)))
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
                let text = format!("{}選ぶ", wo(&self.choice(pick)));
                self.0.pick(pick);
                you(text)
            }
            Step::Do(Act::Modify(modifier, until), on) => self.modified(on, &[modifier], Some(*until)),
            Step::Do(act @ Act::Damage(_), on @ Objects::All(cards)) => self.act(act, on, &self.each(cards)),
            Step::Do(act, on) => self.act(act, on, &self.objects(on)),
            Step::Draw { who, count } => Clause::done(
                *who,
                match count {
                    Value::Number(count) => format!("カードを{}枚引く", number(*count)),
                    Value::Amount => "その数のカードを引く".to_owned(),
                    Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Times(..) => {
                        format!("{}と同じ枚数のカードを引く", self.value(count))
                    }
                },
            ),
            Step::Hurt { who: Player::You, amount } => you(format!("{}を受ける", self.amount(amount, "ダメージ"))),
            Step::Hurt { who, amount } => {
                let at_once = if *who == Player::Each { "同時に" } else { "" };
                you(format!("{}に{at_once}{}{}を与える", player(*who), comma(amount), self.amount(amount, "ダメージ")))
            }
            Step::Recover { who, amount } => Clause::done(
                *who,
                match amount {
                    Value::Number(amount) => format!("ライフを{}回復する", number(*amount)),
                    Value::Amount => "その数だけライフを回復する".to_owned(),
                    Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Times(..) => {
                        format!("{}に等しいライフを回復する", self.value(amount))
                    }
                },
            ),
            Step::Mill { who, count } => {
                let cards = match count {
                    Value::Number(count) => format!("{}枚", number(*count)),
                    Value::Amount => "その数のカード".to_owned(),
                    Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Times(..) => {
                        format!("{}と同じ枚数のカード", self.value(count))
                    }
                };
                let to = if *who == Player::You { "" } else { "自身の" };
                Clause::done(*who, format!("{}デッキの上から{cards}を{to}全壊ゾーンに置く", own(*who)))
            }
            Step::Shuffle(who) => Clause::done(*who, format!("{}デッキをシャッフルする", own(*who))),
            Step::If(condition, then, otherwise) => {
                let then = self.in_a_row(then).after(&self.condition(condition, true).if_so());
                if otherwise.is_empty() {
                    return then.of_subject("");
                }
                self.in_a_row(otherwise).of_subject(&format!("{}。そうでないなら、", then.end))
            }
            Step::May(steps) => self.may(steps),
            Step::ChooseOne(ways) => {
                let ways: String = ways.iter().map(|way| format!("『{}』", self.way(way))).collect();
                you(format!("{ways}のうち1つを選んで行う"))
            }
        }
    }

    /// Something done to these cards.
    pub(super) fn act(&self, act: &Act, on: &Objects, cards: &str) -> Clause {
        let about = self.0.about(on);
        let home = home(about.home);
        // Where the card is, if it is not on the field, is said of where it comes from.
        let from = match (on, self.0.works_in) {
            (Objects::This, Some(at)) => format!("{}から", place(at)),
            _ => String::new(),
        };
        you(match act {
            Act::Damage(amount) => {
                let each = if about.many && !matches!(on, Objects::All(_)) { "それぞれ" } else { "" };
                format!("{cards}{each}に{}{}を与える", comma(amount), self.amount(amount, "ダメージ"))
            }
            Act::Injure => format!("{}損傷させる", wo(cards)),
            Act::Stand => format!("{}スタンドにする", wo(cards)),
            Act::Rest => format!("{}レストにする", wo(cards)),
            Act::Revive => format!("{cards}を、復活コストを支払わずに復活させる"),
            Act::Lower => format!("{cards}を、損傷させずに原形ゾーンから半壊ゾーンに移す"),
            Act::TurnFront => format!("{}表にする", wo(cards)),
            Act::TurnBack => format!("{}裏にする", wo(cards)),
            Act::ToWrecked => format!("{}{from}{home}{}に置く", wo(cards), place(Place::Wrecked)),
            Act::ToHand => format!("{}{from}{home}{}に戻す", wo(cards), place(Place::Hand)),
            Act::ToDeck(End::Top) => format!("{}{from}{home}デッキの一番上に置く", wo(cards)),
            Act::ToDeck(End::Bottom) => format!("{}{from}{home}デッキの一番下に置く", wo(cards)),
            Act::ToMana { back, rest } => {
                let side = if *back { "裏" } else { "表" };
                format!("{}{from}{side}の{}状態で{home}{}に置く", wo(cards), state(*rest), place(Place::Mana))
            }
            Act::Enter { rest, half_wrecked } => {
                let zone = if *half_wrecked { "半壊ゾーン" } else { "原形ゾーン" };
                format!("{cards}を、登場コストを支払わずに、自分の{zone}に表の{}状態で登場させる", state(*rest))
            }
            Act::Control(Until::Leaves) => {
                format!("{cards}を、段階と向きを変えずに自分の場に移し、自分がコントロールする")
            }
            Act::Control(lasts) => {
                let does = format!("{cards}を、段階と向きを変えずに自分の場に移し、自分がコントロールする");
                return Clause::verb(format!("{}{does}", until(*lasts)));
            }
            Act::Modify(modifier, until) => return self.modified(on, &[modifier], Some(*until)),
        })
    }

    /// What holds as long as the card is there.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)]) -> String {
        if parts.is_empty() {
            return "効果はない。".to_owned();
        }
        let said =
            |(on, modifiers): (&Objects, Vec<&Modifier>)| format!("{}。", self.modified(on, &modifiers, None).end);
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
        let duration = lasts.map_or("", until);
        let only_next = lasts == Some(Until::NextPrepare);
        match modifiers {
            [Modifier::Add(stat, value)] => {
                let (name, more) = (self::stat(*stat), self.more(value));
                Clause::verb(format!("{duration}{who}の{name}を{}{more}する", comma(value)))
            }
            [Modifier::Becomes(stat, value)] => {
                Clause::verb(format!("{duration}{who}の{}は{}になる", self::stat(*stat), self.value(value)))
            }
            [Modifier::Cannot(Prohibition::StandInPrepare)] if only_next => {
                Clause::verb(format!("{who}は、コントローラーの次の準備フェイズにスタンドしない"))
            }
            several => {
                let (mut gained, mut said) = (Vec::new(), Vec::new());
                for modifier in several {
                    match modifier {
                        Modifier::Add(stat, value) => gained.push(self.gained(*stat, value)),
                        Modifier::Becomes(stat, value) => {
                            gained.push(format!("{}{}", self::stat(*stat), self.value(value)));
                        }
                        Modifier::Has(word) => gained.push(keyword(*word).to_owned()),
                        Modifier::Cannot(prohibition) => said.push(Clause::verb(cannot(*prohibition).to_owned())),
                    }
                }
                if !gained.is_empty() {
                    said.insert(0, Clause::verb(format!("{}を得る", gained.join("と"))));
                }
                let all = Clause::all(said).map_or_else(String::new, |all| all.end);
                Clause::verb(format!("{duration}{who}は{all}"))
            }
        }
    }

    /// パワー+500: what can be gained with others.
    fn gained(&self, stat: Stat, value: &Value) -> String {
        let name = self::stat(stat);
        match value {
            Value::Number(number) => format!("{name}{}", signed(*number)),
            Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Amount | Value::Times(..) => {
                format!("{name}{}", self.more(value))
            }
        }
    }

    /// +500, and what it is for.
    fn more(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => signed(*number),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{}{}", self.for_each(cards), signed(*times)),
                _ => format!("+（{}）", self.value(value)),
            },
            Value::Amount | Value::Count(_) | Value::Of(..) | Value::Life(_) => format!("+（{}）", self.value(value)),
        }
    }
}

fn cannot(prohibition: Prohibition) -> &'static str {
    match prohibition {
        Prohibition::Attack => "攻撃できない",
        Prohibition::Block => "防御できない",
        Prohibition::BeAttacked => "攻撃の対象にならない",
        Prohibition::BeInjured => "損傷しない",
        Prohibition::BeRevived => "復活できない",
        Prohibition::Enter => "登場できない",
        Prohibition::Stand => "スタンドできない",
        Prohibition::StandInPrepare => "コントローラーの準備フェイズにスタンドしない",
        Prohibition::UseEvents => "イベントカードを使えない",
    }
}
