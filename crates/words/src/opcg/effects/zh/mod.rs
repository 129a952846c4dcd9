//! 繁體中文.

mod nouns;
mod steps;

use super::context::{Context, are_looked_at, are_on_field, are_player, circled, is_about_cards, tags};
use crate::grammar::number;
use nouns::{bound, player, whose};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Happening, Kind, Means, Place, Player, Timing, Value, Whose, Would,
};

/// An ability in Traditional Chinese, as far as it is told.
pub(super) struct Chinese<'c>(pub &'c Context);

/// The words in brackets for a timing; what happens has none.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("【登場時】"),
        Timing::WhenAttacking => Some("【攻擊時】"),
        Timing::OnBlock => Some("【防禦時】"),
        Timing::OnKo => Some("【KO時】"),
        Timing::OpponentAttacks => Some("【對方攻擊時】"),
        Timing::StartOfGame => Some("【遊戲開始時】"),
        Timing::StartOfYourTurn => Some("【我方回合開始時】"),
        Timing::StartOfMain => Some("【我方主要階段開始時】"),
        Timing::EndOfYourTurn => Some("【我方回合結束時】"),
        Timing::EndOfOpponentsTurn => Some("【對方回合結束時】"),
        Timing::ActivateMain => Some("【啟動主要】"),
        Timing::Main => Some("【主要】"),
        Timing::Counter => Some("【反擊】"),
        Timing::Trigger => Some("【觸發器】"),
        Timing::When(..) | Timing::Any(_) => None,
    }
}

impl Chinese<'_> {
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
        text.push_str(if ability.once { "【每回合1次】" } else { "" });
        let mut ifs: Vec<String> = match (conditions.as_slice(), &ability.kind) {
            ([alone], Kind::At(..) | Kind::Always(_)) => vec![self.condition(alone, true)],
            (several, _) => several.iter().map(|condition| self.joined(condition, true)).collect(),
        };
        if let Kind::Instead(would, _) = &ability.kind {
            ifs.push(self.would(would));
        }
        if !ifs.is_empty() {
            lead.push_str(&format!("若{}，", ifs.join("且")));
        }
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(cost)).collect();
        let bare = text.is_empty() && lead.is_empty();
        text.push_str(&lead);
        if !costs.is_empty() {
            text.push_str(&format!("{}：", costs.join("、")));
        }
        text.push_str(&match &ability.kind {
            Kind::At(_, steps) if ability.optional => format!("{}。", self.may(Player::You, steps)),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => format!("取而代之，{}。", self.may(Player::You, steps)),
            Kind::Instead(_, steps) => format!("取而代之，{}。", self.in_a_row(steps)),
            Kind::Always(parts) => self.standing(parts, bare),
        });
        text
    }

    fn condition_tag(&self, condition: &Condition) -> String {
        match condition {
            Condition::Given(count) => format!("【咚!!×{count}】"),
            Condition::YourTurn => "【我方回合中】".to_owned(),
            Condition::OpponentsTurn => "【對方回合中】".to_owned(),
            other => self.condition(other, true),
        }
    }

    /// The words in brackets, and "當……時，" for what happens.
    fn timing(&self, timing: &Timing) -> (String, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("當{}時，", whens.join("，或")),
            (false, false) => format!("或當{}時，", whens.join("，或")),
        };
        (tags.join("/"), whens)
    }

    /// What happens, if that is the timing.
    fn when(&self, timing: &Timing) -> Option<String> {
        let Timing::When(happening, cards, means) = timing else { return None };
        let who = match cards.whose {
            _ if !are_player(cards) || is_about_cards(*happening) => self.one_of(cards),
            Whose::Yours => "自己".to_owned(),
            Whose::Opponents => "對手".to_owned(),
            Whose::Anyones => "任一玩家".to_owned(),
        };
        Some(format!("{who}{}{}", self.means(means), self.happens(*happening)))
    }

    fn happens(&self, happening: Happening) -> String {
        match happening {
            Happening::Played => "登場".to_owned(),
            Happening::Attacks => "攻擊".to_owned(),
            Happening::Attacked => "受到攻擊".to_owned(),
            Happening::Blocks => "防禦".to_owned(),
            Happening::Kod => "被KO".to_owned(),
            Happening::Removed => "離開場上".to_owned(),
            Happening::Rested => "變為休息狀態".to_owned(),
            Happening::DonGiven => "被附加咚!!".to_owned(),
            Happening::Battled => "進行過對戰".to_owned(),
            Happening::FightsThis => format!("與{}進行對戰", self.this()),
            Happening::BattledThis => format!("與{}進行過對戰", self.this()),
            Happening::KodByThis => format!("被{}KO", self.this()),
            Happening::ReturnedToHand => "返回持有者的手牌".to_owned(),
            Happening::EventActivated => "發動事件卡".to_owned(),
            Happening::TriggerActivated => "發動【觸發器】".to_owned(),
            Happening::DealtDamage => "造成傷害".to_owned(),
            Happening::TookDamage => "受到傷害".to_owned(),
            Happening::LifeLost => "失去生命值卡".to_owned(),
            Happening::LifeTaken => "將生命值卡加入手牌".to_owned(),
            Happening::LifeEmpty => "的生命值卡變為0張".to_owned(),
            Happening::DeckEmpty => "的卡組變為0張".to_owned(),
            Happening::Drew => "抽卡".to_owned(),
            Happening::Discarded => "將手牌移至廢棄區".to_owned(),
            Happening::DonReturned => "將咚!!放回咚!!卡組".to_owned(),
        }
    }

    /// By what; nothing for any means.
    fn means(&self, means: &Means) -> String {
        match means {
            Means::Anything => String::new(),
            Means::Battle => "因對戰".to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => format!("因{}效果", whose(*of)),
            Means::Effect(of, filters) => format!("因{}{}的效果", whose(*of), self.such(filters, None)),
        }
    }

    fn would(&self, would: &Would) -> String {
        match would {
            Would::BeKod(cards, means) => format!("{}將{}被KO", self.one_of(cards), self.means(means)),
            Would::BeRemoved(cards, means) => format!("{}將{}離開場上", self.one_of(cards), self.means(means)),
            Would::GoToHand(cards) => format!("{}將加入持有者的手牌", self.one_of(cards)),
            Would::Any(woulds) => woulds.iter().map(|would| self.would(would)).collect::<Vec<_>>().join("，或"),
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::RestDon(count) => circled(*count),
            Cost::ReturnDon(count) => format!("咚!!-{count}"),
            Cost::Do(step) => self.in_a_row(std::slice::from_ref(step)),
        }
    }

    /// What follows 若; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let is = if holds { "是" } else { "不是" };
        let did = if holds { "" } else { "沒有" };
        match condition {
            Condition::Given(count) => {
                let few = if holds { "以上" } else { "以上的情況不成立" };
                format!("附加在{}上的咚!!為{count}張{few}", self.this())
            }
            Condition::YourTurn => format!("現在{is}自己的回合"),
            Condition::OpponentsTurn => format!("現在{is}對手的回合"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Exists(cards) => self.exists(cards, holds),
            Condition::Is(objects, filters) => self.says(&self.objects(objects), filters, holds),
            Condition::Did => format!("{did}如此執行"),
            Condition::Picked(slot) if self.0.is_last(*slot) => {
                if holds { "有選擇卡片" } else { "沒有選擇卡片" }.to_owned()
            }
            Condition::Picked(slot) => format!("{}{}", if holds { "有" } else { "沒有" }, self.picked(*slot)),
            Condition::PlayedThisTurn => format!("{}{did}在這個回合登場", self.this()),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                if several.is_empty() {
                    return if all { "可能" } else { "不可能" }.to_owned();
                }
                let each: Vec<String> = several.iter().map(|one| self.joined(one, holds)).collect();
                each.join(if all { "，且" } else { "，或" })
            }
        }
    }

    /// A condition among others: lists are held together.
    fn joined(&self, condition: &Condition, holds: bool) -> String {
        let text = self.condition(condition, holds);
        match condition {
            Condition::All(several) | Condition::Any(several) if several.len() > 1 => format!("（{text}）"),
            _ => text,
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (of, unit) = match one {
            Value::Count(cards) => (self.cards(cards), "張"),
            Value::Don(player) => (format!("{}場上的咚!!", nouns::player(*player)), "張"),
            Value::RestedDon(player) => (format!("{}休息狀態的咚!!", nouns::player(*player)), "張"),
            Value::ActiveDon(player) => (format!("{}活動狀態的咚!!", nouns::player(*player)), "張"),
            Value::GivenDon(player) => (format!("{}附加中的咚!!", nouns::player(*player)), "張"),
            Value::DonDeck(player) => (format!("{}的咚!!卡組", nouns::player(*player)), "張"),
            Value::Turns(_) => (self.value(one), "次"),
            Value::Size(_) | Value::Done => (self.value(one), "張"),
            Value::Number(_) | Value::Of(..) | Value::Named | Value::Per { .. } | Value::Sum(..) | Value::Minus(..) => {
                (self.value(one), "")
            }
        };
        let is = if holds { "為" } else { "不為" };
        match other {
            Value::Number(limit) => format!("{of}{is}{}", bound(compare, &format!("{}{unit}", number(*limit)))),
            other => format!("{}{}{}", self.value(one), if holds { "" } else { "不" }, self.against(compare, other)),
        }
    }

    fn exists(&self, cards: &Cards, holds: bool) -> String {
        let there = if holds { "有" } else { "沒有" };
        if are_looked_at(cards) && self.0.looked().one {
            return self.says("該卡片", &cards.filters, holds);
        }
        if !are_on_field(cards) {
            return format!("{}中{there}{}", self.at(cards), self.such(&cards.filters, None));
        }
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            return self.says(&format!("{}領航卡", whose(cards.whose)), &cards.filters, holds);
        }
        let who = match cards.whose {
            Whose::Yours => player(Player::You),
            Whose::Opponents => player(Player::Opponent),
            Whose::Anyones => "",
        };
        format!("{who}場上{there}{}", self.such(&cards.filters, Some(&nouns::places(&cards.places, "或"))))
    }
}
