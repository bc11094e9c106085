//! Runs the real `sportsbook` binary: its output, its exit codes, its server.

mod build;
mod check;
mod deploy;
mod faults;
mod full;
mod help;
mod kills;
mod nginx;
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
