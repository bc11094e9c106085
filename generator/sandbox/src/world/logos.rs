//! The logos of teams: a shield that is drawn from the side's name. All teams of a few sports have one, and no others,
//! so that rows of a list look alike, and what a site draws in place of a logo is seen too. A club that everybody knows
//! has none: its shield would be a wrong one.

use crate::catalogue::{Side, Sport, slug};
use crate::random::mix;

/// Where the logos are, on this host.
pub const LOGOS: &str = "/logos/";

/// Sports whose teams have logos, by their path segments.
const SPORTS: [&str; 4] = ["e-soccer", "handball", "volleyball", "futsal"];

/// Colours of shields and patterns.
const COLOURS: [&str; 10] = [
    "#c8102e", "#034694", "#6cabdd", "#132257", "#fdb913", "#1b7f3b", "#111111", "#7a263a",
    "#f36c21", "#ffffff",
];

/// Patterns on a shield, 32 wide and 36 high.
const PATTERNS: [&str; 5] = [
    "M16 0h16v36H16z",
    "M6 0h6v36H6zM20 0h6v36h-6z",
    "M0 8h32v6H0zM0 22h32v6H0z",
    "M0 0h8l24 28v8h-8L0 8z",
    "M13 0h6v36h-6zM0 12h32v6H0z",
];

/// Path of the logo of a side, on the operator's host, if it has one.
pub fn logo(sport: &Sport, side: &Side) -> Option<String> {
    let has_one = SPORTS.contains(&sport.key.as_str());
    has_one.then(|| format!("{LOGOS}{}.svg", slug(side.name.english())))
}

/// The drawing of a logo, by the last part of its path.
pub fn drawing(name: &str) -> String {
    let hash = hash(name) >> 1;
    let pick = |of: usize, shift: u32| (hash >> shift) as usize % of;
    let ground = pick(COLOURS.len(), 0);
    // Another colour than that of the ground, whichever that is.
    let over = (ground + 1 + pick(COLOURS.len() - 1, 16)) % COLOURS.len();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 36 40\" width=\"36\" height=\"40\">\
         <clipPath id=\"s\"><path id=\"o\" d=\"M0 3Q16 -3 32 3V20Q32 30 16 36Q0 30 0 20z\"/></clipPath>\
         <g transform=\"translate(2 2)\"><g clip-path=\"url(#s)\"><path fill=\"{}\" d=\"M0 0h32v36H0z\"/>\
         <path fill=\"{}\" d=\"{}\"/></g>\
         <path fill=\"none\" stroke=\"#8a93a6\" stroke-width=\"1.5\" \
         d=\"M0 3Q16 -3 32 3V20Q32 30 16 36Q0 30 0 20z\"/></g></svg>",
        COLOURS[ground],
        COLOURS[over],
        PATTERNS[pick(PATTERNS.len(), 32)],
    )
}

fn hash(name: &str) -> u64 {
    let bytes: Vec<u64> = name.bytes().map(u64::from).collect();
    mix(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;

    #[test]
    fn teams_of_few_sports_have_logos_all_of_them_and_no_player_has() {
        let catalogue = Catalogue::load().expect("the data");
        let mut with = 0;
        for league in &catalogue.leagues {
            let sport = &catalogue.sports[catalogue.categories[league.category].sport];
            let logos = league.sides.iter().map(|side| logo(sport, side));
            let logos: Vec<bool> = logos.map(|it| it.is_some()).collect();
            let has = logos.contains(&true);
            assert!(!(has && sport.individual), "{}", sport.key);
            assert!(logos.iter().all(|it| *it == has), "{}", sport.key);
            with += usize::from(has);
        }
        assert!((1..catalogue.leagues.len() / 2).contains(&with), "{with}");
    }

    #[test]
    fn a_logo_has_two_colours_and_is_the_same_each_time() {
        for name in ["arsenal", "kaizer-chiefs", "x"] {
            let drawn = drawing(name);
            assert_eq!(drawn, drawing(name));
            let colours = COLOURS
                .iter()
                .filter(|it| drawn.contains(&format!("fill=\"{it}\"")));
            assert_eq!(colours.count(), 2, "{drawn}");
        }
    }
}
