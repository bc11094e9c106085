### Avertismente în pagini.

alerts-close = Închide
alerts-offline = Ești offline. Cotele de pe această pagină poate nu mai sunt actuale.
alerts-offline-title = Fără conexiune
alerts-offline-text = Biletul tău este salvat. Cotele se actualizează din nou când revine conexiunea.
alerts-live-off = Cotele nu se mai actualizează. Reîncarcă pagina.
