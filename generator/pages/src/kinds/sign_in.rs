//! `/users/sign-in`: leads to the form for signing in, which the session island opens from the address.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/users/sign-in";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(31),
    name: "sign-in",
    template: "pages/sign-in.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-sign-in"),
};
