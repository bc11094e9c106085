//! A patched snapshot has the same lists as one built from scratch, and knows which lists may
//! differ.

use api::wire::EventStatus;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use proptest::prelude::*;

use super::*;
use crate::{Category, Leagues, Match, Patch, Priced, Revision, Slug, Sport, Text};

const MATCHES: u64 = 64;

/// Leagues 0 to 7: two in each category.
const LEAGUES: u64 = 8;

const TODAY: Date = Date::constant(1970, 1, 1);
const TOMORROW: Date = Date::constant(1970, 1, 2);

const LISTS: [List; 25] = [
    List::Sports,
    List::Categories(0),
    List::Leagues(1),
    List::TopLeagues,
    List::Live,
    List::Home,
    List::Sport(0),
    List::Sport(1),
    List::Category(0),
    List::Category(3),
    List::League(1),
    List::League(6),
    List::OutrightsOfLeague(1),
    List::OutrightsOfSport(0, 3),
    List::Outrights(5),
    List::Part(Span::Soon(None), 1),
    List::Part(Span::Soon(None), 2),
    List::Part(Span::Soon(Some(1)), 1),
    List::Part(Span::Day(TODAY, None), 2),
    List::Part(Span::Day(TODAY, Some(0)), 1),
    List::Part(Span::Day(TOMORROW, None), 1),
    List::Part(Span::Ended(TODAY, None), 1),
    List::Part(Span::Ended(TODAY, Some(1)), 1),
    List::Part(Span::EndedIn(1), 1),
    List::Part(Span::EndedIn(6), 1),
];

fn leagues() -> Leagues {
    let (slug, name) = (Slug::new("a", 0), Text::new("A", []));
    let sport = |id| Sport {
        id,
        slug: slug.clone(),
        name: name.clone(),
        cyber: false,
        priority: 0,
        main_market: 1,
        secondary_market: None,
    };
    let category = |id| Category {
        id,
        sport: id / 2,
        slug: slug.clone(),
        sent_slug: slug.clone(),
        name: name.clone(),
        priority: 0,
        country: None,
    };
    let league = |id| League {
        id,
        sport: id / 4,
        category: id / 2,
        slug: slug.clone(),
        sent_slug: slug.clone(),
        name: name.clone(),
        priorities: [0].into(),
    };
    Leagues {
        sports: (0..LEAGUES / 4).map(|id| (id, sport(id))).collect(),
        categories: (0..LEAGUES / 2).map(|id| (id, category(id))).collect(),
        leagues: (0..LEAGUES).map(|id| (id, league(id))).collect(),
    }
}

fn match_(id: u64, league: u64, status: EventStatus, start: i64) -> Match {
    let at = Timestamp::UNIX_EPOCH;
    let priced = Priced { print: 0, at };
    Match {
        has_statistics: false,
        has_video: false,
        id,
        urn: "".into(),
        is_outright: false,
        league,
        slug: Slug::new("m", id),
        sent_slug: Slug::new("m", id),
        home: Text::new("H", []),
        away: Text::new("A", []),
        teams: [None, None],
        logos: [None, None],
        venue: None,
        status,
        start: Timestamp::from_second(start).expect("a time"),
        provider: "".into(),
        score: None,
        cards: 0,
        main: None,
        secondary: None,
        priced,
        main_priced: priced,
        revision: Revision::first(at),
        called: None,
        outright: None,
        previews: crate::Previews::default(),
    }
}

fn status() -> impl Strategy<Value = EventStatus> {
    use EventStatus::{Finished, Live, Prematch};
    prop_oneof![3 => Just(Prematch), 1 => Just(Live), 1 => Just(Finished)]
}

/// A match that is added, removed or changed.
fn change() -> impl Strategy<Value = (u64, Option<Match>)> {
    // Few values, so that some changes move nothing.
    let start = prop_oneof![4 => 0..3_i64, 1 => Just(11_000), 1 => Just(100_000)];
    let kind = (0..LEAGUES, status(), start, prop::bool::weighted(0.2));
    (0..MATCHES, prop::option::weighted(0.9, kind)).prop_map(|(id, is)| {
        let is = is.map(|(league, status, start, is_outright)| Match {
            is_outright,
            ..match_(id, league, status, start)
        });
        (id, is)
    })
}

/// Matches by number: a patch names each once.
fn patch() -> impl Strategy<Value = BTreeMap<u64, Option<Match>>> {
    prop::collection::btree_map(0..MATCHES, change(), 0..4)
        .prop_map(|changes| changes.into_values().collect())
}

fn made(matches: BTreeMap<u64, Box<Match>>) -> Catalogue {
    let mut catalogue = Catalogue::new(leagues(), matches);
    catalogue.lists.limit(8, 4);
    pass(&mut catalogue, 0);
    catalogue
}

/// Sets the clock, in seconds of the day of the tests.
fn pass(catalogue: &mut Catalogue, now: i64) {
    let now = Timestamp::from_second(now).expect("a time");
    catalogue.set_clock(now, &TimeZone::UTC);
}

fn lists(catalogue: &Catalogue) -> Vec<Vec<u64>> {
    LISTS.map(|list| catalogue.list(list, 0)).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_patched_snapshot_has_the_lists_of_a_new_one(
        patches in prop::collection::vec((patch(), 0..3_i64), 1..16)
    ) {
        let mut clock = 0;
        let waits = |id| match_(id, id % LEAGUES, EventStatus::Prematch, 1);
        let first = (0..MATCHES).map(|id| (id, waits(id).into()));
        let mut catalogue = made(first.collect());
        prop_assert!(LISTS.iter().all(|list| catalogue.may_differ(*list)), "no list has been read yet");
        catalogue.rest();
        for (patch, hours) in patches {
            let before = lists(&catalogue);
            let (put, removed): (Vec<_>, Vec<_>) =
                patch.into_iter().partition(|(_, is)| is.is_some());
            catalogue.patch(Patch {
                leagues: None,
                put: put
                    .into_iter()
                    .filter_map(|(id, is)| Some((id, is?.into())))
                    .collect(),
                removed: removed.into_iter().map(|(id, _)| id).collect(),
            });
            clock += hours * 3_600;
            pass(&mut catalogue, clock);
            let now = lists(&catalogue);
            let mut anew = made(catalogue.matches.clone());
            pass(&mut anew, clock);
            prop_assert_eq!(&now, &lists(&anew));
            for (list, (before, now)) in LISTS.iter().zip(before.iter().zip(&now)) {
                prop_assert!(before == now || catalogue.may_differ(*list), "{:?}", list);
            }
            catalogue.rest();
        }
    }
}

#[test]
fn a_name_changes_no_list_and_a_time_those_with_its_league() {
    let waits = |id, start| match_(id, id % LEAGUES, EventStatus::Prematch, start);
    let first = (0..MATCHES).map(|id| (id, waits(id, 1).into()));
    let mut catalogue = made(first.collect());
    let mut differ = |match_: Match| {
        catalogue.rest();
        catalogue.patch(Patch {
            put: [(match_.id, match_.into())].into(),
            ..Patch::default()
        });
        let lists = LISTS.into_iter();
        let differ = lists.filter(|list| catalogue.may_differ(*list));
        differ.collect::<Vec<_>>()
    };
    let mut renamed = waits(9, 1);
    renamed.home = Text::new("Home", []);
    assert_eq!(differ(renamed), []);
    assert_eq!(
        differ(waits(9, 2)),
        [
            List::Live,
            List::Home,
            List::Sport(0),
            List::Category(0),
            List::League(1),
            List::OutrightsOfLeague(1),
            List::OutrightsOfSport(0, 3),
            List::Outrights(5),
            List::Part(Span::Soon(None), 1),
            List::Part(Span::Soon(None), 2),
            List::Part(Span::Day(TODAY, None), 2),
            List::Part(Span::Day(TODAY, Some(0)), 1),
            List::Part(Span::Day(TOMORROW, None), 1),
            List::Part(Span::Ended(TODAY, None), 1),
            List::Part(Span::EndedIn(1), 1),
        ]
    );
    catalogue.rest();
    catalogue.lists.limit(9, 4);
    assert!(LISTS.iter().all(|list| catalogue.may_differ(*list)));
}

#[test]
fn a_result_of_the_week_is_listed_by_its_day_and_its_league() {
    let day = 86_400;
    let ended = |id, start| match_(id, 1, EventStatus::Finished, start);
    let all = [
        ended(1, 60),
        ended(2, 120),
        ended(3, -day),
        ended(4, -7 * day),
    ];
    let all = all.map(|it| (it.id, it.into()));
    let mut catalogue = made(all.into());
    let list = |catalogue: &Catalogue, span| catalogue.list(List::Part(span, 1), 0);
    assert_eq!(
        list(&catalogue, Span::Ended(TODAY, Some(0))),
        [2, 1],
        "the latest first"
    );
    assert_eq!(
        list(&catalogue, Span::EndedIn(1)),
        [2, 1, 3],
        "one is a day too old"
    );
    assert_eq!(list(&catalogue, Span::Day(TODAY, None)), [0; 0]);
    pass(&mut catalogue, 6 * day);
    assert_eq!(list(&catalogue, Span::EndedIn(1)), [2, 1]);
    pass(&mut catalogue, 7 * day);
    assert_eq!(catalogue.size(Span::EndedIn(1)), Size::default());
}

#[test]
fn the_next_three_hours_move_in_quarters_of_an_hour() {
    let waits = |id, start| match_(id, 1, EventStatus::Prematch, start);
    let hours = 3_600;
    let all = [
        waits(1, hours),
        waits(2, 3 * hours),
        waits(3, 3 * hours + 900),
    ];
    let mut catalogue = made(all.map(|it| (it.id, it.into())).into());
    let soon = |catalogue: &Catalogue| catalogue.list(List::Part(Span::Soon(None), 1), 0);
    assert_eq!(soon(&catalogue), [1, 2]);
    pass(&mut catalogue, 899);
    assert_eq!(soon(&catalogue), [1, 2]);
    catalogue.rest();
    pass(&mut catalogue, 900);
    assert_eq!(soon(&catalogue), [1, 2, 3]);
    assert!(catalogue.span_may_differ(Span::Soon(Some(0))));
    assert!(!catalogue.span_may_differ(Span::Day(TODAY, Some(0))));
}

#[test]
fn a_sport_has_as_many_pages_as_it_needs_and_all_sports_have_one() {
    let waits = |id| match_(id, id % LEAGUES, EventStatus::Prematch, 60);
    let catalogue = made((0..40).map(|id| (id, waits(id).into())).collect());
    let span = Span::Day(TODAY, Some(1));
    let sizes = [(span, 20, 3), (Span::Day(TODAY, None), 40, 1)];
    for (span, matches, pages) in sizes {
        assert_eq!(catalogue.size(span), Size { matches, pages });
    }
    let list = |span, nth| catalogue.list(List::Part(span, nth), 0);
    let parts: Vec<Vec<u64>> = (1..=4).map(|nth| list(span, nth)).collect();
    assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [8, 8, 4, 0]);
    let first = list(Span::Day(TODAY, None), 1);
    assert_eq!(first, [0, 8, 16, 24, 4, 12, 20, 28], "four of each sport");
}
