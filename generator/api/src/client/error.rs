//! Errors of a call: what failed, where, and what to do about it.

use std::fmt;
use std::time::Duration;

/// A call that failed after all retries.
#[derive(Debug, thiserror::Error)]
#[error("GET {url}: {kind}{}", tried(*.tries, *.took))]
pub struct Error {
    /// The URL, without a password.
    pub url: String,
    /// Number of tries; 0 when the call was not made, or when its answer contradicts another one.
    pub tries: usize,
    /// From the first try to the end of the last.
    pub took: Duration,
    /// Why the last try failed.
    pub kind: ErrorKind,
}

/// Why one try failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ErrorKind {
    /// Nothing listens at the address.
    #[error("no connection: {0}")]
    Connect(String),
    /// The connection was not accepted in time.
    #[error("no connection within {}", seconds(*.0))]
    ConnectTimeout(Duration),
    /// The answer did not arrive in time, or not completely.
    #[error("no complete answer within {}", seconds(*.0))]
    Timeout(Duration),
    /// The connection broke during the answer.
    #[error("the connection broke after {}: {reason}", bytes(*.read as u64))]
    Broken {
        /// Bytes received.
        read: usize,
        /// The transport's message.
        reason: String,
    },
    /// The operator answered with an error status.
    #[error("the operator answered {}", answered(*.status, .message, *.retry_after))]
    Status {
        /// HTTP status.
        status: u16,
        /// The operator's message.
        message: Option<String>,
        /// The wait that the operator asks for.
        retry_after: Option<Duration>,
    },
    /// The answer is cut off.
    #[error("the answer ended after {} in the middle of a value{}", bytes(*.read as u64), near(.excerpt))]
    Ended {
        /// Bytes received.
        read: usize,
        /// The end of what was received.
        excerpt: String,
    },
    /// The answer is not JSON.
    #[error("the answer is not JSON: {reason} at byte {}{}", grouped(*.at), near(.excerpt))]
    Json {
        /// What the parser expected or found.
        reason: String,
        /// The byte offset.
        at: usize,
        /// The text around it.
        excerpt: String,
    },
    /// The answer is JSON of another shape.
    #[error("the answer does not have the expected shape: {0}")]
    Shape(String),
    /// The answer is larger than any that is expected.
    #[error("the answer is larger than {}", bytes(*.0))]
    TooLarge(u64),
    /// All answers together are larger than any catalogue that is expected.
    #[error("the answers of this build are larger than {}", bytes(*.0))]
    TooMuch(u64),
    /// Most rows of a list have another shape.
    #[error("{} of {} rows cannot be read; the first: {first}", grouped(*.odd), grouped(*.rows))]
    Rows {
        /// Unreadable rows.
        odd: usize,
        /// Rows received.
        rows: usize,
        /// Why the first of them is unreadable.
        first: String,
    },
    /// The pages of a list contradict each other.
    #[error("the pages do not add up: {0}")]
    Paging(String),
    /// The address is invalid.
    #[error("{0}")]
    Address(String),
    /// The options are invalid.
    #[error("{0}")]
    Options(String),
}

impl ErrorKind {
    /// Whether a retry may succeed.
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Connect(_)
            | Self::ConnectTimeout(_)
            | Self::Timeout(_)
            | Self::Broken { .. }
            | Self::Ended { .. }
            | Self::Json { .. } => true,
            Self::Status { status, .. } => matches!(status, 408 | 429 | 500..),
            Self::Shape(_)
            | Self::TooLarge(_)
            | Self::TooMuch(_)
            | Self::Rows { .. }
            | Self::Paging(_)
            | Self::Address(_)
            | Self::Options(_) => false,
        }
    }
}

impl ErrorKind {
    /// The wait that the operator asks for.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::Status { retry_after, .. } => *retry_after,
            _ => None,
        }
    }
}

impl Error {
    /// What to do about it.
    pub fn hint(&self) -> &'static str {
        match &self.kind {
            ErrorKind::Connect(_) | ErrorKind::ConnectTimeout(_) => {
                "is the operator's API running there? name it with --api, or start the stand-in with `sportsbook sandbox`"
            }
            ErrorKind::Timeout(_) | ErrorKind::Broken { .. } => {
                "the operator is slow or overloaded; build again when it has recovered"
            }
            ErrorKind::Status { status, .. } => match status {
                401 | 403 => {
                    "the operator requires credentials for its catalogue: give them as the header `Authorization` in \
                     the environment's SPORTSBOOK_API_AUTHORIZATION"
                }
                404 => "check the root of --api: calls are made to /api/v2/… below it",
                429 => "the operator limits the rate of calls; wait, or ask it for a higher limit",
                _ if self.kind.is_transient() => {
                    "the operator has a fault; build again when it has recovered"
                }
                _ => "the operator rejects the call; try the URL with curl",
            },
            ErrorKind::Ended { .. } => {
                "the operator, or a proxy in between, cuts answers off; try the URL with curl"
            }
            ErrorKind::Json { .. } => {
                "the address may not be the operator's API; check --api and try the URL with curl"
            }
            ErrorKind::Shape(_) | ErrorKind::Rows { .. } => {
                "the operator's API has another version than this program; compare the answer with generator/api/src/wire"
            }
            ErrorKind::TooLarge(_) | ErrorKind::TooMuch(_) => {
                "the operator, or a proxy in between, sends without end; try the URL with curl"
            }
            ErrorKind::Paging(_) => {
                "the list changed while it was read, or its total is wrong; build again, then ask the operator"
            }
            ErrorKind::Address(_) => {
                "an address looks like http://127.0.0.1:4001; credentials are given as the header `Authorization` in \
                 the environment's SPORTSBOOK_API_AUTHORIZATION"
            }
            ErrorKind::Options(_) => "check the output folder and the languages of the site",
        }
    }
}

fn tried(tries: usize, took: Duration) -> String {
    if tries > 1 {
        format!(" ({tries} tries in {})", seconds(took))
    } else {
        String::new()
    }
}

fn answered(status: u16, message: &Option<String>, retry_after: Option<Duration>) -> String {
    let reason = reqwest::StatusCode::from_u16(status)
        .ok()
        .and_then(|status| status.canonical_reason())
        .map(|reason| format!(" {reason}"))
        .unwrap_or_default();
    let words = message
        .as_ref()
        .map(|message| format!(": {message}"))
        .unwrap_or_default();
    let wait = retry_after
        .map(|wait| format!(", and asks to wait {}", seconds(wait)))
        .unwrap_or_default();
    format!("{status}{reason}{words}{wait}")
}

fn near(excerpt: &str) -> String {
    if excerpt.is_empty() {
        String::new()
    } else {
        format!(": {excerpt}")
    }
}

/// `5 s`, `0.3 s`: two significant digits at most.
fn seconds(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if duration.subsec_millis() == 0 || seconds >= 10.0 {
        format!("{seconds:.0} s")
    } else {
        format!("{seconds:.1} s")
    }
}

fn bytes(count: u64) -> String {
    match count {
        1 => "1 byte".to_owned(),
        many => format!("{} bytes", grouped(many)),
    }
}

/// Digits in groups of three: 4096 is `4,096`.
fn grouped(number: impl fmt::Display) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_read_like_sentences() {
        let case = |tries, kind| {
            Error {
                url: "http://a/api/v2/sports".to_owned(),
                tries,
                took: Duration::from_millis(4200),
                kind,
            }
            .to_string()
        };
        let cases = [
            (
                case(5, ErrorKind::Connect("connection refused".to_owned())),
                "GET http://a/api/v2/sports: no connection: connection refused (5 tries in 4.2 s)",
            ),
            (
                case(1, ErrorKind::Timeout(Duration::from_secs(30))),
                "GET http://a/api/v2/sports: no complete answer within 30 s",
            ),
            (
                case(
                    1,
                    ErrorKind::Status {
                        status: 503,
                        message: Some("closed for repair".to_owned()),
                        retry_after: Some(Duration::from_secs(3600)),
                    },
                ),
                "GET http://a/api/v2/sports: the operator answered 503 Service Unavailable: closed for repair, and asks to wait 3600 s",
            ),
            (
                case(
                    1,
                    ErrorKind::Ended {
                        read: 4096,
                        excerpt: "…\"na".to_owned(),
                    },
                ),
                "GET http://a/api/v2/sports: the answer ended after 4,096 bytes in the middle of a value: …\"na",
            ),
            (
                case(
                    1,
                    ErrorKind::Rows {
                        odd: 1200,
                        rows: 2000,
                        first: "`name` is missing".to_owned(),
                    },
                ),
                "GET http://a/api/v2/sports: 1,200 of 2,000 rows cannot be read; the first: `name` is missing",
            ),
        ];
        for (got, expected) in cases {
            assert_eq!(got, expected);
        }
    }
}
