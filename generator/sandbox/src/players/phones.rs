//! Phone numbers, verified by a code in a text message; and what else a player must fill in before a deposit.

use std::collections::BTreeMap;

use api::wire::{ErrorCode, Phone, SendCode};
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan};

use super::Players;
use super::credentials::Token;
use super::profiles::{self, PhoneNumber, Profile};
use crate::refusal::Refusal;

/// Digits of a code.
const DIGITS: u32 = 6;

/// How long a code can be used.
const LIFETIME: SignedDuration = SignedDuration::from_mins(10);

/// How many wrong codes can be typed before another must be requested.
const MOST_WRONG: u32 = 5;

/// How many codes a player is sent in a day.
const MOST_SENT: usize = 5;

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// The least age of a player, in years.
const AGE: i32 = 18;

type Answer<T> = std::result::Result<T, Refusal>;

impl Players {
    /// The player's phone number.
    ///
    /// # Errors
    /// There is no such player.
    pub fn phone(&self, id: u64, now: Timestamp) -> Answer<Phone> {
        let profile = profiles::signed(&self.store.read()?, id)?;
        Ok(self.wire_phone(&profile, now))
    }

    /// Sets the number, and issues a code for it.
    ///
    /// # Errors
    /// The number is invalid, a code was sent a moment ago, or too many were sent today.
    pub fn send_code(&self, id: u64, body: &SendCode, now: Timestamp) -> Answer<(Phone, String)> {
        let number = check_number(&body.number)?;
        if body.country.len() != 2 || !body.country.bytes().all(|it| it.is_ascii_lowercase()) {
            return Err(Refusal::new(ErrorCode::PhoneInvalid));
        }
        let write = self.store.write()?;
        let mut profile = profiles::signed(&write, id)?;
        profile
            .codes_sent
            .retain(|sent| now.duration_since(*sent) < DAY);
        if profile.codes_sent.len() >= MOST_SENT {
            return Err(Refusal::new(ErrorCode::SmsLimit));
        }
        let wait = self.wait(&profile, now);
        if wait > 0 {
            let refusal = Refusal::about(ErrorCode::SmsTooSoon, wait.to_string());
            return Err(refusal.retry_after(wait.into()));
        }
        let (text, token) = Token::code(DIGITS, now, LIFETIME);
        profile.codes_sent.push(now);
        let before = profile.phone.take();
        profile.phone = Some(PhoneNumber {
            verified: before.is_some_and(|own| own.verified && own.number == number),
            number,
            country: body.country.clone(),
            code: Some(token),
            wrong: 0,
        });
        profiles::put(&write, &profile)?;
        write.commit()?;
        Ok((self.wire_phone(&profile, now), text))
    }

    /// Verifies the number by the code that was sent to it, which is used up.
    ///
    /// # Errors
    /// The code is wrong, too old, or was typed wrongly too often.
    pub fn verify_phone(&self, id: u64, code: &str, now: Timestamp) -> Answer<Phone> {
        let write = self.store.write()?;
        let mut profile = profiles::signed(&write, id)?;
        let over = || Refusal::new(ErrorCode::CodeExpired);
        let phone = profile.phone.as_mut().ok_or_else(over)?;
        let token = phone.code.as_ref().filter(|token| !token.is_over(now));
        let fits = token.ok_or_else(over)?.fits(code.trim());
        if fits {
            phone.verified = true;
            phone.code = None;
        } else {
            phone.wrong += 1;
            if phone.wrong >= MOST_WRONG {
                phone.code = None;
            }
        }
        profiles::put(&write, &profile)?;
        write.commit()?;
        match fits {
            true => Ok(self.wire_phone(&profile, now)),
            false => Err(Refusal::new(ErrorCode::CodeInvalid)),
        }
    }

    /// Fills in what was missing.
    ///
    /// # Errors
    /// A field is not missing, or its text cannot be used; then nothing is stored.
    pub fn complete(&self, id: u64, texts: BTreeMap<String, String>, today: Date) -> Answer<()> {
        let fields = self.steering().opening.deposit_fields.clone();
        let write = self.store.write()?;
        let mut profile = profiles::signed(&write, id)?;
        let missed = profile.missed(&fields);
        for (field, text) in texts {
            let wrong = || Refusal::about(ErrorCode::InvalidParameter, field.clone());
            let text = text.trim().to_owned();
            let is_text = (1..=100).contains(&text.chars().count());
            if !is_text || !missed.contains(&field) || field == "mobile_phone" {
                return Err(wrong());
            }
            if field == "terms_acceptance" && text != "true" {
                return Err(Refusal::new(ErrorCode::TermsNotAccepted));
            }
            if field == "date_of_birth" {
                check_birth(&text, today)?;
            }
            profile.set_detail(&field, text);
        }
        profiles::put(&write, &profile)?;
        write.commit()?;
        Ok(())
    }

    fn wire_phone(&self, profile: &Profile, now: Timestamp) -> Phone {
        let recent = profile.codes_sent.iter();
        let recent = recent.filter(|sent| now.duration_since(**sent) < DAY);
        Phone {
            number: profile.phone.as_ref().map(|own| own.number.clone()),
            country: profile.phone.as_ref().map(|own| own.country.clone()),
            verified: profile.is_phone_verified(),
            resend_timeout: self.wait(profile, now),
            sms_limit_reached: recent.count() >= MOST_SENT,
        }
    }

    /// Seconds until another code can be sent.
    fn wait(&self, profile: &Profile, now: Timestamp) -> u32 {
        let resend_time = self.steering().opening.resend_time;
        let last = profile.codes_sent.last();
        let left = last.map(|sent| resend_time - now.duration_since(*sent));
        // Begun seconds count as whole ones.
        left.map_or(0, |left| {
            let seconds = (left + SignedDuration::from_nanos(999_999_999)).as_secs();
            u32::try_from(seconds).unwrap_or(0)
        })
    }
}

/// Checks a date of birth, `YYYY-MM-DD`.
///
/// # Errors
/// It is no date of a person alive, or that of somebody too young.
pub fn check_birth(text: &str, today: Date) -> Answer<()> {
    let wrong = || Refusal::about(ErrorCode::InvalidParameter, "date_of_birth");
    let born: Date = text.parse().map_err(|_| wrong())?;
    if born.year() < 1900 || born > today {
        return Err(wrong());
    }
    match born.saturating_add(AGE.years()) > today {
        true => Err(Refusal::new(ErrorCode::TooYoung)),
        false => Ok(()),
    }
}

/// A number in international form: a plus and 8 to 15 digits (E.164), the first of which is not zero.
fn check_number(text: &str) -> Answer<String> {
    let digits = text.strip_prefix('+').unwrap_or_default();
    let is_number = (8..=15).contains(&digits.len())
        && digits.bytes().all(|it| it.is_ascii_digit())
        && !digits.starts_with('0');
    match is_number {
        true => Ok(text.to_owned()),
        false => Err(Refusal::new(ErrorCode::PhoneInvalid)),
    }
}
