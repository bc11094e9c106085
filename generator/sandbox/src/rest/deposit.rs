//! `/profile/wallet/deposit` (spec 2.5): the page where players pay in, which is the platform's. Here it is a
//! stand-in without a provider of payments: the visitor chooses how the payment ends.

use axum::extract::{Form, Query, State};
use axum::http::HeaderValue;
use axum::response::{Html, IntoResponse, Redirect, Response};
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

use super::answer::Shared;
use super::caller::Caller;
use super::origin::{Origin, is_local};
use crate::Operator;
use crate::players::{EndedPayment, currencies};
use crate::refusal::Refusal;

const TITLE: &str = "Deposit";

/// After which time money of a pending payment arrives.
const ARRIVES_AFTER: SignedDuration = SignedDuration::from_secs(5);

/// Where the visitor comes from.
#[derive(Deserialize)]
pub struct From {
    #[serde(default)]
    return_url: String,
}

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
    let Some(player) = caller.player else {
        return Ok(document(
            TITLE,
            "<p>Sign in on the site, and come back to this page.</p>",
        ));
    };
    form(&operator, player, &from.return_url, "")
}

/// Carries a payment out, and leads back to the site with `status` (spec 2.2). What a limit forbids is said on
/// this page.
pub async fn pay(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Form(payment): Form<Payment>,
) -> Result<Response, Refusal> {
    let player = caller.signed_in()?;
    // Its form is sent by this page alone, and not by another that the visitor has open.
    if !matches!(origin, Origin::Own(_)) {
        return Err(Refusal::new("foreign_origin"));
    }
    let again = |problem: &str| form(&operator, player, &payment.return_url, problem);
    let currency = currency_of(&operator, player)?;
    let Some(amount) = subunits(&payment.amount, currency.subunits) else {
        return Ok(again("Enter an amount above 0, such as 100 or 12.50.")?.into_response());
    };
    if let Err(refusal) = carry_out(&operator, player, amount, currency, payment.outcome) {
        let problem = operator.refusals.message(&refusal, caller.locale);
        return Ok(again(&problem)?.into_response());
    }
    let status = payment.outcome.name();
    Ok(match back(&payment.return_url, status) {
        Some(back) => Redirect::to(&back).into_response(),
        None => document(TITLE, &format!("<p>The payment ended: {status}.</p>")).into_response(),
    })
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
            let due = Timestamp::now() + ARRIVES_AFTER;
            operator.players.deposit_later(player, amount, today, due)
        }
    }
}

/// Deposits an amount within the player's limits, and publishes the balance.
pub fn deposit(operator: &Operator, player: u64, amount: i64) -> Result<(), Refusal> {
    let today = operator.world.clock.now();
    let players = &operator.players;
    players.deposit(player, amount, today, Timestamp::now())?;
    Ok(operator.publish_to_player(player, &[])?)
}

/// The address that a visitor is led back to, if it is a page of this machine.
fn back(return_url: &str, status: &str) -> Option<String> {
    is_local(&HeaderValue::from_str(&origin_of(return_url)?).ok()?).then(|| {
        let (page, hash) = match return_url.split_once('#') {
            Some((page, hash)) => (page, format!("#{hash}")),
            None => (return_url, String::new()),
        };
        let joint = if page.contains('?') { '&' } else { '?' };
        format!("{page}{joint}status={status}{hash}")
    })
}

/// Scheme, host and port of an address.
fn origin_of(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    (scheme == "http" || scheme == "https").then(|| format!("{scheme}://{host}"))
}

/// An amount as it was typed, with a point or a comma; `None` if it is none, or has more decimals than its
/// currency.
fn subunits(typed: &str, scale: u64) -> Option<i64> {
    let typed = typed.trim().replace(',', ".");
    let (units, rest) = typed.split_once('.').unwrap_or((&typed, ""));
    let digits = scale.ilog10() as usize;
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if units.is_empty() || rest.len() > digits || !is_number(units) || !is_number(rest) {
        return None;
    }
    let units: i64 = units.parse().ok()?;
    let rest: i64 = format!("{rest:0<digits$}0").parse().ok()?;
    let amount = units
        .checked_mul(scale.cast_signed())?
        .checked_add(rest / 10)?;
    (amount > 0).then_some(amount)
}

/// The currency in which a player pays in: that of the account in use.
pub fn currency_of(
    operator: &Operator,
    player: u64,
) -> Result<&'static currencies::Bounds, Refusal> {
    let account = operator.players.accounts(player)?;
    let account = account.into_iter().find(|account| account.active);
    let currency = account.and_then(|account| currencies::of(&account.currency));
    currency.ok_or_else(|| Refusal::new("not_found"))
}

fn form(
    operator: &Operator,
    player: u64,
    return_url: &str,
    problem: &str,
) -> Result<Html<String>, Refusal> {
    let currency = currency_of(operator, player)?.code;
    let [return_url, problem] = [return_url, problem].map(escaped);
    Ok(document(
        TITLE,
        &format!(
            "<p role=\"alert\">{problem}</p><form method=\"post\">\
         <input type=\"hidden\" name=\"return_url\" value=\"{return_url}\">\
         <p><label>Amount in {currency} <input name=\"amount\" inputmode=\"decimal\" value=\"100\" required></label>\
         <p>How the payment ends:\
         <p><button name=\"outcome\" value=\"success\">It succeeds</button>\
         <button name=\"outcome\" value=\"pending\">It is pending</button>\
         <button name=\"outcome\" value=\"error\">It fails</button></form>"
        ),
    ))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// A page of the platform.
pub fn document(title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <link rel=\"icon\" href=\"data:,\">\
         <body style=\"font: 16px/1.5 sans-serif; margin: 24px\"><h1>{title}</h1>{body}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_has_at_most_the_decimals_of_its_currency() {
        for (typed, amount) in [
            ("100", Some(10_000)),
            (" 12.5 ", Some(1_250)),
            ("12,05", Some(1_205)),
            ("0.01", Some(1)),
            ("0", None),
            ("", None),
            (".5", None),
            ("-5", None),
            ("+5", None),
            ("1.005", None),
            ("1e3", None),
            ("12.x", None),
            ("99999999999999999999", None),
            ("92233720368547758.08", None),
        ] {
            assert_eq!(subunits(typed, 100), amount, "{typed}");
        }
        assert_eq!(subunits("5", 1), Some(5));
        assert_eq!(subunits("5.0", 1), None);
    }

    #[test]
    fn visitors_are_led_back_to_this_machine_alone() {
        for (from, to) in [
            (
                "http://127.0.0.1:8000/ar?a=b#slip",
                Some("http://127.0.0.1:8000/ar?a=b&status=error#slip"),
            ),
            (
                "http://localhost:1/",
                Some("http://localhost:1/?status=error"),
            ),
            ("https://elsewhere.example/", None),
            ("http://127.0.0.1:1@elsewhere.example/", None),
            ("javascript://127.0.0.1/%0aalert(1)", None),
            ("/ar", None),
            ("", None),
        ] {
            assert_eq!(back(from, "error").as_deref(), to, "{from}");
        }
    }
}
