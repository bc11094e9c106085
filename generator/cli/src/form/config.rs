//! The configuration of the form: what an editor finds in it, and the files behind that.

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::locale::Locale;
use pages::schema::FileKind;
use project::settings::Settings;
use serde_json::{Value as Json, json};

use super::SOURCE;
use super::fields::{Language, fields};
use crate::shape;

/// The folders whose files may have a text in Markdown beside them.
const WITH_TEXTS: [&str; 2] = ["pages", "promotions"];

/// The configuration for the project in this folder.
pub fn config(root: &Path) -> Json {
    let settings = Settings::draft(root).settings;
    let languages = languages(root, &settings.locales);
    let form = |kind: FileKind| {
        let mut all = vec![json!({ "name": SOURCE, "widget": "hidden" })];
        all.extend(fields(&shape::of_file(kind), &languages));
        all
    };
    let folder = |kind: FileKind, name: &str, label: &str, one: &str, icon: &str| {
        json!({
            "name": name,
            "label": label,
            "label_singular": one,
            "icon": icon,
            "folder": format!("content/{name}"),
            "extension": "toml",
            "format": kind.name(),
            "slug": {
                "editable": true,
                "hint": "The name of the file, which is the last part of the address.",
                "pattern": ["^[^\\s/_.]+$", "letters, digits and hyphens"],
            },
            "summary": "{{slug}}",
            "sortable_fields": ["slug"],
            "thumbnail": false,
            "fields": form(kind),
        })
    };
    let file = |kind: FileKind, label: &str, icon: &str| {
        json!({
            "name": kind.name(),
            "label": label,
            "icon": icon,
            "file": kind.files(),
            "format": kind.name(),
            "fields": form(kind),
        })
    };
    json!({
        "load_config_file": false,
        "app_title": format!("{} content", settings.name),
        // The form works on a folder. It has no such server; one must be named.
        "backend": {
            "name": "gitea",
            "repo": format!("local/{}", folder_name(root)),
            "base_url": "http://127.0.0.1",
            "api_root": "http://127.0.0.1",
            "auth_methods": ["token"],
        },
        "media_folder": "content/images",
        "public_folder": "/images",
        "media_libraries": { "stock_assets": { "providers": [] } },
        "show_preview_links": false,
        "editor": { "preview": false },
        "slug": { "encoding": "ascii", "clean_accents": true },
        "collections": [
            folder(FileKind::Page, "pages", "Pages", "Page", "article"),
            folder(FileKind::Promotion, "promotions", "Promotions", "Promotion", "redeem"),
            {
                "name": "texts",
                "label": "Texts",
                "icon": "notes",
                "description": "The texts of pages and promotions, in Markdown. A language without one shows \
                                that of the default language.",
                "format": "raw",
                "files": texts(root, &settings.locales),
            },
        ],
        "singletons": [
            file(FileKind::Menus, "Menus", "menu"),
            file(FileKind::Footer, "Footer", "bottom_navigation"),
            file(FileKind::Site, "Settings", "settings"),
        ],
    })
}

/// The keys under which the site's languages have their texts: those of their folders in `locales/`
/// (en-ZA: `en`).
pub fn languages(root: &Path, locales: &[Locale]) -> Vec<Language> {
    let mut all: Vec<Language> = Vec::new();
    for locale in locales {
        let mut folders = locale.own_folders().into_iter();
        let own = folders.find(|folder| root.join("locales").join(folder).is_dir());
        let code = own.unwrap_or(locale.code);
        if !all.iter().any(|it| it.code == code) {
            let name = Locale::find(code).map_or(locale.name, |it| it.name);
            all.push(Language { code, name });
        }
    }
    all
}

fn folder_name(root: &Path) -> String {
    let whole = root.canonicalize().unwrap_or_else(|_| root.to_path_buf());
    let name = whole
        .file_name()
        .map(|it| it.to_string_lossy().into_owned());
    name.filter(|it| !it.contains(':'))
        .unwrap_or_else(|| "project".to_owned())
}

/// The Markdown files of pages and promotions: those that are there, and those that may be added.
fn texts(root: &Path, locales: &[Locale]) -> Vec<Json> {
    let mut all = Vec::new();
    for folder in WITH_TEXTS {
        let below = root.join("content").join(folder);
        let names: BTreeSet<String> = below
            .read_dir()
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .collect();
        for slug in names.iter().filter_map(|name| name.strip_suffix(".toml")) {
            let others = locales.iter().skip(1).map(Some);
            for locale in [None].into_iter().chain(others) {
                let (stem, language) = match locale {
                    None => (slug.to_owned(), locales.first().map_or("", |it| it.name)),
                    Some(locale) => (format!("{slug}.{}", locale.code), locale.name),
                };
                // A page without any text may get one; its languages follow then.
                if locale.is_some() && !names.contains(&format!("{slug}.md")) {
                    continue;
                }
                all.push(json!({
                    "name": format!("{folder}-{}", stem.replace('.', "-")),
                    "label": format!("{folder}/{slug}: {language}"),
                    "file": format!("content/{folder}/{stem}.md"),
                    "fields": [{
                        "name": "body",
                        "label": "Text",
                        "hint": "Markdown. HTML in it is shown as text.",
                        "widget": "text",
                        "required": false,
                    }],
                }));
            }
        }
    }
    all
}
