//! Reader and writer are inverse, whatever an AST says. Players are what modifiers are for, and nothing else is done to them.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use zwo::effects::*;
use zwo::notation::{read_ability, read_cards_with, write_ability, write_cards};
use zwo::{Category, Colour, Colours, Definition, GreyZombies, Names, Number, Rarity};

type Any<T> = BoxedStrategy<T>;

fn one_of<T: Clone + std::fmt::Debug + 'static>(these: &[T]) -> Any<T> {
    select(these.to_vec()).boxed()
}

fn category() -> Any<Category> {
    one_of(&[Category::Zombie, Category::Event])
}

fn colour() -> Any<Colour> {
    one_of(&Colour::ALL)
}

fn rarity() -> Any<Rarity> {
    one_of(&[Rarity::Rare, Rarity::Uncommon, Rarity::Common])
}

fn keyword() -> Any<Keyword> {
    one_of(&Keyword::ALL)
}

fn player() -> Any<Player> {
    one_of(&[Player::You, Player::Opponent, Player::Owner, Player::Each])
}

fn whose() -> Any<Whose> {
    one_of(&[Whose::Yours, Whose::Opponents, Whose::Eithers])
}

fn place() -> Any<Place> {
    one_of(&[Place::Field, Place::Hand, Place::Wrecked, Place::Mana])
}

fn stat() -> Any<Stat> {
    one_of(&[Stat::SummonCost, Stat::ReviveCost, Stat::Power, Stat::Critical, Stat::Damage])
}

fn compare() -> Any<Compare> {
    one_of(&[Compare::AtLeast, Compare::AtMost, Compare::Exactly])
}

fn until() -> Any<Until> {
    one_of(&[Until::EndOfTurn, Until::NextPrepare, Until::Leaves])
}

/// Often one of the first, which are targets.
fn slot() -> Any<Slot> {
    prop_oneof![0..4u8, any::<u8>()].prop_map(Slot).boxed()
}

fn name() -> Any<String> {
    prop_oneof!["[^\"\n]{0,8}", "[a-zé]{1,3}\"[a-z#;]{1,3}\"[a-z]{0,2}"].boxed()
}

fn number() -> Any<i32> {
    prop_oneof![-9..9999, any::<i32>()].boxed()
}

fn value(depth: u32) -> Any<Value> {
    let leaf = prop_oneof![
        4 => number().prop_map(Value::Number),
        1 => player().prop_map(Value::Life),
        1 => Just(Value::Amount),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![
        4 => leaf,
        1 => cards(less).prop_map(Value::Count),
        1 => (stat(), objects(less)).prop_map(|(stat, of)| Value::Of(stat, Box::new(of))),
        1 => (number(), value(less)).prop_map(|(times, of)| Value::Times(times, Box::new(of))),
    ]
    .boxed()
}

fn filter(depth: u32) -> Any<Filter> {
    let fixed = [
        Filter::Grey,
        Filter::Stand,
        Filter::Rest,
        Filter::Front,
        Filter::Back,
        Filter::Intact,
        Filter::HalfWrecked,
        Filter::NoText,
        Filter::This,
        Filter::Other,
    ];
    let leaf = prop_oneof![
        3 => one_of(&fixed),
        1 => category().prop_map(Filter::Category),
        1 => colour().prop_map(Filter::Colour),
        1 => rarity().prop_map(Filter::Rarity),
        1 => name().prop_map(Filter::Named),
        1 => name().prop_map(Filter::Numbered),
        1 => keyword().prop_map(Filter::Has),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![
        6 => leaf,
        2 => (stat(), compare(), value(less)).prop_map(|(stat, compare, value)| Filter::Stat(stat, compare, value)),
        1 => vec(filters(less), 0..3).prop_map(Filter::Any),
        1 => filters(less).prop_map(Filter::Not),
    ]
    .boxed()
}

fn filters(depth: u32) -> Any<Vec<Filter>> {
    vec(filter(depth), 0..3).boxed()
}

fn cards(depth: u32) -> Any<Cards> {
    (whose(), place(), filters(depth)).prop_map(|(whose, place, filters)| Cards { whose, place, filters }).boxed()
}

fn pick(depth: u32) -> Any<Pick> {
    let count = prop_oneof![
        value(depth).prop_map(Count::Exactly),
        value(depth).prop_map(Count::UpTo),
        Just(Count::Exactly(Value::Number(1))),
    ];
    (count, cards(depth)).prop_map(|(count, from)| Pick { count, from }).boxed()
}

fn objects(depth: u32) -> Any<Objects> {
    prop_oneof![
        one_of(&[Objects::This, Objects::It]),
        slot().prop_map(Objects::Picked),
        pick(depth.saturating_sub(1)).prop_map(Objects::Pick),
        cards(depth).prop_map(Objects::All),
    ]
    .boxed()
}

fn subject(depth: u32) -> Any<Objects> {
    prop_oneof![3 => objects(depth), 1 => player().prop_map(Objects::Player)].boxed()
}

fn condition(depth: u32) -> Any<Condition> {
    let leaf = prop_oneof![
        2 => one_of(&[Condition::YourTurn, Condition::OpponentsTurn, Condition::Did]),
        2 => (value(depth), compare(), value(depth)).prop_map(|(one, how, other)| Condition::Number(one, how, other)),
        1 => (objects(depth), filters(depth)).prop_map(|(objects, filters)| Condition::Is(objects, filters)),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![
        6 => leaf,
        1 => condition(less).prop_map(|condition| Condition::Not(Box::new(condition))),
        1 => vec(condition(less), 0..3).prop_map(Condition::All),
        1 => vec(condition(less), 0..3).prop_map(Condition::Any),
    ]
    .boxed()
}

fn modifier(depth: u32) -> Any<Modifier> {
    use Prohibition::*;
    let prohibitions =
        [Attack, Block, BeAttacked, BeInjured, BeRevived, Enter, Prohibition::Stand, StandInPrepare, UseEvents];
    prop_oneof![
        (stat(), value(depth)).prop_map(|(stat, more)| Modifier::Add(stat, more)),
        (stat(), value(depth)).prop_map(|(stat, this)| Modifier::Becomes(stat, this)),
        keyword().prop_map(Modifier::Has),
        one_of(&prohibitions).prop_map(Modifier::Cannot),
    ]
    .boxed()
}

/// An act and what it is done to.
fn act(depth: u32) -> Any<(Act, Objects)> {
    let fixed = [
        Act::Injure,
        Act::Stand,
        Act::Rest,
        Act::Revive,
        Act::Lower,
        Act::TurnFront,
        Act::TurnBack,
        Act::ToWrecked,
        Act::ToHand,
        Act::ToDeck(End::Top),
        Act::ToDeck(End::Bottom),
    ];
    let act = prop_oneof![
        6 => one_of(&fixed),
        1 => value(depth).prop_map(Act::Damage),
        1 => any::<(bool, bool)>().prop_map(|(back, rest)| Act::ToMana { back, rest }),
        1 => any::<(bool, bool)>().prop_map(|(rest, half_wrecked)| Act::Enter { rest, half_wrecked }),
        1 => until().prop_map(Act::Control),
    ];
    let modify = (modifier(depth), until()).prop_map(|(modifier, until)| Act::Modify(modifier, until));
    prop_oneof![2 => (act, objects(depth)), 1 => (modify, subject(depth))].boxed()
}

fn step(depth: u32) -> Any<Step> {
    let deed = || (player(), value(depth));
    let leaf = prop_oneof![
        8 => act(depth).prop_map(|(act, objects)| Step::Do(act, objects)),
        1 => pick(depth).prop_map(Step::Pick),
        1 => deed().prop_map(|(who, count)| Step::Draw { who, count }),
        1 => deed().prop_map(|(who, amount)| Step::Hurt { who, amount }),
        1 => deed().prop_map(|(who, amount)| Step::Recover { who, amount }),
        1 => deed().prop_map(|(who, count)| Step::Mill { who, count }),
        1 => player().prop_map(Step::Shuffle),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![
        12 => leaf,
        1 => (condition(less), steps(less), steps(less)).prop_map(|(when, then, other)| Step::If(when, then, other)),
        2 => steps(less).prop_map(Step::May),
        1 => vec(steps(less), 0..3).prop_map(Step::ChooseOne),
    ]
    .boxed()
}

fn steps(depth: u32) -> Any<Vec<Step>> {
    vec(step(depth), 0..3).boxed()
}

/// What something happens to: often the card itself, which has a word of its own.
fn sufferer(depth: u32) -> Any<Cards> {
    let this = Cards { whose: Whose::Yours, place: Place::Field, filters: vec![Filter::This] };
    prop_oneof![cards(depth), Just(this)].boxed()
}

fn timing(depth: u32) -> Any<Timing> {
    use Happening::*;
    let happenings = [
        Enters,
        Revived,
        Attacks,
        Blocks,
        Injured,
        Lowered,
        Wrecked,
        Happening::Leaves,
        Stands,
        Rests,
        Damaged,
        HitsPlayer,
        WinsBattle,
        TurnedFront,
        TurnedBack,
    ];
    let to_players = one_of(&[PlayerHappening::Draws, PlayerHappening::Recovers, PlayerHappening::Hurt]);
    let phases = [Phase::Prepare, Phase::Draw, Phase::Mana, Phase::Main, Phase::Battle, Phase::End];
    prop_oneof![
        3 => (one_of(&happenings), sufferer(depth)).prop_map(|(what, cards)| Timing::When(what, cards)),
        1 => (to_players, whose()).prop_map(|(what, whose)| Timing::WhenPlayer(what, whose)),
        1 => (one_of(&phases), whose()).prop_map(|(phase, whose)| Timing::StartOf(phase, whose)),
        1 => whose().prop_map(Timing::EndOfTurn),
    ]
    .boxed()
}

fn cost(depth: u32) -> Any<Cost> {
    let way = one_of(&[Way::Rest, Way::Back]);
    let mana = (way, option::of(colour()), any::<u8>());
    prop_oneof![
        mana.prop_map(|(way, colour, count)| Cost::Mana { way, colour, count }),
        act(depth).prop_map(|(act, objects)| Cost::Do(act, objects)),
    ]
    .boxed()
}

/// Any ability, so deep.
fn ability(depth: u32) -> Any<Ability> {
    let speed = one_of(&[Speed::Main, Speed::Free]);
    let kind = prop_oneof![
        vec((subject(depth), modifier(depth)), 0..3).prop_map(Kind::Continuous),
        (timing(depth), steps(depth)).prop_map(|(timing, steps)| Kind::Auto(timing, steps)),
        (speed, place(), steps(depth)).prop_map(|(speed, place, steps)| Kind::Activated(speed, place, steps)),
    ];
    (vec(condition(depth), 0..3), any::<bool>(), vec(cost(depth), 0..3), vec(pick(depth), 0..3), kind)
        .prop_map(|(conditions, once, cost, targets, kind)| Ability { conditions, once, cost, targets, kind })
        .boxed()
}

fn names() -> Any<Names> {
    (option::of(name()), option::of(name()), option::of(name()))
        .prop_map(|(ja, zh_hant, it)| Names { ja, zh_hant, it })
        .boxed()
}

/// Any card, with or without faults.
fn card() -> Any<Definition> {
    let numbers = (option::of(0..200u8), option::of(0..9u8), option::of(-99..9999), option::of(0..200));
    let colours = vec(colour(), 0..3).prop_map(|colours| colours.into_iter().collect::<Colours>());
    let keywords = proptest::sample::subsequence(Keyword::ALL.to_vec(), 0..=3);
    let facts = (category(), colours, rarity(), keywords, numbers);
    (name(), names(), facts, vec(ability(1), 0..3))
        .prop_map(|(name, names, (category, colours, rarity, keywords, numbers), abilities)| {
            let (summon_cost, revive_cost, power, critical) = numbers;
            let number = Number("A-1".to_owned());
            Definition {
                number,
                name,
                names,
                category,
                colours,
                summon_cost,
                revive_cost,
                power,
                critical,
                rarity,
                keywords,
                abilities,
            }
        })
        .boxed()
}

/// The same card without what is wrong with it.
fn mended(mut card: Definition) -> Definition {
    let clamp = |number: Option<i32>, most| Some(number.unwrap_or(1).clamp(0, most));
    if card.category == Category::Zombie {
        card.summon_cost = Some(card.summon_cost.unwrap_or(1).min(99));
        card.revive_cost = Some(card.revive_cost.unwrap_or(1).min(99));
        (card.power, card.critical) = (clamp(card.power, 99_999), clamp(card.critical, 99));
    } else {
        (card.summon_cost, card.revive_cost, card.power, card.critical) = (None, None, None, None);
        card.keywords.clear();
        card.abilities.truncate(1);
        let event = Kind::Activated(Speed::Main, Place::Hand, Vec::new());
        let blank = || Ability { conditions: vec![], once: false, cost: vec![], targets: vec![], kind: event.clone() };
        if card.abilities.is_empty() {
            card.abilities.push(blank());
        }
        card.abilities[0].kind = event;
    }
    for ability in &mut card.abilities {
        if matches!(ability.kind, Kind::Continuous(_)) {
            ability.once = false;
            ability.cost.clear();
            ability.targets.clear();
        }
    }
    card
}

proptest! {
    #[test]
    fn what_is_written_reads_as_the_same(ability in ability(2)) {
        let text = write_ability(&ability);
        let read = read_ability(&text).map_err(|problem| problem.message);
        prop_assert_eq!(read, Ok(ability), "{}", text);
    }

    #[test]
    fn a_card_is_read_from_a_file_exactly_if_it_has_no_faults_and_can_be_played(card in card()) {
        for card in [mended(card.clone()), card] {
            let text = write_cards(std::slice::from_ref(&card));
            for grey in [GreyZombies::Refused, GreyZombies::Allowed] {
                let right = card.faults(grey).is_empty() && card.abilities.iter().all(|ability| ability.check().is_ok());
                match read_cards_with(&text, grey) {
                    Ok(read) => prop_assert!(right && read == [card.clone()], "{}", text),
                    Err(problems) => prop_assert!(!right, "{}\n{:?}", text, problems),
                }
            }
        }
    }

    #[test]
    fn no_text_stops_the_reader(text in "(card|event main:|\\(|\\PC){0,60}") {
        let read = read_ability(&text).map(|ability| read_ability(&write_ability(&ability)) == Ok(ability));
        prop_assert!(read.unwrap_or(true));
        let read = |text: &str| read_cards_with(text, GreyZombies::Allowed);
        let again = read(&text).map(|cards| read(&write_cards(&cards)) == Ok(cards));
        prop_assert!(again.unwrap_or(true));
    }
}
