//! A single market: whether lists show it, and how its line is written.

/// Whether lists have columns for a market with this number of outcomes.
pub fn is_listed(outcomes: usize) -> bool {
    (2..=3).contains(&outcomes)
}

/// The market that lists show if the match does not name one: among those of the kind that the
/// sport names, the most balanced one, or else the first.
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

/// The texts of a list's buttons and columns, by position.
pub fn short_names(outcomes: usize) -> &'static [&'static str] {
    match outcomes {
        3 => &["1", "X", "2"],
        _ => &["1", "2"],
    }
}

/// Whether lists have columns for a second market with this number of outcomes.
pub fn is_listed_second(outcomes: usize) -> bool {
    outcomes == 2
}

/// The displayed values of a specifier: `total=2.5` is `2.5`. Values that occur in a name of the
/// market or of an outcome are left out. May be empty.
pub fn line(specifier: &str, is_in_a_name: impl Fn(&str) -> bool) -> String {
    let pairs = specifier.split('|').filter_map(|pair| pair.split_once('='));
    let values = pairs.map(|(_, value)| value);
    let shown: Vec<&str> = values.filter(|value| !is_in_a_name(value)).collect();
    shown.join(" · ")
}
