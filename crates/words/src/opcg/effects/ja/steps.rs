//! Steps and modifiers.

use super::nouns::{attribute, called, keyword, place, player};
use super::{Clause, Japanese};
use crate::grammar::japanese::wo;
use crate::grammar::signed;
use crate::opcg::editions::{card_named, type_named};
use crate::opcg::effects::context::{Context, is_one, optional, short_choice};
use opcg::effects::{
    Act, Count, DonState, End, Modifier, Moment, Objects, Permission, Place, Player, Prohibition, Step, Until, Value,
    Where, Whose,
};

/// "自分の", said of the one who does it.
fn own(player: Player) -> &'static str {
    match player {
        Player::You => "自分の",
        Player::Opponent => "自身の",
    }
}

fn owners(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "自分の",
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

fn until(until: Until) -> &'static str {
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

fn you(end: String) -> Clause {
    Clause::done(Player::You, end)
}

/// Who does it is said of the opponent, or where somebody else was spoken of.
fn with_subject(clause: Clause, spoken_of: Player) -> Clause {
    let subject = match clause.who {
        Some(Player::Opponent) => "相手は、",
        Some(Player::You) if spoken_of == Player::Opponent => "自分は、",
        _ => "",
    };
    clause.of_subject(subject)
}

impl Japanese<'_> {
    /// Steps as sentences.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "何も起こらない。".to_owned();
        }
        let sentence = |step: &Step| {
            let text = with_subject(self.step(step), Player::You).end;
            if text.ends_with(['。', '』']) { text } else { format!("{text}。") }
        };
        steps.iter().map(sentence).collect()
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> Clause {
        self.row(Player::You, steps).unwrap_or_else(|| Clause::verb("何も起こらない".to_owned()))
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> Option<Clause> {
        let clause = |step| match short_choice(step) {
            Some(ways) => Clause::any(ways.iter().filter_map(|way| self.row(spoken_of, way)).collect()),
            None => with_subject(self.step(step), spoken_of),
        };
        Clause::all(steps.iter().map(clause).collect())
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, who: Player, steps: &[Step]) -> String {
        self.row(who, steps).map_or("何もしない".to_owned(), |way| way.end)
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> Clause {
        let (own, then, rest) = optional(steps, |step| self.step(step), |clause| clause.who == Some(who));
        self.0.actor.set(who);
        let subject = if who == Player::Opponent { "相手は、" } else { "" };
        let own = own.into_iter().map(|clause| match clause.who {
            Some(by) if by != who => Clause::verb(format!("{}が{}ことを選ぶ", player(by), clause.end)),
            _ => clause,
        });
        let text = match Clause::all(own.collect()) {
            None => format!("{subject}何もしなくてもよい"),
            Some(own) => format!("{subject}{}もよい", own.te()),
        };
        let then = then.map(|clause| with_subject(clause, who).after("そうした場合、"));
        let after = Clause::all(then.into_iter().chain(self.row(who, rest)).collect());
        Clause::verb(after.map_or(text.clone(), |after| format!("{text}。{}", after.end)))
    }

    fn step(&self, step: &Step) -> Clause {
        let clause = self.clause(step);
        if let Some(who) = clause.who {
            self.0.actor.set(who);
        }
        clause
    }

    fn clause(&self, step: &Step) -> Clause {
        let don = |who: Player, count: &Count| self.quantity(count, &format!("{}のドン!!", player(who)));
        match step {
            Step::Pick(pick) => you(format!("{}選ぶ", wo(&self.pick(pick)))),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => Clause::done(*who, format!("{}を引く", self.quantity(count, "カード"))),
            Step::AddDon { who, count, rested } => {
                let state = if *rested { "レスト" } else { "アクティブ" };
                let what = self.quantity(count, "ドン!!");
                Clause::done(*who, format!("{}ドン!!デッキから{what}を、{state}で追加する", own(*who)))
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
                    DonState::Any => "",
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
                you(format!("{}確認する", wo(&cards)))
            }
            Step::PutBack(end) => you(self.put_back(*end)),
            Step::Shuffle(who) => Clause::done(*who, format!("{}デッキをシャッフルする", own(*who))),
            Step::Damage { who: Player::Opponent, count } => {
                you(format!("相手に{}ダメージを与える", self.value(count)))
            }
            Step::Damage { who: Player::You, count } => {
                Clause::verb(format!("自分は{}ダメージを受ける", self.value(count)))
            }
            Step::NameNumber(who) => Clause::done(*who, "数字を1つ宣言する".to_owned()),
            Step::Win(who) => Clause::verb(format!("{}はゲームに勝利する", player(*who))),
            Step::ExtraTurn => you("このターンの後、自分のターンをもう1度行う".to_owned()),
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
            Step::ChooseOne(who, ways) => {
                let ways: String = ways.iter().map(|way| format!("『{}』", self.way(*who, way))).collect();
                Clause::done(*who, format!("{ways}から1つを選ぶ"))
            }
            Step::ForEach(each, steps) => {
                let these = self.objects(each);
                let these = these.strip_suffix("すべて").unwrap_or(&these);
                let steps = self.0.for_each(each, || self.in_a_row(steps));
                steps.after(&format!("{these}それぞれについて、"))
            }
            Step::Later(moment, steps) => {
                let moment = match moment {
                    Moment::EndOfTurn => "このターンの終了時、",
                    Moment::EndOfBattle => "このバトルの終了時、",
                };
                self.in_a_row(steps).after(moment)
            }
        }
    }

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        let to = format!("{}の{}の{}に置く", player(looked.whose), place(looked.place), at(end));
        match (looked.taken, looked.one) {
            (true, _) => format!("残りを好きな順番で{to}"),
            (false, true) => format!("そのカードを{to}"),
            (false, false) => format!("それらを好きな順番で{to}"),
        }
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        let about = self.0.about(on);
        if let (Act::Trash, Objects::Pick(pick)) = (act, on)
            && (pick.by, pick.from.whose) == (Player::Opponent, Whose::Opponents)
        {
            let verb = if about.in_hand { "捨てる" } else { "トラッシュに置く" };
            return Clause::done(Player::Opponent, format!("{}{verb}", wo(&self.choice(pick, "自身の"))));
        }
        if let (Act::Reveal, Objects::Ends { whose, place, count, .. }) = (act, on) {
            self.0.look(*whose, *place, is_one(count));
        }
        let (hand, owners) = (if about.whose == Whose::Yours { "" } else { owners(about.whose) }, owners(about.whose));
        let order = if about.many { "好きな順番で" } else { "" };
        let each = if about.many { "それぞれ" } else { "" };
        // Said once only, for a pick is counted as it is said.
        let cards = || self.objects(on);
        you(match act {
            Act::Modify(modifier, until) => return self.modified(on, modifier, Some(*until)),
            Act::Ko => format!("{}KOする", wo(&cards())),
            Act::Trash if about.in_hand => format!("{}捨てる", wo(&cards())),
            Act::Trash => format!("{}トラッシュに置く", wo(&cards())),
            Act::ToHand if about.on_field => format!("{}{hand}手札に戻す", wo(&cards())),
            Act::ToHand => format!("{}{hand}手札に加える", wo(&cards())),
            Act::ToDeck(end) => format!("{}{order}{owners}デッキの{}に置く", wo(&cards()), at(*end)),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { "表向きで" } else { "" };
                format!("{}{owners}ライフの{}に{side}加える", wo(&cards()), at(*end))
            }
            Act::Rest => format!("{}レストにする", wo(&cards())),
            Act::SetActive => format!("{}アクティブにする", wo(&cards())),
            Act::Play { rested: false } => format!("{}登場させる", wo(&cards())),
            Act::Play { rested: true } => format!("{}レストで登場させる", wo(&cards())),
            Act::Reveal => format!("{}公開する", wo(&cards())),
            Act::Turn { face_up: true } => format!("{}表向きにする", wo(&cards())),
            Act::Turn { face_up: false } => format!("{}裏向きにする", wo(&cards())),
            Act::GiveDon { count, rested } => {
                let state = if *rested { "レスト" } else { "アクティブ" };
                let what = self.quantity(count, &format!("{state}のドン!!"));
                format!("{}{each}に、{what}を付与する", cards())
            }
            Act::MoveDon { count } => {
                let what = self.quantity(count, "ほかのカードに付与されているドン!!");
                format!("{what}を、{}{each}に付与する", cards())
            }
            Act::PowerToZero(until) => format!("{}のパワーを、{}0にする", cards(), self::until(*until)),
            Act::SwapBasePower(until) => format!("{}の元々のパワーを、{}入れ替える", cards(), self::until(*until)),
            Act::BecomeTarget => format!("アタックの対象を{}に変更する", cards()),
            Act::Activate => format!("{}コストを支払わずに発動する", wo(&cards())),
        })
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
        let said = |(on, modifier): &(Objects, Modifier)| {
            let text = self.modified(on, modifier, None).end;
            if text.ends_with('』') { text } else { format!("{text}。") }
        };
        let named: Option<String> = parts.iter().map(name).collect();
        named.unwrap_or_else(|| parts.iter().map(said).collect())
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifier: &Modifier, lasts: Option<Until>) -> Clause {
        let who = match (on, modifier) {
            (Objects::This, Modifier::Can(Permission::AnyNumberInDeck)) => "このカード".to_owned(),
            _ => self.objects(on),
        };
        let duration = lasts.map_or("", until);
        let more = |stat: &str, value: &Value| match value {
            Value::Number(number) => format!("{stat}{}", signed(*number)),
            Value::Per { times, each, of } => format!("{}、{stat}{}", self.for_every(*each, of), signed(*times)),
            value => format!("{}の分、{stat}が増える", self.value(value)),
        };
        let gets = match modifier {
            Modifier::Power(value) => more("パワー", value),
            Modifier::Cost(value) => more("コスト", value),
            Modifier::Counter(value) => more("カウンター", value),
            Modifier::BasePower(value) => format!("元々のパワーが{}になる", self.value(value)),
            Modifier::BaseCost(value) => format!("元々のコストが{}になる", self.value(value)),
            Modifier::Has(word) => format!("{}を得る", keyword(*word)),
            Modifier::Cannot(Prohibition::Refresh) if lasts == Some(Until::NextRefresh) => {
                let whose = owners(self.0.about(on).whose);
                return Clause::verb(format!("{who}は、次の{whose}リフレッシュフェイズでアクティブにならない"));
            }
            Modifier::Cannot(prohibition) => self.cannot(prohibition),
            Modifier::Can(permission) => can(permission).to_owned(),
            Modifier::Negated => "効果が無効になる".to_owned(),
            Modifier::NegatedAt(timing) => {
                let (tags, whens) = self.timing(timing);
                let effects = format!("{tags}{}の効果", whens.trim_end_matches('、')).replace("】の効果", "】効果");
                return Clause::verb(format!("{who}の{effects}は、{duration}無効になる"));
            }
            Modifier::DonDeck(count) => return Clause::verb(format!("{who}のドン!!デッキは{count}枚になる")),
            Modifier::AlsoNamed(name) => format!("カード名を「{}」としても扱う", called(card_named(name))),
            Modifier::AlsoType(name) => format!("特徴《{}》も持つ", called(type_named(name))),
            Modifier::AlsoAttribute(kind) => format!("属性({})も持つ", attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(ability, self.0.about(on).category());
                format!("次の効果を得る：『{}』", Japanese(&context).ability(ability))
            }
        };
        Clause::verb(format!("{who}は、{duration}{gets}"))
    }

    fn cannot(&self, prohibition: &Prohibition) -> String {
        match prohibition {
            Prohibition::Attack => "アタックできない".to_owned(),
            Prohibition::AttackOthers(cards) => format!("{}以外にアタックできない", self.cards(cards)),
            Prohibition::AttackThese(cards) => format!("{}にアタックできない", self.cards(cards)),
            Prohibition::BlockedBy(by) if by.is_empty() => "ブロックされない".to_owned(),
            Prohibition::BlockedBy(by) => format!("{}にブロックされない", self.such(by, None)),
            Prohibition::Block => "ブロックできない".to_owned(),
            Prohibition::AttackUnless(step) => {
                let clause = self.step(step);
                let who = clause.who.map_or_else(String::new, |who| format!("{}が", player(who)));
                format!("{who}{}限り、アタックできない", clause.not())
            }
            Prohibition::BeKod(means) => format!("{}KOされない", self.means(means)),
            Prohibition::BeKodBy(by) => format!("{}とのバトルでKOされない", self.such(by, None)),
            Prohibition::BeRemoved(means) => format!("{}場を離れない", self.means(means)),
            Prohibition::BeRested(means) => format!("{}レストにならない", self.means(means)),
            Prohibition::BePlayed(means) => format!("{}登場できない", self.means(means)),
            Prohibition::Refresh => "リフレッシュフェイズでアクティブにならない".to_owned(),
            Prohibition::Play(these) => format!("手札の{}をプレイできない", self.such(these, None)),
            Prohibition::Draw => "効果でカードを引けない".to_owned(),
            Prohibition::LifeToHand => "効果でライフのカードを手札に加えられない".to_owned(),
            Prohibition::Trigger => "【トリガー】を発動できない".to_owned(),
            Prohibition::SetDonActive => "効果でドン!!をアクティブにできない".to_owned(),
            Prohibition::Include(these) => format!("デッキに{}を入れられない", self.such(these, None)),
        }
    }
}

fn can(permission: &Permission) -> &'static str {
    match permission {
        Permission::AttackActive => "アクティブのキャラにもアタックできる",
        Permission::AnyNumberInDeck => "デッキに何枚でも入れられる",
        Permission::LoseAtEndOfTurn => "デッキが0枚になっても、そのターンの終了時まで敗北しない",
        Permission::WinByEmptyDeck => "デッキが0枚になった時、敗北する代わりに勝利する",
    }
}
