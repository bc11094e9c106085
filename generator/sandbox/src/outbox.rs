//! Mails and text messages to players. None is sent: they wait in memory, where `/sandbox/mails` shows them.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use serde::Serialize;

use crate::languages;
use crate::locale::{Locale, Text};

/// How many are kept.
const KEPT: usize = 1_000;

/// How many of a kind one address gets in [`PERIOD`]; more are dropped without an error.
const MOST: usize = 5;

const PERIOD: SignedDuration = SignedDuration::from_hours(1);

/// What a mail is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A link to choose a new password.
    ResetPassword,
    /// A link to confirm the address.
    Confirmation,
    /// The news that the password is another one.
    PasswordChanged,
    /// The news that somebody can sign in with another passkey.
    PasskeyAdded,
    /// A link to unlock the account.
    Unlock,
    /// A link to sign in, for who has an account and wanted to open one.
    AccountExists,
    /// A code to verify a phone number: a text message.
    PhoneCode,
}

/// A mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mail {
    /// The address, or the phone number.
    pub to: String,
    /// What it is about.
    pub kind: Kind,
    /// The language of the caller.
    pub locale: &'static str,
    /// In that language.
    pub subject: String,
    /// The link, if there is one.
    pub link: Option<String>,
    /// The code of a text message.
    pub code: Option<String>,
    /// When it was written.
    pub sent_at: Timestamp,
}

/// The mails, the oldest first, and what they say.
#[derive(Debug)]
pub struct Outbox {
    subjects: BTreeMap<String, Text>,
    mails: Mutex<Vec<Mail>>,
}

impl Outbox {
    /// Reads the texts that are compiled in.
    ///
    /// # Errors
    /// They contain a mistake.
    pub fn load() -> Result<Self, String> {
        let mut subjects: BTreeMap<String, Text> =
            toml::from_str(include_str!("../data/mails.toml"))
                .map_err(|error| format!("mails.toml: {error}"))?;
        languages::check("mail", |own| &own.mail, |key| subjects.contains_key(key))?;
        for (key, text) in &mut subjects {
            *text = text.clone().translated(|own| own.mail.get(key));
        }
        Ok(Self {
            subjects,
            mails: Mutex::default(),
        })
    }

    /// Whether an address may get another mail of a kind now.
    pub fn may_send(&self, to: &str, kind: Kind, now: Timestamp) -> bool {
        let is_recent = |mail: &&Mail| {
            mail.kind == kind
                && mail.to.eq_ignore_ascii_case(to)
                && now.duration_since(mail.sent_at) < PERIOD
        };
        self.mails().iter().filter(is_recent).count() < MOST
    }

    /// Writes a mail with its link, or a text message with its code.
    pub fn send(
        &self,
        to: &str,
        kind: Kind,
        locale: Locale,
        content: Option<String>,
        now: Timestamp,
    ) {
        let (link, code) = match kind {
            Kind::PhoneCode => (None, content),
            _ => (content, None),
        };
        let subject = self.subjects.get(kind.key());
        let mut mails = self.mails();
        if mails.len() == KEPT {
            mails.remove(0);
        }
        mails.push(Mail {
            to: to.to_owned(),
            kind,
            locale: locale.code(),
            subject: subject.map_or_else(String::new, |text| text.get(locale).to_owned()),
            link,
            code,
            sent_at: now,
        });
    }

    /// All of them.
    pub fn all(&self) -> Vec<Mail> {
        self.mails().clone()
    }

    /// Removes all.
    pub fn clear(&self) {
        self.mails().clear();
    }

    fn mails(&self) -> MutexGuard<'_, Vec<Mail>> {
        self.mails.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kind {
    fn key(self) -> &'static str {
        match self {
            Self::ResetPassword => "reset_password",
            Self::Confirmation => "confirmation",
            Self::PasswordChanged => "password_changed",
            Self::PasskeyAdded => "passkey_added",
            Self::Unlock => "unlock",
            Self::AccountExists => "account_exists",
            Self::PhoneCode => "phone_code",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_subject_and_an_address_gets_a_few_an_hour() {
        let outbox = Outbox::load().expect("the texts");
        let now = Timestamp::UNIX_EPOCH;
        for kind in [
            Kind::ResetPassword,
            Kind::Confirmation,
            Kind::PasswordChanged,
            Kind::PasskeyAdded,
            Kind::Unlock,
            Kind::AccountExists,
            Kind::PhoneCode,
        ] {
            outbox.send("a@b.example", kind, Locale::ENGLISH, None, now);
        }
        assert!(outbox.all().iter().all(|mail| !mail.subject.is_empty()));
        for _ in 1..MOST {
            assert!(outbox.may_send("A@b.example", Kind::Confirmation, now));
            outbox.send(
                "a@b.example",
                Kind::Confirmation,
                Locale::ENGLISH,
                None,
                now,
            );
        }
        assert!(!outbox.may_send("A@b.example", Kind::Confirmation, now));
        assert!(outbox.may_send("a@b.example", Kind::ResetPassword, now));
        assert!(outbox.may_send("other@b.example", Kind::Confirmation, now));
        assert!(outbox.may_send("a@b.example", Kind::Confirmation, now + PERIOD));
    }
}
