//! A picture of the content.

use serde::Serialize;

use super::words::Words;
use crate::scope::Scope;
use project::content::Picture;
use project::images::PictureProps;

/// A picture with its size.
#[derive(Clone, Debug, Serialize)]
pub struct PictureView<'a> {
    /// Its addresses.
    pub image: PictureProps,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// What it shows, in words; none if it only decorates.
    pub alt: Option<Words<'a>>,
}

impl<'a> PictureView<'a> {
    /// The view of a picture; `None` if its file is not there.
    pub fn of(scope: &Scope<'a>, picture: &'a Picture) -> Option<Self> {
        Some(Self {
            image: scope.picture(picture)?,
            width: picture.width.get(),
            height: picture.height.get(),
            alt: picture.alt.as_ref().map(|alt| scope.written(alt)),
        })
    }
}
