//! The world on the wire: matches and markets in a language.

use api::wire::{
    Clock, Competitor, Competitors, GameScore, Market, Match, PeriodScore, Score, Side, Statistics,
    TournamentKind,
};

use super::events::Detail;
use super::logos::logo;
use super::{Standing, World};
use crate::catalogue::{self, provider, slug};
use crate::locale::Locale;
use crate::play::{Period, PeriodKind, Sides, Stage, State};
use crate::pricing::{Named, Offer, ordinal};
use crate::random::unit;

/// Share of the matches that have a stream.
const STREAMED: f64 = 0.2;

impl World {
    /// The provider's name of a match.
    pub fn urn(&self, place: usize) -> String {
        let kind = self.kind(place);
        format!("sr:{}:{}", kind.as_str(), self.id(place))
    }

    /// Path segment of a match. It does not follow a renamed side, because links must last.
    pub fn slug(&self, place: usize) -> String {
        if self.is_outright(place) {
            return self.season_slug(place);
        }
        let [home, away] = self.sides(place).map(|side| slug(side.name.english()));
        format!("{home}-{away}-{}", self.id(place))
    }

    /// Names of home and away; the name of an outright and nothing.
    pub fn names(&self, place: usize, standing: &Standing, locale: Locale) -> Sides<String> {
        let steered = standing
            .steered
            .as_deref()
            .map(|own| own.names.clone())
            .unwrap_or_default();
        let [home, away] = if self.is_outright(place) {
            [self.season_name(place, locale), String::new()]
        } else {
            let name = |side: &catalogue::Side| side.name.get(locale).to_owned();
            self.sides(place).map(name)
        };
        let [own_home, own_away] = steered;
        [own_home.unwrap_or(home), own_away.unwrap_or(away)]
    }

    /// A match on the wire as a row of a list, with the markets shown there.
    pub fn match_(&self, place: usize, standing: &Standing, locale: Locale) -> Match {
        self.match_with(place, standing, Detail::Row, locale)
    }

    /// A match on the wire.
    pub fn match_with(
        &self,
        place: usize,
        standing: &Standing,
        detail: Detail,
        locale: Locale,
    ) -> Match {
        let sport = self.sport(place);
        let names = self.names(place, standing, locale);
        let market = |offer: Offer| self.market(place, &offer, &names, locale);
        let main_market = self.main_offer(place, standing).map(market);
        let secondary_market = self.secondary_offer(place, standing).map(market);
        let available = self.market_count(place, standing);
        let [home_logo, away_logo] = self.sides(place).map(|side| logo(sport, side));
        let [home, away] = names.clone();
        let [home_id, away_id] = self.side_ids(place);
        // A match is at the home side's stadium.
        let [host, _] = self.sides(place);
        let ground = host.ground.clone();
        let (stadium, city) = ground.map(|[stadium, city]| (stadium, city)).unzip();
        let competitor = |id, name, logo| Competitor {
            id: Some(id),
            name,
            logo,
        };
        Match {
            id: self.id(place),
            urn_id: self.urn(place),
            slug: self.slug(place),
            kind: TournamentKind::Match,
            tournament: self
                .catalogue
                .tournament(self.fixture(place).league.into(), locale),
            competitors: Competitors {
                home: competitor(home_id, home, home_logo),
                away: competitor(away_id, away, away_logo),
            },
            stadium,
            city,
            status: standing.status,
            stage: standing.state.as_ref().map(stage),
            match_status: None,
            start_time: self.start_time(standing),
            statistics: standing
                .state
                .as_ref()
                .map(|state| self.statistics(place, state, detail, locale)),
            available_markets: u32::try_from(available).unwrap_or(u32::MAX),
            main_market,
            secondary_market,
            top_markets: Vec::new(),
            has_video: self.has_video(place),
            provider: provider(&sport.kind),
            is_provider_stats_available: self.has_statistics(place),
            previews: self.previews(place),
            entrants: Vec::new(),
            end_date: None,
        }
    }

    /// Every market of a match on the wire.
    pub fn markets(&self, place: usize, standing: &Standing, locale: Locale) -> Vec<Market> {
        let names = self.names(place, standing, locale);
        let offers = self.offers(place, standing);
        offers
            .iter()
            .map(|offer| self.market(place, offer, &names, locale))
            .collect()
    }

    /// A market on the wire.
    pub fn market(
        &self,
        place: usize,
        offer: &Offer,
        sides: &Sides<String>,
        locale: Locale,
    ) -> Market {
        let entrants = if self.is_outright(place) {
            self.entrants(place, locale)
        } else {
            Vec::new()
        };
        let players = self.sides(place).map(|side| locale.players(&side.scorers));
        let named = Named {
            entrants: &entrants,
            urn: &self.urn(place),
            sides,
            scorers: players.each_ref().map(|own| &own[..]),
            unit: &self.sport(place).unit,
        };
        self.words.market(offer, &named, locale)
    }

    /// Whether a match has a stream.
    pub fn has_video(&self, place: usize) -> bool {
        unit(&[self.seed, 5, place as u64]) < STREAMED
    }

    pub(super) fn sides(&self, place: usize) -> Sides<&catalogue::Side> {
        let league = self.league(place);
        self.fixture(place)
            .sides
            .map(|side| &league.sides[usize::from(side)])
    }

    fn statistics(
        &self,
        place: usize,
        state: &State,
        detail: Detail,
        locale: Locale,
    ) -> Statistics {
        let [home, away] = state.total;
        Statistics {
            clock: state.clock.map(|clock| Clock {
                match_time: clock.played,
                stoppage_time: clock.stoppage,
                remaining_time: clock.remaining,
                stopped: clock.stopped || self.clock.is_stopped(),
            }),
            total_score: Score { home, away },
            game_score: state
                .game
                .clone()
                .map(|[home, away]| GameScore { home, away }),
            current_server: state
                .server
                .map(|side| if side == 0 { Side::Home } else { Side::Away }),
            period_scores: state
                .periods
                .iter()
                .map(|period| self.period(period, locale))
                .collect(),
            events: self.last_events(place, state, detail, locale),
        }
    }

    fn period(&self, period: &Period, locale: Locale) -> PeriodScore {
        let [home, away] = period.score;
        PeriodScore {
            period_key: period.key(),
            period_name: self.period_name(period, locale),
            number: period.number,
            kind: period.kind.word().to_owned(),
            max_period_number: period.most,
            home,
            away,
        }
    }

    pub(super) fn period_name(&self, period: &Period, locale: Locale) -> String {
        let word = match period.kind {
            // Cricket's two are "innings", each of them; baseball's are "inning".
            PeriodKind::Inning if period.most == 2 => "innings",
            kind => kind.word(),
        };
        let number = period.number.to_string();
        let name = self
            .periods
            .get(&format!("{word}_{number}"))
            .or_else(|| self.periods.get(word));
        name.map_or_else(
            || period.key(),
            |name| name.fill(locale, &[("n", &number), ("nth", &ordinal(period.number))]),
        )
    }
}

/// The provider's word for the stage of play.
fn stage(state: &State) -> String {
    match (state.stage, state.periods.last()) {
        (Stage::Ended, _) if state.retired.is_some() => "retired".to_owned(),
        (Stage::Ended, _) => "ended".to_owned(),
        (Stage::Break, Some(period)) => format!("after_{}", period.key()),
        (Stage::Playing, Some(period)) => period.key(),
        (_, None) => "not_started".to_owned(),
    }
}
