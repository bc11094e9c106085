//! The words of islands: the same on every page of a language, so they are looked up once.

use crate::diagnostic::Diagnostic;
use crate::view::{OddsLabels, ScoreboardLabels};

/// Gives the message of a key.
pub type Word<'a, W> = dyn FnMut(&str) -> Result<W, Diagnostic> + 'a;

/// The words of the odds island.
pub fn odds<W>(word: &mut Word<'_, W>) -> Result<OddsLabels<W>, Diagnostic> {
    let mut word = |name: &str| word(&format!("odds-{name}"));
    Ok(OddsLabels {
        live: word("live")?,
        suspended: word("suspended")?,
        gone: word("gone")?,
        closed: word("closed")?,
        as_of: word("as-of")?,
        all_lines: word("all-lines")?,
        more: word("more")?,
        all_markets: word("all-markets")?,
        search: word("search")?,
        no_prices: word("no-prices")?,
        up: word("up")?,
        down: word("down")?,
        finished: word("finished")?,
        builder: word("builder")?,
        builder_text: word("builder-text")?,
    })
}

/// The words of the scoreboard.
pub fn scoreboard<W>(word: &mut Word<'_, W>) -> Result<ScoreboardLabels<W>, Diagnostic> {
    let mut word = |name: &str| word(&format!("scoreboard-{name}"));
    Ok(ScoreboardLabels {
        live: word("live")?,
        starts: word("starts")?,
        finished: word("finished")?,
        score: word("score")?,
        serving: word("serving")?,
        total: word("total")?,
        closed: word("closed")?,
    })
}

/// Keys of the messages that a set of words is made of.
pub fn keys<T>(words: fn(&mut Word<'_, ()>) -> Result<T, Diagnostic>) -> Vec<String> {
    let mut keys = Vec::new();
    let made = words(&mut |key| {
        keys.push(key.to_owned());
        Ok(())
    });
    debug_assert!(made.is_ok(), "words are made of messages alone");
    keys
}
