//! The heart: catalogue and content in, pages out.

pub mod assets;
pub mod build;
pub mod catalogue;
pub mod dates;
pub mod diagnostic;
pub mod edge;
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
pub mod project;
pub mod route;
pub mod scope;
pub mod settings;
pub mod site;
mod standing_assets;
pub mod state;
pub mod templates;
mod verify;
pub mod view;
pub mod why;
