//! What a state is made of: every field of `State` and of every type reachable from it, found in the sources. A new field is known
//! without anybody listing it.

use crate::source::Source;
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{Fields, FnArg, ImplItem, ImplItemFn, Item, ReceiverKind, ReturnType, Type};

/// A struct, or an enum with all its variants' parts.
#[derive(Clone, Default)]
struct Shape {
    /// By name; of an enum and of a tuple struct there are none.
    fields: Vec<(String, Type)>,
    /// Names of all types in it.
    mentions: BTreeSet<String>,
    is_struct: bool,
}

/// The types of a game's state.
pub struct Types {
    shapes: BTreeMap<String, Shape>,
    /// Whether a type's method takes `&mut self`.
    methods: BTreeMap<(String, String), bool>,
    /// Functions that lend out something to write into.
    lenders: BTreeSet<String>,
    /// Fields of the state that are the frame.
    pub frame: BTreeSet<String>,
    /// Types that only a frame is made of, or a frame too: whoever has one has no part of the table by it.
    in_frame: BTreeSet<String>,
    /// Types that the rest of the state is made of, and no frame.
    on_table: BTreeSet<String>,
    /// Methods of the state that take `&mut self` and write nothing but the frame.
    pub frame_methods: BTreeSet<String>,
}

/// Methods of the standard library by which a place is written.
const STANDARD: [&str; 62] = [
    "append",
    "as_deref_mut",
    "as_mut",
    "as_mut_slice",
    "as_mut_ptr",
    "chunks_mut",
    "clear",
    "clone_from",
    "clone_from_slice",
    "copy_from_slice",
    "copy_within",
    "dedup",
    "dedup_by_key",
    "drain",
    "each_mut",
    "entry",
    "extend",
    "extend_from_slice",
    "fill",
    "fill_with",
    "first_mut",
    "for_each_mut",
    "get_many_mut",
    "get_mut",
    "get_or_insert",
    "get_or_insert_default",
    "get_or_insert_with",
    "insert",
    "iter_mut",
    "last_mut",
    "pop",
    "pop_at",
    "pop_front",
    "pop_back",
    "push",
    "push_back",
    "push_front",
    "push_str",
    "remove",
    "replace",
    "resize",
    "retain",
    "retain_mut",
    "reverse",
    "rotate_left",
    "rotate_right",
    "select_nth_unstable",
    "set_len",
    "sort",
    "sort_by",
    "sort_by_cached_key",
    "sort_by_key",
    "sort_unstable",
    "sort_unstable_by",
    "sort_unstable_by_key",
    "split_at_mut",
    "swap",
    "swap_remove",
    "swap_with_slice",
    "take",
    "take_if",
    "truncate",
];

impl Types {
    pub fn of(sources: &[Source], below: &[Source], frame: &[&str]) -> Types {
        let mut types = Types {
            shapes: BTreeMap::new(),
            methods: BTreeMap::new(),
            lenders: BTreeSet::new(),
            frame: frame.iter().map(|&name| name.to_owned()).collect(),
            in_frame: BTreeSet::new(),
            on_table: BTreeSet::new(),
            frame_methods: BTreeSet::new(),
        };
        // Where two types have one name, the state's own is meant.
        let is_state = |source: &&Source| source.path.starts_with("state");
        let rest = sources.iter().filter(|source| !is_state(source));
        for source in below.iter().chain(rest).chain(sources.iter().filter(is_state)) {
            types.read(&source.tree.items);
        }
        let (in_frame, on_table): (Vec<_>, Vec<_>) =
            types.fields("State").iter().cloned().partition(|(name, _)| types.frame.contains(name));
        assert_eq!(in_frame.len(), frame.len(), "the state has no such frame");
        types.in_frame = types.reachable(&in_frame);
        types.on_table = types.reachable(&on_table);
        types.on_table.retain(|name| !types.in_frame.contains(name));
        types.on_table.insert("State".to_owned());
        for source in sources {
            types.find_lenders(source);
        }
        // Twice: one such method may call another.
        for _ in 0..2 {
            types.frame_methods = super::writers::frame_methods(&types, sources);
        }
        types
    }

    fn read(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Struct(item) => {
                    self.shapes.insert(item.ident.to_string(), shape([&item.fields].into_iter(), true));
                }
                Item::Enum(item) => {
                    let fields = item.variants.iter().map(|variant| &variant.fields);
                    self.shapes.insert(item.ident.to_string(), shape(fields, false));
                }
                Item::Impl(block) => {
                    let Some(of) = name_of(&block.self_ty) else { continue };
                    for item in &block.items {
                        if let ImplItem::Fn(function) = item {
                            let place = (of.clone(), function.sig.ident.to_string());
                            *self.methods.entry(place).or_default() |= takes_mut_self(function);
                        }
                    }
                }
                Item::Mod(module) => {
                    if let Some((_, items)) = &module.content {
                        self.read(items);
                    }
                }
                _ => {}
            }
        }
    }

    fn reachable(&self, from: &[(String, Type)]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut open: Vec<String> = from.iter().flat_map(|(_, field)| mentioned(field)).collect();
        while let Some(name) = open.pop() {
            if let Some(shape) = self.shapes.get(&name)
                && found.insert(name)
            {
                open.extend(shape.mentions.iter().cloned());
            }
        }
        found
    }

    fn find_lenders(&mut self, source: &Source) {
        let mut lenders = Lenders { types: self, found: BTreeSet::new() };
        lenders.visit_file(&source.tree);
        let found = lenders.found;
        self.lenders.extend(found);
    }

    /// The fields of a struct.
    pub fn fields(&self, name: &str) -> &[(String, Type)] {
        self.shapes.get(name).map_or(&[], |shape| &shape.fields)
    }

    /// Whether a value of this type is a part of the table, wherever it is written.
    pub fn is_on_table(&self, name: &str) -> bool {
        self.on_table.contains(name)
    }

    /// Whether a state holds values of this type, on the table or in a frame.
    pub fn is_in_state(&self, name: &str) -> bool {
        self.on_table.contains(name) || self.in_frame.contains(name)
    }

    pub fn is_struct(&self, name: &str) -> bool {
        self.shapes.get(name).is_some_and(|shape| shape.is_struct && !shape.fields.is_empty())
    }

    /// Whether values of this type have parts by name: a struct with fields, an enum with more than names.
    pub fn has_parts(&self, name: &str) -> bool {
        self.shapes
            .get(name)
            .is_some_and(|shape| !shape.fields.is_empty() || !shape.is_struct && !shape.mentions.is_empty())
    }

    /// Whether the function with this name lends out a part of the table for writing.
    pub fn lends(&self, function: &str) -> bool {
        self.lenders.contains(function)
    }

    /// Whether a method writes the place that it is called on.
    pub fn is_mutator(&self, of: Option<&Type>, method: &str) -> bool {
        let own = of.and_then(name_of).and_then(|name| self.methods.get(&(name, method.to_owned())));
        match own {
            Some(&mutates) => mutates,
            None => STANDARD.contains(&method) || of.is_none() && self.mutates_anywhere(method),
        }
    }

    fn mutates_anywhere(&self, method: &str) -> bool {
        self.methods.iter().any(|((_, name), &mutates)| mutates && name == method)
    }
}

fn shape<'f>(fields: impl Iterator<Item = &'f Fields>, is_struct: bool) -> Shape {
    let mut shape = Shape { is_struct, ..Shape::default() };
    for field in fields.flatten() {
        shape.mentions.extend(mentioned(&field.ty));
        if let (Some(name), true) = (&field.ident, is_struct) {
            shape.fields.push((name.to_string(), field.ty.clone()));
        }
    }
    shape
}

/// The names of all types in a type.
pub fn mentioned(of: &Type) -> BTreeSet<String> {
    struct Names(BTreeSet<String>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_path_segment(&mut self, segment: &'ast syn::PathSegment) {
            self.0.insert(segment.ident.to_string());
            visit::visit_path_segment(self, segment);
        }
    }
    let mut names = Names(BTreeSet::new());
    names.visit_type(of);
    names.0
}

/// The name of a type, without references and parameters.
pub fn name_of(of: &Type) -> Option<String> {
    match of {
        Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        Type::Reference(reference) => name_of(&reference.elem),
        Type::Paren(inner) => name_of(&inner.elem),
        _ => None,
    }
}

/// What a list of this type is a list of: an array, a row, a vector.
pub fn element(of: &Type) -> Option<Type> {
    match of {
        Type::Array(array) => Some((*array.elem).clone()),
        Type::Slice(slice) => Some((*slice.elem).clone()),
        Type::Reference(reference) => element(&reference.elem),
        Type::Path(path) => match &path.path.segments.last()?.arguments {
            syn::PathArguments::AngleBracketed(arguments) => {
                arguments.args.iter().find_map(|argument| match argument {
                    syn::GenericArgument::Type(inner) => Some(inner.clone()),
                    _ => None,
                })
            }
            _ => None,
        },
        _ => None,
    }
}

/// The type behind `&mut`, if it is one.
pub fn behind_mut(of: &Type) -> Option<&Type> {
    match of {
        Type::Reference(reference) if reference.mutability.is_some() => Some(&reference.elem),
        Type::Paren(inner) => behind_mut(&inner.elem),
        _ => None,
    }
}

pub fn takes_mut_self(function: &ImplItemFn) -> bool {
    match function.sig.inputs.first() {
        Some(FnArg::Receiver(receiver)) => match &receiver.kind {
            ReceiverKind::Reference(_, _, mutability) => mutability.is_some(),
            ReceiverKind::Typed(_, of) => behind_mut(of).is_some(),
            _ => false,
        },
        _ => false,
    }
}

struct Lenders<'t> {
    types: &'t Types,
    found: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Lenders<'_> {
    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        // A function that is given what to do with a part of the table lends it to that.
        struct Changes<'t>(&'t Types, bool);
        impl<'ast> Visit<'ast> for Changes<'_> {
            fn visit_parenthesized_generic_arguments(&mut self, inputs: &'ast syn::ParenthesizedGenericArguments) {
                for input in &inputs.inputs {
                    let lent = behind_mut(&input.ty).and_then(name_of);
                    self.1 |= lent.is_some_and(|name| self.0.is_on_table(&name));
                }
                visit::visit_parenthesized_generic_arguments(self, inputs);
            }
        }
        let mut changes = Changes(self.types, false);
        visit::visit_signature(&mut changes, signature);
        if changes.1 {
            self.found.insert(signature.ident.to_string());
        }
        let ReturnType::Type(_, returned) = &signature.output else { return };
        struct Lent<'t>(&'t Types, bool);
        impl<'ast> Visit<'ast> for Lent<'_> {
            fn visit_type_reference(&mut self, reference: &'ast syn::TypeReference) {
                let name = name_of(&reference.elem);
                self.1 |= reference.mutability.is_some() && name.is_none_or(|name| self.0.is_on_table(&name));
                visit::visit_type_reference(self, reference);
            }
        }
        let mut lent = Lent(self.types, false);
        lent.visit_type(returned);
        if lent.1 {
            self.found.insert(signature.ident.to_string());
        }
    }
}
