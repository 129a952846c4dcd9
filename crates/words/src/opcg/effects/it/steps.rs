//! Steps and modifiers.

use super::Italian;
use super::nouns::{attribute, keyword};
use super::places::{don_deck, place};
use crate::grammar::italian::{Form, Owner, prep};
use crate::grammar::{capital, list, signed, stop};
use crate::opcg::effects::context::{About, Context, is_one};
use crate::opcg::effects::flow::{
    self, Lead, Unit, done_by_opponent, either_life, is_leader_or_one_character, is_loss, modifiers, optional,
    short_choice, top_or_bottom,
};
use opcg::effects::{
    Act, Condition, Count, DonState, End, Modifier, Moment, Objects, Place, Player, Step, Timing, Until, Value, Where,
    Whose,
};

/// A verb as one is told to do it, in the infinitive, and as somebody else does it.
type Verb = [&'static str; 3];

const ADD: Verb = ["aggiungi", "aggiungere", "aggiunge"];
const CHOOSE: Verb = ["scegli", "scegliere", "sceglie"];
const PUT: Verb = ["metti", "mettere", "mette"];
const RETURN: Verb = ["riporta", "riportare", "riporta"];
const TRASH: Verb = ["scarta", "scartare", "scarta"];
const MAKE: Verb = ["rendi", "rendere", "rende"];
const GIVE: Verb = ["dai", "dare", "dà"];

/// What a step says.
pub(super) enum Clause {
    /// A player does something.
    Does(Player, Verb, String),
    /// Something else is so.
    Says(String),
}

impl Clause {
    /// Where somebody else is spoken of, it is they who have you do it.
    pub(super) fn text(self, spoken_of: Player) -> String {
        match self {
            Clause::Does(Player::You, [_, to_do, _], rest) if spoken_of == Player::Opponent => {
                format!("ti fa {to_do} {rest}")
            }
            Clause::Does(Player::You, [told, ..], rest) => format!("{told} {rest}"),
            Clause::Does(Player::Opponent, [.., does], rest) => format!("l'avversario {does} {rest}"),
            Clause::Says(text) => text,
        }
    }
}

fn you(verb: Verb, rest: String) -> Clause {
    Clause::Does(Player::You, verb, rest)
}

fn at(end: Where) -> &'static str {
    match end {
        Where::Top => "in cima a",
        Where::Bottom => "in fondo a",
        Where::TopOrBottom => "in cima o in fondo a",
    }
}

pub(super) fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfBattle => "durante questa battaglia",
        Until::EndOfTurn => "durante questo turno",
        Until::EndOfOpponentsNextTurn => "fino alla fine del prossimo turno avversario",
        Until::EndOfYourNextTurn => "fino alla fine del tuo prossimo turno",
        Until::StartOfYourNextTurn => "fino all'inizio del tuo prossimo turno",
        Until::NextRefresh => "fino alla prossima fase di Ripristino del proprietario",
        Until::Forever => "finché resta dov'è",
    }
}

/// Somebody's next Refresh Phase.
pub(super) fn next_refresh(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "nella tua prossima fase di Ripristino",
        Whose::Opponents => "nella prossima fase di Ripristino avversaria",
        Whose::Anyones => "nella prossima fase di Ripristino del proprietario",
    }
}

/// The DON!! of a player, with their article.
fn the_don(who: Player, state: &str) -> String {
    match who {
        Player::You => format!("le tue carte DON!!{state}"),
        Player::Opponent => format!("le carte DON!! avversarie{state}"),
    }
}

/// The beginning of a sentence by how it follows the one before.
fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::First | Lead::And | Lead::Follows => "",
        Lead::Then => "poi, ",
        Lead::Anyway => "in ogni caso, ",
        Lead::AtOnce => "subito, ",
    }
}

/// Whose place cards go to.
fn to_owner(about: About) -> Owner {
    if about.on_field { Owner::Its } else { Owner::of_cards(about.whose) }
}

/// Clauses of one sentence: "pesca 2 carte e scarta 1 carta dalla tua mano".
fn in_one(clauses: &[String]) -> String {
    match clauses {
        // What is looked at is dealt with after a semicolon.
        [look, then @ ..] if look.starts_with("guarda") && then.len() > 1 => {
            format!("{look}; {}", list(then, "e"))
        }
        clauses => list(clauses, "e"),
    }
}

impl Italian<'_> {
    /// Steps as sentences; the first without a capital, for it may follow something.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "non succede nulla.".to_owned();
        }
        let sentences = self.0.told(steps, |unit| self.unit(unit));
        let sentence = |(index, (lead, clauses)): (usize, &(Lead, Vec<String>))| {
            let text = stop(&format!("{}{}", self::lead(*lead), in_one(clauses)));
            if index == 0 { text } else { capital(&text) }
        };
        sentences.iter().enumerate().map(sentence).collect::<Vec<_>>().join(" ")
    }

    /// A step at the end of a text may go on for several sentences.
    fn unit(&self, unit: Unit<'_>) -> String {
        match unit.steps {
            [Step::If(condition, then, otherwise)] if unit.is_last => self.governs(condition, then, otherwise),
            [step @ Step::ChooseOne(who, ways)] if either_life(step).is_none() && top_or_bottom(step).is_none() => {
                self.0.actor.set(*who);
                let way = |way: &Vec<Step>| {
                    let text = if way.is_empty() { "non fare nulla.".to_owned() } else { self.sentences(way) };
                    format!("• {}", capital(&text))
                };
                let choose = if *who == Player::You { "scegli" } else { "l'avversario sceglie" };
                format!("{choose} una di queste opzioni: {}", ways.iter().map(way).collect::<Vec<_>>().join(" "))
            }
            steps => self.clauses(steps).text(Player::You),
        }
    }

    /// A condition, and all that it governs to the end of the text.
    fn governs(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let text = format!("se {}, {}", self.condition(condition, true), self.sentences(then));
        if otherwise.is_empty() { text } else { format!("{text} Altrimenti, {}", self.sentences(otherwise)) }
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "non succede nulla".to_owned() } else { self.row(Player::You, steps) }
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> String {
        let text = |unit: Unit<'_>| match unit.steps {
            [step] => match short_choice(step) {
                Some(ways) if top_or_bottom(step).is_none() => {
                    ways.iter().map(|way| self.row(spoken_of, way)).collect::<Vec<_>>().join(" o ")
                }
                _ => self.step(step).text(spoken_of),
            },
            several => self.clauses(several).text(spoken_of),
        };
        let joint = |lead: Lead| match lead {
            Lead::First | Lead::And => "",
            Lead::Then | Lead::Follows => ", poi ",
            Lead::Anyway => ", e in ogni caso ",
            Lead::AtOnce => ", e subito ",
        };
        let sentences = self.0.told(steps, text);
        sentences.iter().map(|(lead, clauses)| format!("{}{}", joint(*lead), in_one(clauses))).collect()
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, who: Player, steps: &[Step]) -> String {
        match (steps, who) {
            ([], Player::You) => "non fare nulla".to_owned(),
            ([], Player::Opponent) => "non fa nulla".to_owned(),
            _ => self.row(who, steps),
        }
    }

    /// A step in the infinitive, as it is said after "puoi".
    pub(super) fn to_do(&self, step: &Step) -> String {
        match short_choice(step) {
            Some(ways) if top_or_bottom(step).is_none() => {
                ways.iter().flatten().map(|step| self.to_do(step)).collect::<Vec<_>>().join(" o ")
            }
            _ => match self.step(step) {
                Clause::Does(Player::You, [_, to_do, _], rest) => format!("{to_do} {rest}"),
                clause => format!("scegliere questo: {}", clause.text(Player::You)),
            },
        }
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> String {
        let (may, if_so) = match who {
            Player::You => ("puoi", "Se lo fai"),
            Player::Opponent => ("l'avversario può", "Se lo fa"),
        };
        let is_own = |clause: &Clause| matches!(clause, Clause::Does(by, ..) if *by == who);
        let tell = |step: &Step| match self.0.told_of(who, step, |step| self.step(step)) {
            (Clause::Does(_, verb, rest), true) => Clause::Does(who, verb, rest),
            (clause, _) => clause,
        };
        let (own, then, rest) = optional(steps, tell, is_own);
        self.0.actor.set(who);
        let own = own.into_iter().map(|clause| match clause {
            Clause::Does(by, [_, to_do, _], rest) if by == who => format!("{to_do} {rest}"),
            Clause::Does(Player::You, [_, to_do, _], rest) => format!("farti {to_do} {rest}"),
            clause => format!("scegliere questo: {}", clause.text(who)),
        });
        let own = list(&own.collect::<Vec<_>>(), "e");
        let rest = if rest.is_empty() { None } else { Some(self.row(who, rest)) };
        let text = if own.is_empty() { format!("{may} non fare nulla") } else { format!("{may} {own}") };
        match (then.map(|clause| clause.text(who)), rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}. {}", capital(&rest)),
            (Some(then), None) => format!("{text}. {if_so}, {then}"),
            (Some(then), Some(rest)) => format!("{text}. {if_so}, {then}. Poi, {rest}"),
        }
    }

    /// Several steps that give the same cards something are one clause.
    fn clauses(&self, steps: &[Step]) -> Clause {
        match (steps, modifiers(steps)) {
            ([step], _) => self.step(step),
            (_, Some((on, modifiers, until))) => self.modified(on, &modifiers, Some(until)),
            (several, None) => Clause::Says(self.in_a_row(several)),
        }
    }

    pub(super) fn step(&self, step: &Step) -> Clause {
        let clause = self.clause(step);
        if let Clause::Does(who, ..) = clause {
            self.0.actor.set(who);
        }
        clause
    }

    fn clause(&self, step: &Step) -> Clause {
        let don = |count: &Count, who: Player, state: &str| self.quantity_of(count, &the_don(who, state), true);
        match step {
            Step::Pick(pick) => you(CHOOSE, self.pick(pick, "da")),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => {
                let cards = self.quantity(count, ["carta", "carte"], true);
                Clause::Does(*who, ["pesca", "pescare", "pesca"], cards)
            }
            Step::AddDon { who, count, rested } => {
                let [one, many] = don_cards(*rested);
                let what = self.quantity(count, [one, many], true);
                Clause::Does(*who, ADD, format!("{what} {}", prep("da", &don_deck(Owner::own(*who)))))
            }
            Step::SetDonActive { who, count } => {
                let active = if is_one(count) { "attiva" } else { "attive" };
                you(MAKE, format!("{active} {}", don(count, *who, "")))
            }
            Step::RestDon { who, count } => you(PUT, format!("a riposo {}", don(count, *who, ""))),
            Step::KeepDonRested { who, count } => {
                let turns = if is_one(count) { "torna attiva" } else { "tornano attive" };
                let whose = match who {
                    Player::You => Whose::Yours,
                    Player::Opponent => Whose::Opponents,
                };
                Clause::Says(format!("{} non {turns} {}", don(count, *who, " a riposo"), next_refresh(whose)))
            }
            Step::ReturnDon { who, count, from } => {
                let state = match from {
                    DonState::Any => "",
                    DonState::Active => " attive",
                    DonState::Rested => " a riposo",
                };
                let own = match who {
                    Player::You => "le tue",
                    Player::Opponent => "le proprie",
                };
                let what = self.quantity_of(count, &format!("{own} carte DON!!{state}"), true);
                Clause::Does(*who, RETURN, format!("{what} {}", prep("in", &don_deck(Owner::own(*who)))))
            }
            Step::Look { whose, place, count } => {
                self.0.look(*whose, *place, *count == Some(Value::Number(1)));
                let cards = match count {
                    Some(count) => self.end(*whose, *place, End::Top, &Count::Exactly(count.clone())),
                    None if *place == Place::Hand => self::place(*place, Owner::player(*whose)),
                    None if *place == Place::Life => match whose {
                        Player::You => "tutte le tue carte Vita".to_owned(),
                        Player::Opponent => "tutte le carte Vita avversarie".to_owned(),
                    },
                    None => format!("tutte le carte {}", prep("in", &self::place(*place, Owner::player(*whose)))),
                };
                you(["guarda", "guardare", "guarda"], cards)
            }
            Step::PutBack(end) => self.put_back(*end),
            Step::Shuffle(who) => {
                let deck = place(Place::Deck, Owner::own(*who));
                Clause::Does(*who, ["mescola", "mescolare", "mescola"], deck)
            }
            Step::Damage { who: Player::Opponent, count } => {
                let damage = if *count == Value::Number(1) { "danno" } else { "danni" };
                you(["infliggi", "infliggere", "infligge"], format!("{} {damage} all'avversario", self.value(count)))
            }
            Step::Damage { who: Player::You, count } => {
                let damage = if *count == Value::Number(1) { "danno" } else { "danni" };
                Clause::Says(format!("subisci {} {damage}", self.value(count)))
            }
            Step::NameNumber(who) => Clause::Does(*who, CHOOSE, "un numero".to_owned()),
            Step::Win(Player::You) => Clause::Says("vinci la partita".to_owned()),
            Step::Win(Player::Opponent) => Clause::Says("l'avversario vince la partita".to_owned()),
            Step::ExtraTurn => you(["gioca", "giocare", "gioca"], "un altro turno dopo questo".to_owned()),
            Step::Run(timing) => {
                let (effect, when) = self.at_timing(timing);
                you(["attiva", "attivare", "attiva"], format!("l'effetto{effect} di questa carta{when}"))
            }
            Step::If(condition, then, otherwise) => Clause::Says(self.when_so(condition, then, otherwise)),
            Step::May(who, steps) => Clause::Says(self.may(*who, steps)),
            Step::ChooseOne(who, ways) => self.chosen(step, *who, ways),
            Step::ForEach(each, steps) => {
                let these = self.objects(each, "in");
                let these = these.strip_prefix("tutti ").or(these.strip_prefix("tutte ")).unwrap_or(&these).to_owned();
                let form = Form::of(self.0.about(each));
                let steps = self.0.for_each(each, || self.in_a_row(steps));
                let every = Form { many: false, ..form }.agree("ciascun");
                Clause::Says(format!("per {every} {}, {steps}", prep("di", &these)))
            }
            Step::Later(moment, steps) => {
                let moment = match moment {
                    Moment::EndOfTurn => "alla fine di questo turno",
                    Moment::EndOfBattle => "alla fine di questa battaglia",
                };
                Clause::Says(format!("{moment}, {}", self.in_a_row(steps)))
            }
        }
    }

    fn chosen(&self, step: &Step, who: Player, ways: &[Vec<Step>]) -> Clause {
        if let Some((place, end)) = either_life(step) {
            let yours = prep("in cima a", &self::place(place, Owner::You));
            let (that, theirs) = match place {
                Place::Life => ("quella Vita", "o a quella avversaria"),
                _ => ("quel mazzo", "o a quello avversario"),
            };
            let rest = format!("fino a 1 carta {yours} {theirs} e mettila {}", prep(at(end), that));
            return you(["guarda", "guardare", "guarda"], rest);
        }
        if let Some((act, whose, place, count)) = top_or_bottom(step) {
            let top = Objects::Ends { whose, place, end: End::Top, count: count.clone() };
            return match self.act(act, &top) {
                Clause::Does(who, verb, rest) => {
                    let both = rest.replacen("in cima a", "in cima o in fondo a", 1);
                    Clause::Does(who, verb, both.replacen("dalla cima d", "dalla cima o dal fondo d", 1))
                }
                Clause::Says(text) => Clause::Says(text),
            };
        }
        let way = |(index, way): (usize, &Vec<Step>)| format!("({}) {}", index + 1, self.way(who, way));
        let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("; ");
        Clause::Does(who, CHOOSE, format!("una di queste opzioni: {ways}"))
    }

    fn when_so(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let condition = self.condition(condition, true);
        let then = self.in_a_row(then);
        if otherwise.is_empty() {
            return format!("se {condition}, {then}");
        }
        format!("se {condition}, {then}; altrimenti, {}", self.in_a_row(otherwise))
    }

    /// After "effetto": the words in brackets; and what happens.
    fn at_timing(&self, timing: &Timing) -> (String, String) {
        let (tags, whens) = self.timing(timing);
        let whens = whens.trim_end_matches(", ");
        let blank = |text: &str| if text.is_empty() { String::new() } else { format!(" {text}") };
        (blank(&tags.unwrap_or_default()), blank(whens))
    }

    fn put_back(&self, end: Where) -> Clause {
        let looked = self.0.looked();
        let to = prep(at(end), &place(looked.place, Owner::player(looked.whose)));
        // Unless it was named in the same sentence, some of it may be gone.
        match (looked.taken || !self.0.among.get(), looked.one) {
            (true, true) => you(PUT, format!("la carta rimasta {to}")),
            (true, false) => you(PUT, format!("le altre {to} in qualsiasi ordine")),
            (false, true) => you(["mettila", "metterla", "la mette"], to),
            (false, false) => you(["mettile", "metterle", "le mette"], format!("{to} in qualsiasi ordine")),
        }
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        let theirs = done_by_opponent(act, on);
        let about = self.0.about(on);
        let owner = if theirs.is_some() && !about.on_field { Owner::Own } else { to_owner(about) };
        let form = Form::of(about);
        let order = if about.many { " in qualsiasi ordine" } else { "" };
        let to = match (about.many, form.feminine) {
            (false, _) => "a",
            (true, true) => "a ciascuna di",
            (true, false) => "a ciascuno di",
        };
        // Said once only, for a pick is counted as it is said.
        let cards = || match theirs {
            Some(pick) => self.choice(pick, "da", Owner::Own),
            None => self.objects(on, "da"),
        };
        // "aggiungila": what was picked in the same sentence.
        if let (Act::ToHand, Objects::Picked(slot)) = (act, on)
            && self.0.pronoun.get()
            && self.0.is_last(*slot)
        {
            return you(add_it(form), prep("a", &self::place(Place::Hand, owner)));
        }
        let to_place = |at: &str, place: Place| prep(at, &self::place(place, owner));
        let clause = match act {
            Act::Modify(modifier, until) => self.modified(on, &[modifier], Some(*until)),
            Act::Ko => you(PUT, format!("KO {}", cards())),
            Act::Trash => you(TRASH, cards()),
            Act::ToHand if about.on_field => you(RETURN, format!("{} {}", cards(), to_place("in", Place::Hand))),
            Act::ToHand => you(ADD, format!("{} {}", cards(), to_place("a", Place::Hand))),
            Act::ToDeck(end) => you(PUT, format!("{} {}{order}", cards(), to_place(at(*end), Place::Deck))),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { format!("{} ", form.agree("scopert")) } else { String::new() };
                you(PUT, format!("{side}{} {}", cards(), to_place(at(*end), Place::Life)))
            }
            Act::Rest => you(PUT, format!("a riposo {}", cards())),
            Act::SetActive => you(MAKE, format!("{} {}", form.agree("attiv"), cards())),
            Act::Play { rested: false } => you(PUT, format!("in campo {}", cards())),
            Act::Play { rested: true } => you(PUT, format!("in campo a riposo {}", cards())),
            Act::Reveal => you(["rivela", "rivelare", "rivela"], cards()),
            Act::Turn { face_up } => {
                let side = form.agree(if *face_up { "scopert" } else { "copert" });
                you(["gira", "girare", "gira"], format!("{side} {}", cards()))
            }
            Act::GiveDon { count, rested } => {
                let don = self.quantity(count, don_cards(*rested), true);
                you(["assegna", "assegnare", "assegna"], format!("{don} {}", self.receivers(to, on)))
            }
            Act::MoveDon { count } => {
                let given = match about.whose {
                    Whose::Yours => "le tue carte DON!! già assegnate",
                    Whose::Opponents => "le carte DON!! avversarie già assegnate",
                    Whose::Anyones => "le carte DON!! del proprietario già assegnate",
                };
                let don = self.quantity_of(count, given, true);
                you(["sposta", "spostare", "sposta"], format!("{don} {}", self.receivers(to, on)))
            }
            Act::PowerToZero(until) => you(
                ["porta", "portare", "porta"],
                format!("a 0 la Potenza {} {}", prep("di", &cards()), self::until(*until)),
            ),
            Act::SwapBasePower(until) => {
                let of = prep("di", &cards());
                you(
                    ["scambia", "scambiare", "scambia"],
                    format!("tra loro la Potenza base {of} {}", self::until(*until)),
                )
            }
            Act::BecomeTarget => {
                you(["sposta", "spostare", "sposta"], format!("il bersaglio dell'attacco {}", prep("su", &cards())))
            }
            Act::Activate => you(["attiva", "attivare", "attiva"], cards()),
        };
        if *act == Act::Reveal {
            self.0.reveal(on);
        }
        match clause {
            Clause::Does(_, verb, rest) if theirs.is_some() => Clause::Does(Player::Opponent, verb, rest),
            clause => clause,
        }
    }

    /// Cards that are given DON!!: "al tuo Leader o a 1 dei tuoi Personaggi".
    fn receivers(&self, to: &str, on: &Objects) -> String {
        match on {
            Objects::Pick(pick) if is_leader_or_one_character(pick) => {
                self.0.pick(pick);
                "al tuo Leader o a 1 dei tuoi Personaggi".to_owned()
            }
            on => {
                let cards = self.objects(on, "da");
                let all = cards.strip_prefix("tutti ").or(cards.strip_prefix("tutte ")).unwrap_or(&cards);
                prep(to, all)
            }
        }
    }

    /// Standing modifiers; a card's own keywords without conditions are only named.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)], bare: bool) -> String {
        let name = |part: &(Objects, Modifier)| match part {
            (Objects::This, Modifier::Has(word)) if bare => Some(keyword(*word)),
            _ => None,
        };
        if parts.is_empty() {
            return "nessun effetto.".to_owned();
        }
        let named: Option<Vec<&str>> = parts.iter().map(name).collect();
        if let Some(named) = named {
            return named.join(" ");
        }
        let said = |(index, (on, modifiers)): (usize, (&Objects, Vec<&Modifier>))| {
            let text = stop(&self.modified(on, &modifiers, None).text(Player::You));
            if index == 0 { text } else { capital(&text) }
        };
        flow::standing(parts).into_iter().enumerate().map(said).collect::<Vec<_>>().join(" ")
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifiers: &[&Modifier], lasts: Option<Until>) -> Clause {
        let about = self.0.about(on);
        let is_you = *on == Objects::Player(Player::You);
        let by_person = |you: &'static str, one: &'static str, many: &'static str| match (is_you, about.many) {
            (true, _) => you,
            (false, false) => one,
            (false, true) => many,
        };
        // "Tu" goes without saying.
        let who = || if is_you { String::new() } else { format!("{} ", self.objects(on, "in")) };
        let of = || prep("di", &self.objects(on, "in"));
        let gets = by_person("ottieni", "ottiene", "ottengono");
        let has = by_person("hai", "ha", "hanno");
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let [modifier] = modifiers else {
            return match modifiers.first() {
                Some(Modifier::AlsoNamed(_)) => self.named(on, modifiers, &duration),
                _ => {
                    let each: Vec<String> = modifiers.iter().map(|modifier| self.gained(modifier)).collect();
                    Clause::Says(format!("{}{gets} {}{duration}", who(), list(&each, "e")))
                }
            };
        };
        let text = match modifier {
            Modifier::Power(value) | Modifier::Cost(value) | Modifier::Counter(value) => match value {
                Value::Number(_) | Value::Per { .. } if is_loss(modifier) => {
                    let (what, every) = (self.gained(modifier), self.for_each_of(modifier));
                    // "a fino a 1" is no Italian.
                    if matches!(on, Objects::Pick(_) | Objects::Both(..)) {
                        let suffers = by_person("subisci", "subisce", "subiscono");
                        return Clause::Says(format!("{}{suffers} {what}{duration}{every}", who()));
                    }
                    let to = prep("a", &self.objects(on, "in"));
                    return you(GIVE, format!("{what} {to}{duration}{every}"));
                }
                Value::Number(_) if matches!(modifier, Modifier::Counter(_)) => {
                    format!("{}{has} {}", who(), self.gained(modifier))
                }
                Value::Number(_) | Value::Per { .. } => {
                    let text = format!("{}{gets} {}{duration}", who(), self.gained(modifier));
                    return Clause::Says(text + &self.for_each_of(modifier));
                }
                value => {
                    format!("{}{gets} {} in più {}", who(), stat_of(modifier), prep("pari a", &self.value(value)))
                }
            },
            Modifier::BasePower(value) => format!("la Potenza base {} diventa {}", of(), self.same_as(value)),
            Modifier::BaseCost(value) => format!("il Costo base {} diventa {}", of(), self.same_as(value)),
            Modifier::Has(_) => format!("{}{gets} {}", who(), self.gained(modifier)),
            Modifier::Cannot(prohibition) => return self.forbidden(on, prohibition, lasts),
            Modifier::Can(permission) => self.can(permission, on, by_person("puoi", "può", "possono")),
            Modifier::Negated if lasts.is_some() => {
                return you(["annulla", "annullare", "annulla"], format!("gli effetti {}{duration}", of()));
            }
            Modifier::Negated => format!("gli effetti {} sono annullati", of()),
            Modifier::NegatedAt(timing) => {
                let (tags, when) = self.at_timing(timing);
                let effects = match on {
                    Objects::Player(Player::You) => format!("i tuoi effetti{tags}{when}"),
                    Objects::Player(Player::Opponent) => format!("gli effetti{tags} avversari{when}"),
                    _ => format!("gli effetti{tags} {}{when}", of()),
                };
                format!("{effects} sono annullati")
            }
            Modifier::DonDeck(count) => {
                let deck = match on {
                    Objects::Player(player) => don_deck(Owner::player(*player)),
                    _ => don_deck(Owner::Its),
                };
                format!("secondo le regole, {deck} è composto da {count} carte")
            }
            Modifier::AlsoNamed(_) => return self.named(on, modifiers, &duration),
            Modifier::AlsoType(name) => format!("{}{has} anche il Tipo {{{name}}}", who()),
            Modifier::AlsoAttribute(kind) => format!("{}{has} anche l'Attributo <{}>", who(), attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(self.0.book, ability, about.category());
                let ability = Italian(&context).ability(ability);
                return Clause::Says(format!("{}{gets} questo effetto{duration}: “{ability}”", who()));
            }
        };
        Clause::Says(format!("{text}{duration}"))
    }

    /// What is gained: "[Impeto]", "+1000 di Potenza".
    fn gained(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Has(word) => keyword(*word).to_owned(),
            Modifier::Power(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Cost(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Counter(Value::Number(number) | Value::Per { times: number, .. }) => {
                format!("{} di {}", signed(*number), stat_of(modifier))
            }
            other => stat_of(other).to_owned(),
        }
    }

    /// " per ogni carta nella tua mano".
    fn for_each_of(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Power(Value::Per { each, of, .. })
            | Modifier::Cost(Value::Per { each, of, .. })
            | Modifier::Counter(Value::Per { each, of, .. }) => format!(" {}", self.for_every(*each, of)),
            _ => String::new(),
        }
    }

    /// "7000", "pari alla Potenza del tuo Leader".
    fn same_as(&self, value: &Value) -> String {
        match value {
            Value::Of(..) => prep("pari a", &self.value(value)),
            value => self.value(value),
        }
    }

    /// Further names.
    fn named(&self, on: &Objects, modifiers: &[&Modifier], duration: &str) -> Clause {
        let name = |modifier: &&Modifier| match modifier {
            Modifier::AlsoNamed(name) => Some(format!("[{name}]")),
            _ => None,
        };
        let names: Vec<String> = modifiers.iter().filter_map(name).collect();
        let called = if names.len() > 1 { "i nomi" } else { "il nome" };
        let names = list(&names, "e");
        Clause::Says(match on {
            Objects::This if duration.is_empty() => {
                format!("secondo le regole, questa carta ha anche {called} {names}")
            }
            on => {
                let has = if self.0.about(on).many { "hanno" } else { "ha" };
                format!("{} {has} anche {called} {names}{duration}", self.objects(on, "in"))
            }
        })
    }
}

fn stat_of(modifier: &Modifier) -> &'static str {
    match modifier {
        Modifier::Cost(_) => "Costo",
        Modifier::Counter(_) => "Contrattacco",
        _ => "Potenza",
    }
}

/// "aggiungila", of what was picked just before.
fn add_it(form: Form) -> Verb {
    match (form.feminine, form.many) {
        (true, false) => ["aggiungila", "aggiungerla", "la aggiunge"],
        (true, true) => ["aggiungile", "aggiungerle", "le aggiunge"],
        (false, false) => ["aggiungilo", "aggiungerlo", "lo aggiunge"],
        (false, true) => ["aggiungili", "aggiungerli", "li aggiunge"],
    }
}

/// DON!! in a state, one and several.
fn don_cards(rested: bool) -> [&'static str; 2] {
    match rested {
        true => ["carta DON!! a riposo", "carte DON!! a riposo"],
        false => ["carta DON!! attiva", "carte DON!! attive"],
    }
}
