//! `/cybersport`: computer games that take bets, each with its next matches.

use serde::Serialize;

use super::composed::composed_with;
use super::definition::{Definition, Model, Naming, Pages};
use super::links::sport_href;
use super::list::{kept_list, source_of};
use super::tools::Tools;
use crate::scope::Scope;
use crate::view::{ListKind, ListSource, ListedMatches, OddsListProps, Words};
use catalogue::List;
use catalogue::route::{PageKind, Route};
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;

/// The most matches of a game.
const MOST: u32 = 8;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(34),
    name: "cybersport",
    template: "pages/cybersport.html",
    status: 200,
    indexed: true,
    composed: true,
    naming: Naming {
        crumb: "crumb-cybersport",
        links: &["e_sports"],
        ..Naming::NONE
    },
    pages: Pages::One("/cybersport"),
    view,
};

#[derive(Serialize)]
struct Games<'a> {
    games: Vec<Game<'a>>,
    /// The tools above the games.
    tools: Tools<'a>,
}

/// One game.
#[derive(Serialize)]
struct Game<'a> {
    /// Path segment, which is also the name of its icon.
    key: &'a str,
    name: Words<'a>,
    href: Words<'a>,
    /// Its next matches.
    list: OddsListProps<'a>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    let mut games = Vec::new();
    for id in scope.list(List::Sports) {
        let Some(sport) = scope.sport(id).filter(|sport| sport.cyber) else {
            continue;
        };
        let ids = scope.list(List::NextOfSport(id, MOST));
        games.push(Game {
            key: sport.slug.as_str(),
            name: scope.text(&sport.name),
            href: sport_href(scope, sport),
            list: kept_list(
                scope,
                &ids,
                Grouping::Leagues { mixed: false },
                format!("game-{}", games.len() + 1),
                ListSource {
                    limit: MOST,
                    ..source_of(scope, ListKind::NextOfSport, sport)
                },
            )?,
        });
    }
    let tools = Tools::of_lists(
        scope,
        games.iter().map(|game: &Game<'_>| &game.list),
        ListedMatches {
            cyber: true,
            ..ListedMatches::default()
        },
    );
    composed_with(scope, &DEFINITION, &Games { games, tools })
}
