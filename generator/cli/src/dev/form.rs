//! `/admin/`: a form for the editors' files, in the browser.
//!
//! The form is Sveltia CMS, from the packages of the islands. It opens the project's folder by the browser's
//! own means and saves there, so this server writes nothing: it turns files into values and values into
//! files ([`crate::form`]). Only `dev` has it. Its policy lets it load from this server alone: the fonts of
//! another one, which a style names, are refused by the browser, and the package's own copy is used.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use axum::extract::{self, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use pages::schema::FileKind;
use project::settings::Settings;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::form::{self, Language, Reader, SOURCE};
use crate::shape;

/// Where the form is.
pub const PATH: &str = "/admin/";

/// The package, below the project's folder, and the folders of it that are served.
const PACKAGE: &str = "islands/node_modules/@sveltia/cms";
const SERVED: [&str; 2] = ["npm", "locales"];

/// Styles in elements are how Svelte writes them; blobs are pictures that the form shows.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                      font-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; \
                      connect-src 'self' blob: data:; worker-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// The routes of the form for the project in this folder.
pub fn routes(root: &Path) -> Router {
    let asset = |kind: &'static str, text: &'static str| get(move || async move { of(kind, text) });
    Router::new()
        .route("/admin", get(|| async { Redirect::temporary(PATH) }))
        .route(PATH, get(page))
        .route(
            "/admin/form.js",
            asset("text/javascript", include_str!("form.js")),
        )
        .route(
            "/admin/form.css",
            asset("text/css", include_str!("form.css")),
        )
        .route("/admin/config.json", get(config))
        .route("/admin/sveltia/{*path}", get(packaged))
        .route("/admin/read/{kind}", post(read))
        .route("/admin/write/{kind}", post(write))
        .with_state(Arc::from(root))
        .layer(map_response(guarded))
}

type Root = State<Arc<Path>>;

/// Adds the headers of every answer.
async fn guarded(mut response: Response) -> Response {
    let headers: [(HeaderName, &'static str); 4] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in headers {
        response
            .headers_mut()
            .insert(name, value.parse().expect("a valid header"));
    }
    response
}

fn of(kind: &'static str, bytes: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind)], bytes).into_response()
}

async fn page(State(root): Root) -> Response {
    match root.join(PACKAGE).join("npm/index.js").is_file() {
        true => Html(include_str!("form.html")).into_response(),
        false => {
            let page = Html(include_str!("form-missing.html"));
            (StatusCode::SERVICE_UNAVAILABLE, page).into_response()
        }
    }
}

async fn config(State(root): Root) -> Json<Value> {
    Json(json!({
        "kinds": FileKind::ALL.map(FileKind::name),
        "root": root.display().to_string(),
        "config": form::config(&root),
    }))
}

/// A file of the package.
async fn packaged(State(root): Root, extract::Path(path): extract::Path<String>) -> Response {
    let below = PathBuf::from(&path);
    let is_plain = below
        .components()
        .all(|it| matches!(it, Component::Normal(_)));
    let is_served = SERVED.iter().any(|folder| below.starts_with(folder));
    let kind = match below.extension().and_then(|it| it.to_str()) {
        Some("js") => "text/javascript",
        Some("json") => "application/json",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    if !is_plain || !is_served {
        return StatusCode::NOT_FOUND.into_response();
    }
    match tokio::fs::read(root.join(PACKAGE).join(below)).await {
        Ok(bytes) => of(kind, bytes),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

#[derive(Deserialize)]
struct Read {
    text: String,
}

/// The values of a file, and whether the project has a file with this text.
async fn read(
    State(root): Root,
    extract::Path(kind): extract::Path<String>,
    Json(Read { text }): Json<Read>,
) -> Response {
    let Some(kind) = kind_of(&kind) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let languages = languages(&root);
    let first = languages.first().map_or("", |it| it.code);
    let mut values = match (Reader { first }).file(&shape::of_file(kind), &text) {
        Ok(values) => values,
        Err(error) => return wrong(&error),
    };
    let known = files(&root, kind)
        .iter()
        .any(|path| std::fs::read_to_string(path).is_ok_and(|known| known.trim() == text.trim()));
    values.insert(SOURCE.to_owned(), text.into());
    Json(json!({ "values": values, "known": known })).into_response()
}

/// The text of a file with these values.
async fn write(
    State(root): Root,
    extract::Path(kind): extract::Path<String>,
    Json(mut values): Json<Map<String, Value>>,
) -> Response {
    let Some(kind) = kind_of(&kind) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let source = values.remove(SOURCE);
    let source = source.as_ref().and_then(Value::as_str).unwrap_or_default();
    let source = match source.is_empty() || source.ends_with('\n') {
        true => source.to_owned(),
        false => [source, "\n"].concat(),
    };
    let languages = languages(&root);
    let codes: Vec<&str> = languages.iter().map(|it| it.code).collect();
    match form::write(&shape::of_file(kind), &values, &source, &codes) {
        Ok(text) => Json(json!({ "text": text })).into_response(),
        Err(error) => wrong(&error),
    }
}

fn languages(root: &Path) -> Vec<Language> {
    form::languages(root, &Settings::draft(root).settings.locales)
}

fn wrong(error: &impl std::fmt::Display) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, error.to_string()).into_response()
}

fn kind_of(name: &str) -> Option<FileKind> {
    FileKind::ALL.into_iter().find(|kind| kind.name() == name)
}

/// The project's files of a kind.
fn files(root: &Path, kind: FileKind) -> Vec<PathBuf> {
    let Some(folder) = kind.files().strip_suffix("/*.toml") else {
        return vec![root.join(kind.files())];
    };
    let entries = root.join(folder).read_dir().into_iter().flatten();
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect()
}
