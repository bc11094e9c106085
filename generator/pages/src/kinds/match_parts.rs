//! What a match is shown with beside its markets, on its page and in blocks: its head, and the tabs of
//! statistics, timeline and stream.

use super::list::score;
use crate::scope::Scope;
use crate::view::{MatchCentreProps, ScoreboardProps, SideProps, Words};
use catalogue::rules::groups::shows_score;
use catalogue::{Called, Match, Text};

/// Width and height of a logo in the head, in pixels.
const CREST: u32 = 28;

/// The sides, the score, the clock.
pub fn scoreboard<'a>(scope: &Scope<'a>, match_: &'a Match) -> ScoreboardProps<'a> {
    let side = |shown: Words<'a>, name: &Text, logo: &'a Option<Box<str>>| SideProps {
        name: shown,
        initials: scope.of_text(name, initials),
        logo: logo.as_deref().and_then(|sent| scope.crest(sent, CREST)),
    };
    let [home_logo, away_logo] = &match_.logos;
    ScoreboardProps {
        match_id: match_.id,
        status: match_.status.number(),
        called: match_.called.map(Called::as_str),
        home: side(scope.home(match_), &match_.home, home_logo),
        away: side(scope.away(match_), &match_.away, away_logo),
        day: scope.day_beside(match_),
        start: scope.time(match_.start),
        score: if shows_score(match_.status) {
            scope.score(match_.id).map(|found| score(scope, found))
        } else {
            None
        },
        labels: scope.labels(),
    }
}

/// Statistics, timeline and stream of a match, if it has any. It is not streamed once it is over.
pub fn centre<'a>(
    scope: &Scope<'a>,
    match_: &'a Match,
    sport: &'a str,
) -> Option<MatchCentreProps<'a>> {
    let statistics = match_.has_statistics;
    let video = match_.has_video && match_.is_bettable() && scope.features().video;
    (statistics || video).then(|| MatchCentreProps {
        match_id: match_.id,
        status: match_.status.number(),
        sport,
        home: scope.home(match_),
        away: scope.away(match_),
        statistics,
        video,
        labels: scope.labels(),
    })
}

/// The first letters of up to two words, without the Arabic article, kept apart where a script would
/// join them to a word that means nothing.
fn initials(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric());
    let first = words.filter_map(|word| {
        let bare = word.strip_prefix("ال").unwrap_or(word);
        bare.chars().next().or_else(|| word.chars().next())
    });
    let letters: Vec<String> = first
        .take(2)
        .map(|letter| letter.to_uppercase().collect())
        .collect();
    letters.join(if name.is_ascii() { "" } else { NON_JOINER })
}

/// U+200C: letters of Arabic on both sides of it keep the forms that they have alone.
const NON_JOINER: &str = "\u{200c}";

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn initials_are_those_of_two_words() {
        assert_eq!(initials("Manchester United"), "MU");
        assert_eq!(initials("1. FC Union Berlin"), "1F");
        assert_eq!(initials("Arsenal"), "A");
        assert_eq!(initials("浦和レッズ"), "浦");
        assert_eq!(initials("--"), "");
    }

    #[test]
    fn initials_of_a_joining_script_stay_apart_and_leave_out_the_article() {
        assert_eq!(initials("كريستال بالاس"), "ك\u{200c}ب");
        assert_eq!(initials("الأهلي"), "أ");
    }
}
