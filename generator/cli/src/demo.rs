//! `sportsbook demo`: the whole product on one machine, in one command.

use std::path::Path;

use crate::args::{BuildArgs, DemoArgs, PartArgs, StoreArgs, WatchArgs};
use crate::cdn::Cdn;
use crate::failure::Failure;
use crate::watch::{Islands, Watch};
use crate::{build, islands, sandbox, stop};

/// Starts a sandbox, builds islands and site, serves the site and prints its URL, and follows the
/// sandbox until the process is stopped.
///
/// # Errors
/// Any of its steps.
pub async fn run(root: &Path, args: DemoArgs) -> Result<(), Failure> {
    stop::or(show(root, args)).await
}

async fn show(root: &Path, args: DemoArgs) -> Result<(), Failure> {
    let operator = sandbox::start(args.port.saturating_add(1), args.world).await?;
    islands::build_if_stale(root).await?;
    let api = format!("http://{}", operator.address);
    let out = root.join(&args.out);
    let build = BuildArgs {
        api: api.clone(),
        out: out.clone(),
        locales: None,
        allow_removal: false,
        offline: false,
        strict: false,
        timeout: None,
        verify: 0.0,
        part: PartArgs::default(),
    };
    build::run(root, build).await?;
    let cdn = Cdn::listen(&out, args.port).await?;
    let follow = WatchArgs {
        api: api.clone(),
        out,
        locales: None,
        every: None,
        publish: None,
        port: 0,
        host: None,
        store: StoreArgs::default(),
    };
    let mut watch = Watch::begin(root, follow, Islands::Built).await?;
    println!("the operator is a sandbox: {api}/sandbox documents it");
    println!("sign in as player@example.com with the password `password`; Ctrl-C stops everything");
    println!("http://{}", cdn.address()?);
    // In a separate task, because a build blocks the task that it runs in.
    let serving = tokio::spawn(cdn.run());
    tokio::select! {
        ended = serving => ended.unwrap_or_else(|error| {
            Err(Failure::new(format!("the server stopped: {error}")))
        }),
        () = watch.follow() => Ok(()),
    }
}
