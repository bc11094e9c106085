//! The editions of a page while they are written, one for each language.

use std::convert::Infallible;

use crate::html::Html;

/// Pages that are written together. What is the same on all of them is written once, and goes to each
/// as soon as something follows that is not.
pub struct Sheets<'o> {
    /// What comes next on every page that is written to.
    pub common: Html,
    pages: &'o mut [Html],
    /// Languages whose pages are written to.
    active: Vec<usize>,
}

impl<'o> Sheets<'o> {
    /// Pages of these languages, after what is written on them.
    pub fn new(common: Html, pages: &'o mut [Html], active: Vec<usize>) -> Self {
        Self {
            common,
            pages,
            active,
        }
    }

    /// The languages whose pages are written to.
    pub fn active(&self) -> &[usize] {
        &self.active
    }

    /// Whether only one page is written to: there, nothing differs.
    pub fn is_one(&self) -> bool {
        self.active.len() == 1
    }

    /// Writes to each page what may differ.
    #[inline]
    pub fn each<E>(
        &mut self,
        mut write: impl FnMut(usize, &mut Html) -> Result<(), E>,
    ) -> Result<(), E> {
        if let [only] = self.active[..] {
            return write(only, &mut self.common);
        }
        self.distribute();
        for &language in &self.active {
            write(language, &mut self.pages[language])?;
        }
        Ok(())
    }

    /// Writes to each page what may differ, and cannot fail.
    #[inline]
    pub fn each_surely(&mut self, mut write: impl FnMut(usize, &mut Html)) {
        let Ok(()) = self.each::<Infallible>(|language, page| {
            write(language, page);
            Ok(())
        });
    }

    /// From now on writes to the pages of these languages.
    pub fn turn_to(&mut self, active: Vec<usize>) {
        self.distribute();
        self.active = active;
    }

    /// Whether anything has been put on the pages.
    pub fn is_distributed(&self) -> bool {
        self.pages.iter().any(|page| !page.is_empty())
    }

    /// What nothing has been put on the pages of.
    pub fn into_common(self) -> Html {
        self.common
    }

    /// Puts what is common on each page.
    fn distribute(&mut self) {
        for &language in &self.active {
            self.pages[language].piece(&self.common);
        }
        self.common.truncate(0);
    }

    /// Ends the pages. Returns the room for what is common.
    pub fn finish(mut self) -> Html {
        self.distribute();
        self.common
    }
}
