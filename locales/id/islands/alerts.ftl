### Messages of the alerts in prerendered pages.

alerts-close = Tutup
alerts-offline = Anda sedang offline. Odds di halaman ini mungkin sudah berubah.
alerts-offline-title = Tidak ada koneksi
alerts-offline-text = Slip taruhan Anda tersimpan. Odds diperbarui lagi setelah Anda kembali online.
alerts-live-off = Odds berhenti diperbarui. Muat ulang halaman.
