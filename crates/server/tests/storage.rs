//! The storage against real files: what is acknowledged stays, whatever happens.

use server::storage::{Closed, Code, Deck, Entry, Guest, Limit, Opening, Record, Store, Trouble};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::task::JoinSet;

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("store.db")
}

async fn store_in(folder: &TempDir) -> Store {
    Store::sqlite(&file(folder)).await.unwrap()
}

fn code(text: &str) -> Code {
    Code(text.into())
}

fn guest(text: &str) -> Guest {
    Guest(text.into())
}

fn opening(text: &str) -> Opening {
    Opening { code: code(text), game: "uno".into(), edition: 3, created: 1_700_000_000_000, body: vec![0, 255, 7] }
}

fn entry(number: u32, body: &str) -> Entry {
    Entry { number, body: body.into() }
}

async fn entries(store: &Store, text: &str) -> Vec<Entry> {
    store.load(&code(text)).await.unwrap().unwrap().entries
}

/// A kilobyte: four of them fill a page.
fn heavy(number: u32) -> Entry {
    Entry { number, body: vec![number as u8; 1024] }
}

#[tokio::test]
async fn a_match_comes_back_as_it_was_kept() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    let journal = vec![entry(1, "draw"), entry(2, ""), entry(3, "play red 7")];
    store.begin(opening("A")).await.unwrap();
    for entry in &journal {
        store.append(&code("A"), entry.clone()).await.unwrap();
    }
    let mut record = Record { opening: opening("A"), entries: journal, closing: None };
    assert_eq!(store.load(&code("A")).await, Ok(Some(record.clone())));
    store.close(&code("A"), b"won by 2".to_vec()).await.unwrap();
    store.stop().await;

    let store = store_in(&folder).await;
    record.closing = Some(b"won by 2".to_vec());
    assert_eq!(store.load(&code("A")).await, Ok(Some(record)));
    assert_eq!(store.load(&code("B")).await, Ok(None));
    store.stop().await;
}

#[tokio::test]
async fn the_same_again_is_fine_and_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    for _ in 0..2 {
        store.begin(opening("A")).await.unwrap();
        store.append(&code("A"), entry(1, "draw")).await.unwrap();
    }
    store.append(&code("A"), entry(2, "pass")).await.unwrap();
    store.append(&code("A"), entry(1, "draw")).await.unwrap();
    for _ in 0..2 {
        store.close(&code("A"), b"over".to_vec()).await.unwrap();
    }
    store.append(&code("A"), entry(2, "pass")).await.unwrap();
    assert_eq!(entries(&store, "A").await, [entry(1, "draw"), entry(2, "pass")]);
    store.stop().await;
}

#[tokio::test]
async fn what_is_written_cannot_be_written_otherwise() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    store.begin(opening("A")).await.unwrap();
    store.append(&code("A"), entry(1, "draw")).await.unwrap();
    assert_eq!(store.begin(Opening { created: 5, ..opening("A") }).await, Err(Trouble::Conflict));
    assert_eq!(store.append(&code("A"), entry(1, "pass")).await, Err(Trouble::Conflict));
    store.close(&code("A"), b"over".to_vec()).await.unwrap();
    assert_eq!(store.close(&code("A"), b"not over".to_vec()).await, Err(Trouble::Conflict));
    assert_eq!(store.append(&code("A"), entry(2, "pass")).await, Err(Trouble::Conflict));
    let record = store.load(&code("A")).await.unwrap().unwrap();
    let kept = Record { opening: opening("A"), entries: vec![entry(1, "draw")], closing: Some(b"over".to_vec()) };
    assert_eq!(record, kept);
    store.stop().await;
}

#[tokio::test]
async fn a_journal_has_no_gaps_and_starts_at_one() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    store.begin(opening("A")).await.unwrap();
    for number in [0, 2, u32::MAX] {
        assert_eq!(store.append(&code("A"), entry(number, "draw")).await, Err(Trouble::Conflict), "{number}");
    }
    store.append(&code("A"), entry(1, "draw")).await.unwrap();
    assert_eq!(store.append(&code("A"), entry(3, "draw")).await, Err(Trouble::Conflict));
    assert_eq!(entries(&store, "A").await, [entry(1, "draw")]);
    store.stop().await;
}

#[tokio::test]
async fn a_match_that_never_began_is_unknown() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    assert_eq!(store.append(&code("A"), entry(1, "draw")).await, Err(Trouble::Unknown));
    assert_eq!(store.close(&code("A"), vec![]).await, Err(Trouble::Unknown));
    assert_eq!(store.load(&code("A")).await, Ok(None));
    store.stop().await;
}

#[tokio::test]
async fn open_and_closed_matches_are_told_apart() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    let at = |text: &str, created| Opening { created, ..opening(text) };
    for opening in [at("C", 30), at("A", 10), at("D", 40), at("B", 20)] {
        store.begin(opening).await.unwrap();
    }
    store.close(&code("A"), vec![]).await.unwrap();
    store.close(&code("D"), b"over".to_vec()).await.unwrap();
    assert_eq!(store.open_matches().await, Ok(vec![at("B", 20), at("C", 30)]));
    let (a, d) =
        (Closed { opening: at("A", 10), closing: vec![] }, Closed { opening: at("D", 40), closing: b"over".to_vec() });
    assert_eq!(store.closed_matches(1).await, Ok(vec![d.clone()]));
    assert_eq!(store.closed_matches(9).await, Ok(vec![d, a]));
    store.stop().await;
}

#[tokio::test]
async fn guests_keep_their_names_and_their_own_decks() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    let deck = |who: &str, id: &str, name: &str| Deck {
        guest: guest(who),
        id: id.into(),
        game: "opcg".into(),
        name: name.into(),
        list: "1xOP01-001\n4xOP01-016".into(),
    };
    for deck in [deck("nami", "1", "Thieves"), deck("nami", "2", "Cats"), deck("zoro", "1", "Swords")] {
        store.save_deck(deck).await.unwrap();
    }
    store.save_deck(deck("nami", "1", "Burglars")).await.unwrap();
    assert_eq!(store.decks(&guest("nami")).await, Ok(vec![deck("nami", "1", "Burglars"), deck("nami", "2", "Cats")]));
    assert_eq!(store.deck(&guest("zoro"), "1").await, Ok(Some(deck("zoro", "1", "Swords"))));
    assert_eq!(store.deck(&guest("zoro"), "2").await, Ok(None));
    for _ in 0..2 {
        store.delete_deck(&guest("nami"), "1").await.unwrap();
    }
    assert_eq!(store.decks(&guest("nami")).await, Ok(vec![deck("nami", "2", "Cats")]));
    assert_eq!(store.deck(&guest("zoro"), "1").await, Ok(Some(deck("zoro", "1", "Swords"))));

    assert_eq!(store.guest_name(&guest("nami")).await, Ok(None));
    store.save_guest(&guest("nami"), "Nami").await.unwrap();
    store.save_guest(&guest("nami"), "Cat Burglar").await.unwrap();
    assert_eq!(store.guest_name(&guest("nami")).await, Ok(Some("Cat Burglar".into())));
    store.stop().await;
}

#[tokio::test]
async fn a_key_is_made_once_however_many_ask_at_the_same_time() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    let asking: JoinSet<_> = (0..20u8)
        .map(|it| (it, store.clone()))
        .map(|(it, store)| async move { store.key("tokens", || vec![it; 32]).await.unwrap() })
        .collect();
    let keys = asking.join_all().await;
    assert!(keys.iter().all(|it| *it == keys[0]), "{keys:?}");
    assert_ne!(store.key("other", || vec![99]).await.unwrap(), keys[0]);
    store.stop().await;
    let store = store_in(&folder).await;
    assert_eq!(store.key("tokens", || panic!("it exists")).await, Ok(keys[0].clone()));
    store.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_write_at_once_each_in_order_with_few_commits() {
    const TABLES: u32 = 100;
    const ENTRIES: u32 = 30;
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    let tables: JoinSet<()> = (0..TABLES)
        .map(|table| (store.clone(), format!("T{table}")))
        .map(|(store, name)| async move {
            store.begin(opening(&name)).await.unwrap();
            for number in 1..=ENTRIES {
                store.append(&code(&name), entry(number, &format!("{name} {number}"))).await.unwrap();
            }
        })
        .collect();
    tables.join_all().await;
    assert_eq!(store.depth(), 0);
    let writes = u64::from(TABLES * (ENTRIES + 1));
    assert!(store.commits() < writes / 2, "{} commits for {writes} writes", store.commits());
    store.stop().await;

    let store = store_in(&folder).await;
    for table in 0..TABLES {
        let name = format!("T{table}");
        let expected: Vec<_> = (1..=ENTRIES).map(|it| entry(it, &format!("{name} {it}"))).collect();
        assert_eq!(entries(&store, &name).await, expected);
    }
    store.stop().await;
}

#[tokio::test]
async fn a_bad_write_does_not_spoil_its_batch() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    store.begin(opening("A")).await.unwrap();
    let before = store.commits();
    let (a, b) = (code("A"), code("B"));
    // Polled one after the other before the writer has a turn, so they make one batch.
    let (good, other_bytes, unknown, gap, next) = tokio::join!(
        store.append(&a, entry(1, "draw")),
        store.append(&a, entry(1, "pass")),
        store.append(&b, entry(1, "draw")),
        store.append(&a, entry(3, "draw")),
        store.append(&a, entry(2, "play")),
    );
    assert_eq!(store.commits(), before + 1);
    assert_eq!((good, next), (Ok(()), Ok(())));
    assert_eq!(other_bytes, Err(Trouble::Conflict));
    assert_eq!(unknown, Err(Trouble::Unknown));
    assert_eq!(gap, Err(Trouble::Conflict));
    assert_eq!(entries(&store, "A").await, [entry(1, "draw"), entry(2, "play")]);
    store.stop().await;
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing_and_heals() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    for name in ["A", "B"] {
        store.begin(opening(name)).await.unwrap();
    }
    store.limit(Limit::Pages(40));
    let mut kept = vec![];
    let refusal = loop {
        let next = heavy(kept.len() as u32 + 1);
        match store.append(&code("A"), next.clone()).await {
            Ok(()) => kept.push(next),
            Err(trouble) => break trouble,
        }
        assert!(kept.len() < 1000, "the limit does not hold");
    };
    assert_eq!(refusal, Trouble::Full);
    assert!(kept.len() > 10, "only {} fitted", kept.len());
    let next = kept.len() as u32 + 1;

    // A whole batch with small writes in it, refused as one and again and again.
    let (a, b) = (code("A"), code("B"));
    for _ in 0..3 {
        let (small, large) = tokio::join!(store.append(&b, entry(1, "draw")), store.append(&a, heavy(next)));
        assert_eq!((small, large), (Err(Trouble::Full), Err(Trouble::Full)));
    }
    assert_eq!(entries(&store, "A").await, kept);
    assert_eq!(entries(&store, "B").await, []);

    store.limit(Limit::None);
    store.append(&a, heavy(next)).await.unwrap();
    store.append(&b, entry(1, "draw")).await.unwrap();
    kept.push(heavy(next));
    store.stop().await;
    let store = store_in(&folder).await;
    assert_eq!(entries(&store, "A").await, kept);
    assert_eq!(entries(&store, "B").await, [entry(1, "draw")]);
    store.stop().await;
}

#[tokio::test]
async fn what_can_only_be_read_refuses_and_heals() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    store.begin(opening("A")).await.unwrap();
    store.limit(Limit::ReadOnly);
    for _ in 0..3 {
        assert_eq!(store.append(&code("A"), entry(1, "draw")).await, Err(Trouble::ReadOnly));
        assert_eq!(store.begin(opening("B")).await, Err(Trouble::ReadOnly));
    }
    assert_eq!(store.open_matches().await, Ok(vec![opening("A")]));
    store.limit(Limit::None);
    store.append(&code("A"), entry(1, "draw")).await.unwrap();
    assert_eq!(entries(&store, "A").await, [entry(1, "draw")]);
    store.stop().await;
}

#[tokio::test]
async fn a_stopped_store_is_gone_for_every_clone() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    let other = store.clone();
    store.begin(opening("A")).await.unwrap();
    store.stop().await;
    assert_eq!(other.append(&code("A"), entry(1, "draw")).await, Err(Trouble::Gone));
    assert_eq!(other.load(&code("A")).await, Err(Trouble::Gone));
    other.stop().await;
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name()).collect();
    assert_eq!(left, ["store.db"], "the log was not folded into the file");
}

#[tokio::test]
async fn folders_are_created_and_strange_names_are_names() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a/b/été?mode=memory#1%20.db");
    let store = Store::sqlite(&path).await.unwrap();
    store.begin(opening("A")).await.unwrap();
    store.stop().await;
    assert!(fs::metadata(&path).unwrap().len() > 0);
}

async fn execute(path: &Path, sql: &'static str) {
    let mut connection = SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused_and_unharmed() {
    let folder = TempDir::new().unwrap();
    let store = store_in(&folder).await;
    store.begin(opening("A")).await.unwrap();
    store.stop().await;
    execute(
        &file(&folder),
        "ALTER TABLE matches ADD COLUMN mood TEXT;
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'moods', TRUE, x'00', 0);",
    )
    .await;
    let before = fs::read(file(&folder)).unwrap();
    let trouble = Store::sqlite(&file(&folder)).await.err().unwrap();
    assert_eq!(trouble, Trouble::Newer { file: 9999, program: 2 });
    assert_eq!(
        trouble.to_string(),
        "the storage was written by a newer version of this program (schema 9999; this one knows 2)"
    );
    assert!(fs::read(file(&folder)).unwrap() == before, "the file was changed");

    execute(&file(&folder), "DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    let store = store_in(&folder).await;
    assert_eq!(store.open_matches().await, Ok(vec![opening("A")]));
    store.stop().await;
}

#[tokio::test]
async fn what_is_not_ours_is_refused_and_unharmed() {
    let folder = TempDir::new().unwrap();
    fs::write(file(&folder), "a shopping list, certainly no database").unwrap();
    let trouble = Store::sqlite(&file(&folder)).await.err().unwrap();
    assert_eq!(trouble, Trouble::Other("(code: 26) file is not a database".into()));
    assert_eq!(fs::read_to_string(file(&folder)).unwrap(), "a shopping list, certainly no database");

    let foreign = folder.path().join("foreign.db");
    execute(&foreign, "CREATE TABLE songs (title TEXT)").await;
    let before = fs::read(&foreign).unwrap();
    let trouble = Store::sqlite(&foreign).await.err().unwrap();
    assert_eq!(trouble, Trouble::Other("the file is a database of another program".into()));
    assert!(fs::read(&foreign).unwrap() == before, "the file was changed");
}

/// Where the child of the next test keeps its matches.
const VICTIM: &str = "QUARTERDECK_STORAGE_VICTIM";
const VICTIMS_TABLES: u32 = 8;

fn body_of(table: u32, number: u32) -> Vec<u8> {
    format!("entry {number} of table {table}").into_bytes()
}

/// Not a test by itself but the process that gets killed: without the variable it has nothing to do.
#[test]
fn the_victim_of_the_killing() {
    let Some(path) = std::env::var_os(VICTIM) else { return };
    // The harness has begun a line of its own.
    println!();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::sqlite(Path::new(&path)).await.unwrap();
        let tables: JoinSet<()> = (0..VICTIMS_TABLES).map(|table| play_until_killed(store.clone(), table)).collect();
        tables.join_all().await;
    });
}

async fn play_until_killed(store: Store, table: u32) {
    let code = Code(format!("T{table}"));
    store.begin(opening(&code.0)).await.unwrap();
    let written = store.load(&code).await.unwrap().unwrap().entries.len() as u32;
    for number in written + 1.. {
        store.append(&code, Entry { number, body: body_of(table, number) }).await.unwrap();
        println!("ack {table} {number}");
    }
}

/// Starts the victim, kills it at some moment while it writes, and returns the last number it said was safe, by table.
fn kill_a_victim(path: &Path) -> BTreeMap<u32, u32> {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "the_victim_of_the_killing", "--nocapture"])
        .env(VICTIM, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let dice = RandomState::new().hash_one(0);
    let (least, at_least) = (1 + dice % 200, Duration::from_micros(dice >> 8 & 0x3fff));
    let begun = Instant::now();
    let mut acknowledged = BTreeMap::new();
    let mut count = 0;
    // Lines keep coming, so this watches the clock without sleeping; what is in the pipe at the kill is read to its end.
    for line in BufReader::new(victim.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let words: Vec<_> = line.split(' ').collect();
        let ["ack", table, number] = words[..] else { continue };
        // If the kill has cut the last line short, its number is too small and does no harm.
        let (Ok(table), Ok(number)) = (table.parse(), number.parse::<u32>()) else { continue };
        let last = acknowledged.entry(table).or_insert(0);
        *last = number.max(*last);
        count += 1;
        if count >= least && begun.elapsed() >= at_least {
            victim.kill().unwrap();
        }
    }
    victim.wait().unwrap();
    acknowledged
}

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9() {
    let folder = TempDir::new().unwrap();
    for round in 0..10 {
        let acknowledged = kill_a_victim(&file(&folder));
        assert!(!acknowledged.is_empty(), "round {round}: the victim did nothing");
        let store = store_in(&folder).await;
        for (&table, &last) in &acknowledged {
            let entries = entries(&store, &format!("T{table}")).await;
            assert!(entries.len() as u32 >= last, "round {round}: {last} was acknowledged, {} kept", entries.len());
            for (entry, number) in entries.iter().zip(1..) {
                assert_eq!((entry.number, &entry.body), (number, &body_of(table, number)), "round {round}");
            }
        }
        store.stop().await;
    }
}
