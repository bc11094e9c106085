//! The end of a run whose result might differ from Minijinja's.

use std::num::NonZeroU32;

/// The run ends, and Minijinja renders the page. Holds the index of the construct in
/// [`Program::spots`](crate::program::Program::spots), once that is known.
#[derive(Clone, Copy, Debug)]
pub struct Bail(NonZeroU32);

/// A bail whose construct is not known yet.
pub const BAIL: Bail = Bail(NonZeroU32::MAX);

/// The result of a part of a run.
pub type Run<T> = Result<T, Bail>;

impl Bail {
    /// Adds the index of the construct, unless an inner one is known.
    #[cold]
    pub fn at(self, spot: Option<u32>) -> Self {
        match spot.and_then(|spot| NonZeroU32::new(spot.saturating_add(1))) {
            Some(spot) if self.0 == NonZeroU32::MAX => Self(spot),
            _ => self,
        }
    }

    /// The index of the construct.
    pub fn spot(self) -> Option<usize> {
        (self.0 != NonZeroU32::MAX).then(|| self.0.get() as usize - 1)
    }
}
