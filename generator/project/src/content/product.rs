//! What content may say about the pages of the product. Their code gives it.

use std::cell::RefCell;

use crate::settings::Features;

/// A page that always exists, unless the site leaves it out.
#[derive(Clone, Copy, Debug)]
pub struct ProductPage {
    /// Its path without the locale's prefix.
    pub path: &'static str,
    /// What editors write for a link to it (`page = "in_play"`), beside its path. Messages use the first.
    pub links: &'static [&'static str],
    /// The message with its name; empty if it has none.
    pub crumb: &'static str,
    /// The slug of its file of blocks, if editors compose it.
    pub composed: Option<&'static str>,
    /// Whether a site with these parts has it.
    pub is_wanted: fn(&Features) -> bool,
}

thread_local! {
    /// The pages that links may name while content is read: serde cannot pass them down.
    static PAGES: RefCell<Vec<ProductPage>> = const { RefCell::new(Vec::new()) };
}

/// Runs `read` with these pages for links.
pub(super) fn among<T>(pages: &[ProductPage], read: impl FnOnce() -> T) -> T {
    let around = PAGES.replace(pages.to_vec());
    let done = read();
    PAGES.replace(around);
    done
}

/// The path of the page with this key: what links call a page of the product, or the slug of a page.
pub(super) fn path_of(key: &str) -> String {
    let named = PAGES.with_borrow(|pages| {
        let named = pages.iter().find(|page| page.links.contains(&key));
        named.map(|page| page.path)
    });
    named.map_or_else(|| ["/", key].concat(), str::to_owned)
}

/// What links call the page at this path.
pub(super) fn key_of<'p>(pages: &[ProductPage], path: &'p str) -> &'p str {
    let page = pages.iter().find(|page| page.path == path);
    match page.and_then(|page| page.links.first()) {
        Some(key) => key,
        None => path.trim_start_matches('/'),
    }
}
