//! Steps and modifiers.

use super::nouns::{attribute, called, keyword, place, plain, player};
use super::{Clause, Japanese};
use crate::opcg::effects::context::{About, Context};
use crate::opcg::effects::flow::{
    self, Lead, Unit, done_by_opponent, either_life, is_loss, modifiers, optional, short_choice, top_or_bottom,
};
use crate::opcg::type_named;
use opcg::effects::{
    Act, Condition, Count, DonState, End, Modifier, Moment, Objects, Place, Player, Step, Until, Value, Where, Whose,
};

/// "自分の", said of the one who does it.
fn own(player: Player) -> &'static str {
    match player {
        Player::You => "自分の",
        Player::Opponent => "自身の",
    }
}

/// A place that goes without saying whose it is, if it is yours.
fn theirs(player: Player) -> &'static str {
    match player {
        Player::You => "",
        Player::Opponent => "相手の",
    }
}

pub(super) fn owners(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自分の",
        Whose::Opponents => "相手の",
        Whose::Anyones => "持ち主の",
    }
}

/// Whose place cards go to.
fn to_owners(about: About) -> &'static str {
    match about.whose {
        _ if about.on_field => "持ち主の",
        Whose::Yours => "",
        Whose::Opponents => "相手の",
        Whose::Anyones => "持ち主の",
    }
}

fn at(end: Where) -> &'static str {
    match end {
        Where::Top => "上",
        Where::Bottom => "下",
        Where::TopOrBottom => "上か下",
    }
}

pub(super) fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfBattle => "このバトル中、",
        Until::EndOfTurn => "このターン中、",
        Until::EndOfOpponentsNextTurn => "次の相手のターン終了時まで、",
        Until::EndOfYourNextTurn => "次の自分のターン終了時まで、",
        Until::StartOfYourNextTurn => "次の自分のターン開始時まで、",
        Until::NextRefresh => "次の持ち主のリフレッシュフェイズまで、",
        Until::Forever => "その場所にある間、",
    }
}

/// The beginning of a sentence by how it follows the one before.
fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::First | Lead::And | Lead::Follows => "",
        Lead::Then => "その後、",
        Lead::Anyway => "いずれの場合も、",
        Lead::AtOnce => "ただちに、",
    }
}

/// With its particle, and a comma where as many as one likes are meant.
fn wo(cards: &str) -> String {
    match cards {
        "" => String::new(),
        cards if cards.ends_with("ように") => cards.to_owned(),
        cards if cards.ends_with("まで") || cards.ends_with("すべて") => format!("{cards}を、"),
        cards => format!("{cards}を"),
    }
}

fn you(end: String) -> Clause {
    Clause::done(Player::You, end)
}

/// Who does it is said of the opponent, or where somebody else was spoken of.
fn with_subject(clause: Clause, spoken_of: Player) -> Clause {
    let subject = match clause.who {
        Some(Player::Opponent) => "相手は",
        Some(Player::You) if spoken_of == Player::Opponent => "自分は",
        _ => "",
    };
    clause.of_subject(subject)
}

fn stop(text: &str) -> String {
    if text.ends_with(['。', '』']) { text.to_owned() } else { format!("{text}。") }
}

impl Japanese<'_> {
    /// Steps as sentences.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "何も起こらない。".to_owned();
        }
        let sentences = self.0.told(steps, |unit| self.unit(unit));
        let sentence = |(lead, clauses): (Lead, Vec<Clause>)| {
            let text = Clause::all(clauses).map_or_else(String::new, |all| all.end);
            stop(&format!("{}{text}", self::lead(lead)))
        };
        sentences.into_iter().map(sentence).collect()
    }

    /// A step at the end of a text may go on for several sentences.
    fn unit(&self, unit: Unit<'_>) -> Clause {
        match unit.steps {
            [Step::If(condition, then, otherwise)] if unit.is_last => self.governs(condition, then, otherwise),
            [step @ Step::ChooseOne(who, ways)] if either_life(step).is_none() && top_or_bottom(step).is_none() => {
                self.0.actor.set(*who);
                let way = |way: &Vec<Step>| {
                    format!("・{}", if way.is_empty() { "何もしない。".to_owned() } else { self.sentences(way) })
                };
                let who = if *who == Player::You { "" } else { "相手は" };
                Clause::verb(format!("{who}以下から1つを選ぶ。{}", ways.iter().map(way).collect::<String>()))
            }
            steps => with_subject(self.clauses(steps), Player::You),
        }
    }

    /// A condition, and all that it governs to the end of the text.
    fn governs(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> Clause {
        let so = self.condition(condition, true).when_so();
        let text = format!("{so}{}", self.sentences(then));
        Clause::verb(if otherwise.is_empty() {
            text
        } else {
            format!("{text}そうでない場合、{}", self.sentences(otherwise))
        })
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> Clause {
        self.row(Player::You, steps).unwrap_or_else(|| Clause::verb("何も起こらない".to_owned()))
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> Option<Clause> {
        let clause = |unit: Unit<'_>| match unit.steps {
            [step] => match short_choice(step) {
                Some(ways) if top_or_bottom(step).is_none() => {
                    Clause::any(ways.iter().filter_map(|way| self.row(spoken_of, way)).collect())
                }
                _ => with_subject(self.step(step), spoken_of),
            },
            several => with_subject(self.clauses(several), spoken_of),
        };
        let begun = |(lead, clauses): (Lead, Vec<Clause>)| {
            let all = Clause::all(clauses)?;
            Some(match lead {
                Lead::Anyway | Lead::AtOnce => all.after(self::lead(lead)),
                Lead::First | Lead::And | Lead::Then | Lead::Follows => all,
            })
        };
        Clause::all(self.0.told(steps, clause).into_iter().filter_map(begun).collect())
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, steps: &[Step]) -> String {
        self.row(Player::You, steps).map_or("何もしない".to_owned(), |way| way.end)
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> Clause {
        let tell = |step: &Step| match self.0.told_of(who, step, |step| self.step(step)) {
            (clause, true) => Clause::done(who, clause.end),
            (clause, false) => clause,
        };
        let (own, then, rest) = optional(steps, tell, |clause| clause.who == Some(who));
        self.0.actor.set(who);
        let subject = if who == Player::Opponent { "相手は" } else { "" };
        let own = own.into_iter().map(|clause| match clause.who {
            Some(by) if by != who => Clause::verb(format!("{}が{}ことを選ぶ", player(by), clause.end)),
            _ => clause,
        });
        let text = match Clause::all(own.collect()) {
            None => format!("{subject}何もしなくてもよい"),
            Some(own) => format!("{subject}{}もよい", own.te()),
        };
        let then = then.map(|clause| with_subject(clause, who).after("そうした場合、"));
        let rest = self.row(who, rest);
        Clause::verb(match (then, rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}。{}", rest.end),
            (Some(then), None) => format!("{text}。{}", then.end),
            (Some(then), Some(rest)) => format!("{text}。{}。その後、{}", then.end, rest.end),
        })
    }

    /// Several steps that give the same cards something are one clause.
    fn clauses(&self, steps: &[Step]) -> Clause {
        match (steps, modifiers(steps)) {
            ([step], _) => self.step(step),
            (_, Some((on, modifiers, until))) => self.modified(on, &modifiers, Some(until)),
            (several, None) => self.in_a_row(several),
        }
    }

    pub(super) fn step(&self, step: &Step) -> Clause {
        let clause = self.clause(step);
        if let Some(who) = clause.who {
            self.0.actor.set(who);
        }
        clause
    }

    fn clause(&self, step: &Step) -> Clause {
        let don = |who: Player, count: &Count| self.quantity(count, &format!("{}のドン!!", player(who)));
        match step {
            Step::Pick(pick) => you(format!("{}選ぶ", wo(&self.pick(pick, "の")).trim_end_matches('、'))),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => Clause::done(*who, format!("{}を引く", self.quantity(count, "カード"))),
            Step::AddDon { who, count, rested } => {
                let state = if *rested { "レスト" } else { "アクティブ" };
                let from = if *who == Player::You { "" } else { "自身の" };
                let what = wo(&self.quantity(count, "ドン!!"));
                Clause::done(*who, format!("{from}ドン!!デッキから{what}{state}で追加する"))
            }
            Step::SetDonActive { who, count } => you(format!("{}アクティブにする", wo(&don(*who, count)))),
            Step::RestDon { who, count } => you(format!("{}レストにする", wo(&don(*who, count)))),
            Step::KeepDonRested { who, count } => {
                let what = self.quantity(count, &format!("{}のレストのドン!!", player(*who)));
                let whose = player(*who);
                Clause::verb(format!("{what}は、次の{whose}のリフレッシュフェイズでアクティブにならない"))
            }
            Step::ReturnDon { who, count, from } => {
                let state = match from {
                    DonState::Any => "場の",
                    DonState::Active => "アクティブの",
                    DonState::Rested => "レストの",
                };
                let what = self.quantity(count, &format!("{}{state}ドン!!", own(*who)));
                Clause::done(*who, format!("{}ドン!!デッキに戻す", wo(&what)))
            }
            Step::Look { whose, place, count } => {
                self.0.look(*whose, *place, *count == Some(Value::Number(1)));
                let cards = match count {
                    Some(count) => self.end(*whose, *place, End::Top, &Count::Exactly(count.clone())),
                    None if *place == Place::Hand => format!("{}の手札", player(*whose)),
                    None => format!("{}の{}すべて", player(*whose), self::place(*place)),
                };
                you(format!("{cards}を見る"))
            }
            Step::PutBack(end) => you(self.put_back(*end)),
            Step::Shuffle(Player::You) => you("デッキをシャッフルする".to_owned()),
            Step::Shuffle(Player::Opponent) => {
                Clause::done(Player::Opponent, "自身のデッキをシャッフルする".to_owned())
            }
            Step::Damage { who: Player::Opponent, count } => {
                you(format!("相手に{}ダメージを与える", self.value(count)))
            }
            Step::Damage { who: Player::You, count } => {
                Clause::verb(format!("自分は{}ダメージを受ける", self.value(count)))
            }
            Step::NameNumber(who) => Clause::done(*who, "任意の数字を宣言する".to_owned()),
            Step::Win(who) => Clause::verb(format!("{}はゲームに勝利する", player(*who))),
            Step::ExtraTurn => you("このターンの後に自分のターンを追加で得る".to_owned()),
            Step::Run(timing) => {
                let (tags, whens) = self.timing(timing);
                you(format!("このカードの{tags}{whens}の効果を発動する")
                    .replace("】の効果", "】効果")
                    .replace("、の", "の"))
            }
            Step::If(condition, then, otherwise) => {
                let so = self.condition(condition, true).when_so();
                let then = self.in_a_row(then).after(&so);
                if otherwise.is_empty() {
                    return then;
                }
                self.in_a_row(otherwise).after(&format!("{}。そうでない場合、", then.end))
            }
            Step::May(who, steps) => self.may(*who, steps),
            Step::ChooseOne(who, ways) => self.chosen(step, *who, ways),
            Step::ForEach(each, steps) => {
                let these = self.objects(each);
                let these = these.strip_suffix("すべて").unwrap_or(&these);
                let steps = self.0.for_each(each, || self.in_a_row(steps));
                steps.after(&format!("{these}それぞれについて、"))
            }
            Step::Later(moment, steps) => {
                let moment = match moment {
                    Moment::EndOfTurn => "このターン終了時、",
                    Moment::EndOfBattle => "このバトル終了時、",
                };
                self.in_a_row(steps).after(moment)
            }
        }
    }

    fn chosen(&self, step: &Step, who: Player, ways: &[Vec<Step>]) -> Clause {
        if let Some((place, end)) = either_life(step) {
            let place = self::place(place);
            return you(format!("自分か相手の{place}の上から1枚までを見て、{place}の{}に置く", at(end)));
        }
        if let Some((act, whose, place, count)) = top_or_bottom(step) {
            let top = Objects::Ends { whose, place, end: End::Top, count: count.clone() };
            let clause = self.act(act, &top);
            return Clause::done(who, clause.end.replacen("の上から", "の上か下から", 1));
        }
        let ways: String = ways.iter().map(|way| format!("『{}』", self.way(way))).collect();
        Clause::done(who, format!("{ways}から1つを選ぶ"))
    }

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        let to = format!("{}{}の{}に置く", theirs(looked.whose), place(looked.place), at(end));
        // What was looked at in the same sentence goes without saying; later some of it may be gone.
        match (looked.taken || !self.0.among.get(), looked.one) {
            (true, true) => format!("残りを{to}"),
            (true, false) => format!("残りを好きな順番で{to}"),
            (false, true) => to,
            (false, false) => format!("好きな順番で{to}"),
        }
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        let about = self.0.about(on);
        let theirs = done_by_opponent(act, on);
        let to = if theirs.is_some() && !about.on_field { "自身の" } else { to_owners(about) };
        let order = if about.many { "好きな順番で" } else { "" };
        // Said once only, for a pick is counted as it is said. What was picked in the same sentence goes without saying.
        let cards = || match on {
            Objects::Picked(slot) if self.0.pronoun.get() && self.0.is_last(*slot) => String::new(),
            Objects::Pick(pick) if theirs.is_some() => self.choice(pick, "自身の", "から"),
            Objects::Pick(pick) => self.pick(pick, "から"),
            on => self.objects(on),
        };
        let text = match act {
            Act::Modify(modifier, until) => return self.modified(on, &[modifier], Some(*until)),
            Act::Ko => format!("{}KOする", wo(&cards())),
            Act::Trash if about.in_hand => format!("{}捨てる", wo(&cards())),
            Act::Trash => format!("{}トラッシュに置く", wo(&cards())),
            Act::ToHand if about.on_field => format!("{}{to}手札に戻す", wo(&cards())),
            Act::ToHand => format!("{}{to}手札に加える", wo(&cards())),
            Act::ToDeck(end) => format!("{}{order}{to}デッキの{}に置く", wo(&cards()), at(*end)),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { "表向きで" } else { "" };
                format!("{}{to}ライフの{}に{side}加える", wo(&cards()), at(*end))
            }
            Act::Rest => format!("{}レストにする", wo(&cards())),
            Act::SetActive => format!("{}アクティブにする", wo(&cards())),
            Act::Play { rested: false } => format!("{}登場させる", wo(&cards())),
            Act::Play { rested: true } => format!("{}レストで登場させる", wo(&cards())),
            Act::Reveal => format!("{}公開する", wo(&cards()).trim_end_matches('、')),
            Act::Turn { face_up: true } => format!("{}表向きにする", wo(&cards())),
            Act::Turn { face_up: false } => format!("{}裏向きにする", wo(&cards())),
            Act::GiveDon { count, rested } => {
                let state = if *rested { "レスト" } else { "アクティブ" };
                let what = wo(&self.quantity(count, &format!("{state}のドン!!")));
                format!("{}に{what}付与する", self.receivers(on))
            }
            Act::MoveDon { count } => {
                let what = self.quantity(count, &format!("{}付与されているドン!!", owners(about.whose)));
                format!("{}{}に付与する", wo(&what), self.receivers(on))
            }
            Act::PowerToZero(until) => format!("{}のパワーを、{}0にする", self.objects(on), self::until(*until)),
            Act::SwapBasePower(until) => {
                format!("{}それぞれの元々のパワーを、{}入れ替える", self.objects(on), self::until(*until))
            }
            Act::BecomeTarget => format!("アタックの対象を{}に変更する", self.objects(on)),
            Act::Activate => format!("{}発動する", wo(&cards())),
        };
        if *act == Act::Reveal {
            self.0.reveal(on);
        }
        Clause::done(if theirs.is_some() { Player::Opponent } else { Player::You }, text)
    }

    /// Cards that are given DON!!, each of them.
    fn receivers(&self, on: &Objects) -> String {
        let cards = self.objects(on);
        match self.0.about(on).many {
            true => format!("{}それぞれ", cards.strip_suffix("すべて").unwrap_or(&cards)),
            false => cards,
        }
    }

    /// Standing modifiers; a card's own keywords without conditions are only named.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)], bare: bool) -> String {
        let name = |part: &(Objects, Modifier)| match part {
            (Objects::This, Modifier::Has(word)) if bare => Some(keyword(*word)),
            _ => None,
        };
        if parts.is_empty() {
            return "効果はない。".to_owned();
        }
        let named: Option<String> = parts.iter().map(name).collect();
        named.unwrap_or_else(|| {
            let said = |(on, modifiers): (&Objects, Vec<&Modifier>)| stop(&self.modified(on, &modifiers, None).end);
            flow::standing(parts).into_iter().map(said).collect()
        })
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifiers: &[&Modifier], lasts: Option<Until>) -> Clause {
        let who = || self.objects(on);
        let duration = lasts.map_or("", until);
        // "このキャラは、このターン中、…", "このキャラは…".
        let is = if lasts.is_some() { "は、" } else { "は" };
        let [modifier] = modifiers else {
            return match modifiers.first() {
                Some(Modifier::AlsoNamed(_)) => self.named(on, modifiers, duration),
                _ => {
                    let gains = modifiers.iter().map(|modifier| Clause::verb(self.gained(modifier))).collect();
                    let gains = Clause::all(gains).unwrap_or_else(|| Clause::verb(String::new()));
                    gains.after(&format!("{}{is}{duration}", who()))
                }
            };
        };
        Clause::verb(match modifier {
            Modifier::Power(value) | Modifier::Cost(value) | Modifier::Counter(value) => match value {
                Value::Number(number) if matches!(modifier, Modifier::Counter(_)) && *number >= 0 => {
                    format!("{}{is}{duration}{}を持つ", who(), self.gained(modifier))
                }
                Value::Number(_) => self.more(on, &self.gained(modifier), lasts, is_loss(modifier)),
                Value::Per { each, of, .. } => {
                    let every = self.for_every(*each, of);
                    let more = self.more(on, &self.gained(modifier), lasts, is_loss(modifier));
                    // "A for each of them" is said before whose it is, unless it speaks of what is picked.
                    format!("{every}、{more}")
                }
                value => format!("{}{is}{duration}{}の分、{}が増える", who(), self.value(value), stat_of(modifier)),
            },
            Modifier::BasePower(value) => self.becomes(on, "元々のパワー", value, lasts),
            Modifier::BaseCost(value) => self.becomes(on, "元々のコスト", value, lasts),
            Modifier::Has(_) => format!("{}{is}{duration}{}", who(), self.gained(modifier)),
            Modifier::Cannot(prohibition) => return self.forbidden(on, prohibition, lasts),
            Modifier::Can(permission) => self.can(permission, on, lasts),
            Modifier::Negated if lasts.is_some() && matches!(on, Objects::Pick(_) | Objects::All(_)) => {
                return you(format!("{}{duration}効果を無効にする", set_off(&who())));
            }
            Modifier::Negated => format!("{}{is}{duration}効果が無効になる", who()),
            Modifier::NegatedAt(timing) => {
                let (tags, whens) = self.timing(timing);
                let effects = format!("{tags}{}の効果", whens.trim_end_matches('、')).replace("】の効果", "】効果");
                format!("{}の{effects}{is}{duration}無効になる", who())
            }
            Modifier::DonDeck(count) => format!("ルール上、{}のドン!!デッキは{count}枚になる", who()),
            Modifier::AlsoNamed(_) => return self.named(on, modifiers, duration),
            Modifier::AlsoType(name) => format!("{}{is}{duration}特徴《{}》も持つ", who(), called(type_named(name))),
            Modifier::AlsoAttribute(kind) => format!("{}{is}{duration}属性({})も持つ", who(), attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(self.0.book, ability, self.0.about(on).category());
                format!("{}{is}{duration}次の効果を得る：『{}』", who(), Japanese(&context).ability(ability))
            }
        })
    }

    /// More or less of a number: "このキャラのパワー+1000", "相手のキャラ1枚までを、このターン中、パワー-2000".
    fn more(&self, on: &Objects, more: &str, lasts: Option<Until>, is_loss: bool) -> String {
        let who = self.objects(on);
        match (on, lasts) {
            (Objects::Pick(_) | Objects::All(_) | Objects::Both(..) | Objects::Ends { .. }, lasts)
                if !is_leader(on) || is_loss =>
            {
                format!("{}{}{more}", set_off(&who), lasts.map_or("", until))
            }
            (_, None) => format!("{who}の{more}"),
            (_, Some(lasts)) if is_loss => format!("{who}を、{}{more}", until(lasts)),
            (_, Some(lasts)) => format!("{who}は、{}{more}", until(lasts)),
        }
    }

    /// What is gained: "【速攻】を得る", "パワー+1000".
    fn gained(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Has(word) => format!("{}を得る", keyword(*word)),
            Modifier::Power(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Cost(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Counter(Value::Number(number) | Value::Per { times: number, .. }) => {
                format!("{}{}{}", stat_of(modifier), if *number < 0 { "" } else { "+" }, plain(*number))
            }
            other => stat_of(other).to_owned(),
        }
    }

    /// "このキャラの元々のパワーは、このターン中、7000になる".
    fn becomes(&self, on: &Objects, stat: &str, value: &Value, lasts: Option<Until>) -> String {
        let is = if lasts.is_some() { "は、" } else { "は" };
        let same = if matches!(value, Value::Of(..)) { "と同じ" } else { "" };
        let duration = lasts.map_or("", until);
        format!("{}の{stat}{is}{duration}{}{same}になる", self.objects(on), self.value(value))
    }

    /// Further names.
    fn named(&self, on: &Objects, modifiers: &[&Modifier], duration: &str) -> Clause {
        let name = |modifier: &&Modifier| match modifier {
            Modifier::AlsoNamed(name) => Some(format!("「{}」", called(self.0.card_named(name)))),
            _ => None,
        };
        let names = modifiers.iter().filter_map(name).collect::<Vec<_>>().join("と");
        Clause::verb(match on {
            Objects::This if duration.is_empty() => {
                format!("ルール上、このカードはカード名を{names}としても扱う")
            }
            on => format!("{}は、{duration}カード名を{names}としても扱う", self.objects(on)),
        })
    }
}

/// A Leader is one card, although all such are meant.
fn is_leader(on: &Objects) -> bool {
    matches!(on, Objects::All(cards) if cards.places == [Place::Leader])
}

/// With its particle and a comma.
fn set_off(cards: &str) -> String {
    format!("{cards}を、")
}

fn stat_of(modifier: &Modifier) -> &'static str {
    match modifier {
        Modifier::Cost(_) => "コスト",
        Modifier::Counter(_) => "カウンター",
        _ => "パワー",
    }
}
