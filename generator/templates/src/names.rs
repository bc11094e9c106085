//! The names that templates use: messages with their variables, filters, tests and functions.
//! Minijinja looks names up when it renders, so a name in a rare branch is wrong for a long time.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use diagnostic::{Diagnostic, likely};
use minijinja::machinery::ast::{CallArg, CallType, Expr, Stmt};
use minijinja::machinery::{Span, parse};

use crate::file::TemplateFile;

/// A call `t("key", name=value)` with a literal key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageCall {
    /// The name of the template.
    pub template: String,
    /// The key.
    pub key: String,
    /// Position of the call in the template.
    pub at: Range<usize>,
    /// Names of the variables.
    pub given: Vec<String>,
}

/// What is used in templates.
#[derive(Debug, Default)]
pub struct Names {
    /// The messages.
    pub messages: Vec<MessageCall>,
    /// Filters, tests and functions that do not exist.
    pub unknown: Vec<Diagnostic>,
}

/// Minijinja's filters and those of this crate.
const FILTERS: [&str; 45] = [
    "abs", "attr", "batch", "bool", "chain", "count", "d", "default", "dictsort", "e", "escape",
    "first", "float", "format", "groupby", "html", "indent", "int", "items", "join", "last",
    "length", "lines", "list", "lower", "map", "markdown", "max", "min", "pprint", "price",
    "reject", "replace", "reverse", "round", "safe", "select", "slice", "sort", "split", "string",
    "sum", "title", "tojson", "trim",
];

/// The rest of Minijinja's filters.
const MORE_FILTERS: [&str; 6] = [
    "capitalize",
    "rejectattr",
    "selectattr",
    "unique",
    "upper",
    "zip",
];

/// Minijinja's tests.
const TESTS: [&str; 36] = [
    "boolean",
    "defined",
    "divisibleby",
    "endingwith",
    "eq",
    "equalto",
    "escaped",
    "even",
    "false",
    "filter",
    "float",
    "ge",
    "greaterthan",
    "gt",
    "in",
    "int",
    "integer",
    "iterable",
    "le",
    "lessthan",
    "lower",
    "lt",
    "mapping",
    "ne",
    "none",
    "number",
    "odd",
    "safe",
    "sameas",
    "sequence",
    "startingwith",
    "string",
    "test",
    "true",
    "undefined",
    "upper",
];

/// Minijinja's functions and those of this crate.
const FUNCTIONS: [&str; 10] = [
    "asset",
    "caller",
    "debug",
    "dict",
    "loop",
    "namespace",
    "range",
    "super",
    "symbol",
    "t",
];

/// The names in these templates. Those that do not parse are left out.
pub fn names<'f>(files: impl IntoIterator<Item = &'f TemplateFile>) -> Names {
    let mut names = Names::default();
    for file in files {
        let Ok(ast) = parse(&file.text, &file.name, Default::default()) else {
            continue;
        };
        let mut found = Found::default();
        found.statement(&ast);
        names
            .messages
            .extend(found.messages.into_iter().map(|it| MessageCall {
                template: file.name.clone(),
                ..it
            }));
        let mut own: Vec<&str> = found.defined.iter().copied().collect();
        own.extend(FUNCTIONS);
        let filters = [&FILTERS[..], &MORE_FILTERS].concat();
        for (what, used, known) in [
            ("filter", &found.filters, &filters[..]),
            ("test", &found.tests, &TESTS),
            ("function", &found.functions, &own),
        ] {
            for (at, name) in used {
                if known.contains(name) {
                    continue;
                }
                let hint = match likely(name, known.iter().copied()) {
                    Some(likely) => format!("did you mean `{likely}`?"),
                    None => match what {
                        "function" => {
                            "the functions are `t`, `asset`, `symbol` and macros that are \
                             imported by name"
                                .to_owned()
                        }
                        _ => format!("see the {what}s of Minijinja: https://docs.rs/minijinja"),
                    },
                };
                names.unknown.push(
                    Diagnostic::error(format!("unknown {what} `{name}`"))
                        .at(&file.path, &file.text, at.0..at.1, "")
                        .hint(hint),
                );
            }
        }
    }
    names
}

/// Names by position.
type Used<'a> = BTreeMap<(usize, usize), &'a str>;

#[derive(Default)]
struct Found<'a> {
    messages: Vec<MessageCall>,
    filters: Used<'a>,
    tests: Used<'a>,
    functions: Used<'a>,
    /// Macros, imported names and variables: any of them may be called.
    defined: BTreeSet<&'a str>,
}

fn bytes(span: Span) -> (usize, usize) {
    (span.start_offset as usize, span.end_offset as usize)
}

impl<'a> Found<'a> {
    fn statements(&mut self, all: &'a [Stmt<'a>]) {
        for stmt in all {
            self.statement(stmt);
        }
    }

    fn statement(&mut self, stmt: &'a Stmt<'a>) {
        match stmt {
            Stmt::Template(it) => self.statements(&it.children),
            Stmt::EmitExpr(it) => self.expr(&it.expr),
            Stmt::EmitRaw(_) => {}
            Stmt::ForLoop(it) => {
                self.define(&it.target);
                self.expr(&it.iter);
                self.maybe(it.filter_expr.as_ref());
                self.statements(&it.body);
                self.statements(&it.else_body);
            }
            Stmt::IfCond(it) => {
                self.expr(&it.expr);
                self.statements(&it.true_body);
                self.statements(&it.false_body);
            }
            Stmt::WithBlock(it) => {
                for (target, value) in &it.assignments {
                    self.define(target);
                    self.expr(value);
                }
                self.statements(&it.body);
            }
            Stmt::Set(it) => {
                self.define(&it.target);
                self.expr(&it.expr);
            }
            Stmt::SetBlock(it) => {
                self.define(&it.target);
                self.maybe(it.filter.as_ref());
                self.statements(&it.body);
            }
            Stmt::AutoEscape(it) => {
                self.expr(&it.enabled);
                self.statements(&it.body);
            }
            Stmt::FilterBlock(it) => {
                self.expr(&it.filter);
                self.statements(&it.body);
            }
            Stmt::Block(it) => self.statements(&it.body),
            Stmt::Import(it) => self.define(&it.name),
            Stmt::FromImport(it) => {
                for (name, alias) in &it.names {
                    self.define(alias.as_ref().unwrap_or(name));
                }
            }
            Stmt::Extends(it) => self.expr(&it.name),
            Stmt::Include(it) => self.expr(&it.name),
            Stmt::Macro(it) => {
                self.defined.insert(it.name);
                it.args.iter().for_each(|arg| self.define(arg));
                it.defaults.iter().for_each(|value| self.expr(value));
                self.statements(&it.body);
            }
            Stmt::CallBlock(it) => {
                self.call(&it.call.expr, &it.call.args);
                self.statements(&it.macro_decl.body);
            }
            Stmt::Do(it) => self.call(&it.call.expr, &it.call.args),
        }
    }

    fn define(&mut self, target: &'a Expr<'a>) {
        match target {
            Expr::Var(var) => drop(self.defined.insert(var.id)),
            Expr::List(list) => list.items.iter().for_each(|it| self.define(it)),
            Expr::Tuple(list) => list.items.iter().for_each(|it| self.define(it)),
            _ => {}
        }
    }

    fn maybe(&mut self, expr: Option<&'a Expr<'a>>) {
        if let Some(expr) = expr {
            self.expr(expr);
        }
    }

    fn expr(&mut self, expr: &'a Expr<'a>) {
        match expr {
            Expr::Var(_) | Expr::Const(_) => {}
            Expr::Slice(it) => {
                self.expr(&it.expr);
                for bound in [&it.start, &it.stop, &it.step] {
                    self.maybe(bound.as_ref());
                }
            }
            Expr::UnaryOp(it) => self.expr(&it.expr),
            Expr::BinOp(it) => {
                self.expr(&it.left);
                self.expr(&it.right);
            }
            Expr::Compare(it) => {
                self.expr(&it.expr);
                it.ops.iter().for_each(|op| self.expr(&op.expr));
            }
            Expr::IfExpr(it) => {
                self.expr(&it.test_expr);
                self.expr(&it.true_expr);
                self.maybe(it.false_expr.as_ref());
            }
            Expr::Filter(it) => {
                self.maybe(it.expr.as_ref());
                self.filters.insert(bytes(expr.span()), it.name);
                self.arguments(&it.args);
            }
            Expr::Test(it) => {
                self.expr(&it.expr);
                self.tests.insert(bytes(expr.span()), it.name);
                self.arguments(&it.args);
            }
            Expr::GetAttr(it) => self.expr(&it.expr),
            Expr::GetItem(it) => {
                self.expr(&it.expr);
                self.expr(&it.subscript_expr);
            }
            Expr::Call(it) => {
                if let CallType::Function("t") = it.identify_call() {
                    self.message(&it.args, expr.span());
                }
                self.call(&it.expr, &it.args);
            }
            Expr::List(it) => it.items.iter().for_each(|it| self.expr(it)),
            Expr::Tuple(it) => it.items.iter().for_each(|it| self.expr(it)),
            Expr::Map(it) => {
                it.keys.iter().for_each(|it| self.expr(it));
                it.values.iter().for_each(|it| self.expr(it));
            }
        }
    }

    fn call(&mut self, called: &'a Expr<'a>, args: &'a [CallArg<'a>]) {
        match called {
            Expr::Var(var) => drop(self.functions.insert(bytes(called.span()), var.id)),
            other => self.expr(other),
        }
        self.arguments(args);
    }

    fn arguments(&mut self, args: &'a [CallArg<'a>]) {
        for arg in args {
            match arg {
                CallArg::Pos(value)
                | CallArg::Kwarg(_, value)
                | CallArg::PosSplat(value)
                | CallArg::KwargSplat(value) => self.expr(value),
            }
        }
    }

    fn message(&mut self, args: &[CallArg<'_>], at: Span) {
        let Some((CallArg::Pos(Expr::Const(key)), args)) = args.split_first() else {
            return;
        };
        let Some(key) = key.value.as_str() else {
            return;
        };
        let given = args.iter().map(|arg| match arg {
            CallArg::Kwarg(name, _) => Some((*name).to_owned()),
            _ => None,
        });
        // With `**variables`, what is given is only known when it is rendered.
        let Some(given) = given.collect() else {
            return;
        };
        let (start, end) = bytes(at);
        self.messages.push(MessageCall {
            template: String::new(),
            key: key.to_owned(),
            at: start..end,
            given,
        });
    }
}

#[cfg(test)]
mod tests {
    use minijinja::{Environment, context};

    use super::*;

    #[test]
    fn the_listed_names_exist() {
        let environment = Environment::new();
        let own = ["html", "markdown", "price", "tojson"];
        for name in FILTERS.into_iter().chain(MORE_FILTERS) {
            let is_filter = environment
                .compile_expression("name is filter")
                .expect("parses");
            let is_filter = is_filter.eval(context! { name }).expect("runs").is_true();
            assert!(is_filter || own.contains(&name), "{name}");
        }
        for name in TESTS {
            let is_test = environment
                .compile_expression("name is test")
                .expect("parses");
            let is_test = is_test.eval(context! { name }).expect("runs").is_true();
            assert!(is_test, "{name}");
        }
    }
}
