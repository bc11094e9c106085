//! The control API, with which tests steer the sandbox. Enabled only by an option.

use std::sync::Arc;
use std::time::Duration;

use api::wire::{ErrorCode, EventStatus, Odds};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::post;
use jiff::SignedDuration;
use serde::Deserialize;

use super::answer::{Shared, nothing};
use super::params::{Body, place};
use super::{control_bets, control_limits};
use crate::Operator;
use crate::faults::Fault;
use crate::play::{Halt, Recording};
use crate::push::Hub;
use crate::refusal::Refusal;
use crate::world::{FASTEST, PriceKey, Rest};

/// Seconds until the start of a match that is set back to prematch.
const LATER: i64 = 900;

/// The number of the mark that was published after a call.
const MARK: HeaderName = HeaderName::from_static("x-mark");

/// Everything under `/sandbox/control`.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/clock", post(clock))
        .route("/price", post(price))
        .route("/suspend", post(suspend))
        .route("/match", post(match_))
        .route("/replay", post(replay))
        .route("/fail", post(fail))
        .route("/drop_connections", post(drop_connections))
        .route("/disconnect", post(disconnect))
        .route("/transport", post(transport))
        .route("/reset", post(reset))
        .merge(control_bets::router())
        .merge(control_limits::router())
}

/// After each call, publishes what it has caused, and a mark.
pub async fn mark(State(operator): Shared, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    operator.done_later().await;
    let mark = HeaderValue::from(operator.catch_up());
    response.headers_mut().insert(MARK, mark);
    response
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clock {
    stop: Option<bool>,
    advance_seconds: Option<i64>,
    speed: Option<u32>,
}

/// Stops or continues the clock; moves it forward; changes its speed.
async fn clock(State(operator): Shared, Body(body): Body<Clock>) -> Result<Response, Refusal> {
    let clock = &operator.world.clock;
    if body
        .speed
        .is_some_and(|speed| !(1..=FASTEST).contains(&speed))
    {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "speed"));
    }
    let before = (clock.is_stopped(), clock.speed());
    if let Some(stop) = body.stop {
        clock.stop(stop);
    }
    if let Some(speed) = body.speed {
        clock.set_speed(speed);
    }
    if let Some(seconds) = body.advance_seconds {
        if seconds < 0 {
            return Err(Refusal::about(
                ErrorCode::InvalidParameter,
                "advance_seconds",
            ));
        }
        clock.advance(SignedDuration::from_secs(seconds));
    }
    if before != (clock.is_stopped(), clock.speed()) {
        operator.publish_clocks();
    }
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Price {
    match_id: u64,
    market_id: u64,
    #[serde(default)]
    specifier: Option<String>,
    outcome_id: u64,
    odds: u32,
}

/// Fixes a price and publishes it at once.
async fn price(State(operator): Shared, Body(body): Body<Price>) -> Result<Response, Refusal> {
    if body.odds <= 1000 {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "odds"));
    }
    let world = &operator.world;
    let place = place(&operator, body.match_id)?;
    let specifier = body.specifier.filter(|text| !text.is_empty());
    let offers = world.offers(place, &operator.standing(place));
    let offer = offers
        .iter()
        .find(|offer| offer.market == body.market_id && offer.specifier() == specifier);
    let is_there = offer.is_some_and(|offer| {
        offer
            .outcomes
            .iter()
            .any(|own| own.outcome == body.outcome_id)
    });
    if !is_there {
        return Err(Refusal::new(ErrorCode::MarketNotAvailable));
    }
    let key = PriceKey {
        market: body.market_id,
        specifier,
        outcome: body.outcome_id,
    };
    operator.change(place, |steered| {
        steered.prices.insert(key, Odds(body.odds));
    });
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Suspend {
    match_id: u64,
    #[serde(default)]
    market_id: Option<u64>,
    #[serde(default)]
    specifier: Option<String>,
    suspended: bool,
}

/// Suspends all markets of a match, one kind, or one line; or opens them again.
async fn suspend(State(operator): Shared, Body(body): Body<Suspend>) -> Result<Response, Refusal> {
    let place = place(&operator, body.match_id)?;
    let rest = Rest {
        market: body.market_id,
        specifier: body.specifier,
    };
    operator.change(place, |steered| {
        if body.suspended {
            steered.rests.push(rest);
        } else {
            steered
                .rests
                .retain(|own| rest.market.is_some() && *own != rest);
        }
    });
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Match {
    match_id: u64,
    #[serde(default)]
    status: Option<i64>,
    #[serde(default)]
    home: Option<String>,
    #[serde(default)]
    away: Option<String>,
    #[serde(default)]
    listed: Option<bool>,
    #[serde(default)]
    postpone_seconds: Option<u32>,
    #[serde(default)]
    interrupt_seconds: Option<u32>,
    #[serde(default)]
    abandon: bool,
}

/// Renames a match's sides, starts it now (1), sets it back (0), or sets another state; withholds it
/// until it is listed; postpones, interrupts or abandons it.
async fn match_(State(operator): Shared, Body(body): Body<Match>) -> Result<Response, Refusal> {
    let place = operator.world.place_of_any(body.match_id);
    let place = place.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "match_id"))?;
    let status = body.status.map(EventStatus::from);
    if status.is_some_and(EventStatus::is_unknown) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "status"));
    }
    let now = operator.world.clock.seconds();
    let standing = operator.world.standing_at(place, now);
    let is_live = operator.world.can_be_interrupted(place, &standing);
    let is_prematch = standing.status == EventStatus::Prematch;
    for (is_wanted, is_possible, name) in [
        (
            body.postpone_seconds.is_some(),
            is_prematch,
            "postpone_seconds",
        ),
        (
            body.interrupt_seconds.is_some(),
            is_live,
            "interrupt_seconds",
        ),
        (body.abandon, is_live, "abandon"),
    ] {
        if is_wanted && !is_possible {
            return Err(Refusal::about(ErrorCode::InvalidParameter, name));
        }
    }
    let at = u32::try_from(now - standing.start).unwrap_or(0);
    operator.change(place, |steered| {
        if let Some(seconds) = body.postpone_seconds {
            steered.start = Some(standing.start + i64::from(seconds));
        }
        if body.interrupt_seconds.is_some() || body.abandon {
            steered.halt = Some(Halt {
                at,
                length: body.interrupt_seconds.unwrap_or(0),
                is_final: body.abandon,
            });
        }
        for (own, new) in steered.names.iter_mut().zip([body.home, body.away]) {
            *own = new.or(own.take());
        }
        steered.withheld = body.listed.map_or(steered.withheld, |listed| !listed);
        match status {
            Some(EventStatus::Live) => steered.begin(now),
            Some(EventStatus::Prematch) => steered.begin(now + LATER),
            Some(other) => steered.status = Some((other, now)),
            None => {}
        }
    });
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Replay {
    match_id: u64,
    recording: String,
    #[serde(default)]
    from_seconds: u32,
}

/// Lets a match play a recorded one from now on, or from a second of it.
async fn replay(State(operator): Shared, Body(body): Body<Replay>) -> Result<Response, Refusal> {
    let place = place(&operator, body.match_id)?;
    let recording = Recording::load(&body.recording).map_err(|mistake| {
        tracing::error!("{mistake}");
        Refusal::about(ErrorCode::InvalidParameter, "recording")
    })?;
    let rules = &operator.world.sport(place).rules;
    let recording = recording.filter(|own| !operator.world.is_outright(place) && own.fits(rules));
    let recording =
        recording.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "recording"))?;
    let now = operator.world.clock.seconds();
    operator.change(place, |steered| {
        steered.begin(now - i64::from(body.from_seconds));
        steered.recording = Some(Arc::new(recording));
    });
    Ok(nothing())
}

/// Makes the next calls to a path fail.
async fn fail(State(operator): Shared, Body(body): Body<Fault>) -> Response {
    operator.faults.add(body);
    nothing()
}

/// Cuts all push connections without a close frame.
async fn drop_connections(State(operator): Shared) -> Result<Response, Refusal> {
    own_push(&operator)?.drop_connections();
    Ok(nothing())
}

/// The sandbox's own push; it has none that could be steered when it publishes through Centrifugo.
fn own_push(operator: &Operator) -> Result<&Hub, Refusal> {
    let own = operator.outlet.own();
    own.ok_or_else(|| Refusal::new(ErrorCode::PushElsewhere))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disconnect {
    code: u16,
    #[serde(default)]
    reason: String,
}

/// Closes all push connections with a code (3000 to 4999).
async fn disconnect(
    State(operator): Shared,
    Body(body): Body<Disconnect>,
) -> Result<Response, Refusal> {
    if !(3000..5000).contains(&body.code) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "code"));
    }
    own_push(&operator)?.disconnect_all(body.code, &body.reason);
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Transport {
    websocket: Option<bool>,
    silent: Option<bool>,
    #[serde(default)]
    garbage: bool,
    ping_seconds: Option<u64>,
    token_seconds: Option<u64>,
}

/// Faults of the push: no websockets, connections that hear nothing more, frames that are not of the
/// protocol, another interval of pings and another lifetime of tokens.
async fn transport(
    State(operator): Shared,
    Body(body): Body<Transport>,
) -> Result<Response, Refusal> {
    let hub = own_push(&operator)?;
    if body.ping_seconds == Some(0) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "ping_seconds"));
    }
    if let Some(accept) = body.websocket {
        hub.accept_websockets(accept);
    }
    match body.silent {
        Some(true) => hub.silence(),
        Some(false) => hub.drop_silent(),
        None => {}
    }
    if body.garbage {
        hub.send_garbage();
    }
    if let Some(seconds) = body.ping_seconds {
        hub.set_ping(Some(Duration::from_secs(seconds)));
    }
    if let Some(seconds) = body.token_seconds {
        hub.tokens()
            .set_lifetime(Some(Duration::from_secs(seconds)));
    }
    Ok(nothing())
}

/// Restores the beginning: the world, the clock, which stays stopped if it is, the players, and no faults.
async fn reset(State(operator): Shared) -> Result<Response, Refusal> {
    operator.faults.clear();
    if let Some(hub) = operator.outlet.own() {
        hub.end_faults();
    }
    operator.players.reset()?;
    operator.outbox.clear();
    operator.world.clock.reset();
    operator.release_all();
    operator.publish_clocks();
    operator.publish_providers();
    Ok(nothing())
}
