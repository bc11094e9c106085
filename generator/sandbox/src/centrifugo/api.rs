//! Calls of Centrifugo's server API.

use std::time::Duration;

use reqwest::{Client, StatusCode, Url};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::command::{Command, Item};

/// Limit for a call.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The server API.
#[derive(Debug)]
pub struct Api {
    client: Client,
    root: String,
    key: String,
}

/// Why a call failed, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// Nothing answers.
    #[error("Centrifugo does not answer at {0}: {1}; start it, or correct --centrifugo")]
    Away(String, String),
    /// The key is wrong.
    #[error(
        "Centrifugo at {0} refuses the key: give the http_api.key of its configuration as \
         --centrifugo-key"
    )]
    Key(String),
    /// There is no such API.
    #[error(
        "there is no server API of Centrifugo at {0} ({1}): give the address of Centrifugo as \
         --centrifugo, such as http://127.0.0.1:8000, without /api"
    )]
    Elsewhere(String, String),
    /// The batch is too large for it.
    #[error("Centrifugo at {0} takes no batch of this size: raise the limit of its request bodies")]
    TooLarge(String),
    /// Centrifugo fails.
    #[error("Centrifugo at {0} fails with {1}: see its log")]
    Fails(String, String),
}

/// An error of a command.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ApiError {
    pub code: u32,
    pub message: String,
}

impl ApiError {
    /// Whether the same command may succeed later.
    pub fn is_passing(&self) -> bool {
        // 100: internal server error; 111: too many requests.
        matches!(self.code, 100 | 111)
    }
}

/// The reply to a command of a batch.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Reply {
    pub error: Option<ApiError>,
}

/// An answer to a batch, or to a call.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Answer {
    replies: Vec<Reply>,
    error: Option<ApiError>,
}

#[derive(Serialize)]
struct Batch<'a> {
    commands: Vec<Call<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Call<'a> {
    Publish {
        channel: &'a str,
        data: &'a RawValue,
        idempotency_key: &'a str,
    },
    Disconnect {
        user: &'a str,
        disconnect: Ended<'a>,
    },
}

#[derive(Serialize)]
struct Ended<'a> {
    code: u16,
    reason: &'a str,
}

impl Api {
    /// The API at an address.
    ///
    /// # Errors
    /// The address is no URL.
    pub fn new(address: &str, key: &str) -> Result<Self, Problem> {
        let root = address.trim_end_matches('/');
        let root = root.strip_suffix("/api").unwrap_or(root).to_owned();
        let elsewhere = |why: &str| Problem::Elsewhere(address.to_owned(), why.to_owned());
        let url = Url::parse(&root).map_err(|error| elsewhere(&error.to_string()))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(elsewhere("no HTTP address"));
        }
        ::api::tls::use_ring();
        let client = Client::builder().timeout(TIMEOUT).build();
        Ok(Self {
            client: client.map_err(|error| elsewhere(&error.to_string()))?,
            root,
            key: key.to_owned(),
        })
    }

    /// Its address, without `/api`.
    pub fn root(&self) -> &str {
        &self.root
    }

    /// Whether it answers and accepts the key.
    ///
    /// # Errors
    /// It does not.
    pub async fn check(&self) -> Result<(), Problem> {
        let answer = self.call("info", "{}".to_owned()).await?;
        match answer.error {
            Some(error) => Err(Problem::Fails(self.root.clone(), error.message)),
            None => Ok(()),
        }
    }

    /// Sends a batch; the replies are as many as the commands.
    ///
    /// # Errors
    /// It does not arrive, or is not answered as a batch.
    pub async fn send(&self, items: &[Item]) -> Result<Vec<Reply>, Problem> {
        let commands = items.iter().map(call).collect();
        let fails = |why: String| Problem::Fails(self.root.clone(), why);
        let body = serde_json::to_string(&Batch { commands });
        let answer = self
            .call("batch", body.map_err(|error| fails(error.to_string()))?)
            .await?;
        if let Some(error) = answer.error {
            return Err(fails(format!("{} ({})", error.message, error.code)));
        }
        if answer.replies.len() != items.len() {
            let (replies, commands) = (answer.replies.len(), items.len());
            return Err(fails(format!("{replies} replies to {commands} commands")));
        }
        Ok(answer.replies)
    }

    async fn call(&self, method: &str, body: String) -> Result<Answer, Problem> {
        let root = || self.root.clone();
        let request = self
            .client
            .post(format!("{}/api/{method}", self.root))
            .header("content-type", "application/json")
            .header("x-api-key", &self.key)
            .body(body);
        let away = |error: reqwest::Error| Problem::Away(root(), causes(&error));
        let response = request.send().await.map_err(away)?;
        match response.status() {
            StatusCode::OK => {}
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => return Err(Problem::Key(root())),
            StatusCode::PAYLOAD_TOO_LARGE => return Err(Problem::TooLarge(root())),
            status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
                return Err(Problem::Fails(root(), status.to_string()));
            }
            status => return Err(Problem::Elsewhere(root(), status.to_string())),
        }
        let text = response.text().await.map_err(away)?;
        serde_json::from_str(&text)
            .map_err(|error| Problem::Elsewhere(root(), format!("no JSON: {error}")))
    }
}

fn call(item: &Item) -> Call<'_> {
    match &item.command {
        Command::Publish { channel, data } => Call::Publish {
            channel,
            data,
            idempotency_key: &item.key,
        },
        Command::Disconnect { user, code, reason } => Call::Disconnect {
            user,
            disconnect: Ended {
                code: *code,
                reason,
            },
        },
    }
}

/// The last cause of an error, which says most.
fn causes(error: &dyn std::error::Error) -> String {
    let mut last = error;
    while let Some(source) = last.source() {
        last = source;
    }
    last.to_string()
}
