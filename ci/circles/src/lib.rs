//! Which file of a crate uses which, and the circles among them.
//!
//! A file uses another when a path in it, in a `use` or inline, leads to an item that the other one
//! defines. The rules:
//!
//! - A name that a module re-exports leads to the file that defines it, not to the re-export.
//! - `mod child;` and `pub use child::Name;` are no use by themselves. A re-exported name that the
//!   parent's own code mentions is one.
//! - A path that ends at a module is no use either; what is taken through it is.
//! - What is compiled for tests alone is left out.
//!
//! The source is read as tokens, so that the arguments of macros count as well. Names are not
//! resolved further than modules: a method that another file implements is not a use of that file.

mod graph;
mod module;
mod paths;
mod read;

pub use graph::{Circle, Use, circles};
pub use read::{Unreadable, uses};
