### Search.

search-open = Hledat
search-hint = Tým, liga nebo příležitost
search-close = Zavřít vyhledávání
search-recent = Poslední hledání
search-forget = Odebrat „{ $query }“
search-short = Zadejte aspoň 3 znaky z názvu týmu, ligy nebo příležitosti.
search-matches = Live a nadcházející
search-over = Skončené zápasy
search-leagues = Ligy
search-markets = Příležitosti
search-live = Live
search-asking = Hledáme…
search-count = { $count ->
    [one] 1 výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
search-nothing = Žádné výsledky pro
search-nothing-text = Zkontrolujte pravopis nebo si projděte všechny sporty a ligy.
search-all = Všechny sporty a ligy
search-offline = Jste offline. Hledání bude pokračovat po obnovení připojení.
search-failed = Hledání se nezdařilo.
search-retry = Zkusit znovu
