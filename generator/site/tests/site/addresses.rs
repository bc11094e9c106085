//! An address belongs to its match, league, category or sport for ever, and an old one leads to the new one.

use std::path::Path;

use api::wire::{Category, Match, Sport, Tournament};
use edge::{Asked, Edge};
use site::addresses::{parse, store, text};

use crate::full::differing;
use crate::lab::Lab;

/// Where a path leads: to itself if it has a page, else where the server redirects it, if that has a page.
fn leads(lab: &Lab, path: &str) -> Option<String> {
    let document = std::fs::read_to_string(lab.root().join("dist/headers.json")).expect("reads");
    let edge = Edge::parse(&document).expect("a document");
    let exists = |files: &[String]| files.iter().any(|file| lab.site().join(file).is_file());
    match edge.ask(path) {
        Asked::Files(files) if exists(&files) => return Some(path.to_owned()),
        Asked::Elsewhere(to) if exists(&to.files) => return Some(to.to),
        _ => {}
    }
    let moved = edge.moved(path).filter(|to| exists(&to.files))?;
    assert_eq!(u16::from(moved.status), 308, "{path}");
    Some(moved.to)
}

fn assert_leads(lab: &Lab, all: &[(&str, &str)]) {
    for (from, to) in all {
        assert_eq!(leads(lab, from).as_deref(), Some(*to), "{from}");
    }
    let differ = differing(lab);
    assert!(differ.is_empty(), "{differ:#?}");
}

fn each_match(lab: &mut Lab, change: impl Fn(&mut Match)) {
    for feed in &mut lab.feed.locales {
        feed.matches.iter_mut().for_each(&change);
    }
}

fn each_league(lab: &mut Lab, change: impl Fn(&mut Tournament)) {
    for feed in &mut lab.feed.locales {
        feed.tournaments.iter_mut().for_each(&change);
    }
    each_match(lab, |it| change(&mut it.tournament));
}

fn each_category(lab: &mut Lab, change: impl Fn(&mut Category)) {
    for feed in &mut lab.feed.locales {
        feed.categories.iter_mut().for_each(&change);
    }
    each_league(lab, |it| change(&mut it.category));
}

fn each_sport(lab: &mut Lab, change: impl Fn(&mut Sport)) {
    for feed in &mut lab.feed.locales {
        feed.sports.iter_mut().for_each(&change);
    }
    each_category(lab, |it| change(&mut it.sport));
}

#[test]
fn two_matches_of_one_slug_keep_their_addresses_when_one_is_listed_again() {
    let mut lab = Lab::new();
    lab.change(1001, |it| it.slug = "arsenal-chelsea".to_owned());
    lab.build();
    let all = lab.feed.clone();
    for feed in &mut lab.feed.locales {
        feed.matches.retain(|it| it.id != 1000);
    }
    lab.build();
    assert_eq!(leads(&lab, "/soccer/arsenal-chelsea"), None);
    let other = "/soccer/arsenal-chelsea-1001";
    assert_leads(&lab, &[(other, other)]);
    assert!(
        lab.page("soccer/arsenal-chelsea-1001.html")
            .contains("<h1>Everton")
    );
    lab.feed = all;
    lab.build();
    assert!(
        lab.page("soccer/arsenal-chelsea.html")
            .contains("<h1>Arsenal")
    );
    assert!(
        lab.page("soccer/arsenal-chelsea-1001.html")
            .contains("<h1>Everton")
    );
    assert_leads(&lab, &[]);
}

#[test]
fn a_match_that_is_renamed_leads_from_each_old_address_in_one_step() {
    let mut lab = Lab::new();
    lab.build();
    for slug in ["gunners-blues", "são-paulo"] {
        lab.change(1000, |it| it.slug = slug.to_owned());
        lab.build();
    }
    let now = "/soccer/s%C3%A3o-paulo";
    let to_now = [
        ("/soccer/arsenal-chelsea", now),
        ("/soccer/gunners-blues", now),
        ("/soccer/gunners-blues/", now),
        ("/ar/soccer/gunners-blues", "/ar/soccer/s%C3%A3o-paulo"),
    ];
    assert_leads(&lab, &to_now);
    // Another match does not get an old address.
    lab.change(1001, |it| it.slug = "gunners-blues".to_owned());
    lab.build();
    let other = "/soccer/gunners-blues-1001";
    assert_leads(
        &lab,
        &[
            ("/soccer/gunners-blues", now),
            (other, other),
            ("/soccer/everton-fulham", other),
        ],
    );
    // Renamed back: the current address wins, and the one in between leads to it.
    lab.change(1000, |it| it.slug = "arsenal-chelsea".to_owned());
    lab.build();
    let now = "/soccer/arsenal-chelsea";
    assert_leads(
        &lab,
        &[
            (now, now),
            ("/soccer/gunners-blues", now),
            ("/soccer/s%C3%A3o-paulo", now),
        ],
    );
}

#[test]
fn a_match_that_was_renamed_while_it_was_not_listed_leads_from_its_old_address() {
    let mut lab = Lab::new();
    lab.build();
    let all = lab.feed.clone();
    for feed in &mut lab.feed.locales {
        feed.matches.retain(|it| it.id != 1000);
    }
    lab.build();
    lab.feed = all;
    lab.change(1000, |it| it.slug = "gunners-blues".to_owned());
    lab.build();
    assert_leads(
        &lab,
        &[("/soccer/arsenal-chelsea", "/soccer/gunners-blues")],
    );
}

#[test]
fn the_pages_of_a_league_a_category_and_a_sport_move_with_them() {
    let mut lab = Lab::new();
    lab.put_settings(|settings| settings.feeds = true);
    lab.change(1001, |it| it.status = api::wire::EventStatus::Finished);
    lab.build();
    each_league(&mut lab, |it| {
        if it.id == 100 {
            it.slug = "epl".to_owned();
        }
    });
    each_category(&mut lab, |it| {
        if it.id == 10 {
            it.slug = "england-and-wales".to_owned();
        }
    });
    lab.allow_removal = false;
    lab.build();
    let of_league = |sport: &str| {
        let path = |below: &str| format!("/{sport}/epl{below}");
        ["", ".rss", ".jsonfeed", ".ics", "/results"]
            .map(|below| (format!("/soccer/premier-league{below}"), path(below)))
    };
    let pairs = |all: &[(String, String)], lab: &Lab| {
        let all: Vec<(&str, &str)> = all.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_leads(lab, &all);
    };
    pairs(&of_league("soccer"), &lab);
    assert_leads(&lab, &[("/soccer/england", "/soccer/england-and-wales")]);
    each_sport(&mut lab, |it| {
        if it.id == 1 {
            it.key = "football".to_owned();
        }
    });
    lab.build();
    pairs(&of_league("football"), &lab);
    assert_leads(
        &lab,
        &[
            ("/soccer", "/football"),
            ("/ar/soccer", "/ar/football"),
            ("/soccer/england", "/football/england-and-wales"),
            ("/soccer/epl", "/football/epl"),
            ("/soccer/arsenal-chelsea", "/football/arsenal-chelsea"),
            (
                "/ar/soccer/premier-league-2026-27",
                "/ar/football/premier-league-2026-27",
            ),
            ("/schedule/soccer", "/schedule/football"),
            ("/results/soccer", "/results/football"),
        ],
    );
    // Another sport that gets the old key has an address of its own.
    each_sport(&mut lab, |it| {
        if it.id == 2 {
            it.key = "soccer".to_owned();
        }
    });
    lab.build();
    assert_leads(
        &lab,
        &[
            ("/soccer", "/football"),
            ("/tennis/vienna", "/soccer-2/vienna"),
            ("/soccer/arsenal-chelsea", "/football/arsenal-chelsea"),
        ],
    );
}

#[test]
fn a_build_without_a_state_knows_the_addresses_of_a_file() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1000, |it| it.slug = "gunners-blues".to_owned());
    lab.build();
    let kept = text(&lab.output().state().read().expect("reads")).expect("reads");
    let twin = lab.twin();
    let all = parse(Path::new("addresses.txt"), &kept).expect("reads");
    store(twin.output().state(), all).expect("stores");
    twin.build();
    assert_leads(
        &twin,
        &[("/soccer/arsenal-chelsea", "/soccer/gunners-blues")],
    );
    let again = text(&twin.output().state().read().expect("reads")).expect("reads");
    assert_eq!(again, kept);
}
