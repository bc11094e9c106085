//! A compiled page in one language, and the sets of reads of such pages.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, PoisonError, RwLock};

use crate::html::Literal;
use crate::program::{Program, Read};

/// The reads of a template beside its view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RenderReads {
    /// Keys of messages.
    pub messages: BTreeSet<String>,
    /// Names of assets.
    pub assets: BTreeSet<String>,
}

/// What the pages of several languages share: in forty languages a program for each would be most of
/// the memory of a build.
pub struct Stem {
    /// The program, with the texts of the language that was compiled first.
    pub program: Program,
    /// Sets of reads, by the bits that the program returns.
    reads: RwLock<HashMap<Box<[u64]>, Arc<RenderReads>>>,
}

/// A compiled page in one language.
pub struct Page {
    /// What it shares with other languages.
    pub stem: Arc<Stem>,
    /// Its texts that are not those of the stem, by number, in order.
    pub own: Box<[(u32, Arc<Literal>)]>,
}

impl Page {
    /// A page in the language that is compiled first.
    pub fn new(program: Program) -> Self {
        Self {
            stem: Arc::new(Stem {
                program,
                reads: RwLock::default(),
            }),
            own: Box::default(),
        }
    }

    /// A page that shares a stem; `None` if its program differs in more than texts.
    pub fn on(stem: &Arc<Stem>, program: &Program) -> Option<Self> {
        stem.program.is_like(program).then(|| Self {
            stem: Arc::clone(stem),
            own: (stem.differing(program))
                .map(|number| (number, Arc::clone(&program.texts[number as usize])))
                .collect(),
        })
    }

    /// A text.
    pub fn text(&self, number: u32) -> &Arc<Literal> {
        match self.own.binary_search_by_key(&number, |(own, _)| *own) {
            Ok(place) => &self.own[place].1,
            Err(_) => &self.stem.program.texts[number as usize],
        }
    }
}

impl Stem {
    /// The numbers of the texts that are others in another program.
    pub fn differing(&self, other: &Program) -> impl Iterator<Item = u32> {
        let pairs = self.program.texts.iter().zip(&other.texts);
        let pairs = (0..).zip(pairs);
        let differs = pairs.filter(|(_, (one, other))| one.as_str() != other.as_str());
        differs.map(|(number, _)| number)
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
