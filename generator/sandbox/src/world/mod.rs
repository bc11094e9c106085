//! The simulated world: its matches, their current state, and the markets on them.
//!
//! A match has no stored state: it is simulated from its seed whenever it is needed, so a million
//! matches cost nothing until they are requested. What a test has steered is stored as an
//! [`Override`] beside it.

mod clock;
mod competitions;
mod counts;
mod earlier;
mod event_words;
mod events;
mod fate;
mod favourites;
mod fixtures;
pub mod logos;
mod overrides;
mod past;
mod popularity;
mod previews;
mod seasons;
mod steering;
#[cfg(test)]
mod tests;
mod wire;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use ::api::wire::{EventStatus, MarketStatus};
use jiff::{SignedDuration, Timestamp};

use self::counts::{Counts, Moment};
use crate::catalogue::{Catalogue, Category, League, Sport};
use crate::locale::Text;
use crate::play::{Rules, Setup, State};
use crate::pricing::{self, Offer, Situation, Words};
use crate::random::{drift, mix};

pub use clock::{Beginning, Clock, FASTEST};
pub use events::Detail;
pub use fixtures::Fixture;
pub use overrides::{Override, PriceKey, Rest};

/// Id of the first match.
const FIRST_ID: u64 = 1001;

/// Id of the first outright: beyond all matches, so that it is the same in a world of any size.
const FIRST_OUTRIGHT_ID: u64 = 9_000_001;

/// Seconds after which the bookmaker's opinion of a match drifts a little.
const LIVE_STEP: i64 = 12;
const PREMATCH_STEP: i64 = 90;

/// The whole world.
#[derive(Debug)]
pub struct World {
    /// Sports, leagues and sides.
    pub catalogue: Catalogue,
    /// Its time.
    pub clock: Clock,
    words: Words,
    periods: HashMap<String, Text>,
    event_words: event_words::EventWords,
    seed: u64,
    /// The matches, those of the week before the beginning of the clock, and the outrights.
    fixtures: Vec<Fixture>,
    /// Place of the first outright.
    outrights: usize,
    /// The stage of each outright; none of a whole competition.
    parts: Vec<Option<competitions::Part>>,
    /// Matches that are not listed, and have begun before the clock.
    unlisted: Vec<Fixture>,
    /// What each sport has played before, once it has been asked for.
    pasts: Vec<OnceLock<past::Past>>,
    /// Places of the matches without those of the week before, in the order of lists.
    order: Vec<usize>,
    overrides: RwLock<HashMap<usize, Arc<Override>>>,
    counts: Counts,
}

/// A match at a second of the clock.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Whether it takes bets, and why not.
    pub status: EventStatus,
    /// Its start, in seconds of the clock.
    pub start: i64,
    /// Score and clock, once it has begun.
    pub state: Option<State>,
    /// What a test has steered.
    pub steered: Option<Arc<Override>>,
    /// The second of the clock.
    at: i64,
}

impl World {
    /// A world with this number of matches, which begins at this time.
    ///
    /// # Errors
    /// A mistake in the compiled data.
    #[cfg(test)]
    pub fn new(seed: u64, matches: usize, at: Timestamp) -> Result<Self, String> {
        let beginning = Beginning {
            at: Some(at),
            speed: 1,
            is_stopped: false,
        };
        Self::beginning(seed, matches, at, beginning)
    }

    /// A world whose fixtures are relative to a time, and whose clock begins in this way.
    ///
    /// # Errors
    /// A mistake in the compiled data.
    pub fn beginning(
        seed: u64,
        matches: usize,
        at: Timestamp,
        beginning: Beginning,
    ) -> Result<Self, String> {
        let catalogue = Catalogue::load()?;
        let clock = Clock::starting(at, beginning);
        let drawn = fixtures::draw(&catalogue, seed, matches, clock.origin());
        let mut fixtures = drawn.listed;
        let mut order: Vec<usize> = (0..fixtures.len()).collect();
        order.sort_by_key(|place| (fixtures[*place].league, fixtures[*place].start));
        fixtures.extend(drawn.ended);
        let outrights = fixtures.len();
        let (seasons, parts) = competitions::draw(&catalogue, clock.origin());
        fixtures.extend(seasons);
        Ok(Self {
            clock,
            words: Words::load()?,
            periods: pricing::periods()?,
            event_words: event_words::EventWords::load()?,
            seed,
            order,
            overrides: RwLock::default(),
            counts: Counts::default(),
            fixtures,
            outrights,
            parts,
            unlisted: drawn.unlisted,
            pasts: catalogue.sports.iter().map(|_| OnceLock::new()).collect(),
            catalogue,
        })
    }

    /// Places of the matches, in the order of lists, without those of the week before the beginning of
    /// the clock.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The number of places.
    pub fn places(&self) -> usize {
        self.fixtures.len()
    }

    /// Places of the matches that had ended when the clock began.
    pub fn ended(&self) -> std::ops::Range<usize> {
        self.order.len()..self.outrights
    }

    /// The state of a match at a second of the clock. Plays it only while it may be live.
    pub fn status_at(&self, place: usize, now: i64) -> EventStatus {
        let steered = self.read_overrides().contains_key(&place);
        if self.is_outright(place) && !steered {
            return competitions::status(self.fixtures[place].start, now);
        }
        let elapsed = now - self.scheduled(place, now);
        let course = || self.course(place, None);
        if steered || elapsed >= 0 && elapsed < self.longest(place, &course()) {
            return self.standing_at(place, now).status;
        }
        if elapsed >= 0 && self.is_abandoned(place) {
            return self.standing_at(place, now).status;
        }
        if elapsed < 0 {
            EventStatus::Prematch
        } else {
            EventStatus::Finished
        }
    }

    /// Start of a match, in the clock's time.
    pub fn starts_at(&self, place: usize) -> Timestamp {
        self.moment(self.start_of(place, self.clock.seconds()))
    }

    /// Place of the match with this id, unless it is withheld.
    pub fn place(&self, id: u64) -> Option<usize> {
        let place = self.place_of_any(id)?;
        let is_withheld = self
            .read_overrides()
            .get(&place)
            .is_some_and(|own| own.withheld);
        (!is_withheld).then_some(place)
    }

    /// Place of the match with this id, even if it is withheld.
    pub fn place_of_any(&self, id: u64) -> Option<usize> {
        let (from, first, end) = if id < FIRST_OUTRIGHT_ID {
            (FIRST_ID, 0, self.outrights)
        } else {
            (FIRST_OUTRIGHT_ID, self.outrights, self.fixtures.len())
        };
        let place = first + usize::try_from(id.checked_sub(from)?).ok()?;
        (place < end).then_some(place)
    }

    /// Names of markets, outcomes and groups.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Id of the match at this place.
    pub fn id(&self, place: usize) -> u64 {
        match place.checked_sub(self.outrights) {
            None => FIRST_ID + place as u64,
            Some(nth) => FIRST_OUTRIGHT_ID + nth as u64,
        }
    }

    /// Who plays, where, when.
    pub fn fixture(&self, place: usize) -> &Fixture {
        &self.fixtures[place]
    }

    /// The league of a match.
    pub fn league(&self, place: usize) -> &League {
        &self.catalogue.leagues[usize::from(self.fixtures[place].league)]
    }

    /// The category of a match.
    pub fn category(&self, place: usize) -> &Category {
        self.catalogue
            .category_of(self.fixtures[place].league.into())
    }

    /// The sport of a match.
    pub fn sport(&self, place: usize) -> &Sport {
        self.catalogue.sport_of(self.fixtures[place].league.into())
    }

    /// Start of a match.
    pub fn start_time(&self, standing: &Standing) -> Timestamp {
        self.moment(standing.start)
    }

    fn moment(&self, seconds: i64) -> Timestamp {
        let origin = self.clock.origin();
        origin
            .saturating_add(SignedDuration::from_secs(seconds))
            .unwrap_or(origin)
    }

    /// A match now.
    pub fn standing(&self, place: usize) -> Standing {
        self.standing_at(place, self.clock.seconds())
    }

    /// A match at a second of the clock.
    pub fn standing_at(&self, place: usize, now: i64) -> Standing {
        let steered = self.read_overrides().get(&place).cloned();
        let start = steered.as_deref().and_then(|own| own.start);
        let start = start.unwrap_or_else(|| self.scheduled(place, now));
        let frozen = steered.as_deref().and_then(|own| own.status);
        let elapsed = frozen.map_or(now, |(_, at)| at) - start;
        let is_outright = self.is_outright(place);
        let course = self.course(place, steered.as_deref());
        let until = u32::try_from(elapsed).unwrap_or(0);
        let is_stopped = course.halt.is_some_and(|halt| halt.is_stopped(until));
        let is_abandoned = course.halt.is_some_and(|halt| halt.is_abandoned(until));
        let state = (elapsed >= 0 && !is_outright).then(|| {
            let longest = self.longest(place, &course);
            let until = u32::try_from(elapsed.min(longest)).unwrap_or(u32::MAX);
            let setup = self.setup(place);
            let mut state = self.rules(place).play_as(&setup, &course, until);
            let is_late = elapsed >= longest && !is_abandoned;
            if is_late || matches!(frozen, Some((EventStatus::Finished, _))) {
                state.finish();
            }
            state
        });
        let status = match (frozen, &state) {
            (Some((status, _)), _) => status,
            (None, None) if is_outright => competitions::status(start, now),
            (None, None) => EventStatus::Prematch,
            (None, Some(state)) if state.is_over() => EventStatus::Finished,
            (None, Some(_)) if is_abandoned => EventStatus::Closed,
            (None, Some(_)) if is_stopped => EventStatus::Stopped,
            (None, Some(_)) => EventStatus::Live,
        };
        Standing {
            status,
            start,
            state,
            steered,
            at: now,
        }
    }

    /// Whether anything of a match can differ between two seconds of the clock.
    pub fn may_change(&self, place: usize, from: i64, to: i64) -> bool {
        let start = self.start_of(place, to);
        if self.is_outright(place) {
            return Self::outright_may_change(place, start, from, to);
        }
        if start != self.start_of(place, from) {
            return true;
        }
        if to < start {
            price_step(place, from, PREMATCH_STEP) != price_step(place, to, PREMATCH_STEP)
        } else {
            let steered = self.read_overrides().get(&place).cloned();
            let course = self.course(place, steered.as_deref());
            from <= start + self.longest(place, &course)
        }
    }

    /// Whether a match has begun at a second of the clock.
    pub fn has_begun(&self, place: usize, at: i64) -> bool {
        self.start_of(place, at) <= at
    }

    /// Start of a match, as it is known at a second of the clock.
    fn start_of(&self, place: usize, at: i64) -> i64 {
        let own = self.read_overrides().get(&place).and_then(|own| own.start);
        own.unwrap_or_else(|| self.scheduled(place, at))
    }

    /// The number of markets that a match has now.
    pub fn market_count(&self, place: usize, standing: &Standing) -> usize {
        if standing.steered.is_some() {
            return self.offers(place, standing).len();
        }
        let state = standing.state.as_ref();
        let played = state.map(|_| standing.at - standing.start);
        let length = if played.is_some() {
            LIVE_STEP
        } else {
            PREMATCH_STEP
        };
        let moment = Moment {
            is_bettable: standing.status.is_bettable(),
            played,
            step: price_step(place, standing.at, length),
        };
        let count = || self.offers(place, standing).len();
        self.counts.at(place, moment, count)
    }

    /// Every market of a match that is shown now. None once it takes no bets.
    pub fn offers(&self, place: usize, standing: &Standing) -> Vec<Offer> {
        let mut offers = if self.is_outright(place) {
            let bettable = standing.status.is_bettable();
            bettable.then(|| self.outright_offers(place, standing.at))
        } else {
            self.priced(place, standing, pricing::offers)
        }
        .unwrap_or_default();
        for offer in &mut offers {
            steer(offer, standing);
        }
        offers
    }

    /// The market of the sport's lists.
    pub fn main_offer(&self, place: usize, standing: &Standing) -> Option<Offer> {
        let mut offer = self.priced(place, standing, pricing::main_offer)??;
        steer(&mut offer, standing);
        Some(offer)
    }

    /// The second market of the sport's lists.
    pub fn secondary_offer(&self, place: usize, standing: &Standing) -> Option<Offer> {
        let mut offer = self.priced(place, standing, pricing::secondary_offer)??;
        steer(&mut offer, standing);
        Some(offer)
    }

    /// What outcomes of a match are combined by. None where nothing can be combined.
    pub fn joint(&self, place: usize, standing: &Standing) -> Option<pricing::joint::Joint> {
        self.priced(place, standing, pricing::joint)?
    }

    fn priced<T>(
        &self,
        place: usize,
        standing: &Standing,
        price: impl FnOnce(&Situation) -> T,
    ) -> Option<T> {
        if !standing.status.is_bettable() || self.is_outright(place) {
            return None;
        }
        let fixture = &self.fixtures[place];
        let rules = self.rules(place);
        let league = self.league(place);
        let length = if standing.state.is_some() {
            LIVE_STEP
        } else {
            PREMATCH_STEP
        };
        let step = price_step(place, standing.at, length);
        Some(price(&Situation {
            rules: &rules,
            state: standing.state.as_ref(),
            edge: self.setup(place).edge,
            opinion: drift(mix(&[self.seed, 3, place as u64]), step),
            is_deep: league.is_deep(),
            scorers: fixture
                .sides
                .map(|side| &league.sides[usize::from(side)].scorers[..]),
        }))
    }

    fn rules(&self, place: usize) -> Rules {
        let fixture = &self.fixtures[place];
        let sides = fixture.sides.map(usize::from);
        self.catalogue.rules(fixture.league.into(), sides)
    }

    fn setup(&self, place: usize) -> Setup {
        let fixture = &self.fixtures[place];
        Setup {
            seed: mix(&[self.seed, 4, place as u64]),
            edge: self
                .catalogue
                .edge(fixture.league.into(), fixture.sides.map(usize::from)),
        }
    }

    fn read_overrides(&self) -> std::sync::RwLockReadGuard<'_, HashMap<usize, Arc<Override>>> {
        self.overrides
            .read()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// A Saturday afternoon on which much is played: what is played differs from hour to hour.
#[cfg(test)]
pub fn saturday() -> Timestamp {
    Timestamp::constant(1_795_874_700, 0)
}

/// Index of the step of the bookmaker's opinion: outside of play, prices move only with it.
fn price_step(place: usize, at: i64, length: i64) -> i64 {
    // Matches drift at different seconds.
    (at + place as i64 % length).div_euclid(length)
}

/// Applies a test's overrides to a market.
fn steer(offer: &mut Offer, standing: &Standing) {
    let Some(steered) = standing.steered.as_deref() else {
        return;
    };
    let specifier = offer.specifier();
    if steered
        .rests
        .iter()
        .any(|rest| rest.covers(offer.market, specifier.as_deref()))
    {
        offer.status = MarketStatus::Suspended;
    }
    for priced in &mut offer.outcomes {
        let key = PriceKey {
            market: offer.market,
            specifier: specifier.clone(),
            outcome: priced.outcome,
        };
        if let Some(odds) = steered.prices.get(&key) {
            priced.odds = *odds;
        }
    }
}
