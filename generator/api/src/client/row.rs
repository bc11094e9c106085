//! What the client needs from the rows of a list: how to report rows apart, and which of their values
//! this version does not know.

use crate::mend::Mended;
use crate::wire::{Category, Market, Match, OutrightEvent, Sport, Tournament};

/// A row of a list that the client fetches.
pub(super) trait Row: Mended {
    /// The name of the row's type in notes.
    const NOUN: &'static str;

    /// The same with its article.
    const A_NOUN: &'static str;

    /// The row's key within its list.
    fn key(&self) -> (u64, Option<&str>);

    /// Calls `report` with kind and spelling of each value that this version does not know.
    fn unknowns(&self, report: &mut dyn FnMut(&str, &str));

    /// The row in notes.
    fn place(&self) -> String {
        match self.key() {
            (id, Some(specifier)) => format!("{} {id} ({specifier})", Self::NOUN),
            (id, None) => format!("{} {id}", Self::NOUN),
        }
    }
}

/// Reports a word or number that its enum does not know.
macro_rules! check {
    ($report:ident, $what:literal, word $value:expr) => {
        if $value.is_unknown() {
            $report($what, $value.as_str());
        }
    };
    ($report:ident, $what:literal, number $value:expr) => {
        if $value.is_unknown() {
            $report($what, &$value.number().to_string());
        }
    };
}

impl Row for Sport {
    const NOUN: &'static str = "sport";
    const A_NOUN: &'static str = "a sport";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, report: &mut dyn FnMut(&str, &str)) {
        check!(report, "sport type", word self.kind);
        check!(report, "provider", word self.provider);
    }
}

impl Row for Category {
    const NOUN: &'static str = "category";
    const A_NOUN: &'static str = "a category";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, report: &mut dyn FnMut(&str, &str)) {
        self.sport.unknowns(report);
    }
}

impl Row for Tournament {
    const NOUN: &'static str = "tournament";
    const A_NOUN: &'static str = "a tournament";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, report: &mut dyn FnMut(&str, &str)) {
        check!(report, "tournament type", word self.kind);
        self.category.unknowns(report);
    }
}

impl Row for Match {
    const NOUN: &'static str = "match";
    const A_NOUN: &'static str = "a match";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, report: &mut dyn FnMut(&str, &str)) {
        check!(report, "match type", word self.kind);
        check!(report, "event status", number self.status);
        check!(report, "provider", word self.provider);
        let server = self
            .statistics
            .as_ref()
            .and_then(|statistics| statistics.current_server.as_ref());
        if let Some(server) = server {
            check!(report, "server", word server);
        }
        self.tournament.unknowns(report);
        let markets = self
            .main_market
            .iter()
            .chain(&self.secondary_market)
            .chain(&self.top_markets);
        for market in markets {
            market.unknowns(report);
        }
    }
}

impl Row for OutrightEvent {
    const NOUN: &'static str = "outright";
    const A_NOUN: &'static str = "an outright";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, None)
    }

    fn unknowns(&self, report: &mut dyn FnMut(&str, &str)) {
        check!(report, "match type", word self.kind);
        check!(report, "event status", number self.status);
        check!(report, "provider", word self.provider);
        if let Some(parent) = &self.parent {
            parent.unknowns(report);
        }
        if let Some(market) = &self.main_market {
            market.unknowns(report);
        }
    }
}

impl Row for Market {
    const NOUN: &'static str = "market";
    const A_NOUN: &'static str = "a market";

    fn key(&self) -> (u64, Option<&str>) {
        (self.id, self.specifier.as_deref())
    }

    fn unknowns(&self, report: &mut dyn FnMut(&str, &str)) {
        check!(report, "market status", number self.status);
    }

    fn place(&self) -> String {
        format!("market {} of match {}", self.id, self.match_urn_id)
    }
}
