//! Matches recorded by earlier programs are read and played as they were.

use std::path::Path;
use std::process::Command;

#[test]
fn replays_of_earlier_programs_are_played_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 4, "one of each game: {files:?}");
    for file in files {
        let said =
            Command::new(env!("CARGO_BIN_EXE_quarterdeck")).args(["replay", "--verify"]).arg(&file).output().unwrap();
        let text = String::from_utf8_lossy(&said.stdout);
        assert!(said.status.success() && text.contains("all as recorded"), "{}: {said:?}", file.display());
    }
}
