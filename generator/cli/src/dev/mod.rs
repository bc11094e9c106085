//! `sportsbook dev`: the site while editors work on it.
//!
//! It is `demo` with a browser that follows: every save is built, and the open page shows it. Pages get
//! one script ([`pages`]), which listens to [`events`]: a save is built, or has mistakes, which are shown
//! over the page; or a stylesheet was saved. That goes ahead of the build ([`styles`]), because to build
//! the islands with it takes seconds. [`form`] serves a form for the editors' files.

mod events;
mod form;
mod pages;
mod styles;

use std::path::Path;

use axum::Router;
use axum::routing::get;

use crate::args::DevArgs;
use crate::failure::Failure;
use crate::product::{Product, Wanted};
use crate::stop;
use styles::Styles;

/// Paths that only `dev` serves, beside its script. No page's path begins like this.
const EVENTS: &str = "/-/dev/events";
const STYLE: &str = "/-/dev/style.css";

/// Serves the site and follows the editors until the process is stopped.
///
/// # Errors
/// Any step of starting it.
pub async fn run(root: &Path, args: DevArgs) -> Result<(), Failure> {
    stop::or(show(root, args)).await
}

async fn show(root: &Path, args: DevArgs) -> Result<(), Failure> {
    let wanted = Wanted {
        api: args.api,
        port: args.port,
        out: args.out,
        locales: args.locales,
        world: args.world,
    };
    let mut product = Product::begin(root, wanted).await?;
    let styles = Styles::start(root, &product.out)?;
    let events = events::Events {
        saves: product.watch.saves(),
        styles: styles.newest(),
    };
    let own = Router::new()
        .route(pages::SCRIPT, get(pages::script))
        .route(EVENTS, get(events::stream).with_state(events))
        .route(STYLE, get(styles::sheet).with_state(styles.newest()))
        .merge(form::routes(root));
    println!("the operator is {}", product.api);
    println!(
        "a save in content/, locales/ or templates/ shows in the browser; Ctrl-C stops everything"
    );
    let address = product.cdn.address()?;
    println!(
        "a form for the files in content/ is at http://{address}{}",
        form::PATH
    );
    println!("http://{address}");
    let served = product
        .cdn
        .run_within(|site| own.merge(pages::follow(site)));
    // In a separate task, because a build blocks the task that it runs in.
    let serving = tokio::spawn(served);
    tokio::select! {
        ended = serving => ended.unwrap_or_else(|error| {
            Err(Failure::new(format!("the server stopped: {error}")))
        }),
        never = styles.follow() => match never {},
        () = product.watch.follow() => Ok(()),
    }
}
