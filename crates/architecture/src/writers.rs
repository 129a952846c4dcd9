//! Who writes the state. Atoms do; procedures write only the frame.
//!
//! A place is followed from where it begins: `x.state`, a variable `state`, or one whose type is a part of the table. Below it
//! everything is guarded but the frame, so a new field is guarded too. An alias begins with a borrow, and the borrow is what is found.

use crate::source::Source;
use crate::types::{self, Types};
use crate::{Exempt, Game};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, FnArg, ImplItem, Item, Member, Pat, Token, Type, UnOp};

/// What atoms are: they may write.
const ATOMS: &str = "atoms";

/// A write, and in which function.
struct Write {
    function: String,
    span: Span,
    how: &'static str,
}

/// Every write outside of atoms and of what is exempt.
pub fn writes(game: &Game) -> Vec<String> {
    let mut found = Vec::new();
    for source in guarded(game) {
        for write in scan(&game.types, source) {
            if !game.exempt.iter().any(|exempt| covers(exempt, source, &write)) {
                found.push(source.finding(write.span, write.how));
            }
        }
    }
    found
}

/// Exemptions under which nothing is written.
pub fn idle_exemptions(game: &Game) -> Vec<String> {
    let idle = |exempt: &&Exempt| {
        !guarded(game).any(|source| scan(&game.types, source).iter().any(|write| covers(exempt, source, write)))
    };
    game.exempt
        .iter()
        .filter(idle)
        .map(|exempt| format!("{} {:?}: {}", exempt.path, exempt.function, exempt.why))
        .collect()
}

fn guarded(game: &Game) -> impl Iterator<Item = &Source> {
    game.sources.iter().filter(|source| !source.path.starts_with(ATOMS))
}

fn covers(exempt: &Exempt, source: &Source, write: &Write) -> bool {
    source.path.starts_with(exempt.path) && exempt.function.is_none_or(|function| function == write.function)
}

/// Methods of the state that take `&mut self` and write nothing but the frame.
pub fn frame_methods(types: &Types, sources: &[Source]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for source in sources {
        for item in &source.tree.items {
            let Item::Impl(block) = item else { continue };
            if types::name_of(&block.self_ty).as_deref() != Some("State") {
                continue;
            }
            for item in &block.items {
                if let ImplItem::Fn(function) = item
                    && types::takes_mut_self(function)
                {
                    let mut scanner = Scanner::new(types);
                    scanner.roots.insert("self".to_owned(), state());
                    scanner.visit_block(&function.block);
                    if scanner.found.is_empty() && lends_nothing(function) {
                        found.insert(function.sig.ident.to_string());
                    }
                }
            }
        }
    }
    found
}

fn lends_nothing(function: &syn::ImplItemFn) -> bool {
    match &function.sig.output {
        syn::ReturnType::Default => true,
        syn::ReturnType::Type(_, returned) => types::behind_mut(returned).is_none(),
    }
}

fn scan(types: &Types, source: &Source) -> Vec<Write> {
    let mut scanner = Scanner::new(types);
    scanner.visit_file(&source.tree);
    scanner.found
}

fn state() -> Type {
    syn::parse_str("State").unwrap()
}

/// A part of the state, as an expression names it.
struct Place {
    /// The field of the state that it is in; none: it is the whole state.
    field: Option<String>,
    of: Option<Type>,
}

struct Scanner<'t> {
    types: &'t Types,
    /// Variables that are a part of the table.
    roots: BTreeMap<String, Type>,
    /// Whether the code is a part's own: there `self` may be lent, for whoever calls it is looked at.
    of_table: bool,
    function: String,
    found: Vec<Write>,
}

impl<'t> Scanner<'t> {
    fn new(types: &'t Types) -> Scanner<'t> {
        let roots = BTreeMap::from([("state".to_owned(), state())]);
        Scanner { types, roots, of_table: false, function: String::new(), found: Vec::new() }
    }

    fn place(&self, expression: &Expr) -> Option<Place> {
        match expression {
            Expr::Paren(inner) => self.place(&inner.expr),
            Expr::Group(inner) => self.place(&inner.expr),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => self.place(&unary.expr),
            Expr::Path(path) => {
                let name = path.path.get_ident()?.to_string();
                let of = self.roots.get(&name)?;
                let whole = types::name_of(of).as_deref() == Some("State");
                Some(Place { field: (!whole).then_some(name), of: Some(of.clone()) })
            }
            Expr::Index(index) => {
                let list = self.place(&index.expr)?;
                Some(Place { field: list.field, of: list.of.as_ref().and_then(types::element) })
            }
            Expr::Field(field) => {
                let Member::Named(name) = &field.member else {
                    return Some(Place { of: None, ..self.place(&field.base)? });
                };
                let name = name.to_string();
                match self.place(&field.base) {
                    None => (name == "state").then(|| Place { field: None, of: Some(state()) }),
                    Some(base) => {
                        let fields = base.of.as_ref().and_then(types::name_of);
                        let fields = fields.as_deref().map_or(&[][..], |of| self.types.fields(of));
                        let of = fields.iter().find(|(other, _)| *other == name).map(|(_, of)| of.clone());
                        Some(Place { field: base.field.or(Some(name)), of })
                    }
                }
            }
            _ => None,
        }
    }

    /// A part of the table, which is not the frame.
    fn on_table(&self, expression: &Expr) -> Option<Place> {
        self.place(expression)
            .filter(|place| place.field.as_ref().is_none_or(|field| !self.types.frame.contains(field)))
    }

    fn find(&mut self, span: Span, how: &'static str) {
        self.found.push(Write { function: self.function.clone(), span, how });
    }

    fn assign(&mut self, to: &Expr, how: &'static str) {
        match to {
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|part| self.assign(part, how)),
            Expr::Array(array) => array.elems.iter().for_each(|part| self.assign(part, how)),
            _ => {
                if self.on_table(to).is_some() {
                    self.find(to.span(), how);
                }
            }
        }
    }

    /// A pattern that takes a place apart by reference.
    fn take_apart(&mut self, pattern: &Pat, from: &Expr) {
        if self.on_table(from).is_some() {
            let whole = !matches!(from, Expr::Unary(_)) && self.place(from).is_some_and(|place| place.field.is_none());
            let mut parts = Parts { by_mut: false, apart: false };
            parts.visit_pat(pattern);
            if parts.by_mut || whole && parts.apart {
                self.find(pattern.span(), "taken apart for writing");
            }
        }
    }

    /// The variables of a pattern that are the state under another name: `let Engine { state: world, .. } = self`.
    fn rename(&mut self, pattern: &Pat) {
        if let Pat::Struct(parts) = pattern {
            for part in &parts.fields {
                if let (Member::Named(name), Pat::Ident(variable)) = (&part.member, &*part.pat)
                    && name == "state"
                {
                    self.roots.insert(variable.ident.to_string(), state());
                }
            }
        }
    }

    fn typed(&mut self, pattern: &Pat, of: &Type) {
        let behind = types::behind_mut(of).or(matches!(of, Type::ImplTrait(_)).then_some(of));
        if let (Pat::Ident(variable), Some(behind)) = (pattern, behind)
            && types::name_of(behind).is_some_and(|name| self.types.is_on_table(&name))
        {
            self.roots.insert(variable.ident.to_string(), behind.clone());
        } else if let (Pat::Ident(variable), Some(behind)) = (pattern, behind)
            && let Some(inner) = types::element(behind)
            && types::name_of(&inner).is_some_and(|name| self.types.is_on_table(&name))
        {
            self.roots.insert(variable.ident.to_string(), behind.clone());
        }
    }

    fn within(&mut self, name: String, signature: &syn::Signature, walk: impl FnOnce(&mut Self)) {
        let (roots, function) = (self.roots.clone(), std::mem::replace(&mut self.function, name));
        for input in &signature.inputs {
            if let FnArg::Typed(input) = input {
                self.typed(&input.pat, &input.ty);
            }
        }
        walk(self);
        (self.roots, self.function) = (roots, function);
    }
}

impl<'ast> Visit<'ast> for Scanner<'_> {
    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        self.of_table = types::name_of(&block.self_ty).is_some_and(|name| self.types.is_on_table(&name));
        visit::visit_item_impl(self, block);
        self.of_table = false;
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.within(function.sig.ident.to_string(), &function.sig, |scanner| {
            visit::visit_impl_item_fn(scanner, function)
        });
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.within(function.sig.ident.to_string(), &function.sig, |scanner| visit::visit_item_fn(scanner, function));
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let roots = self.roots.clone();
        for input in &closure.inputs {
            if let Pat::Type(input) = input {
                self.typed(&input.pat, &input.ty);
            }
        }
        visit::visit_expr_closure(self, closure);
        self.roots = roots;
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let Some(from) = &local.init {
            self.take_apart(&local.pat, &from.expr);
            if let (Pat::Struct(_), Expr::Path(_)) = (&local.pat, &*from.expr) {
                let mut parts = Parts { by_mut: false, apart: false };
                // `let Engine { state: State { turn, .. }, .. } = self`: the inner pattern lends the field.
                if let Pat::Struct(pattern) = &local.pat {
                    for part in &pattern.fields {
                        if matches!(&part.member, Member::Named(name) if name == "state") {
                            parts.visit_pat(&part.pat);
                        }
                    }
                }
                if parts.apart {
                    self.find(local.pat.span(), "taken apart for writing");
                }
            }
            if let (Pat::Ident(variable), Expr::Reference(lent)) = (&local.pat, &*from.expr)
                && lent.mutability.is_some()
                && let Some(place) = self.on_table(&lent.expr)
                && let Some(of) = place.of
            {
                self.roots.insert(variable.ident.to_string(), of);
            }
        }
        self.rename(&local.pat);
        visit::visit_local(self, local);
    }

    fn visit_expr_let(&mut self, condition: &'ast syn::ExprLet) {
        self.take_apart(&condition.pat, &condition.expr);
        visit::visit_expr_let(self, condition);
    }

    fn visit_expr_match(&mut self, chosen: &'ast syn::ExprMatch) {
        for arm in &chosen.arms {
            self.take_apart(&arm.pat, &chosen.expr);
        }
        visit::visit_expr_match(self, chosen);
    }

    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        self.assign(&assign.left, "assigned");
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if is_assignment(&binary.op) {
            self.assign(&binary.left, "changed");
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_reference(&mut self, lent: &'ast syn::ExprReference) {
        if lent.mutability.is_some() && self.on_table(&lent.expr).is_some() {
            self.find(lent.span(), "borrowed for writing");
        }
        visit::visit_expr_reference(self, lent);
    }

    /// A reference that is passed on as it is lends all that it leads to: `swap(self.state, other)`.
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let Expr::Path(function) = &*call.func
            && function.path.segments.iter().any(|segment| segment.ident == "mem" || segment.ident == "ptr")
        {
            for argument in &call.args {
                if !matches!(argument, Expr::Reference(_)) && self.on_table(argument).is_some() {
                    self.find(argument.span(), "written by a function");
                }
            }
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let method = call.method.to_string();
        match self.place(&call.receiver) {
            Some(place) => {
                let frame = match &place.field {
                    Some(field) => self.types.frame.contains(field),
                    None => self.types.frame_methods.contains(&method),
                };
                if !frame && self.types.is_mutator(place.of.as_ref(), &method) {
                    self.find(call.method.span(), "written by a method");
                }
            }
            None if self.types.lends(&method) && !(self.of_table && is_self(&call.receiver)) => {
                self.find(call.method.span(), "lent for writing")
            }
            None => {}
        }
        visit::visit_expr_method_call(self, call);
    }

    /// Arguments of macros are expressions in most of them.
    fn visit_macro(&mut self, invocation: &'ast syn::Macro) {
        if let Ok(arguments) = invocation.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
            let mut inner = Scanner {
                types: self.types,
                roots: self.roots.clone(),
                of_table: self.of_table,
                function: self.function.clone(),
                found: Vec::new(),
            };
            arguments.iter().for_each(|argument| inner.visit_expr(argument));
            self.found.extend(inner.found);
        }
    }
}

fn is_self(receiver: &Expr) -> bool {
    matches!(receiver, Expr::Path(path) if path.path.is_ident("self"))
}

struct Parts {
    by_mut: bool,
    apart: bool,
}

impl<'ast> Visit<'ast> for Parts {
    fn visit_pat_ident(&mut self, variable: &'ast syn::PatIdent) {
        self.by_mut |= variable.by_ref.is_some() && variable.mutability.is_some();
        visit::visit_pat_ident(self, variable);
    }

    fn visit_pat_struct(&mut self, parts: &'ast syn::PatStruct) {
        self.apart = true;
        visit::visit_pat_struct(self, parts);
    }
}

const fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}
