//! The books: the stake of a bet, what it pays and the bonus in it move together, in one transaction.

use jiff::Timestamp;

use super::Players;
use super::bets::StoredBet;
use super::ledger::{self, About, Account, Reason};
use super::profiles;
use super::store::{Failure, Result, Writing};
use crate::bonuses::{self, Campaigns, Ending, Holder, Use};
use crate::world::World;

/// A change of bets that is being made.
#[derive(Clone, Copy)]
pub struct Books<'a> {
    /// What is written.
    pub write: &'a Writing,
    /// What players are given.
    pub campaigns: &'a Campaigns,
    /// When, in real time.
    pub at: Timestamp,
    /// When, by the clock of the world: bonuses end by that.
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
    /// Takes the stake of a bet: the player's, or what the operator has set aside for bonuses.
    ///
    /// # Errors
    /// The player has not got that much.
    pub fn take_stake(&self, bet: &StoredBet) -> Result<()> {
        self.move_money(bet, source(bet), stakes(bet), bet.stake, Reason::Stake)
    }

    /// Makes the stake the bookmaker's, and what the bet brings the player's; gives what the bonus has
    /// earned. A free stake that is void goes back.
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

    /// Gives the stake and the bonus of a bet back to where they came from.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn give_back(&self, bet: &StoredBet) -> Result<()> {
        self.move_money(bet, stakes(bet), source(bet), bet.stake, Reason::StakeBack)?;
        match &bet.bonus {
            Some(used) => bonuses::give_back(self.write, self.campaigns, &self.holder(bet)?, used),
            None => Ok(()),
        }
    }

    fn holder(&self, bet: &StoredBet) -> Result<Holder> {
        let profile = profiles::get(self.write, bet.player)?;
        profile.map(|profile| profile.holder()).ok_or_else(|| {
            Failure::Database(format!("player {} of {} is not kept", bet.player, bet.id()))
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

/// Where the stake of an open bet is.
fn stakes(bet: &StoredBet) -> Account {
    Account::Stakes(bet.player)
}

/// Where the stake of a bet comes from.
fn source(bet: &StoredBet) -> Account {
    if is_free(bet) {
        Account::Bonuses
    } else {
        Account::Player(bet.player)
    }
}

fn is_free(bet: &StoredBet) -> bool {
    bet.bonus.as_ref().is_some_and(Use::is_free)
}
