# Link to the page of the sport or league whose next matches are listed.
prematch-events-all = Todos os jogos
