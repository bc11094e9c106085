### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Isikhungo somdlalo
centre-form = Ifomu
centre-table = Ithebula
centre-meetings = Ukuhlangana
centre-played = Dlaliwe
centre-won = Winile
centre-drawn = Lingene
centre-lost = Hluliwe
centre-points = Amaphuzu
centre-statistics = Izibalo
centre-timeline = Okwenzekile
centre-stream = Ukusakaza
centre-not-begun = Izibalo zivela uma umdlalo usuqalile
centre-none = Akukenzeki lutho
centre-failed = Lokhu akulayishanga
centre-retry = Zama futhi
centre-stream-sign-in = Ngena ukuze ubuke lo mdlalo
centre-sign-in = Ngena
centre-play = Buka bukhoma
centre-stop = Misa ukusakaza
centre-choose = Ukusakaza
centre-no-stream = Lo mdlalo awunakho ukusakazwa okwamanje
centre-stream-refused = Awukwazi ukubuka lokhu kusakaza lapho ukhona
centre-stream-failed = Ukusakaza kuphukile. Hlola uxhumo lwakho, bese uzama futhi.
centre-stream-unsupported = Lesi siphequluli asikwazi ukudlala lokhu kusakaza
