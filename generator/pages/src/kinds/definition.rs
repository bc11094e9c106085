//! What a page kind is: all that the rest of the generator asks about one.

use serde::Serialize;

use crate::scope::Scope;
use crate::site::Site;
use crate::view::{Each, PageView};
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use catalogue::{Catalogue, Slug};
use diagnostic::Diagnostic;
use project::settings::Features;
use templates::{Refused, Tree};

/// Pages of a kind; how many there are is known without going through them.
pub type Routes<'s> = Box<dyn ExactSizeIterator<Item = Route> + 's>;

/// A page kind. Each is one constant in a file of its own; [`super::kinds`] are all of them.
pub struct Definition {
    /// Its number in the state. Never another one's, not even of a kind that there is no more: a
    /// state that an older version left behind would give its pages to the wrong kind.
    pub kind: PageKind,
    /// Its name in templates and messages.
    pub name: &'static str,
    /// Its template, below `templates/`; empty for a kind whose code makes the whole document.
    pub template: &'static str,
    /// HTTP status that the page is served with. From 400 on it is the body of an error: it has no
    /// address of its own.
    pub status: u16,
    /// Whether search engines and sitemaps may list it.
    pub indexed: bool,
    /// Whether editors compose it: its head, its text and its blocks are in `content/pages/<name>.toml`.
    pub composed: bool,
    /// What it is called, and the words that it needs.
    pub naming: Naming,
    /// Which pages of it there are.
    pub pages: Pages,
    /// Makes the view of a page, or its document.
    pub view: fn(&Scope<'_>, &Route) -> Result<Model, Diagnostic>,
}

/// What a kind is called by people and by files, and the words that it needs.
pub struct Naming {
    /// The message with its name: its breadcrumb, and the label of a menu's link to it. Empty: it has
    /// none.
    pub crumb: &'static str,
    /// What editors write for a link to it (`page = "in_play"`), beside its path. Messages use the first.
    pub links: &'static [&'static str],
    /// Other messages that its views hold.
    pub words: &'static [&'static str],
    /// Words that its addresses have in the place of a sport or of a page of the editors, beside the
    /// first segment of its own path.
    pub reserved: &'static [&'static str],
}

impl Naming {
    /// Of a kind that nothing names.
    pub const NONE: Self = Self {
        crumb: "",
        links: &[],
        words: &[],
        reserved: &[],
    };
}

/// The pages of a kind.
pub enum Pages {
    /// One, which always exists, at this path.
    One(&'static str),
    /// One at this path, unless the site leaves it out. The path stays reserved.
    Optional(&'static str, fn(&Features) -> bool),
    /// One for each of something.
    Many(Many),
}

/// The pages of a kind that has one for each of something.
pub struct Many {
    /// Path of the one that always exists, if one does.
    pub always: Option<&'static str>,
    /// Every page of it that there is.
    pub routes: for<'s> fn(&'s Site<'_>) -> Routes<'s>,
    /// Whether there is this page of it.
    pub exists: fn(&Site<'_>, &Route) -> bool,
    /// Path without the locale's prefix; `None` when there is no such page.
    pub path: fn(&Site<'_>, &Route) -> Option<String>,
    /// What the page shows, if it shows one thing: it comes and goes with it, and counts as a reader
    /// of it without being stored as one.
    pub shows: fn(&Route) -> Option<Subject>,
    /// Pages of it that may come, go or move when this changes, beside those that have read it.
    pub comes_with: fn(&Site<'_>, Subject) -> Vec<Route>,
}

impl Definition {
    /// Path of its page that always exists unless the site leaves it out, if it has one.
    pub fn fixed(&self) -> Option<&'static str> {
        match &self.pages {
            Pages::One(path) | Pages::Optional(path, _) => Some(path),
            Pages::Many(many) => many.always,
        }
    }

    /// Every page of it that there is.
    pub fn routes<'s>(&self, site: &'s Site<'_>) -> Routes<'s> {
        match &self.pages {
            Pages::One(_) => Box::new(std::iter::once(Route::only(self.kind))),
            Pages::Optional(_, is_wanted) => {
                let wanted = is_wanted(&site.features()).then(|| Route::only(self.kind));
                Box::new(wanted.into_iter())
            }
            Pages::Many(many) => (many.routes)(site),
        }
    }

    /// Whether there is this page of it.
    pub fn exists(&self, site: &Site<'_>, route: &Route) -> bool {
        match &self.pages {
            Pages::One(_) => true,
            Pages::Optional(_, is_wanted) => is_wanted(&site.features()),
            Pages::Many(many) => (many.exists)(site, route),
        }
    }

    /// Path without the locale's prefix, `/` for the home page; `None` when there is no such page.
    pub fn path(&self, site: &Site<'_>, route: &Route) -> Option<String> {
        match &self.pages {
            Pages::One(path) => Some((*path).to_owned()),
            Pages::Optional(path, is_wanted) => {
                is_wanted(&site.features()).then(|| (*path).to_owned())
            }
            Pages::Many(many) => (many.path)(site, route),
        }
    }

    /// What the page shows, if it shows one thing.
    pub fn shows(&self, route: &Route) -> Option<Subject> {
        match &self.pages {
            Pages::One(_) | Pages::Optional(..) => None,
            Pages::Many(many) => (many.shows)(route),
        }
    }

    /// Pages of it that may come, go or move when this changes, beside those that have read it.
    pub fn comes_with(&self, site: &Site<'_>, subject: Subject) -> Vec<Route> {
        match &self.pages {
            Pages::One(_) | Pages::Optional(..) => Vec::new(),
            Pages::Many(many) => (many.comes_with)(site, subject),
        }
    }

    /// Whether its code makes the whole document: a feed or a calendar.
    pub fn is_document(&self) -> bool {
        self.template.is_empty()
    }

    /// Whether the page is the body of an error.
    pub fn is_error(&self) -> bool {
        self.status >= 400
    }

    /// The error for a page whose entity does not exist: a plan names only pages that exist.
    pub fn gone(&self, route: &Route) -> Diagnostic {
        let page = route.in_words(self.name);
        Diagnostic::error(format!("{page} is planned but not in the snapshot"))
            .hint("this is a mistake of the generator; please report it with the operator's answer")
    }
}

/// What the code of a page makes of it, in the languages of its scope.
pub struct Model(Form);

enum Form {
    /// A view for its template, or what no view can hold.
    View {
        tree: Result<Tree, Refused>,
        is_listed: bool,
    },
    /// The whole document.
    Document(Each<String>),
}

/// What the code of a page has made of it.
pub enum Made {
    /// A view for its template.
    View {
        /// The view.
        tree: Tree,
        /// Whether search engines may list the page.
        is_listed: bool,
    },
    /// The document itself, in each language: of a feed or a calendar, which have no template.
    Document(Each<String>),
}

impl Model {
    /// Makes one of a page's view.
    pub fn new<B: Serialize>(scope: &Scope<'_>, view: &PageView<'_, B>) -> Self {
        Self(Form::View {
            tree: Tree::in_languages(view, scope.locales().len()),
            is_listed: view.page.indexed && view.page.canonical.is_some(),
        })
    }

    /// Makes one of the whole document.
    pub fn document(texts: Each<String>) -> Self {
        Self(Form::Document(texts))
    }

    /// What was made; `page` is what messages call the page.
    ///
    /// # Errors
    /// The view has a value that views cannot hold: names the page and the path in the view.
    pub fn into_made(self, page: &str) -> Result<Made, Diagnostic> {
        let (tree, is_listed) = match self.0 {
            Form::View { tree, is_listed } => (tree, is_listed),
            Form::Document(texts) => return Ok(Made::Document(texts)),
        };
        let tree = tree.map_err(|refused| {
            Diagnostic::error(format!("the page {page}: {refused}, at `{}`", refused.path())).hint(
                "views hold structs, lists, texts, truth values and whole numbers: compute the rest \
                 in the code of the page",
            )
        })?;
        Ok(Made::View { tree, is_listed })
    }
}

/// A page for each of these entities.
pub fn each<'s>(kind: PageKind, ids: impl ExactSizeIterator<Item = &'s u64> + 's) -> Routes<'s> {
    Box::new(ids.map(move |id| Route::entity(kind, *id)))
}

/// Path below a sport.
pub fn below_sport(catalogue: &Catalogue, sport: u64, slug: &Slug) -> Option<String> {
    Some(catalogue.sports.get(&sport)?.path_of(slug))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Planted {
        body: Body,
    }

    #[derive(Serialize)]
    struct Body {
        groups: Vec<Group>,
    }

    #[derive(Serialize)]
    struct Group {
        rows: BTreeMap<u8, u8>,
    }

    #[test]
    fn a_view_that_cannot_be_flattened_names_its_page_and_the_path() {
        let rows = BTreeMap::from([(1, 2)]);
        let groups = vec![Group { rows }];
        let view = Planted {
            body: Body { groups },
        };
        let model = Model(Form::View {
            tree: Tree::of(&view),
            is_listed: false,
        });
        let error = model.into_made("league 7");
        let text = error.err().expect("no view holds a map").to_string();
        assert!(
            text.contains("the page league 7: a view cannot hold a map"),
            "{text}"
        );
        assert!(text.contains("at `body.groups[0].rows`"), "{text}");
        assert!(text.contains("hint: "), "{text}");
    }
}
