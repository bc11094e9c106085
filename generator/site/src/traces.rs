//! What an engine keeps in memory about the pages that it has built.

use std::collections::BTreeMap;

use crate::readers::Readers;
use crate::stale::Stale;
use catalogue::input::Input;
use store::state::{self, Reading};

/// What is known of the pages of the last build, beside their records.
#[derive(Debug, Default)]
pub(crate) struct Traces {
    /// Which pages read what.
    pub readers: Readers,
    /// Pages whose prices or scores are not the latest.
    pub stale: Stale,
    /// What inputs that are no part of an entity were, in every locale.
    pub globals: BTreeMap<Input, Vec<u64>>,
}

impl Traces {
    /// Reads the traces from the state. `codes` are those of the locales, in order.
    pub fn load(reading: &Reading, codes: &[String]) -> state::Result<Self> {
        let mut traces = Self {
            globals: reading.globals()?.into_iter().collect(),
            ..Self::default()
        };
        for (key, made) in reading.stale()? {
            if let Some(locale) = codes.iter().position(|code| *code == key.locale) {
                traces.stale.add((key.route, locale), made);
            }
        }
        Ok(traces)
    }
}
