//! Publishing: the served generation to where visitors get it, in proportion to what differs.
//!
//! The [root](root::Root) at the target says what stands there. A publish compares that with the
//! site's manifest, claims the target, uploads assets, then pages that are new, then pages that
//! changed, then sitemaps, writes the root, and deletes. So a page is never without its assets, and
//! what links to a page comes after it. What a run is about to touch is told before it begins: the
//! next one asks for those files alone, whatever the run died of.

mod blocking;
mod claim;
mod entries;
pub mod headers;
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

pub use job::{Outcome, publish_part};
pub use lists::Lists;
pub use options::{Options, Summary};
pub use root::Publisher;
pub use run::publish;
pub use target::Target;
