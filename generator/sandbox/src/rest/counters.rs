//! `POST /counters`: numbers of matches, each as long as the list with the same conditions.

use api::wire::{Counter, CountersQuery, ErrorCode};
use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};
use super::filter::Filter;
use super::params::Body;
use crate::refusal::Refusal;

/// The most questions of a call.
const MOST: usize = 200;

/// A number for each question.
pub async fn count(
    State(operator): Shared,
    Body(query): Body<CountersQuery>,
) -> Result<Response, Refusal> {
    let asked = query.counters;
    if asked.len() > MOST {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "counters"));
    }
    let world = &operator.world;
    let filters: Vec<Filter> = (asked.iter())
        .map(|query| Filter::of_counter(query, world))
        .collect();
    let mut counts = vec![0_u64; asked.len()];
    let (listed, ended) = (world.order().iter().copied(), world.ended());
    for place in listed.chain(ended.clone()) {
        // A match that may be live is played once for all questions.
        let mut status = None;
        for (filter, count) in filters.iter().zip(&mut counts) {
            let is_listed = !ended.contains(&place) || filter.asks_for_ended();
            if !is_listed || !filter.takes_all_but_status(world, place) {
                continue;
            }
            let mut is_in_state = || {
                let status = *status.get_or_insert_with(|| operator.status(place));
                filter.takes_status(status)
            };
            if !filter.needs_status() || is_in_state() {
                *count += 1;
            }
        }
    }
    let numbered = asked.into_iter().zip(counts);
    Ok(data(
        numbered
            .map(|(query, count)| Counter {
                key: query.key,
                count,
            })
            .collect::<Vec<Counter>>(),
    ))
}
