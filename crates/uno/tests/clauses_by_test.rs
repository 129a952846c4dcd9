//! Clauses that a scenario cannot show: purity, generators, views, paces, input text. The line above each test names them.

use kernel::conformance::{Conform, Dice};
use kernel::rand_core::SeedableRng;
use kernel::scenario::{Phrase, Position, Vocabulary};
use kernel::{
    By, Game, Outcome, Pace, Question, Reason as _, Rules, Seat, Seed, Shape, Sight, Status, Viewer, any_legal, below,
    legal,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use uno::{
    Action, Ask, Clause, Colour, Face, Faces, Fault, Frame, Hand, Kind, Mode, Play, Preset, Reason, Setup, State, Uno,
    ViewFrame,
};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn face(code: &str) -> Face {
    Face::parse(code).unwrap()
}

/// A position in the words of `given`.
fn position(phrases: &[&str]) -> State {
    let mut fixture = <Uno as Vocabulary>::Fixture::default();
    for text in phrases {
        let phrase = Phrase::read(text).unwrap();
        let mut words = phrase.words();
        Uno.given(&mut fixture, &mut words).unwrap();
        words.finish().unwrap();
    }
    match Uno.position(&fixture, &mut ()).unwrap() {
        Position::At(_, state) => *state,
        Position::Refused(faults) => panic!("{faults:?}"),
    }
}

fn does(state: &mut State, number: u8, input: &str) {
    let (by, action) = (By::Seat(seat(number)), Action::read(input).unwrap());
    assert_eq!(Uno.check(state, by, action), Ok(()), "{input}");
    Uno.advance(state, by, action);
}

fn question(state: &State) -> Question<Uno> {
    match Uno.status(state) {
        Status::Ask(question) => question,
        Status::Over(_) => panic!("the match is over"),
    }
}

/// Plays on with random answers and interjections, up to so many inputs; `each` sees every state.
fn wander(state: &mut State, dice: &mut Dice, inputs: u32, mut each: impl FnMut(&State)) -> Vec<(By, Action)> {
    let mut log = Vec::new();
    for _ in 0..inputs {
        let Some(asked) = Uno.asked(state) else { break };
        let other = Seat::new(below(dice, u32::from(Uno.seats(state))) as u8).map(By::Seat).unwrap_or(asked);
        let by = if below(dice, 4) == 0 && !legal(&Uno, state, other).is_empty() { other } else { asked };
        let (action, _) = any_legal(&Uno, state, by, dice).unwrap();
        Uno.advance(state, by, action);
        log.push((by, action));
        each(state);
    }
    log
}

fn new_match(setup: Setup, number: u64) -> State {
    Uno.start(&setup, Seed::from_number(number), &mut ()).unwrap()
}

// covers UN-1.1.1, UN-1.1.2, UN-1.1.3, UN-1.1.4, UN-1.1.5, UN-1.1.6, UN-1.1.9
#[test]
fn the_pack_lies_in_canonical_order() {
    let mut expected = Vec::new();
    for colour in ["B", "G", "R", "Y"] {
        expected.push(format!("{colour}0"));
        for rank in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "D", "V", "S"] {
            expected.extend([format!("{colour}{rank}"), format!("{colour}{rank}")]);
        }
    }
    for (code, copies) in [("W", 4), ("A", 4), ("H", 2), ("K", 2)] {
        expected.extend(std::iter::repeat_n(code.to_owned(), copies));
    }
    let pack: Vec<String> = Hand::pack().iter().map(|face| face.to_string()).collect();
    assert_eq!(pack.len(), 112);
    assert_eq!(pack, expected);
    let order: Vec<usize> = Face::all().map(Face::index).collect();
    assert_eq!(order, (0..56).collect::<Vec<_>>());
    for colour in Colour::ALL {
        assert_eq!(Hand::pack().iter().filter(|face| face.colour() == Some(colour)).count(), 25);
    }
}

// covers UN-1.1.9
#[test]
fn copies_of_a_face_are_interchangeable() {
    let one: Hand = ["R1", "W", "R1", "B2"].map(face).into_iter().collect();
    let other: Hand = ["B2", "R1", "R1", "W"].map(face).into_iter().collect();
    assert_eq!(one, other);
    // Two copies give one action, not two.
    let state = position(&["s0 holds [R1, R1, B2]"]);
    let actions = legal(&Uno, &state, By::Seat(Seat::FIRST));
    assert_eq!(actions, [Action::Play(Play::card(face("R1"))), Action::Draw]);
}

// covers UN-1.1.7, UN-1.1.10
#[test]
fn seven_kinds_of_action_card_of_which_four_are_colourless() {
    let kinds: BTreeSet<Kind> = Face::all().map(Face::kind).filter(|kind| !matches!(kind, Kind::Number(_))).collect();
    let all = [Kind::DrawTwo, Kind::Reverse, Kind::Skip, Kind::Wild, Kind::Ace, Kind::RedHair, Kind::Blackbeard];
    assert_eq!(kinds, BTreeSet::from(all));
    let colourless: Vec<Face> = Faces::COLOURLESS.iter().collect();
    assert_eq!(colourless, [Face::WILD, Face::ACE, Face::RED_HAIR, Face::BLACKBEARD]);
    for face in Face::all() {
        assert_eq!(face.is_colourless(), face.colour().is_none());
        // Any-time cards, and the ace, fit every card in every colour.
        for top in Face::all() {
            let named = top.colour().or(Some(Colour::Green));
            assert!(!face.is_colourless() || Faces::fitting(top, named).contains(face), "{face} on {top}");
        }
    }
}

// covers UN-4.1.1, UN-4.1.4, UN-4.1.5
#[test]
fn what_fits_is_same_colour_same_rank_or_no_colour() {
    for top in Face::all() {
        for named in Colour::ALL {
            let colour = top.colour().unwrap_or(named);
            let fitting = Faces::fitting(top, Some(colour));
            for card in Face::all() {
                let same_rank = !top.is_colourless() && card.kind() == top.kind();
                let fits = card.is_colourless() || card.colour() == Some(colour) || same_rank;
                assert_eq!(fitting.contains(card), fits, "{card} on {top} with {colour:?}");
            }
        }
    }
}

// covers UN-2.1.1, UN-9.2.3, UN-9.3.3, UN-9.3.4, UN-13.1.6
#[test]
fn a_setup_is_refused_with_all_its_faults() {
    for seats in 0..=u8::MAX {
        let setup = Setup { seats, ..Setup::default() };
        assert_eq!(Uno.start(&setup, Seed::from_number(1), &mut ()).is_ok(), (2..=10).contains(&seats), "{seats}");
    }
    for rounds in 0..=u8::MAX {
        let setup = Setup { rounds, ..Setup::default() };
        assert_eq!(setup.faults().is_empty(), (1..=99).contains(&rounds), "{rounds}");
    }
    let wrong = Setup { seats: 11, rounds: 0, turn_limit: 0, round_limit: 100, ..Setup::default() };
    let names: Vec<&str> = wrong.faults().into_iter().map(Fault::name).collect();
    assert_eq!(names, ["BadPlayerCount", "BadConfig", "BadConfig", "BadConfig"]);
    assert_eq!(Uno.start(&wrong, Seed::from_number(1), &mut ()).unwrap_err(), wrong.faults());
    assert_eq!((Mode::parse("knockout"), Preset::parse("house")), (None, None));
    let Setup { seats, preset, mode, rounds, turn_limit, round_limit, dealer } = Setup::default();
    assert_eq!((seats, preset, mode), (4, Preset::Standard, Mode::Rounds));
    assert_eq!((rounds, turn_limit, round_limit, dealer), (5, 5000, 99, None));
}

// covers UN-12.1.1
#[test]
fn the_same_log_gives_the_same_hash_after_every_input() {
    for number in 0..20 {
        let mut dice = Dice::seed_from_u64(number);
        let setup = Setup { turn_limit: 60, ..Uno.any_setup(&mut dice) };
        let mut state = new_match(setup, number);
        let mut again = state;
        let mut hashes = Vec::new();
        let log = wander(&mut state, &mut dice, 400, |state| hashes.push(Uno.hash(state)));
        for (&(by, action), hash) in log.iter().zip(hashes) {
            assert_eq!(Uno.check(&again, by, action), Ok(()));
            Uno.advance(&mut again, by, action);
            assert_eq!(Uno.hash(&again), hash);
        }
        assert_eq!(again, state);
        let mut game = Game::new(Arc::new(Uno), setup, Seed::from_number(number)).unwrap();
        for &(by, action) in &log {
            game.play(by, &[action]).unwrap();
        }
        let replayed = Game::from_replay(Arc::new(Uno), &game.replay()).unwrap();
        assert_eq!(replayed.hash(), Uno.hash(&state));
    }
}

// covers UN-12.1.1
#[test]
fn another_seed_gives_other_cards() {
    let setup = Setup { dealer: Some(Seat::FIRST), ..Setup::default() };
    assert_ne!(Uno.hash(&new_match(setup, 1)), Uno.hash(&new_match(setup, 2)));
    let hand = |number| Uno.view(&new_match(setup, number), Viewer::Seat(Seat::FIRST)).hand;
    assert_ne!(hand(1), hand(2));
}

fn hands(state: &State) -> Vec<Option<Hand>> {
    Seat::all(Uno.seats(state)).map(|seat| Uno.view(state, Viewer::Seat(seat)).hand).collect()
}

// covers UN-12.1.9, UN-2.1.4
#[test]
fn the_dealer_draw_does_not_touch_the_cards_of_the_round() {
    for number in 0..30 {
        let drawn = new_match(Setup::default(), number);
        let dealer = Uno.view(&drawn, Viewer::Spectator).dealer;
        let fixed = new_match(Setup { dealer: Some(dealer), ..Setup::default() }, number);
        assert_eq!(hands(&drawn), hands(&fixed));
        assert_eq!(Uno.view(&drawn, Viewer::Spectator).discards, Uno.view(&fixed, Viewer::Spectator).discards);
    }
}

// covers UN-12.1.9, UN-2.1.6
#[test]
fn what_happened_in_a_round_does_not_touch_the_cards_of_the_next() {
    let setup = Setup { turn_limit: 12, dealer: Some(seat(1)), ..Setup::default() };
    for number in 0..10 {
        let (mut deals, mut voids) = (BTreeSet::new(), 0);
        for dice in 0..6 {
            let mut dice = Dice::seed_from_u64(dice);
            let mut state = new_match(setup, number);
            while Uno.asked(&state) != Some(By::Shell) {
                wander(&mut state, &mut dice, 1, |_| {});
            }
            // Somebody may have won and deals: only void rounds are followed by the same dealer.
            let view = Uno.view(&state, Viewer::Spectator);
            if view.frame == ViewFrame::Public(Frame::RoundOver { winner: None }) {
                Uno.advance(&mut state, By::Shell, Action::NextRound);
                deals.insert(format!("{:?}", hands(&state)));
                voids += 1;
            }
        }
        assert!(voids >= 2 && deals.len() == 1, "seed {number}: {} deals after {voids} void rounds", deals.len());
    }
}

// covers UN-12.1.9
#[test]
fn every_round_has_a_stream_of_its_own() {
    let mut state = new_match(Setup { turn_limit: 1, ..Setup::default() }, 3);
    let stream = |state: &State| format!("{:?}", Uno.chance(state)).split(',').next().unwrap().to_owned();
    assert_eq!(stream(&state), "Chance(stream 1");
    while Uno.asked(&state) != Some(By::Shell) {
        wander(&mut state, &mut Dice::seed_from_u64(1), 1, |_| {});
    }
    Uno.advance(&mut state, By::Shell, Action::NextRound);
    assert_eq!(stream(&state), "Chance(stream 2");
}

// covers UN-12.1.8, UN-12.1.9
#[test]
fn who_thinks_longer_does_not_change_the_cards() {
    let setup = Setup { turn_limit: 40, ..Setup::default() };
    let play = |thoughts: u32| {
        let mut state = new_match(setup, 5);
        let mut own = Dice::seed_from_u64(9);
        for _ in 0..200 {
            let Some(By::Seat(asked)) = Uno.asked(&state) else { break };
            let before = Uno.hash(&state);
            let sight = Sight::new(&Uno, &state, Viewer::Seat(asked));
            let mut idle = Dice::seed_from_u64(77);
            for _ in 0..thoughts {
                let world = Uno.imagine(&sight.view(), &(), &mut idle);
                assert_eq!(Uno.view(&world, Viewer::Seat(asked)), sight.view());
            }
            let (action, _) = sight.any_legal(&mut own).unwrap();
            assert_eq!(Uno.hash(&state), before);
            Uno.advance(&mut state, By::Seat(asked), action);
        }
        Uno.hash(&state)
    };
    assert_eq!(play(0), play(3));
}

// covers UN-9.2.2
#[test]
fn in_rounds_the_scores_always_add_up_to_zero() {
    let mut scored = 0;
    for number in 0..60 {
        let mut dice = Dice::seed_from_u64(number);
        let seats = 2 + below(&mut dice, 9) as u8;
        let mut state = new_match(Setup { seats, rounds: 3, turn_limit: 300, ..Setup::default() }, number);
        for _ in 0..3_000 {
            let sum = |state: &State| Uno.view(state, Viewer::Spectator).totals.iter().sum::<i32>();
            wander(&mut state, &mut dice, 20, |state| assert_eq!(sum(state), 0));
            if below(&mut dice, 40) == 0 && Uno.asked(&state).is_some() {
                let leaver = By::Seat(seat(below(&mut dice, u32::from(seats)) as u8));
                if Uno.check(&state, leaver, Action::Concede).is_ok() {
                    Uno.advance(&mut state, leaver, Action::Concede);
                }
            }
            assert_eq!(sum(&state), 0);
        }
        scored += i32::from(Uno.view(&state, Viewer::Spectator).totals.iter().any(|&total| total != 0));
    }
    assert!(scored > 0, "no round was won");
}

// covers UN-12.1.7, UN-12.1.2
#[test]
fn windows_state_their_pace_and_what_silence_means() {
    let mut misplay = position(&["preset table", "s0 holds [G2, B1, B3]"]);
    assert_eq!(question(&misplay).pace, Pace::Turn);
    does(&mut misplay, 0, "plays G2");
    let asked = question(&misplay);
    assert_eq!((asked.key, asked.pace), (Ask::Misplay, Pace::Reaction { least: 3_000, most: 3_000, held: 60_000 }));
    assert_eq!((asked.answer.default, asked.answer.shape), (Some(Action::Pass), Shape::YesNo));

    let mut challenge = position(&["s0 holds [A, B1]"]);
    does(&mut challenge, 0, "plays A(B)");
    let asked = question(&challenge);
    assert_eq!((asked.key, asked.pace), (Ask::Challenge, Pace::Reaction { least: 10_000, most: 10_000, held: 60_000 }));
    assert_eq!(asked.answer.default, Some(Action::Accept));

    does(&mut challenge, 1, "accept");
    let asked = question(&challenge);
    assert_eq!((asked.key, asked.pace), (Ask::Catch, Pace::Silent { bot_waits: 3_000, person_waits: 1_000 }));
    assert_eq!(asked.answer.default, Some(Action::Pass));
}

// covers UN-12.1.7
#[test]
fn a_window_that_runs_out_is_its_default() {
    let mut timed = position(&["s0 holds [A, B1]"]);
    does(&mut timed, 0, "plays A(B)");
    let mut answered = timed;
    assert_eq!(Uno.check(&timed, By::Shell, Action::WindowOver), Ok(()));
    Uno.advance(&mut timed, By::Shell, Action::WindowOver);
    does(&mut answered, 1, "accept");
    assert_eq!(timed, answered);
    Uno.advance(&mut timed, By::Shell, Action::WindowOver);
    does(&mut answered, 1, "pass");
    assert_eq!(timed, answered);
    assert!(!legal(&Uno, &timed, By::Shell).contains(&Action::WindowOver));
}

// covers UN-12.1.2, UN-8.2.4
#[test]
fn the_core_asks_the_six_kinds_of_decision_and_the_shell() {
    let asked = |preset| {
        let mut kinds = BTreeSet::new();
        for number in 0..80 {
            let mut dice = Dice::seed_from_u64(number);
            let mut state = new_match(Setup { preset, turn_limit: 200, rounds: 2, ..Setup::default() }, number);
            for _ in 0..600 {
                let Status::Ask(question) = Uno.status(&state) else { break };
                kinds.insert(format!("{:?}", question.key));
                // Misplays are never legal: they are tried.
                let mut tries = Vec::new();
                Uno.attempts(&state, question.by, &mut tries);
                let wrong = tries.into_iter().find(|action| {
                    let put_down = matches!(action, Action::Play(_));
                    put_down && Uno.check(&state, question.by, *action).is_ok() && {
                        !legal(&Uno, &state, question.by).contains(action)
                    }
                });
                match wrong.filter(|_| below(&mut dice, 8) == 0) {
                    Some(action) => Uno.advance(&mut state, question.by, action),
                    None => drop(wander(&mut state, &mut dice, 1, |_| {})),
                }
            }
        }
        kinds
    };
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let standard = names(&["AfterDraw", "Catch", "Challenge", "ChooseColour", "NextRound", "Turn"]);
    assert_eq!(asked(Preset::Standard), standard);
    let mut table = standard;
    table.insert("Misplay".to_owned());
    assert_eq!(asked(Preset::Table), table);
}

// covers UN-12.1.10, UN-12.1.11
#[test]
fn a_view_holds_the_own_hand_and_public_things_only() {
    let hidden = |hand: &str, pile: &str| position(&[hand, pile, "s1 holds [B1, B2, B3]"]);
    let one = hidden("s0 holds [R1, R2, R3]", "pile [R9]");
    let other = hidden("s0 holds [Y7, W, K]", "pile [R8]");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(Uno.view(&one, viewer), Uno.view(&other, viewer));
    }
    assert_ne!(Uno.view(&one, Viewer::Seat(seat(0))), Uno.view(&other, Viewer::Seat(seat(0))));
    assert_eq!(Uno.view(&one, Viewer::Spectator).hand, None);
    let (mut one, mut other) = (one, other);
    for state in [&mut one, &mut other] {
        does(state, 0, "draw");
    }
    // That the drawn card fits is public, which it is is not.
    assert_eq!(Uno.view(&one, Viewer::Seat(seat(1))), Uno.view(&other, Viewer::Seat(seat(1))));
    assert_eq!(Uno.view(&one, Viewer::Seat(seat(1))).frame, ViewFrame::AfterDraw(None));
    assert_eq!(Uno.view(&one, Viewer::Seat(seat(0))).frame, ViewFrame::AfterDraw(Some(face("R9"))));
    let view = Uno.view(&one, Viewer::Seat(seat(1)));
    assert_eq!((view.sizes[0], view.sizes[1], view.discards), (4, 3, vec![face("R5")]));
}

// covers UN-12.1.3, UN-5.5.5, UN-12.1.10
#[test]
fn a_window_opens_on_public_facts_only() {
    let mut bluff = position(&["s0 holds [A, R1]", "s1 holds [B7, B8, B9]"]);
    let mut honest = position(&["s0 holds [A, G1]", "s1 holds [B7, B8, B9]"]);
    for input in [(0, "plays A(B)"), (2, "catches s0"), (1, "accept")] {
        for state in [&mut bluff, &mut honest] {
            does(state, input.0, input.1);
        }
        assert_eq!(Uno.view(&bluff, Viewer::Spectator), Uno.view(&honest, Viewer::Spectator));
        assert_eq!(question(&bluff), question(&honest));
        let onlooker = By::Seat(seat(3));
        assert_eq!(legal(&Uno, &bluff, onlooker), legal(&Uno, &honest, onlooker));
    }
}

// covers UN-13.1.3, UN-13.1.6
#[test]
fn input_text_is_read_or_refused_by_name() {
    for text in ["W(X)", "W(purple)", "chooses pink", "A(1)", "K(BG)"] {
        assert_eq!(Action::read(text), Err(Reason::BadColour), "{text}");
    }
    for text in [
        "",
        " ",
        "R",
        "R12",
        "plays",
        "catches",
        "catches s10",
        "catches 0",
        "accuses s1",
        "accuses s1 of theft",
        "draw draw",
        "H(R) giving",
        "H(R) to",
        "Z5",
        "W(R",
        "W R",
        "\"",
        "{",
        "[",
        "\u{0}",
        "ÄÖ",
        "times out",
        "次",
    ] {
        assert_eq!(Action::read(text), Err(Reason::BadInput), "{text:?}");
    }
    assert_eq!((Reason::BadInput.name(), Reason::BadInput.row()), ("BadInput", Clause::UN_13_1_6));
    assert_eq!((Reason::BadColour.name(), Reason::BadColour.row()), ("BadColour", Clause::UN_13_1_3));
    assert_eq!(Action::read("chooses red"), Ok(Action::ChooseColour(Colour::Red)));
    assert_eq!(
        Action::read("plays H(G) giving Y3 to s2 with call"),
        Ok(Action::Play(Play::card(Face::RED_HAIR).naming(Colour::Green).giving(face("Y3"), seat(2)).calling()))
    );
}

// covers UN-13.1.1, UN-13.1.2, UN-13.1.3, UN-13.1.4, UN-13.1.5
#[test]
fn a_refused_input_changes_nothing() {
    for number in 0..12 {
        let mut dice = Dice::seed_from_u64(number);
        let setup = Setup { turn_limit: 60, ..Uno.any_setup(&mut dice) };
        let mut game = Game::new(Arc::new(Uno), setup, Seed::from_number(number)).unwrap();
        let state = new_match(setup, number);
        for _ in 0..150 {
            let Status::Ask(question) = game.status() else { break };
            for _ in 0..5 {
                let by = By::Seat(seat(below(&mut dice, u32::from(setup.seats)) as u8));
                let forged = Uno.forge(&state, &mut dice);
                let before = (game.hash(), game.step(), game.journal(Viewer::Spectator).len());
                if game.why_not(by, forged).is_err() {
                    assert!(game.play(by, &[forged]).is_err());
                    assert_eq!((game.hash(), game.step(), game.journal(Viewer::Spectator).len()), before);
                }
            }
            let answers = match question.by {
                By::Seat(seat) => game.sight(Viewer::Seat(seat)).legal_list(),
                By::Shell => game.shell_legal(),
            };
            let answer = answers[below(&mut dice, answers.len() as u32) as usize];
            game.play(question.by, &[answer]).unwrap();
        }
    }
}

// covers UN-12.1.12, UN-13.1.1
#[test]
fn only_the_next_round_is_ever_legal_for_the_shell() {
    let mut dice = Dice::seed_from_u64(4);
    let mut state = new_match(Setup { rounds: 3, turn_limit: 30, ..Setup::default() }, 4);
    let mut rounds = 1;
    loop {
        let offered = legal(&Uno, &state, By::Shell);
        match Uno.status(&state) {
            Status::Ask(Question { by: By::Shell, .. }) => {
                assert_eq!(offered, [Action::NextRound]);
                rounds += 1;
            }
            Status::Ask(_) => assert_eq!(offered, []),
            Status::Over(outcome) => {
                assert_eq!(offered, []);
                assert!(matches!(outcome, Outcome::Placed(_)));
                break;
            }
        }
        wander(&mut state, &mut dice, 1, |_| {});
    }
    assert_eq!(rounds, 3);
    for by in kernel::everyone(&Uno, &state) {
        assert_eq!(legal(&Uno, &state, by), []);
        let refusal = Uno.check(&state, by, Action::NextRound).unwrap_err();
        assert_eq!(refusal.name(), "MatchOver");
    }
}

// covers UN-10.1.5
#[test]
fn with_two_players_a_reverse_still_flips_the_stored_direction() {
    let mut reversed = position(&["2 seats", "s0 holds [RV, RS, B1, B2]"]);
    let before = Uno.view(&reversed, Viewer::Spectator).direction;
    does(&mut reversed, 0, "plays RV");
    assert_eq!(Uno.view(&reversed, Viewer::Spectator).direction, before.flipped());
    assert_eq!(Uno.asked(&reversed), Some(By::Seat(seat(0))));
}

// covers UN-9.3.3, UN-9.3.4
#[test]
fn every_match_ends_whatever_the_players_do() {
    for (number, mode) in [Mode::Rounds, Mode::First500, Mode::Elimination].into_iter().enumerate() {
        let setup = Setup { mode, turn_limit: 25, rounds: 4, round_limit: 4, ..Setup::default() };
        let mut state = new_match(setup, number as u64);
        // Everybody draws, keeps and passes for ever.
        let mut inputs = 0;
        while let Some(by) = Uno.asked(&state) {
            let answers = legal(&Uno, &state, by);
            Uno.advance(&mut state, by, *answers.last().unwrap());
            inputs += 1;
            assert!(inputs < 1_000, "{mode:?}");
        }
        assert_eq!(Uno.view(&state, Viewer::Spectator).round, 4);
        let Status::Over(Outcome::Placed(places)) = Uno.status(&state) else { panic!("no result") };
        assert!(Seat::all(4).all(|seat| places.won(seat)), "nobody has scored: all are joint winners");
    }
}
