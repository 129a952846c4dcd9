//! A server in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// The program.
pub fn quarterdeck() -> Command {
    Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
}

/// A server for programs, and where it listens.
pub fn serve(database: &str, more: &[&str]) -> (Child, SocketAddr) {
    let mut child = quarterdeck()
        .args(["serve", "--addr", "127.0.0.1:0", "--database", database, "--at-once", "--lang", "en"])
        .args(["--sockets", "1000", "--rate", "100000"])
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let at = line.trim().rsplit("http://").next().and_then(|at| at.parse().ok());
    (child, at.unwrap_or_else(|| panic!("no address in {line:?}")))
}
