//! What an effect lets a player choose between, whatever the game.

/// A step of an effect, which may hold others.
pub(crate) trait Step: Clone {
    /// What a player is asked to choose between by it, if somebody is; none, where that cannot be told to who is asked.
    fn ways(&self) -> Option<Vec<Vec<Self>>>;
    /// The steps inside it, in the order in which they are told.
    fn inside(&self) -> Vec<&[Self]>;
}

/// One of the ways to go on: what is told before it, and what it does.
pub(crate) struct Way<S> {
    pub before: Vec<S>,
    pub steps: Vec<S>,
}

impl<S: Step> Way<S> {
    /// The way of this number, if steps leave one choice to players: of several it is not known which is asked for.
    pub fn of(steps: &[S], number: u8) -> Option<Way<S>> {
        let mut choices = Vec::new();
        find(steps, &mut Vec::new(), &mut choices);
        let [(before, ways)] = choices.as_slice() else { return None };
        let (others, from) = ways.split_at_checked(usize::from(number))?;
        // What the ways before it pick is counted with what it picks itself.
        Some(Way { before: [before.clone(), others.concat()].concat(), steps: from.first()?.clone() })
    }
}

/// The choices among steps, each with what is told before it.
fn find<S: Step>(steps: &[S], before: &mut Vec<S>, choices: &mut Vec<(Vec<S>, Vec<Vec<S>>)>) {
    for step in steps {
        choices.extend(step.ways().map(|ways| (before.clone(), ways)));
        let told = before.len();
        step.inside().into_iter().for_each(|steps| find(steps, before, choices));
        before.truncate(told);
        before.push(step.clone());
    }
}
