//! The error type of the measurements.

/// Any error; its text is shown to the user.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
