//! Rule files (`rules/<game>.md`) read as lists of clauses, and the enum that is generated from one.
//!
//! A clause begins as an item `- **UN-6.2.1** …` or as a row `| **OP-16.4** | …` and reaches to the next clause or
//! heading. Marks in square brackets, wherever they stand in it, say where it comes from:
//!
//! | mark | origin |
//! |---|---|
//! | `[M: heading]` | the manual, under that heading of its own |
//! | `[M+D: heading]` | the same, made exact by this project |
//! | `[M:Code]`, `[M:Code/Z a remark]`, `[M:Code + M:Code]` | the same, by codes of the file's table of headings |
//! | `[C 1-2-3, Q&A OP01-001 a remark]` | the comprehensive rules and the publisher's answers |
//! | `[D]`, `[D: reason]`, or none | a decision of this project |

use std::fmt::Write;

/// A clause as it stands in a rule file. Without headings and sections it is a decision of this project.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<'b> {
    /// `UN-6.2.1`.
    pub id: &'b str,
    /// The manual's own headings.
    pub headings: Vec<String>,
    /// Sections of the comprehensive rules, and answers by the number of their card.
    pub sections: Vec<String>,
}

/// The clauses of a rule file whose ids begin with `prefix`, in order. Scenarios (`UN-S01`) are none.
///
/// ```
/// let book = "- **UN-1.1.1** [M: 內容物] The pack has 112 cards.\n- **UN-1.1.3** [D] One `0` each.\n- **UN-S01** Given";
/// let clauses: Vec<_> = kernel::rulebook::clauses(book, "UN-").collect();
/// assert_eq!(clauses.iter().map(|entry| entry.id).collect::<Vec<_>>(), ["UN-1.1.1", "UN-1.1.3"]);
/// assert_eq!(clauses[0].headings, ["內容物"]);
/// assert!(clauses[1].headings.is_empty() && clauses[1].sections.is_empty());
/// ```
///
/// Codes stand for headings in each edition of the manual; what follows a code or a section is a remark.
///
/// ```
/// let book = "\
/// | Code | heading (Z) | heading (J) |
/// |---|---|---|
/// | Deck | 關於牌組 | デッキについて |
/// | Pay | ★支付費用的方法 (p. 7) | ★コストの支払い方 |
/// | Terms | 用語集 | 用語集 |
/// ## 3
/// - **OP-3.1** Exactly 50 cards. [M:Deck]
/// - **OP-3.3** One color is enough. [M:Deck/Z wording \"contains\"] [D: J can be read more strictly]
/// - **OP-3.8** A [Counter] is paid for [M:Terms, by what it says] from: [M:Terms + M:Pay the cost]
///
/// | Zone | Origin |
/// | Hand | [C 3-4-2 owner only, 2-15 to 2-17, Q&A rules, Q&A OP01-001 as printed] |
/// ## 16
/// All of it is ours [M:Deck], says this line of no clause.
/// | **OP-16.4** | a handle that is unknown | `NoSuchCard` |";
/// let clauses: Vec<_> = kernel::rulebook::clauses(book, "OP-").collect();
/// assert_eq!(clauses[0].headings, ["關於牌組 / デッキについて"]);
/// assert_eq!(clauses[1].headings, ["關於牌組"]);
/// assert_eq!(clauses[2].headings, ["用語集", "★支付費用的方法 / ★コストの支払い方"]);
/// assert_eq!(clauses[2].sections, ["3-4-2", "2-15 – 2-17", "Q&A", "Q&A OP01-001"]);
/// assert!(clauses[3].id == "OP-16.4" && clauses[3].headings.is_empty());
/// ```
///
/// # Panics
/// If a code is not in the table of headings: this runs where enums are generated, never in a match.
pub fn clauses<'b>(book: &'b str, prefix: &'b str) -> impl Iterator<Item = Entry<'b>> {
    let mut entries: Vec<Entry<'b>> = Vec::new();
    let mut within = false;
    for line in book.lines() {
        if let Some(id) = begins(line, prefix) {
            entries.push(Entry { id, headings: Vec::new(), sections: Vec::new() });
            within = true;
        }
        within &= !line.starts_with('#');
        if let Some(entry) = entries.last_mut().filter(|_| within) {
            marks(line).for_each(|mark| entry.read(mark, book));
        }
    }
    entries.into_iter()
}

/// The id of the clause that begins in this line.
fn begins<'b>(line: &'b str, prefix: &str) -> Option<&'b str> {
    let (id, _) = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"))?.split_once("**")?;
    id.strip_prefix(prefix)?.starts_with(|first: char| first.is_ascii_digit()).then_some(id)
}

/// Whatever stands in square brackets: marks, and keywords of cards.
fn marks(line: &str) -> impl Iterator<Item = &str> {
    line.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0))
}

impl Entry<'_> {
    fn read(&mut self, mark: &str, book: &str) {
        if let Some(heading) = mark.strip_prefix("M: ").or_else(|| mark.strip_prefix("M+D: ")) {
            add(&mut self.headings, heading.to_owned());
        } else if mark.starts_with("M:") {
            let codes = mark.split(" + ").filter_map(|code| code.strip_prefix("M:"));
            codes.for_each(|code| add(&mut self.headings, heading(code, book)));
        } else if let Some(list) = mark.strip_prefix("C ") {
            list.split(", ").filter_map(section).for_each(|section| add(&mut self.sections, section));
        }
    }

    /// The manual goes before the sections that make it exact, and both before what we decided.
    fn origin(&self) -> String {
        match (&self.headings[..], &self.sections[..]) {
            ([], []) => "Origin::Decision".to_owned(),
            ([], sections) => format!("Origin::Comprehensive({:?})", sections.join(", ")),
            (headings, _) => format!("Origin::Manual({:?})", headings.join(", ")),
        }
    }
}

fn add(list: &mut Vec<String>, item: String) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// The headings that a code stands for: of the edition that it names (`Deck/Z`), otherwise of all.
fn heading(mark: &str, book: &str) -> String {
    let code = mark.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    let edition = mark[code.len()..].strip_prefix('/').and_then(|rest| rest.chars().next());
    let named = |title: &str| edition.is_none_or(|edition| title.ends_with(&format!("({edition})")));
    let mut headings: Vec<&str> = row("Code", book)
        .zip(row(code, book))
        .filter(|(title, _)| named(title))
        .map(|(_, heading)| heading.split(" (").next().unwrap_or(heading))
        .collect();
    headings.dedup();
    headings.join(" / ")
}

/// The cells of a row of the table of headings after its first.
fn row<'b>(code: &str, book: &'b str) -> impl Iterator<Item = &'b str> {
    let cells = book.lines().find_map(|line| line.strip_prefix("| ")?.strip_prefix(code)?.strip_prefix(" | "));
    let cells = cells.unwrap_or_else(|| panic!("no heading has the code '{code}'"));
    cells.trim_end_matches(" |").split(" | ")
}

/// A section without the remark behind it. `Q&A rules` is the list for all cards: just `Q&A`, which no language changes.
fn section(part: &str) -> Option<String> {
    let belongs = |word: &&str| ["Q&A", "to"].contains(word) || word.contains(|c: char| c.is_ascii_digit());
    let words: Vec<&str> = part.split(' ').take_while(belongs).collect();
    (!words.is_empty()).then(|| words.join(" ").replace(" to ", " – "))
}

/// The variant's name for an id: `UN_6_2_1`.
pub fn variant(id: &str) -> String {
    id.replace(['-', '.'], "_")
}

/// The source of a clause enum.
pub fn render_enum(file: &str, entries: &[Entry<'_>]) -> String {
    let mut code = format!(
        "//! Generated from `{file}`; a test fails when they differ. To write it anew: `make generate`.\n\n\
         use kernel::Origin;\n\n\
         /// The clauses of `{file}`.\n\
         #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]\n\
         #[allow(non_camel_case_types, missing_docs)]\n\
         pub enum Clause {{\n"
    );
    let each = |code: &mut String, line: &dyn Fn(&Entry<'_>) -> String| {
        for entry in entries {
            code.push_str(&line(entry));
        }
    };
    each(&mut code, &|entry| format!("    {},\n", variant(entry.id)));
    code.push_str("}\n\nimpl kernel::Clause for Clause {\n    const ALL: &'static [Self] = &[\n");
    each(&mut code, &|entry| format!("        Self::{},\n", variant(entry.id)));
    code.push_str("    ];\n\n    fn id(self) -> &'static str {\n        match self {\n");
    each(&mut code, &|entry| format!("            Self::{} => \"{}\",\n", variant(entry.id), entry.id));
    let arm = |entry: &Entry<'_>| format!("            Self::{} => {},\n", variant(entry.id), entry.origin());
    // How the formatter breaks a line depends on how wide it takes each sign to be: long ones stay as they are.
    let long = entries.iter().any(|entry| arm(entry).len() > 120);
    code.push_str("        }\n    }\n\n");
    code.push_str(if long { "    #[rustfmt::skip]\n" } else { "" });
    code.push_str("    fn origin(self) -> Origin {\n        match self {\n");
    each(&mut code, &arm);
    let _ = writeln!(code, "        }}\n    }}\n}}");
    code
}
