//! The macros of a template: they stand where they are called.

use std::cell::RefCell;
use std::rc::Rc;

use minijinja::machinery::ast::{self, Stmt};

use super::scope::{Binding, Macro, Names, Scope};
use super::{Building, Compiled, Compiler, line};

/// Macros within macros; one that calls itself has no end here.
const DEEPEST: usize = 32;

impl<'a> Compiler<'a> {
    /// The names at the top of a template that is imported.
    pub(super) fn module(&mut self, name: &'a str) -> Compiled<Rc<RefCell<Names<'a>>>> {
        if let Some(module) = self.modules.get(name) {
            return Ok(Rc::clone(module));
        }
        let module = Rc::new(RefCell::new(Names::new()));
        self.modules.insert(name, Rc::clone(&module));
        let around = std::mem::replace(&mut self.template, name);
        let mut scope = Scope::of_page();
        let mut nowhere = Building::default();
        for stmt in self.children(name)? {
            match stmt {
                Stmt::Macro(it) => {
                    let binding = Binding::Macro(Rc::new(Macro {
                        ast: it,
                        template: name,
                        module: Rc::clone(&module),
                    }));
                    scope.bind(it.name, binding);
                }
                Stmt::EmitRaw(_) | Stmt::FromImport(_) | Stmt::Set(_) => {
                    self.statement(stmt, &mut scope, &mut nowhere)?;
                }
                other => return Err(self.refusal("something beside macros", line(other))),
            }
            let names = scope.frames[0].iter();
            module
                .borrow_mut()
                .extend(names.map(|(name, binding)| (*name, binding.clone())));
        }
        if !nowhere.steps.is_empty() {
            return Err(self.refusal("a variable that depends on the page", 0));
        }
        self.template = around;
        Ok(module)
    }

    /// Does what a macro does, in place.
    pub(super) fn call(
        &mut self,
        called: &Macro<'a>,
        args: &'a [ast::CallArg<'a>],
        scope: &Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let wanted = &called.ast.args;
        if args.len() != wanted.len() || !called.ast.defaults.is_empty() {
            return Err(self.refusal("a macro with other arguments than it has", 0));
        }
        if self.depth == DEEPEST {
            return Err(self.refusal("a macro that calls itself", 0));
        }
        let mut inner = Scope::of_macro(called);
        for (name, arg) in wanted.iter().zip(args) {
            let ast::CallArg::Pos(arg) = arg else {
                return Err(self.refusal("a named argument of a macro", 0));
            };
            let value = self.expr(arg, scope)?;
            let binding = self.hold(value, body);
            inner.bind(self.target(name)?, binding);
        }
        self.settle(body);
        self.depth += 1;
        let branches = std::mem::take(&mut self.branches);
        let around = std::mem::replace(&mut self.template, called.template);
        self.statements(&called.ast.body, &mut inner, body)?;
        self.template = around;
        self.branches = branches;
        self.depth -= 1;
        Ok(())
    }
}
