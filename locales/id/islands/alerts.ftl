### Messages of the alerts in prerendered pages.

alerts-close = Tutup
alerts-offline = Anda sedang offline. Odds di halaman ini mungkin sudah berubah.
