//! Enumerations of the wire (book: rules/entities), each with a variant for values that this version does not know.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS};

/// In TypeScript an enum is the union of the known values, open for others.
macro_rules! open_union {
    ($name:ident, $docs:expr, $union:expr) => {
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/**", $docs, "\n */\n").to_owned())
            }

            fn name(_: &Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &Config) -> String {
                $union.to_owned()
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }
        }
    };
}

/// An enum whose wire form is a word. An unknown word is kept in `Unknown`.
macro_rules! word_enum {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$vmeta])* #[doc = concat!("`", $word, "`")] $variant,)+
            /// A word that this version does not know.
            Unknown(String),
        }

        impl $name {
            /// Every word that this version knows.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word on the wire.
            pub fn as_str(&self) -> &str {
                match self { $(Self::$variant => $word,)+ Self::Unknown(word) => word }
            }

            /// Whether this version does not know the word.
            pub fn is_unknown(&self) -> bool { matches!(self, Self::Unknown(_)) }
        }

        impl From<String> for $name {
            fn from(word: String) -> Self {
                match word.as_str() { $($word => Self::$variant,)+ _ => Self::Unknown(word) }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Self::from(String::deserialize(deserializer)?))
            }
        }

        open_union!($name, concat!($("\n *", $doc),*), concat!($("\"", $word, "\" | ",)+ "(string & {})"));
    };
}

/// An enum whose wire form is a number. An unknown number is kept in `Unknown`.
macro_rules! number_enum {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $number:literal),+ $(,)? }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name {
            $($(#[$vmeta])* #[doc = concat!("`", $number, "`")] $variant,)+
            /// A number that this version does not know.
            Unknown(i64),
        }

        impl $name {
            /// The number on the wire.
            pub fn number(self) -> i64 {
                match self { $(Self::$variant => $number,)+ Self::Unknown(number) => number }
            }

            /// Whether this version does not know the number.
            pub fn is_unknown(self) -> bool { matches!(self, Self::Unknown(_)) }
        }

        impl From<i64> for $name {
            fn from(number: i64) -> Self {
                match number { $($number => Self::$variant,)+ other => Self::Unknown(other) }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_i64(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Self::from(i64::deserialize(deserializer)?))
            }
        }

        open_union!($name, concat!($("\n *", $doc),*), concat!($($number, " | ",)+ "(number & {})"));
    };
}

number_enum! {
    /// State of an event. Only prematch and live take bets.
    EventStatus {
        Prematch = 0,
        Live = 1,
        Stopped = 2,
        Closed = 3,
        Finished = 4,
        NotCovered = 5,
    }
}

impl EventStatus {
    /// Whether bets are taken: prematch and live only.
    pub fn is_bettable(self) -> bool {
        matches!(self, Self::Prematch | Self::Live)
    }
}

number_enum! {
    /// State of a market. Only `Allowed` takes bets; markets with `Dropped` are not shown.
    MarketStatus {
        Allowed = 1,
        Dropped = 0,
        Suspended = -1,
        Settled = -2,
        Cancelled = -3,
        HandedOver = -4,
    }
}

word_enum! {
    /// Kind of a sport.
    SportKind { Regular = "regular", Cyber = "cyber" }
}
word_enum! {
    /// Provider of an event's data.
    Provider { Betradar = "betradar", Oddin = "oddin", Betconstruct = "betconstruct" }
}
word_enum! {
    /// Kind of a tournament.
    TournamentKind { Match = "match", Stage = "stage", Season = "season", SimpleTournament = "simple_tournament" }
}
word_enum! {
    /// A side of an event.
    Side { Home = "home", Away = "away" }
}
word_enum! {
    /// How a match ended for a side.
    FormResult { Won = "won", Drawn = "drawn", Lost = "lost" }
}
word_enum! {
    /// Kind of a bet. `double`, `treble` and `accumulator` mean `combo`.
    BetKind { Single = "single", Combo = "combo", System = "system", CustomBet = "custom_bet" }
}
word_enum! {
    /// State of a placed bet.
    BetStatus {
        CashedOut = "cashed_out",
        Withdrawn = "withdrawn",
        WaitingResults = "waiting_results",
        ReadyToProcess = "ready_to_process",
        Done = "done",
        Cancelled = "cancelled",
        CashoutInProgress = "cashout_in_progress",
        Submitted = "submitted",
        Rejected = "rejected",
    }
}
word_enum! {
    /// Result of a bet or of one of its selections.
    BetResult {
        NoResults = "no_results",
        Canceled = "canceled",
        WinEntire = "win_entire",
        LoseEntire = "lose_entire",
        RefundEntire = "refund_entire",
        RefundHalfWinOther = "refund_half_win_other",
        RefundHalfLoseOther = "refund_half_lose_other",
        CashedOut = "cashed_out",
    }
}
word_enum! {
    /// How a change of odds is handled while a bet is placed.
    OddsAcceptMode { None = "none", Higher = "higher", Any = "any" }
}
word_enum! {
    /// Odds format. Operators may use other names for the same ones (`islands/src/betting/odds-words.ts`).
    OddsFormat {
        European = "european",
        British = "british",
        American = "american",
        Hongkong = "hongkong",
        Indonesian = "indonesian",
        Malaysian = "malaysian",
    }
}
word_enum! {
    /// Kind of a bonus.
    ///
    /// When a bet wins, `freebet_only_win` and plain `freebet` pay the winnings without the stake,
    /// `freebet_all_win` pays both. `freebet_no_risk` is the player's own stake, which is returned
    /// as a freebet when the bet loses.
    BonusKind {
        Freebet = "freebet",
        FreebetOnlyWin = "freebet_only_win",
        FreebetAllWin = "freebet_all_win",
        FreebetNoRisk = "freebet_no_risk",
        Comboboost = "comboboost",
        Hunting = "hunting",
        Lootbox = "lootbox",
        Tournament = "tournament",
        Jackpot = "jackpot",
    }
}
word_enum! {
    /// State of a bonus.
    BonusStatus {
        Available = "available",
        Active = "active",
        NotAvailable = "not_available",
        Deactivated = "deactivated",
        BonusOver = "bonus_over",
        Expired = "expired",
        Overridden = "overridden",
        Upcoming = "upcoming",
    }
}
word_enum! {
    /// State of a jackpot's level.
    JackpotLevelState { Active = "active", Created = "created", Disabled = "disabled", Finished = "finished", Paused = "paused" }
}
word_enum! {
    /// Whether a jackpot win has been paid.
    JackpotHitStatus { Approved = "approved", Paid = "paid" }
}
word_enum! {
    /// What a new player is asked for, beside e-mail address and password.
    SignUpField {
        FirstName = "first_name",
        LastName = "last_name",
        DateOfBirth = "date_of_birth",
        Country = "country",
        Currency = "currency",
        Terms = "terms_acceptance",
    }
}
word_enum! {
    /// Kind of a player's limit.
    LimitKind {
        Activity = "activity",
        SportsbookSession = "sportsbook_session",
        Session = "session",
        Bet = "bet",
        Time = "time",
        Loss = "loss",
        Wager = "wager",
        Deposit = "deposit",
        RealityCheck = "reality_check",
        Selfexclusion = "selfexclusion",
        Coolingoff = "coolingoff",
    }
}
word_enum! {
    /// State of a player's limit.
    LimitStatus {
        Active = "active",
        Confirmed = "confirmed",
        ConfirmedDisabled = "confirmed_disabled",
        UnconfirmedDisabled = "unconfirmed_disabled",
        Unconfirmed = "unconfirmed",
        Disabled = "disabled",
    }
}
word_enum! {
    /// What a limit counts over: a day, a week from Monday on, or a month of the operator's calendar.
    LimitPeriod { Day = "day", Week = "week", Month = "month" }
}
word_enum! {
    /// How a limit of deposits counts: all of them, or what is left after withdrawals.
    LimitBasis { Gross = "gross", Net = "net" }
}
