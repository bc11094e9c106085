//! Names of the single values.

/// What is known under one name in the table of single values.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    /// Codes of the locales of the stored pages, in order: a set of locales holds indexes into them.
    Locales,
    /// Root of the operator's API that the last build was given.
    Api,
    /// Sports, categories, leagues.
    Leagues,
    /// Codes of the locales that the catalogue's texts are in, in order.
    Languages,
    /// What the operator has beside bets on matches.
    Offers,
    /// How many pages are stored, each language counted, without documents.
    Pages,
    /// How many pages each chunk of the sitemaps has, and which chunks differ from the written files.
    Chunks,
    /// Number of the served generation.
    Generation,
    /// Inode of the folder that is to be served; present while it is being switched.
    Switching,
    /// What must be done to the second folder.
    Repair,
    /// Files that a rollback wrote.
    Foreign,
    /// When the catalogue's snapshot was taken.
    TakenAt,
}

impl Key {
    /// Its name in the table.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Locales => "locales",
            Self::Api => "api",
            Self::Leagues => "leagues",
            Self::Languages => "languages",
            Self::Offers => "offers",
            Self::Pages => "pages",
            Self::Chunks => "chunks",
            Self::Generation => "generation",
            Self::Switching => "switching",
            Self::Repair => "repair",
            Self::Foreign => "foreign",
            Self::TakenAt => "taken-at",
        }
    }
}
