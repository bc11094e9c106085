//! Whether an address in the settings is whole.

use std::path::Path;

use toml::Spanned;

use crate::diagnostic::Diagnostic;

pub(super) fn check_url(
    url: &Spanned<String>,
    schemes: &[&str],
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) {
    let value = url.get_ref();
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

/// A page of the platform: a whole address, or a path at the platform's own.
pub(super) fn check_page(
    page: &Spanned<String>,
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) {
    let value = page.get_ref();
    if !value.starts_with('/') || value.starts_with("//") {
        check_url(page, &["http://", "https://"], path, text, wrong);
    }
}
