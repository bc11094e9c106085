//! The operator's HTTP interface: sportsbook API, platform API, documentation and control.

mod account;
mod answer;
mod bets;
mod bonuses;
mod caller;
mod catalogue;
mod control;
mod control_bets;
mod control_limits;
mod counters;
mod custom;
mod deposit;
mod faults;
mod favourites;
mod filter;
mod launch;
mod limits;
mod logos;
mod mails;
mod matches;
mod notifications;
mod origin;
mod page;
mod params;
mod passkeys;
mod search;
mod session;
mod shares;
mod sort;
mod spi;
mod streams;
mod tokens;
mod users;
mod version;
mod wallet;
mod withdrawal;

use std::sync::Arc;

use api::wire::ErrorCode;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{self, Next};
use axum::response::{Html, Redirect, Response};
use axum::routing::{get, post};
use jiff::fmt::rfc2822::DateTimePrinter;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};

use crate::Operator;
use crate::outlet::Outlet;
use crate::push;
use crate::refusal::Refusal;

use answer::Shared;
use origin::is_local;

/// All routes of the sandbox.
pub fn router(operator: Arc<Operator>, control: bool) -> Router {
    let sportsbook = Router::new()
        .route("/sports", get(catalogue::sports))
        .route("/categories", get(catalogue::categories))
        .route("/categories/{id}", get(catalogue::category))
        .route("/tournaments", get(catalogue::tournaments))
        .route("/tournaments/{id}", get(catalogue::tournament))
        .route("/matches", get(matches::list))
        .route("/matches/{id}", get(matches::one))
        .route("/matches/{id}/markets", get(matches::markets))
        .route("/matches/{id}/statistics", get(matches::statistics))
        .route("/matches/{id}/form", get(matches::form))
        .route("/matches/{id}/table", get(matches::table))
        .route("/matches/{id}/meetings", get(matches::meetings))
        .route("/search", get(search::search))
        .layer(middleware::from_fn(page::conditional))
        .route(
            "/settings",
            get(account::settings).post(account::set_settings),
        )
        .route("/counters", post(counters::count))
        .route("/matches/{id}/video", get(streams::video))
        .route("/matches/{id}/streams", get(streams::streams))
        .route("/virtual-wallet/{provider}/launch", post(launch::launch))
        .route("/websocket/token", post(tokens::connection))
        .route("/websocket/authorize", post(tokens::channels))
        .merge(favourites::router())
        .merge(notifications::router())
        .merge(bonuses::router())
        .layer(compressed());
    let platform = Router::new()
        .merge(account::router())
        .merge(users::router())
        .merge(passkeys::router())
        .merge(limits::router())
        .layer(middleware::from_fn(version::negotiate));
    let mut router = Router::new()
        .route("/", get(|| async { Redirect::temporary("/sandbox") }))
        .route(
            "/sandbox",
            get(|| async { Html(include_str!("docs.html")) }),
        )
        .route("/sandbox/mails", get(mails::list))
        .route("/sandbox/apps/{provider}", get(launch::app))
        .route("/spi/main.js", get(spi::script))
        .route("/spi/api/form", get(spi::form))
        .route("/spi/api/deposits", post(spi::pay))
        .merge(spi::linked_pages())
        .route("/logos/{file}", get(logos::logo))
        .route("/streams/{id}/{file}", get(streams::file))
        .nest("/api/v2", sportsbook)
        .route("/api/v3/bets", get(bets::list).post(bets::place))
        .route("/api/v3/bets/max-stake", post(bets::max_stake))
        .route("/api/v3/bets/cashout", post(bets::cash_out))
        .route("/api/v3/bets/custom/markets/{id}", get(custom::markets))
        .route("/api/v3/bets/custom/odds", post(custom::odds))
        .route(
            "/api/v3/bets/share-code",
            get(shares::open).post(shares::share),
        )
        .nest("/api", platform);
    if control {
        let mark = middleware::from_fn_with_state(operator.clone(), control::mark);
        let steered = control::router().layer(mark);
        router = router.nest("/sandbox/control", steered);
    }
    let router = router
        .layer(middleware::from_fn(origin::refuse_forms))
        .route(
            "/profile/wallet/deposit",
            get(deposit::page).post(deposit::pay),
        )
        .route(
            "/profile/wallet/withdrawal",
            get(withdrawal::page).post(withdrawal::pay_out),
        );
    let push = match &operator.outlet {
        Outlet::Own(hub) => push::router(hub.clone()),
        Outlet::Centrifugo(centrifugo) => push::closed(centrifugo.url()),
    };
    router
        .fallback(|| async { Refusal::new(ErrorCode::NotFound) })
        .method_not_allowed_fallback(|| async { Refusal::new(ErrorCode::NotFound) })
        .layer(middleware::from_fn(origin::refuse_foreign))
        .layer(middleware::from_fn_with_state(
            operator.clone(),
            faults::inject,
        ))
        .layer(middleware::from_fn_with_state(
            operator.clone(),
            translate_refusals,
        ))
        .layer(middleware::from_fn_with_state(operator.clone(), date))
        .with_state(operator.clone())
        .merge(push)
        .layer(cors())
        .layer(middleware::from_fn(origin::refuse_other_names))
}

/// Says the time of the world: pages go by the operator's clock where a visitor's is wrong.
async fn date(State(operator): Shared, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let now = operator.world.clock.now();
    let text = DateTimePrinter::new().timestamp_to_rfc9110_string(&now);
    if let Some(value) = text.ok().and_then(|text| HeaderValue::from_str(&text).ok()) {
        response.headers_mut().insert(header::DATE, value);
    }
    response
}

/// Renders refusals in the caller's language.
async fn translate_refusals(State(operator): Shared, request: Request, next: Next) -> Response {
    let locale = caller::locale_of(request.uri(), request.headers());
    let mut response = next.run(request).await;
    let Some(refusal) = response.extensions_mut().remove::<Refusal>() else {
        return response;
    };
    let mut answer = operator.refusals.answer(&refusal, locale);
    if let Some(kind) = response.headers_mut().remove(header::CONTENT_TYPE) {
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    answer
}

/// Lists of matches with their prices are large; a client that accepts it gets them compressed.
fn compressed() -> CompressionLayer {
    CompressionLayer::new().quality(CompressionLevel::Fastest)
}

/// Allows pages on any port of this machine to call, with cookies.
fn cors() -> CorsLayer {
    let local = |origin: &HeaderValue, _: &axum::http::request::Parts| is_local(origin);
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(local))
        .allow_credentials(true)
        .allow_methods([
            Method::GET,
            Method::POST,
            Method::PUT,
            Method::PATCH,
            Method::DELETE,
        ])
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers([header::DATE])
        .max_age(std::time::Duration::from_secs(600))
}
