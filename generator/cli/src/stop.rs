//! How a server's command ends: Ctrl-C, or what a process manager sends.

use std::future::Future;

use tokio::signal::unix::{SignalKind, signal};

use crate::failure::Failure;

/// Runs `work` until it ends, or until the process is told to stop, which is a good end.
///
/// # Errors
/// What `work` ends with.
pub async fn or(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    tokio::select! {
        ended = work => ended,
        () = told() => Ok(()),
    }
}

/// Waits until the process is told to stop.
pub async fn told() {
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                () = ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => ctrl_c().await,
    }
}

async fn ctrl_c() {
    // Without the signal's stream the process still dies of the signal itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
