//! Steps and modifiers.

use super::nouns::{attribute, called, keyword, place, player};
use super::{Chinese, may};
use crate::opcg::effects::context::{About, Context};
use crate::opcg::effects::flow::{
    self, Lead, Unit, done_by_opponent, either_life, modifiers, optional, short_choice, top_or_bottom,
};
use crate::opcg::type_named;
use opcg::effects::{
    Act, Condition, Count, DonState, End, Modifier, Moment, Objects, Place, Player, Step, Until, Value, Where, Whose,
};

/// What a step says.
pub(super) enum Clause {
    /// A player does something.
    Does(Player, String),
    /// Something else is so.
    Says(String),
}

impl Clause {
    /// Who does it is said of the opponent, or where somebody else was spoken of.
    pub(super) fn text(self, spoken_of: Player) -> String {
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

/// Said of the one who does it.
fn own(player: Player) -> &'static str {
    match player {
        Player::You => "自己",
        Player::Opponent => "自身",
    }
}

/// Whose place cards go to; yours goes without saying.
fn to_owners(about: About) -> &'static str {
    match about.whose {
        _ if about.on_field => "持有者的",
        Whose::Yours => "",
        Whose::Opponents => "對手的",
        Whose::Anyones => "持有者的",
    }
}

pub(super) fn owners(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "我方",
        Whose::Opponents => "對手",
        Whose::Anyones => "持有者",
    }
}

fn at(end: Where) -> &'static str {
    match end {
        Where::Top => "上面",
        Where::Bottom => "下面",
        Where::TopOrBottom => "上面或下面",
    }
}

pub(super) fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfBattle => "在這場對戰中",
        Until::EndOfTurn => "在這個回合",
        Until::EndOfOpponentsNextTurn => "在下一個對手回合結束前",
        Until::EndOfYourNextTurn => "在下一個我方回合結束前",
        Until::StartOfYourNextTurn => "到下一個我方回合開始前",
        Until::NextRefresh => "到下一個持有者的重整階段",
        Until::Forever => "只要留在該處",
    }
}

/// The beginning of a sentence by how it follows the one before.
fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::First | Lead::And | Lead::Follows => "",
        Lead::Then => "之後，",
        Lead::Anyway => "無論如何，",
        Lead::AtOnce => "立即",
    }
}

fn stop(text: &str) -> String {
    if text.ends_with(['。', '』']) { text.to_owned() } else { format!("{text}。") }
}

/// Clauses of one sentence: 抽2張卡片，並廢棄1張自己的手牌.
fn in_one(clauses: &[String]) -> String {
    match clauses {
        [first @ .., last] if !first.is_empty() => format!("{}，並{last}", first.join("，")),
        clauses => clauses.concat(),
    }
}

impl Chinese<'_> {
    /// Steps as sentences.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "什麼都不發生。".to_owned();
        }
        let sentences = self.0.told(steps, |unit| self.unit(unit));
        sentences.iter().map(|(lead, clauses)| stop(&format!("{}{}", self::lead(*lead), in_one(clauses)))).collect()
    }

    /// A step at the end of a text may go on for several sentences.
    fn unit(&self, unit: Unit<'_>) -> String {
        match unit.steps {
            [Step::If(condition, then, otherwise)] if unit.is_last => self.governs(condition, then, otherwise),
            [step @ Step::ChooseOne(who, ways)] if either_life(step).is_none() && top_or_bottom(step).is_none() => {
                self.0.actor.set(*who);
                let way = |way: &Vec<Step>| {
                    format!("・{}", if way.is_empty() { "什麼都不做。".to_owned() } else { self.sentences(way) })
                };
                let who = if *who == Player::You { "" } else { "對手" };
                format!("{who}選擇下列其中一項。{}", ways.iter().map(way).collect::<String>())
            }
            steps => self.clauses(steps).text(Player::You),
        }
    }

    /// A condition, and all that it governs to the end of the text.
    fn governs(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let text = format!("{}{}", self.when_so(&self.condition(condition, true)), self.sentences(then));
        if otherwise.is_empty() { text } else { format!("{text}若非如此時，{}", self.sentences(otherwise)) }
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "什麼都不發生".to_owned() } else { self.row(Player::You, steps) }
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> String {
        let text = |unit: Unit<'_>| match unit.steps {
            [step] => match short_choice(step) {
                Some(ways) if top_or_bottom(step).is_none() => {
                    ways.iter().map(|way| self.row(spoken_of, way)).collect::<Vec<_>>().join("，或")
                }
                _ => self.step(step).text(spoken_of),
            },
            several => self.clauses(several).text(spoken_of),
        };
        let joint = |lead: Lead| match lead {
            Lead::First | Lead::And => "",
            Lead::Then | Lead::Follows => "，之後",
            Lead::Anyway => "，無論如何",
            Lead::AtOnce => "，立即",
        };
        let sentences = self.0.told(steps, text);
        sentences.iter().map(|(lead, clauses)| format!("{}{}", joint(*lead), in_one(clauses))).collect()
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "什麼都不做".to_owned() } else { self.row(Player::You, steps) }
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step], instead: &str) -> String {
        let is_own = |clause: &Clause| matches!(clause, Clause::Does(by, _) if *by == who);
        let tell = |step: &Step| match self.0.told_of(who, step, |step| self.step(step)) {
            (Clause::Does(_, text), true) => Clause::Does(who, text),
            (clause, _) => clause,
        };
        let (own, then, rest) = optional(steps, tell, is_own);
        self.0.actor.set(who);
        let own = own.into_iter().map(|clause| match clause {
            Clause::Does(by, text) if by == who => text,
            clause => format!("使{}", clause.text(Player::Opponent)),
        });
        let own = own.collect::<Vec<_>>().join("，並");
        let own = if own.is_empty() { "什麼都不做".to_owned() } else { own };
        let subject = if who == Player::Opponent { "對手" } else { "" };
        let mut text = format!("{subject}{}", may(&format!("{instead}{own}")));
        let follows = then.is_some();
        if let Some(then) = then {
            text.push_str(&format!("。若有執行此動作時，{}", then.text(who)));
        }
        if !rest.is_empty() {
            text.push_str(&format!("。{}{}", if follows { "之後，" } else { "" }, self.row(who, rest)));
        }
        text
    }

    /// Several steps that give the same cards something are one clause.
    fn clauses(&self, steps: &[Step]) -> Clause {
        match (steps, modifiers(steps)) {
            ([step], _) => self.step(step),
            (_, Some((on, modifiers, until))) => self.modified(on, &modifiers, Some(until)),
            (several, None) => Clause::Says(self.in_a_row(several)),
        }
    }

    pub(super) fn step(&self, step: &Step) -> Clause {
        let clause = self.clause(step);
        if let Clause::Does(who, _) = clause {
            self.0.actor.set(who);
        }
        clause
    }

    fn clause(&self, step: &Step) -> Clause {
        let don = |count: &Count, who: Player| format!("{}{}的咚!!卡", self.quantity(count), player(who));
        match step {
            Step::Pick(pick) => you(format!("選擇{}", self.pick(pick))),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => Clause::Does(*who, format!("抽{}卡片", self.quantity(count))),
            Step::AddDon { who, count, rested } => {
                let state = if *rested { "休息狀態" } else { "活動狀態" };
                let from = if *who == Player::You { "" } else { "自身的" };
                let quantity = self.quantity(count);
                Clause::Does(*who, format!("從{from}咚!!卡組追加{quantity}{state}的咚!!卡"))
            }
            Step::SetDonActive { who, count } => you(format!("將{}置為活動狀態", don(count, *who))),
            Step::RestDon { who, count } => you(format!("將{}置為休息狀態", don(count, *who))),
            Step::KeepDonRested { who, count } => {
                let what = format!("{}{}休息狀態的咚!!卡", self.quantity(count), player(*who));
                Clause::Says(format!("{what}，在下一個{}的重整階段無法為活動狀態", player(*who)))
            }
            Step::ReturnDon { who, count, from } => {
                let state = match from {
                    DonState::Any => "場上",
                    DonState::Active => "活動狀態",
                    DonState::Rested => "休息狀態",
                };
                let what = format!("{}{}{state}的咚!!卡", self.quantity(count), own(*who));
                Clause::Does(*who, format!("將{what}放回咚!!卡組"))
            }
            Step::Look { whose, place, count } => {
                self.0.look(*whose, *place, *count == Some(Value::Number(1)));
                you(match count {
                    Some(count) => {
                        let count = self.quantity(&Count::Exactly(count.clone()));
                        format!("從{}的{}上面查看{count}卡片", player(*whose), self::place(*place))
                    }
                    None if *place == Place::Hand => format!("查看{}的手牌", player(*whose)),
                    None if *place == Place::Life => format!("查看{}全數的生命值卡", player(*whose)),
                    None => format!("查看{}{}中全數的卡片", player(*whose), self::place(*place)),
                })
            }
            Step::PutBack(end) => you(self.put_back(*end)),
            Step::Shuffle(Player::You) => you("將卡組洗牌".to_owned()),
            Step::Shuffle(Player::Opponent) => Clause::Does(Player::Opponent, "將自身的卡組洗牌".to_owned()),
            Step::Damage { who: Player::Opponent, count } => you(format!("造成對手{}傷害", self.value(count))),
            Step::Damage { who: Player::You, count } => Clause::Says(format!("自己受到{}傷害", self.value(count))),
            Step::NameNumber(who) => Clause::Does(*who, "聲明任意的數字".to_owned()),
            Step::Win(who) => Clause::Says(format!("{}將遊戲獲勝", player(*who))),
            Step::ExtraTurn => you("在這個回合之後獲得追加的我方回合".to_owned()),
            Step::Run(timing) => {
                let (tags, whens) = self.timing(timing);
                you(format!("發動這張卡片的{tags}{}效果", when_of(&whens)))
            }
            Step::If(condition, then, otherwise) => {
                let text = format!("{}{}", self.when_so(&self.condition(condition, true)), self.in_a_row(then));
                if otherwise.is_empty() {
                    return Clause::Says(text);
                }
                Clause::Says(format!("{text}；若非如此時，{}", self.in_a_row(otherwise)))
            }
            Step::May(who, steps) => Clause::Says(self.may(*who, steps, "")),
            Step::ChooseOne(who, ways) => self.chosen(step, *who, ways),
            Step::ForEach(each, steps) => {
                let these = self.objects(each);
                let these = these.strip_suffix("全數").unwrap_or(&these);
                let steps = self.0.for_each(each, || self.in_a_row(steps));
                Clause::Says(format!("對每一張{these}，{steps}"))
            }
            Step::Later(moment, steps) => {
                let moment = match moment {
                    Moment::EndOfTurn => "這個回合結束時",
                    Moment::EndOfBattle => "這場對戰結束時",
                };
                Clause::Says(format!("{moment}，{}", self.in_a_row(steps)))
            }
        }
    }

    fn chosen(&self, step: &Step, who: Player, ways: &[Vec<Step>]) -> Clause {
        if let Some((place, end)) = either_life(step) {
            let place = self::place(place);
            return you(format!("查看最多1張自己或對手{place}上面的卡片，並放置在{place}的{}", at(end)));
        }
        if let Some((act, whose, place, count)) = top_or_bottom(step) {
            let top = Objects::Ends { whose, place, end: End::Top, count: count.clone() };
            let text = self.act(act, &top).text(Player::You);
            return Clause::Does(who, text.replacen("上面的卡片", "上面或下面的卡片", 1));
        }
        let way = |(index, way): (usize, &Vec<Step>)| format!("({}){}", index + 1, self.way(way));
        let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("；");
        Clause::Does(who, format!("選擇下列其中一項：{ways}"))
    }

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        let whose = if looked.whose == Player::You { "" } else { "對手的" };
        let to = format!("{whose}{}{}", place(looked.place), at(end));
        // What was looked at in the same sentence goes without saying; later some of it may be gone.
        match (looked.taken || !self.0.among.get(), looked.one) {
            (true, true) => format!("將其餘卡片放到{to}"),
            (true, false) => format!("將其餘卡片依任意順序放到{to}"),
            (false, true) => format!("放置在{to}"),
            (false, false) => format!("依任意順序放到{to}"),
        }
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        let about = self.0.about(on);
        let theirs = done_by_opponent(act, on);
        let to = if theirs.is_some() && !about.on_field { "自身的" } else { to_owners(about) };
        let order = if about.many { "依任意順序" } else { "" };
        let each = if about.many && matches!(on, Objects::Pick(_)) { "各" } else { "" };
        let is_it = matches!(on, Objects::Picked(slot) if self.0.pronoun.get() && self.0.is_last(*slot));
        // Said once only, for a pick is counted as it is said.
        let cards = || match theirs {
            Some(pick) => self.choice(pick, "自身"),
            None if is_it => "其".to_owned(),
            None => self.objects(on),
        };
        let text = match act {
            Act::Modify(modifier, until) => return self.modified(on, &[modifier], Some(*until)),
            Act::Ko => {
                let cards = cards();
                cards.strip_suffix("全數").map_or_else(|| format!("KO{cards}"), |cards| format!("KO全數{cards}"))
            }
            Act::Trash if about.in_hand => format!("廢棄{}", cards()),
            Act::Trash => format!("將{}放置在廢棄區", cards()),
            Act::ToHand if about.on_field => format!("將{}放回{to}手牌", cards()),
            Act::ToHand if is_it => format!("加入{to}手牌"),
            Act::ToHand => format!("將{}加入{to}手牌", cards()),
            Act::ToDeck(end) => format!("將{}{order}放置在{to}卡組{}", cards(), at(*end)),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { "以正面朝上" } else { "" };
                format!("將{}{side}加入{to}生命值區{}", cards(), at(*end))
            }
            Act::Rest => format!("將{}置為休息狀態", cards()),
            Act::SetActive => format!("將{}置為活動狀態", cards()),
            Act::Play { rested: false } => format!("使{}登場", cards()),
            Act::Play { rested: true } => format!("使{}以休息狀態登場", cards()),
            Act::Reveal => format!("公開{}", cards()),
            Act::Turn { face_up: true } => format!("將{}翻成正面朝上", cards()),
            Act::Turn { face_up: false } => format!("將{}翻成背面朝上", cards()),
            Act::GiveDon { count, rested } => {
                let state = if *rested { "休息狀態" } else { "活動狀態" };
                let what = format!("{}{state}的咚!!卡", self.quantity(count));
                format!("{each}附加{what}在{}", self.receivers(on))
            }
            Act::MoveDon { count } => {
                let whose = match about.whose {
                    Whose::Yours => "自己",
                    Whose::Opponents => "對手",
                    Whose::Anyones => "持有者",
                };
                let what = format!("{}{whose}已附加的咚!!卡", self.quantity(count));
                format!("{each}附加{what}在{}", self.receivers(on))
            }
            Act::PowerToZero(until) => format!("使{}的力量值，{}，變成0", cards(), self::until(*until)),
            Act::SwapBasePower(until) => format!("{}，交換{}的原本力量值", self::until(*until), cards()),
            Act::BecomeTarget => format!("將攻擊的對象變更為{}", cards()),
            Act::Activate => format!("發動{}", cards()),
        };
        if *act == Act::Reveal {
            self.0.reveal(on);
        }
        Clause::Does(if theirs.is_some() { Player::Opponent } else { Player::You }, text)
    }

    /// Cards that are given DON!!, each of them.
    fn receivers(&self, on: &Objects) -> String {
        let cards = self.objects(on);
        cards.strip_suffix("全數").map_or_else(|| cards.clone(), |cards| format!("每張{cards}"))
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
        let named: Option<String> = parts.iter().map(name).collect();
        named.unwrap_or_else(|| {
            let said = |(on, modifiers): (&Objects, Vec<&Modifier>)| {
                stop(&self.modified(on, &modifiers, None).text(Player::You))
            };
            flow::standing(parts).into_iter().map(said).collect()
        })
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifiers: &[&Modifier], lasts: Option<Until>) -> Clause {
        let who = || self.objects(on);
        // 這張角色卡，在這個回合，….
        let for_a_while = lasts.map_or_else(String::new, |lasts| format!("，{}，", until(lasts)));
        let [modifier] = modifiers else {
            return Clause::Says(match modifiers.first() {
                Some(Modifier::AlsoNamed(_)) => self.named(on, modifiers, &for_a_while),
                _ => {
                    let gains: Vec<String> = modifiers.iter().map(|modifier| self.gained(modifier)).collect();
                    format!("{}{for_a_while}{}", who(), gains.join("，"))
                }
            });
        };
        Clause::Says(match modifier {
            Modifier::Power(value) | Modifier::Cost(value) | Modifier::Counter(value) => match value {
                Value::Number(number) if matches!(modifier, Modifier::Counter(_)) && *number >= 0 => {
                    format!("{}{for_a_while}持有{}", who(), self.gained(modifier))
                }
                Value::Number(_) => self.more(on, &self.gained(modifier), &for_a_while),
                Value::Per { each, of, .. } => {
                    let every = self.for_every(*each, of);
                    format!("{every}{}", self.more(on, &self.gained(modifier), &for_a_while))
                }
                value => format!("{}{for_a_while}{}增加{}", who(), stat_of(modifier), self.value(value)),
            },
            Modifier::BasePower(value) => self.becomes(on, "原本力量值", value, &for_a_while),
            Modifier::BaseCost(value) => self.becomes(on, "原本費用", value, &for_a_while),
            Modifier::Has(_) => format!("{}{for_a_while}{}", who(), self.gained(modifier)),
            Modifier::Cannot(prohibition) => return self.forbidden(on, prohibition, lasts),
            Modifier::Can(permission) => self.can(permission, on, &for_a_while),
            Modifier::Negated => format!("{}{for_a_while}效果無效", who()),
            Modifier::NegatedAt(timing) => {
                let (tags, whens) = self.timing(timing);
                format!("{}的{tags}{}效果{for_a_while}無效", who(), when_of(&whens))
            }
            Modifier::DonDeck(count) => format!("在規則上，{}的咚!!卡組為{count}張", who()),
            Modifier::AlsoNamed(_) => self.named(on, modifiers, &for_a_while),
            Modifier::AlsoType(name) => format!("{}{for_a_while}也擁有《{}》特徵", who(), called(type_named(name))),
            Modifier::AlsoAttribute(kind) => format!("{}{for_a_while}也擁有({})屬性", who(), attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(self.0.book, ability, self.0.about(on).category());
                format!("{}{for_a_while}獲得以下效果：『{}』", who(), Chinese(&context).ability(ability))
            }
        })
    }

    /// More or less of a number: 這張角色卡的力量值+1000.
    fn more(&self, on: &Objects, more: &str, for_a_while: &str) -> String {
        let who = self.objects(on);
        let of = if for_a_while.is_empty() && !who.ends_with("全數") { "的" } else { "" };
        format!("{who}{of}{for_a_while}{more}")
    }

    /// What is gained: 獲得【速攻】, 力量值+1000.
    fn gained(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Has(word) => format!("獲得{}", keyword(*word)),
            Modifier::Power(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Cost(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Counter(Value::Number(number) | Value::Per { times: number, .. }) => {
                format!("{}{number:+}", stat_of(modifier))
            }
            other => stat_of(other).to_owned(),
        }
    }

    /// 這張角色卡的原本力量值，在這個回合，變成7000.
    fn becomes(&self, on: &Objects, stat: &str, value: &Value, for_a_while: &str) -> String {
        let value = match value {
            Value::Of(..) => format!("變成和{}相同", self.value(value)),
            value => format!("變成{}", self.value(value)),
        };
        format!("{}的{stat}{for_a_while}{value}", self.objects(on))
    }

    /// Further names.
    fn named(&self, on: &Objects, modifiers: &[&Modifier], for_a_while: &str) -> String {
        let name = |modifier: &&Modifier| match modifier {
            Modifier::AlsoNamed(name) => Some(format!("「{}」", called(self.0.card_named(name)))),
            _ => None,
        };
        let names = modifiers.iter().filter_map(name).collect::<Vec<_>>().join("和");
        match on {
            Objects::This if for_a_while.is_empty() => {
                format!("在規則上，這張卡片的卡片名稱也可視為{names}")
            }
            on => format!("{}的卡片名稱{for_a_while}也可視為{names}", self.objects(on)),
        }
    }
}

fn stat_of(modifier: &Modifier) -> &'static str {
    match modifier {
        Modifier::Cost(_) => "費用",
        Modifier::Counter(_) => "反擊",
        _ => "力量值",
    }
}

/// What happens, before the noun it is about.
fn when_of(whens: &str) -> String {
    let whens = whens.trim_end_matches('，');
    if whens.is_empty() { String::new() } else { format!("「{whens}」的") }
}
