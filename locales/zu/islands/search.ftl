### Ukusesha.

search-open = Sesha
search-hint = Iqembu, iligi noma imakethe
search-close = Vala ukusesha
search-recent = Okuseshwe kamuva
search-forget = Susa “{ $query }”
search-short = Bhala okungenani izinhlamvu ezi-3 zeqembu, zeligi noma zemakethe.
search-matches = Ebukhoma nezayo
search-over = Imidlalo ephelile
search-leagues = Amaligi
search-markets = Izimakethe
search-live = Bukhoma
search-asking = Kuyaseshwa…
search-count = { $count ->
    [one] Umphumela ongu-{ $count }
   *[other] Imiphumela engu-{ $count }
}
search-nothing = Akutholakalanga lutho:
search-nothing-text = Hlola isipelingi, noma ubheke zonke ezemidlalo namaligi.
search-all = Zonke ezemidlalo namaligi
search-offline = Awuxhunyiwe. Ukusesha kuzoqhubeka lapho usuxhunyiwe.
search-failed = Ukusesha akusebenzanga.
search-retry = Zama futhi
