//! Players that see what a seat sees and nothing else: a [`Sight`] is all they get.

mod random;
mod search;

pub use random::Random;
pub use search::{Budget, Search};

use kernel::{By, Game, Refusal, Rules, Seat, Sight};

/// A player.
pub trait Bot<R: Rules> {
    /// Answers the question that these eyes are asked: the next part, where an answer has several.
    ///
    /// Nothing is answered only where nothing is legal, which never happens to somebody who is asked.
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action>;

    /// How many of its choices were none: one legal answer.
    fn forced(&self) -> u64;
}

impl<R: Rules, B: Bot<R> + ?Sized> Bot<R> for Box<B> {
    fn choose(&mut self, sight: &Sight<'_, R>) -> Option<R::Action> {
        (**self).choose(sight)
    }

    fn forced(&self) -> u64 {
        (**self).forced()
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

/// Plays a match to its end with one bot a seat and nobody watching, and tells how many actions it took.
pub fn play_out<R: Rules, B: Bot<R>>(rules: &R, state: &mut R::State, bots: &mut [B]) -> u64 {
    let mut decisions = 0;
    while let Some(by) = rules.asked(state) {
        let action = match by {
            By::Seat(seat) => {
                let sight = Sight::new(rules, state, kernel::Viewer::Seat(seat));
                bots.get_mut(seat.index()).and_then(|bot| bot.choose(&sight))
            }
            By::Shell => kernel::legal(rules, state, by).first().copied(),
        };
        let Some(action) = action else { break };
        rules.apply(state, by, action, &mut ());
        decisions += 1;
    }
    decisions
}
