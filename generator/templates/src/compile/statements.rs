//! Compiles the statements of a template.

use minijinja::machinery::Span;
use minijinja::machinery::ast::{self, Stmt};

use super::building::Building;
use super::compiler::Compiler;
use super::refusal::Compiled;
use super::scope::{Binding, Names, Scope};
use crate::program::{Action, Body, Expr};
use crate::run::is_true;

impl<'a> Compiler<'a> {
    /// Compiles consecutive statements. A refused statement is left out, and compiling continues.
    pub fn statements(
        &mut self,
        statements: &'a [Stmt<'a>],
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) {
        for (nth, stmt) in statements.iter().enumerate() {
            let Stmt::Set(set) = stmt else {
                self.statement(stmt, scope, body);
                continue;
            };
            let Ok((name, value)) = self.variable(set, scope) else {
                continue;
            };
            self.settle(body);
            if self.has_cases(&value) {
                self.cases(name, value, &statements[nth + 1..], scope, body);
                self.mark(set.expr.span(), body);
                return;
            }
            let binding = self.hold(value, body);
            self.mark(set.expr.span(), body);
            scope.bind(name, binding);
        }
    }

    /// Compiles one statement.
    pub fn statement(&mut self, stmt: &'a Stmt<'a>, scope: &mut Scope<'a>, body: &mut Building) {
        if let Stmt::EmitRaw(raw) = stmt {
            return body.text(raw.raw);
        }
        // A refusal has been recorded; the rest is compiled to find all of them.
        let _ = self.one(stmt, scope, body);
        self.settle(body);
        self.mark(span_of(stmt), body);
    }

    /// The name and the value of a variable.
    fn variable(&mut self, set: &'a ast::Set<'a>, scope: &Scope<'a>) -> Compiled<(&'a str, Expr)> {
        let (name, value) = (self.target(&set.target), self.expr(&set.expr, scope));
        Ok((name?, value?))
    }

    /// Compiles statements to a separate body.
    pub fn body(&mut self, statements: &'a [Stmt<'a>], scope: &mut Scope<'a>) -> Body {
        let mut body = Building::default();
        self.statements(statements, scope, &mut body);
        body.finish()
    }

    /// Compiles statements that are not always reached.
    pub fn branch(&mut self, statements: &'a [Stmt<'a>], scope: &mut Scope<'a>) -> Body {
        self.branches += 1;
        scope.frames.push(Names::new());
        let body = self.body(statements, scope);
        scope.leave_branch();
        self.branches -= 1;
        body
    }

    fn one(
        &mut self,
        stmt: &'a Stmt<'a>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        match stmt {
            Stmt::EmitRaw(raw) => body.text(raw.raw),
            Stmt::EmitExpr(emit) => self.print(&emit.expr, scope, body)?,
            Stmt::IfCond(cond) => self.condition(cond, scope, body)?,
            Stmt::ForLoop(each) => self.each(each, scope, body)?,
            Stmt::Include(include) => self.include(include, scope, body)?,
            Stmt::Set(set) => {
                let (name, value) = self.variable(set, scope)?;
                let binding = self.hold(value, body);
                scope.bind(name, binding);
            }
            Stmt::SetBlock(set) => self.capture(set, scope, body)?,
            Stmt::Block(block) => {
                let (block, template) = self
                    .blocks
                    .get(block.name)
                    .copied()
                    .unwrap_or((block, self.template));
                let around = std::mem::replace(&mut self.template, template);
                scope.frames.push(Names::new());
                self.statements(&block.body, scope, body);
                scope.frames.pop();
                self.template = around;
            }
            Stmt::FromImport(import) => self.import(import, scope)?,
            other => {
                let (what, hint) = refused(other);
                return self.refuse(what, hint, span_of(other));
            }
        }
        Ok(())
    }

    fn condition(
        &mut self,
        cond: &'a ast::IfCond<'a>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let test = self.expr(&cond.expr, scope);
        self.settle(body);
        if let Ok(Expr::Constant(value)) = &test {
            let taken = if is_true(value) {
                &cond.true_body
            } else {
                &cond.false_body
            };
            self.statements(taken, scope, body);
            return Ok(());
        }
        let then = self.branch(&cond.true_body, scope);
        let otherwise = self.branch(&cond.false_body, scope);
        body.choose(test?, then, otherwise);
        Ok(())
    }

    fn capture(
        &mut self,
        set: &'a ast::SetBlock<'a>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let name = self.target(&set.target)?;
        if let Some(filter) = &set.filter {
            return self.refuse(
                "a filter of a `{% set %}` block",
                "apply the filter where the variable is written: `{{ x|trim }}`",
                filter.span(),
            );
        }
        scope.frames.push(Names::new());
        let captured = self.body(&set.body, scope);
        scope.frames.pop();
        let slot = self.slot();
        body.step(Action::Capture(slot, Box::new(captured)));
        scope.bind(name, Binding::Slot(slot));
        Ok(())
    }

    fn import(&mut self, import: &'a ast::FromImport<'a>, scope: &mut Scope<'a>) -> Compiled<()> {
        let at = import.expr.span();
        let template = self.literal(&import.expr)?;
        let module = self.module(template, at)?;
        for (name, alias) in &import.names {
            let alias = self.target(alias.as_ref().unwrap_or(name))?;
            let span = name.span();
            let name = self.target(name)?;
            let binding = module.borrow().get(name).cloned();
            match binding {
                Some(binding) => scope.bind(alias, binding),
                None => self.refuse(
                    format!("`{name}`, which {template} does not define,"),
                    "check the name against the macros of that template",
                    span,
                )?,
            }
        }
        Ok(())
    }
}

/// Describes a statement that is not compiled, and the alternative.
fn refused(stmt: &Stmt<'_>) -> (&'static str, &'static str) {
    match stmt {
        Stmt::WithBlock(_) => ("`{% with %}`", "use `{% set %}`, or a macro"),
        Stmt::AutoEscape(_) => (
            "`{% autoescape %}`",
            "leave it out: every text is escaped, and `tojson` is the way into a script",
        ),
        Stmt::FilterBlock(_) => (
            "`{% filter %}`",
            "apply the filter to each value: `{{ x|trim }}`",
        ),
        Stmt::Import(_) => (
            "`{% import %}` of a whole template",
            "import each macro by its name: `{% from \"odds.html\" import row %}`",
        ),
        Stmt::Extends(_) => (
            "`{% extends %}` in another statement",
            "put it at the top of the template",
        ),
        Stmt::Macro(_) => (
            "a macro beside the page that uses it",
            "move it to a file of its own and import it by its name",
        ),
        Stmt::CallBlock(_) => (
            "`{% call %}`",
            "capture the content with `{% set x %}…{% endset %}` and pass it as an argument",
        ),
        _ => (
            "`{% do %}`",
            "leave it out: there is nothing that a template could change",
        ),
    }
}

/// The part of a statement to point at.
pub fn span_of(stmt: &Stmt<'_>) -> Span {
    match stmt {
        Stmt::Template(it) => it.span(),
        Stmt::EmitExpr(it) => it.expr.span(),
        Stmt::EmitRaw(it) => it.span(),
        Stmt::ForLoop(it) => it.iter.span(),
        Stmt::IfCond(it) => it.expr.span(),
        Stmt::WithBlock(it) => it.span(),
        Stmt::Set(it) => it.expr.span(),
        Stmt::SetBlock(it) => it.target.span(),
        Stmt::AutoEscape(it) => it.enabled.span(),
        Stmt::FilterBlock(it) => it.filter.span(),
        Stmt::Block(it) => it.span(),
        Stmt::Import(it) => it.expr.span(),
        Stmt::FromImport(it) => it.expr.span(),
        Stmt::Extends(it) => it.name.span(),
        Stmt::Include(it) => it.name.span(),
        Stmt::Macro(it) => it.span(),
        Stmt::CallBlock(it) => it.call.span(),
        Stmt::Do(it) => it.span(),
    }
}
