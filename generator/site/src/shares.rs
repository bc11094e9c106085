//! Share images (`og:image`): one for each league in each language, and one for all other pages.
//!
//! A picture's name is a hash of all that is drawn, so it never changes: it is drawn by the first build
//! that wants it, before the pages that name it are served, and by none after. Names are mostly the
//! same in many languages, and so is the picture. Match pages show that of their league: a hundred
//! thousand matches in 39 languages would be four million pictures, for links that are hardly sent.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use share_image::{Card, Colours, Pen, Undrawn};

use crate::assets::Asset;
use crate::brand::Chosen;
use crate::catalogue::{Catalogue, League};
use crate::diagnostic::Diagnostic;
use crate::fingerprint;
use crate::project::Project;
use crate::settings::Settings;
use crate::state;

/// Colours of the built-in brand's dark theme: ground, accent, text.
const COLOURS: [(&str, &str); 3] = [
    ("surface", "#0d1016"),
    ("accent", "#9aaeff"),
    ("text", "#eef1f5"),
];

/// The share images of a build.
#[derive(Debug, Default)]
pub struct Shares {
    /// Paths of all, below the site's root.
    paths: BTreeSet<String>,
    /// Those that this build has drawn.
    drawn: Vec<Asset>,
    /// What could not be drawn.
    pub notes: Vec<Diagnostic>,
}

impl Shares {
    /// Draws those that `before`, the assets of the last build, lacks.
    pub fn draw(
        project: &Project,
        catalogue: &Catalogue,
        before: &BTreeMap<String, state::Asset>,
    ) -> Self {
        let settings = &project.settings;
        let mut shares = Self::default();
        if !settings.share_images {
            return shares;
        }
        let mut missing = BTreeMap::new();
        for card in cards(settings, catalogue) {
            let path = path(&card);
            match before.contains_key(&path) {
                true => _ = shares.paths.insert(path),
                false => _ = missing.insert(path, card),
            }
        }
        if missing.is_empty() {
            return shares;
        }
        let pen = Pen::of_system();
        let drawn: Vec<_> = missing
            .into_par_iter()
            .map(|(path, card)| (path, pen.draw(&card)))
            .collect();
        let mut letters = BTreeSet::new();
        for (path, drawn) in drawn {
            match drawn {
                Ok(bytes) => {
                    shares.paths.insert(path.clone());
                    shares.drawn.push(Asset {
                        path,
                        bytes: bytes.into(),
                    });
                }
                Err(Undrawn::Letters(found)) => letters.extend(found),
                Err(Undrawn::Drawing(error)) => shares.notes.push(Diagnostic::warning(format!(
                    "cannot draw a share image: {error}"
                ))),
            }
        }
        if !letters.is_empty() {
            let shown: String = letters.iter().take(12).collect();
            shares.notes.push(
                Diagnostic::warning(format!(
                    "no font of this system has the letters {shown}: links to their pages show the \
                     site's own share image"
                ))
                .hint("install fonts for these scripts, such as Debian's `fonts-noto`"),
            );
        }
        shares
    }

    /// Whether there is one at a path.
    pub fn has(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// Paths of all, below the site's root.
    pub fn paths(&self) -> impl Iterator<Item = &String> {
        self.paths.iter()
    }

    /// Those that this build has drawn.
    pub fn drawn(&self) -> &[Asset] {
        &self.drawn
    }
}

/// Path of the image of a league, if all of it can be drawn: below the site's root.
pub fn of_league(
    settings: &Settings,
    catalogue: &Catalogue,
    league: &League,
    locale: usize,
) -> String {
    path(&league_card(settings, catalogue, league, locale))
}

/// Path of the image of all other pages.
pub fn of_site(settings: &Settings, locale: usize) -> String {
    path(&site_card(settings, locale))
}

fn path(card: &Card) -> String {
    format!("assets/share/{:016x}.png", fingerprint::of(&card.name()))
}

fn cards(settings: &Settings, catalogue: &Catalogue) -> Vec<Card> {
    let locales = 0..settings.locales.len();
    let of_site = locales.clone().map(|locale| site_card(settings, locale));
    let of_leagues = catalogue.leagues.values().flat_map(|league| {
        let locales = locales.clone();
        locales.map(move |locale| league_card(settings, catalogue, league, locale))
    });
    of_site.chain(of_leagues).collect()
}

fn site_card(settings: &Settings, locale: usize) -> Card {
    Card {
        site: String::new(),
        above: String::new(),
        names: vec![settings.name.clone()],
        is_rtl: settings.locales[locale].rtl,
        colours: colours(settings),
    }
}

fn league_card(settings: &Settings, catalogue: &Catalogue, league: &League, locale: usize) -> Card {
    let sport = catalogue.sports.get(&league.sport);
    let category = catalogue.categories.get(&league.category);
    let sport = sport.map(|sport| sport.name.get(locale));
    let category = category.map(|category| category.name.get(locale));
    let above: Vec<&str> = sport.into_iter().chain(category).collect();
    Card {
        site: settings.name.clone(),
        above: above.join(" · "),
        names: vec![league.name.get(locale).to_owned()],
        is_rtl: settings.locales[locale].rtl,
        colours: colours(settings),
    }
}

/// The brand's colours in its dark theme: in a feed, a dark picture differs from what is around it.
fn colours(settings: &Settings) -> Colours {
    let of = |(token, built_in): (&str, &str)| {
        let chosen = settings.brand.dark.iter();
        let found = chosen
            .clone()
            .find(|chosen: &&Chosen| chosen.token == token);
        found.map_or_else(|| built_in.to_owned(), |chosen| chosen.colour.to_string())
    };
    let [ground, accent, text] = COLOURS.map(of);
    Colours {
        ground,
        accent,
        text,
    }
}
