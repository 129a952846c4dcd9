//! What cards and players may not do, and what they may do beyond the rules.

use super::nouns::{Called, Link};
use super::steps::{Clause, own, until};
use super::{By, English};
use opcg::effects::{Filter, Objects, Permission, Place, Player, Prohibition, Until, Whose};

impl English<'_> {
    /// Cards or a player, and what they may not do.
    pub(super) fn forbidden(&self, on: &Objects, prohibition: &Prohibition, lasts: Option<Until>) -> Clause {
        let about = self.0.about(on);
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let who = || self.objects(on, Link::In);
        Clause::Says(match prohibition {
            Prohibition::BlockedBy(by) => return self.unblocked(on, by, lasts),
            Prohibition::Refresh if lasts == Some(Until::NextRefresh) => {
                let whose = match about.whose {
                    Whose::Yours => "your",
                    Whose::Opponents => "your opponent's",
                    Whose::Anyones => "the owner's",
                };
                format!("{} will not become active in {whose} next Refresh Phase", who())
            }
            Prohibition::Include(these) => {
                let these = self.such(these, Called::Card, true);
                format!("under the rules of this game, {} cannot include {these} in {} deck", who(), owner_of(on))
            }
            prohibition => {
                let (who, cannot) = (who(), self.cannot(prohibition, on));
                match (who.strip_prefix("all of "), cannot.strip_prefix("cannot ")) {
                    (Some(these), Some(can)) => format!("none of {these} can {can}{duration}"),
                    _ => format!("{who} {cannot}{duration}"),
                }
            }
        })
    }

    /// "your opponent cannot activate [Blocker]".
    fn unblocked(&self, on: &Objects, by: &[Filter], lasts: Option<Until>) -> Clause {
        let defender = match self.0.about(on).whose {
            Whose::Yours => "your opponent",
            Whose::Opponents => "you",
            Whose::Anyones => "the defending player",
        };
        let blocker = match by {
            [] => "[Blocker]".to_owned(),
            by => format!("the [Blocker] of {}", self.of_kind(by)),
        };
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let cannot = format!("{defender} cannot activate {blocker}");
        match on {
            Objects::This if lasts == Some(Until::EndOfBattle) => Clause::Says(format!("{cannot}{duration}")),
            Objects::Pick(pick) => {
                let select = format!("select {}", self.pick(pick, Link::From));
                let those = self.picked_last();
                let attacks = if self.0.about(on).many { "attack" } else { "attacks" };
                let text = format!("{select}, and {cannot} if {those} {attacks}{duration}");
                Clause::Does(Player::You, text.clone(), text)
            }
            on => {
                let attacks = if self.0.about(on).many { "attack" } else { "attacks" };
                Clause::Says(format!("{cannot} when {} {attacks}{duration}", self.objects(on, Link::In)))
            }
        }
    }

    fn cannot(&self, prohibition: &Prohibition, on: &Objects) -> String {
        let own = match on {
            Objects::Player(player) => own(*player),
            _ => "the",
        };
        match prohibition {
            Prohibition::Attack => "cannot attack".to_owned(),
            Prohibition::AttackOthers(cards) => {
                let several = cards.places != [Place::Leader];
                format!("cannot attack any card other than {}", self.cards(cards, Link::In, several, "or"))
            }
            Prohibition::AttackThese(cards) => {
                let several = cards.places != [Place::Leader];
                format!("cannot attack {}", self.cards(cards, Link::In, several, "or"))
            }
            Prohibition::BlockedBy(by) => format!("cannot be blocked by {}", self.of_kind(by)),
            Prohibition::Block => "cannot activate [Blocker]".to_owned(),
            Prohibition::AttackUnless(step) => {
                let unless = match self.step(step) {
                    Clause::Does(Player::You, base, _) => format!("you first {base}"),
                    Clause::Does(Player::Opponent, _, third) => format!("your opponent first {third}"),
                    Clause::Says(text) => text,
                };
                format!("cannot attack unless {unless}")
            }
            Prohibition::BeKod(means) => format!("cannot be K.O.'d{}", self.means(means, By::Effects)),
            Prohibition::BeKodBy(by) => format!("cannot be K.O.'d in battle by {}", self.of_kind(by)),
            Prohibition::BeRemoved(means) => {
                format!("cannot be removed from the field{}", self.means(means, By::Effects))
            }
            Prohibition::BeRested(means) => format!("cannot be rested{}", self.means(means, By::Effects)),
            Prohibition::BePlayed(means) => format!("cannot be played{}", self.means(means, By::Effects)),
            Prohibition::Refresh => {
                format!("{} not become active in the Refresh Phase", if self.0.about(on).many { "do" } else { "does" })
            }
            Prohibition::Play(these) => format!("cannot play {} from {own} hand", self.such(these, Called::Card, true)),
            Prohibition::Draw => "cannot draw cards by effects".to_owned(),
            Prohibition::LifeToHand => format!("cannot add Life cards to {own} hand by effects"),
            Prohibition::Trigger => "cannot activate [Trigger]".to_owned(),
            Prohibition::SetDonActive => "cannot set DON!! cards as active by effects".to_owned(),
            Prohibition::Include(these) => {
                format!("cannot include {} in {own} deck", self.such(these, Called::Card, true))
            }
        }
    }

    pub(super) fn can(&self, permission: &Permission, who: &str, on: &Objects) -> String {
        let (do_not, lose, win) = match on {
            Objects::Player(Player::You) => ("do not", "lose", "win"),
            _ => ("does not", "loses", "wins"),
        };
        let whose = owner_of(on);
        match permission {
            Permission::AttackActive => format!("{who} can also attack active Characters"),
            Permission::AnyNumberInDeck => {
                // In a deck this Character is a card.
                let card = if *on == Objects::This { "this card" } else { who };
                format!("under the rules of this game, you may have any number of {card} in your deck")
            }
            Permission::LoseAtEndOfTurn => format!(
                "under the rules of this game, {who} {do_not} lose when {whose} deck is reduced to 0, \
                 but {lose} at the end of that turn"
            ),
            Permission::WinByEmptyDeck => format!(
                "under the rules of this game, {who} {win} the game instead of losing when {whose} deck is reduced to 0"
            ),
        }
    }
}

/// Whose deck a player's is.
fn owner_of(on: &Objects) -> &'static str {
    match on {
        Objects::Player(player) => own(*player),
        _ => "the",
    }
}
