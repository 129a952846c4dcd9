//! Saying lines through Fluent.

use crate::{Arg, Effect, Line, Name, Names};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Clause, Origin};
use rust_embed::RustEmbed;

/// The languages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// 日本語.
    Ja,
    /// 繁體中文.
    ZhHant,
    /// Italiano.
    It,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Ja, Lang::ZhHant, Lang::It];

    /// The tag by which it is asked for.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ja => "ja",
            Lang::ZhHant => "zh-Hant",
            Lang::It => "it",
        }
    }

    /// The language of a tag.
    pub fn parse(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// The language of an environment like `it_IT.UTF-8`; English where it is none of ours.
    pub fn of_locale(locale: &str) -> Lang {
        let of = |start: &str| locale.starts_with(start);
        match () {
            () if of("ja") => Lang::Ja,
            () if of("it") => Lang::It,
            () if of("zh_TW") || of("zh_HK") || of("zh-Hant") || of("zh_MO") => Lang::ZhHant,
            () => Lang::En,
        }
    }
}

#[derive(RustEmbed)]
#[folder = "i18n"]
struct Files;

/// Every file of a language: name and text.
pub fn files(lang: Lang) -> impl Iterator<Item = (String, String)> {
    let folder = format!("{}/", lang.tag());
    Files::iter().filter_map(move |path| {
        let name = path.strip_prefix(&folder)?.to_owned();
        let text = String::from_utf8(Files::get(&path)?.data.into_owned()).ok()?;
        Some((name, text))
    })
}

/// What says the headings of a manual that a clause quotes, by the clause's id and the headings. Nothing where they are quoted as
/// they are.
pub type Headings = fn(&str, &str) -> Option<Vec<Line>>;

/// Says lines in a language.
pub struct Voice {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    headings: Vec<Headings>,
}

impl Voice {
    /// A voice.
    ///
    /// # Panics
    /// If an embedded file is not Fluent; a test reads them all.
    pub fn new(lang: Lang) -> Voice {
        Voice::with(lang, [])
    }

    /// The same with further files, whatever their languages.
    ///
    /// # Panics
    /// If one of them is not Fluent.
    pub fn with(lang: Lang, further: impl IntoIterator<Item = (Lang, &'static str, &'static str)>) -> Voice {
        let tag = lang.tag().parse().expect("our tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The terminal has no use for the invisible marks that keep directions apart; all our languages run one way.
        bundle.set_use_isolating(false);
        let further = further.into_iter().filter(|(of, ..)| *of == lang);
        let further = further.map(|(_, name, text)| (name.to_owned(), text.to_owned()));
        for (name, text) in files(lang).chain(further) {
            let resource =
                FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", lang.tag()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}/{name}: {errors:?}", lang.tag()));
        }
        Voice { lang, bundle, headings: Vec::new() }
    }

    /// The same voice, which also says headings of manuals.
    pub fn quoting(self, headings: impl IntoIterator<Item = Headings>) -> Voice {
        Voice { headings: headings.into_iter().collect(), ..self }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Says a line. What cannot be said is shown by its key: plain, never a crash.
    pub fn say(&self, line: &Line, names: &Names) -> String {
        self.try_say(line, names).unwrap_or_else(|_| line.key.to_owned())
    }

    /// Says a message without arguments by its key, if there is one.
    pub fn say_key(&self, key: &str) -> Option<String> {
        self.format(key, None, &FluentArgs::new()).ok()
    }

    /// Says a line, or tells what is wrong with the message.
    pub fn try_say(&self, line: &Line, names: &Names) -> Result<String, String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Name(name) => FluentValue::from(self.name(name)),
                Arg::Effect(effect) => FluentValue::from(self.printed(effect)),
                Arg::Seat(seat) => {
                    let is = if names.is_you(*seat) { "you" } else { "other" };
                    args.set(format!("{name}_is"), is);
                    FluentValue::from(names.of(*seat))
                }
                Arg::Line(line) => FluentValue::from(self.try_say(line, names)?),
                Arg::Lines(lines) => {
                    let said: Result<Vec<String>, String> =
                        lines.iter().map(|line| self.try_say(line, names)).collect();
                    FluentValue::from(self.listed(&said?))
                }
            };
            args.set(*name, value);
        }
        self.format(line.key, None, &args)
    }

    /// Several things in a row, with this language's comma.
    pub fn listed(&self, things: &[String]) -> String {
        things.join(if matches!(self.lang, Lang::Ja | Lang::ZhHant) { "、" } else { ", " })
    }

    /// A name in this language's edition; an asterisk marks an English one that stands in for it.
    pub fn name(&self, name: &Name) -> String {
        let printed = match self.lang {
            Lang::En => return name.en.clone(),
            Lang::It => return name.it.as_ref().unwrap_or(&name.en).clone(),
            Lang::Ja => &name.ja,
            Lang::ZhHant => &name.zh_hant,
        };
        printed.clone().unwrap_or_else(|| format!("{}*", name.en))
    }

    /// What a card does, in this language.
    pub fn printed(&self, effect: &Effect) -> String {
        effect.printed(self.lang)
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Result<String, String> {
        let message = self.bundle.get_message(key).ok_or_else(|| format!("no message {key}"))?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or_else(|| format!("{key} is empty"))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(format!("{key}: {errors:?}")) }
    }

    /// The title of a clause.
    pub fn clause_title(&self, clause: impl Clause) -> String {
        self.clause(clause.id(), None)
    }

    /// The text of a clause.
    pub fn clause_text(&self, clause: impl Clause) -> String {
        self.clause(clause.id(), Some("text"))
    }

    /// Where a clause comes from.
    pub fn clause_origin(&self, clause: impl Clause) -> String {
        let line = match clause.origin() {
            Origin::Manual(headings) => match self.headings.iter().find_map(|lines| lines(clause.id(), headings)) {
                Some(lines) => Line::new("origin-manual").with("headings", lines),
                None => Line::new("origin-manual").with("headings", headings),
            },
            Origin::Comprehensive(sections) => Line::new("origin-comprehensive").with("sections", sections),
            Origin::Decision => Line::new("origin-decision"),
        };
        self.say(&line, &Names::numbered(0))
    }

    fn clause(&self, id: &str, attribute: Option<&str>) -> String {
        let key = id.replace('.', "-");
        self.format(&key, attribute, &FluentArgs::new()).unwrap_or_else(|_| id.to_owned())
    }
}
