//! Points at which tests end the process.

/// A point at which tests let the process die, or kill it when they read this.
pub fn step(name: &str) {
    tracing::debug!(target: "site::output", "{name}");
    #[cfg(test)]
    super::tests::maybe_die(name);
}
