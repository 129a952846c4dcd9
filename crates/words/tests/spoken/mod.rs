//! What holds for the lines of every game.

use kernel::Seat;
use words::{Lang, Line, Names, Voice};

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Two players, of whom the first is spoken to.
pub fn nami_and_zoro() -> Names {
    Names::new(vec!["Nami".into(), "Zoro".into()], Some(seat(0)))
}

/// Every line has a text in every language, with nothing left to fill in.
pub fn can_be_said(lines: &[Line]) {
    let names = Names::new((0..10).map(|seat| format!("N{seat}")).collect(), Some(seat(0)));
    for voice in Lang::ALL.map(Voice::new) {
        for line in lines {
            let said = voice.try_say(line, &names).unwrap_or_else(|error| panic!("{}: {error}", voice.lang().tag()));
            assert!(!said.is_empty() && !said.contains(['{', '}']), "{}: {said}", voice.lang().tag());
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
