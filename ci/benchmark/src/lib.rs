//! What the measurements share.

pub mod failure;
pub mod process;
pub mod project;
pub mod scratch;
