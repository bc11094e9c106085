//! Texts in Markdown beside a record: `content/pages/about.md`, and `about.ar.md` for a language of
//! its own. They are the main text of a page, or the terms of a promotion.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::Path;

use super::file::ContentFile;
use super::link::Linked;
use super::text::Text;
use crate::link;
use crate::markdown;
use catalogue::input::Kind;
use catalogue::locale::{KNOWN, Locale};
use diagnostic::{Diagnostic, likely};

/// What search engines show of a description, in characters.
const DESCRIPTION: usize = 160;

/// A text in Markdown in each language of the site.
#[derive(Debug)]
pub struct Prose {
    text: Text,
    opening: Text,
    files: Vec<ProseFile>,
}

#[derive(Debug)]
struct ProseFile {
    file: ContentFile,
    links: Vec<(String, Range<usize>)>,
}

impl Prose {
    /// Its source.
    pub fn source(&self) -> &Text {
        &self.text
    }

    /// Its first paragraph as plain text, as much of it as search engines show.
    pub fn opening(&self) -> &Text {
        &self.opening
    }

    /// Its links, each with its file.
    pub fn links(&self) -> impl Iterator<Item = (&ContentFile, Linked<'_>)> {
        self.files.iter().flat_map(|it| {
            let links = it.links.iter().map(|(target, at)| Linked {
                target,
                named: None,
                at: at.clone(),
            });
            links.map(|link| (&it.file, link))
        })
    }
}

/// A file, with the language in its name.
type InLanguage = (Option<&'static str>, ContentFile);

/// The Markdown files of a project, by the record beside which each of them is.
#[derive(Default)]
pub(super) struct Proses(BTreeMap<(Kind, Box<str>), Vec<InLanguage>>);

impl Proses {
    /// Takes a file whose name ends with `.md`.
    ///
    /// # Errors
    /// Its name has no known language, or its folder has no texts.
    pub fn add(&mut self, file: ContentFile) -> Result<(), Diagnostic> {
        let refuse = |file: &ContentFile, message: String, hint: String| {
            let wrong = Diagnostic::error(message).at(&file.path, &file.text, 0..0, "");
            Err(wrong.hint(hint))
        };
        let below = file.path.strip_prefix("content").unwrap_or(&file.path);
        let mut parts = below.iter().filter_map(|it| it.to_str());
        let kind = parts.next().and_then(Kind::with_prose);
        let (Some(kind), Some(name), None) = (kind, parts.next(), parts.next()) else {
            let message = "no page shows this text".to_owned();
            let hint = "texts are beside the file of their page: content/pages/about.md, or \
                        content/promotions/welcome.md";
            return refuse(&file, message, hint.to_owned());
        };
        let stem = name.trim_end_matches(".md");
        let (slug, code) = match stem.split_once('.') {
            None => (stem, None),
            Some((slug, code)) => match Locale::find(code) {
                Some(locale) => (slug, Some(locale.code)),
                None => {
                    let hint = match likely(code, KNOWN.iter().map(|locale| locale.code)) {
                        Some(likely) => format!("did you mean `{slug}.{likely}.md`?"),
                        None => format!("write `{slug}.ar.md`, or `{slug}.md` for all languages"),
                    };
                    return refuse(&file, format!("unknown locale `{code}`"), hint);
                }
            },
        };
        let slug: Box<str> = slug.into();
        self.0.entry((kind, slug)).or_default().push((code, file));
        Ok(())
    }

    /// The text beside a record. Every mistake is added to `found`, and every language without a
    /// text of its own.
    pub fn take(
        &mut self,
        kind: Kind,
        slug: &str,
        locales: &[Locale],
        found: &mut Vec<Diagnostic>,
    ) -> Option<Prose> {
        let files = self.0.remove(&(kind, slug.into()))?;
        let first = files.first()?.0;
        let of = |code: Option<&str>| files.iter().find(|(other, _)| *other == code);
        let mut missing: Vec<&str> = Vec::new();
        let mut each: Vec<Box<str>> = Vec::new();
        let default = locales.first().map(Locale::language);
        for locale in locales {
            let own = locale.own_folders();
            let own = own.iter().find_map(|code| of(Some(code)));
            // The plain file is in the language of the site's default locale.
            let plain = of(None);
            let is_plain = plain.is_some() && default == Some(locale.language());
            if own.is_none() && !is_plain {
                missing.push(locale.code);
            }
            let chain = locale.folders();
            let used = own
                .or_else(|| chain.iter().find_map(|code| of(Some(code))))
                .or(plain)
                .or_else(|| of(first));
            each.push(used.map_or_else(Default::default, |(_, file)| file.text.as_str().into()));
        }
        let at_first = &of(None).or_else(|| of(first))?.1;
        if !missing.is_empty() {
            let example = sibling(&at_first.path, slug, missing[0]);
            let message = format!("no text in {}", missing.join(", "));
            let warning = Diagnostic::warning(message).at(&at_first.path, &at_first.text, 0..0, "");
            found.push(warning.hint(format!("add {example}")));
        }
        let files = files.into_iter().map(|(_, file)| {
            let mut links = markdown::linked(&file.text);
            links.retain(|(target, at)| match link::check(target) {
                Ok(()) => true,
                Err(refusal) => {
                    let wrong = Diagnostic::error(refusal.message);
                    let wrong = wrong.at(&file.path, &file.text, at.clone(), "");
                    found.push(wrong.hint(refusal.hint));
                    false
                }
            });
            ProseFile { file, links }
        });
        let openings = each.iter().map(|text| markdown::opening(text, DESCRIPTION));
        Some(Prose {
            opening: Text::of_each(openings.map(Into::into).collect()),
            text: Text::of_each(each),
            files: files.collect(),
        })
    }

    /// An error for each text that no record has taken; `known` are the slugs of the records.
    pub fn left<'k>(
        self,
        known: impl Fn(Kind) -> BTreeSet<&'k str>,
    ) -> impl Iterator<Item = Diagnostic> {
        self.0.into_iter().flat_map(move |((kind, slug), files)| {
            let known = known(kind);
            files
                .into_iter()
                .map(move |(_, file)| {
                    let own = file.path.with_file_name(format!("{slug}.toml"));
                    let hint = match likely(&slug, known.iter().copied()) {
                        Some(likely) => {
                            format!("did you mean `{likely}`? Or add {}", own.display())
                        }
                        None => format!("add {}", own.display()),
                    };
                    Diagnostic::error(format!("there is no {} beside this text", own.display()))
                        .at(&file.path, &file.text, 0..0, "")
                        .hint(hint)
                })
                .collect::<Vec<_>>()
        })
    }
}

/// The file of a text in another language.
fn sibling(path: &Path, slug: &str, code: &str) -> String {
    let file = path.with_file_name(format!("{slug}.{code}.md"));
    file.display().to_string()
}
