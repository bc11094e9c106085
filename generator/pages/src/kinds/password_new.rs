//! `/users/password/new`: leads to the form that asks for a mail with a link to choose a new password. The session island opens it from the address.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/users/password/new";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(61),
    name: "password-new",
    template: "pages/password-new.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-password-new"),
};
