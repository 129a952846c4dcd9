//! The program as its users meet it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn quarterdeck(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(args)
        .current_dir(root())
        .env_remove("LC_ALL")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Runs something that must work.
fn works(args: &[&str], input: &str) -> String {
    let output = quarterdeck(args, input);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Runs something that must be refused with exit code 2 and a message that says these things.
fn refused(args: &[&str], says: &[&str]) {
    let output = quarterdeck(args, "");
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    for what in says {
        assert!(message.contains(what), "{args:?} says: {message}");
    }
    assert!(!message.contains("panicked"), "{message}");
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

#[test]
fn all_scenarios_of_uno_pass() {
    let out = works(&["scenario", "scenarios/uno"], "");
    let last = out.lines().last().unwrap();
    assert!(last.ends_with(" passed, 0 failed"), "{last}");
}

#[test]
fn a_clause_is_shown_in_each_language() {
    for (lang, part) in [("en", "draw two cards"), ("ja", "2枚"), ("zh-Hant", "兩張"), ("it", "due carte")] {
        let out = works(&["rules", "uno", "UN-6.2.1", "--lang", lang], "");
        assert!(out.starts_with("UN-6.2.1") && out.contains(part), "{lang}: {out}");
    }
    assert!(works(&["rules", "uno", "K-2", "--lang", "it"], "").starts_with("K-2"));
}

#[test]
fn the_matrix_has_every_clause_and_nothing_pending() {
    let json: serde_json::Value = serde_json::from_str(&works(&["rules", "uno", "--matrix", "--json"], "")).unwrap();
    let rows = json.as_array().unwrap();
    assert_eq!(rows.len(), 140);
    for row in rows {
        let named = ["tests", "scenarios"].iter().any(|kind| !row[*kind].as_array().unwrap().is_empty());
        assert!(named || row["not_applicable"].is_string(), "{} is pending", row["clause"]);
    }
    assert!(works(&["rules", "uno", "--matrix"], "").contains("140 clauses, 0 pending"));
    let all: serde_json::Value = serde_json::from_str(&works(&["rules", "uno", "--json", "--lang", "ja"], "")).unwrap();
    assert_eq!(all.as_array().unwrap().len(), 140);
}

#[test]
fn a_simulation_is_the_same_with_any_number_of_threads() {
    let run = |threads: &str| -> serde_json::Value {
        let args =
            ["sim", "uno", "--games", "60", "--seats", "3", "--threads", threads, "--turn-limit", "300", "--json"];
        serde_json::from_str(&works(&args, "")).unwrap()
    };
    let (one, two) = (run("1"), run("2"));
    for field in ["game", "games", "decisions", "forced", "void"] {
        assert_eq!(one[field], two[field], "{field}");
        assert!(!one[field].is_null(), "{field}");
    }
    assert!(one["ns_per_decision"].as_f64().unwrap() > 0.0 && one["cpu_seconds"].as_f64().unwrap() > 0.0);
    for (a, b) in one["results"].as_array().unwrap().iter().zip(two["results"].as_array().unwrap()) {
        assert_eq!((&a["bot"], &a["wins"]), (&b["bot"], &b["wins"]));
    }
}

#[test]
fn a_simulation_can_fix_who_begins() {
    let report = |game: &str, first: &str| -> serde_json::Value {
        let args = ["sim", game, "--games", "30", "--first", first, "--json"];
        serde_json::from_str(&works(&args, "")).unwrap()
    };
    for game in ["opcg", "zwo", "mm25"] {
        for (seat, first) in ["s0", "s1"].into_iter().enumerate() {
            let report = report(game, first);
            let games = |field: &str| report[field].as_u64().unwrap();
            // Every win of a beginner is one of that seat, and every game is won, drawn or void.
            assert_eq!(report["beginners"]["wins"], report["results"][seat]["wins"], "{game} {first}");
            assert_eq!(report["beginners"]["games"].as_u64().unwrap() + games("draws") + games("void"), 30);
        }
    }
    assert_ne!(report("uno", "s0")["results"], report("uno", "s1")["results"]);
    refused(&["sim", "opcg", "--first", "s2"], &["no seat “s2”", "s0 to s1"]);
    refused(&["sim", "uno", "--seats", "3", "--first", "me"], &["no seat “me”", "s0 to s2"]);
}

#[test]
fn searching_beats_chance() {
    let args =
        ["sim", "uno", "--games", "40", "--seats", "2", "--bots", "search:30,random", "--turn-limit", "200", "--json"];
    let report: serde_json::Value = serde_json::from_str(&works(&args, "")).unwrap();
    let wins = |seat: usize| report["results"][seat]["wins"].as_u64().unwrap();
    assert!(wins(0) > 2 * wins(1), "{} against {}", wins(0), wins(1));
}

#[test]
fn a_recorded_match_verifies_and_shows_what_a_seat_saw() {
    let file = scratch("recorded.qdreplay");
    let path = file.to_str().unwrap();
    works(&["sim", "uno", "--games", "1", "--seed", "5", "--turn-limit", "80", "--replay", path], "");
    assert!(works(&["replay", path, "--verify"], "").contains("all as recorded"));
    let (mine, theirs) = (works(&["replay", path, "--eyes", "s0"], ""), works(&["replay", path], ""));
    assert!(mine.contains("You are dealt blue") || mine.contains("You are dealt green"), "{mine}");
    assert!(!theirs.contains("You"), "a spectator is nobody's you");
    assert!(theirs.lines().all(|line| line.contains("UN-")), "every line cites its clause");
    refused(&["replay", path, "--eyes", "s7"], &["s7", "s0 to s3"]);
}

#[test]
fn damaged_replays_are_told_apart() {
    let file = scratch("whole.qdreplay");
    works(&["sim", "uno", "--games", "1", "--turn-limit", "40", "--replay", file.to_str().unwrap()], "");
    let whole = fs::read(&file).unwrap();
    let damaged = scratch("damaged.qdreplay");
    let path = damaged.to_str().unwrap();
    let check = |bytes: &[u8], says: &str| {
        fs::write(&damaged, bytes).unwrap();
        refused(&["replay", path, "--verify"], &[says]);
    };
    check(&whole[..whole.len() - 20], "cut off");
    check(b"something else", "not a replay");
    let mut altered = whole.clone();
    altered[40] ^= 1;
    check(&altered, "altered");
    let mut later = whole.clone();
    later[8] = 9;
    check(&later, "format 9");
    // The edition stands after the game's name; the checksum is over everything before it.
    let mut later = whole.clone();
    later[13] = 99;
    let body = later.len() - 8;
    let sum = xxhash_rust::xxh3::xxh3_64(&later[..body]);
    later[body..].copy_from_slice(&sum.to_le_bytes());
    check(&later, "edition 99");
    let other = works(&["replay", file.to_str().unwrap(), "--verify"], "");
    assert!(other.contains("inputs"), "the original is untouched");
}

#[test]
fn a_scenario_is_told_as_a_log_and_by_its_name() {
    let file = scratch("told.qd");
    let text = "game opcg\nscenario \"a blocked attack\" covers OP-8.3.1\n given p1 characters [A(power 6000)]; \
                p2 characters [B{always: this has blocker}]\n when p1 attacks leader with A\n then p2 is asked Block\n \
                refuse p1 passes because NotYourDecision\n variant \"x\"\n when p2 passes\n then p2 is asked LifeCard\n \
                variant \"y\"\n when p2 blocks with B\n then B in trash";
    fs::write(&file, text).unwrap();
    let out = works(&["scenario", "--trace", "--list", file.to_str().unwrap()], "");
    for line in [
        "  when p1 attacks leader with A",
        "      p2 is asked Block: blocks with B, passes",
        "  refuse p1 passes because NotYourDecision",
        "passed: a blocked attack / x",
        "passed: a blocked attack / y",
        "2 passed, 0 failed",
    ] {
        assert!(out.lines().any(|other| other == line), "{line} is missing in\n{out}");
    }
    assert!(out.contains("KnockedOut because OP-12.19"), "{out}");
}

#[test]
fn what_fails_in_a_scenario_is_told_once_with_the_names_of_its_author() {
    let file = scratch("fails.qd");
    let source = "game mm25\nscenario \"no\" covers MM-7.3.1\n given p1 captain A; p1 sailor1 B; p2 captain Y\n \
                when p1 attacks Y with A; p1 passes; p1 passes\n then p1 won 3; settled";
    fs::write(&file, source).unwrap();
    let output = quarterdeck(&["scenario", file.to_str().unwrap()], "");
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert_eq!(told.matches("refused: E_NOT_YOUR_TURN").count(), 1, "{told}");
    assert!(told.contains("p2 is asked BattleAction and may answer: passes"), "{told}");
    assert!(!told.contains("Seat("), "{told}");
}

#[test]
fn a_whole_round_is_played_by_typing_numbers() {
    for (lang, says) in [("en", "The match is over."), ("it", "La partita è finita.")] {
        let args =
            ["play", "uno", "--rounds", "1", "--seed", "11", "--bots", "random", "--turn-limit", "60", "--lang", lang];
        let out = works(&args, &"1\n".repeat(2_000));
        assert!(out.contains(says), "{lang}: {}", &out[out.len().saturating_sub(600)..]);
        assert!(!out.contains("uno-"), "a key without a text");
    }
}

#[test]
fn a_person_can_ask_why_not_read_rules_and_leave() {
    let typed = "?\nrules UN-4.1.1\nrules UN-99\n77\nhello\nkeep\nlog\nconcede\nno\nconcede\nconcede\n";
    let file = scratch("left.qdreplay");
    let args = ["play", "uno", "--seed", "4", "--bots", "random", "--replay", file.to_str().unwrap()];
    let out = works(&args, typed);
    for part in [
        "Not possible now, and why:",
        "UN-4.1.1  ",
        "no clause UN-99",
        "no choice 77",
        "no choice hello",
        "You have not drawn",
        "Leave the match for good?",
        "You leave the match.",
    ] {
        assert!(out.contains(part), "{part} is missing in {out}");
    }
}

/// Plays a game between two decks in every language, always with the first answer, and reads it again as a replay.
fn is_played_by_typing(game: &str, decks: [&str; 2], clause: &str, card: &str) {
    let ends = [
        ("en", "The match is over."),
        ("ja", "試合が終わりました。"),
        ("zh-Hant", "整場遊戲結束。"),
        ("it", "La partita è finita."),
    ];
    let prefix = format!(" {}-", clause.split('-').next().unwrap());
    for (lang, says) in ends {
        let file = scratch(&format!("typed-{lang}-{game}.qdreplay"));
        let path = file.to_str().unwrap();
        let args = ["play", game, "--deck", decks[0], "--against", decks[1], "--seed", "3", "--bots", "random"];
        let typed = format!("?\nrules {clause}\ncard {card}\n{}", "1\n?\n1\n".repeat(2_500));
        let out = works(&[&args[..], &["--lang", lang, "--replay", path]].concat(), &typed);
        assert!(out.contains(says), "{lang}: {}", &out[out.len().saturating_sub(600)..]);
        assert!(!out.contains(&format!("{game}-")), "a key without a text");
        let columns = |line: &str| line.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum::<usize>();
        let widest = out.lines().map(|line| line.trim_start_matches("> ")).max_by_key(|line| columns(line)).unwrap();
        assert!(columns(widest) <= 100, "{} columns: {widest}", columns(widest));
        assert!(works(&["replay", path, "--verify"], "").contains("all as recorded"));
        let told = works(&["replay", path, "--eyes", "s0", "--lang", lang], "");
        assert!(told.lines().count() > 100 && told.lines().all(|line| line.contains(&prefix)), "{lang}: {told}");
    }
}

#[test]
fn a_whole_card_game_is_played_by_typing_numbers() {
    is_played_by_typing("opcg", ["ST-01", "st-02"], "OP-8.1.1", "st01-011");
}

#[test]
fn a_whole_game_of_zombies_is_played_by_typing_numbers() {
    is_played_by_typing("zwo", ["cold-assembly", "Crimson-Court"], "ZW-12.8", "dz-046");
}

#[test]
fn a_card_game_explains_itself() {
    let typed = "1\n?\nrules OP-4.6\nrules UN-4.1.1\nrules K-2\ncard st01-006\ncard X\n77\nhello\nlog\nquit\n";
    let out = works(&["play", "opcg", "--seed", "3", "--bots", "random"], typed);
    for part in [
        "Rock-paper-scissors: which sign do you throw? OP-4.3",
        "Not possible now, and why:",
        "This is not the time for it. OP-4.6",
        "OP-4.6  ",
        "no clause UN-4.1.1",
        "K-2  ",
        "ST01-006 Tony Tony.Chopper",
        "no card X",
        "no choice 77",
        "no choice hello",
        "Goodbye.",
    ] {
        assert!(out.contains(part), "{part} is missing in {out}");
    }
    assert!(!out.contains("Not forbidden"), "copies of a card are no other acts: {out}");
    let left = works(&["play", "opcg", "--seed", "3", "--bots", "random"], "concede\nconcede\n");
    assert!(left.contains("You lose. OP-5.8") && left.contains("The match is over."), "{left}");
    assert!(works(&["play", "opcg", "--seed", "3"], "").contains("Goodbye."), "the end of input is no trouble");
}

#[test]
fn answers_are_marked_and_the_stake_is_told() {
    let typed = "1\n1\n1\n2\n1\n7\n1\n1\n";
    let marks = [("en", "safe", "think twice"), ("it", "prudente", "pensaci due volte")];
    for (lang, gold, grave) in marks.into_iter().chain([("ja", "無難", "要注意"), ("zh-Hant", "穩妥", "請三思")])
    {
        let out = works(&["play", "opcg", "--seed", "670", "--bots", "random", "--lang", lang], typed);
        let answers: Vec<&str> = out.lines().filter(|line| line.starts_with("   ")).collect();
        // The opening hand: keeping it is gold, redrawing grave.
        assert!(
            answers.iter().any(|line| line.starts_with("   1  ") && line.ends_with(&format!(" · {gold}"))),
            "{lang}"
        );
        assert!(
            answers.iter().any(|line| line.starts_with("   2  ") && line.ends_with(&format!(" · {grave}"))),
            "{lang}"
        );
    }
    let out = works(&["play", "opcg", "--seed", "670", "--bots", "random"], typed);
    let told = |stake: &str, answer: &str| {
        let mut lines = out.lines().skip_while(|line| *line != stake).skip(1);
        lines.find(|line| line.ends_with(answer)).is_some()
    };
    // While the attack hits, passing is not gold; as soon as it fails, it is.
    assert!(
        told("  Now: 5 → 4 Life unless you add 1000", "  pass")
            && told("  Now: the attack fails (5000 vs 6000)", "  pass · safe"),
        "{out}"
    );
}

#[test]
fn a_recorded_match_counts_what_happens_again() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays/2026-11-zwo.qdreplay");
    let out = works(&["replay", file, "--lang", "en"], "");
    let lines: Vec<&str> = out.lines().map(|line| line.trim_start().split_once("  ").unwrap_or_default().1).collect();
    assert!(lines.iter().any(|line| line.contains(" ×2 ")), "{out}");
}

#[test]
fn a_game_of_zombies_explains_itself() {
    let typed = "1\n?\n1\n?\nrules ZW-9.3\nrules OP-8.1.1\ncard dz-006\ncard X\n77\nlog\nquit\n";
    let out = works(&["play", "zwo", "--seed", "1", "--bots", "random"], typed);
    for part in [
        "Your opening hand: do you keep it, or redraw all seven cards once? ZW-6.4",
        "Not possible now, and why:",
        "summon DZ-012 Seed-Bank Ghoul (cost 3) — The mana for it is missing, or already turned. ZW-9.3",
        "Another question is open: answer that first. ZW-8.8",
        "ZW-9.3  ",
        "no clause OP-8.1.1",
        "DZ-006 Orchard Ogre",
        "zombie, green (DEADMAN), summon cost 4, revive cost 2, POWER 5000, CRITICAL 2, rarity C",
        "no card X",
        "no choice 77",
        "Goodbye.",
    ] {
        assert!(out.contains(part), "{part} is missing in {out}");
    }
    assert!(!out.contains("Not forbidden"), "copies of a card are no other acts: {out}");
    let left = works(&["play", "zwo", "--seed", "1", "--bots", "random"], "concede\nconcede\n");
    assert!(left.contains("You lose. ZW-7.11") && left.contains("The match is over."), "{left}");
}

#[test]
fn a_simulated_card_game_is_shown_as_each_saw_it() {
    let file = scratch("simulated.qdreplay");
    let path = file.to_str().unwrap();
    works(&["sim", "opcg", "--games", "1", "--decks", "ST-03,ST-04", "--seed", "2", "--replay", path], "");
    assert!(works(&["replay", path, "--verify"], "").contains("all as recorded"));
    let (mine, theirs) = (works(&["replay", path, "--eyes", "s0"], ""), works(&["replay", path], ""));
    assert!(mine.contains("You draw ST03-") && mine.contains("s1 draws a card."), "{mine}");
    assert!(!theirs.contains("You ") && !theirs.contains(" draws ST"), "a spectator sees no hand");
    refused(&["replay", path, "--eyes", "s2"], &["s2", "s0 to s1"]);
}

#[test]
fn a_simulated_game_of_zombies_keeps_its_secrets() {
    let file = scratch("zombies.qdreplay");
    let path = file.to_str().unwrap();
    works(&["sim", "zwo", "--games", "1", "--decks", "rotting-orchard,cold-assembly", "--replay", path], "");
    assert!(works(&["replay", path, "--verify"], "").contains("all as recorded"));
    let (mine, theirs) = (works(&["replay", path, "--eyes", "s0"], ""), works(&["replay", path], ""));
    assert!(mine.contains("You draw DZ-") && mine.contains("s1 draws a card."), "{mine}");
    assert!(!theirs.contains("You ") && !theirs.contains(" draws DZ"), "a spectator sees no hand");
    assert!(!mine.contains(" passes."), "who passes says nothing");
}

#[test]
fn what_the_rules_punish_can_be_tried() {
    let args = ["play", "uno", "--seed", "8", "--bots", "random", "--preset", "table"];
    let out = works(&args, "?\na\nquit\n");
    assert!(out.contains("Not forbidden, but it may cost you.") && out.contains("a  play blue 3"), "{out}");
    assert!(out.contains("You play blue 3."), "a misplay is played: {out}");
    let strict = works(&["play", "uno", "--seed", "8", "--bots", "random"], "?\nz\nquit\n");
    assert!(strict.contains("blue 3 fits neither") && strict.contains("no choice z"), "{strict}");
}

#[test]
fn whatever_is_typed_the_match_is_kept() {
    let file = scratch("typed.qdreplay");
    let path = file.to_str().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(["play", "uno", "--seed", "4", "--bots", "random", "--replay", path])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\n1\n1\n").unwrap();
    assert!(child.wait_with_output().unwrap().status.success());
    assert!(works(&["replay", path, "--verify"], "").contains("all as recorded"));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(["rules", "uno", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn the_end_of_input_ends_the_game_politely() {
    assert!(works(&["play", "uno", "--seed", "1"], "").contains("Goodbye."));
}

#[test]
fn wrong_arguments_are_refused_with_what_is_wrong() {
    refused(&["play", "uno", "--seats", "11"], &["Players: 11", "2 to 10"]);
    refused(&["play", "uno", "--seats", "1"], &["Players: 1."]);
    refused(
        &["play", "uno", "--rounds", "0", "--seats", "12", "--turn-limit", "0"],
        &["Rounds: 0", "Players: 12", "Turn limit: 0"],
    );
    refused(&["play", "uno", "--preset", "house"], &["house", "standard, table"]);
    refused(&["play", "uno", "--mode", "chess"], &["chess", "elimination"]);
    refused(&["play", "uno", "--lang", "fr"], &["fr", "zh-Hant"]);
    refused(&["play", "uno", "--bots", "genius"], &["genius", "random"]);
    refused(&["sim", "uno", "--bots", "random,random"], &["2 bots for 4 seats"]);
    refused(&["sim", "uno", "--bots", "search:0"], &["search:0"]);
    refused(&["sim", "uno", "--threads", "0"], &["thread"]);
    refused(&["sim", "uno", "--threads", "65535"], &["1024"]);
    refused(&["sim", "uno", "--games", "0"], &["At least one game"]);
    refused(&["sim", "uno", "--bots", "search:0ms"], &["search:0ms"]);
    refused(&["play", "uno", "--replay", "no-such-folder/x"], &["no-such-folder/x"]);
    refused(&["play", "opcg", "--deck", "ST-99"], &["ST-99", "ST-04"]);
    refused(&["play", "opcg", "--against", "straw hats", "--lang", "it"], &["straw hats", "mazzo"]);
    refused(&["play", "opcg", "--bots", "random,random,random"], &["3 bots for 2 seats"]);
    refused(&["rules", "uno", "K-1", "--matrix"], &["K-1"]);
    refused(&["sim", "chess"], &["chess"]);
    refused(&["rules", "uno", "UN-99.1"], &["UN-99.1"]);
    refused(&["rules", "uno", "--lang", "xx"], &["xx"]);
    refused(&["replay", "no-such-file"], &["no-such-file"]);
    refused(&["scenario", "no-such-folder"], &["no-such-folder"]);
    refused(&["scenario", "rules"], &["no scenario"]);
}

#[test]
fn the_card_game_is_for_two() {
    let sim = ["sim", "opcg", "--games", "1", "--seats"];
    for seats in ["1", "3", "4"] {
        refused(&[&sim[..], &[seats]].concat(), &["two players", &format!("not for {seats}")]);
        refused(&["play", "opcg", "--seats", seats], &["two players"]);
    }
    for (lang, says) in [("ja", "3人"), ("zh-Hant", "3人"), ("it", "non per 3")] {
        refused(&[&sim[..], &["3", "--lang", lang]].concat(), &[says]);
    }
    works(&[&sim[..], &["2"]].concat(), "");
    works(&["play", "opcg", "--seats", "2", "--bots", "random"], "");
    assert!(works(&["sim", "uno", "--games", "1"], "").contains("s3 random"), "UNO seats four");
}

#[test]
fn troubles_of_scenarios_are_told_apart() {
    let folder = scratch("uno");
    fs::create_dir_all(&folder).unwrap();
    let run = |name: &str, source: &str| {
        let path = folder.join(name);
        fs::write(&path, source).unwrap();
        let output = quarterdeck(&["scenario", path.to_str().unwrap()], "");
        (output.status.code(), text(&output.stderr), text(&output.stdout))
    };
    let head = "scenario \"x\" covers UN-4.1.1\n";
    for (source, code, says) in [
        ("given 4 seats".to_owned(), 2, ":1:1: syntax error"),
        (format!("{head} given s0 holds [R1\n then settled"), 2, ":2:8: syntax error"),
        (format!("{head} given s0 holds [R77]\n then settled"), 2, ":2:18: unknown word"),
        ("scenario \"x\" covers UN-4.1.77\n then settled".to_owned(), 2, ":1:21: unknown word"),
        (format!("{head} given s0 holds [R0, R0]\n then settled"), 2, "impossible position"),
        (format!("{head} given s0 holds [R1, R2]\n then s0 holds 3"), 1, ":3:7: failed expectation"),
        (format!("{head} given s0 holds [R1, B2, G3]\n when s0 plays B2\n then settled"), 1, "CardDoesNotMatch"),
        (format!("{head} given s0 holds [R1, B2, G3]\n refuse s0 plays R1 because CardDoesNotMatch"), 1, "accepted"),
        (format!("{head} given s0 holds [R1, B2, G3]\n refuse s0 plays B2 because CallNotDue"), 1, "not CallNotDue"),
        (format!("game chess\n{head} then settled"), 2, "which game?"),
        (format!("{head} chance shuffle [R1]\n given s0 holds [R2, R3]\n then settled"), 1, "never used"),
        (head.to_owned(), 2, "tests nothing"),
        (format!("{head} then “7”"), 2, ":2:7: syntax error"),
        (format!("{head} given {}\n then settled", "{".repeat(100_000)), 2, "never closed"),
        (format!("{head} given s0 total 2147483647; s1 total 2147483647\n then settled"), 2, "beyond a million"),
        (format!("{head} given turn 9999\n then settled"), 2, "impossible position"),
        (format!("{head} given discards []\n then settled"), 2, "no card to follow"),
        (
            format!("{head} given 11 seats\n then refused because BadPlayerCount\n when s0 draws"),
            1,
            "nothing else can follow",
        ),
        (format!("{head} given 11 seats\n then refused because Zork"), 2, ":3:23: unknown word"),
        (format!("{head} refuse s0 draws because Zork"), 2, "neither a clause nor a reason"),
        (format!("{head} then s0 is asked Zork"), 2, "unknown word"),
        (format!("{head} then s9 holds 0"), 2, "a seat of this table"),
        (format!("{head} when s0 flies\n then settled"), 2, "an act or a card"),
    ] {
        let (found, message, out) = run("trouble.qd", &source);
        assert_eq!(found, Some(code), "{source}: {message}");
        assert!(message.contains(says), "{source}: {message}");
        assert!(out.contains("1 failed"), "{out}");
    }
}
