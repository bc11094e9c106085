//! What the platform's pages of the wallet share: the form for an amount, who may send it, and the way back to the site.

use api::wire::ErrorCode;
use axum::http::HeaderValue;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use super::caller::Caller;
use super::origin::{Origin, is_local};
use crate::Operator;
use crate::players::currencies;
use crate::refusal::Refusal;

/// The error for a text that is not an amount.
const NO_AMOUNT: &str = "Enter an amount above 0, such as 100 or 12.50.";

/// Where the visitor comes from.
#[derive(Deserialize)]
pub struct From {
    #[serde(default)]
    pub return_url: String,
}

/// A page of the wallet: its form for a player, the address to lead back to, and what was wrong with the last amount.
pub type Page = fn(&Operator, u64, &str, &str) -> Result<Html<String>, Refusal>;

/// The page for who has signed in, and what to do for who has not.
pub fn show(
    operator: &Operator,
    caller: &Caller,
    from: &From,
    title: &str,
    page: Page,
) -> Result<Html<String>, Refusal> {
    match caller.player {
        Some(player) => page(operator, player, &from.return_url, ""),
        None => Ok(document(
            title,
            "<p>Sign in on the site, and come back to this page.</p>",
        )),
    }
}

/// What a form of the wallet has sent, and the page to say it on if nothing comes of it.
pub struct Sent<'a> {
    pub amount: &'a str,
    pub return_url: &'a str,
    pub page: Page,
}

/// Has the amount of a form carried out; `done` answers it, and gets the address to lead back to, if there is one. What
/// `carry_out` says in words is said on the form's page.
pub fn take(
    operator: &Operator,
    caller: &Caller,
    origin: &Origin,
    sent: &Sent<'_>,
    carry_out: impl FnOnce(u64, i64, &'static currencies::Bounds) -> Result<(), String>,
    done: impl FnOnce(Option<&str>) -> Response,
) -> Result<Response, Refusal> {
    let player = caller.signed_in()?;
    refuse_other_pages(origin)?;
    let again = |problem: &str| (sent.page)(operator, player, sent.return_url, problem);
    let (currency, _) = account_of(operator, player)?;
    let Some(amount) = subunits(sent.amount, currency.subunits) else {
        return Ok(again(NO_AMOUNT)?.into_response());
    };
    match carry_out(player, amount, currency) {
        Ok(()) => Ok(done(back(sent.return_url))),
        Err(problem) => Ok(again(&problem)?.into_response()),
    }
}

/// Refuses a form that another page sends than its own: the visitor may have that one open, too.
fn refuse_other_pages(origin: &Origin) -> Result<(), Refusal> {
    match origin {
        Origin::Own(_) => Ok(()),
        _ => Err(Refusal::new(ErrorCode::ForeignOrigin)),
    }
}

/// The address that a visitor is led back to, if it is a page of this machine.
fn back(return_url: &str) -> Option<&str> {
    let origin = HeaderValue::from_str(&origin_of(return_url)?).ok()?;
    is_local(&origin).then_some(return_url)
}

/// Scheme, host and port of an address.
fn origin_of(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    (scheme == "http" || scheme == "https").then(|| format!("{scheme}://{host}"))
}

/// An amount as it was typed, with a point or a comma; `None` if it is not a number, or has more decimals than its
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

/// The currency and the balance of the account in use.
pub fn account_of(
    operator: &Operator,
    player: u64,
) -> Result<(&'static currencies::Bounds, i64), Refusal> {
    let accounts = operator.players.accounts(player)?;
    let account = accounts.into_iter().find(|account| account.active);
    let account = account.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    let currency = currencies::of(&account.currency);
    let currency = currency.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    Ok((currency, account.balance))
}

/// The form for an amount, below what was wrong with the last one; `end` is all after the amount.
pub fn form(currency: &currencies::Bounds, return_url: &str, problem: &str, end: &str) -> String {
    let currency = currency.code;
    let [return_url, problem] = [return_url, problem].map(escaped);
    format!(
        "<p role=\"alert\">{problem}</p><form method=\"post\">\
         <input type=\"hidden\" name=\"return_url\" value=\"{return_url}\">\
         <p><label>Amount in {currency} <input name=\"amount\" inputmode=\"decimal\" value=\"100\" required></label>\
         {end}</form>"
    )
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
        for (from, is_led) in [
            ("http://127.0.0.1:8000/ar?a=b#slip", true),
            ("http://localhost:1/", true),
            ("https://elsewhere.example/", false),
            ("http://127.0.0.1:1@elsewhere.example/", false),
            ("javascript://127.0.0.1/%0aalert(1)", false),
            ("/ar", false),
            ("", false),
        ] {
            assert_eq!(back(from), is_led.then_some(from), "{from}");
        }
    }
}
