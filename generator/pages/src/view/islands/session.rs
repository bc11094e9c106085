//! Props of the `session` island: "sign in" in the header.

use serde::Serialize;
use ts_rs::TS;

use crate::view::Words;

/// The session's place in the header.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SessionProps<'a> {
    /// The words of the session.
    pub labels: SessionLabels<Words<'a>>,
}

island! {
    /// Words of the session, in the page's language.
    SessionLabels of "session", keys "session", props [SessionProps],
    {
        /// "Sign in"
        sign_in,
    }
}
