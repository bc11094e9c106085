//! Finds circles in the graph of uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::PathBuf;

/// One use of a file by another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The file that uses.
    pub from: PathBuf,
    /// The file that defines what is used.
    pub to: PathBuf,
    /// The line in `from`.
    pub line: usize,
    /// The path as written there.
    pub path: String,
}

/// Files that all use each other, directly or indirectly, as the uses between them.
#[derive(Debug)]
pub struct Circle(pub Vec<Use>);

impl Circle {
    /// The files of the circle.
    #[must_use]
    pub fn files(&self) -> BTreeSet<&PathBuf> {
        self.0.iter().map(|tie| &tie.from).collect()
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "a circle of {} files:", self.files().len())?;
        for Use {
            from,
            to,
            line,
            path,
        } in &self.0
        {
            writeln!(
                f,
                "  {}:{line} uses {} ({path})",
                from.display(),
                to.display()
            )?;
        }
        Ok(())
    }
}

/// The circles in these uses. Circles that share a file are reported as one, so each file is in at
/// most one circle (a strongly connected component).
#[must_use]
pub fn circles(uses: &[Use]) -> Vec<Circle> {
    let mut next: BTreeMap<&PathBuf, BTreeSet<&PathBuf>> = BTreeMap::new();
    for tie in uses {
        next.entry(&tie.from).or_default().insert(&tie.to);
    }
    let reach: BTreeMap<&PathBuf, BTreeSet<&PathBuf>> = next
        .keys()
        .map(|file| (*file, reachable(&next, file)))
        .collect();
    let reaches =
        |from: &PathBuf, to: &PathBuf| reach.get(from).is_some_and(|files| files.contains(to));

    let mut seen = BTreeSet::new();
    let mut circles = Vec::new();
    for file in next.keys().copied() {
        if seen.contains(file) || !reaches(file, file) {
            continue;
        }
        let within = |other: &PathBuf| reaches(file, other) && reaches(other, file);
        let ties = uses
            .iter()
            .filter(|tie| within(&tie.from) && within(&tie.to));
        let ties: BTreeSet<Use> = ties.cloned().collect();
        seen.extend(next.keys().copied().filter(|other| within(other)));
        circles.push(Circle(ties.into_iter().collect()));
    }
    circles
}

fn reachable<'a>(
    next: &BTreeMap<&'a PathBuf, BTreeSet<&'a PathBuf>>,
    from: &PathBuf,
) -> BTreeSet<&'a PathBuf> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&PathBuf> = next.get(from).into_iter().flatten().copied().collect();
    while let Some(file) = open.pop() {
        if found.insert(file) {
            open.extend(next.get(file).into_iter().flatten().copied());
        }
    }
    found
}
