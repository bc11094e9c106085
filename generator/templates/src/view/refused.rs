//! A value that a view cannot hold, and its position.

use std::fmt;

use serde::ser;

/// A value that a view cannot hold, with its path in the view.
///
/// ```
/// use serde::Serialize;
/// use templates::Tree;
///
/// #[derive(Serialize)]
/// struct Row {
///     margin: f64,
/// }
/// #[derive(Serialize)]
/// struct View {
///     rows: Vec<Row>,
/// }
/// let view = View { rows: vec![Row { margin: 0.05 }] };
/// let refused = Tree::of(&view).err().expect("a view holds whole numbers");
/// assert_eq!(refused.path(), "rows[0].margin");
/// assert_eq!(refused.to_string(), "a view cannot hold a number that is not whole");
/// ```
#[derive(Debug, thiserror::Error)]
#[error("a view cannot hold {}", .0.what)]
pub struct Refused(Box<Inner>);

#[derive(Debug)]
struct Inner {
    what: String,
    /// The path, innermost step first.
    path: Vec<Step>,
}

#[derive(Debug)]
enum Step {
    Field(&'static str),
    Item(usize),
}

impl Refused {
    /// The path of the value, from the view's root: `body.list.groups[0].rows`; empty for the view
    /// itself.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for step in self.0.path.iter().rev() {
            match step {
                Step::Field(name) if path.is_empty() => path.push_str(name),
                Step::Field(name) => path.extend([".", name]),
                Step::Item(place) => path.push_str(&format!("[{place}]")),
            }
        }
        path
    }

    #[cold]
    fn within(mut self, step: Step) -> Self {
        self.0.path.push(step);
        self
    }
}

impl ser::Error for Refused {
    #[cold]
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(Box::new(Inner {
            what: message.to_string(),
            path: Vec::new(),
        }))
    }
}

/// Refuses a value.
#[cold]
pub fn refused<T>(what: &str) -> Result<T, Refused> {
    Err(ser::Error::custom(what))
}

/// Adds the field that contains the value to an error's path.
#[inline(always)]
pub fn in_field(done: Result<(), Refused>, name: &'static str) -> Result<(), Refused> {
    match done {
        Ok(()) => Ok(()),
        Err(refused) => Err(refused.within(Step::Field(name))),
    }
}

/// Adds the list index of the value to an error's path.
#[inline(always)]
pub fn in_item(done: Result<(), Refused>, place: usize) -> Result<(), Refused> {
    match done {
        Ok(()) => Ok(()),
        Err(refused) => Err(refused.within(Step::Item(place))),
    }
}
