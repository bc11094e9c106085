//! Every rule of a bonus as a row of a table, and bonuses in the database.

mod rules;
mod uses;

use api::wire::{BetKind, BonusStatus, BonusUse, ErrorCode, EventStatus, Odds};
use jiff::SignedDuration;

use super::campaign::Campaign;
use super::holding::Holding;
use super::ticket::Leg;
use super::*;
use crate::locale::{Locale, locale};
use crate::players::store::Store;

const BOOST: u64 = 1;
const WELCOME: u64 = 10_002;
const COMBO_FREEBET: u64 = 10_003;
const ALL_WIN: u64 = 10_004;
const NO_RISK: u64 = 10_005;
const HUNTING: u64 = 6;
const TOURNAMENT: u64 = 7;

fn began() -> Timestamp {
    Timestamp::from_second(1_800_000_000).expect("a time")
}

fn after(days: i64) -> Timestamp {
    began() + SignedDuration::from_hours(24 * days)
}

fn campaigns() -> Campaigns {
    Campaigns::load(began()).expect("the data are valid")
}

fn holder() -> Holder {
    Holder {
        player: 1,
        currency: "ZAR".to_owned(),
        country: "za".to_owned(),
    }
}

/// A ticket of prematch soccer selections with these odds, each on its own match.
fn ticket(kind: BetKind, stake: i64, odds: &[u32]) -> Ticket {
    let legs = (100..).zip(odds).map(|(match_id, odds)| Leg {
        odds: Odds(*odds),
        match_id,
        tournament_id: 1,
        sport_key: "soccer".to_owned(),
        market_id: 1,
        status: EventStatus::Prematch,
    });
    Ticket {
        kind,
        stake,
        currency: "ZAR".to_owned(),
        custom_odds: None,
        legs: legs.collect(),
    }
}

fn single(stake: i64, odds: u32) -> Ticket {
    ticket(BetKind::Single, stake, &[odds])
}

fn combo(stake: i64, odds: &[u32]) -> Ticket {
    ticket(BetKind::Combo, stake, odds)
}

/// A player's bonus.
fn held(read: &impl Read, campaigns: &Campaigns, id: u64) -> Holding {
    let holding = holding::get(read, campaigns, &holder(), id).expect("reads");
    holding.unwrap_or_else(|| panic!("the player does not have {id}"))
}

fn campaign<'a>(campaigns: &'a Campaigns, holding: &Holding) -> &'a Campaign {
    campaigns.of(&holding.campaign).expect("is there")
}

/// Tries a bonus on a ticket.
fn try_on(
    read: &impl Read,
    campaigns: &Campaigns,
    id: u64,
    ticket: &Ticket,
    now: Timestamp,
) -> Result<Use, Refusal> {
    let holding = held(read, campaigns, id);
    let campaign = campaign(campaigns, &holding);
    let wanted = BonusUse {
        id,
        kind: campaign.kind().clone(),
        odds: None,
    };
    fit(campaign, &holding, ticket, &wanted, now)
}

#[test]
fn every_bonus_has_all_languages_and_its_rules() {
    let store = Store::in_memory().expect("opens");
    let read = store.read().expect("reads");
    let campaigns = campaigns();
    let names = |locale| {
        let all = Filter::default();
        let bonuses = list(&read, &campaigns, Some(&holder()), &all, began(), locale);
        let bonuses = bonuses.expect("reads");
        let bases = bonuses.comboboosts.into_iter().map(|own| own.base);
        let bases = bases
            .chain(bonuses.freebets.into_iter().map(|own| own.base))
            .chain(bonuses.huntings.into_iter().map(|own| own.base))
            .chain(bonuses.tournaments.into_iter().map(|own| own.base));
        bases
            .map(|base| (base.name, base.description))
            .collect::<Vec<_>>()
    };
    let english = names(Locale::ENGLISH);
    assert_eq!(english.len(), 7);
    for locale in ["br", "ar", "ja"].map(locale) {
        for (own, english) in names(locale).iter().zip(&english) {
            assert_ne!(own.0, english.0);
            assert_ne!(own.1, english.1);
        }
    }
    let terms = terms(
        &read,
        &campaigns,
        None,
        List::Comboboosts,
        BOOST,
        locale("ja"),
    );
    let terms = terms.expect("reads").expect("is there");
    assert!(terms.body.starts_with("<p>"), "{}", terms.body);
    assert_ne!(terms.title, english[0].0);
}

#[test]
fn lists_contain_what_the_filter_asks_for() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    activate(&write, &campaigns, &holder(), WELCOME, began()).expect("activates");
    let seen = BonusRef {
        id: WELCOME,
        kind: BonusKind::Freebet,
    };
    mark_as_seen(&write, &campaigns, &holder(), &[seen]).expect("writes");
    let used = try_on(&write, &campaigns, ALL_WIN, &single(2000, 2000), began());
    consume(&write, &campaigns, &holder(), &used.expect("fits")).expect("writes");
    write.commit().expect("commits");
    let read = store.read().expect("reads");
    let kinds = |kinds: &[BonusKind]| Filter {
        kinds: kinds.to_vec(),
        ..Filter::default()
    };
    let statuses = |words: &[&str]| Filter {
        statuses: words.iter().map(|word| (*word).to_owned()).collect(),
        ..Filter::default()
    };
    for (filter, comboboosts, freebets, huntings) in [
        (Filter::default(), 1, 4, 1),
        (kinds(&[BonusKind::Freebet]), 0, 4, 0),
        (kinds(&[BonusKind::FreebetNoRisk]), 0, 1, 0),
        (kinds(&[BonusKind::Comboboost, BonusKind::Hunting]), 1, 0, 1),
        (statuses(&["active"]), 1, 3, 1),
        (statuses(&["available"]), 0, 2, 1),
        (statuses(&["inactive"]), 0, 1, 0),
        (statuses(&["bonus_over", "expired"]), 0, 1, 0),
        (
            Filter {
                available: Some(false),
                ..Filter::default()
            },
            0,
            1,
            0,
        ),
        (
            Filter {
                unseen: Some(true),
                ..Filter::default()
            },
            1,
            3,
            1,
        ),
        (
            Filter {
                limit: Some(2),
                ..Filter::default()
            },
            1,
            2,
            1,
        ),
    ] {
        let player = holder();
        let found = list(
            &read,
            &campaigns,
            Some(&player),
            &filter,
            began(),
            Locale::ENGLISH,
        );
        let found = found.expect("reads");
        let counts = (
            found.comboboosts.len(),
            found.freebets.len(),
            found.huntings.len(),
        );
        assert_eq!(counts, (comboboosts, freebets, huntings), "{filter:?}");
    }
    let visitors = list(
        &read,
        &campaigns,
        None,
        &Filter::default(),
        began(),
        Locale::ENGLISH,
    );
    let visitors = visitors.expect("reads");
    assert!(visitors.freebets.is_empty());
    assert_eq!(visitors.comboboosts[0].base.issued, None);
}

#[test]
fn activating_a_bonus_deactivates_others_of_its_kind() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let is_active = |id: u64| {
        let holding = held(&write, &campaigns, id);
        holding.status(campaign(&campaigns, &holding), began()) == BonusStatus::Active
    };
    let choose = |id| activate(&write, &campaigns, &holder(), id, began());
    assert!(is_active(BOOST) && !is_active(WELCOME) && !is_active(HUNTING));
    for (id, aside) in [
        (WELCOME, NO_RISK),
        (NO_RISK, WELCOME),
        (HUNTING, TOURNAMENT),
        (TOURNAMENT, HUNTING),
    ] {
        assert_eq!(choose(id).map(|chosen| chosen.id), Ok(id));
        assert!(is_active(id) && !is_active(aside), "{id}");
    }
    assert!(is_active(NO_RISK) && is_active(BOOST));
    assert_eq!(choose(77), Err(Refusal::new(ErrorCode::NotFound)));
    assert_eq!(
        activate(&write, &campaigns, &holder(), WELCOME, after(14)),
        Err(Refusal::new(ErrorCode::BonusNotAvailable))
    );
}

#[test]
fn a_promo_code_works_once_and_only_for_its_players() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let german = Holder {
        player: 3,
        currency: "EUR".to_owned(),
        country: "de".to_owned(),
    };
    for (holder, code, refused) in [
        (&holder(), " braai50 ", None),
        (&holder(), "BRAAI50", Some(ErrorCode::PromoCodeUsed)),
        (&german, "BRAAI50", None),
        (&holder(), "HERITAGE", None),
        (&german, "HERITAGE", Some(ErrorCode::PromoCodeNotForYou)),
        (&german, "LASTYEAR", Some(ErrorCode::PromoCodeOver)),
        (&german, "NOTHING", Some(ErrorCode::PromoCodeUnknown)),
        (&german, "", Some(ErrorCode::PromoCodeUnknown)),
    ] {
        let given = redeem(&write, &campaigns, holder, code, began());
        assert_eq!(
            given.as_ref().err(),
            refused.map(Refusal::new).as_ref(),
            "{code}"
        );
    }
    let all = holding::all(&write, &campaigns, &german).expect("reads");
    let promo = all.last().expect("is given");
    assert_eq!((promo.id, promo.amount), (31_000, 250));
    assert_eq!(all.iter().filter(|own| own.amount > 0).count(), 5);
}

#[test]
fn a_tournament_has_a_table_and_a_pool() {
    let store = Store::in_memory().expect("opens");
    let campaigns = campaigns();
    let write = store.write().expect("writes");
    let cup = campaigns.of("springbok-cup").expect("is there");
    let player = holder();
    let table_at = |now| {
        let rows = table(&write, &campaigns, cup, &player, now).expect("reads");
        rows.expect("is a tournament")
    };
    assert!(table_at(began()).is_empty());
    let mut own = held(&write, &campaigns, TOURNAMENT);
    own.farmed.freebets = 3;
    holding::put(&write, &own).expect("writes");
    let rows = table_at(after(2));
    assert!(rows.len() > 6, "{rows:?}");
    for (position, pair) in (1..).zip(rows.windows(2)) {
        assert_eq!(pair[0].position, position);
        assert!(pair[0].farmed_amount >= pair[1].farmed_amount, "{pair:?}");
    }
    let mine: Vec<_> = rows.iter().filter(|row| row.current_user).collect();
    assert_eq!(mine.len(), 1);
    assert_eq!(
        (mine[0].farmed_amount, &*mine[0].currency_code),
        (15_000, "ZAR")
    );
    let left = |now| {
        let left = rating::pool_left(&write, &campaigns, cup, "ZAR", now).expect("reads");
        left.expect("has a pool")
    };
    let farmed: i64 = table_at(after(2)).iter().map(|row| row.farmed_amount).sum();
    assert_eq!(left(after(2)), 1_000_000 - farmed);
    // Rivals leave a part of the pool, and stop when the tournament ends.
    assert!(left(after(400)) >= 300_000);
    assert_eq!(table_at(after(7)), table_at(after(8)));
    let hunt = campaigns.of("goal-hunt").expect("is there");
    assert_eq!(
        table(&write, &campaigns, hunt, &player, began()).expect("reads"),
        None
    );
}
