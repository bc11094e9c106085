### Izaziso emakhasini.

alerts-close = Vala
alerts-offline = Awuxhunyiwe. Ama-odds akuleli khasi angase abe amadala.
alerts-offline-title = Alukho uxhumo
alerts-offline-text = Isiliphu sakho silondoloziwe. Ama-odds azobuyekezwa futhi lapho usuxhunyiwe.
alerts-live-off = Ama-odds awasabuyekezwa. Layisha kabusha ikhasi.
