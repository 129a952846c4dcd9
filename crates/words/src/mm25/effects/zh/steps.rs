//! Steps and modifiers.

use super::Chinese;
use crate::grammar::signed;
use crate::mm25::effects::{Noun, has_life};
use mm25::effects::{Act, Against, Modifier, Objects, Player, Step, Value};

/// Whether the player of the effect does it, so that "you may" can stand right before it.
pub(super) fn is_yours(step: &Step) -> bool {
    match step {
        Step::Do(Act::Gain(..), _) => false,
        Step::Do(..) | Step::LookAtHand | Step::CallReinforcement => true,
        Step::Draw(who, _)
        | Step::Log(who, _)
        | Step::Sink(who, _)
        | Step::SinkLogbook(who, _)
        | Step::Discard(who, _)
        | Step::DiscardAtRandom(who, _) => *who == Player::You,
        Step::BeginBattle { .. } | Step::PreventBattle | Step::If(..) | Step::May(_) | Step::ChooseOne(_) => false,
    }
}

impl Chinese {
    /// Steps in one sentence.
    pub(in crate::mm25::effects) fn steps(&self, steps: &[Step]) -> String {
        let each: Vec<String> = steps.iter().map(|step| self.step(step)).collect();
        if each.is_empty() { "不發生任何事".to_owned() } else { each.join("，然後") }
    }

    /// Steps as part of a sentence.
    pub(super) fn inner(&self, steps: &[Step]) -> String {
        match steps {
            [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("『{}』", self.steps(steps)),
            [_] | [] => self.steps(steps),
            _ => format!("『{}』", self.steps(steps)),
        }
    }

    pub(super) fn step(&self, step: &Step) -> String {
        let does = |who: &Player, text: String| match who {
            Player::You => text,
            Player::Opponent => format!("對手{text}"),
        };
        let own = |who: &Player| if *who == Player::You { "你的" } else { "其" };
        let top = |who: &Player, count: &Value, from: &str, to: &str| {
            does(who, format!("將{}{from}最上方{}卡移到{to}", own(who), self.so_many(count)))
        };
        match step {
            Step::Do(act, on) => self.act(act, on),
            Step::BeginBattle { by, against, bonus } => {
                let by = match by {
                    Objects::All(cards) => self.one_of(cards),
                    by => self.objects(by),
                };
                let against = match against {
                    Against::Normal => String::new(),
                    Against::These(cards) => format!("對{}", self.one_of(cards)),
                };
                let gains = match bonus {
                    (0, 0) => String::new(),
                    (power, damage) => format!("，在該戰鬥中獲得{}/{}", signed(*power), signed(*damage)),
                };
                format!("{by}{against}開始戰鬥{gains}")
            }
            Step::Draw(who, count) => does(who, format!("抽{}卡", self.so_many(count))),
            Step::Log(who, count) => top(who, count, "寶箱", "航海日誌"),
            Step::Sink(who, count) => top(who, count, "寶箱", "大海"),
            Step::SinkLogbook(who, count) => top(who, count, "航海日誌", "大海"),
            Step::Discard(who, count) => does(who, format!("將{}手牌{}棄入大海", own(who), self.so_many(count))),
            Step::DiscardAtRandom(who, count) => {
                does(who, format!("將{}手牌隨機{}棄入大海", own(who), self.so_many(count)))
            }
            Step::LookAtHand => "查看對手的手牌1次".to_owned(),
            Step::CallReinforcement => "從你的手牌召喚1張角色卡作為援軍".to_owned(),
            Step::PreventBattle => "該戰鬥不會開始".to_owned(),
            Step::If(condition, then, otherwise) => {
                let otherwise = match otherwise.is_empty() {
                    true => String::new(),
                    false => format!("，否則{}", self.inner(otherwise)),
                };
                format!("若{}，則{}{otherwise}", self.condition(condition, true), self.inner(then))
            }
            Step::May(steps) => match steps.as_slice() {
                [step] if is_yours(step) => format!("你可以{}", self.step(step)),
                steps => format!("你可以令以下生效：『{}』", self.steps(steps)),
            },
            Step::ChooseOne(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| self.inner(way)).collect();
                match ways.is_empty() {
                    true => "不發生任何事".to_owned(),
                    false => format!("選擇其一：{}", ways.join("，或")),
                }
            }
        }
    }

    pub(super) fn act(&self, act: &Act, on: &Objects) -> String {
        let cards = self.objects(on);
        match act {
            Act::Inflict(Value::Number(damage)) => format!("對{cards}造成{damage}點傷害"),
            Act::Inflict(value) => format!("對{cards}造成等同於{}的傷害", self.value(value)),
            Act::ToOcean if has_life(on) => format!("將{cards}連同其生命卡移到大海"),
            Act::ToOcean => format!("將{cards}移到大海"),
            Act::ToHand => format!("將{cards}加入手牌"),
            Act::ShuffleIntoChest => format!("將{cards}洗入寶箱"),
            Act::Annul => format!("將{cards}無效並移到大海"),
            Act::Gain(power, damage) => format!("{cards}在這場戰鬥中獲得{}/{}", signed(*power), signed(*damage)),
            Act::Mend => format!("將航海日誌最上方的卡移到{cards}的生命區"),
        }
    }

    pub(super) fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "不發生任何事".to_owned() } else { each.join("；") }
    }

    pub(super) fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
        let cards = self.objects(on);
        match modifier {
            Modifier::Bonus { power: Value::Number(power), damage: Value::Number(damage) } => {
                format!("{cards}獲得{}/{}", signed(*power), signed(*damage))
            }
            Modifier::Bonus { power, damage } => {
                format!("{cards}獲得力量{}、傷害{}", self.change(power), self.change(damage))
            }
            Modifier::InitialPower(power) => format!("{cards}的初始力量為{}", self.value(power)),
            Modifier::DamageUpTo { more, most } => {
                format!("{cards}獲得+0/{}（傷害不會因此超過{most}）", signed(*more))
            }
            Modifier::CannotBeAttackedBy(by) if by.is_empty() => format!("對手不能對{}開始戰鬥", self.attacked(on)),
            Modifier::CannotBeAttackedBy(by) => {
                let by = self.noun_phrase(&[Noun::Character], &by.iter().collect::<Vec<_>>());
                format!("{by}不能對{}開始戰鬥", self.attacked(on))
            }
            Modifier::CannotAttack => format!("{cards}不能開始戰鬥"),
            Modifier::MayAttack(these) => format!("{cards}可對{}開始戰鬥", self.any_of(these)),
            Modifier::MayIgnoreSailor(which) => {
                let sailor = self.noun_phrase(&[Noun::Sailor], &which.iter().collect::<Vec<_>>());
                format!("{cards}可無視對手1名{sailor}，對對手的船長開始戰鬥")
            }
            Modifier::AttackCosts(actions) => {
                format!("對手須消耗{actions}個行動才能對{}開始戰鬥", self.attacked(on))
            }
            Modifier::Actions(actions) if *actions < 3 => format!("{cards}在自己的回合至多進行{actions}個行動"),
            Modifier::Actions(actions) => format!("{cards}在自己的回合可進行{actions}個行動"),
            Modifier::NoTechniqueDamage => format!("{cards}不會受到對手所使用招式效果的傷害"),
            Modifier::TechniquesToChest(which) => {
                let techniques = self.noun_phrase(&[Noun::Technique], &which.iter().collect::<Vec<_>>());
                format!("{cards}使用的{techniques}改為放到寶箱最下方，而非大海")
            }
            Modifier::NoTrophy => format!("{cards}被擊敗時棄入大海，而不成為戰利品"),
            Modifier::FreeCall => format!("召喚{cards}不消耗行動"),
            Modifier::Indestructible => format!("{cards}不會被對手的能力或效果無效、破壞或移動"),
            Modifier::PreventDamage(less) => {
                format!("防止{cards}在這場戰鬥的傷害步驟中將受到的{less}點傷害")
            }
            Modifier::LosesDraws => format!("若雙方在這場戰鬥中同時達成勝利條件，{cards}輸掉這一局"),
        }
    }
}
