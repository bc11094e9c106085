//! The order of a list of matches: `sort_by` of `GET /matches`.

use std::cmp::Reverse;
use std::collections::HashMap;

use api::wire::ErrorCode;

use super::params::Params;
use crate::operator::Operator;
use crate::refusal::Refusal;
use crate::world::World;

/// One field of an order, and whether it is descending.
pub struct Sort {
    field: Field,
    descending: bool,
}

enum Field {
    /// Known from the world alone.
    Of(fn(&World, usize) -> i64),
    /// Number of bets.
    Bets,
}

/// The order that a call asks for: the first field decides, then the second. Each is a field's name, or
/// a name with `:asc` or `:desc`.
///
/// # Errors
/// A field is unknown.
pub fn of(params: &Params) -> Result<Vec<Sort>, Refusal> {
    let fields: Vec<String> = params.list("sort_by")?;
    let refusal = || Refusal::about(ErrorCode::InvalidParameter, "sort_by");
    fields
        .iter()
        .map(|text| Sort::parse(text).ok_or_else(refusal))
        .collect()
}

/// Sorts places. Equal ones keep their order.
///
/// # Errors
/// The players' database cannot be read.
pub fn apply(order: &[Sort], operator: &Operator, places: &mut [usize]) -> Result<(), Refusal> {
    if order.is_empty() {
        return Ok(());
    }
    let is_counted = order.iter().any(|sort| matches!(sort.field, Field::Bets));
    let placed = if is_counted {
        operator.players.bets_of_matches()?
    } else {
        HashMap::new()
    };
    places.sort_by_cached_key(|place| {
        let keys = order.iter().map(|sort| {
            let key = match sort.field {
                Field::Of(key) => key(&operator.world, *place),
                Field::Bets => bets_count(operator, &placed, *place),
            };
            if sort.descending {
                Key::Descending(Reverse(key))
            } else {
                Key::Ascending(key)
            }
        });
        keys.collect::<Vec<Key>>()
    });
    Ok(())
}

/// A key of one field: at each position, all keys have the same direction.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Ascending(i64),
    Descending(Reverse<i64>),
}

/// Simulated bets of a match, and those of the players.
fn bets_count(operator: &Operator, placed: &HashMap<usize, u64>, place: usize) -> i64 {
    let simulated = operator.simulated_bets(place);
    let own = placed.get(&place).copied().unwrap_or_default();
    i64::try_from(simulated.saturating_add(own)).unwrap_or(i64::MAX)
}

impl Sort {
    fn parse(text: &str) -> Option<Self> {
        let (field, direction) = text.split_once(':').unwrap_or((text, "asc"));
        Some(Self {
            field: Field::parse(field)?,
            descending: match direction {
                "asc" => false,
                "desc" => true,
                _ => return None,
            },
        })
    }
}

impl Field {
    fn parse(name: &str) -> Option<Self> {
        Some(Self::Of(match name {
            "tournament.sport.id" => |world, place| world.sport(place).id.cast_signed(),
            "tournament.sport.priority" => |world, place| world.sport(place).priority,
            "tournament.category.id" => |world, place| world.category(place).id.cast_signed(),
            "tournament.category.priority" => |world, place| world.category(place).priority,
            "tournament.id" => |world, place| world.league(place).id.cast_signed(),
            "tournament.priority" => |world, place| world.league(place).priority,
            "start_time" => |world, place| world.starts_at(place).as_second(),
            "bets_count" => return Some(Self::Bets),
            _ => return None,
        }))
    }
}
