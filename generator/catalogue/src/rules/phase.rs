//! The phase of a match that is being played: whether it pauses between two periods, and what tells its
//! score.

use api::wire::{PeriodScore, Statistics};

/// Half-time, in sports that play in two halves or in quarters.
pub const HALF_TIME: &str = "half_time";
/// Any other break between two periods.
pub const BREAK: &str = "break";

/// The pause that a match is in: [`HALF_TIME`] or [`BREAK`], by the provider's word for its stage
/// (`after_1st_half`) and the period that was played last. The clock stops at the end of the period
/// then, so it would show a minute that is not being played.
pub fn pause(stage: Option<&str>, last: Option<&PeriodScore>) -> Option<&'static str> {
    if !stage?.starts_with("after_") {
        return None;
    }
    let is_half = last.is_some_and(|period| {
        matches!(period.kind.as_str(), "half" | "quarter")
            && period.number * 2 == period.max_period_number
    });
    Some(if is_half { HALF_TIME } else { BREAK })
}

/// What tells the score (`ScoreProps.form`): each period; the total alone, because of two halves with a
/// clock that runs on one knows which is played; or the points of the game, as "82/0 (9.5)" in cricket,
/// whose innings are each the total of one side.
pub fn form(statistics: &Statistics) -> &'static str {
    let is_innings =
        |period: &PeriodScore| period.kind == "inning" && period.max_period_number <= 2;
    let runs_on = |clock: api::wire::Clock| clock.remaining_time.is_none();
    if statistics.game_score.is_some() && statistics.period_scores.first().is_some_and(is_innings) {
        "overs"
    } else if statistics.clock.is_some_and(runs_on) {
        "total"
    } else {
        "periods"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(kind: &str, number: u32, most: u32) -> PeriodScore {
        PeriodScore {
            period_key: String::new(),
            period_name: String::new(),
            number,
            kind: kind.to_owned(),
            max_period_number: most,
            home: 0,
            away: 0,
        }
    }

    #[test]
    fn the_middle_of_halves_and_quarters_is_half_time() {
        let pause = |kind, number, most| {
            pause(Some("after_it"), Some(&period(kind, number, most))).expect("a pause")
        };
        assert_eq!(pause("half", 1, 2), HALF_TIME);
        assert_eq!(pause("quarter", 2, 4), HALF_TIME);
        assert_eq!(pause("quarter", 1, 4), BREAK);
        assert_eq!(pause("half", 2, 2), BREAK, "before extra time");
        assert_eq!(pause("period", 1, 3), BREAK);
        assert_eq!(pause("set", 1, 2), BREAK);
    }

    #[test]
    fn a_running_period_is_no_pause() {
        let first = period("half", 1, 2);
        assert_eq!(pause(Some("1st_half"), Some(&first)), None);
        assert_eq!(pause(None, Some(&first)), None);
        assert_eq!(pause(Some("after_it"), None), Some(BREAK));
    }

    #[test]
    fn cricket_is_told_by_its_overs_and_two_halves_by_the_total() {
        let sent = |json: &str| -> Statistics {
            let text = format!("{{\"total_score\":{{\"home\":1,\"away\":0}},{json}}}");
            serde_json::from_str(&text).expect("statistics")
        };
        let period = |kind: &str, most: u32| {
            format!(
                "\"period_scores\":[{{\"period_key\":\"it\",\"period_name\":\"It\",\"number\":1,\
                 \"type\":\"{kind}\",\"max_period_number\":{most},\"home\":1,\"away\":0}}]"
            )
        };
        let game = "\"game_score\":{\"home\":\"82/0 (9.5)\",\"away\":\"0/0 (0.0)\"}";
        assert_eq!(
            form(&sent(&format!("{game},{}", period("inning", 2)))),
            "overs"
        );
        assert_eq!(form(&sent(&period("inning", 9))), "periods", "baseball");
        assert_eq!(
            form(&sent(&format!("{game},{}", period("set", 3)))),
            "periods"
        );
        let clock = |left: &str| {
            format!(
                "\"clock\":{{\"match_time\":60,\"stopped\":false{left}}},{}",
                period("half", 2)
            )
        };
        assert_eq!(form(&sent(&clock(""))), "total");
        assert_eq!(form(&sent(&clock(",\"remaining_time\":9"))), "periods");
    }
}
