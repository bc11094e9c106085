//! The phase of a match that is being played: whether it pauses between two periods.

use api::wire::PeriodScore;

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
}
