//! The footer as editors write it, in `content/footer.toml`: who runs the site, under which licence,
//! who may play, where help is, and links.
//!
//! It is on every page, and a page with a dead link to the rules would be a breach of the licence. So
//! a link to a page of this site that may not exist is an error here, where that of a block is a
//! warning.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::link::Link;
use super::menu::MenuLink;
use super::text::Text;
use super::typed::typed;
use super::values::Phone;
use crate::number::Whole;
use crate::reader::Reader;
use catalogue::locale::Locale;
use diagnostic::likely;

/// The footer.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Footer {
    /// The company that runs the site.
    pub operator: Operator,
    /// Its licence.
    pub licence: Licence,
    /// Who may play.
    pub players: Players,
    /// Where players find help.
    pub helpline: Helpline,
    /// Links to rules, privacy, contact and the like. The menu shows them too.
    #[serde(default)]
    pub links: Vec<MenuLink>,
    /// Names of the ways to pay.
    #[serde(default)]
    pub payments: Vec<Text>,
    /// What is drawn before each of these names, in their order.
    #[serde(default)]
    pub payment_marks: Vec<Mark>,
}

/// A way to pay, as a simple drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A card.
    Card,
    /// A bank.
    Bank,
    /// A voucher.
    Voucher,
    /// A phone.
    Phone,
}

/// The company that runs the site.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Operator {
    /// Its registered name.
    pub name: Text,
    /// Its number in the companies' register.
    pub registration: Option<Text>,
    /// Its registered address, in one line.
    pub address: Option<Text>,
}

/// A licence to take bets.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Licence {
    /// Its number, as the licensing body writes it.
    pub number: Text,
    /// The licensing body.
    pub body: Text,
    /// Where the licensing body lists it.
    pub link: Option<Link>,
}

/// Who may play.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// The lowest age.
    pub age: Whole<1, 99>,
    /// The warning that the law asks for.
    pub notice: Text,
}

/// The helpline of the country.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Helpline {
    /// Who answers.
    pub name: Text,
    /// The number.
    pub phone: Phone,
    /// The helpline's own site.
    pub link: Option<Link>,
}

impl Footer {
    fn targets(&self) -> impl Iterator<Item = &Link> {
        let links = self.links.iter().map(|it| &it.link);
        links.chain(&self.licence.link).chain(&self.helpline.link)
    }
}

/// Reads the footer. Also returns its fingerprint in each language of the site. `pages` are the paths
/// of the pages that always exist.
pub(super) fn footer(
    reader: &mut Reader<'_>,
    pages: &[&str],
    locales: &[Locale],
) -> Option<(Footer, Vec<u64>)> {
    let table = reader.table()?;
    let at = table.span();
    let read = typed::<Footer>(reader, table.into_inner(), at, locales)?;
    for link in read.0.targets() {
        let target = link.as_str();
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if !path.starts_with('/') || pages.contains(&path) {
            continue;
        }
        let hint = match likely(path, pages.iter().copied()) {
            Some(likely) => format!("did you mean `{likely}`?"),
            None => format!(
                "name a page that always exists ({}), or a whole address (https://…)",
                pages.join(", ")
            ),
        };
        let message = format!("the link `{target}` leads to no page that always exists");
        reader.error(message, link.linked().at, "", &hint);
    }
    Some(read)
}
