//! Steps and modifiers.

use super::Chinese;
use super::nouns::{attribute, called, keyword, place, player};
use crate::grammar::signed;
use crate::opcg::editions::{card_named, type_named};
use crate::opcg::effects::context::{Context, is_one, optional, short_choice};
use opcg::effects::{
    Act, Count, DonState, End, Modifier, Moment, Objects, Permission, Place, Player, Prohibition, Step, Until, Value,
    Where, Whose,
};

/// What a step says.
enum Clause {
    /// A player does something.
    Does(Player, String),
    /// Something else is so.
    Says(String),
}

impl Clause {
    /// Who does it is said of the opponent, or where somebody else was spoken of.
    fn text(self, spoken_of: Player) -> String {
        match self {
            Clause::Does(Player::Opponent, text) => format!("對手{text}"),
            Clause::Does(Player::You, text) if spoken_of == Player::Opponent => format!("自己{text}"),
            Clause::Does(Player::You, text) | Clause::Says(text) => text,
        }
    }
}

fn you(text: String) -> Clause {
    Clause::Does(Player::You, text)
}

fn owners(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自己的",
        Whose::Opponents => "對手的",
        Whose::Anyones => "持有者的",
    }
}

fn at(end: Where) -> &'static str {
    match end {
        Where::Top => "最上方",
        Where::Bottom => "最下方",
        Where::TopOrBottom => "最上方或最下方",
    }
}

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfBattle => "在該場對戰中",
        Until::EndOfTurn => "在這個回合中",
        Until::EndOfOpponentsNextTurn => "直到對手的下個回合結束時，",
        Until::EndOfYourNextTurn => "直到自己的下個回合結束時，",
        Until::StartOfYourNextTurn => "直到自己的下個回合開始時，",
        Until::NextRefresh => "直到持有者的下個重整階段，",
        Until::Forever => "只要留在該處，",
    }
}

impl Chinese<'_> {
    /// Steps as sentences.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "什麼都不發生。".to_owned();
        }
        let sentence = |step: &Step| {
            let text = self.step(step).text(Player::You);
            if text.ends_with(['。', '』']) { text } else { format!("{text}。") }
        };
        steps.iter().map(sentence).collect()
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "什麼都不發生".to_owned() } else { self.row(Player::You, steps) }
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> String {
        let text = |step| match short_choice(step) {
            Some(ways) => ways.iter().map(|way| self.row(spoken_of, way)).collect::<Vec<_>>().join("，或"),
            None => self.step(step).text(spoken_of),
        };
        steps.iter().map(text).collect::<Vec<_>>().join("，接著")
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, who: Player, steps: &[Step]) -> String {
        if steps.is_empty() { "什麼都不做".to_owned() } else { self.row(who, steps) }
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> String {
        let is_own = |clause: &Clause| matches!(clause, Clause::Does(by, _) if *by == who);
        let (own, then, rest) = optional(steps, |step| self.step(step), is_own);
        self.0.actor.set(who);
        let may = match who {
            Player::You => "可以",
            Player::Opponent => "對手可以",
        };
        let own = own.into_iter().map(|clause| match clause {
            Clause::Does(by, text) if by == who => text,
            clause => format!("選擇讓{}", clause.text(Player::Opponent)),
        });
        let own = own.collect::<Vec<_>>().join("，接著");
        let mut text = if own.is_empty() { format!("{may}什麼都不做") } else { format!("{may}{own}") };
        let follows = then.is_some();
        if let Some(then) = then {
            text.push_str(&format!("。若如此執行，{}", then.text(who)));
        }
        if !rest.is_empty() {
            text.push_str(&format!("{}{}", if follows { "，接著" } else { "。" }, self.row(who, rest)));
        }
        text
    }

    fn step(&self, step: &Step) -> Clause {
        let clause = self.clause(step);
        if let Clause::Does(who, _) = clause {
            self.0.actor.set(who);
        }
        clause
    }

    fn clause(&self, step: &Step) -> Clause {
        let don = |count: &Count, who: Player| format!("{}{}的咚!!", self.quantity(count), player(who));
        match step {
            Step::Pick(pick) => you(format!("選擇{}", self.pick(pick))),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => {
                let quantity = self.quantity(count);
                let how_many = quantity.strip_suffix('的').filter(|quantity| quantity.starts_with("張數"));
                Clause::Does(*who, how_many.map_or(format!("抽{quantity}卡"), |how_many| format!("抽卡，{how_many}")))
            }
            Step::AddDon { who, count, rested } => {
                let state = if *rested { "休息狀態" } else { "活動狀態" };
                Clause::Does(*who, format!("從自己的咚!!卡組以{state}追加{}咚!!", self.quantity(count)))
            }
            Step::SetDonActive { who, count } => you(format!("將{}置為活動狀態", don(count, *who))),
            Step::RestDon { who, count } => you(format!("將{}置為休息狀態", don(count, *who))),
            Step::KeepDonRested { who, count } => {
                let what = format!("{}{}休息狀態的咚!!", self.quantity(count), player(*who));
                Clause::Says(format!("{what}在{}的下個重整階段不會變為活動狀態", player(*who)))
            }
            Step::ReturnDon { who, count, from } => {
                let state = match from {
                    DonState::Any => "自己的",
                    DonState::Active => "自己活動狀態的",
                    DonState::Rested => "自己休息狀態的",
                };
                Clause::Does(*who, format!("將{}{state}咚!!放回咚!!卡組", self.quantity(count)))
            }
            Step::Look { whose, place, count } => {
                self.0.look(*whose, *place, *count == Some(Value::Number(1)));
                you(match count {
                    Some(count) => {
                        format!("查看{}", self.end(*whose, *place, End::Top, &Count::Exactly(count.clone())))
                    }
                    None if *place == Place::Hand => format!("查看{}的手牌", player(*whose)),
                    None => format!("查看{}的{}的所有卡片", player(*whose), self::place(*place)),
                })
            }
            Step::PutBack(end) => you(self.put_back(*end)),
            Step::Shuffle(who) => Clause::Does(*who, "將自己的卡組洗牌".to_owned()),
            Step::Damage { who: Player::Opponent, count } => you(format!("對對手造成{}點傷害", self.value(count))),
            Step::Damage { who: Player::You, count } => Clause::Says(format!("自己受到{}點傷害", self.value(count))),
            Step::NameNumber(who) => Clause::Does(*who, "宣言1個數字".to_owned()),
            Step::Win(who) => Clause::Says(format!("{}獲勝", player(*who))),
            Step::ExtraTurn => you("在這個回合之後再進行1個自己的回合".to_owned()),
            Step::Run(timing) => {
                let (tags, whens) = self.timing(timing);
                you(format!("發動這張卡的{tags}{}效果", when_of(&whens)))
            }
            Step::If(condition, then, otherwise) => {
                let text = format!("若{}，{}", self.condition(condition, true), self.in_a_row(then));
                if otherwise.is_empty() {
                    return Clause::Says(text);
                }
                Clause::Says(format!("{text}；否則，{}", self.in_a_row(otherwise)))
            }
            Step::May(who, steps) => Clause::Says(self.may(*who, steps)),
            Step::ChooseOne(who, ways) => {
                let way = |(index, way): (usize, &Vec<Step>)| format!("({}){}", index + 1, self.way(*who, way));
                let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("；");
                Clause::Does(*who, format!("從以下選擇1項：{ways}"))
            }
            Step::ForEach(each, steps) => {
                let these = self.objects(each);
                let these = these.strip_prefix("所有").unwrap_or(&these);
                let steps = self.0.for_each(each, || self.in_a_row(steps));
                Clause::Says(format!("對每一張{these}，{steps}"))
            }
            Step::Later(moment, steps) => {
                let moment = match moment {
                    Moment::EndOfTurn => "在這個回合結束時",
                    Moment::EndOfBattle => "在該場對戰結束時",
                };
                Clause::Says(format!("{moment}，{}", self.in_a_row(steps)))
            }
        }
    }

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        let to = format!("{}的{}{}", player(looked.whose), place(looked.place), at(end));
        match (looked.taken, looked.one) {
            (true, _) => format!("將其餘的卡片以任意順序放回{to}"),
            (false, true) => format!("將該卡片放回{to}"),
            (false, false) => format!("將那些卡片以任意順序放回{to}"),
        }
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        if let (Act::Trash, Objects::Pick(pick)) = (act, on)
            && (pick.by, pick.from.whose) == (Player::Opponent, Whose::Opponents)
        {
            return Clause::Does(Player::Opponent, format!("將{}移至廢棄區", self.choice(pick, "自己的")));
        }
        if let (Act::Reveal, Objects::Ends { whose, place, count, .. }) = (act, on) {
            self.0.look(*whose, *place, is_one(count));
        }
        let about = self.0.about(on);
        let owners = owners(about.whose);
        let hand = if about.whose == Whose::Yours { "" } else { owners };
        let order = if about.many { "以任意順序" } else { "" };
        let each = if about.many { "各" } else { "" };
        // Said once only, for a pick is counted as it is said.
        let cards = || self.objects(on);
        you(match act {
            Act::Modify(modifier, until) => return Clause::Says(self.modified(on, modifier, Some(*until))),
            Act::Ko => format!("將{}KO", cards()),
            Act::Trash => format!("將{}移至廢棄區", cards()),
            Act::ToHand if about.on_field => format!("將{}放回{owners}手牌", cards()),
            Act::ToHand => format!("將{}加入{hand}手牌", cards()),
            Act::ToDeck(end) => format!("將{}{order}放到{owners}卡組{}", cards(), at(*end)),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { "以正面" } else { "" };
                format!("將{}{side}放到{owners}生命值區{}", cards(), at(*end))
            }
            Act::Rest => format!("將{}置為休息狀態", cards()),
            Act::SetActive => format!("將{}置為活動狀態", cards()),
            Act::Play { rested: false } => format!("讓{}登場", cards()),
            Act::Play { rested: true } => format!("讓{}以休息狀態登場", cards()),
            Act::Reveal => format!("公開{}", cards()),
            Act::Turn { face_up: true } => format!("將{}翻為正面", cards()),
            Act::Turn { face_up: false } => format!("將{}翻為背面", cards()),
            Act::GiveDon { count, rested } => {
                let state = if *rested { "休息狀態" } else { "活動狀態" };
                format!("將{}{state}的咚!!附加給{}{each}", self.quantity(count), cards()).replace("給各", "各給")
            }
            Act::MoveDon { count } => {
                format!("將{}附加在其他卡片上的咚!!改為附加給{}{each}", self.quantity(count), cards())
            }
            Act::PowerToZero(until) => format!("將{}的力量值{}變為0", cards(), self::until(*until)),
            Act::SwapBasePower(until) => format!("將{}的原本的力量值{}互換", cards(), self::until(*until)),
            Act::BecomeTarget => format!("將攻擊對象變更為{}", cards()),
            Act::Activate => format!("不支付費用發動{}", cards()),
        })
    }

    /// Standing modifiers; a card's own keywords without conditions are only named.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)], bare: bool) -> String {
        let name = |part: &(Objects, Modifier)| match part {
            (Objects::This, Modifier::Has(word)) if bare => Some(keyword(*word)),
            _ => None,
        };
        if parts.is_empty() {
            return "沒有效果。".to_owned();
        }
        let said = |(on, modifier): &(Objects, Modifier)| {
            let text = self.modified(on, modifier, None);
            if text.ends_with('』') { text } else { format!("{text}。") }
        };
        let named: Option<String> = parts.iter().map(name).collect();
        named.unwrap_or_else(|| parts.iter().map(said).collect())
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifier: &Modifier, lasts: Option<Until>) -> String {
        let every = match modifier {
            Modifier::Power(Value::Per { each, of, .. })
            | Modifier::Cost(Value::Per { each, of, .. })
            | Modifier::Counter(Value::Per { each, of, .. }) => self.for_every(*each, of),
            _ => String::new(),
        };
        let who = match (on, modifier) {
            (Objects::This, Modifier::Can(Permission::AnyNumberInDeck)) => "這張卡".to_owned(),
            _ => self.objects(on),
        };
        let duration = lasts.map_or("", until);
        // A long phrase before it is set off.
        let duration =
            if lasts.is_some() && who.chars().count() > 8 { format!("，{duration}") } else { duration.to_owned() };
        let more = |stat: &str, value: &Value| match value {
            Value::Number(number) => format!("{stat}{}", signed(*number)),
            Value::Per { times, .. } => format!("{stat}{}", signed(*times)),
            value => format!("{stat}增加{}", self.value(value)),
        };
        let gets = match modifier {
            Modifier::Power(value) => more("力量值", value),
            Modifier::Cost(value) => more("費用", value),
            Modifier::Counter(value) => more("反擊值", value),
            Modifier::BasePower(value) => format!("原本的力量值變為{}", self.value(value)),
            Modifier::BaseCost(value) => format!("原本的費用變為{}", self.value(value)),
            Modifier::Has(word) => format!("獲得{}", keyword(*word)),
            Modifier::Cannot(Prohibition::Refresh) if lasts == Some(Until::NextRefresh) => {
                let whose = owners(self.0.about(on).whose);
                return format!("{who}在{whose}下個重整階段不會變為活動狀態");
            }
            Modifier::Cannot(prohibition) => self.cannot(prohibition),
            Modifier::Can(permission) => can(permission).to_owned(),
            Modifier::Negated => "效果無效".to_owned(),
            Modifier::NegatedAt(timing) => {
                let (tags, whens) = self.timing(timing);
                return format!("{who}的{tags}{}效果{duration}無效", when_of(&whens));
            }
            Modifier::DonDeck(count) => return format!("{who}的咚!!卡組為{count}張"),
            Modifier::AlsoNamed(name) => format!("也視為具有卡片名稱「{}」", called(card_named(name))),
            Modifier::AlsoType(name) => format!("也具有特徵《{}》", called(type_named(name))),
            Modifier::AlsoAttribute(kind) => format!("也具有屬性({})", attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(ability, self.0.about(on).category());
                format!("獲得以下效果：『{}』", Chinese(&context).ability(ability))
            }
        };
        format!("{every}{who}{duration}{gets}")
    }

    fn cannot(&self, prohibition: &Prohibition) -> String {
        match prohibition {
            Prohibition::Attack => "不能攻擊".to_owned(),
            Prohibition::AttackOthers(cards) => format!("不能攻擊{}以外的卡片", self.cards(cards)),
            Prohibition::AttackThese(cards) => format!("不能攻擊{}", self.cards(cards)),
            Prohibition::BlockedBy(by) if by.is_empty() => "不會被防禦".to_owned(),
            Prohibition::BlockedBy(by) => format!("不會被{}防禦", self.such(by, None)),
            Prohibition::Block => "不能防禦".to_owned(),
            Prohibition::AttackUnless(step) => {
                let unless = match self.step(step) {
                    Clause::Does(who, text) => format!("{}先{text}", player(who)),
                    Clause::Says(text) => text,
                };
                format!("除非{unless}，否則不能攻擊")
            }
            Prohibition::BeKod(means) => format!("不會{}被KO", self.means(means)),
            Prohibition::BeKodBy(by) => format!("不會因與{}的對戰被KO", self.such(by, None)),
            Prohibition::BeRemoved(means) => format!("不會{}離開場上", self.means(means)),
            Prohibition::BeRested(means) => format!("不會{}變為休息狀態", self.means(means)),
            Prohibition::BePlayed(means) => format!("不能{}登場", self.means(means)),
            Prohibition::Refresh => "在重整階段不會變為活動狀態".to_owned(),
            Prohibition::Play(these) => format!("不能使用手牌中的{}", self.such(these, None)),
            Prohibition::Draw => "不能因效果抽卡".to_owned(),
            Prohibition::LifeToHand => "不能因效果將生命值卡加入手牌".to_owned(),
            Prohibition::Trigger => "不能發動【觸發器】".to_owned(),
            Prohibition::SetDonActive => "不能因效果將咚!!置為活動狀態".to_owned(),
            Prohibition::Include(these) => format!("不能將{}放入卡組", self.such(these, None)),
        }
    }
}

/// What happens, before the noun it is about.
fn when_of(whens: &str) -> String {
    let whens = whens.trim_end_matches('，');
    if whens.is_empty() { String::new() } else { format!("「{whens}」的") }
}

fn can(permission: &Permission) -> &'static str {
    match permission {
        Permission::AttackActive => "也能攻擊活動狀態的角色卡",
        Permission::AnyNumberInDeck => "可以在卡組中放入任意張數",
        Permission::LoseAtEndOfTurn => "的卡組變為0張時，直到該回合結束時才會戰敗",
        Permission::WinByEmptyDeck => "的卡組變為0張時，不會戰敗而是獲勝",
    }
}
