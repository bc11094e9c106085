//! Rules that turn the operator's matches and markets into rows, groups, cards and tabs. They
//! choose and sort plain data, without messages, paths or formatted dates.
//!
//! The browser follows the same rules when the data changes while the page is open
//! (`islands/src/rules`). `tests/site/cases` builds sites and stores what their pages show in
//! `islands/src/rules/cases`; the islands' tests replay these files. Changing a rule here makes the
//! files stale; once they are regenerated, the islands' tests fail until the browser's rules
//! follow.

pub mod cards;
pub mod groups;
pub mod market;
pub mod order;
pub mod phase;
