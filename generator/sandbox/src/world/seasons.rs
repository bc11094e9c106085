//! Outrights: one for each league, about who wins it. They are places behind the matches, and take
//! bets until the competition ends.

use api::wire::{Competitor, EventStatus, Market, OutrightEvent, TournamentKind};
use jiff::tz::TimeZone;

use super::fixtures::Fixture;
use super::{Standing, World, price_step};
use crate::catalogue::{Catalogue, provider, slug};
use crate::locale::Locale;
use crate::play::Rules;
use crate::pricing::{Contest, Offer, Settled};
use crate::random::{drift, mix, unit};

const DAY: f64 = 86_400.0;
/// The first competition ends this many days after the beginning of the clock, the last one that
/// many.
const ENDS: [f64; 2] = [20.0, 260.0];
/// Betting closes this long before the end, in seconds.
const CLOSES_BEFORE: i64 = 4 * 3600;
/// Seconds after which the bookmaker's opinion of a competition drifts a little.
const STEP: i64 = 300;
/// The last month in which a competition that ends then is named after two years.
const LAST_OF_TWO_YEARS: i8 = 7;

/// Draws the outrights: one for each league that somebody wins. Nobody wins a series of fights.
pub fn draw(catalogue: &Catalogue, seed: u64) -> Vec<Fixture> {
    let is_won = |league: &usize| !matches!(catalogue.sport_of(*league).rules, Rules::Fight(_));
    (0..catalogue.leagues.len())
        .filter(is_won)
        .map(|league| {
            let [first, last] = ENDS;
            let days = first + (last - first) * unit(&[seed, league as u64, 7]);
            Fixture {
                league: league as u16,
                sides: [0, 0],
                start: (days * DAY) as i32 / 3600 * 3600,
            }
        })
        .collect()
}

impl World {
    /// Places of the outrights.
    pub fn outrights(&self) -> std::ops::Range<usize> {
        self.outrights..self.fixtures.len()
    }

    /// Whether this is the place of an outright.
    pub fn is_outright(&self, place: usize) -> bool {
        place >= self.outrights
    }

    /// The kind of event at this place.
    pub fn kind(&self, place: usize) -> TournamentKind {
        if !self.is_outright(place) {
            TournamentKind::Match
        } else if self.sport(place).individual {
            TournamentKind::SimpleTournament
        } else {
            TournamentKind::Season
        }
    }

    /// An outright on the wire, with the market shown in lists.
    pub fn outright(&self, place: usize, standing: &Standing, locale: Locale) -> OutrightEvent {
        let names = self.names(place, standing, locale);
        let offers = self.offers(place, standing);
        let market = |offer: &Offer| self.market(place, offer, &names, locale);
        let main_market: Option<Market> = offers.first().map(market);
        let close = self.start_time(standing);
        OutrightEvent {
            id: self.id(place),
            urn_id: self.urn(place),
            slug: self.slug(place),
            kind: self.kind(place),
            name: names[0].clone(),
            parent: Some(
                self.catalogue
                    .tournament(self.fixture(place).league.into(), locale),
            ),
            competitors: self
                .entrants(place, locale)
                .into_iter()
                .map(|name| Competitor { name, logo: None })
                .collect(),
            start_time: close,
            end_date: Some(self.moment(standing.start + CLOSES_BEFORE)),
            status: standing.status,
            available_markets: u32::try_from(offers.len()).unwrap_or(u32::MAX),
            main_market,
            provider: provider(&self.sport(place).kind),
        }
    }

    /// Names of the sides of the league, the strongest first.
    pub(super) fn entrants(&self, place: usize, locale: Locale) -> Vec<String> {
        let sides = self.league(place).sides.iter();
        sides.map(|side| side.name.get(locale).to_owned()).collect()
    }

    /// Name of an outright: the league and the year or years of its competition.
    pub(super) fn season_name(&self, place: usize, locale: Locale) -> String {
        format!(
            "{} {}",
            self.league(place).name.get(locale),
            self.years(place)
        )
    }

    pub(super) fn season_slug(&self, place: usize) -> String {
        let name = slug(self.league(place).name.english());
        let years = self.years(place).replace('/', "-");
        format!("{name}-{years}-{}", self.id(place))
    }

    /// `2026/27` of a league of teams that ends before the summer, otherwise `2026`.
    fn years(&self, place: usize) -> String {
        let end = self.moment(self.fixture(place).start.into());
        let date = end.to_zoned(TimeZone::UTC).date();
        if self.sport(place).individual || date.month() > LAST_OF_TWO_YEARS {
            return date.year().to_string();
        }
        format!("{}/{:02}", date.year() - 1, date.year() % 100)
    }

    /// Who may win a competition, at a second of the clock.
    fn contest(&self, place: usize, at: i64) -> Contest {
        let step = price_step(place, at, STEP);
        let sides = &self.league(place).sides;
        let strengths = sides.iter().enumerate().map(|(side, own)| {
            let opinion = drift(mix(&[self.seed, 8, place as u64, side as u64]), step);
            own.strength + Contest::SWAY * opinion
        });
        Contest::new(strengths)
    }

    /// Whether anything of an outright that closes at a second of the clock can differ between two
    /// others.
    pub(super) fn outright_may_change(place: usize, close: i64, from: i64, to: i64) -> bool {
        let step = |at| price_step(place, at, STEP);
        from < close && (to >= close || step(from) != step(to))
    }

    /// Prices of an outright.
    pub(super) fn outright_offers(&self, place: usize, at: i64) -> Vec<Offer> {
        self.contest(place, at).offers()
    }

    /// The result of an outcome of an outright that is over.
    pub fn outright_result(&self, place: usize, market: u64, outcome: u64) -> Option<Settled> {
        let contest = self.contest(place, 0);
        contest.settle(mix(&[self.seed, 9, place as u64]), market, outcome)
    }
}

/// The state of an outright that closes at a second of the clock. It is never in play.
pub(super) fn status(close: i64, at: i64) -> EventStatus {
    if at < close {
        EventStatus::Prematch
    } else {
        EventStatus::Finished
    }
}
