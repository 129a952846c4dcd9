//! Steps and modifiers.

use super::nouns::{home, place, player, stat, stat_form};
use super::{Italian, keyword, link};
use crate::grammar::italian::{Form, Owner, owned, prep};
use crate::grammar::{capital, optional, signed, stop};
use crate::zwo::effects::context::{Saying, follows, sayings, short_choice, standing};
use zwo::effects::{Act, Condition, End, Modifier, Objects, Place, Player, Prohibition, Stat, Step, Until, Value};

/// A verb as one is told to do it, in the infinitive, and as somebody else does it.
type Verb = [&'static str; 3];

const DEAL: Verb = ["infliggi", "infliggere", "infligge"];
const MOVE: Verb = ["sposta", "spostare", "sposta"];
const PUT: Verb = ["metti", "mettere", "mette"];
const TURN: Verb = ["gira", "girare", "gira"];

/// What a step says.
pub(super) enum Clause {
    /// A player does something.
    Does(Player, Verb, String),
    /// Something is so; and, in the infinitive, how you bring it about.
    Is(String, String),
    /// You may do something, or do it only if: a sentence of its own.
    Whole(String),
}

impl Clause {
    pub(super) fn text(&self) -> String {
        match self {
            Clause::Does(Player::You, [told, ..], rest) => format!("{told} {rest}"),
            Clause::Does(who, [.., does], rest) => format!("{} {does} {rest}", player(*who)),
            Clause::Is(text, _) | Clause::Whole(text) => text.clone(),
        }
    }

    /// After "puoi".
    fn infinitive(&self) -> String {
        match self {
            Clause::Does(Player::You, [_, to_do, _], rest) => format!("{to_do} {rest}"),
            Clause::Is(_, to_do) => to_do.clone(),
            Clause::Does(..) | Clause::Whole(_) => format!("scegliere questo: {}", self.text()),
        }
    }

    fn is_yours(&self) -> bool {
        matches!(self, Clause::Does(Player::You, ..))
    }

    fn is_done(&self) -> bool {
        matches!(self, Clause::Does(..))
    }
}

fn you(verb: Verb, rest: String) -> Clause {
    Clause::Does(Player::You, verb, rest)
}

/// Said of the one who does it.
fn own(player: Player) -> Owner {
    match player {
        Player::You => Owner::You,
        Player::Opponent | Player::Owner | Player::Each => Owner::Own,
    }
}

fn until(until: Until, many: bool) -> &'static str {
    match until {
        Until::EndOfTurn => "fino alla fine del turno",
        Until::NextPrepare if many => "fino alla prossima fase di preparazione del loro controllore",
        Until::NextPrepare => "fino alla prossima fase di preparazione del suo controllore",
        Until::Leaves if many => "finché restano in campo",
        Until::Leaves => "finché resta in campo",
    }
}

fn state(rest: bool) -> &'static str {
    if rest { "RUOTATA" } else { "DRITTA" }
}

/// How cards lie comes after what is clear, and before a phrase that might go on with it.
fn positioned(on: &Objects, cards: &str, position: &str) -> String {
    match on {
        Objects::This | Objects::It | Objects::Picked(_) | Objects::Player(_) => format!("{cards} {position}"),
        Objects::Pick(_) | Objects::All(_) => format!("{position} {cards}"),
    }
}

impl Italian<'_> {
    /// Steps as sentences; the first without a capital, for it may follow something.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        let mut text = String::new();
        let mut before: Option<Clause> = None;
        for saying in &sayings(steps) {
            let clause = self.saying(saying);
            self.0.moved_on();
            match &before {
                None => text = clause.text(),
                Some(before) if before.is_yours() && clause.is_yours() => {
                    text.push_str(&format!(", poi {}", clause.text()));
                }
                Some(before) => {
                    let may = matches!(saying, Saying::Step(Step::May(_)));
                    let then = if may || before.is_done() && clause.is_done() { "poi " } else { "" };
                    text = format!("{} {}", stop(&text), capital(&format!("{then}{}", clause.text())));
                }
            }
            before = Some(clause);
        }
        if before.is_none() { "non accade nulla.".to_owned() } else { stop(&text) }
    }

    /// Steps inside a sentence.
    fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "non accade nulla".to_owned() } else { self.row(&sayings(steps)) }
    }

    fn row(&self, said: &[Saying<'_>]) -> String {
        let text = |saying| match short_choice(saying) {
            Some(ways) => ways.iter().map(|way| self.in_a_row(way)).collect::<Vec<_>>().join(" o "),
            None => {
                let clause = self.saying(saying);
                self.0.moved_on();
                clause.text()
            }
        };
        said.iter().map(text).collect::<Vec<_>>().join(", poi ")
    }

    /// One of the ways to go on that you choose between.
    pub fn way(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "non fare nulla".to_owned() } else { self.in_a_row(steps) }
    }

    /// Steps that you may do or not: what you do yourself, then what follows from it.
    fn may(&self, steps: &[Step]) -> String {
        let said = sayings(steps);
        let (own, then, rest) = optional(&said, follows, |saying| self.saying(saying), Clause::is_yours);
        let own: Vec<String> = own.iter().map(Clause::infinitive).collect();
        let text =
            if own.is_empty() { "puoi non fare nulla".to_owned() } else { format!("puoi {}", own.join(", poi ")) };
        let rest = if rest.is_empty() { None } else { Some(self.row(rest)) };
        match (then.map(|clause| clause.text()), rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}. {}", capital(&rest)),
            (Some(then), None) => format!("{text}. Se lo fai, {then}"),
            (Some(then), Some(rest)) => format!("{text}. Se lo fai, {then}, poi {rest}"),
        }
    }

    fn saying(&self, saying: &Saying<'_>) -> Clause {
        match saying {
            Saying::Step(step) => self.step(step),
            Saying::Modified(on, modifiers, until) => self.modified(on, modifiers, Some(*until)),
        }
    }

    fn step(&self, step: &Step) -> Clause {
        match step {
            Step::Pick(pick) => {
                let cards = self.choice(pick, "in");
                self.0.pick(pick);
                you(["scegli", "scegliere", "sceglie"], cards)
            }
            Step::Do(Act::Modify(modifier, until), on) => self.modified(on, &[modifier], Some(*until)),
            Step::Do(act @ Act::Damage(_), on @ Objects::All(cards)) => self.act(act, on, &self.each(cards)),
            Step::Do(act, on) => self.act(act, on, &self.objects(on, link(act))),
            Step::Draw { who, count } => Clause::Does(*who, ["pesca", "pescare", "pesca"], self.some_cards(count)),
            Step::Hurt { who: Player::You, amount } => you(["subisci", "subire", "subisce"], self.damage(amount)),
            Step::Hurt { who, amount } => {
                let at_once = if *who == Player::Each { " nello stesso momento" } else { "" };
                self.deal(amount, &format!("{}{at_once}", prep("a", player(*who))))
            }
            Step::Recover { who, amount } => {
                Clause::Does(*who, ["recupera", "recuperare", "recupera"], self.life(amount))
            }
            Step::Mill { who, count } => {
                let deck = owned("mazzo", Form::MASCULINE, own(*who));
                let cards = match count {
                    Value::Number(1) => format!("la prima carta {}", prep("di", &deck)),
                    Value::Number(count) => format!("le prime {count} carte {}", prep("di", &deck)),
                    count => format!("{} {}", self.some_cards(count), prep("dalla cima di", &deck)),
                };
                Clause::Does(*who, PUT, format!("{cards} {}", prep("in", &place(Place::Wrecked, own(*who)))))
            }
            Step::Shuffle(who) => {
                let deck = owned("mazzo", Form::MASCULINE, own(*who));
                Clause::Does(*who, ["mescola", "mescolare", "mescola"], deck)
            }
            Step::If(condition, then, otherwise) => Clause::Whole(self.when_so(condition, then, otherwise)),
            Step::May(steps) => Clause::Whole(self.may(steps)),
            Step::ChooseOne(ways) => {
                let way = |(index, way): (usize, &Vec<Step>)| format!("({}) {}", index + 1, self.way(way));
                let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("; ");
                you(["scegli", "scegliere", "sceglie"], format!("una di queste: {ways}"))
            }
        }
    }

    fn when_so(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let condition = self.condition(condition, true);
        let then = self.in_a_row(then);
        if otherwise.is_empty() {
            return format!("se {condition}, {then}");
        }
        format!("se {condition}, {then}; altrimenti, {}", self.in_a_row(otherwise))
    }

    /// Damage to somebody; if it is not a plain number, they come first.
    fn deal(&self, amount: &Value, to: &str) -> Clause {
        let damage = self.damage(amount);
        match amount {
            Value::Number(_) | Value::Amount => you(DEAL, format!("{damage} {to}")),
            Value::Count(_) | Value::Of(..) | Value::Life(_) | Value::Times(..) => you(DEAL, format!("{to} {damage}")),
        }
    }

    /// Something done to these cards.
    pub(super) fn act(&self, act: &Act, on: &Objects, cards: &str) -> Clause {
        let about = self.0.about(on);
        let (form, owner) = (self.form(on), home(about.home));
        let to = |at: &str, to: Place| prep(at, &place(to, owner));
        let deck = || owned("mazzo", Form::MASCULINE, owner);
        match act {
            Act::Damage(amount) => {
                let each = form.many && !matches!(on, Objects::All(_));
                let whom = if each { "a ciascuno di" } else { "a" };
                let whom = if each && form.feminine { "a ciascuna di" } else { whom };
                self.deal(amount, &prep(whom, cards))
            }
            Act::Injure => you(["lesiona", "lesionare", "lesiona"], cards.to_owned()),
            Act::Stand => you(PUT, positioned(on, cards, "in posizione DRITTA")),
            Act::Rest => you(PUT, positioned(on, cards, "in posizione RUOTATA")),
            Act::Revive => {
                let cost = if form.many { "i costi" } else { "il costo" };
                you(["rianima", "rianimare", "rianima"], format!("{cards} senza pagarne {cost} di rianimazione"))
            }
            Act::Lower => {
                let it = form.agree("senza lesionarl");
                you(MOVE, format!("{cards} dalla zona integri alla zona semidistrutti {it}"))
            }
            Act::TurnFront => you(TURN, format!("a FRONTE {cards}")),
            Act::TurnBack => you(TURN, format!("a RETRO {cards}")),
            Act::ToWrecked => you(PUT, format!("{cards} {}", to("in", Place::Wrecked))),
            Act::ToHand => you(["riporta", "riportare", "riporta"], format!("{cards} {}", to("in", Place::Hand))),
            Act::ToDeck(End::Top) => you(PUT, format!("{cards} {}", prep("in cima a", &deck()))),
            Act::ToDeck(End::Bottom) => you(PUT, format!("{cards} {}", prep("in fondo a", &deck()))),
            Act::ToMana { back, rest } => {
                let side = if *back { "RETRO" } else { "FRONTE" };
                you(PUT, format!("{cards} {} ({side}, {})", to("in", Place::Mana), state(*rest)))
            }
            Act::Enter { rest, half_wrecked } => {
                let zone = if *half_wrecked { "zona semidistrutti" } else { "zona integri" };
                let so = format!("nella tua {zone} (FRONTE, {}, senza costo di evocazione)", state(*rest));
                let enters = if form.many { "entrano" } else { "entra" };
                match on {
                    Objects::Pick(_) | Objects::All(_) => you(PUT, format!("{cards} {so}")),
                    // It is clear from where.
                    Objects::This => {
                        Clause::Is(format!("{} entra {so}", self.this()), format!("mettere {} {so}", self.this()))
                    }
                    Objects::It | Objects::Picked(_) | Objects::Player(_) => {
                        Clause::Is(format!("{cards} {enters} {so}"), format!("mettere {cards} {so}"))
                    }
                }
            }
            Act::Control(Until::Leaves) => {
                you(MOVE, format!("{cards} nel tuo campo, sotto il tuo controllo (stesso livello, stessa posizione)"))
            }
            Act::Control(lasts) => {
                let so = "nel tuo campo, sotto il tuo controllo (stesso livello, stessa posizione)";
                let lasts = until(*lasts, form.many);
                Clause::Is(format!("{lasts}, sposta {cards} {so}"), format!("spostare {cards} {so} {lasts}"))
            }
            Act::Modify(modifier, until) => self.modified(on, &[modifier], Some(*until)),
        }
    }

    /// What holds as long as the card is there.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)]) -> String {
        if parts.is_empty() {
            return "nessun effetto.".to_owned();
        }
        let said = |(index, (on, modifiers)): (usize, (&Objects, Vec<&Modifier>))| {
            let text = stop(&self.modified(on, &modifiers, None).text());
            if index == 0 { text } else { capital(&text) }
        };
        standing(parts).into_iter().enumerate().map(said).collect::<Vec<_>>().join(" ")
    }

    /// Cards or players, and what they get.
    fn modified(&self, on: &Objects, modifiers: &[&Modifier], lasts: Option<Until>) -> Clause {
        let (who, form) = match on {
            Objects::All(cards) if lasts.is_some() => (self.each(cards), Form { many: false, ..self.form(on) }),
            Objects::All(cards) => (self.cards(cards), self.form(on)),
            Objects::This | Objects::It | Objects::Picked(_) | Objects::Pick(_) | Objects::Player(_) => {
                (self.objects(on, "in"), self.form(on))
            }
        };
        if let [Modifier::Becomes(stat, value)] = modifiers {
            let of = prep("di", &who);
            let text = format!("{} {of} diventa {}", stat_form(*stat).the(self::stat(*stat)), self.value(value));
            let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts, form.many)));
            return Clause::Is(format!("{text}{duration}"), format!("scegliere questo: {text}{duration}"));
        }
        let you = *on == Objects::Player(Player::You);
        // "Tu" goes without saying, and so does what was just spoken of.
        let subject = if you || self.0.is_it(on) { String::new() } else { format!("{who} ") };
        let stays = |modifier: &&Modifier| **modifier == Modifier::Cannot(Prohibition::StandInPrepare);
        let phrase = |modifier: &&Modifier| self.phrase(modifier, form, you, lasts);
        let phrases = modifiers.iter().map(phrase).collect::<Vec<_>>().join(" e ");
        let Some(lasts) = lasts.filter(|lasts| *lasts != Until::NextPrepare || !modifiers.iter().any(stays)) else {
            let text = format!("{subject}{phrases}");
            return Clause::Is(text.clone(), format!("scegliere questo: {text}"));
        };
        let lasts = until(lasts, form.many);
        match modifiers {
            [Modifier::Add(..) | Modifier::Has(_)] => {
                let gets = phrases.split_once(' ').map_or("", |(_, gets)| gets);
                let give = format!("dare {gets} {} {lasts}", prep("a", &who));
                Clause::Is(format!("{subject}{phrases} {lasts}"), give)
            }
            _ => {
                let text = format!("{lasts}, {subject}{phrases}");
                Clause::Is(text.clone(), format!("scegliere questo: {text}"))
            }
        }
    }

    /// "ha POTENZA +500", "non può attaccare".
    fn phrase(&self, modifier: &Modifier, form: Form, you: bool, lasts: Option<Until>) -> String {
        let by_person = |second: &'static str, one: &'static str, many: &'static str| match (you, form.many) {
            (true, _) => second,
            (false, false) => one,
            (false, true) => many,
        };
        let has = by_person("hai", "ha", "hanno");
        let can = by_person("puoi", "può", "possono");
        match modifier {
            Modifier::Add(stat, value) => format!("{has} {}", self.more(*stat, value)),
            Modifier::Becomes(stat, value) => format!("{has} {} {}", self::stat(*stat), self.value(value)),
            Modifier::Has(word) => format!("{has} {}", keyword(*word)),
            Modifier::Cannot(Prohibition::StandInPrepare) => {
                let turns = by_person("torni", "torna", "tornano");
                let next = if lasts == Some(Until::NextPrepare) { "prossima " } else { "" };
                let of = if form.many { "del loro controllore" } else { "del suo controllore" };
                format!("non {turns} in posizione DRITTA nella {next}fase di preparazione {of}")
            }
            Modifier::Cannot(prohibition) => format!("non {can} {}", cannot(*prohibition, form)),
        }
    }

    fn more(&self, stat: Stat, value: &Value) -> String {
        let name = self::stat(stat);
        match value {
            Value::Number(number) => format!("{name} {}", signed(*number)),
            Value::Times(times, of) => match &**of {
                Value::Count(cards) => format!("{name} {} per {}", signed(*times), self.each(cards)),
                _ => format!("{name} in più {}", prep("pari a", &self.value(value))),
            },
            Value::Amount | Value::Count(_) | Value::Of(..) | Value::Life(_) => {
                format!("{name} in più {}", prep("pari a", &self.value(value)))
            }
        }
    }
}

fn cannot(prohibition: Prohibition, form: Form) -> String {
    match prohibition {
        Prohibition::Attack => "attaccare".to_owned(),
        Prohibition::Block => "bloccare".to_owned(),
        Prohibition::BeAttacked => format!("essere {} come bersaglio di un attacco", form.agree("scelt")),
        Prohibition::BeInjured => format!("essere {}", form.agree("lesionat")),
        Prohibition::BeRevived => format!("essere {}", form.agree("rianimat")),
        Prohibition::Enter => "entrare in campo".to_owned(),
        Prohibition::Stand => "tornare in posizione DRITTA".to_owned(),
        Prohibition::StandInPrepare => "tornare in posizione DRITTA nella fase di preparazione".to_owned(),
        Prohibition::UseEvents => "usare carte EVENTO".to_owned(),
    }
}
