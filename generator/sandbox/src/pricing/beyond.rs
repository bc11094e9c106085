//! Where a score ends against a line.

/// Chances to be above a line, and exactly on it.
#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    /// Above it.
    pub over: f64,
    /// On it.
    pub equal: f64,
}
