//! The engine: from a snapshot and a project to a generation of the site.
//!
//! [`engine`] runs the steps, once for `build` and any number of times for `watch`: [`ingest`] stores what has changed of the
//! operator's answers, [`plan`] finds the pages that a change reaches from what each page read, and the build looks at them,
//! renders what differs, and writes a generation. [`check`] finds mistakes without an operator, [`why`] explains a page.
//!
//! What a page shows is in the crate `pages`, what is kept between builds in `store`.

pub mod addresses;
pub mod build;
pub mod check;
pub mod engine;
pub mod ingest;
pub mod plan;
pub mod program;
pub mod readers;
pub mod sitemaps;
pub mod why;

mod builder;
mod content_print;
mod dead_links;
mod edge;
mod look;
mod moved;
mod options;
mod removal;
mod specimen;
mod stale;
mod standing_assets;
mod traces;
mod verify;
