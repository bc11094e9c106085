//! Stored bets. They contain names in every language, because their markets may no longer exist.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::wire::{
    Bet, BetKind, BetMatch, BetPlacement, BetResult, BetSelection, BetStatus, BonusUse, CashedPart,
    Money, Named, Odds, OddsAcceptMode, SelectionPlacement, SystemKind,
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::currencies::{self, Bounds};
use super::payout::{self, Ended, Lengths};
use super::reference;
use super::store::{Failure, Read, Result, Table, Writing};
use crate::bonuses::{Ending, Use};
use crate::custom;
use crate::locale::Locale;
use crate::world::World;

/// By id.
const BETS: Table<u64> = Table::new("bets");
/// By player and id: the id.
const OF_PLAYER: Table<(u64, u64)> = Table::new("bets-of-player");
/// Open bets, by id: the id.
const OPEN: Table<u64> = Table::new("bets-open");
/// Bets that await an action, by its time (in milliseconds) and id: the id.
const DUE: Table<(u64, u64)> = Table::new("bets-due");
/// Number of bets placed by all players.
const COUNT: Table<&str> = Table::new("bet-count");
/// By place of a match: the place, and the number of bets that were placed on it.
const OF_MATCH: Table<u64> = Table::new("bets-of-match");
/// Ids of the bets that an attempt placed, by player and attempt.
const ATTEMPTS: Table<(u64, &str)> = Table::new("bet-attempts");

/// The neutral multiplier.
const PLAIN: Odds = Odds(1000);

/// A bet.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredBet {
    /// The id, from 1.
    pub number: u64,
    /// The player.
    pub player: u64,
    /// Its kind.
    pub kind: BetKind,
    /// Which system.
    pub system: Option<SystemKind>,
    /// The combined price of a custom bet.
    pub custom_odds: Option<Odds>,
    /// Stake, in subunits, without the parts that were cashed out.
    pub stake: i64,
    /// Currency of the stake.
    pub currency: String,
    /// The bonus that it uses.
    pub bonus: Option<Use>,
    /// Bonuses that it earned.
    pub earned: Vec<u64>,
    /// When it was placed, by the clock of the world.
    pub created_at: Timestamp,
    /// Whether a trader reviews or reviewed it.
    pub is_vip: bool,
    /// How changed odds are handled while it is submitted.
    pub mode: OddsAcceptMode,
    /// Its state.
    pub status: BetStatus,
    /// Its result.
    pub result: BetResult,
    /// In subunits: the possible return while it is open, the return afterwards.
    pub win: i64,
    /// When its next action is due, by the wall time of the clock.
    pub due: Option<Timestamp>,
    /// Its selections.
    pub selections: Vec<StoredSelection>,
    /// The attempt that placed it.
    #[serde(default)]
    pub attempt: Option<String>,
    /// The parts that were cashed out.
    #[serde(default)]
    pub parts: Vec<CashedPart>,
    /// The part that is being cashed out.
    #[serde(default)]
    pub pending_part: Option<CashedPart>,
}

/// A selection of a stored bet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredSelection {
    /// Place of the match.
    pub place: usize,
    /// The kind of market.
    pub market: u64,
    /// The market's line.
    pub specifier: Option<String>,
    /// The outcome.
    pub outcome: u64,
    /// The accepted price.
    pub odds: Odds,
    /// Its result.
    pub ended: Option<Ended>,
    /// Names of market and outcome, by the locale's code. One that was stored before a language was
    /// added has them in English.
    pub names: BTreeMap<String, (String, String)>,
}

/// A changed bet, for the push event to its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The player.
    pub player: u64,
    /// The id of the bet.
    pub bet: u64,
    /// Bonuses that the bet earned.
    pub earned: Vec<u64>,
}

/// A bet.
///
/// # Errors
/// The database cannot be read.
pub fn get(read: &impl Read, number: u64) -> Result<Option<StoredBet>> {
    read.get(BETS, number)
}

/// A player's bets, the oldest first.
///
/// # Errors
/// The database cannot be read.
pub fn of_player(read: &impl Read, player: u64) -> Result<Vec<StoredBet>> {
    all(
        read,
        read.values(OF_PLAYER, (player, 0), (player, u64::MAX))?,
    )
}

/// Open bets.
///
/// # Errors
/// The database cannot be read.
pub fn open(read: &impl Read) -> Result<Vec<StoredBet>> {
    all(read, read.values(OPEN, 0, u64::MAX)?)
}

/// Ids of the bets whose action is due by then.
///
/// # Errors
/// The database cannot be read.
pub fn due(read: &impl Read, until: Timestamp) -> Result<Vec<u64>> {
    read.values(DUE, (0, 0), (millisecond(until), u64::MAX))
}

/// The bets that an attempt placed, in the order of its call; none if it placed none.
pub fn of_attempt(read: &impl Read, player: u64, attempt: &str) -> Result<Vec<StoredBet>> {
    let numbers: Vec<u64> = read.get(ATTEMPTS, (player, attempt))?.unwrap_or_default();
    let bets: Result<Vec<_>> = numbers
        .into_iter()
        .map(|number| get(read, number))
        .collect();
    Ok(bets?.into_iter().flatten().collect())
}

/// Records which bets an attempt placed.
pub fn put_attempt(write: &Writing, player: u64, attempt: &str, numbers: &[u64]) -> Result<()> {
    write.put(ATTEMPTS, (player, attempt), &numbers)
}

/// The id of the next bet.
///
/// # Errors
/// The database cannot be written.
pub fn next_number(write: &Writing) -> Result<u64> {
    let number = write.get::<_, u64>(COUNT, "count")?.unwrap_or(0) + 1;
    write.put(COUNT, "count", &number)?;
    Ok(number)
}

/// Stores a bet.
///
/// # Errors
/// The database cannot be written.
pub fn put(write: &Writing, bet: &StoredBet) -> Result<()> {
    let number = bet.number;
    if let Some(at) = get(write, number)?.and_then(|before| before.due) {
        write.remove(DUE, (millisecond(at), number))?;
    }
    if let Some(at) = bet.due {
        write.put(DUE, (millisecond(at), number), &number)?;
    }
    if bet.status == BetStatus::WaitingResults {
        write.put(OPEN, number, &number)?;
    } else {
        write.remove(OPEN, number)?;
    }
    write.put(OF_PLAYER, (bet.player, number), &number)?;
    write.put(BETS, number, bet)
}

/// Counts a bet that has just been placed, for each of its matches.
///
/// # Errors
/// The database cannot be written.
pub fn count_on_matches(write: &Writing, bet: &StoredBet) -> Result<()> {
    let places: BTreeSet<usize> = bet.selections.iter().map(|one| one.place).collect();
    for place in places {
        let key = place as u64;
        let (_, before): (usize, u64) = write.get(OF_MATCH, key)?.unwrap_or((place, 0));
        write.put(OF_MATCH, key, &(place, before + 1))?;
    }
    Ok(())
}

/// Number of bets that were ever placed on each match, by its place.
///
/// # Errors
/// The database cannot be read.
pub fn of_matches(read: &impl Read) -> Result<HashMap<usize, u64>> {
    let counted: Vec<(usize, u64)> = read.values(OF_MATCH, 0, u64::MAX)?;
    Ok(counted.into_iter().collect())
}

fn all(read: &impl Read, numbers: Vec<u64>) -> Result<Vec<StoredBet>> {
    let bet = |number| {
        get(read, number)?.ok_or_else(|| Failure::Database(format!("bet {number} does not exist")))
    };
    numbers.into_iter().map(bet).collect()
}

fn millisecond(at: Timestamp) -> u64 {
    u64::try_from(at.as_millisecond()).unwrap_or(0)
}

impl StoredBet {
    /// The bet's id on the wire.
    pub fn id(&self) -> String {
        reference::of(self.number)
    }

    /// The bet's id from its form on the wire.
    pub fn number_of(id: &str) -> Option<u64> {
        reference::number(id)
    }

    /// Whether this is what was sent, at whatever prices it was accepted.
    pub fn was_sent_as(&self, world: &World, sent: &BetPlacement) -> bool {
        let is_same = |(one, sent): (&StoredSelection, &SelectionPlacement)| {
            world.id(one.place) == sent.match_id
                && one.market == sent.market_id
                && one.specifier == sent.specifier
                && one.outcome == sent.outcome_id
        };
        self.placed_stake() == sent.stake.value
            && self.currency == sent.stake.currency
            && self.system.map(|system| system.id) == sent.system_id
            && self.selections.len() == sent.selections.len()
            && self.selections.iter().zip(&sent.selections).all(is_same)
    }

    /// The stake that it was placed with.
    fn placed_stake(&self) -> i64 {
        self.stake + self.parts.iter().map(|part| part.stake).sum::<i64>()
    }

    /// The least part that can be cashed out or stay; none where only the whole bet can be cashed out.
    pub fn min_part(&self) -> Option<i64> {
        let least = self.bounds().ok()?.min;
        (self.bonus.is_none() && self.stake >= 2 * least).then_some(least)
    }

    /// The change to publish to its player.
    pub fn change(&self) -> Change {
        Change {
            player: self.player,
            bet: self.number,
            earned: self.earned.clone(),
        }
    }

    /// Its currency.
    ///
    /// # Errors
    /// The currency is unknown: the database belongs to another program.
    pub fn bounds(&self) -> Result<&'static Bounds> {
        currencies::of(&self.currency).ok_or_else(|| {
            Failure::Database(format!(
                "{} is in {}, an unknown currency",
                self.id(),
                self.currency
            ))
        })
    }

    /// How many selections its lines have.
    pub fn lengths(&self) -> Lengths {
        let (least, most) = match (self.system, self.custom_odds) {
            (Some(system), _) => {
                let least = system.win_count;
                (least, system.max_win_count.unwrap_or(least))
            }
            (None, Some(_)) => return 1..=1,
            (None, None) => return self.selections.len()..=self.selections.len(),
        };
        least as usize..=most as usize
    }

    /// The player's payout if its selections end like this.
    ///
    /// # Errors
    /// See [`Self::bounds`].
    pub fn payout(&self, ended: &[Ended]) -> Result<i64> {
        let returned = self.returned(ended)?;
        let ending = self.ending(ended)?;
        Ok(match &self.bonus {
            Some(used) => used.pays(self.stake, returned, ending),
            None => returned,
        })
    }

    /// How its bonus counts the bet if its selections end like this.
    ///
    /// # Errors
    /// See [`Self::bounds`].
    pub fn ending(&self, ended: &[Ended]) -> Result<Ending> {
        let counted = self.counted(ended);
        let mut counted = counted.iter();
        Ok(if counted.all(|one| one.is_void()) {
            Ending::Void
        } else if self.returned(ended)? == 0 {
            Ending::Lost
        } else {
            Ending::Paid
        })
    }

    /// The player's payout if it is rejected or cancelled.
    pub fn stake_back(&self) -> i64 {
        match &self.bonus {
            Some(used) => used.pays(self.stake, self.stake, Ending::Void),
            None => self.stake,
        }
    }

    /// The return, stake included, before the bonus's share is deducted.
    fn returned(&self, ended: &[Ended]) -> Result<i64> {
        let most = self.bounds()?.max_payout;
        let boost = self.boost(|place| ended[place].is_won());
        Ok(payout::payout(
            self.stake,
            self.lengths(),
            &self.factors(ended),
            boost,
            most,
        ))
    }

    /// The possible return.
    ///
    /// # Errors
    /// See [`Self::bounds`].
    pub fn possible_win(&self) -> Result<i64> {
        self.payout(&vec![Ended::Win; self.selections.len()])
    }

    /// The results of all selections; none while one of them is open.
    pub fn ended(&self) -> Option<Vec<Ended>> {
        self.selections.iter().map(|one| one.ended).collect()
    }

    /// The results that it is settled by: those of its selections, or one for the single price of a
    /// custom bet. A custom bet whose matches were all cancelled counts its selections.
    pub fn counted(&self, ended: &[Ended]) -> Vec<Ended> {
        let legs: Vec<_> = ended.iter().map(|one| Some(one.settled())).collect();
        let joined = self.custom_odds.and_then(|_| custom::settle(&legs));
        match joined {
            Some(joined) if ended.iter().any(|one| *one != Ended::Cancelled) => vec![joined.into()],
            _ => ended.to_vec(),
        }
    }

    /// The bet on the wire, with this cash-out offer.
    pub fn wire(&self, world: &World, locale: Locale, to_cashout: Option<i64>) -> Bet {
        let won = vec![Ended::Win; self.selections.len()];
        let odds = payout::payout(
            1000,
            self.lengths(),
            &self.factors(&won),
            PLAIN,
            u32::MAX.into(),
        );
        let selections = self.selections.iter().zip(1..);
        Bet {
            id: self.id(),
            kind: self.kind.clone(),
            reference: format!("{:08}", self.number),
            status: self.status.clone(),
            stake: Money {
                value: self.stake,
                currency: self.currency.clone(),
                subunits: currencies::of(&self.currency).map_or(1, |bounds| bounds.subunits),
            },
            win_amount: self.win,
            odds: Odds(u32::try_from(odds).unwrap_or(u32::MAX)),
            selections: selections
                .map(|(selection, number)| selection.wire(number, world, locale))
                .collect(),
            created_at: self.created_at,
            result: self.result.clone(),
            to_cashout,
            min_part: to_cashout.and_then(|_| self.min_part()),
            parts: self.parts.clone(),
            bonus: self.bonus_wire(),
            system: self.system,
            used_in_jackpot: false,
            is_vip: self.is_vip,
            attempt_id: self.attempt.clone(),
        }
    }

    fn factors(&self, ended: &[Ended]) -> Vec<u32> {
        if let Some(odds) = self.custom_odds {
            let joined = self.counted(ended).first().map(|one| one.factor(odds));
            return joined.into_iter().collect();
        }
        let pairs = self.selections.iter().zip(ended);
        pairs.map(|(one, ended)| ended.factor(one.odds)).collect()
    }

    /// The boost, if these selections win at least half.
    fn boost(&self, wins: impl Fn(usize) -> bool) -> Odds {
        let used = self.bonus.as_ref();
        used.map_or(PLAIN, |used| used.boost(wins))
    }

    /// The bonus on the wire, with the boost that is left.
    fn bonus_wire(&self) -> Option<BonusUse> {
        let open_or_won = |place: usize| {
            let selection = self.selections.get(place);
            selection.is_some_and(|one| one.ended.is_none_or(Ended::is_won))
        };
        let used = self.bonus.as_ref()?;
        let sent = used.wire();
        Some(BonusUse {
            odds: sent.odds.map(|_| used.boost(open_or_won)),
            ..sent
        })
    }
}

impl StoredSelection {
    /// Whether both are the same outcome of the same market.
    pub fn is_same_pick(&self, other: &Self) -> bool {
        let key = |one: &Self| (one.place, one.market, one.specifier.clone(), one.outcome);
        key(self) == key(other)
    }

    fn wire(&self, id: u64, world: &World, locale: Locale) -> BetSelection {
        let standing = world.standing(self.place);
        let [home, away] = world.names(self.place, &standing, locale);
        let names = |locale: Locale| self.names.get(locale.code());
        let names = names(locale).or_else(|| names(Locale::ENGLISH));
        let (market, outcome) = names.cloned().unwrap_or_default();
        BetSelection {
            id,
            status: self.ended.map_or(BetResult::NoResults, Ended::result),
            market: Named {
                id: self.market,
                name: market,
            },
            outcome: Named {
                id: self.outcome,
                name: outcome,
            },
            odds: self.odds,
            match_: BetMatch {
                id: world.id(self.place),
                slug: world.slug(self.place),
                sport_key: world.sport(self.place).key.clone(),
                home,
                away,
                start_time: world.start_time(&standing),
            },
            specifier: self.specifier.clone(),
        }
    }
}
