//! Steps and modifiers.

use super::{Clause, Japanese};
use crate::grammar::signed;
use crate::mm25::effects::{Noun, has_life};
use mm25::effects::{Act, Against, Modifier, Objects, Player, Step, Value};

impl Japanese {
    /// Steps in one sentence.
    pub(in crate::mm25::effects) fn steps(&self, steps: &[Step]) -> Clause {
        let each = Clause::all(steps.iter().map(|step| self.step(step)).collect());
        each.unwrap_or_else(|| Clause::verb("何もしない".to_owned()))
    }

    pub(super) fn step(&self, step: &Step) -> Clause {
        let does = |who: &Player, text: String| match who {
            Player::You => Clause::verb(text),
            Player::Opponent => Clause::verb(format!("対戦相手は{text}")),
        };
        let own = |who: &Player| if *who == Player::You { "自分の" } else { "自身の" };
        let top = |who: &Player, count: &Value, from: &str, to: &str| {
            let cards = format!("{}{from}の上から{}", own(who), self.so_many(count));
            does(who, format!("{cards}を{to}に移す"))
        };
        match step {
            Step::Do(act, on) => Clause::verb(self.act(act, on)),
            Step::BeginBattle { by, against, bonus } => {
                let by = match by {
                    Objects::All(cards) => self.one_of(cards),
                    by => self.objects(by),
                };
                let against = match against {
                    Against::Normal => String::new(),
                    Against::These(cards) => format!("、{}に対して", self.one_of(cards)),
                };
                let begins = match bonus {
                    (0, 0) => "バトルを開始する".to_owned(),
                    (power, damage) => {
                        format!("バトルを開始し、そのバトル中{}/{}を得る", signed(*power), signed(*damage))
                    }
                };
                Clause::verb(format!("{by}が{against}{begins}"))
            }
            Step::Draw(who, count) => does(who, format!("カードを{}引く", self.so_many(count))),
            Step::Log(who, count) => top(who, count, "宝箱", "航海日誌"),
            Step::Sink(who, count) => top(who, count, "宝箱", "海"),
            Step::SinkLogbook(who, count) => top(who, count, "航海日誌", "海"),
            Step::Discard(who, count) => does(who, format!("{}手札{}を海に捨てる", own(who), self.so_many(count))),
            Step::DiscardAtRandom(who, count) => {
                does(who, format!("{}手札から無作為に{}を海に捨てる", own(who), self.so_many(count)))
            }
            Step::LookAtHand => Clause::verb("対戦相手の手札を1回見る".to_owned()),
            Step::CallReinforcement => Clause::verb("自分の手札のキャラクターカード1枚を援軍として呼ぶ".to_owned()),
            Step::PreventBattle => Clause::verb("そのバトルは開始されなくなる".to_owned()),
            Step::If(condition, then, otherwise) => {
                let so = self.condition(condition, true).when_so();
                match otherwise.is_empty() {
                    true if then.len() < 2 => self.steps(then).after(&so),
                    true => Clause::verb(format!("{so}『{}』を行う", self.steps(then).end)),
                    false => {
                        let [then, otherwise] = [then, otherwise].map(|steps| self.steps(steps).end);
                        Clause::verb(format!("{so}『{then}』を行い、そうでない場合は『{otherwise}』を行う"))
                    }
                }
            }
            Step::May(steps) => match steps.as_slice() {
                [step] => Clause::verb(format!("{}もよい", self.step(step).te())),
                steps => Clause::verb(format!("『{}』を行ってもよい", self.steps(steps).end)),
            },
            Step::ChooseOne(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| format!("『{}』", self.steps(way).end)).collect();
                match ways.is_empty() {
                    true => Clause::verb("何もしない".to_owned()),
                    false => Clause::verb(format!("{}のうち1つを選んで行う", ways.join("か"))),
                }
            }
        }
    }

    pub(super) fn act(&self, act: &Act, on: &Objects) -> String {
        let cards = self.objects(on);
        match act {
            Act::Inflict(Value::Number(damage)) => format!("{cards}に{damage}ダメージを与える"),
            Act::Inflict(value) => format!("{cards}に（{}）ダメージを与える", self.value(value)),
            Act::ToOcean if has_life(on) => format!("{cards}をそのライフとともに海に移す"),
            Act::ToOcean => format!("{cards}を海に移す"),
            Act::ToHand => format!("{cards}を手札に加える"),
            Act::ShuffleIntoChest => format!("{cards}を宝箱に加えてシャッフルする"),
            Act::Annul => format!("{cards}を無効にして海に移す"),
            Act::Gain(power, damage) => format!("{cards}がこのバトル中{}/{}を得る", signed(*power), signed(*damage)),
            Act::Mend => format!("航海日誌の一番上のカードを{cards}のライフに移す"),
        }
    }

    pub(super) fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "何も起こらない".to_owned() } else { each.join("。") }
    }

    pub(super) fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
        let cards = self.objects(on);
        match modifier {
            Modifier::Bonus { power: Value::Number(power), damage: Value::Number(damage) } => {
                let gains = if *power > 0 || *damage > 0 { "得る" } else { "受ける" };
                format!("{cards}は{}/{}を{gains}", signed(*power), signed(*damage))
            }
            Modifier::Bonus { power, damage } => {
                format!("{cards}はパワー{}、ダメージ{}を得る", self.change(power), self.change(damage))
            }
            Modifier::InitialPower(power) => format!("{cards}の初期パワーは{}になる", self.value(power)),
            Modifier::DamageUpTo { more, most } => {
                format!("{cards}は+0/{}を得る（これによってダメージは{most}を超えない）", signed(*more))
            }
            Modifier::CannotBeAttackedBy(by) if by.is_empty() => {
                format!("対戦相手は{}に対してバトルを開始できない", self.attacked(on))
            }
            Modifier::CannotBeAttackedBy(by) => {
                let by = self.noun_phrase(&[Noun::Character], &by.iter().collect::<Vec<_>>());
                format!("{by}は{}に対してバトルを開始できない", self.attacked(on))
            }
            Modifier::CannotAttack => format!("{cards}はバトルを開始できない"),
            Modifier::MayAttack(these) => format!("{cards}は{}に対してバトルを開始できる", self.any_of(these)),
            Modifier::MayIgnoreSailor(which) => {
                let sailor = self.noun_phrase(&[Noun::Sailor], &which.iter().collect::<Vec<_>>());
                format!("{cards}は対戦相手の{sailor}1人を無視して、対戦相手の船長に対してバトルを開始できる")
            }
            Modifier::AttackCosts(actions) => {
                let attacked = self.attacked(on);
                format!("対戦相手が{attacked}に対してバトルを開始するには{actions}アクションを消費しなければならない")
            }
            Modifier::Actions(actions) if *actions < 3 => {
                format!("{cards}は自身のターンに{actions}アクションまでしか行えない")
            }
            Modifier::Actions(actions) => format!("{cards}は自身のターンに{actions}アクションを行える"),
            Modifier::NoTechniqueDamage => format!("{cards}は対戦相手が使った技の効果によるダメージを受けない"),
            Modifier::TechniquesToChest(which) => {
                let techniques = self.noun_phrase(&[Noun::Technique], &which.iter().collect::<Vec<_>>());
                format!("{cards}が使った{techniques}は、海ではなく宝箱の一番下に置かれる")
            }
            Modifier::NoTrophy => format!("{cards}は倒されたとき、賞金首にならず海に捨てられる"),
            Modifier::FreeCall => format!("{cards}を呼ぶのにアクションを消費しない"),
            Modifier::Indestructible => {
                format!("{cards}は対戦相手の能力や効果で無効にされず、破壊も移動もされない")
            }
            Modifier::PreventDamage(less) => {
                format!("{cards}がこのバトルのダメージ処理で受けるダメージを{less}防ぐ")
            }
            Modifier::LosesDraws => {
                format!("このバトルで両者が同時に勝利条件を満たしたなら、{cards}がゲームに負ける")
            }
        }
    }
}
