### Alerts in prerendered pages.

alerts-close = Затвори
alerts-offline = Няма връзка. Коефициентите на страницата може да не са актуални.
