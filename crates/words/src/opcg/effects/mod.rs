//! What cards say, printed for people from the data of their effects: one printer a language.
//!
//! No sentence is kept anywhere: texts are composed from the data, in the terms and the turns of phrase that players of each
//! language know from cards. Special cases read better, but behind each stands a match without a wildcard arm: a new word of
//! the language of effects does not compile until every language says it.

mod choice;
mod context;
mod en;
mod flow;
mod it;
mod ja;
mod zh;

use crate::{Effect, Lang, Print};
use context::Context;
use opcg::effects::{Ability, Player, Step};
use opcg::{Category, Definition, Opcg};

/// What a card says, with the rulebook that it is played by: the cards of that rulebook know what other cards are called.
#[derive(Clone, Debug)]
pub struct Text {
    book: Opcg,
    ability: Ability,
    of: Option<Category>,
    /// Only these steps, said after what the ability says.
    steps: Option<Vec<Step>>,
}

impl Text {
    /// An ability of a card of this category, if that is known.
    pub fn new(book: &Opcg, ability: &Ability, of: Option<Category>) -> Text {
        Text { book: book.clone(), ability: ability.clone(), of, steps: None }
    }
}

impl Print for Text {
    fn printed(&self, lang: Lang) -> String {
        match &self.steps {
            None => ability(&self.book, &self.ability, self.of, lang),
            Some(steps) => self::steps(&self.book, steps, &self.ability, self.of, lang),
        }
    }
}

/// An ability in a language. `of` is what the card with it is; without it the card calls itself a card.
///
/// ```
/// use opcg::{Opcg, notation::read_ability};
/// use words::{Lang, opcg::effects::ability};
/// let book = Opcg::built_in();
/// let draws = read_ability("don x1, when attacking: draw 2").unwrap();
/// assert_eq!(ability(&book, &draws, None, Lang::En), "[DON!! ×1] [When Attacking] Draw 2 cards.");
/// assert_eq!(ability(&book, &draws, None, Lang::Ja), "【ドン!!×1】【アタック時】カード2枚を引く。");
/// ```
pub fn ability(book: &Opcg, ability: &Ability, of: Option<Category>, lang: Lang) -> String {
    tell(ability, &Context::new(book, ability, of), lang)
}

fn tell(ability: &Ability, context: &Context<'_>, lang: Lang) -> String {
    match lang {
        Lang::En => en::English(context).ability(ability),
        Lang::Ja => ja::Japanese(context).ability(ability),
        Lang::ZhHant => zh::Chinese(context).ability(ability),
        Lang::It => it::Italian(context).ability(ability),
    }
}

/// Steps in a language, inside a sentence, as they are said after what an ability says: what it picks can be spoken of.
///
/// ```
/// use opcg::effects::{Act, Objects, Slot, Step};
/// use opcg::{Opcg, notation::read_ability};
/// use words::{Lang, opcg::effects::steps};
/// let book = Opcg::built_in();
/// let picks = read_ability("main: rest 1 of opponent's characters").unwrap();
/// let then = [Step::Do(Act::Ko, Objects::Picked(Slot(0)))];
/// assert_eq!(steps(&book, &then, &picks, None, Lang::En), "K.O. that Character");
/// assert_eq!(steps(&book, &[], &picks, None, Lang::It), "non fare nulla");
/// ```
pub fn steps(book: &Opcg, steps: &[Step], after: &Ability, of: Option<Category>, lang: Lang) -> String {
    let context = Context::new(book, after, of);
    // Said first, so that the context knows what it picks.
    tell(after, &context, lang);
    match lang {
        Lang::En => en::English(&context).way(steps),
        Lang::Ja => ja::Japanese(&context).way(steps),
        Lang::ZhHant => zh::Chinese(&context).way(steps),
        Lang::It => it::Italian(&context).way(Player::You, steps),
    }
}

/// What the way of this number does, if an ability leaves one choice to players and no other; told to who chooses.
///
/// ```
/// use opcg::{Opcg, notation::read_ability};
/// use words::{Lang, Voice, opcg::effects::way};
/// let book = Opcg::built_in();
/// let chooses = read_ability("main: opponent chooses one [draw 1, deal 1 damage to opponent]").unwrap();
/// let says = |number| way(&book, &chooses, None, number).map(|way| Voice::new(Lang::En).printed(&way));
/// assert_eq!(says(0).unwrap(), "your opponent draws 1 card");
/// assert_eq!(says(1).unwrap(), "you take 1 damage");
/// assert_eq!(says(2), None);
/// ```
pub fn way(book: &Opcg, ability: &Ability, of: Option<Category>, number: u8) -> Option<Effect> {
    let (told, steps) = choice::way(ability, number)?;
    Some(Effect::new(Text { book: book.clone(), ability: told, of, steps: Some(steps) }))
}

/// All that a card says, an ability a line.
pub fn card_text(book: &Opcg, card: &Definition, lang: Lang) -> Vec<String> {
    card.abilities.iter().map(|text| ability(book, text, Some(card.category), lang)).collect()
}
