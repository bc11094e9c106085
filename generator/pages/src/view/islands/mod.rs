//! The islands: of each one its words, its props and its TypeScript, in a file of its own.
//!
//! A new island is a file here (`build.rs` lists them). It defines the props as a struct, and its
//! words with `island!`, called by the file's name and `Labels`: the keys of its messages, what a
//! page that shows it has read, and the TypeScript of everything its props hold follow from that one
//! definition.

use super::declarations::Declarations;
use super::words::Words;
use catalogue::Text;

/// An island, as the parts of the generator that treat all of them alike know it.
#[derive(Debug)]
pub struct Island {
    /// Its name: that of its file of words in `locales/{code}/islands/`.
    pub name: &'static str,
    /// What the keys of its messages begin with.
    prefix: &'static str,
    /// Its words, by the names of their fields.
    fields: &'static [&'static str],
    /// Declares its props and all that they hold.
    pub(super) declare: fn(&mut Declarations),
}

impl Island {
    /// Keys of the messages that its props hold.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        self.fields.iter().map(|field| key(self.prefix, field))
    }
}

/// The words of an island in a view.
pub trait Labels<'a>: Sized {
    /// Whose words they are.
    const ISLAND: &'static Island;

    /// Picks them out of those of all islands.
    fn among(all: &'a AllLabels<Text>, word: impl Fn(&'a Text) -> Words<'a>) -> Self;
}

/// Defines an island: its words as a struct with a field for each, and the props that hold them.
///
/// The key of a message is `keys`, a hyphen and the name of the field, whose underscores are
/// hyphens. The words are in `locales/{code}/islands/{name}.ftl`.
macro_rules! island {
    (
        $(#[$about:meta])*
        $labels:ident of $name:literal, keys $prefix:literal, props [$($props:ident),+],
        { $($(#[$says:meta])* $field:ident,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, Serialize, TS)]
        #[ts(concrete(W = String))]
        pub struct $labels<W> {
            $($(#[$says])* pub $field: W,)*
        }

        impl<W> $labels<W> {
            /// The words, each by the key of its message.
            ///
            /// # Errors
            /// Those of `word`.
            pub fn of<E>(mut word: impl FnMut(&str) -> Result<W, E>) -> Result<Self, E> {
                Ok(Self {
                    $($field: word(&super::key($prefix, stringify!($field)))?,)*
                })
            }

            /// The same words in another form.
            pub fn map<'w, V>(&'w self, of: impl Fn(&'w W) -> V) -> $labels<V> {
                $labels {
                    $($field: of(&self.$field),)*
                }
            }
        }

        impl $labels<()> {
            /// The island that shows them.
            pub const ISLAND: super::Island = super::Island {
                name: $name,
                prefix: $prefix,
                fields: &[$(stringify!($field)),*],
                declare: |to| {
                    $(ts_rs::TypeVisitor::visit::<$props<'static>>(to);)+
                },
            };
        }
    };
}

/// Registers the islands: module, and name of the words.
macro_rules! islands {
    ($($module:ident: $labels:ident,)+) => {
        $(pub use $module::*;)+

        /// Every island whose words come with the page.
        pub const ISLANDS: &[&Island] = &[$(&$labels::<()>::ISLAND),+];

        /// The words of all islands.
        #[derive(Debug)]
        pub struct AllLabels<W> {
            $($module: $labels<W>,)+
        }

        impl<W> AllLabels<W> {
            /// The words, each by the key of its message.
            ///
            /// # Errors
            /// Those of `word`.
            pub fn of<E>(mut word: impl FnMut(&str) -> Result<W, E>) -> Result<Self, E> {
                Ok(Self {
                    $($module: $labels::of(&mut word)?,)+
                })
            }
        }

        $(impl<'a> Labels<'a> for $labels<Words<'a>> {
            const ISLAND: &'static Island = &$labels::<()>::ISLAND;

            fn among(all: &'a AllLabels<Text>, word: impl Fn(&'a Text) -> Words<'a>) -> Self {
                all.$module.map(word)
            }
        })+
    };
}

fn key(prefix: &str, field: &str) -> String {
    format!("{prefix}-{}", field.replace('_', "-"))
}

// The modules, and `islands!` with a line for each: `build.rs` writes them.
include!(concat!(env!("OUT_DIR"), "/islands.rs"));
