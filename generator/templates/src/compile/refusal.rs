//! What is not compiled, where it is, and what to write instead.

use crate::program::Spot;

/// A construct that is not compiled.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Refusal {
    /// Where it is.
    pub spot: Spot,
    /// What it is, such as "the filter `upper`".
    pub what: String,
    /// What to write instead.
    pub hint: &'static str,
}

/// A refusal was recorded: the program will not be used. Compiling goes on with the next construct, so
/// that all refusals are found at once.
#[derive(Clone, Copy, Debug)]
pub struct Uncompiled;

/// The result of compiling a construct.
pub type Compiled<T> = Result<T, Uncompiled>;
