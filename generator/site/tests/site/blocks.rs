//! A case for each kind of block, `generator/pages/tests/blocks/<kind>/`: a page of the editors, and what the project's own
//! templates make of it in Arabic. `UPDATE_CASES=1 cargo test --workspace --test site blocks` writes the
//! latter.

use std::fs;
use std::path::Path;

use pages::blocks::KINDS;

use crate::own::with_own_project;

#[test]
fn every_kind_of_block_has_its_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pages/tests/blocks");
    let mut lab = with_own_project();
    // A schedule of today needs a match, and statistics one that has them.
    lab.change(1002, |match_| {
        match_.start_time = "2026-11-21T18:00:00Z".parse().expect("valid");
        match_.is_provider_stats_available = true;
    });
    lab.change(1000, |match_| match_.is_provider_stats_available = true);
    let settings = lab.settings.text();
    let framed = "[[security.origins]]\norigin = \"https://player.example\"\nfor = [\"frame\"]\n";
    lab.write("content/site.toml", &format!("{settings}{framed}"));
    let mut wrong = Vec::new();
    for kind in KINDS {
        match fs::read_to_string(folder.join(kind.name).join("page.toml")) {
            Ok(page) => lab.write(&format!("content/pages/case-{}.toml", kind.name), &page),
            Err(_) => wrong.push(format!("no case for the block `{}`", kind.name)),
        }
    }
    let summary = lab.build();
    assert_eq!(summary.by_engine, 0, "every template is compiled");
    assert_eq!(
        lab.build().verified,
        summary.pages,
        "Minijinja draws the same"
    );
    for kind in KINDS {
        let page = lab.page(&format!("ar/case-{}.html", kind.name));
        let made = drawn(&page);
        let case = folder.join(kind.name).join("expected.html");
        if std::env::var_os("UPDATE_CASES").is_some() {
            fs::write(&case, &made).expect("writes");
        }
        let stored = fs::read_to_string(&case).unwrap_or_default();
        if stored.trim().is_empty() || stored != made {
            wrong.push(format!("{} is not:\n{made}", case.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nhint: UPDATE_CASES=1 cargo test --workspace --test site blocks",
        wrong.join("\n")
    );
}

/// The blocks of a page, without the props of islands, which have tests of their own.
fn drawn(page: &str) -> String {
    let (_, main) = page.split_once("<main").expect("a page has content");
    let (main, _) = main.split_once("</main>").expect("it ends");
    let (_, blocks) = main.split_once("</h1>").expect("a heading");
    let mut parts = blocks.split("<script type=\"application/json\">");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, rest) = part.split_once("</script>").expect("it ends");
        text.push_str("<script type=\"application/json\">…</script>");
        text.push_str(rest);
    }
    let text = text.trim().trim_end_matches("</div>").trim();
    format!("{text}\n")
}
