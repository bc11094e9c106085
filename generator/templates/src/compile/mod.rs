//! Compiles a page's template for one locale.
//!
//! It takes the part of the template language that templates need, and refuses the rest: a page whose
//! template it refuses is rendered by Minijinja, only slower. Whatever does not depend on the view is
//! computed here, once: words, assets, macros called with constants, branches that are always or never
//! taken.

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
