//! `POST /websocket/token`: the token of a push connection.

use std::time::Instant;

use reqwest::{StatusCode, Url};

use super::stats::add;
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
        let began = Instant::now();
        let answer = self.ask_for_token(url.clone()).await;
        match &answer {
            Ok(_) => self.reach.answered(),
            Err(kind) => self.failed_call("POST", &url, began, kind, None),
        }
        answer
    }

    async fn ask_for_token(&self, url: Url) -> Result<String, ErrorKind> {
        add(&self.stats.requests, 1);
        let sent = self.http.post(url).send().await;
        let mut response = sent.map_err(|error| self.failed(&error, 0))?;
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
        let text = self.body(&mut response).await?;
        let given: PushToken = decode::one(&text)?;
        Ok(given.token)
    }
}
