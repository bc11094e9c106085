//! Tests of the template engine. A case is a file in `tests/cases/`: see [`cases`].

mod cases;
mod frames;
mod loading;
mod random;
mod stage;
mod table;
mod views;
