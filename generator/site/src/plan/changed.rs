//! What has changed since the last build.

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;

use catalogue::input::Input;
use catalogue::{List, Locales};
use pages::site::Site;

/// What has changed since the last build.
pub enum Changed {
    /// These inputs, in these locales.
    Inputs(HashMap<Input, Locales>),
    /// Anything may have.
    Everything,
}

impl Changed {
    /// Adds inputs that are no part of an entity to what changed in the catalogue; `known` is what
    /// they were.
    pub fn since(
        site: &Site<'_>,
        dirty: Option<HashMap<Input, Locales>>,
        known: &BTreeMap<Input, Vec<u64>>,
    ) -> Self {
        let Some(mut inputs) = dirty else {
            return Self::Everything;
        };
        let may_differ = |input: &Input| match input {
            Input::List(list) => site.catalogue.may_differ(*list),
            Input::Count(league) => site.catalogue.may_differ(List::League(*league)),
            Input::Size(span) | Input::Parts(span) => site.catalogue.span_may_differ(*span),
            Input::Path(_) => site.catalogue.may_differ(List::Sports),
            _ => true,
        };
        let known: Vec<_> = known.iter().filter(|(it, _)| may_differ(it)).collect();
        let changed: Vec<(Input, Locales)> = known
            .into_par_iter()
            .filter_map(|(input, before)| {
                let now = site.fingerprints(input);
                let differ: Locales = (0..now.len())
                    .filter(|locale| before.get(*locale) != now.get(*locale))
                    .collect();
                (!differ.is_empty()).then(|| (input.clone(), differ))
            })
            .collect();
        inputs.extend(changed);
        Self::Inputs(inputs)
    }

    /// Whether nothing has.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Self::Inputs(inputs) if inputs.is_empty())
    }

    /// Whether one of these inputs has, in a locale.
    pub fn reaches(&self, inputs: &[Input], locale: usize) -> bool {
        match self {
            Self::Everything => true,
            Self::Inputs(changed) => inputs.iter().any(|input| differs(changed, input, locale)),
        }
    }

    /// Whether an input has, in any locale.
    pub fn contains(&self, input: &Input) -> bool {
        match self {
            Self::Everything => true,
            Self::Inputs(changed) => changed.contains_key(input),
        }
    }
}

/// Whether an input is among those that changed, in a locale.
pub(super) fn differs(changed: &HashMap<Input, Locales>, input: &Input, locale: usize) -> bool {
    changed
        .get(input)
        .is_some_and(|locales| locales.contains(locale))
}
