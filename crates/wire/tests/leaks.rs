//! Worlds that differ only in what a viewer may not know look the same to the byte on the wire.

use kernel::conformance::{Conform, Dice};
use kernel::rand_core::SeedableRng;
use kernel::{Seed, Sight, Viewer, any_legal};
use table::Draw;
use wire::spoken;
use words::{Lang, Voice};

fn bytes<R: Draw>(rules: &R, state: &R::State, viewer: Viewer, voice: &Voice) -> String {
    serde_json::to_string(&spoken(R::table(&Sight::new(rules, state, viewer)), voice)).unwrap()
}

/// Random games; at many moments every viewer's table is compared with that of disturbed worlds.
fn nothing_leaks<R: Conform + Draw>(rules: &R, games: u64) -> u32 {
    let voice = Voice::new(Lang::En);
    let mut dice = Dice::seed_from_u64(20_261_116);
    let mut compared = 0;
    for game in 0..games {
        let setup = rules.any_setup(&mut dice);
        let mut state = rules.start(&setup, Seed::numbered(5, game), &mut ()).unwrap();
        let mut step = 0;
        while let Some(by) = rules.asked(&state) {
            if step % 16 == game % 16 {
                for viewer in Viewer::all(rules.seats(&state)) {
                    let other = rules.disturb(&state, viewer, &mut dice);
                    let (here, there) = (bytes(rules, &state, viewer, &voice), bytes(rules, &other, viewer, &voice));
                    assert_eq!(here, there, "game {game}, step {step}, {viewer:?}");
                    compared += 1;
                }
            }
            let Some((action, _)) = any_legal(rules, &state, by, &mut dice) else { break };
            rules.advance(&mut state, by, action);
            step += 1;
            if step > 2_000 {
                break;
            }
        }
    }
    compared
}

#[test]
fn uno_does_not_leak() {
    assert!(nothing_leaks(&uno::Uno, 20) > 100);
}

#[test]
fn opcg_does_not_leak() {
    assert!(nothing_leaks(&opcg::Opcg::built_in(), 40) > 100);
}

#[test]
fn zwo_does_not_leak() {
    assert!(nothing_leaks(&zwo::Zwo::built_in(), 20) > 100);
}

#[test]
fn mm25_does_not_leak() {
    assert!(nothing_leaks(&mm25::Mm25::built_in(), 60) > 100);
}
