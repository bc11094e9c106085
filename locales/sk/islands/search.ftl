### Search.

search-open = Hľadať
search-hint = Tím, liga alebo príležitosť
search-close = Zavrieť vyhľadávanie
search-recent = Posledné hľadania
search-forget = Odstrániť „{ $query }“
search-short = Zadajte aspoň 3 znaky z názvu tímu, ligy alebo príležitosti.
search-matches = Live a nadchádzajúce
search-over = Skončené zápasy
search-leagues = Ligy
search-markets = Príležitosti
search-live = Live
search-asking = Hľadáme…
search-count = { $count ->
    [one] 1 výsledok
    [few] { $count } výsledky
   *[other] { $count } výsledkov
}
search-nothing = Žiadne výsledky pre
search-nothing-text = Skontrolujte pravopis alebo si pozrite všetky športy a ligy.
search-all = Všetky športy a ligy
search-offline = Ste offline. Hľadanie bude pokračovať po obnovení pripojenia.
search-failed = Hľadanie sa nepodarilo.
search-retry = Skúsiť znova
