//! Files that are published beside the pages: scripts, styles, icons and messages, each with a hash
//! in its name; and the key file for search engines.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use catalogue::fingerprint::{self, Fingerprinter};
use catalogue::locale::Locale;

/// Logical name of the script that runs before the first paint.
pub const BEFORE_PAINT: &str = "before-paint.js";

/// Logical name of the other script that every page loads.
pub const CORE: &str = "core.js";

/// Logical name of the script of pages that depend on their address: not-found, whose path may be that
/// of a match, and search. It runs before the first paint.
pub const BY_ADDRESS: &str = "by-address.js";

/// Logical names of the scripts that pages name: the policy allows them by their hashes.
pub const SCRIPTS: [&str; 3] = [BEFORE_PAINT, CORE, BY_ADDRESS];

/// A published file other than a page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Path below the site's root, with a hash of the content if pages refer to it:
    /// `assets/core-3F2A.js`.
    pub path: String,
    /// Its bytes.
    pub bytes: Arc<[u8]>,
}

/// Name of the theme among the assets that a page reads.
pub const THEME: &str = "theme";

/// Colours of the browser's own bars around a page, taken from the styles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Theme {
    /// In the light theme.
    pub light: String,
    /// In the dark theme.
    pub dark: String,
}

/// Logical name of the picture in the browser's tab.
pub const FAVICON: &str = "favicon.svg";

/// Name of the logo among the assets that a page reads.
pub const LOGO: &str = "logo";

/// The picture of the site's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Logo {
    /// Its URL path.
    pub light: String,
    /// The picture of the dark theme; if absent, the same one.
    pub dark: Option<String>,
    /// Its width, in relation to the height.
    pub width: u32,
    /// Its height.
    pub height: u32,
}

/// Every asset of a build.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    named: BTreeMap<String, String>,
    files: Vec<Asset>,
    theme: Option<Theme>,
    surface: Option<String>,
    logo: Option<Logo>,
    /// Of [`SCRIPTS`], by logical name.
    integrity: BTreeMap<&'static str, String>,
}

impl Assets {
    /// Assets from the islands' build: `named` maps logical names to paths; `files` are all files,
    /// including chunks that no page refers to.
    pub fn new(named: BTreeMap<String, String>, files: Vec<Asset>, theme: Option<Theme>) -> Self {
        let integrity = SCRIPTS.into_iter().filter_map(|name| {
            let path = named.get(name)?;
            let file = files.iter().find(|file| file.path == *path)?;
            Some((name, edge::integrity(&file.bytes)))
        });
        Self {
            integrity: integrity.collect(),
            named,
            files,
            theme,
            surface: None,
            logo: None,
        }
    }

    /// Adds the browser's messages of a locale: a file for each island, in a folder whose name is a
    /// hash of them all, so that a page only needs the folder's name.
    pub fn add_messages(&mut self, locale: Locale, islands: &BTreeMap<String, String>) {
        let mut hash = Fingerprinter::default();
        for (island, text) in islands {
            hash.text(island).text(text);
        }
        let folder = format!("assets/messages.{}.{:016x}", locale.code, hash.finish());
        for (island, text) in islands {
            self.files.push(Asset {
                path: format!("{folder}/{island}.ftl"),
                bytes: text.as_bytes().into(),
            });
        }
        self.named.insert(messages_name(locale), folder);
    }

    /// Adds a file of the content under a logical name that keeps its ending.
    pub fn add_file(&mut self, name: &str, bytes: Vec<u8>) {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let path = format!(
            "assets/{stem}-{:016x}.{ending}",
            fingerprint::of_bytes(&bytes)
        );
        if self.named.insert(name.to_owned(), path.clone()).is_none() {
            self.files.push(Asset {
                path,
                bytes: bytes.into(),
            });
        }
    }

    /// Adds a file under its own path, without a hash: others look for it there.
    pub fn add_named(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.push(Asset {
            path: path.to_owned(),
            bytes: bytes.into(),
        });
    }

    /// Adds a picture, in place of the one with this logical name. Returns its URL path.
    pub fn add_picture(&mut self, name: &str, bytes: Vec<u8>) -> String {
        let stem = name.strip_suffix(".svg").unwrap_or(name);
        let path = format!("assets/{stem}-{:016x}.svg", fingerprint::of_bytes(&bytes));
        self.named.insert(name.to_owned(), path.clone());
        self.files.push(Asset {
            path: path.clone(),
            bytes: bytes.into(),
        });
        format!("/{path}")
    }

    /// Sets the picture of the site's name.
    pub fn set_logo(&mut self, logo: Logo) {
        self.logo = Some(logo);
    }

    /// Adds rules to the end of a stylesheet, by its logical name. Its path has a hash of the content.
    pub fn append(&mut self, name: &str, rules: &str) {
        let Some(path) = self.named.get_mut(name) else {
            return;
        };
        let Some(file) = self.files.iter_mut().find(|file| file.path == *path) else {
            return;
        };
        let bytes = [&file.bytes, rules.as_bytes()].concat();
        let stem = name.strip_suffix(".css").unwrap_or(name);
        *path = format!("assets/{stem}-{:016x}.css", fingerprint::of_bytes(&bytes));
        file.path.clone_from(path);
        file.bytes = bytes.into();
    }

    /// Sets the colours of the browser's own bars, where the styles name some.
    pub fn tint(&mut self, light: String, dark: String) {
        if let Some(theme) = &mut self.theme {
            *theme = Theme { light, dark };
        }
    }

    /// URL path of an asset by its logical name.
    pub fn url(&self, name: &str) -> Option<String> {
        self.named.get(name).map(|path| format!("/{path}"))
    }

    /// Sets the colour of the page in the light theme.
    pub fn set_surface(&mut self, surface: String) {
        self.surface = Some(surface);
    }

    /// The colour of the page in the light theme, where the styles name one.
    pub fn surface(&self) -> Option<&str> {
        self.surface.as_deref()
    }

    /// Colours of the browser's own bars.
    pub fn theme(&self) -> Option<&Theme> {
        self.theme.as_ref()
    }

    /// The picture of the site's name; none if its name is drawn by the templates.
    pub fn logo(&self) -> Option<&Logo> {
        self.logo.as_ref()
    }

    /// Fingerprint of what a page gets by a name: an asset's path, the theme or the logo. 0 if there is
    /// none.
    pub fn fingerprint(&self, name: &str) -> u64 {
        if name == LOGO {
            return self.logo.as_ref().map_or(0, fingerprint::of_value);
        }
        if name == THEME {
            return self.theme.as_ref().map_or(0, fingerprint::of_value);
        }
        self.url(name).map_or(0, |url| fingerprint::of(&url))
    }

    /// The hash of a script's content for `integrity` attributes, by its logical name: of
    /// [`SCRIPTS`].
    pub fn integrity(&self, name: &str) -> Option<&str> {
        self.integrity.get(name).map(String::as_str)
    }

    /// Every file to publish.
    pub fn files(&self) -> &[Asset] {
        &self.files
    }

    /// The logical names, for error messages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.named.keys().map(String::as_str)
    }
}

/// Logical name of the folder with a locale's messages for the browser.
pub fn messages_name(locale: Locale) -> String {
    format!("messages.{}", locale.code)
}
