//! A part of the site's pages: what one of several machines builds.

use std::fmt;
use std::str::FromStr;

use crate::fingerprint;
use crate::route::Route;

/// Which part, of how many: `0/4` to `3/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Number of the part, from 0.
    pub index: u32,
    /// How many parts there are.
    pub count: u32,
}

impl Shard {
    /// Whether a page is in this part, in every language: a match's markets are read once. It depends
    /// on the kind's number and the key alone, so a page is made by the same machine of a job each
    /// time. The machines of one job must agree on it, so they run one version of the program.
    pub fn takes(&self, route: &Route) -> bool {
        fingerprint::of_bytes(&route.to_bytes()) % u64::from(self.count) == u64::from(self.index)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parsed = text
            .split_once('/')
            .and_then(|(index, count)| Some((index.parse().ok()?, count.parse().ok()?)));
        match parsed {
            Some((index, count)) if index < count => Ok(Self { index, count }),
            _ => Err("a shard is a number and how many there are, from 0/4 to 3/4".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::PageKind;

    #[test]
    fn every_page_is_in_one_part() {
        let parts: Vec<Shard> = (0..4)
            .map(|index| format!("{index}/4").parse().expect("a shard"))
            .collect();
        let mut sizes = [0; 4];
        for id in 0..4_000 {
            let route = Route::entity(PageKind::new(4), id);
            let of: Vec<usize> = (0..4).filter(|part| parts[*part].takes(&route)).collect();
            assert_eq!(of.len(), 1);
            sizes[of[0]] += 1;
        }
        assert!(sizes.iter().all(|size| *size > 900), "{sizes:?}");
    }

    /// The parts of a release: another version that made them otherwise would still make a whole site,
    /// but machines that keep what they built would begin anew.
    #[test]
    fn a_page_keeps_its_part() {
        let part = |kind, id| {
            let route = Route::entity(PageKind::new(kind), id);
            let of = |index| Shard { index, count: 8 }.takes(&route);
            (0..8).find(|index| of(*index)).expect("one part")
        };
        let parts: Vec<u32> = (0..8).map(|id| part(4, id)).collect();
        assert_eq!(parts, [7, 5, 2, 6, 0, 5, 6, 5]);
    }

    #[test]
    fn what_is_no_shard_is_refused() {
        for odd in ["", "1", "4/4", "0/0", "-1/4", "a/b"] {
            odd.parse::<Shard>().expect_err(odd);
        }
    }
}
