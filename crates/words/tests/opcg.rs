//! Every text of ONE PIECE CARD GAME exists in four languages and says what it is given.

mod spoken;
mod told;

use kernel::{Answer, By, Game, Pace, Prompt, Seed, Shape, Viewer};
use opcg::effects::Keyword;
use opcg::{
    Action, Ask, Clause, Deck, DeckFault, DonAt, Ending, Face, Fault, LastCard, Number, Opcg, Reason, Seen, Setup,
    Sign, Spot, Stake, View, What, Zone,
};
use spoken::seat;
use std::collections::BTreeSet;
use std::sync::Arc;
use words::{Lang, Line, Names, Speak, Telling, Voice, opcg as say};

fn setup() -> Setup {
    let decks = opcg::starter_decks();
    Setup::of(decks[0].1.clone(), decks[1].1.clone())
}

fn game(seed: u64) -> Game<Opcg> {
    Game::new(Arc::new(Opcg::built_in()), setup(), Seed::from_number(seed)).unwrap()
}

/// A game at its first question, as its first seat sees it: nothing but the shuffle has come before.
fn opening() -> (Game<Opcg>, View) {
    let setup = Setup { first: Some(seat(0)), ..setup() };
    let game = Game::new(Arc::new(Opcg::built_in()), setup, Seed::from_number(5)).unwrap();
    let view = game.sight(Viewer::Seat(seat(0))).view();
    (game, view)
}

fn events() -> Vec<What> {
    let (s0, s1, face) = (seat(0), seat(1), Face(4));
    let here = Spot { seat: s0, zone: Zone::Characters, index: 0 };
    let there = Spot { seat: s1, zone: Zone::Leader, index: 0 };
    let zones =
        [Zone::Leader, Zone::Characters, Zone::Stage, Zone::Hand, Zone::Deck, Zone::Trash, Zone::Life, Zone::Limbo];
    let mut all = vec![
        What::SignsShown { signs: [Sign::Rock, Sign::Paper] },
        What::FirstPlayer { seat: s0, chosen_by: None },
        What::FirstPlayer { seat: s0, chosen_by: Some(s0) },
        What::FirstPlayer { seat: s0, chosen_by: Some(s1) },
        What::HandKept { seat: s0 },
        What::HandRedrawn { seat: s0 },
        What::TurnBegan { seat: s0, turn: 3 },
        What::PhaseEnded { seat: s0 },
        What::Refreshed { seat: s0 },
        What::Drew { seat: s0, face: Some(face) },
        What::Drew { seat: s0, face: None },
        What::Shuffled { seat: s0 },
        What::LookedAt { seat: s0, whose: s0, cards: 5 },
        What::LookedAt { seat: s0, whose: s1, cards: 1 },
        What::Revealed { seat: s0, face },
        What::Played { seat: s0, face },
        What::EventActivated { seat: s0, face },
        What::EffectActivated { seat: s0, face, ability: 0 },
        What::TriggerActivated { seat: s0, face },
        What::Rested { card: here, face },
        What::SetActive { card: here, face },
        What::Attacked { attacker: here, face, target: there, target_face: Face(0) },
        What::Blocked { card: here, face },
        What::TargetChanged { card: here, face },
        What::Countered { seat: s0, face, on: here, power: 2000 },
        What::Compared { attacker: 5000, target: 5000 },
        What::Compared { attacker: 5000, target: 6000 },
        What::BattleEnded,
        What::KnockedOut { seat: s0, face },
        What::Damage { seat: s0, damage: 2 },
        What::Modified { card: here, face, power: 1000 },
        What::Modified { card: here, face, power: -2000 },
        What::DonAdded { seat: s0, count: 2, rested: false },
        What::DonAdded { seat: s0, count: 1, rested: true },
        What::DonPaid { seat: s0, count: 3 },
        What::DonGiven { to: here, face, count: 1 },
        What::DonCameBack { seat: s0, count: 2 },
        What::DonSetActive { seat: s0, count: 2 },
        What::DonRested { seat: s0, count: 2 },
        What::DonReturned { seat: s0, count: 1 },
        What::Lost { seat: s0 },
        What::GameOver { ending: Ending::BothLost },
        What::GameOver { ending: Ending::Loop },
    ];
    for (winner, loser) in [(s0, s1), (s1, s0)] {
        let endings = [
            Ending::Struck { loser, attacker: face, power: 6000, against: 5000 },
            Ending::Damaged { loser, by: face },
            Ending::DeckOut { loser, last: LastCard::Drawn },
            Ending::DeckOut { loser, last: LastCard::Taken },
            Ending::DeckOutLate { loser },
            Ending::DeckOutWins { winner },
            Ending::Text { winner, by: face },
            Ending::Conceded { loser, turn: 0 },
            Ending::Conceded { loser, turn: 7 },
        ];
        all.extend(endings.map(|ending| What::Won { seat: winner, ending }));
    }
    all.extend(zones.map(|from| What::Moved { seat: s0, face: Some(face), from, to: Zone::Trash }));
    all.extend(zones.map(|to| What::Moved { seat: s1, face: None, from: Zone::Life, to }));
    all.extend([Zone::Trash, Zone::Life].map(|from| What::Moved { seat: s0, face: Some(face), from, to: Zone::Hand }));
    all.push(What::Moved { seat: s1, face: None, from: Zone::Hand, to: Zone::Life });
    all
}

fn actions(view: &View) -> Vec<Action> {
    let s0 = seat(0);
    let leader = Spot { seat: s0, zone: Zone::Leader, index: 0 };
    let theirs = Spot { seat: seat(1), zone: Zone::Leader, index: 0 };
    let hidden = Spot { seat: seat(1), zone: Zone::Hand, index: 0 };
    let in_hand = Spot { seat: s0, zone: Zone::Hand, index: 0 };
    assert!(!view.sides[0].hand.is_empty() && view.card_at(hidden).is_some_and(|card| card.face.is_none()));
    let mut all = Sign::ALL.map(Action::Sign).to_vec();
    all.extend([
        Action::GoFirst,
        Action::GoSecond,
        Action::KeepHand,
        Action::Redraw,
        Action::Play { hand: 0, over: None },
        Action::Play { hand: 0, over: Some(0) },
        Action::Activate { card: leader, ability: 0 },
        Action::Give { to: leader },
        Action::Attack { attacker: leader, target: theirs },
        Action::EndMain,
        Action::Block(leader),
        Action::Counter { card: in_hand, on: leader },
        Action::CounterEvent { hand: 0 },
        Action::Pass,
        Action::Trigger,
        Action::TakeLife,
        Action::Pick(leader),
        Action::Pick(hidden),
        Action::PickForBottom(leader),
        Action::Done,
        Action::Yes,
        Action::No,
        Action::Choose(1),
        Action::Next(0),
        Action::Number(2),
        Action::Return(DonAt::Active),
        Action::Return(DonAt::Rested),
        Action::Return(DonAt::Given(leader)),
        Action::Cancel,
        Action::Concede,
    ]);
    all
}

const ASKS: [Ask; 16] = [
    Ask::Sign,
    Ask::ChooseFirst,
    Ask::Redraw,
    Ask::Main,
    Ask::Block,
    Ask::Counter,
    Ask::LifeCard,
    Ask::MakeRoom,
    Ask::Order,
    Ask::Pick,
    Ask::PutBack,
    Ask::ReturnDon,
    Ask::MoveDon,
    Ask::HowMany,
    Ask::May,
    Ask::ChooseOne,
];

fn reasons() -> Vec<Reason> {
    let face = Face(5);
    vec![
        Reason::GameOver,
        Reason::NotYourDecision { asked: Some(seat(0)) },
        Reason::NotYourDecision { asked: Some(seat(1)) },
        Reason::NotYourDecision { asked: None },
        Reason::WrongTiming,
        Reason::NoSuchCard,
        Reason::FirstTurn,
        Reason::BadReplacement,
        Reason::IllegalAttacker { face },
        Reason::IllegalTarget { face },
        Reason::IllegalGive,
        Reason::IllegalBlock,
        Reason::IllegalCounter,
        Reason::NotAvailable,
        Reason::BadChoice,
        Reason::BadMulligan,
        Reason::CannotPay { cost: 4, active: 2 },
        Reason::CannotPay { cost: 0, active: 2 },
    ]
}

fn faults() -> Vec<Fault> {
    let number = || Number("ST01-002".to_owned());
    let faults = [
        DeckFault::UnknownCard(number()),
        DeckFault::Leaders { count: 2 },
        DeckFault::NotALeader(number()),
        DeckFault::Category(number()),
        DeckFault::Size { cards: 51 },
        DeckFault::Colour(number()),
        DeckFault::Copies { number: number(), count: 5 },
        DeckFault::KeptOut(number()),
    ];
    faults.into_iter().map(|fault| Fault { seat: seat(0), fault }).collect()
}

/// Every kind of line that the game can say.
fn all_lines() -> Vec<Line> {
    let (game, view) = opening();
    let rules = game.rules();
    let because = Clause::OP_6_1;
    let mut lines = spoken::told(&**rules, events().into_iter().map(|what| Seen { what, because }));
    let mut ask = |by, key, (min, max)| {
        let answer = Some(Answer { shape: Shape::PickSome, min, max, default: None, part: None });
        let prompt = Prompt { by: By::Seat(by), key, clause: because, pace: Pace::Turn, answer };
        lines.push(rules.question(&view, &prompt));
    };
    for key in ASKS {
        ask(seat(0), key, (1, 2));
        ask(seat(1), key, (1, 2));
    }
    for count in [(0, 1), (0, 2), (1, 1), (2, 2)] {
        ask(seat(0), Ask::Pick, count);
    }
    lines.extend(actions(&view).iter().flat_map(|action| rules.action(&view, action)));
    lines.extend(reasons().iter().map(|reason| rules.reason(reason)));
    lines.extend(faults().iter().map(Opcg::fault));
    let stakes = [
        Stake::Fails { attacker: 4000, target: 5000 },
        Stake::Life { from: 4, to: 3, short: 0 },
        Stake::Life { from: 4, to: 3, short: 1000 },
        Stake::Falls { card: Spot { seat: seat(0), zone: Zone::Leader, index: 0 }, short: 0 },
        Stake::Falls { card: Spot { seat: seat(0), zone: Zone::Leader, index: 0 }, short: 3000 },
        Stake::Lost { short: 0 },
        Stake::Lost { short: 2000 },
        Stake::Nothing,
    ];
    lines.extend(stakes.iter().map(|stake| rules.at_stake(&view, stake)));
    let keywords = [
        Keyword::Rush,
        Keyword::RushCharacter,
        Keyword::Blocker,
        Keyword::DoubleAttack,
        Keyword::Banish,
        Keyword::Unblockable,
    ];
    lines.extend(keywords.map(say::keyword));
    lines.push(rules.title());
    lines.push(rules.setup(&setup()));
    lines
}

#[test]
fn every_line_of_the_game_can_be_said_in_every_language() {
    spoken::can_be_said(&all_lines());
}

#[test]
fn the_block_and_the_counter_step_name_the_attack_with_its_powers() {
    let (mut game, _) = opening();
    let mut said = BTreeSet::new();
    // With attacks first, a battle comes soon.
    let eager = |action: &Action| match action {
        Action::Attack { .. } => 0,
        Action::Play { .. } | Action::KeepHand | Action::Pass => 1,
        _ => 2,
    };
    for _ in 0..200 {
        let kernel::Status::Ask(question) = game.status() else { break };
        let By::Seat(seat) = question.by else { break };
        let sight = game.sight(Viewer::Seat(seat));
        let (view, prompt) = (sight.view(), sight.prompt().unwrap());
        if let (Ask::Block | Ask::Counter, Some((attacker, target))) = (prompt.key, view.battle()) {
            let line = game.rules().question(&view, &prompt);
            for lang in Lang::ALL {
                let text = Voice::new(lang).say(&line, &Names::numbered(2));
                let powers = [attacker, target].map(|spot| view.card_at(spot).unwrap().power.unwrap().to_string());
                assert!(powers.iter().all(|power| text.contains(power)), "{text} does not say {powers:?}");
            }
            said.insert(<&str>::from(prompt.key));
        }
        let action = sight.legal_list().into_iter().min_by_key(eager).unwrap();
        game.act(By::Seat(seat), &[action]).unwrap();
    }
    assert!(said.contains("Counter"), "no attack came to its Counter Step: {said:?}");
}

#[test]
fn the_lists_name_every_text() {
    let moments = ["opcg-do-counter-for-target", "opcg-do-next", "opcg-do-top", "opcg-no-card"];
    spoken::name_every_text("opcg", &all_lines(), &moments);
}

#[test]
fn no_translation_is_left_in_english() {
    // The title and a "no" are the same in Italian.
    spoken::are_translated(&all_lines(), 2);
}

#[test]
fn the_lines_read_as_accepted() {
    spoken::read_as_accepted("opcg", &all_lines());
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let mut asked_for = BTreeSet::new();
    let decks = opcg::starter_decks();
    for (seed, (mine, theirs)) in [(0, 1), (2, 3), (3, 2), (1, 0), (6, 6), (6, 6)].into_iter().enumerate() {
        let setup = Setup::of(decks[mine].1.clone(), decks[theirs].1.clone());
        let game = Game::new(Arc::new(Opcg::built_in()), setup, Seed::from_number(seed as u64)).unwrap();
        told::is_told(game, 400, &mut asked_for);
    }
    assert!(asked_for.contains("ChooseOne"), "nothing is chosen: {asked_for:?}");
    assert!(asked_for.len() >= 10, "these games ask for little: {asked_for:?}");
}

#[test]
fn a_log_does_not_say_a_thing_twice() {
    let rules = Opcg::built_in();
    let card = Spot { seat: seat(0), zone: Zone::Characters, index: 0 };
    let rested = What::Rested { card, face: Face(4) };
    let trashed = What::Moved { seat: seat(0), face: Some(Face(4)), from: Zone::Hand, to: Zone::Trash };
    for (what, because, telling) in [
        (rested, Clause::OP_8_2_1, Telling::Implied),
        (rested, Clause::OP_8_3_3, Telling::Implied),
        (rested, Clause::OP_1_19, Telling::Each),
        (trashed, Clause::OP_8_4_3, Telling::Implied),
        (trashed, Clause::OP_12_19, Telling::Implied),
        (trashed, Clause::OP_14_5, Telling::Each),
    ] {
        assert_eq!(rules.telling(&Seen { what, because }), telling, "{what:?} because {because:?}");
    }
}

#[test]
fn two_answers_of_a_question_never_read_alike() {
    (0..4).for_each(|seed| told::answers_read_apart(game(seed), 300));
}

#[test]
fn names_are_those_of_the_reader_s_edition() {
    let rules = Opcg::built_in();
    let names = Names::numbered(2);
    let luffy = rules.library().find(&Number("ST01-001".to_owned())).unwrap();
    let said = |lang| Voice::new(lang).say(&say::card(&rules, luffy), &names);
    assert_eq!(said(Lang::En), "ST01-001 Monkey.D.Luffy");
    assert_eq!(said(Lang::Ja), "ST01-001 モンキー・D・ルフィ");
    assert_eq!(said(Lang::ZhHant), "ST01-001 蒙其・D・魯夫");
    assert_eq!(said(Lang::It), "ST01-001 Monkey.D.Luffy");
    let only_english = words::Name { en: "Vivi".to_owned(), ja: None, zh_hant: None, it: None };
    let line = Line::new("opcg-name").with("name", only_english);
    let marked = Lang::ALL.map(|lang| Voice::new(lang).say(&line, &names));
    assert_eq!(marked, ["Vivi", "Vivi*", "Vivi*", "Vivi"]);
}

#[test]
fn every_fault_of_a_deck_is_told() {
    let rules = Arc::new(Opcg::built_in());
    let number = |text: &str| Number(text.to_owned());
    let deck = Deck { leader: number("ST01-002"), cards: vec![(number("ST99-001"), 5), (number("ST01-001"), 1)] };
    let setup = Setup::of(deck.clone(), deck);
    let Err(faults) = Game::new(rules, setup, Seed::from_number(1)) else { panic!("this is no deck") };
    let voice = Voice::new(Lang::En);
    let said: Vec<String> = faults.iter().map(|fault| voice.say(&Opcg::fault(fault), &Names::numbered(2))).collect();
    for part in ["s0: ST01-002 is not a Leader", "s1: 6 cards", "no card ST99-001", "The Leader ST01-001 cannot"] {
        assert!(said.iter().any(|line| line.contains(part)), "{part} is missing in {said:?}");
    }
}

#[test]
fn every_type_has_a_name_in_every_edition() {
    for card in opcg::built_in_cards() {
        for of_type in &card.types {
            let name = words::opcg::type_named(of_type);
            assert!(name.ja.is_some() && name.zh_hant.is_some(), "{}: {of_type}", card.number.0);
        }
    }
}

#[test]
fn texts_call_types_and_cards_as_the_editions_do() {
    let file = "card QD-001 \"A\"\n  character red, cost 1, power 1000, strike, types [\"Navy\"]\n  \
        always: this is also named \"Usopp\"; this is also type \"Straw Hat Crew\"\n";
    let card = opcg::notation::read_cards(file).unwrap().remove(0);
    let said = |lang| {
        let voice = Voice::new(lang);
        let lines = say::whole(&Opcg::built_in(), &card);
        lines.iter().map(|line| voice.say(line, &Names::numbered(0))).collect::<Vec<_>>().join(" ")
    };
    for (lang, parts) in [
        (Lang::Ja, ["《海軍》", "「ウソップ」", "《麦わらの一味》"]),
        (Lang::ZhHant, ["《海軍》", "「騙人布」", "《草帽一行人》"]),
    ] {
        let said = said(lang);
        for part in parts {
            assert!(said.contains(part), "{part} is missing in {said}");
        }
    }
}
