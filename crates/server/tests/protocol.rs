//! The examples of docs/protocol.md, run against a real server.

mod support;

use client::Page;
use serde_json::Value;
use server::Pauses;
use std::collections::HashMap;
use support::{at_once, start};

/// Whether something is as the page says; `$name` stands for anything and is remembered, or must be the same again.
fn fits(wanted: &Value, found: &Value, known: &mut HashMap<String, Value>) -> bool {
    match (wanted, found) {
        (Value::String(any), _) if any == "…" => true,
        (Value::String(name), _) if name.starts_with('$') => match known.get(name) {
            Some(value) => value == found,
            None => {
                known.insert(name.clone(), found.clone());
                true
            }
        },
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(key, value)| found.get(key).is_some_and(|found| fits(value, found, known)))
        }
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() <= found.len() && wanted.iter().zip(found).all(|(wanted, found)| fits(wanted, found, known))
        }
        _ => wanted == found,
    }
}

/// A text with what is known in place of its names.
fn filled(text: &str, known: &HashMap<String, Value>) -> String {
    let mut names: Vec<&String> = known.keys().collect();
    // The longest first: $ada is no part of $adam.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.iter().fold(text.to_owned(), |text, name| text.replace(*name, known[*name].as_str().unwrap_or_default()))
}

fn sessions(page: &str) -> impl Iterator<Item = &str> {
    let blocks = page.split("```session\n").skip(1).filter_map(|block| block.split("```").next());
    blocks.flat_map(str::lines)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_examples_of_the_protocol_are_true() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), Pauses { windows: 100_000, ..at_once() }).await;
    let at = server.address();
    let mut known: HashMap<String, Value> = HashMap::new();
    let mut pages: HashMap<&str, Page> = HashMap::new();
    let mut answers: HashMap<&str, (u16, String)> = HashMap::new();
    let mut lines = 0;
    for line in sessions(include_str!("../../../docs/protocol.md")) {
        lines += 1;
        let (who, rest) = line.split_at(line.find(['>', '<']).unwrap());
        let (sent, text) = (rest.starts_with('>'), rest[1..].trim());
        let token = known.get(&format!("${who}")).and_then(Value::as_str).unwrap_or_default().to_owned();
        if sent && text.starts_with('{') {
            if !pages.contains_key(who) {
                pages.insert(who, Page::knock(at).await.unwrap());
            }
            pages.get_mut(who).unwrap().write(filled(text, &known)).await.unwrap();
        } else if sent {
            let mut words = text.splitn(3, ' ');
            let (method, path) = (words.next().unwrap(), filled(words.next().unwrap(), &known));
            let answer = client::request(at, method, &path, &token, words.next().unwrap_or("")).await.unwrap();
            answers.insert(who, answer);
        } else if text.starts_with('{') {
            let wanted: Value = serde_json::from_str(&filled(text, &known)).unwrap_or_else(|_| panic!("{line}"));
            let found = pages.get_mut(who).unwrap().read().await.unwrap();
            let found: Value = serde_json::from_str(&found).unwrap();
            assert!(fits(&wanted, &found, &mut known), "{line}\nbut: {found}");
        } else {
            let (status, text) = text.split_once(' ').unwrap();
            let (found, body) = answers.remove(who).unwrap();
            assert_eq!(found.to_string(), status, "{line}\nbut: {body}");
            if text != "…" {
                let wanted: Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("{line}"));
                let found: Value = serde_json::from_str(&body).unwrap();
                assert!(fits(&wanted, &found, &mut known), "{line}\nbut: {found}");
            }
        }
    }
    assert!(lines > 40, "{lines} lines were run");
    server.stop().await;
}
