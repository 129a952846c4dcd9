//! What cards and players may not do, and what they may do beyond the rules.

use super::Italian;
use super::places::place;
use super::steps::{Clause, next_refresh, until};
use crate::grammar::italian::{Form, Owner, prep};
use opcg::effects::{Filter, Objects, Permission, Place, Player, Prohibition, Until, Whose};

impl Italian<'_> {
    /// Cards or a player, and what they may not do.
    pub(super) fn forbidden(&self, on: &Objects, prohibition: &Prohibition, lasts: Option<Until>) -> Clause {
        let about = self.0.about(on);
        let is_you = *on == Objects::Player(Player::You);
        let form = Form::of(about);
        let can = match (is_you, about.many) {
            (true, _) => "puoi",
            (false, false) => "può",
            (false, true) => "possono",
        };
        // "Tu" goes without saying.
        let who = || if is_you { String::new() } else { format!("{} ", self.objects(on, "in")) };
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        Clause::Says(match prohibition {
            Prohibition::BlockedBy(by) => return self.unblocked(on, by, lasts),
            Prohibition::Refresh if lasts == Some(Until::NextRefresh) => {
                let turns = if about.many { "tornano" } else { "torna" };
                format!("{}non {turns} {} {}", who(), form.agree("attiv"), next_refresh(about.whose))
            }
            Prohibition::Include(these) => {
                let deck = match on {
                    Objects::Player(player) => place(Place::Deck, Owner::own(*player)),
                    _ => place(Place::Deck, Owner::Its),
                };
                let these = self.cards_with(these);
                format!("secondo le regole, {}non {can} includere {these} {}", who(), prep("in", &deck))
            }
            prohibition => {
                let (who, cannot) = (who(), self.cannot(prohibition, can, form));
                let these = who.strip_prefix("tutti ").or(who.strip_prefix("tutte "));
                match (these, cannot.strip_prefix("non possono ")) {
                    // "nessuno dei tuoi Personaggi può andare KO".
                    (Some(these), Some(rest)) => {
                        let none = Form { many: false, ..form }.agree("nessun");
                        format!("{none} {}può {rest}{duration}", prep("di", these))
                    }
                    _ => format!("{who}{cannot}{duration}"),
                }
            }
        })
    }

    /// "l'avversario non può attivare [Bloccante]".
    fn unblocked(&self, on: &Objects, by: &[Filter], lasts: Option<Until>) -> Clause {
        let cannot = match self.0.about(on).whose {
            Whose::Yours => "l'avversario non può attivare",
            Whose::Opponents => "non puoi attivare",
            Whose::Anyones => "chi difende non può attivare",
        };
        let blocker = match by {
            [] => "[Bloccante]".to_owned(),
            by => format!("il [Bloccante] {}", prep("di", &self.the_kind(by, Whose::Anyones))),
        };
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let attacks = if self.0.about(on).many { "attaccano" } else { "attacca" };
        match on {
            Objects::This if lasts == Some(Until::EndOfBattle) => Clause::Says(format!("{cannot} {blocker}{duration}")),
            Objects::Pick(pick) => {
                let picked = self.pick(pick, "da");
                let those = self.0.last().map_or_else(|| "quella carta".to_owned(), |slot| self.picked(slot));
                let rest = format!("{picked}: {cannot} {blocker} se {those} {attacks}{duration}");
                Clause::Does(Player::You, ["scegli", "scegliere", "sceglie"], rest)
            }
            on => {
                let who = self.objects(on, "in");
                Clause::Says(format!("{cannot} {blocker} quando {who} {attacks}{duration}"))
            }
        }
    }

    fn cannot(&self, prohibition: &Prohibition, can: &str, form: Form) -> String {
        match prohibition {
            Prohibition::Attack => format!("non {can} attaccare"),
            Prohibition::AttackOthers(cards) => format!("{can} attaccare solo {}", self.these(cards)),
            Prohibition::AttackThese(cards) => format!("non {can} attaccare {}", self.these(cards)),
            Prohibition::BlockedBy(by) => {
                let by = prep("da", &self.the_kind(by, Whose::Anyones));
                format!("non {can} essere {} {by}", form.agree("bloccat"))
            }
            Prohibition::Block => format!("non {can} attivare [Bloccante]"),
            Prohibition::AttackUnless(step) => {
                format!("{can} attaccare solo a questa condizione: {}", self.step(step).text(Player::You))
            }
            Prohibition::BeKod(means) => format!("non {can} andare KO{}", self.means(means)),
            Prohibition::BeKodBy(by) => {
                format!("non {can} andare KO in battaglia contro {}", self.the_kind(by, Whose::Anyones))
            }
            Prohibition::BeRemoved(means) => format!("non {can} lasciare il campo{}", self.means(means)),
            Prohibition::BeRested(means) => {
                format!("non {can} essere {} a riposo{}", form.agree("mess"), self.means(means))
            }
            Prohibition::BePlayed(means) => {
                format!("non {can} essere {} in campo{}", form.agree("mess"), self.means(means))
            }
            Prohibition::Refresh => {
                let turns = if form.many { "tornano" } else { "torna" };
                format!("non {turns} {} nella fase di Ripristino", form.agree("attiv"))
            }
            Prohibition::Play(these) => format!("non {can} giocare {} dalla mano", self.cards_with(these)),
            Prohibition::Draw => format!("non {can} pescare carte tramite effetti"),
            Prohibition::LifeToHand => format!("non {can} aggiungere carte Vita alla mano tramite effetti"),
            Prohibition::Trigger => format!("non {can} attivare [Innesco]"),
            Prohibition::SetDonActive => format!("non {can} rendere attive carte DON!! tramite effetti"),
            Prohibition::Include(these) => format!("non {can} includere {} nel mazzo", self.cards_with(these)),
        }
    }

    pub(super) fn can(&self, permission: &Permission, on: &Objects, can: &str) -> String {
        let deck = match on {
            Objects::Player(player) => place(Place::Deck, Owner::player(*player)),
            _ => place(Place::Deck, Owner::Its),
        };
        let (who, loses, wins) = match on {
            Objects::Player(Player::You) => ("", "perdi", "vinci"),
            _ => ("l'avversario ", "perde", "vince"),
        };
        match permission {
            Permission::AttackActive => {
                format!("{} {can} attaccare anche i Personaggi attivi", self.objects(on, "in"))
            }
            Permission::AnyNumberInDeck => {
                let card = if *on == Objects::This { "questa carta".to_owned() } else { self.objects(on, "in") };
                let copies = prep("di", &card);
                format!("secondo le regole, puoi avere nel mazzo un numero qualsiasi di copie {copies}")
            }
            Permission::LoseAtEndOfTurn => format!(
                "secondo le regole, se {deck} resta senza carte, {who}non {loses} subito \
                 ma alla fine del turno in cui accade"
            ),
            Permission::WinByEmptyDeck => {
                format!("secondo le regole, se {deck} resta senza carte, {who}{wins} la partita invece di perderla")
            }
        }
    }
}
