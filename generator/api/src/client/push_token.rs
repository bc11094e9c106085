//! `POST /websocket/token`: the token of a push connection.

use reqwest::StatusCode;

use super::{Client, ErrorKind, decode};
use crate::wire::PushToken;

impl Client {
    /// A token for the push. Empty, as for visitors, where the operator issues none without a
    /// sign-in. Not retried: the listener reconnects on its own.
    ///
    /// # Errors
    /// The operator cannot be reached, or its answer has no token.
    pub async fn push_token(&self) -> Result<String, ErrorKind> {
        let url = self.url("websocket/token");
        let sent = self.http.post(url).send().await;
        let response = sent.map_err(|error| self.failed(&error, 0))?;
        let status = response.status();
        let is_for_players = [
            StatusCode::UNAUTHORIZED,
            StatusCode::FORBIDDEN,
            StatusCode::NOT_FOUND,
        ];
        if is_for_players.contains(&status) {
            return Ok(String::new());
        }
        if !status.is_success() {
            return Err(ErrorKind::Status {
                status: status.as_u16(),
                message: None,
                retry_after: None,
            });
        }
        let text = response.text().await;
        let text = text.map_err(|error| self.failed(&error, 0))?;
        let given: PushToken = decode::one(&text)?;
        Ok(given.token)
    }
}
