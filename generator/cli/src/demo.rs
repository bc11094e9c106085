//! `sportsbook demo`: the whole product on one machine, in one command.

use std::path::Path;

use project::settings::Settings;

use crate::args::DemoArgs;
use crate::failure::Failure;
use crate::product::{Product, Wanted};
use crate::stop;

/// Languages of a demonstration, beside the default one.
const FEW: [&str; 4] = ["ar", "br", "de", "ja"];

/// Starts a sandbox, builds islands and site, serves the site and prints its URL, and follows the
/// sandbox until the process is stopped.
///
/// # Errors
/// Any of its steps.
pub async fn run(root: &Path, args: DemoArgs) -> Result<(), Failure> {
    stop::or(show(root, args)).await
}

/// A demonstration needs few languages: all of them take ten times as long, and two gigabytes. One is written from right
/// to left, one in ideographs. None where the settings cannot be read: the build says why.
fn few_locales(root: &Path) -> Option<Vec<String>> {
    let mut codes = Settings::load(root).ok()?.codes();
    let default = codes.first().cloned();
    codes.retain(|code| default.as_ref() == Some(code) || FEW.contains(&code.as_str()));
    Some(codes)
}

async fn show(root: &Path, args: DemoArgs) -> Result<(), Failure> {
    let wanted = Wanted {
        api: None,
        port: args.port,
        out: args.out,
        locales: match args.all_locales {
            true => None,
            false => args.locales.or_else(|| few_locales(root)),
        },
        world: args.world,
    };
    let mut product = Product::begin(root, wanted).await?;
    println!(
        "the operator is a sandbox: {}/sandbox documents it",
        product.api
    );
    println!(
        "mails and text messages to players wait at {}/sandbox/mails",
        product.api
    );
    println!("sign in as player@example.com with the password `password`; Ctrl-C stops everything");
    println!("http://{}", product.cdn.address()?);
    // In a separate task, because a build blocks the task that it runs in.
    let serving = tokio::spawn(product.cdn.run());
    tokio::select! {
        ended = serving => ended.unwrap_or_else(|error| {
            Err(Failure::new(format!("the server stopped: {error}")))
        }),
        () = product.watch.follow() => Ok(()),
    }
}
