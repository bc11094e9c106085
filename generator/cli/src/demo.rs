//! `sportsbook demo`: the whole product on one machine, in one command.

use std::path::Path;

use crate::args::{BuildArgs, DemoArgs, PartArgs};
use crate::cdn::Cdn;
use crate::failure::Failure;
use crate::{build, islands, sandbox, stop};

/// Starts a sandbox, builds islands and site, serves, and says where, until it is told to stop.
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
        timeout: None,
        verify: 0.0,
        part: PartArgs::default(),
    };
    build::run(root, build).await?;
    let cdn = Cdn::listen(&out, args.port).await?;
    println!("the operator is a sandbox: {api}/sandbox says what it answers");
    println!("sign in as player@example.com with the password `password`; Ctrl-C stops all");
    println!("http://{}", cdn.address()?);
    cdn.run().await
}
