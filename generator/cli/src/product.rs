//! The whole product in one process, for `demo` and `dev`: an operator, the islands, a built site that
//! is served, and a watch that keeps it current.

use std::path::{Path, PathBuf};

use crate::args::{BuildArgs, CentrifugoArgs, PartArgs, StoreArgs, WatchArgs, World};
use crate::cdn::Cdn;
use crate::failure::Failure;
use crate::watch::{Islands, Watch};
use crate::{build, islands, sandbox};

/// What to start.
pub struct Wanted {
    /// An operator's API; without it a sandbox is started on the port after `port`.
    pub api: Option<String>,
    /// Port of the site.
    pub port: u16,
    /// Output folder, relative to the project's folder.
    pub out: PathBuf,
    /// Languages to build; all of them without it.
    pub locales: Option<Vec<String>>,
    /// The simulated world of the sandbox.
    pub world: World,
}

/// All parts, started. They end when it is dropped.
pub struct Product {
    /// Root of the operator's API.
    pub api: String,
    /// The output folder.
    pub out: PathBuf,
    /// The server, which does not answer yet.
    pub cdn: Cdn,
    /// The watch, which does not follow yet.
    pub watch: Watch,
    _sandbox: Option<sandbox::Running>,
}

impl Product {
    /// Starts the operator, builds islands and site, and listens.
    ///
    /// # Errors
    /// Any of these steps.
    pub async fn begin(root: &Path, wanted: Wanted) -> Result<Self, Failure> {
        let listener = Cdn::bind(wanted.port).await?;
        let (api, sandbox) = match wanted.api {
            Some(api) => {
                build::check_address(&api)?;
                (api, None)
            }
            None => {
                let port = wanted.port.saturating_add(1);
                let running = sandbox::start(port, wanted.world, CentrifugoArgs::default()).await?;
                (sandbox::url(&running), Some(running))
            }
        };
        islands::build_if_stale(root).await?;
        let out = root.join(&wanted.out);
        let build = BuildArgs {
            addresses: None,
            api: api.clone(),
            out: out.clone(),
            now: None,
            locales: wanted.locales.clone(),
            // What a demonstration removes is nobody's: it may have fewer languages than the last one.
            allow_removal: sandbox.is_some(),
            offline: false,
            strict: false,
            timeout: None,
            verify: 0.0,
            part: PartArgs::default(),
        };
        build::run(root, build).await?;
        let cdn = Cdn::on(listener, &out)?;
        let follow = WatchArgs {
            addresses: None,
            api: api.clone(),
            out: out.clone(),
            locales: wanted.locales,
            every: None,
            publish: None,
            port: 0,
            host: None,
            host_name: Vec::new(),
            store: StoreArgs::default(),
        };
        let watch = Watch::begin(root, follow, Islands::Built).await?;
        Ok(Self {
            api,
            out,
            cdn,
            watch,
            _sandbox: sandbox,
        })
    }
}
