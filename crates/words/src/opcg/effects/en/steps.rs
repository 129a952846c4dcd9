//! Steps and modifiers.

use super::English;
use super::nouns::{Link, attribute, keyword, owner, place};
use crate::grammar::{capital, list, signed, stop};
use crate::opcg::effects::context::{About, Context, is_one};
use crate::opcg::effects::flow::{
    self, Lead, Unit, done_by_opponent, either_life, is_leader_or_one_character, is_loss, modifiers, optional,
    short_choice, top_or_bottom,
};
use opcg::effects::{
    Act, Condition, Count, DonState, End, Modifier, Moment, Objects, Place, Player, Step, Until, Value, Where, Whose,
};

/// What a step says.
pub(super) enum Clause {
    /// A player does something: "draw 1 card", "draws 1 card".
    Does(Player, String, String),
    /// Something else is so.
    Says(String),
}

impl Clause {
    /// "You" is said only where somebody else is spoken of.
    fn text(self, spoken_of: Player) -> String {
        match self {
            Clause::Does(Player::You, base, _) if spoken_of == Player::Opponent => format!("you {base}"),
            Clause::Does(Player::You, base, _) => base,
            Clause::Does(Player::Opponent, _, third) => format!("your opponent {third}"),
            Clause::Says(text) => text,
        }
    }
}

fn you(text: String) -> Clause {
    Clause::Does(Player::You, text.clone(), text)
}

fn does(who: Player, base: &str, third: &str, rest: &str) -> Clause {
    Clause::Does(who, format!("{base} {rest}"), format!("{third} {rest}"))
}

/// "your", said of the one who does it.
pub(super) fn own(player: Player) -> &'static str {
    match player {
        Player::You => "your",
        Player::Opponent => "their",
    }
}

fn at(end: Where) -> &'static str {
    match end {
        Where::Top => "at the top",
        Where::Bottom => "at the bottom",
        Where::TopOrBottom => "at the top or bottom",
    }
}

pub(super) fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfBattle => "during this battle",
        Until::EndOfTurn => "during this turn",
        Until::EndOfOpponentsNextTurn => "until the end of your opponent's next turn",
        Until::EndOfYourNextTurn => "until the end of your next turn",
        Until::StartOfYourNextTurn => "until the start of your next turn",
        Until::NextRefresh => "through the owner's next Refresh Phase",
        Until::Forever => "for as long as it stays there",
    }
}

/// Whose place cards go to.
fn owners(about: About) -> &'static str {
    match about.whose {
        _ if about.on_field => "the owner's",
        Whose::Yours => "your",
        Whose::Opponents => "your opponent's",
        Whose::Anyones => "the owner's",
    }
}

/// The beginning of a sentence by how it follows the one before.
fn lead(lead: Lead) -> &'static str {
    match lead {
        Lead::First | Lead::And | Lead::Follows => "",
        Lead::Then => "then, ",
        Lead::Anyway => "in any case, ",
        Lead::AtOnce => "right away, ",
    }
}

impl English<'_> {
    /// Steps as sentences; the first without a capital, for it may follow something.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "nothing happens.".to_owned();
        }
        let sentences = self.0.told(steps, |unit| self.unit(unit, Player::You));
        let sentence = |(index, (lead, clauses)): (usize, &(Lead, Vec<String>))| {
            let text = stop(&format!("{}{}", self::lead(*lead), in_one(clauses)));
            if index == 0 { text } else { capital(&text) }
        };
        sentences.iter().enumerate().map(sentence).collect::<Vec<_>>().join(" ")
    }

    /// A step at the end of a text may go on for several sentences.
    fn unit(&self, unit: Unit<'_>, spoken_of: Player) -> String {
        match unit.steps {
            [Step::If(condition, then, otherwise)] if unit.is_last => self.governs(condition, then, otherwise),
            [step @ Step::ChooseOne(who, ways)] if either_life(step).is_none() && top_or_bottom(step).is_none() => {
                self.0.actor.set(*who);
                let way = |way: &Vec<Step>| {
                    let text = if way.is_empty() { "do nothing.".to_owned() } else { self.sentences(way) };
                    format!("• {}", capital(&text))
                };
                let choose = if *who == Player::You { "choose one" } else { "your opponent chooses one" };
                format!("{choose}: {}", ways.iter().map(way).collect::<Vec<_>>().join(" "))
            }
            steps => self.clauses(steps).text(spoken_of),
        }
    }

    /// A condition, and all that it governs to the end of the text.
    fn governs(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let text = format!("if {}, {}", self.condition(condition, true), self.sentences(then));
        if otherwise.is_empty() { text } else { format!("{text} Otherwise, {}", self.sentences(otherwise)) }
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "nothing happens".to_owned() } else { self.row(Player::You, steps) }
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> String {
        let text = |unit: Unit<'_>| match unit.steps {
            [step] => match short_choice(step) {
                Some(ways) if top_or_bottom(step).is_none() => {
                    ways.iter().map(|way| self.row(spoken_of, way)).collect::<Vec<_>>().join(" or ")
                }
                _ => self.step(step).text(spoken_of),
            },
            several => self.clauses(several).text(spoken_of),
        };
        let joint = |lead: Lead| match lead {
            Lead::First | Lead::And => "",
            Lead::Then | Lead::Follows => ", then ",
            Lead::Anyway => ", and in any case ",
            Lead::AtOnce => ", and right away ",
        };
        let sentences = self.0.told(steps, text);
        sentences.iter().map(|(lead, clauses)| format!("{}{}", joint(*lead), in_one(clauses))).collect()
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "do nothing".to_owned() } else { self.row(Player::You, steps) }
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> String {
        let (may, if_so) = match who {
            Player::You => ("you may", "If you do"),
            Player::Opponent => ("your opponent may", "If they do"),
        };
        let is_own = |clause: &Clause| matches!(clause, Clause::Does(by, ..) if *by == who);
        let tell = |step: &Step| match self.0.told_of(who, step, |step| self.step(step)) {
            (Clause::Does(_, base, third), true) => Clause::Does(who, base, third),
            (clause, _) => clause,
        };
        let (own, then, rest) = optional(steps, tell, is_own);
        self.0.actor.set(who);
        let own = own.into_iter().map(|clause| match clause {
            Clause::Does(by, base, _) if by == who => base,
            clause => format!("choose that {}", clause.text(Player::Opponent)),
        });
        let own = list(&own.collect::<Vec<_>>(), "and");
        let rest = if rest.is_empty() { None } else { Some(self.row(who, rest)) };
        let text = if own.is_empty() { format!("{may} do nothing") } else { format!("{may} {own}") };
        match (then.map(|clause| clause.text(who)), rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}. {}", capital(&rest)),
            (Some(then), None) => format!("{text}. {if_so}, {then}"),
            (Some(then), Some(rest)) => format!("{text}. {if_so}, {then}. Then, {rest}"),
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
        let don = |count: &Count, who: Player| self.quantity_of(count, &format!("{} DON!! cards", owner(who)));
        match step {
            Step::Pick(pick) => you(format!("select {}", self.pick(pick, Link::From))),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => does(*who, "draw", "draws", &self.quantity(count, ["card", "cards"])),
            Step::AddDon { who, count, rested } => {
                let it = if is_one(count) { "it" } else { "them" };
                let what = self.quantity(count, ["DON!! card", "DON!! cards"]);
                let add = format!("{what} from {} DON!! deck", own(*who));
                let (base, third) = match rested {
                    true => (format!("rest {it}"), format!("rests {it}")),
                    false => (format!("set {it} as active"), format!("sets {it} as active")),
                };
                Clause::Does(*who, format!("add {add} and {base}"), format!("adds {add} and {third}"))
            }
            Step::SetDonActive { who, count } => you(format!("set {} as active", don(count, *who))),
            Step::RestDon { who, count } => you(format!("rest {}", don(count, *who))),
            Step::KeepDonRested { who, count } => {
                let what = self.quantity_of(count, &format!("{} rested DON!! cards", owner(*who)));
                Clause::Says(format!("{what} will not become active in {} next Refresh Phase", owner(*who)))
            }
            Step::ReturnDon { who, count, from } => {
                let own = own(*who);
                let what = match from {
                    DonState::Any => {
                        format!("{} from {own} field", self.quantity(count, ["DON!! card", "DON!! cards"]))
                    }
                    DonState::Active => self.quantity_of(count, &format!("{own} active DON!! cards")),
                    DonState::Rested => self.quantity_of(count, &format!("{own} rested DON!! cards")),
                };
                does(*who, "return", "returns", &format!("{what} to {own} DON!! deck"))
            }
            Step::Look { whose, place, count } => {
                let one = *count == Some(Value::Number(1));
                self.0.look(*whose, *place, one);
                you(format!("look at {}", self.looked_at(*whose, *place, count.as_ref())))
            }
            Step::PutBack(end) => you(self.put_back(*end)),
            Step::Shuffle(who) => does(*who, "shuffle", "shuffles", &format!("{} deck", own(*who))),
            Step::Damage { who: Player::Opponent, count } => {
                you(format!("deal {} damage to your opponent", self.value(count)))
            }
            Step::Damage { who: Player::You, count } => Clause::Says(format!("you take {} damage", self.value(count))),
            Step::NameNumber(who) => does(*who, "choose", "chooses", "a number"),
            Step::Win(Player::You) => Clause::Says("you win the game".to_owned()),
            Step::Win(Player::Opponent) => Clause::Says("your opponent wins the game".to_owned()),
            Step::ExtraTurn => you("take an extra turn after this one".to_owned()),
            Step::Run(timing) => you(format!("activate {}", self.effects_at("this card's", timing, "effect"))),
            Step::If(condition, then, otherwise) => Clause::Says(self.when_so(condition, then, otherwise)),
            Step::May(who, steps) => Clause::Says(self.may(*who, steps)),
            Step::ChooseOne(who, ways) => self.chosen(step, *who, ways),
            Step::ForEach(each, steps) => {
                let these = self::each(self.objects(each, Link::In));
                let steps = self.0.for_each(each, || self.in_a_row(steps));
                Clause::Says(format!("for each of {these}, {steps}"))
            }
            Step::Later(moment, steps) => {
                let moment = match moment {
                    Moment::EndOfTurn => "at the end of this turn",
                    Moment::EndOfBattle => "at the end of this battle",
                };
                Clause::Says(format!("{moment}, {}", self.in_a_row(steps)))
            }
        }
    }

    fn chosen(&self, step: &Step, who: Player, ways: &[Vec<Step>]) -> Clause {
        if let Some((place, end)) = either_life(step) {
            let place = self::place(place);
            let from = format!("from the top of your or your opponent's {place}");
            return you(format!("look at up to 1 card {from} and place it {} of that player's {place}", at(end)));
        }
        if let Some((act, whose, place, count)) = top_or_bottom(step) {
            let top = Objects::Ends { whose, place, end: End::Top, count: count.clone() };
            return match self.act(act, &top) {
                Clause::Does(who, base, third) => {
                    let both = |text: String| text.replacen("from the top of", "from the top or bottom of", 1);
                    Clause::Does(who, both(base), both(third))
                }
                Clause::Says(text) => Clause::Says(text),
            };
        }
        let way = |(index, way): (usize, &Vec<Step>)| format!("({}) {}", index + 1, self.way(way));
        let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("; ");
        does(who, "choose one:", "chooses one:", &ways)
    }

    fn when_so(&self, condition: &Condition, then: &[Step], otherwise: &[Step]) -> String {
        let condition = self.condition(condition, true);
        let then = self.in_a_row(then);
        if otherwise.is_empty() {
            return format!("if {condition}, {then}");
        }
        format!("if {condition}, {then}; otherwise, {}", self.in_a_row(otherwise))
    }

    fn looked_at(&self, whose: Player, place: Place, count: Option<&Value>) -> String {
        match count {
            Some(count) => self.end(whose, place, End::Top, &Count::Exactly(count.clone())),
            None if place == Place::Hand => format!("{} hand", owner(whose)),
            None if place == Place::Life => format!("all of {} Life cards", owner(whose)),
            None => format!("all cards in {} {}", owner(whose), self::place(place)),
        }
    }

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        // Unless it was named in the same sentence, some of it may be gone.
        let what = match (looked.taken || !self.0.among.get(), looked.one) {
            (true, _) => "the rest",
            (false, true) => "it",
            (false, false) => "them",
        };
        let order = if looked.one { "" } else { " in any order" };
        format!("place {what} {} of {} {}{order}", at(end), owner(looked.whose), place(looked.place))
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        let theirs = done_by_opponent(act, on);
        let about = self.0.about(on);
        let owners = if theirs.is_some() && !about.on_field { "their" } else { owners(about) };
        let order = if about.many { " in any order" } else { "" };
        let to = if about.many { "to each of" } else { "to" };
        // Said once only, for a pick is counted as it is said.
        let cards = || match theirs {
            Some(pick) => self.choice(pick, Link::From, "their"),
            None => self.objects(on, Link::From),
        };
        let text = match act {
            Act::Modify(modifier, until) => return self.modified(on, &[modifier], Some(*until)),
            Act::Ko => format!("K.O. {}", cards()),
            Act::Trash => format!("trash {}", cards()),
            Act::ToHand if about.on_field => format!("return {} to {owners} hand", cards()),
            Act::ToHand => format!("add {} to {owners} hand", cards()),
            Act::ToDeck(end) => format!("place {} {} of {owners} deck{order}", cards(), at(*end)),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { " face-up" } else { "" };
                format!("add {} {} of {owners} Life cards{side}", cards(), at(*end).replacen("at", "to", 1))
            }
            Act::Rest => format!("rest {}", cards()),
            Act::SetActive => format!("set {} as active", cards()),
            Act::Play { rested: false } => format!("play {}", cards()),
            Act::Play { rested: true } => format!("play {} rested", cards()),
            Act::Reveal => format!("reveal {}", cards()),
            Act::Turn { face_up: true } => format!("turn {} face-up", cards()),
            Act::Turn { face_up: false } => format!("turn {} face-down", cards()),
            Act::GiveDon { count, rested } => {
                let nouns = match rested {
                    true => ["rested DON!! card", "rested DON!! cards"],
                    false => ["active DON!! card", "active DON!! cards"],
                };
                format!("give {} {to} {}", self.quantity(count, nouns), self.receivers(on))
            }
            Act::MoveDon { count } => {
                let whose = match about.whose {
                    Whose::Yours => "your",
                    Whose::Opponents => "your opponent's",
                    Whose::Anyones => "the owner's",
                };
                let what = self.quantity_of(count, &format!("{whose} currently given DON!! cards"));
                format!("give {what} {to} {}", self.receivers(on))
            }
            Act::PowerToZero(until) => format!("set the power of {} to 0 {}", cards(), self::until(*until)),
            Act::SwapBasePower(until) => {
                format!("swap the base power of {} with each other {}", cards(), self::until(*until))
            }
            Act::BecomeTarget => format!("change the attack target to {}", cards()),
            Act::Activate => format!("activate {}", cards()),
        };
        if *act == Act::Reveal {
            self.0.reveal(on);
        }
        match theirs {
            Some(_) => Clause::Does(Player::Opponent, text.clone(), third(&text)),
            None => you(text),
        }
    }

    /// Cards that are given DON!!: "your Leader or 1 of your Characters".
    fn receivers(&self, on: &Objects) -> String {
        match on {
            Objects::Pick(pick) if is_leader_or_one_character(pick) => {
                self.0.pick(pick);
                "your Leader or 1 of your Characters".to_owned()
            }
            on => each(self.objects(on, Link::From)),
        }
    }

    /// Standing modifiers; a card's own keywords without conditions are only named.
    pub(super) fn standing(&self, parts: &[(Objects, Modifier)], bare: bool) -> String {
        let name = |part: &(Objects, Modifier)| match part {
            (Objects::This, Modifier::Has(word)) if bare => Some(keyword(*word)),
            _ => None,
        };
        let named: Option<Vec<&str>> = parts.iter().map(name).collect();
        if parts.is_empty() {
            return "this has no effect.".to_owned();
        }
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
        let many = about.many || *on == Objects::Player(Player::You);
        let by_number = |one: &'static str, several: &'static str| if many { several } else { one };
        let (has, gains) = (by_number("has", "have"), by_number("gains", "gain"));
        let who = || self.objects(on, Link::In);
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let [modifier] = modifiers else {
            return match modifiers.first() {
                Some(Modifier::AlsoNamed(_)) => self.named(on, modifiers, &duration),
                _ => {
                    let each: Vec<String> = modifiers.iter().map(|modifier| self.gained(modifier)).collect();
                    Clause::Says(format!("{} {gains} {}{duration}", who(), list(&each, "and")))
                }
            };
        };
        let text = match modifier {
            Modifier::Power(value) | Modifier::Cost(value) | Modifier::Counter(value) => match value {
                // A Counter is printed on cards; what has none is given one.
                Value::Number(number) if matches!(modifier, Modifier::Counter(_)) && *number >= 0 => {
                    format!("{} {has} a {} Counter", who(), signed(*number))
                }
                Value::Number(_) | Value::Per { .. } if is_loss(modifier) => {
                    return you(format!(
                        "give {} {}{duration}{}",
                        who(),
                        self.gained(modifier),
                        self.for_each_of(modifier)
                    ));
                }
                Value::Number(_) | Value::Per { .. } => {
                    let text = format!("{} {gains} {}{duration}", who(), self.gained(modifier));
                    return Clause::Says(text + &self.for_each_of(modifier));
                }
                value => format!("{} {gains} {} equal to {}", who(), stat_of(modifier), self.value(value)),
            },
            Modifier::BasePower(value) => self.becomes(on, "base power", value),
            Modifier::BaseCost(value) => self.becomes(on, "base cost", value),
            Modifier::Has(_) => format!("{} {gains} {}", who(), self.gained(modifier)),
            Modifier::Cannot(prohibition) => return self.forbidden(on, prohibition, lasts),
            Modifier::Can(permission) => self.can(permission, &who(), on),
            Modifier::Negated if lasts.is_some() => return you(format!("negate the effect of {}{duration}", who())),
            Modifier::Negated => format!("the effects of {} are negated", who()),
            Modifier::NegatedAt(timing) => {
                let of = match on {
                    Objects::Player(player) => owner(*player).to_owned(),
                    _ => format!("{}'s", who()),
                };
                format!("{} are negated", self.effects_at(&of, timing, "effects"))
            }
            Modifier::DonDeck(count) => {
                let of = match on {
                    Objects::Player(player) => owner(*player).to_owned(),
                    _ => format!("{}'s", who()),
                };
                format!("under the rules of this game, {of} DON!! deck consists of {count} cards")
            }
            Modifier::AlsoNamed(_) => return self.named(on, modifiers, &duration),
            Modifier::AlsoType(name) => format!("{} also {has} the {{{name}}} type", who()),
            Modifier::AlsoAttribute(kind) => format!("{} also {has} the <{}> attribute", who(), attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(self.0.book, ability, about.category());
                let ability = English(&context).ability(ability);
                return Clause::Says(format!("{} {gains} this effect{duration}: “{ability}”", who()));
            }
        };
        Clause::Says(format!("{text}{duration}"))
    }

    /// What is gained: "[Rush]", "+1000 power".
    fn gained(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Has(word) => keyword(*word).to_owned(),
            Modifier::Power(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Cost(Value::Number(number) | Value::Per { times: number, .. })
            | Modifier::Counter(Value::Number(number) | Value::Per { times: number, .. }) => {
                format!("{} {}", signed(*number), stat_of(modifier))
            }
            other => stat_of(other).to_owned(),
        }
    }

    /// " for every card in your hand".
    fn for_each_of(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Power(Value::Per { each, of, .. })
            | Modifier::Cost(Value::Per { each, of, .. })
            | Modifier::Counter(Value::Per { each, of, .. }) => format!(" {}", self.for_every(*each, of)),
            _ => String::new(),
        }
    }

    /// "this Character's base power becomes 7000".
    fn becomes(&self, on: &Objects, stat: &str, value: &Value) -> String {
        let of = match on {
            Objects::This => format!("{}'s {stat}", self.this()),
            on => format!("the {stat} of {}", self.objects(on, Link::In)),
        };
        let same = if matches!(value, Value::Of(..)) { "the same as " } else { "" };
        format!("{of} becomes {same}{}", self.value(value))
    }

    /// Further names.
    fn named(&self, on: &Objects, modifiers: &[&Modifier], duration: &str) -> Clause {
        let name = |modifier: &&Modifier| match modifier {
            Modifier::AlsoNamed(name) => Some(format!("[{name}]")),
            _ => None,
        };
        let names = list(&modifiers.iter().filter_map(name).collect::<Vec<_>>(), "and");
        match on {
            Objects::This if duration.is_empty() => {
                Clause::Says(format!("under the rules of this game, also treat this card's name as {names}"))
            }
            on => you(format!("also treat the name of {} as {names}{duration}", self.objects(on, Link::In))),
        }
    }
}

fn stat_of(modifier: &Modifier) -> &'static str {
    match modifier {
        Modifier::Cost(_) => "cost",
        Modifier::Counter(_) => "Counter",
        _ => "power",
    }
}

/// Clauses of one sentence: "draw 2 cards and trash 1 card from your hand".
fn in_one(clauses: &[String]) -> String {
    match clauses {
        // What is looked at is dealt with after a semicolon.
        [look, then @ ..] if look.starts_with("look at") && then.len() > 1 => {
            format!("{look}; {}", list(then, "and"))
        }
        clauses => list(clauses, "and"),
    }
}

/// What somebody else does: "trashes 1 card", "K.O.'s 1 of their Characters".
fn third(base: &str) -> String {
    let (verb, rest) = base.split_once(' ').unwrap_or((base, ""));
    let ending = match verb {
        "K.O." => "'s",
        verb if verb.ends_with("sh") => "es",
        _ => "s",
    };
    format!("{verb}{ending} {rest}")
}

/// "each of" already says that all of them are meant.
fn each(cards: String) -> String {
    let each = cards.strip_prefix("all of ").or(cards.strip_prefix("all ")).map(str::to_owned);
    each.unwrap_or(cards)
}
