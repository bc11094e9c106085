//! The identity of a record of the content: its kind and its slug.

use std::fmt;
use std::path::{Component, Path};

use serde::{Deserialize, Serialize};

/// Kind of a record: the folder of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// The blocks of a page, in `content/pages/`.
    Page,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 1] = [Self::Page];

    /// Its folder below `content/`.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Page => "pages",
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Page => "page",
        }
    }
}

/// The identity of a record.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Key {
    /// Its kind.
    pub kind: Kind,
    /// Path of its file within the folder of its kind, without the ending: `home`, `rules/general`.
    pub slug: Box<str>,
}

impl Key {
    /// The page of this slug.
    pub fn page(slug: &str) -> Self {
        Self {
            kind: Kind::Page,
            slug: slug.into(),
        }
    }

    /// The key of a file, by its path below `content/`.
    ///
    /// # Errors
    /// What is wrong with the path, and what to do about it.
    pub fn of_file(below: &Path) -> Result<Self, (String, String)> {
        let parts = below.components().filter_map(|part| match part {
            Component::Normal(part) => part.to_str(),
            _ => None,
        });
        let parts: Vec<&str> = parts.collect();
        let folders = Kind::ALL.map(|kind| format!("content/{}/", kind.folder()));
        let folders = folders.join(", ");
        let (Some(folder), Some(file)) =
            (parts.first(), parts.get(1..).filter(|it| !it.is_empty()))
        else {
            return Err((
                "this file belongs to no kind of content".to_owned(),
                format!("content/site.toml holds the settings; move other files to {folders}"),
            ));
        };
        let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.folder() == *folder) else {
            return Err((
                format!("unknown kind of content `{folder}`"),
                format!("the folders are: {folders}"),
            ));
        };
        let slug = file.join("/");
        let slug = slug.strip_suffix(".toml").unwrap_or(&slug);
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !slug
            .split('/')
            .all(|part| !part.is_empty() && part.chars().all(is_plain))
        {
            return Err((
                format!("`{slug}` is not a slug"),
                "name the file with small letters, digits and hyphens: its name is part of an address"
                    .to_owned(),
            ));
        }
        Ok(Self {
            kind,
            slug: slug.into(),
        })
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, slug } = self;
        let (word, folder) = (kind.word(), kind.folder());
        write!(f, "content of {word} {slug} (content/{folder}/{slug}.toml)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_gets_its_key_from_its_path() {
        let of = |path: &str| Key::of_file(Path::new(path));
        assert_eq!(of("pages/home.toml"), Ok(Key::page("home")));
        assert_eq!(of("pages/rules/bets.toml"), Ok(Key::page("rules/bets")));
        for (path, wrong) in [
            ("menu.toml", "no kind of content"),
            ("page/home.toml", "unknown kind of content `page`"),
            ("pages/Home.toml", "`Home` is not a slug"),
        ] {
            let (message, hint) = of(path).expect_err(path);
            assert!(message.contains(wrong) && !hint.is_empty(), "{message}");
        }
        let name = Key::page("home").to_string();
        assert_eq!(name, "content of page home (content/pages/home.toml)");
    }
}
