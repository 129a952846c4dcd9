//! Steps and modifiers.

use super::Italian;
use super::nouns::actions;
use crate::grammar::italian::{Form, prep};
use crate::grammar::signed;
use crate::mm25::effects::{Noun, are_many, has_life, home};
use mm25::effects::{Act, Against, Filter, Modifier, Objects, Player, Step, Value};

impl Italian {
    /// Steps in one sentence.
    pub(in crate::mm25::effects) fn steps(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "non succede nulla".to_owned();
        }
        steps.iter().map(|step| self.step(step)).collect::<Vec<_>>().join("; poi ")
    }

    /// Steps as part of a sentence.
    pub(super) fn inner(&self, steps: &[Step]) -> String {
        match steps {
            [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("({})", self.steps(steps)),
            [_] | [] => self.steps(steps),
            _ => format!("({})", self.steps(steps)),
        }
    }

    pub(super) fn step(&self, step: &Step) -> String {
        let does = |who: &Player, you: &str, other: &str, rest: String| match who {
            Player::You => format!("{you} {rest}"),
            Player::Opponent => format!("l'avversario {other} {rest}"),
        };
        let own = |who: &Player, feminine: bool| match (who, feminine) {
            (Player::You, false) => "tuo",
            (Player::You, true) => "tua",
            (Player::Opponent, false) => "proprio",
            (Player::Opponent, true) => "propria",
        };
        let top = |who: &Player, count: &Value, from: &str, to: &str| {
            let cards = match count {
                Value::Number(1) => "la prima carta".to_owned(),
                Value::Number(number) => format!("le prime {number} carte"),
                other => format!("dalla cima un numero di carte {}", prep("pari a", &self.value(other))),
            };
            let to = match to {
                "Oceano" => "nell'Oceano".to_owned(),
                to => format!("nel {} {to}", own(who, false)),
            };
            does(who, "sposta", "sposta", format!("{cards} del {} {from} {to}", own(who, false)))
        };
        let from_hand = |who: &Player, count: &Value, how: &str| {
            let cards = self.so_many(count);
            does(who, "scarta", "scarta", format!("{cards} dalla {} Mano nell'Oceano{how}", own(who, true)))
        };
        match step {
            Step::Do(act, on) => self.act(act, on),
            Step::BeginBattle { by, against, bonus } => {
                let by = match by {
                    Objects::All(cards) => self.one_of(cards),
                    by => self.objects(by),
                };
                let against = match against {
                    Against::Normal => String::new(),
                    Against::These(cards) => format!(" contro {}", self.one_of(cards)),
                };
                let gains = match bonus {
                    (0, 0) => String::new(),
                    (power, damage) => {
                        format!("; in quella Battaglia guadagna {}/{}", signed(*power), signed(*damage))
                    }
                };
                format!("{by} comincia una Battaglia{against}{gains}")
            }
            Step::Draw(who, count) => does(who, "pesca", "pesca", self.so_many(count)),
            Step::Log(who, count) => top(who, count, "Forziere", "Giornale di Bordo"),
            Step::Sink(who, count) => top(who, count, "Forziere", "Oceano"),
            Step::SinkLogbook(who, count) => top(who, count, "Giornale di Bordo", "Oceano"),
            Step::Discard(who, count) => from_hand(who, count, ""),
            Step::DiscardAtRandom(who, count) => from_hand(who, count, ", a caso"),
            Step::LookAtHand => "guarda una volta la Mano dell'avversario".to_owned(),
            Step::CallReinforcement => "chiama 1 Carta Personaggio dalla tua Mano come Rinforzo".to_owned(),
            Step::PreventBattle => "quella Battaglia non comincia".to_owned(),
            Step::If(condition, then, otherwise) => {
                let otherwise = match otherwise.is_empty() {
                    true => String::new(),
                    false => format!("; altrimenti {}", self.inner(otherwise)),
                };
                format!("se {}, {}{otherwise}", self.condition(condition, true), self.inner(then))
            }
            Step::May(steps) => format!("se vuoi, {}", self.inner(steps)),
            Step::ChooseOne(ways) => {
                let ways: Vec<String> = ways.iter().map(|way| self.inner(way)).collect();
                match ways.is_empty() {
                    true => "non succede nulla".to_owned(),
                    false => format!("a scelta, {}", ways.join(", oppure ")),
                }
            }
        }
    }

    pub(super) fn act(&self, act: &Act, on: &Objects) -> String {
        let cards = self.objects(on);
        let form = self.form(on);
        let yours = |word: &'static str| if home(on) == Some(Player::You) { word } else { "" };
        match act {
            Act::Inflict(Value::Number(1)) => format!("infliggi 1 Danno {}", prep("a", &cards)),
            Act::Inflict(Value::Number(damage)) => format!("infliggi {damage} Danni {}", prep("a", &cards)),
            Act::Inflict(value) => {
                format!("infliggi {} un Danno {}", prep("a", &cards), prep("pari a", &self.value(value)))
            }
            Act::ToOcean if has_life(on) => format!("sposta {cards} e tutti i suoi Punti Vita nell'Oceano"),
            Act::ToOcean => format!("sposta {cards} nell'Oceano"),
            Act::ToHand => format!("aggiungi {cards} alla {}Mano", yours("tua ")),
            Act::ShuffleIntoChest => format!("mescola {cards} nel {}Forziere", yours("tuo ")),
            Act::Annul => {
                let it = match (form.feminine, form.many) {
                    (false, false) => "spostalo",
                    (true, false) => "spostala",
                    (false, true) => "spostali",
                    (true, true) => "spostale",
                };
                format!("annulla {cards} e {it} nell'Oceano")
            }
            Act::Gain(power, damage) => {
                let gains = if form.many { "guadagnano" } else { "guadagna" };
                format!("{cards} {gains} {}/{} per questa Battaglia", signed(*power), signed(*damage))
            }
            Act::Mend => {
                let logbook = format!("del {}Giornale di Bordo", yours("tuo "));
                format!("sposta la prima carta {logbook} tra i Punti Vita {}", prep("di", &cards))
            }
        }
    }

    pub(super) fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "non succede nulla".to_owned() } else { each.join("; ") }
    }

    pub(super) fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
        let cards = self.objects(on);
        let (many, you, form) = (are_many(on), *on == Objects::Player(Player::You), self.form(on));
        let verb = |one: &'static str, more: &'static str| if many { more } else { one };
        let can = verb("può", "possono");
        match modifier {
            Modifier::Bonus { power: Value::Number(power), damage: Value::Number(damage) } => {
                let gains = match *power > 0 || *damage > 0 {
                    true => verb("guadagna", "guadagnano"),
                    false => verb("ha", "hanno"),
                };
                format!("{cards} {gains} {}/{}", signed(*power), signed(*damage))
            }
            Modifier::Bonus { power, damage } => {
                let gains = verb("guadagna", "guadagnano");
                format!("{cards} {gains} {} alla Forza e {} al Danno", self.change(power), self.change(damage))
            }
            Modifier::InitialPower(power) => {
                format!("la Forza iniziale {} è {}", prep("di", &cards), self.value(power))
            }
            Modifier::DamageUpTo { more, most } => {
                let gains = verb("guadagna", "guadagnano");
                let more = signed(*more);
                format!("{cards} {gains} +0/{more} (così il Danno non può salire oltre {most})")
            }
            Modifier::CannotBeAttackedBy(by) if by.is_empty() => {
                format!("l'avversario non può cominciare una Battaglia contro {}", self.attacked(on))
            }
            Modifier::CannotBeAttackedBy(by) => {
                let by = self.noun_phrase(&[Noun::Character], &by.iter().collect::<Vec<_>>(), None, true);
                let by = Form { feminine: false, many: true }.the(&by);
                format!("{by} non possono cominciare una Battaglia contro {}", self.attacked(on))
            }
            Modifier::CannotAttack => format!("{cards} non {can} cominciare una Battaglia"),
            Modifier::MayAttack(these) => {
                format!("{cards} {can} cominciare una Battaglia contro {}", self.any_of(these))
            }
            Modifier::MayIgnoreSailor(which) => {
                let which: Vec<&Filter> = which.iter().collect();
                let sailor = self.noun_phrase(&[Noun::Sailor], &which, Some(Player::Opponent), false);
                format!("{cards} {can} cominciare una Battaglia contro il Capitano avversario ignorando un {sailor}")
            }
            Modifier::AttackCosts(actions) => {
                let (actions, attacked) = (self::actions(*actions), self.attacked(on));
                format!("l'avversario deve consumare {actions} per cominciare una Battaglia contro {attacked}")
            }
            Modifier::Actions(actions) => {
                let most = if *actions < 3 { "al massimo " } else { "" };
                let actions = self::actions(*actions);
                match you {
                    true => format!("puoi compiere {most}{actions} in ogni tuo turno"),
                    false => format!("{cards} {can} compiere {most}{actions} in ogni proprio turno"),
                }
            }
            Modifier::NoTechniqueDamage => {
                let takes = verb("subisce", "subiscono");
                format!("{cards} non {takes} Danno dagli effetti delle Tecniche utilizzate dall'avversario")
            }
            Modifier::TechniquesToChest(which) => {
                let which: Vec<&Filter> = which.iter().collect();
                let techniques = self.noun_phrase(&[Noun::Technique], &which, None, true);
                let used = if you { "che utilizzi".to_owned() } else { format!("utilizzate {}", prep("da", &cards)) };
                let whose = if you { "tuo" } else { "proprio" };
                let techniques = techniques.replacen("Tecniche", &format!("Tecniche {used}"), 1);
                format!("le {techniques} vanno in fondo al {whose} Forziere invece che nell'Oceano")
            }
            Modifier::NoTrophy => {
                let (goes, defeated) = (verb("va", "vanno"), form.agree("sconfitt"));
                format!("se {defeated}, {cards} {goes} nell'Oceano invece di diventare un Trofeo")
            }
            Modifier::FreeCall => format!("chiamare {cards} non consuma Azioni"),
            Modifier::Indestructible => {
                let [annulled, destroyed, moved] = ["annullat", "distrutt", "spostat"].map(|stem| form.agree(stem));
                let by = "dalle Abilità o dagli effetti dell'avversario";
                format!("{cards} non {can} essere {annulled}, {destroyed} o {moved} {by}")
            }
            Modifier::PreventDamage(less) => {
                let would = verb("subirebbe", "subirebbero");
                format!("previeni {less} del Danno che {cards} {would} nella fase del Danno della Battaglia")
            }
            Modifier::LosesDraws => {
                let loses = if you { "perdi".to_owned() } else { format!("{cards} {}", verb("perde", "perdono")) };
                let both = "se entrambi i giocatori raggiungono insieme una condizione di vittoria in questa Battaglia";
                format!("{both}, {loses} la Partita")
            }
        }
    }
}
