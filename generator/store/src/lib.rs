//! What a build keeps between runs: the state, and the folders of a generation.
//!
//! [`state`] is one transactional file: the last catalogue, what each page read, the book of addresses, the generations.
//! [`output`] writes a second folder and exchanges it with the served one, keeps what older generations need, and holds the
//! lock by which one process at a time works in a folder.
//!
//! It knows pages by their [routes](catalogue::route) only; settings, templates and the operator are unknown here. `publish`
//! needs no more than this to make a target equal to the served generation.

pub mod output;
pub mod shard;
pub mod state;
