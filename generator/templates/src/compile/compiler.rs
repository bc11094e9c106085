//! The state of a compilation, and the helpers that all parts of the compiler use.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::Arc;

use minijinja::machinery::Span;
use minijinja::machinery::ast::{self, Stmt};

use super::building::Building;
use super::parsed::Parsed;
use super::refusal::{Compiled, Refusal, Uncompiled};
use super::scope::{Binding, Names};
use crate::host::Host;
use crate::program::{Action, Constant, Expr, Path, Read, Spot};

/// The input of a compilation.
#[derive(Clone, Copy)]
pub struct Sources<'s> {
    /// The template and all templates that it names.
    pub parsed: &'s Parsed<'s>,
    /// The functions and filters.
    pub host: &'s dyn Host,
    /// The locale to compile for.
    pub locale: usize,
    /// The value of `frame` in templates.
    pub frame: &'s Constant,
    /// Whether loops over empty lists of the frame are compiled as well, so that constructs in them
    /// are checked. The resulting program must not be run.
    pub is_check: bool,
}

/// The state of a compilation.
pub struct Compiler<'a> {
    pub sources: Sources<'a>,
    /// The refusals so far.
    pub refusals: Vec<Refusal>,
    /// The top-level names of imported templates, by template.
    pub modules: HashMap<&'a str, Rc<RefCell<Names<'a>>>>,
    /// All symbols of a file: a program holds them once, wherever it draws one that depends on the view.
    pub symbols: HashMap<&'a str, Constant>,
    /// Blocks by name, each from the most derived template that defines it.
    pub blocks: HashMap<&'a str, (&'a ast::Block<'a>, &'a str)>,
    /// The template that is being compiled.
    pub template: &'a str,
    pub reads: Vec<Read>,
    /// Reads since the last step.
    pub pending: Vec<usize>,
    pub slots: usize,
    /// Nesting depth of macros.
    pub depth: usize,
    /// Nesting depth of includes within the innermost macro.
    pub includes: usize,
    /// Nesting depth of variables that are compiled once per value.
    pub cases: usize,
    /// Nesting depth of branches within the innermost macro or loop.
    pub branches: usize,
    /// The constructs that steps were compiled from.
    pub spots: Vec<Spot>,
    /// Indexes of the spots, by start and template.
    known_spots: BTreeMap<(u32, &'a str), u32>,
}

impl<'a> Compiler<'a> {
    /// A new compiler.
    pub fn new(sources: Sources<'a>, template: &'a str) -> Self {
        Self {
            sources,
            refusals: Vec::new(),
            modules: HashMap::new(),
            symbols: HashMap::new(),
            blocks: HashMap::new(),
            template,
            reads: Vec::new(),
            pending: Vec::new(),
            slots: Path::VIEW + 1,
            depth: 0,
            includes: 0,
            cases: 0,
            branches: 0,
            spots: Vec::new(),
            known_spots: BTreeMap::new(),
        }
    }

    /// Records that a construct is not compiled.
    pub fn refuse<T>(
        &mut self,
        what: impl Into<String>,
        hint: &'static str,
        span: Span,
    ) -> Compiled<T> {
        self.refusals.push(Refusal {
            spot: self.spot(span),
            what: what.into(),
            hint,
        });
        Err(Uncompiled)
    }

    fn spot(&self, span: Span) -> Spot {
        Spot {
            template: Arc::from(self.template),
            start: span.start_offset as usize,
            end: span.end_offset as usize,
        }
    }

    /// Records that the steps since the last mark were compiled from this construct.
    pub fn mark(&mut self, span: Span, body: &mut Building) {
        if body.is_unmarked() {
            let spot = self.spot_number(span);
            body.mark(spot);
        }
    }

    /// The index of a construct in [`Compiler::spots`].
    fn spot_number(&mut self, span: Span) -> u32 {
        let key = (span.start_offset, self.template);
        if let Some(known) = self.known_spots.get(&key) {
            return *known;
        }
        let place = self.spots.len() as u32;
        self.spots.push(self.spot(span));
        self.known_spots.insert(key, place);
        place
    }

    /// The statements of a template; `at` is where it is named.
    pub fn children(&mut self, name: &str, at: Span) -> Compiled<&'a [Stmt<'a>]> {
        match self.sources.parsed.get(name) {
            Some(Stmt::Template(template)) => Ok(&template.children),
            _ => self.refuse(
                format!("the template `{name}`, which is missing,"),
                "a template's name is its path below templates/",
                at,
            ),
        }
    }

    /// Moves the reads since the last step to this body.
    pub fn settle(&mut self, body: &mut Building) {
        body.reads.append(&mut self.pending);
    }

    /// Stores a value for later; only values that are not constant need a variable.
    pub fn hold(&mut self, value: Expr, body: &mut Building) -> Binding<'a> {
        match value {
            Expr::Constant(value) => Binding::Constant(value),
            Expr::Path(path) if path.names.is_empty() => Binding::Slot(path.slot),
            value => {
                let slot = self.slot();
                body.step(Action::Set(slot, Box::new(value)));
                Binding::Slot(slot)
            }
        }
    }

    /// Records a read; it belongs to the next step.
    pub fn read(&mut self, read: Read) {
        let known = self.reads.iter().position(|known| *known == read);
        let place = known.unwrap_or_else(|| {
            self.reads.push(read);
            self.reads.len() - 1
        });
        self.pending.push(place);
    }

    /// A new variable.
    pub fn slot(&mut self) -> usize {
        self.slots += 1;
        self.slots - 1
    }

    /// The name that a value is assigned to.
    pub fn target(&mut self, expr: &'a ast::Expr<'a>) -> Compiled<&'a str> {
        match expr {
            ast::Expr::Var(var) => Ok(var.id),
            other => self.refuse(
                "more than one name for a value",
                "use one name and its fields: `{% for row in rows %}{{ row.name }}`",
                other.span(),
            ),
        }
    }

    /// A literal text.
    pub fn literal(&mut self, expr: &'a ast::Expr<'a>) -> Compiled<&'a str> {
        let text = match expr {
            ast::Expr::Const(value) => value.value.as_str(),
            _ => None,
        };
        match text {
            Some(text) => Ok(text),
            None => self.refuse(
                "a name that is computed",
                "write the name as a text, and choose between several with `{% if %}`",
                expr.span(),
            ),
        }
    }
}
