//! Reader and writer are inverse, whatever an AST says. Lists that must not be empty are not.

use opcg::effects::*;
use opcg::notation::{read_ability, read_cards, write_ability, write_cards};
use opcg::{Attribute, Category, Colour};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

type Any<T> = BoxedStrategy<T>;

fn one_of<T: Clone + std::fmt::Debug + 'static>(these: &[T]) -> Any<T> {
    select(these.to_vec()).boxed()
}

fn category() -> Any<Category> {
    one_of(&[Category::Leader, Category::Character, Category::Event, Category::Stage])
}

fn attribute() -> Any<Attribute> {
    use Attribute::*;
    one_of(&[Slash, Strike, Ranged, Special, Wisdom, Unknown])
}

fn player() -> Any<Player> {
    one_of(&[Player::You, Player::Opponent])
}

fn place() -> Any<Place> {
    use Place::*;
    one_of(&[Leader, Characters, Stage, Hand, Deck, Trash, Life, Looked, Don])
}

fn stat() -> Any<Stat> {
    use Stat::*;
    one_of(&[Cost, BaseCost, Power, BasePower, Counter, BaseCounter, Given])
}

fn compare() -> Any<Compare> {
    one_of(&[Compare::AtLeast, Compare::AtMost, Compare::Exactly])
}

fn keyword() -> Any<Keyword> {
    use Keyword::*;
    one_of(&[Rush, RushCharacter, Blocker, DoubleAttack, Banish, Unblockable])
}

fn whose() -> Any<Whose> {
    one_of(&[Whose::Yours, Whose::Opponents, Whose::Anyones])
}

fn means(depth: u32) -> Any<Means> {
    prop_oneof![
        2 => one_of(&[Means::Anything, Means::Battle]),
        1 => (whose(), filters(depth)).prop_map(|(whose, filters)| Means::Effect(whose, filters)),
    ]
    .boxed()
}

fn until() -> Any<Until> {
    use Until::*;
    one_of(&[
        EndOfBattle,
        EndOfTurn,
        EndOfOpponentsNextTurn,
        EndOfYourNextTurn,
        StartOfYourNextTurn,
        NextRefresh,
        Forever,
    ])
}

fn end() -> Any<End> {
    one_of(&[End::Top, End::Bottom])
}

fn slot() -> Any<Slot> {
    any::<u8>().prop_map(Slot).boxed()
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
        1 => player().prop_map(Value::Don),
        1 => player().prop_map(Value::RestedDon),
        1 => player().prop_map(Value::ActiveDon),
        1 => player().prop_map(Value::GivenDon),
        1 => player().prop_map(Value::DonDeck),
        1 => player().prop_map(Value::Turns),
        1 => slot().prop_map(Value::Size),
        1 => Just(Value::Done),
        1 => Just(Value::Named),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    let per =
        (number(), number(), value(less)).prop_map(|(times, each, of)| Value::Per { times, each, of: Box::new(of) });
    prop_oneof![
        4 => leaf,
        1 => cards(less).prop_map(Value::Count),
        1 => (stat(), objects(less)).prop_map(|(stat, of)| Value::Of(stat, Box::new(of))),
        1 => per,
        1 => (value(less), value(less)).prop_map(|(one, other)| Value::Sum(Box::new(one), Box::new(other))),
        1 => (value(less), value(less)).prop_map(|(one, other)| Value::Minus(Box::new(one), Box::new(other))),
    ]
    .boxed()
}

fn filter(depth: u32) -> Any<Filter> {
    use Colour::*;
    let colour = one_of(&[Red, Green, Blue, Purple, Black, Yellow]);
    let fixed = [
        Filter::Rested,
        Filter::Active,
        Filter::HasTrigger,
        Filter::HasMain,
        Filter::NoEffect,
        Filter::FaceUp,
        Filter::Multicolour,
        Filter::This,
        Filter::Other,
        Filter::DifferentNames,
    ];
    let common = one_of(&[Trait::Name, Trait::Colour, Trait::Type, Trait::Attribute]);
    let leaf = prop_oneof![
        3 => one_of(&fixed),
        1 => category().prop_map(Filter::Category),
        1 => colour.prop_map(Filter::Colour),
        1 => attribute().prop_map(Filter::Attribute),
        1 => name().prop_map(Filter::Type),
        1 => name().prop_map(Filter::TypeHas),
        1 => name().prop_map(Filter::Named),
        1 => name().prop_map(Filter::NameHas),
        1 => keyword().prop_map(Filter::Has),
        1 => slot().prop_map(Filter::NotIn),
        1 => (common, slot()).prop_map(|(common, slot)| Filter::Same(common, slot)),
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
    (whose(), vec(place(), 1..4), filters(depth))
        .prop_map(|(whose, places, filters)| Cards { whose, places, filters })
        .boxed()
}

fn count(depth: u32) -> Any<Count> {
    prop_oneof![
        value(depth).prop_map(Count::Exactly),
        value(depth).prop_map(Count::UpTo),
        value(depth).prop_map(Count::AtLeast),
        Just(Count::UpTo(Value::Number(1))),
        Just(Count::AnyNumber),
    ]
    .boxed()
}

fn pick(depth: u32) -> Any<Pick> {
    let total = option::of((stat(), value(depth)).prop_map(|(stat, most)| Total { stat, most }));
    (player(), count(depth), cards(depth), total)
        .prop_map(|(by, count, from, total)| Pick { by, count, from, total })
        .boxed()
}

/// Several together nest to the left.
fn objects(depth: u32) -> Any<Objects> {
    let Some(less) = depth.checked_sub(1) else { return some_objects(depth) };
    let both =
        (objects(less), some_objects(less)).prop_map(|(these, those)| Objects::Both(Box::new(these), Box::new(those)));
    prop_oneof![7 => some_objects(depth), 1 => both].boxed()
}

fn some_objects(depth: u32) -> Any<Objects> {
    let ends = (player(), place(), end(), count(depth.saturating_sub(1)))
        .prop_map(|(whose, place, end, count)| Objects::Ends { whose, place, end, count });
    prop_oneof![
        one_of(&[Objects::This, Objects::It, Objects::Attacker, Objects::Target]),
        slot().prop_map(Objects::Picked),
        pick(depth.saturating_sub(1)).prop_map(Objects::Pick),
        cards(depth).prop_map(Objects::All),
        ends,
        player().prop_map(Objects::Player),
    ]
    .boxed()
}

fn condition(depth: u32) -> Any<Condition> {
    let fixed = [Condition::YourTurn, Condition::OpponentsTurn, Condition::Did, Condition::PlayedThisTurn];
    let leaf = prop_oneof![
        2 => one_of(&fixed),
        1 => any::<u8>().prop_map(Condition::Given),
        2 => (value(depth), compare(), value(depth)).prop_map(|(one, how, other)| Condition::Number(one, how, other)),
        1 => cards(depth).prop_map(Condition::Exists),
        1 => (objects(depth), filters(depth)).prop_map(|(objects, filters)| Condition::Is(objects, filters)),
        1 => slot().prop_map(Condition::Picked),
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

fn prohibition(depth: u32) -> Any<Prohibition> {
    use Prohibition::*;
    let leaf = prop_oneof![
        3 => one_of(&[Attack, Block, Refresh, Draw, LifeToHand, Trigger, Prohibition::SetDonActive]),
        1 => means(depth).prop_map(BeKod),
        1 => means(depth).prop_map(BeRemoved),
        1 => means(depth).prop_map(BeRested),
        1 => means(depth).prop_map(BePlayed),
        1 => cards(depth).prop_map(AttackThese),
        1 => cards(depth).prop_map(AttackOthers),
        1 => filters(depth).prop_map(BlockedBy),
        1 => filters(depth).prop_map(BeKodBy),
        1 => filters(depth).prop_map(Prohibition::Play),
        1 => filters(depth).prop_map(Include),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![9 => leaf, 1 => step(less).prop_map(|step| AttackUnless(Box::new(step)))].boxed()
}

fn permission() -> Any<Permission> {
    use Permission::*;
    one_of(&[AttackActive, AnyNumberInDeck, LoseAtEndOfTurn, WinByEmptyDeck])
}

fn modifier(depth: u32) -> Any<Modifier> {
    let leaf = prop_oneof![
        value(depth).prop_map(Modifier::Power),
        value(depth).prop_map(Modifier::BasePower),
        value(depth).prop_map(Modifier::Cost),
        value(depth).prop_map(Modifier::BaseCost),
        value(depth).prop_map(Modifier::Counter),
        keyword().prop_map(Modifier::Has),
        prohibition(depth).prop_map(Modifier::Cannot),
        permission().prop_map(Modifier::Can),
        Just(Modifier::Negated),
        timing(depth).prop_map(Modifier::NegatedAt),
        any::<u8>().prop_map(Modifier::DonDeck),
        name().prop_map(Modifier::AlsoNamed),
        name().prop_map(Modifier::AlsoType),
        attribute().prop_map(Modifier::AlsoAttribute),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    prop_oneof![9 => leaf, 1 => ability(less).prop_map(|ability| Modifier::Gains(Box::new(ability)))].boxed()
}

fn act(depth: u32) -> Any<Act> {
    let fixed = [Act::Ko, Act::Trash, Act::ToHand, Act::Rest, Act::SetActive, Act::Reveal, Act::Activate];
    let ends = || one_of(&[Where::Top, Where::Bottom, Where::TopOrBottom]);
    prop_oneof![
        4 => one_of(&fixed),
        1 => Just(Act::BecomeTarget),
        1 => ends().prop_map(Act::ToDeck),
        1 => (ends(), any::<bool>()).prop_map(|(at, face_up)| Act::ToLife { at, face_up }),
        1 => any::<bool>().prop_map(|rested| Act::Play { rested }),
        1 => any::<bool>().prop_map(|face_up| Act::Turn { face_up }),
        1 => (count(depth), any::<bool>()).prop_map(|(count, rested)| Act::GiveDon { count, rested }),
        1 => count(depth).prop_map(|count| Act::MoveDon { count }),
        4 => (modifier(depth), until()).prop_map(|(modifier, until)| Act::Modify(modifier, until)),
        1 => until().prop_map(Act::PowerToZero),
        1 => until().prop_map(Act::SwapBasePower),
    ]
    .boxed()
}

fn step(depth: u32) -> Any<Step> {
    let of_don = || (player(), count(depth));
    let states = one_of(&[DonState::Any, DonState::Active, DonState::Rested]);
    let look = (player(), place(), option::of(value(depth)));
    let leaf = prop_oneof![
        6 => (act(depth), objects(depth)).prop_map(|(act, objects)| Step::Do(act, objects)),
        1 => pick(depth).prop_map(Step::Pick),
        1 => of_don().prop_map(|(who, count)| Step::Draw { who, count }),
        1 => (of_don(), any::<bool>()).prop_map(|((who, count), rested)| Step::AddDon { who, count, rested }),
        1 => of_don().prop_map(|(who, count)| Step::SetDonActive { who, count }),
        1 => of_don().prop_map(|(who, count)| Step::RestDon { who, count }),
        1 => of_don().prop_map(|(who, count)| Step::KeepDonRested { who, count }),
        1 => (of_don(), states).prop_map(|((who, count), from)| Step::ReturnDon { who, count, from }),
        1 => look.prop_map(|(whose, place, count)| Step::Look { whose, place, count }),
        1 => one_of(&[Where::Top, Where::Bottom, Where::TopOrBottom]).prop_map(Step::PutBack),
        1 => player().prop_map(Step::Shuffle),
        1 => (player(), value(depth)).prop_map(|(who, count)| Step::Damage { who, count }),
        1 => player().prop_map(Step::NameNumber),
        1 => player().prop_map(Step::Win),
        1 => Just(Step::ExtraTurn),
        1 => timing(depth).prop_map(Step::Run),
    ];
    let Some(less) = depth.checked_sub(1) else { return leaf.boxed() };
    let moment = one_of(&[Moment::EndOfTurn, Moment::EndOfBattle]);
    prop_oneof![
        16 => leaf,
        1 => (condition(less), steps(less), steps(less)).prop_map(|(when, then, other)| Step::If(when, then, other)),
        1 => (player(), steps(less)).prop_map(|(who, steps)| Step::May(who, steps)),
        1 => (player(), vec(steps(less), 0..3)).prop_map(|(who, ways)| Step::ChooseOne(who, ways)),
        1 => (objects(less), steps(less)).prop_map(|(each, steps)| Step::ForEach(each, steps)),
        1 => (moment, steps(less)).prop_map(|(moment, steps)| Step::Later(moment, steps)),
    ]
    .boxed()
}

fn steps(depth: u32) -> Any<Vec<Step>> {
    vec(step(depth), 0..3).boxed()
}

fn happening() -> Any<Happening> {
    use Happening::*;
    let all = [
        Played,
        Attacks,
        Attacked,
        Blocks,
        Kod,
        Removed,
        Rested,
        DonGiven,
        EventActivated,
        TriggerActivated,
        Battled,
        FightsThis,
        BattledThis,
        KodByThis,
        ReturnedToHand,
        DealtDamage,
        TookDamage,
        LifeLost,
        LifeTaken,
        LifeEmpty,
        DeckEmpty,
        Drew,
        Discarded,
        DonReturned,
    ];
    one_of(&all)
}

/// What something happens to: often the card itself or a player, which have words of their own.
fn subject(depth: u32) -> Any<Cards> {
    let player = whose().prop_map(|whose| Cards { whose, places: vec![Place::Leader], filters: Vec::new() });
    let places = vec![Place::Leader, Place::Characters, Place::Stage];
    let this = Cards { whose: Whose::Yours, places, filters: vec![Filter::This] };
    prop_oneof![cards(depth), player, Just(this)].boxed()
}

fn timing(depth: u32) -> Any<Timing> {
    use Timing::*;
    let fixed = [
        OnPlay,
        WhenAttacking,
        OnBlock,
        OnKo,
        OpponentAttacks,
        StartOfGame,
        StartOfYourTurn,
        StartOfMain,
        EndOfYourTurn,
        EndOfOpponentsTurn,
        ActivateMain,
        Main,
        Timing::Counter,
        Timing::Trigger,
    ];
    let one = prop_oneof![
        one_of(&fixed),
        (happening(), subject(depth), means(depth)).prop_map(|(what, cards, means)| When(what, cards, means)),
    ];
    let one = one.boxed();
    prop_oneof![4 => one.clone(), 1 => vec(one, 2..4).prop_map(Timing::Any)].boxed()
}

fn would(depth: u32) -> Any<Would> {
    let of_card = || (subject(depth), means(depth));
    let one = prop_oneof![
        of_card().prop_map(|(cards, means)| Would::BeKod(cards, means)),
        of_card().prop_map(|(cards, means)| Would::BeRemoved(cards, means)),
        subject(depth).prop_map(Would::GoToHand),
    ];
    let one = one.boxed();
    prop_oneof![4 => one.clone(), 1 => vec(one, 2..4).prop_map(Would::Any)].boxed()
}

/// Any ability, so deep.
fn ability(depth: u32) -> Any<Ability> {
    let cost = prop_oneof![
        any::<u8>().prop_map(Cost::RestDon),
        any::<u8>().prop_map(Cost::ReturnDon),
        step(depth).prop_map(Cost::Do),
    ];
    let kind = prop_oneof![
        (timing(depth), steps(depth)).prop_map(|(timing, steps)| Kind::At(timing, steps)),
        vec((objects(depth), modifier(depth)), 0..3).prop_map(Kind::Always),
        (would(depth), steps(depth)).prop_map(|(would, steps)| Kind::Instead(would, steps)),
    ];
    (vec(condition(depth), 0..3), any::<bool>(), any::<bool>(), vec(cost, 0..3), kind)
        .prop_map(|(conditions, once, optional, cost, kind)| Ability { conditions, once, optional, cost, kind })
        .boxed()
}

proptest! {
    #[test]
    fn what_is_written_reads_as_the_same(ability in ability(2)) {
        let text = write_ability(&ability);
        let read = read_ability(&text).map_err(|problem| problem.message);
        prop_assert_eq!(read, Ok(ability), "{}", text);
    }

    #[test]
    fn no_text_stops_the_reader(text in "(card|main:|\\(|\\PC){0,60}") {
        let read = read_ability(&text).map(|ability| read_ability(&write_ability(&ability)) == Ok(ability));
        prop_assert!(read.unwrap_or(true));
        let read = read_cards(&text).map(|cards| read_cards(&write_cards(&cards)) == Ok(cards));
        prop_assert!(read.unwrap_or(true));
    }
}
