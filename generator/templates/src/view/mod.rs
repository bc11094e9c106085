//! Views: any serializable value, flattened into one list of nodes.

mod each;
mod edition;
mod flatten;
mod node;
mod places;
mod refused;
mod scalars;
mod shape;
mod tree;

pub use each::{EACH, Each};
pub use edition::{Edition, Part};
pub use node::{Node, Stored, Text};
pub use refused::Refused;
pub use shape::Shape;
pub use tree::Tree;
