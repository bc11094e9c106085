//! The editors' side of a build: settings, content, words, templates, brand and assets, read from a folder and checked.
//!
//! [`Project::load`] reads all of it and reports every mistake at once. This is one of the two edges that read input:
//! everything after it works on what was read here.
//!
//! It knows neither pages nor kinds of blocks: what their code says about a project (the blocks that there are, the words that
//! are asked for) comes in as [`Code`].

pub mod assets;
pub mod brand;
pub mod built_islands;
pub mod content;
pub mod endpoints;
pub mod html;
pub mod images;
pub mod link;
pub mod lint;
pub mod machines;
pub mod messages;
pub mod number;
pub mod settings;

mod drawings;
mod host;
mod load;
mod markdown;
mod mistake;
mod pictures;
mod price;
mod reader;

pub use load::{Code, Project};
