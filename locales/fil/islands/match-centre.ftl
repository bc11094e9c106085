### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Match centre
centre-form = Porma
centre-table = Standing
centre-meetings = Harapan
centre-played = Laro
centre-won = Panalo
centre-drawn = Tabla
centre-lost = Natalo
centre-points = Puntos
centre-statistics = Istatistika
centre-timeline = Takbo ng laro
centre-stream = Stream
centre-not-begun = Lalabas ang istatistika kapag nagsimula na ang laban
centre-none = Wala pang nangyayari
centre-failed = Hindi ito ma-load
centre-retry = Subukan ulit
centre-stream-sign-in = Mag-log in para mapanood ang labang ito
centre-sign-in = Mag-log in
centre-play = Manood nang live
centre-stop = Itigil ang stream
centre-choose = Mga stream
centre-no-stream = Walang stream ang labang ito ngayon
centre-stream-refused = Hindi mo mapapanood ang stream na ito mula sa kinaroroonan mo
centre-stream-failed = Naputol ang stream. Suriin ang koneksyon mo, saka subukan ulit.
centre-stream-unsupported = Hindi mapatugtog ng browser na ito ang stream
