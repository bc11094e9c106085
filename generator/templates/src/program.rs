//! A page's template, compiled for one locale: [`crate::compile`] makes it and [`crate::run`] runs it.
//!
//! Inheritance is resolved, macros are in place, and what is the same on every page
//! (words, assets, literal text) has become one text.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::html::Literal;
use crate::view::{Edition, Node, Shape};

/// A whole page.
#[derive(Debug)]
pub struct Program {
    /// What is done.
    pub body: Body,
    /// Every text that it writes, by number.
    pub texts: Vec<Arc<Literal>>,
    /// How many variables there are; the first is the view.
    pub slots: usize,
    /// What can be read while it is done, beside the view.
    pub reads: Vec<Read>,
    /// The constructs that its steps were compiled from.
    pub spots: Vec<Spot>,
}

/// A construct of a template: its place in the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// Name of the template.
    pub template: Arc<str>,
    /// Bytes of its text.
    pub start: usize,
    /// Where they end.
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

/// A text that is written as it is. It is the same as another of this number: a program differs from
/// that of another language in its texts alone.
#[derive(Clone, Debug)]
pub struct Text {
    /// The text itself.
    pub literal: Arc<Literal>,
    /// Its place in [`Program::texts`]; 0 as long as it has none.
    pub number: usize,
}

impl Text {
    /// A text without a number.
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

/// Steps that are done together or not at all.
#[derive(Debug, Default, PartialEq)]
pub struct Body {
    /// What doing them reads: places in [`Program::reads`].
    pub reads: Vec<usize>,
    /// The steps.
    pub steps: Vec<Step>,
    /// By step: the construct that it was compiled from, by its place in [`Program::spots`]. Only a run
    /// that ends early looks at it.
    pub spots: Vec<u32>,
}

/// One step: writes a text, and then does something.
#[derive(Debug, PartialEq)]
pub struct Step {
    /// Written as it is.
    pub text: Text,
    /// What is done.
    pub action: Action,
}

/// What a step does.
#[derive(Debug, PartialEq)]
pub enum Action {
    /// Nothing more.
    Nothing,
    /// Writes what a path leads to, escaped where it must be.
    Print(Path),
    /// Writes what a path leads to as a price.
    Price(Path),
    /// Writes another value, escaped where it must be.
    PrintValue(Box<Expr>),
    /// Writes values as JSON, safe within HTML, each before a text.
    Json(Box<[(Expr, Text)]>),
    /// Does one of two.
    If(Box<If>),
    /// Does the same for each value of a list.
    For(Box<For>),
    /// Gives a variable its value.
    Set(usize, Box<Expr>),
    /// Gives a variable what the body writes.
    Capture(usize, Box<Body>),
}

/// A decision.
#[derive(Debug, PartialEq)]
pub struct If {
    /// What decides.
    pub test: Expr,
    /// When it is true.
    pub then: Body,
    /// When it is not.
    pub otherwise: Body,
}

/// A loop.
#[derive(Debug, PartialEq)]
pub struct For {
    /// What is gone through.
    pub list: Expr,
    /// The variable of the value.
    pub item: usize,
    /// The variable of its place, from 0; the next one holds how many there are.
    pub place: usize,
    /// Values for which it is false are left out.
    pub filter: Option<Expr>,
    /// For each value.
    pub body: Body,
    /// When there is none.
    pub otherwise: Body,
}

/// Something that has a value.
#[derive(Debug, PartialEq)]
pub enum Expr {
    /// Always the same.
    Constant(Constant),
    /// A variable, or what a path leads to from there.
    Path(Path),
    /// A field of what is no variable.
    Field(Box<Expr>, Name),
    /// A field whose name is a value.
    Item(Box<Expr>, Box<Expr>),
    /// Part of a list; negative numbers count from its end.
    Slice(Box<Expr>, Option<i64>, Option<i64>),
    /// The opposite.
    Not(Box<Expr>),
    /// The first if it is false, else the second.
    And(Box<Expr>, Box<Expr>),
    /// The first if it is true, else the second.
    Or(Box<Expr>, Box<Expr>),
    /// Two values compared.
    Compare(Comparison, Box<Expr>, Box<Expr>),
    /// Whether the value is among the constants.
    In(Box<Expr>, Vec<Constant>),
    /// Whether what a path leads to is among whole numbers.
    Among(Path, Box<[i64]>),
    /// Whether what a path leads to is this text.
    Says(Path, Box<str>),
    /// Whole numbers.
    Arithmetic(Operation, Box<Expr>, Box<Expr>),
    /// The second if the first is true, else the third.
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Texts one after another.
    Join(Box<Expr>, Box<Expr>),
    /// How many values a list has, or characters a text.
    Length(Box<Expr>),
    /// A text without white space around it.
    Trim(Box<Expr>),
    /// A text with one part for another.
    Replace(Box<Expr>, String, String),
    /// A price in words.
    Price(Box<Expr>),
    /// HTML of a Markdown text, and what goes before its links to paths of the site.
    Markdown(Box<Expr>, Box<Expr>),
    /// A message with variables.
    Say(String, Vec<(String, Expr)>),
    /// What the body writes.
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

/// What is done with two whole numbers, of which none may be negative.
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
    /// A text; one that is safe is HTML already.
    Text {
        /// The text.
        text: String,
        /// Whether it is HTML.
        is_safe: bool,
    },
    /// A list.
    List(Vec<Constant>),
    /// Names and their values, in the order in which they are written.
    Map(Vec<(String, Constant)>),
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

    /// A part of a view.
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

/// A variable, and the way from there to a value within it.
#[derive(Debug, PartialEq)]
pub struct Path {
    /// The variable.
    pub slot: usize,
    /// The fields on the way.
    pub names: Box<[Name]>,
}

impl Path {
    /// The variable that is the view.
    pub const VIEW: usize = 0;

    /// A variable itself.
    pub fn of(slot: usize) -> Self {
        Self {
            slot,
            names: Box::default(),
        }
    }

    /// The path to a field of what this one leads to.
    pub fn to(self, name: &str) -> Self {
        let mut names = self.names.into_vec();
        names.push(Name::new(name));
        Self {
            slot: self.slot,
            names: names.into(),
        }
    }
}

/// Name of a field, with its place in the struct that was met last.
#[derive(Debug)]
pub struct Name {
    name: Box<str>,
    /// The number of that struct's shape, and behind it the place.
    last: AtomicU64,
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Name {
    /// A name that nothing is known of.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.into(),
            last: AtomicU64::new(0),
        }
    }

    /// The place of the field in a struct of this shape.
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
