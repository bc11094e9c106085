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
        let words = |own: &Option<String>, part: &str| match own {
            Some(own) => own.clone(),
            None => {
                let text = self.0.get(&format!("{key}_{part}"));
                text.map_or_else(String::new, |text| text.get(locale).to_owned())
            }
        };
        Notification {
            id: stored.number,
            title: words(&stored.title, "title"),
            caption: None,
            body: words(&stored.body, "body"),
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

    #[test]
    fn every_kind_has_its_words_in_every_language_unless_it_brings_its_own() {
        let notices = Notices::load().expect("the texts");
        let stored = |kind, title: Option<&str>| StoredNotification {
            number: 1,
            kind,
            title: title.map(str::to_owned),
            body: None,
            read: false,
            at: Timestamp::UNIX_EPOCH,
        };
        let english = |kind| notices.wire(&stored(kind, None), Locale::ENGLISH);
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
                let other = notices.wire(&stored(kind, None), locale);
                assert_ne!(other.title, english.title, "{code}");
                assert_ne!(other.body, english.body, "{code}");
            }
        }
        let own = notices.wire(
            &stored(NotificationKind::News, Some("Hello")),
            Locale::ENGLISH,
        );
        assert_eq!(own.title, "Hello");
        assert_eq!(own.object_type, None);
        let failed = english(NotificationKind::DepositFailed);
        assert_eq!(
            (failed.kind.as_str(), failed.object_type.as_deref()),
            ("deposit_failed", Some("deposit"))
        );
        assert_ne!(failed.title, english(NotificationKind::Deposit).title);
        assert_eq!(own.body, english(NotificationKind::News).body);
    }
}
