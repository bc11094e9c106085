//! Names of push channels. Each has the code of a locale. Any code can be listened to:
//! one that the sandbox has no language for hears English.

/// Changes of any match: names, times, scores, states, and the markets shown in lists.
pub fn updates(code: &str) -> String {
    format!("public:updates:{code}")
}

/// All markets of one match.
pub fn of_match(code: &str, id: u64) -> String {
    format!("public:match:{code}:{id}")
}

/// What concerns only this player.
pub fn private(code: &str, player: u64) -> String {
    format!("$private:user:{code}:{player}")
}

/// Whether a channel is a player's own.
pub fn is_private_of(channel: &str, player: u64) -> bool {
    let code = code_of(channel);
    code.is_some_and(|code| channel == private(code, player))
}

/// The code in a channel's name.
pub fn code_of(channel: &str) -> Option<&str> {
    let mut parts = channel.split(':').skip(2);
    parts.next().filter(|code| !code.is_empty())
}

#[cfg(test)]
mod tests {
    use super::is_private_of;

    #[test]
    fn a_private_channel_is_one_players_in_any_language() {
        for code in ["en-ZA", "ar", "fr"] {
            assert!(is_private_of(&super::private(code, 7), 7));
            assert!(!is_private_of(&super::private(code, 7), 8));
        }
        for other in [
            "",
            "$private:user::7",
            "$private:user:en:7:7",
            "public:updates:7",
        ] {
            assert!(!is_private_of(other, 7), "{other}");
        }
    }
}
