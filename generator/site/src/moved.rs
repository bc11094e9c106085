//! Where pages are now that had another address before, for the server in front of the site.

use std::collections::BTreeMap;

use catalogue::route::encoded;
use catalogue::{Address, Catalogue, Owner, Slug};
use pages::kinds::{RESULTS, SCHEDULE};
use store::state::{self, Reading};

/// New addresses by old ones, as URLs have them and without the language. An entity that is not listed now has none.
///
/// # Errors
/// The state cannot be read.
pub fn moved(catalogue: &Catalogue, reading: &Reading) -> state::Result<BTreeMap<String, String>> {
    let mut all = BTreeMap::new();
    for (old, owner) in reading.former_addresses()? {
        let Some(now) = address_in(catalogue, owner) else {
            continue;
        };
        match (old, now) {
            (Address::Sport(old), Address::Sport(now)) => {
                for root in ["", SCHEDULE.root, RESULTS.root] {
                    let [old, now] = [&old, &now].map(|slug| match root {
                        "" => format!("/{slug}"),
                        root => format!("/{root}/{slug}"),
                    });
                    all.insert(encoded(&old), encoded(&now));
                }
            }
            (Address::Below(was, old), Address::Below(is, now)) => {
                let from = sport_slug(catalogue, reading, was)?;
                let to = sport_slug(catalogue, reading, is)?;
                if let (Some(from), Some(to)) = (from, to) {
                    all.insert(
                        encoded(&format!("/{from}/{old}")),
                        encoded(&format!("/{to}/{now}")),
                    );
                }
            }
            _ => {}
        }
    }
    Ok(all)
}

/// The address of an entity that is listed.
fn address_in(catalogue: &Catalogue, owner: Owner) -> Option<Address> {
    Some(match owner {
        Owner::Sport(id) => Address::Sport(catalogue.sports.get(&id)?.slug.clone()),
        Owner::Category(id) => {
            let category = catalogue.categories.get(&id)?;
            Address::Below(category.sport, category.slug.clone())
        }
        Owner::League(id) => {
            let league = catalogue.leagues.get(&id)?;
            Address::Below(league.sport, league.slug.clone())
        }
        Owner::Match(id) => {
            let match_ = catalogue.match_(id)?;
            Address::Below(catalogue.sport_of(match_)?, match_.slug.clone())
        }
    })
}

/// The first segment below which a sport's pages are, or were before the sport was no longer listed.
fn sport_slug(catalogue: &Catalogue, reading: &Reading, sport: u64) -> state::Result<Option<Slug>> {
    if let Some(sport) = catalogue.sports.get(&sport) {
        return Ok(Some(sport.slug.clone()));
    }
    let last = reading.address_of(Owner::Sport(sport))?;
    Ok(last.map(|address| address.slug().clone()))
}
