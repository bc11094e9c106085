//! The operator's settings on the wire.

use api::wire::{Currency, Subcurrency};
use serde_json::{Value, json};

fn rand(rate: Option<Value>) -> Value {
    let mut currency = json!({ "code": "ZAR", "fiat": true, "subunits": 100 });
    if let Some(rate) = rate {
        currency["rate"] = rate;
    }
    currency
}

#[test]
fn a_rate_keeps_every_digit() {
    for text in ["19.4555", "0.0000125", "1", "20.10", "0.123456789012345678"] {
        let sent = rand(Some(json!(text)));
        let currency: Currency = serde_json::from_value(sent.clone()).expect("a currency");
        assert_eq!(currency.rate.as_deref(), Some(text));
        assert_eq!(serde_json::to_value(&currency).expect("JSON"), sent);
    }
}

#[test]
fn a_currency_without_a_rate_stays_without_one() {
    let currency: Currency = serde_json::from_value(rand(None)).expect("a currency");
    assert_eq!(currency.rate, None);
    assert_eq!(serde_json::to_value(&currency).expect("JSON"), rand(None));
}

#[test]
fn a_rate_that_is_a_number_is_refused() {
    // A binary fraction cannot be the operator's exact rate: it is refused, not guessed.
    assert!(serde_json::from_value::<Currency>(rand(Some(json!(19.4555)))).is_err());
}

#[test]
fn a_currency_has_the_subcurrencies_that_are_sent_and_otherwise_none() {
    let mut sent = rand(None);
    let currency: Currency = serde_json::from_value(sent.clone()).expect("a currency");
    assert_eq!(currency.subcurrencies, []);
    sent["subcurrencies"] = json!([{ "code": "cent", "subunits": 1 }]);
    let currency: Currency = serde_json::from_value(sent.clone()).expect("a currency");
    let cent = Subcurrency {
        code: "cent".to_owned(),
        subunits: 1,
    };
    assert_eq!(currency.subcurrencies, [cent]);
    assert_eq!(serde_json::to_value(&currency).expect("JSON"), sent);
}
