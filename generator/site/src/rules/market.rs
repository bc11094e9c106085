//! A single market: whether and how lists show it, and how its line is called.

/// Whether lists have columns for a market with this number of outcomes.
pub fn is_listed(outcomes: usize) -> bool {
    (2..=3).contains(&outcomes)
}

/// The market of lists among those of a match, where the match does not name it: the most balanced
/// one of the kind that the sport names, or else the first one of that kind.
pub fn of_kind<M>(
    markets: &[M],
    is_kind: impl Fn(&M) -> bool,
    is_balanced: impl Fn(&M) -> bool,
) -> Option<&M> {
    let all = || markets.iter().filter(|market| is_kind(market));
    all()
        .find(|market| is_balanced(market))
        .or_else(|| all().next())
}

/// The text on a list's buttons and over its columns, by place.
pub fn short_names(outcomes: usize) -> &'static [&'static str] {
    match outcomes {
        3 => &["1", "X", "2"],
        _ => &["1", "2"],
    }
}

/// How many markets a match has beside the one that its row shows.
pub fn more(available: u32, has_market: bool) -> u32 {
    available.saturating_sub(u32::from(has_market))
}

/// A specifier's values as they are shown: `total=2.5` is `2.5`. Values that occur in a name of the
/// market or of an outcome are left out. Empty when nothing is left.
pub fn line(specifier: &str, is_in_a_name: impl Fn(&str) -> bool) -> String {
    let pairs = specifier.split('|').filter_map(|pair| pair.split_once('='));
    let values = pairs.map(|(_, value)| value);
    let shown: Vec<&str> = values.filter(|value| !is_in_a_name(value)).collect();
    shown.join(" · ")
}
