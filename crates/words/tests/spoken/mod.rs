//! What holds for the lines of every game.

use kernel::Seat;
use std::collections::BTreeSet;
use words::{Arg, Lang, Line, Names, Speak, Voice};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Two players, of whom the first is spoken to.
pub fn nami_and_zoro() -> Names {
    Names::new(vec!["Nami".into(), "Zoro".into()], Some(seat(0)))
}

/// What is said of events, and of how it came to what ended with them.
pub fn told<R: Speak>(rules: &R, events: impl IntoIterator<Item = R::Seen>) -> Vec<Line> {
    events.into_iter().flat_map(|seen| [Some(rules.event(&seen)), rules.how(&seen)]).flatten().collect()
}

/// Every line has a text in every language, with nothing left to fill in, and speaks to its reader, not of them.
pub fn can_be_said(lines: &[Line]) {
    let names = Names::new((0..10).map(|seat| format!("N{seat}")).collect(), Some(seat(0)));
    for voice in Lang::ALL.map(Voice::new) {
        for line in lines {
            let said = voice.try_say(line, &names).unwrap_or_else(|error| panic!("{}: {error}", voice.lang().tag()));
            assert!(!said.is_empty() && !said.contains(['{', '}']), "{}: {said}", voice.lang().tag());
            assert!(!said.contains("N0"), "{} calls its reader by name: {said}", line.key);
        }
    }
}

/// The lists leave nothing out: whatever is an event, a question, an answer, a stake, a refusal or a fault in the game's file is said
/// by one of the lines, but for what only some moments of a game can say.
pub fn name_every_text(game: &str, lines: &[Line], moments: &[&str]) {
    let mut said = BTreeSet::new();
    lines.iter().for_each(|line| keys_of(line, &mut said));
    let file = format!("{game}.ftl");
    let (_, text) = words::files(Lang::En).find(|(name, _)| *name == file).unwrap();
    for key in text.lines().filter_map(|line| Some(line.split_once(" =")?.0)) {
        let kinds = ["event", "how", "ask", "choose", "target", "do", "no", "fault", "from", "to", "item", "stake"];
        let is_told = kinds.iter().any(|kind| key.starts_with(&format!("{game}-{kind}-")));
        assert!(!is_told || said.contains(key) || moments.contains(&key), "no list has {key}");
    }
}

/// The keys of a line and of everything in it.
fn keys_of(line: &Line, into: &mut BTreeSet<&'static str>) {
    into.insert(line.key);
    for (_, arg) in &line.args {
        match arg {
            Arg::Line(line) => keys_of(line, into),
            Arg::Lines(lines) => lines.iter().for_each(|line| keys_of(line, into)),
            _ => {}
        }
    }
}

/// Not more lines than this are the same in English and another language.
pub fn are_translated(lines: &[Line], may_be_alike: usize) {
    let (english, names) = (Voice::new(Lang::En), Names::numbered(10));
    for voice in [Lang::Ja, Lang::ZhHant, Lang::It].map(Voice::new) {
        let alike = |line: &&Line| voice.say(line, &names) == english.say(line, &names);
        let same: Vec<&str> = lines.iter().filter(alike).map(|line| line.key).collect();
        assert!(same.len() <= may_be_alike, "{}: {same:?}", voice.lang().tag());
    }
}

/// The lines read as in the snapshots of this name. Those are read before they are accepted.
pub fn read_as_accepted(name: &str, lines: &[Line]) {
    for voice in Lang::ALL.map(Voice::new) {
        let said: Vec<String> = lines.iter().map(|line| voice.say(line, &nami_and_zoro())).collect();
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("{name}-{}", voice.lang().tag()), said.join("\n"));
        });
    }
}
