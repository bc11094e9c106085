//! Whether the policy that an origin serves allows what new pages need.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::Edge;

/// The header of the policy.
pub const POLICY: &str = "content-security-policy";

/// Directives that say what a page may not do, or who may show it. Pages work without what these add.
const OF_OTHERS: [&str; 5] = [
    "base-uri",
    "frame-ancestors",
    "report-to",
    "report-uri",
    TYPES,
];

/// The directive that demands Trusted Types.
const TYPES: &str = "require-trusted-types-for";

impl Edge {
    /// What this document's pages need and a served policy does not allow: `script-src 'sha256-…'`. `served` are
    /// the values of the header; each of them must allow it. Empty if nothing is missing, or if there is no policy.
    pub fn missing_from(&self, served: &[&str]) -> Vec<String> {
        let own = self.headers.get(POLICY).map_or("", String::as_str);
        let served = served.iter().flat_map(|header| header.split(','));
        let served: Vec<_> = served.map(directives).filter(|it| !it.is_empty()).collect();
        let mut missing = Vec::new();
        // What pages of this document run may not keep to it.
        let is_typed = directives(own).contains_key(TYPES);
        if !is_typed && served.iter().any(|policy| policy.contains_key(TYPES)) {
            missing.push(format!("no {TYPES}"));
        }
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
        edge_with(script, api, Security::default())
    }

    fn edge_with(script: &[u8], api: &str, security: Security) -> Edge {
        Edge::new(&About {
            origin: "https://bets.example",
            locales: &["en-ZA"],
            aliases: &[],
            locale_in_url: false,
            connect: &[Origin::of_url(api).expect("an origin")],
            images: &[],
            streams: &[],
            scripts: &[integrity(script)],
            security: &security,
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
    fn pages_whose_scripts_are_not_all_the_sites_own_need_a_policy_that_demands_no_trusted_types() {
        let typed = edge(b"script", "https://api.example");
        let untyped = edge_with(
            b"script",
            "https://api.example",
            Security {
                untyped_scripts: true,
                ..Security::default()
            },
        );
        let [strict, loose] = [&typed, &untyped].map(|edge| &*edge.headers[super::POLICY]);
        assert!(typed.missing_from(&[loose]).is_empty());
        assert_eq!(
            untyped.missing_from(&[strict]),
            ["no require-trusted-types-for"]
        );
        // A policy of another name lets no script begin.
        let other = strict.replace(" sportsbook ", " other ");
        assert_eq!(typed.missing_from(&[&other]), ["trusted-types sportsbook"]);
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
