//! Entries of menus, as editors write them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::link::Link;
use super::text::Text;

/// A link of a menu.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MenuLink {
    /// Its label.
    pub label: Text,
    /// Its target.
    pub link: Link,
    /// Its icon, where the menu has icons.
    pub icon: Option<Icon>,
}

/// An icon of a menu: the name of a drawing in `templates/icons/links.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
#[schemars(title = "icon")]
pub enum Icon {
    /// Sheets with lines.
    Bets,
    /// A calendar.
    Calendar,
    /// An envelope.
    Contact,
    /// A game pad.
    Gamepad,
    /// A present.
    Gift,
    /// A question mark.
    Help,
    /// A house.
    Home,
    /// A horse shoe.
    Horseshoe,
    /// A broadcast.
    Live,
    /// A bank card.
    Payments,
    /// A lock on a sheet.
    Privacy,
    /// A flag at a finish.
    Results,
    /// A book.
    Rules,
    /// A shield.
    Safety,
    /// A star.
    Star,
    /// A ticket.
    Ticket,
}
