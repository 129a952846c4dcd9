//! Steps and modifiers.

use super::Italian;
use super::nouns::{attribute, keyword};
use super::places::{don_deck, place};
use crate::grammar::italian::{Form, Owner, prep};
use crate::grammar::{capital, signed, stop};
use crate::opcg::effects::context::{Context, is_one, optional, short_choice};
use opcg::effects::{
    Act, Condition, Count, DonState, End, Modifier, Moment, Objects, Permission, Place, Player, Prohibition, Step,
    Timing, Until, Value, Where, Whose,
};

/// A verb as one is told to do it, in the infinitive, and as somebody else does it.
type Verb = [&'static str; 3];

const ADD: Verb = ["aggiungi", "aggiungere", "aggiunge"];
const CHOOSE: Verb = ["scegli", "scegliere", "sceglie"];
const PUT: Verb = ["metti", "mettere", "mette"];
const RETURN: Verb = ["riporta", "riportare", "riporta"];
const TRASH: Verb = ["scarta", "scartare", "scarta"];
const MAKE: Verb = ["rendi", "rendere", "rende"];

/// What a step says.
enum Clause {
    /// A player does something.
    Does(Player, Verb, String),
    /// Something else is so.
    Says(String),
}

impl Clause {
    /// Where somebody else is spoken of, it is they who have you do it.
    fn text(self, spoken_of: Player) -> String {
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

fn until(until: Until) -> &'static str {
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
fn next_refresh(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "nella tua prossima fase di Ripristino",
        Whose::Opponents => "nella prossima fase di Ripristino avversaria",
        Whose::Anyones => "nella prossima fase di Ripristino del proprietario",
    }
}

/// The DON!! of a player, with their article.
fn the_don(who: Player, state: &str) -> String {
    match who {
        Player::You => format!("le tue DON!!{state}"),
        Player::Opponent => format!("le DON!! avversarie{state}"),
    }
}

impl Italian<'_> {
    /// Steps as sentences; the first without a capital, for it may follow something.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "non succede nulla.".to_owned();
        }
        let sentence = |(index, step)| {
            let text = stop(&self.step(step).text(Player::You));
            if index == 0 { text } else { capital(&text) }
        };
        steps.iter().enumerate().map(sentence).collect::<Vec<_>>().join(" ")
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "non succede nulla".to_owned() } else { self.row(Player::You, steps) }
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> String {
        let text = |step| match short_choice(step) {
            Some(ways) => ways.iter().map(|way| self.row(spoken_of, way)).collect::<Vec<_>>().join(" o "),
            None => self.step(step).text(spoken_of),
        };
        steps.iter().map(text).collect::<Vec<_>>().join(", poi ")
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, who: Player, steps: &[Step]) -> String {
        match (steps, who) {
            ([], Player::You) => "non fare nulla".to_owned(),
            ([], Player::Opponent) => "non fa nulla".to_owned(),
            _ => self.row(who, steps),
        }
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> String {
        let (may, if_so) = match who {
            Player::You => ("puoi", "Se lo fai"),
            Player::Opponent => ("l'avversario può", "Se lo fa"),
        };
        let is_own = |clause: &Clause| matches!(clause, Clause::Does(by, ..) if *by == who);
        let (own, then, rest) = optional(steps, |step| self.step(step), is_own);
        self.0.actor.set(who);
        let own = own.into_iter().map(|clause| match clause {
            Clause::Does(by, [_, to_do, _], rest) if by == who => format!("{to_do} {rest}"),
            Clause::Does(Player::You, [_, to_do, _], rest) => format!("farti {to_do} {rest}"),
            clause => format!("scegliere questo: {}", clause.text(who)),
        });
        let own = own.collect::<Vec<_>>().join(", poi ");
        let rest = if rest.is_empty() { None } else { Some(self.row(who, rest)) };
        let text = if own.is_empty() { format!("{may} non fare nulla") } else { format!("{may} {own}") };
        match (then.map(|clause| clause.text(who)), rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}. {}", capital(&rest)),
            (Some(then), None) => format!("{text}. {if_so}, {then}"),
            (Some(then), Some(rest)) => format!("{text}. {if_so}, {then}, poi {rest}"),
        }
    }

    fn step(&self, step: &Step) -> Clause {
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
                let [one, many] = if *rested { ["DON!! a riposo"; 2] } else { ["DON!! attiva", "DON!! attive"] };
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
                let what = self.quantity_of(count, &format!("{own} DON!!{state}"), true);
                Clause::Does(*who, RETURN, format!("{what} {}", prep("in", &don_deck(Owner::own(*who)))))
            }
            Step::Look { whose, place, count } => {
                self.0.look(*whose, *place, *count == Some(Value::Number(1)));
                let cards = match count {
                    Some(count) => self.end(*whose, *place, End::Top, &Count::Exactly(count.clone())),
                    None if *place == Place::Hand => self::place(*place, Owner::player(*whose)),
                    None => format!("tutte le carte {}", prep("in", &self::place(*place, Owner::player(*whose)))),
                };
                you(["guarda", "guardare", "guarda"], cards)
            }
            Step::PutBack(end) => you(PUT, self.put_back(*end)),
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
            Step::NameNumber(who) => Clause::Does(*who, ["dichiara", "dichiarare", "dichiara"], "un numero".to_owned()),
            Step::Win(Player::You) => Clause::Says("vinci la partita".to_owned()),
            Step::Win(Player::Opponent) => Clause::Says("l'avversario vince la partita".to_owned()),
            Step::ExtraTurn => you(["gioca", "giocare", "gioca"], "un altro turno dopo questo".to_owned()),
            Step::Run(timing) => {
                let (effect, when) = self.at_timing(timing);
                you(["attiva", "attivare", "attiva"], format!("l'effetto{effect} di questa carta{when}"))
            }
            Step::If(condition, then, otherwise) => Clause::Says(self.when_so(condition, then, otherwise)),
            Step::May(who, steps) => Clause::Says(self.may(*who, steps)),
            Step::ChooseOne(who, ways) => {
                let way = |(index, way): (usize, &Vec<Step>)| format!("({}) {}", index + 1, self.way(*who, way));
                let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("; ");
                Clause::Does(*who, CHOOSE, format!("una di queste: {ways}"))
            }
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

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        let (what, order) = match (looked.taken, looked.one) {
            (true, _) => ("le altre", " in qualsiasi ordine"),
            (false, true) => ("quella carta", ""),
            (false, false) => ("quelle carte", " in qualsiasi ordine"),
        };
        let to = place(looked.place, Owner::player(looked.whose));
        format!("{what} {}{order}", prep(at(end), &to))
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        if let (Act::Trash, Objects::Pick(pick)) = (act, on)
            && (pick.by, pick.from.whose) == (Player::Opponent, Whose::Opponents)
        {
            return Clause::Does(Player::Opponent, TRASH, self.choice(pick, "da", Owner::Own));
        }
        if let (Act::Reveal, Objects::Ends { whose, place, count, .. }) = (act, on) {
            self.0.look(*whose, *place, is_one(count));
        }
        let about = self.0.about(on);
        let (form, owner) = (Form::of(about), Owner::of_cards(about.whose));
        let order = if about.many { " in qualsiasi ordine" } else { "" };
        let to = if about.many { "a ciascuna di" } else { "a" };
        // Said once only, for a pick is counted as it is said.
        let cards = || self.objects(on, "da");
        let to_place = |at: &str, place: Place| prep(at, &self::place(place, owner));
        match act {
            Act::Modify(modifier, until) => Clause::Says(self.modified(on, modifier, Some(*until))),
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
                you(["gira", "girare", "gira"], format!("{side} {}", self.objects(on, "in")))
            }
            Act::GiveDon { count, rested } => {
                let noun = if *rested { ["DON!! a riposo"; 2] } else { ["DON!! attiva", "DON!! attive"] };
                let don = self.quantity(count, noun, true);
                you(["assegna", "assegnare", "assegna"], format!("{don} {}", prep(to, &cards())))
            }
            Act::MoveDon { count } => {
                let noun = ["DON!! assegnata ad altre carte", "DON!! assegnate ad altre carte"];
                let don = self.quantity(count, noun, true);
                you(["sposta", "spostare", "sposta"], format!("{don} {}", prep(to, &cards())))
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
            Act::Activate => you(["attiva", "attivare", "attiva"], format!("{} senza pagarne il Costo", cards())),
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
        let said = |(index, (on, modifier)): (usize, &(Objects, Modifier))| {
            let text = stop(&self.modified(on, modifier, None));
            if index == 0 { text } else { capital(&text) }
        };
        let named: Option<Vec<&str>> = parts.iter().map(name).collect();
        named.map_or_else(|| parts.iter().enumerate().map(said).collect::<Vec<_>>().join(" "), |named| named.join(" "))
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifier: &Modifier, lasts: Option<Until>) -> String {
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
        let more = |stat: &str, value: &Value| match value {
            Value::Number(number) => format!("{}{gets} {} di {stat}", who(), signed(*number)),
            Value::Per { times, each, of } => {
                format!("{}{gets} {} di {stat} {}", who(), signed(*times), self.for_every(*each, of))
            }
            value => format!("{}{gets} {stat} in più {}", who(), prep("pari a", &self.value(value))),
        };
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let text = match modifier {
            Modifier::Power(value) => more("Potenza", value),
            Modifier::Cost(value) => more("Costo", value),
            Modifier::Counter(value) => more("Contrattacco", value),
            Modifier::BasePower(value) => format!("la Potenza base {} diventa {}", of(), self.value(value)),
            Modifier::BaseCost(value) => format!("il Costo base {} diventa {}", of(), self.value(value)),
            Modifier::Has(word) => format!("{}{gets} {}", who(), keyword(*word)),
            Modifier::Cannot(Prohibition::Refresh) if lasts == Some(Until::NextRefresh) => {
                let turns = by_person("torni", "torna", "tornano");
                let active = Form::of(about).agree("attiv");
                return format!("{}non {turns} {active} {}", who(), next_refresh(about.whose));
            }
            Modifier::Cannot(prohibition) => {
                let can = by_person("puoi", "può", "possono");
                format!("{}{}", who(), self.cannot(prohibition, can, Form::of(about)))
            }
            Modifier::Can(permission) => self.can(permission, on, by_person("puoi", "può", "possono")),
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
                format!("{deck} è composto da {count} carte")
            }
            Modifier::AlsoNamed(name) => format!("{}{} anche il nome [{name}]", who(), by_person("hai", "ha", "hanno")),
            Modifier::AlsoType(name) => {
                format!("{}{} anche il Tipo {{{name}}}", who(), by_person("hai", "ha", "hanno"))
            }
            Modifier::AlsoAttribute(kind) => {
                format!("{}{} anche l'Attributo <{}>", who(), by_person("hai", "ha", "hanno"), attribute(*kind))
            }
            Modifier::Gains(ability) => {
                let context = Context::new(ability, about.category());
                return format!("{}{gets} questo effetto{duration}: “{}”", who(), Italian(&context).ability(ability));
            }
        };
        format!("{text}{duration}")
    }

    fn cannot(&self, prohibition: &Prohibition, can: &str, form: Form) -> String {
        match prohibition {
            Prohibition::Attack => format!("non {can} attaccare"),
            Prohibition::AttackOthers(cards) => format!("{can} attaccare solo {}", self.these(cards)),
            Prohibition::AttackThese(cards) => format!("non {can} attaccare {}", self.these(cards)),
            Prohibition::BlockedBy(by) if by.is_empty() => format!("non {can} essere {}", form.agree("bloccat")),
            Prohibition::BlockedBy(by) => {
                format!("non {can} essere {} da {}", form.agree("bloccat"), self.cards_with(by))
            }
            Prohibition::Block => format!("non {can} bloccare"),
            Prohibition::AttackUnless(step) => {
                format!("{can} attaccare solo a questa condizione: {}", self.step(step).text(Player::You))
            }
            Prohibition::BeKod(means) => format!("non {can} andare KO{}", self.means(means)),
            Prohibition::BeKodBy(by) => format!("non {can} andare KO in battaglia contro {}", self.cards_with(by)),
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
            Prohibition::SetDonActive => format!("non {can} rendere attive DON!! tramite effetti"),
            Prohibition::Include(these) => format!("non {can} includere {} nel mazzo", self.cards_with(these)),
        }
    }

    fn can(&self, permission: &Permission, on: &Objects, can: &str) -> String {
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
                format!("un mazzo può contenere un numero qualsiasi di copie {}", prep("di", &card))
            }
            Permission::LoseAtEndOfTurn => {
                format!("se {deck} è vuoto, {who}non {loses} prima della fine del turno in cui accade")
            }
            Permission::WinByEmptyDeck => {
                format!("se {deck} è vuoto, {who}{wins} la partita invece di perderla")
            }
        }
    }
}
