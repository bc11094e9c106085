//! The payment widget: its script, `/spi/main.js`, which the site loads into its quick deposit
//! dialog; the calls that the script makes; and the platform's pages that it leads to. There is no provider of
//! payments: how a payment ends depends on how it is made.

use std::collections::BTreeMap;
use std::sync::Arc;

use api::wire::ErrorCode;
use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::{Deserialize, Serialize};

use super::answer::{Shared, data};
use super::caller::Signed;
use super::deposit::{self, Outcome};
use super::origin::Origin;
use super::params::Body;
use super::wallet;
use crate::Operator;
use crate::refusal::Refusal;

/// How a player pays.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Method {
    /// Succeeds at once.
    Card,
    /// Leads away to the bank, which leads back; succeeds.
    Bank,
    /// Arrives later.
    Transfer,
    /// Fails.
    Voucher,
}

impl Method {
    const ALL: [Self; 4] = [Self::Card, Self::Bank, Self::Transfer, Self::Voucher];

    fn outcome(self) -> Outcome {
        match self {
            Self::Card | Self::Bank => Outcome::Success,
            Self::Transfer => Outcome::Pending,
            Self::Voucher => Outcome::Error,
        }
    }
}

/// What the form is made of.
#[derive(Serialize)]
struct Form<'a> {
    subunits: u64,
    amounts: [i64; 4],
    methods: [Method; 4],
    /// BCP 47 tag of the words.
    language: &'static str,
    words: BTreeMap<&'a str, String>,
}

/// A payment as it is sent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    amount: i64,
    method: Method,
}

/// How it ended.
#[derive(Serialize)]
struct Ended {
    status: &'static str,
    /// Whether the window is led to the page's address for this status, as from a bank.
    leaves: bool,
}

/// `GET /spi/main.js`
pub async fn script() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, include_str!("spi.js")).into_response()
}

/// `GET /spi/api/form`
pub async fn form(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let (currency, _) = wallet::account_of(&operator, caller.player)?;
    let language = match caller.locale.code() {
        "br" => "pt-BR",
        code => code,
    };
    Ok(data(Form {
        subunits: currency.subunits,
        amounts: currency.amounts,
        methods: Method::ALL,
        language,
        words: operator.payment_words.get(caller.locale, currency.code),
    }))
}

/// `POST /spi/api/deposits`. Money moves, so the caller must be a page of this machine that says so.
pub async fn pay(
    State(operator): Shared,
    caller: Signed,
    origin: Origin,
    Body(Payment { amount, method }): Body<Payment>,
) -> Result<Response, Refusal> {
    if origin.site().is_none() {
        return Err(Refusal::new(ErrorCode::ForeignOrigin));
    }
    let (currency, _) = wallet::account_of(&operator, caller.player)?;
    if !(1..=currency.max_payout).contains(&amount) {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "amount"));
    }
    let outcome = method.outcome();
    deposit::carry_out(&operator, caller.player, amount, currency, outcome)?;
    Ok(data(Ended {
        status: outcome.name(),
        leaves: matches!(method, Method::Bank),
    }))
}

/// The platform's pages that the widget leads to, in every language: stand-ins.
pub fn linked_pages() -> Router<Arc<Operator>> {
    let pages = [
        ("/terms-and-conditions", "Terms and conditions"),
        ("/profile/wallet/transactions", "Transactions"),
        ("/help-center", "Help"),
    ];
    let text = "<p>At an operator, the platform has a page of its own here.</p>";
    pages
        .into_iter()
        .fold(Router::new(), |router, (path, title)| {
            let page = move || async move { wallet::document(title, text) };
            router
                .route(path, get(page))
                .route(&format!("/{{locale}}{path}"), get(page))
        })
}
