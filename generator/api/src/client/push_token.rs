//! `POST /websocket/token`: what the push wants to know of who listens.

use reqwest::StatusCode;

use super::{Client, ErrorKind, decode};
use crate::wire::PushToken;

impl Client {
    /// A token to connect to the push with. Empty, as a visitor's is, where the operator gives none
    /// to who has not signed in. It is asked for once: who listens tries again by itself.
    ///
    /// # Errors
    /// The operator cannot be reached, or answers otherwise than with a token.
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
