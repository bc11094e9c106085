//! `/users/unlock`: where the link of a mail leads that unlocks an account after several wrong passwords; without a token, to
//! the form that asks for another one. The session island opens it from the address.

use super::composed::composed;
use super::definition::{Definition, Pages};
use catalogue::route::PageKind;

const PATH: &str = "/users/unlock";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(65),
    name: "unlock",
    template: "pages/unlock.html",
    status: 200,
    indexed: false,
    pages: Pages::One(PATH),
    view: |scope, _| composed(scope, &DEFINITION, PATH, "crumb-unlock"),
};
