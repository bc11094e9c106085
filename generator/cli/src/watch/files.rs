//! Notices changes of the project's files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};
use tokio::sync::Notify;

use crate::failure::Failure;

/// The folders of a project. Without the islands' sources it can be built as well.
const FOLDERS: [&str; 5] = [
    "content",
    "templates",
    "locales",
    "islands/build",
    "islands/src",
];

/// Their parents. A folder that is replaced, as the islands' build does, is another one to the
/// system: only its parent reports that.
const PARENTS: [&str; 2] = ["", "islands"];

/// How long nothing must change: an editor writes several files, or one in several steps.
const QUIET: Duration = Duration::from_millis(50);

/// Watches a project until it is dropped.
pub struct Files {
    root: PathBuf,
    watcher: RecommendedWatcher,
    changed: Arc<Notify>,
}

impl Files {
    /// Starts watching.
    ///
    /// # Errors
    /// The system refuses it.
    pub fn watch(root: &Path) -> Result<Self, Failure> {
        let failed = |error: notify::Error| {
            Failure::new(format!("cannot watch {}: {error}", root.display()))
                .hint("raise the system's limit of watches (fs.inotify.max_user_watches on Linux)")
        };
        let root = root
            .canonicalize()
            .map_err(|error| failed(notify::Error::io(error)))?;
        let changed = Arc::new(Notify::new());
        let (notify, folders) = (changed.clone(), FOLDERS.map(|folder| root.join(folder)));
        let on_event = move |event: notify::Result<Event>| {
            // A watcher that lost events may have missed a change.
            if event.is_ok_and(|event| !is_change(&event, &folders)) {
                return;
            }
            notify.notify_one();
        };
        let watcher = notify::recommended_watcher(on_event).map_err(failed)?;
        let mut files = Self {
            root,
            watcher,
            changed,
        };
        files.watch_folders().map_err(failed)?;
        Ok(files)
    }

    /// Waits until something has changed and nothing has for a while.
    pub async fn changed(&mut self) {
        self.changed.notified().await;
        while tokio::time::timeout(QUIET, self.changed.notified())
            .await
            .is_ok()
        {}
        if let Err(error) = self.watch_folders() {
            tracing::error!(
                "cannot watch all folders of the project any more: {error}; restart `watch` to see every change"
            );
        }
    }

    /// Watches what is there now. To watch a folder twice does no harm.
    fn watch_folders(&mut self) -> notify::Result<()> {
        let once = PARENTS.map(|folder| (folder, RecursiveMode::NonRecursive));
        let below = FOLDERS.map(|folder| (folder, RecursiveMode::Recursive));
        for (folder, mode) in once.into_iter().chain(below) {
            let folder = self.root.join(folder);
            if folder.is_dir() {
                self.watcher.watch(&folder, mode)?;
            }
        }
        Ok(())
    }
}

/// Whether a folder of the project has another content now; reading a file is no change.
fn is_change(event: &Event, folders: &[PathBuf]) -> bool {
    let is_below = |path: &PathBuf| folders.iter().any(|folder| path.starts_with(folder));
    !event.kind.is_access() && (event.need_rescan() || event.paths.iter().any(is_below))
}
