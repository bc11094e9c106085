//! A stand-in for the operator: REST, platform and push over a simulated world.
