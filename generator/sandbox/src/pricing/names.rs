//! Names of the kinds that count something, made of the words for what is counted, what is asked and which part.

use std::collections::HashMap;

use super::counted::{Asked, id};
use super::figures::{Counted, Figure, Scope};
use super::kind;
use super::words::{Kind, Words};
use crate::languages;
use crate::locale::{Locale, Text};

/// What stands between the part of a match and what is asked about it.
const DASH: &str = " – ";

impl Counted {
    /// Its word as a unit, and the tab of its markets; none for what the score counts.
    fn words(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Self::Units => return None,
            Self::Corners => ("corners", "corners"),
            Self::Cards => ("cards", "cards"),
            Self::Shots => ("shots", "shots"),
            Self::OnTarget => ("shots_on_target", "shots"),
            Self::Games => ("games", "totals"),
            Self::Tries => ("tries", "tries"),
            Self::Wickets => ("wickets", "totals"),
            Self::Fours => ("fours", "totals"),
            Self::Sixes => ("sixes", "totals"),
        })
    }
}

impl Figure {
    /// Its word as a unit, and the tabs of its markets.
    fn words(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Goals => ("goals", &["scorers", "players"]),
            Self::Shots => ("shots", &["players", "shots"]),
            Self::OnTarget => ("shots_on_target", &["players", "shots"]),
            Self::Cards => ("cards", &["players", "cards"]),
            Self::Points => ("points", &["players"]),
            Self::Rebounds => ("rebounds", &["players"]),
            Self::Assists => ("assists", &["players"]),
            Self::Tries => ("tries", &["players", "tries"]),
        }
    }
}

impl Words {
    /// Reads the compiled texts, and names the kinds that are made of them.
    ///
    /// # Errors
    /// They contain a mistake.
    pub fn load() -> Result<Self, String> {
        let mut words = Self::read()?;
        words.periods = periods()?;
        let made = kinds(&words);
        words.market.extend(made);
        Ok(words)
    }
}

/// The kinds that count something, named with the words of the others.
fn kinds(words: &Words) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for figure in Figure::ALL {
        let (unit, groups) = figure.words();
        kinds.push(Kind {
            id: figure.kind(),
            name: Text::made(|locale| format!("{{n}}+ {}", word(words, unit, locale))),
            groups: groups.iter().copied().map(str::to_owned).collect(),
            outcomes: HashMap::new(),
        });
    }
    for counted in Counted::ALL {
        for scope in Scope::ALL {
            for asked in Asked::ALL {
                if is_offered(counted, asked, scope) {
                    kinds.extend(kind(words, counted, asked, scope));
                }
            }
        }
    }
    kinds
}

/// Whether a sport has such a kind. What the score of the whole match counts has kinds of its own.
fn is_offered(counted: Counted, asked: Asked, scope: Scope) -> bool {
    let both = matches!(
        asked,
        Asked::Total | Asked::Handicap | Asked::Home | Asked::Away
    );
    match (counted, scope) {
        (Counted::Units, Scope::Whole) => false,
        (Counted::Units, Scope::Half) => true,
        (Counted::Units, Scope::Period) => both || asked == Asked::DrawNoBet,
        (Counted::Shots | Counted::OnTarget, Scope::Whole) => both || asked == Asked::Most,
        (Counted::Corners | Counted::Cards | Counted::Tries, Scope::Whole) => {
            both || matches!(asked, Asked::Most | Asked::OddEven)
        }
        (Counted::Corners | Counted::Cards | Counted::Tries, Scope::Half) => {
            matches!(asked, Asked::Most | Asked::Total)
        }
        (Counted::Games, Scope::Whole) => both || asked == Asked::OddEven,
        (Counted::Games, Scope::Period) => {
            matches!(asked, Asked::Handicap | Asked::OddEven | Asked::Score)
        }
        (Counted::Wickets | Counted::Fours | Counted::Sixes, Scope::Period) => {
            asked == Asked::Total
        }
        _ => false,
    }
}

fn kind(words: &Words, counted: Counted, asked: Asked, scope: Scope) -> Option<Kind> {
    let model = words.kind(asked.of_score())?;
    let of_counted = counted.words();
    let base = match (asked, of_counted) {
        (Asked::Most, Some(_)) => words.most()?.clone(),
        // The score of a part has no winner of the match.
        (Asked::Most, None) => words.kind(kind::WINNER)?.name.clone(),
        _ => model.name.clone(),
    };
    let name = Text::made(|locale: Locale| {
        let mut parts = Vec::new();
        if scope != Scope::Whole {
            parts.push("{period}".to_owned());
        }
        let base = base.get(locale);
        let Some((unit, _)) = of_counted else {
            parts.push(base.to_owned());
            return parts.join(DASH);
        };
        let unit = word(words, unit, locale);
        // What is counted is said once.
        if !base.contains("{unit}") {
            parts.push(capital(unit));
        }
        parts.push(base.replace("{unit}", unit));
        capital(&parts.join(DASH))
    });
    let mut groups = vec![match (scope, of_counted) {
        (Scope::Half, None) => "halves",
        (Scope::Period, _) => "periods",
        (_, Some((_, group))) => group,
        (_, None) => "totals",
    }];
    match asked {
        Asked::Score if counted == Counted::Units => groups.push("score"),
        Asked::Home | Asked::Away if counted == Counted::Units => groups.push("teams"),
        Asked::Handicap if counted == Counted::Games && scope == Scope::Whole => {
            groups = vec!["handicaps"];
        }
        _ => {}
    }
    Some(Kind {
        id: id(counted, asked, scope),
        name,
        groups: groups.into_iter().map(str::to_owned).collect(),
        outcomes: model.outcomes.clone(),
    })
}

/// The word for what is counted.
fn word<'a>(words: &'a Words, unit: &'a str, locale: Locale) -> &'a str {
    words.unit(unit).map_or(unit, |text| text.get(locale))
}

/// The text with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Names of periods.
///
/// # Errors
/// A mistake in the data.
pub fn periods() -> Result<HashMap<String, Text>, String> {
    let periods: HashMap<String, Text> = toml::from_str(include_str!("../../data/periods.toml"))
        .map_err(|error| format!("periods.toml: {error}"))?;
    languages::check("period", |own| &own.period, |key| periods.contains_key(key))?;
    let periods = periods.into_iter().map(|(key, name)| {
        let name = name.translated(|own| own.period.get(&key));
        (key, name)
    });
    Ok(periods.collect())
}
