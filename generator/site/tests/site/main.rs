//! Builds small sites from data and checks the output: one binary for all these tests.

mod addresses;
mod blocks;
mod brand;
mod cases;
mod changes;
mod content;
mod edit;
mod feeds;
mod footer;
mod full;
mod heads;
mod hostile;
mod includes;
mod kinds;
mod lab;
mod manifest;
mod mistakes;
mod offers;
mod operator;
mod orders;
mod own;
mod planted;
mod promotions;
mod random;
mod removals;
mod results;
mod schema;
mod sitemaps;
#[path = "../../../api/tests/client/spoiling.rs"]
mod spoiling;
mod spoilt;
mod structured_data;
mod translations;
mod turns;
