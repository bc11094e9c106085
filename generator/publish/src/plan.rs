//! What a publish has to do: a pure function of what is to stand, of what is known to stand, and of
//! what is in doubt.

use std::collections::{BTreeMap, BTreeSet};

use edge::Edge;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::entries::{Buckets, Entries, Hash};

/// What a file is to those that name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A page needs it: it comes before pages and goes long after them.
    Asset,
    /// A page.
    Page,
    /// What names pages to robots: it comes after them.
    Sitemap,
}

impl Class {
    /// The class of a file, by its name.
    pub fn of(file: &str) -> Self {
        let is_sitemap = file.starts_with("sitemap") && file.ends_with(".xml");
        if file.ends_with(".html") {
            Self::Page
        } else if is_sitemap || file == "robots.txt" {
            Self::Sitemap
        } else {
            Self::Asset
        }
    }
}

/// A file that stands at the target and is to stand no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Awaiting {
    /// The file.
    pub file: String,
    /// Its stamp; `None` when a run that died may have left anything.
    pub stamp: Option<Hash>,
    /// Since when nothing names it.
    pub since: Timestamp,
}

/// What is known of the target.
#[derive(Debug, Default)]
pub struct Known {
    /// What stands, of the buckets that differ from the wanted ones.
    pub stands: Entries,
    /// What awaits its deletion.
    pub awaiting: Vec<Awaiting>,
    /// What may be anything: runs that died were about to write or delete it.
    pub doubt: BTreeSet<String>,
}

/// A file to upload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// The file.
    pub file: String,
    /// What it is to be.
    pub stamp: Hash,
    /// Whether it may stand already, so that it is worth asking.
    pub is_doubtful: bool,
}

/// All that is to be done.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What to upload: each stage begins when the one before is done. Assets, pages that are new,
    /// pages that changed (which may link to new ones), sitemaps.
    pub stages: [Vec<Upload>; 4],
    /// Files that await their deletion once the manifest is written.
    pub awaiting: Vec<Awaiting>,
    /// Those of them whose time has come.
    pub due: BTreeSet<String>,
    /// Files that may be anything until the run ends.
    pub doubt: BTreeSet<String>,
    /// Files that caches may have otherwise: they changed, came, or go now.
    pub changed: BTreeSet<String>,
}

impl Plan {
    /// Files to upload or to ask for.
    pub fn uploads(&self) -> usize {
        self.stages.iter().map(Vec::len).sum()
    }
}

/// Plans a publish. `wanted` is the whole manifest; `differing` are its parts that are not at the
/// target yet.
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
    look.extend(known.stands.keys().map(String::as_str));
    look.extend(awaited.keys());
    for file in look {
        let is_doubtful = known.doubt.contains(file);
        let stands = known.stands.get(file).copied();
        let awaits = awaited.get(file).copied();
        let Some(stamp) = wanted.get(file) else {
            let since = awaits.map_or(now, |it| it.since);
            let stamp = awaits.map_or(stands, |it| it.stamp);
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
        let is_there = stands == Some(stamp) || awaits.is_some_and(|it| it.stamp == Some(stamp));
        if is_there && !is_doubtful {
            continue;
        }
        let stage = match Class::of(file) {
            Class::Asset => 0,
            Class::Page if stands.is_none() => 1,
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
            connect: &[],
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
    fn files_come_in_the_order_in_which_they_need_each_other() {
        let known = Known {
            stands: Entries::from([
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
            ("sitemap-1.xml", 1),
            ("favicon.ico", 1),
        ];
        assert_eq!(
            stages(&plan_of(&wanted, &known)),
            [
                vec!["favicon.ico"],
                vec!["new.html"],
                vec!["index.html"],
                vec!["robots.txt", "sitemap-1.xml"],
            ]
        );
    }

    #[test]
    fn pages_go_at_once_and_assets_when_their_grace_is_over() {
        let known = Known {
            stands: Entries::from([
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
    fn what_a_dead_run_was_about_to_delete_is_not_taken_to_be_there() {
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
