//! `include`: compiles the named template in place, with the variables at that place.

use minijinja::machinery::ast;

use super::building::Building;
use super::compiler::Compiler;
use super::refusal::Compiled;
use super::scope::Scope;

/// Maximum nesting of includes: a template that includes itself would never end.
const DEEPEST: usize = 8;

impl<'a> Compiler<'a> {
    /// Compiles an included template. As in Minijinja, it can read the variables at that place, its
    /// own variables remain set afterwards, and its blocks are its own.
    pub fn include(
        &mut self,
        include: &'a ast::Include<'a>,
        scope: &mut Scope<'a>,
        body: &mut Building,
    ) -> Compiled<()> {
        let at = include.name.span();
        let name = self.literal(&include.name)?;
        if self.includes == DEEPEST {
            return self.refuse(
                "a template that includes itself",
                "write a loop, or a macro for each level",
                at,
            );
        }
        self.settle(body);
        self.includes += 1;
        let blocks = std::mem::take(&mut self.blocks);
        // The names beside a macro reach an included template only if the macro itself uses them.
        let around = scope.module.take();
        scope.module = around.as_ref().map(|_| Default::default());
        let done = self.page(name, at, scope, body);
        scope.module = around;
        self.blocks = blocks;
        self.includes -= 1;
        done
    }
}
