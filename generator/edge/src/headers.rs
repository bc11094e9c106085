//! The headers of every answer.

use std::collections::BTreeMap;

use crate::policy::Policy;

/// Headers by their name in lower case.
pub type Headers = BTreeMap<String, String>;

/// A year, without the subdomains: they are not the site's to decide about.
const STRICT_TRANSPORT: &str = "max-age=31536000";

/// What no page asks the browser for.
const DENIED: [&str; 13] = [
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
];

/// The headers of every answer of a site, redirects and refusals included.
pub(crate) fn of_every_answer(origin: &str, policy: &Policy) -> Headers {
    let denied = DENIED.map(|feature| format!("{feature}=()"));
    let mut headers = Headers::from([
        ("content-security-policy".to_owned(), policy.header()),
        ("permissions-policy".to_owned(), denied.join(", ")),
    ]);
    let mut add = |name: &str, value: &str| headers.insert(name.to_owned(), value.to_owned());
    add("cross-origin-opener-policy", "same-origin");
    add("cross-origin-resource-policy", "same-origin");
    add("referrer-policy", "strict-origin-when-cross-origin");
    add("x-content-type-options", "nosniff");
    if origin.starts_with("https://") {
        add("strict-transport-security", STRICT_TRANSPORT);
    }
    headers
}

/// The headers of answers without a file. No cache keeps them: the next build may change the answer.
pub(crate) fn of_plain_answers() -> Headers {
    let headers = [
        ("cache-control", "no-store"),
        ("content-type", "text/plain; charset=utf-8"),
    ];
    headers
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into()
}
