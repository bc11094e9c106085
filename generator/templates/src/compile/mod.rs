//! Compiles a page's template for one locale.
//!
//! Supports the part of the template language that the templates need, and refuses the rest: a page
//! whose template is refused is rendered by Minijinja, which is slower. Everything that does not
//! depend on the view is computed here, once: messages, assets, macros called with constants,
//! branches that are always or never taken.

mod building;
mod cases;
mod compiler;
mod expr;
mod functions;
mod includes;
mod loops;
mod macros;
mod make;
mod numbers;
mod page;
mod parsed;
mod print;
mod refusal;
mod scope;
mod statements;
mod symbols;

pub use compiler::Sources;
pub use page::compile;
pub use parsed::{Parsed, parse_all};
pub use refusal::Refusal;
