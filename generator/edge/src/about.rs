//! What the document of a site is made from.

use std::collections::BTreeMap;

use crate::origin::Origin;
use crate::policy::Security;

/// What the document of a site is made from.
pub struct About<'a> {
    /// Absolute URL of the site, without a final slash.
    pub origin: &'a str,
    /// Path segments of its languages, the default first.
    pub locales: &'a [&'a str],
    /// Other path segments for some of its languages: alias, path segment.
    pub aliases: &'a [(&'a str, &'a str)],
    /// Whether paths of the default language have its segment too.
    pub locale_in_url: bool,
    /// New addresses by old ones, as URLs have them, without the language.
    pub moved: BTreeMap<String, String>,
    /// Origins of the operator's API and push, that of the API first.
    pub connect: &'a [Origin],
    /// Origins from which pages load pictures, in addition to the site's own.
    pub images: &'a [Origin],
    /// Origins from which pages load streams of matches; none where the site shows none.
    pub streams: &'a [Origin],
    /// Hashes of the scripts that pages name, as [`crate::integrity`] writes them.
    pub scripts: &'a [String],
    /// What the settings add.
    pub security: &'a Security,
}
