//! Source files as syntax trees, without their tests.

use std::{fs, path::Path};
use syn::{Attribute, ImplItem, Item};

/// A source file.
#[derive(Clone)]
pub struct Source {
    /// Its path below `src`.
    pub path: String,
    pub text: String,
    pub tree: syn::File,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Source {
        let mut tree = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        drop_tests(&mut tree.items);
        Source { path: path.to_owned(), text: text.to_owned(), tree }
    }

    /// Written by a program from a rule file.
    pub fn is_generated(&self) -> bool {
        self.text.starts_with("//! Generated from ")
    }

    /// A finding, with the line that it is about.
    pub fn finding(&self, span: proc_macro2::Span, what: &str) -> String {
        let line = span.start().line;
        let text = self.text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        format!("{}:{line}: {what}: {}", self.path, text.trim())
    }
}

/// All files of a crate's `src`.
pub fn read(folder: &Path) -> Vec<Source> {
    let root = folder.join("src");
    let mut found = Vec::new();
    walk(&root, &root, &mut found);
    found
}

fn walk(root: &Path, folder: &Path, found: &mut Vec<Source>) {
    let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(root, &path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
            found.push(Source::new(&name, &fs::read_to_string(&path).unwrap()));
        }
    }
}

/// Takes out what is compiled for tests only, wherever it stands; what follows it stays.
fn drop_tests(items: &mut Vec<Item>) {
    items.retain(|item| !attributes(item).iter().any(is_test));
    for item in items {
        match item {
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    drop_tests(items);
                }
            }
            Item::Impl(block) => block.items.retain(|item| match item {
                ImplItem::Const(item) => !item.attrs.iter().any(is_test),
                ImplItem::Fn(item) => !item.attrs.iter().any(is_test),
                ImplItem::Type(item) => !item.attrs.iter().any(is_test),
                ImplItem::Macro(item) => !item.attrs.iter().any(is_test),
                _ => true,
            }),
            _ => {}
        }
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn is_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test")
}
