//! Creating and keeping an account: sign-up, confirmation, recovery, phone, accounts.
//!
//! The platform follows Devise: what is sent about a user is under `user`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Country, SignUpField};

/// Answer of `GET /users/sign_up`: what a new player is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SignUpSettings {
    /// Whether anybody can open an account.
    pub open: bool,
    /// Whether players can sign in.
    pub sign_in: bool,
    /// What is asked for beside e-mail address and password, in order.
    pub fields: Vec<SignUpField>,
    /// The fewest characters of a password.
    pub password_min: u32,
    /// Codes of the currencies that a first account can have, the usual one first.
    pub currencies: Vec<String>,
    /// Countries that players can live in.
    pub countries: Vec<Country>,
    /// Code of the country in which the visitor seems to be.
    #[serde(default)]
    pub country: Option<String>,
    /// Codes of the countries from which nobody can open an account or sign in.
    pub blocked_countries: Vec<String>,
}

/// Body of `POST /users`. The answer is the [`Player`](super::Player), who is signed in, or null if
/// the e-mail address must be confirmed first.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SignUp {
    /// The new user.
    pub user: Registration,
}

/// Fields of a sign-up.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Registration {
    /// E-mail address.
    pub email: String,
    /// Password.
    pub password: String,
    /// First name, if the operator asks for it.
    #[serde(default)]
    #[ts(optional)]
    pub first_name: Option<String>,
    /// Last name, if the operator asks for it.
    #[serde(default)]
    #[ts(optional)]
    pub last_name: Option<String>,
    /// Date of birth, `YYYY-MM-DD`, if the operator asks for it.
    #[serde(default)]
    #[ts(optional)]
    pub date_of_birth: Option<String>,
    /// Currency of the first account, if the operator asks for it.
    #[serde(default)]
    #[ts(optional)]
    pub currency: Option<String>,
    /// Country of residence, if the operator asks for it: ISO 3166-1 alpha-2 in lower case.
    #[serde(default)]
    #[ts(optional)]
    pub country: Option<String>,
    /// The player's locale.
    pub language: String,
    /// Whether the terms were accepted.
    #[serde(default)]
    pub terms_acceptance: bool,
}

/// Body of `POST /users/password`, `POST /users/confirmation` and `POST /users/unlock`: sends the
/// mail again. The answer is the same whether or not the address is known.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SendInstructions {
    /// The recipient.
    pub user: EmailAddress,
}

/// An e-mail address.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EmailAddress {
    /// The address.
    pub email: String,
}

/// Body of `PUT /users/password`. The answer is the [`Player`](super::Player), who is signed in; every
/// earlier session of the player has ended.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EditPassword {
    /// The change.
    pub user: NewPassword,
}

/// A new password, with the token that allows the change.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct NewPassword {
    /// The token from the mail.
    pub reset_password_token: String,
    /// The new password.
    pub password: String,
}

/// Answer of `GET /player/phone`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Phone {
    /// In international form, with its `+`; absent when the player has none.
    #[serde(default)]
    pub number: Option<String>,
    /// Its country: ISO 3166-1 alpha-2 in lower case.
    #[serde(default)]
    pub country: Option<String>,
    /// Whether the player has confirmed it.
    pub verified: bool,
    /// Seconds until another code can be sent; 0 when one can be sent now.
    pub resend_timeout: u32,
    /// Whether no more codes are sent today.
    pub sms_limit_reached: bool,
}

/// Body of `POST /player/phone`: sets the player's number and sends a code to it. The answer is the [`Phone`].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SendCode {
    /// In international form, with its `+`.
    pub number: String,
    /// Its country: ISO 3166-1 alpha-2 in lower case.
    pub country: String,
}

/// Body of `POST /player/phone/verify`. The answer is the [`Phone`].
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct VerifyPhone {
    /// The code from the text message: digits.
    pub code: String,
}

/// Body of `PATCH /player`: fields that were missing (`auth_fields_missed`). The answer is the
/// [`Player`](super::Player).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CompletePlayer {
    /// Texts by the names of their fields. A date is `YYYY-MM-DD`.
    pub user: std::collections::BTreeMap<String, String>,
}

/// Body of `POST /player/accounts`: opens an account in a currency, if the player has none, and stakes bets from it. The
/// answer is all accounts.
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
