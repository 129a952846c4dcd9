//! Scenarios of a game that is only known at run time. The runner is compiled for every game here, and not in every program.

use crate::{GameId, Offered, Visitor};
use kernel::scenario::{Problem, Scenario, Trace};

struct Run<'a, 's> {
    scenario: &'a Scenario<'s>,
    tell: Option<&'a mut dyn FnMut(Trace)>,
}

impl Visitor for Run<'_, '_> {
    type Out = Result<(), Vec<Problem>>;

    fn visit<R: Offered>(self) -> Self::Out {
        match self.tell {
            None => kernel::scenario::run(&**R::book(), self.scenario),
            Some(tell) => kernel::scenario::trace(&**R::book(), self.scenario, tell),
        }
    }
}

impl GameId {
    /// Plays a scenario with the cards that come with the program.
    ///
    /// # Errors
    /// Everything that is wrong at the first step at which something is.
    pub fn run(self, scenario: &Scenario<'_>) -> Result<(), Vec<Problem>> {
        self.visit(Run { scenario, tell: None })
    }

    /// The same, and tells what happens. It also looks whether every answer, as it is written, is read as that answer again.
    ///
    /// # Errors
    /// Everything that is wrong at the first step at which something is.
    pub fn trace(self, scenario: &Scenario<'_>, tell: &mut dyn FnMut(Trace)) -> Result<(), Vec<Problem>> {
        self.visit(Run { scenario, tell: Some(tell) })
    }
}
