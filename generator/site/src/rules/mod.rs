//! What turns the operator's matches and markets into rows, groups, cards and tabs: the choices and
//! the orders, on plain data, without words, paths or dates in words.
//!
//! The browser follows the same rules when what it shows changes while the page is open
//! (`islands/src/rules`). `tests/site/cases` builds sites and stores what their pages show in
//! `islands/src/rules/cases`; the islands' tests replay these files. A rule that changes here makes
//! the files stale, and written anew they fail there until the browser follows.

pub mod cards;
pub mod groups;
pub mod market;
pub mod order;
