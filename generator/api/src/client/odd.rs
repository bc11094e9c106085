//! Finds values that this version does not know, so that they can be reported.

use super::notes::Notes;
use crate::wire::{Category, Market, Match, Sport, Tournament};

/// Something that can hold values we do not know.
pub trait Odd {
    /// How it is called in a note.
    fn place(&self) -> String;
    /// Reports what is not known.
    fn report(&self, notes: &Notes);
}

impl Odd for Sport {
    fn place(&self) -> String {
        format!("sport {}", self.id)
    }
    fn report(&self, notes: &Notes) {
        if self.kind.is_unknown() {
            notes.add(
                format!("unknown sport type `{}`", self.kind.as_str()),
                self.place(),
            );
        }
        if self.provider.is_unknown() {
            notes.add(
                format!("unknown provider `{}`", self.provider.as_str()),
                self.place(),
            );
        }
    }
}

impl Odd for Category {
    fn place(&self) -> String {
        format!("category {}", self.id)
    }
    fn report(&self, _: &Notes) {}
}

impl Odd for Tournament {
    fn place(&self) -> String {
        format!("tournament {}", self.id)
    }
    fn report(&self, notes: &Notes) {
        if self.kind.is_unknown() {
            notes.add(
                format!("unknown tournament type `{}`", self.kind.as_str()),
                self.place(),
            );
        }
    }
}

impl Odd for Match {
    fn place(&self) -> String {
        format!("match {}", self.id)
    }
    fn report(&self, notes: &Notes) {
        if self.status.is_unknown() {
            notes.add(
                format!("unknown event status {}", self.status.number()),
                self.place(),
            );
        }
        if self.provider.is_unknown() {
            notes.add(
                format!("unknown provider `{}`", self.provider.as_str()),
                self.place(),
            );
        }
        if let Some(market) = &self.main_market {
            market.report(notes);
        }
    }
}

impl Odd for Market {
    fn place(&self) -> String {
        format!("market {} of {}", self.id, self.match_urn_id)
    }
    fn report(&self, notes: &Notes) {
        if self.status.is_unknown() {
            notes.add(
                format!("unknown market status {}", self.status.number()),
                self.place(),
            );
        }
    }
}
