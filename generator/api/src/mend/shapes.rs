//! The objects that the build reads: for each field, what is due, and what a bad value costs.

use super::Due::{Flag, Id, List, Name, Number, Object, Text, Texts, Time, Whole};
use super::Instead::{self, Empty, Lost, Null, Of, Unknown};
use super::{Due, Field, Shape, UNKNOWN_TIME};

/// Every object, the largest first.
pub const SHAPES: [&Shape; 17] = [
    &SPORT,
    &CATEGORY,
    &TOURNAMENT,
    &MATCH,
    &SIDES,
    &SIDE,
    &STATISTICS,
    &CLOCK,
    &SCORE,
    &GAME_SCORE,
    &PERIOD,
    &EVENT,
    &MARKET,
    &OUTCOME,
    &GROUP,
    &OUTRIGHT,
    &CANDIDATE,
];

/// A field that an object must have.
const fn due(name: &'static str, due: Due, instead: Instead, cost: &'static str) -> Field {
    Field {
        name,
        due,
        optional: false,
        instead,
        cost,
    }
}

/// A field that may be null or missing.
const fn may(name: &'static str, due: Due, cost: &'static str) -> Field {
    Field {
        name,
        due,
        optional: true,
        instead: Null,
        cost,
    }
}

/// Whether something is so; no, where it is missing.
const fn flag(name: &'static str) -> Field {
    Field {
        name,
        due: Flag,
        optional: true,
        instead: Instead::Flag(false),
        cost: "it counts as false",
    }
}

/// A list: null is an empty one.
const fn list(name: &'static str, due: Due, cost: &'static str) -> Field {
    Field {
        name,
        due,
        optional: true,
        instead: Empty,
        cost,
    }
}

const LAST: &str = "it is sorted last";
const NO_URN: &str = "it has no name of its provider";
const SLUG: &str = "its address is its number";
const NAMED: &str = "its address is shown as its name";
const STATUS: Instead = Instead::Number(2);
const STOPPED: &str = "it counts as stopped and takes no bets";
const PROVIDER: Instead = Instead::Text("unknown");
const NO_PROVIDER: &str = "its provider is unknown";
const NO_TEXT: Instead = Instead::Text("");
const START: Instead = Instead::Text(UNKNOWN_TIME);
const NOT_SHOWN: &str = "it is not shown";
const COUNT: Due = Whole(u32::MAX as u64);
const SMALL: Due = Whole(u8::MAX as u64);

/// A sport.
pub static SPORT: Shape = Shape {
    noun: "sport",
    fields: &[
        due("id", Id, Lost, ""),
        due("urn_id", Text, NO_TEXT, NO_URN),
        due("key", Text, NO_TEXT, SLUG),
        due("name", Name, Of("key"), NAMED),
        due("priority", Number, Instead::Number(0), LAST),
        due(
            "type",
            Text,
            Instead::Text("regular"),
            "it counts as regular",
        ),
        due("provider", Text, PROVIDER, NO_PROVIDER),
        due(
            "main_market_id",
            Id,
            Instead::Number(0),
            "lists show the market that each match names",
        ),
        due(
            "main_market_outcomes_count",
            SMALL,
            Instead::Number(0),
            "nothing",
        ),
        may("secondary_market_id", Id, "lists have no second market"),
        may("secondary_market_outcomes_count", SMALL, "nothing"),
    ],
};

/// A category.
pub static CATEGORY: Shape = Shape {
    noun: "category",
    fields: &[
        due("id", Id, Lost, ""),
        due("slug", Text, NO_TEXT, SLUG),
        due("name", Name, Of("slug"), NAMED),
        due("priority", Number, Instead::Number(0), LAST),
        may("country_code", Text, "it has no flag"),
        due("sport", Object(&SPORT), Lost, ""),
    ],
};

/// A tournament.
pub static TOURNAMENT: Shape = Shape {
    noun: "tournament",
    fields: &[
        due("id", Id, Lost, ""),
        due("urn_id", Text, NO_TEXT, NO_URN),
        due("slug", Text, NO_TEXT, SLUG),
        due("name", Name, Of("slug"), NAMED),
        due("priority", Number, Instead::Number(0), LAST),
        due("type", Text, Instead::Text("season"), "nothing"),
        due("category", Object(&CATEGORY), Lost, ""),
    ],
};

/// The competition of a match: its number is enough, the rest is in the list of tournaments.
static LEAGUE: Shape = Shape {
    noun: "tournament of a match",
    fields: &[
        due("id", Id, Lost, ""),
        due("urn_id", Text, NO_TEXT, NO_URN),
        due("slug", Text, NO_TEXT, SLUG),
        due("name", Name, Of("slug"), NAMED),
        due("priority", Number, Instead::Number(0), LAST),
        due("type", Text, Instead::Text("season"), "nothing"),
        due(
            "category",
            Object(&CATEGORY),
            Unknown,
            "the one in the list of tournaments counts",
        ),
    ],
};

/// A match.
pub static MATCH: Shape = Shape {
    noun: "match",
    fields: &[
        due("id", Id, Lost, ""),
        due("urn_id", Text, NO_TEXT, NO_URN),
        due("slug", Text, NO_TEXT, SLUG),
        due("type", Text, Instead::Text("match"), "it counts as a match"),
        due("tournament", Object(&LEAGUE), Lost, ""),
        due(
            "competitors",
            Object(&SIDES),
            Unknown,
            "both sides are to be decided",
        ),
        may("stadium", Text, NOT_SHOWN),
        may("city", Text, NOT_SHOWN),
        due("status", Number, STATUS, STOPPED),
        may("stage", Text, NOT_SHOWN),
        due("start_time", Time, START, "its time is to be confirmed"),
        may("statistics", Object(&STATISTICS), "it has no score"),
        due(
            "available_markets",
            COUNT,
            Instead::Number(0),
            "nothing: its markets are counted",
        ),
        may(
            "main_market",
            Object(&MARKET),
            "lists show the market of the kind that its sport names",
        ),
        may(
            "secondary_market",
            Object(&MARKET),
            "lists show the market of the kind that its sport names",
        ),
        list("top_markets", List(&MARKET), "it has none"),
        flag("has_video"),
        due("provider", Text, PROVIDER, NO_PROVIDER),
        flag("is_provider_stats_available"),
        list("previews", Texts, "nothing is shown before it"),
    ],
};

static SIDES: Shape = Shape {
    noun: "sides of a match",
    fields: &[
        due("home", Object(&SIDE), Unknown, "the side is to be decided"),
        due("away", Object(&SIDE), Unknown, "the side is to be decided"),
    ],
};

static SIDE: Shape = Shape {
    noun: "side",
    fields: &[
        may("id", Id, "it cannot be followed"),
        due("name", Name, NO_TEXT, "the side is to be decided"),
        may("logo", Text, "it has no logo"),
    ],
};

static STATISTICS: Shape = Shape {
    noun: "statistics of a match",
    fields: &[
        may("clock", Object(&CLOCK), "it has no clock"),
        due("total_score", Object(&SCORE), Lost, ""),
        may("game_score", Object(&GAME_SCORE), NOT_SHOWN),
        may("current_server", Text, NOT_SHOWN),
        list("period_scores", List(&PERIOD), "it has no periods"),
        list("events", List(&EVENT), "it has no events"),
    ],
};

static CLOCK: Shape = Shape {
    noun: "clock",
    fields: &[
        due("match_time", COUNT, Lost, ""),
        may("stoppage_time", COUNT, NOT_SHOWN),
        may("remaining_time", COUNT, NOT_SHOWN),
        due("stopped", Flag, Instead::Flag(true), "it counts as stopped"),
    ],
};

static SCORE: Shape = Shape {
    noun: "score",
    fields: &[due("home", COUNT, Lost, ""), due("away", COUNT, Lost, "")],
};

static GAME_SCORE: Shape = Shape {
    noun: "score of a game",
    fields: &[due("home", Text, Lost, ""), due("away", Text, Lost, "")],
};

static PERIOD: Shape = Shape {
    noun: "period",
    fields: &[
        due("number", COUNT, Lost, ""),
        due("home", COUNT, Lost, ""),
        due("away", COUNT, Lost, ""),
        due("period_key", Text, NO_TEXT, "its name is not translated"),
        due(
            "period_name",
            Name,
            Of("period_key"),
            "its key is shown as its name",
        ),
        due(
            "type",
            Text,
            Instead::Text("period"),
            "it counts as a plain period",
        ),
        due(
            "max_period_number",
            COUNT,
            Instead::Number(0),
            "their number is unknown",
        ),
    ],
};

static EVENT: Shape = Shape {
    noun: "event of a match",
    fields: &[
        due("id", Id, Lost, ""),
        due("kind", Text, Lost, ""),
        due("name", Name, Of("kind"), "its kind is shown as its name"),
        may("side", Text, "it belongs to no side"),
        may("match_time", COUNT, NOT_SHOWN),
        may("stoppage_time", COUNT, NOT_SHOWN),
        may("period_key", Text, NOT_SHOWN),
        may("player", Text, NOT_SHOWN),
        may("score", Object(&SCORE), NOT_SHOWN),
        may("position", Object(&POSITION), NOT_SHOWN),
    ],
};

static POSITION: Shape = Shape {
    noun: "position",
    fields: &[due("x", SMALL, Lost, ""), due("y", SMALL, Lost, "")],
};

/// A market.
pub static MARKET: Shape = Shape {
    noun: "market",
    fields: &[
        due("match_urn_id", Text, NO_TEXT, "nothing"),
        due("id", Id, Lost, ""),
        due("name", Name, Lost, ""),
        due(
            "status",
            Number,
            Instead::Number(-1),
            "the market is suspended",
        ),
        Field {
            instead: Lost,
            ..may("specifier", Text, "")
        },
        list("outcomes", List(&OUTCOME), "it has none"),
        list("market_groups", List(&GROUP), "it is in no tab"),
        due("priority", Number, Instead::Number(0), LAST),
        flag("most_balanced"),
        may("next_bet_stop", Time, NOT_SHOWN),
        list(
            "custom_bet_groups",
            Texts,
            "it cannot be joined to a custom bet",
        ),
    ],
};

static OUTCOME: Shape = Shape {
    noun: "outcome",
    fields: &[
        due("id", Id, Lost, ""),
        due("name", Name, Lost, ""),
        due(
            "active",
            Flag,
            Instead::Flag(false),
            "the outcome is suspended",
        ),
        due(
            "odds",
            COUNT,
            Instead::Number(0),
            "the outcome is suspended",
        ),
    ],
};

static GROUP: Shape = Shape {
    noun: "tab of markets",
    fields: &[
        due("groupKey", Text, Lost, ""),
        due("name", Name, Of("groupKey"), "its key is shown as its name"),
        due("priority", Number, Instead::Number(0), LAST),
    ],
};

/// An outright.
pub static OUTRIGHT: Shape = Shape {
    noun: "outright",
    fields: &[
        due("id", Id, Lost, ""),
        due("urn_id", Text, NO_TEXT, NO_URN),
        due("slug", Text, NO_TEXT, SLUG),
        due("type", Text, Instead::Text("season"), "nothing"),
        due("name", Name, Of("slug"), NAMED),
        due("parent", Object(&LEAGUE), Lost, ""),
        list("competitors", List(&CANDIDATE), "it has none"),
        due("start_time", Time, START, "its time is to be confirmed"),
        may("end_date", Time, NOT_SHOWN),
        due("status", Number, STATUS, STOPPED),
        due(
            "available_markets",
            COUNT,
            Instead::Number(0),
            "nothing: its markets are counted",
        ),
        may(
            "main_market",
            Object(&MARKET),
            "lists show the market of the kind that its sport names",
        ),
        due("provider", Text, PROVIDER, NO_PROVIDER),
    ],
};

static CANDIDATE: Shape = Shape {
    noun: "candidate of an outright",
    fields: &[
        due("name", Name, Lost, ""),
        may("id", Id, "it cannot be followed"),
        may("logo", Text, "it has no logo"),
    ],
};

/// The message of `match_changed`.
pub static MATCH_CHANGED: Shape = Shape {
    noun: "match",
    fields: &[due("match", Object(&MATCH), Lost, "")],
};

/// The message of `markets_changed`.
pub static MARKETS_CHANGED: Shape = Shape {
    noun: "match",
    fields: &[
        due("match_id", Id, Lost, ""),
        list("markets", List(&MARKET), "no market has changed"),
    ],
};

/// The message of `match_status_changed`.
pub static MATCH_STATUS_CHANGED: Shape = Shape {
    noun: "match",
    fields: &[
        due("match_id", Id, Lost, ""),
        due("status", Number, Lost, ""),
    ],
};
