//! The operator's API: the one definition of every message, and the HTTP client that fetches them.

pub mod client;
pub mod typescript;
pub mod wire;

pub use client::{Client, ClientOptions, Error, MatchQuery};
