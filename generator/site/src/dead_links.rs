//! Links in the editors' texts that lead to no page of the site.

use catalogue::locale::KNOWN;
use catalogue::route;
use catalogue::{Catalogue, Sport};
use diagnostic::Diagnostic;
use diagnostic::likely;
use project::content::{Content, Linked};
use project::settings::Features;

/// A warning for each link of a record to a path without a page. Not an error: the match may be over.
pub fn dead_links(
    content: &Content,
    catalogue: &Catalogue,
    features: &Features,
) -> Vec<Diagnostic> {
    let links = content.links();
    let plain = links.filter(|(_, link)| link.named.is_none());
    let dead = plain.filter_map(|(file, Linked { target, at, .. })| {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let path = path.trim_end_matches('/');
        let path = page_of(path);
        let is_own = || {
            let slug = path.strip_prefix("/promotions/");
            (content.product())
                .any(|it| it.path.trim_end_matches('/') == path && (it.is_wanted)(features))
                || content
                    .added()
                    .iter()
                    .any(|slug| path[1..] == *slug.as_str())
                || slug.is_some_and(|slug| content.promotion(slug).is_some())
        };
        if !path.starts_with('/') || is_own() || has_page(path, catalogue) {
            return None;
        }
        let message = format!("the link `{target}` leads to no page of this site");
        let text = file.text.get(at.clone()).unwrap_or_default();
        let at = match text.find(target) {
            Some(start) => at.start + start..at.start + start + target.len(),
            None => at,
        };
        let warning = Diagnostic::warning(message).at(&file.path, &file.text, at, "");
        Some(warning.hint(hint(path, content, catalogue)))
    });
    dead.collect()
}

/// The page that a feed or a calendar belongs to; of another path, itself. The calendar of a side belongs
/// to its league.
fn page_of(path: &str) -> &str {
    if !route::is_document(path) {
        return path;
    }
    let page = path.rsplit_once('.').map_or(path, |(page, _)| page);
    match page.rsplit_once('/') {
        Some((league, _)) if league.matches('/').count() == 2 => league,
        _ => page,
    }
}

fn has_page(path: &str, catalogue: &Catalogue) -> bool {
    let Some((sport, slug)) = path[1..].split_once('/') else {
        return catalogue.sport_of_slug(&path[1..]).is_some();
    };
    let Some(sport) = catalogue.sport_of_slug(sport) else {
        return false;
    };
    let mut categories = catalogue.categories.values();
    catalogue.league_of_slug(sport.id, slug).is_some()
        || categories.any(|it| it.sport == sport.id && it.slug.as_str() == slug)
        || has_match(sport, slug, catalogue)
}

fn has_match(sport: &Sport, slug: &str, catalogue: &Catalogue) -> bool {
    let mut matches = catalogue.matches.values();
    matches.any(|it| it.slug.as_str() == slug && catalogue.sport_of(it) == Some(sport.id))
}

fn hint(path: &str, content: &Content, catalogue: &Catalogue) -> String {
    let (first, rest) = path[1..].split_once('/').unwrap_or((&path[1..], ""));
    if KNOWN.iter().any(|locale| locale.code == first) {
        return format!("write `/{rest}`: each language links to its own page");
    }
    let sports = catalogue.sports.values();
    let mut paths: Vec<String> = sports.map(|sport| format!("/{}", sport.slug)).collect();
    if let Some(sport) = catalogue.sport_of_slug(first) {
        let leagues = catalogue.leagues.values();
        let leagues = leagues.filter(|league| league.sport == sport.id);
        paths.extend(leagues.map(|league| sport.path_of(&league.slug)));
    }
    paths.extend(content.product().map(|page| page.path.to_owned()));
    match likely(path, paths.iter().map(String::as_str)) {
        Some(likely) => format!("did you mean `{likely}`?"),
        None => "open the page on the site and take the path of its address, without the language"
            .to_owned(),
    }
}
