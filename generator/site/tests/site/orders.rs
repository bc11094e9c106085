//! Orders that differ by language: of leagues, whose priority an operator may give for each, and of those who take part.

use api::wire::EventStatus;

use crate::lab::Lab;

/// Leagues with live matches come first, whatever their priority.
fn without_live_matches() -> Lab {
    let mut lab = Lab::new();
    lab.change(1002, |match_| match_.status = EventStatus::Finished);
    lab
}

/// Which of two leagues a page shows first.
fn first(lab: &Lab, file: &str) -> &'static str {
    let page = lab.page(file);
    let at = |slug: &str| {
        page.find(slug)
            .unwrap_or_else(|| panic!("{slug} in {file}"))
    };
    let [spain, england] = ["betis-sevilla", "arsenal-chelsea"].map(at);
    if spain < england { "spain" } else { "england" }
}

#[test]
fn each_language_has_the_order_of_its_own_priorities() {
    let mut lab = without_live_matches();
    lab.feed.locales[1].tournaments[1].priority = 5;
    lab.build();
    for [english, arabic] in [["index.html", "ar.html"], ["soccer.html", "ar/soccer.html"]] {
        assert_eq!(first(&lab, english), "england");
        assert_eq!(first(&lab, arabic), "spain");
    }
}

#[test]
fn another_priority_in_one_language_rebuilds_no_page_of_the_others() {
    let mut lab = without_live_matches();
    lab.build();
    lab.feed.locales[1].tournaments[1].priority = 5;
    let summary = lab.build();
    assert!(summary.written.contains(&"ar.html".to_owned()));
    let others = summary.written.iter();
    let others: Vec<_> = others.filter(|file| !file.starts_with("ar")).collect();
    assert!(others.is_empty(), "{others:?}");
    assert_eq!(first(&lab, "ar.html"), "spain");
    assert_eq!(first(&lab, "index.html"), "england");
}

#[test]
fn those_who_take_part_are_matched_by_their_numbers() {
    let mut lab = Lab::new();
    let names = [
        ["Arsenal", "Chelsea", "Fulham"],
        ["تشيلسي", "أرسنال", "فولهام"],
    ];
    let ids = [[1, 2, 3], [2, 1, 3]];
    for (locale, feed) in lab.feed.locales.iter_mut().enumerate() {
        let entrants = feed.matches.iter_mut().flat_map(|it| &mut it.entrants);
        for (nth, entrant) in entrants.enumerate() {
            entrant.id = Some(ids[locale][nth]);
            entrant.name = names[locale][nth].to_owned();
        }
    }
    lab.build();
    let page = "ar/soccer/premier-league-2026-27.html";
    let arabic = lab.page(page);
    assert!(
        arabic.contains(r#"["أرسنال","تشيلسي","فولهام"]"#),
        "{arabic}"
    );
    // A page that has a price for each of them names nobody twice.
    for feed in &mut lab.feed.locales {
        for match_ in &mut feed.matches {
            match_.entrants.truncate(2);
        }
    }
    lab.build();
    assert!(lab.page(page).contains(r#""entrants":[]"#));
}
