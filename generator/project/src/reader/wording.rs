//! Errors of serde in the words of an editor.

use diagnostic::likely;

/// The option that a message of serde reports as missing.
pub(super) fn missing_name(message: &str) -> Option<&str> {
    message.strip_prefix("missing field `")?.strip_suffix('`')
}

/// A message of serde in the words of an editor, and its hint. `names` are the options of the whole
/// table, `is_whole` whether the mistake is one of the whole table.
pub(super) fn in_words(message: String, names: &[&str], is_whole: bool) -> (String, String) {
    if let Some(name) = missing_name(&message) {
        let hint = match is_whole {
            true => format!("options: {}", names.join(", ")),
            false => format!("add `{name} = …` to this table"),
        };
        return (format!("missing option `{name}`"), hint);
    }
    if message.starts_with("unknown ") {
        // The name is followed by the known ones, each in backticks.
        let known: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
        if let [name, known @ ..] = &known[..] {
            let what = message.split(' ').nth(1).unwrap_or_default();
            let what = if what == "field" { "option" } else { what };
            let hint = match likely(name, known.iter().copied()) {
                Some(likely) => format!("did you mean `{likely}`?"),
                None => format!("known: {}", known.join(", ")),
            };
            return (format!("unknown {what} `{name}`"), hint);
        }
    }
    let given = ["invalid type: ", "invalid value: "];
    let given = given.iter().find_map(|it| message.strip_prefix(it));
    let Some((found, expected)) = given.and_then(|given| given.rsplit_once(", expected ")) else {
        return (message, "write a value of the expected kind".to_owned());
    };
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    let value = value.trim_start_matches("point ").trim_matches('`');
    let found = match kind {
        "string" => format!("the text {value}"),
        "integer" | "floating" => format!("the number {value}"),
        "boolean" => value.to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => "a table".to_owned(),
        _ => found.to_owned(),
    };
    let (expected, hint) = match expected {
        "a string" => ("a text", "write a text in quotes".to_owned()),
        "a boolean" => (
            "true or false",
            "write true or false, without quotes".to_owned(),
        ),
        "a sequence" => ("a list", "write a list in square brackets".to_owned()),
        _ if expected.starts_with("struct ") => {
            ("a table", "write a table of `name = value`".to_owned())
        }
        _ if kind == "string" && expected.starts_with("a whole number") => {
            (expected, format!("write {expected}, without quotes"))
        }
        _ => (expected, format!("write {expected}")),
    };
    (format!("expected {expected}, found {found}"), hint)
}
