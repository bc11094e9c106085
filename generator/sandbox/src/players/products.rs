//! Which products are open to players.

use api::wire::AdditionalProviders;

use super::Players;
use super::product::Product;

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
