//! The menus of every page, in `content/menus.toml`: a list of entries for each of the five
//! placements.
//!
//! An entry leads somewhere (`page = "promotions"`), is a button of the product (`button = "bet_slip"`)
//! or a list that the site makes (`list = "top_leagues"`).

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer};
use serde::{Deserialize as Read, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::link::{self, Link, Linked};
use super::menu::Icon;
use super::text::Text;
use super::typed::typed;
use crate::mistake::Mistake;
use crate::reader::Reader;
use catalogue::locale::Locale;

/// The menus.
#[derive(Debug, Default, JsonSchema, Read, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Menus {
    /// The links and buttons of the header.
    pub header: Vec<Entry>,
    /// The left column of a wide screen.
    pub left_sidebar: Vec<Entry>,
    /// The sheet that opens from the tab bar or the header.
    pub side_menu: Vec<Entry>,
    /// The bar at the bottom of a phone.
    pub tabbar: Vec<Entry>,
    /// Above the bet slip on a wide screen.
    pub right_sidebar: Vec<Entry>,
}

/// One entry.
#[derive(Debug, Serialize)]
pub struct Entry {
    /// What it is.
    pub is: Is,
    /// Its label; if absent, the name of what it leads to.
    pub label: Option<Text>,
    /// Its icon, where the menu has icons.
    pub icon: Option<Icon>,
}

/// What an entry is.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Is {
    /// A link.
    Link(Link),
    /// A button of the product.
    Button(Button),
    /// A list that the site makes.
    List(MenuList),
}

/// A button of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema, Read, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Button {
    /// Sign-in, or the player's balance.
    SignIn,
    /// The page that opens an account: in the header beside sign-in, for visitors on a wide screen.
    SignUp,
    /// The deposit page of the platform.
    Deposit,
    /// Opens the side menu.
    SportsMenu,
    /// Opens the player's bets.
    MyBets,
    /// Opens the bet slip.
    BetSlip,
}

/// A list that the site makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema, Read, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MenuList {
    /// The leagues that the operator ranks first.
    TopLeagues,
    /// Every sport but computer games.
    Sports,
    /// Computer games.
    Cybersport,
    /// Every promotion that is on.
    Promotions,
    /// This page in the other languages.
    Languages,
    /// The switch between light and dark.
    Theme,
    /// The choice of how prices are written.
    OddsFormats,
    /// The links of the footer.
    Help,
}

/// An entry as it is written in the file.
#[derive(Read)]
#[serde(deny_unknown_fields)]
struct EntryFile {
    page: Option<Spanned<String>>,
    sport: Option<Spanned<String>>,
    league: Option<Spanned<String>>,
    r#match: Option<Spanned<String>>,
    promotion: Option<Spanned<String>>,
    href: Option<Spanned<String>>,
    button: Option<Button>,
    list: Option<MenuList>,
    label: Option<Text>,
    icon: Option<Icon>,
}

impl JsonSchema for Entry {
    fn schema_name() -> Cow<'static, str> {
        "Entry".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let [label, icon] = [
            generator.subschema_for::<Text>(),
            generator.subschema_for::<Icon>(),
        ];
        let mut entries: Vec<Schema> = Vec::new();
        let mut entry = |key: &str, about: &str, value: Schema| {
            let is_unnamed = matches!(key, "match" | "href");
            let (about_label, required) = match is_unnamed {
                true => ("Its label.", vec![key, "label"]),
                false => ("Its label, if it is not the name of what it is.", vec![key]),
            };
            entries.push(json_schema!({
                "description": about,
                "type": "object",
                "properties": {
                    key: value,
                    "label": { "description": about_label, "allOf": [label] },
                    "icon": { "description": "Its icon, where the menu has icons.", "allOf": [icon] },
                },
                "required": required,
                "additionalProperties": false,
            }));
        };
        for (target, value) in link::targets() {
            entry(target.key, target.about, value);
        }
        let which = |value: Schema| json_schema!({ "description": "Which one.", "allOf": [value] });
        let button = which(generator.subschema_for::<Button>());
        entry("button", "A button of the product.", button);
        let list = which(generator.subschema_for::<MenuList>());
        entry("list", "A list that the site makes.", list);
        json_schema!({ "oneOf": entries })
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let EntryFile {
            page,
            sport,
            league,
            r#match,
            promotion,
            href,
            button,
            list,
            label,
            icon,
        } = EntryFile::deserialize(deserializer)?;
        let links = [
            ("page", page),
            ("sport", sport),
            ("league", league),
            ("match", r#match),
            ("promotion", promotion),
            ("href", href),
        ];
        let mut all: Vec<Is> = Vec::new();
        for (key, value) in links {
            if let Some(value) = value {
                if matches!(key, "match" | "href") && label.is_none() {
                    let wrong = Mistake::new(
                        "an entry without a label",
                        "add `label = \"…\"`: what it leads to has no name of its own",
                    );
                    return Err(wrong.into_error());
                }
                all.push(Is::Link(Link::to(key, value).map_err(Mistake::into_error)?));
            }
        }
        all.extend(button.map(Is::Button));
        all.extend(list.map(Is::List));
        let hint = "name one of: page, sport, league, match, promotion, href, button, list";
        if all.len() > 1 {
            return Err(Mistake::new("an entry with two targets", hint).into_error());
        }
        let Some(is) = all.pop() else {
            return Err(Mistake::new("an entry without a target", hint).into_error());
        };
        Ok(Self { is, label, icon })
    }
}

impl Menus {
    /// Its links.
    pub(super) fn links(&self) -> impl Iterator<Item = Linked<'_>> {
        let all = [
            &self.header,
            &self.left_sidebar,
            &self.side_menu,
            &self.tabbar,
            &self.right_sidebar,
        ];
        all.into_iter()
            .flatten()
            .filter_map(|entry| match &entry.is {
                Is::Link(link) => Some(link.linked()),
                _ => None,
            })
    }
}

/// Reads the menus.
pub(super) fn menus(reader: &mut Reader<'_>, locales: &[Locale]) -> Option<Menus> {
    let table = reader.table()?;
    let at = table.span();
    check_places(reader, table.get_ref());
    Some(typed::<Menus>(reader, table.into_inner(), at, locales)?.0)
}

/// The menus that have a place for each button.
const PLACES: [(&str, &[&str]); 6] = [
    ("sign_in", &["header"]),
    (
        "sign_up",
        &[
            "header",
            "left_sidebar",
            "side_menu",
            "tabbar",
            "right_sidebar",
        ],
    ),
    (
        "deposit",
        &[
            "header",
            "left_sidebar",
            "side_menu",
            "tabbar",
            "right_sidebar",
        ],
    ),
    ("sports_menu", &["header", "tabbar"]),
    ("my_bets", &["header", "tabbar"]),
    ("bet_slip", &["header", "tabbar"]),
];

/// The menus that have a place for lists.
const OF_LISTS: &[&str] = &["left_sidebar", "side_menu", "right_sidebar"];

/// The most entries of the bar at the bottom of a phone: with one more, their words are cut off at 360 pixels.
const TABS: usize = 5;

/// Reports every button and every list in a menu that has no place for it.
fn check_places(reader: &mut Reader<'_>, table: &DeTable<'_>) {
    for (menu, entries) in table {
        let menu = menu.get_ref().as_ref();
        let DeValue::Array(entries) = entries.get_ref() else {
            continue;
        };
        if let Some(more) = entries.get(TABS).filter(|_| menu == "tabbar") {
            reader.error(
                format!(
                    "the menu `tabbar` has {} entries, and room for {TABS}",
                    entries.len()
                ),
                more.span(),
                "there is no room from here on",
                "move entries to `side_menu`, which the bar's own entry opens",
            );
        }
        let named = |key: &str| {
            let tables = entries.iter().filter_map(|entry| match entry.get_ref() {
                DeValue::Table(entry) => entry.get(key),
                _ => None,
            });
            let named = tables.filter_map(|value| match value.get_ref() {
                DeValue::String(name) => Some((name.to_string(), value.span())),
                _ => None,
            });
            named.collect::<Vec<_>>()
        };
        let buttons = named("button");
        let has_sign_in = buttons.iter().any(|(name, _)| name == "sign_in");
        for (name, at) in buttons {
            let Some((_, menus)) = PLACES.iter().find(|(known, _)| *known == name) else {
                continue;
            };
            if !menus.contains(&menu) {
                reader.error(
                    format!("the menu `{menu}` has no place for the button `{name}`"),
                    at,
                    "this menu cannot show it",
                    &format!("move the entry to {}", either(menus)),
                );
            } else if menu == "header" && name == "sign_up" && !has_sign_in {
                reader.error(
                    "the header shows the button `sign_up` only beside `sign_in`",
                    at,
                    "there is no `sign_in` in this menu",
                    "add an entry with `button = \"sign_in\"` to the header, or link to the page: `page = \"sign-up\"`",
                );
            }
        }
        for (name, at) in named("list") {
            if !OF_LISTS.contains(&menu) {
                reader.error(
                    format!("the menu `{menu}` has no place for the list `{name}`"),
                    at,
                    "this menu cannot show it",
                    &format!("move the entry to {}", either(OF_LISTS)),
                );
            }
        }
    }
}

/// The menus of a hint: ``a`, `b` or `c``.
fn either(menus: &[&str]) -> String {
    let quoted: Vec<String> = menus.iter().map(|menu| format!("`{menu}`")).collect();
    match quoted.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => quoted.concat(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use catalogue::locale::Locale;

    fn mistakes(text: &str) -> Vec<String> {
        let locales: [Locale; 0] = [];
        let mut reader = Reader::new(Path::new("content/menus.toml"), text);
        menus(&mut reader, &locales);
        reader
            .into_found()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn a_button_is_refused_in_a_menu_that_has_no_place_for_it() {
        let all = [
            "header",
            "left_sidebar",
            "side_menu",
            "tabbar",
            "right_sidebar",
        ];
        for (button, places) in PLACES {
            for menu in all {
                let sign_in = match (menu, button) {
                    ("header", "sign_up") => "[[header]]\nbutton = \"sign_in\"\n",
                    _ => "",
                };
                let found = mistakes(&format!("{sign_in}[[{menu}]]\nbutton = \"{button}\"\n"));
                if places.contains(&menu) {
                    assert!(found.is_empty(), "{menu} {button}: {found:?}");
                    continue;
                }
                assert_eq!(found.len(), 1, "{menu} {button}");
                for part in [
                    &format!("the menu `{menu}` has no place for the button `{button}`"),
                    "content/menus.toml:2",
                    "^^^",
                    &format!("move the entry to {}", either(places)),
                ] {
                    assert!(found[0].contains(part), "{part}: {}", found[0]);
                }
            }
        }
    }

    #[test]
    fn the_bar_of_a_phone_has_room_for_five() {
        let entries = |count: usize| "[[tabbar]]\npage = \"search\"\n".repeat(count);
        assert!(mistakes(&entries(5)).is_empty());
        let found = mistakes(&entries(7));
        assert!(
            found[0].contains("has 7 entries, and room for 5"),
            "{found:?}"
        );
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn sign_up_needs_sign_in_and_bars_have_no_lists() {
        let found = mistakes("[[header]]\nbutton = \"sign_up\"\n");
        assert!(found[0].contains("only beside `sign_in`"), "{found:?}");
        for menu in ["header", "tabbar"] {
            let found = mistakes(&format!("[[{menu}]]\nlist = \"sports\"\n"));
            let lists = "`left_sidebar`, `side_menu` or `right_sidebar`";
            assert!(found[0].contains(lists), "{found:?}");
        }
        assert!(mistakes("[[side_menu]]\nlist = \"sports\"\n").is_empty());
    }
}
