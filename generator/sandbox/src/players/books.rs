//! The books: a bet's stake, payout and bonus move together, in one transaction.

use api::wire::CashedPart;
use jiff::Timestamp;

use super::Players;
use super::bets::StoredBet;
use super::currencies::Rounding;
use super::ledger::{self, About, Account, Reason};
use super::profiles;
use super::store::{Failure, Result, Writing};
use super::usage::{self, Use as Used};
use crate::bonuses::{self, Campaigns, Ending, Holder, Use};
use crate::world::World;

/// A change of bets in progress.
#[derive(Clone, Copy)]
pub struct Books<'a> {
    /// The transaction.
    pub write: &'a Writing,
    /// The campaigns.
    pub campaigns: &'a Campaigns,
    /// The wall time of the change.
    pub at: Timestamp,
    /// The time by the clock of the world, which bonuses expire by.
    pub today: Timestamp,
}

impl Players {
    /// The books of a change.
    pub fn books<'a>(&'a self, write: &'a Writing, world: &World, at: Timestamp) -> Books<'a> {
        Books {
            write,
            campaigns: &self.campaigns,
            at,
            today: world.clock.now(),
        }
    }
}

impl Books<'_> {
    /// Takes the stake of a bet from the player, or from the operator's bonus account.
    ///
    /// # Errors
    /// The player's balance is too low.
    pub fn take_stake(&self, bet: &StoredBet) -> Result<()> {
        self.move_money(bet, source(bet), stakes(bet), bet.stake, Reason::Stake)?;
        self.count_stake(bet, bet.stake)
    }

    /// Moves the stake to the bookmaker and the payout to the player, and issues what the bonus
    /// earned. A void free stake is returned.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn decide(&self, bet: &mut StoredBet, reason: Reason, ending: Ending) -> Result<()> {
        if ending == Ending::Void && is_free(bet) {
            return self.give_back(bet);
        }
        self.move_money(bet, stakes(bet), Account::House, bet.stake, Reason::Decided)?;
        self.move_money(
            bet,
            Account::House,
            Account::Player(bet.player),
            bet.win,
            reason,
        )?;
        let win = self.counted(bet, bet.win, Rounding::Down)?;
        usage::note(self.write, bet.player, Used::Return, win, self.today)?;
        if let Some(used) = bet.bonus.clone() {
            let holder = self.holder(bet)?;
            let (stake, today) = (bet.stake, self.today);
            bet.earned = bonuses::settle(
                self.write,
                self.campaigns,
                &holder,
                &used,
                stake,
                ending,
                today,
            )?;
        }
        Ok(())
    }

    /// Moves a part of the stake to the bookmaker and what is paid for it to the player.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn pay_part(&self, bet: &StoredBet, part: &CashedPart) -> Result<()> {
        let player = Account::Player(bet.player);
        self.move_money(
            bet,
            stakes(bet),
            Account::House,
            part.stake,
            Reason::Decided,
        )?;
        self.move_money(bet, Account::House, player, part.amount, Reason::Cashout)?;
        let win = self.counted(bet, part.amount, Rounding::Down)?;
        usage::note(self.write, bet.player, Used::Return, win, self.today)
    }

    /// Returns the stake and the bonus of a bet.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn give_back(&self, bet: &StoredBet) -> Result<()> {
        self.move_money(bet, stakes(bet), source(bet), bet.stake, Reason::StakeBack)?;
        self.count_stake(bet, -bet.stake)?;
        match &bet.bonus {
            Some(used) => bonuses::give_back(self.write, self.campaigns, &self.holder(bet)?, used),
            None => Ok(()),
        }
    }

    /// Counts a stake of the player's own money, or takes it back from where it was counted: a stake
    /// that returns later leaves no more room on that day than before it.
    fn count_stake(&self, bet: &StoredBet, stake: i64) -> Result<()> {
        match is_free(bet) {
            true => Ok(()),
            false => {
                let stake = self.counted(bet, stake, Rounding::Up)?;
                usage::note(self.write, bet.player, Used::Stake, stake, bet.created_at)
            }
        }
    }

    /// An amount of a bet in the currency in which the player's limits are set.
    fn counted(&self, bet: &StoredBet, amount: i64, rounding: Rounding) -> Result<i64> {
        let profile = profiles::get(self.write, bet.player)?;
        let counted = |own: profiles::Profile| own.counted(amount, &bet.currency, rounding);
        Ok(profile.map_or(amount, counted))
    }

    fn holder(&self, bet: &StoredBet) -> Result<Holder> {
        let profile = profiles::get(self.write, bet.player)?;
        let holder = profile.map(|profile| Holder {
            currency: bet.currency.clone(),
            ..profile.holder()
        });
        holder.ok_or_else(|| {
            Failure::Database(format!(
                "player {} of {} does not exist",
                bet.player,
                bet.id()
            ))
        })
    }

    fn move_money(
        &self,
        bet: &StoredBet,
        from: Account,
        to: Account,
        amount: i64,
        reason: Reason,
    ) -> Result<()> {
        let about = About {
            currency: &bet.currency,
            reason,
            bet: Some(bet.number),
            at: self.at,
        };
        ledger::move_money(self.write, from, to, amount, about)
    }
}

/// The account with the stake of an open bet.
fn stakes(bet: &StoredBet) -> Account {
    Account::Stakes(bet.player)
}

/// The account that pays the stake of a bet.
fn source(bet: &StoredBet) -> Account {
    if is_free(bet) {
        Account::Bonuses
    } else {
        Account::Player(bet.player)
    }
}

/// Whether the operator gave the stake of a bet.
pub fn is_free(bet: &StoredBet) -> bool {
    bet.bonus.as_ref().is_some_and(Use::is_free)
}
