//! What the operator does about bets while nobody asks, and what players are told of it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use api::wire::PushEvent;
use jiff::Timestamp;

use crate::channels;
use crate::locale::Locale;
use crate::operator::Operator;
use crate::players::store::Result;
use crate::players::{Change, StoredBet};

/// An offer to cash a bet out is not looked at more often than this.
const BETWEEN_OFFERS: Duration = Duration::from_secs(2);

/// Bets that are looked at for offers in one round at most; of more, each waits its turn.
const OFFERS_A_ROUND: usize = 200;

impl Operator {
    /// Settles what has ended.
    pub fn settle(&self) {
        self.report(self.players.settle(&self.world, Timestamp::now()));
    }

    /// Goes on with every bet whose time has come.
    pub fn go_on(&self) {
        self.report(self.players.go_on(&self.world, Timestamp::now()));
    }

    /// Tells players what open bets can be cashed out for, where that has changed.
    pub fn offer_cashouts(&self) {
        if let Err(failure) = self.try_offer_cashouts() {
            tracing::error!("cash-outs are not offered: {failure}");
        }
    }

    /// Tells players about their bets and what is left on their accounts.
    pub fn tell_players(&self, changes: &[Change]) {
        let mut by_player: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for change in changes {
            by_player.entry(change.player).or_default().push(change.bet);
            self.tell_bonuses(change.player, &change.earned);
        }
        for (player, bets) in by_player {
            if let Err(failure) = self.tell_player(player, &bets) {
                tracing::error!("player {player} is not told: {failure}");
            }
        }
    }

    /// Tells a player about bets of theirs and about what is left on the account.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn tell_player(&self, player: u64, bets: &[u64]) -> Result<()> {
        let accounts = self.players.accounts(player)?;
        for locale in Locale::ALL {
            let channel = channels::private(locale, player);
            if !self.hub.is_heard(&channel) {
                continue;
            }
            for number in bets {
                if let Some(bet) = self.players.bet(*number)? {
                    let bet = Box::new(self.players.wire(&self.world, &bet, locale)?);
                    self.hub.publish(&channel, &PushEvent::BetChanged { bet });
                }
            }
            let accounts = accounts.clone();
            self.hub
                .publish(&channel, &PushEvent::BalanceChanged { accounts });
        }
        Ok(())
    }

    /// Tells a player about bonuses that were given.
    pub fn tell_bonuses(&self, player: u64, bonuses: &[u64]) {
        for locale in Locale::ALL {
            let channel = channels::private(locale, player);
            for bonus_id in bonuses.iter().copied() {
                self.hub
                    .publish(&channel, &PushEvent::BonusIssued { bonus_id });
            }
        }
    }

    fn report(&self, changes: Result<Vec<Change>>) {
        match changes {
            Ok(changes) => self.tell_players(&changes),
            Err(failure) => tracing::error!("bets are not gone on with: {failure}"),
        }
    }

    fn try_offer_cashouts(&self) -> Result<()> {
        if self.hub.is_idle() {
            return Ok(());
        }
        let now = Instant::now();
        let mut told = self.last_offers.lock();
        let mut open = self.players.open_bets()?;
        told.retain(|number, _| open.iter().any(|bet| bet.number == *number));
        let at = |bet: &StoredBet| told.get(&bet.number).map(|(_, at)| *at);
        open.retain(|bet| at(bet).is_none_or(|at| now.duration_since(at) >= BETWEEN_OFFERS));
        open.sort_by_key(at);
        for bet in open.iter().take(OFFERS_A_ROUND) {
            let channels = Locale::ALL.map(|locale| channels::private(locale, bet.player));
            let heard = channels.iter().filter(|channel| self.hub.is_heard(channel));
            let heard: Vec<&String> = heard.collect();
            if heard.is_empty() {
                continue;
            }
            let offer = self.players.cashout_offer(&self.world, bet)?;
            let before = told.insert(bet.number, (offer, now));
            if before.is_some_and(|(before, _)| before == offer) {
                continue;
            }
            for channel in heard {
                let event = PushEvent::BetCashoutChanged {
                    bet_id: bet.id(),
                    to_cashout: offer,
                };
                self.hub.publish(channel, &event);
            }
        }
        Ok(())
    }
}
