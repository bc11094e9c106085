//! The heart: catalogue and content in, pages out.

pub mod view;
pub mod dates;
pub mod diagnostic;
pub mod fingerprint;
pub mod locale;
pub mod messages;
pub mod settings;
