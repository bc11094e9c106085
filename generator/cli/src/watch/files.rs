//! Notices changes of the project's files.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::Notify;

use crate::failure::Failure;

/// The folders of a project.
const FOLDERS: [&str; 4] = ["content", "templates", "locales", "islands/build"];

/// How long nothing must change: an editor writes several files, or one in several steps.
const QUIET: Duration = Duration::from_millis(250);

/// Watches a project until it is dropped.
pub struct Files {
    _watcher: RecommendedWatcher,
    settled: Arc<Notify>,
}

impl Files {
    /// Starts watching.
    ///
    /// # Errors
    /// The system refuses it.
    pub fn watch(root: &Path) -> Result<Self, Failure> {
        let changed = Arc::new(Notify::new());
        let notify = changed.clone();
        let on_event = move |event: notify::Result<notify::Event>| {
            // Reading a file is no change; a watcher that lost events may have missed one.
            if !event.is_ok_and(|event| event.kind.is_access()) {
                notify.notify_one();
            }
        };
        let failed = |error: notify::Error| {
            Failure::new(format!("cannot watch {}: {error}", root.display()))
                .hint("raise the system's limit of watches (fs.inotify.max_user_watches on Linux)")
        };
        let mut watcher = notify::recommended_watcher(on_event).map_err(failed)?;
        for folder in FOLDERS {
            let folder = root.join(folder);
            if folder.is_dir() {
                watcher
                    .watch(&folder, RecursiveMode::Recursive)
                    .map_err(failed)?;
            }
        }
        let settled = Arc::new(Notify::new());
        tokio::spawn(settle(changed, settled.clone()));
        Ok(Self {
            _watcher: watcher,
            settled,
        })
    }

    /// Waits until something has changed and nothing has for a while.
    pub async fn changed(&self) {
        self.settled.notified().await;
    }
}

/// Sends a message for each burst of changes, after its end.
async fn settle(changed: Arc<Notify>, settled: Arc<Notify>) {
    loop {
        changed.notified().await;
        while tokio::time::timeout(QUIET, changed.notified())
            .await
            .is_ok()
        {}
        settled.notify_one();
    }
}
