//! What an operator chose, as far as it can be read without the project's other files.

use std::ops::Range;

use toml::Spanned;

use super::colour::Colour;
use super::tokens::Theme;

/// The file of the settings, below the project's root.
pub const SETTINGS: &str = "content/site.toml";

/// What `content/site.toml` says about the look.
#[derive(Clone, Debug, Default)]
pub struct Brand {
    /// Colours of the light theme.
    pub light: Vec<Chosen>,
    /// Colours of the dark theme.
    pub dark: Vec<Chosen>,
    /// Radius of buttons and fields, in pixels.
    pub radius: Option<u32>,
    /// The picture of the name in the header, below `content/`.
    pub logo: Option<Spanned<String>>,
    /// The same for the dark theme.
    pub logo_dark: Option<Spanned<String>>,
    /// The picture in the browser's tab, below `content/`.
    pub favicon: Option<Spanned<String>>,
    /// The text of the file, for messages.
    pub written: String,
}

/// A colour of a brand.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The token that it replaces.
    pub token: &'static str,
    /// The colour.
    pub colour: Colour,
    /// Where it is written.
    pub span: Range<usize>,
}

impl Brand {
    /// Whether it replaces a colour.
    pub fn has_colours(&self) -> bool {
        !self.light.is_empty() || !self.dark.is_empty()
    }

    /// The colours of a theme.
    pub fn colours(&self, theme: Theme) -> &[Chosen] {
        match theme {
            Theme::Light => &self.light,
            Theme::Dark => &self.dark,
        }
    }
}
