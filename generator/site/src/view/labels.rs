//! Words of islands: the same on every page of a language, so they are looked up once.

use serde::Serialize;
use ts_rs::TS;

/// Defines a set of words. Message keys are the prefix and the field's name, with hyphens.
macro_rules! labels {
    (
        $(#[$about:meta])*
        $name:ident, $prefix:literal,
        { $($(#[$says:meta])* $field:ident,)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, Serialize, TS)]
        #[ts(concrete(W = String))]
        pub struct $name<W> {
            $($(#[$says])* pub $field: W,)*
        }

        impl<W> $name<W> {
            /// The words, each by the key of its message.
            ///
            /// # Errors
            /// Those of `word`.
            pub fn of<E>(mut word: impl FnMut(&str) -> Result<W, E>) -> Result<Self, E> {
                Ok(Self {
                    $($field: word(&key($prefix, stringify!($field)))?,)*
                })
            }

            /// The same words in another form.
            pub fn map<'w, V>(&'w self, of: impl Fn(&'w W) -> V) -> $name<V> {
                $name {
                    $($field: of(&self.$field),)*
                }
            }
        }

        impl $name<()> {
            /// Keys of the messages.
            pub fn keys() -> Vec<String> {
                vec![$(key($prefix, stringify!($field)),)*]
            }
        }
    };
}

fn key(prefix: &str, field: &str) -> String {
    format!("{prefix}-{}", field.replace('_', "-"))
}

labels! {
    /// Words of the odds island, in the page's language. Message keys are `odds-` and the field's name.
    OddsLabels, "odds",
    {
        /// "Live"
        live,
        /// "Suspended"
        suspended,
        /// "No longer offered"
        gone,
        /// "Closed for bets"
        closed,
        /// "Prices as of"
        as_of,
        /// "All lines"
        all_lines,
        /// "More markets"
        more,
        /// "All" (the tab of every market)
        all_markets,
        /// "Search markets"
        search,
        /// "No prices yet"
        no_prices,
        /// "Price went up"
        up,
        /// "Price went down"
        down,
        /// "Final score"
        finished,
        /// "Bet builder"
        builder,
        /// "Join several picks of this match in one bet"
        builder_text,
    }
}

labels! {
    /// Words of the scoreboard, in the page's language. Message keys are `scoreboard-` and the field's name.
    ScoreboardLabels, "scoreboard",
    {
        /// "Live"
        live,
        /// "Starts"
        starts,
        /// "Final score"
        finished,
        /// "Score"
        score,
        /// "Serving"
        serving,
        /// "Total" (head of the total's column)
        total,
        /// "Not taking bets"
        closed,
    }
}
