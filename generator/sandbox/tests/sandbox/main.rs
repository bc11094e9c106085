//! The sandbox over HTTP and its push, as an operator's platform answers.

mod accounts;
mod bets;
mod bonuses;
mod centrifugo;
mod deposit;
mod favourites;
mod lists;
mod notifications;
mod outrights;
mod passkeys;
mod players;
mod push;
mod replay;
mod rest;
mod search;
mod security;
mod spi;
mod statistics;
mod support;
mod tickets;
mod withdrawal;
