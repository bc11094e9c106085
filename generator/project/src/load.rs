//! Reads a project and checks it as a whole.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use templates::{TemplateFile, Templates};

use fluent_bundle::FluentArgs;
use walkdir::WalkDir;

use crate::assets::Assets;
use crate::brand;
use crate::built_islands::BuiltIslands;
use crate::content::{self, Content, ContentFile, Known, Linked};
use crate::host;
use crate::lint::lint;
use crate::machines;
use crate::messages::{self, Asked, Call, MessageFile, Messages, Missing, Requests};
use crate::pictures;
use crate::settings::{Draft, Settings, WORKER};
use catalogue::locale::Locale;
use diagnostic::{Diagnostic, has_errors};

/// What the code of pages and islands says about a project.
pub struct Code<'a> {
    /// What content may name.
    pub known: Known<'a>,
    /// Paths of pages without content.
    pub shells: &'a [&'a str],
    /// The words that it asks for.
    pub words: Requests<'a>,
}

/// A project, loaded and checked.
pub struct Project {
    /// `content/site.toml`.
    pub settings: Settings,
    /// Messages, one entry per locale of the settings.
    pub messages: Arc<Vec<Messages>>,
    /// Templates, ready to render.
    pub templates: Templates,
    /// Files that are published beside the pages.
    pub assets: Arc<Assets>,
    /// The records that editors wrote.
    pub content: Content,
    /// The messages that are known to be asked for.
    pub asked: Asked,
    /// Warnings for the editors.
    pub warnings: Vec<Diagnostic>,
}

impl Project {
    /// A message without variables, in the locale with this index.
    ///
    /// # Errors
    /// It needs a variable.
    pub fn message(&self, locale: usize, key: &str) -> Result<String, Diagnostic> {
        let formatted = self.messages[locale].format(key, None::<&FluentArgs<'_>>);
        formatted.map_err(|reason| {
            let given = Vec::new();
            messages::mistake(&self.messages, &Call { key, given }, reason)
        })
    }

    /// Reads the project in `root` for a program with this code. `only` restricts the settings' locales to those that it
    /// names.
    ///
    /// # Errors
    /// Every mistake in the project's files that prevents a build, whichever file it is in, and the
    /// warnings.
    pub fn load(
        root: &Path,
        only: Option<&[String]>,
        code: &Code<'_>,
    ) -> Result<Self, Vec<Diagnostic>> {
        let Draft {
            mut settings,
            mut wrong,
            written,
        } = Settings::draft(root);
        let is_set = wrong.is_empty();
        let read = rayon::join(|| message_files(root), || template_files(root));
        let ((words, unread_words), (files, unread_files)) = read;
        let is_read = unread_words.is_empty();
        wrong.extend(unread_words);
        match is_set && is_read {
            true => wrong.extend(keep_locales(&mut settings, only.unwrap_or_default())),
            false if settings.locales.is_empty() => settings.locales = locales_of(&words),
            false => {}
        }
        let contents = content_files(root, &mut wrong);
        let (content, found) = Content::load(contents, code.known, &settings.locales);
        let (errors, mut warnings): (Vec<_>, Vec<_>) =
            found.into_iter().partition(Diagnostic::is_error);
        // A mistake may be the cause of another text's warning.
        let file_of = |it: &Diagnostic| it.place.as_ref().map(|place| place.file.clone());
        let broken: Vec<_> = errors.iter().filter_map(file_of).collect();
        warnings.retain(|it| file_of(it).is_none_or(|file| !broken.contains(&file)));
        wrong.extend(errors);
        wrong.extend(unread_files);
        wrong.extend(without_template(&content, &files));
        let asked = Asked::of(&code.words, files.iter().map(|file| file.text.as_str()));
        let ((messages, errors), (built, older)) = rayon::join(
            || messages::load(&settings.locales, words, &asked, &written),
            || built_islands(root),
        );
        let are_words_whole = errors.is_empty();
        wrong.extend(errors);
        warnings.extend(older);
        let mut assets = built.unwrap_or_else(|error| {
            wrong.push(error);
            Assets::default()
        });
        for words in &messages {
            assets.add_messages(words.locale, &words.islands);
        }
        wrong.extend(brand::dress(root, &settings.brand, &mut assets));
        wrong.extend(pictures::hang(root, &content, &mut assets));
        wrong.extend(unframed(&content, &settings));
        wrong.extend(without_profile(&content, &settings));
        if let Some(key) = &settings.indexnow_key {
            assets.add_named(&format!("{key}.txt"), key.as_bytes().to_vec());
        }
        if let Some(push) = &settings.push_notifications {
            assets.add_named(WORKER, push.worker().into_bytes());
        }
        machines::add(&settings, code.shells, &mut assets);
        if are_words_whole {
            warnings.extend(messages::warnings(&messages, &asked));
        }
        let messages = Arc::new(messages);
        let assets = Arc::new(assets);
        let templates = match host::load(files, &messages, &assets) {
            Ok(templates) if !has_errors(&wrong) => templates,
            loaded => {
                wrong.extend(loaded.err().unwrap_or_default());
                let (files, _) = template_files(root);
                wrong.extend(lint(files.iter(), &messages, &asked).errors);
                wrong.extend(warnings);
                return Err(wrong);
            }
        };
        Ok(Self {
            settings,
            messages,
            templates,
            assets,
            content,
            asked,
            warnings,
        })
    }

    /// The messages that each locale lacks: neither it nor its base language has them. The warnings
    /// only count them.
    pub fn missing(&self) -> impl Iterator<Item = (Locale, &[Missing])> {
        let each = self.messages.iter();
        each.map(|it| (it.locale, it.missing.as_slice()))
    }

    /// Index of a locale by its path segment.
    pub fn locale(&self, code: &str) -> Option<usize> {
        self.settings
            .locales
            .iter()
            .position(|locale| locale.code == code)
    }
}

/// The locales that have a folder of their own, where the settings do not say which there are.
fn locales_of(words: &[MessageFile]) -> Vec<Locale> {
    let folders = words.iter().map(|file| file.folder.as_str());
    let mut locales: Vec<Locale> = folders.filter_map(Locale::find).collect();
    locales.dedup();
    locales
}

/// Leaves only these locales and the default one, or all if none are named. Returns a mistake for each
/// that the site does not have.
fn keep_locales(settings: &mut Settings, only: &[String]) -> Vec<Diagnostic> {
    let known: Vec<&str> = settings.locales.iter().map(|locale| locale.code).collect();
    let unknown = only.iter().filter(|code| !known.contains(&code.as_str()));
    let wrong: Vec<Diagnostic> = unknown
        .map(|code| {
            Diagnostic::error(format!("the site has no locale `{code}`")).hint(format!(
                "`locales` in content/site.toml has: {}",
                known.join(", ")
            ))
        })
        .collect();
    if wrong.is_empty() && !only.is_empty() {
        let default = settings.locales[0];
        settings.locales.retain(|locale: &Locale| {
            *locale == default || only.iter().any(|code| code == locale.code)
        });
    }
    wrong
}

fn read(root: &Path, path: &Path) -> Result<String, Diagnostic> {
    fs::read_to_string(root.join(path)).map_err(|error| {
        Diagnostic::error(format!(
            "cannot read {}: {error}",
            root.join(path).display()
        ))
        .hint("run the command in the project's folder, or name it with --root")
    })
}

fn walk(
    root: &Path,
    folder: &str,
    ending: &str,
    wrong: &mut Vec<Diagnostic>,
) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for entry in WalkDir::new(root.join(folder)).sort_by_file_name() {
        let file = match entry {
            Ok(entry) if entry.file_type().is_file() => entry.into_path(),
            Ok(_) => continue,
            Err(error) => {
                wrong.push(Diagnostic::error(format!("cannot read {folder}/: {error}")));
                continue;
            }
        };
        if file.extension().is_none_or(|extension| extension != ending) {
            continue;
        }
        let name = file.strip_prefix(root).unwrap_or(&file).to_path_buf();
        match read(root, &name) {
            Ok(text) => files.push((name, text)),
            Err(error) => wrong.push(error),
        }
    }
    files
}

/// The files of words, and those that cannot be read.
fn message_files(root: &Path) -> (Vec<MessageFile>, Vec<Diagnostic>) {
    let mut wrong = Vec::new();
    let files = walk(root, "locales", "ftl", &mut wrong).into_iter();
    let files = files.filter_map(|(path, text)| MessageFile::new(path, text));
    (files.collect(), wrong)
}

/// What the islands' build made, and a warning if it is older than its sources.
fn built_islands(root: &Path) -> (Result<Assets, Diagnostic>, Option<Diagnostic>) {
    match BuiltIslands::open(root) {
        Ok(built) => {
            let older = built.warning(root);
            (built.assets(), older)
        }
        Err(error) => (Err(error), None),
    }
}

/// The templates and drawings, and those that cannot be read.
fn template_files(root: &Path) -> (Vec<TemplateFile>, Vec<Diagnostic>) {
    let mut wrong = Vec::new();
    let drawings = walk(root, "templates", "svg", &mut wrong);
    let mut files: Vec<TemplateFile> = walk(root, "templates", "html", &mut wrong)
        .into_iter()
        .chain(drawings)
        .filter_map(|(path, text)| {
            let below = path.strip_prefix("templates").ok()?;
            let name = below
                .components()
                .map(|part| part.as_os_str().to_string_lossy())
                .collect::<Vec<_>>();
            Some(TemplateFile {
                name: name.join("/"),
                path: path.clone(),
                text,
            })
        })
        .collect();
    let names = files.iter().map(|file| file.name.as_str());
    files.push(TemplateFile {
        text: content::template(names),
        name: content::TEMPLATE.to_owned(),
        path: PathBuf::from(format!("templates/{} (generated)", content::TEMPLATE)),
    });
    (files, wrong)
}

fn content_files(root: &Path, wrong: &mut Vec<Diagnostic>) -> Vec<ContentFile> {
    let mut files = walk(root, "content", "toml", wrong);
    files.extend(walk(root, "content", "md", wrong));
    files
        .into_iter()
        .filter(|(path, _)| path != Path::new("content/site.toml"))
        .map(|(path, text)| ContentFile { path, text })
        .collect()
}

/// Reports addresses in frames whose origin the security settings do not allow: browsers would show
/// nothing there.
fn unframed(content: &Content, settings: &Settings) -> Vec<Diagnostic> {
    let allowed = |address: &str| {
        let allows = |(origin, uses): &(edge::Origin, Vec<edge::Use>)| {
            uses.contains(&edge::Use::Frame)
                && edge::Origin::of_url(address).ok().as_ref() == Some(origin)
        };
        settings.security.origins.iter().any(allows)
    };
    let wrong = content.framed().filter(|(_, it)| !allowed(it.target));
    let wrong = wrong.map(|(file, Linked { target, at, .. })| {
        let origin = edge::Origin::of_url(target);
        let origin = origin.map_or_else(|_| target.to_owned(), |it| it.as_str().to_owned());
        Diagnostic::error(format!("the settings do not allow `{origin}` in a frame"))
            .at(&file.path, &file.text, at, "")
            .hint(format!(
                "add it to content/site.toml: [[security.origins]] with origin = \"{origin}\" and \
                 for = [\"frame\"]"
            ))
    });
    wrong.collect()
}

/// Reports a page of the profile that the settings lead to and that does not exist.
fn without_profile(content: &Content, settings: &Settings) -> Option<Diagnostic> {
    let is_missing = settings.account.profile_page && content.page("my-profile").is_none();
    is_missing.then(|| {
        let message = "content/site.toml: `account.profile_page` is true, but there is no \
                       content/pages/my-profile.toml";
        Diagnostic::error(message)
            .hint("add the page, with a block of the kind `profile`, or set it to false")
    })
}

/// Reports used blocks without a template.
fn without_template(content: &Content, files: &[TemplateFile]) -> Vec<Diagnostic> {
    let mut without_template = Vec::new();
    for (kind, user) in content.used_kinds() {
        let name = format!("blocks/{kind}.html");
        if !files.iter().any(|file| file.name == name) {
            let message = format!("there is no template for the block `{kind}`");
            let hint = format!("{} uses it: add templates/{name}", user.display());
            without_template.push(Diagnostic::error(message).hint(hint));
        }
    }
    without_template
}
