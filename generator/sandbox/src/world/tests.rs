//! What is true of the world on every day of a year, whatever its seed.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::fixtures::{Drawn, Fixture, draw};
use super::*;
use crate::pricing::kind;

/// Days, from the first one of August, and the matches of the world of each.
const DAYS: i64 = 200;
const MATCHES: usize = 500;

/// The beginning of a day's world: another hour every day.
fn origin(day: i64) -> Timestamp {
    let first: Timestamp = "2026-08-01T00:00:00Z".parse().expect("is a time");
    first + SignedDuration::from_hours(24 * day + day * 7 % 24)
}

/// The world of each day. Drawn once for all tests.
fn days() -> &'static (Catalogue, Vec<(Timestamp, Drawn)>) {
    static DRAWN: LazyLock<(Catalogue, Vec<(Timestamp, Drawn)>)> = LazyLock::new(|| {
        let catalogue = Catalogue::load().expect("the data are valid");
        let days = (0..DAYS).map(|day| {
            let seed = 1 + day.unsigned_abs() % 5;
            (origin(day), draw(&catalogue, seed, MATCHES, origin(day)))
        });
        let days = days.collect();
        (catalogue, days)
    });
    &DRAWN
}

fn all(drawn: &Drawn) -> impl Iterator<Item = &Fixture> {
    drawn.listed.iter().chain(&drawn.ended)
}

/// Day of the week and hour where the home side is.
fn local(league: &League, origin: Timestamp, fixture: &Fixture) -> jiff::civil::DateTime {
    let start = origin + SignedDuration::from_secs(fixture.start);
    let zone = league.calendar.zone(fixture.sides[0]).clone();
    start.to_zoned(zone).datetime()
}

#[test]
fn no_side_plays_twice_within_its_rest_nor_in_two_leagues() {
    let (catalogue, days) = days();
    for (origin, drawn) in days {
        assert_eq!(drawn.listed.len(), MATCHES, "{origin}");
        let mut starts: HashMap<(usize, &str), Vec<(i64, i64)>> = HashMap::new();
        for fixture in all(drawn) {
            let league = &catalogue.leagues[usize::from(fixture.league)];
            let sport = catalogue.categories[league.category].sport;
            for side in fixture.sides {
                let name = league.sides[usize::from(side)].name.english();
                let own = starts.entry((sport, name)).or_default();
                own.push((fixture.start, league.calendar.rest));
            }
            let [home, away] = fixture.sides;
            assert_ne!(home, away);
        }
        for (side, mut starts) in starts {
            starts.sort_unstable();
            for two in starts.windows(2) {
                let [(one, rest), (next, other)] = [two[0], two[1]];
                assert!(next - one >= rest.min(other), "{origin}: {side:?} {two:?}");
            }
        }
    }
}

#[test]
fn matches_begin_at_the_hours_of_their_leagues() {
    let (catalogue, days) = days();
    let (mut of_england, mut of_america) = (0, 0);
    for (origin, drawn) in days {
        for fixture in all(drawn) {
            let league = &catalogue.leagues[usize::from(fixture.league)];
            let time = local(league, *origin, fixture);
            let (day, hour, minute) = (time.weekday(), time.hour(), time.minute());
            let is_cyber = catalogue.sport_of(fixture.league.into()).kind.as_str() == "cyber";
            let slug = &league.slug;
            assert!(is_cyber || (8..24).contains(&hour), "{slug}: {time}");
            assert!(league.calendar.is_on(time.date()), "{slug}: {time}");
            if slug == "premier-league" {
                use jiff::civil::Weekday::{Monday, Saturday, Sunday, Tuesday, Wednesday};
                let allowed: &[(i8, i8)] = match day {
                    Saturday => &[(12, 30), (15, 0), (17, 30)],
                    Sunday => &[(14, 0), (16, 30)],
                    Monday => &[(20, 0)],
                    Tuesday | Wednesday => &[(19, 30), (20, 0)],
                    _ => &[],
                };
                assert!(allowed.contains(&(hour, minute)), "{time}");
                of_england += 1;
            }
            if slug == "nba" {
                assert!((19..23).contains(&hour), "{time}");
                of_america += 1;
            }
        }
    }
    assert!(
        of_england > 500 && of_america > 500,
        "{of_england} {of_america}"
    );
}

#[test]
fn something_is_live_at_every_hour_and_much_begins_soon() {
    let (catalogue, days) = days();
    for (origin, drawn) in days {
        let begun = |fixture: &&Fixture| {
            let longest = catalogue.sport_of(fixture.league.into()).longest;
            (-longest * 6 / 10..=0).contains(&fixture.start)
        };
        let live = drawn.listed.iter().filter(begun).count();
        assert!((3..100).contains(&live), "{origin}: {live}");
        let soon = drawn.listed.iter().filter(|own| own.start < 4 * 86_400);
        let (soon, ended) = (soon.count(), drawn.ended.len());
        assert!(
            soon > MATCHES / 5 && ended > MATCHES / 20,
            "{origin}: {soon} {ended}"
        );
    }
}

#[test]
fn outrights_close_in_their_season() {
    let (catalogue, days) = days();
    for (origin, _) in days {
        let (seasons, parts) = competitions::draw(catalogue, *origin);
        for (season, part) in seasons.iter().zip(parts) {
            let league = &catalogue.leagues[usize::from(season.league)];
            let close = *origin + SignedDuration::from_secs(season.start);
            let date = close.to_zoned(TimeZone::UTC).date();
            let slug = &league.slug;
            assert!(league.calendar.is_on(date), "{slug}: {close}");
            assert!(part.is_some() || season.start > 0, "{slug}: {close}");
            if slug == "premier-league" {
                assert_eq!((date.month(), date.day()), (5, 24));
            }
        }
    }
}

#[test]
fn margins_are_between_3_and_8_per_cent() {
    // How many outcomes win, where that is known: any number of players may score.
    let winners = |market: u64, outcomes: usize| match market {
        kind::COMPETITION_PLACED => Some(3.0),
        _ if kind::is_double_chance(market) => Some(2.0),
        _ if kind::lists_players(market) => None,
        _ if outcomes > 3 => None,
        _ => Some(1.0),
    };
    for day in (0..DAYS).step_by(40) {
        let world = World::new(1 + day.unsigned_abs(), 120, origin(day)).expect("has no mistake");
        for place in (0..world.places()).filter(|place| !world.ended().contains(place)) {
            for offer in world.offers(place, &world.standing_at(place, 0)) {
                let Some(winners) = winners(offer.market, offer.outcomes.len()) else {
                    continue;
                };
                let sum: f64 = (offer.outcomes.iter())
                    .filter(|own| own.active)
                    .map(|own| 1000.0 / f64::from(own.odds.0))
                    .sum();
                let margin = sum / winners - 1.0;
                let about = (offer.market, &offer.outcomes);
                assert!((0.03..0.08).contains(&margin), "{margin}: {about:?}");
            }
        }
    }
}

#[test]
fn totals_differ_as_the_sides_do() {
    let world = World::new(1, 500, saturday()).expect("has no mistake");
    let of_nba = |place: &usize| world.league(*place).slug == "nba";
    let places = world.order().iter().copied().filter(of_nba);
    let lines: HashSet<Option<String>> = places
        .flat_map(|place| world.offers(place, &world.standing_at(place, 0)))
        .filter(|offer| offer.market == kind::TOTAL && offer.most_balanced)
        .map(|offer| offer.specifier())
        .collect();
    assert!(lines.len() > 3, "{lines:?}");
}
