/** A page of every kind. */

/** Paths below a language's prefix, by the name of the kind. */
export async function pages({ operator }) {
  const matches = await operator.all("matches");
  const soccer = matches.filter(({ tournament }) => tournament.category.sport.key === "soccer");
  const league = soccer.filter(({ tournament }) => tournament.slug === "premier-league");
  const prematch = league.find(({ status }) => status === 0);
  const live = soccer.find(({ status }) => status === 1);
  const tennis = matches.find(
    ({ status, tournament }) => status === 1 && tournament.category.sport.key === "tennis",
  );
  return {
    home: "",
    live: "/live",
    sport: "/soccer",
    category: `/soccer/${prematch.tournament.category.slug}`,
    league: "/soccer/premier-league",
    match: `/soccer/${prematch.slug}`,
    "match-live": `/soccer/${live.slug}`,
    "match-tennis": `/tennis/${tennis.slug}`,
    "not-found": "/nothing-here",
    error: "/500",
  };
}
