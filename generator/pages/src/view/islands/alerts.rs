//! Props of the `alerts` island: one alert at a time, and a bar while there is no connection.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The alerts of a page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AlertsProps<'a> {
    /// The words of the alerts.
    pub labels: AlertsLabels<Words<'a>>,
}

island! {
    /// Words of the alerts, in the page's language.
    AlertsLabels of "alerts", keys "alerts", props [AlertsProps],
    {
        /// "Close"
        close,
        /// The bar while there is no connection: nothing can be loaded then.
        offline,
        /// The alert when the connection is lost.
        offline_title,
        /// "Your bet slip is saved."
        offline_text,
        /// The bar after the operator has ended the push for good.
        live_off,
    }
}
