//! Whether the policy that an origin serves allows what new pages need.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::Edge;

/// The header of the policy.
pub const POLICY: &str = "content-security-policy";

/// Directives that say what a page may not do, or who may show it. Pages work without what these add.
const OF_OTHERS: [&str; 4] = ["base-uri", "frame-ancestors", "report-to", "report-uri"];

impl Edge {
    /// What this document's pages need and a served policy does not allow: `script-src 'sha256-…'`. `served` are
    /// the values of the header; each of them must allow it. Empty if nothing is missing, or if there is no policy.
    pub fn missing_from(&self, served: &[&str]) -> Vec<String> {
        let own = self.headers.get(POLICY).map_or("", String::as_str);
        let served = served.iter().flat_map(|header| header.split(','));
        let served: Vec<_> = served.map(directives).filter(|it| !it.is_empty()).collect();
        let mut missing = Vec::new();
        for (name, sources) in directives(own) {
            if OF_OTHERS.contains(&name) {
                continue;
            }
            for source in sources.iter().filter(|source| **source != "'none'") {
                if served.iter().any(|policy| !allows(policy, name, source)) {
                    missing.push(format!("{name} {source}"));
                }
            }
        }
        missing
    }
}

type Directives<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Whether a policy has the source, in the directive or in the one that stands in for it.
fn allows(policy: &Directives<'_>, name: &str, source: &str) -> bool {
    let fallback = || policy.get("default-src").filter(|_| name.ends_with("-src"));
    match policy.get(name).or_else(fallback) {
        None => true,
        Some(sources) => sources.contains(source),
    }
}

/// The directives of a policy with their sources. Of two of one name, browsers take the first.
fn directives(policy: &str) -> Directives<'_> {
    let mut all = Directives::new();
    for directive in policy.split(';') {
        let mut words = directive.split_ascii_whitespace();
        if let Some(name) = words.next() {
            all.entry(name).or_insert_with(|| words.collect());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::{About, Edge, Origin, Security, integrity};

    fn edge(script: &[u8], api: &str) -> Edge {
        Edge::new(&About {
            origin: "https://bets.example",
            locales: &["en-ZA"],
            aliases: &[],
            locale_in_url: false,
            connect: &[Origin::of_url(api).expect("an origin")],
            images: &[],
            streams: &[],
            scripts: &[integrity(script)],
            security: &Security::default(),
            moved: BTreeMap::new(),
        })
    }

    #[test]
    fn what_an_older_policy_lacks_is_named() {
        let (old, new) = (
            edge(b"old", "https://api.example"),
            edge(b"new", "https://b.example"),
        );
        let policy = &*old.headers[super::POLICY];
        assert!(old.missing_from(&[policy]).is_empty());
        let script = format!("script-src '{}'", integrity(b"new"));
        assert_eq!(
            new.missing_from(&[policy]),
            [
                "connect-src https://b.example",
                "frame-src https://b.example",
                &script
            ]
        );
        // Every policy that is served must allow it, in one header or in two.
        let own = &*new.headers[super::POLICY];
        assert!(new.missing_from(&[own]).is_empty());
        assert_eq!(new.missing_from(&[own, policy]).len(), 3);
        assert_eq!(new.missing_from(&[&format!("{own}, {policy}")]).len(), 3);
        assert!(new.missing_from(&[]).is_empty());
    }

    #[test]
    fn a_directive_that_is_not_served_falls_back_or_allows_all() {
        let new = edge(b"new", "https://api.example");
        assert!(new.missing_from(&["frame-ancestors 'none'"]).is_empty());
        let missing = new.missing_from(&["default-src 'self'"]);
        assert!(missing.contains(&"connect-src https://api.example".to_owned()));
        assert!(
            !missing.contains(&"style-src 'self'".to_owned()),
            "{missing:?}"
        );
        assert!(
            !missing.iter().any(|it| it.starts_with("form-action")),
            "{missing:?}"
        );
    }
}
