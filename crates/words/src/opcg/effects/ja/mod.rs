//! 日本語.

mod nouns;
mod steps;

use super::context::{Context, are_looked_at, are_on_field, are_player, circled, is_about_cards, tags};
use crate::grammar::{self, japanese};
use nouns::{bound, whose};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Happening, Kind, Means, Place, Player, Timing, Value, Whose, Would,
};

/// What is said, by its last word.
type Clause = japanese::Clause<Player>;

/// An ability in Japanese, as far as it is told.
pub(super) struct Japanese<'c>(pub &'c Context);

/// The words in brackets for a timing; what happens has none.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("【登場時】"),
        Timing::WhenAttacking => Some("【アタック時】"),
        Timing::OnBlock => Some("【ブロック時】"),
        Timing::OnKo => Some("【KO時】"),
        Timing::OpponentAttacks => Some("【相手のアタック時】"),
        Timing::StartOfGame => Some("【ゲーム開始時】"),
        Timing::StartOfYourTurn => Some("【自分のターン開始時】"),
        Timing::StartOfMain => Some("【自分のメインフェイズ開始時】"),
        Timing::EndOfYourTurn => Some("【自分のターン終了時】"),
        Timing::EndOfOpponentsTurn => Some("【相手のターン終了時】"),
        Timing::ActivateMain => Some("【起動メイン】"),
        Timing::Main => Some("【メイン】"),
        Timing::Counter => Some("【カウンター】"),
        Timing::Trigger => Some("【トリガー】"),
        Timing::When(..) | Timing::Any(_) => None,
    }
}

impl Japanese<'_> {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let (tagged, conditions) = tags(ability);
        let mut text: String = tagged.into_iter().map(|condition| self.condition_tag(condition)).collect();
        let mut lead = String::new();
        if let Kind::At(timing, _) = &ability.kind {
            let (tags, whens) = self.timing(timing);
            text.push_str(&tags);
            lead.push_str(&whens);
        }
        text.push_str(if ability.once { "【ターン1回】" } else { "" });
        let mut ifs: Vec<Clause> = conditions.into_iter().map(|condition| self.condition(condition, true)).collect();
        if let Kind::Instead(would, _) = &ability.kind {
            ifs.push(self.would(would));
        }
        if let Some(all) = Clause::all(ifs) {
            lead.push_str(&all.when_so());
        }
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let bare = text.is_empty() && lead.is_empty();
        text.push_str(&lead);
        if !costs.is_empty() {
            text.push_str(&format!("{}：", costs.join("、")));
        }
        text.push_str(&match &ability.kind {
            Kind::At(_, steps) if ability.optional => format!("{}。", self.may(Player::You, steps).end),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => {
                format!("代わりに、{}。", self.may(Player::You, steps).end)
            }
            Kind::Instead(_, steps) => format!("代わりに、{}。", self.in_a_row(steps).end),
            Kind::Always(parts) => self.standing(parts, bare),
        });
        text
    }

    fn condition_tag(&self, condition: &Condition) -> String {
        match condition {
            Condition::Given(count) => format!("【ドン!!×{count}】"),
            Condition::YourTurn => "【自分のターン中】".to_owned(),
            Condition::OpponentsTurn => "【相手のターン中】".to_owned(),
            other => self.condition(other, true).when_so(),
        }
    }

    /// The words in brackets, and "…時、" for what happens.
    fn timing(&self, timing: &Timing) -> (String, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("{}、", whens.join("、または、")),
            (false, false) => format!("または、{}、", whens.join("、または、")),
        };
        (tags.join("/"), whens)
    }

    /// What happens, if that is the timing.
    fn when(&self, timing: &Timing) -> Option<String> {
        let Timing::When(happening, cards, means) = timing else { return None };
        let who = match cards.whose {
            _ if !are_player(cards) || is_about_cards(*happening) => self.one_of(cards),
            Whose::Yours => "自分".to_owned(),
            Whose::Opponents => "相手".to_owned(),
            Whose::Anyones => "いずれかのプレイヤー".to_owned(),
        };
        let (particle, happens) = self.happens(*happening);
        Some(format!("{who}{particle}{}{happens}時", self.means(means)))
    }

    fn happens(&self, happening: Happening) -> (&'static str, String) {
        let (particle, text) = match happening {
            Happening::Played => ("が", "登場した"),
            Happening::Attacks => ("が", "アタックした"),
            Happening::Attacked => ("が", "アタックされた"),
            Happening::Blocks => ("が", "ブロックした"),
            Happening::Kod => ("が", "KOされた"),
            Happening::Removed => ("が", "場を離れた"),
            Happening::Rested => ("が", "レストになった"),
            Happening::DonGiven => ("に", "ドン!!が付与された"),
            Happening::Battled => ("が", "バトルした"),
            Happening::FightsThis => return ("が", format!("{}とバトルする", self.this())),
            Happening::BattledThis => return ("が", format!("{}とバトルした", self.this())),
            Happening::KodByThis => return ("が", format!("{}によってKOされた", self.this())),
            Happening::ReturnedToHand => ("が", "持ち主の手札に戻った"),
            Happening::EventActivated => ("が", "イベントを発動した"),
            Happening::TriggerActivated => ("が", "【トリガー】を発動した"),
            Happening::DealtDamage => ("が", "ダメージを与えた"),
            Happening::TookDamage => ("が", "ダメージを受けた"),
            Happening::LifeLost => ("の", "ライフが減った"),
            Happening::LifeTaken => ("が", "ライフのカードを手札に加えた"),
            Happening::LifeEmpty => ("の", "ライフが0枚になった"),
            Happening::DeckEmpty => ("の", "デッキが0枚になった"),
            Happening::Drew => ("が", "カードを引いた"),
            Happening::Discarded => ("が", "手札のカードを捨てた"),
            Happening::DonReturned => ("が", "ドン!!をドン!!デッキに戻した"),
        };
        (particle, text.to_owned())
    }

    /// By what; nothing for any means.
    fn means(&self, means: &Means) -> String {
        match means {
            Means::Anything => String::new(),
            Means::Battle => "バトルで".to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => format!("{}効果で", whose(*of)),
            Means::Effect(of, filters) => format!("{}{}の効果で", whose(*of), self.such(filters, None)),
        }
    }

    fn would(&self, would: &Would) -> Clause {
        let verb = |cards: &Cards, means: &Means, verb: &str| {
            Clause::verb(format!("{}が{}{verb}", self.one_of(cards), self.means(means)))
        };
        match would {
            Would::BeKod(cards, means) => verb(cards, means, "KOされる"),
            Would::BeRemoved(cards, means) => verb(cards, means, "場を離れる"),
            Would::GoToHand(cards) => verb(cards, &Means::Anything, "持ち主の手札に加わる"),
            Would::Any(woulds) => Clause::any(woulds.iter().map(|would| self.would(would)).collect()),
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::RestDon(count) => circled(*count),
            Cost::ReturnDon(count) => format!("ドン!!-{count}"),
            Cost::Do(step) => self.in_a_row(std::slice::from_ref(step)).end,
        }
    }

    /// What holds; or that it does not, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> Clause {
        let noun = |text: String| Clause::noun(text).held(holds);
        match condition {
            Condition::Given(count) => noun(format!("{}に付与されているドン!!が{count}枚以上", self.this())),
            Condition::YourTurn => noun("自分のターン".to_owned()),
            Condition::OpponentsTurn => noun("相手のターン".to_owned()),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other).held(holds),
            Condition::Exists(cards) => self.exists(cards).held(holds),
            Condition::Is(objects, filters) => self.says(&self.objects(objects), filters).held(holds),
            Condition::Did => Clause::past("そうした", "そうしなかった").held(holds),
            Condition::Picked(slot) if self.0.is_last(*slot) => Clause::past("選んだ", "選ばなかった").held(holds),
            Condition::Picked(slot) => {
                let picked = self.picked(*slot);
                Clause::past(&format!("{picked}があった"), &format!("{picked}がなかった")).held(holds)
            }
            Condition::PlayedThisTurn => {
                let this = self.this();
                Clause::past(&format!("{this}がこのターンに登場した"), &format!("{this}がこのターンに登場していない"))
                    .held(holds)
            }
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let each: Vec<Clause> = several.iter().map(|one| self.condition(one, holds)).collect();
                let all = matches!(condition, Condition::All(_)) == holds;
                let together = if all { Clause::all(each) } else { (!each.is_empty()).then(|| Clause::any(each)) };
                together.unwrap_or_else(|| Clause::noun(if all { "可能" } else { "不可能" }.to_owned()))
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value) -> Clause {
        let of = match one {
            Value::Count(cards) => self.cards(cards),
            Value::Don(player) => format!("{}の場のドン!!", nouns::player(*player)),
            Value::RestedDon(player) => format!("{}のレストのドン!!", nouns::player(*player)),
            Value::ActiveDon(player) => format!("{}のアクティブのドン!!", nouns::player(*player)),
            Value::GivenDon(player) => format!("{}の付与されているドン!!", nouns::player(*player)),
            Value::DonDeck(player) => format!("{}のドン!!デッキ", nouns::player(*player)),
            Value::Number(_)
            | Value::Turns(_)
            | Value::Of(..)
            | Value::Size(_)
            | Value::Done
            | Value::Named
            | Value::Per { .. }
            | Value::Sum(..)
            | Value::Minus(..) => self.value(one),
        };
        let unit = match one {
            Value::Count(_)
            | Value::Don(_)
            | Value::RestedDon(_)
            | Value::ActiveDon(_)
            | Value::GivenDon(_)
            | Value::DonDeck(_)
            | Value::Size(_)
            | Value::Done => "枚",
            Value::Turns(_) => "回",
            Value::Number(_) | Value::Of(..) | Value::Named | Value::Per { .. } | Value::Sum(..) | Value::Minus(..) => {
                ""
            }
        };
        match other {
            Value::Number(number) => {
                Clause::noun(format!("{of}が{}", bound(compare, &format!("{}{unit}", grammar::number(*number)))))
            }
            other => self.against(compare, other).after(&format!("{}が", self.value(one))),
        }
    }

    fn exists(&self, cards: &Cards) -> Clause {
        if are_looked_at(cards) && self.0.looked().one {
            return self.says("そのカード", &cards.filters);
        }
        if !are_on_field(cards) {
            return Clause::verb(format!("{}に{}がある", self.at(cards), self.such(&cards.filters, None)));
        }
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            return self.says(&format!("{}リーダー", whose(cards.whose)), &cards.filters);
        }
        let there = if cards.places.contains(&Place::Characters) { "いる" } else { "ある" };
        Clause::verb(format!("{}が{there}", self.cards(cards)))
    }
}
