//! Error pages: their template shows the same on each, except for the status.

use serde::Serialize;

use super::definition::{Definition, Model};
use super::frame::{Place, page};
use crate::scope::Scope;

#[derive(Serialize)]
struct ErrorBody {
    /// The page's HTTP status.
    status: u16,
}

/// Makes the model of an error page.
pub fn failure(scope: &Scope<'_>, definition: &Definition) -> Model {
    let status = definition.status;
    let place = Place {
        path: definition.fixed().unwrap_or("/").to_owned(),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: Vec::new(),
    };
    Model::new(scope, &page(scope, definition, place, ErrorBody { status }))
}
