//! Addresses that pages had before. They are looked up only for a path without a file, so a page that exists is never
//! hidden by an earlier one.

use std::collections::BTreeMap;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};

/// Old addresses, and what has taken their place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// What paths begin with in each language: an address comes after it. The default language may have nothing.
    pub below: Vec<String>,
    /// The new address by the old one, as URLs have them. What follows an old address in a path (`/results/2`, `.ics`)
    /// follows the new one. A new address below another old one is looked up once more.
    pub to: BTreeMap<String, String>,
}

/// Characters that stay unescaped in a path (RFC 3986, 2.3, and the slash).
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

impl Moved {
    /// The new path of a decoded path, as URLs have it.
    pub(crate) fn find(&self, decoded: &str) -> Option<String> {
        // The longest beginning first: every path begins with nothing.
        let mut below: Vec<&String> = self.below.iter().collect();
        below.sort_by_key(|prefix| std::cmp::Reverse(prefix.len()));
        let (prefix, rest) = below.into_iter().find_map(|prefix| {
            let rest = decoded.strip_prefix(prefix.as_str())?;
            rest.starts_with('/').then_some((prefix, rest))
        })?;
        let rest = utf8_percent_encode(rest, ENCODED).to_string();
        // A sport has moved, and then what is below it.
        let once = self.moved(&rest)?;
        let to = self.moved(&once).unwrap_or(once);
        Some([prefix, &*to].concat())
    }

    /// A path with the longest old address that it begins with replaced.
    fn moved(&self, path: &str) -> Option<String> {
        let ends = path.char_indices().skip(1);
        let ends = ends.filter(|(_, c)| matches!(c, '/' | '.'));
        let ends = ends.map(|(at, _)| at).chain([path.len()]);
        let ends: Vec<usize> = ends.collect();
        ends.into_iter().rev().find_map(|end| {
            let (old, rest) = path.split_at(end);
            Some([self.to.get(old)?, rest].concat())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved() -> Moved {
        let to = [
            ("/football", "/soccer"),
            ("/schedule/football", "/schedule/soccer"),
            ("/soccer/epl", "/soccer/premier-league"),
            ("/soccer/s%C3%A3o", "/soccer/s%C3%A3o-paulo"),
        ];
        Moved {
            below: ["", "/ar"].map(str::to_owned).to_vec(),
            to: to.map(|(old, new)| (old.to_owned(), new.to_owned())).into(),
        }
    }

    #[test]
    fn what_is_below_an_old_address_moves_with_it_in_one_step() {
        for (from, to) in [
            ("/football", "/soccer"),
            ("/football/la-liga", "/soccer/la-liga"),
            ("/ar/football", "/ar/soccer"),
            ("/schedule/football/tomorrow", "/schedule/soccer/tomorrow"),
            ("/soccer/epl", "/soccer/premier-league"),
            ("/soccer/epl/results/2", "/soccer/premier-league/results/2"),
            ("/soccer/epl.ics", "/soccer/premier-league.ics"),
            (
                "/ar/soccer/epl/são.ics",
                "/ar/soccer/premier-league/s%C3%A3o.ics",
            ),
            ("/football/epl.rss", "/soccer/premier-league.rss"),
            ("/soccer/são", "/soccer/s%C3%A3o-paulo"),
        ] {
            assert_eq!(moved().find(from).as_deref(), Some(to), "{from}");
        }
        for path in [
            "/",
            "/soccer",
            "/soccer/eplx",
            "/footballs",
            "/nb/football",
            "/arsoccer/epl",
        ] {
            assert_eq!(moved().find(path), None, "{path}");
        }
    }
}
