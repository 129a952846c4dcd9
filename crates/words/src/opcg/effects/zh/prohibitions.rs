//! What cards and players may not do, and what they may do beyond the rules.

use super::Chinese;
use super::nouns::{player, whose};
use super::steps::{Clause, owners, until};
use opcg::effects::{Filter, Means, Objects, Permission, Player, Prohibition, Until, Whose};

impl Chinese<'_> {
    /// Cards or a player, and what they may not do.
    pub(super) fn forbidden(&self, on: &Objects, prohibition: &Prohibition, lasts: Option<Until>) -> Clause {
        let for_a_while = lasts.map_or_else(String::new, |lasts| format!("，{}，", until(lasts)));
        let who = || self.objects(on);
        Clause::Says(match prohibition {
            Prohibition::BlockedBy(by) => return self.unblocked(on, by, lasts),
            Prohibition::Refresh if lasts == Some(Until::NextRefresh) => {
                let whose = owners(self.0.about(on).whose);
                format!("{}，在下一個{whose}的重整階段無法為活動狀態", who())
            }
            Prohibition::Include(these) => {
                format!("在規則上，{}無法將{}放入卡組", who(), self.such(these, &[]))
            }
            prohibition => format!("{}{for_a_while}{}", who(), self.cannot(prohibition)),
        })
    }

    /// 對手無法發動【防禦】.
    fn unblocked(&self, on: &Objects, by: &[Filter], lasts: Option<Until>) -> Clause {
        let defender = match self.0.about(on).whose {
            Whose::Yours => "對手",
            Whose::Opponents => "自己",
            Whose::Anyones => "遭受攻擊的玩家",
        };
        let blocker = match by {
            [] => "無法發動【防禦】".to_owned(),
            by => format!("{}無法發動【防禦】", self.of_kind(by, "")),
        };
        let during = lasts.map_or_else(String::new, |lasts| format!("{}，", until(lasts)));
        match on {
            Objects::This if lasts == Some(Until::EndOfBattle) => Clause::Says(format!("{defender}{during}{blocker}")),
            Objects::Pick(pick) => {
                let picked = self.pick(pick);
                let those = self.0.last().map_or_else(|| "該張卡片".to_owned(), |slot| self.picked(slot));
                let text = format!("選擇{picked}，{during}若{those}攻擊時，{defender}{blocker}");
                Clause::Does(Player::You, text)
            }
            on => Clause::Says(format!("{during}若{}攻擊時，{defender}{blocker}", self.objects(on))),
        }
    }

    fn cannot(&self, prohibition: &Prohibition) -> String {
        match prohibition {
            Prohibition::Attack => "無法進行攻擊".to_owned(),
            Prohibition::AttackOthers(cards) => format!("只能攻擊{}", self.cards(cards)),
            Prohibition::AttackThese(cards) => format!("無法攻擊{}", self.cards(cards)),
            Prohibition::BlockedBy(by) => format!("不會被{}防禦", self.of_kind(by, "")),
            Prohibition::Block => "無法發動【防禦】".to_owned(),
            Prohibition::AttackUnless(step) => {
                let unless = match self.step(step) {
                    Clause::Does(who, text) => format!("{}先{text}", player(who)),
                    Clause::Says(text) => text,
                };
                format!("除非{unless}，否則無法進行攻擊")
            }
            Prohibition::BeKod(Means::Battle) => "在對戰中不會遭到KO".to_owned(),
            Prohibition::BeKod(means) => format!("不會{}遭到KO", self.means(means)),
            Prohibition::BeKodBy(by) => format!("在和{}的對戰中不會遭到KO", self.of_kind(by, "")),
            Prohibition::BeRemoved(Means::Battle) => "在對戰中不會離開場上".to_owned(),
            Prohibition::BeRemoved(means) => format!("不會{}離開場上", self.means(means)),
            // Resting it as a cost is forbidden too.
            Prohibition::BeRested(Means::Anything) => "無法置為休息狀態".to_owned(),
            Prohibition::BeRested(means) => format!("不會{}置為休息狀態", self.means(means)),
            Prohibition::BePlayed(means) => format!("無法{}登場", self.by(means)),
            Prohibition::Refresh => "在重整階段無法為活動狀態".to_owned(),
            Prohibition::Play(these) => format!("無法使用手牌中的{}", self.such(these, &[])),
            Prohibition::Draw => "無法以效果抽取卡片".to_owned(),
            Prohibition::LifeToHand => "無法以效果將生命值卡加入手牌".to_owned(),
            Prohibition::Trigger => "無法發動【觸發器】".to_owned(),
            Prohibition::SetDonActive => "無法以效果將咚!!卡置為活動狀態".to_owned(),
            Prohibition::Include(these) => format!("無法將{}放入卡組", self.such(these, &[])),
        }
    }

    /// By what something is done.
    fn by(&self, means: &Means) -> String {
        match means {
            Means::Anything => String::new(),
            Means::Battle => "在對戰中".to_owned(),
            Means::Effect(of, filters) if filters.is_empty() => {
                format!("以{}效果", super::nouns::of_whose(*of))
            }
            Means::Effect(of, filters) => format!("以{}的效果", self.of_kind(filters, whose(*of))),
        }
    }

    pub(super) fn can(&self, permission: &Permission, on: &Objects, for_a_while: &str) -> String {
        let who = match (on, permission) {
            (Objects::This, Permission::AnyNumberInDeck) => "這張卡片".to_owned(),
            _ => self.objects(on),
        };
        match permission {
            Permission::AttackActive => format!("{who}{for_a_while}也可以攻擊活動狀態的角色卡"),
            Permission::AnyNumberInDeck => format!("在規則上，{who}可不限張數放入卡組中"),
            Permission::LoseAtEndOfTurn => {
                format!("在規則上，即使{who}的卡組為0張也不會輸掉遊戲，而是在卡組變成0張的回合結束時輸掉遊戲")
            }
            Permission::WinByEmptyDeck => format!("在規則上，若{who}的卡組為0張時，{who}將獲勝而非輸掉遊戲"),
        }
    }
}
