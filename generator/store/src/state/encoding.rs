//! Values and keys as bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::record::PageKey;
use catalogue::route::Route;

pub(super) fn encode(value: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(value).expect("nothing that is stored has a part that cannot be written")
}

pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// A route, then the locale.
pub(super) fn page_key(route: &Route, locale: &str) -> Vec<u8> {
    let mut key = route.to_bytes();
    key.extend(locale.as_bytes());
    key
}

pub(super) fn parse_page_key(bytes: &[u8]) -> Option<PageKey> {
    let (route, locale) = Route::read(bytes)?;
    Some(PageKey {
        route,
        locale: std::str::from_utf8(locale).ok()?.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::route::PageKind;

    #[test]
    fn a_page_has_one_key() {
        let key = PageKey {
            route: Route::entity(PageKind::new(4), 1 << 40),
            locale: "sr-ME".to_owned(),
        };
        let bytes = page_key(&key.route, &key.locale);
        assert_eq!(parse_page_key(&bytes), Some(key));
    }
}
