//! The pages of errors: their template says the same on each, but for the status.

use serde::Serialize;

use super::definition::{Definition, Model};
use super::frame::{Place, page};
use crate::scope::Scope;

#[derive(Serialize)]
struct ErrorBody {
    /// The HTTP status that goes with it.
    status: u16,
}

/// Makes the view of an error's page.
pub fn failure(scope: &Scope<'_>, definition: &Definition) -> Model {
    let status = definition.status;
    let place = Place {
        path: format!("/{status}"),
        sport: None,
        league: None,
        breadcrumbs: Vec::new(),
    };
    Model::new(scope, &page(scope, definition, place, ErrorBody { status }))
}
