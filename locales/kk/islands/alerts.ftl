### Alerts.

alerts-close = Жабу
alerts-offline = Байланыс жоқ. Беттегі коэффициенттер ескірген болуы мүмкін.
