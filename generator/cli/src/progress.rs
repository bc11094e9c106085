//! A progress bar on a terminal; nothing elsewhere.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// Progress of a long step.
pub struct Progress(ProgressBar);

impl Progress {
    /// A bar that counts `what`; hidden when stderr is not a terminal.
    pub fn new(what: &'static str) -> Self {
        let bar = if std::io::stderr().is_terminal() {
            ProgressBar::new(0)
        } else {
            ProgressBar::hidden()
        };
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")
            .expect("the template is a constant that indicatif reads");
        bar.set_style(style);
        bar.set_message(what);
        Self(bar)
    }

    /// Updates the bar.
    pub fn set(&self, done: usize, total: usize) {
        self.0.set_length(total as u64);
        self.0.set_position(done as u64);
    }

    /// Removes the bar.
    pub fn clear(&self) {
        self.0.finish_and_clear();
    }
}
