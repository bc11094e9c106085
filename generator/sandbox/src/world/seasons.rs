//! Outrights on the wire: their names, who competes, their prices and results. Which there are is in
//! `competitions`.

use api::wire::{Competitor, Market, OutrightEvent, TournamentKind};
use jiff::tz::TimeZone;

use super::competitions::{CLOSES_BEFORE, Part};
use super::{Standing, World, price_step};
use crate::catalogue::{self, provider, slug};
use crate::locale::Locale;
use crate::pricing::{Contest, Offer, Settled};
use crate::random::{drift, mix};

/// Seconds after which the bookmaker's opinion of a competition drifts a little.
const STEP: i64 = 300;

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
        } else if self.part(place).is_some() {
            TournamentKind::Stage
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
                .map(|name| Competitor {
                    id: None,
                    name,
                    logo: None,
                })
                .collect(),
            start_time: close,
            end_date: Some(self.moment(standing.start + CLOSES_BEFORE)),
            status: standing.status,
            available_markets: u32::try_from(offers.len()).unwrap_or(u32::MAX),
            main_market,
            provider: provider(&self.sport(place).kind),
        }
    }

    /// Names of those who compete, the strongest first.
    pub(super) fn entrants(&self, place: usize, locale: Locale) -> Vec<String> {
        let sides = self.contenders(place).into_iter();
        sides.map(|side| side.name.get(locale).to_owned()).collect()
    }

    /// Name of an outright: the league, the year or years of its competition, and its stage.
    pub(super) fn season_name(&self, place: usize, locale: Locale) -> String {
        let league = self.league(place).name.get(locale);
        let years = self.years(place);
        match self.stage_name(place, locale) {
            Some(stage) => format!("{league} {years}: {stage}"),
            None => format!("{league} {years}"),
        }
    }

    pub(super) fn season_slug(&self, place: usize) -> String {
        let name = slug(&self.season_name(place, Locale::ENGLISH));
        format!("{name}-{}", self.id(place))
    }

    fn part(&self, place: usize) -> Option<Part> {
        self.parts[place - self.outrights]
    }

    /// `Group A` or `League phase`; none of a whole competition.
    fn stage_name(&self, place: usize, locale: Locale) -> Option<String> {
        let part = self.part(place)?;
        let name = &self.league(place).stages[part.stage].name;
        let letter = char::from(b'A' + part.group).to_string();
        Some(name.fill(locale, &[("group", &letter)]))
    }

    /// Those who compete, the strongest first: all sides of the league, or those of a group. Every group
    /// has about as many strong sides as the others.
    fn contenders(&self, place: usize) -> Vec<&catalogue::Side> {
        let league = self.league(place);
        let ranked = league.sides.iter().enumerate();
        let Some(part) = self.part(place) else {
            return league.sides.iter().collect();
        };
        let groups = usize::from(league.stages[part.stage].groups);
        let drawn = ranked.filter(|(rank, _)| {
            let (pot, nth) = (rank / groups, rank % groups);
            let group = if pot % 2 == 0 { nth } else { groups - 1 - nth };
            group == usize::from(part.group)
        });
        drawn.map(|(_, side)| side).collect()
    }

    /// `2026/27` of a season of teams that goes over New Year, otherwise `2026`. Stages have the years of their
    /// competition.
    fn years(&self, place: usize) -> String {
        let league = self.fixture(place).league;
        let ends = self
            .outrights()
            .find(|one| self.fixture(*one).league == league);
        let end = self.moment(self.fixture(ends.unwrap_or(place)).start);
        let date = end.to_zoned(TimeZone::UTC).date();
        let calendar = &self.catalogue.leagues[usize::from(league)].calendar;
        if self.sport(place).individual || !calendar.is_over_new_year() {
            return date.year().to_string();
        }
        format!("{}/{:02}", date.year() - 1, date.year() % 100)
    }

    /// Who may win a competition, at a second of the clock.
    fn contest(&self, place: usize, at: i64) -> Contest {
        let step = price_step(place, at, STEP);
        let sides = self.contenders(place);
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
