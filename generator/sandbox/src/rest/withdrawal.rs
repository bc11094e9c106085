//! `/profile/wallet/withdrawal`: the page where players withdraw, which is the platform's. Here it is a stand-in that
//! pays nobody out: the money leaves the balance at once.

use api::wire::ErrorCode;
use axum::extract::{Form, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::answer::Shared;
use super::caller::Caller;
use super::origin::Origin;
use super::wallet::{self, From, document};
use crate::Operator;
use crate::players::currencies;
use crate::refusal::Refusal;

const TITLE: &str = "Withdrawal";

/// What the visitor withdraws.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payout {
    amount: String,
    return_url: String,
}

/// The page.
pub async fn page(
    State(operator): Shared,
    caller: Caller,
    Query(from): Query<From>,
) -> Result<Html<String>, Refusal> {
    wallet::show(&operator, &caller, &from, TITLE, form)
}

/// Carries a withdrawal out, and leads back to the site, without `status`: that parameter says how a payment into the
/// balance has ended. An amount beyond the balance is refused on this page.
pub async fn pay_out(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Form(payout): Form<Payout>,
) -> Result<Response, Refusal> {
    let sent = wallet::Sent {
        amount: &payout.amount,
        return_url: &payout.return_url,
        page: form,
    };
    let carry_out = |player, amount, _: &'static currencies::Bounds| {
        withdraw(&operator, player, amount).map_err(|refusal| {
            // The operator's own words for this one are about a stake.
            if *refusal.code() == ErrorCode::InsufficientFunds {
                "That is more than your balance.".to_owned()
            } else {
                operator.refusals.message(&refusal, caller.locale)
            }
        })
    };
    wallet::take(
        &operator,
        &caller,
        &origin,
        &sent,
        carry_out,
        |back| match back {
            Some(back) => Redirect::to(back).into_response(),
            None => document(TITLE, "<p>The money has left your balance.</p>").into_response(),
        },
    )
}

/// Withdraws an amount, and publishes the balance.
pub fn withdraw(operator: &Operator, player: u64, amount: i64) -> Result<(), Refusal> {
    let today = operator.world.clock.now();
    let players = &operator.players;
    players.withdraw(player, amount, today, operator.world.clock.wall())?;
    Ok(operator.publish_to_player(player, &[])?)
}

fn form(
    operator: &Operator,
    player: u64,
    return_url: &str,
    problem: &str,
) -> Result<Html<String>, Refusal> {
    let (currency, balance) = wallet::account_of(operator, player)?;
    let balance = currency.amount(balance);
    let end = "<p><button>Withdraw</button>";
    let form = wallet::form(currency, return_url, problem, end);
    Ok(document(
        TITLE,
        &format!("<p>In your balance: {balance}</p>{form}"),
    ))
}
