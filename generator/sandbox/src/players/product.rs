//! Products besides sports, each shown by its provider.

/// A product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Product {
    /// Horse racing.
    HorseRacing,
    /// Lotteries.
    Lotto,
}

impl Product {
    /// The product with this id.
    pub fn of(id: &str) -> Option<Self> {
        match id {
            "horse_racing" => Some(Self::HorseRacing),
            "lotto" => Some(Self::Lotto),
            _ => None,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::HorseRacing => "Horse racing",
            Self::Lotto => "Lotteries",
        }
    }
}
