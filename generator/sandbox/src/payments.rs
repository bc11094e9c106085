//! The words of the payment widget.

use std::collections::BTreeMap;

use crate::languages;
use crate::locale::{Locale, Text};

/// What the widget says, by key.
#[derive(Debug)]
pub struct PaymentWords(BTreeMap<String, Text>);

impl PaymentWords {
    /// Reads the texts that are compiled in.
    ///
    /// # Errors
    /// They contain a mistake.
    pub fn load() -> Result<Self, String> {
        let mut texts: BTreeMap<String, Text> =
            toml::from_str(include_str!("../data/payments.toml"))
                .map_err(|error| format!("payments.toml: {error}"))?;
        languages::check("payment", |own| &own.payment, |key| texts.contains_key(key))?;
        for (key, text) in &mut texts {
            *text = text.clone().translated(|own| own.payment.get(key));
        }
        Ok(Self(texts))
    }

    /// All of them in a language, with the code of the currency in its place.
    pub fn get(&self, locale: Locale, currency: &str) -> BTreeMap<&str, String> {
        let texts = self.0.iter();
        texts
            .map(|(key, text)| (key.as_str(), text.fill(locale, &[("currency", currency)])))
            .collect()
    }
}
