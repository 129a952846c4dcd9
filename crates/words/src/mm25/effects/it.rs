//! Italiano.

use super::{Noun, Phrase, This, are_many, denied, has_life, home, is_fighting, is_one};
use crate::Lang;
use crate::grammar::italian::{Form, prep};
use crate::grammar::{capital, list, number, signed};
use crate::mm25::cards::person_in;
use mm25::effects::{
    Ability, Act, Against, Cards, Compare, Condition, Count, Filter, Kind, Modifier, Objects, Pick, Place, Player,
    Stat, Step, Timing, Value, Window,
};
use mm25::{Category, Crew};

/// A printer for a card that calls itself so.
pub(super) struct Italian(pub This);

impl Italian {
    /// All of it.
    pub fn ability(&self, ability: &Ability) -> String {
        let ifs = self.all_of(&ability.conditions);
        let costs: Vec<String> = ability.cost.iter().map(|step| self.step(step)).collect();
        let cost = list(&costs, "e");
        let text = match &ability.kind {
            Kind::Action(actions, steps) => {
                let paid = if cost.is_empty() { String::new() } else { format!("{cost}; ") };
                let only = ifs.map_or_else(String::new, |ifs| format!(". Si può usare solo se {ifs}"));
                format!("{}: {paid}{}{only}", self::actions(*actions), self.steps(steps))
            }
            Kind::Continuous(holding) => {
                let lead = ifs.map_or_else(String::new, |ifs| format!("finché {ifs}, "));
                format!("{lead}{}", self.modifiers(holding))
            }
            Kind::Reinforcing(holding) => {
                let and = ifs.map_or_else(String::new, |ifs| format!(" e {ifs}"));
                format!("finché questa carta è un Rinforzo{and}, {}", self.modifiers(holding))
            }
            Kind::Triggered(timing, steps) => {
                let so = ifs.map_or_else(String::new, |ifs| format!(", se {ifs}"));
                let may = match (ability.optional, cost.is_empty()) {
                    (true, true) => ", se vuoi".to_owned(),
                    (true, false) => format!(", se vuoi, {cost}"),
                    (false, true) => String::new(),
                    (false, false) => format!(", {cost}"),
                };
                format!("{}{so}{may}: {}", self.timing(timing), self.steps(steps))
            }
            Kind::Technique(steps, lasting) => {
                let needs: Vec<String> = ifs.into_iter().chain((!cost.is_empty()).then_some(cost)).collect();
                let needs = match needs.is_empty() {
                    true => String::new(),
                    false => format!("Condizioni di utilizzo: {}. ", needs.join("; ")),
                };
                let mut says: Vec<String> = Vec::new();
                says.extend((!steps.is_empty() || lasting.is_empty()).then(|| capital(&self.steps(steps))));
                says.extend((!lasting.is_empty()).then(|| capital(&self.modifiers(lasting))));
                format!("{needs}{}", says.join(". "))
            }
        };
        format!("{}.", capital(&text))
    }

    fn timing(&self, timing: &Timing) -> String {
        match timing {
            Timing::Called => "quando viene chiamato sul Ponte come Marinaio (non durante la Preparazione)".to_owned(),
            Timing::Reinforces => "quando viene chiamata come Rinforzo".to_owned(),
            Timing::OpposingUses => "ogni volta che il Personaggio avversario utilizza una Tecnica".to_owned(),
            Timing::Declared(cards) => {
                format!("quando l'avversario dichiara una Battaglia contro {}", self.one_of(cards))
            }
            Timing::In(window) => format!("{} in cui combatte questo Personaggio", self::window(*window)),
            Timing::Defeats => "quando questo Personaggio sconfigge il Personaggio avversario".to_owned(),
        }
    }

    /// Steps in one sentence.
    pub fn steps(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "non succede nulla".to_owned();
        }
        steps.iter().map(|step| self.step(step)).collect::<Vec<_>>().join("; poi ")
    }

    /// Steps as part of a sentence.
    fn inner(&self, steps: &[Step]) -> String {
        match steps {
            [Step::If(..) | Step::May(_) | Step::ChooseOne(_)] => format!("({})", self.steps(steps)),
            [_] | [] => self.steps(steps),
            _ => format!("({})", self.steps(steps)),
        }
    }

    fn step(&self, step: &Step) -> String {
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

    fn act(&self, act: &Act, on: &Objects) -> String {
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

    fn modifiers(&self, holding: &[(Objects, Modifier)]) -> String {
        let each: Vec<String> = holding.iter().map(|(on, modifier)| self.modifier(on, modifier)).collect();
        if each.is_empty() { "non succede nulla".to_owned() } else { each.join("; ") }
    }

    fn modifier(&self, on: &Objects, modifier: &Modifier) -> String {
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

    fn all_of(&self, conditions: &[Condition]) -> Option<String> {
        let each: Vec<String> = conditions.iter().map(|condition| self.condition(condition, true)).collect();
        (!each.is_empty()).then(|| each.join(" e "))
    }

    /// What follows "se"; that it does not hold, if it is not to.
    fn condition(&self, condition: &Condition, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        let fighter = |who: &Player| self.objects(&Objects::Fighter(*who));
        match condition {
            Condition::Number(one, compare, other) => self.comparison(one, *compare, other, holds),
            Condition::Is(objects, filters) if is_fighting(objects, filters) => {
                format!("questo Personaggio {not}sta combattendo")
            }
            Condition::Is(objects, filters) => {
                let filters: Vec<&Filter> = filters.iter().collect();
                format!("{} {}", self.objects(objects), self.says(&filters, self.form(objects), holds))
            }
            Condition::Won(who) => format!("{} {not}ha vinto questa Battaglia", fighter(who)),
            Condition::Lost(who) => format!("{} {not}ha perso questa Battaglia", fighter(who)),
            Condition::HasUsed(who, filters) => {
                let filters: Vec<&Filter> = filters.iter().collect();
                let technique = self.noun_phrase(&[Noun::Technique], &filters, None, false);
                let used = match holds {
                    true => "ha utilizzato, e ha ancora in gioco,",
                    false => "non ha utilizzato, o non ha più in gioco,",
                };
                format!("{} {used} {}", fighter(who), Form::FEMININE.a(&technique))
            }
            Condition::Settled => match holds {
                true => "questa carta è sul Ponte da un turno precedente".to_owned(),
                false => "questa carta è arrivata sul Ponte in questo turno".to_owned(),
            },
            Condition::Not(condition) => self.condition(condition, !holds),
            Condition::All(several) | Condition::Any(several) => {
                let all = matches!(condition, Condition::All(_)) == holds;
                let each: Vec<String> = several.iter().map(|one| self.condition(one, holds)).collect();
                match each.as_slice() {
                    [] => if all { "è possibile" } else { "è impossibile" }.to_owned(),
                    [one] => one.clone(),
                    _ => format!("({})", each.join(if all { " e " } else { " o " })),
                }
            }
        }
    }

    fn comparison(&self, one: &Value, compare: Compare, other: &Value, holds: bool) -> String {
        let (compare, not) = match (holds, denied(compare)) {
            (true, _) => (compare, ""),
            (false, Some(denied)) => (denied, ""),
            (false, None) => (compare, "non "),
        };
        let so_many = bound(compare, &self.value(other));
        match one {
            Value::Count(cards) => {
                let phrase = Phrase::of(cards);
                let (has, whose) = match cards.whose {
                    Player::You => (format!("{not}hai"), Player::You),
                    Player::Opponent => (format!("l'avversario {not}ha"), Player::Opponent),
                };
                let many = *other != Value::Number(1) || compare != Compare::Exactly;
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, None, many);
                let at = match phrase.nouns.as_slice() {
                    [Noun::Card(_)] => match whose {
                        Player::You => places(phrase.places, Player::You),
                        Player::Opponent => places(phrase.places, Player::Opponent).replace("avversari", "propri"),
                    },
                    [Noun::Character | Noun::Captain | Noun::Sailor] => "sul Ponte".to_owned(),
                    _ => "in gioco".to_owned(),
                };
                format!("{has} {so_many} {noun} {at}")
            }
            Value::Of(stat, of) => {
                let has = if are_many(of) { "hanno" } else { "ha" };
                format!("{} {not}{has} {}", self.objects(of), self.so_much(*stat, compare, other))
            }
            Value::Number(_) => format!("{} {not}è {so_many}", self.value(one)),
        }
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self::number(*number),
            Value::Count(cards) => format!("il numero {}", prep("di", &self.many(cards))),
            Value::Of(stat, of) => format!("{} {}", the_stat(*stat), prep("di", &self.objects(of))),
        }
    }

    /// "2 o più Punti Vita", "Punti Vita inferiori ai Punti Vita iniziali del tuo Personaggio".
    fn so_much(&self, stat: Stat, compare: Compare, value: &Value) -> String {
        if let Value::Number(number) = value {
            return stat_bound(stat, &bound(compare, &self::number(*number)));
        }
        let (name, many) = match stat {
            Stat::Power => ("Forza", false),
            Stat::InitialPower => ("Forza iniziale", false),
            Stat::Damage => ("Danno", false),
            Stat::Life => ("Punti Vita", true),
            Stat::InitialLife => ("Punti Vita iniziali", true),
        };
        let how = match (compare, many) {
            (Compare::AtLeast, false) => "pari o superiore a",
            (Compare::AtLeast, true) => "pari o superiori a",
            (Compare::AtMost, false) => "pari o inferiore a",
            (Compare::AtMost, true) => "pari o inferiori a",
            (Compare::Exactly, _) => "pari a",
            (Compare::Above, false) => "superiore a",
            (Compare::Above, true) => "superiori a",
            (Compare::Below, false) => "inferiore a",
            (Compare::Below, true) => "inferiori a",
        };
        format!("{name} {}", prep(how, &self.value(value)))
    }

    /// Whom a Battle is begun against: each of them on its own.
    fn attacked(&self, on: &Objects) -> String {
        match on {
            Objects::All(cards) => self.any_of(cards),
            on => self.objects(on),
        }
    }

    fn change(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => signed(*number),
            other => format!("({})", self.value(other)),
        }
    }

    /// "2 carte".
    fn so_many(&self, count: &Value) -> String {
        match count {
            Value::Number(1) => "1 carta".to_owned(),
            Value::Number(number) => format!("{number} carte"),
            other => format!("un numero di carte {}", prep("pari a", &self.value(other))),
        }
    }

    fn form(&self, objects: &Objects) -> Form {
        match objects {
            Objects::This => Form { feminine: self.0 != This::Character, many: false },
            Objects::Placed | Objects::Picked => Form::FEMININE,
            Objects::Fighters => Form { feminine: false, many: true },
            Objects::Fighter(_) | Objects::Loser | Objects::Player(_) => Form::MASCULINE,
            Objects::All(cards) => Form { many: are_many(objects), ..form_of(&Phrase::of(cards)) },
            Objects::Pick(pick) => Form { many: are_many(objects), ..form_of(&Phrase::of(&pick.from)) },
        }
    }

    fn objects(&self, objects: &Objects) -> String {
        match objects {
            Objects::This => match self.0 {
                This::Character => "questo Personaggio",
                This::Technique => "questa Tecnica",
                This::Card => "questa carta",
            }
            .to_owned(),
            Objects::Fighter(Player::You) => "il tuo Personaggio".to_owned(),
            Objects::Fighter(Player::Opponent) => "il Personaggio avversario".to_owned(),
            Objects::Fighters => "i due Personaggi che combattono, contemporaneamente".to_owned(),
            Objects::Loser => "il Personaggio perdente".to_owned(),
            Objects::Placed => "la Tecnica appena giocata dall'avversario".to_owned(),
            Objects::Pick(pick) => self.pick(pick),
            Objects::Picked => "la carta scelta".to_owned(),
            Objects::All(cards) if Phrase::of(cards).is_captain() => self.many(cards),
            Objects::All(cards) => format!("{} {}", self.form(objects).agree("tutt"), self.many(cards)),
            Objects::Player(Player::You) => "tu".to_owned(),
            Objects::Player(Player::Opponent) => "l'avversario".to_owned(),
        }
    }

    fn pick(&self, pick: &Pick) -> String {
        let phrase = Phrase::of(&pick.from);
        let (up_to, equal, count) = match &pick.count {
            Count::Exactly(count) => ("", "pari a", count),
            Count::UpTo(count) => ("fino a ", "non superiore a", count),
        };
        let (count, so_many) = match count {
            Value::Number(number) => (format!("{up_to}{number}"), String::new()),
            other => ("un numero di".to_owned(), format!(" {}", prep(equal, &self.value(other)))),
        };
        let many = !is_one(&pick.count);
        match phrase.nouns.as_slice() {
            [Noun::Card(_)] => {
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, None, many);
                format!("{count} {noun} {}{so_many}", places(phrase.places, phrase.whose))
            }
            nouns => {
                let noun = self.noun_phrase(nouns, &phrase.filters, Some(phrase.whose), many);
                format!("{count} {noun}{so_many}")
            }
        }
    }

    /// "i tuoi Personaggi", "le carte nella tua Mano", "il Capitano avversario".
    fn many(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        let form = Form { many: !phrase.is_captain(), ..form_of(&phrase) };
        match (phrase.nouns.as_slice(), phrase.whose) {
            ([Noun::Card(_)], whose) => {
                let noun = self.noun_phrase(&phrase.nouns, &phrase.filters, None, form.many);
                format!("{} {}", form.the(&noun), places(phrase.places, whose))
            }
            (nouns, Player::You) => {
                let noun = self.noun_phrase(nouns, &phrase.filters, None, form.many);
                form.the(&format!("{} {noun}", form.your()))
            }
            (nouns, Player::Opponent) => {
                form.the(&self.noun_phrase(nouns, &phrase.filters, Some(Player::Opponent), form.many))
            }
        }
    }

    fn one_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        match phrase.is_captain() {
            true => self.many(cards),
            false => format!("{} {}", form_of(&phrase).agree("un"), prep("di", &self.many(cards))),
        }
    }

    fn any_of(&self, cards: &Cards) -> String {
        let phrase = Phrase::of(cards);
        match phrase.is_captain() {
            true => self.many(cards),
            false => format!("{} qualsiasi {}", form_of(&phrase).agree("un"), prep("di", &self.many(cards))),
        }
    }

    /// The noun with its qualities; the owner, if given, is said right after the noun.
    fn noun_phrase(&self, nouns: &[Noun], filters: &[&Filter], owner: Option<Player>, many: bool) -> String {
        let names: Vec<&str> = nouns.iter().map(|noun| self::noun(*noun, many)).collect();
        let form = Form { many, feminine: nouns.iter().all(|noun| is_feminine(*noun)) };
        let (mut before, mut after) = (String::new(), String::new());
        match owner {
            Some(Player::You) => after += &format!(" {}", form.your()),
            Some(Player::Opponent) => after += &format!(" {}", form.agree("avversari")),
            None => {}
        }
        for filter in filters {
            match filter {
                Filter::Other => before += &format!("{} ", form.agree("altr")),
                Filter::Crew(crew) => after += &format!(" della Ciurma “{}”", self::crew(crew)),
                Filter::Named(names) => after += &format!(" di nome {}", people(names)),
                Filter::Numbered(number) => after += &format!(" con il codice {number}"),
                Filter::Stat(stat, compare, value) => {
                    after += &format!(" con {}", self.so_much(*stat, *compare, value));
                }
                Filter::FewestLife => after += " con meno Punti Vita di tutti",
                Filter::Limited(limit) => after += &format!(" con Limitato: {limit}"),
                Filter::UsableBy(name) => {
                    let usable = if many { "utilizzabili" } else { "utilizzabile" };
                    after += &format!(" {usable} da {}", person_in(name, Lang::It));
                }
                Filter::Category(_)
                | Filter::Captain
                | Filter::Sailor
                | Filter::HasBegun
                | Filter::This
                | Filter::Any(_)
                | Filter::Not(_) => after += &format!(" che {}", self.says(&[filter], form, true)),
            }
        }
        format!("{before}{}{after}", list(&names, "o"))
    }

    fn says(&self, filters: &[&Filter], form: Form, holds: bool) -> String {
        let each: Vec<String> = filters.iter().map(|filter| self.says_one(filter, form, holds)).collect();
        match each.as_slice() {
            [] => if holds { "esiste" } else { "non esiste" }.to_owned(),
            _ => each.join(if holds { " e " } else { " o " }),
        }
    }

    fn says_one(&self, filter: &Filter, form: Form, holds: bool) -> String {
        let not = if holds { "" } else { "non " };
        let is = format!("{not}{}", if form.many { "sono" } else { "è" });
        let has = format!("{not}{}", if form.many { "hanno" } else { "ha" });
        match filter {
            Filter::Category(category) => format!("{is} {}", kind(*category, form.many)),
            Filter::Named(names) => format!("{is} {}", people(names)),
            Filter::Numbered(number) => format!("{has} il codice {number}"),
            Filter::Crew(crew) => format!("{is} della Ciurma “{}”", self::crew(crew)),
            Filter::Captain => format!("{is} il Capitano"),
            Filter::Sailor => format!("{is} {}", if form.many { "Marinai" } else { "un Marinaio" }),
            Filter::Stat(stat, compare, value) => {
                format!("{has} {}", self.so_much(*stat, *compare, value))
            }
            Filter::FewestLife => format!("{has} meno Punti Vita di tutti"),
            Filter::HasBegun => {
                let already = if holds { " già" } else { "" };
                format!("{has}{already} cominciato una Battaglia in questo turno")
            }
            Filter::Limited(limit) => format!("{has} la scritta Limitato: {limit}"),
            Filter::UsableBy(name) => {
                let usable = if form.many { "utilizzabili" } else { "utilizzabile" };
                format!("{is} {usable} da {}", person_in(name, Lang::It))
            }
            Filter::This => format!("{is} questa carta"),
            Filter::Other => format!("{is} un'altra carta"),
            Filter::Any(ways) => {
                let each: Vec<String> =
                    ways.iter().map(|way| self.says(&way.iter().collect::<Vec<_>>(), form, holds)).collect();
                format!("({})", each.join(if holds { ", o " } else { ", e " }))
            }
            Filter::Not(filters) => self.says(&filters.iter().collect::<Vec<_>>(), form, !holds),
        }
    }
}

fn actions(actions: u8) -> String {
    if actions == 1 { "1 Azione".to_owned() } else { format!("{actions} Azioni") }
}

fn people(names: &[String]) -> String {
    let names: Vec<&str> = names.iter().map(|name| person_in(name, Lang::It)).collect();
    list(&names, "o")
}

fn crew(crew: &Crew) -> &str {
    super::crew(crew, Lang::It).unwrap_or(&crew.0)
}

fn bound(compare: Compare, number: &str) -> String {
    match compare {
        Compare::AtLeast => format!("{number} o più"),
        Compare::AtMost => format!("{number} o meno"),
        Compare::Exactly => format!("esattamente {number}"),
        Compare::Above => format!("più di {number}"),
        Compare::Below => format!("meno di {number}"),
    }
}

/// "2 o più Punti Vita", "Forza 400 o meno".
fn stat_bound(stat: Stat, bound: &str) -> String {
    match stat {
        Stat::Power => format!("Forza {bound}"),
        Stat::InitialPower => format!("Forza iniziale {bound}"),
        Stat::Damage => format!("Danno {bound}"),
        Stat::Life => format!("{bound} Punti Vita"),
        Stat::InitialLife => format!("{bound} Punti Vita iniziali"),
    }
}

fn the_stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Power => "la Forza",
        Stat::InitialPower => "la Forza iniziale",
        Stat::Damage => "il Danno",
        Stat::Life => "i Punti Vita",
        Stat::InitialLife => "i Punti Vita iniziali",
    }
}

fn kind(category: Category, many: bool) -> &'static str {
    match (category, many) {
        (Category::Character, false) => "Carta Personaggio",
        (Category::Character, true) => "Carte Personaggio",
        (Category::Technique, false) => "Carta Tecnica",
        (Category::Technique, true) => "Carte Tecnica",
        (Category::Team, false) => "Carta Squadra",
        (Category::Team, true) => "Carte Squadra",
    }
}

fn is_feminine(noun: Noun) -> bool {
    matches!(noun, Noun::Technique | Noun::Card(_))
}

fn form_of(phrase: &Phrase<'_>) -> Form {
    Form { feminine: phrase.nouns.iter().all(|noun| is_feminine(*noun)), many: false }
}

fn noun(noun: Noun, many: bool) -> &'static str {
    match (noun, many) {
        (Noun::Character, false) => "Personaggio",
        (Noun::Character, true) => "Personaggi",
        (Noun::Captain, _) => "Capitano",
        (Noun::Sailor, false) => "Marinaio",
        (Noun::Sailor, true) => "Marinai",
        (Noun::Reinforcement, false) => "Rinforzo",
        (Noun::Reinforcement, true) => "Rinforzi",
        (Noun::Technique, false) => "Tecnica",
        (Noun::Technique, true) => "Tecniche",
        (Noun::Card(None), false) => "carta",
        (Noun::Card(None), true) => "carte",
        (Noun::Card(Some(category)), many) => kind(category, many),
    }
}

/// Where cards are: "nella tua Mano", "nell'Oceano avversario".
fn places(places: &[Place], whose: Player) -> String {
    let each: Vec<String> = places
        .iter()
        .map(|place| {
            let (name, form) = match place {
                Place::Bridge => ("Ponte", Form::MASCULINE),
                Place::Reinforcements => ("Spazio Rinforzi", Form::MASCULINE),
                Place::Techniques => ("Spazio Tecnica", Form::MASCULINE),
                Place::Hand => ("Mano", Form::FEMININE),
                Place::Ocean => ("Oceano", Form::MASCULINE),
                Place::Logbook => ("Giornale di Bordo", Form::MASCULINE),
                Place::Chest => ("Forziere", Form::MASCULINE),
            };
            match whose {
                Player::You => prep("in", &form.the(&format!("{} {name}", form.your()))),
                Player::Opponent => format!("{} {}", prep("in", &form.the(name)), form.agree("avversari")),
            }
        })
        .collect();
    list(&each, "o")
}

fn window(window: Window) -> &'static str {
    match window {
        Window::Declared => "alla dichiarazione di una Battaglia",
        Window::Before => "prima delle Azioni di Battaglia di una Battaglia",
        Window::BattleActions => "durante le Azioni di Battaglia di una Battaglia",
        Window::Interrupt => "come Interruzione in una Battaglia",
        Window::BeforeComparison => "prima del confronto della Forza di una Battaglia",
        Window::AfterComparison => "dopo il confronto della Forza di una Battaglia",
        Window::BeforeDamage => "prima del Danno di una Battaglia",
        Window::Defeated => "quando un Personaggio è stato sconfitto in una Battaglia",
        Window::AfterBattle => "dopo la fine di una Battaglia",
    }
}
