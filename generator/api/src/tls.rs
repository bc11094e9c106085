//! Cryptography of TLS: *ring*, which compiles in seconds where aws-lc takes a minute.

use std::sync::Once;

/// Makes *ring* the process's provider, unless the process has chosen one. Every client of HTTPS and
/// WSS calls it before its first connection; without a provider those libraries panic.
pub fn use_ring() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let provider = rustls::crypto::ring::default_provider();
        if provider.install_default().is_err() {
            tracing::debug!("the process has a TLS provider of its own");
        }
    });
}
