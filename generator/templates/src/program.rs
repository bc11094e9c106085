//! A page's template, compiled for one locale: [`crate::compile`] makes it and [`crate::run`] runs it.
//!
//! Inheritance is resolved, macros are inlined, and everything that is the same on every page
//! (messages, assets, literal text) is merged into constant texts.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::html::Literal;
use crate::view::{Edition, Node, Shape};

/// The program of a page. Languages whose programs differ only in texts share one.
#[derive(Debug)]
pub struct Program {
    /// Its steps.
    pub body: Body,
    /// Every text that it writes, by number; a language may have others.
    pub texts: Vec<Arc<Literal>>,
    /// Number of variables; the first is the view.
    pub slots: usize,
    /// Everything that it may read beside the view.
    pub reads: Vec<Read>,
    /// The constructs that its steps were compiled from.
    pub spots: Vec<Spot>,
}

impl Program {
    /// Whether another program differs only in texts.
    pub fn is_like(&self, other: &Self) -> bool {
        self.body == other.body
            && self.slots == other.slots
            && self.reads == other.reads
            && self.texts.len() == other.texts.len()
    }
}

/// A construct of a template: its position in the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// Name of the template.
    pub template: Arc<str>,
    /// Start of the construct in bytes.
    pub start: usize,
    /// End of the construct in bytes.
    pub end: usize,
}

/// Something that a template reads beside its view.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Read {
    /// Key of a message.
    Message(String),
    /// Logical name of an asset.
    Asset(String),
}

/// A constant text. Texts are compared by number: programs of different languages differ only in
/// their texts.
#[derive(Clone, Debug)]
pub struct Text {
    /// The text itself.
    pub literal: Arc<Literal>,
    /// Its index in [`Program::texts`]; 0 until it is numbered.
    pub number: usize,
}

impl Text {
    /// A text that is not numbered yet.
    pub fn new(text: &str) -> Self {
        Self {
            literal: Arc::new(Literal::new(text)),
            number: 0,
        }
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        self.literal.as_str()
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

/// Steps that are executed together or not at all.
#[derive(Debug, Default, PartialEq)]
pub struct Body {
    /// The reads of the steps: indices in [`Program::reads`].
    pub reads: Vec<usize>,
    /// The steps.
    pub steps: Vec<Step>,
    /// By step: the construct that it was compiled from, as an index in [`Program::spots`]. Only
    /// used by a run that ends early.
    pub spots: Vec<u32>,
}

/// One step: writes a text, then executes an action.
#[derive(Debug, PartialEq)]
pub struct Step {
    /// The text.
    pub text: Text,
    /// The action.
    pub action: Action,
}

/// The action of a step.
#[derive(Debug, PartialEq)]
pub enum Action {
    /// No action.
    Nothing,
    /// Writes the value of a path, escaped if necessary.
    Print(Path),
    /// Writes the value of a path as a price.
    Price(Path),
    /// Writes any other value, escaped if necessary.
    PrintValue(Box<Expr>),
    /// Writes values as JSON, safe within HTML, each followed by a text.
    Json(Box<[(Expr, Text)]>),
    /// Executes one of two bodies.
    If(Box<If>),
    /// Executes a body for each value of a list.
    For(Box<For>),
    /// Sets a variable to a value.
    Set(usize, Box<Expr>),
    /// Sets a variable to the output of the body.
    Capture(usize, Box<Body>),
}

/// A branch.
#[derive(Debug, PartialEq)]
pub struct If {
    /// The condition.
    pub test: Expr,
    /// Executed if it is true.
    pub then: Body,
    /// Executed if it is false.
    pub otherwise: Body,
}

/// A loop.
#[derive(Debug, PartialEq)]
pub struct For {
    /// The list to iterate over.
    pub list: Expr,
    /// The variable for the value.
    pub item: usize,
    /// The variable for the index, from 0; the next one holds the length.
    pub place: usize,
    /// Values for which this is false are skipped.
    pub filter: Option<Expr>,
    /// Executed for each value.
    pub body: Body,
    /// Executed if there are no values.
    pub otherwise: Body,
}

/// An expression.
#[derive(Debug, PartialEq)]
pub enum Expr {
    /// A constant.
    Constant(Constant),
    /// The value of a path: a variable, or a field reached from one.
    Path(Path),
    /// A field of a value that is not a variable.
    Field(Box<Expr>, Name),
    /// A field with a computed name.
    Item(Box<Expr>, Box<Expr>),
    /// Part of a list; negative numbers count from its end.
    Slice(Box<Expr>, Option<i64>, Option<i64>),
    /// The negation.
    Not(Box<Expr>),
    /// The first if it is false, else the second.
    And(Box<Expr>, Box<Expr>),
    /// The first if it is true, else the second.
    Or(Box<Expr>, Box<Expr>),
    /// Compares two values.
    Compare(Comparison, Box<Expr>, Box<Expr>),
    /// Whether a value is equal to one of the constants.
    In(Box<Expr>, Vec<Constant>),
    /// Whether the value of a path is one of these whole numbers.
    Among(Path, Box<[i64]>),
    /// Whether the value of a path is this text.
    IsText(Path, Box<str>),
    /// Arithmetic with whole numbers.
    Arithmetic(Operation, Box<Expr>, Box<Expr>),
    /// The second if the first is true, else the third.
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Two texts concatenated.
    Join(Box<Expr>, Box<Expr>),
    /// The number of values in a list, or of characters in a text.
    Length(Box<Expr>),
    /// A text without surrounding white space.
    Trim(Box<Expr>),
    /// A text with all occurrences of one text replaced by another.
    Replace(Box<Expr>, String, String),
    /// A price as text.
    Price(Box<Expr>),
    /// HTML of a Markdown text, and the prefix of its links to paths of the site.
    Markdown(Box<Expr>, Box<Expr>),
    /// What is harmless of a text in HTML, and the prefix of its links to paths of the site.
    Html(Box<Expr>, Box<Expr>),
    /// A message with variables.
    Message(String, Vec<(String, Expr)>),
    /// The output of a body.
    Written(Body),
}

/// How two values are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Equal,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
}

/// An operation on two whole numbers, neither of which may be negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `//`
    Divide,
    /// `%`
    Remainder,
}

/// A value that is known before there is a view.
#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    /// Nothing.
    None,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A whole number that [`Constant::Int`] cannot hold.
    Large(u64),
    /// A text; a safe one is already HTML.
    Text {
        /// The text.
        text: String,
        /// Whether it is HTML.
        is_safe: bool,
    },
    /// A list; shared, because the compiler copies the frame wherever a template uses a part of it.
    List(Arc<[Constant]>),
    /// Names and their values, in output order; shared as a list is.
    Map(Arc<[(String, Constant)]>),
}

impl Constant {
    /// A text that is not HTML.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text {
            text: text.into(),
            is_safe: false,
        }
    }

    /// A text that is HTML.
    pub fn html(text: impl Into<String>) -> Self {
        Self::Text {
            text: text.into(),
            is_safe: true,
        }
    }

    /// The constant for a node of a view.
    pub fn of(view: Edition<'_>, node: &Node) -> Self {
        let each = |first: u32, length: usize| {
            let places = (first..).take(length);
            places.map(|place| Self::of(view, view.node(place)))
        };
        match *node {
            Node::None => Self::None,
            Node::Bool(value) => Self::Bool(value),
            Node::Int(value) => Self::Int(value),
            Node::Large(value) => Self::Large(value),
            Node::Text(text) => Self::text(view.text(text)),
            Node::List { first, length } => Self::List(each(first, length as usize).collect()),
            Node::Struct { shape, first } => {
                let names = shape.keys.iter().map(|key| (*key).to_owned());
                Self::Map(names.zip(each(first, shape.keys.len())).collect())
            }
        }
    }
}

/// A variable, and the fields to follow from it.
#[derive(Debug, PartialEq)]
pub struct Path {
    /// The variable.
    pub slot: usize,
    /// The fields.
    pub names: Vec<Name>,
}

impl Path {
    /// The variable that holds the view.
    pub const VIEW: usize = 0;

    /// The path of a variable itself.
    pub fn of(slot: usize) -> Self {
        Self {
            slot,
            names: Vec::new(),
        }
    }

    /// The path to a field of this path's value.
    pub fn to(mut self, name: &str) -> Self {
        self.names.push(Name::new(name));
        self
    }
}

/// Name of a field, with its cached index in the last struct.
#[derive(Debug)]
pub struct Name {
    name: Box<str>,
    /// The id of that struct's shape, followed by the index.
    last: AtomicU64,
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Name {
    /// A name without a cached index.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.into(),
            last: AtomicU64::new(0),
        }
    }

    /// The index of the field in a struct of this shape.
    #[inline]
    pub fn place(&self, shape: &Shape) -> Option<u32> {
        let last = self.last.load(Ordering::Relaxed);
        if (last >> 32) as u32 == shape.id() {
            return Some(last as u32);
        }
        self.look_for(shape)
    }

    #[cold]
    fn look_for(&self, shape: &Shape) -> Option<u32> {
        let place = shape.place(&self.name)?;
        let last = u64::from(shape.id()) << 32 | u64::from(place);
        self.last.store(last, Ordering::Relaxed);
        Some(place)
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.name
    }
}
