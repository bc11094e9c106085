//! JSON Schema, draft 7, of every kind of file that editors write.
//!
//! The schemas are derived from the types that read the files: what an option is, and whether it may be
//! missing, is in the type, and its meaning in the comment above it. Programs that edit TOML complete and
//! check by them (`.taplo.toml`, `tombi.toml`), `sportsbook blocks` prints them, and the form of
//! `sportsbook dev` is made from them. They are stored in `content/.schema/`; a test fails when a stored
//! one is stale.

use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use crate::blocks::KINDS;
use project::content::{BlockKind, Footer, Head, Menus, Place, Promotion};
use project::settings;

/// The folder of the schemas, below the project's.
pub const FOLDER: &str = "content/.schema";

/// A kind of file that editors write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A page made of blocks.
    Page,
    /// A promotion.
    Promotion,
    /// The menus.
    Menus,
    /// The footer.
    Footer,
    /// The settings.
    Site,
}

impl FileKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::Page,
        Self::Promotion,
        Self::Menus,
        Self::Footer,
        Self::Site,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Promotion => "promotion",
            Self::Menus => "menus",
            Self::Footer => "footer",
            Self::Site => "site",
        }
    }

    /// The files of this kind, from the project's folder.
    pub fn files(self) -> &'static str {
        match self {
            Self::Page => "content/pages/*.toml",
            Self::Promotion => "content/promotions/*.toml",
            Self::Menus => "content/menus.toml",
            Self::Footer => "content/footer.toml",
            Self::Site => "content/site.toml",
        }
    }

    /// The schema of such a file.
    pub fn schema(self) -> Value {
        let mut generator = SchemaSettings::draft07()
            .with_transform(Tidy)
            .into_generator();
        let schema = match self {
            Self::Page => page(&mut generator),
            Self::Promotion => Promotion::json_schema(&mut generator),
            Self::Menus => Menus::json_schema(&mut generator),
            Self::Footer => Footer::json_schema(&mut generator),
            Self::Site => settings::schema(&mut generator),
        };
        whole(self.files(), schema, generator)
    }

    /// The same as the text of its file in [`FOLDER`].
    pub fn text(self) -> String {
        format!("{:#}\n", self.schema())
    }

    /// The name of its file in [`FOLDER`].
    pub fn file(self) -> String {
        format!("{}.json", self.name())
    }
}

/// A schema with its head and the definitions that it refers to.
fn whole(title: &str, mut schema: Schema, mut generator: SchemaGenerator) -> Value {
    let definitions = generator.take_definitions(true);
    for transform in generator.transforms_mut() {
        transform.transform(&mut schema);
    }
    let mut all = Map::new();
    let about = "Made by `sportsbook blocks --schema`, from the types that read the file.";
    all.insert(
        "$schema".to_owned(),
        "http://json-schema.org/draft-07/schema#".into(),
    );
    all.insert("$comment".to_owned(), about.into());
    all.insert("title".to_owned(), title.into());
    all.extend(schema.ensure_object().clone());
    if !definitions.is_empty() {
        all.insert("definitions".to_owned(), definitions.into());
    }
    Value::Object(all)
}

/// A page: its head and its blocks.
fn page(generator: &mut SchemaGenerator) -> Schema {
    let mut page = Head::json_schema(generator);
    let blocks: Vec<Schema> = KINDS.iter().map(|kind| block(kind, generator)).collect();
    let blocks = json_schema!({
        "description": "The blocks, in order.",
        "type": "array",
        "items": { "oneOf": blocks },
    });
    page.insert("description".to_owned(), "A page made of blocks.".into());
    if let Some(Value::Object(properties)) = page.get_mut("properties") {
        properties.insert("blocks".to_owned(), blocks.to_value());
    }
    page
}

/// A block: its kind, its place and its options.
fn block(kind: &BlockKind, generator: &mut SchemaGenerator) -> Schema {
    let mut block = kind.options(generator);
    let own = match block.remove("properties") {
        Some(Value::Object(own)) => own,
        _ => Map::new(),
    };
    let required = match block.remove("required") {
        Some(Value::Array(required)) => required,
        _ => Vec::new(),
    };
    let place = generator.subschema_for::<Place>();
    let mut properties = Map::new();
    properties.insert(
        "kind".to_owned(),
        json_schema!({ "description": "The kind of the block.", "const": kind.name }).to_value(),
    );
    properties.extend(own);
    properties.insert(
        "place".to_owned(),
        json_schema!({
            "description": "Where it is on a page that also has content of its own, such as the list of \
                            matches on the home page.",
            "allOf": [place],
            "default": "below",
        })
        .to_value(),
    );
    let required: Vec<Value> = [Value::from("kind")].into_iter().chain(required).collect();
    block.insert("properties".to_owned(), properties.into());
    block.insert("required".to_owned(), required.into());
    block
}

/// Removes null, which TOML does not have, since an option without a value is left out; and the ends of
/// lines from comments.
#[derive(Clone)]
struct Tidy;

impl Transform for Tidy {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        if let Some(Value::String(words)) = schema.get_mut("description") {
            *words = words.replace('\n', " ");
        }
        if schema.get("default") == Some(&Value::Null) {
            schema.remove("default");
        }
        if let Some(Value::Array(types)) = schema.get_mut("type") {
            types.retain(|it| it != "null");
            if let [one] = &types[..] {
                let one = one.clone();
                schema.insert("type".to_owned(), one);
            }
        }
        if let Some(Value::Array(either)) = schema.get_mut("anyOf") {
            either.retain(|it| it.get("type").is_none_or(|it| it != "null"));
            if let [Value::Object(one)] = &either[..] {
                let one = one.clone();
                schema.remove("anyOf");
                match one.contains_key("$ref") {
                    true => {
                        drop(schema.insert("allOf".to_owned(), vec![Value::Object(one)].into()))
                    }
                    false => one
                        .into_iter()
                        .for_each(|(key, value)| drop(schema.insert(key, value))),
                }
            }
        }
    }
}
