//! What a server in front of the site must know, as one document.
//!
//! A build writes it to `DIR/headers.json`. `sportsbook serve` answers by it, the publisher stores
//! objects with the headers that it names, and a configuration for another edge can be made from it.
//! Nothing else in the workspace has a rule about headers, caching, paths or redirects.
//!
//! [`Edge`] is the document and says which file a URL means ([`Edge::ask`]). [`kind`] says what goes with
//! a file, [`path`] has the rules of paths, [`policy`] makes the content security policy from parts.
//! [`Edge::nginx`] writes the document in nginx's language, [`Edge::missing_from`] compares it with what an
//! origin serves. [`host`] says which requests to our own ports are not another site's.

mod about;
mod ask;
mod document;
mod headers;
pub mod host;
pub mod kind;
mod moved;
mod nginx;
pub mod origin;
pub mod path;
mod pattern;
pub mod policy;
pub mod served;

pub use about::About;
pub use document::{Answer, Edge, FILE};
pub use headers::Headers;
pub use kind::{Kind, KindName, MediaType};
pub use moved::Moved;
pub use nginx::Unquotable;
pub use origin::Origin;
pub use path::{Asked, Move, Redirect, Status};
pub use pattern::Pattern;
pub use policy::{Security, Use, integrity};
