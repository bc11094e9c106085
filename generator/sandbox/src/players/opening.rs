//! Opening an account, confirming its address, and choosing a new password.

use api::wire::{Country, ErrorCode, Registration, SignUpField, SignUpSettings};
use jiff::Timestamp;
use jiff::civil::Date;

use super::countries::{COUNTRIES, HOME};
use super::credentials::{PASSWORD_MIN, Secret, Token, check_email, check_password};
use super::phones::check_birth;
use super::profiles::{self, Profile};
use super::store::Result;
use super::{Players, currencies, stopping};
use crate::locale::Locale;
use crate::refusal::Refusal;

/// A player to come, whose number is given with the account.
#[derive(Clone, Debug)]
pub struct Newcomer {
    profile: Profile,
    balance: i64,
}

/// The player with the address of a newcomer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// The newcomer.
    New(u64),
    /// Another, who had it before.
    Known(u64),
}

/// What became of a token in a link.
type Redeemed = std::result::Result<u64, Refusal>;

impl Players {
    /// What a new player is asked for.
    pub fn sign_up_settings(&self, locale: Locale) -> SignUpSettings {
        let opening = self.steering().opening.clone();
        let countries = COUNTRIES.iter().map(|(code, name)| Country {
            name: name.get(locale).to_owned(),
            code: code.clone(),
        });
        SignUpSettings {
            open: opening.open,
            sign_in: opening.sign_in,
            fields: opening.fields,
            password_min: u32::try_from(PASSWORD_MIN).unwrap_or(u32::MAX),
            currencies: currencies::ALL
                .iter()
                .map(|own| own.code.to_owned())
                .collect(),
            countries: countries.collect(),
            country: opening.country,
            blocked_countries: opening.blocked,
        }
    }

    /// Whether anybody can sign in now.
    ///
    /// # Errors
    /// Nobody can, or nobody from the country in which visitors seem to be.
    pub fn may_sign_in(&self) -> std::result::Result<(), Refusal> {
        let opening = &self.steering().opening;
        if !opening.sign_in {
            return Err(Refusal::new(ErrorCode::SignInClosed));
        }
        if opening.is_blocked() {
            return Err(Refusal::new(ErrorCode::SignInCountryBlocked));
        }
        Ok(())
    }

    /// A player to come, from what was filled in. What is not asked for is not looked at: such a player lives where
    /// visitors seem to be, and has the usual currency.
    ///
    /// # Errors
    /// The refusal of the first field that cannot be used.
    pub fn newcomer(
        &self,
        body: Registration,
        today: Date,
    ) -> std::result::Result<Newcomer, Refusal> {
        let opening = self.steering().opening.clone();
        if !opening.open {
            return Err(Refusal::new(ErrorCode::SignUpClosed));
        }
        if opening.is_blocked() {
            return Err(Refusal::new(ErrorCode::CountryBlocked));
        }
        let email = check_email(&body.email)?;
        check_password(&body.password, &email)?;
        let wrong = |name: &str| Refusal::about(ErrorCode::InvalidParameter, name);
        let asks = |field: &SignUpField| opening.fields.contains(field);
        let needed = |text: Option<String>, field: &SignUpField| {
            if !asks(field) {
                return Ok(None);
            }
            let text = text.map(|text| text.trim().to_owned()).unwrap_or_default();
            match (1..=100).contains(&text.chars().count()) {
                true => Ok(Some(text)),
                false => Err(wrong(field.as_str())),
            }
        };
        let first_name = needed(body.first_name, &SignUpField::FirstName)?.unwrap_or_default();
        let last_name = needed(body.last_name, &SignUpField::LastName)?.unwrap_or_default();
        let birth = needed(body.date_of_birth, &SignUpField::DateOfBirth)?;
        if let Some(birth) = &birth {
            check_birth(birth, today)?;
        }
        let code = needed(body.country, &SignUpField::Country)?;
        let code = code.or(opening.country).unwrap_or_else(|| HOME.to_owned());
        let country = COUNTRIES.iter().find(|(own, _)| *own == code);
        let (_, country) = country.ok_or_else(|| wrong("country"))?;
        if opening.blocked.contains(&code) {
            return Err(Refusal::new(ErrorCode::CountryBlocked));
        }
        let [usual, ..] = &currencies::ALL;
        let currency = needed(body.currency, &SignUpField::Currency)?;
        let currency = currency.unwrap_or_else(|| usual.code.to_owned());
        let bounds = currencies::of(&currency);
        let bounds = bounds.ok_or_else(|| wrong("currency"))?;
        if asks(&SignUpField::Terms) && !body.terms_acceptance {
            return Err(Refusal::new(ErrorCode::TermsNotAccepted));
        }
        // Nobody can fill in what this version does not know.
        if let Some(unknown) = opening.fields.iter().find(|field| field.is_unknown()) {
            return Err(wrong(unknown.as_str()));
        }
        let language = Locale::of_tag(&body.language).unwrap_or(Locale::ENGLISH);
        let secret = Secret::of(&body.password);
        let mut profile = Profile::new(0, email, secret, [&first_name, &last_name]);
        profile.set_country([country.english(), &code]);
        profile.set_language(language.code().to_owned());
        profile.currency = currency;
        if let Some(birth) = birth {
            profile.set_detail(SignUpField::DateOfBirth.as_str(), birth);
        }
        profile.confirmed = !opening.confirmation;
        Ok(Newcomer {
            profile,
            balance: bounds.first_balance,
        })
    }

    /// Opens an account, unless the address has one.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn open(&self, newcomer: Newcomer, now: Timestamp) -> Result<Opened> {
        let Newcomer {
            mut profile,
            balance,
        } = newcomer;
        let write = self.store.write()?;
        let everybody = profiles::all(&write)?;
        let known = everybody.iter().find(|one| one.has_email(&profile.email));
        if let Some(known) = known {
            return Ok(Opened::Known(known.id));
        }
        profile.id = everybody.iter().map(|one| one.id).max().unwrap_or(0) + 1;
        profiles::put(&write, &profile)?;
        profiles::set_balance(&write, &profile, balance, now)?;
        write.commit()?;
        Ok(Opened::New(profile.id))
    }

    /// A token to choose a new password: for the mail to a player with this address.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn reset_token(&self, email: &str, now: Timestamp) -> Result<Option<String>> {
        self.issue(email, now, |profile, token| {
            profile.reset = Some(token);
            true
        })
    }

    /// A token to confirm the address of a player who has not yet.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn confirmation_token(&self, email: &str, now: Timestamp) -> Result<Option<String>> {
        self.issue(email, now, |profile, token| {
            if !profile.confirmed {
                profile.confirmation = Some(token);
            }
            !profile.confirmed
        })
    }

    /// Confirms the address of the player with this token, which is used up.
    ///
    /// # Errors
    /// The token is unknown, used or too old.
    pub fn confirm(&self, text: &str, now: Timestamp) -> Redeemed {
        let write = self.store.write()?;
        let mut profile = holder(profiles::all(&write)?, text, now, |own| {
            own.confirmation.as_ref()
        })?;
        profile.confirmation = None;
        profile.confirmed = true;
        profiles::put(&write, &profile)?;
        write.commit()?;
        Ok(profile.id)
    }

    /// Sets the password of the player with this token, which is used up, and ends all sessions. Who has the
    /// mail has its address, so that is confirmed and unlocked too. `playing` is the time by the clock of the world.
    ///
    /// # Errors
    /// The token is unknown, used or too old. Or the password cannot be used, or the player may not enter: then the
    /// token still can be used.
    pub fn change_password(
        &self,
        text: &str,
        password: &str,
        now: Timestamp,
        playing: Timestamp,
    ) -> Redeemed {
        let write = self.store.write()?;
        let mut profile = holder(profiles::all(&write)?, text, now, |own| own.reset.as_ref())?;
        check_password(password, &profile.email)?;
        stopping::may_enter(&write, profile.id, playing)?;
        profile.set_password(password);
        profile.reset = None;
        profile.confirmation = None;
        profile.confirmed = true;
        profiles::put(&write, &profile)?;
        write.commit()?;
        self.guesses.forget(&profile.email);
        Ok(profile.id)
    }

    /// Whether a player may sign in, or must confirm the address first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn is_confirmed(&self, id: u64) -> Result<bool> {
        Ok(profiles::get(&self.store.read()?, id)?.is_some_and(|profile| profile.confirmed))
    }

    fn issue(
        &self,
        email: &str,
        now: Timestamp,
        put: impl Fn(&mut Profile, Token) -> bool,
    ) -> Result<Option<String>> {
        let lifetime = self.steering().opening.token_time;
        let (text, token) = Token::issue(now, lifetime);
        let write = self.store.write()?;
        let everybody = profiles::all(&write)?;
        let found = everybody.into_iter().find(|one| one.has_email(email));
        let Some(mut profile) = found else {
            return Ok(None);
        };
        if !put(&mut profile, token) {
            return Ok(None);
        }
        profiles::put(&write, &profile)?;
        write.commit()?;
        Ok(Some(text))
    }
}

impl Newcomer {
    /// The address.
    pub fn email(&self) -> &str {
        &self.profile.email
    }

    /// Whether the address must be confirmed before the player can sign in.
    pub fn must_confirm(&self) -> bool {
        !self.profile.confirmed
    }
}

/// The player who was sent a token.
fn holder(
    everybody: Vec<Profile>,
    text: &str,
    now: Timestamp,
    of: impl Fn(&Profile) -> Option<&Token>,
) -> std::result::Result<Profile, Refusal> {
    let mut known = everybody.into_iter();
    let found = known.find(|one| of(one).is_some_and(|token| token.fits(text)));
    let found = found.ok_or_else(|| Refusal::new(ErrorCode::TokenInvalid))?;
    match of(&found).is_some_and(|token| token.is_over(now)) {
        true => Err(Refusal::new(ErrorCode::TokenExpired)),
        false => Ok(found),
    }
}
