//! A compiled page, and the sets of reads of such pages.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, PoisonError, RwLock};

use crate::program::{Program, Read};

/// The reads of a template beside its view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RenderReads {
    /// Keys of messages.
    pub messages: BTreeSet<String>,
    /// Names of assets.
    pub assets: BTreeSet<String>,
}

/// A compiled page.
pub struct Page {
    /// The program.
    pub program: Program,
    /// Sets of reads, by the bits that the program returns.
    reads: RwLock<HashMap<Box<[u64]>, Arc<RenderReads>>>,
}

impl Page {
    /// A page that has not been rendered yet.
    pub fn new(program: Program) -> Self {
        Self {
            program,
            reads: RwLock::default(),
        }
    }

    /// The set of reads for these bits. Pages of a kind read almost the same, so each set is made
    /// only once.
    pub fn reads(&self, bits: Box<[u64]>) -> Arc<RenderReads> {
        let known = self.reads.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(reads) = known.get(&bits) {
            return Arc::clone(reads);
        }
        drop(known);
        let mut reads = RenderReads::default();
        for (place, read) in self.program.reads.iter().enumerate() {
            if bits[place / 64] >> (place % 64) & 1 == 1 {
                match read {
                    Read::Message(key) => reads.messages.insert(key.clone()),
                    Read::Asset(name) => reads.assets.insert(name.clone()),
                };
            }
        }
        let reads = Arc::new(reads);
        let mut known = self.reads.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(bits).or_insert(reads))
    }
}
