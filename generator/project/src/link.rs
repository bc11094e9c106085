//! Allowed targets of editors' links: paths of this site, and addresses with a few schemes.

/// Allowed schemes of links in content. Others may run a script or open a program.
const SCHEMES: [&str; 5] = ["https", "http", "mailto", "tel", "sms"];

/// Why a link is not allowed.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub hint: String,
}

/// Whether a link is allowed.
///
/// # Errors
/// The link is not safe for visitors.
pub fn check(link: &str) -> Result<(), Refusal> {
    if is_path(link) || link.starts_with('#') {
        return Ok(());
    }
    let refused = |message: String, hint: String| Err(Refusal { message, hint });
    if let Some(rest) = link.strip_prefix("//") {
        let message = format!("the link `{link}` has no scheme");
        return refused(message, format!("did you mean `https://{rest}`?"));
    }
    match link.split_once(':') {
        Some((scheme, rest)) if SCHEMES.contains(&scheme) && !rest.trim_matches('/').is_empty() => {
            Ok(())
        }
        Some(_) => refused(
            format!("the link `{link}` is not allowed"),
            format!(
                "write a path of this site such as /live, or an address with {}",
                SCHEMES.map(|scheme| format!("{scheme}:")).join(", ")
            ),
        ),
        None => refused(
            format!("the link `{link}` is not a path of this site"),
            format!("did you mean `/{}`?", link.trim_start_matches(['/', '\\'])),
        ),
    }
}

/// Whether a link is a path of this site. Browsers drop tabs and ends of lines from addresses, wherever they are.
pub fn is_path(link: &str) -> bool {
    link.starts_with('/')
        && !link[1..].starts_with(['/', '\\'])
        && !link.contains(['\t', '\n', '\r'])
}

/// A path in a language; `prefix` is the prefix of that language's paths.
pub fn in_language(prefix: &str, path: &str) -> String {
    match (prefix, path) {
        ("", path) => path.to_owned(),
        (prefix, "/") => prefix.to_owned(),
        (prefix, path) => [prefix, path].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_paths_or_addresses_of_known_schemes() {
        for good in [
            "/",
            "/live",
            "/soccer?x=1#y",
            "#menu",
            "https://a.example/b",
            "mailto:a@b.example",
            "tel:+27110000000",
            "sms:+27110000000",
        ] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        for (bad, hint) in [
            ("live", "did you mean `/live`?"),
            ("//a.example", "did you mean `https://a.example`?"),
            ("/\\a.example", "did you mean `/a.example`?"),
            ("/\t/a.example", "not a path"),
            ("/\n\\a.example", "not a path"),
            ("htps://a.example", "https:"),
            ("javascript:alert(1)", "write a path of this site"),
            ("JavaScript:alert(1)", "write a path of this site"),
            (" javascript:alert(1)", "write a path of this site"),
            ("data:text/html,x", "write a path of this site"),
            ("https://", "write a path of this site"),
            ("", "not a path"),
        ] {
            let Refusal {
                message,
                hint: advice,
            } = check(bad).expect_err(bad);
            let text = format!("{message} {advice}");
            assert!(text.contains(hint), "{bad}: {text}");
        }
    }
}
