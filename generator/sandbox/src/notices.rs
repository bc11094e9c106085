//! The words of notifications.

use std::collections::BTreeMap;

use api::wire::Notification;

use crate::languages;
use crate::locale::{Locale, Text};
use crate::players::StoredNotification;

/// What notifications say, by kind.
#[derive(Debug)]
pub struct Notices(BTreeMap<String, Text>);

impl Notices {
    /// Reads the texts that are compiled in.
    ///
    /// # Errors
    /// They contain a mistake.
    pub fn load() -> Result<Self, String> {
        let mut texts: BTreeMap<String, Text> =
            toml::from_str(include_str!("../data/notifications.toml"))
                .map_err(|error| format!("notifications.toml: {error}"))?;
        languages::check(
            "notification",
            |own| &own.notification,
            |key| texts.contains_key(key),
        )?;
        for (key, text) in &mut texts {
            *text = text.clone().translated(|own| own.notification.get(key));
        }
        Ok(Self(texts))
    }

    /// A notification on the wire, in a language.
    pub fn wire(&self, stored: &StoredNotification, locale: Locale) -> Notification {
        let key = stored.kind.word();
        let values = [("amount", stored.amount.as_deref().unwrap_or_default())];
        let words = |own: &Option<String>, part: &str| match own {
            Some(own) => own.clone(),
            None => {
                let text = self.0.get(&format!("{key}_{part}"));
                text.map_or_else(String::new, |text| text.fill(locale, &values))
            }
        };
        let body = match stored.amount {
            Some(_) => "amount",
            None => "body",
        };
        Notification {
            id: stored.number,
            title: words(&stored.title, "title"),
            caption: (self.0.get(&format!("{key}_caption")))
                .map(|text| text.get(locale).to_owned()),
            body: words(&stored.body, body),
            kind: key.to_owned(),
            object_type: stored.kind.object().map(str::to_owned),
            read: stored.read,
            created_at: stored.at,
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::languages::Language;
    use crate::players::NotificationKind;

    fn stored(kind: NotificationKind) -> StoredNotification {
        StoredNotification {
            number: 1,
            kind,
            title: None,
            body: None,
            amount: None,
            read: false,
            at: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn every_kind_has_its_words_in_every_language_unless_it_brings_its_own() {
        let notices = Notices::load().expect("the texts");
        let english = |kind| notices.wire(&stored(kind), Locale::ENGLISH);
        for kind in [
            NotificationKind::Bet,
            NotificationKind::Bonus,
            NotificationKind::Deposit,
            NotificationKind::DepositFailed,
            NotificationKind::Limit,
            NotificationKind::News,
        ] {
            let english = english(kind);
            assert!(!english.title.is_empty() && !english.body.is_empty());
            for Language { code, .. } in languages::all() {
                let locale = Locale::of_tag(code).expect("a language");
                let other = notices.wire(&stored(kind), locale);
                assert_ne!(other.title, english.title, "{code}");
                assert_ne!(other.body, english.body, "{code}");
            }
        }
        let own = StoredNotification {
            title: Some("Hello".to_owned()),
            ..stored(NotificationKind::News)
        };
        let own = notices.wire(&own, Locale::ENGLISH);
        assert_eq!(own.title, "Hello");
        let leagues = "Premier League · La Liga · Serie A";
        assert_eq!(
            own.caption.as_deref(),
            Some(leagues),
            "names of leagues in every language"
        );
        assert_eq!(own.object_type, None);
        let failed = english(NotificationKind::DepositFailed);
        assert_eq!(
            (failed.kind.as_str(), failed.object_type.as_deref()),
            ("deposit_failed", Some("deposit"))
        );
        assert_ne!(failed.title, english(NotificationKind::Deposit).title);
        assert_eq!(own.body, english(NotificationKind::News).body);
    }

    #[test]
    fn the_end_of_a_payment_is_said_with_its_amount_in_every_language() {
        let notices = Notices::load().expect("the texts");
        for kind in [NotificationKind::Deposit, NotificationKind::DepositFailed] {
            let stored = StoredNotification {
                amount: Some("R 50.00".to_owned()),
                ..stored(kind)
            };
            let english = notices.wire(&stored, Locale::ENGLISH).body;
            for locale in Locale::all() {
                let body = notices.wire(&stored, locale).body;
                let code = locale.code();
                assert!(body.contains("R 50.00"), "{code}: {body}");
                assert_eq!(body == english, locale == Locale::ENGLISH, "{code}");
            }
        }
    }
}
