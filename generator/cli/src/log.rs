//! Logs to stderr: warnings, or more with `-v` or `RUST_LOG`.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

/// Starts the logs. `RUST_LOG` overrides `-v`.
///
/// # Errors
/// `RUST_LOG` is invalid.
pub fn start(verbose: u8) -> Result<(), Failure> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.is_empty() => EnvFilter::try_new(&wanted).map_err(|error| {
            Failure::usage(format!("RUST_LOG={wanted} is invalid: {error}"))
                .hint("use a level (info) or levels by module (api=debug,sandbox=info)")
        })?,
        _ => EnvFilter::new(level(verbose)),
    };
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .without_time()
        .init();
    Ok(())
}

fn level(verbose: u8) -> &'static str {
    match verbose {
        0 => "warn",
        1 => "warn,sportsbook=info,api=info,site=info,publish=info,sandbox=info",
        _ => {
            "info,sportsbook=debug,api=debug,site=debug,publish=debug,sandbox=debug,tower_http=debug"
        }
    }
}
