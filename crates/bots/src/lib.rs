//! Players that see what a seat sees and nothing else: a [`Sight`] is all they get.

mod random;
mod repeats;
mod search;

pub use random::Random;
pub use repeats::Repeats;
pub use search::{Budget, Search};

use kernel::{By, Game, Refusal, Rules, Seat, Seed, Sight, Status, Viewer};

/// A player.
pub trait Bot<R: Rules> {
    /// Answers the question that these eyes are asked: the next part, where an answer has several.
    ///
    /// Nothing is answered only where nothing is legal, which never happens to somebody who is asked.
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action>;

    /// How many of its choices were none: one legal answer.
    fn forced(&self) -> u64;

    /// Whether it could answer the same question in the same way for ever. Who plays by chance cannot.
    fn may_repeat(&self) -> bool {
        true
    }
}

impl<R: Rules, B: Bot<R> + ?Sized> Bot<R> for Box<B> {
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action> {
        (**self).choose(sight)
    }

    fn forced(&self) -> u64 {
        (**self).forced()
    }

    fn may_repeat(&self) -> bool {
        (**self).may_repeat()
    }
}

/// Lets a bot answer for a seat of a game, part by part, and plays the whole.
pub fn answer<R: Rules>(game: &mut Game<R>, seat: Seat, bot: &mut impl Bot<R>) -> Result<(), Refusal<R::Reason>> {
    let mut parts = Vec::new();
    loop {
        let options = game.options(seat, &parts)?;
        if options.complete {
            return game.play(By::Seat(seat), &parts);
        }
        let Some(part) = bot.choose(&options.sight()) else {
            return Err(Refusal::Kernel(kernel::KernelClause::Malformed));
        };
        parts.push(part);
    }
}

/// Plays a match to its end with one bot a seat and nobody watching, and tells how many actions it took. Where bots have led it
/// back to a state in which it was before, the next answer is one at random: no match goes round in circles for ever.
pub fn play_out<R: Rules, B: Bot<R>>(rules: &R, state: &mut R::State, bots: &mut [B]) -> u64 {
    let mut decisions = 0;
    let mut circle = Circle::of(bots);
    let mut chance = None;
    while let Some(by) = rules.asked(state) {
        if let Some(circle) = circle.as_mut().filter(|_| !rules.unfinished(state)) {
            chance = circle.way_out(rules.hash(state));
        }
        let action = match by {
            By::Seat(seat) => {
                let sight = Sight::new(rules, state, Viewer::Seat(seat));
                match &mut chance {
                    Some(chance) => chance.choose(&sight),
                    None => bots.get_mut(seat.index()).and_then(|bot| bot.choose(&sight)),
                }
            }
            By::Shell => kernel::legal(rules, state, by).first().copied(),
        };
        let Some(action) = action else { break };
        rules.advance(state, by, action);
        decisions += 1;
    }
    decisions
}

/// The same with everything written down.
pub fn play_game<R: Rules, B: Bot<R>>(game: &mut Game<R>, bots: &mut [B]) -> Result<(), Refusal<R::Reason>> {
    let mut circle = Circle::of(bots);
    while let Status::Ask(question) = game.status() {
        let By::Seat(seat) = question.by else { break };
        match circle.as_mut().and_then(|circle| circle.way_out(game.hash())) {
            Some(mut chance) => answer(game, seat, &mut chance)?,
            None => match bots.get_mut(seat.index()) {
                Some(bot) => answer(game, seat, bot)?,
                None => break,
            },
        }
    }
    Ok(())
}

/// Watches bots that could go round in circles.
struct Circle(Repeats);

impl Circle {
    fn of<R: Rules, B: Bot<R>>(bots: &[B]) -> Option<Circle> {
        bots.iter().all(Bot::may_repeat).then(|| Circle(Repeats::default()))
    }

    /// Somebody who answers by chance, where the match was in this state before.
    fn way_out(&mut self, hash: u64) -> Option<Random> {
        self.0.comes_again(hash).then(|| Random::new(Seed::from_number(hash)))
    }
}
