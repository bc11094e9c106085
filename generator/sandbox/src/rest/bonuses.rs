//! `/bonuses`.

use std::sync::Arc;

use api::wire::{
    BetPlacement, BonusKind, ErrorCode, MarkBonusesSeen, PromoCode, TicketBonuses,
    TicketBonusesQuery,
};
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{get, post};

use super::answer::{Shared, data, nothing};
use super::caller::{Caller, Signed};
use super::page::Page;
use super::params::{Body, Params};
use crate::Operator;
use crate::bonuses::{self, Filter, Holder, List, Ticket};
use crate::refusal::Refusal;

/// Rows of a page, unless the caller asks for another number.
const PAGE: u64 = 4;

const LISTS: [(&str, List); 5] = [
    ("comboboosts", List::Comboboosts),
    ("freebets", List::Freebets),
    ("huntings", List::Huntings),
    ("tournaments", List::Tournaments),
    ("lootboxes", List::Lootboxes),
];

/// Everything under `/bonuses`.
pub fn router() -> Router<Arc<Operator>> {
    let mut router = Router::new()
        .route("/bonuses", get(all).post(of_tickets))
        .route("/bonuses/mark-as-seen", post(mark_as_seen))
        .route("/bonuses/promo-code", post(promo_code))
        .route("/bonuses/{id}/activate", post(activate))
        .route("/bonuses/tournaments/{id}/rating", get(rating));
    for (name, list) in LISTS {
        let path = format!("/bonuses/{name}");
        router = router
            .route(
                &path,
                get(move |state: Shared, caller: Caller, params: Params| {
                    page(state, caller, params, list)
                }),
            )
            .route(
                &format!("{path}/{{id}}"),
                get(move |state: Shared, caller: Caller, id: Path<String>| {
                    one(state, caller, id, list)
                }),
            )
            .route(
                &format!("{path}/{{id}}/terms"),
                get(move |state: Shared, caller: Caller, id: Path<String>| {
                    terms(state, caller, id, list)
                }),
            );
    }
    router
}

/// Bonuses of all kinds.
async fn all(State(operator): Shared, caller: Caller, params: Params) -> Result<Response, Refusal> {
    let kinds: Vec<String> = params.list("type")?;
    let filter = Filter {
        kinds: kinds.into_iter().map(BonusKind::from).collect(),
        limit: params.get("limit_per_type")?,
        ..filter(&params)?
    };
    Ok(data(listed(&operator, &caller, &filter)?))
}

/// A page of one kind.
async fn page(
    State(operator): Shared,
    caller: Caller,
    params: Params,
    list: List,
) -> Result<Response, Refusal> {
    let page = Page::with_limit(&params, PAGE)?;
    let bonuses = listed(&operator, &caller, &filter(&params)?)?;
    Ok(match list {
        List::Comboboosts => page.answer(&bonuses.comboboosts, Clone::clone),
        List::Freebets => page.answer(&bonuses.freebets, Clone::clone),
        List::Huntings => page.answer(&bonuses.huntings, Clone::clone),
        List::Tournaments => page.answer(&bonuses.tournaments, Clone::clone),
        List::Lootboxes => page.answer(&bonuses.lootboxes, Clone::clone),
    })
}

/// One bonus.
async fn one(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
    list: List,
) -> Result<Response, Refusal> {
    let id = number(&id)?;
    let bonuses = listed(&operator, &caller, &Filter::default())?;
    let farming = match list {
        List::Comboboosts => {
            let found = bonuses
                .comboboosts
                .into_iter()
                .find(|own| own.base.id == id);
            return found
                .map(data)
                .ok_or_else(|| Refusal::new(ErrorCode::NotFound));
        }
        List::Freebets => {
            let found = bonuses.freebets.into_iter().find(|own| own.base.id == id);
            return found
                .map(data)
                .ok_or_else(|| Refusal::new(ErrorCode::NotFound));
        }
        List::Huntings => bonuses.huntings,
        List::Tournaments => bonuses.tournaments,
        List::Lootboxes => bonuses.lootboxes,
    };
    let found = farming.into_iter().find(|own| own.base.id == id);
    found
        .map(data)
        .ok_or_else(|| Refusal::new(ErrorCode::NotFound))
}

/// Terms of a bonus.
async fn terms(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
    list: List,
) -> Result<Response, Refusal> {
    let holder = holder_of(&operator, caller.player)?;
    let terms = bonuses::terms(
        &operator.players.store().read()?,
        operator.players.campaigns(),
        holder.as_ref(),
        list,
        number(&id)?,
        caller.locale,
    )?;
    terms
        .map(data)
        .ok_or_else(|| Refusal::new(ErrorCode::NotFound))
}

/// Which bonuses each of a ticket's bets could use or earn.
async fn of_tickets(
    State(operator): Shared,
    caller: Caller,
    Body(body): Body<TicketBonusesQuery>,
) -> Result<Response, Refusal> {
    let holder = holder_of(&operator, caller.player)?;
    let read = operator.players.store().read()?;
    let now = operator.world.clock.now();
    let of_bet = |bet: &BetPlacement| {
        let Some(ticket) = Ticket::of(&operator.world, bet) else {
            return Err(Refusal::new(ErrorCode::MatchNotBettable));
        };
        let holder = holder.as_ref();
        let bonuses =
            bonuses::of_ticket(&read, operator.players.campaigns(), holder, &ticket, now)?;
        Ok(TicketBonuses { bonuses })
    };
    let answer: Vec<TicketBonuses> = body.bets.iter().map(of_bet).collect::<Result<_, _>>()?;
    Ok(data(answer))
}

/// Activates a bonus for the next bets.
async fn activate(
    State(operator): Shared,
    caller: Signed,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let holder = signed(&operator, caller.player)?;
    let write = operator.players.store().write()?;
    let now = operator.world.clock.now();
    let campaigns = operator.players.campaigns();
    let bonus = bonuses::activate(&write, campaigns, &holder, number(&id)?, now)?;
    write.commit()?;
    Ok(data(bonus))
}

/// Marks bonuses as seen.
async fn mark_as_seen(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<MarkBonusesSeen>,
) -> Result<Response, Refusal> {
    let holder = signed(&operator, caller.player)?;
    let write = operator.players.store().write()?;
    bonuses::mark_as_seen(&write, operator.players.campaigns(), &holder, &body.bonuses)?;
    write.commit()?;
    Ok(nothing())
}

/// Issues the bonus of a promo code.
async fn promo_code(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<PromoCode>,
) -> Result<Response, Refusal> {
    let holder = signed(&operator, caller.player)?;
    let write = operator.players.store().write()?;
    let now = operator.world.clock.now();
    let bonus = bonuses::redeem(
        &write,
        operator.players.campaigns(),
        &holder,
        &body.code,
        now,
    )?;
    write.commit()?;
    operator.publish_bonuses(caller.player, &[bonus.id]);
    Ok(data(bonus))
}

/// The table of a tournament.
async fn rating(
    State(operator): Shared,
    caller: Signed,
    Path(id): Path<String>,
    params: Params,
) -> Result<Response, Refusal> {
    let (id, page) = (number(&id)?, Page::of(&params)?);
    let holder = signed(&operator, caller.player)?;
    let campaigns = operator.players.campaigns();
    let campaign = campaigns.iter().find(|campaign| campaign.id == id);
    let campaign = campaign.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    let now = operator.world.clock.now();
    let rows = bonuses::table(
        &operator.players.store().read()?,
        campaigns,
        campaign,
        &holder,
        now,
    )?;
    let rows = rows.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    Ok(page.answer(&rows, Clone::clone))
}

/// The id of a bonus from the path; an invalid one matches no bonus.
fn number(id: &str) -> Result<u64, Refusal> {
    id.parse().map_err(|_| Refusal::new(ErrorCode::NotFound))
}

fn filter(params: &Params) -> Result<Filter, Refusal> {
    Ok(Filter {
        kinds: Vec::new(),
        statuses: params.list("status")?,
        available: params.get("available")?,
        unseen: params.get("unseen")?,
        limit: None,
    })
}

fn listed(
    operator: &Operator,
    caller: &Caller,
    filter: &Filter,
) -> Result<api::wire::Bonuses, Refusal> {
    let holder = holder_of(operator, caller.player)?;
    Ok(bonuses::list(
        &operator.players.store().read()?,
        operator.players.campaigns(),
        holder.as_ref(),
        filter,
        operator.world.clock.now(),
        caller.locale,
    )?)
}

fn holder_of(operator: &Operator, player: Option<u64>) -> Result<Option<Holder>, Refusal> {
    let player = player.map(|id| operator.players.player(id)).transpose()?;
    Ok(player.flatten().map(Holder::from))
}

fn signed(operator: &Operator, player: u64) -> Result<Holder, Refusal> {
    holder_of(operator, Some(player))?.ok_or_else(|| Refusal::new(ErrorCode::Unauthorized))
}
