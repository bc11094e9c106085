//! A patched snapshot has the same lists as one built from scratch, and knows which lists may
//! differ.

use api::wire::EventStatus;
use jiff::Timestamp;
use proptest::prelude::*;

use super::*;
use crate::catalogue::{Category, Leagues, Match, Patch, Priced, Slug, Sport, Text};

const MATCHES: u64 = 64;

/// Leagues 0 to 7: two in each category.
const LEAGUES: u64 = 8;

const LISTS: [List; 12] = [
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
        priority: 0,
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
        id,
        urn: "".into(),
        league,
        slug: Slug::new("m", id),
        sent_slug: Slug::new("m", id),
        home: Text::new("H", []),
        away: Text::new("A", []),
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
    }
}

fn status() -> impl Strategy<Value = EventStatus> {
    use EventStatus::{Finished, Live, Prematch};
    prop_oneof![3 => Just(Prematch), 1 => Just(Live), 1 => Just(Finished)]
}

/// A match that is added, removed or changed.
fn change() -> impl Strategy<Value = (u64, Option<Match>)> {
    // Few values, so that some changes move nothing.
    let kind = (0..LEAGUES, status(), 0..3_i64);
    (0..MATCHES, prop::option::weighted(0.9, kind)).prop_map(|(id, is)| {
        let is = is.map(|(league, status, start)| match_(id, league, status, start));
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
    catalogue
}

fn lists(catalogue: &Catalogue) -> Vec<Vec<u64>> {
    LISTS.map(|list| catalogue.list(list)).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_patched_snapshot_has_the_lists_of_a_new_one(
        patches in prop::collection::vec(patch(), 1..16)
    ) {
        let waits = |id| match_(id, id % LEAGUES, EventStatus::Prematch, 1);
        let first = (0..MATCHES).map(|id| (id, waits(id).into()));
        let mut catalogue = made(first.collect());
        prop_assert!(LISTS.iter().all(|list| catalogue.may_differ(*list)), "no list has been read yet");
        catalogue.rest();
        for patch in patches {
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
            let now = lists(&catalogue);
            prop_assert_eq!(&now, &lists(&made(catalogue.matches.clone())));
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
            List::League(1)
        ]
    );
    catalogue.rest();
    catalogue.lists.limit(9, 4);
    assert!(LISTS.iter().all(|list| catalogue.may_differ(*list)));
}
