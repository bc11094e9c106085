//! Props of the `launch` island: horse racing and lotteries, in a page of their provider.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// A product that its provider shows in a frame.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LaunchProps<'a> {
    /// The provider, as the operator names it: `horse_racing` or `lotto`.
    pub provider: &'static str,
    /// The words of the place.
    pub labels: LaunchLabels<Words<'a>>,
}

island! {
    /// Words of a product in a frame, in the page's language.
    LaunchLabels of "launch", keys "launch", props [LaunchProps],
    {
        /// "Our partner's page opens here. Sign in to play with your balance."
        text,
        /// "Open"
        open,
    }
}
