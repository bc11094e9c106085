//! Moments in views and props.

use serde::Serialize;
use ts_rs::TS;

use super::words::Words;

/// A moment, for machines and for people.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TimeProps<'a> {
    /// RFC 3339, for `<time datetime>`.
    pub iso: String,
    /// In the page's language and zone. Never made again in the browser.
    pub text: Words<'a>,
}
