//! A disk that is full or locked, under a whole server: moves are refused by name, nothing acknowledged is lost, and it goes on by
//! itself when there is room again.

mod support;

use serde_json::json;
use server::Pauses;
use server::storage::Limit;
use support::{ask, at_once, guest, open, start, table};
use wire::{FromServer, ToServer, Trouble};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_or_locked_disk_refuses_moves_and_loses_none() {
    let folder = tempfile::tempdir().unwrap();
    let pauses = Pauses { windows: 100_000, ..at_once() };
    let server = start(folder.path(), pauses).await;
    let at = server.address();
    let token = guest(at, "Ada").await;
    let code = table(at, &token, json!({ "game": "uno", "seats": ["you", "open"] })).await;
    let other = guest(at, "Ben").await;
    let (status, _) = ask(at, "POST", &format!("/api/tables/{code}/sit"), &other, json!({})).await;
    assert_eq!(status, 200);
    let mut pages = [open(at, &token, &code).await, open(at, &other, &code).await];
    let mut refused = 0;
    let mut step = 0;
    for turn in 0..24 {
        // Four moves go through, then the disk fails in one way or the other, then it works again.
        let failing = match turn % 8 {
            4 | 5 => Some(Limit::Pages(1)),
            6 | 7 => Some(Limit::ReadOnly),
            _ => None,
        };
        server.limit(failing.unwrap_or_default());
        let update = pages[0].until(|update| update.step >= step).await.unwrap();
        if update.verdict.is_some() || update.table.question.as_ref().is_none_or(|question| question.seat.is_none()) {
            break;
        }
        let asked = update.table.question.unwrap().seat.unwrap().index();
        let page = &mut pages[asked];
        let update = page.until(|update| update.step >= step).await.unwrap();
        let id = page.next_id;
        let parts = vec![update.table.answers.last().unwrap().send.clone()];
        // A file that may not grow still takes small writes: they fill the pages it has. So it is tried until it is full.
        page.say(&ToServer::Act { id, step: update.step, parts }).await.unwrap();
        match page.reply(id).await.unwrap() {
            FromServer::Done { step: now, .. } => {
                assert_ne!(failing, Some(Limit::ReadOnly), "a locked disk takes nothing");
                page.next_id += 1;
                step = now;
            }
            FromServer::Trouble { what: Trouble::Disk, text, .. } => {
                assert!(failing.is_some(), "nothing is wrong with the disk");
                assert_eq!(text.key, "server-disk");
                refused += 1;
                let (_, about) = ask(at, "GET", &format!("/api/tables/{code}"), "", json!({})).await;
                assert_eq!(about["step"], json!(step), "nothing happened");
                let (status, why) = ask(at, "GET", "/health", "", json!({})).await;
                assert_eq!(status, 503, "{why}");
                // Nothing new begins either, and says why.
                let wanted = json!({ "game": "uno", "seats": ["you", "mate"] });
                let (status, problem) = ask(at, "POST", "/api/tables", &token, wanted).await;
                assert_eq!((status, &problem["what"]), (503, &json!("disk")), "{problem}");
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(refused >= 2, "the disk failed {refused} times");
    server.limit(Limit::None);
    let before = pages[0].until(|update| update.step >= step).await.unwrap();
    server.stop().await;
    let server = start(folder.path(), pauses).await;
    let mut page = open(server.address(), &token, &code).await;
    let after = page.until(|_| true).await.unwrap();
    assert_eq!((after.step, after.table), (before.step, before.table));
    let (status, _) = ask(server.address(), "GET", "/health", "", json!({})).await;
    assert_eq!(status, 200);
    server.stop().await;
}
