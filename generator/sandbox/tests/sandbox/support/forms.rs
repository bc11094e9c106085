//! Forms of the platform's pages.

use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};

use super::Operator;

impl Operator {
    /// A form as a browser sends it, without the origin. The client shows where it is led instead of going there.
    pub fn form(&self, page: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        let fields = fields.iter();
        let pairs: Vec<String> = fields
            .map(|(name, value)| format!("{name}={}", encoded(value)))
            .collect();
        let client = Client::builder().redirect(Policy::none());
        let client = client.build().expect("a client");
        let request = client.post(self.url(page)).body(pairs.join("&"));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    /// The answer to a form that its own page sends.
    pub async fn sends(&self, page: &str, fields: &[(&str, &str)]) -> Response {
        let own = self.url("");
        let request = self.form(page, fields).header("origin", own);
        request.send().await.expect("the sandbox answers")
    }

    /// Asserts that a form is refused which its own page does not send.
    pub async fn refuses_from_elsewhere(&self, page: &str, fields: &[(&str, &str)]) {
        for origin in [Some("http://127.0.0.1:9"), Some("null"), None] {
            let request = self.form(page, fields);
            let request = match origin {
                Some(origin) => request.header("origin", origin),
                None => request,
            };
            let answer = request.send().await.expect("the sandbox answers");
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin:?}");
        }
    }
}

/// An answer's status, and where it leads.
pub fn led_to(answer: &Response) -> (StatusCode, &str) {
    let to = answer.headers().get("location");
    let to = to.map_or("", |to| to.to_str().expect("an address"));
    (answer.status(), to)
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
