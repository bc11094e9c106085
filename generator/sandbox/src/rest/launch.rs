//! `POST /virtual-wallet/{provider}/launch`: horse racing and lotteries, each in a page of its
//! provider. Here the page is a stand-in.

use api::wire::{ErrorCode, LaunchApp, LaunchUrl};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::{Html, Response};

use super::answer::{Shared, data};
use super::caller::Signed;
use super::params::Body;
use crate::players::Product;
use crate::refusal::Refusal;

/// The address of the provider's page, for a player who has signed in.
pub async fn launch(
    State(operator): Shared,
    _player: Signed,
    Path(provider): Path<String>,
    headers: HeaderMap,
    Body(body): Body<LaunchApp>,
) -> Result<Response, Refusal> {
    let product = Product::of(&provider).ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    if body.app != provider {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "app"));
    }
    if !operator.players.has_product(product) {
        return Err(Refusal::new(ErrorCode::NotFound));
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "host"))?;
    let url = format!("http://{host}/sandbox/apps/{provider}");
    Ok(data(LaunchUrl { url }))
}

/// The stand-in for a provider's page.
pub async fn app(Path(provider): Path<String>) -> Result<Html<String>, Refusal> {
    let product = Product::of(&provider).ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    let name = product.name();
    Ok(Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{name}</title>\
         <body style=\"font: 16px/1.5 sans-serif; margin: 24px\"><h1>{name}</h1>\
         <p>The sandbox has no provider of its own: at an operator, the provider's page is here.</p>"
    )))
}
