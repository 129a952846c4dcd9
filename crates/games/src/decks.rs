//! Decks: by the name of a starter or as a list, and what is wrong with them.

use crate::choices::Chosen;
use crate::offered::Offered;
use script::{List, ListFault, ListTrouble, Listed, Number};
use std::convert::Infallible;
use std::marker::PhantomData;
use words::Line;

/// A fault of a game's deck.
pub type DeckFault<R> = <<R as Offered>::Deck as Listed>::Fault;
/// A card as a game prints it.
pub type Printed<R> = <<R as Offered>::Deck as Listed>::Card;

/// The deck of a game in which nobody brings one: there is none. It says of which cards it would be made.
#[derive(Clone, Debug)]
pub struct NoDeck<C>(Infallible, PhantomData<C>);

impl<C: 'static> Listed for NoDeck<C> {
    type Card = C;
    type Fault = Infallible;
    const HEADINGS: &'static [&'static str] = &[];

    fn name(_: &C) -> &str {
        ""
    }

    fn judged<'l>(_: Vec<(Number, u8)>, _: &impl Fn(&Number) -> Option<&'l C>) -> (Option<Self>, Vec<Infallible>) {
        (None, Vec::new())
    }
}

/// Why a line of a list cannot be read.
pub fn list_trouble(fault: &ListFault) -> Line {
    let key = match fault.trouble {
        ListTrouble::NoNumber => "cli-list-no-number",
        ListTrouble::TwoNumbers => "cli-list-two-numbers",
        ListTrouble::NoCount => "cli-list-no-count",
        ListTrouble::BadCount => "cli-list-bad-count",
        ListTrouble::Empty => "cli-list-empty",
    };
    Line::new(key).with("line", fault.line as u32)
}

/// Something that is wrong with a deck, in words, with its clause where a rule says so.
pub type ListText = (Line, Option<&'static str>);

/// A deck as somebody named it.
pub struct Given<R: Offered> {
    /// The list, unless a starter was named.
    pub list: Option<List<R::Deck>>,
    /// The deck, as far as it is one.
    pub deck: Option<R::Deck>,
    /// What is wrong with it and not waived.
    pub faults: Vec<DeckFault<R>>,
}

impl<R: Offered> Given<R> {
    /// A starter by its name.
    pub fn starter(name: &str) -> Option<R::Deck> {
        R::starters().iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, deck)| deck.clone())
    }

    /// A list, judged by the rules and by what was chosen.
    ///
    /// # Errors
    /// The lines that cannot be read.
    pub fn list(rules: &R, text: &str, chosen: &Chosen) -> Result<Given<R>, Vec<ListFault>> {
        let list = List::<R::Deck>::read(text)?;
        let (deck, mut faults) = list.judged(&|number: &Number| rules.find(number));
        faults.retain(|fault| !R::is_waived(fault, chosen));
        Ok(Given { list: Some(list), deck, faults })
    }

    /// A starter's name or a list, as a deck that may be played.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn playable(rules: &R, named: &str, chosen: &Chosen) -> Result<R::Deck, Vec<ListText>> {
        if let Some(deck) = Given::<R>::starter(named) {
            return Ok(deck);
        }
        let unread = |faults: Vec<ListFault>| faults.iter().map(|fault| (list_trouble(fault), None)).collect();
        let given = Given::<R>::list(rules, named, chosen).map_err(|faults| -> Vec<ListText> { unread(faults) })?;
        let said = || given.faults.iter().map(|fault| R::fault_of(fault)).map(|(line, clause)| (line, Some(clause)));
        given.deck.clone().filter(|_| given.faults.is_empty()).ok_or_else(|| said().collect())
    }
}
