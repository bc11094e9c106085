### Messages of the alerts in prerendered pages.

alerts-close = Isara
alerts-offline = Offline ka. Maaaring hindi na bago ang odds sa page na ito.
alerts-offline-title = Walang koneksyon
alerts-offline-text = Naka-save ang bet slip mo. Mag-a-update ulit ang odds kapag online ka na.
alerts-live-off = Hindi na nag-a-update ang odds. I-reload ang page.
