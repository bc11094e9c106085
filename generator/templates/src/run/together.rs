//! What a [`Runner`] does for all languages of a page together, until something differs between
//! them.

use super::bail::{BAIL, Run};
use super::runner::{Made, Runner};
use super::value::Value;
use crate::html::Html;
use crate::program::If;
use crate::sheets::Sheets;

/// A result for all languages.
pub enum Found<T> {
    /// The same for each.
    Same(T),
    /// By position among the active languages.
    Each(Vec<T>),
}

/// Whether the result in one language can be used for another.
pub trait Alike {
    fn is_like(&self, other: &Self) -> bool;
}

impl Alike for bool {
    fn is_like(&self, other: &Self) -> bool {
        self == other
    }
}

impl Alike for Value<'_> {
    fn is_like(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::Node(a), Self::Node(b)) => a == b,
            (Self::Constant(a), Self::Constant(b)) => a == b,
            (Self::Made(a, _), Self::Made(b, _)) => a == b,
            _ => false,
        }
    }
}

impl<'a> Runner<'a> {
    /// Combines the results of all languages into one value.
    pub fn joined(&mut self, found: Found<Value<'a>>, out: &Sheets<'_>) -> Run<Value<'a>> {
        let each = match found {
            Found::Same(value) => return Ok(value),
            Found::Each(each) => each,
        };
        let Some(&Value::Made(_, is_safe)) = each.first() else {
            return Err(BAIL);
        };
        let mut texts = vec![String::new(); self.views.len()];
        for (&language, value) in out.active().iter().zip(each) {
            let Value::Made(place, safe) = value else {
                return Err(BAIL);
            };
            match &self.made[place as usize] {
                Made::Same(text) if safe == is_safe => texts[language].clone_from(text),
                _ => return Err(BAIL),
            }
        }
        self.keep(Made::Each(texts), is_safe)
    }

    /// Reads values in this language from now on.
    fn look_in(&mut self, language: usize) {
        self.language = language;
        self.view = self.views[language];
    }

    /// Evaluates something: once, unless the result may differ between languages.
    #[inline(always)]
    pub fn found<T: Copy + Alike>(
        &mut self,
        out: &Sheets<'_>,
        find: impl Fn(&mut Self) -> Run<T>,
    ) -> Run<Found<T>> {
        let differed = self.differs.replace(false);
        let first = find(self)?;
        if !self.differs.get() {
            self.differs.set(differed);
            return Ok(Found::Same(first));
        }
        self.found_in_each(first, out, find)
    }

    #[inline(never)]
    fn found_in_each<T: Copy + Alike>(
        &mut self,
        first: T,
        out: &Sheets<'_>,
        find: impl Fn(&mut Self) -> Run<T>,
    ) -> Run<Found<T>> {
        if out.is_one() {
            return Ok(Found::Same(first));
        }
        let mut each = Vec::with_capacity(out.active().len());
        each.push(first);
        for &language in &out.active()[1..] {
            self.look_in(language);
            each.push(find(self)?);
        }
        self.look_in(out.active()[0]);
        match each.iter().all(|other| other.is_like(&first)) {
            true => Ok(Found::Same(first)),
            false => Ok(Found::Each(each)),
        }
    }

    /// Writes something: once, unless the output may differ between languages.
    pub fn localized(
        &mut self,
        out: &mut Sheets<'_>,
        write: impl Fn(&mut Self, &mut Html) -> Run<()>,
    ) -> Run<()> {
        let before = out.common.len();
        let differed = self.differs.replace(false);
        write(self, &mut out.common)?;
        if !self.differs.get() {
            self.differs.set(differed);
            return Ok(());
        }
        if out.is_one() {
            return Ok(());
        }
        out.common.truncate(before);
        out.each(|language, page| {
            self.look_in(language);
            write(self, page)
        })?;
        self.look_in(out.active()[0]);
        Ok(())
    }

    /// Executes one branch in some languages, and the other one in the others.
    #[inline(never)]
    pub fn branches(&mut self, it: &'a If, tests: &[bool], out: &mut Sheets<'_>) -> Run<()> {
        let all = out.active().to_vec();
        for (test, taken) in [(true, &it.then), (false, &it.otherwise)] {
            let decided = all.iter().zip(tests).filter(|(_, is)| **is == test);
            let active: Vec<usize> = decided.map(|(language, _)| *language).collect();
            self.look_in(active[0]);
            out.turn_to(active);
            self.body(taken, out)?;
        }
        self.look_in(all[0]);
        out.turn_to(all);
        Ok(())
    }
}
