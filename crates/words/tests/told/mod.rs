//! Whole games in words, whatever the game.

use crate::spoken::nami_and_zoro;
use kernel::{By, Game, Rules, Seat, Sight, Status, Viewer};
use std::collections::BTreeSet;
use words::{Lang, Line, Speak, Voice};

/// Answers for the seat that is asked, part by part; `look` sees what it sees at each part. Which answer it is is a plain
/// function of the step.
fn answer<R: Speak>(game: &mut Game<R>, seat: Seat, step: usize, mut look: impl FnMut(&Sight<'_, R>)) {
    let mut parts = Vec::new();
    loop {
        let options = game.options(seat, &parts).unwrap();
        if options.complete {
            return game.play(By::Seat(seat), &parts).unwrap();
        }
        look(&options.sight());
        let next = options.next();
        parts.push(next[(step * 7 + parts.len() * 3) % next.len()]);
    }
}

fn asked<R: Rules>(game: &Game<R>) -> Option<Seat> {
    match game.status() {
        Status::Ask(question) => match question.by {
            By::Seat(seat) => Some(seat),
            By::Shell => None,
        },
        Status::Over(_) => None,
    }
}

/// Plays a game and says all of it in every language: every question with its answers and some of its refusals, as both
/// read it, and the log of every viewer. Adds what was asked for.
pub fn is_told<R: Speak>(mut game: Game<R>, steps: usize, asked_for: &mut BTreeSet<String>) {
    let voices = Lang::ALL.map(Voice::new);
    let names = nami_and_zoro();
    let key = format!("{}-", R::GAME);
    let say = |line: &Line| {
        for voice in &voices {
            let said = voice.try_say(line, &names).unwrap_or_else(|error| panic!("{}: {error}", voice.lang().tag()));
            assert!(!said.is_empty() && !said.contains(&key), "{said}");
        }
    };
    for step in 0..steps {
        let Some(seat) = asked(&game) else { break };
        let rules = game.rules().clone();
        if step % 9 == 0 {
            let view = game.sight(Viewer::Seat(seat)).view();
            for (action, refused) in game.refusals(seat) {
                rules.action(&view, &action).iter().for_each(&say);
                say(&words::refusal(&*rules, &refused));
            }
        }
        for viewer in Viewer::all(2) {
            let sight = game.sight(viewer);
            say(&rules.question(&sight.view(), &sight.prompt().unwrap()));
        }
        answer(&mut game, seat, step, |sight| {
            let (view, prompt) = (sight.view(), sight.prompt().unwrap());
            asked_for.insert(format!("{:?}", prompt.exactly()));
            say(&rules.question(&view, &prompt));
            rules.about(&view).iter().for_each(&say);
            for line in sight.legal_list().iter().flat_map(|action| rules.action(&view, action)) {
                assert_ne!(line.key, format!("{key}do-choose"), "what is chosen is only numbered: {line:?}");
                say(&line);
            }
        });
    }
    for viewer in Viewer::all(2) {
        game.journal(viewer).iter().for_each(|line| say(&game.rules().event(&line.seen)));
    }
}

/// Plays a game in which no two answers to a question read alike.
pub fn answers_read_apart<R: Speak>(mut game: Game<R>, steps: usize) {
    for step in 0..steps {
        let Some(seat) = asked(&game) else { break };
        answer(&mut game, seat, step, |sight| {
            let view = sight.view();
            let mut said = Vec::new();
            for action in sight.legal_list() {
                let path = sight.rules().action(&view, &action);
                assert!(!path.is_empty() && !said.contains(&path), "{action:?} reads like another: {path:?}");
                said.push(path);
            }
        });
    }
}
