//! Where the browser reaches the operator.

use crate::settings::Settings;

/// Where the browser reaches the operator.
#[derive(Clone, Debug)]
pub struct Endpoints {
    /// Root of the API, without a final slash.
    pub api: String,
    /// The push connection.
    pub push: String,
}

impl Endpoints {
    /// The settings' endpoints; without them, those that the build itself was given.
    pub fn new(settings: &Settings, build_api: &str) -> Self {
        let api = settings
            .public_api
            .clone()
            .unwrap_or_else(|| build_api.trim_end_matches('/').to_owned());
        let push = settings.push.clone().unwrap_or_else(|| {
            let socket = match api.strip_prefix("https://") {
                Some(rest) => format!("wss://{rest}"),
                None => api.replacen("http://", "ws://", 1),
            };
            format!("{socket}/connection/websocket")
        });
        Self { api, push }
    }
}
