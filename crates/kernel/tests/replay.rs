//! Recorded matches as files: read back as they were, and whatever is wrong with one is told apart and never a panic.

mod harbour;

use harbour::play::{FIRST, SECOND, dealt, trace, whole_match};
use harbour::variant::{House, Variant};
use harbour::{Action, Fault, Harbour, Reason, Setup};
use kernel::{By, Game, Header, Inputs, KernelClause, Mark, Refusal, Replay, ReplayError, ReplayErrorOf, Rules, Seed};
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

type Error = ReplayErrorOf<Harbour>;

/// Where things lie in a file of this game: magic word, format, name with its length, edition, the body's length.
const FORMAT_AT: usize = 8;
const NAME_AT: usize = 9;
const EDITION_AT: usize = NAME_AT + 1 + Harbour::GAME.len();
const LENGTH_AT: usize = EDITION_AT + 1;
const BODY_AT: usize = LENGTH_AT + 4;

fn recorded(number: u64) -> (Game<Harbour>, Replay<Harbour>) {
    let game = whole_match(number);
    let replay = game.replay();
    (game, replay)
}

fn read(bytes: &[u8]) -> Result<Replay<Harbour>, Error> {
    Replay::from_bytes(bytes)
}

fn run(replay: &Replay<Harbour>) -> Result<Game<Harbour>, Error> {
    Game::from_replay(Arc::new(Harbour), replay)
}

/// A file with a right checksum.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 8;
    let sum = xxh3_64(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn a_file_gives_the_same_match_back() {
    for number in 0..20 {
        let (game, replay) = recorded(number);
        let bytes = replay.to_bytes();
        let read = read(&bytes).expect("it was just written");
        assert_eq!(read, replay);
        assert_eq!(read.to_bytes(), bytes);
        let again = run(&read).expect("it was just played");
        assert_eq!(trace(&again), trace(&game));
        assert_eq!(again.replay(), replay);
    }
}

#[test]
fn a_match_can_be_recorded_before_its_first_input_and_in_its_middle() {
    let mut game = dealt(1);
    for seat in [FIRST, SECOND] {
        let replay = read(&game.replay().to_bytes()).expect("it was just written");
        assert_eq!(replay.marks.last(), Some(&Mark { step: game.step(), hash: game.hash() }));
        let again = run(&replay).expect("it was just played");
        assert_eq!(trace(&again), trace(&game));
        game.play(By::Seat(seat), &[Action::Keep]).expect("a hand may be kept");
    }
    assert_eq!(game.step(), 2);
}

#[test]
fn the_header_says_which_game_it_is() {
    let bytes = recorded(1).1.to_bytes();
    let header = Header { game: "harbour".to_owned(), edition: 1 };
    let (found, rest) = Header::read::<Harbour>(&bytes).expect("it was just written");
    assert_eq!((found, rest.len()), (header, bytes.len() - LENGTH_AT));
    assert_eq!(Header::game(&bytes).as_deref(), Some("harbour"));
    assert_eq!(Header::game(&bytes[..NAME_AT + 3]), None);
    assert_eq!(Header::game(b"QDREPLAX"), None);
}

#[test]
fn a_file_cut_short_is_told_from_others() {
    let bytes = recorded(1).1.to_bytes();
    for found in 0..bytes.len() {
        match read(&bytes[..found]) {
            Err(ReplayError::NotAReplay) => assert!(found < 8, "{found} bytes"),
            Err(ReplayError::Truncated { expected, found: counted }) => {
                assert!(found >= 8 && counted == found && expected > found, "{found} bytes, {expected} expected");
                if found >= BODY_AT {
                    assert_eq!(expected, bytes.len());
                }
            }
            other => panic!("{found} bytes: {other:?}"),
        }
    }
}

#[test]
fn a_file_with_something_behind_it_is_altered() {
    let mut bytes = recorded(1).1.to_bytes();
    bytes.push(0);
    assert_eq!(read(&bytes), Err(ReplayError::Altered));
}

#[test]
fn every_altered_byte_is_noticed() {
    let bytes = recorded(1).1.to_bytes();
    for place in 0..bytes.len() {
        for change in 1..=u8::MAX {
            let mut altered = bytes.clone();
            altered[place] ^= change;
            let Err(error) = read(&altered) else { panic!("byte {place} ^ {change} is not noticed") };
            let told_apart = match place {
                0..FORMAT_AT => error == ReplayError::NotAReplay,
                FORMAT_AT => error == ReplayError::Format(altered[place]),
                // A name can become another, no name, or too long for the file.
                NAME_AT..EDITION_AT => matches!(
                    error,
                    ReplayError::Game(_) | ReplayError::Garbled | ReplayError::Truncated { .. } | ReplayError::Altered
                ),
                EDITION_AT..BODY_AT => matches!(error, ReplayError::Altered | ReplayError::Truncated { .. }),
                _ => error == ReplayError::Altered,
            };
            assert!(told_apart, "byte {place} ^ {change}: {error:?}");
        }
    }
}

#[test]
fn a_body_altered_under_a_right_checksum_is_never_a_panic() {
    let (game, replay) = recorded(1);
    let bytes = replay.to_bytes();
    // Garbled, Setup, Refused, Diverged, played all the same, other cards.
    let mut seen = [0; 6];
    for place in BODY_AT..bytes.len() - 8 {
        for change in [1, 2, 0x10, 0x80, 0xFF] {
            let mut altered = bytes.clone();
            altered[place] ^= change;
            let outcome = read(&sealed(altered)).and_then(|replay| run(&replay));
            let kind = match outcome {
                Err(ReplayError::Garbled) => 0,
                Err(ReplayError::Setup(faults)) => usize::from(!faults.is_empty()),
                Err(ReplayError::Refused { .. }) => 2,
                Err(ReplayError::Diverged { .. }) => 3,
                // Another card of the same weight was named.
                Ok(again) => {
                    assert_eq!(again.hash(), game.hash(), "byte {place} ^ {change}");
                    4
                }
                Err(ReplayError::Cards) => 5,
                Err(error) => panic!("byte {place} ^ {change}: {error:?}"),
            };
            seen[kind] += 1;
        }
    }
    assert!(seen[..4].iter().all(|&count| count > 10), "{seen:?}");
    assert!(seen[4] < 10, "{seen:?}: many bytes say nothing");
    assert!(seen[5] > 0, "{seen:?}: a match does not know its cards");
}

struct Port;

impl House for Port {
    const GAME: &'static str = "port";
}

struct Later;

impl House for Later {
    const EDITION: u32 = 300;
}

#[test]
fn a_match_of_another_game_is_named() {
    let bytes = recorded(1).1.to_bytes();
    let error = Replay::<Variant<Port>>::from_bytes(&bytes).expect_err("it is of harbour");
    assert_eq!(error, ReplayError::Game("harbour".to_owned()));
    let bytes = whole_match::<Variant<Port>>(1).replay().to_bytes();
    assert_eq!(read(&bytes), Err(ReplayError::Game("port".to_owned())));
    assert_eq!(Header::game(&bytes).as_deref(), Some("port"));
}

/// An edition in which the decks change places.
struct Swapped;

impl House for Swapped {
    const EDITION: u32 = 2;

    fn of_edition(mut setup: Setup, edition: u32) -> Setup {
        assert_eq!(edition, 1, "what is of this edition is taken as it is");
        setup.decks.reverse();
        setup
    }
}

#[test]
fn a_match_of_a_later_edition_is_named() {
    let bytes = whole_match::<Variant<Later>>(1).replay().to_bytes();
    assert_eq!(read(&bytes), Err(ReplayError::Edition { found: 300 }));
}

#[test]
fn a_match_of_an_earlier_edition_is_played_by_the_rules_of_then() {
    let (game, replay) = recorded(1);
    let bytes = replay.to_bytes();
    // Where the rules still are what they were, it goes as it went.
    let read = Replay::<Variant<Later>>::from_bytes(&bytes).expect("an earlier edition is read");
    let again = Game::from_replay(Arc::new(Variant::<Later>::default()), &read).expect("it goes as it went");
    assert_eq!(again.hash(), game.hash());
    // The rulebook says what a setup of then means now; where that leads elsewhere, the hashes tell.
    let read = Replay::<Variant<Swapped>>::from_bytes(&bytes).expect("an earlier edition is read");
    let mut decks = replay.setup.decks.clone();
    decks.reverse();
    assert_eq!(read.setup.decks, decks);
    let error = Game::from_replay(Arc::new(Variant::<Swapped>::default()), &read).map(|_| ());
    assert!(matches!(error, Err(ReplayError::Diverged { .. } | ReplayError::Refused { .. })), "{error:?}");
}

#[test]
fn a_file_of_another_format_is_named_even_if_the_rest_is_strange() {
    let mut bytes = recorded(1).1.to_bytes();
    bytes[FORMAT_AT] = 3;
    assert_eq!(read(&bytes), Err(ReplayError::Format(3)));
    assert_eq!(read(&sealed(bytes)), Err(ReplayError::Format(3)));
    assert_eq!(read(b"QDREPLAY\x07"), Err(ReplayError::Format(7)));
    assert_eq!(Header::game(b"QDREPLAY\x07"), None);
}

#[test]
fn a_file_of_something_else_is_not_a_replay() {
    for bytes in [&b""[..], b"QDREPLA", b"GIF89a and more", b"qdreplay\x01\x07harbour\x01"] {
        assert_eq!(read(bytes), Err(ReplayError::NotAReplay));
    }
}

#[test]
fn a_recorded_input_that_is_refused_is_named() {
    let (_, mut replay) = recorded(1);
    let steps = replay.inputs.len() as u32;
    replay.inputs.push(By::Seat(FIRST), &[Action::Keep]);
    let replay = read(&replay.to_bytes()).expect("it is whole");
    let Err(ReplayError::Refused { step, refusal }) = run(&replay) else { panic!("the match is over by then") };
    assert_eq!((step, refusal.name()), (steps + 1, "MatchOver"));
}

#[test]
fn a_recorded_input_in_the_middle_that_is_refused_is_named() {
    let (_, mut replay) = recorded(1);
    let mut inputs = Inputs::default();
    for (index, (by, parts)) in replay.inputs.iter().enumerate() {
        inputs.push(by, if index == 5 { &[Action::Put(9)] } else { parts });
    }
    replay.inputs = inputs;
    let error = run(&read(&replay.to_bytes()).expect("it is whole")).err();
    assert!(matches!(error, Some(ReplayError::Refused { step: 6, .. })), "{error:?}");
}

#[test]
fn a_recorded_input_without_parts_is_malformed() {
    let (_, mut replay) = recorded(1);
    replay.inputs = Inputs::default();
    replay.inputs.push(By::Seat(FIRST), &[]);
    replay.marks.clear();
    let error = run(&read(&replay.to_bytes()).expect("it is whole")).err();
    let refusal: Refusal<Reason> = Refusal::Kernel(KernelClause::Malformed);
    assert_eq!(error, Some(ReplayError::Refused { step: 1, refusal }));
}

#[test]
fn a_recorded_setup_that_is_none_is_named() {
    let (_, mut replay) = recorded(1);
    replay.setup.decks[1].push(7);
    let error = run(&read(&replay.to_bytes()).expect("it is whole")).err();
    let faults = vec![Fault::Size { deck: 1, found: 13 }, Fault::Weight { deck: 1, position: 12, found: 7 }];
    assert_eq!(error, Some(ReplayError::Setup(faults)));
}

#[test]
fn a_changed_hash_is_where_the_match_diverges() {
    let (_, replay) = recorded(1);
    assert!(replay.marks.len() > 3);
    for index in 0..replay.marks.len() {
        let mut changed = replay.clone();
        changed.marks[index].hash ^= 1;
        let agreed = if index == 0 { 0 } else { replay.marks[index - 1].step };
        let step = replay.marks[index].step;
        let changed = read(&changed.to_bytes()).expect("it is whole");
        assert_eq!(run(&changed).err(), Some(ReplayError::Diverged { agreed, step }));
    }
}

#[test]
fn another_seed_is_another_match() {
    let (_, mut replay) = recorded(1);
    replay.seed = Seed::from_number(2);
    let error = run(&replay).err();
    assert!(
        matches!(error, Some(ReplayError::Diverged { agreed: 0, step: 8 } | ReplayError::Refused { .. })),
        "{error:?}"
    );
}

#[test]
fn hashes_of_steps_that_were_not_played_are_garbled() {
    let (_, replay) = recorded(1);
    let mut beyond = replay.clone();
    beyond.marks.push(Mark { step: replay.inputs.len() as u32 + 1, hash: 0 });
    assert_eq!(run(&beyond).err(), Some(ReplayError::Garbled));
    let mut unordered = replay.clone();
    unordered.marks.swap(0, 1);
    assert_eq!(run(&unordered).err(), Some(ReplayError::Garbled));
    let mut none = replay;
    none.marks.clear();
    assert!(run(&none).is_ok(), "hashes are a help, not a need");
}

/// A file with this body, which may be no match.
fn with_body(body: &[u8]) -> Vec<u8> {
    let mut bytes = recorded(1).1.to_bytes()[..LENGTH_AT].to_vec();
    bytes.extend((body.len() as u32).to_le_bytes());
    bytes.extend(body);
    bytes.extend([0; 8]);
    sealed(bytes)
}

#[test]
fn a_body_that_is_too_long_or_too_short_for_a_match_is_garbled() {
    let bytes = recorded(1).1.to_bytes();
    let body = &bytes[BODY_AT..bytes.len() - 8];
    assert_eq!(with_body(body), bytes);
    assert_eq!(read(&with_body(&[body, &[0]].concat())), Err(ReplayError::Garbled));
    assert_eq!(read(&with_body(&body[..body.len() - 1])), Err(ReplayError::Garbled));
    assert_eq!(read(&with_body(&[])), Err(ReplayError::Garbled));
}

#[test]
fn inputs_whose_ends_do_not_fit_are_garbled() {
    let (_, replay) = recorded(1);
    let file = |ends: Vec<(By, u32)>, parts: Vec<Action>| {
        // The body field by field: setup, supplied cards, seed, inputs (ends, parts), hashes.
        let body = postcard::to_allocvec(&(&replay.setup, 0u64, replay.seed, (ends, parts), &replay.marks));
        with_body(&body.expect("plain data has a postcard form"))
    };
    let (by, keep) = (By::Seat(FIRST), Action::Keep);
    for (ends, parts) in [
        (vec![(by, 2)], vec![keep]),
        (vec![(by, 1)], vec![keep, keep]),
        (vec![(by, 2), (by, 1), (by, 3)], vec![keep; 3]),
        (vec![], vec![keep]),
        (vec![(by, u32::MAX)], vec![keep]),
    ] {
        assert_eq!(read(&file(ends.clone(), parts)), Err(ReplayError::Garbled), "{ends:?}");
    }
    let whole = read(&file(vec![(by, 1)], vec![keep])).expect("one input of one part");
    assert_eq!(whole.inputs.iter().collect::<Vec<_>>(), [(by, &[keep][..])]);
}
