### Izaziso emakhasini.

alerts-close = Vala
alerts-offline = Awuxhunyiwe. Ama-odds akuleli khasi angase abe amadala.
