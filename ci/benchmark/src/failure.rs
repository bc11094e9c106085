//! Whatever ends a measurement.

/// Shown to whoever measures.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
