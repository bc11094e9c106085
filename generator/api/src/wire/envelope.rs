//! The envelope of every answer: `data`, with `pagination` on lists, or `error`.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::ErrorCode;

/// A successful answer: `{"data": …}`, with `pagination` where the call has pages.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Envelope<T> {
    /// The requested data.
    pub data: T,
    /// Position in the list; absent where a call has no pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pagination: Option<Pagination>,
}

/// Position of a page in its list. The list ends when `page == last_page`.
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
    /// What it is about.
    pub code: ErrorCode,
    /// In the caller's language.
    pub message: String,
    /// What adds to the message, in the caller's language: the limit that is meant, and what is left of it. What is no
    /// text is ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "text_alone")]
    #[ts(optional)]
    pub details: Option<String>,
    /// Per-bet messages of a refused placement (`errors_by_bet`), in the order of the bets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub errors_by_bet: Option<Vec<Option<String>>>,
}

/// A text; anything else is none: an error counts even when a part of it is of another kind.
fn text_alone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) => Ok(Some(text)),
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::{ErrorCode, WireError};

    #[test]
    fn details_of_an_error_are_a_text_or_none() {
        for (details, wanted) in [
            (r#","details":"R20.00 is left.""#, Some("R20.00 is left.")),
            (r#","details":{"left":2000}"#, None),
            (r#","details":["R20.00"]"#, None),
            (r#","details":null"#, None),
            ("", None),
        ] {
            let json = format!(r#"{{"code":"101","message":"no"{details}}}"#);
            let error: WireError = serde_json::from_str(&json).expect("is an error");
            assert_eq!(error.details.as_deref(), wanted, "{json}");
            assert_eq!(
                (&error.code, &*error.message),
                (&ErrorCode::OddsChanged, "no"),
                "{json}"
            );
        }
    }

    #[test]
    fn an_error_without_details_is_written_without_them() {
        let error = |details: Option<&str>| WireError {
            code: ErrorCode::OddsChanged,
            message: "no".to_owned(),
            details: details.map(str::to_owned),
            errors_by_bet: None,
        };
        let json = |details| serde_json::to_string(&error(details)).expect("is written");
        assert_eq!(json(None), r#"{"code":"101","message":"no"}"#);
        assert_eq!(
            json(Some("why")),
            r#"{"code":"101","message":"no","details":"why"}"#
        );
    }
}
