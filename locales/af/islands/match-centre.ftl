### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Wedstrydsentrum
centre-form = Vorm
centre-table = Punteleer
centre-meetings = Onderling
centre-played = Speelbeurte
centre-won = Wen
centre-drawn = Gelykop
centre-lost = Verloor
centre-points = Punte
centre-statistics = Statistiek
centre-timeline = Tydlyn
centre-stream = Stroom
centre-not-begun = Statistiek verskyn sodra die wedstryd begin het
centre-none = Nog niks het gebeur nie
centre-failed = Dit kon nie gelaai word nie
centre-retry = Probeer weer
centre-stream-sign-in = Meld aan om na hierdie wedstryd te kyk
centre-sign-in = Meld aan
centre-play = Kyk regstreeks
centre-stop = Stop die stroom
centre-choose = Strome
centre-no-stream = Daar is nou geen stroom van hierdie wedstryd nie
centre-stream-refused = Jy kan nie hierdie stroom kyk waar jy is nie
centre-stream-failed = Die stroom is onderbreek. Kyk na jou verbinding en probeer weer.
centre-stream-unsupported = Hierdie blaaier kan nie die stroom speel nie
