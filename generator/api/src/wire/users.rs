//! Becoming a player and staying one: sign-up, confirmation, recovery, phone, accounts (spec 7.2).
//!
//! The platform speaks like Devise: what is sent about a user stands under `user`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Body of `POST /users`. The answer is the [`Player`](super::Player), signed in unless the e-mail
/// address must be confirmed first.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SignUp {
    /// Who signs up.
    pub user: Registration,
}

/// What a player signs up with.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Registration {
    /// E-mail address.
    pub email: String,
    /// Password.
    pub password: String,
    /// Currency of the first account.
    pub currency: String,
    /// Where the player lives: ISO 3166-1 alpha-2 in lower case.
    pub country: String,
    /// The player's locale.
    pub language: String,
    /// Whether the terms were accepted.
    pub terms_acceptance: bool,
}

/// Body of `POST /users/password`, `POST /users/confirmation` and `POST /users/unlock`: send the
/// mail again. The answer is the same whether the address is known or not.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SendInstructions {
    /// Whom to.
    pub user: EmailAddress,
}

/// An e-mail address.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EmailAddress {
    /// It.
    pub email: String,
}

/// Body of `PUT /users/password`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EditPassword {
    /// What changes.
    pub user: NewPassword,
}

/// A new password with the proof that it may be set.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewPassword {
    /// From the mail.
    pub reset_password_token: String,
    /// The new password.
    pub password: String,
}

/// Answer of `GET /player/phone` (spec 3, phone verification).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Phone {
    /// In international form, with its `+`; absent when the player has given none.
    #[serde(default)]
    pub number: Option<String>,
    /// Its country: ISO 3166-1 alpha-2 in lower case.
    #[serde(default)]
    pub country: Option<String>,
    /// Whether the player has proved to have it.
    pub verified: bool,
    /// Seconds until another code can be sent; 0 when it can be now.
    pub resend_timeout: u32,
    /// Whether no more codes are sent today.
    pub sms_limit_reached: bool,
}

/// Body of `POST /player/accounts`: opens one.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewAccount {
    /// ISO 4217 or the operator's code.
    pub currency: String,
}

/// Body of `PATCH /player/update_locale`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct UpdateLocale {
    /// The player's new locale.
    pub locale: String,
}
