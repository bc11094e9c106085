//! `[account]`: whom the site is for, what accounts are asked for, reminders, and how players pay in.

use std::path::Path;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use toml::Spanned;

use crate::mistake::Mistake;
use diagnostic::{Diagnostic, likely};

/// Accounts: whom the site is for, what is asked for, reminders, and how players pay in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Account {
    /// The id of the status of the players whom the site is for: everybody else is led to the platform's own pages.
    /// Without it the site is for everybody.
    #[schemars(with = "Option<String>", length(min = 1))]
    pub only_group: Option<Spanned<String>>,
    /// Whether players are asked to verify a phone number, once in each visit until they have.
    pub verified_phone: bool,
    /// Whether details that the operator still needs are asked for before paying in.
    pub complete_before_deposit: bool,
    /// Whether the account's menu leads to the page /my-profile, which content/pages/my-profile.toml describes.
    pub profile_page: bool,
    /// Whether players can sign in with passkeys, where their browser can; the operator's platform must offer them.
    pub passkeys: bool,
    /// How players pay in.
    pub deposit: Deposit,
    /// The id of the status of the players who get the payment widget; the others get the platform's page. Without
    /// it all get the widget.
    #[schemars(with = "Option<String>", length(min = 1))]
    pub quick_deposit_group: Option<Spanned<String>>,
    /// After how many seconds a visitor is reminded, once, that accounts can be opened; 0 is never.
    pub sign_up_reminder_seconds: u32,
    /// After how many seconds a player is reminded of paying in, once a day.
    pub deposit_reminder_seconds: u32,
    /// Whether only players with an empty balance are reminded of it.
    pub deposit_reminder_when_empty: bool,
    /// The id of the status of the players who are reminded of paying in. Without it nobody is.
    pub deposit_reminder_group: Option<String>,
}

/// How players pay in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deposit {
    /// On the platform's page, in the same window.
    #[default]
    Page,
    /// On the platform's page, in a dialog over the page that the player is on.
    Frame,
    /// In the platform's payment widget, in such a dialog. Browsers are then allowed to run the platform's script.
    Widget,
}

impl Deposit {
    /// Every way.
    const ALL: [Self; 3] = [Self::Page, Self::Frame, Self::Widget];

    /// Its name in the settings.
    fn as_str(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Frame => "frame",
            Self::Widget => "widget",
        }
    }
}

impl<'de> Deserialize<'de> for Deposit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let found = Self::ALL.into_iter().find(|it| it.as_str() == name);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::as_str);
            let hint = match likely(&name, names) {
                Some(likely) => format!("did you mean `{likely}`?"),
                None => format!("write one of: {}", names.join(", ")),
            };
            Mistake::new(format!("`{name}` is no way to pay in"), hint).into_error()
        })
    }
}

impl Default for Account {
    fn default() -> Self {
        Self {
            only_group: None,
            verified_phone: false,
            complete_before_deposit: true,
            profile_page: false,
            passkeys: false,
            deposit: Deposit::Page,
            quick_deposit_group: None,
            sign_up_reminder_seconds: 0,
            deposit_reminder_seconds: 10,
            deposit_reminder_when_empty: true,
            deposit_reminder_group: None,
        }
    }
}

impl Account {
    /// The id of the status of the players whom the site is for.
    pub fn only_group(&self) -> Option<&str> {
        self.only_group.as_ref().map(|it| it.get_ref().as_str())
    }

    /// The id of the status of the players who get the payment widget.
    pub fn quick_deposit_group(&self) -> Option<&str> {
        self.quick_deposit_group
            .as_ref()
            .map(|it| it.get_ref().as_str())
    }

    /// Reports a group that is empty, or that nothing asks for.
    pub(super) fn check(&self, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) {
        if let Some(group) = &self.only_group
            && group.get_ref().is_empty()
        {
            wrong.push(
                Diagnostic::error("`only_group` names no status")
                    .at(path, text, group.span(), "empty")
                    .hint("write the id of a status, or remove the option: then the site is for everybody"),
            );
        }
        let Some(group) = &self.quick_deposit_group else {
            return;
        };
        if group.get_ref().is_empty() {
            wrong.push(
                Diagnostic::error("`quick_deposit_group` names no status")
                    .at(path, text, group.span(), "empty")
                    .hint("write the id of a status, or remove the option: then all players get the widget"),
            );
        } else if self.deposit != Deposit::Widget {
            wrong.push(
                Diagnostic::error("`quick_deposit_group` without the payment widget")
                    .at(path, text, group.span(), "nobody gets it")
                    .hint("write `deposit = \"widget\"`, or remove the option"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n";

    fn parse(text: &str) -> Result<Account, Vec<Diagnostic>> {
        let text = format!("{BEFORE}[account]\n{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.account)
    }

    #[test]
    fn players_pay_in_on_the_platforms_page_by_default() {
        assert_eq!(parse("").expect("good").deposit, Deposit::Page);
        for way in Deposit::ALL {
            let read = parse(&format!("deposit = \"{}\"\n", way.as_str())).expect("good");
            assert_eq!((read.deposit, read.quick_deposit_group()), (way, None));
        }
        let read =
            parse("deposit = \"widget\"\nquick_deposit_group = \"spi_test\"\n").expect("good");
        assert_eq!(read.quick_deposit_group(), Some("spi_test"));
    }

    #[test]
    fn passkeys_are_off_unless_they_are_on() {
        assert!(!parse("").expect("good").passkeys);
        assert!(parse("passkeys = true\n").expect("good").passkeys);
        let wrong = parse("passkeys = \"yes\"\n").expect_err("no text");
        let said: String = wrong.iter().map(ToString::to_string).collect();
        assert!(said.contains("site.toml:6:12"), "{said}");
    }

    #[test]
    fn a_mistake_says_where_it_is_and_what_to_do() {
        for (text, place, parts) in [
            (
                "deposit = \"dialog\"",
                "site.toml:6:11",
                ["`dialog` is no way to pay in", "page, frame, widget"],
            ),
            (
                "deposit = \"wigdet\"",
                "site.toml:6:11",
                ["`wigdet` is no way to pay in", "did you mean `widget`?"],
            ),
            (
                "only_group = \"\"",
                "site.toml:6:14",
                ["`only_group` names no status", "write the id of a status"],
            ),
            (
                "deposit = true",
                "site.toml:6:11",
                ["expected a text, found true", "write a text in quotes"],
            ),
            (
                "deposit = \"frame\"\nquick_deposit_group = \"spi_test\"",
                "site.toml:7:23",
                ["without the payment widget", "write `deposit = \"widget\"`"],
            ),
            (
                "deposit = \"widget\"\nquick_deposit_group = \"\"",
                "site.toml:7:23",
                ["names no status", "write the id of a status"],
            ),
        ] {
            let wrong = parse(text).expect_err(text);
            let said: String = wrong.iter().map(ToString::to_string).collect();
            assert_eq!(wrong.len(), 1, "{said}");
            for part in [place].into_iter().chain(parts) {
                assert!(said.contains(part), "{part}\n{said}");
            }
        }
    }
}
