//! What the rules say of answers holds in whole games, whatever has happened in them: at most one answer is gold, it is not grave and
//! does not lose at once, only whoever is asked has something at stake, and nobody else is told which answer is marked.

use games::{Chosen, GameId, Length, Offered, Visitor};
use kernel::{By, Seed, Sight, Status, Viewer, Weight, legal};
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Table;

/// So many random games of each game, unless they are to be fewer.
fn games() -> u64 {
    let asked = std::env::var("QUARTERDECK_GAMES").ok().and_then(|count| count.parse().ok());
    asked.unwrap_or(40).min(40)
}

/// A table of every so many steps is drawn for every viewer; what the rules say is looked at in each.
const DRAWN: usize = 8;

fn looks_right<A>(table: &Table<A>, asked: bool) {
    let marked: Vec<_> = table.answers.iter().filter(|answer| answer.gold).collect();
    assert!(marked.len() <= usize::from(asked), "{} answers are gold", marked.len());
    assert!(marked.iter().all(|answer| answer.weight != Weight::Grave), "a grave answer is gold");
    let stake = table.question.as_ref().and_then(|question| question.stake.as_ref());
    assert!(asked || stake.is_none(), "somebody who is not asked has something at stake");
}

struct Plays;

impl Visitor for Plays {
    type Out = ();
    fn visit<R: Offered>(self) {
        let rules = R::book();
        let decks: Vec<R::Deck> = R::starters().iter().map(|(_, deck)| deck.clone()).collect();
        let (mut steps, mut marked, mut staked) = (0, 0, 0);
        for number in 0..games() {
            let seats = R::SEATS.usual;
            let own: Vec<R::Deck> = decks.iter().cycle().skip(number as usize).take(seats.into()).cloned().collect();
            let setup = R::match_of(seats, &own, &Chosen::default(), Length::Game).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut state = rules.start(&setup, Seed::from_number(number), &mut ()).unwrap();
            while let Status::Ask(question) = rules.status(&state) {
                let ask = question.answer.part.unwrap_or(question.key);
                if let By::Seat(seat) = question.by {
                    let (view, answers) =
                        (rules.view(&state, Viewer::Seat(seat)), legal(&**rules, &state, question.by));
                    let gold = kernel::gold(&**rules, &view, ask, &answers);
                    if let Some(gold) = gold {
                        let mut then = state;
                        rules.advance(&mut then, question.by, gold);
                        assert!(!rules.has_lost(&view, &then, seat), "{}: gold {gold:?} loses at once", R::GAME);
                    }
                    marked += usize::from(gold.is_some());
                    staked += usize::from(rules.stake(&view, ask).is_some());
                    for answer in &answers {
                        let _ = rules.weight(&view, answer);
                    }
                }
                if steps % DRAWN == 0 {
                    for viewer in Viewer::all(seats) {
                        let asked = matches!((viewer, question.by), (Viewer::Seat(one), By::Seat(two)) if one == two);
                        looks_right(&R::table(&Sight::new(&**rules, &state, viewer)), asked);
                    }
                }
                let answers = legal(&**rules, &state, question.by);
                let index = kernel::below(&mut rng, answers.len() as u32) as usize;
                rules.advance(&mut state, question.by, answers[index]);
                steps += 1;
            }
        }
        println!("{}: {steps} questions, {marked} with gold, {staked} with a stake", R::GAME);
        assert!(marked > 0 && staked > 0, "{}: nothing was ever gold, or at stake", R::GAME);
    }
}

#[test]
fn at_most_one_answer_is_gold_and_only_the_asked_have_a_stake() {
    GameId::ALL.iter().for_each(|game| game.visit(Plays));
}
