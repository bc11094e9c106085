//! The plan of a publish: a pure function of the wanted files, of the files known to be at the
//! target, and of the files in doubt.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::route;
use edge::Edge;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::entries::{Buckets, Entries, Hash};

/// The role of a file, which decides its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A page needs it: it is uploaded before pages and deleted long after them.
    Asset,
    /// A page, a feed or a calendar.
    Page,
    /// It lists pages for robots: it is uploaded after them.
    Sitemap,
}

impl Class {
    /// The class of a file, by its name.
    pub fn of(file: &str) -> Self {
        if route::is_made(file) {
            Self::Page
        } else if route::is_sitemap(file) || file == "robots.txt" {
            Self::Sitemap
        } else {
            Self::Asset
        }
    }
}

/// A file at the target that is no longer wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Awaiting {
    /// The file.
    pub file: String,
    /// Its stamp; `None` when an interrupted run may have changed it.
    pub stamp: Option<Hash>,
    /// Since when nothing refers to it.
    pub since: Timestamp,
}

/// What is known about the target.
#[derive(Debug, Default)]
pub struct Known {
    /// The files of the parts that differ from the wanted ones.
    pub stored: Entries,
    /// The files that await deletion.
    pub awaiting: Vec<Awaiting>,
    /// Files in doubt: interrupted runs were about to write or delete them.
    pub doubt: BTreeSet<String>,
}

/// A file to upload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// The file.
    pub file: String,
    /// Its stamp.
    pub stamp: Hash,
    /// Whether the target may have it already, so that a check is worth a request.
    pub is_doubtful: bool,
}

/// The plan.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Files to upload. Each stage begins when the one before is done: assets, new pages, changed
    /// pages (which may link to new ones), sitemaps.
    pub stages: [Vec<Upload>; 4],
    /// Files that await deletion once the manifest is written.
    pub awaiting: Vec<Awaiting>,
    /// Those of them that are due now.
    pub due: BTreeSet<String>,
    /// Files that are in doubt until the run ends.
    pub doubt: BTreeSet<String>,
    /// Files of which caches may hold another version: changed, new, or deleted now.
    pub changed: BTreeSet<String>,
}

impl Plan {
    /// Number of files to upload or to check.
    pub fn uploads(&self) -> usize {
        self.stages.iter().map(Vec::len).sum()
    }
}

/// Plans a publish. `wanted` is the whole manifest; `differing` are those of its parts that the
/// target does not have yet.
pub fn plan(
    wanted: &Buckets,
    differing: &[usize],
    known: &Known,
    edge: &Edge,
    now: Timestamp,
    grace: SignedDuration,
) -> Plan {
    let mut plan = Plan::default();
    let awaited: BTreeMap<&str, &Awaiting> = known
        .awaiting
        .iter()
        .map(|it| (it.file.as_str(), it))
        .collect();
    let mut look: BTreeSet<&str> = known.doubt.iter().map(String::as_str).collect();
    look.extend(
        differing
            .iter()
            .flat_map(|part| wanted.part(*part).keys())
            .map(String::as_str),
    );
    look.extend(known.stored.keys().map(String::as_str));
    look.extend(awaited.keys());
    for file in look {
        let is_doubtful = known.doubt.contains(file);
        let stored = known.stored.get(file).copied();
        let awaits = awaited.get(file).copied();
        let Some(stamp) = wanted.get(file) else {
            let since = awaits.map_or(now, |it| it.since);
            let stamp = awaits.map_or(stored, |it| it.stamp);
            plan.awaiting.push(Awaiting {
                file: file.to_owned(),
                stamp: stamp.filter(|_| !is_doubtful),
                since,
            });
            let is_old = now.duration_since(since) >= grace;
            if is_old || Class::of(file) != Class::Asset {
                plan.due.insert(file.to_owned());
                plan.changed.insert(file.to_owned());
            }
            continue;
        };
        let is_there = stored == Some(stamp) || awaits.is_some_and(|it| it.stamp == Some(stamp));
        if is_there && !is_doubtful {
            continue;
        }
        let stage = match Class::of(file) {
            Class::Asset => 0,
            Class::Page if stored.is_none() => 1,
            Class::Page => 2,
            Class::Sitemap => 3,
        };
        if !edge.is_hashed(file) {
            plan.changed.insert(file.to_owned());
        }
        plan.stages[stage].push(Upload {
            file: file.to_owned(),
            stamp,
            is_doubtful,
        });
    }
    plan.doubt = known
        .doubt
        .iter()
        .chain(plan.stages.iter().flatten().map(|it| &it.file))
        .chain(&plan.due)
        .cloned()
        .collect();
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: SignedDuration = SignedDuration::from_hours(24);

    fn plan_of(wanted: &[(&str, u128)], known: &Known) -> Plan {
        let mut all = Buckets::default();
        for (file, stamp) in wanted {
            all.insert((*file).to_owned(), Hash(*stamp));
        }
        let every: Vec<usize> = (0..crate::entries::BUCKETS).collect();
        let edge = Edge::new(&edge::About {
            origin: "https://bets.example",
            locales: &["en-ZA"],
            aliases: &[],
            locale_in_url: false,
            moved: BTreeMap::new(),
            connect: &[],
            images: &[],
            streams: &[],
            scripts: &[],
            security: &edge::Security::default(),
        });
        plan(&all, &every, known, &edge, Timestamp::UNIX_EPOCH + DAY, DAY)
    }

    fn awaiting(file: &str, stamp: Option<u128>, since: Timestamp) -> Awaiting {
        Awaiting {
            file: file.to_owned(),
            stamp: stamp.map(Hash),
            since,
        }
    }

    fn stages(plan: &Plan) -> [Vec<&str>; 4] {
        plan.stages
            .each_ref()
            .map(|stage| stage.iter().map(|it| it.file.as_str()).collect())
    }

    #[test]
    fn files_are_uploaded_in_the_order_of_their_dependencies() {
        let known = Known {
            stored: Entries::from([
                ("index.html".to_owned(), Hash(1)),
                ("same.html".to_owned(), Hash(1)),
            ]),
            ..Known::default()
        };
        let wanted = [
            ("index.html", 2),
            ("same.html", 1),
            ("new.html", 1),
            ("robots.txt", 1),
            ("sitemap.xml", 1),
            ("sitemaps/en-ZA/match-1.xml", 1),
            ("soccer/la-liga.ics", 1),
            ("favicon.ico", 1),
        ];
        assert_eq!(
            stages(&plan_of(&wanted, &known)),
            [
                vec!["favicon.ico"],
                vec!["new.html", "soccer/la-liga.ics"],
                vec!["index.html"],
                vec!["robots.txt", "sitemap.xml", "sitemaps/en-ZA/match-1.xml"],
            ]
        );
    }

    #[test]
    fn pages_are_deleted_at_once_and_assets_after_their_grace() {
        let known = Known {
            stored: Entries::from([
                ("gone.html".to_owned(), Hash(1)),
                ("assets/b.js".to_owned(), Hash(2)),
            ]),
            awaiting: vec![awaiting("assets/a.js", Some(1), Timestamp::UNIX_EPOCH)],
            ..Known::default()
        };
        let now = Timestamp::UNIX_EPOCH + DAY;
        let plan = plan_of(&[], &known);
        assert_eq!(
            plan.awaiting,
            [
                awaiting("assets/a.js", Some(1), Timestamp::UNIX_EPOCH),
                awaiting("assets/b.js", Some(2), now),
                awaiting("gone.html", Some(1), now),
            ]
        );
        let due = ["assets/a.js", "gone.html"].map(str::to_owned);
        assert_eq!(plan.due, BTreeSet::from(due));
        assert_eq!(plan.doubt, plan.due);
    }

    #[test]
    fn files_that_a_dead_run_was_deleting_are_in_doubt() {
        let now = Timestamp::UNIX_EPOCH + DAY;
        let known = Known {
            awaiting: vec![awaiting("assets/a.js", Some(1), now)],
            doubt: BTreeSet::from(["assets/a.js".to_owned()]),
            ..Known::default()
        };
        assert_eq!(
            plan_of(&[], &known).awaiting,
            [awaiting("assets/a.js", None, now)]
        );
        let wanted = plan_of(&[("assets/a.js", 1)], &known);
        assert!(wanted.stages[0][0].is_doubtful && wanted.awaiting.is_empty());
    }
}
