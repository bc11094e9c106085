//! Feeds and calendars, read by the parsers of others.

use std::collections::{BTreeMap, BTreeSet};

use api::wire::EventStatus;
use feed_rs::model::{Feed, FeedType};
use icalendar::{Calendar, CalendarDateTime, Component, DatePerhapsTime, Event, EventLike};

use crate::lab::Lab;
use crate::operator::match_;

const RSS: &str = "soccer/premier-league.rss";
const JSON: &str = "soccer/premier-league.jsonfeed";
const LEAGUE: &str = "soccer/premier-league.ics";
const SIDE: &str = "soccer/premier-league/arsenal.ics";

/// A site with feeds, in which Arsenal plays twice and all others once.
fn lab() -> Lab {
    let mut lab = Lab::new();
    lab.put_settings(|settings| settings.feeds = true);
    add(&mut lab, 1100, "Leicester", "Arsenal");
    lab
}

fn add(lab: &mut Lab, id: u64, home: &str, away: &str) {
    let league = lab.feed.locales[0].tournaments[0].clone();
    let slug = format!("match-{id}");
    let added = match_(id, &slug, home, away, &league, EventStatus::Prematch);
    for feed in &mut lab.feed.locales {
        feed.matches.push(added.clone());
    }
}

fn feed(lab: &Lab, file: &str) -> Feed {
    feed_rs::parser::parse(lab.page(file).as_bytes()).unwrap_or_else(|it| panic!("{file}: {it}"))
}

fn titles(feed: &Feed) -> Vec<String> {
    let titles = feed.entries.iter().map(|it| it.title.as_ref());
    titles
        .map(|it| it.expect("a title").content.clone())
        .collect()
}

/// The events of a calendar, by their identity. Fails if its lines are not as RFC 5545 wants them.
fn events(lab: &Lab, file: &str) -> BTreeMap<String, Event> {
    let text = lab.page(file);
    for line in text.split_inclusive('\n') {
        assert!(
            line.ends_with("\r\n") && line.len() <= 77,
            "{file}: {line:?}"
        );
    }
    let calendar: Calendar = text.parse().unwrap_or_else(|it| panic!("{file}: {it}"));
    let events = calendar.events();
    let named = events.map(|event| (event.get_uid().expect("a UID").to_owned(), event.clone()));
    named.collect()
}

fn of(event: &Event, property: &str) -> String {
    event
        .property_value(property)
        .unwrap_or_default()
        .to_owned()
}

fn exists(lab: &Lab, file: &str) -> bool {
    lab.site().join(file).exists()
}

/// Files other than pages and assets, with their contents.
fn documents(lab: &Lab) -> BTreeMap<String, Vec<u8>> {
    let site = lab.site();
    let named = lab.contents().into_iter().map(|(path, bytes)| {
        let file = path
            .strip_prefix(&site)
            .expect("below")
            .display()
            .to_string();
        (file, bytes)
    });
    named
        .filter(|(file, _)| catalogue::route::is_document(file))
        .collect()
}

#[test]
fn a_league_has_a_feed_of_its_next_matches_in_each_language() {
    let mut lab = lab();
    lab.change(1001, |it| {
        it.competitors.home.name = "Brighton & Hove <Albion>".to_owned();
        it.slug = "bétis-brighton".to_owned();
        it.stadium = Some("Falmer & \"Amex\"".to_owned());
    });
    lab.feed.locales[1].matches[0].competitors.home.name = "أرسنال".to_owned();
    lab.build();
    for (file, kind) in [(RSS, FeedType::RSS2), (JSON, FeedType::JSON)] {
        let own = feed(&lab, file);
        assert_eq!(own.feed_type, kind);
        assert_eq!(
            own.language.as_deref().map(str::to_lowercase),
            Some("en-za".to_owned())
        );
        assert_eq!(
            own.title.as_ref().expect("a title").content,
            "Premier League · Fixtures"
        );
        let all: BTreeSet<String> = titles(&own).into_iter().collect();
        let expected = [
            "Arsenal – Chelsea",
            "Brighton & Hove <Albion> – Fulham",
            "Leeds – Wolves",
            "Leicester – Arsenal",
        ];
        assert_eq!(all, expected.map(str::to_owned).into());
        let found = own
            .entries
            .iter()
            .find(|it| it.id == "match-1001@lab.example");
        let found = found.expect("is identified by its number");
        let links: Vec<&str> = found.links.iter().map(|it| it.href.as_str()).collect();
        assert_eq!(links, ["https://lab.example/soccer/b%C3%A9tis-brighton"]);
        assert_eq!(
            found.published,
            Some("2026-11-21T09:59:00Z".parse().expect("a time"))
        );
        let arabic = feed(&lab, &format!("ar/{file}"));
        assert!(titles(&arabic).contains(&"أرسنال – Chelsea".to_owned()));
        let ids = |feed: &Feed| {
            feed.entries
                .iter()
                .map(|it| it.id.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(ids(&own), ids(&arabic));
    }
    // RSS readers take the description as HTML.
    assert!(
        lab.page(RSS).contains("Falmer &amp;amp; &amp;quot;Amex"),
        "{}",
        lab.page(RSS)
    );
    assert!(
        lab.page(JSON).contains("Falmer & \\\"Amex"),
        "{}",
        lab.page(JSON)
    );
}

#[test]
fn promotions_have_a_feed_while_they_are_on() {
    let mut lab = lab();
    lab.write(
        "content/promotions/boost.toml",
        "title = { en = \"Boost\", ar = \"تعزيز\" }\nsummary = \"More for combos.\"\n\
         starts = 2026-11-20\nends = 2026-11-22\n",
    );
    lab.build();
    for file in ["promotions.rss", "promotions.jsonfeed"] {
        let own = feed(&lab, file);
        assert_eq!(titles(&own), ["Boost"]);
        let midnight = "2026-11-19T22:00:00Z".parse().expect("a time");
        assert_eq!(own.entries[0].published, Some(midnight), "in Johannesburg");
        assert_eq!(titles(&feed(&lab, &format!("ar/{file}"))), ["تعزيز"]);
    }
    lab.wait(3 * 24 * 3_600);
    lab.build();
    assert_eq!(titles(&feed(&lab, "promotions.rss")), Vec::<String>::new());
}

#[test]
fn a_league_and_a_side_have_a_calendar() {
    let mut lab = lab();
    lab.change(1000, |it| {
        it.stadium = Some("Emirates, London; N5".to_owned())
    });
    lab.build();
    let all = events(&lab, LEAGUE);
    let ids: Vec<&str> = all.keys().map(String::as_str).collect();
    let expected = [1000, 1001, 1002, 1100].map(|id| format!("match-{id}@lab.example"));
    assert_eq!(ids, expected);
    let first = &all["match-1000@lab.example"];
    assert_eq!(first.get_summary(), Some("Arsenal – Chelsea"));
    assert_eq!(first.get_location(), Some("Emirates, London; N5"));
    assert_eq!(
        first.get_url(),
        Some("https://lab.example/soccer/arsenal-chelsea")
    );
    let start = first.get_start().expect("a start");
    let DatePerhapsTime::DateTime(CalendarDateTime::Utc(start)) = start else {
        panic!("not in UTC: {start:?}");
    };
    assert_eq!(start.to_rfc3339(), "2026-11-23T15:00:00+00:00");
    assert_eq!(of(first, "DTSTAMP"), "20261121T095900Z");
    let side: Vec<String> = events(&lab, SIDE).into_keys().collect();
    assert_eq!(
        side,
        [1000, 1100].map(|id| format!("match-{id}@lab.example"))
    );
    assert!(
        lab.page(SIDE)
            .contains("X-WR-CALNAME:Arsenal · Premier League\r\n")
    );
    assert!(
        lab.page(&format!("ar/{LEAGUE}"))
            .contains("https://lab.example/ar/soccer/")
    );
}

#[test]
fn long_names_are_folded_and_come_back_whole() {
    let mut lab = lab();
    let name = "Borussia Verein für Leibesübungen 1900 Mönchengladbach, ".repeat(3);
    lab.change(1000, |it| {
        it.competitors.home.name = name.trim_end_matches([',', ' ']).to_owned()
    });
    lab.build();
    let event = &events(&lab, LEAGUE)["match-1000@lab.example"];
    let summary = event.get_summary().expect("a summary");
    assert!(
        summary.starts_with(name.trim_end_matches([',', ' '])),
        "{summary}"
    );
}

#[test]
fn a_calendar_changes_with_its_matches_and_with_nothing_else() {
    let mut lab = lab();
    lab.build();
    let before = documents(&lab);
    lab.wait(3_600);
    lab.feed.at = lab.now;
    lab.change_markets(1000, |market| {
        market.outcomes[0].odds = api::wire::Odds(7_777)
    });
    lab.change(1001, |it| it.status = EventStatus::Live);
    lab.program += 1;
    lab.put_asset("style.css", 2);
    lab.build();
    let mut now = documents(&lab);
    let is_calendar = |file: &String, _: &mut Vec<u8>| file.ends_with(".ics");
    let mut calendars = before.clone();
    calendars.retain(is_calendar);
    now.retain(is_calendar);
    assert_eq!(now, calendars);

    // A name: the stamp, and the sequence with it.
    lab.change(1000, |it| it.competitors.away.name = "Zebras".to_owned());
    let summary = lab.build();
    let event = &events(&lab, SIDE)["match-1000@lab.example"];
    assert_eq!(
        [of(event, "DTSTAMP"), of(event, "SEQUENCE")],
        ["20261121T110000Z", "217422000"]
    );
    let written: BTreeSet<&str> = summary.written.iter().map(String::as_str).collect();
    let documents = written
        .iter()
        .filter(|file| catalogue::route::is_document(file));
    let expected = ["", "ar/"]
        .into_iter()
        .flat_map(|prefix| [LEAGUE, RSS, JSON, SIDE].map(|file| format!("{prefix}{file}")));
    let expected: BTreeSet<String> = expected.collect();
    assert_eq!(
        documents
            .map(|it| (*it).to_owned())
            .collect::<BTreeSet<_>>(),
        expected
    );

    // A start.
    lab.wait(3_600);
    lab.feed.at = lab.now;
    lab.change(1000, |it| {
        it.start_time = "2026-11-24T15:00:00Z".parse().expect("a time")
    });
    lab.build();
    let all = events(&lab, LEAGUE);
    let event = &all["match-1000@lab.example"];
    assert_eq!(
        [of(event, "DTSTAMP"), of(event, "SEQUENCE")],
        ["20261121T120000Z", "217425600"]
    );
    let other = &all["match-1100@lab.example"];
    assert_eq!(
        [of(other, "DTSTAMP"), of(other, "SEQUENCE")],
        ["20261121T095900Z", "217418340"]
    );
}

#[test]
fn a_calendar_says_that_a_match_is_called_off_and_its_sequence_only_grows() {
    let mut lab = lab();
    lab.build();
    let of_match = |lab: &Lab| {
        let event = &events(lab, LEAGUE)["match-1000@lab.example"];
        let sequence: u64 = of(event, "SEQUENCE").parse().expect("a number");
        (of(event, "STATUS"), sequence)
    };
    let (status, first) = of_match(&lab);
    assert_eq!(status, "CONFIRMED");
    lab.wait(60);
    lab.feed.at = lab.now;
    lab.change(1000, |it| it.match_status = Some("postponed".to_owned()));
    lab.build();
    let (status, second) = of_match(&lab);
    assert_eq!(status, "TENTATIVE");
    assert!(second > first);
    lab.wait(60);
    lab.feed.at = lab.now;
    lab.change(1000, |it| it.match_status = Some("cancelled".to_owned()));
    lab.build();
    let (status, third) = of_match(&lab);
    assert_eq!(status, "CANCELLED");
    assert!(third > second);
    // A build that knows no earlier one does not begin again.
    let mut twin = lab.twin();
    twin.wait(60);
    twin.feed.at = twin.now;
    twin.build();
    let (status, fourth) = of_match(&twin);
    assert_eq!(status, "CANCELLED");
    assert!(fourth >= third);
}

#[test]
fn an_ended_match_stays_in_its_calendars() {
    let mut lab = lab();
    lab.build();
    let before = lab.page(SIDE);
    lab.change(1000, |it| it.status = EventStatus::Finished);
    lab.build();
    assert_eq!(lab.page(SIDE), before);
    assert_eq!(
        titles(&feed(&lab, RSS)).len(),
        3,
        "a feed has what is to come"
    );
}

#[test]
fn a_side_has_a_calendar_from_two_matches_on() {
    let mut lab = lab();
    lab.build();
    assert!(exists(&lab, SIDE) && !exists(&lab, "soccer/premier-league/chelsea.ics"));
    // Names that differ in case and punctuation are one side.
    add(&mut lab, 1101, "CHELSEA.", "Norwich");
    lab.build();
    let chelsea = events(&lab, "soccer/premier-league/chelsea.ics");
    assert_eq!(chelsea.len(), 2);
    // A match in another league is another side's.
    for feed in &mut lab.feed.locales {
        let other = feed.tournaments[1].clone();
        for match_ in &mut feed.matches {
            if match_.id == 1100 {
                match_.tournament = other.clone();
            }
        }
    }
    lab.build();
    assert!(!exists(&lab, SIDE) && exists(&lab, "soccer/premier-league/chelsea.ics"));
}

#[test]
fn two_names_without_a_letter_are_two_sides() {
    let mut lab = lab();
    add(&mut lab, 1101, "???", "!!!");
    add(&mut lab, 1102, "!!!", "???");
    lab.build();
    let of_league = |file: &String| file.starts_with("soccer/premier-league/");
    let calendars = documents(&lab).into_keys().filter(of_league).count();
    assert_eq!(calendars, 3, "Arsenal and the two");
}

#[test]
fn a_league_without_matches_has_no_calendar_and_an_empty_feed() {
    let mut lab = lab();
    for feed in &mut lab.feed.locales {
        feed.matches.retain(|it| it.tournament.id != 101);
    }
    lab.build();
    assert!(!exists(&lab, "soccer/la-liga.ics"));
    assert_eq!(
        titles(&feed(&lab, "soccer/la-liga.rss")),
        Vec::<String>::new()
    );
    assert!(!lab.page("soccer/la-liga.html").contains("#calendars"));
    // The first match brings it.
    lab.feed = self::lab().feed;
    lab.build();
    assert_eq!(events(&lab, "soccer/la-liga.ics").len(), 1);
}

#[test]
fn a_league_that_is_gone_takes_them_along() {
    let mut lab = lab();
    lab.build();
    for feed in &mut lab.feed.locales {
        feed.tournaments.retain(|it| it.id != 100);
        feed.matches.retain(|it| it.tournament.id != 100);
    }
    lab.build();
    for file in [LEAGUE, RSS, JSON, SIDE] {
        assert!(!exists(&lab, file), "{file}");
    }
}

#[test]
fn the_settings_say_which_there_are() {
    let mut lab = lab();
    lab.build();
    let all: BTreeSet<String> = documents(&lab).into_keys().collect();
    for (setting, ending) in [("rss", ".rss"), ("json", ".jsonfeed")] {
        lab.edit(
            "content/site.toml",
            &format!("{setting} = true"),
            &format!("{setting} = false"),
        );
        lab.build();
        let now: BTreeSet<String> = documents(&lab).into_keys().collect();
        let gone = all.difference(&now);
        assert!(gone.clone().any(|it| it.ends_with(ending)));
        assert!(!now.iter().any(|it| it.ends_with(ending)), "{now:?}");
        assert!(!lab.page("soccer/premier-league.html").contains(ending));
    }
    lab.edit(
        "content/site.toml",
        "\ncalendars = true",
        "\ncalendars = false",
    );
    lab.build();
    assert!(!exists(&lab, LEAGUE) && exists(&lab, SIDE));
    lab.put_settings(|settings| settings.feeds = false);
    lab.build();
    assert_eq!(documents(&lab), BTreeMap::new());
    lab.put_settings(|settings| settings.feeds = true);
    lab.build();
    assert_eq!(documents(&lab).into_keys().collect::<BTreeSet<_>>(), all);
}

#[test]
fn every_link_to_one_leads_to_a_file() {
    let lab = lab();
    lab.put_layout(
        "{% for feed in page.feeds %}<link type=\"{{ feed.media_type }}\" href=\"{{ feed.href }}\">\
         {% endfor %}<script>{{ body|tojson }}</script>",
    );
    lab.build();
    let documents = documents(&lab);
    let site = lab.site();
    let mut linked = BTreeSet::new();
    for (path, bytes) in lab.contents() {
        if path.extension().is_none_or(|it| it != "html") {
            continue;
        }
        let text = String::from_utf8(bytes).expect("UTF-8");
        let file = path
            .strip_prefix(&site)
            .expect("below")
            .display()
            .to_string();
        for href in text
            .split(['"', '\\'])
            .filter(|it| catalogue::route::is_document(it))
        {
            let to = href.trim_start_matches('/').to_owned();
            assert!(documents.contains_key(&to), "{file} links to {href}");
            assert_eq!(
                to.starts_with("ar/"),
                file.starts_with("ar"),
                "{file}: {href}"
            );
            linked.insert(to);
        }
    }
    let all: BTreeSet<String> = documents.into_keys().collect();
    assert_eq!(linked, all);
}
