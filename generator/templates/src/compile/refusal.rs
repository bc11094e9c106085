//! A construct that is not compiled, its position, and an alternative.

use crate::program::Spot;

/// A construct that is not compiled.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Refusal {
    /// Its position.
    pub spot: Spot,
    /// The construct, such as "the filter `upper`".
    pub what: String,
    /// The alternative.
    pub hint: &'static str,
}

/// A refusal was recorded: the program will not be used. Compiling continues with the next
/// construct, so that all refusals are found in one run.
#[derive(Clone, Copy, Debug)]
pub struct Uncompiled;

/// The result of compiling a construct.
pub type Compiled<T> = Result<T, Uncompiled>;
