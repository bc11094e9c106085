//! The envelope of every answer: `data`, with `pagination` on lists, or `error`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A successful answer: `{"data": …}`, with `pagination` where the call has pages (spec 7.1).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Envelope<T> {
    /// The requested data.
    pub data: T,
    /// Position in the list; absent where a call has no pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pagination: Option<Pagination>,
}

/// Position of a page in its list (spec 3). The list ends when `page == last_page` (spec 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Pagination {
    /// Rows in the whole list.
    pub total: u64,
    /// This page, from 1.
    pub page: u64,
    /// Rows a page.
    pub limit: u64,
    /// The last page; 1 for an empty list.
    pub last_page: u64,
}

/// A refused call: `{"error": {…}}`, with a matching HTTP status.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ErrorBody {
    /// The error.
    pub error: WireError,
}

/// An error for programs (`code`) and for people (`message`, in the caller's language).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct WireError {
    /// A stable word such as `not_found`, or for bets the numeric code of spec 5 as text (`101`).
    pub code: String,
    /// In the caller's language.
    pub message: String,
    /// Per-bet messages of a refused placement (`errors_by_bet`, spec 8), in the order of the bets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub errors_by_bet: Option<Vec<Option<String>>>,
}
