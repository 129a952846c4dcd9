//! Every text of ZOMBIE WORLD ORDER exists in four languages and says what it is given.

mod spoken;
mod told;

use kernel::{Answer, By, Game, Pace, Prompt, Seat, Seed, Shape, Viewer};
use spoken::seat;
use std::collections::BTreeSet;
use std::sync::Arc;
use words::{Lang, Line, Names, Speak, Telling, Voice, zwo as say};
use zwo::effects::{Keyword, Phase};
use zwo::{
    Action, Ask, Auto, Clause, Deck, DeckFault, Ending, Face, Fault, Number, Options, Powers, Reason, Seen, SeenItem,
    Setup, Spot, Stake, View, What, Zone, Zwo,
};

const PHASES: [Phase; 6] = [Phase::Prepare, Phase::Draw, Phase::Mana, Phase::Main, Phase::Battle, Phase::End];
const ZONES: [Zone; 6] = [Zone::Field, Zone::Mana, Zone::Hand, Zone::Wrecked, Zone::Deck, Zone::Area];

fn setup(mine: usize, theirs: usize) -> Setup {
    let decks = zwo::starter_decks();
    Setup { first: Some(seat(0)), ..Setup::of(decks[mine].1.clone(), decks[theirs].1.clone()) }
}

fn game(mine: usize, theirs: usize, seed: u64) -> Game<Zwo> {
    Game::new(Arc::new(Zwo::built_in()), setup(mine, theirs), Seed::from_number(seed)).unwrap()
}

/// A game at its first question, as its first seat sees it.
fn opening() -> (Game<Zwo>, View) {
    let game = game(0, 1, 5);
    let view = game.sight(Viewer::Seat(seat(0))).view();
    (game, view)
}

fn events() -> Vec<What> {
    let (s0, s1, face) = (seat(0), seat(1), Face(4));
    let here = Spot { seat: s0, zone: Zone::Field, index: 0 };
    let there = Spot { seat: s1, zone: Zone::Field, index: 0 };
    let mana = Spot { seat: s0, zone: Zone::Mana, index: 2 };
    let mut all = vec![
        What::FirstPlayer { seat: s0 },
        What::HandKept { seat: s0 },
        What::HandRedrawn { seat: s0 },
        What::TurnBegan { seat: s0, turn: 3 },
        What::Prepared { seat: s0 },
        What::Drew { seat: s0, face: Some(face) },
        What::Drew { seat: s1, face: None },
        What::Shuffled { seat: s0 },
        What::ManaPlaced { seat: s0, face: Some(face), back: false, rest: false },
        What::ManaPlaced { seat: s0, face: Some(face), back: true, rest: true },
        What::ManaPlaced { seat: s1, face: None, back: true, rest: false },
        What::ManaRested { mana, face: Some(face) },
        What::ManaRested { mana, face: None },
        What::ManaTurnedFront { mana, face },
        What::ManaTurnedBack { mana, face },
        What::SummonDeclared { seat: s0, face },
        What::ReviveDeclared { zombie: here, face },
        What::EventUsed { seat: s0, face: Face(12) },
        What::AbilityUsed { seat: s0, face, ability: 0 },
        What::AutoActivated { seat: s0, face, ability: Auto::Printed(0) },
        What::Targeted { target: here, face: Some(face) },
        What::Targeted { target: there, face: Some(face) },
        What::Targeted { target: there, face: None },
        What::EndDeclared { seat: s0, phase: Phase::Main },
        What::Passed { seat: s0 },
        What::Resolved { seat: s0, face },
        What::Entered { zombie: here, face },
        What::Revived { zombie: here, face },
        What::Injured { zombie: here, face, wrecked: false },
        What::Injured { zombie: there, face, wrecked: true },
        What::Lowered { zombie: here, face },
        What::Stood { zombie: here, face },
        What::Rested { zombie: here, face },
        What::ControlChanged { zombie: here, face },
        What::ZombieDamaged { zombie: here, face, damage: 2500 },
        What::DamageCleared,
        What::Modified { zombie: here, face },
        What::PlayersModified,
        What::Attacked { attacker: here, face },
        What::PlayerTargeted { seat: s0 },
        What::PlayerTargeted { seat: s1 },
        What::ZombieTargeted { target: there, face },
        What::Blocked { blocker: here, face },
        What::NotBlocked { seat: s0 },
        What::BattleDeclared,
        What::DamageDeclared,
        What::Fought { attacker: 5000, target: 4000 },
        What::AttackEnded,
        What::PlayerDamaged { seat: s0, damage: 1, life: 9 },
        What::PlayerDamaged { seat: s1, damage: 2, life: 7 },
        What::LifeRecovered { seat: s0, amount: 2, life: 9 },
        What::Lost { seat: s0 },
        What::GameDrawn { ending: Ending::BothLost { by: face } },
        What::GameDrawn { ending: Ending::Agreed },
        What::GameDrawn { ending: Ending::Stuck { turns: 6 } },
        What::GameDrawn { ending: Ending::Loop { times: 1000 } },
    ];
    for (winner, loser) in [(s0, s1), (s1, s0)] {
        let endings = [
            Ending::Struck { loser, attacker: face, damage: 1 },
            Ending::Struck { loser, attacker: face, damage: 3 },
            Ending::Damaged { loser, by: face, damage: 1 },
            Ending::Damaged { loser, by: face, damage: 2 },
            Ending::Conceded { loser, turn: 0 },
            Ending::Conceded { loser, turn: 7 },
        ];
        all.extend(endings.map(|ending| What::Won { seat: winner, ending }));
    }
    all.extend(PHASES.map(|phase| What::PhaseBegan { seat: s0, phase }));
    let keywords = Keyword::ALL.map(Auto::Keyword);
    all.extend(keywords.map(|ability| What::AutoActivated { seat: s1, face, ability }));
    all.extend(ZONES.map(|from| What::Moved { seat: s0, face: Some(face), from, to: Zone::Wrecked }));
    all.extend(ZONES.map(|to| What::Moved { seat: s1, face: None, from: Zone::Hand, to }));
    all
}

fn actions(view: &View) -> Vec<Action> {
    let at = |seat: Seat, zone| Spot { seat, zone, index: 0 };
    let (mine, theirs) = (at(seat(0), Zone::Hand), at(seat(1), Zone::Hand));
    assert!(view.card_at(mine).is_some_and(|card| card.face.is_some()));
    assert!(view.card_at(theirs).is_some_and(|card| card.face.is_none()));
    // The hand is in the order of the card numbers; its last card is an EVENT card.
    let event = Spot { index: view.sides[0].hand.len() as u8 - 1, ..mine };
    vec![
        Action::KeepHand,
        Action::Redraw,
        Action::PlaceMana { hand: 0, back: false },
        Action::PlaceMana { hand: 0, back: true },
        Action::TurnMana { mana: 0 },
        Action::NoMana,
        Action::Summon { hand: 0 },
        Action::Summon { hand: event.index },
        Action::Revive(mine),
        Action::Use { card: mine, ability: 0 },
        Action::Use { card: event, ability: 0 },
        Action::Use { card: theirs, ability: 0 },
        Action::Target(mine),
        Action::Target(theirs),
        Action::EnoughTargets,
        Action::Pay(mine),
        Action::Decline,
        Action::Cancel,
        Action::EndMain,
        Action::Attack(mine),
        Action::AttackPlayer,
        Action::AttackZombie(theirs),
        Action::Block(mine),
        Action::NoBlock,
        Action::EndBattle,
        Action::Pass,
        Action::Next(0),
        Action::Pick(mine),
        Action::Done,
        Action::Yes,
        Action::No,
        Action::Choose(1),
        Action::Concede,
        Action::AgreedDraw,
    ]
}

const ASKS: [Ask; 14] = [
    Ask::Redraw,
    Ask::Mana,
    Ask::Main,
    Ask::Battle,
    Ask::AttackTarget,
    Ask::Block,
    Ask::Answer,
    Ask::Order,
    Ask::Auto,
    Ask::Pick,
    Ask::May,
    Ask::ChooseOne,
    Ask::Target,
    Ask::Pay,
];

fn reasons() -> Vec<Reason> {
    vec![
        Reason::BadRedraw,
        Reason::NotYourRight { asked: Some(seat(0)) },
        Reason::NotYourRight { asked: Some(seat(1)) },
        Reason::NotYourRight { asked: None },
        Reason::BadManaAction,
        Reason::BadTurning,
        Reason::CannotSummon,
        Reason::BadPayment,
        Reason::LacksColour,
        Reason::CannotRevive,
        Reason::NotMainTiming,
        Reason::NotFreeTiming,
        Reason::WrongPlace,
        Reason::UsedUp { face: Face(7) },
        Reason::BadTarget,
        Reason::CannotAttack,
        Reason::BadAttackTarget,
        Reason::CannotBlock,
        Reason::CannotEndPhase,
        Reason::Forbidden,
        Reason::GameOver,
        Reason::BadCostChoice,
        Reason::StillWaits { face: Face(40) },
    ]
}

fn faults() -> Vec<Fault> {
    let number = || Number("DZ-002".to_owned());
    let faults = [
        DeckFault::UnknownCard(number()),
        DeckFault::Size { cards: 51 },
        DeckFault::Copies { number: number(), count: 5 },
    ];
    faults.into_iter().map(|fault| Fault { seat: seat(0), fault }).collect()
}

/// What can lie in the resolution area.
fn items() -> Vec<SeenItem> {
    let target = Some(Spot { seat: seat(1), zone: Zone::Hand, index: 0 });
    let used = |face, ability, auto, targets| SeenItem::Use { face: Face(face), seat: seat(0), ability, targets, auto };
    vec![
        SeenItem::Summon { face: Some(Face(5)), seat: seat(0) },
        SeenItem::Summon { face: None, seat: seat(1) },
        SeenItem::Revive { zombie: None, seat: seat(1) },
        used(9, Auto::Printed(0), false, vec![]),
        used(13, Auto::Printed(0), false, vec![target, None]),
        used(3, Auto::Printed(0), true, vec![]),
        used(1, Auto::Keyword(Keyword::Amplify), true, vec![]),
        SeenItem::EndPhase,
        SeenItem::Step,
        SeenItem::Battle,
        SeenItem::Damage,
    ]
}

/// Every kind of line that the game can say.
fn all_lines() -> Vec<Line> {
    let (game, view) = opening();
    let rules = game.rules();
    let because = Clause::ZW_8_11;
    let mut lines = spoken::told(&**rules, events().into_iter().map(|what| Seen { what, because }));
    // With nobody on the field, and with somebody there who stands.
    let mut stands = view.clone();
    for side in &mut stands.sides {
        side.field.push(side.hand[0]);
    }
    for (view, by) in [(&view, seat(0)), (&view, seat(1)), (&stands, seat(0)), (&stands, seat(1))] {
        let prompt = Prompt { by: By::Seat(by), key: Ask::Battle, clause: because, pace: Pace::Turn, answer: None };
        lines.push(rules.question(view, &prompt));
    }
    let mut ask = |by, key, max, default| {
        let answer = Some(Answer { shape: Shape::PickSome, min: 1, max, default, part: None });
        let prompt = Prompt { by: By::Seat(by), key, clause: because, pace: Pace::Turn, answer };
        lines.push(rules.question(&view, &prompt));
    };
    for key in ASKS.into_iter().filter(|&key| key != Ask::Battle) {
        ask(seat(0), key, 1, None);
        ask(seat(1), key, 1, None);
    }
    for key in [Ask::Pick, Ask::Target] {
        ask(seat(0), key, 2, None);
        ask(seat(0), key, 1, Some(Action::Done));
        ask(seat(0), key, 2, Some(Action::Done));
    }
    lines.extend(actions(&view).iter().flat_map(|action| rules.action(&view, action)));
    lines.extend(reasons().iter().map(|reason| rules.reason(reason)));
    lines.extend(faults().iter().map(Zwo::fault));
    let zombie = Spot { seat: seat(0), zone: Zone::Hand, index: 0 };
    let powers = Powers { attacker: 2000, target: 1500 };
    let stakes = [
        Stake::Life { from: 10, to: 8, critical: 0 },
        Stake::Life { from: 10, to: 8, critical: 2 },
        Stake::Injured { zombie, powers: None },
        Stake::Injured { zombie, powers: Some(powers) },
        Stake::Stands { powers: Powers { attacker: 1500, target: 2000 } },
        Stake::Lost { critical: 0 },
        Stake::Lost { critical: 3 },
        Stake::Nothing,
    ];
    lines.extend(stakes.iter().map(|stake| rules.at_stake(&view, stake)));
    lines.extend(items().iter().map(|item| say::item(rules, &view, item)));
    lines.push(rules.setup(&setup(0, 1)));
    for rulings in 0..8 {
        lines.push(rules.setup(&Setup { options: Options::try_from(rulings).unwrap(), ..setup(2, 0) }));
    }
    let own = Deck { cards: vec![(Number("DZ-046".to_owned()), 4), (Number("DZ-047".to_owned()), 4)] };
    lines.push(rules.setup(&Setup::of(own.clone(), own)));
    lines
}

#[test]
fn every_line_of_the_game_can_be_said_in_every_language() {
    spoken::can_be_said(&all_lines());
}

#[test]
fn the_lists_name_every_text() {
    // Payments are asked for by what is being declared, and Auto abilities are told by what waits.
    let moments = ["zwo-ask-pay-summon", "zwo-ask-pay-revive", "zwo-do-next"];
    spoken::name_every_text("zwo", &all_lines(), &moments);
}

#[test]
fn no_translation_is_left_in_english() {
    // A "no" is the same in Italian.
    spoken::are_translated(&all_lines(), 1);
}

#[test]
fn the_lines_read_as_accepted() {
    spoken::read_as_accepted("zwo", &all_lines());
}

/// What cards look like in a list: number and name, facts, abilities.
#[test]
fn the_cards_read_as_accepted() {
    let cards = zwo::built_in_cards();
    let shown = ["DZ-001", "DZ-012", "DZ-014", "DZ-046", "DZ-047"];
    let cards = cards.iter().filter(|card| shown.contains(&card.number.0.as_str()));
    let lines: Vec<Line> = cards.flat_map(say::whole).collect();
    spoken::read_as_accepted("zwo-cards", &lines);
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let mut asked_for = BTreeSet::new();
    for (seed, (mine, theirs)) in [(0, 1), (1, 2), (2, 0), (2, 1), (1, 1)].into_iter().enumerate() {
        told::is_told(game(mine, theirs, seed as u64), 500, &mut asked_for);
    }
    for key in ASKS.iter().filter(|key| !matches!(key, Ask::Auto | Ask::ChooseOne)) {
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
    let rules = Zwo::built_in();
    let (zombie, face) = (Spot { seat: seat(0), zone: Zone::Field, index: 0 }, Face(5));
    let rested = What::Rested { zombie, face };
    let damaged = What::ZombieDamaged { zombie, face, damage: 500 };
    let entered = What::Entered { zombie, face };
    let wrecked = What::Moved { seat: seat(0), face: Some(Face(12)), from: Zone::Area, to: Zone::Wrecked };
    for (what, because, telling) in [
        (rested, Clause::ZW_12_7, Telling::Implied),
        (rested, Clause::ZW_12_11, Telling::Implied),
        (rested, Clause::ZW_3_13, Telling::Each),
        (damaged, Clause::ZW_12_16, Telling::Implied),
        (damaged, Clause::ZW_13_10, Telling::Each),
        (entered, Clause::ZW_10_1, Telling::Implied),
        (entered, Clause::ZW_10_2, Telling::Each),
        (wrecked, Clause::ZW_10_11, Telling::Implied),
        (wrecked, Clause::ZW_10_4, Telling::Each),
        (What::Passed { seat: seat(0) }, Clause::ZW_17_9, Telling::Implied),
        (What::AttackEnded, Clause::ZW_12_1, Telling::Implied),
        (What::AttackEnded, Clause::ZW_12_19, Telling::Each),
    ] {
        assert_eq!(rules.telling(&Seen { what, because }), telling, "{what:?} because {because:?}");
    }
}

/// A payment of three mana is one line of the log, however they differ.
#[test]
fn mana_that_is_rested_is_counted() {
    let rules = Zwo::built_in();
    let mana = |index, face| {
        let what = What::ManaRested { mana: Spot { seat: seat(1), zone: Zone::Mana, index }, face };
        Seen { what, because: Clause::ZW_9_3 }
    };
    let paid = [mana(0, None), mana(1, Some(Face(3))), mana(4, Some(Face(8)))];
    assert!(paid.iter().all(|seen| rules.telling(seen) == Telling::Counted));
    assert!(paid.iter().all(|seen| rules.event(seen) == rules.event(&paid[0])));
}

/// Points of damage, and one layer down: each has its word in each language, and no message has the other's.
#[test]
fn damage_is_never_called_injury() {
    let words =
        [("en", "injur", "damage"), ("ja", "損傷", "ダメージ"), ("zh-Hant", "損傷", "傷害"), ("it", "esion", "dann")];
    let texts = |lang: &str| {
        let (_, text) = words::files(Lang::parse(lang).unwrap()).find(|(name, _)| name == "zwo.ftl").unwrap();
        let messages = text.split("\nzwo-").skip(1);
        messages.map(|message| message.split("\n#").next().unwrap_or(message).to_lowercase()).collect::<Vec<String>>()
    };
    let english = texts("en");
    for (lang, injury, damage) in words {
        for (text, said) in texts(lang).iter().zip(&english) {
            let body = |text: &str| text.split_once(" =").map_or(String::new(), |(_, body)| body.to_owned());
            let (text, said) = (body(text), body(said));
            assert_eq!(text.contains(injury), said.contains("injur"), "{lang}: {text}");
            assert_eq!(text.contains(damage), said.contains("damage"), "{lang}: {text}");
        }
    }
}

#[test]
fn keywords_are_called_as_on_cards() {
    for lang in Lang::ALL {
        let (voice, names) = (Voice::new(lang), Names::numbered(2));
        for keyword in Keyword::ALL {
            assert_eq!(voice.say(&say::keyword(keyword), &names), say::effects::keyword(keyword, lang));
        }
    }
}

#[test]
fn names_are_those_of_the_reader_s_language() {
    let rules = Zwo::built_in();
    let ogre = rules.library().find(&Number("DZ-006".to_owned())).unwrap();
    let said = Lang::ALL.map(|lang| Voice::new(lang).say(&say::card(&rules, ogre), &Names::numbered(2)));
    let names = ["Orchard Ogre", "果樹園のオーガ", "果園食人魔", "Orco del Frutteto"];
    assert_eq!(said, names.map(|name| format!("DZ-006 {name}")));
}

#[test]
fn every_fault_of_a_deck_is_told() {
    let number = |text: &str| Number(text.to_owned());
    let deck = Deck { cards: vec![(number("DZ-099"), 5), (number("DZ-001"), 4)] };
    let setup = Setup::of(deck.clone(), deck);
    let Err(faults) = Game::new(Arc::new(Zwo::built_in()), setup, Seed::from_number(1)) else { panic!("no deck") };
    let voice = Voice::new(Lang::En);
    let said: Vec<String> = faults.iter().map(|fault| voice.say(&Zwo::fault(fault), &Names::numbered(2))).collect();
    for part in ["s0: 9 cards", "s1: There is no card DZ-099", "s1: 5 of DZ-099"] {
        assert!(said.iter().any(|line| line.contains(part)), "{part} is missing in {said:?}");
    }
}
