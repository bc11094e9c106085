//! Ends a server's command on Ctrl-C or on a process manager's signal.

use std::future::Future;

use tokio::signal::unix::{SignalKind, signal};

use crate::failure::Failure;

/// Runs `work` until it ends, or until the process gets a signal, which is a success.
///
/// # Errors
/// The error of `work`.
pub async fn or(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    tokio::select! {
        ended = work => ended,
        () = signalled() => Ok(()),
    }
}

/// Waits for a signal.
pub async fn signalled() {
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
    // Without the handler, the signal itself ends the process.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
