//! What a clause ends in: Japanese bends its last word for whatever follows.

/// A clause by its last word; the players are the game's.
#[derive(Clone)]
pub(crate) struct Clause<P> {
    /// As a sentence ends, without the full stop.
    pub end: String,
    /// Who does it, if a player does.
    pub who: Option<P>,
    kind: Ending,
}

#[derive(Clone)]
enum Ending {
    Verb,
    /// A noun, which takes の, で or である.
    Noun,
    /// Said of what is over; and that it is not.
    Past(String),
}

/// The endings of verbs, the longest first: as a sentence ends, before a comma, before もよい, and denied.
const VERBS: [[&str; 4]; 23] = [
    ["持たない", "持たず", "持たなくて", "持つ"],
    ["付与されている", "付与されていて", "付与されていて", "付与されていない"],
    ["いない", "おらず", "いなくて", "いる"],
    ["いる", "いて", "いて", "いない"],
    ["見る", "見て", "見て", "見ない"],
    ["得る", "得て", "得て", "得ない"],
    ["できない", "できず", "できなくて", "できる"],
    ["ならない", "ならず", "ならなくて", "なる"],
    ["しない", "せず", "しなくて", "する"],
    ["えない", "えず", "えなくて", "える"],
    ["する", "し", "して", "しない"],
    ["なる", "なり", "なって", "ならない"],
    ["加わる", "加わり", "加わって", "加わらない"],
    ["ある", "あり", "あって", "ない"],
    ["ない", "なくて", "なくて", "ない"],
    ["い", "く", "くて", "くない"],
    ["く", "き", "いて", "かない"],
    ["す", "し", "して", "さない"],
    ["つ", "ち", "って", "たない"],
    ["ぶ", "び", "んで", "ばない"],
    ["む", "み", "んで", "まない"],
    ["う", "い", "って", "わない"],
    ["る", "", "て", "ない"],
];

impl<P: Copy> Clause<P> {
    /// It ends in a verb in its plain form.
    pub fn verb(end: String) -> Clause<P> {
        Clause { end, who: None, kind: Ending::Verb }
    }

    /// The same, done by a player.
    pub fn done(who: P, end: String) -> Clause<P> {
        Clause { end, who: Some(who), kind: Ending::Verb }
    }

    /// It ends in a noun.
    pub fn noun(end: String) -> Clause<P> {
        Clause { end, who: None, kind: Ending::Noun }
    }

    /// It is over, or it has not come about.
    pub fn past(end: &str, not: &str) -> Clause<P> {
        Clause { end: end.to_owned(), who: None, kind: Ending::Past(not.to_owned()) }
    }

    /// The stem of its verb and the forms of its ending; what is no verb is done.
    fn verb_forms(&self) -> (&str, [&'static str; 4]) {
        let found = VERBS.iter().find_map(|forms| Some((self.end.strip_suffix(forms[0])?, *forms)));
        found.unwrap_or((&self.end, ["", "し", "して", "しない"]))
    }

    fn form(&self, index: usize, noun: &str) -> String {
        match &self.kind {
            Ending::Verb => {
                let (stem, forms) = self.verb_forms();
                format!("{stem}{}", forms[index])
            }
            Ending::Noun => format!("{}{noun}", self.end),
            Ending::Past(_) => self.end.clone(),
        }
    }

    /// Before a comma, where more follows.
    pub fn and(&self) -> String {
        match &self.kind {
            Ending::Past(_) => format!("{}うえで", self.end),
            _ => self.form(1, "で"),
        }
    }

    /// Before もよい.
    pub fn te(&self) -> String {
        self.form(2, "で")
    }

    /// That a player can do it, as costs say it: レストにできる, 捨てることができる.
    pub fn can(&self) -> String {
        let stem = self.end.strip_suffix("させる").or(self.end.strip_suffix("する"));
        match (&self.kind, stem) {
            (Ending::Verb, Some(stem)) => format!("{stem}できる"),
            (Ending::Verb, None) if self.is_inflected() => format!("{}ことができる", self.end),
            _ => format!("{}できる", self.end),
        }
    }

    /// Whether it ends in a verb that bends, not in a number.
    fn is_inflected(&self) -> bool {
        VERBS.iter().any(|forms| self.end.ends_with(forms[0]))
    }

    /// Before 限り: as long as it is not done.
    pub fn not(&self) -> String {
        self.form(3, "でない")
    }

    /// With something before it.
    pub fn after(self, lead: &str) -> Clause<P> {
        Clause { end: format!("{lead}{}", self.end), ..self }
    }

    /// The same with who does it said before.
    pub fn of_subject(self, subject: &str) -> Clause<P> {
        Clause { who: None, ..self.after(subject) }
    }

    /// As it is, or denied.
    pub fn held(self, holds: bool) -> Clause<P> {
        match (holds, &self.kind) {
            (true, _) => self,
            (false, Ending::Past(not)) => Clause::past(not, &self.end),
            (false, _) => Clause::verb(self.not()),
        }
    }

    /// Before a noun.
    pub fn before_noun(&self) -> String {
        self.form(0, if self.end.ends_with("同じ") { "" } else { "の" })
    }

    /// "…場合、".
    pub fn when_so(&self) -> String {
        format!("{}場合、", self.before_noun())
    }

    /// "…なら、".
    pub fn if_so(&self) -> String {
        format!("{}なら、", self.form(0, ""))
    }

    /// Before 間 or とき: as long as it is so.
    pub fn being(&self) -> String {
        self.form(0, "である")
    }

    /// All of these together, if there are any.
    pub fn all(clauses: Vec<Clause<P>>) -> Option<Clause<P>> {
        let (last, first) = clauses.split_last()?;
        let lead: String = first.iter().map(|clause| format!("{}、", clause.and())).collect();
        Some(last.clone().after(&lead))
    }

    /// At least one of these.
    pub fn any(clauses: Vec<Clause<P>>) -> Clause<P> {
        let Some((last, first)) = clauses.split_last() else { return Clause::noun(String::new()) };
        let lead: String = first.iter().map(|clause| format!("{}か、", clause.form(0, "である"))).collect();
        last.clone().after(&lead)
    }
}

/// With its particle, and a comma after a long phrase.
pub(crate) fn wo(cards: &str) -> String {
    format!("{cards}を{}", if cards.chars().count() > 14 { "、" } else { "" })
}
