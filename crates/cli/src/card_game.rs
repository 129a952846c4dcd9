//! What the commands need to know of a game with decks: its cards, its lists, its setups.

use crate::args::{CardFile, SetupArgs};
use crate::{Failure, bad, bad_file, bad_line};
use kernel::scenario::Problem;
use kernel::{Clause as _, Seat};
use mm25::Mm25;
use opcg::Opcg;
use script::{List, ListTrouble, Listed, Number};
use std::fs;
use std::path::Path;
use words::{Line, Names, Speak, Voice};
use zwo::Zwo;

/// A fault of a game's deck.
pub(crate) type DeckFault<R> = <<R as CardGame>::Deck as Listed>::Fault;
/// A card as a game prints it.
pub(crate) type Printed<R> = <<R as CardGame>::Deck as Listed>::Card;

/// How much is played where nothing else is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// A single game.
    Game,
    /// A whole match, where the rulebook has matches.
    Match,
}

/// Why a card file cannot be used.
pub(crate) enum BadCards {
    /// Something in it cannot be read, or cannot be.
    Problems(Vec<Problem>),
    /// More cards, names or code than a match can address, or than an effect can keep in mind.
    TooMuch(String),
}

impl BadCards {
    fn too_much<F: std::fmt::Display>(faults: Vec<F>) -> BadCards {
        BadCards::TooMuch(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
    }
}

/// The rulebook, with the cards of the files that were named.
pub(crate) fn rulebook<R: CardGame>(cards: &CardFile, voice: &Voice) -> Result<R, Failure> {
    let Some(file) = &cards.card_file else { return Ok(R::built_in()) };
    let source = fs::read_to_string(file).map_err(|error| bad_file(voice, "cli-cannot-read", file, &error))?;
    match R::with(&source) {
        Ok(rules) => Ok(rules),
        Err(BadCards::Problems(problems)) => {
            problems.iter().try_for_each(|problem| crate::problems::show(file, &source, problem))?;
            Err(about_file("cli-card-file", file, voice))
        }
        Err(BadCards::TooMuch(what)) => {
            let line = Line::new("cli-card-file-too-much").with("file", file.display().to_string());
            Err(bad_line(voice, &line.with("what", what)))
        }
    }
}

/// Bad input about a file.
fn about_file(key: &'static str, file: &Path, voice: &Voice) -> Failure {
    bad_line(voice, &Line::new(key).with("file", file.display().to_string()))
}

/// A game that two play with decks of their own.
pub(crate) trait CardGame: Speak {
    /// A deck.
    type Deck: Listed<Card: serde::Serialize, Fault: Clone> + Clone + 'static;

    /// The rulebook with the cards that come with the program.
    fn built_in() -> Self;

    /// The rulebook with the cards of a card file besides, or what is wrong with the file.
    fn with(source: &str) -> Result<Self, BadCards>;

    /// The decks that come with the program; the first two play where none are named.
    fn starters() -> &'static [(&'static str, Self::Deck)];

    /// Every card.
    fn cards(&self) -> &[Printed<Self>];

    /// Cards that can be looked at and not played, because some of what is printed on them is not known.
    fn unplayable(&self) -> Vec<&Printed<Self>> {
        Vec::new()
    }

    /// A card by its number.
    fn find(&self, number: &Number) -> Option<&Printed<Self>>;

    /// All of a card in words, line by line.
    fn whole(&self, card: &Printed<Self>) -> Vec<Line>;

    /// What a card is found by: its number, its names, its types.
    fn found_by(card: &Printed<Self>) -> Vec<&str>;

    /// A game between two decks, or a match where the game has matches.
    fn match_of(one: Self::Deck, two: Self::Deck, args: &SetupArgs, length: Length) -> Self::Setup;

    /// Fixes who begins.
    fn let_begin(setup: &mut Self::Setup, first: Seat);

    /// A deck's fault in words, and its clause.
    fn fault_of(fault: &DeckFault<Self>) -> (Line, &'static str);

    /// Whether a fault is waived by the setup.
    fn is_waived(_fault: &DeckFault<Self>, _args: &SetupArgs) -> bool {
        false
    }
}

impl CardGame for Opcg {
    type Deck = opcg::Deck;

    fn built_in() -> Opcg {
        Opcg::built_in()
    }

    fn with(source: &str) -> Result<Opcg, BadCards> {
        let cards = opcg::notation::read_cards(source).map_err(BadCards::Problems)?;
        Opcg::with(cards).map_err(BadCards::too_much)
    }

    fn starters() -> &'static [(&'static str, opcg::Deck)] {
        opcg::starter_decks()
    }

    fn cards(&self) -> &[opcg::Definition] {
        self.library().cards()
    }

    fn find(&self, number: &Number) -> Option<&opcg::Definition> {
        self.library().find(number).map(|face| self.library().card(face))
    }

    fn whole(&self, card: &opcg::Definition) -> Vec<Line> {
        words::opcg::whole(self, card)
    }

    fn found_by(card: &opcg::Definition) -> Vec<&str> {
        let names = [Some(&card.number.0), Some(&card.name), card.names.ja.as_ref(), card.names.zh_hant.as_ref()];
        names.into_iter().flatten().chain(&card.types).map(String::as_str).collect()
    }

    fn match_of(one: opcg::Deck, two: opcg::Deck, args: &SetupArgs, _: Length) -> opcg::Setup {
        opcg::Setup { any_colour: args.any_colour, ..opcg::Setup::of(one, two) }
    }

    fn let_begin(setup: &mut opcg::Setup, first: Seat) {
        setup.first = Some(first);
    }

    fn fault_of(fault: &opcg::DeckFault) -> (Line, &'static str) {
        (words::opcg::deck_fault(fault), fault.clause().id())
    }

    fn is_waived(fault: &opcg::DeckFault, args: &SetupArgs) -> bool {
        args.any_colour && matches!(fault, opcg::DeckFault::Colour(_))
    }
}

impl CardGame for Zwo {
    type Deck = zwo::Deck;

    fn built_in() -> Zwo {
        Zwo::built_in()
    }

    fn with(source: &str) -> Result<Zwo, BadCards> {
        let cards = zwo::notation::read_cards(source).map_err(BadCards::Problems)?;
        Zwo::with(cards).map_err(BadCards::too_much)
    }

    fn starters() -> &'static [(&'static str, zwo::Deck)] {
        zwo::starter_decks()
    }

    fn cards(&self) -> &[zwo::Definition] {
        self.library().cards()
    }

    fn find(&self, number: &Number) -> Option<&zwo::Definition> {
        self.library().find(number).map(|face| self.library().card(face))
    }

    fn whole(&self, card: &zwo::Definition) -> Vec<Line> {
        words::zwo::whole(card)
    }

    fn found_by(card: &zwo::Definition) -> Vec<&str> {
        let names = &card.names;
        let all =
            [Some(&card.number.0), Some(&card.name), names.ja.as_ref(), names.zh_hant.as_ref(), names.it.as_ref()];
        all.into_iter().flatten().map(String::as_str).collect()
    }

    fn match_of(one: zwo::Deck, two: zwo::Deck, args: &SetupArgs, _: Length) -> zwo::Setup {
        zwo::Setup { options: args.zwo_options(), ..zwo::Setup::of(one, two) }
    }

    fn let_begin(setup: &mut zwo::Setup, first: Seat) {
        setup.first = Some(first);
    }

    fn fault_of(fault: &zwo::DeckFault) -> (Line, &'static str) {
        (words::zwo::deck_fault(fault), fault.clause().id())
    }
}

impl CardGame for Mm25 {
    type Deck = mm25::Deck;

    fn built_in() -> Mm25 {
        Mm25::built_in()
    }

    fn with(source: &str) -> Result<Mm25, BadCards> {
        let cards = mm25::notation::read_cards(source).map_err(BadCards::Problems)?;
        Mm25::with(cards).map_err(BadCards::too_much)
    }

    fn starters() -> &'static [(&'static str, mm25::Deck)] {
        mm25::starter_decks()
    }

    fn cards(&self) -> &[mm25::Definition] {
        self.library().cards()
    }

    fn find(&self, number: &Number) -> Option<&mm25::Definition> {
        let known = self.library().find(number).map(|face| self.library().card(face));
        known.or_else(|| mm25::published_cards().iter().find(|card| card.number == *number))
    }

    fn unplayable(&self) -> Vec<&mm25::Definition> {
        let supplied = |card: &&mm25::Definition| self.library().find(&card.number).is_some();
        mm25::published_cards().iter().filter(|card| !supplied(card)).collect()
    }

    fn whole(&self, card: &mm25::Definition) -> Vec<Line> {
        words::mm25::whole(card)
    }

    fn found_by(card: &mm25::Definition) -> Vec<&str> {
        let others = [&card.words.ja, &card.words.zh_hant, &card.words.it].into_iter().flatten();
        let others = others.flat_map(|(name, title)| std::iter::once(name).chain(title));
        let own = [&card.number.0, &card.name].into_iter().chain(&card.title);
        own.chain(others).chain(card.crews.iter().map(|crew| &crew.0)).map(String::as_str).collect()
    }

    fn match_of(one: mm25::Deck, two: mm25::Deck, args: &SetupArgs, length: Length) -> mm25::Setup {
        mm25::Setup { options: args.mm25_options(length), ..mm25::Setup::of(one, two) }
    }

    fn let_begin(setup: &mut mm25::Setup, first: Seat) {
        setup.first = Some(first);
    }

    fn fault_of(fault: &mm25::DeckFault) -> (Line, &'static str) {
        (words::mm25::deck_fault(fault), fault.clause().id())
    }
}

/// A list from a file, the deck that it is, and what is wrong with it.
pub(crate) type ReadList<R> = (List<<R as CardGame>::Deck>, Option<<R as CardGame>::Deck>, Vec<DeckFault<R>>);

/// Reads a list from a file.
pub(crate) fn read<R: CardGame>(file: &Path, rules: &R, voice: &Voice) -> Result<ReadList<R>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| bad_file(voice, "cli-cannot-read", file, &error))?;
    let list = List::<R::Deck>::read(&text).map_err(|faults| {
        let names = Names::numbered(2);
        let said = faults.iter().map(|fault| {
            let key = match fault.trouble {
                ListTrouble::NoNumber => "cli-list-no-number",
                ListTrouble::TwoNumbers => "cli-list-two-numbers",
                ListTrouble::NoCount => "cli-list-no-count",
                ListTrouble::BadCount => "cli-list-bad-count",
                ListTrouble::Empty => "cli-list-empty",
            };
            voice.say(&Line::new(key).with("line", fault.line as u32), &names)
        });
        bad(said.collect::<Vec<_>>().join("\n"))
    })?;
    let (deck, faults) = list.judged(&|number: &Number| rules.find(number));
    Ok((list, deck, faults))
}

/// A fault with its clause.
pub(crate) fn said<R: CardGame>(fault: &DeckFault<R>, voice: &Voice) -> String {
    let (line, clause) = R::fault_of(fault);
    format!("{} {clause}", voice.say(&line, &Names::numbered(2)))
}

/// A built-in deck by its name, or one from a file.
pub(crate) fn deck<R: CardGame>(name: &str, rules: &R, args: &SetupArgs, voice: &Voice) -> Result<R::Deck, Failure> {
    let known = R::starters();
    if let Some((_, deck)) = known.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        return Ok(deck.clone());
    }
    let file = Path::new(name);
    if !file.is_file() {
        let decks: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        return Err(bad_line(voice, &Line::new("cli-no-deck").with("name", name).with("decks", decks.join(", "))));
    }
    let (_, deck, mut faults) = read(file, rules, voice)?;
    faults.retain(|fault| !R::is_waived(fault, args));
    let refused = || bad(faults.iter().map(|fault| said::<R>(fault, voice)).collect::<Vec<_>>().join("\n"));
    deck.filter(|_| faults.is_empty()).ok_or_else(refused)
}

/// The setups that decks make: of none named, all pairings of the built-in ones.
pub(crate) fn setups<R: CardGame>(
    decks: &[String],
    rules: &R,
    args: &SetupArgs,
    voice: &Voice,
) -> Result<Vec<R::Setup>, Failure> {
    args.for_two(voice)?;
    let known = R::starters();
    let find = |name: &String| deck(name, rules, args, voice);
    let between = |one: &R::Deck, two: &R::Deck| R::match_of(one.clone(), two.clone(), args, Length::Game);
    match decks {
        [] => Ok(known.iter().flat_map(|(_, one)| known.iter().map(|(_, two)| between(one, two))).collect()),
        [one] => Ok(vec![between(&find(one)?, &find(one)?)]),
        [one, two] => Ok(vec![between(&find(one)?, &find(two)?)]),
        many => Err(bad_line(voice, &Line::new("cli-two-decks").with("decks", many.len() as u32))),
    }
}
