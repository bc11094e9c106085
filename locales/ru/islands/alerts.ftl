### Alerts.

alerts-close = Закрыть
alerts-offline = Нет подключения. Коэффициенты на странице могли устареть.
