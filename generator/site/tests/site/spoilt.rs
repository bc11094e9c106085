//! An operator that spoils one field of one object at a time: no build loses a match that had the rest.

use std::collections::BTreeMap;

use api::mend::{self, Mended};
use api::wire::{Match, Outcome, Statistics};
use catalogue::Feed;
use serde_json::Value;

use crate::lab::{Lab, printed};
use crate::spoiling::spoiled;

/// A live match with a score, and its place in the lists.
const LIVE: u64 = 1002;

fn spoilt_lab() -> Lab {
    let mut lab = Lab::new();
    lab.resident = Some(Default::default());
    lab.change(LIVE, |match_| {
        let statistics = r#"{
            "clock": { "match_time": 60, "stopped": false },
            "total_score": { "home": 1, "away": 0 },
            "period_scores": [{
                "period_key": "1st_half", "period_name": "1st half", "number": 1, "type": "half",
                "max_period_number": 2, "home": 1, "away": 0
            }]
        }"#;
        let statistics: Statistics = serde_json::from_str(statistics).expect("statistics");
        match_.statistics = Some(statistics);
    });
    lab
}

/// The page of a match: the one page whose markets are of it alone.
fn has_page(lab: &Lab, id: u64) -> bool {
    let mark = format!("match-{id}-page");
    let slugs = lab.contents();
    let mut pages = slugs
        .iter()
        .filter(|(path, _)| path.starts_with(lab.site().join("soccer")));
    pages.any(|(_, bytes)| String::from_utf8_lossy(bytes).contains(&mark))
}

/// Every different value that reading makes of the spoiled ones; `None` for one that is lost.
fn readings<T: Mended + serde::Serialize>(row: &Value) -> BTreeMap<String, (String, Option<T>)> {
    let mut all = BTreeMap::new();
    for spoiled in spoiled(row) {
        let read = mend::read::<T>(&spoiled.value.to_string());
        let read = read.ok().map(|(row, _)| row);
        let key = serde_json::to_string(&read).expect("JSON");
        all.entry(key).or_insert((spoiled.what, read));
    }
    all
}

#[test]
fn no_build_loses_a_match_of_which_one_field_is_bad() {
    let mut lab = spoilt_lab();
    lab.put_page_template(
        "match",
        "{{ body.home }}|{{ body.away }}|{{ body.start.text }}|match-{{ body.id }}-page",
    );
    lab.build();
    assert!(has_page(&lab, LIVE));
    let whole = lab.feed.clone();
    let found = whole.locales[0].matches.iter().find(|it| it.id == LIVE);
    let row = serde_json::to_value(found.expect("a match")).expect("JSON");
    let readings = readings::<Match>(&row);
    assert!(readings.len() > 100, "{}", readings.len());
    let mut before = String::new();
    for (what, read) in readings.into_values() {
        lab.feed = with(&whole, read);
        let built = lab.try_build();
        let failed = |errors: Vec<_>| panic!("{what}, after {before}: {}", printed(&errors));
        let (_, notes) = built.unwrap_or_else(failed);
        assert!(has_page(&lab, LIVE), "{what}: {}", printed(&notes));
        before = what;
    }
}

/// The answers with another reading of the match, or with one that is lost.
fn with(whole: &Feed, read: Option<Match>) -> Feed {
    let mut feed = whole.clone();
    let matches = &mut feed.locales[0].matches;
    // A spoiled number may be another number.
    let read = read.filter(|it| it.id == LIVE && it.tournament.id == 100);
    match read {
        Some(read) => matches
            .iter_mut()
            .filter(|it| it.id == LIVE)
            .for_each(|it| *it = read.clone()),
        None => {
            matches.retain(|it| it.id != LIVE);
            feed.unread.ids.insert(LIVE);
        }
    }
    feed
}

#[test]
fn a_match_says_what_is_not_known_of_it() {
    let mut lab = spoilt_lab();
    lab.put_page_template("match", "{{ body.start.text }}|{{ body.is_dated }}");
    lab.change(1000, |match_| {
        match_.competitors.away.name = String::new();
        match_.start_time = mend::unknown_time();
    });
    lab.build();
    for page in [
        "soccer/arsenal-chelsea.html",
        "ar/soccer/arsenal-chelsea.html",
    ] {
        let page = lab.page(page);
        assert!(page.contains("Arsenal - side-unknown"), "{page}");
        assert!(page.contains("time-unknown|"), "{page}");
        assert!(page.to_lowercase().contains("|false"), "{page}");
    }
    let league = lab.page("soccer/premier-league.html");
    assert!(league.contains("<h2>time-unknown</h2>"), "{league}");
    assert!(
        league.contains("Arsenal - side-unknown</a> time-unknown"),
        "{league}"
    );
}

#[test]
fn a_league_that_cannot_be_read_keeps_its_matches() {
    for spoil in [
        |feed: &mut Feed| feed.locales[0].tournaments.retain(|it| it.id != 100),
        |feed: &mut Feed| feed.locales[0].categories.retain(|it| it.id != 10),
        |feed: &mut Feed| feed.locales[0].sports.retain(|it| it.id != 1),
    ] {
        let mut lab = Lab::new();
        lab.build();
        let before: Vec<_> = lab.contents().into_keys().collect();
        spoil(&mut lab.feed);
        lab.feed.locales[0].unread = true;
        lab.build();
        let after: Vec<_> = lab.contents().into_keys().collect();
        assert_eq!(before, after);
    }
}

#[test]
fn unreadable_matches_stay_and_count_as_missing() {
    let mut lab = Lab::new();
    lab.build();
    let lose = |lab: &mut Lab, id: u64| {
        lab.feed.locales[0].matches.retain(|it| it.id != id);
        lab.feed.unread.ids.insert(id);
    };
    lose(&mut lab, 1000);
    lab.build();
    assert!(lab.page("soccer/arsenal-chelsea.html").contains("Arsenal"));
    for id in 1001..1006 {
        lose(&mut lab, id);
    }
    lab.allow_removal = false;
    let errors = lab.try_build().expect_err("too many are missing");
    let text = printed(&errors);
    assert!(
        text.contains("no longer lists 0 of 7 matches, 6 that it lists cannot be read"),
        "{text}"
    );
}

#[test]
fn a_price_that_returns_nothing_is_suspended() {
    let mut lab = Lab::new();
    lab.put_page_template(
        "match",
        "{% for card in body.markets.cards %}{% for line in card.lines %}{% for outcome in line.outcomes %}[{{ line.id }}:{{ outcome.id }}:{{ outcome.active }}]{% endfor %}{% endfor %}{% endfor %}",
    );
    lab.put_rows("{% for group in list.groups %}{% for row in group.rows %}{% if row.market %}{% for outcome in row.market.outcomes %}[{{ row.match.id }}:{{ outcome.id }}:{{ outcome.active }}]{% endfor %}{% endif %}{% endfor %}{% endfor %}");
    let set = |outcomes: &mut [Outcome]| {
        outcomes[0].odds.0 = 0;
        outcomes[2].odds.0 = 1000;
    };
    lab.change(1000, |match_| {
        let market = match_.main_market.as_mut().expect("a market");
        set(&mut market.outcomes);
    });
    lab.change_markets(1000, |market| {
        if market.id == 1 {
            set(&mut market.outcomes);
        }
    });
    lab.build();
    for (page, of) in [
        ("soccer/arsenal-chelsea.html", 1),
        ("soccer/premier-league.html", 1000),
    ] {
        let page = lab.page(page).to_lowercase();
        for (outcome, is_open) in [(1, false), (2, true), (3, false)] {
            let shown = format!("[{of}:{outcome}:{is_open}]");
            assert!(page.contains(&shown), "{shown}: {page}");
        }
    }
}

#[test]
fn outcomes_are_shown_by_their_meaning_in_any_order() {
    let shown = |change: fn(&mut Vec<Outcome>)| {
        let mut lab = Lab::new();
        lab.put_rows("{% for group in list.groups %}({% for head in group.head %}{{ head }}{% endfor %}){% for row in group.rows %}{% if row.match.id == 1000 and row.market %}{% for outcome in row.market.outcomes %}[{{ outcome.short or outcome.name }}={{ outcome.id }}]{% endfor %}{% endif %}{% endfor %}{% endfor %}");
        let named = |outcomes: &mut Vec<Outcome>| {
            outcomes[0].name = "Arsenal".to_owned();
            outcomes[2].name = "Chelsea".to_owned();
        };
        lab.change(1000, |match_| {
            let outcomes = &mut match_.main_market.as_mut().expect("a market").outcomes;
            named(outcomes);
            change(outcomes);
        });
        lab.change_markets(1000, |market| {
            if market.id == 1
                && market.outcomes[0].name != "Arsenal"
                && market.outcomes.len() == 3
                && market.outcomes[2].name == "Away"
            {
                named(&mut market.outcomes);
                change(&mut market.outcomes);
            }
        });
        lab.build();
        lab.page("soccer/premier-league.html")
    };
    let page = shown(|_| {});
    assert!(
        page.contains("(1X2)") && page.contains("[1=1][X=2][2=3]"),
        "{page}"
    );
    let page = shown(|outcomes| outcomes.reverse());
    assert!(
        page.contains("(1X2)") && page.contains("[1=1][X=2][2=3]"),
        "{page}"
    );
    let page = shown(|outcomes| {
        outcomes.remove(0);
    });
    assert!(
        page.contains("(1X2)") && page.contains("[X=2][2=3]"),
        "{page}"
    );
    let page = shown(|outcomes| outcomes.push(outcomes[0].clone()));
    assert!(page.contains("[1=1][X=2][2=3]"), "{page}");
}

#[test]
fn periods_are_shown_by_their_number() {
    let mut lab = spoilt_lab();
    lab.put_page_template(
        "match",
        "{% if body.scoreboard.score %}{% for period in body.scoreboard.score.periods %}[{{ period.number }}]{% endfor %}{{ body.scoreboard.score.period }}{% endif %}",
    );
    lab.change(LIVE, |match_| {
        let periods = &mut match_.statistics.as_mut().expect("a score").period_scores;
        let mut second = periods[0].clone();
        second.number = 2;
        second.period_key = "2nd_half".to_owned();
        second.period_name = "2nd half".to_owned();
        periods.insert(0, second);
    });
    lab.build();
    let page = lab.page("soccer/leeds-wolves.html");
    assert!(page.contains("[1][2]2nd half"), "{page}");
}

#[test]
fn prices_in_another_order_are_applied_without_asking() {
    let mut lab = Lab::new();
    lab.build();
    lab.change_markets(1000, |market| {
        market.outcomes.reverse();
        market.outcomes[0].odds.0 = 7_770;
    });
    let summary = lab.build_news();
    assert_eq!(summary.unfit, [] as [u64; 0]);
}
