//! What Italian bends: articles, prepositions, possessives, endings.

use crate::opcg::effects::context::{About, Noun};
use opcg::effects::{Place, Player, Whose};

/// Gender and number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Form {
    pub feminine: bool,
    pub many: bool,
}

impl Form {
    pub const CARD: Form = Form { feminine: true, many: false };
    pub const LEADER: Form = Form { feminine: false, many: false };

    pub fn of_noun(noun: Noun, many: bool) -> Form {
        Form { feminine: matches!(noun, Noun::Card | Noun::Don), many }
    }

    pub fn of(about: About) -> Form {
        Form::of_noun(about.noun, about.many)
    }

    /// A word that ends in o, a, i or e.
    pub fn agree(self, stem: &str) -> String {
        let ending = match (self.feminine, self.many) {
            (false, false) => "o",
            (true, false) => "a",
            (false, true) => "i",
            (true, true) => "e",
        };
        format!("{stem}{ending}")
    }

    /// "tuo".
    pub fn your(self) -> &'static str {
        match (self.feminine, self.many) {
            (false, false) => "tuo",
            (true, false) => "tua",
            (false, true) => "tuoi",
            (true, true) => "tue",
        }
    }

    /// With the definite article.
    pub fn the(self, noun: &str) -> String {
        let mut letters = noun.chars();
        let (first, second) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
        let vowel = matches!(first.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u');
        let hard = matches!(first, 's' | 'S') && !matches!(second, 'a' | 'e' | 'i' | 'o' | 'u');
        let article = match (self.feminine, self.many) {
            (true, true) => "le ",
            (_, false) if vowel => "l'",
            (true, false) => "la ",
            (false, false) if hard => "lo ",
            (false, false) => "il ",
            (false, true) if hard || vowel => "gli ",
            (false, true) => "i ",
        };
        format!("{article}{noun}")
    }

    /// "quel Personaggio".
    pub fn that(self, noun: &str) -> String {
        // As with prepositions: quel, quello, quella, quei, quegli, quelle, quell'.
        prep("que", &self.the(noun))
    }
}

/// With the indefinite article: our nouns are cards, DON!!, and those that are neither.
pub(super) fn an(noun: &str) -> String {
    let article = match noun {
        noun if noun.starts_with("carta") || noun.starts_with("DON!!") => "una",
        noun if noun.starts_with("Scenario") => "uno",
        _ => "un",
    };
    format!("{article} {noun}")
}

/// "a, b o c".
pub(super) fn list<T: AsRef<str>>(items: &[T], joint: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} {joint} {last}", first.join(", ")),
    }
}

/// A preposition before a phrase, drawn together with its article; also one of several words, as "pari a".
pub(super) fn prep(preposition: &str, phrase: &str) -> String {
    const ENDINGS: [(&str, &str); 7] = [
        ("il ", "l "),
        ("lo ", "llo "),
        ("la ", "lla "),
        ("i ", "i "),
        ("gli ", "gli "),
        ("le ", "lle "),
        ("l'", "ll'"),
    ];
    let stem = match preposition.strip_suffix("di") {
        Some(before) => format!("{before}de"),
        None if preposition == "in" => "ne".to_owned(),
        None => preposition.to_owned(),
    };
    let with_article =
        |(article, ending): &(&str, &str)| phrase.strip_prefix(article).map(|rest| format!("{stem}{ending}{rest}"));
    ENDINGS.iter().find_map(with_article).unwrap_or_else(|| format!("{preposition} {phrase}"))
}

/// Whose a place is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    You,
    Opponent,
    Anyone,
    /// Of the card's owner.
    Its,
    /// Of the player who does it and is not you.
    Own,
}

impl Owner {
    pub fn of(whose: Whose) -> Owner {
        match whose {
            Whose::Yours => Owner::You,
            Whose::Opponents => Owner::Opponent,
            Whose::Anyones => Owner::Anyone,
        }
    }

    /// Where cards of theirs go.
    pub fn of_cards(whose: Whose) -> Owner {
        match whose {
            Whose::Yours => Owner::You,
            Whose::Opponents => Owner::Opponent,
            Whose::Anyones => Owner::Its,
        }
    }

    pub fn player(player: Player) -> Owner {
        match player {
            Player::You => Owner::You,
            Player::Opponent => Owner::Opponent,
        }
    }

    /// Said of the one who does it.
    pub fn own(player: Player) -> Owner {
        match player {
            Player::You => Owner::You,
            Player::Opponent => Owner::Own,
        }
    }
}

fn owned(noun: &str, form: Form, owner: Owner) -> String {
    let first = |word: &str| form.the(&format!("{word} {noun}"));
    match owner {
        Owner::You => first(form.your()),
        Owner::Own => first(&form.agree("propri").replace("ii", "i")),
        Owner::Opponent => format!("{} {}", form.the(noun), form.agree("avversari").replace("ii", "i")),
        Owner::Anyone => format!("{} di un giocatore", form.the(noun)),
        Owner::Its => format!("{} del proprietario", form.the(noun)),
    }
}

/// Somebody's place.
pub(super) fn place(place: Place, owner: Owner) -> String {
    let (noun, form) = match place {
        Place::Leader => ("area Leader", Form::CARD),
        Place::Characters => ("area Personaggi", Form::CARD),
        Place::Stage => ("area Scenario", Form::CARD),
        Place::Hand => ("mano", Form::CARD),
        Place::Deck => ("mazzo", Form::LEADER),
        Place::Trash => ("scarti", Form { feminine: false, many: true }),
        Place::Life => ("Vita", Form::CARD),
        Place::Looked => ("carte guardate", Form { feminine: true, many: true }),
        Place::Don => ("area Costi", Form::CARD),
    };
    owned(noun, form, owner)
}

pub(super) fn don_deck(owner: Owner) -> String {
    owned("mazzo DON!!", Form::LEADER, owner)
}

pub(super) fn field(owner: Owner) -> String {
    owned("campo", Form::LEADER, owner)
}
