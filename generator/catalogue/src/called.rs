//! What has become of a match that is not played as it was planned.

use api::wire::{EventStatus, Match as Sent};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// Why a match is not played, or not when it was to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Called {
    /// It is to be played later, and takes no bets until then.
    Postponed,
    /// It has another date, and takes bets.
    Rescheduled,
    /// It is not played, or not to its end.
    Off,
}

impl Called {
    /// The word in views.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Postponed => "postponed",
            Self::Rescheduled => "rescheduled",
            Self::Off => "called_off",
        }
    }

    /// The operator's own word, if it is one of these.
    pub(super) fn said(sent: &Sent) -> Option<Self> {
        Some(match sent.match_status.as_deref()? {
            "postponed" => Self::Postponed,
            "rescheduled" => Self::Rescheduled,
            "cancelled" | "canceled" | "abandoned" => Self::Off,
            _ => return None,
        })
    }

    /// What has become of a match. The operator's own word leads. Without one, a closed match is postponed if it has a
    /// later start than before, and called off if its start has passed and it has no prices. `before` is its earlier start,
    /// `at` the time of the answer.
    pub(super) fn of(
        sent: &Sent,
        before: Option<Timestamp>,
        has_prices: bool,
        at: Timestamp,
    ) -> Option<Self> {
        let start = sent.start_time;
        if let Some(said) = Self::said(sent) {
            return Some(said);
        }
        match sent.status {
            EventStatus::Closed if before.is_some_and(|before| before < start) => {
                Some(Self::Postponed)
            }
            EventStatus::Closed if start <= at && !has_prices => Some(Self::Off),
            EventStatus::Prematch if before.is_some() => Some(Self::Rescheduled),
            _ => None,
        }
    }
}
