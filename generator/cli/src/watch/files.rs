//! Notices when editors change the project.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::Notify;

use crate::failure::Failure;

/// Folders that a project is read from.
const FOLDERS: [&str; 4] = ["content", "templates", "locales", "islands/build"];

/// So long nothing must have changed: an editor writes several files, or one in several steps.
const QUIET: Duration = Duration::from_millis(250);

/// Watches a project until it is dropped.
pub struct Files {
    _watcher: RecommendedWatcher,
    settled: Arc<Notify>,
}

impl Files {
    /// Begins to watch.
    ///
    /// # Errors
    /// The system does not let us.
    pub fn watch(root: &Path) -> Result<Self, Failure> {
        let changed = Arc::new(Notify::new());
        let told = changed.clone();
        let on_event = move |event: notify::Result<notify::Event>| {
            // Reading a file is no change; a watcher that has lost track may have missed one.
            if !event.is_ok_and(|event| event.kind.is_access()) {
                told.notify_one();
            }
        };
        let refused = |error: notify::Error| {
            Failure::new(format!("cannot watch {}: {error}", root.display()))
                .hint("raise the system's limit of watches (fs.inotify.max_user_watches on Linux)")
        };
        let mut watcher = notify::recommended_watcher(on_event).map_err(refused)?;
        for folder in FOLDERS {
            let folder = root.join(folder);
            if folder.is_dir() {
                watcher
                    .watch(&folder, RecursiveMode::Recursive)
                    .map_err(refused)?;
            }
        }
        let settled = Arc::new(Notify::new());
        tokio::spawn(settle(changed, settled.clone()));
        Ok(Self {
            _watcher: watcher,
            settled,
        })
    }

    /// Waits until something has changed and nothing does any more.
    pub async fn changed(&self) {
        self.settled.notified().await;
    }
}

/// Tells of each change once it is quiet again.
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
