//! `/users/sign-up`: leads to the form that opens an account. The session island opens it from the address.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/users/sign-up";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(60),
    name: "sign-up",
    template: "pages/sign-up.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-sign-up"),
};
