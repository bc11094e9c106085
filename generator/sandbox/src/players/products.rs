//! Products besides sports, each shown by its provider.

use api::wire::AdditionalProviders;

use super::Players;

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

impl Players {
    /// Whether players can open a product.
    pub fn has_product(&self, product: Product) -> bool {
        !self.steering().closed.contains(&product)
    }

    /// Opens or closes a product.
    pub fn set_product(&self, product: Product, active: bool) {
        let mut steering = self.steering();
        if active {
            steering.closed.remove(&product);
        } else {
            steering.closed.insert(product);
        }
    }

    /// The products, as the settings list them.
    pub(super) fn products(&self) -> AdditionalProviders {
        AdditionalProviders {
            horse_racing: self.has_product(Product::HorseRacing),
            lotto: self.has_product(Product::Lotto),
        }
    }
}
