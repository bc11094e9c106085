//! Tickets over HTTP: what they ask before they are placed, and the bonuses that they use.

mod asking;
mod operator;
mod using;
