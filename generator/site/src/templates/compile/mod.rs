//! Compiles a page's template for one locale.
//!
//! It takes the part of the template language that the templates use, and refuses the rest: a page
//! whose template it refuses is rendered by the template engine, only slower. Whatever does not depend
//! on the view is done here, once: words, assets, macros called with constants, branches that are
//! always or never taken.

mod building;
mod cases;
mod expr;
mod loops;
mod macros;
mod make;
mod numbers;
mod scope;
mod symbols;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use minijinja::machinery::ast::{self, Stmt};
use minijinja::machinery::parse;

use self::building::Building;
use self::scope::{Binding, Names, Scope};
use super::TemplateFile;
use super::program::{Action, Body, Constant, Expr, Path, Program, Read};
use super::references::references;
use super::symbols::Drawings;
use crate::assets::Assets;
use crate::messages::Messages;

/// What is not compiled, and where.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{what} in {template}:{line}")]
pub struct Refusal {
    what: String,
    template: String,
    line: u16,
}

/// What a template is compiled from.
#[derive(Clone, Copy)]
pub struct Sources<'s> {
    /// The template and all that it names.
    pub parsed: &'s Parsed<'s>,
    /// The locale's words.
    pub messages: &'s Messages,
    /// Files beside the pages.
    pub assets: &'s Assets,
    /// Icons.
    pub drawings: &'s Drawings,
    /// What templates are given as `frame`.
    pub frame: &'s Constant,
}

/// A template and all that it names, parsed: the same in every language.
pub type Parsed<'s> = BTreeMap<&'s str, Stmt<'s>>;

/// Compiles a page's template.
///
/// # Errors
/// The first thing in it that is not compiled.
pub fn compile(sources: Sources<'_>, name: &str) -> Compiled<Program> {
    let mut compiler = Compiler {
        sources,
        modules: HashMap::new(),
        blocks: HashMap::new(),
        template: name,
        reads: Vec::new(),
        pending: Vec::new(),
        slots: Path::VIEW + 1,
        depth: 0,
        cases: 0,
        branches: 0,
    };
    let mut body = Building::default();
    let mut scope = Scope::of_page();
    scope.bind("frame", Binding::Constant(sources.frame.clone()));
    compiler.page(name, &mut scope, &mut body)?;
    let mut body = body.finish();
    Ok(Program {
        texts: numbers::number(&mut body),
        body,
        slots: compiler.slots,
        reads: compiler.reads,
    })
}

/// What came of compiling a template.
pub type Compiled<T> = Result<T, Refusal>;

/// Parses a template and all that it names.
///
/// # Errors
/// One of them is not there, or has a mistake.
pub fn parse_all<'s>(
    files: &'s BTreeMap<String, TemplateFile>,
    name: &str,
) -> Compiled<Parsed<'s>> {
    let mut parsed = Parsed::new();
    let mut open = vec![name.to_owned()];
    while let Some(name) = open.pop() {
        let refusal = |what: String| Refusal {
            what,
            template: name.clone(),
            line: 0,
        };
        let (name, file) = files
            .get_key_value(&name)
            .ok_or_else(|| refusal("a template that is not there".to_owned()))?;
        if parsed.contains_key(name.as_str()) {
            continue;
        }
        let ast = parse(&file.text, name, Default::default())
            .map_err(|error| refusal(error.to_string()))?;
        parsed.insert(name.as_str(), ast);
        let named = references(&file.text);
        open.extend(named.iter().map(|reference| reference.name.to_owned()));
    }
    Ok(parsed)
}

pub(super) struct Compiler<'a> {
    pub(super) sources: Sources<'a>,
    modules: HashMap<&'a str, Rc<RefCell<Names<'a>>>>,
    /// Blocks by name, of the template that has the last word.
    blocks: HashMap<&'a str, (&'a ast::Block<'a>, &'a str)>,
    /// The template that is compiled now, for refusals.
    template: &'a str,
    reads: Vec<Read>,
    /// What was read since the last step.
    pending: Vec<usize>,
    slots: usize,
    depth: usize,
    /// Variables around this place whose cases are told apart.
    cases: usize,
    /// Branches around this place: a variable that is set in one may not be there after it.
    branches: usize,
}

impl<'a> Compiler<'a> {
    fn page(&mut self, name: &'a str, scope: &mut Scope<'a>, body: &mut Building) -> Compiled<()> {
        self.template = name;
        let children = self.children(name)?;
        let parent = children.iter().find_map(|stmt| match stmt {
            Stmt::Extends(extends) => Some(&extends.name),
            _ => None,
        });
        let Some(parent) = parent else {
            return self.statements(children, scope, body);
        };
        for stmt in children {
            match stmt {
                Stmt::Extends(_) => {}
                Stmt::Block(block) => {
                    self.blocks.entry(block.name).or_insert((block, name));
                }
                // What stands around blocks is not written; before `extends` it would be.
                Stmt::EmitRaw(raw) if raw.raw.trim().is_empty() => {}
                Stmt::FromImport(_) => self.statement(stmt, scope, body)?,
                other => return Err(self.refusal("something beside blocks", line(other))),
            }
        }
        let parent = self.literal(parent)?;
        self.page(parent, scope, body)
    }

    fn children(&self, name: &str) -> Compiled<&'a [Stmt<'a>]> {
        match self.sources.parsed.get(name) {
            Some(Stmt::Template(template)) => Ok(&template.children),
            _ => Err(self.refusal(&format!("`{name}`, which is not there,"), 0)),
        }
    }

    fn statements(
        &mut self,
        statements: &'a [Stmt<'a>],
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        for (nth, stmt) in statements.iter().enumerate() {
            let Stmt::Set(set) = stmt else {
                self.statement(stmt, scope, body)?;
                continue;
            };
            let (name, value) = self.variable(set, scope)?;
            self.settle(body);
            if self.has_cases(&value) {
                return self.cases(name, value, &statements[nth + 1..], scope, body);
            }
            let binding = self.hold(value, body);
            scope.bind(name, binding);
        }
        Ok(())
    }

    /// The name and the value of a variable.
    fn variable(&mut self, set: &'a ast::Set<'a>, scope: &Scope<'a>) -> Compiled<(&'a str, Expr)> {
        if self.branches > 0 {
            let line = set.target.span().start_line;
            return Err(self.refusal("a variable that is set in a branch", line));
        }
        Ok((self.target(&set.target)?, self.expr(&set.expr, scope)?))
    }

    /// Statements as a body of their own.
    fn body(&mut self, statements: &'a [Stmt<'a>], scope: &mut Scope<'a>) -> Compiled<Body> {
        let mut body = Building::default();
        self.statements(statements, scope, &mut body)?;
        Ok(body.finish())
    }

    fn branch(&mut self, statements: &'a [Stmt<'a>], scope: &mut Scope<'a>) -> Compiled<Body> {
        self.branches += 1;
        // A refusal ends all: what is counted then does not matter any more.
        let body = self.body(statements, scope)?;
        self.branches -= 1;
        Ok(body)
    }

    fn statement(
        &mut self,
        stmt: &'a Stmt<'a>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        match stmt {
            Stmt::EmitRaw(raw) => body.text(raw.raw),
            Stmt::EmitExpr(emit) => self.print(&emit.expr, scope, body)?,
            Stmt::IfCond(cond) => {
                let test = self.expr(&cond.expr, scope)?;
                self.settle(body);
                if let Expr::Constant(value) = &test {
                    let taken = if value.is_true() {
                        &cond.true_body
                    } else {
                        &cond.false_body
                    };
                    return self.statements(taken, scope, body);
                }
                let then = self.branch(&cond.true_body, scope)?;
                let otherwise = self.branch(&cond.false_body, scope)?;
                body.choose(test, then, otherwise);
            }
            Stmt::ForLoop(each) => self.each(each, scope, body)?,
            Stmt::SetBlock(_) if self.branches > 0 => {
                return Err(self.refusal("a variable that is set in a branch", line(stmt)));
            }
            Stmt::Set(set) => {
                let (name, value) = self.variable(set, scope)?;
                let binding = self.hold(value, body);
                scope.bind(name, binding);
            }
            Stmt::SetBlock(set) => {
                let name = self.target(&set.target)?;
                if set.filter.is_some() {
                    return Err(self.refusal("a filter of a block", line(stmt)));
                }
                scope.frames.push(Names::new());
                let captured = self.body(&set.body, scope)?;
                scope.frames.pop();
                let slot = self.slot();
                body.step(Action::Capture(slot, Box::new(captured)));
                scope.bind(name, Binding::Slot(slot));
            }
            Stmt::Block(block) => {
                let (block, template) = self
                    .blocks
                    .get(block.name)
                    .copied()
                    .unwrap_or((block, self.template));
                let around = std::mem::replace(&mut self.template, template);
                scope.frames.push(Names::new());
                self.statements(&block.body, scope, body)?;
                scope.frames.pop();
                self.template = around;
            }
            Stmt::FromImport(import) => {
                let module = self.module(self.literal(&import.expr)?)?;
                for (name, alias) in &import.names {
                    let alias = self.target(alias.as_ref().unwrap_or(name))?;
                    let name = self.target(name)?;
                    let binding = module.borrow().get(name).cloned();
                    let missing = || self.refusal(&format!("`{name}`, which is not there,"), 0);
                    scope.bind(alias, binding.ok_or_else(missing)?);
                }
            }
            other => return Err(self.refusal("a statement that is not compiled", line(other))),
        }
        self.settle(body);
        Ok(())
    }

    /// What was read since the last step belongs to this body.
    pub(super) fn settle(&mut self, body: &mut Building) {
        body.reads.append(&mut self.pending);
    }

    /// Keeps a value for later; only values that are not known yet need a variable.
    pub(super) fn hold(&mut self, value: Expr, body: &mut Building) -> Binding<'a> {
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

    /// Notes that something is read; it is one of the next step's reads.
    pub(super) fn read(&mut self, read: Read) {
        let known = self.reads.iter().position(|known| *known == read);
        let place = known.unwrap_or_else(|| {
            self.reads.push(read);
            self.reads.len() - 1
        });
        self.pending.push(place);
    }

    fn slot(&mut self) -> usize {
        self.slots += 1;
        self.slots - 1
    }

    fn target(&self, expr: &'a ast::Expr<'a>) -> Compiled<&'a str> {
        match expr {
            ast::Expr::Var(var) => Ok(var.id),
            other => Err(self.refusal("a name that is none", other.span().start_line)),
        }
    }

    /// A text that stands in the template.
    pub(super) fn literal(&self, expr: &'a ast::Expr<'a>) -> Compiled<&'a str> {
        let text = match expr {
            ast::Expr::Const(value) => value.value.as_str(),
            _ => None,
        };
        text.ok_or_else(|| self.refusal("a name that is computed", expr.span().start_line))
    }

    pub(super) fn refusal(&self, what: &str, line: u16) -> Refusal {
        Refusal {
            what: what.to_owned(),
            template: self.template.to_owned(),
            line,
        }
    }
}

fn line(stmt: &Stmt<'_>) -> u16 {
    let span = match stmt {
        Stmt::Template(it) => it.span(),
        Stmt::EmitExpr(it) => it.span(),
        Stmt::EmitRaw(it) => it.span(),
        Stmt::ForLoop(it) => it.span(),
        Stmt::IfCond(it) => it.span(),
        Stmt::WithBlock(it) => it.span(),
        Stmt::Set(it) => it.span(),
        Stmt::SetBlock(it) => it.span(),
        Stmt::AutoEscape(it) => it.span(),
        Stmt::FilterBlock(it) => it.span(),
        Stmt::Block(it) => it.span(),
        Stmt::Import(it) => it.span(),
        Stmt::FromImport(it) => it.span(),
        Stmt::Extends(it) => it.span(),
        Stmt::Include(it) => it.span(),
        Stmt::Macro(it) => it.span(),
        Stmt::CallBlock(it) => it.span(),
        Stmt::Do(it) => it.span(),
    };
    span.start_line
}
