//! Names and slugs that an attacker or a careless feed may send.

use crate::lab::{Lab, printed};

#[test]
fn hostile_names_are_escaped_and_stay_inside_the_folder() {
    let mut lab = Lab::new();
    let long = "N".repeat(300);
    let names = [
        "<script>alert(1)</script>",
        "\"><img onerror=alert(1) src=x>",
        "../../x",
        &long,
        "النادي الأهلي",
    ];
    for (index, name) in names.iter().enumerate() {
        let id = 1000 + index as u64;
        lab.change(id, |match_| {
            match_.competitors.home.name = (*name).to_owned();
            match_.slug = format!("{name}/../../../{name}");
        });
    }
    lab.build();
    for (path, (bytes, _)) in lab.files() {
        let text = String::from_utf8(bytes).expect("UTF-8");
        assert!(
            !text.contains("<script>alert") && !text.contains("<img onerror"),
            "{}",
            path.display()
        );
        assert!(path.starts_with(lab.site()));
    }
    let league = lab.page("soccer/premier-league.html");
    assert!(
        league.contains("&lt;script&gt;alert(1)&lt;/script&gt;"),
        "{league}"
    );
    let outside: Vec<_> = std::fs::read_dir(lab.root())
        .expect("reads")
        .map(|entry| {
            entry
                .expect("reads")
                .file_name()
                .into_string()
                .expect("UTF-8")
        })
        .filter(|name| {
            !["content", "templates", "locales", "islands", "dist"].contains(&name.as_str())
        })
        .collect();
    assert!(outside.is_empty(), "{outside:?}");
}

#[test]
fn characters_that_no_page_may_contain_are_removed() {
    let odd: String = (0..0x20)
        .chain(0x7f..0xa0)
        .chain(0xfdd0..0xfdf0)
        .chain([0xfffe, 0xffff, 0x1_fffe, 0x10_ffff])
        .filter_map(char::from_u32)
        .collect();
    let mut lab = Lab::new();
    for feed in &mut lab.feed.locales {
        feed.sports[0].name = format!("{odd}Soccer{odd}");
        feed.tournaments[0].name.insert_str(3, &odd);
        feed.tournaments[0].category.name.push_str(&odd);
    }
    lab.change(1000, |match_| {
        match_.competitors.home.name = format!("Ar{odd}senal");
    });
    lab.build();
    let mut pages = 0;
    for (path, (bytes, _)) in lab.files() {
        if path.extension().is_none_or(|ending| ending != "html") {
            continue;
        }
        pages += 1;
        let text = String::from_utf8(bytes).expect("UTF-8");
        let found = text.chars().find(|c| api::text::is_forbidden(*c));
        assert_eq!(found, None, "{}", path.display());
    }
    assert!(pages > 10, "{pages}");
    let page = lab.page("soccer/arsenal-chelsea.html");
    for part in ["Ar   senal", "Pre   mier League", "   Soccer   "] {
        assert!(page.contains(part), "{part}\n{page}");
    }
}

#[test]
fn a_slug_with_two_owners_is_resolved_and_reported() {
    let mut lab = Lab::new();
    lab.change(1000, |match_| match_.slug = "premier-league".to_owned());
    lab.change(1001, |match_| match_.slug = "premier-league".to_owned());
    let (_, notes) = lab
        .try_build()
        .unwrap_or_else(|errors| panic!("{}", printed(&errors)));
    assert!(
        lab.page("soccer/premier-league.html")
            .contains("<h1>Arsenal")
    );
    assert!(
        lab.page("soccer/premier-league-1001.html")
            .contains("<h1>Everton")
    );
    assert!(lab.page("soccer/premier-league-100.html").contains("Leeds"));
    assert_eq!(notes.len(), 2, "{}", printed(&notes));
}

#[test]
fn a_sport_cannot_take_a_page_of_the_product() {
    let mut lab = Lab::new();
    for feed in &mut lab.feed.locales {
        feed.sports[1].key = "live".to_owned();
    }
    let (_, notes) = lab
        .try_build()
        .unwrap_or_else(|errors| panic!("{}", printed(&errors)));
    assert!(printed(&notes).contains("`live-2`"), "{}", printed(&notes));
    assert!(lab.site().join("live-2.html").exists() && lab.page("live.html").contains("Leeds"));
}

#[test]
fn entities_without_a_parent_are_left_out_and_reported() {
    let mut lab = Lab::new();
    lab.change(1003, |match_| match_.tournament.id = 999);
    let (summary, notes) = lab
        .try_build()
        .unwrap_or_else(|errors| panic!("{}", printed(&errors)));
    assert!(
        printed(&notes).contains("match 1003 belongs to tournament 999"),
        "{}",
        printed(&notes)
    );
    assert!(!summary.written.iter().any(|file| file.contains("betis")));
}
