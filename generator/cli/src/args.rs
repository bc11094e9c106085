//! The command line: every flag is defined and documented here, and nowhere else.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use jiff::{SignedDuration, Timestamp};
use store::shard::Shard;

use crate::when::{self, When};

/// A prerendered sportsbook: reads an operator's catalogue and writes a site for a CDN.
#[derive(Debug, Parser)]
#[command(
    name = "sportsbook",
    version,
    propagate_version = true,
    after_help = "\
Examples:
  sportsbook demo                                  everything on this machine, to try
  sportsbook dev                                   edit content, words and styles, and watch them change
  sportsbook sandbox --matches 2000 --control      a stand-in operator with a control API
  sportsbook build --api https://api.example.com   build the site from an operator
  sportsbook build --locales en-ZA,ar              two languages only
  sportsbook check --strict                        find the project's mistakes, without an operator
  sportsbook blocks banner                         what a kind of block is, its options, an example
  sportsbook watch --api https://api.example.com   build it and keep it current
  sportsbook serve --port 8080                     serve the built site, as a CDN would
  sportsbook publish s3://bucket/site              upload the built site

Every command works without a flag. The project is the nearest folder upwards with
content/site.toml; --root selects another.

Exit codes: 0 done, 1 failed, 2 wrong usage."
)]
pub struct Cli {
    /// Folder of the project [default: the nearest one upwards with content/site.toml]
    #[arg(long, global = true, value_name = "DIR")]
    pub root: Option<PathBuf>,

    /// Log more on stderr (-v: steps, -vv: every call); RUST_LOG overrides it
    #[arg(short, long, global = true, action = clap::ArgAction::Count)]
    pub verbose: u8,

    /// Form of the log on stderr: text, or json with an object per line
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "FORM",
        default_value = "text",
        hide_possible_values = true
    )]
    pub log: LogForm,

    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

/// Form of the log on stderr.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogForm {
    /// One line per event, for people
    Text,
    /// One JSON object per line
    Json,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run everything on this machine: a sandbox operator, and a served site that follows it
    #[cfg_attr(not(feature = "sandbox"), command(hide = true))]
    Demo(DemoArgs),
    /// Serve the site while editors work on it: each save shows in the open browser
    Dev(DevArgs),
    /// Build the site from an operator's API, incrementally
    Build(BuildArgs),
    /// Check the project without an operator: mistakes, and templates that are not compiled
    Check(CheckArgs),
    /// Print the catalogue of block kinds, or write the schemas of the editors' files
    Blocks(BlocksArgs),
    /// Follow the operator and keep the site current until stopped
    Watch(WatchArgs),
    /// Serve a built site as a CDN would
    Serve(ServeArgs),
    /// Print the nginx configuration of a built site
    Nginx(NginxArgs),
    /// Upload the catalogue to a target, for shards to build from
    Snapshot(SnapshotArgs),
    /// Upload the served generation to a target; only differences are transferred
    Publish(PublishArgs),
    /// List the kept generations, the newest first
    Generations(GenerationsArgs),
    /// Serve an earlier generation again
    Rollback(RollbackArgs),
    /// Explain what a page was made from, and why it was or was not rebuilt
    Why(WhyArgs),
    /// Run a stand-in operator with a simulated world
    #[cfg_attr(not(feature = "sandbox"), command(hide = true))]
    Sandbox(SandboxArgs),
}

/// Flags of `build`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook build                                  from a sandbox on this machine
  sportsbook build --api https://api.example.com    from a real operator
  sportsbook build --locales en-ZA,ar --out /tmp/x  two languages, elsewhere
  sportsbook build --verify 1%                      verify one in a hundred of the kept pages
  sportsbook build --addresses addresses.txt        keep old addresses without a DIR that lasts
  sportsbook build --shard 0/4 --snapshot s3://bucket/.sportsbook/snapshots/1f2e… --to s3://bucket
                                                    one of four machines that build together

If the operator's API needs credentials, they are the header Authorization of each call, in the
environment's SPORTSBOOK_API_AUTHORIZATION. Pages and logs show --api, so it has none.

A build without changes writes nothing. A failed build leaves the last good site unchanged,
byte for byte.")]
pub struct BuildArgs {
    /// Root of the operator's API; calls go to /api/v2 below it
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4001")]
    pub api: String,

    /// Output folder, relative to the project's folder; a CDN serves DIR/site
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,

    /// Languages to build, of those in content/site.toml; the default one is always built
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub locales: Option<Vec<String>>,

    /// Keep the addresses of sports, categories, leagues and matches also in FILE: read if DIR has
    /// none yet, written after each build. For builds whose DIR does not last; otherwise an address
    /// that changes is lost. A line is `league 100001 /soccer/premier-league`
    #[arg(long, value_name = "FILE")]
    pub addresses: Option<PathBuf>,

    /// Continue even if more pages would be removed than content/site.toml allows: from DIR/site,
    /// or, with --shard, from TARGET
    #[arg(long)]
    pub allow_removal: bool,

    /// Seconds for a complete answer of the operator, after which the call is retried [default: 30]
    #[arg(long, value_name = "SECONDS", value_parser = value_parser!(u32).range(1..=3_600))]
    pub timeout: Option<u32>,

    /// Make no calls: build from the operator's last answers
    #[arg(long)]
    pub offline: bool,

    /// Build the site as of this time, such as 2027-01-30T14:00:00Z [default: now]
    #[arg(long, value_name = "TIME", value_parser = when::moment)]
    pub now: Option<Timestamp>,

    /// Build nothing if `sportsbook check --strict` would fail, such as with a missing word
    #[arg(long)]
    pub strict: bool,

    /// Render this share of the kept pages again, and fail if one differs
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value = "0%")]
    pub verify: f64,

    /// The part that one of several machines builds.
    #[command(flatten)]
    pub part: PartArgs,
}

/// Flags of `build` for one of several machines.
#[derive(Clone, Debug, Default, Args)]
pub struct PartArgs {
    /// Build part K of N, from 0, from scratch, and publish it; the last of the N joins the parts.
    /// All need the same project, program and snapshot
    #[arg(long, value_name = "K/N", requires = "snapshot", requires = "to", conflicts_with_all = ["offline", "verify", "api", "timeout", "now", "addresses"])]
    pub shard: Option<Shard>,

    /// The snapshot's name, as `sportsbook snapshot` printed it
    #[arg(long, value_name = "URL", requires = "shard")]
    pub snapshot: Option<String>,

    /// Target to publish to: a folder, file:///folder, or s3://bucket/prefix
    #[arg(long, value_name = "TARGET", requires = "shard")]
    pub to: Option<String>,

    /// How files are stored there.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Flags of `check`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook check             settings, messages, templates and content, before a commit
  sportsbook check --strict    fail on warnings too
  sportsbook check --all       also list every message that a language lacks

All mistakes of settings, content, words and templates are printed at once, each with its file,
line, caret and hint. A page of every kind is rendered from matches that are made up, so a value
that does not exist is found where one of these pages uses it; in any other branch, the build finds
it. A template construct that is not compiled is a warning: Minijinja renders its pages, which takes
about twenty times as long.")]
pub struct CheckArgs {
    /// Fail if there is a warning
    #[arg(long)]
    pub strict: bool,

    /// List every message that a language lacks, not only their number, and those that nothing shows
    #[arg(long)]
    pub all: bool,
}

/// Flags of `blocks`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook blocks                             every kind: what it is, its options, an example
  sportsbook blocks banner                      one kind
  sportsbook blocks --schema content/.schema    the JSON Schemas of all files below content/

Programs that edit TOML complete and check the files below content/ by the schemas: .taplo.toml
and tombi.toml bind them by path. Write them again after an update of sportsbook.")]
pub struct BlocksArgs {
    /// Kind of block [default: all of them]
    pub kind: Option<String>,

    /// Write the JSON Schemas (draft 7) of the editors' files to this folder instead
    #[arg(long, value_name = "DIR", conflicts_with = "kind")]
    pub schema: Option<PathBuf>,
}

/// Flags of `snapshot`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook snapshot s3://bucket    after a build; prints the value of `build --snapshot`

The last line of its output names the snapshot: the operator's answers and the time
of the snapshot, which every build from it uses.")]
pub struct SnapshotArgs {
    /// A folder, file:///folder, or s3://bucket/prefix
    pub target: String,

    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,
}

/// Flags of `publish`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook publish /var/www/site            a folder that a server on this machine serves
  sportsbook publish s3://bucket              the root of a bucket
  sportsbook publish s3://bucket/site         a prefix in it

S3 and compatible storage are configured by the usual variables: AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION; AWS_ENDPOINT_URL for other storage than
Amazon's, with AWS_ALLOW_HTTP=true if that begins with http://; roles of containers and machines
need none of them. The storage must support conditional writes (If-Match, If-None-Match).

Assets are uploaded first, then new pages, changed pages and sitemaps, then the manifest in
.sportsbook/ at the target; deletions are last: the target is complete at all times. An
interrupted publish continues when it is started again. Of two at once, one fails and names the
other. A publish that would remove more of the target's pages than build.removal_percent of
content/site.toml writes nothing and fails, unless --allow-removal is given. So does one to a
folder, bucket or prefix that has files but no manifest, unless --adopt is given.

Afterwards DIR/purge.txt lists the URLs to purge from a CDN, DIR/indexnow.json (and -2, -3 for
each 10,000 more) those that search engines should crawl again.")]
pub struct PublishArgs {
    /// A folder, file:///folder, or s3://bucket/prefix
    pub target: String,

    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,

    /// Continue even if more of TARGET's pages would be removed than content/site.toml allows
    #[arg(long)]
    pub allow_removal: bool,

    /// How files are stored there.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// How files are stored at a target.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Publishing")]
pub struct StoreArgs {
    /// How long unused assets are kept for pages in caches; removed pages are deleted at once
    /// [default: 24h]
    #[arg(long, value_name = "TIME", value_parser = when::span)]
    pub grace: Option<SignedDuration>,

    /// How text is stored in object storage. CDNs compress uncompressed files by themselves, but
    /// send compressed ones even to browsers that cannot decode them [default: none]
    #[arg(long, value_enum, value_name = "HOW")]
    pub compress: Option<Compress>,

    /// Publish for the first time to a place that has files already: those of the same names are
    /// replaced, the others stay
    #[arg(long)]
    pub adopt: bool,

    /// Ask this address of the site for its content security policy first, and publish nothing that it would
    /// break
    #[arg(long, value_name = "URL")]
    pub origin: Option<String>,

    /// Parallel requests [default: 32]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000))]
    pub concurrency: Option<usize>,
}

/// How text is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Compress {
    /// Uncompressed
    None,
    /// With gzip
    Gzip,
    /// With brotli
    Brotli,
}

/// Flags of `watch`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook watch                                  a sandbox on this machine
  sportsbook watch --api https://api.example.com    a real operator
  sportsbook watch --every 60 --port 0              reconcile each minute; metrics on a free port
  sportsbook watch --publish s3://bucket/site       publish each generation too

If the operator's API needs credentials, they are the header Authorization of each call, in the
environment's SPORTSBOOK_API_AUTHORIZATION. Pages and logs show --api, so it has none.

It fetches everything from the operator on a schedule. In between it follows the push and builds
the pages that an event affects. Prices are rendered again when they are older than the limit in
content/site.toml. Editors' changes are applied when they are saved; a mistake is reported, and
the last valid project stays in use. `curl http://HOST:PORT` prints what is wrong and what to do;
/health answers the same as JSON with 200, or 503 if somebody must act; /metrics is in the
Prometheus text form; /generations and /why/ar/soccer replace those commands, which cannot use
the folder meanwhile. SIGTERM or Ctrl-C stops it, after the running build.

The log on stderr has a time (UTC) on each line, or a priority where it is systemd's journal. An
error means that somebody must act, a warning that it goes on without what is missing.")]
pub struct WatchArgs {
    /// Root of the operator's API; calls go to /api/v2 below it
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4001")]
    pub api: String,

    /// Keep the addresses of sports, categories, leagues and matches also in FILE, as `build` does:
    /// read if DIR has none yet, written after each full reconcile
    #[arg(long, value_name = "FILE")]
    pub addresses: Option<PathBuf>,

    /// Output folder, relative to the project's folder; a CDN serves DIR/site
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,

    /// Languages to build, of those in content/site.toml; the default one is always built
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub locales: Option<Vec<String>>,

    /// Seconds between full reconciles; sitemaps follow with each [default: watch.reconcile_seconds of content/site.toml]
    #[arg(long, value_name = "SECONDS", value_parser = value_parser!(u32).range(1..))]
    pub every: Option<u32>,

    /// Also publish each generation to this target, as `sportsbook publish` does. A generation that
    /// would remove more pages than content/site.toml allows is reported and left to `publish
    /// --allow-removal`
    #[arg(long, value_name = "TARGET")]
    pub publish: Option<String>,

    /// Port of metrics and health; 0 takes a free one
    #[arg(long, value_name = "P", default_value_t = 9100)]
    pub port: u16,

    /// Address of metrics and health [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS")]
    pub host: Option<std::net::Ipv4Addr>,

    /// Another name that the port answers to, such as a service's name; addresses and localhost always do
    #[arg(long, value_name = "NAME")]
    pub host_name: Vec<String>,

    /// How files are stored at the target.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Flags of `generations`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook generations              those of the project's dist/
  sportsbook generations --out /tmp/x of another folder

A star marks the served one. Each has its time, the disk that is kept for it alone, what made it,
its pages, and the files that it changed. Kept are the last ten, one a minute for an hour, one an
hour for a day, and each that a build, a save of the editors, a reconcile or a rollback made, as far
as build.generations_megabytes of content/site.toml allows. `sportsbook rollback` returns to one.")]
pub struct GenerationsArgs {
    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,
}

/// Flags of `rollback`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook rollback               to the previous generation; repeat to go further back
  sportsbook rollback 41            to generation 41
  sportsbook rollback --before 1h   to what was served an hour ago
  sportsbook rollback --before 2026-11-23T14:00:00Z

With --before, the newest kept generation of that time or earlier is taken.

This serves a new generation with the old files. The next build replaces it with current pages
again: stop the schedule and fix the cause first. A build that would then remove more of the served
pages than content/site.toml allows is refused.")]
pub struct RollbackArgs {
    /// Number of the generation [default: the one before the served one]
    pub number: Option<u64>,

    /// Return to what was served at a time: an age, such as 1h or 30m, or a moment
    #[arg(long, value_name = "TIME", conflicts_with = "number")]
    pub before: Option<When>,

    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,
}

/// Flags of `why`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook why /ar/soccer          by its path on the site
  sportsbook why ar/soccer.html      by its file
  sportsbook why /ar/soccer --all    every input that the page read, a line each

The reason comes first. Inputs of one kind are one line: their first, their last, their number.")]
pub struct WhyArgs {
    /// Path or file of the page
    pub path: String,

    /// List every input, not only how many there are of each kind
    #[arg(long)]
    pub all: bool,

    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,
}

/// Flags of `serve`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook serve                the project's dist/ on http://127.0.0.1:4000
  sportsbook serve --out /tmp/x   the site of `build --out /tmp/x`
  sportsbook serve --port 0       any free port, which it prints")]
pub struct ServeArgs {
    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,

    /// Port on 127.0.0.1; 0 takes a free one
    #[arg(long, value_name = "P", default_value_t = 4000)]
    pub port: u16,
}

/// Flags of `nginx`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook nginx                                    print it
  sportsbook nginx --to /etc/nginx/sportsbook.conf    write it, at once and only if it has changed

It is made from DIR/headers.json: headers, redirects, 404 pages, files of paths. Include it in a
`server` block of nginx whose `root` is DIR/site; generator/deploy/nginx.conf is one to copy.
After a change, nginx must be reloaded: nginx -t && nginx -s reload")]
pub struct NginxArgs {
    /// Output folder of the build, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub out: PathBuf,

    /// File to write [default: stdout]
    #[arg(long, value_name = "FILE")]
    pub to: Option<PathBuf>,
}

/// Flags of `sandbox`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook sandbox                      500 matches on http://127.0.0.1:4001
  sportsbook sandbox --matches 100000     a busier day
  sportsbook sandbox --seed 7 --control   another world, with the control API
  sportsbook sandbox --speed 20           matches that are over in minutes
  sportsbook sandbox --at 2027-01-30T14:00:00Z --stopped --control
                                          a world that moves when a test moves it
  sportsbook sandbox --data /tmp/players  bets and balances survive a restart
  sportsbook sandbox --centrifugo http://127.0.0.1:8000 --centrifugo-key KEY
                                          publish through Centrifugo, as an operator does

With --centrifugo the events go to Centrifugo's server API, and browsers and `watch` listen to it:
give its websocket as api.push in content/site.toml. Its configuration needs the namespaces
\"public\" (allow_subscribe_for_client, allow_subscribe_for_anonymous) and \"private\", both with
history_size, history_ttl and force_recovery, and client.allow_anonymous_connect_without_token.

/sandbox on its address documents everything that it answers.")]
pub struct SandboxArgs {
    /// Port on 127.0.0.1; 0 takes a free one
    #[arg(long, value_name = "P", default_value_t = 4001)]
    pub port: u16,

    /// The simulated world.
    #[command(flatten)]
    pub world: World,

    /// Where events are published.
    #[command(flatten)]
    pub centrifugo: CentrifugoArgs,
}

/// Flags of `sandbox` for publishing through Centrifugo.
#[derive(Clone, Debug, Default, Args)]
pub struct CentrifugoArgs {
    /// Address of Centrifugo: publish through its server API instead of the sandbox's own push
    #[arg(long, value_name = "URL", requires = "centrifugo_key")]
    pub centrifugo: Option<String>,

    /// Key of the server API: http_api.key of Centrifugo's configuration
    #[arg(long, value_name = "KEY", requires = "centrifugo")]
    pub centrifugo_key: Option<String>,

    /// Secret of the tokens: client.token.hmac_secret_key of Centrifugo's configuration
    /// [default: the key]
    #[arg(long, value_name = "SECRET", requires = "centrifugo")]
    pub centrifugo_secret: Option<String>,

    /// Locales in which events are published: Centrifugo does not tell who listens
    #[arg(
        long,
        value_name = "A,B",
        value_delimiter = ',',
        default_value = "en-ZA"
    )]
    pub centrifugo_locales: Vec<String>,
}

/// Flags of `demo`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook demo                  the site on 4000, its operator on 4001
  sportsbook demo --port 8000      the site on 8000, its operator on 8001
  sportsbook demo --matches 5000   a busier day
  sportsbook demo --all-locales    in every language of content/site.toml

It builds the islands if they are stale, then the site, and then follows the sandbox as `watch`
does: prices and scores on the pages stay current, and editors' changes are applied when they are
saved.")]
pub struct DemoArgs {
    /// Port of the site on 127.0.0.1; the sandbox takes the next one
    #[arg(long, value_name = "P", default_value_t = 4000, value_parser = value_parser!(u16).range(1..65535))]
    pub port: u16,

    /// Output folder, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist/demo")]
    pub out: PathBuf,

    /// Languages to build, of those in content/site.toml; the default one is always built
    /// [default: that one, ar, br, de and ja]
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub locales: Option<Vec<String>>,

    /// Build every language
    #[arg(long, conflicts_with = "locales")]
    pub all_locales: bool,

    /// The simulated world.
    #[command(flatten)]
    pub world: World,
}

/// Flags of `dev`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  sportsbook dev                                  the site on 4000, a sandbox on 4001
  sportsbook dev --api https://api.example.com    with the matches of a real operator
  sportsbook dev --locales en-ZA,ar               two languages: a save shows sooner

A save in content/, locales/ or templates/ is built, and the browser shows it: it loads the page
again if the save has changed it, and replaces a stylesheet in place. Mistakes are shown over the
page, each with its file, line and hint, until they are mended; the site stays as it was.

/admin/ is a form for the files in content/: a browser that can open folders (Chrome, Edge) saves
into the project's folder, which must be a Git repository. Comments in the files are kept.

The site that is published is another one: it is built by `build` or `watch`, and has nothing of
this.")]
pub struct DevArgs {
    /// Root of an operator's API [default: a sandbox on the port after the site's]
    #[arg(long, value_name = "URL")]
    pub api: Option<String>,

    /// Port of the site on 127.0.0.1; the sandbox takes the next one
    #[arg(long, value_name = "P", default_value_t = 4000, value_parser = value_parser!(u16).range(1..65535))]
    pub port: u16,

    /// Output folder, relative to the project's folder
    #[arg(long, value_name = "DIR", default_value = "dist/dev")]
    pub out: PathBuf,

    /// Languages to build, of those in content/site.toml; the default one is always built. With few of
    /// them a save shows sooner
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub locales: Option<Vec<String>>,

    /// The simulated world.
    #[command(flatten)]
    pub world: World,
}

/// The simulated world of a sandbox.
#[derive(Clone, Debug, Args)]
pub struct World {
    /// Seed of the simulated world: the same seed makes the same world
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// Matches in the world, up to 1,000,000
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000_000))]
    pub matches: usize,

    /// Seconds of the world's clock per second, up to 1000
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = RangedU64ValueParser::<u32>::new().range(1..=1_000))]
    pub speed: u32,

    /// Time at which the world's clock begins, such as 2027-01-30T14:00:00Z [default: now]
    #[arg(long, value_name = "TIME", value_parser = when::moment)]
    pub at: Option<Timestamp>,

    /// Let the world's clock wait until the control API advances or continues it
    #[arg(long, requires = "control")]
    pub stopped: bool,

    /// Open the control API under /sandbox/control, for tests
    #[arg(long)]
    pub control: bool,

    /// Folder for players, bets and balances, which then survive a restart
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// A share such as `1%` or `0.5`, in percent.
fn percent(text: &str) -> Result<f64, String> {
    let number = text.trim_end_matches('%').parse::<f64>();
    match number {
        Ok(share) if (0.0..=100.0).contains(&share) => Ok(share),
        _ => Err("a share is a number from 0 to 100, such as 1%".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_valid() {
        Cli::command().debug_assert();
    }
}
