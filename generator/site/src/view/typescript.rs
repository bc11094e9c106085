//! The TypeScript of the islands' props, generated so that the two languages cannot drift apart.

use ts_rs::{Config, TS};

use super::frame::{IslandConfig, SiteFeatures};
use super::{labels, odds, scoreboard, words};

/// Where the generated file stands, from the project's root.
pub const PATH: &str = "islands/src/api/props.gen.ts";

/// The generated file's text.
pub fn props() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Generated from generator/site/src/view by `cargo run -p site --example types`. Do not edit.\n",
    );
    macro_rules! declare {
        ($($type:ty),+ $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$type>::decl(&config)));)+
        };
    }
    declare!(
        IslandConfig,
        SiteFeatures,
        words::Words,
        odds::TimeProps,
        odds::MatchRef,
        odds::OutcomeProps,
        odds::MarketProps,
        odds::EventRowProps,
        odds::OddsGroupProps,
        labels::OddsLabels<String>,
        odds::OddsListProps,
        odds::MarketTabProps,
        odds::MarketCardProps,
        odds::MatchMarketsProps,
        scoreboard::ClockProps,
        scoreboard::GameProps,
        scoreboard::PeriodProps,
        scoreboard::ScoreProps,
        scoreboard::SideProps,
        labels::ScoreboardLabels<String>,
        scoreboard::ScoreboardProps,
    );
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_generated_types_are_not_stale() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
        let stands = std::fs::read_to_string(format!("{root}{}", super::PATH)).unwrap_or_default();
        assert!(
            stands == super::props(),
            "{} is stale; run `cargo run -p site --example types` in the project's root",
            super::PATH
        );
    }
}
