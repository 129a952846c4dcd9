//! Reader and writer are inverse, whatever an AST says. Players are what modifiers are for, and nothing else is done to them.

use mm25::effects::*;
use mm25::notation::{read_ability, read_cards, write_ability, write_cards};
use mm25::{Category, Crew, Definition, Number, Stats, Users, Words};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

type Any<T> = BoxedStrategy<T>;

fn one_of<T: Clone + std::fmt::Debug + 'static>(these: &[T]) -> Any<T> {
    select(these.to_vec()).boxed()
}

fn category() -> Any<Category> {
    one_of(&[Category::Character, Category::Technique, Category::Team])
}

fn player() -> Any<Player> {
    one_of(&[Player::You, Player::Opponent])
}

fn window() -> Any<Window> {
    one_of(&Window::ALL)
}

/// Often one, and often the Bridge alone, whose cards have names of their own.
fn places() -> Any<Vec<Place>> {
    use Place::*;
    let place = one_of(&[Bridge, Reinforcements, Techniques, Hand, Ocean, Logbook, Chest]);
    prop_oneof![Just(vec![Bridge]), vec(place, 0..3)].boxed()
}

fn stat() -> Any<Stat> {
    one_of(&[Stat::Power, Stat::InitialPower, Stat::Damage, Stat::Life, Stat::InitialLife])
}

fn compare() -> Any<Compare> {
    one_of(&[Compare::AtLeast, Compare::AtMost, Compare::Exactly, Compare::Above, Compare::Below])
}

fn name() -> Any<String> {
    prop_oneof!["[^\"\n]{0,8}", "[a-zé]{1,3}\"[a-z#;]{1,3}\"[a-z]{0,2}"].boxed()
}

fn names() -> Any<Vec<String>> {
    vec(name(), 0..3).boxed()
}

fn crew() -> Any<Crew> {
    name().prop_map(Crew).boxed()
}

fn number() -> Any<i32> {
    prop_oneof![-9..9999, any::<i32>()].boxed()
}

fn value(depth: u32) -> Any<Value> {
    let leaf = number().prop_map(Value::Number);
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![
        4 => leaf,
        1 => cards(less).prop_map(Value::Count),
        1 => (stat(), objects(less)).prop_map(|(stat, of)| Value::Of(stat, Box::new(of))),
    ]
    .boxed()
}

fn filter(depth: u32) -> Any<Filter> {
    let fixed = [
        Filter::Captain,
        Filter::Sailor,
        Filter::FewestLife,
        Filter::HasBegun,
        Filter::This,
        Filter::Other,
        Filter::Other,
    ];
    let leaf = prop_oneof![
        4 => one_of(&fixed),
        1 => category().prop_map(Filter::Category),
        1 => names().prop_map(Filter::Named),
        1 => name().prop_map(Filter::Numbered),
        1 => crew().prop_map(Filter::Crew),
        1 => any::<u8>().prop_map(Filter::Limited),
        1 => name().prop_map(Filter::UsableBy),
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
    (player(), places(), filters(depth)).prop_map(|(whose, places, filters)| Cards { whose, places, filters }).boxed()
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
    let fixed = [Objects::This, Objects::Loser, Objects::Placed, Objects::Picked];
    prop_oneof![
        one_of(&fixed),
        player().prop_map(Objects::Fighter),
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
        1 => player().prop_map(Condition::Won),
        1 => player().prop_map(Condition::Lost),
        1 => Just(Condition::Settled),
        1 => (player(), filters(depth)).prop_map(|(player, filters)| Condition::HasUsed(player, filters)),
        2 => (value(depth), compare(), value(depth)).prop_map(|(one, how, other)| Condition::Number(one, how, other)),
        2 => (objects(depth), filters(depth)).prop_map(|(objects, filters)| Condition::Is(objects, filters)),
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
    let fixed = [
        Modifier::CannotAttack,
        Modifier::NoTechniqueDamage,
        Modifier::NoTrophy,
        Modifier::FreeCall,
        Modifier::Indestructible,
        Modifier::LosesDraws,
    ];
    prop_oneof![
        3 => one_of(&fixed),
        2 => (value(depth), value(depth)).prop_map(|(power, damage)| Modifier::Bonus { power, damage }),
        1 => value(depth).prop_map(Modifier::InitialPower),
        1 => (number(), number()).prop_map(|(more, most)| Modifier::DamageUpTo { more, most }),
        1 => filters(depth).prop_map(Modifier::CannotBeAttackedBy),
        1 => cards(depth).prop_map(Modifier::MayAttack),
        1 => filters(depth).prop_map(Modifier::MayIgnoreSailor),
        1 => any::<u8>().prop_map(Modifier::AttackCosts),
        1 => any::<u8>().prop_map(Modifier::Actions),
        1 => filters(depth).prop_map(Modifier::TechniquesToChest),
        1 => number().prop_map(Modifier::PreventDamage),
    ]
    .boxed()
}

fn holding(depth: u32) -> Any<Vec<(Objects, Modifier)>> {
    vec((subject(depth), modifier(depth)), 0..3).boxed()
}

fn act(depth: u32) -> Any<Act> {
    let fixed = [Act::ToOcean, Act::ToHand, Act::ShuffleIntoChest, Act::Annul, Act::Mend];
    prop_oneof![4 => one_of(&fixed), 1 => value(depth).prop_map(Act::Inflict)].boxed()
}

fn battle(depth: u32) -> Any<Step> {
    let against = prop_oneof![Just(Against::Normal), cards(depth).prop_map(Against::These)];
    let bonus = prop_oneof![Just((0, 0)), (number(), number())];
    (objects(depth), against, bonus).prop_map(|(by, against, bonus)| Step::BeginBattle { by, against, bonus }).boxed()
}

fn step(depth: u32) -> Any<Step> {
    let deeds: [fn(Player, Value) -> Step; 6] =
        [Step::Draw, Step::Log, Step::Sink, Step::SinkLogbook, Step::Discard, Step::DiscardAtRandom];
    let leaf = prop_oneof![
        6 => (act(depth), objects(depth)).prop_map(|(act, objects)| Step::Do(act, objects)),
        2 => battle(depth),
        4 => (0..6usize, player(), value(depth)).prop_map(move |(deed, who, count)| deeds[deed](who, count)),
        1 => one_of(&[Step::LookAtHand, Step::CallReinforcement, Step::PreventBattle]),
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

fn timing(depth: u32) -> Any<Timing> {
    prop_oneof![
        2 => one_of(&[Timing::Called, Timing::Reinforces, Timing::OpposingUses, Timing::Defeats]),
        1 => cards(depth).prop_map(Timing::Declared),
        1 => window().prop_map(Timing::In),
    ]
    .boxed()
}

/// Any ability, so deep.
fn ability(depth: u32) -> Any<Ability> {
    let kind = prop_oneof![
        (any::<u8>(), steps(depth)).prop_map(|(actions, steps)| Kind::Action(actions, steps)),
        holding(depth).prop_map(Kind::Continuous),
        holding(depth).prop_map(Kind::Reinforcing),
        (timing(depth), steps(depth)).prop_map(|(timing, steps)| Kind::Triggered(timing, steps)),
        (steps(depth), holding(depth)).prop_map(|(steps, lasting)| Kind::Technique(steps, lasting)),
    ];
    (vec(condition(depth), 0..3), any::<bool>(), steps(depth), kind)
        .prop_map(|(conditions, optional, cost, kind)| Ability { conditions, optional, cost, kind })
        .boxed()
}

fn words() -> Any<Words> {
    let titled = || option::of((name(), option::of(name())));
    (titled(), titled(), titled()).prop_map(|(ja, zh_hant, it)| Words { ja, zh_hant, it }).boxed()
}

/// Any card, with or without faults.
fn card() -> Any<Definition> {
    let stats = (-99..19_999, -9..199, any::<u8>()).prop_map(|(power, damage, life)| Stats { power, damage, life });
    let users = prop_oneof![Just(Users::Anyone), names().prop_map(Users::Named)];
    let of_characters = (vec(crew(), 0..3), option::of(stats), names());
    let of_techniques = (option::of(users), option::of(0..9u8), option::of(window()));
    let called = (name(), option::of(name()), words());
    (called, category(), of_characters, of_techniques, 0..9u8, vec(ability(1), 0..3))
        .prop_map(|(called, category, (crews, stats, members), (users, limit, window), hats, abilities)| {
            let (name, title, words) = called;
            Definition {
                number: Number("A-1".to_owned()),
                name,
                title,
                words,
                category,
                crews,
                stats,
                members,
                users,
                limit,
                window,
                hats,
                abilities,
            }
        })
        .boxed()
}

/// The same card without what is wrong with it.
fn mended(mut card: Definition) -> Definition {
    let letter = |name: &mut String, letter: char| name.insert(0, letter);
    let lettered = |names: &mut Vec<String>| names.iter_mut().zip('A'..).for_each(|(name, is)| letter(name, is));
    let had_text = !card.abilities.is_empty();
    letter(&mut card.name, 'N');
    card.title.iter_mut().for_each(|title| letter(title, 'T'));
    card.crews.iter_mut().zip('A'..).for_each(|(crew, is)| letter(&mut crew.0, is));
    card.hats = card.hats.min(4);
    card.abilities.retain(|ability| {
        let only_techniques = [Window::BattleActions, Window::Interrupt].map(Timing::In);
        !matches!(&ability.kind, Kind::Triggered(timing, _) if only_techniques.contains(timing))
    });
    if card.category == Category::Technique {
        (card.crews, card.stats, card.members, card.title) = Default::default();
        for titled in [&mut card.words.ja, &mut card.words.zh_hant, &mut card.words.it].into_iter().flatten() {
            titled.1 = None;
        }
        card.limit = card.limit.map(|limit| limit.max(1));
        if let Some(Users::Named(names)) = &mut card.users {
            names.push(String::new());
            lettered(names);
        }
        let kind = Kind::Technique(Vec::new(), Vec::new());
        card.abilities.retain(|ability| matches!(ability.kind, Kind::Continuous(_)));
        if card.users.is_some() || had_text {
            card.abilities.push(Ability { conditions: vec![], optional: false, cost: vec![], kind });
        }
    } else {
        (card.users, card.limit, card.window) = (None, None, None);
        if card.category == Category::Team {
            card.members.resize(2, String::new());
            lettered(&mut card.members);
        } else {
            card.members.clear();
            card.crews.truncate(1);
        }
        if let Some(stats) = &mut card.stats {
            let (power, damage, life) =
                (stats.power.clamp(0, 9900), stats.damage.clamp(0, 99), stats.life.clamp(1, 24));
            *stats = Stats { power, damage, life };
            if card.crews.is_empty() {
                card.crews = vec![Crew("A".to_owned())];
            }
        }
        card.abilities.retain(|ability| !matches!(ability.kind, Kind::Technique(..)));
    }
    for ability in &mut card.abilities {
        ability.optional &= matches!(ability.kind, Kind::Triggered(..));
        if matches!(ability.kind, Kind::Continuous(_) | Kind::Reinforcing(_)) {
            ability.cost.clear();
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
        prop_assert_eq!(mended(card.clone()).faults(), vec![]);
        for card in [mended(card.clone()), card] {
            let text = write_cards(std::slice::from_ref(&card));
            let right = card.faults().is_empty() && card.abilities.iter().all(|ability| ability.check().is_ok());
            match read_cards(&text) {
                Ok(read) => prop_assert!(right && read == [card.clone()], "{}", text),
                Err(problems) => prop_assert!(!right, "{}\n{:?}", text, problems),
            }
        }
    }

    #[test]
    fn no_text_stops_the_reader(text in "(card|technique:|\\(|\\PC){0,60}") {
        let read = read_ability(&text).map(|ability| read_ability(&write_ability(&ability)) == Ok(ability));
        prop_assert!(read.unwrap_or(true));
        let again = read_cards(&text).map(|cards| read_cards(&write_cards(&cards)) == Ok(cards));
        prop_assert!(again.unwrap_or(true));
    }
}
