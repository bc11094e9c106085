//! The kinds of blocks that editors build pages from. Each kind is one file in this folder: its
//! options, and what it reads to render them. Its template is `templates/blocks/<kind>.html`, its
//! style sheet `templates/styles/blocks/<kind>.css`.

use std::any::Any;

use serde::Serialize;

use crate::content::{self, BlockKind, Place};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;

/// What a kind defines beside its options.
pub trait Show: content::Options {
    /// The view of its template.
    type View<'a>: Serialize;

    /// Makes the view; `None` if there is nothing to show. `id` is unique within the page.
    ///
    /// # Errors
    /// A message that it needs is missing.
    fn show<'a>(
        &'a self,
        scope: &Scope<'a>,
        id: &str,
    ) -> Result<Option<Self::View<'a>>, Diagnostic>;
}

/// Registers the kinds and declares a module for each: the name in files, the variant, the module.
/// `cargo fmt` does not see modules that a macro declares; format them with `rustfmt
/// generator/site/src/blocks/*.rs`.
macro_rules! kinds {
    ($($name:literal => $variant:ident in $module:ident),+ $(,)?) => {
        $(mod $module;)+

        /// Every kind of block.
        pub const KINDS: &[BlockKind] = &[$(BlockKind::new::<$module::Options>($name)),+];

        /// The view of a block, by its kind.
        #[derive(Clone, Debug, Serialize)]
        #[serde(untagged)]
        pub enum Body<'a> {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                $variant(Box<<$module::Options as Show>::View<'a>>)
            ),+
        }

        fn body<'a>(
            block: &'a content::Block,
            scope: &Scope<'a>,
            id: &str,
        ) -> Result<Option<Body<'a>>, Diagnostic> {
            let options: &dyn Any = &*block.options;
            $(
                if let Some(options) = options.downcast_ref::<$module::Options>() {
                    return Ok(options.show(scope, id)?.map(|view| Body::$variant(Box::new(view))));
                }
            )+
            unreachable!("`{}` is read as one of the kinds that are registered here", block.kind)
        }
    };
}

kinds! {
    "banner" => Banner in banner,
    "prematch-events" => PrematchEvents in prematch_events,
    "text" => Text in text,
}

/// A block of a page, for its template.
#[derive(Clone, Debug, Serialize)]
pub struct BlockView<'a> {
    /// Name of its kind, which is also the name of its template.
    pub kind: &'static str,
    /// Unique within the page.
    pub id: String,
    /// The view of its template.
    pub body: Body<'a>,
}

/// The blocks of a page that also has content of its own.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Blocks<'a> {
    /// Blocks above that content.
    pub above: Vec<BlockView<'a>>,
    /// Blocks below it.
    pub below: Vec<BlockView<'a>>,
}

/// The blocks that editors have put on a page; none if there is no file for the page.
///
/// # Errors
/// A message that a block needs is missing.
pub fn of_page<'a>(scope: &Scope<'a>, slug: &str) -> Result<Blocks<'a>, Diagnostic> {
    let mut blocks = Blocks::default();
    let Some(page) = scope.page_content(slug) else {
        return Ok(blocks);
    };
    for (nth, block) in page.blocks.iter().enumerate() {
        let id = format!("block-{}", nth + 1);
        let Some(body) = body(block, scope, &id)? else {
            continue;
        };
        let view = BlockView {
            kind: block.kind,
            id,
            body,
        };
        match block.place {
            Place::Above => blocks.above.push(view),
            Place::Below => blocks.below.push(view),
        }
    }
    Ok(blocks)
}
