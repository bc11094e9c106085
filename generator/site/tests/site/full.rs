//! Holds a site that was built step by step to the ones that are built of the same at once.

use std::collections::{BTreeMap, BTreeSet};

use crate::lab::Lab;

/// Files that a full build makes otherwise, and how. An asset that only stays for pages in caches is
/// none of them.
///
/// There are two full builds. One knows what the operator answered before, so it is to be the same
/// byte for byte. The other knows nothing: it has not seen since when prices are what they are, and
/// begins with the time of the last answer.
pub fn differing(lab: &Lab) -> BTreeMap<String, String> {
    let knowing = lab.twin();
    let state = knowing.output();
    let copied = state.state().take_catalogue(lab.output().state());
    copied.expect("copies the catalogue");
    drop(state);
    knowing.build();
    let ignorant = lab.twin();
    ignorant.build();
    let mut differ = compare(lab, &ignorant, |text| without_times(&text));
    differ.extend(compare(lab, &knowing, |text| text));
    differ
}

fn compare(lab: &Lab, twin: &Lab, of: impl Fn(String) -> String) -> BTreeMap<String, String> {
    let [stands, full] = [lab, twin].map(|lab| -> BTreeMap<String, String> {
        let site = lab.site();
        let files = lab.contents().into_iter();
        files
            .map(|(path, bytes)| {
                let file = path.strip_prefix(&site).expect("below").display();
                (
                    file.to_string(),
                    of(String::from_utf8(bytes).expect("UTF-8")),
                )
            })
            .collect()
    });
    let pages = stands.keys().filter(|file| !file.starts_with("assets/"));
    let files: BTreeSet<&String> = full.keys().chain(pages).collect();
    let differ = files
        .into_iter()
        .filter(|file| stands.get(*file) != full.get(*file));
    differ
        .map(|file| {
            let how = match (stands.get(file), full.get(file)) {
                (Some(stands), Some(full)) => first_difference(stands, full),
                (Some(_), None) => "is not to be there".to_owned(),
                _ => "is not there".to_owned(),
            };
            (file.clone(), how)
        })
        .collect()
}

/// The text without the times that prices are from.
fn without_times(text: &str) -> String {
    without(&without(text, "<time", "</time>"), "\"as_of\":{", "}")
}

fn without(text: &str, start: &str, end: &str) -> String {
    let mut parts = text.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        let (_, rest) = part.split_once(end).expect("a time ends");
        all + rest
    })
}

fn first_difference(stands: &str, full: &str) -> String {
    let around = |text: &str, at: usize| -> String {
        let from = at.saturating_sub(60);
        text.chars().skip(from).take(160).collect()
    };
    let same = stands.chars().zip(full.chars());
    let at = same.take_while(|(one, other)| one == other).count();
    format!("`{}` and not `{}`", around(stands, at), around(full, at))
}
