//! The operator as a whole: the world, its players, and the push events when something changes.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use api::wire::{EventStatus, Market, MarketStatus, PushEvent};
use tokio::task::JoinHandle;

use crate::changes::{balanced_total, facts, happened, is_withheld, names};
use crate::channels;
use crate::faults::Faults;
use crate::last_offers::LastOffers;
use crate::locale::Locale;
use crate::notices::Notices;
use crate::outbox::Outbox;
use crate::outlet::Outlet;
use crate::payments::PaymentWords;
use crate::players::Players;
use crate::pricing::Offer;
use crate::refusal::Refusals;
use crate::search::{Conditions, Found, Index, Known, Query};
use crate::world::{Detail, Override, Standing, World};

/// Most live matches that are checked in one tick; in a bigger world each waits its turn.
const LIVE_A_TICK: usize = 2_000;
/// Most prematch matches that are checked in one tick.
const PREMATCH_A_TICK: usize = 5_000;

/// The whole sandbox.
#[derive(Debug)]
pub struct Operator {
    /// The matches.
    pub world: World,
    /// The players and their bets.
    pub players: Players,
    /// Where events are published.
    pub outlet: Outlet,
    /// Texts of refusals.
    pub refusals: Refusals,
    /// Mails to players.
    pub outbox: Outbox,
    /// Words of notifications.
    pub notices: Notices,
    /// Words of the payment widget.
    pub payment_words: PaymentWords,
    /// Faults that tests requested.
    pub faults: Faults,
    /// The cash-out offers that players know.
    pub last_offers: LastOffers,
    /// By place: the second of the clock as of which listeners know a match. Calls are answered as
    /// of the same second: a later answer could show a price that is never published and that no
    /// event corrects.
    known: Vec<AtomicI64>,
    /// Held while the events of a match are published.
    publishing: Mutex<()>,
    /// Where the next round of checks begins.
    next: Mutex<usize>,
    /// The last mark.
    marks: AtomicU64,
    /// What goes on after its call has been answered.
    later: Mutex<Vec<JoinHandle<()>>>,
    /// Names that are searched, folded by the first search.
    names: OnceLock<Index>,
}

/// A match at a second of the clock, to compare with another one.
struct Look {
    standing: Standing,
    offers: Vec<Offer>,
}

impl Operator {
    /// An operator with this world, these players and this push.
    pub fn new(
        world: World,
        players: Players,
        refusals: Refusals,
        outbox: Outbox,
        notices: Notices,
        payment_words: PaymentWords,
        outlet: Outlet,
    ) -> Self {
        let now = world.clock.seconds();
        let places = world.places();
        Self {
            known: std::iter::repeat_with(|| AtomicI64::new(now))
                .take(places)
                .collect(),
            publishing: Mutex::default(),
            next: Mutex::default(),
            marks: AtomicU64::default(),
            later: Mutex::default(),
            names: OnceLock::new(),
            world,
            players,
            outlet,
            refusals,
            outbox,
            notices,
            payment_words,
            faults: Faults::default(),
            last_offers: LastOffers::default(),
        }
    }

    /// Time until the next tick.
    pub fn until_tick(&self) -> Duration {
        self.world.clock.tick()
    }

    /// Publishes which providers take bets.
    pub fn publish_providers(&self) {
        for (code, _) in self.audience() {
            let provider_statuses = self.players.provider_statuses();
            self.outlet.publish(
                &channels::updates(&code),
                &PushEvent::ProviderStatusChanged { provider_statuses },
            );
        }
    }

    /// Publishes the clocks of live matches, after the clock was stopped or changed its speed.
    pub fn publish_clocks(&self) {
        let audience = self.audience();
        let steered = self.world.steered();
        let listed = self.world.order().iter().copied();
        let mut live: Vec<usize> = listed
            .chain(steered)
            .filter(|place| self.status(*place) == EventStatus::Live)
            .collect();
        live.sort_unstable();
        live.dedup();
        // No tick comes between with the time that it began at.
        let _next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        for place in live {
            // Up to this moment: what was published last is older, and a tick would go on from it without a message.
            self.follow(place, || {});
            let _publishing = self.publishing();
            let standing = self.standing(place);
            if standing.state.as_ref().is_none_or(|it| it.clock.is_none()) {
                continue;
            }
            for (code, locale) in &audience {
                self.publish_match(place, &standing, (code, *locale), true);
            }
        }
    }

    /// Publishes a match on its own channel, and for all if it matters to them.
    fn publish_match(
        &self,
        place: usize,
        standing: &Standing,
        (code, locale): (&str, Locale),
        matters: bool,
    ) {
        let world = &self.world;
        let updates = channels::updates(code);
        let own = channels::of_match(code, world.id(place));
        let to = [(updates, Detail::Row, matters), (own, Detail::Whole, true)];
        for (channel, detail, is_wanted) in to {
            if is_wanted && self.outlet.has_listeners(&channel) {
                let match_ = Box::new(world.match_with(place, standing, detail, locale));
                self.outlet
                    .publish(&channel, &PushEvent::MatchChanged { match_ });
            }
        }
    }

    /// Publishes what has changed since the last tick, and settles bets.
    pub fn tick(&self) {
        self.check_matches();
        self.settle();
        self.offer_cashouts();
    }

    /// The tick of a running clock. While the clock is stopped, only the control API causes changes, and each of its
    /// calls publishes them ([`Operator::catch_up`]).
    pub fn tick_by_itself(&self) {
        if !self.world.clock.is_stopped() {
            self.tick();
        }
    }

    /// Continues what is due by a running clock.
    pub fn continue_by_itself(&self) {
        if !self.world.clock.is_stopped() {
            self.continue_due();
        }
    }

    /// Does something after its call has been answered, so that the time of the answer does not give it away.
    pub fn do_later(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut later = self.later.lock().unwrap_or_else(PoisonError::into_inner);
        later.retain(|one| !one.is_finished());
        later.push(tokio::spawn(task));
    }

    /// Waits until all of that is done.
    pub async fn done_later(&self) {
        let later = {
            let mut later = self.later.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *later)
        };
        for one in later {
            if let Err(error) = one.await {
                tracing::error!("a task after an answer failed: {error}");
            }
        }
    }

    /// Does everything that has come due, publishes it, and publishes a mark after it; returns the mark.
    pub fn catch_up(&self) -> u64 {
        self.continue_due();
        self.tick();
        self.continue_due();
        let mark = self.marks.fetch_add(1, Ordering::AcqRel) + 1;
        for (code, _) in self.audience() {
            let event = PushEvent::Mark { mark };
            self.outlet.publish(&channels::updates(&code), &event);
        }
        mark
    }

    /// The state of a match as listeners know it.
    pub fn standing(&self, place: usize) -> Standing {
        self.world.standing_at(place, self.known_at(place))
    }

    /// Matches, leagues and markets by their names.
    pub fn search(&self, query: &Query, only: &Conditions, locale: Locale) -> Found {
        let index = || Index::of(&self.world.catalogue, self.world.words());
        (self.names.get_or_init(index)).find(self, query, only, locale)
    }

    /// Whether a match is prematch, live or over, as listeners know it.
    pub fn status(&self, place: usize) -> EventStatus {
        self.world.status_at(place, self.known_at(place))
    }

    /// Simulated bets on a match until the second as of which it is known.
    pub fn simulated_bets(&self, place: usize) -> u64 {
        self.world.simulated_bets(place, self.known_at(place))
    }

    fn known_at(&self, place: usize) -> i64 {
        self.known[place].load(Ordering::Acquire)
    }

    fn set_known_at(&self, place: usize, at: i64) {
        self.known[place].store(at, Ordering::Release);
    }

    fn check_matches(&self) {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        // Read under the lock: two ticks at once would else follow each other with the older time last.
        let now = self.world.clock.seconds();
        // Nothing of those that have ended changes by itself.
        let ended = self.world.ended();
        let count = self.world.places() - ended.len();
        let nth = |at: usize| {
            if at < ended.start {
                at
            } else {
                at + ended.len()
            }
        };
        if self.outlet.is_idle() {
            (0..count).for_each(|at| self.set_known_at(nth(at), now));
            return;
        }
        let (mut live, mut prematch) = (0, 0);
        let first = *next;
        for step in 0..count {
            let at = (first + step) % count;
            let place = nth(at);
            let then = self.known_at(place);
            if then == now || !self.world.may_change(place, then, now) {
                self.set_known_at(place, now);
                continue;
            }
            if self.world.has_begun(place, now) {
                live += 1;
            } else {
                prematch += 1;
            }
            if live > LIVE_A_TICK || prematch > PREMATCH_A_TICK {
                *next = at;
                return;
            }
            self.follow(place, || {});
        }
    }

    /// Changes the overrides of a match and publishes the result.
    pub fn change(&self, place: usize, change: impl FnOnce(&mut Override)) {
        self.follow(place, || self.world.steer(place, change));
    }

    /// Removes the overrides of every match and publishes the result.
    pub fn release_all(&self) {
        let _publishing = self.publishing();
        let now = self.world.clock.seconds();
        let steered = self.world.steered();
        let before: Vec<(usize, Look)> = steered
            .into_iter()
            .map(|place| {
                let known = self.known_at(place);
                (place, self.look(place, known, Heard::Everything))
            })
            .collect();
        self.world.release_all();
        for (place, before) in before {
            self.set_known_at(place, now);
            let after = self.look(place, now, Heard::Everything);
            self.publish_difference(place, &before, &after);
        }
    }

    fn publishing(&self) -> MutexGuard<'_, ()> {
        self.publishing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Publishes the state of a match after a change. Calls meanwhile get the new state before it
    /// is published, which does no harm.
    fn follow(&self, place: usize, change: impl FnOnce()) {
        let _publishing = self.publishing();
        let now = self.world.clock.seconds();
        let heard = self.heard(place);
        let before = self.look(place, self.known_at(place), heard);
        change();
        self.set_known_at(place, now);
        self.publish_difference(place, &before, &self.look(place, now, heard));
    }

    /// What of a match anybody listens to.
    fn heard(&self, place: usize) -> Heard {
        let id = self.world.id(place);
        let codes = self.outlet.locales();
        let mut heard = Heard::Nothing;
        for code in &codes {
            if self.outlet.has_listeners(&channels::of_match(code, id)) {
                return Heard::Everything;
            }
            if self.outlet.has_listeners(&channels::updates(code)) {
                heard = Heard::Lists;
            }
        }
        heard
    }

    /// The codes in which anybody may listen to the push, each with its language.
    pub fn audience(&self) -> Vec<(String, Locale)> {
        let codes = self.outlet.locales().into_iter();
        let with_language = codes.map(|code: String| {
            let locale = Locale::of_tag(&code).unwrap_or(Locale::ENGLISH);
            (code, locale)
        });
        with_language.collect()
    }

    /// A match with the markets that anybody listens to: pricing all of them takes time.
    fn look(&self, place: usize, at: i64, heard: Heard) -> Look {
        let world = &self.world;
        let standing = world.standing_at(place, at);
        let offers = match heard {
            Heard::Everything => world.offers(place, &standing),
            Heard::Lists => {
                let main = world.main_offer(place, &standing);
                let listed = main.into_iter();
                listed
                    .chain(world.secondary_offer(place, &standing))
                    .collect()
            }
            Heard::Nothing => Vec::new(),
        };
        Look { standing, offers }
    }

    fn publish_difference(&self, place: usize, before: &Look, after: &Look) {
        for (code, locale) in self.audience() {
            self.publish_in(place, before, after, (&code, locale));
        }
    }

    fn publish_in(
        &self,
        place: usize,
        before: &Look,
        after: &Look,
        (code, locale): (&str, Locale),
    ) {
        let world = &self.world;
        let id = world.id(place);
        if is_withheld(&after.standing) {
            return;
        }
        let updates = channels::updates(code);
        let own = channels::of_match(code, id);
        let has_listeners = |channel: &str| self.outlet.has_listeners(channel);
        if !has_listeners(&updates) && !has_listeners(&own) {
            return;
        }
        let status = after.standing.status;
        if status != before.standing.status {
            for channel in [&updates, &own] {
                self.outlet.publish(
                    channel,
                    &PushEvent::MatchStatusChanged {
                        match_id: id,
                        status,
                    },
                );
            }
        }
        let has_new_line = balanced_total(&before.offers) != balanced_total(&after.offers);
        // An outright has no row of a match that could change.
        if !world.is_outright(place) {
            let speed = world.clock.speed();
            let [then, now] = [before, after].map(|look| facts(&look.standing, speed));
            let matters = has_new_line || then != now;
            if matters || happened(&before.standing) != happened(&after.standing) {
                self.publish_match(place, &after.standing, (code, locale), matters);
            }
        }
        let markets = self.changed(place, before, after, locale);
        if markets.is_empty() {
            return;
        }
        let listed = [
            world.main_offer(place, &after.standing),
            world.secondary_offer(place, &after.standing),
        ];
        let is_listed = |market: &&Market| {
            let mut offers = listed.iter().flatten();
            offers.any(|offer| offer.market == market.id && offer.specifier() == market.specifier)
        };
        let of_lists: Vec<Market> = markets.iter().filter(is_listed).cloned().collect();
        if !of_lists.is_empty() {
            self.outlet.publish(
                &updates,
                &PushEvent::MarketsChanged {
                    match_id: id,
                    markets: of_lists,
                },
            );
        }
        self.outlet.publish(
            &own,
            &PushEvent::MarketsChanged {
                match_id: id,
                markets,
            },
        );
    }

    /// Markets that are new or changed, and removed ones with status dropped.
    fn changed(&self, place: usize, before: &Look, after: &Look, locale: Locale) -> Vec<Market> {
        let world = &self.world;
        let sides = world.names(place, &after.standing, locale);
        let renamed = names(&before.standing) != names(&after.standing);
        let is_same =
            |one: &Offer, other: &Offer| one.market == other.market && one.line == other.line;
        let now = after.offers.iter().filter(|offer| {
            renamed || before.offers.iter().find(|other| is_same(offer, other)) != Some(*offer)
        });
        let gone = before
            .offers
            .iter()
            .filter(|offer| !after.offers.iter().any(|other| is_same(offer, other)));
        let dropped = gone.map(|offer| {
            let mut offer = offer.clone();
            offer.status = MarketStatus::Dropped;
            offer
        });
        now.cloned()
            .chain(dropped)
            .map(|offer| world.market(place, &offer, &sides, locale))
            .collect()
    }
}

/// What of a match anybody listens to.
#[derive(Clone, Copy)]
enum Heard {
    Nothing,
    /// The markets of lists.
    Lists,
    /// Every market.
    Everything,
}

impl Known for Operator {
    fn world(&self) -> &World {
        &self.world
    }

    fn standing(&self, place: usize) -> Standing {
        Self::standing(self, place)
    }
}

#[cfg(test)]
mod tests {
    use api::wire::EventStatus::{Live, Prematch};
    use jiff::SignedDuration;

    use super::*;
    use crate::bonuses::Campaigns;
    use crate::players::store::Store;
    use crate::world::saturday;

    fn operator() -> Operator {
        let world = World::new(1, 300, saturday()).expect("has no mistake");
        let campaigns = Campaigns::load(world.clock.origin()).expect("has no mistake");
        let store = Store::in_memory().expect("opens");
        let players = Players::new(store, campaigns).expect("opens");
        let refusals = Refusals::load().expect("has no mistake");
        let outlet = Outlet::Own(crate::push::Hub::new("secret"));
        let outbox = Outbox::load().expect("has no mistake");
        let notices = Notices::load().expect("has no mistake");
        let words = PaymentWords::load().expect("has no mistake");
        Operator::new(world, players, refusals, outbox, notices, words, outlet)
    }

    #[test]
    fn a_clock_that_stops_is_published_as_of_that_moment() {
        let operator = operator();
        let clock = &operator.world.clock;
        clock.stop(true);
        operator.tick();
        clock.advance(SignedDuration::from_secs(6));
        operator.publish_clocks();
        let now = clock.seconds();
        let listed = operator.world.order().iter().copied();
        let live = listed.filter(|place| operator.status(*place) == Live);
        let played = |standing: Standing| Some(standing.state?.clock?.played);
        let mut clocks = 0;
        for place in live {
            let known = played(operator.standing(place));
            assert_eq!(known, played(operator.world.standing_at(place, now)));
            clocks += usize::from(known.is_some());
        }
        assert!(clocks > 0);
    }

    #[test]
    fn calls_are_answered_with_what_listeners_know() {
        let operator = operator();
        operator.world.clock.stop(true);
        operator.tick();
        let status = |place: &usize| operator.standing(*place).status;
        let places = 0..operator.world.order().len();
        let waits: Vec<usize> = places.filter(|place| status(place) == Prematch).collect();
        let latest = waits.iter().map(|place| operator.standing(*place).start);
        let until = latest.max().expect("some wait") - operator.world.clock.seconds();
        operator
            .world
            .clock
            .advance(SignedDuration::from_secs(until));
        assert!(waits.iter().all(|place| status(place) == Prematch));
        let last = waits
            .iter()
            .max_by_key(|place| operator.standing(**place).start);
        let last = *last.expect("some wait");
        operator.change(last, |_| {});
        assert_eq!(status(&last), Live, "this one was published");
        assert!(
            waits
                .iter()
                .all(|place| *place == last || status(place) == Prematch)
        );
        operator.tick();
        assert!(waits.iter().all(|place| status(place) != Prematch));
    }
}
