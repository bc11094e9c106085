//! Reads an object of the wire: as it is, or mended.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Fault, LARGEST_ID, Shape, shapes};
use crate::wire::{Category, Market, Match, OutrightEvent, PushEvent, Sport, Tournament};

/// Digits of the largest id: a number with fewer is below it.
const LONG: usize = 16;

/// A type of the wire that can be mended.
pub trait Mended: DeserializeOwned {
    /// Its fields.
    const SHAPE: &'static Shape;
}

/// An object that is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Why.
    pub why: String,
    /// Its number, if that can be read.
    pub id: Option<u64>,
}

impl Mended for Sport {
    const SHAPE: &'static Shape = &shapes::SPORT;
}

impl Mended for Category {
    const SHAPE: &'static Shape = &shapes::CATEGORY;
}

impl Mended for Tournament {
    const SHAPE: &'static Shape = &shapes::TOURNAMENT;
}

impl Mended for Match {
    const SHAPE: &'static Shape = &shapes::MATCH;
}

impl Mended for OutrightEvent {
    const SHAPE: &'static Shape = &shapes::OUTRIGHT;
}

impl Mended for Market {
    const SHAPE: &'static Shape = &shapes::MARKET;
}

/// Reads an object, and reports what was bad in it.
///
/// # Errors
/// The object is lost.
pub fn read<T: Mended>(json: &str) -> Result<(T, Vec<Fault>), Unreadable> {
    if !needs_a_look(json)
        && let Ok(it) = serde_json::from_str(json)
    {
        return Ok((it, Vec::new()));
    }
    let lost = |why: String| Unreadable {
        why,
        id: id_of(json),
    };
    let mut value: Value = serde_json::from_str(json).map_err(|error| lost(error.to_string()))?;
    let faults = (T::SHAPE.mend(&mut value)).map_err(|fault| lost(fault.to_string()))?;
    let it = serde_path_to_error::deserialize(value)
        .map_err(|error| lost(format!("`{}`: {}", error.path(), error.inner())))?;
    Ok((it, faults))
}

/// Reads a publication of the push, and reports what was bad in it. The error's id is the match that
/// the event is about.
///
/// # Errors
/// The event is lost.
pub fn event(json: &str) -> Result<(PushEvent, Vec<Fault>), Unreadable> {
    let lost = |why: String, value: Option<&Value>| Unreadable {
        why,
        id: value.and_then(match_of),
    };
    let as_it_is = serde_json::from_str::<PushEvent>(json);
    if !needs_a_look(json)
        && let Ok(event) = as_it_is
    {
        return Ok((event, Vec::new()));
    }
    let mut value: Value =
        serde_json::from_str(json).map_err(|error| lost(error.to_string(), None))?;
    let name = value.get("event_name").and_then(Value::as_str);
    let shape = match name {
        Some("match_changed") => &shapes::MATCH_CHANGED,
        Some("markets_changed") => &shapes::MARKETS_CHANGED,
        Some("match_status_changed") => &shapes::MATCH_STATUS_CHANGED,
        _ => {
            return as_it_is
                .map(|event| (event, Vec::new()))
                .map_err(|error| lost(error.to_string(), Some(&value)));
        }
    };
    let mut nothing = Value::Null;
    let mended = shape.mend(value.get_mut("message").unwrap_or(&mut nothing));
    let faults = mended.map_err(|fault| lost(fault.to_string(), Some(&value)))?;
    match PushEvent::deserialize(&value) {
        Ok(event) => Ok((event, faults)),
        Err(error) => Err(lost(error.to_string(), Some(&value))),
    }
}

/// Whether an object that can be decoded may still be bad: a number in it has as many digits as an id
/// that a browser cannot hold, or a text is empty.
fn needs_a_look(json: &str) -> bool {
    let mut digits = 0;
    let mut before = 0;
    json.bytes().any(|byte| {
        digits = if byte.is_ascii_digit() { digits + 1 } else { 0 };
        let is_empty = byte == b'"' && before == b'"';
        before = byte;
        digits >= LONG || is_empty
    })
}

/// The number of an object, if it has one that is an id.
pub(crate) fn id_of(json: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: &'a RawValue,
    }
    let row: Id<'_> = serde_json::from_str(json).ok()?;
    let id = row.id.get().parse().ok()?;
    (id <= LARGEST_ID).then_some(id)
}

/// The number of the match that an event is about.
fn match_of(event: &Value) -> Option<u64> {
    let message = event.get("message")?;
    let id = message
        .get("match_id")
        .or_else(|| message.get("match")?.get("id"));
    id?.as_u64().filter(|id| *id <= LARGEST_ID)
}
