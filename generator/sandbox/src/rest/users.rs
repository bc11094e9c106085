//! The platform's calls about accounts: opening one, confirming its address, a new password.

use std::sync::Arc;

use api::wire::{EditPassword, ErrorCode, SendInstructions, SignUp};
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::answer::{Shared, data, nothing};
use super::caller::Caller;
use super::origin::Origin;
use super::params::{Body, Params};
use super::session::signed_in;
use crate::Operator;
use crate::locale::Locale;
use crate::outbox::Kind;
use crate::players::{Entry, Newcomer, Opened, Players, store};
use crate::refusal::Refusal;

/// The calls about opening an account, and about its links.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/users/sign_up", get(settings))
        .route("/users", post(sign_up))
        .route("/users/password", post(forgot).put(change_password))
        .route(
            "/users/confirmation",
            get(confirm).post(resend_confirmation),
        )
        .route("/users/unlock", get(unlock).post(resend_unlock))
}

/// Page of the site that confirms an address, without the token.
const CONFIRMATION: &str = "users/confirmation?confirmation_token=";

/// `GET /users/sign_up`
async fn settings(State(operator): Shared, caller: Caller) -> Response {
    data(operator.players.sign_up_settings(caller.locale))
}

/// `POST /users`: opens an account, and a session unless the address must be confirmed first. Then the answer is the same
/// for an address that has an account; without a confirmation the session says it anyway. Where nobody can sign in, an
/// account that would open a session is not opened either.
async fn sign_up(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Body(body): Body<SignUp>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.wall();
    let today = now.to_zoned(TimeZone::UTC).date();
    let newcomer = operator.players.newcomer(body.user, today)?;
    if newcomer.must_confirm() {
        open_later(&operator, newcomer, ToSite::of(&origin, caller.locale));
        return Ok(data(()));
    }
    operator.players.may_sign_in()?;
    match operator.players.open(newcomer, now)? {
        Opened::New(id) => signed_in(&operator, &caller, id),
        Opened::Known(_) => Err(Refusal::new(ErrorCode::EmailTaken)),
    }
}

/// `POST /users/password`: a mail with a link to choose a new password, if the address is a player's.
async fn forgot(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Body(body): Body<SendInstructions>,
) -> Response {
    let issue = |players: &Players, email: &str, now| players.reset_token(email, now);
    let page = "users/password/edit?reset_password_token=";
    let to_site = ToSite::of(&origin, caller.locale);
    let email = body.user.email;
    send_later(&operator, email, Kind::ResetPassword, to_site, page, issue);
    nothing()
}

/// `PUT /users/password`: sets the password, and opens the only session. A player who may not sign in changes nothing, and the
/// link still works.
async fn change_password(
    State(operator): Shared,
    caller: Caller,
    Body(body): Body<EditPassword>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.wall();
    let user = body.user;
    let players = &operator.players;
    players.may_sign_in()?;
    let playing = operator.world.clock.now();
    let token = &user.reset_password_token;
    let id = players.change_password(token, &user.password, now, playing)?;
    operator.outlet.disconnect_user(id, 3011, "force reconnect");
    if let Some(email) = players.player(id)?.and_then(|player| player.email) {
        operator
            .outbox
            .send(&email, Kind::PasswordChanged, caller.locale, None, now);
    }
    signed_in(&operator, &caller, id)
}

/// `POST /users/confirmation`: the mail again, if the address belongs to a player who has not confirmed it.
async fn resend_confirmation(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Body(body): Body<SendInstructions>,
) -> Response {
    let issue = |players: &Players, email: &str, now| players.confirmation_token(email, now);
    let to_site = ToSite::of(&origin, caller.locale);
    send_later(
        &operator,
        body.user.email,
        Kind::Confirmation,
        to_site,
        CONFIRMATION,
        issue,
    );
    nothing()
}

/// `GET /users/confirmation`: confirms an address. It opens no session: the link may have been followed by a
/// program that checks mails.
async fn confirm(State(operator): Shared, params: Params) -> Result<Response, Refusal> {
    let token = params.text("confirmation_token").unwrap_or_default();
    operator
        .players
        .confirm(token, operator.world.clock.wall())?;
    Ok(nothing())
}

/// `POST /users/unlock`: a mail with a link that unlocks the account, if the address is a player's and locked.
async fn resend_unlock(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Body(body): Body<SendInstructions>,
) -> Response {
    send_unlock(&operator, body.user.email, &origin, caller.locale);
    nothing()
}

/// `GET /users/unlock`: unlocks the account. It opens no session, as [`confirm`].
async fn unlock(State(operator): Shared, params: Params) -> Result<Response, Refusal> {
    let token = params.text("unlock_token").unwrap_or_default();
    operator
        .players
        .unlock(token, operator.world.clock.wall())?;
    Ok(nothing())
}

/// The player whose password this is. After several wrong ones the address is locked, whether it has an account or not,
/// and a mail says how to unlock it.
///
/// # Errors
/// The password is wrong, which is refused with the code `wrong`; or the address is locked.
pub fn password_of(
    operator: &Arc<Operator>,
    (email, password): (String, &str),
    origin: &Origin,
    locale: Locale,
    wrong: ErrorCode,
) -> Result<u64, Refusal> {
    match operator
        .players
        .enter(&email, password, operator.world.clock.wall())?
    {
        Entry::Player(id) => Ok(id),
        Entry::Wrong => Err(Refusal::new(wrong)),
        Entry::Locked { now, seconds } => {
            if now {
                send_unlock(operator, email, origin, locale);
            }
            Err(Refusal::new(ErrorCode::Locked).retry_after(seconds))
        }
    }
}

/// Writes the mail with a link that unlocks an account, if the address is a player's and locked.
fn send_unlock(operator: &Arc<Operator>, email: String, origin: &Origin, locale: Locale) {
    let issue = |players: &Players, email: &str, now| players.unlock_token(email, now);
    let page = "users/unlock?unlock_token=";
    let to_site = ToSite::of(origin, locale);
    send_later(operator, email, Kind::Unlock, to_site, page, issue);
}

/// Opens an account whose address must be confirmed, after the call has been answered: so neither answer nor time say
/// whether the address had one. Its mail does, which only its owner reads.
fn open_later(operator: &Arc<Operator>, newcomer: Newcomer, to_site: ToSite) {
    let own = Arc::clone(operator);
    operator.do_later(async move {
        let operator = own;
        let now = operator.world.clock.wall();
        let email = newcomer.email().to_owned();
        let players = &operator.players;
        let opened = players.open(newcomer, now);
        let known = opened.and_then(|opened| match opened {
            Opened::New(id) | Opened::Known(id) => players.is_confirmed(id),
        });
        match known {
            Ok(true) => {
                let no_token = |_: &Players, _: &str, _| Ok(Some(String::new()));
                let kind = Kind::AccountExists;
                write(&operator, &email, kind, &to_site, "users/sign-in", no_token);
            }
            Ok(false) => {
                let issue =
                    |players: &Players, email: &str, now| players.confirmation_token(email, now);
                let kind = Kind::Confirmation;
                write(&operator, &email, kind, &to_site, CONFIRMATION, issue);
            }
            Err(failure) => tracing::error!("an account was not opened: {failure}"),
        }
    });
}

/// Writes a mail after the call has been answered, so that neither answer nor time say whether the address is known.
fn send_later(
    operator: &Arc<Operator>,
    email: String,
    kind: Kind,
    to_site: ToSite,
    page: &'static str,
    issue: impl Fn(&Players, &str, Timestamp) -> store::Result<Option<String>> + Send + 'static,
) {
    let own = Arc::clone(operator);
    operator.do_later(async move {
        write(&own, email.trim(), kind, &to_site, page, issue);
    });
}

/// Writes a mail with a link, unless the address had many of its kind or gets no token.
fn write(
    operator: &Operator,
    email: &str,
    kind: Kind,
    to_site: &ToSite,
    page: &str,
    issue: impl Fn(&Players, &str, Timestamp) -> store::Result<Option<String>>,
) {
    let now = operator.world.clock.wall();
    if !operator.outbox.may_send(email, kind, now) {
        return;
    }
    match issue(&operator.players, email, now) {
        Ok(Some(token)) => {
            let link = to_site.link(page, &token);
            let outbox = &operator.outbox;
            outbox.send(email, kind, to_site.locale, Some(link), now);
        }
        Ok(None) => {}
        Err(failure) => tracing::error!("a mail was not written: {failure}"),
    }
}

/// Where links in mails lead: to the site that called, in the caller's language.
struct ToSite {
    origin: String,
    locale: Locale,
}

impl ToSite {
    /// Of no site if the call came from none that is known: its link would give the token away.
    fn of(origin: &Origin, locale: Locale) -> Self {
        let origin = origin.site().unwrap_or_default().to_owned();
        Self { origin, locale }
    }

    fn link(&self, page: &str, token: &str) -> String {
        let Self { origin, locale } = self;
        match *locale == Locale::ENGLISH {
            true => format!("{origin}/{page}{token}"),
            false => format!("{origin}/{}/{page}{token}", locale.code()),
        }
    }
}
