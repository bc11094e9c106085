//! `/users/confirmation`: where the link of a mail leads that confirms an e-mail address; without a token, to the form that
//! asks for another one. The session island opens it from the address.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/users/confirmation";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(63),
    name: "confirmation",
    template: "pages/confirmation.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-confirmation"),
};
