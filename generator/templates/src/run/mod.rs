//! Runs programs.

mod bail;
mod evaluate;
mod runner;
mod steps;
mod together;
mod value;

pub use bail::Run;
pub use evaluate::fold;
pub use steps::run;
pub use value::{html_of, is_true};
