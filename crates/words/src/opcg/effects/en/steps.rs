//! Steps and modifiers.

use super::English;
use super::nouns::{Link, attribute, keyword, owner, place};
use crate::grammar::{capital, signed, stop};
use crate::opcg::effects::context::{Context, is_one, optional, short_choice};
use opcg::effects::{
    Act, Condition, Count, DonState, End, Filter, Modifier, Moment, Objects, Permission, Place, Player, Prohibition,
    Step, Until, Value, Where, Whose,
};

/// What a step says.
enum Clause {
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
fn own(player: Player) -> &'static str {
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

fn until(until: Until) -> &'static str {
    match until {
        Until::EndOfBattle => "during this battle",
        Until::EndOfTurn => "during this turn",
        Until::EndOfOpponentsNextTurn => "until the end of your opponent's next turn",
        Until::EndOfYourNextTurn => "until the end of your next turn",
        Until::StartOfYourNextTurn => "until the start of your next turn",
        Until::NextRefresh => "through its owner's next Refresh Phase",
        Until::Forever => "for as long as it stays there",
    }
}

impl English<'_> {
    /// Steps as sentences; the first without a capital, for it may follow something.
    pub(super) fn sentences(&self, steps: &[Step]) -> String {
        if steps.is_empty() {
            return "nothing happens.".to_owned();
        }
        let sentence = |(index, step)| {
            let text = stop(&self.step(step).text(Player::You));
            if index == 0 { text } else { capital(&text) }
        };
        steps.iter().enumerate().map(sentence).collect::<Vec<_>>().join(" ")
    }

    /// Steps inside a sentence.
    pub(super) fn in_a_row(&self, steps: &[Step]) -> String {
        if steps.is_empty() { "nothing happens".to_owned() } else { self.row(Player::You, steps) }
    }

    fn row(&self, spoken_of: Player, steps: &[Step]) -> String {
        let text = |step| match short_choice(step) {
            Some(ways) => ways.iter().map(|way| self.row(spoken_of, way)).collect::<Vec<_>>().join(" or "),
            None => self.step(step).text(spoken_of),
        };
        steps.iter().map(text).collect::<Vec<_>>().join(", then ")
    }

    /// One of the ways to go on that a player chooses between.
    pub fn way(&self, who: Player, steps: &[Step]) -> String {
        if steps.is_empty() { "do nothing".to_owned() } else { self.row(who, steps) }
    }

    /// Steps that a player may do or not: what they do themselves, then what follows from it.
    pub(super) fn may(&self, who: Player, steps: &[Step]) -> String {
        let (may, if_so) = match who {
            Player::You => ("you may", "If you do"),
            Player::Opponent => ("your opponent may", "If they do"),
        };
        let is_own = |clause: &Clause| matches!(clause, Clause::Does(by, ..) if *by == who);
        let (own, then, rest) = optional(steps, |step| self.step(step), is_own);
        self.0.actor.set(who);
        let own = own.into_iter().map(|clause| match clause {
            Clause::Does(by, base, _) if by == who => base,
            clause => format!("choose that {}", clause.text(Player::Opponent)),
        });
        let own = own.collect::<Vec<_>>().join(", then ");
        let rest = if rest.is_empty() { None } else { Some(self.row(who, rest)) };
        let text = if own.is_empty() { format!("{may} do nothing") } else { format!("{may} {own}") };
        match (then.map(|clause| clause.text(who)), rest) {
            (None, None) => text,
            (None, Some(rest)) => format!("{text}. {}", capital(&rest)),
            (Some(then), None) => format!("{text}. {if_so}, {then}"),
            (Some(then), Some(rest)) => format!("{text}. {if_so}, {then}, then {rest}"),
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
        let don = |count: &Count, who: Player| self.quantity_of(count, &format!("{} DON!!", owner(who)));
        match step {
            Step::Pick(pick) => you(format!("choose {}", self.pick(pick, Link::From))),
            Step::Do(act, on) => self.act(act, on),
            Step::Draw { who, count } => does(*who, "draw", "draws", &self.quantity(count, ["card", "cards"])),
            Step::AddDon { who, count, rested } => {
                let state = if *rested { "rested" } else { "active" };
                let what = self.quantity(count, [&format!("{state} DON!!"), &format!("{state} DON!!")]);
                does(*who, "add", "adds", &format!("{what} from {} DON!! deck", own(*who)))
            }
            Step::SetDonActive { who, count } => you(format!("set {} as active", don(count, *who))),
            Step::RestDon { who, count } => you(format!("rest {}", don(count, *who))),
            Step::KeepDonRested { who, count } => {
                let what = self.quantity_of(count, &format!("{} rested DON!!", owner(*who)));
                let (does, whose) = (if is_one(count) { "does" } else { "do" }, own(*who));
                Clause::Says(format!("{what} {does} not become active in {whose} next Refresh Phase"))
            }
            Step::ReturnDon { who, count, from } => {
                let state = match from {
                    DonState::Any => "",
                    DonState::Active => "active ",
                    DonState::Rested => "rested ",
                };
                let what = self.quantity_of(count, &format!("{} {state}DON!!", own(*who)));
                does(*who, "return", "returns", &format!("{what} to {} DON!! deck", own(*who)))
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
            Step::NameNumber(who) => does(*who, "name", "names", "a number"),
            Step::Win(Player::You) => Clause::Says("you win the game".to_owned()),
            Step::Win(Player::Opponent) => Clause::Says("your opponent wins the game".to_owned()),
            Step::ExtraTurn => you("take another turn after this one".to_owned()),
            Step::Run(timing) => you(format!("activate {}", self.effects_at("this card's", timing, "effect"))),
            Step::If(condition, then, otherwise) => Clause::Says(self.when_so(condition, then, otherwise)),
            Step::May(who, steps) => Clause::Says(self.may(*who, steps)),
            Step::ChooseOne(who, ways) => {
                let way = |(index, way): (usize, &Vec<Step>)| format!("({}) {}", index + 1, self.way(*who, way));
                let ways = ways.iter().enumerate().map(way).collect::<Vec<_>>().join("; ");
                does(*who, "choose one:", "chooses one:", &ways)
            }
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
            None => format!("all cards in {} {}", owner(whose), self::place(place)),
        }
    }

    fn put_back(&self, end: Where) -> String {
        let looked = self.0.looked();
        let (what, order) = match (looked.taken, looked.one) {
            (true, _) => ("the rest", " in any order"),
            (false, true) => ("it", ""),
            (false, false) => ("them", " in any order"),
        };
        format!("put {what} {} of {} {}{order}", at(end), owner(looked.whose), place(looked.place))
    }

    fn act(&self, act: &Act, on: &Objects) -> Clause {
        if let (Act::Trash, Objects::Pick(pick)) = (act, on)
            && (pick.by, pick.from.whose) == (Player::Opponent, Whose::Opponents)
        {
            return does(Player::Opponent, "trash", "trashes", &self.choice(pick, Link::From, "their"));
        }
        if let (Act::Reveal, Objects::Ends { whose, place, count, .. }) = (act, on) {
            self.0.look(*whose, *place, is_one(count));
        }
        let about = self.0.about(on);
        let owners = match about.whose {
            Whose::Yours => "your",
            Whose::Opponents => "your opponent's",
            Whose::Anyones => "its owner's",
        };
        let order = if about.many { " in any order" } else { "" };
        let to = if about.many { "to each of" } else { "to" };
        // Said once only, for a pick is counted as it is said.
        let cards = || self.objects(on, Link::From);
        you(match act {
            Act::Modify(modifier, until) => return Clause::Says(self.modified(on, modifier, Some(*until))),
            Act::Ko => format!("K.O. {}", cards()),
            Act::Trash => format!("trash {}", cards()),
            Act::ToHand if about.on_field => format!("return {} to {owners} hand", cards()),
            Act::ToHand => format!("add {} to {owners} hand", cards()),
            Act::ToDeck(end) => format!("put {} {} of {owners} deck{order}", cards(), at(*end)),
            Act::ToLife { at: end, face_up } => {
                let side = if *face_up { " face-up" } else { "" };
                format!("put {} {} of {owners} Life area{side}", cards(), at(*end))
            }
            Act::Rest => format!("rest {}", cards()),
            Act::SetActive => format!("set {} as active", cards()),
            Act::Play { rested: false } => format!("play {}", cards()),
            Act::Play { rested: true } => format!("play {} rested", cards()),
            Act::Reveal => format!("reveal {}", cards()),
            Act::Turn { face_up: true } => format!("turn {} face-up", self.objects(on, Link::In)),
            Act::Turn { face_up: false } => format!("turn {} face-down", self.objects(on, Link::In)),
            Act::GiveDon { count, rested } => {
                let noun = if *rested { "rested DON!!" } else { "active DON!!" };
                format!("give {} {to} {}", self.quantity(count, [noun, noun]), each(cards()))
            }
            Act::MoveDon { count } => {
                let what = self.quantity(count, ["DON!!", "DON!!"]);
                format!("move {what} given to other cards {to} {}", each(cards()))
            }
            Act::PowerToZero(until) => format!("set the power of {} to 0 {}", cards(), self::until(*until)),
            Act::SwapBasePower(until) => format!("swap the base power of {} {}", cards(), self::until(*until)),
            Act::BecomeTarget => format!("change the target of the attack to {}", cards()),
            Act::Activate => format!("activate {} without paying its cost", cards()),
        })
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
        let said = |(index, (on, modifier)): (usize, &(Objects, Modifier))| {
            let text = stop(&self.modified(on, modifier, None));
            if index == 0 { text } else { capital(&text) }
        };
        named.map_or_else(|| parts.iter().enumerate().map(said).collect::<Vec<_>>().join(" "), |named| named.join(" "))
    }

    /// Cards, and what they get.
    fn modified(&self, on: &Objects, modifier: &Modifier, lasts: Option<Until>) -> String {
        let about = self.0.about(on);
        let many = about.many || *on == Objects::Player(Player::You);
        let by_number = |one: &'static str, several: &'static str| if many { several } else { one };
        let (gets, has, gains) = (by_number("gets", "get"), by_number("has", "have"), by_number("gains", "gain"));
        let who = || self.objects(on, Link::In);
        let more = |stat: &str, value: &Value| match value {
            Value::Number(number) => format!("{} {gets} {} {stat}", who(), signed(*number)),
            Value::Per { times, each, of } => {
                format!("{} {gets} {} {stat} {}", who(), signed(*times), self.for_every(*each, of))
            }
            value => format!("{} {gets} additional {stat} equal to {}", who(), self.value(value)),
        };
        let duration = lasts.map_or_else(String::new, |lasts| format!(" {}", until(lasts)));
        let text = match modifier {
            Modifier::Power(value) => more("power", value),
            Modifier::Cost(value) => more("cost", value),
            Modifier::Counter(value) => more("counter", value),
            Modifier::BasePower(value) => format!("the base power of {} becomes {}", who(), self.value(value)),
            Modifier::BaseCost(value) => format!("the base cost of {} becomes {}", who(), self.value(value)),
            Modifier::Has(word) => format!("{} {gains} {}", who(), keyword(*word)),
            Modifier::Cannot(Prohibition::Refresh) if lasts == Some(Until::NextRefresh) => {
                let does = by_number("does", "do");
                let whose = match about.whose {
                    Whose::Yours => "your",
                    Whose::Opponents => "your opponent's",
                    Whose::Anyones => "its owner's",
                };
                return format!("{} {does} not become active in {whose} next Refresh Phase", who());
            }
            Modifier::Cannot(prohibition) => format!("{} {}", who(), self.cannot(prohibition, many)),
            Modifier::Can(permission) => self.can(permission, &who(), on, many),
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
                format!("{of} DON!! deck consists of {count} cards")
            }
            Modifier::AlsoNamed(name) => format!("{} also {has} the name [{name}]", who()),
            Modifier::AlsoType(name) => format!("{} also {has} the {{{name}}} type", who()),
            Modifier::AlsoAttribute(kind) => format!("{} also {has} the <{}> attribute", who(), attribute(*kind)),
            Modifier::Gains(ability) => {
                let context = Context::new(ability, about.category());
                return format!("{} {gains} this effect{duration}: “{}”", who(), English(&context).ability(ability));
            }
        };
        format!("{text}{duration}")
    }

    fn cannot(&self, prohibition: &Prohibition, many: bool) -> String {
        let such = |filters: &[Filter]| self.such(filters, None, true);
        match prohibition {
            Prohibition::Attack => "cannot attack".to_owned(),
            Prohibition::AttackOthers(cards) => {
                let several = cards.places != [Place::Leader];
                format!("can attack only {}", self.cards(cards, Link::In, several, "or"))
            }
            Prohibition::AttackThese(cards) => {
                let several = cards.places != [Place::Leader];
                format!("cannot attack {}", self.cards(cards, Link::In, several, "or"))
            }
            Prohibition::BlockedBy(by) if by.is_empty() => "cannot be blocked".to_owned(),
            Prohibition::BlockedBy(by) => format!("cannot be blocked by {}", such(by)),
            Prohibition::Block => "cannot block".to_owned(),
            Prohibition::AttackUnless(step) => {
                let unless = match self.step(step) {
                    Clause::Does(Player::You, base, _) => format!("you first {base}"),
                    Clause::Does(Player::Opponent, _, third) => format!("your opponent first {third}"),
                    Clause::Says(text) => text,
                };
                format!("cannot attack unless {unless}")
            }
            Prohibition::BeKod(means) => format!("cannot be K.O.'d{}", self.means(means)),
            Prohibition::BeKodBy(by) => format!("cannot be K.O.'d in battle by {}", such(by)),
            Prohibition::BeRemoved(means) => format!("cannot be removed from the field{}", self.means(means)),
            Prohibition::BeRested(means) => format!("cannot be rested{}", self.means(means)),
            Prohibition::BePlayed(means) => format!("cannot be played{}", self.means(means)),
            Prohibition::Refresh => {
                format!("{} not become active in the Refresh Phase", if many { "do" } else { "does" })
            }
            Prohibition::Play(these) => format!("cannot play {} from the hand", such(these)),
            Prohibition::Draw => "cannot draw cards by effects".to_owned(),
            Prohibition::LifeToHand => "cannot add Life cards to the hand by effects".to_owned(),
            Prohibition::Trigger => "cannot activate [Trigger]".to_owned(),
            Prohibition::SetDonActive => "cannot set DON!! as active by effects".to_owned(),
            Prohibition::Include(these) => format!("cannot include {} in the deck", such(these)),
        }
    }

    fn can(&self, permission: &Permission, who: &str, on: &Objects, many: bool) -> String {
        let (do_not, win) = if many { ("do not", "win") } else { ("does not", "wins") };
        let whose = match on {
            Objects::Player(player) => own(*player),
            _ => "the",
        };
        match permission {
            Permission::AttackActive => format!("{who} can also attack active Characters"),
            Permission::AnyNumberInDeck => format!("a deck can hold any number of copies of {}", card(on, who)),
            Permission::LoseAtEndOfTurn => {
                format!(
                    "if {whose} deck is empty, {who} {do_not} lose before the end of the turn in which that happens"
                )
            }
            Permission::WinByEmptyDeck => {
                format!("if {whose} deck is empty, {who} {win} the game instead of losing it")
            }
        }
    }
}

/// In a deck this Character is a card.
fn card<'w>(on: &Objects, who: &'w str) -> &'w str {
    if *on == Objects::This { "this card" } else { who }
}

/// "each of" already says that all of them are meant.
fn each(cards: String) -> String {
    let each = cards.strip_prefix("all of ").or(cards.strip_prefix("all ")).map(str::to_owned);
    each.unwrap_or(cards)
}
