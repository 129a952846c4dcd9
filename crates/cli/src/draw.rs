//! Tables in a terminal.

use owo_colors::{OwoColorize, Stream::Stdout};
use table::{Card, Table};
use words::{Names, Voice};

/// Dim text, where the terminal can.
pub(crate) fn dim(text: &str) -> String {
    text.if_supports_color(Stdout, |text| text.dimmed()).to_string()
}

/// Bold text, where the terminal can.
pub(crate) fn bold(text: &str) -> String {
    text.if_supports_color(Stdout, |text| text.bold()).to_string()
}

/// The table, at most 100 columns wide.
pub(crate) fn table<A>(table: &Table<A>, voice: &Voice, names: &Names) -> String {
    let say = |line| voice.say(line, names);
    let phase: Vec<String> = table.phase.iter().map(say).collect();
    let mut lines = vec![bold(&phase.join("  ·  "))];
    for plate in &table.plates {
        let mark = if plate.asked { "▸" } else { " " };
        let counters: Vec<String> = plate.counters.iter().map(|counter| padded(&say(&counter.label), 12)).collect();
        let badges: Vec<String> = plate.badges.iter().map(say).collect();
        let badges = if badges.is_empty() { String::new() } else { format!("  ({})", badges.join(", ")) };
        let line = format!("{mark} {}{}{badges}", padded(&names.of(plate.seat), 12), counters.join(" "));
        lines.push(line.trim_end().to_owned());
    }
    let width = table.zones.iter().map(|zone| columns(&say(&zone.label))).max().unwrap_or(0).max(14);
    for zone in &table.zones {
        let label = say(&zone.label);
        let cards: Vec<String> = match zone.form {
            // Of a pile people look at the top.
            table::Form::Pile => zone.cards.iter().rev().take(6).map(|card| self::card(card, voice, names)).collect(),
            table::Form::Row => zone.cards.iter().map(|card| self::card(card, voice, names)).collect(),
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

fn card(card: &Card, voice: &Voice, names: &Names) -> String {
    let code = card.code.clone().unwrap_or_else(|| "??".to_owned());
    let badges: Vec<String> = card.badges.iter().map(|badge| voice.say(badge, names)).collect();
    let badges = if badges.is_empty() { String::new() } else { format!(" ({})", badges.join(", ")) };
    let text = format!("[{code}]{badges}");
    if card.answers.is_empty() { dim(&text) } else { bold(&text) }
}

/// How many columns a text takes: letters of Chinese and Japanese take two.
fn columns(text: &str) -> usize {
    text.chars().map(|letter| if (letter as u32) < 0x1100 { 1 } else { 2 }).sum()
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}
