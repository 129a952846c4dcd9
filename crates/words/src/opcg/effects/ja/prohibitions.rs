//! What cards and players may not do, and what they may do beyond the rules.

use super::nouns::player;
use super::steps::{owners, until};
use super::{Clause, Japanese};
use opcg::effects::{Filter, Means, Objects, Permission, Player, Prohibition, Until, Whose};

impl Japanese<'_> {
    /// Cards or a player, and what they may not do.
    pub(super) fn forbidden(&self, on: &Objects, prohibition: &Prohibition, lasts: Option<Until>) -> Clause {
        let duration = lasts.map_or("", until);
        let is_long = lasts.is_some() || matches!(prohibition, Prohibition::AttackUnless(_));
        let is = if is_long { "は、" } else { "は" };
        let who = || self.objects(on);
        Clause::verb(match prohibition {
            Prohibition::BlockedBy(by) => return self.unblocked(on, by, lasts),
            Prohibition::Refresh if lasts == Some(Until::NextRefresh) => {
                let whose = owners(self.0.about(on).whose);
                format!("{}は、次の{whose}リフレッシュフェイズでアクティブにならない", who())
            }
            Prohibition::Include(these) => {
                format!("ルール上、{}は{}をデッキに入れることができない", who(), self.such(these, &[]))
            }
            prohibition => format!("{}{is}{duration}{}", who(), self.cannot(prohibition)),
        })
    }

    /// "相手は【ブロッカー】を発動できない".
    fn unblocked(&self, on: &Objects, by: &[Filter], lasts: Option<Until>) -> Clause {
        let defender = match self.0.about(on).whose {
            Whose::Yours => "相手",
            Whose::Opponents => "自分",
            Whose::Anyones => "アタックされたプレイヤー",
        };
        let blocker = match by {
            [] => "【ブロッカー】を発動できない".to_owned(),
            by => format!("{}の【ブロッカー】を発動できない", self.of_kind(by)),
        };
        let duration = lasts.map_or("", until);
        match on {
            Objects::This if lasts == Some(Until::EndOfBattle) => {
                Clause::verb(format!("{defender}は、{duration}{blocker}"))
            }
            Objects::Pick(pick) => {
                let picked = self.pick(pick, "の");
                let those = self.0.last().map_or_else(|| "そのカード".to_owned(), |slot| self.picked(slot));
                Clause::done(
                    Player::You,
                    format!("{picked}を選び、{defender}は、{duration}{those}がアタックする場合、{blocker}"),
                )
            }
            on => Clause::verb(format!("{defender}は、{duration}{}がアタックする場合、{blocker}", self.objects(on))),
        }
    }

    fn cannot(&self, prohibition: &Prohibition) -> String {
        match prohibition {
            Prohibition::Attack => "アタックできない".to_owned(),
            Prohibition::AttackOthers(cards) => format!("{}以外にアタックできない", self.cards(cards)),
            Prohibition::AttackThese(cards) => format!("{}にアタックできない", self.cards(cards)),
            Prohibition::BlockedBy(by) => format!("{}にブロックされない", self.of_kind(by)),
            Prohibition::Block => "【ブロッカー】を発動できない".to_owned(),
            Prohibition::AttackUnless(step) => {
                let clause = self.step(step);
                let who = clause.who.map_or_else(String::new, |who| format!("{}が", player(who)));
                format!("{who}{}限り、アタックできない", clause.not())
            }
            Prohibition::BeKod(means) => format!("{}KOされない", self.means(means)),
            Prohibition::BeKodBy(by) => format!("{}とのバトルでKOされない", self.of_kind(by)),
            Prohibition::BeRemoved(means) => format!("{}場を離れない", self.means(means)),
            // Resting it as a cost is forbidden too.
            Prohibition::BeRested(Means::Anything) => "レストにできない".to_owned(),
            Prohibition::BeRested(means) => format!("{}レストにされない", self.means(means)),
            Prohibition::BePlayed(means) => format!("{}登場できない", self.means(means)),
            Prohibition::Refresh => "リフレッシュフェイズでアクティブにならない".to_owned(),
            Prohibition::Play(these) => format!("手札の{}をプレイできない", self.such(these, &[])),
            Prohibition::Draw => "効果でカードを引くことができない".to_owned(),
            Prohibition::LifeToHand => "効果でライフを手札に加えることができない".to_owned(),
            Prohibition::Trigger => "【トリガー】を発動できない".to_owned(),
            Prohibition::SetDonActive => "効果でドン!!をアクティブにできない".to_owned(),
            Prohibition::Include(these) => format!("{}をデッキに入れることができない", self.such(these, &[])),
        }
    }

    pub(super) fn can(&self, permission: &Permission, on: &Objects, lasts: Option<Until>) -> String {
        let who = match (on, permission) {
            (Objects::This, Permission::AnyNumberInDeck) => "このカード".to_owned(),
            _ => self.objects(on),
        };
        let is = if lasts.is_some() { "は、" } else { "は" };
        let duration = lasts.map_or("", until);
        match permission {
            Permission::AttackActive => format!("{who}{is}{duration}アクティブのキャラにもアタックできる"),
            Permission::AnyNumberInDeck => format!("ルール上、{who}はデッキに何枚でも入れることができる"),
            Permission::LoseAtEndOfTurn => {
                format!("ルール上、{who}はデッキが0枚でも敗北せず、デッキが0枚になったターン終了時に敗北する")
            }
            Permission::WinByEmptyDeck => format!("ルール上、{who}はデッキが0枚になった場合、敗北する代わりに勝利する"),
        }
    }
}
