//! The types for TypeScript are those of this crate: `web/src/wire.ts` is generated, and checked here for drift.

use std::path::Path;
use std::{env, fs};
use ts_rs::{Config, TS};
use words::Text;

/// A type with what people read about it.
fn declared<T: TS>(config: &Config) -> String {
    let declaration = T::decl(config);
    format!("\n{}export {declaration}\n", T::docs().unwrap_or_default())
}

fn file() -> String {
    let config = Config::new().with_large_int("number");
    let mut text =
        "// Generated from crates/wire by `make generate`. A test fails where it is out of date.\n".to_owned();
    text.push_str(&format!("\n/** The version of the protocol. */\nexport const VERSION = {};\n", wire::VERSION));
    macro_rules! declare {
        ($($name:ty),* $(,)?) => { $(text.push_str(&declared::<$name>(&config));)* };
    }
    declare![
        wire::ToServer,
        wire::Stops,
        wire::Sitter,
        wire::Tempo,
        wire::FromServer,
        wire::Update,
        wire::Reason,
        wire::Problem,
        wire::Trouble,
        table::Event<Text>,
        table::Ending<Text>,
        table::Whole,
        table::EndingKind,
        table::Course,
        table::Goal,
        table::GoalKind,
        table::Score,
        wire::SeatKind,
        wire::Presence,
        wire::SeatState,
        kernel::TakeBack,
        wire::Clock,
        wire::ClockKind,
        wire::Verdict,
        wire::Forfeit,
        wire::ForfeitBy,
        wire::Record,
        wire::Sat,
        wire::Proposal,
        wire::Close,
        wire::Table,
        table::Phase<Text>,
        table::PhaseKind,
        table::Plate<Text>,
        table::Counter<Text>,
        table::CounterKind,
        table::Zone<Text>,
        table::Form,
        table::Card<Text>,
        table::Badge<Text>,
        table::BadgeKind,
        table::Fact<Text>,
        table::FactKind,
        table::Part<Text>,
        table::Spot,
        table::Link,
        table::LinkKind,
        table::Item<Text>,
        table::Question<Text>,
        table::Stake<Text>,
        kernel::Tone,
        kernel::Pace,
        kernel::Shape,
        wire::Answer,
        kernel::Weight,
        table::Role,
        table::Step<Text>,
        table::Named,
        table::Call,
        table::Colour,
        table::Turning,
        table::EventKind,
        words::Telling,
        Text,
        words::text::Arg,
    ];
    text
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let wanted = file();
    if env::var_os("QUARTERDECK_GENERATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &wanted).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "web/src/wire.ts is out of date: make generate");
}
