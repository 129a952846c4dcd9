//! 日本語。

use super::{Noun, Phrase, This, denied, has_life, is_fighting};
use crate::Lang;
use crate::grammar::{japanese, number, signed};
use crate::mm25::cards::person_in;
use mm25::effects::{
    Ability, Act, Against, Cards, Compare, Condition, Count, Filter, Kind, Modifier, Objects, Pick, Place, Player,
    Stat, Step, Timing, Value, Window,
};
use mm25::{Category, Crew};

type Clause = japanese::Clause<Player>;

/// A printer for a card that calls itself so.
pub(super) struct Japanese(pub This);

impl Japanese {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs = Clause::all(ability.conditions.iter().map(|condition| self.condition(condition, true)).collect());
        let cost = Clause::all(ability.cost.iter().map(|step| self.step(step)).collect());
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = cost.map_or_else(String::new, |cost| format!("{}、", cost.and()));
                let only = ifs.map_or_else(String::new, |ifs| format!("。{}場合にのみ使える", ifs.before_noun()));
                format!("{actions}アクション：{paid}{}{only}", self.steps(steps).end)
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| match ifs.being() {
                    // What is over goes on to hold.
                    over if over.ends_with('た') => format!("{over}状態の間、"),
                    being => format!("{being}間、"),
                });
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let so = ifs.map_or_else(String::new, |ifs| ifs.when_so());
                format!("このカードが援軍である間、{so}{}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| ifs.when_so());
                let steps = self.steps(steps);
                let done = match (ability.optional, cost) {
                    (true, Some(cost)) => format!("{}もよい。そうした場合、{}", cost.te(), steps.end),
                    (true, None) => format!("{}もよい", steps.te()),
                    (false, Some(cost)) => format!("{}、{}", cost.and(), steps.end),
                    (false, None) => steps.end,
                };
                format!("{}、{so}{done}", self.timing(timing))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain(cost).map(|clause| clause.end).collect();
                let needs =
                    if needs.is_empty() { String::new() } else { format!("使用条件：{}。", needs.join("。")) };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| self.steps(steps).end));
                says.extend((!lasting.is_empty()).then(|| self.modifiers(lasting)));
                format!("{needs}{}", says.join("。"))
            }
        };
        format!("{text}。")
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "仲間として甲板に呼ばれたとき（準備中を除く）".to_owned(),
            Timing::Reinforces => "援軍として呼ばれたとき".to_owned(),
            Timing::OpposingUses => "相手キャラクターが技を使うたび".to_owned(),
            Timing::Declared(cards) => {
                format!("対戦相手が{}に対してバトルを宣言したとき", self.one_of(cards))
            }
            Timing::In(window) => format!("このキャラクターのバトルの{}", self::window(*window)),
            Timing::Defeats => "このキャラクターが相手キャラクターを倒したとき".to_owned(),
        }
    }

    /// Steps in one sentence.
    pub fn steps(&self, steps: &[Step]) -> Clause {
        let each = Clause::all(steps.iter().map(|step| self.step(step)).collect());
        each.unwrap_or_else(|| Clause::verb("何もしない".to_owned()))
    }

    fn step(&self, step: &Step) -> Clause {
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

    fn act(&self, act: &Act, on: &Objects) -> String {
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

    fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "何も起こらない".to_owned() } else { each.join("。") }
    }

    fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
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

    fn condition(&self, condition: &Condition, holds: bool) -> Clause {
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                Clause::noun("このキャラクターがバトル中".to_owned()).held(holds)
            }
            Condition::Is(objects, filters) => {
                let said = self.says(&filters.iter().collect::<Vec<_>>(), holds);
                said.after(&format!("{}が", self.objects(objects)))
            }
            Condition::Won(who) => {
                let who = fighter(who);
                Clause::past(&format!("{who}がバトルに勝った"), &format!("{who}がバトルに勝っていない")).held(holds)
            }
            Condition::Lost(who) => {
                let who = fighter(who);
                Clause::past(&format!("{who}がバトルに負けた"), &format!("{who}がバトルに負けていない")).held(holds)
            }
            Condition::HasUsed(who, filters) => {
                let technique = self.noun_phrase(&[Noun::Technique], &filters.iter().collect::<Vec<_>>());
                let used = format!("{}が、場に残っている{technique}を使用し", fighter(who));
                Clause::past(&format!("{used}た"), &format!("{used}ていない")).held(holds)
            }
            Condition::Settled => {
                let since = if holds { "前のターンまで" } else { "このターン" };
                Clause::noun(format!("このカードが{since}に甲板に来たもの"))
            }
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<Clause> = several.iter().map(|one| self.condition(one, holds)).collect();
                match all {
                    _ if each.is_empty() => Clause::noun(if all { "可能" } else { "不可能" }.to_owned()),
                    true => Clause::all(each).unwrap_or_else(|| Clause::noun("可能".to_owned())),
                    false => Clause::any(each),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> Clause {
        let (compare, held) = match (holds, denied(compare)) {
            (true, _) => (compare, true),
            (false, Some(denied)) => (denied, true),
            (false, None) => (compare, false),
        };
        let (what, unit) = match one {
            Value::Count(cards) => {
                let phrase = Phrase::of(cards);
                (format!("{}が", self.many(cards)), unit(&phrase.nouns))
            }
            Value::Of(..) | Value::Number(_) => (format!("{}が", self.value(one)), ""),
        };
        bound(compare, &format!("{}{unit}", self.value(other))).after(&what).held(held)
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("{}の数", self.many(cards)),
            Value::Of(stat, of) => format!("{}の{}", self.objects(of), self::stat(*stat)),
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
            Value::Number(number) => format!("{number}枚"),
            other => format!("（{}）枚", self.value(other)),
        }
    }

    fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "このキャラクター",
                This::Technique => "この技",
                This::Card => "このカード",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "バトル中の自分のキャラクター".to_owned(),
            Objects::Fighter(Player::Opponent) => "相手キャラクター".to_owned(),
            Objects::Fighters => "バトル中の両方のキャラクター".to_owned(),
            Objects::Loser => "負けたキャラクター".to_owned(),
            Objects::Placed => "対戦相手が今出した技".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "選んだカード".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("{}すべて", self.many(cards)),
            Objects::Player(Player::You) => "自分".to_owned(),
            Objects::Player(Player::Opponent) => "対戦相手".to_owned(),
        }
    }

    fn pick(&self, pick: &Pick) -> String {
        let unit = unit(&Phrase::of(&pick.from).nouns);
        let (count, most) = match &pick.count {
            Count::Exactly(count) => (count, ""),
            Count::UpTo(count) => (count, "まで"),
        };
        let count = match count {
            Value::Number(number) => format!("{number}{unit}"),
            other => format!("（{}）{unit}", self.value(other)),
        };
        format!("{}{count}{most}", self.many(&pick.from))
    }

    /// 自分の他のキャラクター, 自分の手札のカード.
    fn many(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let whose = match phrase.whose {
            Player::You => "自分の",
            Player::Opponent => "対戦相手の",
        };
        let at = match phrase.nouns.as_slice() {
            [Noun::Card(_)] => format!("{}の", places(phrase.places)),
            _ => String::new(),
        };
        format!("{whose}{at}{}", self.noun_phrase(&phrase.nouns, &phrase.filters))
    }

    fn one_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let one = if phrase.is_captain() { String::new() } else { format!("1{}", unit(&phrase.nouns)) };
        format!("{}{one}", self.many(cards))
    }

    fn any_of(&self, cards: &Cards) -> String {
        let any = if Phrase::of(cards).is_captain() { "" } else { "の誰か" };
        format!("{}{any}", self.many(cards))
    }

    fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter]) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun)).collect();
        let said: String = filters.iter().map(|filter| self.quality(filter)).collect();
        format!("{said}{}", names.join("か"))
    }

    /// Before a noun.
    fn quality(&self, filter: &Filter) -> String {
        match filter {
            Filter::Other => "他の".to_owned(),
            Filter::Named(names) => format!("名前が{}の", people(names)),
            other => self.says_one(other, true).before_noun(),
        }
    }

    fn says(&self, filters: &[&Filter], holds: bool) -> Clause {
        let each: Vec<Clause> = filters.iter().map(|filter| self.says_one(filter, holds)).collect();
        match holds {
            _ if each.is_empty() => Clause::verb(if holds { "存在する" } else { "存在しない" }.to_owned()),
            true => Clause::all(each).unwrap_or_else(|| Clause::verb("存在する".to_owned())),
            false => Clause::any(each),
        }
    }

    fn says_one(&self, filter: &Filter, holds: bool) -> Clause {
        let clause = match filter {
            Filter::Category(category) => Clause::noun(kind(*category).to_owned()),
            Filter::Named(names) => Clause::noun(people(names)),
            Filter::Numbered(number) => Clause::noun(format!("カード番号「{number}」")),
            Filter::Crew(crew) => Clause::noun(format!("「{}」", self::crew(crew))),
            Filter::Captain => Clause::noun("船長".to_owned()),
            Filter::Sailor => Clause::noun("仲間".to_owned()),
            Filter::Stat(stat, compare, value) => {
                bound(*compare, &self.value(value)).after(&format!("{}が", self::stat(*stat)))
            }
            Filter::FewestLife => Clause::noun("ライフが最少".to_owned()),
            Filter::HasBegun => {
                Clause::past("このターンにすでにバトルを開始した", "このターンにまだバトルを開始していない")
            }
            Filter::Limited(limit) => Clause::noun(format!("制限{limit}")),
            Filter::UsableBy(name) => Clause::verb(format!("使用者に「{}」を含む", person_in(name, Lang::Ja))),
            Filter::This => Clause::noun("このカード".to_owned()),
            Filter::Other => Clause::noun("他のカード".to_owned()),
            Filter::Any(ways) => {
                let each: Vec<Clause> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), holds)).collect();
                return match holds {
                    true => Clause::any(each),
                    false => Clause::all(each).unwrap_or_else(|| Clause::verb("存在する".to_owned())),
                };
            }
            Filter::Not(filters) => return self.says(&filters.iter().collect::<Vec<_>>(), !holds),
        };
        clause.held(holds)
    }
}

fn people(names: &[String]) -> String {
    names.iter().map(|name| format!("「{}」", person_in(name, Lang::Ja))).collect::<Vec<_>>().join("か")
}

fn crew(crew: &Crew) -> &str {
    super::crew(crew, Lang::Ja).unwrap_or(&crew.0)
}

fn bound(compare: Compare, number: &str) -> Clause {
    match compare {
        Compare::AtLeast => Clause::noun(format!("{number}以上")),
        Compare::AtMost => Clause::noun(format!("{number}以下")),
        Compare::Exactly => Clause::noun(format!("ちょうど{number}")),
        Compare::Above => Clause::verb(format!("{number}より多い")),
        Compare::Below => Clause::noun(format!("{number}未満")),
    }
}

fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "パワー",
        Stat::InitialPower => "初期パワー",
        Stat::Damage => "ダメージ",
        Stat::Life => "ライフ",
        Stat::InitialLife => "初期ライフ",
    }
}

fn kind(category: Category) -> &'static str {
    match category {
        Category::Character => "キャラクターカード",
        Category::Technique => "技カード",
        Category::Team => "チームカード",
    }
}

fn noun(noun: Noun) -> &'static str {
    match noun {
        Noun::Character => "キャラクター",
        Noun::Captain => "船長",
        Noun::Sailor => "仲間",
        Noun::Reinforcement => "援軍",
        Noun::Technique => "技",
        Noun::Card(None) => "カード",
        Noun::Card(Some(category)) => kind(category),
    }
}

/// What they are counted in: people on a Bridge, and cards.
fn unit(nouns: &[Noun]) -> &'static str {
    match nouns {
        [Noun::Character | Noun::Captain | Noun::Sailor] => "人",
        _ => "枚",
    }
}

fn places(places: &[Place]) -> String {
    let names: Vec<&str> = places
        .iter()
        .map(|place| match place {
            Place::Bridge => "甲板",
            Place::Reinforcements => "援軍スペース",
            Place::Techniques => "技スペース",
            Place::Hand => "手札",
            Place::Ocean => "海",
            Place::Logbook => "航海日誌",
            Place::Chest => "宝箱",
        })
        .collect();
    names.join("か")
}

fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "宣言時",
        Window::Before => "バトルアクションの前",
        Window::BattleActions => "バトルアクション中",
        Window::Interrupt => "割り込みとして",
        Window::BeforeComparison => "パワー比べの前",
        Window::AfterComparison => "パワー比べの後",
        Window::BeforeDamage => "ダメージの前",
        Window::Defeated => "中にキャラクターが倒されたとき",
        Window::AfterBattle => "終了後",
    }
}
