//! How much of a site may go at once: an operator whose catalogue is nearly empty does not empty the site.

/// The share of pages that may be removed unless the settings say otherwise, in per cent.
pub const MOST_PERCENT: u8 = 50;

/// Whether `gone` of `of` may be removed if `percent` are allowed.
pub fn may_remove(gone: u64, of: u64, percent: u8) -> bool {
    gone * 100 <= of * u64::from(percent)
}
