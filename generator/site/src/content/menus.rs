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

use super::link::{self, Link, Linked};
use super::menu::Icon;
use super::text::Text;
use super::typed::typed;
use crate::locale::Locale;
use crate::mistake::Mistake;
use crate::reader::Reader;

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
    /// Sign-up; not shown while the site has no page for it.
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
    Some(typed::<Menus>(reader, table.into_inner(), at, locales)?.0)
}
