//! The catalogue alone, copied from one state to another: what machines that share a build begin
//! from.

use super::tables::{ADDRESSES, FORMER, HOLDERS, MARKETS, MATCHES};
use super::{Key, Result, State};
use catalogue::{Leagues, Offers};
use jiff::Timestamp;

impl State {
    /// Replaces the catalogue by another state's, and forgets the site: the next build is a
    /// full one.
    ///
    /// # Errors
    /// Either cannot be read or written.
    pub fn take_catalogue(&self, other: &State) -> Result<()> {
        let reading = other.read()?;
        let write = self.write()?;
        write.forget_site()?;
        if let Some(leagues) = reading.value::<Leagues>(Key::Leagues)? {
            write.set(Key::Leagues, &leagues)?;
        }
        if let Some(languages) = reading.value::<Vec<String>>(Key::Languages)? {
            write.set(Key::Languages, &languages)?;
        }
        if let Some(offers) = reading.value::<Offers>(Key::Offers)? {
            write.set(Key::Offers, &offers)?;
        }
        if let Some(api) = reading.value::<String>(Key::Api)? {
            write.set(Key::Api, &api)?;
        }
        if let Some(at) = other.taken_at()? {
            write.set(Key::TakenAt, &at.as_nanosecond())?;
        }
        for (table, from) in [(MATCHES, &reading.matches), (MARKETS, &reading.markets)] {
            let mut to = write.empty(table)?;
            for row in from.range::<u64>(..)? {
                let (id, bytes) = row?;
                to.insert(id.value(), bytes.value())?;
            }
        }
        drop(write.empty(ADDRESSES)?);
        drop(write.empty(HOLDERS)?);
        drop(write.empty(FORMER)?);
        let addresses = reading.addresses()?;
        write.addresses(|book| book.take(addresses))?;
        write.commit()
    }

    /// Stores the time that every build from this snapshot has.
    ///
    /// # Errors
    /// The state cannot be written.
    pub fn set_taken_at(&self, at: Timestamp) -> Result<()> {
        let write = self.write()?;
        write.set(Key::TakenAt, &at.as_nanosecond())?;
        write.commit()
    }

    /// When the catalogue's snapshot was taken, if it comes from one.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn taken_at(&self) -> Result<Option<Timestamp>> {
        let at: Option<i128> = self.read()?.value(Key::TakenAt)?;
        Ok(at.and_then(|at| Timestamp::from_nanosecond(at).ok()))
    }
}
