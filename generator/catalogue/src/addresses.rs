//! Which entity has which address. An address is given once and never to another entity: an entity that gets a new
//! slug leaves its old address behind, which then leads to the new one.

use std::collections::BTreeSet;

use super::{Leagues, Match, Slug};
use diagnostic::Diagnostic;

/// An entity with a page of its own, by the operator's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// A sport.
    Sport(u64),
    /// A category.
    Category(u64),
    /// A league.
    League(u64),
    /// A match or an outright.
    Match(u64),
}

impl Owner {
    /// The kind as messages and files name it, and the number.
    pub fn parts(self) -> (&'static str, u64) {
        match self {
            Self::Sport(id) => ("sport", id),
            Self::Category(id) => ("category", id),
            Self::League(id) => ("league", id),
            Self::Match(id) => ("match", id),
        }
    }

    /// The entity of a kind with this number; `None` if there is no such kind.
    pub fn of(kind: &str, id: u64) -> Option<Self> {
        Some(match kind {
            "sport" => Self::Sport(id),
            "category" => Self::Category(id),
            "league" => Self::League(id),
            "match" => Self::Match(id),
            _ => return None,
        })
    }
}

/// The address of an entity, in every language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Address {
    /// `/soccer`.
    Sport(Slug),
    /// `/soccer/premier-league`. The sport is a number: its own address may change.
    Below(u64, Slug),
}

impl Address {
    /// Its last segment.
    pub fn slug(&self) -> &Slug {
        match self {
            Self::Sport(slug) | Self::Below(_, slug) => slug,
        }
    }

    fn with_id(&self, id: u64) -> Self {
        match self {
            Self::Sport(slug) => Self::Sport(slug.with_id(id)),
            Self::Below(sport, slug) => Self::Below(*sport, slug.with_id(id)),
        }
    }
}

/// All addresses that were ever given.
pub trait Addresses {
    /// Why they cannot be read or written.
    type Error;

    /// The entity that an address was given to.
    fn owner(&self, address: &Address) -> Result<Option<Owner>, Self::Error>;

    /// Makes an address the current one of its owner.
    fn give(&mut self, address: Address, owner: Owner) -> Result<(), Self::Error>;
}

/// Gives every sport an address that is not a reserved one; before, its slug is as the operator sent it.
pub fn settle_sports<A: Addresses>(
    leagues: &mut Leagues,
    book: &mut A,
    reserved: &BTreeSet<Slug>,
    notes: &mut Vec<Diagnostic>,
) -> Result<(), A::Error> {
    for sport in leagues.sports.values_mut() {
        let wanted = Address::Sport(sport.slug.clone());
        sport.slug = settle(book, wanted, Owner::Sport(sport.id), reserved, notes)?;
    }
    Ok(())
}

/// Gives every league and every category its address. Matches come first.
pub fn settle_leagues<A: Addresses>(
    leagues: &mut Leagues,
    book: &mut A,
    notes: &mut Vec<Diagnostic>,
) -> Result<(), A::Error> {
    let none = BTreeSet::new();
    for league in leagues.leagues.values_mut() {
        let wanted = Address::Below(league.sport, league.sent_slug.clone());
        league.slug = settle(book, wanted, Owner::League(league.id), &none, notes)?;
    }
    for category in leagues.categories.values_mut() {
        let wanted = Address::Below(category.sport, category.sent_slug.clone());
        category.slug = settle(book, wanted, Owner::Category(category.id), &none, notes)?;
    }
    Ok(())
}

/// The slug of a match of a sport, which is its own from now on.
pub fn settle_match<A: Addresses>(
    match_: &Match,
    sport: u64,
    book: &mut A,
    notes: &mut Vec<Diagnostic>,
) -> Result<Slug, A::Error> {
    let wanted = Address::Below(sport, match_.sent_slug.clone());
    settle(
        book,
        wanted,
        Owner::Match(match_.id),
        &BTreeSet::new(),
        notes,
    )
}

/// Gives the first address that is free or belongs to the owner: the wanted one, then the same with the owner's number.
/// Reports that the wanted one was taken.
fn settle<A: Addresses>(
    book: &mut A,
    wanted: Address,
    owner: Owner,
    reserved: &BTreeSet<Slug>,
    notes: &mut Vec<Diagnostic>,
) -> Result<Slug, A::Error> {
    let (kind, id) = owner.parts();
    let mut address = wanted.clone();
    loop {
        let has = book.owner(&address)?;
        if has.is_none_or(|has| has == owner) && !reserved.contains(address.slug()) {
            break;
        }
        address = address.with_id(id);
    }
    if address != wanted {
        let (wanted, slug) = (wanted.slug(), address.slug());
        notes.push(Diagnostic::warning(format!(
            "{kind} {id} has the slug `{wanted}`, which another page has or had; its own is `{slug}`"
        )));
    }
    let slug = address.slug().clone();
    book.give(address, owner)?;
    Ok(slug)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::convert::Infallible;

    use super::*;
    use crate::locale::KNOWN;
    use crate::slug::reserved;

    #[derive(Default)]
    struct Book(BTreeMap<Address, Owner>);

    impl Addresses for Book {
        type Error = Infallible;

        fn owner(&self, address: &Address) -> Result<Option<Owner>, Infallible> {
            Ok(self.0.get(address).copied())
        }

        fn give(&mut self, address: Address, owner: Owner) -> Result<(), Infallible> {
            self.0.insert(address, owner);
            Ok(())
        }
    }

    fn slug(text: &str) -> Slug {
        Slug::new(text, 7)
    }

    #[test]
    fn an_address_belongs_to_its_first_owner_for_ever() {
        let mut book = Book::default();
        let mut notes = Vec::new();
        let mut settled = |owner, sent: &str| {
            let wanted = Address::Below(1, slug(sent));
            let Ok(slug) = settle(&mut book, wanted, owner, &BTreeSet::new(), &mut notes);
            slug.to_string()
        };
        assert_eq!(settled(Owner::Match(1), "x"), "x");
        assert_eq!(settled(Owner::Match(2), "x"), "x-2");
        assert_eq!(settled(Owner::League(2), "x"), "x-2-2");
        // Renamed, and renamed back: nobody else got it in between.
        assert_eq!(settled(Owner::Match(1), "y"), "y");
        assert_eq!(settled(Owner::Match(3), "x"), "x-3");
        assert_eq!(settled(Owner::Match(1), "x"), "x");
        assert_eq!(settled(Owner::Match(2), "x"), "x-2");
        assert_eq!(notes.len(), 4, "{notes:?}");
    }

    #[test]
    fn a_sport_cannot_have_the_slug_of_a_locale_or_a_page() {
        let aliases = ["no", "tl", "vn", "se", "sr"];
        let platform = ["profile", "terms-and-conditions", "help-center"];
        let product = ["live", "promotions", "404"];
        let reserved = reserved(product);
        let words = KNOWN.iter().map(|locale| locale.code);
        let words = words.chain(aliases).chain(platform).chain(product);
        for word in words {
            let (mut book, mut notes) = (Book::default(), Vec::new());
            let wanted = Address::Sport(slug(word));
            let Ok(slug) = settle(&mut book, wanted, Owner::Sport(7), &reserved, &mut notes);
            assert_eq!(slug.to_string(), format!("{}-7", word.to_lowercase()));
            assert_eq!(notes.len(), 1, "{word}");
        }
        assert!(!reserved.contains(&slug("soccer")));
    }
}
