//! Shared bets: a short code opens them again, for anybody.
//!
//! A code is a hash of the bets, so sharing the same bets again gives the same code.

use api::wire::{BetPlacement, ErrorCode};
use serde_json::Value;

use crate::custom;
use crate::players::store::{Read, Result, Table, Writing};
use crate::refusal::Refusal;
use crate::world::World;

/// By code.
const SHARES: Table<&str> = Table::new("shares");

/// The alphabet of codes, without letters that are easily confused.
const LETTERS: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Length of a code.
const LENGTH: usize = 7;

/// Most bets of a share, and most selections of a bet.
const MOST: usize = 20;

/// Stores shared bets and returns their code. Bonuses are left out: they belong to the player who
/// shares.
///
/// # Errors
/// The database cannot be written.
pub fn share(write: &Writing, mut bets: Vec<BetPlacement>) -> Result<String> {
    for bet in &mut bets {
        bet.bonus = None;
    }
    let value = serde_json::json!(bets);
    let text = value.to_string();
    let mut attempt = 0;
    loop {
        let code = code(&text, attempt);
        match write.get::<_, Value>(SHARES, &code)? {
            None => write.put(SHARES, &code, &value)?,
            Some(kept) if kept == value => {}
            Some(_) => {
                attempt += 1;
                continue;
            }
        }
        return Ok(code);
    }
}

/// The bets of a code. It may be typed in lower case and with spaces or dashes.
///
/// # Errors
/// The database cannot be read.
pub fn open(read: &impl Read, code: &str) -> Result<Option<Vec<BetPlacement>>> {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    let code: String = letters.map(|letter| letter.to_ascii_uppercase()).collect();
    read.get(SHARES, &code)
}

/// Whether bets can be shared.
///
/// # Errors
/// There are none, one is empty, there are too many, or a match is unknown.
pub fn check(world: &World, bets: &[BetPlacement]) -> std::result::Result<(), Refusal> {
    if bets.is_empty() || bets.iter().any(|bet| bet.selections.is_empty()) {
        return Err(Refusal::new(ErrorCode::NoSelections));
    }
    if bets.len() > MOST || bets.iter().any(|bet| bet.selections.len() > MOST) {
        return Err(Refusal::about(ErrorCode::ShareTooLarge, MOST.to_string()));
    }
    let mut selections = bets.iter().flat_map(|bet| &bet.selections);
    if selections.any(|one| world.place(one.match_id).is_none()) {
        return Err(Refusal::new(ErrorCode::MatchNotBettable));
    }
    Ok(())
}

/// Shared bets with current odds, without matches that are over. An outcome that is suspended keeps
/// the odds it was shared with.
pub fn refreshed(world: &World, mut bets: Vec<BetPlacement>) -> Vec<BetPlacement> {
    for bet in &mut bets {
        refresh(world, bet);
    }
    bets.retain(|bet| !bet.selections.is_empty());
    bets
}

fn refresh(world: &World, bet: &mut BetPlacement) {
    let shared = bet.selections.len();
    bet.selections.retain_mut(|selection| {
        let Some(place) = world.place(selection.match_id) else {
            return false;
        };
        let standing = world.standing(place);
        if !standing.status.is_bettable() {
            return false;
        }
        let offers = world.offers(place, &standing);
        let offer = offers.iter().find(|offer| {
            offer.market == selection.market_id && offer.specifier() == selection.specifier
        });
        let mut outcomes = offer.into_iter().flat_map(|offer| &offer.outcomes);
        if let Some(priced) = outcomes.find(|priced| priced.outcome == selection.outcome_id) {
            selection.odds = priced.odds;
        }
        true
    });
    if bet.selections.len() < shared {
        // With fewer selections it is no longer this system.
        bet.system_id = None;
    }
    if bet.custom_odds.is_some()
        && let Ok(quote) = custom::price(world, &bet.selections)
    {
        bet.custom_odds = Some(quote.odds);
    }
}

fn code(text: &str, attempt: u64) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(text.as_bytes());
    hasher.update(&attempt.to_le_bytes());
    let hash = hasher.finalize();
    let letters = hash.as_bytes().iter().take(LENGTH);
    letters
        .map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]))
        .collect()
}

#[cfg(test)]
mod tests;
