//! Two sides.

/// Home and away, in this order.
pub type Sides<T> = [T; 2];
