//! 繁體中文。

use super::{Noun, Phrase, This, denied, has_life, is_fighting};
use crate::Lang;
use crate::grammar::chinese::spaced;
use crate::grammar::{number, signed};
use crate::mm25::cards::person_in;
use mm25::effects::{
    Ability, Act, Against, Cards, Compare, Condition, Count, Filter, Kind, Modifier, Objects, Pick, Place, Player,
    Stat, Step, Timing, Value, Window,
};
use mm25::{Category, Crew};

/// A printer for a card that calls itself so.
pub(super) struct Chinese(pub This);

impl Chinese {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs: Vec<String> = ability.conditions.iter().map(|condition| self.condition(condition, true)).collect();
        let ifs = (!ifs.is_empty()).then(|| ifs.join("，且"));
        let cost: Vec<String> = ability.cost.iter().map(|step| self.step(step)).collect();
        let cost = cost.join("，並");
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = if cost.is_empty() { String::new() } else { format!("{cost}；") };
                let only = ifs.map_or_else(String::new, |ifs| format!("。只有在{ifs}時才能使用"));
                format!("{actions}行動：{paid}{}{only}", self.steps(steps))
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| format!("只要{ifs}，"));
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let and = ifs.map_or_else(String::new, |ifs| format!("，且{ifs}"));
                format!("只要這張卡是援軍{and}，{}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| format!("若{ifs}，"));
                let done = match (ability.optional, cost.is_empty()) {
                    (true, false) => format!("你可以{cost}。若這樣做，{}", self.steps(steps)),
                    (true, true) => format!("你可以令以下生效：{}", self.steps(steps)),
                    (false, false) => format!("{cost}；{}", self.steps(steps)),
                    (false, true) => self.steps(steps),
                };
                // What you do yourself is said straight.
                let done = match steps.as_slice() {
                    [step] if is_yours(step) => done.replacen("你可以令以下生效：", "你可以", 1),
                    _ => done,
                };
                format!("{}，{so}{done}", self.timing(timing))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain((!cost.is_empty()).then_some(cost)).collect();
                let needs =
                    if needs.is_empty() { String::new() } else { format!("使用條件：{}。", needs.join("；")) };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| self.steps(steps)));
                says.extend((!lasting.is_empty()).then(|| self.modifiers(lasting)));
                format!("{needs}{}", says.join("。"))
            }
        };
        spaced(&format!("{text}。"))
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "作為船員被召喚到甲板時（遊戲準備除外）".to_owned(),
            Timing::Reinforces => "作為援軍被召喚時".to_owned(),
            Timing::OpposingUses => "每當對戰角色使用招式時".to_owned(),
            Timing::Declared(cards) => format!("對手宣言對{}開始戰鬥時", self.one_of(cards)),
            Timing::In(window) => format!("這個角色的戰鬥中，{}", self::window(*window)),
            Timing::Defeats => "這個角色擊敗對戰角色時".to_owned(),
        }
    }

    /// Steps in one sentence.
    pub fn steps(&self, steps: &[Step]) -> String {
        let each: Vec<String> = steps.iter().map(|step| self.step(step)).collect();
        if each.is_empty() { "不發生任何事".to_owned() } else { each.join("，然後") }
    }

    /// Steps as part of a sentence.
    fn inner(&self, steps: &[Step]) -> String {
        match steps {
            [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("『{}』", self.steps(steps)),
            [_] | [] => self.steps(steps),
            _ => format!("『{}』", self.steps(steps)),
        }
    }

    fn step(&self, step: &Step) -> String {
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

    fn act(&self, act: &Act, on: &Objects) -> String {
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

    fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "不發生任何事".to_owned() } else { each.join("；") }
    }

    fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
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

    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                if holds { "這個角色正在戰鬥" } else { "這個角色不在戰鬥" }.to_owned()
            }
            Condition::Is(objects, filters) => {
                let said = self.says(&filters.iter().collect::<Vec<_>>(), holds);
                format!("{}{said}", self.objects(objects))
            }
            Condition::Won(who) => format!("{}{}", fighter(who), if holds { "戰鬥勝利" } else { "戰鬥未獲勝" }),
            Condition::Lost(who) => format!("{}{}", fighter(who), if holds { "戰鬥落敗" } else { "戰鬥未落敗" }),
            Condition::HasUsed(who, filters) => {
                let technique = self.noun_phrase(&[Noun::Technique], &filters.iter().collect::<Vec<_>>());
                let used = if holds { "使用過" } else { "未使用過" };
                format!("{}{used}仍在場上的{technique}", fighter(who))
            }
            Condition::Settled => match holds {
                true => "這張卡從之前的回合起就在甲板上".to_owned(),
                false => "這張卡在本回合才來到甲板上".to_owned(),
            },
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<String> = several.iter().map(|one| self.condition(one, holds)).collect();
                match each.as_slice() {
                    [] => if all { "可能" } else { "不可能" }.to_owned(),
                    [one] => one.clone(),
                    _ => format!("（{}）", each.join(if all { "，且" } else { "，或" })),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (compare, is) = match (holds, denied(compare)) {
            (true, _) => (compare, "為"),
            (false, Some(denied)) => (denied, "為"),
            (false, None) => (compare, "不是"),
        };
        let is = if matches!(compare, Compare::Above | Compare::Below) { "" } else { is };
        let unit = match one {
            Value::Count(cards) => unit(&Phrase::of(cards).nouns),
            Value::Of(..) | Value::Number(_) => "",
        };
        let what = match one {
            Value::Count(cards) => self.many(cards),
            Value::Of(..) | Value::Number(_) => self.value(one),
        };
        format!("{what}{is}{}", bound(compare, &format!("{}{unit}", self.value(other))))
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("{}的數量", self.many(cards)),
            Value::Of(stat, of) => format!("{}的{}", self.objects(of), self::stat(*stat)),
        }
    }

    /// Whom a Battle is begun against: each of them on its own.
    fn attacked(&self, on: &Objects) -> String {
        match on {
            Objects::All(cards) => self.any_of(cards),
            on => self.objects(on),
        }
    }

    fn change(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => signed(*number),
            other => format!("+（{}）", self.value(other)),
        }
    }

    fn so_many(&self, count: &Value) -> String {
        match count {
            Value::Number(number) => format!("{number}張"),
            other => format!("（{}）張", self.value(other)),
        }
    }

    fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "這個角色",
                This::Technique => "這個招式",
                This::Card => "這張卡",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "你戰鬥中的角色".to_owned(),
            Objects::Fighter(Player::Opponent) => "對戰角色".to_owned(),
            Objects::Fighters => "戰鬥中的雙方角色".to_owned(),
            Objects::Loser => "落敗的角色".to_owned(),
            Objects::Placed => "對手剛放置的招式".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "所選的卡".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("所有{}", self.many(cards)),
            Objects::Player(Player::You) => "你".to_owned(),
            Objects::Player(Player::Opponent) => "對手".to_owned(),
        }
    }

    fn pick(&self, pick: &Pick) -> String {
        let unit = unit(&Phrase::of(&pick.from).nouns);
        let (count, most) = match &pick.count {
            Count::Exactly(count) => (count, ""),
            Count::UpTo(count) => (count, "至多"),
        };
        let count = match count {
            Value::Number(number) => format!("{number}{unit}"),
            other => format!("（{}）{unit}", self.value(other)),
        };
        self.counted(&pick.from, &format!("{most}{count}"))
    }

    fn many(&self, cards: &Cards) -> String {
        self.counted(cards, "")
    }

    /// 對手的1名船員, 你大海中的2張招式卡.
    fn counted(&self, cards: &Cards, count: &str) -> String {
        let phrase = Phrase::of(cards);
        let whose = match phrase.whose {
            Player::You => "你",
            Player::Opponent => "對手",
        };
        let at = match phrase.nouns.as_slice() {
            [Noun::Card(_)] => format!("{}中的", places(phrase.places)),
            _ => "的".to_owned(),
        };
        format!("{whose}{at}{count}{}", self.noun_phrase(&phrase.nouns, &phrase.filters))
    }

    fn one_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let one = if phrase.is_captain() { String::new() } else { format!("1{}", unit(&phrase.nouns)) };
        self.counted(cards, &one)
    }

    fn any_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let any = if phrase.is_captain() { String::new() } else { format!("任1{}", unit(&phrase.nouns)) };
        self.counted(cards, &any)
    }

    fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter]) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun)).collect();
        let said: String = filters
            .iter()
            .map(|filter| match filter {
                Filter::Other => "其他".to_owned(),
                Filter::Crew(crew) => format!("「{}」", self::crew(crew)),
                Filter::Named(names) => format!("名為{}的", people(names)),
                other => format!("{}的", self.says_one(other, true)),
            })
            .collect();
        format!("{said}{}", names.join("或"))
    }

    fn says(&self, filters: &[&Filter], holds: bool) -> String {
        let each: Vec<String> = filters.iter().map(|filter| self.says_one(filter, holds)).collect();
        match each.is_empty() {
            true => if holds { "存在" } else { "不存在" }.to_owned(),
            false => each.join(if holds { "且" } else { "或" }),
        }
    }

    fn says_one(&self, filter: &Filter, holds: bool) -> String {
        let is = if holds { "是" } else { "不是" };
        let has = if holds { "有" } else { "沒有" };
        match filter {
            Filter::Category(category) => format!("{is}{}", kind(*category)),
            Filter::Named(names) => format!("{is}{}", people(names)),
            Filter::Numbered(number) => format!("卡號{is}「{number}」"),
            Filter::Crew(crew) => format!("{}「{}」", if holds { "屬於" } else { "不屬於" }, self::crew(crew)),
            Filter::Captain => format!("{is}船長"),
            Filter::Sailor => format!("{is}船員"),
            Filter::Stat(stat, compare, value) => {
                let be = match (holds, compare) {
                    (true, Compare::Above | Compare::Below) => "",
                    (true, Compare::AtLeast | Compare::AtMost | Compare::Exactly) => "為",
                    (false, _) => "不是",
                };
                format!("{}{be}{}", self::stat(*stat), bound(*compare, &self.value(value)))
            }
            Filter::FewestLife => if holds { "生命值最少" } else { "生命值不是最少" }.to_owned(),
            Filter::HasBegun => if holds { "本回合已開始過戰鬥" } else { "本回合尚未開始過戰鬥" }.to_owned(),
            Filter::Limited(limit) => format!("{}限制{limit}", if holds { "標有" } else { "未標有" }),
            Filter::UsableBy(name) => format!("可使用者{has}「{}」", person_in(name, Lang::ZhHant)),
            Filter::This => format!("{is}這張卡"),
            Filter::Other => format!("{is}其他卡"),
            Filter::Any(ways) => {
                let each: Vec<String> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), holds)).collect();
                format!("（{}）", each.join(if holds { "，或" } else { "，且" }))
            }
            Filter::Not(filters) => self.says(&filters.iter().collect::<Vec<_>>(), !holds),
        }
    }
}

/// Whether the player of the effect does it, so that "you may" can stand right before it.
fn is_yours(step: &Step) -> bool {
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

fn people(names: &[String]) -> String {
    names.iter().map(|name| format!("「{}」", person_in(name, Lang::ZhHant))).collect::<Vec<_>>().join("或")
}

fn crew(crew: &Crew) -> &str {
    super::crew(crew, Lang::ZhHant).unwrap_or(&crew.0)
}

fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number}以上"),
        Compare::AtMost => format!("{number}以下"),
        Compare::Exactly => format!("正好{number}"),
        Compare::Above => format!("多於{number}"),
        Compare::Below => format!("少於{number}"),
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "力量",
        Stat::InitialPower => "初始力量",
        Stat::Damage => "傷害",
        Stat::Life => "生命值",
        Stat::InitialLife => "初始生命值",
    }
}

fn kind(category: Category) -> &'static str {
    match category {
        Category::Character => "角色卡",
        Category::Technique => "招式卡",
        Category::Team => "組隊卡",
    }
}

fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Character => "角色",
        Noun::Captain => "船長",
        Noun::Sailor => "船員",
        Noun::Reinforcement => "援軍",
        Noun::Technique => "招式",
        Noun::Card(None) => "卡",
        Noun::Card(Some(category)) => kind(category),
    }
}

/// What they are counted in: people on a Bridge, and cards.
fn unit(nouns: &[Noun]) -> &'static str {
    match nouns {
        [Noun::Character | Noun::Captain | Noun::Sailor] => "名",
        _ => "張",
    }
}

fn places(places: &[Place]) -> String {
    let names: Vec<&str> = places
        .iter()
        .map(|place| match place {
            Place::Bridge => "甲板",
            Place::Reinforcements => "援軍區",
            Place::Techniques => "招式區",
            Place::Hand => "手牌",
            Place::Ocean => "大海",
            Place::Logbook => "航海日誌",
            Place::Chest => "寶箱",
        })
        .collect();
    names.join("或")
}

fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "宣言時",
        Window::Before => "戰鬥行動之前",
        Window::BattleActions => "戰鬥行動期間",
        Window::Interrupt => "作為插入",
        Window::BeforeComparison => "力量比較之前",
        Window::AfterComparison => "力量比較之後",
        Window::BeforeDamage => "造成傷害之前",
        Window::Defeated => "有角色被擊敗時",
        Window::AfterBattle => "戰鬥結束之後",
    }
}
