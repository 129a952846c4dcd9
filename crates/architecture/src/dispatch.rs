//! How verbs and questions are dispatched: every kind is listed. A new one is then a compile error at each place that must know it,
//! and never a question or an act that another's arm takes. An arm that refuses whatever is not listed is on the safe side.

use crate::Game;
use crate::source::Source;
use crate::views;
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Item, Pat, Path};

/// The enums that are dispatched: the language of cards, and what players are asked.
fn dispatched(game: &Game) -> BTreeSet<String> {
    let language = game.sources.iter().filter(|source| source.path == "effects/ast.rs");
    let enums = language.flat_map(|source| &source.tree.items).filter_map(|item| match item {
        Item::Enum(item) => Some(item.ident.to_string()),
        _ => None,
    });
    enums.chain(["Verb", "Ask", "Asks", "Asked", "Waiting"].map(str::to_owned)).collect()
}

/// Where it is: these decide what happens next.
fn decides(source: &Source) -> bool {
    let rooms = ["procedures", "rules", "refuse", "legal", "numbers", "stakes", "effects", "lint", "prices"];
    rooms.iter().any(|room| source.path.starts_with(room))
}

/// Arms that take every verb, question or frame there is or will be.
pub fn catch_alls(game: &Game) -> Vec<String> {
    let (mut found, dispatched) = (Vec::new(), dispatched(game));
    for source in game.sources.iter().filter(|source| decides(source)) {
        let mut scan = Dispatches { dispatched: &dispatched, source, found: Vec::new() };
        scan.visit_file(&source.tree);
        found.extend(scan.found);
    }
    found
}

struct Dispatches<'g> {
    dispatched: &'g BTreeSet<String>,
    source: &'g Source,
    found: Vec<String>,
}

impl<'ast> Visit<'ast> for Dispatches<'_> {
    fn visit_expr_match(&mut self, dispatch: &'ast syn::ExprMatch) {
        let mut named = Named { of: self.dispatched, kinds: BTreeSet::new() };
        dispatch.arms.iter().for_each(|arm| named.visit_pat(&arm.pat));
        // A single kind is looked for: that is a question about it, and no dispatch.
        if named.kinds.len() > 1 {
            for arm in dispatch.arms.iter().filter(|arm| takes_all(&arm.pat) && !refuses(&arm.body)) {
                self.found.push(self.source.finding(arm.pat.span(), "takes every kind"));
            }
        }
        visit::visit_expr_match(self, dispatch);
    }
}

/// `_`, a variable, or a tuple of nothing else.
fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Tuple(tuple) => tuple.elems.iter().all(takes_all),
        Pat::Rest(_) => true,
        _ => views::takes_all(pattern),
    }
}

/// An answer that is refused, a card that cannot be played, or a contradiction that is said to be one.
fn refuses(body: &Expr) -> bool {
    match body {
        Expr::Call(call) => matches!(&*call.func, Expr::Path(path)
            if ["refuse", "wrong", "refuse_other"].iter().any(|name| path.path.is_ident(name))),
        Expr::MethodCall(call) => ["never", "fail"].iter().any(|name| call.method == name),
        _ => false,
    }
}

/// The kinds of what is dispatched that patterns name.
struct Named<'g> {
    of: &'g BTreeSet<String>,
    kinds: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Named<'_> {
    fn visit_path(&mut self, path: &'ast Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if let [.., of, kind] = &names[..]
            && self.of.contains(of)
        {
            self.kinds.insert(format!("{of}::{kind}"));
        }
    }
}
