//! Mends an object of the operator that has bad fields, at the cost of its smallest part.
//!
//! The wire's types are strict, and most objects fit them. One that does not is compared with its
//! [`Shape`], a table of fields: for each, what is due and what a bad value costs. An outcome without a
//! price is suspended, a market without a name is left out, a match without a start keeps all else.
//! Only an object without the fields that it cannot be without is lost, and the next larger part
//! decides what that costs. `generator/book/src/extend/operator-data.md` has the table; a test holds it to the code.

mod read;
mod shapes;

use std::fmt;

use jiff::Timestamp;
use serde_json::{Map, Value};

pub use read::{Mended, Unreadable, event, read};
pub use shapes::{MARKET, MATCH, SHAPES};

/// The largest whole number that a browser keeps exactly: ids above it would be taken for others.
pub const LARGEST_ID: u64 = (1 << 53) - 1;

/// The start of a match whose start is not known: the last second that every clock can show. The same is
/// read from years that no match is in, such as the zero time of some languages, the year 1.
pub const UNKNOWN_TIME: &str = "9999-12-30T22:00:00Z";

/// Whether a time is one that a match can have.
pub fn is_known(time: Timestamp) -> bool {
    let year = time.to_zoned(jiff::tz::TimeZone::UTC).year();
    (2000..2100).contains(&year)
}

/// [`UNKNOWN_TIME`] as a time.
pub fn unknown_time() -> Timestamp {
    UNKNOWN_TIME.parse().unwrap_or(Timestamp::MAX)
}

/// An object of the wire.
#[derive(Debug)]
pub struct Shape {
    /// Its name.
    pub noun: &'static str,
    /// Its fields.
    pub fields: &'static [Field],
}

/// A field of an object.
#[derive(Debug)]
pub struct Field {
    /// Its name on the wire.
    pub name: &'static str,
    /// What is due.
    pub due: Due,
    /// Whether it may be null or missing.
    pub optional: bool,
    /// What takes the place of a bad value.
    pub instead: Instead,
    /// What that costs, for messages and for the book.
    pub cost: &'static str,
}

/// What is due in a field.
#[derive(Clone, Copy, Debug)]
pub enum Due {
    /// The operator's number of something: up to [`LARGEST_ID`].
    Id,
    /// A whole number from 0 up to this.
    Whole(u64),
    /// A whole number that may be negative.
    Number,
    /// A text.
    Text,
    /// A text that is not empty.
    Name,
    /// True or false.
    Flag,
    /// A time.
    Time,
    /// An object.
    Object(&'static Shape),
    /// Objects. Null is an empty list. One that is lost is left out.
    List(&'static Shape),
    /// Texts. Null is an empty list. What is no text is left out.
    Texts,
}

/// What takes the place of a bad value.
#[derive(Clone, Copy, Debug)]
pub enum Instead {
    /// Nothing: the object is lost.
    Lost,
    /// Null.
    Null,
    /// A number.
    Number(i64),
    /// A truth value.
    Flag(bool),
    /// A text.
    Text(&'static str),
    /// The text of another field, or the object's number.
    Of(&'static str),
    /// No object, or none that is known: one of which every field is bad.
    Unknown,
    /// No row.
    Empty,
}

/// A bad value, and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The way to the field: `main_market.outcomes[2].odds`.
    pub path: String,
    /// What is there.
    pub found: &'static str,
    /// What is due.
    pub due: &'static str,
    /// What it costs.
    pub cost: &'static str,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            path,
            found,
            due,
            cost,
        } = self;
        write!(f, "`{path}` is {found}, not {due}")?;
        if cost.is_empty() {
            return Ok(());
        }
        write!(f, "; {cost}")
    }
}

impl Due {
    /// What is due, in words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Id => "an id up to 9007199254740991",
            Self::Whole(_) => "a whole number",
            Self::Number => "a number",
            Self::Text => "a text",
            Self::Name => "a name",
            Self::Flag => "true or false",
            Self::Time => "a time",
            Self::Object(_) => "an object",
            Self::List(_) | Self::Texts => "a list",
        }
    }

    fn fits(self, value: &Value) -> bool {
        match self {
            Self::Id => value.as_u64().is_some_and(|id| id <= LARGEST_ID),
            Self::Whole(most) => value.as_u64().is_some_and(|number| number <= most),
            Self::Number => value.is_i64(),
            Self::Text => value.is_string(),
            Self::Name => value.as_str().is_some_and(|text| !text.trim().is_empty()),
            Self::Flag => value.is_boolean(),
            Self::Time => value
                .as_str()
                .is_some_and(|text| text.parse::<Timestamp>().is_ok()),
            Self::Object(_) => value.is_object(),
            Self::List(_) | Self::Texts => value.is_array(),
        }
    }
}

impl Shape {
    /// Mends an object, and reports what was bad in it.
    ///
    /// # Errors
    /// A field that it cannot be without is bad: the object is lost.
    pub fn mend(&'static self, value: &mut Value) -> Result<Vec<Fault>, Fault> {
        let mut mending = Mending::default();
        mending.object(self, value)?;
        Ok(mending.faults)
    }
}

#[derive(Default)]
struct Mending {
    path: String,
    faults: Vec<Fault>,
}

impl Mending {
    fn object(&mut self, shape: &'static Shape, value: &mut Value) -> Result<(), Fault> {
        let Value::Object(object) = value else {
            return Err(self.fault(value, "an object"));
        };
        for field in shape.fields {
            let length = self.path.len();
            if length > 0 {
                self.path.push('.');
            }
            self.path.push_str(field.name);
            let checked = self.field(field, object);
            self.path.truncate(length);
            let Err(mut fault) = checked else { continue };
            let instead = field.instead.value(field.due, object);
            let Some(instead) = instead else {
                return Err(fault);
            };
            object.insert(field.name.to_owned(), instead);
            fault.cost = field.cost;
            self.faults.push(fault);
        }
        Ok(())
    }

    fn field(&mut self, field: &Field, object: &mut Map<String, Value>) -> Result<(), Fault> {
        let is_list = matches!(field.due, Due::List(_) | Due::Texts);
        let value = match object.get_mut(field.name) {
            None | Some(Value::Null) if is_list => {
                object.insert(field.name.to_owned(), Value::Array(Vec::new()));
                return Ok(());
            }
            None if field.optional => return Ok(()),
            Some(Value::Null) if field.optional && matches!(field.instead, Instead::Null) => {
                return Ok(());
            }
            None => return Err(self.missing(field.due)),
            Some(value) => value,
        };
        if !field.due.fits(value) {
            return Err(self.fault(value, field.due.words()));
        }
        match (field.due, value) {
            (Due::Object(shape), value) => self.object(shape, value),
            (Due::List(shape), Value::Array(rows)) => {
                self.rows(rows, |own, row| own.object(shape, row), lost(shape));
                Ok(())
            }
            (Due::Texts, Value::Array(rows)) => {
                let text = |own: &mut Self, row: &mut Value| match row {
                    Value::String(_) => Ok(()),
                    other => Err(own.fault(other, Due::Text.words())),
                };
                self.rows(rows, text, "it is left out");
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn rows(
        &mut self,
        rows: &mut Vec<Value>,
        mut mend: impl FnMut(&mut Self, &mut Value) -> Result<(), Fault>,
        cost: &'static str,
    ) {
        let mut place = 0;
        rows.retain_mut(|row| {
            let length = self.path.len();
            self.path.push_str(&format!("[{place}]"));
            place += 1;
            let mended = mend(self, row);
            self.path.truncate(length);
            if let Err(fault) = mended {
                self.faults.push(Fault { cost, ..fault });
                return false;
            }
            true
        });
    }

    fn fault(&self, value: &Value, due: &'static str) -> Fault {
        let found = match value {
            Value::Null => "null",
            Value::Bool(_) => "a truth value",
            Value::Number(number) if number.as_u64().is_some_and(|it| it > LARGEST_ID) => {
                "a number that a browser cannot hold"
            }
            Value::Number(number) if number.is_f64() => "a fraction",
            Value::Number(number) if number.as_i64().is_some_and(|it| it < 0) => {
                "a negative number"
            }
            Value::Number(_) => "a number",
            Value::String(text) if text.trim().is_empty() => "an empty text",
            Value::String(_) => "a text",
            Value::Array(_) => "a list",
            Value::Object(_) => "an object",
        };
        self.at(found, due)
    }

    fn missing(&self, due: Due) -> Fault {
        self.at("missing", due.words())
    }

    fn at(&self, found: &'static str, due: &'static str) -> Fault {
        Fault {
            path: self.path.clone(),
            found,
            due,
            cost: "",
        }
    }
}

impl Instead {
    /// What takes the place of a bad value; `None` where nothing can.
    fn value(self, due: Due, object: &Map<String, Value>) -> Option<Value> {
        Some(match self {
            Self::Lost => return None,
            Self::Null => Value::Null,
            Self::Number(number) => number.into(),
            Self::Flag(flag) => flag.into(),
            Self::Text(text) => text.into(),
            Self::Of(field) => match object.get(field) {
                Some(Value::String(text)) if !text.is_empty() => text.as_str().into(),
                _ => object
                    .get("id")
                    .and_then(Value::as_u64)
                    .map_or_else(String::new, |id| id.to_string())
                    .into(),
            },
            Self::Unknown => {
                let Due::Object(shape) = due else { return None };
                unknown(shape)
            }
            Self::Empty => Value::Array(Vec::new()),
        })
    }
}

/// An object of which nothing is known: its number is 0, which nothing has.
fn unknown(shape: &'static Shape) -> Value {
    let mut object = Map::new();
    for field in shape.fields {
        let value = match field.due {
            Due::Id => 0.into(),
            Due::Object(shape) if !field.optional => unknown(shape),
            due => field.instead.value(due, &object).unwrap_or_default(),
        };
        object.insert(field.name.to_owned(), value);
    }
    Value::Object(object)
}

/// What it costs that an object of a list is lost.
fn lost(shape: &'static Shape) -> &'static str {
    match shape.noun {
        "market" => "the market is left out",
        "outcome" => "the outcome is left out",
        _ => "it is left out",
    }
}
