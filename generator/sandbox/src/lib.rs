//! A stand-in for the operator: REST, platform and push over a simulated world.

mod locale;
mod play;
mod pricing;
pub mod push;
mod random;
