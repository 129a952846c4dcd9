//! 日本語.

mod nouns;
mod prohibitions;
mod steps;

use super::context::{
    Context, Noun, are_looked_at, are_of_both, are_on_field, are_player, circled, costs, is_about_cards, tags,
};
use crate::grammar::japanese;
use nouns::{bound, plain, whose};
use opcg::effects::{
    Ability, Cards, Compare, Condition, Cost, Filter, Happening, Kind, Means, Place, Player, Timing, Value, Whose,
    Would,
};

/// What is said, by its last word.
type Clause = japanese::Clause<Player>;

/// An ability in Japanese, as far as it is told.
pub(super) struct Japanese<'c>(pub &'c Context<'c>);

/// The words in brackets for a timing; the others are told.
fn tag(timing: &Timing) -> Option<&'static str> {
    match timing {
        Timing::OnPlay => Some("【登場時】"),
        Timing::WhenAttacking => Some("【アタック時】"),
        Timing::OnBlock => Some("【ブロック時】"),
        Timing::OnKo => Some("【KO時】"),
        Timing::OpponentAttacks => Some("【相手のアタック時】"),
        Timing::EndOfYourTurn => Some("【自分のターン終了時】"),
        Timing::EndOfOpponentsTurn => Some("【相手のターン終了時】"),
        Timing::ActivateMain => Some("【起動メイン】"),
        Timing::Main => Some("【メイン】"),
        Timing::Counter => Some("【カウンター】"),
        Timing::Trigger => Some("【トリガー】"),
        Timing::StartOfGame | Timing::StartOfYourTurn | Timing::StartOfMain | Timing::When(..) | Timing::Any(_) => None,
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
        let costs = self::costs(&ability.cost, |cost| self.cost(cost).end, |run| self.paid(run));
        let bare = text.is_empty() && lead.is_empty();
        text.push_str(&lead);
        if !costs.is_empty() {
            text.push_str(&format!("{}：", costs.join("、")));
        }
        text.push_str(&match &ability.kind {
            Kind::At(_, steps) if ability.optional => format!("{}。", self.may(Player::You, steps).end),
            Kind::At(_, steps) => self.sentences(steps),
            Kind::Instead(_, steps) if ability.optional => {
                format!("代わりに{}。", self.may(Player::You, steps).end)
            }
            Kind::Instead(_, steps) => format!("代わりに{}。", self.in_a_row(steps).end),
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

    /// What is done as a cost, which is always left to the player: 「…し、…できる」.
    fn paid(&self, run: &[Cost]) -> String {
        let all = Clause::all(run.iter().map(|cost| self.cost(cost)).collect());
        all.map_or_else(String::new, |all| all.can())
    }

    /// The words in brackets, and "…時、" for what happens.
    fn timing(&self, timing: &Timing) -> (String, String) {
        let each: Vec<&Timing> = timing.each().collect();
        let tags: Vec<&str> = each.iter().filter_map(|timing| tag(timing)).collect();
        let whens: Vec<String> = each.iter().filter_map(|timing| self.when(timing)).collect();
        let whens = match (tags.is_empty(), whens.is_empty()) {
            (_, true) => String::new(),
            (true, false) => format!("{}、", whens.join("か、")),
            (false, false) => format!("または、{}、", whens.join("か、")),
        };
        (tags.join("/"), whens)
    }

    /// A timing without brackets.
    fn when(&self, timing: &Timing) -> Option<String> {
        match timing {
            Timing::StartOfGame => Some("ゲーム開始時".to_owned()),
            Timing::StartOfYourTurn => Some("自分のターン開始時".to_owned()),
            Timing::StartOfMain => Some("自分のメインフェイズ開始時".to_owned()),
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
        let player = match cards.whose {
            Whose::Yours => Some("自分"),
            Whose::Opponents => Some("相手"),
            Whose::Anyones => None,
        };
        let is_anybody = cards.filters.is_empty() && cards.places.len() > 1;
        match (happening, player) {
            (Happening::Played, Some(player)) if are_on_field(cards) && cards.filters != [Filter::This] => {
                format!("{player}が{means}{}を登場させた時", self.such(&cards.filters, &cards.places))
            }
            (Happening::Blocks, Some(player)) if are_on_field(cards) && is_anybody => {
                format!("{player}が{means}【ブロッカー】を発動した時")
            }
            (Happening::Played, _) => format!("{who}が{means}登場した時"),
            (Happening::Blocks, _) => format!("{who}が{means}【ブロッカー】を発動した時"),
            (Happening::Attacks, _) => format!("{who}が{means}アタックした時"),
            (Happening::Attacked, _) => format!("{who}が{means}アタックされた時"),
            (Happening::Kod, _) => format!("{who}が{means}KOされた時"),
            (Happening::Removed, _) => format!("{who}が{means}場を離れた時"),
            (Happening::Rested, _) => format!("{who}が{means}レストになった時"),
            (Happening::DonGiven, _) => format!("{who}に{means}ドン!!が付与された時"),
            (Happening::Battled, _) => format!("{who}が{means}バトルした時"),
            (Happening::FightsThis, _) => format!("{this}が{means}{who}とバトルする時"),
            (Happening::BattledThis, _) => format!("{this}が{means}{who}とバトルした時"),
            (Happening::KodByThis, _) => format!("{this}が{means}{who}をKOした時"),
            (Happening::ReturnedToHand, _) => format!("{who}が{means}持ち主の手札に戻された時"),
            (Happening::DealtDamage, _) => format!("{who}が{means}ダメージを与えた時"),
            (Happening::TookDamage, _) => format!("{who}が{means}ダメージを受けた時"),
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
            Whose::Yours => "自分",
            Whose::Opponents => "相手",
            Whose::Anyones => "自分か相手",
        };
        match happening {
            Happening::EventActivated => format!("{who}が{means}イベントを発動した時"),
            Happening::TriggerActivated => format!("{who}が{means}【トリガー】を発動した時"),
            Happening::DealtDamage => format!("{who}が{means}ダメージを与えた時"),
            Happening::TookDamage => format!("{who}が{means}ダメージを受けた時"),
            Happening::LifeLost => format!("{means}{who}のライフが離れた時"),
            Happening::LifeTaken => format!("{means}{who}のライフが手札に加わった時"),
            Happening::LifeEmpty => format!("{means}{who}のライフが0枚になった時"),
            Happening::DeckEmpty => format!("{means}{who}のデッキが0枚になった時"),
            Happening::Drew => format!("{who}が{means}カードを引いた時"),
            Happening::Discarded => format!("{means}{who}の手札が捨てられた時"),
            Happening::DonReturned => format!("{means}{who}の場のドン!!がドン!!デッキに戻された時"),
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
            Means::Battle => "バトルで".to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => format!("{}効果で", whose(*of)),
            Means::Effect(of, filters) => format!("{}{}の効果で", whose(*of), self.of_kind(filters)),
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

    fn cost(&self, cost: &Cost) -> Clause {
        match cost {
            Cost::RestDon(count) => Clause::noun(circled(*count)),
            Cost::ReturnDon(count) => Clause::noun(format!("ドン!!-{count}")),
            Cost::Do(step) => self.in_a_row(std::slice::from_ref(step)),
        }
    }

    /// What holds; or that it does not, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> Clause {
        let noun = |text: String| Clause::noun(text).held(holds);
        match condition {
            Condition::Given(count) => {
                Clause::verb(format!("{}にドン!!が{count}枚以上付与されている", self.this())).held(holds)
            }
            Condition::YourTurn => noun("自分のターン".to_owned()),
            Condition::OpponentsTurn => noun("相手のターン".to_owned()),
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other).held(holds),
            Condition::Exists(cards) => self.exists(cards).held(holds),
            Condition::Is(objects, filters) => self.says_of(objects, filters).held(holds),
            Condition::Did => Clause::past("そうした", "そうしなかった").held(holds),
            Condition::Picked(slot) if self.0.is_last(*slot) => Clause::past("選んだ", "選ばなかった").held(holds),
            Condition::Picked(slot) => {
                let picked = self.picked(*slot);
                Clause::past(&format!("{picked}があった"), &format!("{picked}がなかった")).held(holds)
            }
            Condition::PlayedThisTurn => noun(format!("{}が登場したターン", self.this())),
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
        let player = |player: &Player| nouns::player(*player);
        // What there is, and how one says that it is there.
        let (of, unit, there) = match one {
            Value::Count(cards) if are_of_both(cards) => (self.value(one), "枚", ""),
            Value::Count(cards) if cards.places == [Place::Life] && cards.filters.is_empty() => {
                (self.cards(cards), "枚", "")
            }
            Value::Count(cards) if cards.filters.is_empty() && !are_on_field(cards) => (self.at(cards), "枚", "ある"),
            Value::Count(cards) if cards.places.contains(&Place::Characters) => (self.cards(cards), "枚", "いる"),
            Value::Count(cards) => (self.cards(cards), "枚", "ある"),
            Value::Don(who) => (format!("{}の場のドン!!", player(who)), "枚", "ある"),
            Value::RestedDon(who) => (format!("{}のレストのドン!!", player(who)), "枚", "ある"),
            Value::ActiveDon(who) => (format!("{}のアクティブのドン!!", player(who)), "枚", "ある"),
            Value::GivenDon(who) => (format!("{}の付与されているドン!!", player(who)), "枚", "ある"),
            Value::DonDeck(who) => (format!("{}のドン!!デッキ", player(who)), "枚", ""),
            Value::Size(slot) => {
                let chosen = self.0.picked(*slot).map_or(Noun::Card, |about| about.noun);
                (format!("選んだ{}", nouns::noun(chosen)), "枚", "")
            }
            Value::Done => (self.value(one), "枚", ""),
            Value::Turns(_) => (self.value(one), "回", ""),
            Value::Number(_) | Value::Of(..) | Value::Named | Value::Per { .. } | Value::Sum(..) | Value::Minus(..) => {
                (self.value(one), "", "")
            }
        };
        match other {
            Value::Number(number) => {
                let text = format!("{of}が{}", bound(compare, &format!("{}{unit}", plain(*number))));
                let is_many = *number > 0 && compare != Compare::AtMost;
                if is_many && !there.is_empty() { Clause::verb(text + there) } else { Clause::noun(text) }
            }
            other => self.against(compare, other).after(&format!("{}が", self.value(one))),
        }
    }

    fn exists(&self, cards: &Cards) -> Clause {
        if are_looked_at(cards) && self.0.looked().one {
            let card = if self.0.looked_is_revealed() { "公開したカード" } else { "そのカード" };
            return self.says(card, &cards.filters);
        }
        if !are_on_field(cards) {
            return Clause::verb(format!("{}に{}がある", self.at(cards), self.such(&cards.filters, &[])));
        }
        if cards.places == [Place::Leader] && cards.whose != Whose::Anyones && !cards.filters.is_empty() {
            return self.says(&format!("{}リーダー", whose(cards.whose)), &cards.filters);
        }
        let there = if cards.places.contains(&Place::Characters) { "いる" } else { "ある" };
        Clause::verb(format!("{}が{there}", self.cards(cards)))
    }
}
