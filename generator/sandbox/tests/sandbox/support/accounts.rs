//! Helpers for tests of accounts: calls of a page of the site, sessions, mails.

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use super::{Operator, json_of};

/// Origin of the site.
pub const SITE: &str = "http://127.0.0.1:4000";

impl Operator {
    /// A call as a page of the site makes it, in a language.
    pub async fn call(&self, method: Method, path: &str, locale: &str, body: &Value) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert("origin", HeaderValue::from_static(SITE));
        let locale = HeaderValue::from_str(locale).expect("a tag");
        headers.insert("accept-language", locale);
        headers.insert("content-type", HeaderValue::from_static("application/json"));
        let request = self.client.request(method, self.url(path)).headers(headers);
        let request = request.body(body.to_string());
        request.send().await.expect("the sandbox answers")
    }

    /// The mails and text messages, the oldest first.
    pub async fn mails(&self) -> Vec<Value> {
        let mails = self.data("/sandbox/mails").await;
        mails.as_array().cloned().expect("a list")
    }

    /// All mails, of which there must be so many: a mail is written after its call is answered, but before a call of
    /// the control API is.
    pub async fn mails_once(&self, count: usize) -> Vec<Value> {
        self.control("clock", json!({})).await;
        let mails = self.mails().await;
        assert_eq!(mails.len(), count, "{mails:#?}");
        mails
    }

    /// Signs in from the site; returns status, session cookie and body.
    pub async fn sign_in_as(
        &self,
        email: &str,
        password: &str,
    ) -> (StatusCode, Option<String>, Value) {
        let body = json!({ "user": { "email": email, "password": password } });
        let response = self
            .call(Method::POST, "/api/users/sign_in", "en-ZA", &body)
            .await;
        let cookie = cookie_of(&response);
        (response.status(), cookie, json_of(response).await)
    }

    /// The status of a call of a player in a session.
    pub async fn status_with(&self, cookie: &str) -> StatusCode {
        let request = self.client.get(self.url("/api/player"));
        let response = request.header("cookie", cookie).send().await;
        response.expect("the sandbox answers").status()
    }
}

/// The session cookie that an answer sets.
pub fn cookie_of(response: &Response) -> Option<String> {
    let cookie = response.headers().get("set-cookie")?.to_str().ok()?;
    cookie.split(';').next().map(str::to_owned)
}

/// The token in the link of a mail.
pub fn token_of(mail: &Value) -> String {
    let link = mail["link"].as_str().expect("a link");
    link.split_once("token=").expect("a token").1.to_owned()
}

/// What a new player fills in.
pub fn newcomer(email: &str) -> Value {
    json!({ "user": {
        "email": email,
        "password": "three quiet lakes",
        "first_name": "Nomsa",
        "last_name": "Dlamini",
        "country": "za",
        "currency": "ZAR",
        "language": "en-ZA",
        "terms_acceptance": true,
    } })
}
