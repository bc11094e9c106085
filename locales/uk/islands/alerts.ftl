### Alerts.

alerts-close = Закрити
alerts-offline = Немає з’єднання. Коефіцієнти на сторінці могли застаріти.
