//! The pages of the account's forms: sign in, sign up, a forgotten password, and those that links in
//! mails lead to. The session island opens the form from the address.

use serde::Serialize;

use super::composed::composed_with;
use super::definition::{Definition, Naming, Pages};
use crate::view::Words;
use catalogue::route::PageKind;

/// Defines the page of each form: its number, its name and its path. Its messages are `crumb-<name>` and
/// `<name>-text`; `script` says why it needs script, and `open` is on the link to the form, which
/// otherwise says the title of the page.
macro_rules! forms {
    ($(
        $form:ident = $code:literal, $name:literal at $path:literal,
        script: $script:literal $(, open: $open:literal)?;
    )+) => {
        /// The page of every form.
        pub static DEFINITIONS: &[&Definition] = &[$(&$form),+];

        $(static $form: Definition = Definition {
            kind: PageKind::new($code),
            name: $name,
            template: "pages/form.html",
            status: 200,
            indexed: false,
            composed: true,
            naming: Naming {
                crumb: concat!("crumb-", $name),
                links: &[$name],
                words: &[concat!($name, "-text"), $script $(, $open)?],
                ..Naming::NONE
            },
            pages: Pages::One($path),
            view: |scope, _| {
                let form = FormText {
                    text: scope.message(concat!($name, "-text"))?,
                    script: scope.message($script)?,
                    open: None$(.or(Some(scope.message($open)?)))?,
                };
                composed_with(scope, &$form, &form)
            },
        };)+
    };
}

forms! {
    SIGN_IN = 31, "sign-in" at "/users/sign-in", script: "sign-in-script", open: "sign-in-open";
    SIGN_UP = 60, "sign-up" at "/users/sign-up", script: "form-script";
    PASSWORD_NEW = 61, "password-new" at "/users/password/new", script: "form-script";
    PASSWORD_EDIT = 62, "password-edit" at "/users/password/edit", script: "form-script";
    CONFIRMATION = 63, "confirmation" at "/users/confirmation", script: "form-script";
    UNLOCK = 65, "unlock" at "/users/unlock", script: "form-script";
}

/// What the page of a form says about it.
#[derive(Serialize)]
struct FormText<'a> {
    /// What the form is for.
    text: Words<'a>,
    /// Why it needs script.
    script: Words<'a>,
    /// What the link to it says, if not the title of the page.
    open: Option<Words<'a>>,
}
