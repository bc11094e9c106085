//! Asks the origin that visitors use for the policy that it serves, before pages are published that need more.

use std::time::Duration;

use diagnostic::Diagnostic;
use edge::Edge;
use edge::served::POLICY;
use reqwest::header::CACHE_CONTROL;
use reqwest::redirect::Policy;
use reqwest::{Client, Url};

/// How long the origin may take to answer.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How many missing sources a message names at most.
const NAMED: usize = 5;

/// Where visitors find the site.
pub struct Origin {
    url: Url,
    client: Client,
}

impl Origin {
    /// Reads an address such as `https://bets.example`.
    ///
    /// # Errors
    /// It is not one.
    pub fn parse(text: &str) -> Result<Self, Diagnostic> {
        let wrong = |what: &str| {
            // The address may have a password, so it is not repeated.
            Diagnostic::error(format!("--origin {what}"))
                .hint("write scheme and host, such as --origin https://bets.example")
        };
        let url = Url::parse(text).map_err(|error| wrong(&format!("is not a URL: {error}")))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(wrong("is not an http address"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(wrong(
                "has a user name or a password, and logs show the address",
            ));
        }
        if url.query().is_some() || url.fragment().is_some() || url.path() != "/" {
            return Err(wrong("has more than scheme and host"));
        }
        api::tls::use_ring();
        let client = Client::builder()
            .user_agent(concat!("sportsbook/", env!("CARGO_PKG_VERSION")))
            .redirect(Policy::none())
            .timeout(TIMEOUT)
            .build();
        let client = client.map_err(|error| wrong(&format!("cannot be asked: {error}")))?;
        Ok(Self { url, client })
    }

    /// Refuses pages that the served policy would break. The headers are those of every answer, redirects
    /// included, so one answer of any status is enough.
    ///
    /// # Errors
    /// The origin does not answer, serves no policy, or one that allows less than the pages of this document need.
    pub async fn check(&self, edge: &Edge) -> Result<(), Diagnostic> {
        let url = &self.url;
        let asked = self
            .client
            .get(url.clone())
            .header(CACHE_CONTROL, "no-cache");
        let answer = asked.send().await.map_err(|error| {
            Diagnostic::error(format!(
                "cannot ask {url} for its content security policy: {error}"
            ))
            .hint("see whether the origin answers from this machine, or publish without --origin")
        })?;
        let served = answer.headers().get_all(POLICY).iter();
        let served: Vec<&str> = served.filter_map(|value| value.to_str().ok()).collect();
        if served.is_empty() {
            let status = answer.status();
            return Err(Diagnostic::error(format!(
                "{url} answers {status} without a content security policy"
            ))
            .hint(DEPLOY));
        }
        let missing = edge.missing_from(&served);
        if missing.is_empty() {
            return Ok(());
        }
        let named: Vec<&str> = missing.iter().take(NAMED).map(String::as_str).collect();
        let more = match missing.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        let named = named.join(", ");
        Err(Diagnostic::error(format!(
            "the content security policy of {url} does not allow what the new pages need: {named}{more}"
        ))
        .hint(DEPLOY))
    }
}

const DEPLOY: &str = "nothing was published; first let the server in front of the site use this build's headers.json \
                      (for nginx: `sportsbook nginx`, then a reload), then publish";
