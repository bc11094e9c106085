//! `GET /search`.

use api::wire::{ErrorCode, FoundMarket, SearchResults};
use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::Caller;
use super::params::Params;
use crate::refusal::Refusal;
use crate::search::{Conditions, Query};

/// Matches, leagues and markets whose names have the words of `q`.
pub async fn search(
    State(operator): Shared,
    caller: Caller,
    params: Params,
) -> Result<Response, Refusal> {
    let query = params.text("q").and_then(Query::parse);
    let query = query.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "q"))?;
    let only = Conditions {
        sport_type: params.text("sport_type").map(str::to_owned),
        statuses: params.list("match_status")?,
        only_events: params.get("only_events_name")?.unwrap_or_default(),
    };
    let found = operator.search(&query, &only, caller.locale);
    let world = &operator.world;
    Ok(data(SearchResults {
        matches: (found.matches.iter())
            .map(|(place, standing)| world.match_(*place, standing, caller.locale))
            .collect(),
        tournaments: (found.leagues.iter())
            .map(|place| world.catalogue.tournament(*place, caller.locale))
            .collect(),
        markets: (found.markets.into_iter())
            .map(|(place, standing, market)| FoundMarket {
                match_: world.match_(place, &standing, caller.locale),
                market,
            })
            .collect(),
    }))
}
