//! `sportsbook build --shard`: one of several machines that build a site together.

use std::fs;
use std::path::Path;
use std::time::Instant;

use diagnostic::Diagnostic;
use project::Project;
use publish::{Options, Outcome, Publisher, Target};
use site::build::BuildOptions;
use site::engine::Engine;
use site::ingest::Update;
use site::sitemaps;
use store::output::{Contents, Output};
use store::shard::Shard;
use store::state::{self, Cause, State};

use crate::args::BuildArgs;
use crate::build::{self, admit, failed, program, warn};
use crate::document;
use crate::failure::Failure;
use crate::folder;
use crate::progress::Progress;
use crate::publish::{lists_of, removal_percent};
use crate::storage::Store;

/// Builds a part in a folder of its own below `--out`, publishes it, and prints a summary.
///
/// # Errors
/// The snapshot, the project, the disk or the target; or another publisher is at work there, or
/// more pages would be removed than the settings allow.
pub async fn run(root: &Path, args: &BuildArgs) -> Result<(), Failure> {
    let (Some(shard), Some(url), Some(to)) = (args.part.shard, &args.part.snapshot, &args.part.to)
    else {
        return Err(Failure::usage("--shard needs --snapshot and --to"));
    };
    let begun = Instant::now();
    let target = Target::parse(to, root).map_err(Failure::misused)?;
    let store = Store::new(&args.part.store, &target)?;
    let name = format!("shard-{}-of-{}", shard.index, shard.count);
    let out = folder::of_build(root, &args.out.join(name))?;
    target.check_outside(&out)?;
    let output = Output::open(&out)?;
    let snapshot = load(url, root, &output, &out).await?;
    let project = build::project(root, args.locales.as_deref(), &out)?;
    admit(&project, args.strict)?;
    let others = make(&project, &output, &out, shard)?;
    let manifest = output.manifest()?;
    let publisher = Publisher::of_shard(&snapshot, shard);
    let lists = lists_of(&project.settings, &out);
    let edge = document::read(&out)?;
    store.check_origin(&edge).await?;
    let progress = Progress::new("files");
    let options = Options {
        removal_percent: removal_percent(&project.settings, args.allow_removal),
        lists: Some(&lists),
        progress: &|done, total| progress.set(done, total),
        ..store.options(&publisher, &edge)
    };
    let source = Contents::of(&output.site());
    let part = publish::Part {
        shard,
        others: &others,
        sitemap_index: |origin, files| sitemaps::joined(origin, files.iter().copied()),
    };
    let published = publish::publish_part(&manifest, &source, part, &target, &options).await;
    progress.clear();
    let seconds = begun.elapsed().as_secs_f64();
    println!("{}", sentence(shard, &published?, &target.name(), seconds));
    Ok(())
}

/// Replaces the folder's catalogue with that of the snapshot, and removes the rest of the state.
async fn load(url: &str, root: &Path, output: &Output, out: &Path) -> Result<String, Failure> {
    let path = out.join("state/snapshot.redb");
    let name = publish::snapshot::get(url, root, &path).await?;
    let take = || output.state().take_catalogue(&State::open(&path)?);
    take().map_err(state::diagnose)?;
    fs::remove_file(&path)
        .map_err(|error| Failure::new(format!("cannot remove {}: {error}", path.display())))?;
    Ok(name)
}

/// Builds the part. Also returns the files of all other parts.
fn make(
    project: &Project,
    output: &Output,
    out: &Path,
    shard: Shard,
) -> Result<Vec<String>, Failure> {
    let now = output.state().taken_at().map_err(state::diagnose)?;
    let now = now.ok_or_else(|| {
        Diagnostic::error("the snapshot has no time").hint("make another one with this version")
    })?;
    let progress = std::sync::Mutex::new(Progress::new("pages"));
    let options = BuildOptions {
        project,
        output,
        api: None,
        now,
        program: program()?,
        cause: Cause::Build,
        // The last job's state in this folder does not count: publishing compares with the target
        // itself.
        allow_removal: true,
        verify_percent: 0.0,
        shard: Some(shard),
        progress: &|done, total| {
            if let Ok(progress) = progress.lock() {
                progress.set(done, total);
            }
        },
    };
    let (summary, notes) = Engine::default()
        .build(&options, Update::Nothing)
        .map_err(|errors| failed(&errors, out))?;
    if let Ok(progress) = progress.lock() {
        progress.clear();
    }
    warn(&notes);
    warn(&project.templates.uncompiled());
    Ok(summary.others)
}

fn sentence(shard: Shard, outcome: &Outcome, target: &str, seconds: f64) -> String {
    match outcome {
        Outcome::Part(part) => format!(
            "shard {shard} is uploaded to {target} after {seconds:.1} s: {} files, {} uploaded; the last shard joins all parts",
            part.files,
            part.pages + part.assets
        ),
        Outcome::Joined(site) => format!(
            "published generation {} ({} files) to {target}: shard {shard} was the last, after {seconds:.1} s; {} uploaded by it, {} deleted",
            site.generation,
            site.files,
            site.pages + site.assets,
            site.deleted
        ),
        Outcome::Stands => {
            format!("the shards of this snapshot have already published to {target}")
        }
    }
}

#[cfg(test)]
mod tests {
    use publish::Summary;

    use super::*;

    #[test]
    fn the_summary_says_whether_the_site_is_published() {
        let shard = Shard { index: 2, count: 4 };
        let summary = Summary {
            generation: 3,
            files: 40,
            pages: 30,
            assets: 1,
            ..Summary::default()
        };
        let say = |outcome| sentence(shard, &outcome, "s3://site", 1.0);
        assert_eq!(
            say(Outcome::Part(summary.clone())),
            "shard 2/4 is uploaded to s3://site after 1.0 s: 40 files, 31 uploaded; the last shard joins all parts"
        );
        assert_eq!(
            say(Outcome::Joined(summary)),
            "published generation 3 (40 files) to s3://site: shard 2/4 was the last, after 1.0 s; 31 uploaded by it, 0 deleted"
        );
    }
}
