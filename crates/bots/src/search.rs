//! Thinking ahead in imagined worlds.
//!
//! Each iteration imagines a world that fits the view, tries one answer in it and lets everybody play at random to the
//! next question of the shell (the end of a round) or of the match. Answers are tried by UCB1: the promising ones more
//! often. There is no tree: in games with this much hidden, what is learnt below the first answer holds in one world only.

use crate::Bot;
use kernel::rand_core::{Rng, SeedableRng};
use kernel::rand_xoshiro::Xoshiro256PlusPlus;
use kernel::{By, Outcome, Rules, Seat, Seed, Sight, Standing, Status, any_legal};
use std::time::{Duration, Instant};

/// How long a bot may think about one answer.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many imagined worlds: the same seed gives the same play.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// A rollout is cut off after so many actions and judged by the standing. Random players collect cards for ever, so long
/// rollouts tell little. 120 was tried first and 40 second, on UNO against `random`; nothing else was, so neither is tuned.
const ROLLOUT: u32 = 40;

/// Searches within a budget.
pub struct Search<R: Rules> {
    budget: Budget,
    prior: R::Prior,
    dice: Xoshiro256PlusPlus,
    forced: u64,
}

#[derive(Clone, Copy, Default)]
struct Arm {
    tries: u32,
    reward: f64,
}

impl<R: Rules> Search<R> {
    /// A searching player with its own stream.
    pub fn new(budget: Budget, seed: Seed) -> Search<R> {
        Search { budget, prior: R::Prior::default(), dice: Xoshiro256PlusPlus::from_seed(*seed.bytes()), forced: 0 }
    }

    fn try_out(&mut self, sight: &Sight<'_, R>, view: &R::View, seat: Seat, action: R::Action) -> f64 {
        let rules = sight.rules();
        let mut world = rules.imagine(view, &self.prior, &mut self.dice);
        let before = rules.standing(&world);
        rules.advance(&mut world, By::Seat(seat), action);
        for _ in 0..ROLLOUT {
            match rules.asked(&world) {
                Some(by @ By::Seat(_)) => {
                    let Some((action, _)) = any_legal(rules, &world, by, &mut self.dice) else { break };
                    rules.advance(&mut world, by, action);
                }
                Some(By::Shell) | None => break,
            }
        }
        reward(rules, &world, &before, seat)
    }
}

/// How well the seat came out: 1 for the best of all, 0 for the worst, what it gained over the others in between.
fn reward<R: Rules>(rules: &R, world: &R::State, before: &Standing, seat: Seat) -> f64 {
    if let Status::Over(Outcome::Placed(places)) = rules.status(world) {
        let better = Seat::all(rules.seats(world)).filter(|&other| places.of(other) < places.of(seat)).count();
        let equal = Seat::all(rules.seats(world)).filter(|&other| places.of(other) == places.of(seat)).count();
        let others = f64::from(rules.seats(world).max(2) - 1);
        return 1.0 - (better as f64 + (equal - 1) as f64 / 2.0) / others;
    }
    let after = rules.standing(world);
    let gained = |seat: Seat| f64::from(after[seat.index()] - before[seat.index()]);
    let others: Vec<f64> = Seat::all(rules.seats(world)).filter(|&other| other != seat).map(gained).collect();
    let best = others.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    match gained(seat).total_cmp(&best) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

impl<R: Rules> Bot<R> for Search<R> {
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action> {
        let actions = sight.legal_list();
        let seat = sight.seat()?;
        if actions.len() <= 1 {
            self.forced += 1;
            return actions.first().copied();
        }
        let view = sight.view();
        let mut arms = vec![Arm::default(); actions.len()];
        let began = Instant::now();
        let mut total = 0u32;
        loop {
            let spent = match self.budget {
                Budget::Iterations(most) => total >= most,
                Budget::Time(most) => began.elapsed() >= most,
            };
            if spent {
                break;
            }
            let index = pick(&arms, total, &mut self.dice);
            let reward = self.try_out(sight, &view, seat, actions[index]);
            arms[index].tries += 1;
            arms[index].reward += reward;
            total += 1;
        }
        let best = (0..actions.len()).max_by(|&a, &b| {
            let value = |arm: Arm| (arm.tries, arm.reward);
            value(arms[a]).0.cmp(&value(arms[b]).0).then(value(arms[a]).1.total_cmp(&value(arms[b]).1))
        });
        best.map(|index| actions[index])
    }

    fn forced(&self) -> u64 {
        self.forced
    }
}

/// UCB1: an answer never tried, at random; else the best guess that could still be true.
fn pick(arms: &[Arm], total: u32, dice: &mut impl Rng) -> usize {
    let untried = arms.iter().filter(|arm| arm.tries == 0).count();
    if untried > 0 {
        let nth = kernel::below(dice, untried as u32) as usize;
        return (0..arms.len()).filter(|&index| arms[index].tries == 0).nth(nth).unwrap_or(0);
    }
    let width = 2.0 * f64::from(total.max(1)).ln();
    let promise = |arm: &Arm| {
        let tries = f64::from(arm.tries);
        arm.reward / tries + 0.5 * (width / tries).sqrt()
    };
    (0..arms.len()).max_by(|&a, &b| promise(&arms[a]).total_cmp(&promise(&arms[b]))).unwrap_or(0)
}
