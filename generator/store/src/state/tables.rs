//! The tables of the database.

use redb::TableDefinition;

pub(super) const META: TableDefinition<&str, &[u8]> = TableDefinition::new("meta");
pub(super) const MATCHES: TableDefinition<u64, &[u8]> = TableDefinition::new("matches");
pub(super) const MARKETS: TableDefinition<u64, &[u8]> = TableDefinition::new("markets");
/// Whose each address is. Nothing is ever removed.
pub(super) const ADDRESSES: TableDefinition<&str, (u8, u64)> = TableDefinition::new("addresses");
/// The address that each entity has or had last.
pub(super) const HOLDERS: TableDefinition<(u8, u64), &str> = TableDefinition::new("holders");
/// Addresses that entities have left, with the entity.
pub(super) const FORMER: TableDefinition<&str, (u8, u64)> = TableDefinition::new("former");
/// By route.
pub(super) const PAGES: TableDefinition<&[u8], &[u8]> = TableDefinition::new("pages");
/// When each was made, in nanoseconds since 1970, by [`page_key`](super::encoding::page_key).
pub(super) const STALE: TableDefinition<&[u8], i128> = TableDefinition::new("stale");
pub(super) const READERS: TableDefinition<&[u8], &[u8]> = TableDefinition::new("readers");
pub(super) const DIRTY: TableDefinition<&[u8], &[u8]> = TableDefinition::new("dirty");
pub(super) const GLOBALS: TableDefinition<&[u8], &[u8]> = TableDefinition::new("globals");
pub(super) const BUNDLES: TableDefinition<u32, &[u8]> = TableDefinition::new("bundles");
pub(super) const ASSETS: TableDefinition<&str, &[u8]> = TableDefinition::new("assets");
/// The pages of each chunk of the sitemaps.
pub(super) const CHUNKS: TableDefinition<u64, &[u8]> = TableDefinition::new("chunks");
/// The sitemaps that are served, by their file.
pub(super) const SITEMAPS: TableDefinition<&str, &[u8]> = TableDefinition::new("sitemaps");
pub(super) const GENERATIONS: TableDefinition<u64, &[u8]> = TableDefinition::new("generations");
/// What a server in front of the site must do, from this generation on.
pub(super) const DOCUMENTS: TableDefinition<u64, &str> = TableDefinition::new("documents");
/// What each generation changed of the kept one before it; nothing for the oldest.
pub(super) const CHANGES: TableDefinition<u64, &[u8]> = TableDefinition::new("changes");
/// Contents that older generations need: how many changes name each, and its bytes on the disk.
pub(super) const KEPT: TableDefinition<u128, (u64, u64)> = TableDefinition::new("kept");
/// Contents that no generation needs any more and that are still on the disk.
pub(super) const UNNEEDED: TableDefinition<u128, ()> = TableDefinition::new("unneeded");
/// Which content was in which file of the folder that a generation replaced as a whole, as long as that
/// folder is on the disk.
pub(super) const REPLACED: TableDefinition<u64, &[u8]> = TableDefinition::new("replaced");
