//! The identity of a record of the content: its kind and its slug.

use std::fmt;
use std::path::{Component, Path};

use serde::{Deserialize, Serialize};

use crate::Slug;

/// Kind of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// The blocks of a page, in `content/pages/`.
    Page,
    /// The footer of every page, in `content/footer.toml`.
    Footer,
    /// A promotion, in `content/promotions/`.
    Promotion,
    /// The menus of every page, in `content/menus.toml`.
    Menus,
}

/// The folder of pages below `content/`.
const PAGES: &str = "pages";

/// The folder of promotions below `content/`.
const PROMOTIONS: &str = "promotions";

/// The slug of the one file of menus.
const MENUS: &str = "menus";

/// The slug of the one footer.
const FOOTER: &str = "footer";

impl Kind {
    /// Whether every page shows such a record. Then no list leads from the record to its readers:
    /// all pages are looked at.
    pub fn is_on_every_page(self) -> bool {
        matches!(self, Self::Footer | Self::Menus)
    }

    /// The kind of the records in this folder, which may have a text beside them.
    pub fn with_prose(folder: &str) -> Option<Self> {
        match folder {
            PAGES => Some(Self::Page),
            PROMOTIONS => Some(Self::Promotion),
            _ => None,
        }
    }
}

/// The identity of a record.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Key {
    /// Its kind.
    pub kind: Kind,
    /// The name of its file without the ending: `home`, `general-rules`.
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

    /// The promotion of this slug.
    pub fn promotion(slug: &str) -> Self {
        Self {
            kind: Kind::Promotion,
            slug: slug.into(),
        }
    }

    /// The menus.
    pub fn menus() -> Self {
        Self {
            kind: Kind::Menus,
            slug: MENUS.into(),
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
            Kind::Promotion => format!("{PROMOTIONS}/{slug}.toml"),
            Kind::Footer | Kind::Menus => format!("{slug}.toml"),
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
        for one in [Self::footer(), Self::menus()] {
            if parts == [&*one.file()] {
                return Ok(one);
            }
        }
        let (Some(folder), Some(file)) =
            (parts.first(), parts.get(1..).filter(|it| !it.is_empty()))
        else {
            let hint = format!(
                "content/site.toml has the settings, content/{FOOTER}.toml the footer and \
                 content/{MENUS}.toml the menus; move other files to content/{PAGES}/ or \
                 content/{PROMOTIONS}/"
            );
            return Err(("this file belongs to no kind of content".to_owned(), hint));
        };
        let Some(kind) = Kind::with_prose(folder) else {
            return Err((
                format!("unknown kind of content `{folder}`"),
                format!("the folders are content/{PAGES}/ and content/{PROMOTIONS}/"),
            ));
        };
        let slug = file.join("/");
        let slug = slug.strip_suffix(".toml").unwrap_or(&slug);
        if !slug.is_ascii() || Slug::parse(slug).is_none() {
            return Err((
                format!("`{slug}` is not a slug"),
                "name the file with small letters, digits and single hyphens: its name is part of an \
                 address"
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
        match self.kind {
            Kind::Page => write!(f, "content of page {}", self.slug)?,
            Kind::Promotion => write!(f, "content of promotion {}", self.slug)?,
            Kind::Footer => f.write_str("the footer")?,
            Kind::Menus => f.write_str("the menus")?,
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
        assert_eq!(of("promotions/a-1.toml"), Ok(Key::promotion("a-1")));
        assert_eq!(of("menus.toml"), Ok(Key::menus()));
        assert_eq!(of("footer.toml"), Ok(Key::footer()));
        for (path, wrong) in [
            ("menu.toml", "no kind of content"),
            ("page/home.toml", "unknown kind of content `page`"),
            ("pages/Home.toml", "`Home` is not a slug"),
            ("pages/a--b.toml", "`a--b` is not a slug"),
            ("pages/rules/bets.toml", "`rules/bets` is not a slug"),
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
