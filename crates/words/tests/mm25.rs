//! Every text of the One Piece Cardgame of 2009 exists in four languages and says what it is given.

mod spoken;
mod told;

use kernel::{Answer, By, Game, Pace, Prompt, Seed, Shape, Viewer};
use mm25::effects::Window;
use mm25::{
    Action, Ask, Clause, Crew, Deck, DeckFault, Ending, Face, Fault, MatchEnding, Mm25, Number, Options, Reason, Score,
    Seen, Setup, Space, Spot, Stake, View, What, Zone,
};
use spoken::seat;
use std::collections::BTreeSet;
use std::sync::Arc;
use words::{Lang, Line, Names, Speak, Telling, Voice, mm25 as say};

const ZONES: [Zone; 10] = [
    Zone::Bridge,
    Zone::Reinforcements,
    Zone::Techniques,
    Zone::Hand,
    Zone::Ocean,
    Zone::Trophies,
    Zone::Logbook,
    Zone::Life,
    Zone::Chest,
    Zone::Sideboard,
];

fn setup(mine: usize, theirs: usize) -> Setup {
    let decks = mm25::starter_decks();
    let mut setup = Setup::of(decks[mine].1.clone(), decks[theirs].1.clone());
    for deck in &mut setup.decks {
        deck.sideboard = vec![(Number("DM-W05".to_owned()), 1), (Number("DM-W16".to_owned()), 2)];
    }
    setup
}

fn game(mine: usize, theirs: usize, seed: u64) -> Game<Mm25> {
    Game::new(Arc::new(Mm25::built_in()), setup(mine, theirs), Seed::from_number(seed)).unwrap()
}

/// A game at its first question, as its first seat sees it.
fn opening() -> (Game<Mm25>, View) {
    let game = game(0, 1, 5);
    let view = game.sight(Viewer::Seat(seat(0))).view();
    (game, view)
}

fn events() -> Vec<What> {
    let (s0, s1, face) = (seat(0), seat(1), Face(4));
    let score = Score { game: 3, to_win: 2, won: [2, 1] };
    let here = Spot { seat: s0, zone: Zone::Bridge, index: 0 };
    let there = Spot { seat: s1, zone: Zone::Bridge, index: 2 };
    let mut all = vec![
        What::GameBegan { game: 1, sudden: false },
        What::GameBegan { game: 3, sudden: true },
        What::Shuffled { seat: s0 },
        What::TossWon { seat: s0 },
        What::TossWon { seat: s1 },
        What::FirstPlayer { seat: s0, chosen_by: None },
        What::FirstPlayer { seat: s0, chosen_by: Some(s0) },
        What::FirstPlayer { seat: s0, chosen_by: Some(s1) },
        What::LogbookDealt { seat: s0, cards: 6 },
        What::Drew { seat: s0, face: Some(face) },
        What::Drew { seat: s1, face: None },
        What::CouldNotDraw { seat: s0 },
        What::CouldNotDraw { seat: s1 },
        What::MulliganTaken { seat: s0 },
        What::HandKept { seat: s0 },
        What::HandRedrawn { seat: s0 },
        What::HandRedrawn { seat: s1 },
        What::PlacedFaceDown { seat: s0, characters: 2 },
        What::Revealed { character: here, face },
        What::Revealed { character: there, face },
        What::LifeDealt { character: here, cards: 3 },
        What::TurnBegan { seat: s0, turn: 3 },
        What::TurnBegan { seat: s1, turn: 4 },
        What::TurnPassed { seat: s0 },
        What::LogbookUpdated { seat: s0 },
        What::Called { character: here, face },
        What::Called { character: there, face },
        What::SailorsMoved { seat: s0 },
        What::AbilityActivated { character: here, face, ability: 0 },
        What::AbilityTriggered { seat: s0, face, ability: 0 },
        What::AbilityTriggered { seat: s1, face, ability: 0 },
        What::BattleDeclared { attacker: here, face, target: there, target_face: Face(7) },
        What::BattleDeclared { attacker: there, face: Face(7), target: here, target_face: face },
        What::BattlePrevented { seat: s0 },
        What::Reinforced { seat: s0, face },
        What::CrewsQuarrel { character: here, face },
        What::CrewsQuarrel { character: there, face },
        What::TechniquePlaced { seat: s0, face: Face(24) },
        What::TechniqueUsed { seat: s0, face: Face(24) },
        What::TechniqueAnnulled { seat: s0, face: Face(24) },
        What::TechniqueAnnulled { seat: s1, face: Face(24) },
        What::TeamCalled { character: here, face: Face(42) },
        What::BattlePassed { seat: s0 },
        What::Declined { seat: s0 },
        What::Compared { attacker: 700, target: 500 },
        What::BattleWon { seat: s0, face },
        What::BattleWon { seat: s1, face },
        What::BattleTied,
        What::Damaged { character: here, face, damage: 2 },
        What::Damaged { character: there, face, damage: 1 },
        What::LifeLost { seat: s0, face: Some(face) },
        What::LifeLost { seat: s1, face: None },
        What::Mended { character: here, face },
        What::BecameTrophy { seat: s0, face, defeated: true },
        What::BecameTrophy { seat: s1, face, defeated: false },
        What::LookedAtHand { seat: s0 },
        What::SawInHand { seat: s1, face: Some(face) },
        What::SawInHand { seat: s1, face: None },
        What::BattleEnded,
        What::HandLeftAsItIs { seat: s0 },
        What::TimeCalled,
        What::SuddenDeath,
        What::GameDrawn { ending: Ending::BothWon, score },
        What::GameDrawn { ending: Ending::TurnLimit { turns: 500 }, score },
        What::Exchanged { seat: s0 },
        What::MatchDrawn { ending: MatchEnding::GamesLimit, score },
        What::MatchDrawn { ending: MatchEnding::OneGame(Ending::BothWon), score },
    ];
    for (winner, loser) in [(s0, s1), (s1, s0)] {
        let games = [
            Ending::Captain { loser, by: None },
            Ending::Captain { loser, by: Some(face) },
            Ending::Trophies { loser, life: 7, enough: 6 },
            Ending::EmptyChest { loser },
            Ending::SuddenDeath { loser },
            Ending::SuddenTie { winner },
            Ending::BothWonByText { loser },
            Ending::Conceded { loser, turn: 0 },
            Ending::Conceded { loser, turn: 7 },
        ];
        all.extend(games.map(|ending| What::GameWon { seat: winner, ending, score }));
        let matches = [
            MatchEnding::GamesWon,
            MatchEnding::OneGame(Ending::Captain { loser, by: None }),
            MatchEnding::WonInTime,
            MatchEnding::Captains { lacks: [1, 2] },
            MatchEnding::Ahead,
            MatchEnding::AheadBetweenGames,
        ];
        all.extend(matches.map(|ending| What::MatchWon { seat: winner, ending, score }));
    }
    all.extend(ZONES.map(|from| What::Moved { seat: s0, face: Some(face), from, to: Zone::Ocean }));
    all.extend(ZONES.map(|to| What::Moved { seat: s1, face: None, from: Zone::Hand, to }));
    all
}

fn actions(view: &View) -> Vec<Action> {
    let at = |number, zone, index| Spot { seat: seat(number), zone, index };
    let (mine, theirs) = (at(0, Zone::Hand, 0), at(1, Zone::Hand, 0));
    assert!(view.card_at(mine).is_some_and(|card| card.face.is_some()));
    assert!(view.card_at(theirs).is_some_and(|card| card.face.is_none()));
    let (attacker, target) = (at(0, Zone::Bridge, 0), at(1, Zone::Bridge, 1));
    let mut all = vec![
        Action::Swap { deck: 0, side: 0 },
        Action::Ready,
        Action::GoFirst,
        Action::GoSecond,
        Action::Mulligan,
        Action::KeepHand,
        Action::Redraw,
        Action::Placed,
        Action::Attack { attacker, target },
        Action::Activate { card: mine, ability: 0 },
        Action::Activate { card: theirs, ability: 0 },
        Action::Update,
        Action::Call { hand: 0, space: Space::Sailor1 },
        Action::Move,
        Action::Increase,
        Action::PassTurn,
        Action::Discard { hand: 0 },
        Action::SettleHand,
        Action::SkipHand,
        Action::Reinforce { hand: 0 },
        Action::Use { hand: 0 },
        Action::Team { hand: 0 },
        Action::PassBattle,
        Action::Decline,
        Action::Pick(mine),
        Action::Pick(attacker),
        Action::Pick(target),
        Action::Done,
        Action::Cancel,
        Action::Yes,
        Action::No,
        Action::Choose(1),
        Action::Concede,
        Action::TimeCalled,
    ];
    all.extend(Space::ALL.map(|space| Action::Place { hand: 0, space }));
    all
}

const ASKS: [Ask; 18] = [
    Ask::Sideboard,
    Ask::ChooseFirst,
    Ask::Mulligan,
    Ask::Place,
    Ask::Main,
    Ask::Discard,
    Ask::Exempt,
    Ask::BattleAction,
    Ask::Window,
    Ask::Interrupt,
    Ask::Offer,
    Ask::Pick,
    Ask::Give,
    Ask::Reinforce,
    Ask::Attacker,
    Ask::Target,
    Ask::May,
    Ask::ChooseOne,
];

fn reasons() -> Vec<Reason> {
    let mut all = vec![
        Reason::GameOver,
        Reason::Window,
        Reason::NotYourTurn { asked: Some(seat(0)) },
        Reason::NotYourTurn { asked: Some(seat(1)) },
        Reason::NotYourTurn { asked: None },
        Reason::MulliganUsed,
        Reason::MulliganLate,
        Reason::WrongPhase,
        Reason::MustRedraw,
        Reason::NotCharacter,
        Reason::TeamReinforce,
        Reason::NoCaptain,
        Reason::FirstTurnBattle,
        Reason::AbilityUsed,
        Reason::AlreadyBattled,
        Reason::SelfRestricted,
        Reason::User,
        Reason::Limit,
        Reason::TeamMember,
        Reason::Space,
        Reason::SameName,
        Reason::SetupLife,
        Reason::Target,
        Reason::Protected,
        Reason::StrawHat,
        Reason::NoActions,
        Reason::Logbook,
        Reason::ChestEmpty,
        Reason::HandSize,
        Reason::Cost,
        Reason::Sideboard,
    ];
    all.extend((1..=5).map(Reason::TeamCondition));
    all
}

fn faults() -> Vec<Fault> {
    let number = || Number("DM-C02".to_owned());
    let faults = [
        DeckFault::UnknownCard(number()),
        DeckFault::UnknownNumbers(Number("LK-C20".to_owned())),
        DeckFault::Size { cards: 31 },
        DeckFault::Copies { number: number(), count: 5, most: 4 },
        DeckFault::NoCaptain,
        DeckFault::Sideboard { cards: 11 },
    ];
    faults.into_iter().map(|fault| Fault { seat: seat(0), fault }).collect()
}

/// Every kind of line that the game can say.
fn all_lines() -> Vec<Line> {
    let (game, view) = opening();
    let rules = game.rules();
    let because = Clause::MM_6_1_1;
    let mut lines = spoken::told(&**rules, events().into_iter().map(|what| Seen { what, because }));
    let mut ask = |by, key, max, default| {
        let answer = Some(Answer { shape: Shape::PickSome, min: 1, max, default, part: None });
        let prompt = Prompt { by: By::Seat(by), key, clause: because, pace: Pace::Turn, answer };
        lines.push(rules.question(&view, &prompt));
    };
    for key in ASKS {
        ask(seat(0), key, 1, None);
        ask(seat(1), key, 1, None);
    }
    ask(seat(0), Ask::Pick, 2, None);
    ask(seat(0), Ask::Pick, 1, Some(Action::Done));
    ask(seat(0), Ask::Pick, 2, Some(Action::Done));
    lines.extend(actions(&view).iter().flat_map(|action| rules.action(&view, action)));
    lines.extend(reasons().iter().map(|reason| rules.reason(reason)));
    lines.extend(faults().iter().map(Mm25::fault));
    for by in [0, 200] {
        let life = Stake::Life { space: Space::Captain, behind: by, from: 4, to: 2 };
        let stakes = [life, Stake::Lost { behind: by }, Stake::Nothing { ahead: by }];
        lines.extend(stakes.iter().map(|stake| rules.at_stake(&view, stake)));
    }
    lines.extend(Window::ALL.map(say::window));
    lines.extend(["Dawn Gulls", "Iron Tide", "Citizens", "Enemy Crew"].map(|name| say::crew(&Crew(name.to_owned()))));
    lines.push(rules.setup(&setup(0, 1)));
    lines.push(rules.setup(&Setup { options: Options { to_win: 1, ..Options::default() }, ..setup(2, 0) }));
    let own =
        Deck { cards: vec![(Number("DM-C07".to_owned()), 4), (Number("DM-C12".to_owned()), 4)], sideboard: vec![] };
    lines.push(rules.setup(&Setup::of(own.clone(), own)));
    lines
}

#[test]
fn every_line_of_the_game_can_be_said_in_every_language() {
    spoken::can_be_said(&all_lines());
}

#[test]
fn the_lists_name_every_text() {
    spoken::name_every_text("mm25", &all_lines(), &[]);
}

#[test]
fn no_translation_is_left_in_english() {
    // A "no" is the same in Italian.
    spoken::are_translated(&all_lines(), 1);
}

#[test]
fn the_lines_read_as_accepted() {
    spoken::read_as_accepted("mm25", &all_lines());
}

/// What cards look like in a list: number, name and title, facts, abilities.
#[test]
fn the_cards_read_as_accepted() {
    let mut cards = mm25::built_in_cards();
    cards.extend_from_slice(mm25::published_cards());
    let shown = ["DM-C01", "DM-C15", "DM-W03", "DM-W07", "DM-T04", "LK-C20", "JS-W28", "BP-T07"];
    let cards = cards.iter().filter(|card| shown.contains(&card.number.0.as_str()));
    let lines: Vec<Line> = cards.flat_map(say::whole).collect();
    spoken::read_as_accepted("mm25-cards", &lines);
}

#[test]
fn whole_matches_can_be_told_in_every_language() {
    let mut asked_for = BTreeSet::new();
    for (seed, (mine, theirs)) in (0..40).zip([(0, 1), (1, 2), (2, 0), (0, 0)].into_iter().cycle()) {
        told::is_told(game(mine, theirs, seed), 600, &mut asked_for);
    }
    // No card of the starter set has a "may" inside its effect, and two Characters that have fought are rare.
    for key in ASKS.iter().filter(|key| !matches!(key, Ask::May | Ask::Attacker)) {
        assert!(asked_for.contains(&format!("{key:?}")), "{key:?} is never asked: {asked_for:?}");
    }
}

#[test]
fn two_answers_of_a_question_never_read_alike() {
    for (seed, (mine, theirs)) in [(0, 0), (1, 1), (2, 2), (0, 2)].into_iter().enumerate() {
        told::answers_read_apart(game(mine, theirs, seed as u64), 500);
    }
}

#[test]
fn a_log_does_not_say_a_thing_twice() {
    let rules = Mm25::built_in();
    let (seat, face) = (seat(0), Some(Face(5)));
    let used = What::Moved { seat, face, from: Zone::Reinforcements, to: Zone::Ocean };
    let annulled = What::Moved { seat, face, from: Zone::Techniques, to: Zone::Ocean };
    for (what, because, telling) in [
        (used, Clause::MM_7_12_1, Telling::Implied),
        (used, Clause::MM_7_5_4, Telling::Each),
        (annulled, Clause::MM_7_6_4, Telling::Implied),
        (What::Declined { seat }, Clause::MM_13_2, Telling::Implied),
        (What::Shuffled { seat }, Clause::MM_2_2, Telling::Implied),
        (What::Shuffled { seat }, Clause::MM_2_6_1, Telling::Implied),
        (What::Shuffled { seat }, Clause::MM_15_9, Telling::Each),
        (used, Clause::MM_7_7_7, Telling::Implied),
        (What::LifeLost { seat, face: None }, Clause::MM_8_1_1, Telling::Implied),
        (What::LifeLost { seat, face }, Clause::MM_8_1_1, Telling::Each),
        (What::Drew { seat, face: None }, Clause::MM_2_4, Telling::Counted),
        (What::CouldNotDraw { seat }, Clause::MM_3_1_3, Telling::Each),
    ] {
        assert_eq!(rules.telling(&Seen { what, because }), telling, "{what:?} because {because:?}");
    }
}

#[test]
fn names_are_those_of_the_reader_s_language() {
    let rules = Mm25::built_in();
    let dusk = rules.library().find(&Number("DM-C19".to_owned())).unwrap();
    let said = Lang::ALL.map(|lang| Voice::new(lang).say(&say::card(&rules, dusk), &Names::numbered(2)));
    let names = ["Lady Dusk", "レディ・ダスク", "暮影夫人", "Lady Crepuscolo"];
    assert_eq!(said, names.map(|name| format!("DM-C19 {name}")));
    let card = rules.library().card(dusk);
    let titles = ["Masked Broker", "仮面の仲介人", "蒙面掮客", "Mediatrice mascherata"];
    assert_eq!(Lang::ALL.map(|lang| say::title_in(card, lang)), titles.map(Some));
}

#[test]
fn every_fault_of_a_deck_is_told() {
    let number = |text: &str| Number(text.to_owned());
    let deck =
        Deck { cards: vec![(number("DM-C99"), 5), (number("DM-W07"), 4)], sideboard: vec![(number("DM-W01"), 11)] };
    let setup = Setup::of(deck.clone(), deck);
    let Err(faults) = Game::new(Arc::new(Mm25::built_in()), setup, Seed::from_number(1)) else { panic!("no deck") };
    let voice = Voice::new(Lang::En);
    let said: Vec<String> = faults.iter().map(|fault| voice.say(&Mm25::fault(fault), &Names::numbered(2))).collect();
    let parts =
        ["s0: 9 cards", "s1: There is no card DM-C99", "s0: 4 of DM-W07. There may be 2", "No Character", "11 cards"];
    for part in parts {
        assert!(said.iter().any(|line| line.contains(part)), "{part} is missing in {said:?}");
    }
}
