//! The operator's work on bets and payments between calls, and the push events about them.

use std::collections::BTreeMap;

use api::wire::{BetStatus, PushEvent};
use jiff::{SignedDuration, Timestamp};

use crate::channels;
use crate::operator::Operator;
use crate::players::store::Result;
use crate::players::{Announcement, Change, EndedPayment, NotificationKind, StoredBet, currencies};

/// A bet's cash-out offer is computed at most this often.
const BETWEEN_OFFERS: SignedDuration = SignedDuration::from_secs(2);

/// At most this many bets get a new offer in one round; the others wait their turn.
const OFFERS_A_ROUND: usize = 200;

impl Operator {
    /// Settles bets whose matches have ended.
    pub fn settle(&self) {
        self.publish_result(self.players.settle(&self.world, self.world.clock.wall()));
    }

    /// Continues every bet and every payment that is due.
    pub fn continue_due(&self) {
        let now = self.world.clock.wall();
        self.publish_result(self.players.continue_due(&self.world, now));
        if let Err(failure) = self.carry_out_deposits(now) {
            tracing::error!("cannot carry out pending payments: {failure}");
        }
    }

    /// Publishes cash-out offers of open bets that have changed.
    pub fn offer_cashouts(&self) {
        if let Err(failure) = self.try_offer_cashouts() {
            tracing::error!("cannot publish cash-out offers: {failure}");
        }
    }

    /// Publishes changed bets and balances to their players.
    pub fn publish_changes(&self, changes: &[Change]) {
        let mut by_player: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for change in changes {
            by_player.entry(change.player).or_default().push(change.bet);
            self.publish_bonuses(change.player, &change.earned);
        }
        for (player, bets) in by_player {
            let published = self
                .publish_to_player(player, &bets)
                .and_then(|()| self.announce_wins(player, &bets));
            if let Err(failure) = published {
                tracing::error!("cannot publish to player {player}: {failure}");
            }
        }
    }

    /// Publishes some bets and the balance to a player.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn publish_to_player(&self, player: u64, bets: &[u64]) -> Result<()> {
        let accounts = self.players.accounts(player)?;
        for (code, locale) in self.audience() {
            let channel = channels::private(&code, player);
            if !self.outlet.has_listeners(&channel) {
                continue;
            }
            for number in bets {
                if let Some(bet) = self.players.bet(*number)? {
                    let bet = Box::new(self.players.wire(&self.world, &bet, locale)?);
                    self.outlet
                        .publish(&channel, &PushEvent::BetChanged { bet });
                }
            }
            let accounts = accounts.clone();
            self.outlet
                .publish(&channel, &PushEvent::BalanceChanged { accounts });
        }
        Ok(())
    }

    /// Notifies a player of how a payment has ended.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn notify_of_payment(&self, payment: &EndedPayment) -> Result<()> {
        let kind = match payment.has_arrived {
            true => NotificationKind::Deposit,
            false => NotificationKind::DepositFailed,
        };
        let currency = currencies::of(&payment.currency);
        let what = Announcement {
            kind,
            amount: currency.map(|own| own.amount(payment.amount)),
            ..Announcement::default()
        };
        self.notify(payment.player, &what, 1)?;
        Ok(())
    }

    /// Notifies a player of bets that have been paid.
    fn announce_wins(&self, player: u64, bets: &[u64]) -> Result<()> {
        let what = Announcement {
            kind: NotificationKind::Bet,
            ..Announcement::default()
        };
        for number in bets {
            let bet = self.players.bet(*number)?;
            if bet.is_some_and(|bet| bet.status == BetStatus::Done && bet.win > 0) {
                self.notify(player, &what, 1)?;
            }
        }
        Ok(())
    }

    /// Lets money arrive that is due, and notifies its players.
    fn carry_out_deposits(&self, now: Timestamp) -> Result<()> {
        let today = self.world.clock.now();
        for payment in self.players.carry_out_deposits(today, now)? {
            self.publish_to_player(payment.player, &[])?;
            self.notify_of_payment(&payment)?;
        }
        Ok(())
    }

    /// Publishes newly issued bonuses to a player.
    pub fn publish_bonuses(&self, player: u64, bonuses: &[u64]) {
        for (code, _) in self.audience() {
            let channel = channels::private(&code, player);
            for bonus_id in bonuses.iter().copied() {
                self.outlet
                    .publish(&channel, &PushEvent::BonusIssued { bonus_id });
            }
        }
    }

    fn publish_result(&self, changes: Result<Vec<Change>>) {
        match changes {
            Ok(changes) => self.publish_changes(&changes),
            Err(failure) => tracing::error!("cannot continue bets: {failure}"),
        }
    }

    fn try_offer_cashouts(&self) -> Result<()> {
        if self.outlet.is_idle() {
            return Ok(());
        }
        let now = self.world.clock.wall();
        // A stopped clock moves only with a call of the control API, which wants to see what it causes.
        let pause = if self.world.clock.is_stopped() {
            SignedDuration::ZERO
        } else {
            BETWEEN_OFFERS
        };
        let mut last = self.last_offers.lock();
        let mut open = self.players.open_bets()?;
        last.retain(|number, _| open.iter().any(|bet| bet.number == *number));
        let at = |bet: &StoredBet| last.get(&bet.number).map(|(_, at)| *at);
        open.retain(|bet| at(bet).is_none_or(|at| now.duration_since(at) >= pause));
        open.sort_by_key(at);
        let audience = self.audience();
        for bet in open.iter().take(OFFERS_A_ROUND) {
            let channels = audience.iter();
            let channels = channels.map(|(code, _)| channels::private(code, bet.player));
            let heard: Vec<String> = channels
                .filter(|channel| self.outlet.has_listeners(channel))
                .collect();
            if heard.is_empty() {
                continue;
            }
            let offer = self.players.cashout_offer(&self.world, bet)?;
            let before = last.insert(bet.number, (offer, now));
            if before.is_some_and(|(before, _)| before == offer) {
                continue;
            }
            for channel in heard {
                let event = PushEvent::BetCashoutChanged {
                    bet_id: bet.id(),
                    to_cashout: offer,
                };
                self.outlet.publish(&channel, &event);
            }
        }
        Ok(())
    }
}
