//! Horse racing and lotteries, which a provider of the operator shows in a page of its own. There is no
//! such page while the operator has no such provider, or where the site leaves it out.

use super::composed::composed_with;
use super::definition::{Definition, Naming, Pages};
use crate::view::LaunchProps;
use catalogue::route::PageKind;

/// Defines the page of each provider: its number, its name, what links call it, its path, whether a site
/// has it, and the provider's name at the operator.
macro_rules! providers {
    ($(
        $page:ident = $code:literal, $name:literal $(or $link:literal)? at $path:literal,
        if $is_wanted:expr, provider: $provider:literal;
    )+) => {
        /// The page of every provider.
        pub static DEFINITIONS: &[&Definition] = &[$(&$page),+];

        $(static $page: Definition = Definition {
            kind: PageKind::new($code),
            name: $name,
            template: "pages/provider.html",
            status: 200,
            indexed: true,
            composed: true,
            naming: Naming {
                crumb: concat!("crumb-", $name),
                links: &[$($link)?],
                ..Naming::NONE
            },
            pages: Pages::Optional($path, $is_wanted),
            view: |scope, _| {
                let launch = LaunchProps {
                    provider: $provider,
                    labels: scope.labels(),
                };
                composed_with(scope, &$page, &launch)
            },
        };)+
    };
}

providers! {
    RACING = 35, "racing" or "horse_racing" at "/racing", if |has| has.racing, provider: "horse_racing";
    LOTTERIES = 36, "lotteries" at "/lotteries", if |has| has.lotteries, provider: "lotto";
}
