//! What can go wrong with a call: what, where, and what to do about it.

use std::time::Duration;

/// A call that failed for good, after its retries.
#[derive(Debug, thiserror::Error)]
#[error("GET {url}: {kind}{}", tried(*.tries, *.took))]
pub struct Error {
    /// The whole URL.
    pub url: String,
    /// How often it was tried.
    pub tries: usize,
    /// From the first try to the last answer.
    pub took: Duration,
    /// What went wrong with the last try.
    pub kind: ErrorKind,
}

/// What went wrong with one try.
#[derive(Debug, thiserror::Error)]
pub enum ErrorKind {
    /// There is nobody at the address.
    #[error("no connection: {0}")]
    Connect(String),
    /// No answer, or not all of it, in time.
    #[error("no whole answer within {} s", .0.as_secs())]
    Timeout(Duration),
    /// The connection broke while the answer came.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The operator answered with an error.
    #[error("the operator answered {status}{}", said(.message))]
    Status {
        /// HTTP status.
        status: u16,
        /// The operator's own words.
        message: Option<String>,
        /// Seconds that the operator wants us to wait.
        retry_after: Option<Duration>,
    },
    /// The answer is not JSON, or not all of it.
    #[error("the answer is not whole JSON: {reason} (after {read} bytes: …{excerpt})")]
    Json {
        /// What the parser says.
        reason: String,
        /// Bytes that came.
        read: usize,
        /// The end of what could be read.
        excerpt: String,
    },
    /// The answer is JSON of another shape.
    #[error("the answer has not the expected shape: {0}")]
    Shape(String),
    /// The pages of a list contradict each other.
    #[error("paging does not end as it says: {0}")]
    Paging(String),
    /// The address or the options cannot be used.
    #[error("{0}")]
    Options(String),
}

impl ErrorKind {
    /// Whether another try may go better.
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Connect(_) | Self::Timeout(_) | Self::Broken(_) | Self::Json { .. } => true,
            Self::Status { status, .. } => *status == 429 || *status == 408 || *status >= 500,
            Self::Shape(_) | Self::Paging(_) | Self::Options(_) => false,
        }
    }
}

impl Error {
    /// What to do about it.
    pub fn hint(&self) -> &'static str {
        match &self.kind {
            ErrorKind::Connect(_) => {
                "is the operator's API running there? name it with --api, or start the stand-in with `sportsbook sandbox`"
            }
            ErrorKind::Timeout(_) | ErrorKind::Broken(_) => {
                "the operator is slow or unwell; build again when it has recovered"
            }
            ErrorKind::Status {
                status: 401 | 403, ..
            } => {
                "the operator wants credentials for its catalogue; ask it to open these calls to the build"
            }
            ErrorKind::Status { status: 404, .. } => {
                "check the root of --api: calls are made to /api/v2/… below it"
            }
            ErrorKind::Status { .. } => "the operator is unwell; build again when it has recovered",
            ErrorKind::Json { .. } => {
                "the operator, or something between, cuts its answers off; try the URL with curl"
            }
            ErrorKind::Shape(_) => {
                "the operator's API is of another version than this program; compare the answer with generator/api/src/wire"
            }
            ErrorKind::Paging(_) => {
                "the list changed while it was read, or the operator miscounts; build again, then ask the operator"
            }
            ErrorKind::Options(_) => "an address looks like http://127.0.0.1:4001",
        }
    }
}

fn tried(tries: usize, took: Duration) -> String {
    if tries > 1 {
        format!(" ({tries} tries in {:.1} s)", took.as_secs_f64())
    } else {
        String::new()
    }
}

fn said(message: &Option<String>) -> String {
    message
        .as_ref()
        .map(|message| format!(": {message}"))
        .unwrap_or_default()
}
