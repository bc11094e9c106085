### Alerts in prerendered pages.

alerts-close = Затвори
alerts-offline = Няма връзка. Коефициентите на страницата може да не са актуални.
alerts-offline-title = Няма връзка
alerts-offline-text = Фишът Ви е запазен. Коефициентите ще се обновяват отново, когато връзката се възстанови.
alerts-live-off = Коефициентите вече не се обновяват. Презаредете страницата.
