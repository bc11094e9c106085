//! `sportsbook serve`: serves a built site as a CDN would.

use std::path::Path;

use crate::cdn::Cdn;
use crate::failure::Failure;
use crate::stop;

/// Serves the site in `out` until the process is stopped. The last line that it prints is the URL.
///
/// # Errors
/// There is no site, or the port is taken.
pub async fn run(out: &Path, port: u16) -> Result<(), Failure> {
    let cdn = Cdn::listen(out, port).await?;
    println!("http://{}", cdn.address()?);
    stop::or(cdn.run()).await
}
