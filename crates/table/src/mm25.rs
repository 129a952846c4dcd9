//! The table of the One Piece Cardgame of 2009: two Bridges, and what lies around them.

use crate::{
    Answer, Badge, BadgeKind, Card, Counter, CounterKind, Course, Draw, Ending, EndingKind, EventKind, Fact, FactKind,
    Form, Goal, GoalKind, Item, Link, LinkKind, Part, Phase, PhaseKind, Plate, Role, Score, Table, Whole, Zone, aimed,
    answers, badge, question,
};
use kernel::{Seat, Sight, Viewer, imagined};
use mm25::effects::Stat;
use mm25::{Action, Ask, Category, Mm25, Seen, SeenCard, Space, Spot, State, View, What, Zone as Place};
use std::cell::OnceCell;
use words::{Line, Speak, mm25 as say};

impl Draw for Mm25 {
    fn table_with(sight: &Sight<'_, Self>, actions: Vec<Action>) -> Table<Action> {
        let view = sight.view();
        let answers = answers(sight, &view, actions);
        let question = question(sight, &view);
        let asked = question.as_ref().and_then(|question| question.seat);
        let exchanging = sight.prompt().is_some_and(|prompt| prompt.exactly() == Ask::Sideboard);
        let board = Board { rules: sight.rules(), view: &view, answers: &answers, exchanging, world: OnceCell::new() };
        let zones: Vec<Zone> = Seat::all(2).flat_map(|seat| board.half(seat)).collect();
        Table {
            phase: board.phase(),
            plates: Seat::all(2).map(|seat| board.plate(seat, asked)).collect(),
            links: board.battle(&zones).into_iter().collect(),
            stack: board.stack(&zones),
            question,
            tries: Vec::new(),
            answers: aimed(answers, |action| match action {
                Action::Attack { target, .. } => place(&zones, target),
                _ => None,
            }),
            zones,
        }
    }

    fn role(action: &Action) -> Role {
        match action {
            Action::Swap { .. }
            | Action::Place { .. }
            | Action::Attack { .. }
            | Action::Activate { .. }
            | Action::Update
            | Action::Call { .. }
            | Action::Move
            | Action::Increase
            | Action::Discard { .. }
            | Action::Reinforce { .. }
            | Action::Use { .. }
            | Action::Team { .. } => Role::Act,
            Action::Pick(_) | Action::Choose(_) => Role::Pick,
            Action::GoFirst | Action::Mulligan | Action::Redraw | Action::SettleHand | Action::Yes => Role::Accept,
            Action::GoSecond | Action::KeepHand | Action::SkipHand | Action::Decline | Action::No => Role::Decline,
            Action::PassBattle => Role::Pass,
            Action::Ready | Action::Placed | Action::Done => Role::Settle,
            Action::PassTurn => Role::End,
            Action::Cancel => Role::Cancel,
            Action::Concede => Role::Concede,
            Action::TimeCalled => Role::Table,
        }
    }

    const ENDINGS: &'static [&'static [&'static str]] = &[mm25::Ending::NAMES, mm25::MatchEnding::NAMES];

    fn ending(&self, seen: &Seen) -> Option<(&'static str, Ending)> {
        let (name, of, kind, winner, score): (&'static str, _, _, _, _) = match seen.what {
            What::GameWon { seat, ending, score } => (ending.into(), Whole::Game, kind_of(ending), Some(seat), score),
            What::GameDrawn { ending, score } => (ending.into(), Whole::Game, kind_of(ending), None, score),
            What::MatchWon { seat, ending, score } => {
                (ending.into(), Whole::Match, kind_of_match(ending), Some(seat), score)
            }
            What::MatchDrawn { ending, score } => (ending.into(), Whole::Match, kind_of_match(ending), None, score),
            _ => return None,
        };
        // A single game has neither a course nor a score.
        let several = score.to_win > 1;
        let course = Course { number: score.game, goal: Goal { kind: GoalKind::Wins, count: score.to_win.into() } };
        // Time can decide a match in which both have won as many games.
        let decided = winner.filter(|_| of == Whole::Match);
        let ahead = |seat: Seat| decided.map_or(score.won[seat.index()], |winner| u8::from(seat == winner));
        let place = |seat: Seat| 1 + Seat::all(2).filter(|&other| ahead(other) > ahead(seat)).count() as u8;
        let scores = Seat::all(2).zip(score.won);
        let scores = scores.map(|(seat, won)| Score { won: Some(won), ..Score::at(seat, place(seat)) });
        let ending = Ending {
            of,
            kind,
            winners: winner.into_iter().collect(),
            how: self.how(seen)?,
            course: several.then_some(course),
            scores: if several { scores.collect() } else { Vec::new() },
        };
        Some((name, ending))
    }

    fn kind(seen: &Seen) -> EventKind {
        match seen.what {
            What::GameBegan { .. } => EventKind::Round,
            What::TurnBegan { .. } => EventKind::Turn,
            What::Drew { .. } => EventKind::Draw,
            What::Called { .. } | What::Reinforced { .. } | What::TechniquePlaced { .. } | What::TeamCalled { .. } => {
                EventKind::Play
            }
            What::AbilityActivated { .. } | What::AbilityTriggered { .. } | What::TechniqueUsed { .. } => {
                EventKind::Use
            }
            What::BattleDeclared { .. } => EventKind::Attack,
            What::Damaged { .. } => EventKind::Damage,
            What::BecameTrophy { .. } => EventKind::Leave,
            What::GameWon { .. } | What::GameDrawn { .. } | What::MatchWon { .. } | What::MatchDrawn { .. } => {
                EventKind::End
            }
            What::Shuffled { .. }
            | What::TossWon { .. }
            | What::FirstPlayer { .. }
            | What::LogbookDealt { .. }
            | What::CouldNotDraw { .. }
            | What::MulliganTaken { .. }
            | What::HandKept { .. }
            | What::HandRedrawn { .. }
            | What::PlacedFaceDown { .. }
            | What::Revealed { .. }
            | What::LifeDealt { .. }
            | What::TurnPassed { .. }
            | What::Moved { .. }
            | What::LogbookUpdated { .. }
            | What::SailorsMoved { .. }
            | What::BattlePrevented { .. }
            | What::CrewsQuarrel { .. }
            | What::TechniqueAnnulled { .. }
            | What::BattlePassed { .. }
            | What::Declined { .. }
            | What::Compared { .. }
            | What::BattleWon { .. }
            | What::BattleTied
            | What::LifeLost { .. }
            | What::Mended { .. }
            | What::LookedAtHand { .. }
            | What::SawInHand { .. }
            | What::BattleEnded
            | What::HandLeftAsItIs { .. }
            | What::TimeCalled
            | What::SuddenDeath
            | What::Exchanged { .. } => EventKind::Other,
        }
    }
}

fn kind_of(ending: mm25::Ending) -> EndingKind {
    match ending {
        mm25::Ending::Captain { .. } => EndingKind::CaptainDefeated,
        mm25::Ending::Trophies { .. } => EndingKind::GoalReached,
        mm25::Ending::EmptyChest { .. } => EndingKind::DeckOut,
        mm25::Ending::SuddenDeath { .. } | mm25::Ending::SuddenTie { .. } => EndingKind::SuddenDeath,
        mm25::Ending::BothWon => EndingKind::BothLost,
        mm25::Ending::BothWonByText { .. } => EndingKind::Effect,
        mm25::Ending::Conceded { .. } => EndingKind::Concession,
        mm25::Ending::TurnLimit { .. } => EndingKind::TurnLimit,
    }
}

fn kind_of_match(ending: mm25::MatchEnding) -> EndingKind {
    match ending {
        mm25::MatchEnding::GamesWon => EndingKind::GamesWon,
        mm25::MatchEnding::OneGame(ending) => kind_of(ending),
        mm25::MatchEnding::WonInTime
        | mm25::MatchEnding::Captains { .. }
        | mm25::MatchEnding::Ahead
        | mm25::MatchEnding::AheadBetweenGames => EndingKind::Time,
        mm25::MatchEnding::GamesLimit => EndingKind::RoundLimit,
    }
}

struct Board<'a> {
    rules: &'a Mm25,
    view: &'a View,
    answers: &'a [Answer<Action>],
    /// Cards are exchanged with the sideboards: there are no other zones to look at.
    exchanging: bool,
    /// A world that looks the same, once a number must be taken apart.
    world: OnceCell<State>,
}

impl Board<'_> {
    fn phase(&self) -> Vec<Phase> {
        let view = self.view;
        let line = |kind, text| Phase { kind, text };
        let [one, two] = [0, 1].map(|side: usize| view.sides[side].won);
        let game = if view.sudden { "mm25-game-sudden" } else { "mm25-game" };
        let mut lines = vec![
            line(PhaseKind::Round, Line::new(game).with("game", view.game)),
            line(PhaseKind::Score, Line::new("mm25-score").with("one", one).with("two", two)),
        ];
        lines.extend(view.time.then(|| line(PhaseKind::Time, Line::new("mm25-time"))));
        if self.exchanging || view.turn == 0 {
            let key = if self.exchanging { "mm25-exchanging" } else { "mm25-setting-up" };
            lines.push(line(PhaseKind::Step, Line::new(key)));
            return lines;
        }
        let turn = Line::new("mm25-turn").with("turn", view.turn).with("seat", view.turn_player);
        lines.push(line(PhaseKind::Turn, turn));
        lines.push(match view.is_final() {
            true => line(PhaseKind::Step, Line::new("mm25-final-phase")),
            false => {
                let left = Line::new("mm25-actions").with("used", view.actions).with("most", view.available);
                line(PhaseKind::Budget, left)
            }
        });
        lines.extend(say::battle(self.rules, view).map(|text| line(PhaseKind::Battle, text)));
        let window = view.window().filter(|_| view.battle().is_some());
        let open = |window| line(PhaseKind::Step, Line::new("mm25-window").with("window", say::window(window)));
        lines.extend(window.map(open));
        lines
    }

    fn plate(&self, seat: Seat, asked: Option<Seat>) -> Plate {
        let side = &self.view.sides[seat.index()];
        let counter = |kind, key, count: usize| {
            let label = Line::new(key).with("count", count as u32);
            Counter { kind, label, value: count as i64 }
        };
        let printed = |card: &SeenCard| Some(self.rules.library().card(card.face?).stats?.life);
        let life: u32 = side.trophies.iter().filter_map(printed).map(u32::from).sum();
        let trophies = side.trophies.len() as u32;
        let trophies = Line::new("mm25-count-trophies").with("count", trophies).with("life", life);
        let when = |holds: bool, key| holds.then(|| badge(BadgeKind::Seat, Line::new(key)));
        Plate {
            seat,
            asked: asked == Some(seat),
            counters: vec![
                counter(CounterKind::Hand, "mm25-count-hand", side.hand.len()),
                counter(CounterKind::Deck, "mm25-count-chest", usize::from(side.chest)),
                counter(CounterKind::Other, "mm25-count-logbook", usize::from(side.logbook)),
                // Six of their Life lose the game (MM-3.1.2).
                Counter { kind: CounterKind::Losses, label: trophies, value: i64::from(life) },
                counter(CounterKind::Won, "mm25-count-won", usize::from(side.won)),
            ],
            badges: [when(side.mulligan, "mm25-badge-mulligan"), when(side.exempt, "mm25-badge-exempt")]
                .into_iter()
                .flatten()
                .collect(),
        }
    }

    fn half(&self, seat: Seat) -> Vec<Zone> {
        let side = &self.view.sides[seat.index()];
        if self.exchanging {
            let deck = self.cards(seat, Place::Chest, &side.deck);
            let count = u16::from(side.chest);
            let label = Line::new("mm25-zone-deck");
            let deck = Zone {
                id: "deck".into(),
                owner: Some(seat),
                form: Form::Spread,
                label,
                count,
                cards: deck,
                coming: None,
            };
            return vec![deck, self.zone(seat, "sideboard", Place::Sideboard, Form::Spread)];
        }
        let pile = |id: &'static str, place, count| {
            let label = say::zone(place);
            Zone {
                id: id.into(),
                owner: Some(seat),
                form: Form::Pile,
                label,
                count: u16::from(count),
                cards: Vec::new(),
                coming: None,
            }
        };
        let mut zones = vec![
            self.bridge(seat),
            self.zone(seat, "reinforcements", Place::Reinforcements, Form::Spread),
            self.zone(seat, "techniques", Place::Techniques, Form::Spread),
            pile("chest", Place::Chest, side.chest),
            pile("logbook", Place::Logbook, side.logbook),
            self.zone(seat, "ocean", Place::Ocean, Form::Pile),
            self.zone(seat, "trophies", Place::Trophies, Form::Row),
            self.zone(seat, "hand", Place::Hand, Form::Spread),
        ];
        zones.extend((!side.sideboard.is_empty()).then(|| self.zone(seat, "sideboard", Place::Sideboard, Form::Pile)));
        zones
    }

    /// The Captain and the Sailors, by their spaces.
    fn bridge(&self, seat: Seat) -> Zone {
        let side = &self.view.sides[seat.index()];
        let spot = |index| Spot { seat, zone: Place::Bridge, index };
        let standing = (0..).zip(&side.bridge).filter_map(|(index, card)| Some((index, card.as_ref()?)));
        let cards: Vec<Card> = standing.map(|(index, seen)| self.card(spot(index), seen)).collect();
        let label = say::zone(Place::Bridge);
        Zone {
            id: "bridge".into(),
            owner: Some(seat),
            form: Form::Spread,
            label,
            count: cards.len() as u16,
            cards,
            coming: None,
        }
    }

    /// Of hidden cards those are shown that an answer starts from: their backs can be pointed at.
    fn zone(&self, seat: Seat, id: &'static str, place: Place, form: Form) -> Zone {
        let mut cards = self.cards(seat, place, self.view.zone(seat, place));
        let count = cards.len() as u16;
        cards.retain(|card| card.code.is_some() || !card.answers.is_empty());
        if form == Form::Pile {
            // The view counts from the top, a pile has it last.
            cards.reverse();
        }
        Zone { id: id.into(), owner: Some(seat), form, label: say::zone(place), count, cards, coming: None }
    }

    fn cards(&self, seat: Seat, zone: Place, cards: &[SeenCard]) -> Vec<Card> {
        (0..).zip(cards).map(|(index, seen)| self.card(Spot { seat, zone, index }, seen)).collect()
    }

    fn card(&self, spot: Spot, seen: &SeenCard) -> Card {
        let definition = seen.face.map(|face| self.rules.library().card(face));
        let starts = (0..).zip(self.answers).filter(|(_, answer)| self.starts_at(answer.send, spot, seen));
        let numbered = |place| badge(BadgeKind::Copy, Line::new("mm25-badge-copy").with("place", place));
        let copy = || say::among_copies(self.view, spot).map(numbered);
        Card {
            index: u16::from(spot.index),
            code: definition.map(|card| card.number.0.clone()),
            name: definition.map(|card| Line::new("mm25-name").with("name", say::name(card))),
            count: 1,
            turned: false,
            facts: self.facts(spot, seen),
            badges: match spot.zone {
                Place::Bridge => self.character_badges(spot, seen),
                Place::Techniques => {
                    let pending = (!seen.resolved).then(|| badge(BadgeKind::Pending, Line::new("mm25-badge-pending")));
                    copy().into_iter().chain(pending).collect()
                }
                Place::Hand | Place::Chest | Place::Sideboard => self.printed_badges(spot, seen),
                Place::Reinforcements | Place::Ocean | Place::Trophies => copy().into_iter().collect(),
                Place::Logbook | Place::Life => Vec::new(),
            },
            attached: self.life_cards(spot),
            answers: starts.map(|(place, _)| place).collect(),
        }
    }

    /// A Character's numbers on the Bridge; of a card in a Hand what is printed.
    fn facts(&self, spot: Spot, seen: &SeenCard) -> Vec<Fact> {
        let Some(stats) = seen.face.and_then(|face| self.rules.library().card(face).stats) else { return Vec::new() };
        let [power, damage, life] = match (spot.zone, seen.power, seen.damage) {
            // Before the Life cards are dealt none is lost (MM-2.9.1).
            (Place::Bridge, Some(power), Some(damage)) if self.view.turn == 0 => [power, damage, stats.life.into()],
            (Place::Bridge, Some(power), Some(damage)) => [power, damage, self.life(spot).into()],
            (Place::Hand, ..) => [stats.power, stats.damage, stats.life.into()],
            _ => return Vec::new(),
        };
        let fact = |id, now: i32, printed: i32, stat| crate::fact(id, now, printed, || self.parts(spot, stat));
        vec![
            fact(FactKind::Power, power, stats.power, Stat::Power),
            fact(FactKind::Damage, damage, stats.damage, Stat::Damage),
            fact(FactKind::Life, life, stats.life.into(), Stat::Life),
        ]
    }

    fn parts(&self, spot: Spot, stat: Stat) -> Vec<Part> {
        let world = self.world.get_or_init(|| imagined(self.rules, self.view));
        let parts = self.view.parts(self.rules, world, spot, stat).into_iter();
        parts
            .map(|(source, amount, clause)| crate::part(say::part(self.rules, source, clause), amount, clause))
            .collect()
    }

    /// How many Life cards lie under a space.
    fn life(&self, spot: Spot) -> u8 {
        self.view.sides[spot.seat.index()].life[usize::from(spot.index)]
    }

    /// Life cards, which nobody may look at.
    fn life_cards(&self, spot: Spot) -> Vec<Card> {
        let count = if spot.zone == Place::Bridge { self.life(spot) } else { 0 };
        (0..u16::from(count)).map(Card::back).collect()
    }

    /// The Battle, as long as both fighters are there.
    fn battle(&self, zones: &[Zone]) -> Option<Link> {
        let [from, to] = self.view.battle()?;
        Some(Link { kind: LinkKind::Attack, from: place(zones, from?)?, to: place(zones, to?)? })
    }

    /// Effects that are being carried out, a Technique that was placed, and what was triggered.
    fn stack(&self, zones: &[Zone]) -> Vec<Item> {
        let item = |(seat, face, spot, ability): (Seat, _, Option<Spot>, _)| Item {
            text: say::waiting(self.rules, face, ability),
            seat,
            card: spot.and_then(|spot| place(zones, spot)),
        };
        self.view.waiting(self.rules).into_iter().map(item).collect()
    }

    fn character_badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Badge> {
        let index = usize::from(spot.index);
        let left = self.life(spot);
        let most = seen.face.and_then(|face| self.rules.library().card(face).stats).map_or(0, |stats| stats.life);
        let [attacker, target] = self.view.battle().unwrap_or_default();
        let when = |holds: bool, kind, key| holds.then(|| badge(kind, Line::new(key)));
        let number = |line: Line| badge(BadgeKind::Fact, line);
        let badges = [
            Space::ALL.get(index).map(|&space| badge(BadgeKind::Place, say::space(space))),
            seen.power.map(|power| number(Line::new("mm25-power").with("power", power))),
            seen.damage.map(|damage| number(Line::new("mm25-damage").with("damage", damage))),
            seen.power.map(|_| number(Line::new("mm25-life-left").with("life", left).with("most", most))),
            when(seen.power.is_none(), BadgeKind::Lies, "mm25-badge-face-down"),
            when(attacker == Some(spot), BadgeKind::Attacker, "mm25-badge-attacker"),
            when(target == Some(spot), BadgeKind::Target, "mm25-badge-target"),
            when(seen.began, BadgeKind::Spent, "mm25-badge-began"),
            when(seen.used, BadgeKind::Spent, "mm25-badge-used"),
        ];
        badges.into_iter().flatten().collect()
    }

    /// What matters of a card before it is played.
    fn printed_badges(&self, spot: Spot, seen: &SeenCard) -> Vec<Badge> {
        let Some(card) = seen.face.map(|face| self.rules.library().card(face)) else { return Vec::new() };
        let own = self.view.viewer == Viewer::Seat(spot.seat);
        // The category comes first; Characters are what most cards are.
        let printed = say::printed(card).into_iter().enumerate();
        let printed = printed.skip(usize::from(card.category == Category::Character));
        let kind = |place| if place == 0 { BadgeKind::Place } else { BadgeKind::Fact };
        let mut badges: Vec<Badge> = printed.map(|(place, line)| badge(kind(place), line)).collect();
        let shown = own && seen.shown && spot.zone == Place::Hand;
        badges.extend(shown.then(|| badge(BadgeKind::Known, Line::new("mm25-badge-shown"))));
        badges
    }

    /// Whether an answer starts from this card, or from one that is as good: of copies in a Hand or a deck, one stands for
    /// all.
    fn starts_at(&self, action: Action, spot: Spot, seen: &SeenCard) -> bool {
        let Some(from) = self.start(action) else { return false };
        if from == spot {
            return true;
        }
        if (from.seat, from.zone) != (spot.seat, spot.zone) || matches!(action, Action::Pick(_)) {
            return false;
        }
        let other = match from.zone {
            Place::Hand => self.view.card_at(from),
            Place::Chest => self.view.sides[from.seat.index()].deck.get(usize::from(from.index)),
            _ => None,
        };
        seen.face.is_some() && other.is_some_and(|other| other.face == seen.face)
    }

    /// The card that an answer starts from.
    fn start(&self, action: Action) -> Option<Spot> {
        let own = |zone, index| match self.view.viewer {
            Viewer::Seat(seat) => Some(Spot { seat, zone, index }),
            Viewer::Spectator => None,
        };
        match action {
            Action::Swap { deck, .. } => own(Place::Chest, deck),
            Action::Place { hand, .. }
            | Action::Call { hand, .. }
            | Action::Discard { hand }
            | Action::Reinforce { hand }
            | Action::Use { hand }
            | Action::Team { hand } => own(Place::Hand, hand),
            Action::Attack { attacker: spot, .. } | Action::Activate { card: spot, .. } | Action::Pick(spot) => {
                Some(spot)
            }
            _ => None,
        }
    }
}

/// Where a card is shown.
fn place(zones: &[Zone], spot: Spot) -> Option<crate::Spot> {
    let id = match spot.zone {
        Place::Bridge => "bridge",
        Place::Reinforcements => "reinforcements",
        Place::Techniques => "techniques",
        Place::Hand => "hand",
        Place::Ocean => "ocean",
        Place::Trophies => "trophies",
        Place::Sideboard => "sideboard",
        Place::Logbook | Place::Life | Place::Chest => return None,
    };
    crate::place(zones, Some(spot.seat), id, spot.index)
}
