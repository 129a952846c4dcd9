//! The keyword abilities, said in the language of effects: they are Auto abilities like others (ZW-11.14).

use super::{
    Ability, Act, Cards, Count, Filter, Happening, Keyword, Kind, Objects, Pick, Place, Player, Stat, Step, Timing,
    Value, Whose,
};

impl Keyword {
    /// What the keyword means.
    ///
    /// ```
    /// use zwo::effects::{Keyword, Kind, Step};
    /// let Kind::Auto(_, steps) = Keyword::Erode.ability().kind else { panic!("an Auto ability") };
    /// assert!(matches!(steps[..], [Step::Hurt { .. }]));
    /// ```
    pub fn ability(self) -> Ability {
        let this = Cards { whose: Whose::Yours, place: Place::Field, filters: vec![Filter::This] };
        let when = |happening| Timing::When(happening, this);
        let kind = match self {
            // Any number up to the damage, as its player likes when it resolves (ZW-11.15).
            Keyword::Amplify => {
                let mana = Cards { whose: Whose::Yours, place: Place::Mana, filters: vec![Filter::Back] };
                let pick = Pick { count: Count::UpTo(Value::Amount), from: mana };
                Kind::Auto(when(Happening::HitsPlayer), vec![Step::Do(Act::TurnFront, Objects::Pick(pick))])
            }
            // All of it or nothing.
            Keyword::Absorb => {
                let recover = Step::Recover { who: Player::You, amount: Value::Amount };
                Kind::Auto(when(Happening::HitsPlayer), vec![Step::May(vec![recover])])
            }
            Keyword::Erode => {
                let amount = Value::Of(Stat::Critical, Box::new(Objects::This));
                Kind::Auto(when(Happening::WinsBattle), vec![Step::Hurt { who: Player::Opponent, amount }])
            }
        };
        Ability { conditions: Vec::new(), once: false, cost: Vec::new(), targets: Vec::new(), kind }
    }
}
