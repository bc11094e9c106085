//! Whether a failed call is retried, and after which wait.

use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBackoff, ExponentialBuilder};
use jiff::Timestamp;

use super::{ClientOptions, ErrorKind};

/// The waits of one call: exponential, with jitter, so that the calls of a build do not return to a
/// struggling operator all at once.
pub(super) struct Waits {
    backoff: ExponentialBackoff,
    longest: Duration,
}

impl Waits {
    pub(super) fn new(options: &ClientOptions) -> Self {
        let backoff = ExponentialBuilder::new()
            .with_jitter()
            .with_min_delay(options.backoff)
            .with_max_delay(options.longest_wait / 2)
            .with_max_times(options.retries)
            .build();
        Self {
            backoff,
            longest: options.longest_wait,
        }
    }

    /// The wait after this failure; `None` when a retry is pointless: the failure is permanent, the
    /// retries are used up, or the operator asks for a longer wait than the options allow.
    pub(super) fn after(&mut self, failure: &ErrorKind) -> Option<Duration> {
        if !failure.is_transient() {
            return None;
        }
        let wait = self.backoff.next()?;
        match failure {
            ErrorKind::Status {
                retry_after: Some(asked),
                ..
            } => (*asked <= self.longest).then_some(wait.max(*asked)),
            _ => Some(wait),
        }
    }
}

/// Reads a `Retry-After` header: seconds or a date.
pub(super) fn retry_after(header: &str, now: Timestamp) -> Option<Duration> {
    let header = header.trim();
    if let Ok(seconds) = header.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let time = jiff::fmt::rfc2822::parse(header).ok()?.timestamp();
    Some(Duration::try_from(time.duration_since(now)).unwrap_or(Duration::ZERO))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits() -> Waits {
        Waits::new(&ClientOptions {
            retries: 3,
            backoff: Duration::from_secs(1),
            longest_wait: Duration::from_secs(60),
            ..ClientOptions::new("http://127.0.0.1:1")
        })
    }

    fn status(status: u16, asked: Option<u64>) -> ErrorKind {
        ErrorKind::Status {
            status,
            message: None,
            retry_after: asked.map(Duration::from_secs),
        }
    }

    #[test]
    fn each_wait_is_about_twice_the_one_before() {
        let mut waits = waits();
        for seconds in [1, 2, 4] {
            let wait = waits.after(&status(500, None)).expect("another try");
            let shortest = Duration::from_secs(seconds);
            assert!(shortest <= wait && wait <= shortest * 2, "{wait:?}");
        }
        assert_eq!(waits.after(&status(500, None)), None);
    }

    #[test]
    fn the_waits_of_two_calls_differ() {
        let spread: std::collections::BTreeSet<_> =
            (0..20).map(|_| waits().after(&status(500, None))).collect();
        assert!(spread.len() > 1, "there is no jitter");
    }

    #[test]
    fn retry_after_is_honoured_up_to_a_limit() {
        let after = |asked| waits().after(&status(503, Some(asked)));
        assert_eq!(after(7), Some(Duration::from_secs(7)));
        assert_eq!(after(60), Some(Duration::from_secs(60)));
        assert_eq!(after(61), None);
        assert!(
            after(0) >= Some(Duration::from_secs(1)),
            "never sooner than without the header"
        );
    }

    #[test]
    fn permanent_failures_are_not_retried() {
        for lasting in [
            status(404, None),
            status(401, Some(1)),
            ErrorKind::Shape(String::new()),
        ] {
            assert_eq!(waits().after(&lasting), None, "{lasting}");
        }
        for passing in [
            status(429, None),
            status(502, None),
            ErrorKind::Connect(String::new()),
        ] {
            assert!(waits().after(&passing).is_some(), "{passing}");
        }
    }

    #[test]
    fn retry_after_is_seconds_or_a_date() {
        let now: Timestamp = "2026-11-21T08:00:00Z".parse().expect("a time");
        let cases = [
            ("5", Some(5)),
            (" 0 ", Some(0)),
            ("Sat, 21 Nov 2026 08:00:30 GMT", Some(30)),
            ("Sat, 21 Nov 2026 07:00:00 GMT", Some(0)),
            ("soon", None),
            ("-5", None),
            ("", None),
        ];
        for (header, seconds) in cases {
            assert_eq!(
                retry_after(header, now),
                seconds.map(Duration::from_secs),
                "{header:?}"
            );
        }
    }
}
