//! The settings that islands read, each made of its section of the site's settings.

use serde::Serialize;

use project::settings::{Account, Deposit, Features, PushNotifications};

/// Messages to players' devices by OneSignal (`[push_notifications]` in the site's settings).
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
pub struct SitePush<'a> {
    /// The site's id at the service.
    pub app: &'a str,
    /// The service's script for pages.
    pub script: &'a str,
}

impl<'a> From<&'a PushNotifications> for SitePush<'a> {
    fn from(push: &'a PushNotifications) -> Self {
        Self {
            app: &push.app_id,
            script: &push.script,
        }
    }
}

/// What accounts are asked for, their reminders, and how players pay in (`[account]` in the site's settings).
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
pub struct SiteAccount<'a> {
    /// The players that the site is for; without it, all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub only: Option<OnlyGroup<'a>>,
    /// Whether players are asked to verify a phone number.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub phone: bool,
    /// Whether details that are missing are asked for before paying in.
    pub complete: bool,
    /// Whether the account's menu leads to /my-profile.
    pub profile: bool,
    /// Whether players can sign in with passkeys.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub passkeys: bool,
    /// The dialog in which players pay in; none where the platform's page opens in the same window.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dialog: Option<DepositDialog<'a>>,
    /// Seconds until a visitor is reminded of opening an account; 0 is never.
    pub join_after: u32,
    /// Seconds until a player is reminded of paying in.
    pub deposit_after: u32,
    /// Whether only players with an empty balance are.
    pub deposit_when_empty: bool,
    /// The id of the status of the players who are reminded of it; none of them without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deposit_group: Option<&'a str>,
}

impl<'a> SiteAccount<'a> {
    /// What these settings say; `platform` is the root of the platform's own pages.
    pub fn of(account: &'a Account, platform: &'a str) -> Self {
        Self {
            only: account
                .only_group()
                .map(|group| OnlyGroup { group, platform }),
            phone: account.verified_phone,
            complete: account.complete_before_deposit,
            profile: account.profile_page,
            passkeys: account.passkeys,
            dialog: match account.deposit {
                Deposit::Page => None,
                Deposit::Frame => Some(DepositDialog::Frame),
                Deposit::Widget => Some(DepositDialog::Widget {
                    platform,
                    group: account.quick_deposit_group(),
                }),
            },
            join_after: account.sign_up_reminder_seconds,
            deposit_after: account.deposit_reminder_seconds,
            deposit_when_empty: account.deposit_reminder_when_empty,
            deposit_group: account.deposit_reminder_group.as_deref(),
        }
    }
}

/// The players that a site is for, and where the others go.
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
pub struct OnlyGroup<'a> {
    /// The id of their status.
    pub group: &'a str,
    /// Root of the platform's own pages, without a final slash.
    pub platform: &'a str,
}

/// The dialog in which players pay in.
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DepositDialog<'a> {
    /// The platform's page in a frame.
    Frame,
    /// The platform's payment widget.
    Widget {
        /// Root of the platform's own pages, without a final slash.
        platform: &'a str,
        /// The id of the status of the players who get it; all of them without it.
        group: Option<&'a str>,
    },
}

/// What of knowing when to stop the site has (`[features]` in its settings).
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
pub struct SiteLimits {
    /// Reality checks.
    pub reality: bool,
    /// The limit of a session of play.
    pub session: bool,
    /// The limit of time in view.
    pub activity: bool,
    /// The page where limits are set.
    pub page: bool,
}

impl From<&Features> for SiteLimits {
    fn from(features: &Features) -> Self {
        Self {
            reality: features.reality_check,
            session: features.session_limit,
            activity: features.activity_limit,
            page: features.user_limits,
        }
    }
}

/// Parts of the product that a site may leave out (`[features]` in its settings).
#[derive(Clone, Copy, Debug, Serialize, ts_rs::TS)]
pub struct SiteFeatures {
    /// The tab with the player's bets in the bet slip.
    pub my_bets: bool,
    /// Codes and links by which players share their bets.
    pub shared_bets: bool,
}

impl From<&Features> for SiteFeatures {
    fn from(features: &Features) -> Self {
        Self {
            my_bets: features.my_bets,
            shared_bets: features.shared_bets,
        }
    }
}
