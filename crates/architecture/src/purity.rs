//! What a rules crate does not know: clock, files, threads, the machine, outside chance, JSON, and any one card.

use crate::Game;
use crate::source::Source;
use proc_macro2::{Span, TokenStream, TokenTree};
use std::{collections::BTreeSet, fs, path::Path};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Ident, UseTree};

/// Modules of the standard library that reach outside.
const OUTSIDE: [&str; 8] = ["env", "fs", "io", "net", "os", "process", "thread", "time"];
/// Names that do, wherever they come from.
const NAMES: [&str; 14] = [
    "Instant",
    "SystemTime",
    "UNIX_EPOCH",
    "getrandom",
    "thread_rng",
    "ThreadRng",
    "OsRng",
    "SysRng",
    "RandomState",
    "thread_local",
    "AtomicBool",
    "AtomicU64",
    "AtomicUsize",
    "serde_json",
];

/// Whatever reaches outside, in the game and in what it stands on.
pub fn impurities(game: &Game) -> Vec<String> {
    let mut found = Vec::new();
    for source in game.sources.iter().chain(&game.below) {
        let mut scan = Purity { source, hashed: BTreeSet::new(), found: Vec::new() };
        scan.visit_file(&source.tree);
        found.extend(scan.found);
    }
    found
}

/// The standard library, and the part of it that `std` passes on.
fn is_standard(name: &str) -> bool {
    ["std", "core"].contains(&name)
}

struct Purity<'g> {
    source: &'g Source,
    /// Fields and variables that are hash maps or sets.
    hashed: BTreeSet<String>,
    found: Vec<String>,
}

impl Purity<'_> {
    fn is_hashed(&self, expression: &Expr) -> bool {
        match expression {
            Expr::Path(path) => path.path.get_ident().is_some_and(|name| self.hashed.contains(&name.to_string())),
            Expr::Field(field) => {
                matches!(&field.member, syn::Member::Named(name) if self.hashed.contains(&name.to_string()))
            }
            Expr::Reference(inner) => self.is_hashed(&inner.expr),
            Expr::Paren(inner) => self.is_hashed(&inner.expr),
            _ => false,
        }
    }

    fn find(&mut self, span: Span, name: &str) {
        self.found.push(self.source.finding(span, name));
    }

    fn name(&mut self, name: &Ident) {
        if NAMES.iter().any(|other| name == other) {
            self.find(name.span(), &name.to_string());
        }
    }

    /// A name after `std::`.
    fn module(&mut self, name: &Ident) {
        if OUTSIDE.iter().any(|other| name == other) {
            self.find(name.span(), &format!("std::{name}"));
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        let mut before: [String; 2] = Default::default();
        for token in tokens {
            match &token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) => {
                    self.name(name);
                    if is_standard(&before[0]) && before[1] == ":" {
                        self.module(name);
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            let text = token.to_string();
            if text != ":" {
                before[0] = text;
                before[1].clear();
            } else {
                before[1] = text;
            }
        }
    }
}

impl<'ast> Visit<'ast> for Purity<'_> {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_ident(&mut self, name: &'ast Ident) {
        self.name(name);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut segments = path.segments.iter();
        if segments.next().is_some_and(|first| is_standard(&first.ident.to_string()))
            && let Some(module) = segments.next()
        {
            self.module(&module.ident);
        }
        visit::visit_path(self, path);
    }

    fn visit_use_path(&mut self, path: &'ast syn::UsePath) {
        if is_standard(&path.ident.to_string()) {
            let mut open = vec![&*path.tree];
            while let Some(tree) = open.pop() {
                match tree {
                    UseTree::Path(path) => self.module(&path.ident),
                    UseTree::Name(name) => self.module(&name.ident),
                    UseTree::Rename(name) => self.module(&name.ident),
                    UseTree::Group(group) => open.extend(&group.items),
                    _ => {}
                }
            }
        }
        visit::visit_use_path(self, path);
    }

    fn visit_macro(&mut self, invocation: &'ast syn::Macro) {
        self.tokens(invocation.tokens.clone());
        visit::visit_macro(self, invocation);
    }

    /// The order of a hash map is chance of the standard library's.
    fn visit_expr_for_loop(&mut self, each: &'ast syn::ExprForLoop) {
        if self.is_hashed(&each.expr) {
            self.find(each.expr.span(), "the order of a hash map");
        }
        visit::visit_expr_for_loop(self, each);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let ordered = ["iter", "into_iter", "keys", "values", "drain"].iter().any(|name| call.method == name);
        if ordered && self.is_hashed(&call.receiver) {
            self.find(call.method.span(), "the order of a hash map");
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(name) = &field.ident
            && is_hash_map(&field.ty)
        {
            self.hashed.insert(name.to_string());
        }
        visit::visit_field(self, field);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let syn::Pat::Type(typed) = &local.pat
            && let syn::Pat::Ident(name) = &*typed.pat
            && is_hash_map(&typed.ty)
        {
            self.hashed.insert(name.ident.to_string());
        }
        visit::visit_local(self, local);
    }
}

fn is_hash_map(of: &syn::Type) -> bool {
    let names = crate::types::mentioned(of);
    names.contains("HashMap") || names.contains("HashSet")
}

/// The sets that a folder of card files knows: what card numbers begin with.
pub fn sets(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut sets = BTreeSet::new();
    for entry in entries {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let numbers = text.lines().filter_map(|line| line.strip_prefix("card ")?.split(' ').next());
        sets.extend(numbers.filter_map(|number| number.rfind('-').map(|end| number[..=end].to_owned())));
    }
    sets.into_iter().collect()
}

/// What reads card files shows how a number looks where it misses one; a rule file's clauses name where they come from.
fn may_name_cards(source: &Source) -> bool {
    source.path.starts_with("notation") || source.is_generated()
}

/// Cards that are named in code. Doc comments, whose examples name cards, are not code.
pub fn card_numbers(game: &Game) -> Vec<String> {
    let mut found = Vec::new();
    for source in game.sources.iter().chain(&game.below).filter(|source| !may_name_cards(source)) {
        let mut scan = Numbers { sets: &game.sets, source, found: Vec::new() };
        scan.visit_file(&source.tree);
        found.extend(scan.found);
    }
    found
}

struct Numbers<'g> {
    sets: &'g [String],
    source: &'g Source,
    found: Vec<String>,
}

impl Numbers<'_> {
    fn literal(&mut self, text: &str, span: Span) {
        let names = |set: &String| {
            text.match_indices(set.as_str()).any(|(at, set)| {
                let begins = !text[..at].ends_with(|before: char| before.is_alphanumeric());
                let goes_on = |next: char| next.is_ascii_digit() || next.is_ascii_uppercase();
                begins && text[at + set.len()..].starts_with(goes_on)
            })
        };
        if self.sets.iter().any(names) {
            self.found.push(self.source.finding(span, "a card number"));
        }
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(literal) => self.literal(&literal.to_string(), literal.span()),
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Numbers<'_> {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.literal(&literal.value(), literal.span());
    }

    fn visit_macro(&mut self, invocation: &'ast syn::Macro) {
        self.tokens(invocation.tokens.clone());
    }
}

/// Files past the length at which they are split, but for generated ones.
pub fn long_files(game: &Game) -> Vec<String> {
    let is_long = |source: &&Source| source.text.lines().count() > 800 && !source.is_generated();
    game.sources.iter().chain(&game.below).filter(is_long).map(|source| source.path.clone()).collect()
}
