//! The TypeScript of the islands' props, generated so that the two languages cannot drift apart.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use super::frame::IslandConfig;
use super::islands;

/// Where the generated file stands, from the project's root.
pub const PATH: &str = "islands/src/api/props.gen.ts";

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

/// The generated file's text: what the islands are configured with, and the props of each.
pub fn props() -> String {
    let mut all = Declarations::default();
    all.visit::<IslandConfig<'static>>();
    for island in islands::ISLANDS {
        (island.declare)(&mut all);
    }
    let mut text = String::from(
        "// Generated from generator/site/src/view by `cargo run -p site --example types`. Do not edit.\n",
    );
    for declaration in all.by_name.values() {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_generated_types_are_not_stale() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
        let stored = std::fs::read_to_string(format!("{root}{}", super::PATH)).unwrap_or_default();
        assert!(
            stored == super::props(),
            "{} is stale; run `cargo run -p site --example types` in the project's root",
            super::PATH
        );
    }
}
