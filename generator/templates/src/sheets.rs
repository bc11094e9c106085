//! The pages of all languages while they are being written.

use std::convert::Infallible;

use crate::html::Html;

/// Pages that are written together. Output that is the same on all of them is buffered, and is
/// copied to each page as soon as something different follows.
pub struct Sheets<'o> {
    /// The shared output that has not been copied yet.
    pub common: Html,
    pages: &'o mut [Html],
    /// Languages whose pages are being written.
    active: Vec<usize>,
}

impl<'o> Sheets<'o> {
    /// Pages of these languages; output is appended to them.
    pub fn new(common: Html, pages: &'o mut [Html], active: Vec<usize>) -> Self {
        Self {
            common,
            pages,
            active,
        }
    }

    /// The languages whose pages are being written.
    pub fn active(&self) -> &[usize] {
        &self.active
    }

    /// Whether only one page is being written: then nothing can differ.
    pub fn is_one(&self) -> bool {
        self.active.len() == 1
    }

    /// Writes output that may differ to each page.
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

    /// [`Sheets::each`] for output that cannot fail.
    #[inline]
    pub fn each_surely(&mut self, mut write: impl FnMut(usize, &mut Html)) {
        let Ok(()) = self.each::<Infallible>(|language, page| {
            write(language, page);
            Ok(())
        });
    }

    /// Switches to the pages of these languages.
    pub fn turn_to(&mut self, active: Vec<usize>) {
        self.distribute();
        self.active = active;
    }

    /// Whether anything has been copied to the pages.
    pub fn is_distributed(&self) -> bool {
        self.pages.iter().any(|page| !page.is_empty())
    }

    /// The shared output, if nothing has been copied to the pages.
    pub fn into_common(self) -> Html {
        self.common
    }

    /// Copies the shared output to each page.
    fn distribute(&mut self) {
        for &language in &self.active {
            self.pages[language].piece(&self.common);
        }
        self.common.truncate(0);
    }

    /// Finishes the pages. Returns the buffer of the shared output.
    pub fn finish(mut self) -> Html {
        self.distribute();
        self.common
    }
}
