//! The `sportsbook` command: one file per subcommand, every flag in [`args`], exit codes here.

mod addresses;
mod args;
mod blocks;
mod build;
mod cdn;
mod check;
mod demo;
mod dev;
mod document;
mod existing;
mod failure;
mod fetch;
mod folder;
mod form;
mod generations;
mod islands;
mod log;
mod nginx;
mod origin;
mod own_port;
mod plural;
mod product;
mod progress;
mod publish;
mod report;
mod rollback;
mod root;
mod sandbox;
mod serve;
mod shape;
mod shard;
mod shell;
mod snapshot;
mod stop;
mod storage;
mod watch;
mod when;
mod why;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use failure::Failure;

/// Pages consist of many small values: with jemalloc a build takes 0.8 of the time that it takes
/// with the system's allocator. It also returns the memory of a reconcile, which is allocated in
/// one thread and freed in another, to the system. (Mimalloc is as fast, but kept several times the
/// memory in use, more with each reconcile.) `.cargo/config.toml` allows it large pages.
#[cfg(feature = "jemalloc")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            log::failure(&failure);
            failure.exit_code()
        }
    }
}

async fn run(cli: Cli) -> Result<(), Failure> {
    let is_daemon = matches!(cli.command, Command::Watch(_));
    log::start(cli.log, cli.verbose, is_daemon)?;
    let root = || root::find(cli.root.as_deref());
    // An absolute output folder needs no project.
    let root_of = |out: &Path| match out.is_absolute() {
        true => Ok(PathBuf::from("/")),
        false => root(),
    };
    match cli.command {
        Command::Build(args) if args.part.shard.is_some() => shard::run(&root()?, &args).await,
        Command::Build(args) => build::run(&root()?, args).await,
        Command::Check(args) => check::run(&root()?, &args),
        Command::Blocks(args) => blocks::run(&args),
        Command::Serve(args) => serve::run(&root_of(&args.out)?.join(&args.out), args.port).await,
        Command::Nginx(args) => nginx::run(&root_of(&args.out)?.join(args.out), args.to.as_deref()),
        Command::Dev(args) => dev::run(&root()?, args).await,
        Command::Demo(args) => demo::run(&root()?, args).await,
        Command::Snapshot(args) => snapshot::run(&root()?, &args).await,
        Command::Publish(args) => publish::run(&root()?, &args).await,
        Command::Generations(args) => generations::run(&root_of(&args.out)?, &args),
        Command::Rollback(args) => rollback::run(&root_of(&args.out)?, &args),
        Command::Why(args) => why::run(&root_of(&args.out)?, &args),
        Command::Watch(args) => watch::run(&root()?, args).await,
        Command::Sandbox(args) => sandbox::run(args).await,
    }
}
