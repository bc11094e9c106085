#![doc = include_str!("../README.md")]

mod compilations;
mod compile;
mod engine;
mod file;
mod fingerprint;
mod host;
mod html;
mod joint;
mod json;
mod mistake;
mod names;
mod page;
mod program;
mod references;
mod renderer;
mod run;
mod sheets;
mod templates;
mod text;
mod unclosed;
mod view;

pub use diagnostic::Diagnostic;
pub use file::TemplateFile;
pub use host::{Arg, Host};
pub use html::Html;
pub use names::{MessageCall, Names, names};
pub use page::RenderReads;
pub use renderer::{Rendered, Renderer, Sheaf};
pub use templates::Templates;
pub use view::{EACH, Each, Edition, Refused, Tree};
