//! File system work off the threads that serve requests.

use diagnostic::Diagnostic;
use tokio::task::spawn_blocking;

/// Runs slow work on a thread of its own, where it blocks no request.
///
/// # Errors
/// Those of the work; the thread panicked.
pub async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Diagnostic> + Send + 'static,
) -> Result<T, Diagnostic> {
    match spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => Err(Diagnostic::error(format!(
            "a thread of the publisher died: {error}"
        ))),
    }
}
