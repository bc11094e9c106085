//! Compiles macros in place, at each call.

use std::cell::RefCell;
use std::rc::Rc;

use minijinja::machinery::Span;
use minijinja::machinery::ast::{self, Stmt};

use super::building::Building;
use super::compiler::Compiler;
use super::refusal::Compiled;
use super::scope::{Binding, Macro, Names, Scope};
use super::statements::span_of;

/// Maximum nesting of macros: one that calls itself would never end.
const DEEPEST: usize = 32;

impl<'a> Compiler<'a> {
    /// The top-level names of an imported template.
    pub fn module(&mut self, name: &'a str, at: Span) -> Compiled<Rc<RefCell<Names<'a>>>> {
        if let Some(module) = self.modules.get(name) {
            return Ok(Rc::clone(module));
        }
        let children = self.children(name, at)?;
        let module = Rc::new(RefCell::new(Names::new()));
        self.modules.insert(name, Rc::clone(&module));
        let around = std::mem::replace(&mut self.template, name);
        let mut scope = Scope::of_page();
        let mut nowhere = Building::default();
        for stmt in children {
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
                    self.statement(stmt, &mut scope, &mut nowhere);
                    let has_steps = !std::mem::take(&mut nowhere.steps).is_empty();
                    if has_steps || !std::mem::take(&mut nowhere.reads).is_empty() {
                        let _ = self.refuse::<()>(
                            "a variable beside macros that is not constant",
                            "pass it to the macro as an argument",
                            span_of(stmt),
                        );
                    }
                }
                other => {
                    let _ = self.refuse::<()>(
                        "something other than macros in an imported template",
                        "keep macros in files of their own",
                        span_of(other),
                    );
                }
            }
            let names = scope.frames[0].iter();
            module
                .borrow_mut()
                .extend(names.map(|(name, binding)| (*name, binding.clone())));
        }
        self.template = around;
        Ok(module)
    }

    /// Compiles a call of a macro in place.
    pub fn call(
        &mut self,
        called: &Macro<'a>,
        args: &'a [ast::CallArg<'a>],
        at: Span,
        scope: &Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let wanted = &called.ast.args;
        if args.len() != wanted.len() || !called.ast.defaults.is_empty() {
            return self.refuse(
                "a macro with defaults, or called with the wrong number of arguments",
                "pass every argument in order, and remove the defaults",
                at,
            );
        }
        if self.depth == DEEPEST {
            return self.refuse(
                "a macro that calls itself",
                "write a loop, or a macro for each level",
                at,
            );
        }
        let mut inner = Scope::of_macro(called);
        for (name, arg) in wanted.iter().zip(args) {
            let ast::CallArg::Pos(arg) = arg else {
                return self.refuse(
                    "a named argument of a macro",
                    "pass the arguments in order, without names",
                    at,
                );
            };
            let value = self.expr(arg, scope)?;
            let binding = self.hold(value, body);
            inner.bind(self.target(name)?, binding);
        }
        self.settle(body);
        self.depth += 1;
        let branches = std::mem::take(&mut self.branches);
        let includes = std::mem::take(&mut self.includes);
        let around = std::mem::replace(&mut self.template, called.template);
        self.statements(&called.ast.body, &mut inner, body);
        self.template = around;
        self.branches = branches;
        self.includes = includes;
        self.depth -= 1;
        Ok(())
    }
}
