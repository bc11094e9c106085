//! The kinds of blocks that editors make pages of. A kind is a file here: its options, and what it reads
//! to show them. Its template is `templates/blocks/<kind>.html`, its style
//! `templates/styles/blocks/<kind>.css`.

use std::any::Any;

use serde::Serialize;

use crate::content::{self, BlockKind, Place};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;

/// What is to be known of a kind beside its options.
pub trait Show: content::Options {
    /// What its template is given.
    type View<'a>: Serialize;

    /// Makes what its template is given; nothing where there is nothing to show. `id` is unique within
    /// the page.
    ///
    /// # Errors
    /// A message that it needs is missing.
    fn show<'a>(
        &'a self,
        scope: &Scope<'a>,
        id: &str,
    ) -> Result<Option<Self::View<'a>>, Diagnostic>;
}

/// Registers the kinds, and makes a module for each: the name in files, the name of the variant, the
/// module. `cargo fmt` does not see modules of a macro: `rustfmt generator/site/src/blocks/*.rs` does.
macro_rules! kinds {
    ($($name:literal => $variant:ident in $module:ident),+ $(,)?) => {
        $(mod $module;)+

        /// Every kind of block.
        pub const KINDS: &[BlockKind] = &[$(BlockKind::new::<$module::Options>($name)),+];

        /// What the template of a block is given, by its kind.
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
    /// Name of its kind, which is that of its template.
    pub kind: &'static str,
    /// Unique within the page.
    pub id: String,
    /// What its template is given.
    pub body: Body<'a>,
}

/// Blocks of a page that has something of its own.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Blocks<'a> {
    /// Those before it.
    pub above: Vec<BlockView<'a>>,
    /// Those after it.
    pub below: Vec<BlockView<'a>>,
}

/// The blocks that editors have put on a page; none where they have written nothing for it.
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
