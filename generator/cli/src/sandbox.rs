//! `sportsbook sandbox`: a stand-in for the operator. The program that is shipped has none.

#[cfg(feature = "sandbox")]
use ::sandbox::CentrifugoOptions;
#[cfg(feature = "sandbox")]
pub use ::sandbox::Running;

use crate::args::{CentrifugoArgs, SandboxArgs, World};
use crate::failure::Failure;
use crate::stop;

/// Runs a sandbox until the process is stopped. The last line that it prints is the URL.
///
/// # Errors
/// See [`start`].
pub async fn run(args: SandboxArgs) -> Result<(), Failure> {
    let running = start(args.port, args.world, args.centrifugo).await?;
    let url = url(&running);
    println!("its documentation: {url}/sandbox");
    println!("{url}");
    stop::or(std::future::pending()).await
}

/// Where it answers.
pub fn url(running: &Running) -> String {
    #[cfg(feature = "sandbox")]
    return format!("http://{}", running.address);
    #[cfg(not(feature = "sandbox"))]
    match *running {}
}

/// A sandbox that runs, in a program that has none.
#[cfg(not(feature = "sandbox"))]
pub enum Running {}

/// Refuses: this program has no sandbox.
///
/// # Errors
/// Always.
#[cfg(not(feature = "sandbox"))]
pub async fn start(_: u16, _: World, _: CentrifugoArgs) -> Result<Running, Failure> {
    Err(Failure::new("this program was built without the sandbox")
        .hint("name the operator with --api, or build the program without --no-default-features"))
}

/// Starts a sandbox, which runs until the returned value is dropped.
///
/// # Errors
/// The port is taken, the data folder belongs to another sandbox or another world, or Centrifugo does
/// not answer.
#[cfg(feature = "sandbox")]
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

#[cfg(feature = "sandbox")]
fn through(args: CentrifugoArgs) -> Option<CentrifugoOptions> {
    let (url, key) = (args.centrifugo?, args.centrifugo_key?);
    Some(CentrifugoOptions {
        secret: args.centrifugo_secret.unwrap_or_else(|| key.clone()),
        url,
        key,
        locales: args.centrifugo_locales,
    })
}
