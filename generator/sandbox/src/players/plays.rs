//! Time in play: the session of play that a player has, and the time that the site was in view.
//!
//! A session of play belongs to a player, not to a browser: it goes on over tabs, devices and
//! sign-ins, until the player has not been seen for [`BREAK`]. One that has reached its limit is over,
//! and the next one begins after a break of the same length.

use api::wire::{
    ActivityTracked, ErrorCode, LimitKind, LimitPeriod, RealityCheck, SessionsInfo,
    SportsbookSession,
};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::bets::{self, StoredBet};
use super::currencies::{self, Rounding};
use super::own_limits::{self, Own};
use super::store::{self, Read, Table, Writing};
use super::{Players, books, limits, period, profiles, usage};
use crate::refusal::Refusal;

/// By player.
const PLAYS: Table<u64> = Table::new("plays");

/// Who has not been seen for so long has stopped playing.
pub const BREAK: SignedDuration = SignedDuration::from_mins(15);

/// Pages that are in view report once a minute; after a longer silence no page was.
const SILENCE: SignedDuration = SignedDuration::from_secs(90);

/// Earlier sessions of play are kept for longer than any period.
const KEPT: SignedDuration = SignedDuration::from_hours(24 * 62);

/// A player's sessions of play, and the time in view.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Play {
    number: u64,
    began: Timestamp,
    seen: Timestamp,
    /// When the last reality check was answered, or the session began.
    answered: Timestamp,
    past: Vec<(Timestamp, Timestamp)>,
    ticked: Option<Timestamp>,
    /// The day of the last report, and the milliseconds in view on it.
    active: (Timestamp, i64),
}

/// What a session of play is at a moment.
enum State {
    /// It goes on.
    On,
    /// It reached its limit then, and the break after it is not over.
    Over(Timestamp),
    /// It ended then, and the next one can begin.
    Ended(Timestamp),
}

/// What a player has of sessions of play; none before the first.
///
/// # Errors
/// The database cannot be read.
pub fn of(read: &impl Read, player: u64) -> store::Result<Option<Play>> {
    read.get(PLAYS, player)
}

/// Notes that a player plays now: begins a session of play, or goes on with one.
///
/// # Errors
/// A limit of time is reached.
pub fn touch(write: &Writing, player: u64, own: &[Own], now: Timestamp) -> Result<Play, Refusal> {
    let play = of(write, player)?.unwrap_or_else(|| Play::begun(now));
    let play = play.touched(own, now)?;
    write.put(PLAYS, player, &play)?;
    Ok(play)
}

impl Players {
    /// `POST /sportsbook_sessions`: begins a session of play, or goes on with it. With `answers`,
    /// answers a reality check.
    ///
    /// # Errors
    /// A limit of time is reached.
    pub fn play(
        &self,
        player: u64,
        answers: bool,
        now: Timestamp,
    ) -> Result<SportsbookSession, Refusal> {
        let write = self.store.write()?;
        let own = own_limits::of(&write, player, now)?;
        let mut play = touch(&write, player, &own, now)?;
        if answers {
            play.answered = now;
            write.put(PLAYS, player, &play)?;
        }
        write.commit()?;
        let ends_at = play.ends_at(&own, now);
        Ok(SportsbookSession {
            id: format!("play-{player}-{}", play.number),
            started_at: play.began,
            ends_at,
            seconds_left: ends_at.map(|at| seconds_up(at.duration_since(now))),
        })
    }

    /// `GET /player/reality_check`
    ///
    /// # Errors
    /// The player has none, or a limit of time is reached.
    pub fn reality_check(&self, player: u64, now: Timestamp) -> Result<RealityCheck, Refusal> {
        let write = self.store.write()?;
        let own = own_limits::of(&write, player, now)?;
        let play = touch(&write, player, &own, now)?;
        write.commit()?;
        let every = own_limits::value(&own, &LimitKind::RealityCheck, None);
        let every = every.ok_or_else(|| Refusal::new(ErrorCode::RealityCheckOff))?;
        let due = play.answered + SignedDuration::from_secs(every);
        Ok(RealityCheck {
            period: u32::try_from(every / 60).unwrap_or(u32::MAX),
            due_in: Some(seconds_up(due.duration_since(now))),
        })
    }

    /// `GET /player/sessions_info`: the figures of the session of play.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn sessions_info(&self, player: u64, now: Timestamp) -> Result<SessionsInfo, Refusal> {
        let read = self.store.read()?;
        let profile = profiles::get(&read, player)?;
        let currency = profile.map(|own| own.first_currency().to_owned());
        let currency = currency.unwrap_or_default();
        let started_at = of(&read, player)?.map_or(now, |play| play.began);
        let sums = usage::sums(&read, player, (started_at, Timestamp::MAX))?;
        let open = bets::of_player(&read, player)?
            .iter()
            .filter(|bet| is_at_stake(bet) && bet.created_at >= started_at)
            .map(|bet| currencies::converted(bet.stake, &bet.currency, &currency, Rounding::Up))
            .sum();
        Ok(SessionsInfo {
            started_at,
            seconds: Some(now.duration_since(started_at).as_secs()),
            stake: sums.stakes,
            win: sums.returns,
            open: Some(open),
            currency,
        })
    }

    /// `POST /player/activity_limit_track`: a page of the player is in view. Pages in several tabs
    /// count once. The limit ends every session of the player.
    ///
    /// # Errors
    /// The limit is reached.
    pub fn track_activity(&self, player: u64, now: Timestamp) -> Result<ActivityTracked, Refusal> {
        let write = self.store.write()?;
        let own = own_limits::of(&write, player, now)?;
        let mut play = of(&write, player)?.unwrap_or_else(|| Play::begun(now));
        let (day, _) = period::around(&LimitPeriod::Day, now);
        play.active = (day, play.active_millis(now));
        play.ticked = Some(now);
        write.put(PLAYS, player, &play)?;
        let refused = play.check_activity(&own, now);
        if refused.is_err() {
            profiles::end_sessions(&write, player)?;
        }
        write.commit()?;
        refused?;
        let most = activity_limit(&own);
        Ok(ActivityTracked {
            seconds_left: most.map(|most| (most * 1_000 - play.active.1 + 999) / 1_000),
        })
    }

    /// Lets a player have played, or have been in view today, for so long; for a test.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn pretend_play(
        &self,
        player: u64,
        played: Option<i64>,
        active: Option<i64>,
        now: Timestamp,
    ) -> store::Result<()> {
        let write = self.store.write()?;
        if played.is_none() && active.is_none() {
            return Ok(());
        }
        let mut play = of(&write, player)?.unwrap_or_else(|| Play::begun(now));
        if let Some(seconds) = played {
            play.began = now - SignedDuration::from_secs(seconds);
            (play.answered, play.seen) = (play.began, now);
        }
        if let Some(seconds) = active {
            play.active = (period::around(&LimitPeriod::Day, now).0, seconds * 1_000);
            play.ticked = None;
        }
        write.put(PLAYS, player, &play)?;
        write.commit()
    }
}

impl Play {
    fn begun(now: Timestamp) -> Self {
        Self {
            number: 1,
            began: now,
            seen: now,
            answered: now,
            past: Vec::new(),
            ticked: None,
            active: (Timestamp::MIN, 0),
        }
    }

    /// The same after the player was seen.
    fn touched(mut self, own: &[Own], now: Timestamp) -> Result<Self, Refusal> {
        match self.state(own, now) {
            State::On => self.seen = now,
            State::Over(from) => {
                let again = period::in_words(from + BREAK);
                return Err(Refusal::about(ErrorCode::SessionLimit, again));
            }
            State::Ended(end) => {
                self.past.push((self.began, end));
                self.past.retain(|(_, end)| now.duration_since(*end) < KEPT);
                self.number += 1;
                (self.began, self.seen, self.answered) = (now, now, now);
            }
        }
        for (period, most) in time_limits(own) {
            let window = period::around(period, now);
            if self.time(own, window, now) >= most {
                return Err(Refusal::about(
                    ErrorCode::TimeLimit,
                    period::in_words(window.1),
                ));
            }
        }
        self.check_activity(own, now)?;
        Ok(self)
    }

    /// Seconds of the current session of play; 0 outside of one.
    pub fn length(&self, own: &[Own], now: Timestamp) -> i64 {
        let end = match self.state(own, now) {
            State::On => now,
            State::Over(end) => end,
            State::Ended(_) => return 0,
        };
        end.duration_since(self.began).as_secs()
    }

    /// Seconds of play in a period.
    pub fn time(&self, own: &[Own], (from, to): (Timestamp, Timestamp), now: Timestamp) -> i64 {
        let end = match self.state(own, now) {
            State::On => now,
            State::Over(end) | State::Ended(end) => end,
        };
        let now_playing = (self.began, end);
        let all = self.past.iter().chain(std::iter::once(&now_playing));
        let times = all.map(|(began, end)| {
            let time = (*end).min(to).duration_since((*began).max(from));
            time.max(SignedDuration::ZERO)
        });
        times.sum::<SignedDuration>().as_secs()
    }

    /// Seconds in view today.
    pub fn activity(&self, now: Timestamp) -> i64 {
        self.active_millis(now) / 1_000
    }

    fn active_millis(&self, now: Timestamp) -> i64 {
        let (day, _) = period::around(&LimitPeriod::Day, now);
        let before = if self.active.0 == day {
            self.active.1
        } else {
            0
        };
        let since = self.ticked.map(|at| (now.duration_since(at), at));
        let Some((_, at)) = since.filter(|(silence, _)| *silence <= SILENCE) else {
            return before;
        };
        let time = now.duration_since(at.max(day)).as_millis();
        before + i64::try_from(time).unwrap_or(0).max(0)
    }

    /// Refuses a player who has used up the time in view.
    ///
    /// # Errors
    /// The limit is reached.
    pub fn check_activity(&self, own: &[Own], now: Timestamp) -> Result<(), Refusal> {
        let most = activity_limit(own);
        if most.is_none_or(|most| self.active_millis(now) < most * 1_000) {
            return Ok(());
        }
        let (_, end) = period::around(&LimitPeriod::Day, now);
        let again = period::in_words(end);
        Err(Refusal::about(ErrorCode::ActivityLimitReached, again))
    }

    /// When the first limit of time is reached if the player goes on.
    fn ends_at(&self, own: &[Own], now: Timestamp) -> Option<Timestamp> {
        let times = time_limits(own).map(|(period, most)| {
            let left = most - self.time(own, period::around(period, now), now);
            now + SignedDuration::from_secs(left.max(0))
        });
        times.chain(self.over_at(own)).min()
    }

    fn over_at(&self, own: &[Own]) -> Option<Timestamp> {
        let most = own_limits::value(own, &LimitKind::SportsbookSession, None)?;
        Some(self.began + SignedDuration::from_secs(most))
    }

    fn state(&self, own: &[Own], now: Timestamp) -> State {
        let over = self.over_at(own).filter(|over| now >= *over);
        match over {
            // Who had not left by then has played until then. Who lowers the limit below what was
            // already played rests from the time at which they were last seen.
            Some(over) if over.duration_since(self.seen) < BREAK => {
                let from = over.max(self.seen);
                match now.duration_since(from) < BREAK {
                    true => State::Over(from),
                    false => State::Ended(from),
                }
            }
            _ if now.duration_since(self.seen) >= BREAK => State::Ended(self.seen),
            _ => State::On,
        }
    }
}

fn time_limits(own: &[Own]) -> impl Iterator<Item = (&LimitPeriod, i64)> {
    let of_time = own.iter().filter(|one| one.kind == LimitKind::Time);
    of_time.filter_map(|one| Some((one.period.as_ref()?, one.value?)))
}

fn activity_limit(own: &[Own]) -> Option<i64> {
    own_limits::value(own, &LimitKind::Activity, Some(&LimitPeriod::Day))
}

/// Whole seconds, rounded up: after them the time has certainly come.
fn seconds_up(time: SignedDuration) -> i64 {
    let up = i64::from(time.subsec_nanos() > 0);
    (time.as_secs() + up).max(0)
}

/// Whether money of the player's own depends on a bet.
fn is_at_stake(bet: &StoredBet) -> bool {
    limits::is_open(bet) && !books::is_free(bet)
}
