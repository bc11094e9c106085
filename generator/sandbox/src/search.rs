//! `GET /search`: matches, leagues and markets by their names. A name is found in every
//! language, whichever the caller's is, also by what players call it, and each word of the query may be the
//! beginning of a word. Where nothing is found, a word may have one wrong letter.
//!
//! The names of sides and leagues are folded once. A query is compared with these, not with the
//! matches: a match is found by its sides.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use api::wire::Market;

use crate::catalogue::Catalogue;
use crate::fold::{fold, words};
use crate::locale::{Locale, Text};
use crate::play::Sides;
use crate::pricing::Words;
use crate::world::{Standing, World};

/// Characters of a query.
const LENGTH: RangeInclusive<usize> = 3..=50;

/// The most rows of each scope.
const MATCHES: usize = 20;
const LEAGUES: usize = 10;
const MARKETS: usize = 10;

/// The fewest letters of a word that may have a wrong one, and of one that is looked for in the names of markets.
const WRONG: usize = 4;
const OF_MARKETS: usize = 3;

/// The most markets of one match, so that several matches are shown.
const MARKETS_OF_A_MATCH: usize = 3;

/// The most matches whose state is computed: those nearest to now.
const CANDIDATES: usize = 400;

/// The most matches whose markets are computed.
const PRICED: usize = 60;

/// The folded names of one thing, in all languages.
#[derive(Debug)]
struct Names(Vec<String>);

/// Names of everything that a search finds, except of markets with names of a match in them.
#[derive(Debug)]
pub struct Index {
    /// By place of the league, then of the side.
    sides: Vec<Vec<Names>>,
    /// By place.
    leagues: Vec<LeagueNames>,
    /// Markets by number; the units of totals are part of each name.
    markets: Vec<(u64, Names)>,
}

#[derive(Debug)]
struct LeagueNames {
    own: Names,
    /// Those of its category and sport.
    around: [Names; 2],
}

/// What is searched for.
#[derive(Debug)]
pub struct Query {
    words: Vec<String>,
}

/// Conditions beside the query.
#[derive(Debug, Default)]
pub struct Conditions {
    /// Only regular or only cyber sports.
    pub sport_type: Option<String>,
    /// Only matches in these states; all if empty.
    pub statuses: Vec<i64>,
    /// No markets.
    pub only_events: bool,
}

/// What was found, the best first.
#[derive(Debug, Default)]
pub struct Found {
    /// Places of matches, with their state.
    pub matches: Vec<(usize, Standing)>,
    /// Places of leagues.
    pub leagues: Vec<usize>,
    /// Markets with the places of their matches.
    pub markets: Vec<(usize, Standing, Market)>,
}

/// The words of a query that a name has, as bits.
type Hits = u64;

/// What a side has of a query.
#[derive(Clone, Copy, Debug)]
struct Side {
    hits: Hits,
    /// Whether the query is a whole name of it.
    is_whole: bool,
}

impl Found {
    fn is_empty(&self) -> bool {
        self.matches.is_empty() && self.leagues.is_empty() && self.markets.is_empty()
    }
}

impl Query {
    /// A query of 3 to 50 characters; `None` if the text is shorter, longer or has no word.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let folded = fold(text);
        let all: Vec<String> = words(&folded).map(str::to_owned).collect();
        let is_one = LENGTH.contains(&text.chars().count()) && !all.is_empty();
        is_one.then_some(Self { words: all })
    }

    fn all(&self) -> Hits {
        (1 << self.words.len()) - 1
    }

    fn hits(&self, names: &Names) -> Hits {
        self.hits_by(names, has)
    }

    /// The words that a name has, perhaps with one wrong letter.
    fn near_hits(&self, names: &Names) -> Hits {
        self.hits_by(names, |name, word| {
            let may_be_wrong = word.chars().count() >= WRONG;
            has(name, word) || may_be_wrong && words(name).any(|own| is_one_off(own, word))
        })
    }

    /// The words that a name of a market has: short ones are in too many.
    fn market_hits(&self, names: &Names) -> Hits {
        self.hits_by(names, |name, word| {
            word.chars().count() >= OF_MARKETS && has(name, word)
        })
    }

    fn hits_by(&self, names: &Names, has: impl Fn(&str, &str) -> bool) -> Hits {
        let each = self.words.iter().enumerate();
        each.filter(|(_, word)| names.0.iter().any(|name| has(name, word)))
            .map(|(nth, _)| 1 << nth)
            .sum()
    }

    /// Whether it is the whole of a name.
    fn is_all_of(&self, names: &Names) -> bool {
        names.0.iter().any(|name| words(name).eq(&self.words))
    }
}

/// Whether two words differ by one letter at most: a wrong one, one too many or too few, or two in the wrong order. A
/// wrong first letter is another word.
fn is_one_off(name: &str, word: &str) -> bool {
    name.chars().next() == word.chars().next() && strsim::osa_distance(name, word) <= 1
}

/// Whether a word of a name begins with this one. Japanese separates no words, and Arabic joins the
/// article to them, so a word of another script may be anywhere.
fn has(name: &str, word: &str) -> bool {
    if word.is_ascii() {
        words(name).any(|own| own.starts_with(word))
    } else {
        name.contains(word)
    }
}

impl Names {
    fn of(text: &Text) -> Self {
        let mut names: Vec<String> = Locale::all().map(|own| fold(text.get(own))).collect();
        names.dedup();
        Self(names)
    }

    fn with(mut self, aliases: &[String]) -> Self {
        self.0.extend(aliases.iter().map(|own| fold(own)));
        self
    }
}

impl Index {
    /// Folds all names.
    pub fn of(catalogue: &Catalogue, words: &Words) -> Self {
        let leagues = catalogue.leagues.iter().enumerate();
        let units: Vec<Text> = words.units().cloned().collect();
        Self {
            sides: (catalogue.leagues.iter())
                .map(|league| {
                    league
                        .sides
                        .iter()
                        .map(|side| Names::of(&side.name).with(&side.aliases))
                        .collect()
                })
                .collect(),
            leagues: leagues
                .map(|(place, league)| LeagueNames {
                    own: Names::of(&league.name).with(&league.aliases),
                    around: [
                        Names::of(&catalogue.category_of(place).name),
                        Names::of(&catalogue.sport_of(place).name),
                    ],
                })
                .collect(),
            markets: (words.markets())
                .map(|(id, name)| {
                    let mut names = Names::of(name);
                    if name.english().contains("{unit}") {
                        let units = units.iter().flat_map(|unit| Names::of(unit).0);
                        names.0.extend(units);
                    }
                    (id, names)
                })
                .collect(),
        }
    }

    /// Searches the world as its listeners know it.
    pub fn find(
        &self,
        known: &dyn Known,
        query: &Query,
        only: &Conditions,
        locale: Locale,
    ) -> Found {
        let search = self.search(known, query, only, Query::hits);
        let found = Found {
            matches: search.matches(),
            leagues: search.leagues(),
            markets: if only.only_events {
                Vec::new()
            } else {
                search.markets(locale)
            },
        };
        if !found.is_empty() {
            return found;
        }
        let search = self.search(known, query, only, Query::near_hits);
        Found {
            matches: search.matches(),
            leagues: search.leagues(),
            markets: Vec::new(),
        }
    }

    fn search<'a>(
        &'a self,
        known: &'a dyn Known,
        query: &'a Query,
        only: &'a Conditions,
        hits: fn(&Query, &Names) -> Hits,
    ) -> Search<'a> {
        let world = known.world();
        let of_side = |names: &Names| Side {
            hits: hits(query, names),
            is_whole: query.is_all_of(names),
        };
        Search {
            index: self,
            known,
            query,
            only,
            sides: (self.sides.iter())
                .map(|league| league.iter().map(of_side).collect())
                .collect(),
            leagues: (self.leagues.iter())
                .map(|league| hits(query, &league.own))
                .collect(),
            steered: steered_names(world)
                .map(|(place, names)| (place, names.map(|names| of_side(&names))))
                .collect(),
            withheld: world.withheld(),
            find: hits,
        }
    }
}

/// The world as its listeners know it.
pub trait Known {
    /// The world.
    fn world(&self) -> &World;

    /// The state of a match.
    fn standing(&self, place: usize) -> Standing;
}

/// Matches whose sides a test has renamed.
fn steered_names(world: &World) -> impl Iterator<Item = (usize, Sides<Names>)> {
    let steered = world.steered().into_iter();
    let matches = steered.filter(|place| !world.is_outright(*place));
    matches.map(|place| {
        let standing = world.standing(place);
        let names = Locale::all().map(|locale| world.names(place, &standing, locale));
        let (home, away) = names.map(|[home, away]| (fold(&home), fold(&away))).unzip();
        (place, [Names(home), Names(away)])
    })
}

/// A search in progress.
struct Search<'a> {
    index: &'a Index,
    known: &'a dyn Known,
    query: &'a Query,
    only: &'a Conditions,
    /// What each side has of the query, by league.
    sides: Vec<Vec<Side>>,
    /// What each league's own name has of it.
    leagues: Vec<Hits>,
    steered: HashMap<usize, Sides<Side>>,
    withheld: Vec<usize>,
    /// How names are compared.
    find: fn(&Query, &Names) -> Hits,
}

impl Search<'_> {
    /// What a match has of the query in the names of its sides.
    fn hits(&self, place: usize) -> Sides<Hits> {
        self.of_sides(place).map(|side| side.hits)
    }

    fn of_sides(&self, place: usize) -> Sides<Side> {
        self.steered.get(&place).copied().unwrap_or_else(|| {
            let fixture = self.known.world().fixture(place);
            let league = &self.sides[usize::from(fixture.league)];
            fixture.sides.map(|side| league[usize::from(side)])
        })
    }

    /// Matches that pass and are searched further, those nearest to now.
    fn candidates(&self, passes: impl Fn(usize) -> bool) -> Vec<usize> {
        let world = self.known.world();
        let is_of_type = |place| {
            let wanted = self.only.sport_type.as_deref();
            wanted.is_none_or(|wanted| world.sport(place).kind.as_str() == wanted)
        };
        let mut places: Vec<usize> = (world.order().iter().copied())
            .filter(|place| !self.withheld.contains(place) && is_of_type(*place))
            .filter(|place| passes(*place))
            .collect();
        let now = world.clock.seconds();
        let distance = |place: &usize| (world.fixture(*place).start - now).abs();
        if places.len() > CANDIDATES {
            places.select_nth_unstable_by_key(CANDIDATES, distance);
            places.truncate(CANDIDATES);
        }
        places.sort_by_key(|place| (distance(place), *place));
        places
    }

    /// The state of a match, if it is one of those that are wanted.
    fn wanted(&self, place: usize) -> Option<Standing> {
        let standing = self.known.standing(place);
        let is_wanted =
            self.only.statuses.is_empty() || self.only.statuses.contains(&standing.status.number());
        is_wanted.then_some(standing)
    }

    /// Matches whose sides and league have all words. Those that take bets come first, and among
    /// them those of a side with this very name, and then those where one side has all words: "man u" is
    /// Manchester United before a match of Manchester City against Union Berlin.
    fn matches(&self) -> Vec<(usize, Standing)> {
        let all = self.query.all();
        let places = self.candidates(|place| {
            let [home, away] = self.hits(place);
            let league = self.leagues[usize::from(self.known.world().fixture(place).league)];
            home | away != 0 && home | away | league == all
        });
        let found = places.into_iter();
        let mut found: Vec<(usize, Standing)> = found
            .filter_map(|place| Some((place, self.wanted(place)?)))
            .collect();
        found.sort_by_key(|(place, standing)| {
            let is_over = !standing.status.is_bettable();
            let is_other = !self.of_sides(*place).iter().any(|side| side.is_whole);
            let is_split = !self.hits(*place).contains(&all);
            let has_begun = standing.state.is_some();
            let start = if is_over {
                -standing.start
            } else {
                standing.start
            };
            let is_cyber = self.known.world().sport(*place).kind.as_str() == "cyber";
            (
                is_over, is_other, is_split, is_cyber, !has_begun, start, *place,
            )
        });
        found.truncate(MATCHES);
        found
    }

    /// Leagues that have all words in their name or around it: those of this very name, their own name before the
    /// rest.
    fn leagues(&self) -> Vec<usize> {
        let (all, catalogue) = (self.query.all(), &self.known.world().catalogue);
        let is_of_type = |place: usize| {
            let wanted = self.only.sport_type.as_deref();
            wanted.is_none_or(|wanted| catalogue.sport_of(place).kind.as_str() == wanted)
        };
        let around = |place: usize| {
            let names = &self.index.leagues[place].around;
            names
                .iter()
                .fold(0, |hits, names| hits | (self.find)(self.query, names))
        };
        let mut found: Vec<usize> = (0..self.leagues.len())
            .filter(|place| is_of_type(*place) && self.leagues[*place] | around(*place) == all)
            .collect();
        let is_other = |place: usize| !self.query.is_all_of(&self.index.leagues[place].own);
        found.sort_by_key(|place| (is_other(*place), self.leagues[*place] != all, *place));
        found.truncate(LEAGUES);
        found
    }

    /// Markets that take bets, whose names have at least one word and whose sides have the others. None where all
    /// words are a side's: it is the side that is meant.
    fn markets(&self, locale: Locale) -> Vec<(usize, Standing, Market)> {
        let all = self.query.all();
        if self.sides.iter().flatten().any(|side| side.hits == all) {
            return Vec::new();
        }
        let kinds = self.index.markets.iter();
        let kinds: HashMap<u64, Hits> = kinds
            .map(|(id, names)| (*id, self.query.market_hits(names)))
            .filter(|(_, hits)| *hits != 0)
            .collect();
        let most = kinds.values().fold(0, |all, hits| all | hits);
        let places = self.candidates(|place| {
            let [home, away] = self.hits(place);
            most != 0 && home | away | most == all
        });
        let mut found = Vec::new();
        let standings = places.into_iter();
        let standings = standings.filter_map(|place| Some((place, self.wanted(place)?)));
        let open = standings.filter(|(_, standing)| standing.status.is_bettable());
        for (place, standing) in open.take(PRICED) {
            let [home, away] = self.hits(place);
            let of_match = self.markets_of(place, &standing, &kinds, (home | away, locale));
            let of_match = of_match.take(MARKETS_OF_A_MATCH.min(MARKETS - found.len()));
            let of_match: Vec<Market> = of_match.collect();
            found.extend(
                of_match
                    .into_iter()
                    .map(|market| (place, standing.clone(), market)),
            );
            if found.len() == MARKETS {
                break;
            }
        }
        found
    }

    /// The markets of a match that are found, each by its most balanced line.
    fn markets_of(
        &self,
        place: usize,
        standing: &Standing,
        kinds: &HashMap<u64, Hits>,
        (sides, locale): (Hits, Locale),
    ) -> impl Iterator<Item = Market> {
        let world = self.known.world();
        let all = self.query.all();
        let named = Locale::all().map(|own| (own, world.names(place, standing, own)));
        let named: Vec<(Locale, Sides<String>)> = named.collect();
        let mut seen = Vec::new();
        let mut offers = world.offers(place, standing);
        offers.sort_by_key(|offer| !offer.most_balanced);
        offers.retain(|offer| {
            let may_be = kinds
                .get(&offer.market)
                .is_some_and(|hits| hits | sides == all);
            if !may_be || seen.contains(&offer.market) {
                return false;
            }
            let names = named.iter();
            let names = names.map(|(own, sides)| world.market(place, offer, sides, *own).name);
            let hits = self
                .query
                .market_hits(&Names(names.map(|name| fold(&name)).collect()));
            let is_found = hits != 0 && hits | sides == all;
            if is_found {
                seen.push(offer.market);
            }
            is_found
        });
        let sides = world.names(place, standing, locale);
        offers
            .into_iter()
            .map(move |offer| world.market(place, &offer, &sides, locale))
    }
}

#[cfg(test)]
mod tests {
    use super::{Names, Query, is_one_off};

    fn names(all: &[&str]) -> Names {
        Names(all.iter().map(|name| crate::fold::fold(name)).collect())
    }

    #[test]
    fn a_query_has_3_to_50_characters_and_a_word() {
        for text in ["", "ab", "  ab  ", "---", &"a".repeat(51)] {
            assert!(Query::parse(text).is_none(), "{text}");
        }
        for text in ["abc", " a b ", &"é".repeat(50)] {
            assert!(Query::parse(text).is_some(), "{text}");
        }
    }

    #[test]
    fn a_word_may_have_one_wrong_letter() {
        for (name, word) in [
            ("arsenal", "arsenl"),
            ("arsenal", "arsenall"),
            ("arsenal", "arsemal"),
            ("arsenal", "arsneal"),
            ("chelsea", "chelsae"),
            ("arsenal", "arsena"),
        ] {
            assert!(is_one_off(name, word), "{word}");
        }
        for (name, word) in [
            ("arsenal", "arsnl"),
            ("arsenal", "brsenal"),
            ("everton", "arsenal"),
            ("milan", "miilano"),
        ] {
            assert!(!is_one_off(name, word), "{word}");
        }
        let query = Query::parse("manchestr utd").expect("a query");
        let united = names(&["Manchester United", "man utd"]);
        assert_eq!(query.near_hits(&united), query.all());
        assert_eq!(query.hits(&united), 2);
        let query = Query::parse("man u").expect("a query");
        assert_eq!(query.market_hits(&names(&["Manual under"])), 1);
    }

    #[test]
    fn words_are_beginnings_in_any_language() {
        let united = names(&[
            "Manchester United",
            "مانشستر يونايتد",
            "マンチェスター・ユナイテッド",
        ]);
        let hits = |text: &str| {
            let query = Query::parse(text).expect("a query");
            query.hits(&united) == query.all()
        };
        assert!(hits("man u") && hits("UNITED man") && hits("يونايتد"));
        assert!(hits("ユナイテッド") && hits("manchester united"));
        assert!(!hits("man city") && !hits("chester"));
    }
}
