//! Names of push channels (spec 7.3).

use crate::locale::Locale;

/// Changes of any match: names, times, scores, states, and the markets shown in lists.
pub fn updates(locale: Locale) -> String {
    format!("public:updates:{}", locale.code())
}

/// All markets of one match.
pub fn of_match(locale: Locale, id: u64) -> String {
    format!("public:match:{}:{id}", locale.code())
}

/// What concerns only this player.
pub fn private(locale: Locale, player: u64) -> String {
    format!("$private:user:{}:{player}", locale.code())
}
