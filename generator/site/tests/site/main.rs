//! Builds small sites from data and looks at what came out: one binary for all of them.

mod changes;
mod hostile;
mod manifest;
mod mistakes;
mod own;
mod random;
mod support;
