//! `sportsbook sandbox`: a stand-in for the operator.

use ::sandbox::CentrifugoOptions;

use crate::args::{CentrifugoArgs, SandboxArgs, World};
use crate::failure::Failure;
use crate::stop;

/// Runs a sandbox until the process is stopped. The last line that it prints is the URL.
///
/// # Errors
/// See [`start`].
pub async fn run(args: SandboxArgs) -> Result<(), Failure> {
    let running = start(args.port, args.world, args.centrifugo).await?;
    println!("its documentation: http://{}/sandbox", running.address);
    println!("http://{}", running.address);
    stop::or(std::future::pending()).await
}

/// Starts a sandbox, which runs until the returned value is dropped.
///
/// # Errors
/// The port is taken, the data folder belongs to another sandbox or another world, or Centrifugo does
/// not answer.
pub async fn start(
    port: u16,
    world: World,
    centrifugo: CentrifugoArgs,
) -> Result<::sandbox::Running, Failure> {
    let options = ::sandbox::Options {
        port,
        seed: world.seed,
        matches: world.matches,
        speed: world.speed,
        at: world.at,
        stopped: world.stopped,
        control: world.control,
        data: world.data,
        centrifugo: through(centrifugo),
    };
    ::sandbox::start(options).await.map_err(|error| {
        let failure = Failure::new(format!(
            "cannot start the sandbox on 127.0.0.1:{port}: {error}"
        ));
        if error.kind() == std::io::ErrorKind::AddrInUse {
            return failure
                .hint("another program uses the port; choose another with --port, or 0 for any");
        }
        failure
    })
}

fn through(args: CentrifugoArgs) -> Option<CentrifugoOptions> {
    let (url, key) = (args.centrifugo?, args.centrifugo_key?);
    Some(CentrifugoOptions {
        secret: args.centrifugo_secret.unwrap_or_else(|| key.clone()),
        url,
        key,
        locales: args.centrifugo_locales,
    })
}
