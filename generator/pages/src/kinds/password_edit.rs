//! `/users/password/edit`: where the link of a mail leads that lets a player choose a new password. The session island opens it from the address.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/users/password/edit";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(62),
    name: "password-edit",
    template: "pages/password-edit.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-password-edit"),
};
