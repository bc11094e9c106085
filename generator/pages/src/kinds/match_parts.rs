//! What a match is shown with beside its markets, on its page and in blocks: its head, and the tabs of
//! what is known before it, statistics, timeline and stream.

use api::wire::EventStatus;

use super::kit::kit;
use super::list::score;
use crate::scope::Scope;
use crate::view::{Kit, MatchCentreProps, ScoreboardProps, SideProps, Words};
use catalogue::rules::groups::shows_score;
use catalogue::{Called, Match, Text};

/// Width and height of a logo in the head, in pixels.
const CREST: u32 = 28;

/// The sides, the score, the clock.
pub fn scoreboard<'a>(scope: &Scope<'a>, match_: &'a Match) -> ScoreboardProps<'a> {
    let side = |shown: Words<'a>, name: &Text, logo: &'a Option<Box<str>>| {
        let Kit { initials, colours } = kit(scope, name);
        SideProps {
            name: shown,
            initials,
            colours,
            logo: logo.as_deref().and_then(|sent| scope.crest(sent, CREST)),
        }
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

/// What is known before a match until it begins, then its statistics and its timeline, and its stream until it is over;
/// none of a match that has nothing of these.
pub fn centre<'a>(
    scope: &Scope<'a>,
    match_: &'a Match,
    sport: &'a str,
) -> Option<MatchCentreProps<'a>> {
    let has_begun = match_.status != EventStatus::Prematch;
    let known = match_.previews.words().filter(|_| !has_begun);
    let previews: Vec<&str> = known.collect();
    let is_streamed = match_.has_video && scope.features().video;
    let may_have = match_.has_statistics || is_streamed || !previews.is_empty();
    let statistics = match_.has_statistics && has_begun;
    let video = is_streamed && match_.is_live();
    may_have.then(|| MatchCentreProps {
        match_id: match_.id,
        status: match_.status.number(),
        sport,
        home: scope.home(match_),
        away: scope.away(match_),
        previews,
        statistics,
        video,
        labels: scope.labels(),
    })
}
