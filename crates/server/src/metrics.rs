//! Numbers for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that goes up and down.
#[derive(Default)]
pub(crate) struct Count(AtomicI64);

impl Count {
    pub(crate) fn add(&self, more: i64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper ends of the classes of how long writing took, in milliseconds.
const CLASSES: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub(crate) tables: Count,
    /// Sockets open.
    pub(crate) sockets: Count,
    /// Inputs acknowledged.
    pub(crate) moves: Count,
    /// Lines that could not be written.
    pub(crate) unwritten: Count,
    /// Inputs that ended in a panic.
    pub(crate) panics: Count,
    /// Bots that had no answer, or one that was refused.
    pub(crate) lost_bots: Count,
    /// Answers that bots think about or that wait for a thread.
    pub(crate) thinking: Count,
    classes: [AtomicU64; CLASSES.len() + 1],
    micros: AtomicU64,
}

impl Metrics {
    /// A line was written, and it took so long.
    pub(crate) fn written(&self, took: Duration) {
        let millis = took.as_millis() as u64;
        let class = CLASSES.iter().position(|end| millis < *end).unwrap_or(CLASSES.len());
        self.classes[class].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// As Prometheus reads it.
    pub(crate) fn text(&self, waiting: usize) -> String {
        let mut text = String::new();
        let mut say = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        say("quarterdeck_tables", "gauge", "Tables in memory.", self.tables.get());
        say("quarterdeck_sockets", "gauge", "Open sockets.", self.sockets.get());
        say("quarterdeck_moves_total", "counter", "Inputs that were acknowledged.", self.moves.get());
        say("quarterdeck_unwritten_total", "counter", "Lines that could not be written.", self.unwritten.get());
        say("quarterdeck_panics_total", "counter", "Inputs that ended in a panic.", self.panics.get());
        say("quarterdeck_bots_lost_total", "counter", "Answers of bots that failed.", self.lost_bots.get());
        say("quarterdeck_bots_thinking", "gauge", "Answers that bots think about or wait to.", self.thinking.get());
        say("quarterdeck_writes_waiting", "gauge", "Writes that wait for the disk.", waiting as i64);
        let name = "quarterdeck_write_seconds";
        let _ = write!(text, "# HELP {name} Until a line was on disk.\n# TYPE {name} histogram\n");
        let mut sum = 0;
        for (class, end) in self.classes.iter().zip(CLASSES) {
            sum += class.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", end as f64 / 1000.0);
        }
        sum += self.classes[CLASSES.len()].load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(text, "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}\n");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Metrics;
    use std::time::Duration;

    #[test]
    fn classes_add_up() {
        let metrics = Metrics::default();
        for millis in [0, 1, 3, 7, 70, 5_000] {
            metrics.written(Duration::from_millis(millis));
        }
        let text = metrics.text(3);
        for line in [
            "quarterdeck_writes_waiting 3",
            "quarterdeck_write_seconds_bucket{le=\"0.001\"} 1",
            "quarterdeck_write_seconds_bucket{le=\"0.01\"} 4",
            "quarterdeck_write_seconds_bucket{le=\"1\"} 5",
            "quarterdeck_write_seconds_bucket{le=\"+Inf\"} 6",
            "quarterdeck_write_seconds_count 6",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is missing:\n{text}");
        }
    }
}
