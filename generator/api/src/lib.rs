//! The operator's API: the one definition of every message, and the HTTP client that fetches them.

pub mod wire;
