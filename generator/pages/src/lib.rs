//! The pages: what each kind of page reads, and what its template receives.
//!
//! [`kinds`] has a file for each kind of page, [`blocks`] one for each kind of block. Their code gets a [`scope`] and nothing
//! else, which records what it reads of a [`site`]: the project, the snapshot and the time of the build. [`view`] has the
//! values that templates and islands receive; the frame and the menus are the same on every page.
//!
//! It does no I/O, keeps nothing between builds, and does not decide which page is made: that is the crate `site`.

pub mod blocks;
pub mod kinds;
pub mod schema;
pub mod scope;
pub mod shares;
pub mod site;
pub mod view;
pub mod xml;

mod dates;
mod feeds;
mod frame;
mod load;
mod menus;

pub use load::load_project;
