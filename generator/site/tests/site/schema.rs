//! The schemas of the editors' files: the stored ones are those of the types, every file of the project and
//! every case of a block is valid by them, and mistakes are not.

use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use pages::schema::{FOLDER, FileKind};
use serde_json::{Map, Value};
use toml::Value as Toml;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn validator(kind: FileKind) -> Validator {
    let options = jsonschema::draft7::options().should_validate_formats(true);
    // A time without a zone is no format of JSON Schema; programs for TOML know it.
    let is_local = |text: &str| text.parse::<jiff::civil::DateTime>().is_ok() && text.contains('T');
    let options = options.with_format("date-time-local", is_local);
    options.build(&kind.schema()).expect("a valid schema")
}

/// A value of TOML as programs check it: dates are texts.
fn json(value: Toml) -> Value {
    match value {
        Toml::String(text) => text.into(),
        Toml::Integer(number) => number.into(),
        Toml::Float(number) => number.into(),
        Toml::Boolean(is_on) => is_on.into(),
        Toml::Datetime(at) => at.to_string().into(),
        Toml::Array(items) => items.into_iter().map(json).collect(),
        Toml::Table(table) => {
            let entries = table.into_iter().map(|(key, value)| (key, json(value)));
            Value::Object(entries.collect::<Map<_, _>>())
        }
    }
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).expect("reads");
    json(Toml::Table(toml::from_str(&text).expect("valid TOML")))
}

/// The kind of a file, by its path from the project's folder.
fn kind_of(path: &str) -> FileKind {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_kind = |kind: &FileKind| match kind.files().strip_suffix("/*.toml") {
        Some(files) => folder == files,
        None => path == kind.files(),
    };
    let mut kinds = FileKind::ALL.into_iter();
    kinds
        .find(is_kind)
        .unwrap_or_else(|| panic!("{path} is of no kind"))
}

/// The files below a folder that end with `.toml`, by their paths in it.
fn files(folder: &Path) -> Vec<String> {
    let entries = walkdir::WalkDir::new(folder).sort_by_file_name();
    let entries = entries
        .into_iter()
        .map(|entry| entry.expect("walks").into_path());
    let files = entries.filter(|path| path.extension().is_some_and(|it| it == "toml"));
    let names = files.map(|path| {
        let below = path.strip_prefix(folder).expect("below");
        below.to_str().expect("UTF-8").to_owned()
    });
    names.collect()
}

#[test]
fn the_stored_schemas_are_those_of_the_types() {
    for kind in FileKind::ALL {
        let path = root().join(FOLDER).join(kind.file());
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            stored == kind.text(),
            "{} is stale\nhint: cargo run -- blocks --schema {FOLDER}",
            path.display()
        );
    }
}

#[test]
fn programs_that_edit_toml_find_the_schema_of_each_file() {
    let read = |name: &str| {
        let text = fs::read_to_string(root().join(name)).expect("reads");
        toml::from_str::<Toml>(&text).expect("valid TOML")
    };
    let [taplo, tombi] = [read(".taplo.toml"), read("tombi.toml")];
    for kind in FileKind::ALL {
        let path = Toml::from(format!("{FOLDER}/{}", kind.file()));
        let include = Toml::from(vec![kind.files()]);
        let rules = taplo["rule"].as_array().expect("rules").iter();
        let mut rules = rules.filter(|it| it["include"] == include);
        assert_eq!(rules.next().expect("a rule")["schema"]["path"], path);
        let schemas = tombi["schemas"].as_array().expect("schemas").iter();
        let mut schemas = schemas.filter(|it| it["include"] == include);
        assert_eq!(schemas.next().expect("a schema")["path"], path);
    }
}

#[test]
fn every_file_and_every_case_of_a_block_is_valid() {
    let content = root().join("content");
    let own = files(&content).into_iter();
    let own = own.map(|name| (kind_of(&format!("content/{name}")), content.join(name)));
    let blocks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pages/tests/blocks");
    let cases = files(&blocks).into_iter();
    let cases = cases.map(|name| (FileKind::Page, blocks.join(name)));
    let all: Vec<_> = own.chain(cases).collect();
    assert!(all.len() > 40, "{}", all.len());
    for (kind, path) in all {
        let wrong: Vec<String> = validator(kind)
            .iter_errors(&read(&path))
            .map(|it| format!("{it} at {}", it.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

/// Mistakes that a schema can find: those of one value or one table. Others need the whole project.
const MISTAKES: [&str; 19] = [
    "blocks-that-are-no-list",
    "date-with-a-zone",
    "empty-text",
    "league-without-sport",
    "missing-option",
    "no-kind",
    "number-out-of-range",
    "sport-with-a-path",
    "two-targets",
    "unknown-banner-place",
    "unknown-key-of-a-page",
    "unknown-kind",
    "unknown-layout",
    "unknown-locale",
    "unknown-option",
    "unknown-place",
    "unknown-target",
    "unsafe-picture",
    "wrong-type",
];

#[test]
fn unknown_keys_and_values_of_a_wrong_type_are_found() {
    let broken = root().join("generator/cli/tests/broken");
    for case in MISTAKES {
        let case = broken.join(case);
        let name = files(&case)
            .pop()
            .unwrap_or_else(|| panic!("{} has no file", case.display()));
        let kind = kind_of(&name);
        assert!(
            !validator(kind).is_valid(&read(&case.join(&name))),
            "{name}"
        );
    }
    let mut settings = read(&root().join("content/site.toml"));
    let good = validator(FileKind::Site);
    assert!(good.is_valid(&settings));
    settings["prices"]["fresh_second"] = 60.into();
    assert!(!good.is_valid(&settings));
}

#[test]
fn every_table_denies_unknown_keys_and_every_option_is_described() {
    for kind in FileKind::ALL {
        let schema = kind.schema();
        let mut tables = Vec::new();
        tables_of(&schema, &mut tables);
        assert!(!tables.is_empty());
        for table in tables {
            assert_eq!(table["additionalProperties"], false, "{table:#}");
            for (name, option) in table["properties"].as_object().into_iter().flatten() {
                let words = option["description"].as_str().unwrap_or_default();
                assert!(!words.is_empty(), "`{name}` has no description: {table:#}");
            }
        }
    }
}

/// Every schema of a table.
fn tables_of<'a>(schema: &'a Value, found: &mut Vec<&'a Value>) {
    if schema["type"] == "object" {
        found.push(schema);
    }
    match schema {
        Value::Object(parts) => parts.values().for_each(|it| tables_of(it, found)),
        Value::Array(parts) => parts.iter().for_each(|it| tables_of(it, found)),
        _ => {}
    }
}
