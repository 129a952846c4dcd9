//! How views and events are made: from what is allowed, field by field, with every kind listed. A new field of a frame or a new
//! event is then a compile error in a view, and never a leak.

use crate::Game;
use crate::source::Source;
use crate::types::{Types, element, mentioned, name_of};
use std::collections::BTreeSet;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, FnArg, Pat, ReturnType, UnOp};

/// The files in which things are made for somebody's eyes.
fn made_for_eyes(game: &Game) -> impl Iterator<Item = &Source> {
    let is_view = |path: &str| path.starts_with("view") || path.starts_with("events");
    game.sources.iter().filter(move |source| is_view(&source.path))
}

/// Values of which a view or an event takes over what it does not name: `..effect`, or the whole of it.
pub fn copies(game: &Game) -> Vec<String> {
    let mut found = Vec::new();
    for source in made_for_eyes(game) {
        let mut scan = Copies { types: &game.types, source, given: BTreeSet::new(), found: Vec::new() };
        scan.visit_file(&source.tree);
        found.extend(scan.found);
    }
    found
}

/// Arms that take every kind there is or will be, in whatever decides what somebody sees.
pub fn catch_alls(game: &Game) -> Vec<String> {
    let mut found = Vec::new();
    for source in &game.sources {
        let mut scan = CatchAlls { types: &game.types, source, redacts: false, found: Vec::new() };
        scan.visit_file(&source.tree);
        found.extend(scan.found);
    }
    found
}

/// What a function is given and gives back of the types that a state is made of: it turns something into what is seen of it.
fn seen_of(types: &Types, signature: &syn::Signature) -> BTreeSet<String> {
    let ReturnType::Type(_, returned) = &signature.output else { return BTreeSet::new() };
    let given = signature.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(input) => Some(mentioned(&input.ty)),
        FnArg::Receiver(_) => None,
    });
    let given: BTreeSet<String> = given.flatten().collect();
    given.intersection(&mentioned(returned)).filter(|name| types.is_in_state(name)).cloned().collect()
}

struct Copies<'g> {
    types: &'g Types,
    source: &'g Source,
    /// Parameters that are a struct of the state, in a function that says what is seen of it.
    given: BTreeSet<String>,
    found: Vec<String>,
}

/// The field of the state that a chain of calls begins with: `state.stack` of `state.stack.iter()`.
fn field_of_state(expression: &Expr) -> Option<String> {
    match expression {
        Expr::MethodCall(call) => field_of_state(&call.receiver),
        Expr::Reference(inner) => field_of_state(&inner.expr),
        Expr::Paren(inner) => field_of_state(&inner.expr),
        Expr::Field(field) => {
            let syn::Member::Named(name) = &field.member else { return None };
            let is_state = match &*field.base {
                Expr::Path(path) => path.path.is_ident("state"),
                Expr::Field(base) => matches!(&base.member, syn::Member::Named(base) if base == "state"),
                _ => false,
            };
            is_state.then(|| name.to_string())
        }
        _ => None,
    }
}

impl Copies<'_> {
    /// Whether a field of the state is a list of structs or of enums, whose fields somebody must have thought about.
    fn is_made_of_structs(&self, field: &str) -> bool {
        let of = self.types.fields("State").iter().find(|(name, _)| name == field);
        let item = of.and_then(|(_, of)| element(of)).as_ref().and_then(name_of);
        item.is_some_and(|name| self.types.has_parts(&name))
    }

    /// What a block or an arm comes to.
    fn result(&mut self, result: &Expr) {
        if let Expr::Path(path) = result
            && path.path.get_ident().is_some_and(|name| self.given.contains(&name.to_string()))
        {
            self.found.push(self.source.finding(result.span(), "the whole value"));
        }
    }
}

impl<'ast> Visit<'ast> for Copies<'_> {
    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        let seen = seen_of(self.types, &function.sig);
        self.given = function
            .sig
            .inputs
            .iter()
            .filter_map(|input| match input {
                FnArg::Typed(input) => match (&*input.pat, name_of(&input.ty)) {
                    (Pat::Ident(variable), Some(of)) if seen.contains(&of) && self.types.is_struct(&of) => {
                        Some(variable.ident.to_string())
                    }
                    _ => None,
                },
                FnArg::Receiver(_) => None,
            })
            .collect();
        visit::visit_impl_item_fn(self, function);
        self.given.clear();
    }

    fn visit_expr_struct(&mut self, made: &'ast syn::ExprStruct) {
        if let Some(rest) = &made.rest
            && !is_new(rest)
        {
            self.found.push(self.source.finding(rest.span(), "the rest of another value"));
        }
        visit::visit_expr_struct(self, made);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let copies = ["copied", "cloned", "clone", "to_vec", "to_owned"].iter().any(|name| call.method == name);
        if copies
            && let Some(field) = field_of_state(&call.receiver)
            && self.is_made_of_structs(&field)
        {
            self.found.push(self.source.finding(call.method.span(), "a whole list"));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Deref(_))
            && let Expr::Path(path) = &*unary.expr
            && path.path.get_ident().is_some_and(|name| self.given.contains(&name.to_string()))
        {
            self.found.push(self.source.finding(unary.span(), "the whole value"));
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.result(&arm.body);
        visit::visit_arm(self, arm);
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        if let Some(syn::Stmt::Expr(result, None)) = block.stmts.last() {
            self.result(result);
        }
        visit::visit_block(self, block);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        // `let Effect { cursor, … } = *effect` names every field.
        let apart = matches!(&local.pat, Pat::Struct(parts) if parts.rest.is_none());
        if !apart {
            visit::visit_local(self, local);
        }
    }
}

/// A new value that holds nothing: `Effect::default()`, `State::empty(seed)`.
fn is_new(rest: &Expr) -> bool {
    let Expr::Call(call) = rest else { return false };
    let Expr::Path(path) = &*call.func else { return false };
    path.path.segments.last().is_some_and(|segment| segment.ident == "default" || segment.ident == "empty")
}

struct CatchAlls<'g> {
    types: &'g Types,
    source: &'g Source,
    redacts: bool,
    found: Vec<String>,
}

impl<'ast> Visit<'ast> for CatchAlls<'_> {
    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        let named = ["redact", "seen_by", "insiders"].iter().any(|name| function.sig.ident == name);
        let in_view = self.source.path.starts_with("view");
        self.redacts = named || in_view && !seen_of(self.types, &function.sig).is_empty();
        visit::visit_impl_item_fn(self, function);
        self.redacts = false;
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        // Elsewhere in these files an arm may take the rest, as long as it passes nothing of it on.
        let for_eyes = self.source.path.starts_with("view") || self.source.path.starts_with("events");
        let passes_on = for_eyes && binds_all(&arm.pat);
        if (self.redacts && takes_all(&arm.pat)) || passes_on {
            self.found.push(self.source.finding(arm.pat.span(), "takes every kind"));
        }
        visit::visit_arm(self, arm);
    }
}

/// Whether a pattern gives a name to whatever there is.
fn binds_all(pattern: &Pat) -> bool {
    matches!(pattern, Pat::Ident(_)) && takes_all(pattern)
}

pub fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        // A constant or a variant without parts is written in capitals.
        Pat::Ident(variable) => {
            variable.subpat.is_none() && variable.ident.to_string().starts_with(|first: char| first.is_lowercase())
        }
        Pat::Guard(guarded) => takes_all(&guarded.pat),
        Pat::Paren(inner) => takes_all(&inner.pat),
        Pat::Or(either) => either.cases.iter().any(takes_all),
        _ => false,
    }
}
