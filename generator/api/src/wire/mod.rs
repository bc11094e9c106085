//! The operator's messages, as they travel: one module per part of the API.
//!
//! A wire name and its Rust name differ only in case. Numbers that mean money are whole subunits
//! (cents); numbers that mean odds are whole thousandths. A value the operator adds to an enum
//! later is kept as `Unknown` and reported, never fatal: one odd match must not stop a build.
//!
//! The islands' TypeScript types are generated from these by `cargo run -p api --example types`.

pub mod account;
pub mod bets;
pub mod catalogue;
pub mod codes;
pub mod envelope;
pub mod push;
pub mod settings;

pub use account::*;
pub use bets::*;
pub use catalogue::*;
pub use codes::*;
pub use envelope::*;
pub use push::*;
pub use settings::*;
