//! Events of the operator's push (book: rules/push): publications of `event_name` and `message`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Account, Bet, EventStatus, Market, Match};

/// One publication.
///
/// Channels: `public:updates:{locale}`, `public:match:{locale}:{match id}` and
/// `$private:user:{locale}:{user id}`. Names in messages are in the channel's locale.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event_name", content = "message", rename_all = "snake_case")]
pub enum PushEvent {
    /// A name, a time, a score or a clock changed, or something happened; `main_market` is the current one. The
    /// match's own channel also has it for attacks, every few seconds at most.
    MatchChanged {
        /// The whole match.
        #[serde(rename = "match")]
        match_: Box<Match>,
    },
    /// Prices or states of markets changed; only the changed markets are sent.
    MarketsChanged {
        /// The match's number.
        match_id: u64,
        /// The changed markets, each whole.
        #[serde(default, deserialize_with = "super::list")]
        markets: Vec<Market>,
    },
    /// A match went live, ended, or changed its state in another way.
    MatchStatusChanged {
        /// The match's number.
        match_id: u64,
        /// Its new state.
        status: EventStatus,
    },
    /// A provider went down or came back.
    ProviderStatusChanged {
        /// Provider and whether it takes bets.
        provider_statuses: Vec<super::ProviderStatus>,
    },
    /// Balances of the player's accounts (private channel).
    BalanceChanged {
        /// The changed accounts.
        accounts: Vec<Account>,
    },
    /// A bet of the player changed (private channel).
    BetChanged {
        /// The whole bet.
        bet: Box<Bet>,
    },
    /// The cash-out offer of a bet changed (private channel).
    BetCashoutChanged {
        /// The bet.
        bet_id: String,
        /// The new offer in subunits; null when there is none.
        to_cashout: Option<i64>,
    },
    /// The number of unread notifications changed (private channel).
    UnreadNotificationsChanged {
        /// Number of unread notifications.
        unread: u32,
    },
    /// A notification for the player (private channel).
    Notification {
        /// The notification.
        notification: super::Notification,
    },
    /// The pool of a tournament bonus changed.
    TournamentPoolChanged {
        /// The bonus.
        bonus_id: u64,
        /// Its pool in subunits.
        pool: i64,
    },
    /// A bonus was issued to the player (private channel).
    BonusIssued {
        /// The bonus.
        bonus_id: u64,
    },
    /// Everything that was published before this has been sent. A page notes the mark once it has drawn that, so
    /// that an operator can measure how long a price takes to the screen, and a test can await it.
    Mark {
        /// Its number; later marks have higher ones.
        mark: u64,
    },
}
