//! The heart: catalogue and content in, pages out.

pub mod assets;
pub mod dates;
pub mod diagnostic;
pub mod fingerprint;
pub mod locale;
pub mod messages;
pub mod price;
pub mod project;
pub mod settings;
pub mod templates;
pub mod view;
