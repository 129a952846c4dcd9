//! The words that code is made of: those of identifiers and of strings, one by one, wherever they stand.

use crate::source::Source;
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Ident, Item, Lit};

/// What derives one of these is a command line, whose doc comments are shown as help.
const COMMAND_LINES: [&str; 4] = ["Args", "Parser", "Subcommand", "ValueEnum"];

/// The words of a text in small letters: `opcg_deck`, `OpcgDeck` and `opcg-deck` are two.
pub fn words(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.split(|letter: char| !letter.is_alphanumeric()) {
        let letters: Vec<char> = part.chars().collect();
        let mut word = String::new();
        for (place, &letter) in letters.iter().enumerate() {
            let before = place.checked_sub(1).map(|before| letters[before]);
            let begins = letter.is_uppercase()
                && before.is_some_and(|before| {
                    // Capitals in a row are one word, whose last one may begin the next: `OPCGDeck`.
                    !before.is_uppercase() || letters.get(place + 1).is_some_and(|next| next.is_lowercase())
                });
            if begins {
                found.push(std::mem::take(&mut word));
            }
            word.extend(letter.to_lowercase());
        }
        found.push(word);
    }
    found.retain(|word| !word.is_empty());
    found
}

/// Every word of a source, with where it stands. Comments and tests are left out, and so is the name of a module that is declared:
/// the module says itself what it is about.
pub fn said(source: &Source) -> Vec<(Span, String)> {
    let mut scan = Said { found: Vec::new(), is_command_line: false };
    scan.visit_file(&source.tree);
    scan.found
}

struct Said {
    found: Vec<(Span, String)>,
    is_command_line: bool,
}

impl Said {
    fn text(&mut self, text: &str, span: Span) {
        self.found.extend(words(text).into_iter().map(|word| (span, word)));
    }

    fn literal(&mut self, literal: &Lit) {
        match literal {
            Lit::Str(text) => self.text(&text.value(), text.span()),
            Lit::ByteStr(text) => self.text(&String::from_utf8_lossy(&text.value()), text.span()),
            Lit::CStr(text) => self.text(&text.value().to_string_lossy(), text.span()),
            _ => {}
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) => self.text(&name.to_string(), name.span()),
                TokenTree::Literal(literal) => self.literal(&Lit::new(literal)),
                TokenTree::Punct(_) => {}
            }
        }
    }
}

fn is_command_line(attributes: &[Attribute]) -> bool {
    attributes.iter().filter(|attribute| attribute.path().is_ident("derive")).any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        words_of(&list.tokens).iter().any(|name| COMMAND_LINES.contains(&name.as_str()))
    })
}

fn words_of(tokens: &TokenStream) -> Vec<String> {
    tokens.clone().into_iter().map(|token| token.to_string()).collect()
}

impl<'ast> Visit<'ast> for Said {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("doc") && !self.is_command_line {
            return;
        }
        visit::visit_attribute(self, attribute);
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(list.tokens.clone());
        }
    }

    fn visit_ident(&mut self, name: &'ast Ident) {
        self.text(&name.to_string(), name.span());
    }

    fn visit_item(&mut self, item: &'ast Item) {
        self.is_command_line = match item {
            Item::Struct(item) => is_command_line(&item.attrs),
            Item::Enum(item) => is_command_line(&item.attrs),
            _ => false,
        };
        visit::visit_item(self, item);
        self.is_command_line = false;
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        match &module.content {
            Some(_) => visit::visit_item_mod(self, module),
            None => module.attrs.iter().for_each(|attribute| self.visit_attribute(attribute)),
        }
    }

    fn visit_lit(&mut self, literal: &'ast Lit) {
        self.literal(literal);
    }

    fn visit_macro(&mut self, invocation: &'ast syn::Macro) {
        self.tokens(invocation.tokens.clone());
        self.visit_path(&invocation.path);
    }
}

#[cfg(test)]
mod tests {
    use super::{said, words};
    use crate::source::Source;

    fn all(text: &str) -> Vec<String> {
        said(&Source::new("lib.rs", text)).into_iter().map(|(_, word)| word).collect()
    }

    #[test]
    fn words_end_at_marks_and_where_a_capital_begins_another() {
        assert_eq!(
            words("of_zwo ZwoOptions cli-opcg-help mm25:2"),
            ["of", "zwo", "zwo", "options", "cli", "opcg", "help", "mm25", "2"]
        );
        assert_eq!(
            words("Mm25Deck OPCG_DECKS OPCGDeck unknown"),
            ["mm25", "deck", "opcg", "decks", "opcg", "deck", "unknown"]
        );
    }

    #[test]
    fn words_stand_in_names_strings_attributes_and_macros() {
        let text =
            "#[serde(rename = \"one\")] struct TwoThree; fn f() { println!(\"{four}\", Five::SIX, b\"seven\"); }";
        for word in ["one", "two", "three", "four", "five", "six", "seven"] {
            assert!(all(text).contains(&word.to_owned()), "{word}");
        }
    }

    #[test]
    fn comments_and_declared_modules_say_nothing_unless_they_are_shown_as_help() {
        assert_eq!(all("//! one\n/// two\nmod three;"), Vec::<String>::new());
        assert!(all("#[derive(Debug, Args)] struct A {\n    /// one\n    b: u8,\n}").contains(&"one".to_owned()));
    }

    #[test]
    fn tests_are_left_out_and_what_follows_them_is_not() {
        let text = "#[cfg(test)] mod tests;\n#[cfg(test)] const ONE: u8 = 1;\nstruct A;\n\
            impl A { #[cfg(test)] fn two() {} fn three() {} }\n#[cfg(test)] mod more { fn four() {} }\nfn five() {}";
        assert_eq!(all(text), ["a", "a", "three", "five"]);
    }
}
