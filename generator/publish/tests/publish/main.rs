//! Publishing to folders and to object stores that fail at every point.

mod contention;
mod crashes;
mod folder;
mod jobs;
mod mortal;
mod objects;
mod removal;
mod support;
