/** Bets that exist before a test: placing them is tested elsewhere. */

/** The wire's words for a price, by its key: `match:market:specifier:outcome`. */
export function wireOf(key) {
  const [match_id, market_id, specifier, outcome_id] = key.split(":");
  return {
    match_id: Number(match_id),
    market_id: Number(market_id),
    specifier: specifier || null,
    outcome_id: Number(outcome_id),
  };
}

/** Places a bet as the player's other device would: at current prices, by their keys. */
export async function placeElsewhere(player, keys, { stake = 5000 } = {}) {
  const selections = [];
  for (const key of keys) selections.push({ ...wireOf(key), odds: await priceOf(player, key) });
  const type = keys.length > 1 ? "combo" : "single";
  const [{ bet_id }] = await player.call("POST", "/api/v3/bets", {
    meta: {
      device_id: "another-device",
      quick: false,
      type,
      attempt_id: crypto.randomUUID(),
    },
    bets: [{ stake: { value: stake, currency: "ZAR" }, selections }],
  });
  return bet_id;
}

/** A bet of the operator's history. */
export async function betOf(player, id) {
  const bet = (await player.bets()).find((one) => one.id === id);
  if (!bet) throw new Error(`the operator has no bet ${id}`);
  return bet;
}

/** A current price in thousandths, from the operator. */
export async function priceOf(player, key) {
  const { match_id, market_id, specifier, outcome_id } = wireOf(key);
  const markets = await player.call("GET", `/api/v2/matches/${match_id}/markets`);
  const market = markets.find(
    (one) => one.id === market_id && (one.specifier || null) === specifier,
  );
  const outcome = market?.outcomes.find(({ id }) => id === outcome_id);
  if (!outcome) throw new Error(`the operator does not offer ${key}`);
  return outcome.odds;
}

/** Opens my bets, the slip's other tab. */
export async function openMyBets(page) {
  await page.locator("#slip-tab-bets").click();
  await page.getByTestId("bets-filter-all").waitFor();
}

/** A bet in the list. */
export function itemOf(page, id) {
  return page.locator(`[data-testid=my-bet][data-id="${id}"]`);
}
