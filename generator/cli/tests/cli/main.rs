//! Drives the real `sportsbook` binary: what it prints, how it exits, what it serves.

mod build;
mod deploy;
mod help;
mod project;
mod serve;
mod support;
mod watch;
