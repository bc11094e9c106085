//! Finds which files of a crate use which others, and the circles among them: circular dependencies.
//!
//! A file uses another file if a path in it, in a `use` or inline, resolves to an item that the other
//! file defines. The rules:
//!
//! - A re-exported name resolves to the file that defines it, not to the re-export.
//! - `mod child;` and `pub use child::Name;` alone are not uses. If the parent's own code mentions a
//!   name that it re-exports, that is a use.
//! - A path to a module is not a use; a path through it to an item is.
//! - Code that is compiled only for tests is ignored.
//!
//! The source is read as tokens, so the arguments of macros count as well. Only modules are resolved:
//! calling a method that another file implements is not a use of that file.

mod graph;
mod module;
mod paths;
mod read;

pub use graph::{Circle, Use, circles};
pub use read::{Unreadable, uses};
