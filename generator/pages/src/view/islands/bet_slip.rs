//! Props of the `bet-slip` island: its panel, which is prerendered closed and empty.

use serde::Serialize;
use ts_rs::TS;

use crate::view::{SiteFeatures, Words};

/// The bet slip's panel.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BetSlipProps<'a> {
    /// Which of its parts the site has.
    pub features: SiteFeatures,
    /// The words of the panel.
    pub labels: BetSlipLabels<Words<'a>>,
}

island! {
    /// Words of the bet slip's panel, in the page's language.
    BetSlipLabels of "bet-slip", keys "slip", props [BetSlipProps],
    {
        /// "Close the bet slip"
        close,
        /// "Have a code?"
        code,
        /// "Open" (the code's bet)
        code_open,
        /// "Tap a price to add it here."
        empty_text,
        /// "Your bet slip is empty"
        empty_title,
        /// "Quick bet"
        quick_bet,
        /// "My bets" (tab)
        tab_bets,
        /// "Bet slip" (tab)
        tab_slip,
        /// "Bet slip" (name of the panel)
        title,
    }
}
