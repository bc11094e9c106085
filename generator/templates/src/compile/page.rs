//! Compiles whole pages: templates that extend others.

use minijinja::machinery::Span;
use minijinja::machinery::ast::Stmt;

use super::building::Building;
use super::compiler::{Compiler, Sources};
use super::numbers;
use super::refusal::{Compiled, Refusal};
use super::scope::{Binding, Scope};
use super::statements::span_of;
use crate::program::Program;

/// Compiles a page's template.
///
/// # Errors
/// Every construct that is not compiled.
pub fn compile(sources: Sources<'_>, name: &str) -> Result<Program, Vec<Refusal>> {
    let mut compiler = Compiler::new(sources, name);
    let mut body = Building::default();
    let mut scope = Scope::of_page();
    scope.bind("frame", Binding::Constant(sources.frame.clone()));
    let done = compiler.page(name, Span::default(), &mut scope, &mut body);
    if done.is_err() || !compiler.refusals.is_empty() {
        return Err(compiler.refusals);
    }
    let mut body = body.finish();
    Ok(Program {
        texts: numbers::number(&mut body),
        body,
        slots: compiler.slots,
        reads: compiler.reads,
        spots: compiler.spots,
    })
}

impl<'a> Compiler<'a> {
    /// Compiles a template that is rendered, with all templates that it extends; `at` is where it
    /// is named.
    pub fn page(
        &mut self,
        name: &str,
        at: Span,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let children = self.children(name, at)?;
        let Some((name, _)) = self.sources.parsed.get_key_value(name) else {
            return Ok(());
        };
        let around = std::mem::replace(&mut self.template, name);
        let done = self.inherited(children, scope, body);
        self.template = around;
        done
    }

    fn inherited(
        &mut self,
        children: &'a [Stmt<'a>],
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let parent = children.iter().find_map(|stmt| match stmt {
            Stmt::Extends(extends) => Some(&extends.name),
            _ => None,
        });
        let Some(parent) = parent else {
            self.statements(children, scope, body);
            return Ok(());
        };
        for stmt in children {
            match stmt {
                Stmt::Extends(_) => {}
                Stmt::Block(block) => {
                    let template = self.template;
                    self.blocks.entry(block.name).or_insert((block, template));
                }
                // White space between blocks is not output; before `extends` it would be.
                Stmt::EmitRaw(raw) if raw.raw.trim().is_empty() => {}
                Stmt::FromImport(_) => self.statement(stmt, scope, body),
                other => {
                    let _ = self.refuse::<()>(
                        "something outside the blocks of a template that extends another",
                        "move it into a block",
                        span_of(other),
                    );
                }
            }
        }
        let name = self.literal(parent)?;
        self.page(name, parent.span(), scope, body)
    }
}
