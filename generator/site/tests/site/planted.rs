//! Unrecorded reads, planted to check that the random edits and `--verify` would detect them.

use std::collections::BTreeSet;

use api::wire::{EventStatus, Odds};
use catalogue::input::Key;
use catalogue::input::Section;
use catalogue::input::{Input, Subject};
use catalogue::route::Route;
use catalogue::{Facet, List};

use crate::full::differing;
use crate::lab::{Lab, WHOLE_VIEW, printed};

/// The page of the kind with this name, about this entity.
fn route((name, id): (&str, Option<u64>)) -> Route {
    let found = pages::kinds::table().iter().find(|kind| kind.name == name);
    let kind = found.expect("a page kind").kind;
    id.map_or(Route::only(kind), |id| Route::entity(kind, id))
}

/// Changes the stored reads of an English page.
fn rewrite(lab: &Lab, page: (&str, Option<u64>), change: impl Fn(&mut Vec<Input>)) {
    let output = lab.output();
    let state = output.state();
    let route = route(page);
    let locale = "en-ZA";
    let editions = state
        .read()
        .expect("reads")
        .editions(&route)
        .expect("reads");
    let before = editions.into_iter().find(|(code, _)| code == locale);
    let before = before.expect("the page exists").1;
    let mut record = before.clone();
    let words = |number| {
        let mut inputs = state.bundles().get(number).to_vec();
        change(&mut inputs);
        state.bundles().number(&inputs)
    };
    let mut facts = record.facts.to_vec();
    change(&mut facts);
    record.facts = facts.into();
    record.view_words = words(record.view_words);
    record.render_words = words(record.render_words);
    assert_ne!(record, before, "nothing was changed");
    let write = state.write().expect("writes");
    write.save_bundles(state.bundles()).expect("writes");
    write
        .pages(|pages| pages.put(&route, &[(locale, &record)]))
        .expect("writes");
    write.commit().expect("commits");
}

/// Expects `--verify` to report this about a page whose content is still correct.
fn assert_reads_reported(lab: &mut Lab, file: &str, wrong: &str) {
    lab.verify_percent = 100.0;
    let text = printed(&lab.try_build().expect_err("its reads are recorded wrongly"));
    let whole = format!("{file} was left alone, but reads otherwise than is recorded; {wrong}\n");
    assert!(text.contains(&whole), "{text}");
    assert_eq!(text.matches("left alone").count(), 1, "{text}");
}

/// Expects exactly these files to be reported as wrong after the edit: by `--verify`, which then
/// publishes nothing, and by the comparison with a full build.
fn assert_reported(lab: &mut Lab, files: &[&str], edit: impl FnOnce(&mut Lab)) {
    let before = lab.files();
    edit(lab);
    lab.verify_percent = 100.0;
    let text = printed(&lab.try_build().expect_err("a page is out of date"));
    assert_eq!(lab.files(), before, "nothing is published");
    let wrong = "was left alone, but would come out otherwise";
    assert_eq!(text.matches(wrong).count(), files.len(), "{text}");
    for file in files {
        assert!(text.contains(&format!("{file} {wrong}")), "{text}");
    }
    lab.verify_percent = 0.0;
    lab.build();
    let differ = differing(lab);
    assert_eq!(differ.keys().collect::<Vec<_>>(), files, "{differ:?}");
}

fn lab() -> Lab {
    let lab = Lab::new();
    lab.put_layout(WHOLE_VIEW);
    lab
}

/// Removes one recorded read of a page, and expects it to be reported: immediately, and after the
/// input has changed.
fn assert_missed(
    file: &str,
    page: (&str, Option<u64>),
    (forgotten, in_words): (&Input, &str),
    edit: impl FnOnce(&mut Lab),
) {
    let mut lab = lab();
    // With one match per list, a list does not always reveal how many matches there are.
    lab.put_settings(|settings| settings.limit = 1);
    lab.build();
    rewrite(&lab, page, |inputs| inputs.retain(|it| it != forgotten));
    assert_reads_reported(&mut lab, file, &format!("not recorded: {in_words}"));
    assert_reported(&mut lab, &[file], edit);
}

#[test]
fn a_part_of_an_entity() {
    let name = Input::Facet(Facet::Match(1000));
    assert_missed(
        "index.html",
        ("home", None),
        (&name, "match 1000: names, path, state, start"),
        |lab| {
            lab.change(1000, |match_| {
                match_.competitors.home.name = "Gunners".to_owned()
            });
        },
    );
}

#[test]
fn a_price() {
    let price = Input::Facet(Facet::MainPrices(1001));
    let league = ("league", Some(100));
    assert_missed(
        "soccer/premier-league.html",
        league,
        (&price, "match 1001: prices in lists (may wait)"),
        |lab| {
            lab.change_markets(1001, |market| market.outcomes[0].odds = Odds(2200));
            lab.wait(61);
        },
    );
}

#[test]
fn a_list() {
    let live = Input::List(List::Live);
    assert_missed(
        "live.html",
        ("live", None),
        (&live, "list of live matches"),
        |lab| {
            lab.change(1000, |match_| match_.status = EventStatus::Live);
        },
    );
}

#[test]
fn a_count() {
    let count = Input::Count(100);
    assert_missed(
        "soccer.html",
        ("sport", Some(1)),
        (&count, "league 100: how many matches take bets"),
        |lab| {
            for feed in &mut lab.feed.locales {
                feed.matches.retain(|match_| match_.id != 1001);
            }
        },
    );
}

#[test]
fn a_message_in_the_view() {
    let message = Input::Message("crumb-home".to_owned());
    assert_missed(
        "live.html",
        ("live", None),
        (&message, "message crumb-home"),
        |lab| {
            lab.put_message("en-ZA", "crumb-home", "Start");
        },
    );
}

#[test]
fn a_message_of_the_base_language() {
    let message = Input::Message("crumb-home".to_owned());
    assert_missed(
        "live.html",
        ("live", None),
        (&message, "message crumb-home"),
        |lab| lab.put_message("en", "crumb-home", "Start"),
    );
}

#[test]
fn a_message_of_an_island_in_the_frame() {
    let message = Input::Message("slip-title".to_owned());
    assert_missed(
        "live.html",
        ("live", None),
        (&message, "message slip-title"),
        |lab| lab.put_message("en", "slip-title", "Betslip"),
    );
}

#[test]
fn a_message_in_the_template() {
    let message = Input::Message("hello".to_owned());
    let page = ("match", Some(1000));
    assert_missed(
        "soccer/arsenal-chelsea.html",
        page,
        (&message, "message hello"),
        |lab| {
            lab.put_message("en-ZA", "hello", "Within { $name }");
        },
    );
}

#[test]
fn a_template() {
    let template = Input::Template("pages/league.html".to_owned());
    let page = ("league", Some(102));
    assert_missed(
        "tennis/vienna.html",
        page,
        (&template, "template pages/league.html and what it includes"),
        |lab| {
            lab.put_page_template("league", "<i>new</i>");
        },
    );
}

#[test]
fn an_asset() {
    let asset = Input::Asset("style.css".to_owned());
    assert_missed(
        "live.html",
        ("live", None),
        (&asset, "asset style.css"),
        |lab| {
            lab.put_asset("style.css", 2);
        },
    );
}

#[test]
fn the_menu() {
    let page = ("not-found", None);
    assert_missed("404.html", page, (&Input::Menu, "the menu"), |lab| {
        lab.feed.locales[0].sports[0].name = "Football".to_owned();
    });
}

#[test]
fn the_settings() {
    let page = ("error", None);
    assert_missed(
        "500.html",
        page,
        (&Input::Settings(Section::Name), "the settings: name"),
        |lab| {
            lab.put_settings(|settings| settings.name = "Another".to_owned());
        },
    );
}

/// [`assert_missed`] for the home page with a banner and the next matches of a tennis league.
fn assert_missed_in_blocks(
    league: &str,
    (forgotten, in_words): (&Input, &str),
    edit: impl FnOnce(&mut Lab),
) {
    let mut lab = lab();
    // Only the blocks depend on tennis; the menu does not.
    lab.put_settings(|settings| (settings.limit, settings.top_leagues) = (1, 0));
    let events = format!("kind = \"prematch-events\"\nsport = \"tennis\"\nleague = \"{league}\"");
    let banner = "kind = \"banner\"\ntitle = \"Before\"\nlink = \"/live\"";
    let blocks = format!("[[blocks]]\n{banner}\n[[blocks]]\n{events}\n");
    lab.write("content/pages/home.toml", &blocks);
    lab.build();
    let forget = |inputs: &mut Vec<Input>| inputs.retain(|it| it != forgotten);
    rewrite(&lab, ("home", None), forget);
    assert_reads_reported(&mut lab, "index.html", &format!("not recorded: {in_words}"));
    assert_reported(&mut lab, &["index.html"], edit);
}

#[test]
fn a_record_of_the_content() {
    assert_missed_in_blocks(
        "vienna",
        (
            &Input::Content(Key::page("home")),
            "content of page home (content/pages/home.toml)",
        ),
        |lab| lab.edit("content/pages/home.toml", "Before", "After"),
    );
}

#[test]
fn the_league_of_a_path() {
    assert_missed_in_blocks(
        "wimbledon",
        (
            &Input::Path("/tennis/wimbledon".into()),
            "which sport or league has the path /tennis/wimbledon",
        ),
        |lab| {
            for feed in &mut lab.feed.locales {
                "wimbledon".clone_into(&mut feed.tournaments[2].slug);
            }
        },
    );
}

#[test]
fn the_next_matches_of_a_league() {
    assert_missed_in_blocks(
        "vienna",
        (
            &Input::List(List::NextOfLeague(102, 10)),
            "league 102: its next 10 matches",
        ),
        |lab| lab.change(1005, |match_| match_.status = EventStatus::Prematch),
    );
}

#[test]
fn the_day() {
    let page = ("league", Some(102));
    assert_missed(
        "tennis/vienna.html",
        page,
        (&Input::Today, "the day"),
        |lab| {
            lab.wait(24 * 3600);
        },
    );
}

#[test]
fn a_recorded_read_that_did_not_happen() {
    let mut lab = lab();
    lab.build();
    let other = Input::Facet(Facet::Sport(2));
    rewrite(&lab, ("category", Some(10)), |inputs| {
        if inputs.iter().any(Input::is_fact) {
            inputs.push(other.clone());
        }
    });
    let wrong = "recorded and not read: sport 2: name and path";
    assert_reads_reported(&mut lab, "soccer/england.html", wrong);
}

#[test]
fn a_page_that_is_not_among_the_readers() {
    let mut lab = lab();
    lab.build();
    let output = lab.output();
    let subject = Subject::Match(1000);
    let readers = output.state().read().expect("reads").readers(subject);
    let mut readers: BTreeSet<Route> = readers.expect("reads").into_iter().collect();
    assert!(readers.remove(&route(("home", None))));
    let write = output.state().write().expect("writes");
    write.set_readers([(subject, &readers)]).expect("writes");
    write.commit().expect("commits");
    drop(output);
    assert_reported(&mut lab, &["ar.html", "index.html"], |lab| {
        lab.change(1000, |match_| {
            match_.competitors.home.name = "Gunners".to_owned()
        });
    });
}
