//! The text form of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

/// Upper bounds of the histograms' buckets, in seconds.
const BUCKETS: [f64; 11] = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0, 60.0];

/// How long something took, each time.
#[derive(Debug, Default)]
pub struct Histogram {
    counts: [u64; BUCKETS.len()],
    count: u64,
    sum: f64,
}

impl Histogram {
    /// Adds one time.
    pub fn add(&mut self, took: Duration) {
        let seconds = took.as_secs_f64();
        for (bound, count) in BUCKETS.iter().zip(&mut self.counts) {
            *count += u64::from(seconds <= *bound);
        }
        self.count += 1;
        self.sum += seconds;
    }
}

/// The text form, as it grows. Writing to a string does not fail.
#[derive(Default)]
pub struct Text(String);

impl Text {
    /// The whole of it.
    pub fn finish(self) -> String {
        self.0
    }

    /// Begins a metric: counter, gauge or histogram.
    pub fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    /// One value of the metric that was begun.
    pub fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl std::fmt::Display) {
        let labels: Vec<String> = labels
            .iter()
            .map(|(label, value)| format!("{label}=\"{value}\""))
            .collect();
        let _ = match labels.as_slice() {
            [] => writeln!(self.0, "{name} {value}"),
            labels => writeln!(self.0, "{name}{{{}}} {value}", labels.join(",")),
        };
    }

    /// A metric of one value.
    pub fn one(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.family(name, kind, help);
        self.sample(name, &[], value);
    }

    /// A gauge of one value.
    pub fn gauge(&mut self, name: &str, help: &str, value: impl std::fmt::Display) {
        self.one(name, "gauge", help, value);
    }

    /// Counters that one label distinguishes.
    pub fn counts(
        &mut self,
        name: &str,
        help: &str,
        label: &str,
        counts: &BTreeMap<&'static str, u64>,
    ) {
        self.family(name, "counter", help);
        for (value, count) in counts {
            self.sample(name, &[(label, value)], *count);
        }
    }

    /// A metric of times.
    pub fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.family(name, "histogram", help);
        let bucket = format!("{name}_bucket");
        for (bound, count) in BUCKETS.iter().zip(histogram.counts) {
            self.sample(&bucket, &[("le", &bound.to_string())], count);
        }
        self.sample(&bucket, &[("le", "+Inf")], histogram.count);
        self.sample(&format!("{name}_sum"), &[], histogram.sum);
        self.sample(&format!("{name}_count"), &[], histogram.count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histograms_buckets_count_what_is_below_them() {
        let mut times = Histogram::default();
        for millis in [10, 150, 100_000] {
            times.add(Duration::from_millis(millis));
        }
        let mut text = Text::default();
        text.histogram("took_seconds", "How long it took.", &times);
        let text = text.finish();
        for line in [
            "took_seconds_bucket{le=\"0.025\"} 1",
            "took_seconds_bucket{le=\"0.2\"} 2",
            "took_seconds_bucket{le=\"60\"} 2",
            "took_seconds_bucket{le=\"+Inf\"} 3",
            "took_seconds_count 3",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
    }
}
