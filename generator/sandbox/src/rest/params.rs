//! Parameters of calls: each is parsed, or refused by its name.

use std::str::FromStr;

use api::wire::ErrorCode;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::{Json, RequestExt};
use serde::de::DeserializeOwned;

use crate::Operator;
use crate::refusal::Refusal;

/// The parameters of a call. Unknown parameters are ignored.
pub struct Params(Vec<(String, String)>);

impl Params {
    /// A value, if it is present and not empty.
    pub fn text(&self, name: &str) -> Option<&str> {
        let found = self
            .0
            .iter()
            .find(|(own, value)| own == name && !value.is_empty());
        found.map(|(_, value)| value.as_str())
    }

    /// A value of a type.
    ///
    /// # Errors
    /// It cannot be parsed.
    pub fn get<T: FromStr>(&self, name: &str) -> Result<Option<T>, Refusal> {
        let parse = |text: &str| {
            text.parse()
                .map_err(|_| Refusal::about(ErrorCode::InvalidParameter, name))
        };
        self.text(name).map(parse).transpose()
    }

    /// Values of a type: joined by commas, given several times, or both.
    ///
    /// # Errors
    /// One of them cannot be parsed.
    pub fn list<T: FromStr>(&self, name: &str) -> Result<Vec<T>, Refusal> {
        let several = [name.to_owned(), format!("{name}[]")];
        self.0
            .iter()
            .filter(|(own, _)| several.contains(own))
            .flat_map(|(_, value)| value.split(','))
            .map(str::trim)
            .filter(|value| !value.is_empty())
            .map(|value| {
                value
                    .parse()
                    .map_err(|_| Refusal::about(ErrorCode::InvalidParameter, name))
            })
            .collect()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Params {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let query = Query::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        query
            .map(|Query(pairs)| Self(pairs))
            .map_err(|_| Refusal::about(ErrorCode::InvalidParameter, "?"))
    }
}

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned + 'static, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &S) -> Result<Self, Refusal> {
        match request.extract::<Json<T>, _>().await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(Refusal::about(ErrorCode::InvalidBody, error.body_text())),
        }
    }
}

/// Place of the match with this number.
///
/// # Errors
/// The world has no such match.
pub fn place(operator: &Operator, id: u64) -> Result<usize, Refusal> {
    operator
        .world
        .place(id)
        .ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "match_id"))
}
