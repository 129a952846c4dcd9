//! Tables in a terminal.

use owo_colors::{OwoColorize, Stream::Stdout};
use table::{Card, Form, Logged, Plate, Table, Zone};
use words::{Names, Voice};

/// Dim text, where the terminal can.
pub(crate) fn dim(text: &str) -> String {
    text.if_supports_color(Stdout, |text| text.dimmed()).to_string()
}

/// Bold text, where the terminal can.
pub(crate) fn bold(text: &str) -> String {
    text.if_supports_color(Stdout, |text| text.bold()).to_string()
}

/// A line of a log, with the rule behind it; where something has ended, with how.
pub(crate) fn logged(line: &Logged, voice: &Voice, names: &Names) -> String {
    let (mut text, clause) = (voice.say(&line.event.text, names), dim(&line.event.clause));
    if let Some(ending) = &line.event.ending {
        // Full-width stops have their space in them.
        text += if text.ends_with(['。', '！']) { "" } else { " " };
        text += &voice.say(&ending.how, names);
    }
    match line.times {
        1 => format!("{text} {clause}"),
        times => format!("{text} ×{times} {clause}"),
    }
}

/// The table, at most 100 columns wide.
pub(crate) fn table<A>(table: &Table<A>, voice: &Voice, names: &Names) -> String {
    if table.zones.iter().any(|zone| zone.form == Form::Spread) {
        return halves(table, voice, names);
    }
    let say = |line| voice.say(line, names);
    let mut lines = vec![phase(table, voice, names)];
    lines.extend(plates(table, voice, names));
    let width = table.zones.iter().map(|zone| columns(&say(&zone.label))).max().unwrap_or(0).max(14);
    for zone in &table.zones {
        let label = say(&zone.label);
        let cards: Vec<String> = match zone.form {
            // Of a pile people look at the top.
            Form::Pile => zone.cards.iter().rev().take(6).map(|card| card_in_row(card, voice, names)).collect(),
            Form::Row | Form::Spread => zone.cards.iter().map(|card| card_in_row(card, voice, names)).collect(),
        };
        match zone.owner {
            None => {
                let line = format!("  {} {:>3}  {}", padded(&label, width), zone.count, cards.join("  "));
                lines.push(line.trim_end().to_owned());
            }
            Some(seat) if names.is_you(seat) => {
                lines.push(format!("  {} {}", padded(&label, width), cards.join("  ")));
            }
            Some(seat) if !cards.is_empty() => {
                let label = format!("{label}, {}", names.of(seat));
                lines.push(format!("  {} {}", padded(&label, width), cards.join("  ")));
            }
            Some(_) => {}
        }
    }
    lines.join("\n")
}

fn phase<A>(table: &Table<A>, voice: &Voice, names: &Names) -> String {
    let phase = table.phase.iter().map(|phase| voice.say(&phase.text, names));
    bold(&packed(phase, "  ·  ", WIDTH).join("\n"))
}

/// A line for each seat, with its numbers below each other.
fn plates<A>(table: &Table<A>, voice: &Voice, names: &Names) -> Vec<String> {
    let said = |plate: &Plate| plate.counters.iter().map(|counter| voice.say(&counter.label, names)).collect();
    let counters: Vec<Vec<String>> = table.plates.iter().map(said).collect();
    let width = |place: usize| {
        let labels = counters.iter().filter_map(|labels| labels.get(place));
        labels.map(|label| columns(label) + 2).max().unwrap_or(0).max(13)
    };
    let line = |(plate, labels): (&Plate, &Vec<String>)| {
        let mark = if plate.asked { "▸" } else { " " };
        let counters: String = labels.iter().enumerate().map(|(place, label)| padded(label, width(place))).collect();
        let badges: Vec<String> = plate.badges.iter().map(|badge| voice.say(&badge.text, names)).collect();
        let badges = if badges.is_empty() { String::new() } else { format!(" ({})", badges.join(", ")) };
        format!("{mark} {}{counters}{badges}", padded(&names.of(plate.seat), 12)).trim_end().to_owned()
    };
    table.plates.iter().zip(&counters).map(line).collect()
}

pub(crate) const WIDTH: usize = 100;

/// A table where each seat has its half: the own one lies below.
fn halves<A>(table: &Table<A>, voice: &Voice, names: &Names) -> String {
    let label = |zone: &Zone| columns(&voice.say(&zone.label, names));
    let of_card = |card: &Card| card.name.as_ref().map_or(0, |name| columns(&voice.say(name, names)));
    let spread = table.zones.iter().filter(|zone| zone.form == Form::Spread);
    let half = Half {
        voice,
        names,
        labels: table.zones.iter().map(label).max().unwrap_or(0),
        cards: spread.flat_map(|zone| &zone.cards).map(of_card).max().unwrap_or(0),
    };
    let mut plates: Vec<(&Plate, String)> = table.plates.iter().zip(plates(table, voice, names)).collect();
    plates.sort_by_key(|(plate, _)| names.is_you(plate.seat));
    let mut lines = vec![phase(table, voice, names)];
    for (plate, line) in plates {
        lines.push(bold(&line));
        let zones = table.zones.iter().filter(|zone| zone.owner == Some(plate.seat) && !zone.cards.is_empty());
        lines.extend(zones.flat_map(|zone| half.zone(zone)));
    }
    lines.join("\n")
}

/// How the lines of a half are laid out: columns for the names of zones and of cards.
struct Half<'a> {
    voice: &'a Voice,
    names: &'a Names,
    labels: usize,
    cards: usize,
}

impl Half<'_> {
    fn zone(&self, zone: &Zone) -> Vec<String> {
        let say = |line| self.voice.say(line, self.names);
        let label = padded(&say(&zone.label), self.labels);
        match zone.form {
            Form::Row => {
                let cards: Vec<String> =
                    zone.cards.iter().map(|card| card_in_row(card, self.voice, self.names)).collect();
                vec![format!("    {label}  {}", cards.join("  "))]
            }
            Form::Pile => {
                // From the top, as many as fit.
                let names = zone.cards.iter().rev().filter_map(|card| card.name.as_ref()).map(say);
                let mut line = format!("    {label}  ");
                for (index, name) in names.enumerate() {
                    let next = if index == 0 { name } else { format!(", {name}") };
                    if columns(&line) + columns(&next) + columns(", …") > WIDTH {
                        line.push_str(", …");
                        break;
                    }
                    line.push_str(&next);
                }
                vec![line]
            }
            Form::Spread => self.spread(zone, &label),
        }
    }

    /// One card a line; what is equal stands there once, with a count.
    fn spread(&self, zone: &Zone, label: &str) -> Vec<String> {
        let mut told: Vec<(String, Vec<String>, bool, usize)> = Vec::new();
        for card in &zone.cards {
            let code = card.code.as_deref().unwrap_or("??");
            let name = card.name.as_ref().map_or_else(String::new, |name| self.voice.say(name, self.names));
            let head = format!("{} {}", padded(code, 8), padded(&name, self.cards));
            let badges: Vec<String> = card.badges.iter().map(|badge| self.voice.say(&badge.text, self.names)).collect();
            let may = !card.answers.is_empty();
            match told.last_mut() {
                Some((before, with, could, count)) if (&*before, &*with, *could) == (&head, &badges, may) => {
                    *count += 1
                }
                _ => told.push((head, badges, may, 1)),
            }
        }
        let mut lines = Vec::new();
        for (index, (head, badges, may, count)) in told.into_iter().enumerate() {
            let label = if index == 0 { label } else { "" };
            let start = format!("    {}  ", padded(label, self.labels));
            let copies = (count > 1).then(|| format!("×{count}"));
            let room = WIDTH.saturating_sub(columns(&start) + columns(&head) + 2);
            let rows = packed(copies.into_iter().chain(badges), " · ", room);
            let line = format!("{head}  {}", rows.first().map_or("", String::as_str));
            let line = line.trim_end();
            lines.push(format!("{start}{}", if may { bold(line) } else { line.to_owned() }));
            let below = " ".repeat(columns(&start) + columns(&head) + 2);
            lines.extend(rows.iter().skip(1).map(|row| format!("{below}{row}")));
        }
        lines
    }
}

/// Pieces joined into rows of at most so many columns.
pub(crate) fn packed(pieces: impl Iterator<Item = String>, between: &str, room: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for piece in pieces {
        match rows.last_mut() {
            Some(row) if columns(row) + columns(between) + columns(&piece) <= room => {
                row.push_str(between);
                row.push_str(&piece);
            }
            _ => rows.push(piece),
        }
    }
    rows
}

/// Text that starts at a column and goes on there, at most 100 columns wide.
pub(crate) fn wrapped(text: &str, column: usize) -> String {
    let room = WIDTH.saturating_sub(column);
    let mut rows = vec![String::new()];
    for piece in pieces(text) {
        match rows.last_mut() {
            Some(row) if row.is_empty() || columns(row) + columns(piece.trim_end()) <= room => row.push_str(piece),
            _ => rows.push(piece.to_owned()),
        }
    }
    let rows: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
    rows.join(&format!("\n{}", " ".repeat(column)))
}

/// A line that goes on below, a little further in, where it is wider than 100 columns.
pub(crate) fn fitted(line: &str) -> String {
    if columns(line) <= WIDTH {
        return line.to_owned();
    }
    let text = line.trim_start();
    match line.len() - text.len() {
        0 => wrapped(text, 0),
        // The first row has its own margin, the rest a wider one.
        margin => format!("{}{}", " ".repeat(margin), wrapped(text, margin + 2)),
    }
}

/// Where a text may go on in another row: after blanks, and around letters of Chinese and Japanese, though no row begins
/// with what closes or ends with what opens.
fn pieces(text: &str) -> Vec<&str> {
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    let may_part = |&[(_, one), (_, two)]: &[(usize, char); 2]| {
        let wide = (is_wide(one) || is_wide(two))
            && !"、。，！？：；）」』】・ー".contains(two)
            && !"（「『【・".contains(one);
        two != ' ' && (one == ' ' || wide)
    };
    let mut parts = Vec::new();
    let mut start = 0;
    for pair in letters.array_windows().filter(|pair| may_part(pair)) {
        parts.push(&text[start..pair[1].0]);
        start = pair[1].0;
    }
    parts.push(&text[start..]);
    parts
}

fn card_in_row(card: &Card, voice: &Voice, names: &Names) -> String {
    let code = card.code.clone().unwrap_or_else(|| "??".to_owned());
    let badges: Vec<String> = card.badges.iter().map(|badge| voice.say(&badge.text, names)).collect();
    let badges = if badges.is_empty() { String::new() } else { format!(" ({})", badges.join(", ")) };
    let text = format!("[{code}]{badges}");
    if card.answers.is_empty() { dim(&text) } else { bold(&text) }
}

/// Letters and punctuation of Chinese and Japanese.
fn is_wide(letter: char) -> bool {
    letter >= '\u{2e80}'
}

/// How many columns a text takes: wide letters take two, the codes of colours none.
fn columns(text: &str) -> usize {
    let mut coded = false;
    let mut width = 0;
    for letter in text.chars() {
        match letter {
            '\u{1b}' => coded = true,
            'm' if coded => coded = false,
            _ if coded => {}
            _ => width += if is_wide(letter) { 2 } else { 1 },
        }
    }
    width
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, columns, fitted};

    #[test]
    fn wide_lines_go_on_below_and_narrow_ones_stay() {
        assert_eq!(fitted("  as it is"), "  as it is");
        let line = format!("  {}end.", "word ".repeat(30));
        let rows = fitted(&line);
        let rows: Vec<&str> = rows.lines().collect();
        assert!(rows.len() == 2 && rows[1].starts_with("    word"), "{rows:?}");
        assert_eq!(rows.iter().flat_map(|row| row.split_whitespace()).count(), 31);
    }

    #[test]
    fn chinese_and_japanese_part_between_letters_but_not_before_what_closes() {
        for length in 40..60 {
            let line = format!("{}（コスト3）、{}。", "あ".repeat(length), "字".repeat(60));
            let rows = fitted(&line);
            assert!(
                rows.lines().all(|row| columns(row) <= WIDTH && !row.starts_with(['）', '、', '。', 'ー'])),
                "{rows}"
            );
            assert_eq!(rows.replace('\n', ""), line);
        }
        assert_eq!(columns("\u{1b}[1m日本\u{1b}[0m"), 4, "colours take no room");
    }
}
