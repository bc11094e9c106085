/** A page of every kind that visitors meet, by name: its path without the language. */

/** The pages, for the operator's current matches. */
export async function pageKinds(operator) {
  const matches = await operator.all("matches", { query: { sport_key: "soccer" } });
  const match = (status) => {
    const found = matches.find((one) => one.status === status);
    if (!found) throw new Error(`the sandbox has no football match in state ${status}`);
    return `/soccer/${found.slug}`;
  };
  return {
    home: "",
    live: "/live",
    sport: "/soccer",
    category: "/soccer/england",
    league: "/soccer/premier-league",
    "match before its start": match(0),
    "match in play": match(1),
    "finished match": match(4),
    search: "/search",
    "schedule of a day": "/schedule/tomorrow",
    "results of a sport": "/results/soccer/yesterday",
    promotions: "/promotions",
    promotion: "/promotions/combo-boost",
    prose: "/general-rules",
    cybersport: "/cybersport",
    racing: "/racing",
    "not found": "/nothing-here",
  };
}
