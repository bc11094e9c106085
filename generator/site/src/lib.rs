//! The heart: catalogue and content in, pages out.

pub mod assets;
pub mod build;
pub mod catalogue;
pub mod check;
pub mod dates;
mod drawings;
pub mod edge;
pub mod engine;
pub mod fingerprint;
pub mod ingest;
pub mod input;
pub mod locale;
mod look;
pub mod messages;
pub mod output;
pub mod pages;
pub mod plan;
pub mod price;
pub mod program;
pub mod project;
pub mod readers;
pub mod route;
pub mod rules;
pub mod scope;
pub mod settings;
pub mod shard;
pub mod site;
pub mod stale;
mod standing_assets;
pub mod state;
pub mod templates;
mod verify;
pub mod view;
pub mod why;

pub use diagnostic;
