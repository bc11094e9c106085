//! What editors may write, as the schemas say it ([`pages::schema`]): for the catalogue of blocks and for
//! the form.

use pages::schema::FileKind;
use serde_json::Value;

/// The key that names the kind of a block.
pub const KIND: &str = "kind";

/// A type of values.
#[derive(Clone, Debug)]
pub struct Type {
    /// Its name, if several options have it.
    pub name: Option<String>,
    /// Its meaning.
    pub about: String,
    /// What its values look like.
    pub shape: Shape,
}

/// What values look like.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A text in each language, or one for all of them.
    Text,
    /// The same in several lines.
    LongText,
    /// A word, or a text that is no language's.
    Word(Option<String>),
    /// A file below `content/`, or an address.
    Picture,
    /// A day, or a day and a time.
    Moment,
    /// A whole number from the first to the second.
    Number(i64, Option<i64>),
    /// Yes or no.
    Switch,
    /// One of these words.
    Choice(Vec<Word>),
    /// Any number of values.
    List(Box<Type>),
    /// A table.
    Table(Vec<Field>),
    /// One of several tables.
    Union(Union),
}

/// A word with its meaning.
#[derive(Clone, Debug)]
pub struct Word {
    /// The word.
    pub word: String,
    /// Its meaning.
    pub about: String,
}

/// An option of a table.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its key.
    pub key: String,
    /// Its meaning.
    pub about: String,
    /// Whether it must be there.
    pub required: bool,
    /// Its value if it is not there.
    pub default: Option<Value>,
    /// Its type.
    pub of: Type,
}

/// One of several tables.
#[derive(Clone, Debug)]
pub struct Union {
    /// The key whose value names the table. If absent, the first key of the table does.
    pub tag: Option<&'static str>,
    /// The table whose first value may be written without a table.
    pub plain: Option<String>,
    /// The tables.
    pub variants: Vec<Variant>,
}

/// One of the tables of a union.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// Its meaning.
    pub about: String,
    /// Its options, without the tag.
    pub fields: Vec<Field>,
}

impl Union {
    /// The variant with this name.
    pub fn variant(&self, name: &str) -> Option<&Variant> {
        self.variants.iter().find(|it| it.name == name)
    }
}

/// The options of a kind of file.
pub fn of_file(kind: FileKind) -> Vec<Field> {
    let schema = kind.schema();
    Reader { root: &schema }.fields(&schema)
}

/// Every kind of block.
pub fn of_blocks() -> Vec<Variant> {
    let page = of_file(FileKind::Page);
    let blocks = page.into_iter().find_map(|field| match field.of.shape {
        Shape::List(item) => match item.shape {
            Shape::Union(union) => Some(union.variants),
            _ => None,
        },
        _ => None,
    });
    blocks.unwrap_or_default()
}

struct Reader<'s> {
    root: &'s Value,
}

impl Reader<'_> {
    fn fields(&self, table: &Value) -> Vec<Field> {
        let required = list(&table["required"]);
        let is_required = |key: &str| required.iter().any(|it| it == key);
        let properties = table["properties"].as_object().into_iter().flatten();
        let fields = properties.map(|(key, schema)| {
            let of = self.of(schema);
            Field {
                about: text(&schema["description"]).unwrap_or_else(|| of.about.clone()),
                required: is_required(key),
                default: schema.get("default").cloned(),
                key: key.clone(),
                of,
            }
        });
        fields.collect()
    }

    fn of(&self, schema: &Value) -> Type {
        if let [one] = list(&schema["allOf"]) {
            let mut of = self.of(one);
            if schema.get("contentMediaType").is_some() {
                of.shape = Shape::LongText;
            }
            return of;
        }
        let named = schema["$ref"]
            .as_str()
            .and_then(|it| it.strip_prefix("#/definitions/"));
        let (id, schema) = match named {
            Some(id) => (id, &self.root["definitions"][id]),
            None => ("", schema),
        };
        Type {
            name: text(&schema["title"]),
            about: text(&schema["description"]).unwrap_or_default(),
            shape: self.shape(id, schema),
        }
    }

    fn shape(&self, id: &str, schema: &Value) -> Shape {
        match id {
            "Text" => return Shape::Text,
            "Markdown" => return Shape::LongText,
            "Source" => return Shape::Picture,
            "Moment" => return Shape::Moment,
            _ => {}
        }
        let either = [&schema["oneOf"], &schema["anyOf"]];
        if let Some(either) = either.into_iter().map(list).find(|it| !it.is_empty()) {
            return match either.iter().all(|it| it.get("const").is_some()) {
                true => choice(either),
                false => Shape::Union(self.union(either)),
            };
        }
        if let words @ [_, ..] = list(&schema["enum"]) {
            let words = words.iter().filter_map(text);
            let words = words.map(|word| Word {
                word,
                about: String::new(),
            });
            return Shape::Choice(words.collect());
        }
        match schema["type"].as_str() {
            Some("integer") => Shape::Number(
                schema["minimum"].as_i64().unwrap_or_default(),
                schema["maximum"].as_i64(),
            ),
            Some("boolean") => Shape::Switch,
            Some("array") => Shape::List(Box::new(self.of(&schema["items"]))),
            Some("object") => Shape::Table(self.fields(schema)),
            _ => Shape::Word(text(&schema["pattern"])),
        }
    }

    fn union(&self, either: &[Value]) -> Union {
        let tables = || either.iter().filter(|it| it["type"] == "object");
        let is_tagged = tables().all(|it| it["properties"][KIND].get("const").is_some());
        let variants = tables().filter_map(|table| {
            let mut fields = self.fields(table);
            let name = match is_tagged {
                true => {
                    fields.retain(|field| field.key != KIND);
                    text(&table["properties"][KIND]["const"])?
                }
                false => fields.first()?.key.clone(),
            };
            Some(Variant {
                name,
                about: text(&table["description"]).unwrap_or_default(),
                fields,
            })
        });
        let variants: Vec<Variant> = variants.collect();
        let has_plain = either.iter().any(|it| it["type"] == "string");
        Union {
            tag: is_tagged.then_some(KIND),
            plain: variants
                .last()
                .filter(|_| has_plain)
                .map(|it| it.name.clone()),
            variants,
        }
    }
}

fn choice(words: &[Value]) -> Shape {
    let words = words.iter().filter_map(|it| {
        Some(Word {
            word: text(&it["const"])?,
            about: text(&it["description"]).unwrap_or_default(),
        })
    });
    Shape::Choice(words.collect())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(ToOwned::to_owned)
}
