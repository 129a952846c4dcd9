//! What Italian bends: articles, prepositions, possessives, endings.

/// Gender and number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Form {
    pub feminine: bool,
    pub many: bool,
}

impl Form {
    /// One, feminine: "la carta".
    pub const FEMININE: Form = Form { feminine: true, many: false };
    /// One, masculine: "il mazzo".
    pub const MASCULINE: Form = Form { feminine: false, many: false };

    /// A word that ends in o, a, i or e; after an i there is no second one.
    pub fn agree(self, stem: &str) -> String {
        let ending = match (self.feminine, self.many) {
            (false, false) => "o",
            (true, false) => "a",
            (false, true) if stem.ends_with('i') => "",
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
        let (vowel, hard) = begins(noun);
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

    /// With the indefinite article, of one.
    pub fn a(self, noun: &str) -> String {
        let (vowel, hard) = begins(noun);
        let article = match self.feminine {
            true if vowel => "un'",
            true => "una ",
            false if hard => "uno ",
            false => "un ",
        };
        format!("{article}{noun}")
    }

    /// "quel Personaggio".
    pub fn that(self, noun: &str) -> String {
        // As with prepositions: quel, quello, quella, quei, quegli, quelle, quell'.
        prep("que", &self.the(noun))
    }
}

/// Whether a word begins with a vowel, or so that "il" becomes "lo".
fn begins(noun: &str) -> (bool, bool) {
    let is_vowel = |letter: char| matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u');
    let mut letters = noun.chars().map(|letter| letter.to_ascii_lowercase());
    let (first, second) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
    (is_vowel(first), first == 'z' || first == 's' && !is_vowel(second))
}

/// A preposition before a phrase, drawn together with its article; also one of several words, as "pari a".
pub(crate) fn prep(preposition: &str, phrase: &str) -> String {
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
pub(crate) enum Owner {
    You,
    Opponent,
    Anyone,
    /// Of the card's owner.
    Its,
    /// Of the player who does it and is not you.
    Own,
}

/// Something of theirs.
pub(crate) fn owned(noun: &str, form: Form, owner: Owner) -> String {
    let first = |word: &str| form.the(&format!("{word} {noun}"));
    match owner {
        Owner::You => first(form.your()),
        Owner::Own => first(&form.agree("propri")),
        Owner::Opponent => format!("{} {}", form.the(noun), form.agree("avversari")),
        Owner::Anyone => format!("{} di un giocatore", form.the(noun)),
        Owner::Its => format!("{} del proprietario", form.the(noun)),
    }
}
