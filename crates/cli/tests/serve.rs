//! The server as its operator meets it: started, asked, loaded, stopped.

mod served;

use client::Page;
use serde_json::{Value, json};
use served::{quarterdeck, serve};
use std::process::{Command, Output};
use std::{fs, path::PathBuf};

fn database(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve");
    fs::create_dir_all(&folder).unwrap();
    for ending in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(folder.join(format!("{name}.db{ending}")));
    }
    format!("sqlite:{}", folder.join(format!("{name}.db")).display())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs something that ends by itself.
fn run(args: &[&str]) -> Output {
    quarterdeck().args(args).args(["--lang", "en"]).output().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_drains_when_it_is_told_to_and_says_no_secrets() {
    let database = database("drain");
    let (server, at) = serve(&database, &["--log", "trace", "--log-format", "json"]);
    let token = client::guest(at, "Ada").await.unwrap();
    let wanted = json!({ "game": "uno", "seats": ["you", "deckhand"] });
    let code = client::table(at, &token, wanted).await.unwrap();
    let mut page = Page::open(at, &token, &code).await.unwrap();
    let update = page.until(|update| !update.table.answers.is_empty()).await.unwrap();
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(page.closed().await, Some(4009));
    let output = server.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let log = text(&output.stderr);
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("not JSON: {line}"));
        assert!(line["level"].is_string() && line["fields"]["message"].is_string(), "{line}");
    }
    let sign = token.split_once('.').unwrap().1;
    assert!(!log.contains(sign), "a token is in the log");
    assert!(log.contains("stopping"), "{log}");
    // What was there is there, and can be played again.
    let checked = run(&["check", "--database", &database]);
    assert!(text(&checked.stdout).starts_with("1 matches, 1 of them open"), "{}", text(&checked.stdout));
    let (mut server, at) = serve(&database, &["--log", "error"]);
    let mut page = Page::open(at, &token, &code).await.unwrap();
    let after = page.until(|_| true).await.unwrap();
    assert_eq!((after.step, after.table), (update.step, update.table));
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn it_can_be_loaded_and_says_how_it_took_it() {
    let (mut server, at) = serve(&database("load"), &["--log", "error"]);
    let args = ["load", "--addr", &at.to_string(), "--tables", "12", "--games", "uno,opcg,zwo,mm25,uno:10"];
    let output = run(&[&args[..], &["--moves", "100", "--seconds", "3", "--json"]].concat());
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["tables"], &report["sockets"]), (&json!(12), &json!(40)));
    assert!(report["moves"].as_u64().unwrap() > 100, "{report}");
    assert_eq!(report["troubles"], json!({}));
}

#[test]
fn bad_input_is_refused_by_name() {
    let refused = |args: &[&str], says: &str| {
        let output = run(args);
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(says), "{args:?} says {message}");
    };
    refused(&["serve", "--database", "postgres://here"], "is no database");
    refused(&["serve", "--database", &database("addr"), "--addr", "nowhere:99999"], "Cannot listen");
    refused(&["serve", "--page", "no/such/folder"], "no built page");
    refused(&["serve", "--log", "server=loud"], "");
    refused(&["check", "--database", "sqlite:no/such.db"], "cannot be used");
    refused(&["load", "--games", "chess"], "is no kind of table");
    refused(&["load", "--addr", "127.0.0.1:1"], "No server answers");
    let other = database("other");
    fs::write(other.strip_prefix("sqlite:").unwrap(), "this is no database, whatever it is called").unwrap();
    refused(&["serve", "--addr", "127.0.0.1:0", "--database", &other], "cannot be used");
    assert_eq!(fs::read_to_string(other.strip_prefix("sqlite:").unwrap()).unwrap().len(), 42);
}
