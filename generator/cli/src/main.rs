//! The `sportsbook` command.

fn main() {}
