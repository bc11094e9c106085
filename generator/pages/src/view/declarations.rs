//! TypeScript declarations of types and of all that they are made of.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations of types and of all that they are made of, by name.
#[derive(Default)]
pub(super) struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What TypeScript has itself is not declared.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if !self.by_name.contains_key(&name) {
            self.by_name.insert(name, T::decl(&self.config));
            T::visit_dependencies(self);
        }
    }
}

impl Declarations {
    /// Each declaration, in the order of the names.
    pub(super) fn each(&self) -> impl Iterator<Item = &String> {
        self.by_name.values()
    }
}
