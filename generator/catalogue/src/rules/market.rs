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

/// The short texts of the outcomes of a market in lists, in the order of their columns.
pub const SHORT_NAMES: [&str; 3] = ["1", "X", "2"];

/// What each outcome of a market is called in a list: `1`, `X` or `2`, by what it means and never by its
/// place, because an operator may send them in any order, or one of them not at all. `outcomes` are number
/// and name. The name of a side, or one of the short texts, says it; so does being the third beside both
/// sides; and so do the numbers that providers give to the outcomes of a result (1, 2, 3) and of a winner
/// (4, 5), unless a name contradicts. `None` shows the own name.
pub fn short_names(outcomes: &[(u64, &str)], home: &str, away: &str) -> Vec<Option<&'static str>> {
    let by_name = |name: &str| {
        let side = match (name == home, name == away) {
            (true, false) => Some(SHORT_NAMES[0]),
            (false, true) => Some(SHORT_NAMES[2]),
            _ => None,
        };
        side.filter(|_| !name.is_empty())
            .or_else(|| SHORT_NAMES.into_iter().find(|short| *short == name))
    };
    let mut all: Vec<Option<&'static str>> = Vec::with_capacity(outcomes.len());
    for (_, name) in outcomes {
        let short = by_name(name).filter(|short| !all.contains(&Some(short)));
        all.push(short);
    }
    let has = |all: &[Option<&str>], short: &str| all.contains(&Some(short));
    if outcomes.len() == 3
        && has(&all, SHORT_NAMES[0])
        && has(&all, SHORT_NAMES[2])
        && let Some(third) = all.iter_mut().find(|short| short.is_none())
    {
        *third = Some(SHORT_NAMES[1]);
    }
    let numbers = by_number(outcomes);
    let contradicts = |(short, number): (&Option<&str>, &Option<&str>)| {
        short.is_some() && number.is_some() && short != number
    };
    if all.iter().zip(&numbers).any(contradicts) {
        return all;
    }
    for (nth, number) in numbers.into_iter().enumerate() {
        if all[nth].is_none() && !all.contains(&number) {
            all[nth] = number;
        }
    }
    all
}

/// What the numbers of outcomes mean, if they are of a result or of a winner.
fn by_number(outcomes: &[(u64, &str)]) -> Vec<Option<&'static str>> {
    let ids = || outcomes.iter().map(|(id, _)| *id);
    let is_result = ids().all(|id| (1..=3).contains(&id));
    let is_winner = ids().all(|id| (4..=5).contains(&id));
    // Of two outcomes with the numbers 1 and 2, the second may be a draw or the away side.
    let has_third = ids().any(|id| id == 3);
    let short = |id| match id {
        1 if is_result => Some(SHORT_NAMES[0]),
        2 if is_result && has_third => Some(SHORT_NAMES[1]),
        3 if is_result => Some(SHORT_NAMES[2]),
        4 if is_winner => Some(SHORT_NAMES[0]),
        5 if is_winner => Some(SHORT_NAMES[2]),
        _ => None,
    };
    ids().map(short).collect()
}

/// The column of an outcome in a list: those without a short text keep the operator's order.
pub fn column(short: Option<&str>) -> usize {
    let column = SHORT_NAMES.iter().position(|name| Some(*name) == short);
    column.unwrap_or(SHORT_NAMES.len())
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

#[cfg(test)]
mod tests {
    use super::short_names;

    #[test]
    fn short_texts_follow_the_meaning_of_outcomes() {
        let of = |outcomes: &[(u64, &str)]| {
            let short = short_names(outcomes, "Home", "Away");
            short.iter().map(|it| it.unwrap_or("-")).collect::<String>()
        };
        for (outcomes, wanted) in [
            // By name, in any order, whatever their numbers.
            (&[(7, "Home"), (8, "Draw"), (9, "Away")][..], "1X2"),
            (&[(9, "Away"), (8, "Draw"), (7, "Home")], "2X1"),
            (&[(1, "Away"), (2, "Draw"), (3, "Home")], "2X1"),
            (&[(9, "Away"), (7, "Home")], "21"),
            (&[(2, "2"), (1, "1"), (3, "X")], "21X"),
            // One is missing.
            (&[(2, "Draw"), (3, "Away")], "X2"),
            (&[(1, "Home"), (3, "Away")], "12"),
            (&[(1, "Home"), (2, "Draw")], "1-"),
            (&[(8, "Draw"), (9, "Away")], "-2"),
            // By number where names say nothing.
            (&[(3, "Guests"), (2, "Tie"), (1, "Hosts")], "2X1"),
            (&[(5, "Guests"), (4, "Hosts")], "21"),
            (&[(1, "Hosts"), (2, "Tie"), (3, "Away")], "1X2"),
            // What is unknown.
            (&[(12, "Over"), (13, "Under")], "--"),
            (&[(1, "Over"), (2, "Under")], "1-"),
            (&[(7, "Home"), (8, "Home")], "1-"),
        ] {
            assert_eq!(of(outcomes), wanted, "{outcomes:?}");
        }
        let unknown = short_names(&[(7, ""), (8, "Away")], "", "Away");
        assert_eq!(unknown, [None, Some("2")]);
    }
}
