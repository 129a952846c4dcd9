//! 繁體中文.

mod nouns;
mod prohibitions;
mod steps;

use super::context::{
    Context, Noun, are_looked_at, are_of_both, are_on_field, are_player, circled, costs, is_about_cards, tags,
};
use nouns::{of_whose, whose};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Filter, Happening, Kind, Means, Place, Player, Timing, Value, Whose,
    Would,
};

/// An ability in Traditional Chinese, as far as it is told.
pub(super) struct Chinese<'c>(pub &'c Context<'c>);

/// The words in brackets for a timing; the others are told.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("【登場時】"),
        Timing::WhenAttacking => Some("【攻擊時】"),
        Timing::OnBlock => Some("【防禦時】"),
        Timing::OnKo => Some("【KO時】"),
        Timing::OpponentAttacks => Some("【對方攻擊時】"),
        Timing::EndOfYourTurn => Some("【我方回合結束時】"),
        Timing::EndOfOpponentsTurn => Some("【對方回合結束時】"),
        Timing::ActivateMain => Some("【啟動主要】"),
        Timing::Main => Some("【主要】"),
        Timing::Counter => Some("【反擊】"),
        Timing::Trigger => Some("【觸發器】"),
        Timing::StartOfGame | Timing::StartOfYourTurn | Timing::StartOfMain | Timing::When(..) | Timing::Any(_) => None,
    }
}

/// That one may do it: 可將…, 可以….
pub(super) fn may(text: &str) -> String {
    if text.starts_with('將') { format!("可{text}") } else { format!("可以{text}") }
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
            lead.push_str(&self.when_so(&ifs.join("、且")));
        }
        let costs = self::costs(&ability.cost, |cost| self.cost(cost), |run| self.paid(run));
        let bare = text.is_empty() && lead.is_empty();
        text.push_str(&lead);
        if !costs.is_empty() {
            text.push_str(&format!("{}：", costs.join("，")));
        }
        text.push_str(&match &ability.kind {
            Kind::At(_, steps) if ability.optional => format!("{}。", self.may(Player::You, steps, "")),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => format!("{}。", self.may(Player::You, steps, "替換成")),
            Kind::Instead(_, steps) => format!("替換成{}。", self.in_a_row(steps)),
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

    /// 若……時，.
    pub(super) fn when_so(&self, condition: &str) -> String {
        format!("若{condition}時，")
    }

    /// What is done as a cost, which is always left to the player.
    fn paid(&self, run: &[Cost]) -> String {
        may(&run.iter().map(|cost| self.cost(cost)).collect::<Vec<_>>().join("，並"))
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::RestDon(count) => circled(*count),
            Cost::ReturnDon(count) => format!("咚!!-{count}"),
            Cost::Do(step) => self.in_a_row(std::slice::from_ref(step)),
        }
    }

    /// The words in brackets, and ……時， for what happens.
    fn timing(&self, timing: &Timing) -> (String, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("{}，", whens.join("或")),
            (false, false) => format!("或{}，", whens.join("或")),
        };
        (tags.join("/"), whens)
    }

    /// A timing without brackets.
    fn when(&self, timing: &Timing) -> Option<String> {
        match timing {
            Timing::StartOfGame => Some("遊戲開始時".to_owned()),
            Timing::StartOfYourTurn => Some("我方回合開始時".to_owned()),
            Timing::StartOfMain => Some("我方主要階段開始時".to_owned()),
            Timing::When(happening, cards, means) => {
                let means = self.means(means);
                Some(if are_player(cards) && !is_about_cards(*happening) {
                    self.happens_to_player(*happening, cards.whose, &means)
                } else {
                    self.happens(*happening, cards, &means)
                })
            }
            _ => None,
        }
    }

    fn happens(&self, happening: Happening, cards: &Cards, means: &str) -> String {
        let (this, who) = (self.this(), self.one_of(cards));
        let is_anybody = are_on_field(cards) && cards.filters.is_empty() && cards.places.len() > 1;
        let player = match cards.whose {
            Whose::Yours => Some("自己"),
            Whose::Opponents => Some("對手"),
            Whose::Anyones => None,
        };
        match (happening, player) {
            (Happening::Played, Some(player)) if are_on_field(cards) && cards.filters != [Filter::This] => {
                format!("{player}{means}使{}登場時", self.such(&cards.filters, &cards.places))
            }
            (Happening::Blocks, Some(player)) if is_anybody => {
                format!("{player}{means}發動【防禦】時")
            }
            (Happening::Played, _) => format!("{who}{means}登場時"),
            (Happening::Blocks, _) => format!("{who}{means}發動【防禦】時"),
            (Happening::Attacks, _) => format!("{who}{means}攻擊時"),
            (Happening::Attacked, _) => format!("{who}{means}遭受攻擊時"),
            (Happening::Kod, _) => format!("{who}{means}遭到KO時"),
            (Happening::Removed, _) => format!("{who}{means}離開場上時"),
            (Happening::Rested, _) => format!("{who}{means}置為休息狀態時"),
            (Happening::DonGiven, _) => format!("{means}咚!!卡附加在{who}時"),
            (Happening::Battled, _) => format!("{who}{means}對戰後"),
            (Happening::FightsThis, _) => format!("{this}{means}和{who}對戰時"),
            (Happening::BattledThis, _) => format!("{this}{means}和{who}對戰後"),
            (Happening::KodByThis, _) => format!("{this}{means}KO{who}時"),
            (Happening::ReturnedToHand, _) => format!("{who}{means}放回持有者的手牌時"),
            (Happening::DealtDamage, _) => format!("{who}{means}造成傷害時"),
            (Happening::TookDamage, _) => format!("{who}{means}受到傷害時"),
            (
                Happening::EventActivated
                | Happening::TriggerActivated
                | Happening::LifeLost
                | Happening::LifeTaken
                | Happening::LifeEmpty
                | Happening::DeckEmpty
                | Happening::Drew
                | Happening::Discarded
                | Happening::DonReturned,
                _,
            ) => self.happens_to_player(happening, cards.whose, means),
        }
    }

    fn happens_to_player(&self, happening: Happening, whose: Whose, means: &str) -> String {
        let who = match whose {
            Whose::Yours => "自己",
            Whose::Opponents => "對手",
            Whose::Anyones => "自己或對手",
        };
        match happening {
            Happening::EventActivated => format!("{who}{means}發動事件卡時"),
            Happening::TriggerActivated => format!("{who}{means}發動【觸發器】時"),
            Happening::DealtDamage => format!("{who}{means}造成傷害時"),
            Happening::TookDamage => format!("{who}{means}受到傷害時"),
            Happening::LifeLost => format!("{who}的生命值卡{means}離開時"),
            Happening::LifeTaken => format!("{who}的生命值卡{means}加入手牌時"),
            Happening::LifeEmpty => format!("{who}的生命值卡{means}變成0張時"),
            Happening::DeckEmpty => format!("{who}的卡組{means}變成0張時"),
            Happening::Drew => format!("{who}{means}抽取卡片時"),
            Happening::Discarded => format!("{who}的手牌{means}被廢棄時"),
            Happening::DonReturned => format!("{who}場上的咚!!卡{means}被放回咚!!卡組時"),
            Happening::Played
            | Happening::Attacks
            | Happening::Attacked
            | Happening::Blocks
            | Happening::Kod
            | Happening::Removed
            | Happening::Rested
            | Happening::DonGiven
            | Happening::Battled
            | Happening::FightsThis
            | Happening::BattledThis
            | Happening::KodByThis
            | Happening::ReturnedToHand => {
                let leader = Cards { whose, places: vec![Place::Leader], filters: vec![] };
                self.happens(happening, &leader, means)
            }
        }
    }

    /// By what; nothing for any means.
    fn means(&self, means: &Means) -> String {
        match means {
            Means::Anything => String::new(),
            Means::Battle => "在對戰中".to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => format!("因{}效果而", of_whose(*of)),
            Means::Effect(of, filters) => format!("因{}的效果而", self.of_kind(filters, whose(*of))),
        }
    }

    fn would(&self, would: &Would) -> String {
        match would {
            Would::BeKod(cards, means) => format!("{}{}即將遭到KO", self.one_of(cards), self.means(means)),
            Would::BeRemoved(cards, means) => format!("{}{}即將離開場上", self.one_of(cards), self.means(means)),
            Would::GoToHand(cards) => format!("{}即將加入持有者的手牌", self.one_of(cards)),
            Would::Any(woulds) => woulds.iter().map(|would| self.would(would)).collect::<Vec<_>>().join("或"),
        }
    }

    /// What follows 若; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let is = if holds { "是" } else { "不是" };
        match condition {
            Condition::Given(count) => {
                format!("{}{}附加{count}張以上咚!!卡", self.this(), if holds { "已" } else { "未" })
            }
            Condition::YourTurn => format!("{is}我方回合"),
            Condition::OpponentsTurn => format!("{is}對手回合"),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Exists(cards) => self.exists(cards, holds),
            Condition::Is(objects, filters) => self.says(&self.known(objects), filters, holds),
            Condition::Did => if holds { "有執行此動作" } else { "沒有執行此動作" }.to_owned(),
            Condition::Picked(slot) if self.0.is_last(*slot) => {
                if holds { "有選擇卡片" } else { "沒有選擇卡片" }.to_owned()
            }
            Condition::Picked(slot) => format!("{}{}", if holds { "有" } else { "沒有" }, self.picked(*slot)),
            Condition::PlayedThisTurn => format!("{is}{}登場的回合", self.this()),
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                if several.is_empty() {
                    return if all { "可能" } else { "不可能" }.to_owned();
                }
                let each: Vec<String> = several.iter().map(|one| self.joined(one, holds)).collect();
                each.join(if all { "、且" } else { "或" })
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
        let not = if holds { "" } else { "不" };
        let Value::Number(limit) = other else {
            return format!("{}{not}{}", self.value(one), self.against(compare, other));
        };
        // Things are there in such a number, or a number is so large.
        let there = |at: &str, things: &str| match compare {
            Compare::AtLeast => {
                let there = if holds { "有" } else { "沒有" };
                Some(format!("{at}{there}{limit}張以上{things}"))
            }
            Compare::AtMost | Compare::Exactly => None,
        };
        let don = |who: &Player, state: &str| {
            let text = there(nouns::player(*who), &format!("{state}咚!!卡"));
            text.ok_or_else(|| format!("{}{state}咚!!卡", nouns::player(*who)))
        };
        let of = match one {
            Value::Count(cards) if are_of_both(cards) => Err(format!("{}合計張數", self.of_both(cards))),
            Value::Count(cards) if are_on_field(cards) => {
                there("場上", &self.cards(cards)).ok_or_else(|| self.cards(cards))
            }
            Value::Count(cards) if cards.filters.is_empty() && cards.places == [Place::Trash] => {
                there(&format!("{}廢棄區", whose(cards.whose)), "卡片").ok_or_else(|| self.cards(cards))
            }
            Value::Count(cards) => Err(self.cards(cards)),
            Value::Don(who) => {
                let field = format!("{}的場上", nouns::player(*who));
                there(&field, "咚!!卡").ok_or_else(|| format!("{}場上的咚!!卡", nouns::player(*who)))
            }
            Value::RestedDon(who) => don(who, "休息狀態的"),
            Value::ActiveDon(who) => don(who, "活動狀態的"),
            Value::GivenDon(who) => don(who, "已附加的"),
            Value::DonDeck(who) => Err(format!("{}的咚!!卡組", nouns::player(*who))),
            Value::Size(slot) => {
                let chosen = self.0.picked(*slot).map_or(Noun::Card, |about| about.noun);
                Err(format!("選擇的{}", nouns::noun(chosen)))
            }
            Value::Number(_)
            | Value::Turns(_)
            | Value::Of(..)
            | Value::Done
            | Value::Named
            | Value::Per { .. }
            | Value::Sum(..)
            | Value::Minus(..) => Err(self.value(one)),
        };
        let unit = match one {
            Value::Turns(_) => "次",
            Value::Number(_) | Value::Of(..) | Value::Named | Value::Per { .. } | Value::Sum(..) | Value::Minus(..) => {
                ""
            }
            Value::Count(_)
            | Value::Don(_)
            | Value::RestedDon(_)
            | Value::ActiveDon(_)
            | Value::GivenDon(_)
            | Value::DonDeck(_)
            | Value::Size(_)
            | Value::Done => "張",
        };
        of.unwrap_or_else(|of| match compare {
            Compare::AtLeast => format!("{of}{not}在{limit}{unit}以上"),
            Compare::AtMost => format!("{of}{not}在{limit}{unit}以下"),
            Compare::Exactly => format!("{of}{not}為{limit}{unit}"),
        })
    }

    fn exists(&self, cards: &Cards, holds: bool) -> String {
        let there = if holds { "有" } else { "沒有" };
        if are_looked_at(cards) && self.0.looked().one {
            let card = if self.0.looked_is_revealed() { "公開的卡片" } else { "該張卡片" };
            return self.says(card, &cards.filters, holds);
        }
        if are_looked_at(cards) {
            return format!("其中{there}{}", self.such(&cards.filters, &[]));
        }
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            return self.says(&format!("{}的領航卡", whose(cards.whose)), &cards.filters, holds);
        }
        if are_on_field(cards) {
            return format!("場上{there}{}", self.cards(cards));
        }
        format!("{there}{}", self.cards(cards))
    }
}
