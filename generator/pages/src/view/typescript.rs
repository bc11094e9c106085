//! The TypeScript of the islands' props, generated so that the two languages cannot drift apart.

use ts_rs::TypeVisitor;

use super::declarations::Declarations;
use super::frame::IslandConfig;
use super::islands;

/// Path of the generated file, from the project's root.
pub const PATH: &str = "islands/src/api/props.gen.ts";

/// The generated file's text: what the islands are configured with, and the props of each.
pub fn props() -> String {
    let mut all = Declarations::default();
    all.visit::<IslandConfig<'static>>();
    for island in islands::ISLANDS {
        (island.declare)(&mut all);
    }
    let mut text = String::from(
        "// Generated from generator/pages/src/view by `cargo run -p site --example types`. Do not edit.\n",
    );
    for declaration in all.each() {
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
