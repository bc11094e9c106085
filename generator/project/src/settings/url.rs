//! Whether an address in the settings is whole.

use std::ops::Range;
use std::path::Path;

use toml::Spanned;

use diagnostic::Diagnostic;

pub(super) fn check_url(
    url: &Spanned<String>,
    schemes: &[&str],
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) {
    let value = url.get_ref();
    let authority = value.split_once("://").map_or("", |(_, rest)| rest);
    let authority = authority.split(['/', '?', '#']).next().unwrap_or("");
    if authority.contains('@') {
        wrong.push(
            Diagnostic::error("an address has a user name or a password, which every page would show")
                .at(path, &masked(text, url.span()), url.span(), "remove what is before `@`")
                .hint(
                    "browsers send no credentials to such an address; those of the build belong into the \
                     environment's SPORTSBOOK_API_AUTHORIZATION",
                ),
        );
        return;
    }
    let whole = schemes.iter().any(|scheme| {
        value
            .strip_prefix(scheme)
            .is_some_and(|rest| !rest.trim_matches('/').is_empty())
    });
    if !whole {
        wrong.push(
            Diagnostic::error(format!("`{value}` is not an absolute URL"))
                .at(
                    path,
                    text,
                    url.span(),
                    format!("must begin with {}", schemes.join(" or ")),
                )
                .hint(format!(
                    "write the whole address, such as `{}bets.example`",
                    schemes.last().unwrap_or(&"")
                )),
        );
    }
}

/// The site's origin has no path: paths of pages begin right behind it.
pub(super) fn check_origin(
    url: &Spanned<String>,
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) {
    let Some((scheme, rest)) = url.get_ref().split_once("://") else {
        return;
    };
    let (host, below) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    if below.trim_matches('/').is_empty() {
        return;
    }
    wrong.push(
        Diagnostic::error(format!("the origin has a path, `{below}`"))
            .at(path, text, url.span(), "a site is at the root of its host")
            .hint(format!(
                "write `{scheme}://{host}`; a site below a path is not supported"
            )),
    );
}

/// The text of the file with stars in place of the credentials of an address: mistakes are shown in logs, too.
fn masked(text: &str, span: Range<usize>) -> String {
    let (before, address, after) = (&text[..span.start], &text[span.clone()], &text[span.end..]);
    let from = address.find("://").map_or(0, |at| at + 3);
    let to = address.rfind('@').unwrap_or(address.len()).max(from);
    let stars = "*".repeat(to - from);
    format!(
        "{before}{}{stars}{}{after}",
        &address[..from],
        &address[to..]
    )
}

/// A page of the platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlatformPage {
    /// At the platform's own address: its path, without the first slash.
    Path(String),
    /// Elsewhere: its whole address.
    Url(String),
}

impl PlatformPage {
    /// Its address, where this is the root of the platform.
    pub fn at(&self, platform: &str) -> String {
        match self {
            Self::Path(path) => format!("{platform}/{path}"),
            Self::Url(url) => url.clone(),
        }
    }
}

pub(super) fn check_page(
    page: &Spanned<String>,
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) -> PlatformPage {
    let value = page.get_ref();
    match value.strip_prefix('/') {
        Some(below) if !below.starts_with('/') => PlatformPage::Path(below.to_owned()),
        _ => {
            check_url(page, &["http://", "https://"], path, text, wrong);
            PlatformPage::Url(value.clone())
        }
    }
}
