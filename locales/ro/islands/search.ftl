### Căutare.

search-open = Caută
search-hint = Echipă, competiție sau piață
search-close = Închide căutarea
search-recent = Căutări recente
search-forget = Șterge „{ $query }”
search-short = Scrie cel puțin 3 caractere dintr-o echipă, o competiție sau o piață.
search-matches = Live și viitoare
search-over = Meciuri încheiate
search-leagues = Competiții
search-markets = Piețe
search-live = Live
search-asking = Se caută…
search-count = { $count ->
    [one] 1 rezultat
    [few] { $count } rezultate
   *[other] { $count } de rezultate
}
search-nothing = Niciun rezultat pentru
search-nothing-text = Verifică scrierea sau vezi toate sporturile și competițiile.
search-all = Toate sporturile și competițiile
search-offline = Ești offline. Căutarea continuă când revine conexiunea.
search-failed = Căutarea nu a funcționat.
search-retry = Încearcă din nou
