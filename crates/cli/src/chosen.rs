//! What every game lets people choose, as options of the command line.

use crate::{Failure, bad_line};
use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};
use games::{Choice, ChoiceKind, Chosen, GameId, Offered, Scope, Visitor};
use serde_json::Value;
use words::{Lang, Line, Names, Voice};

/// What was chosen on the command line: every game's choices are options of one name each.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChosenArgs(Chosen);

/// A game's name and its choices.
struct Choices;

impl Visitor for Choices {
    type Out = (&'static str, &'static [Choice]);
    fn visit<R: Offered>(self) -> Self::Out {
        (R::GAME, R::choices())
    }
}

/// Every choice with the game that has it; of two of one name the first.
fn all() -> Vec<(&'static str, &'static Choice)> {
    let mut found: Vec<(&'static str, &'static Choice)> = Vec::new();
    for (game, choices) in GameId::ALL.iter().map(|game| game.visit(Choices)) {
        for choice in choices {
            if found.iter().all(|(_, known)| known.id != choice.id) {
                found.push((game, choice));
            }
        }
    }
    found
}

/// As it is typed: `--best-of`.
fn flag(id: &str) -> String {
    id.replace('_', "-")
}

impl clap::Args for ChosenArgs {
    fn augment_args(command: Command) -> Command {
        // Words are only for those who read them.
        let helps = std::env::args().any(|arg| matches!(arg.as_str(), "-h" | "--help" | "help"));
        let voice = helps.then(|| games::voice(Lang::En));
        let help = |game: &str, choice: &Choice| match &voice {
            Some(voice) => format!("{game}: {} [{}]", voice.say(&choice.label(), &Names::numbered(0)), choice.values()),
            None => String::new(),
        };
        all().into_iter().fold(command, |command, (game, choice)| {
            let arg = Arg::new(choice.id).long(flag(choice.id)).help(help(game, choice));
            command.arg(match choice.kind {
                ChoiceKind::Switch => arg.action(ArgAction::SetTrue),
                ChoiceKind::Number { .. } => arg.value_name("NUMBER"),
                ChoiceKind::One(_) => arg.value_name("WHICH"),
            })
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for ChosenArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let said = |(_, choice): (&str, &'static Choice)| {
            let value = match choice.kind {
                ChoiceKind::Switch => matches.get_flag(choice.id).then_some(Value::Bool(true)),
                _ => matches.get_one::<String>(choice.id).map(|text| choice.read(text)),
            };
            Some((choice.id.to_owned(), value?))
        };
        Ok(ChosenArgs(all().into_iter().filter_map(said).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl ChosenArgs {
    /// What was chosen.
    pub(crate) fn chosen(&self) -> &Chosen {
        &self.0
    }

    /// Refuses what only other games have, and what cannot be chosen.
    pub(crate) fn check<R: Offered>(&self, voice: &Voice) -> Result<(), Failure> {
        let of = |id: &str| all().into_iter().find(|(_, choice)| choice.id == id).map(|(game, _)| game);
        let own = |id: &str| R::choices().iter().any(|choice| choice.id == id);
        if let Some(id) = self.0.ids().find(|id| !own(id)) {
            let line = Line::new("cli-other-games-option").with("option", format!("--{}", flag(id)));
            return Err(bad_line(voice, &line.with("game", of(id).unwrap_or_default()).with("this", R::GAME)));
        }
        match self.0.check::<R>() {
            Ok(()) => Ok(()),
            Err(faults) => {
                let said = |fault: &games::BadChoice| voice.say(&fault.line(), &Names::numbered(0));
                Err(crate::bad(faults.iter().map(said).collect::<Vec<_>>().join("\n")))
            }
        }
    }

    /// The same for a single game: what has a meaning only in a whole match is refused as well.
    pub(crate) fn check_for_game<R: Offered>(&self, voice: &Voice) -> Result<(), Failure> {
        let of_match = |id: &&str| R::choices().iter().any(|choice| choice.id == *id && choice.scope == Scope::Match);
        match self.0.ids().find(of_match) {
            Some(id) => {
                let line = Line::new("cli-option-of-matches").with("option", format!("--{}", flag(id)));
                Err(bad_line(voice, &line))
            }
            None => self.check::<R>(voice),
        }
    }
}
