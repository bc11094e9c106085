//! Compares a site that was built incrementally with full builds of the same input.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::route;
use site::addresses;

use crate::lab::Lab;

/// Files that differ from a full build, and how. Assets that are only kept for cached pages are not
/// compared.
///
/// There are two full builds. One has the operator's earlier answers, so it must be equal byte for
/// byte. The other has none but the addresses that were given: it does not know since when prices have
/// been valid, nor which matches have had another date, and uses the time of the last answer. Neither has earlier pages, so both use the time of the build for the last change
/// of each.
pub fn differing(lab: &Lab) -> BTreeMap<String, String> {
    let knowing = lab.twin();
    let state = knowing.output();
    let copied = state.state().take_catalogue(lab.output().state());
    copied.expect("copies the catalogue");
    drop(state);
    knowing.build();
    let ignorant = lab.twin();
    let reading = lab.output().state().read().expect("reads");
    let addresses = reading.addresses().expect("reads");
    let kept = addresses::store(ignorant.output().state(), addresses);
    kept.expect("stores");
    ignorant.build();
    let mut differ = compare(lab, &ignorant, |text| without_times(&text));
    differ.extend(compare(lab, &knowing, |text| text));
    differ
}

fn compare(lab: &Lab, twin: &Lab, of: impl Fn(String) -> String) -> BTreeMap<String, String> {
    let [built, full] = [lab, twin].map(|lab| -> BTreeMap<String, String> {
        let site = lab.site();
        let files = lab.contents().into_iter();
        files
            .map(|(path, bytes)| {
                let file = path.strip_prefix(&site).expect("below").display();
                let text = of(String::from_utf8(bytes).expect("UTF-8"));
                let text = match route::is_sitemap(&file.to_string()) {
                    true => without(&text, "<lastmod>", "</lastmod>"),
                    false => text,
                };
                (file.to_string(), text)
            })
            .collect()
    });
    let pages = built.keys().filter(|file| !route::is_asset(file));
    let files: BTreeSet<&String> = full.keys().chain(pages).collect();
    let differ = files
        .into_iter()
        .filter(|file| built.get(*file) != full.get(*file));
    differ
        .map(|file| {
            let how = match (built.get(file), full.get(file)) {
                (Some(built), Some(full)) => first_difference(built, full),
                (Some(_), None) => "must not exist".to_owned(),
                _ => "is missing".to_owned(),
            };
            (file.clone(), how)
        })
        .collect()
}

/// The text without the times of prices, of the last changes of matches, and of their earlier dates.
fn without_times(text: &str) -> String {
    let mut text = text
        .replace("\"called\":\"rescheduled\"", "\"called\":null")
        .replace("\"previous\":null", "\"previous\":{}");
    for (start, end) in [
        ("<time", "</time>"),
        ("\"as_of\":{", "}"),
        ("<pubDate>", "</pubDate>"),
        ("\"date_published\":\"", "\""),
        ("\"date_modified\":\"", "\""),
        ("DTSTAMP:", "\r\n"),
        ("SEQUENCE:", "\r\n"),
        ("\"previous\":{", "}"),
    ] {
        text = without(&text, start, end);
    }
    text
}

fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        let (_, rest) = part.split_once(end).expect("a time ends");
        all + rest
    })
}

fn first_difference(built: &str, full: &str) -> String {
    let around = |text: &str, at: usize| -> String {
        let from = at.saturating_sub(60);
        text.chars().skip(from).take(160).collect()
    };
    let same = built.chars().zip(full.chars());
    let at = same.take_while(|(one, other)| one == other).count();
    format!("`{}` instead of `{}`", around(built, at), around(full, at))
}
