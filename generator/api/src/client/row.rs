//! What the client must know of the rows of a list: how to tell them apart, and which of their
//! values this version does not know.

use serde::de::DeserializeOwned;

use crate::wire::{Category, Market, Match, Sport, Tournament};

/// A row of a list that the client fetches.
pub(super) trait Row: DeserializeOwned {
    /// What a row is called in a note.
    const NOUN: &'static str;

    /// What tells it from the other rows of its list.
    fn key(&self) -> (u64, Option<&str>);

    /// Calls `tell` with the kind and the spelling of each value that this version does not know.
    fn unknowns(&self, tell: &mut dyn FnMut(&str, &str));

    /// How it is called in a note.
    fn place(&self) -> String {
        match self.key() {
            (id, Some(specifier)) => format!("{} {id} ({specifier})", Self::NOUN),
            (id, None) => format!("{} {id}", Self::NOUN),
        }
    }
}

/// Tells of a word or number when its enum does not know it.
macro_rules! check {
    ($tell:ident, $what:literal, word $value:expr) => {
        if $value.is_unknown() {
            $tell($what, $value.as_str());
        }
    };
    ($tell:ident, $what:literal, number $value:expr) => {
        if $value.is_unknown() {
            $tell($what, &$value.number().to_string());
        }
    };
}

impl Row for Sport {
    const NOUN: &'static str = "sport";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, tell: &mut dyn FnMut(&str, &str)) {
        check!(tell, "sport type", word self.kind);
        check!(tell, "provider", word self.provider);
    }
}

impl Row for Category {
    const NOUN: &'static str = "category";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, tell: &mut dyn FnMut(&str, &str)) {
        self.sport.unknowns(tell);
    }
}

impl Row for Tournament {
    const NOUN: &'static str = "tournament";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, tell: &mut dyn FnMut(&str, &str)) {
        check!(tell, "tournament type", word self.kind);
        self.category.unknowns(tell);
    }
}

impl Row for Match {
    const NOUN: &'static str = "match";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, tell: &mut dyn FnMut(&str, &str)) {
        check!(tell, "match type", word self.kind);
        check!(tell, "event status", number self.status);
        check!(tell, "provider", word self.provider);
        let server = self
            .statistics
            .as_ref()
            .and_then(|statistics| statistics.current_server.as_ref());
        if let Some(server) = server {
            check!(tell, "server", word server);
        }
        self.tournament.unknowns(tell);
        let markets = self
            .main_market
            .iter()
            .chain(&self.secondary_market)
            .chain(&self.top_markets);
        for market in markets {
            market.unknowns(tell);
        }
    }
}

impl Row for Market {
    const NOUN: &'static str = "market";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, self.specifier.as_deref())
    }

    fn unknowns(&self, tell: &mut dyn FnMut(&str, &str)) {
        check!(tell, "market status", number self.status);
    }

    fn place(&self) -> String {
        format!("market {} of match {}", self.id, self.match_urn_id)
    }
}
