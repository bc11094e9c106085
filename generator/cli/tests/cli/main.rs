//! Drives the real `sportsbook` binary: what it prints, how it exits, what it serves.

mod build;
mod check;
mod deploy;
mod faults;
mod full;
mod help;
mod kills;
mod operator;
mod project;
mod publish;
mod removal;
mod s3;
mod serve;
mod shards;
mod support;
mod visitor;
mod watch;
