//! The part of the control API that steers bets and players.

use std::sync::Arc;
use std::time::Duration;

use api::wire::{ErrorCode, Provider, SignUpField};
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};
use jiff::SignedDuration;
use serde::Deserialize;

use super::answer::{Shared, data, nothing};
use super::params::{Body, place};
use crate::Operator;
use crate::players::{
    Announcement, Call, Decision, Ended, NotificationKind, Planned, Product, Steered, Verdict,
};
use crate::refusal::Refusal;

/// Everything about bets under `/sandbox/control`.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/pace", post(pace))
        .route("/refuse", post(refuse))
        .route("/odds_words", post(odds_words))
        .route("/bet", post(bet))
        .route("/settle", post(settle))
        .route("/player", post(player))
        .route("/provider", post(provider))
        .route("/product", post(product))
        .route("/ledger", get(ledger))
        .route("/sign_up", post(sign_up))
        .route("/notify", post(notify))
        .route("/subscriptions", get(subscriptions))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PaceBody {
    live_delay_ms: Option<u64>,
    trader_ms: Option<u64>,
    processing_ms: Option<u64>,
    cashout_ms: Option<u64>,
}

/// Sets the delays of the operator, by the wall time of its clock; 0 means at once.
async fn pace(State(operator): Shared, Body(body): Body<PaceBody>) -> Response {
    let pace = &mut operator.players.steering().pace;
    for (own, new) in [
        (&mut pace.live_delay, body.live_delay_ms),
        (&mut pace.trader, body.trader_ms),
        (&mut pace.processing, body.processing_ms),
        (&mut pace.cashout, body.cashout_ms),
    ] {
        *own = new.map_or(*own, Duration::from_millis);
    }
    nothing()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refuse {
    code: ErrorCode,
    #[serde(default)]
    call: Call,
    #[serde(default)]
    bet: Option<usize>,
    #[serde(default)]
    details: Option<String>,
    #[serde(default = "once")]
    times: u32,
}

fn once() -> u32 {
    1
}

/// Refuses the next calls with a known code, and with details if there are any.
async fn refuse(State(operator): Shared, Body(body): Body<Refuse>) -> Result<Response, Refusal> {
    if matches!(body.code, ErrorCode::Other(_)) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "code"));
    }
    operator.players.steering().planned.push(Planned {
        call: body.call,
        refusal: Refusal::new(body.code).with_details(body.details),
        bet: body.bet,
        times: body.times,
    });
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OddsWords {
    other: bool,
}

/// Lets the settings say the formats of odds in the other vocabulary, or in their own again.
async fn odds_words(State(operator): Shared, Body(body): Body<OddsWords>) -> Response {
    operator.players.steering().other_odds_words = body.other;
    nothing()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BetBody {
    bet_id: String,
    decision: Decision,
}

/// Decides on a bet, as a trader does.
async fn bet(State(operator): Shared, Body(body): Body<BetBody>) -> Result<Response, Refusal> {
    let players = &operator.players;
    let change = players.decide(
        &operator.world,
        &body.bet_id,
        body.decision,
        operator.world.clock.wall(),
    )?;
    let change = change.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "bet_id"))?;
    operator.publish_changes(&[change]);
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settle {
    match_id: u64,
    #[serde(default)]
    market_id: Option<u64>,
    #[serde(default)]
    specifier: Option<String>,
    #[serde(default)]
    outcome_id: Option<u64>,
    result: Ended,
}

/// Settles selections of open bets as requested, whatever the match does.
async fn settle(State(operator): Shared, Body(body): Body<Settle>) -> Result<Response, Refusal> {
    let verdict = Verdict {
        place: place(&operator, body.match_id)?,
        market: body.market_id,
        specifier: body.specifier,
        outcome: body.outcome_id,
        ended: body.result,
    };
    let changes =
        operator
            .players
            .settle_as(&operator.world, &verdict, operator.world.clock.wall())?;
    operator.publish_changes(&changes);
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerBody {
    player_id: u64,
    #[serde(default)]
    balance: Option<i64>,
    #[serde(default)]
    limit_percent: Option<u32>,
    #[serde(default)]
    is_vip: Option<bool>,
    #[serde(default)]
    statuses: Option<Vec<String>>,
}

/// Changes a player's balance, limits, VIP status and statuses.
async fn player(
    State(operator): Shared,
    Body(body): Body<PlayerBody>,
) -> Result<Response, Refusal> {
    let steered = Steered {
        balance: body.balance,
        limit_percent: body.limit_percent,
        is_vip: body.is_vip,
        statuses: body.statuses,
    };
    let players = &operator.players;
    if !players.steer_player(body.player_id, steered, operator.world.clock.wall())? {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "player_id"));
    }
    operator.publish_to_player(body.player_id, &[])?;
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProviderBody {
    provider: Provider,
    active: bool,
}

/// Takes a provider up or down, and publishes it.
async fn provider(
    State(operator): Shared,
    Body(body): Body<ProviderBody>,
) -> Result<Response, Refusal> {
    if !operator.players.set_provider(&body.provider, body.active) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "provider"));
    }
    operator.publish_providers();
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProductBody {
    product: String,
    active: bool,
}

/// Opens or closes horse racing or the lotteries.
async fn product(
    State(operator): Shared,
    Body(body): Body<ProductBody>,
) -> Result<Response, Refusal> {
    let unknown = || Refusal::about(ErrorCode::InvalidParameter, "product");
    let product = Product::of(&body.product).ok_or_else(unknown)?;
    operator.players.set_product(product, body.active);
    Ok(nothing())
}

/// Balances of all accounts. The sum of a currency's accounts is always zero.
async fn ledger(State(operator): Shared) -> Result<Response, Refusal> {
    Ok(data(operator.players.balances()?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignUpBody {
    open: Option<bool>,
    sign_in: Option<bool>,
    fields: Option<Vec<SignUpField>>,
    confirmation: Option<bool>,
    token_seconds: Option<i64>,
    country: Option<String>,
    blocked_countries: Option<Vec<String>>,
    lock_seconds: Option<i64>,
    resend_seconds: Option<i64>,
    deposit_fields: Option<Vec<String>>,
    unverified_numbers: Option<bool>,
}

/// How accounts are opened: whether they can be, whether players can sign in, what new ones are asked for, whether addresses
/// must be confirmed, how long links in mails work, in which country visitors seem to be, and from which nobody can open
/// one; how long a lock lasts and another code waits; what must be filled in before a deposit; whether players sign in with
/// numbers that are not verified.
async fn sign_up(State(operator): Shared, Body(body): Body<SignUpBody>) -> Response {
    let opening = &mut operator.players.steering().opening;
    opening.open = body.open.unwrap_or(opening.open);
    opening.sign_in = body.sign_in.unwrap_or(opening.sign_in);
    if let Some(fields) = body.fields {
        opening.fields = fields;
    }
    opening.confirmation = body.confirmation.unwrap_or(opening.confirmation);
    if let Some(seconds) = body.token_seconds {
        opening.token_time = SignedDuration::from_secs(seconds);
    }
    if let Some(country) = body.country {
        opening.country = Some(country).filter(|code| !code.is_empty());
    }
    if let Some(blocked) = body.blocked_countries {
        opening.blocked = blocked;
    }
    if let Some(seconds) = body.lock_seconds {
        opening.lock_time = SignedDuration::from_secs(seconds);
    }
    if let Some(seconds) = body.resend_seconds {
        opening.resend_time = SignedDuration::from_secs(seconds);
    }
    if let Some(fields) = body.deposit_fields {
        opening.deposit_fields = fields;
    }
    opening.unverified_numbers = body
        .unverified_numbers
        .unwrap_or(opening.unverified_numbers);
    nothing()
}

/// Whose browsers get notifications by the push-notification service, and the id that it gave them.
async fn subscriptions(State(operator): Shared) -> Result<Response, Refusal> {
    Ok(data(operator.players.push_subscriptions()?))
}

/// Most notifications of one call.
const MOST_NOTIFICATIONS: u64 = 1_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Notify {
    player_id: u64,
    #[serde(default)]
    kind: NotificationKind,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    body: Option<String>,
    #[serde(default = "single")]
    count: u64,
}

fn single() -> u64 {
    1
}

/// Sends a notification to a player, once or many times.
async fn notify(State(operator): Shared, Body(body): Body<Notify>) -> Result<Response, Refusal> {
    if !(1..=MOST_NOTIFICATIONS).contains(&body.count) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "count"));
    }
    let what = Announcement {
        kind: body.kind,
        title: body.title,
        body: body.body,
        amount: None,
    };
    if operator.notify(body.player_id, &what, body.count)? == 0 {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "player_id"));
    }
    Ok(nothing())
}
