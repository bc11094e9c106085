//! The codes of the operator's errors, by the part of the API that sends them. The chapter of the book (rules/error-codes)
//! and the TypeScript are generated from them, by `cargo run -p api --example types`.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};

/// The chapter of the book, from the project's root.
pub const CHAPTER: &str = "generator/book/src/rules/error-codes.md";

/// A code as the chapter has it.
struct Row {
    code: &'static str,
    status: u16,
    doc: &'static [&'static str],
}

macro_rules! error_codes {
    ($($group:literal { $($(#[doc = $doc:literal])+ $variant:ident = $code:literal, $status:literal;)+ })+) => {
        /// What an error is about, for programs. It is a word, or for some refused bets a number as text.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(from = "String", into = "String")]
        pub enum ErrorCode {
            $($($(#[doc = $doc])+ $variant,)+)+
            /// A code that this version does not know. The page shows the operator's message.
            Other(String),
        }

        impl ErrorCode {
            /// Every code that this version knows.
            pub const KNOWN: &'static [Self] = &[$($(Self::$variant,)+)+];

            /// The code on the wire.
            pub fn as_str(&self) -> &str {
                match self { $($(Self::$variant => $code,)+)+ Self::Other(code) => code }
            }

            /// The status of an answer with it, 400 of one that this version does not know.
            pub fn status(&self) -> u16 {
                match self { $($(Self::$variant => $status,)+)+ Self::Other(_) => 400 }
            }
        }

        impl From<String> for ErrorCode {
            fn from(code: String) -> Self {
                match code.as_str() { $($($code => Self::$variant,)+)+ _ => Self::Other(code) }
            }
        }

        const GROUPS: &[(&str, &[Row])] = &[$((
            $group,
            &[$(Row { code: $code, status: $status, doc: &[$($doc),+] },)+],
        ),)+];
    };
}

impl From<ErrorCode> for String {
    fn from(code: ErrorCode) -> Self {
        match code {
            ErrorCode::Other(code) => code,
            known => known.as_str().to_owned(),
        }
    }
}

error_codes! {
    "Any call" {
        /// What the address or an id in it names does not exist.
        NotFound = "not_found", 404;
        /// A parameter of the address or a field of the body has a value that cannot be used.
        InvalidParameter = "invalid_parameter", 400;
        /// The body is not JSON, or not the one of this call.
        InvalidBody = "invalid_body", 400;
        /// The platform API has no version that the caller accepts.
        NotAcceptable = "not_acceptable", 406;
        /// The page that makes the call is of another origin.
        ForeignOrigin = "foreign_origin", 403;
        /// Nobody is signed in. The page signs the player out, and its form says that the session has ended.
        Unauthorized = "unauthorized", 401;
        /// The operator cannot do it at the moment.
        Unavailable = "unavailable", 503;
        /// The push channel is another player's.
        Forbidden = "forbidden", 403;
        /// Only of the sandbox: a test steers the push, but Centrifugo has the connections.
        PushElsewhere = "push_elsewhere", 409;
    }
    "Signing in" {
        /// Address or password is wrong. The form marks both.
        InvalidCredentials = "invalid_credentials", 401;
        /// The player has not confirmed the e-mail address. The form offers another mail.
        Unconfirmed = "unconfirmed", 403;
        /// The address is locked after several wrong passwords. The form offers the mail that unlocks it.
        Locked = "locked", 403;
        /// The player takes a break. The form says until when, and offers no other account.
        Excluded = "excluded", 403;
        /// The operator lets nobody sign in.
        SignInClosed = "sign_in_closed", 403;
        /// The operator lets nobody sign in from this country.
        SignInCountryBlocked = "sign_in_country_blocked", 403;
        /// The passkey is not one of a player. The form says that it does not work here.
        PasskeyWrong = "passkey_wrong", 401;
        /// The passkey was refused several times.
        PasskeyThrottled = "passkey_throttled", 429;
        /// The answer of the passkey came too late.
        PasskeyExpired = "passkey_expired", 422;
    }
    "Opening an account" {
        /// Marks the e-mail address.
        EmailInvalid = "email_invalid", 422;
        /// Another account has the address. Marks the e-mail address.
        EmailTaken = "email_taken", 422;
        /// Marks the password.
        PasswordTooShort = "password_too_short", 422;
        /// Marks the password.
        PasswordTooLong = "password_too_long", 422;
        /// The password is easy to guess. Marks the password.
        PasswordCommon = "password_common", 422;
        /// Marks the date of birth.
        TooYoung = "too_young", 422;
        /// Marks the rules.
        TermsNotAccepted = "terms_not_accepted", 422;
        /// No account can be opened from this country. Marks the country.
        CountryBlocked = "country_blocked", 403;
        /// The operator opens no accounts.
        SignUpClosed = "sign_up_closed", 403;
    }
    "Links in mails" {
        /// The link was used, or was never sent. The page offers another mail.
        TokenInvalid = "token_invalid", 422;
        /// The link is too old. The page offers another mail.
        TokenExpired = "token_expired", 422;
    }
    "The phone number" {
        /// No text message can be sent to the number. Marks the phone number.
        PhoneInvalid = "phone_invalid", 422;
        /// The last text message was sent a moment ago. Marks the phone number.
        SmsTooSoon = "sms_too_soon", 429;
        /// No more text messages are sent today. Marks the phone number.
        SmsLimit = "sms_limit", 429;
        /// The code of the text message is wrong. Marks the code.
        CodeInvalid = "code_invalid", 422;
        /// The code is too old, or was tried too often. Marks the code.
        CodeExpired = "code_expired", 422;
    }
    "Passkeys of the profile" {
        /// The player has not signed in just now. The page asks for the password, then adds the passkey.
        PasswordNeeded = "password_needed", 403;
        /// The password that was asked for is wrong.
        PasswordWrong = "password_wrong", 422;
        /// The device made a passkey that cannot be used.
        PasskeyUnfit = "passkey_unfit", 422;
        /// The player has as many passkeys as are allowed.
        PasskeyLimit = "passkey_limit", 422;
    }
    "Limits" {
        /// The time to play is over. A dialog says so, and the player is signed out. With 401, the time to be
        /// signed in is over.
        SessionLimit = "session_limit", 403;
        /// The time to play in a period is over. A dialog says so, and the player is signed out.
        TimeLimit = "time_limit", 403;
        /// The time on the site is over. A dialog says so, and the player is signed out.
        ActivityLimitReached = "activity_limit_reached", 401;
        /// The stake is beyond a limit. A dialog says so, and what is left.
        OutOfLimit = "out_of_limit", 403;
        /// The deposit is beyond a limit.
        DepositLimit = "deposit_limit", 403;
        /// The player gets no reality checks. The page does not ask again.
        RealityCheckOff = "reality_check_off", 400;
    }
    "Placing" {
        /// The odds have changed. The slip asks to check them and to place again.
        OddsChanged = "101", 422;
        /// As `101`.
        OddsDifferentThanBookmaker = "odds_different_than_bookmaker", 422;
        /// As `101`.
        OddsHigherThanBookmakers = "odds_higher_than_bookmakers", 422;
        /// As `101`.
        OddsHigherThanBookmakersCurrentOdds = "odds_higher_than_bookmakers_current_odds", 422;
        /// As `101`.
        OddsToLow = "odds_to_low", 422;
        /// The profile has no municipality. The slip asks to add it and to place again.
        MunicipalityUnknown = "118", 422;
        /// The odds of a bet builder have changed. The slip fetches them again.
        CustomOddsChanged = "120", 422;
        /// A selection is suspended. Slip and bet builder say so.
        MarketSuspended = "market_suspended", 422;
        /// A selection is no longer offered. The bet builder says that it cannot be part of one.
        MarketNotAvailable = "market_not_available", 422;
        /// The match takes no bets. The bet builder says that betting has closed.
        MatchNotBettable = "match_not_bettable", 422;
        /// The balance is too low. The slip says so.
        InsufficientFunds = "insufficient_funds", 422;
        /// The stake is not more than zero. The slip says so.
        InvalidStake = "invalid_stake", 422;
        /// The stake is below the minimum.
        StakeTooSmall = "stake_too_small", 422;
        /// The stake is above the maximum.
        StakeTooLarge = "stake_too_large", 422;
        /// The bet cannot return more than its stake. The slip says it without a call.
        WinTooSmall = "error.potential_win.equal_or_less", 422;
        /// Another player is signed in, and nothing was done. The page asks again who it is.
        OtherPlayer = "other_player", 409;
        /// The bet has no name of its attempt.
        AttemptMissing = "attempt_missing", 422;
        /// Another bet has the name of this attempt.
        AttemptReused = "attempt_reused", 409;
        /// The bet is not in the currency of the player's account.
        InvalidCurrency = "invalid_currency", 422;
        /// The bet has no selection.
        NoSelections = "no_selections", 422;
        /// The bet has more selections than are allowed.
        TooManySelections = "too_many_selections", 422;
        /// The call has more bets than are allowed.
        TooManyBets = "too_many_bets", 422;
        /// The kind of bet is unknown, or does not fit the selections.
        BetTypeNotAvailable = "bet_type_not_available", 422;
        /// Two selections of one match exclude each other.
        ConflictingSelections = "conflicting_selections", 422;
        /// The system does not exist for this number of selections.
        SystemNotAvailable = "system_not_available", 422;
        /// Selections of sports and of e-sports are in one bet.
        MixedProviders = "mixed_providers", 422;
        /// There are no systems on these matches.
        ProviderWithoutSystems = "provider_without_systems", 422;
        /// The provider of these matches takes no bets at the moment.
        ProviderNotAvailable = "provider_not_available", 422;
    }
    "Bet builder" {
        /// The bet builder has too few selections.
        CustomBetTooFew = "custom_bet_too_few", 422;
        /// The bet builder has too many selections.
        CustomBetTooMany = "custom_bet_too_many", 422;
        /// The selections are not all of one match.
        CustomBetOfOneMatch = "custom_bet_of_one_match", 422;
        /// A selection is there twice.
        CustomBetTwice = "custom_bet_twice", 422;
        /// A selection cannot be part of a bet builder. The builder says so.
        CustomBetNotJoinable = "custom_bet_not_joinable", 422;
        /// The selections cannot all win. The builder says so.
        CustomBetImpossible = "custom_bet_impossible", 422;
    }
    "Bets" {
        /// The player has no such bet.
        BetNotFound = "bet_not_found", 404;
        /// The bet cannot be cashed out now.
        CashoutNotAvailable = "cashout_not_available", 409;
        /// The offer to cash out is another one now.
        CashoutChanged = "cashout_changed", 409;
        /// No bet has the code. The slip says so.
        ShareCodeUnknown = "share_code_unknown", 404;
        /// More bets or selections than can be shared.
        ShareTooLarge = "share_too_large", 422;
    }
    "Bonuses" {
        /// The player does not have the bonus, or it is over.
        BonusNotAvailable = "bonus_not_available", 422;
        /// The bonus must be activated first.
        BonusNotActive = "bonus_not_active", 422;
        /// The boost is another one now.
        BonusChanged = "bonus_changed", 422;
        /// The stake is not the amount of the freebet.
        BonusStake = "bonus_stake", 422;
        /// The bonus is not for this kind of bet.
        BonusBetType = "bonus_bet_type", 422;
        /// Too few selections count for the bonus.
        BonusTooFewSelections = "bonus_too_few_selections", 422;
        /// The bet has too many selections for the bonus.
        BonusTooManySelections = "bonus_too_many_selections", 422;
        /// The selections do not count for the bonus.
        BonusSelections = "bonus_selections", 422;
        /// The bonus is not for matches in this state.
        BonusMatchStatus = "bonus_match_status", 422;
        /// The odds are too low for the bonus.
        BonusOddsTooLow = "bonus_odds_too_low", 422;
        /// The odds are too high for the bonus.
        BonusOddsTooHigh = "bonus_odds_too_high", 422;
        /// The promo code does not exist.
        PromoCodeUnknown = "promo_code_unknown", 422;
        /// The promo code has expired.
        PromoCodeOver = "promo_code_over", 422;
        /// The player has used the promo code already.
        PromoCodeUsed = "promo_code_used", 422;
        /// The promo code is for other players.
        PromoCodeNotForYou = "promo_code_not_for_you", 422;
    }
}

/// In TypeScript a union of the known codes and of a type that equals no literal: a misspelt code does not compile.
impl TS for ErrorCode {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * What an error is about, for programs.\n */\n".to_owned())
    }

    fn name(_: &Config) -> String {
        "ErrorCode".to_owned()
    }

    fn inline(_: &Config) -> String {
        let rows = GROUPS.iter().flat_map(|(_, rows)| *rows);
        rows.fold(String::new(), |mut union, Row { code, doc, .. }| {
            let doc = doc.concat();
            let _ = write!(union, "\n/**\n *{doc}\n */\n| \"{code}\"");
            union
        }) + "\n| OtherErrorCode"
    }

    fn decl(config: &Config) -> String {
        format!("type {} ={};", Self::name(config), Self::inline(config))
    }
}

/// The chapter about the codes, which says what command writes it.
pub fn chapter(command: &str) -> String {
    let mut text = format!(
        "# Error codes\n\n<!-- Written by `{command}` from generator/api/src/wire/errors.rs. -->\n\n{INTRODUCTION}"
    );
    for (group, rows) in GROUPS {
        let _ = write!(
            text,
            "\n## {group}\n\n| code | status | about |\n|---|---|---|\n"
        );
        for Row { code, status, doc } in *rows {
            let doc = doc.concat();
            let _ = writeln!(text, "| `{code}` | {status} |{doc} |");
        }
    }
    text
}

const INTRODUCTION: &str = "\
The codes that this version knows, with the status that the operator answers with. Where no more is said of a code,
the page shows the operator's message. It does the same for a code that it does not know.
";

#[cfg(test)]
mod tests {
    use super::ErrorCode;

    #[test]
    fn an_unknown_code_survives() {
        for code in ["101", "not_found", "a_new_one", ""] {
            let json = serde_json::to_string(code).expect("is written");
            let read: ErrorCode = serde_json::from_str(&json).expect("is a code");
            assert_eq!(serde_json::to_string(&read).expect("is written"), json);
        }
        assert_eq!(ErrorCode::from("101".to_owned()), ErrorCode::OddsChanged);
    }

    #[test]
    fn every_known_code_has_its_own_word() {
        for code in ErrorCode::KNOWN {
            assert_eq!(ErrorCode::from(code.as_str().to_owned()), *code);
            assert!((400..600).contains(&code.status()), "{code:?}");
        }
    }
}
