### Avertismente în pagini.

alerts-close = Închide
alerts-offline = Ești offline. Cotele de pe această pagină poate nu mai sunt actuale.
