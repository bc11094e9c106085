//! Publishing: uploads the served generation to a target. A publish costs what differs.
//!
//! The [root](root::Root) at the target lists what is stored there. A publish compares that with
//! the site's manifest, claims the target, uploads assets, then new pages, then changed pages, then
//! sitemaps, writes the root, and deletes. So no page is ever without its assets, and no link
//! points to a page that is not there yet. Before a run touches files it lists them in the root, so
//! after a crash the next run checks only these files.

mod blocking;
mod claim;
mod coding;
mod entries;
mod foreign;
mod job;
mod lists;
mod options;
mod plan;
mod removal;
mod root;
mod run;
mod shelf;
pub mod snapshot;
mod target;

pub use coding::Coding;
pub use job::{Outcome, Part, publish_part};
pub use lists::Lists;
pub use options::{Options, Summary};
pub use root::Publisher;
pub use run::publish;
pub use target::Target;
