//! `/profile/wallet/deposit`: the page where players pay in, which is the platform's. Here it is a
//! stand-in without a provider of payments: the visitor chooses how the payment ends.

use axum::extract::{Form, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use jiff::SignedDuration;
use serde::Deserialize;

use super::answer::Shared;
use super::caller::Caller;
use super::origin::Origin;
use super::wallet::{self, From, document};
use crate::Operator;
use crate::players::{EndedPayment, currencies};
use crate::refusal::Refusal;

const TITLE: &str = "Deposit";

/// After which time money of a pending payment arrives.
const ARRIVES_AFTER: SignedDuration = SignedDuration::from_secs(5);

/// What the visitor pays in, and how that ends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    amount: String,
    outcome: Outcome,
    return_url: String,
}

/// How a payment ends.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Success,
    Error,
    Pending,
}

impl Outcome {
    /// Its name in addresses and answers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
            Self::Pending => "pending",
        }
    }
}

/// The page.
pub async fn page(
    State(operator): Shared,
    caller: Caller,
    Query(from): Query<From>,
) -> Result<Html<String>, Refusal> {
    wallet::show(&operator, &caller, &from, TITLE, form)
}

/// Carries a payment out, and leads back to the site with `status`. A payment beyond a limit
/// is refused on this page.
pub async fn pay(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Form(payment): Form<Payment>,
) -> Result<Response, Refusal> {
    let outcome = payment.outcome;
    let sent = wallet::Sent {
        amount: &payment.amount,
        return_url: &payment.return_url,
        page: form,
    };
    let carry_out = |player, amount, currency: &'static currencies::Bounds| {
        carry_out(&operator, player, amount, currency, outcome)
            .map_err(|refusal| operator.refusals.message(&refusal, caller.locale))
    };
    let status = outcome.name();
    wallet::take(
        &operator,
        &caller,
        &origin,
        &sent,
        carry_out,
        |back| match back {
            Some(back) => Redirect::to(&with_status(back, status)).into_response(),
            None => {
                document(TITLE, &format!("<p>The payment ended: {status}.</p>")).into_response()
            }
        },
    )
}

/// Lets a payment end within the player's limits, and notifies the player of it. The money of one that is pending arrives
/// later. A payment that is refused never began: its page says why.
pub fn carry_out(
    operator: &Operator,
    player: u64,
    amount: i64,
    currency: &currencies::Bounds,
    outcome: Outcome,
) -> Result<(), Refusal> {
    let ended = |has_arrived| EndedPayment {
        player,
        amount,
        currency: currency.code.to_owned(),
        has_arrived,
    };
    match outcome {
        Outcome::Success => {
            deposit(operator, player, amount)?;
            Ok(operator.notify_of_payment(&ended(true))?)
        }
        Outcome::Error => Ok(operator.notify_of_payment(&ended(false))?),
        Outcome::Pending => {
            let today = operator.world.clock.now();
            let due = operator.world.clock.wall() + ARRIVES_AFTER;
            operator.players.deposit_later(player, amount, today, due)
        }
    }
}

/// Deposits an amount within the player's limits, and publishes the balance.
pub fn deposit(operator: &Operator, player: u64, amount: i64) -> Result<(), Refusal> {
    let today = operator.world.clock.now();
    let players = &operator.players;
    players.deposit(player, amount, today, operator.world.clock.wall())?;
    Ok(operator.publish_to_player(player, &[])?)
}

/// An address that says how a payment has ended.
fn with_status(url: &str, status: &str) -> String {
    let (page, hash) = match url.split_once('#') {
        Some((page, hash)) => (page, format!("#{hash}")),
        None => (url, String::new()),
    };
    let joint = if page.contains('?') { '&' } else { '?' };
    format!("{page}{joint}status={status}{hash}")
}

fn form(
    operator: &Operator,
    player: u64,
    return_url: &str,
    problem: &str,
) -> Result<Html<String>, Refusal> {
    let (currency, _) = wallet::account_of(operator, player)?;
    let end = "<p>How the payment ends:\
         <p><button name=\"outcome\" value=\"success\">It succeeds</button>\
         <button name=\"outcome\" value=\"pending\">It is pending</button>\
         <button name=\"outcome\" value=\"error\">It fails</button>";
    let form = wallet::form(currency, return_url, problem, end);
    Ok(document(TITLE, &form))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_stands_before_the_hash_of_an_address() {
        for (from, to) in [
            (
                "http://127.0.0.1:8000/ar?a=b#slip",
                "http://127.0.0.1:8000/ar?a=b&status=error#slip",
            ),
            (
                "http://localhost:1/#a?b",
                "http://localhost:1/?status=error#a?b",
            ),
        ] {
            assert_eq!(with_status(from, "error"), to);
        }
    }
}
