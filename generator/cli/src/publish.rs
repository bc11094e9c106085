//! `sportsbook publish`: uploads the served generation to a target.

use std::path::Path;
use std::time::Instant;

use project::settings::Settings;
use publish::{Lists, Options, Publisher, Summary, Target};

use crate::args::PublishArgs;
use crate::build::failed;
use crate::document;
use crate::existing;
use crate::failure::Failure;
use crate::plural::count;
use crate::progress::Progress;
use crate::storage::Store;

/// Publishes and prints a summary.
///
/// # Errors
/// There is no site, the target cannot be reached, another publisher is at work there, or more
/// pages would be removed than the settings allow.
pub async fn run(root: &Path, args: &PublishArgs) -> Result<(), Failure> {
    let begun = Instant::now();
    let settings = Settings::load(root).map_err(|errors| failed(&errors, &root.join(&args.out)))?;
    let target = Target::parse(&args.target, root).map_err(Failure::misused)?;
    let store = Store::new(&args.store, &target)?;
    let out = root.join(&args.out);
    target.check_outside(&out)?;
    // Holds the lock to the end: no build may change the files meanwhile.
    let output = existing::open(root, &args.out, "another publish is uploading from")?;
    let (manifest, contents) = output.pin()?.open()?;
    let publisher = Publisher::of(&out)?;
    let lists = lists_of(&settings, &out);
    let edge = document::read(&out)?;
    store.check_origin(&edge).await?;
    let progress = Progress::new("files");
    let options = Options {
        removal_percent: removal_percent(&settings, args.allow_removal),
        lists: Some(&lists),
        progress: &|done, total| progress.set(done, total),
        ..store.options(&publisher, &edge)
    };
    let published = publish::publish(&manifest, &contents, &target, &options).await;
    progress.clear();
    let summary = published?;
    println!(
        "{}",
        sentence(
            &summary,
            &target.name(),
            &args.out,
            begun.elapsed().as_secs_f64()
        )
    );
    Ok(())
}

/// The share of a target's pages that may be removed, in per cent.
pub fn removal_percent(settings: &Settings, allow_removal: bool) -> u8 {
    match allow_removal {
        true => 100,
        false => settings.removal_percent(),
    }
}

fn sentence(summary: &Summary, target: &str, out: &Path, seconds: f64) -> String {
    let mut parts = vec![format!("{} uploaded", count(summary.pages, "page"))];
    for (number, what) in [
        (
            summary.assets,
            format!("{} uploaded", count(summary.assets, "other file")),
        ),
        (
            summary.resumed,
            format!(
                "{} already uploaded by an interrupted publish",
                summary.resumed
            ),
        ),
        (summary.deleted, format!("{} deleted", summary.deleted)),
        (
            summary.awaiting,
            format!(
                "{} kept until their grace period is over",
                count(summary.awaiting, "unused file")
            ),
        ),
    ] {
        if number > 0 {
            parts.push(what);
        }
    }
    let purge = match summary.purged {
        0 => String::new(),
        number => format!(
            "; {} to purge in {}",
            count(number, "URL"),
            out.join("purge.txt").display()
        ),
    };
    format!(
        "published generation {} ({}) to {target} in {seconds:.1} s: {}{purge}",
        summary.generation,
        count(summary.files, "file"),
        parts.join(", ")
    )
}

/// Where a publish of a site with these settings writes its lists, and what they depend on.
pub fn lists_of(settings: &Settings, out: &Path) -> Lists {
    Lists {
        folder: out.to_path_buf(),
        origin: settings.origin.clone(),
        indexed: settings.indexed,
        key: settings.indexnow_key.clone(),
        is_listed: |file| pages::kinds::by_file(file).is_none_or(|kind| kind.indexed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_every_number() {
        let summary = Summary {
            generation: 7,
            files: 120,
            pages: 3,
            deleted: 1,
            purged: 4,
            ..Summary::default()
        };
        assert_eq!(
            sentence(&summary, "s3://site", Path::new("dist"), 0.25),
            "published generation 7 (120 files) to s3://site in 0.2 s: 3 pages uploaded, 1 deleted; 4 URLs to purge in dist/purge.txt"
        );
    }
}
