//! Rule files (`rules/<game>.md`) read as lists of clauses, and the enum that is generated from one.
//!
//! A clause is a line `- **UN-6.2.1** [M: heading] text` or `- **UN-6.2.4** [D] text`.

use std::fmt::Write;

/// A clause as it stands in a rule file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<'b> {
    /// `UN-6.2.1`.
    pub id: &'b str,
    /// The rulebook's own headings; nothing for a decision of this project.
    pub headings: Option<&'b str>,
    /// Our wording.
    pub text: &'b str,
}

/// The clauses of a rule file whose ids begin with `prefix`, in order.
///
/// ```
/// let book = "- **UN-1.1.1** [M: 內容物] The pack has 112 cards.\n- **UN-1.1.3** [D] One `0` each.\n- **UN-S01** Given";
/// let clauses: Vec<_> = kernel::rulebook::clauses(book, "UN-").map(|entry| entry.id).collect();
/// assert_eq!(clauses, ["UN-1.1.1", "UN-1.1.3"]);
/// ```
pub fn clauses<'b>(book: &'b str, prefix: &'b str) -> impl Iterator<Item = Entry<'b>> {
    book.lines().filter_map(move |line| {
        let (id, rest) = line.strip_prefix("- **")?.split_once("** [")?;
        let (mark, text) = rest.split_once("] ")?;
        let headings = match mark {
            "D" => None,
            _ => Some(mark.strip_prefix("M: ")?),
        };
        id.starts_with(prefix).then_some(Entry { id, headings, text })
    })
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
    code.push_str("        }\n    }\n\n    fn origin(self) -> Origin {\n        match self {\n");
    each(&mut code, &|entry| match entry.headings {
        Some(headings) => format!("            Self::{} => Origin::Manual(\"{headings}\"),\n", variant(entry.id)),
        None => format!("            Self::{} => Origin::Decision,\n", variant(entry.id)),
    });
    let _ = writeln!(code, "        }}\n    }}\n}}");
    code
}
