//! Tasks that run beside the work, as long as the process does. One that dies is a problem, and is started
//! again: without the listener of the push, say, the site would grow old while the process looked well.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::Duration;

use futures::FutureExt;

use super::status::Status;

/// How long a task must have run again until the problem is over.
const STEADY: Duration = Duration::from_secs(60);

/// The wait before a task is started again.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs a task until it dies, which is reported; the caller starts it again.
pub async fn guarded(name: &str, status: &Status, task: impl Future<Output = ()>) {
    if let Some(why) = until_death(task, STEADY, || status.task_runs(name)).await {
        status.task_died(name, why);
        tokio::time::sleep(PAUSE).await;
    }
}

/// Runs a task; says why it died. Calls `runs` once it has run for a while.
async fn until_death(
    task: impl Future<Output = ()>,
    steady: Duration,
    runs: impl FnOnce(),
) -> Option<String> {
    let mut task = pin!(AssertUnwindSafe(task).catch_unwind());
    let ended = tokio::select! {
        biased;
        ended = &mut task => ended,
        () = tokio::time::sleep(steady) => {
            runs();
            task.await
        }
    };
    ended.err().map(|panic| words(&*panic))
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = (panic.downcast_ref::<&str>().copied())
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it panicked").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_task_that_dies_says_why_and_one_that_runs_says_so() {
        let mut is_running = false;
        let dying = async { panic!("no more {}", "memory") };
        let why = until_death(dying, STEADY, || is_running = true).await;
        assert_eq!(
            (why.as_deref(), is_running),
            (Some("no more memory"), false)
        );
        let ending = async { tokio::task::yield_now().await };
        let why = until_death(ending, STEADY, || is_running = true).await;
        assert_eq!((why, is_running), (None, false));
        let (finish, finished) = tokio::sync::oneshot::channel();
        let lasting = async { finished.await.expect("a word") };
        let runs = || {
            is_running = true;
            finish.send(()).expect("a listener");
        };
        assert_eq!(until_death(lasting, Duration::ZERO, runs).await, None);
        assert!(is_running);
    }
}
