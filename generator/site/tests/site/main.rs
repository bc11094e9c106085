//! Builds small sites from data and checks the output: one binary for all these tests.

mod blocks;
mod brand;
mod cases;
mod changes;
mod content;
mod edit;
mod feeds;
mod footer;
mod full;
mod hostile;
mod includes;
mod kinds;
mod lab;
mod manifest;
mod mistakes;
mod operator;
mod own;
mod planted;
mod promotions;
mod random;
mod removals;
mod results;
mod sitemaps;
mod turns;
