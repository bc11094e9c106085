//! Share images (`og:image`): one for each league and, if the settings want it, each match, in each
//! language, and one for all other pages.
//!
//! A picture's path is a hash of all that is drawn, so its content never changes: the first build that
//! wants it draws it, together with the pages that name it, and no later one. Names are mostly the same
//! in many languages, and so is the picture. Which pictures can be drawn depends on the fonts alone, so it
//! is known before any page is made; drawing comes last, and each picture is written as soon as it is
//! drawn: thousands of them do not fit in memory.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use rayon::prelude::*;
use share_image::{Card, Colours, Pen};

use catalogue::fingerprint::{self, ContentHash};
use catalogue::{Catalogue, League, Match};
use diagnostic::Diagnostic;
use project::brand::Chosen;
use project::settings::Settings;

/// Colours of the built-in brand's dark theme: ground, accent, text.
const COLOURS: [(&str, &str); 3] = [
    ("surface", "#0d1016"),
    ("accent", "#9aaeff"),
    ("text", "#eef1f5"),
];

const FOLDER: &str = "assets/share/";
const ENDING: &str = ".png";

/// The share images of a build.
#[derive(Default)]
pub struct Shares {
    /// Numbers of all.
    all: HashSet<u64>,
    /// Those that are not drawn yet, by number.
    undrawn: BTreeMap<u64, Card>,
    pen: Option<Pen>,
}

/// What a page is about, as far as its picture shows it.
#[derive(Clone, Copy)]
pub enum Subject<'a> {
    /// No league.
    Site,
    /// A league or one of its lists.
    League(&'a League),
    /// A match or an outright of the league.
    Match(&'a League, &'a Match),
}

impl Shares {
    /// The pictures that the pages name; those that `is_there` already, by their path, need no
    /// drawing. Letters that no font has are reported in `notes`.
    pub fn new(
        settings: &Settings,
        catalogue: &Catalogue,
        is_there: impl Fn(&str) -> bool,
        notes: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut shares = Self::default();
        for card in cards(settings, catalogue) {
            let number = number(&card);
            if is_there(&path(number)) {
                shares.all.insert(number);
            } else {
                shares.undrawn.insert(number, card);
            }
        }
        if shares.undrawn.is_empty() {
            return shares;
        }
        let pen = Pen::of_system();
        let mut missing = BTreeSet::new();
        shares.undrawn.retain(|_, card| {
            let letters = pen.missing(card);
            let is_drawn = letters.is_empty();
            missing.extend(letters);
            is_drawn
        });
        shares.all.extend(shares.undrawn.keys());
        shares.pen = Some(pen);
        if !missing.is_empty() {
            let shown: String = missing.iter().take(12).collect();
            notes.push(
                Diagnostic::warning(format!(
                    "no font of this system has the letters {shown}: links to their pages show \
                     another share image"
                ))
                .hint("install fonts for these scripts, such as Debian's `fonts-noto`"),
            );
        }
        shares
    }

    /// Whether there is one at a path below the site's root.
    pub fn has(&self, path: &str) -> bool {
        let name = path.strip_prefix(FOLDER);
        let number = name.and_then(|name| name.strip_suffix(ENDING));
        number
            .and_then(|number| u64::from_str_radix(number, 16).ok())
            .is_some_and(|number| self.all.contains(&number))
    }

    /// Paths of all, below the site's root.
    pub fn paths(&self) -> impl Iterator<Item = String> {
        self.all.iter().map(|number| path(*number))
    }

    /// Paths of those that are not drawn yet.
    pub fn undrawn(&self) -> impl Iterator<Item = String> {
        self.undrawn.keys().map(|number| path(*number))
    }

    /// Draws what is not drawn yet, and gives each picture to `write` with its path.
    ///
    /// # Errors
    /// Those of `write`, and a picture that cannot be drawn.
    pub fn draw(
        &self,
        write: impl Fn(&str, &[u8]) -> Result<(), Diagnostic> + Sync,
    ) -> Result<Vec<(String, ContentHash)>, Diagnostic> {
        let Some(pen) = &self.pen else {
            return Ok(Vec::new());
        };
        let draw = |(number, card): (&u64, &Card)| {
            let path = path(*number);
            let bytes = pen.draw(card).map_err(|undrawn| {
                Diagnostic::error(format!("cannot draw a share image: {undrawn}"))
                    .hint("set both options of `[share_images]` to false to build without them")
            })?;
            write(&path, &bytes)?;
            Ok((path, fingerprint::content(&bytes)))
        };
        self.undrawn.par_iter().map(draw).collect()
    }

    /// Path of the picture for a subject, below the site's root: the first that there is of the match, the
    /// league and the site. `asked` hears of each path that the answer depends on.
    pub fn find(
        &self,
        settings: &Settings,
        catalogue: &Catalogue,
        subject: Subject<'_>,
        locale: usize,
        mut asked: impl FnMut(&str),
    ) -> Option<String> {
        let (league, match_) = match subject {
            Subject::Site => (None, None),
            Subject::League(league) => (Some(league), None),
            Subject::Match(league, match_) => (Some(league), Some(match_)),
        };
        let match_ = match_.filter(|_| settings.share_images.matches);
        let of_match = (league.zip(match_))
            .map(|(league, match_)| match_card(settings, league, match_, locale));
        let of_league = (league.filter(|_| settings.share_images.leagues))
            .map(|league| league_card(settings, catalogue, league, locale));
        let cards = of_match.into_iter().chain(of_league);
        let mut paths = cards
            .chain([site_card(settings, locale)])
            .map(|card| path(number(&card)));
        paths.find(|path| {
            asked(path);
            self.has(path)
        })
    }
}

fn number(card: &Card) -> u64 {
    fingerprint::of(&card.name())
}

fn path(number: u64) -> String {
    format!("{FOLDER}{number:016x}{ENDING}")
}

fn cards<'a>(settings: &'a Settings, catalogue: &'a Catalogue) -> impl Iterator<Item = Card> + 'a {
    let wanted = settings.share_images;
    let each = |is_wanted: bool| match is_wanted {
        true => 0..settings.locales.len(),
        false => 0..0,
    };
    let of_site = each(wanted.leagues || wanted.matches).map(|locale| site_card(settings, locale));
    let of_leagues = catalogue.leagues.values().flat_map(move |league| {
        each(wanted.leagues).map(move |locale| league_card(settings, catalogue, league, locale))
    });
    let of_matches = catalogue.matches.values().flat_map(move |match_| {
        let league = catalogue.leagues.get(&match_.league);
        each(wanted.matches)
            .filter_map(move |locale| Some(match_card(settings, league?, match_, locale)))
    });
    of_site.chain(of_leagues).chain(of_matches)
}

fn site_card(settings: &Settings, locale: usize) -> Card {
    card(settings, locale, vec![settings.name.clone()])
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
        ..card(settings, locale, vec![league.name.get(locale).to_owned()])
    }
}

fn match_card(settings: &Settings, league: &League, match_: &Match, locale: usize) -> Card {
    let sides = [&match_.home, &match_.away].map(|side| side.get(locale).to_owned());
    let names = sides.into_iter().filter(|name| !name.is_empty());
    Card {
        site: settings.name.clone(),
        above: league.name.get(locale).to_owned(),
        ..card(settings, locale, names.collect())
    }
}

fn card(settings: &Settings, locale: usize, names: Vec<String>) -> Card {
    let locale = settings.locales[locale];
    Card {
        site: String::new(),
        above: String::new(),
        names,
        is_rtl: locale.rtl && settings.features.rtl_view,
        han: match locale.code {
            "ja" => "JP",
            "ko" => "KR",
            code if code.starts_with("zh") => "SC",
            _ => "",
        },
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
