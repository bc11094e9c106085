//! The editors' files as a form shows them, and back.
//!
//! `sportsbook dev` serves a form in the browser ([`crate::dev`]), which knows values but no TOML. So
//! [`read`] turns a file into the values of the form, and [`write`] changes only what differs in the text
//! of the file: comments, the order of options and the way in which they are written stay. [`fields`]
//! and [`config`] describe the form. All of it follows from the types of the files ([`crate::shape`]).
//!
//! A value has another form than in the file where the file allows several:
//!
//! | in the file | in the form |
//! |---|---|
//! | a text for all languages, `"A"` | `{ any: "A" }` |
//! | a text in each language, `{ en = "A", ar = "ا" }` | `{ en: "A", others: { ar: "ا" } }` |
//! | one of several tables, `{ page = "live" }` | `{ is: "page", page: "live" }` |
//! | the same without a table, `"/live"` | `{ is: "href", href: "/live" }` |
//! | a picture, `"images/a.svg"` | `"/images/a.svg"` |

mod around;
mod config;
mod decor;
mod fields;
mod list;
mod read;
mod rows;
mod texts;
mod tidy;
mod write;

#[cfg(test)]
mod random;
#[cfg(test)]
mod tests;

pub use config::{config, languages};
pub use fields::Language;
pub use read::Reader;
pub use write::write;

/// The key that names the table of a union in the form, where none does in the file.
const IS: &str = "is";

/// The key of a text for all languages in the form.
const ANY: &str = "any";

/// The key of the texts in other languages than the site's first one in the form.
const OTHERS: &str = "others";

/// The key of the file's text in the form, which does not show it.
pub const SOURCE: &str = "_source";
