//! A part of the site's pages, built by one of several machines.

use std::fmt;
use std::str::FromStr;

use catalogue::fingerprint;
use catalogue::route::Route;

/// The part and the number of parts: `0/4` to `3/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// Number of the part, from 0.
    pub index: u32,
    /// Number of parts.
    pub count: u32,
}

impl Shard {
    /// Whether a page, in all languages, is in this part: so a match's markets are read once. It
    /// depends only on the number of the kind and the key, so a page is always made by the same
    /// machine of a job. The machines of one job must agree on it, so they must run the same
    /// version of the program.
    pub fn takes(&self, route: &Route) -> bool {
        self.of(route) == *self
    }

    /// The part that a page is in, of as many parts.
    pub fn of(&self, route: &Route) -> Self {
        let print = fingerprint::of_bytes(&route.to_bytes());
        let index = print % u64::from(self.count);
        Self {
            index: u32::try_from(index).unwrap_or_default(),
            count: self.count,
        }
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
            _ => Err("a shard is INDEX/COUNT, such as 0/4 to 3/4".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::route::PageKind;

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

    /// The assignment of pages to parts in a release. If a new version changed it, sites would
    /// still be complete, but machines that keep their output would have to start over.
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
    fn an_invalid_shard_is_refused() {
        for odd in ["", "1", "4/4", "0/0", "-1/4", "a/b"] {
            odd.parse::<Shard>().expect_err(odd);
        }
    }
}
