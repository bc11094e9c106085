//! The identity of a record of the content: its kind and its slug.

use std::fmt;
use std::path::{Component, Path};

use serde::{Deserialize, Serialize};

/// Kind of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// The blocks of a page, in `content/pages/`.
    Page,
    /// The footer of every page, in `content/footer.toml`.
    Footer,
}

/// The folder of pages below `content/`.
const PAGES: &str = "pages";

/// The slug of the one footer.
const FOOTER: &str = "footer";

impl Kind {
    /// Whether every page shows such a record. Then no list leads from the record to its readers:
    /// all pages are looked at.
    pub fn is_on_every_page(self) -> bool {
        matches!(self, Self::Footer)
    }
}

/// The identity of a record.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Key {
    /// Its kind.
    pub kind: Kind,
    /// Path of its file within the folder of its kind, without the ending: `home`, `rules/general`.
    /// The footer is in no folder.
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

    /// The footer.
    pub fn footer() -> Self {
        Self {
            kind: Kind::Footer,
            slug: FOOTER.into(),
        }
    }

    /// The path of its file below `content/`.
    pub fn file(&self) -> String {
        let slug = &self.slug;
        match self.kind {
            Kind::Page => format!("{PAGES}/{slug}.toml"),
            Kind::Footer => format!("{slug}.toml"),
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
        if parts == [&*Self::footer().file()] {
            return Ok(Self::footer());
        }
        let (Some(folder), Some(file)) =
            (parts.first(), parts.get(1..).filter(|it| !it.is_empty()))
        else {
            let hint = format!(
                "content/site.toml holds the settings and content/{FOOTER}.toml the footer; move \
                 other files to content/{PAGES}/"
            );
            return Err(("this file belongs to no kind of content".to_owned(), hint));
        };
        if *folder != PAGES {
            return Err((
                format!("unknown kind of content `{folder}`"),
                format!("the folder is content/{PAGES}/"),
            ));
        }
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
        Ok(Self::page(slug))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Page => write!(f, "content of page {}", self.slug)?,
            Kind::Footer => f.write_str("the footer")?,
        }
        write!(f, " (content/{})", self.file())
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
        assert_eq!(of("footer.toml"), Ok(Key::footer()));
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
        let name = Key::footer().to_string();
        assert_eq!(name, "the footer (content/footer.toml)");
    }
}
