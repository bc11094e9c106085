//! What the steps of one build share: `build` runs them, `look` makes the pages.

use crate::options::BuildOptions;
use crate::plan::{Changed, Turn};
use pages::site::Site;
use store::state::Reading;

/// Makes what is planned.
pub(crate) struct Builder<'a> {
    /// What is asked for.
    pub options: &'a BuildOptions<'a>,
    /// What pages are made from.
    pub site: &'a Site<'a>,
    /// What has changed.
    pub changed: &'a Changed,
    /// Which stale pages are made, and for how long.
    pub turn: Option<&'a Turn>,
    /// The pages of the last build.
    pub reading: &'a Reading,
    /// Number of the generation that this makes.
    pub generation: u64,
    /// Root of the operator's API.
    pub api: &'a str,
}
