/** Prices of a page and their keys: `{match}:{market}:{specifier or empty}:{outcome}`. */

const KEY = /^([^:]*):([^:]*):(.*):([^:]*)$/;

/** Selector of every button of a price. */
export function priceAt(key) {
  const [, match, market, specifier, outcome] = KEY.exec(key);
  const line = specifier ? `[data-specifier="${specifier}"]` : ":not([data-specifier])";
  return `[data-match="${match}"] [data-market="${market}"]${line} button[data-outcome="${outcome}"]`;
}

/** Key of the price that a locator finds. */
export async function keyOf(price) {
  const [{ key }] = await pricesIn(price.first());
  return key;
}

/** Every price that a locator finds: its key, its odds in thousandths, and its text. */
export async function pricesIn(prices) {
  const all = await prices.evaluateAll((buttons) =>
    buttons.map((button) => ({
      match: button.closest("[data-match]").dataset.match,
      market: { ...button.closest("[data-market]").dataset },
      own: { ...button.dataset },
      text: button.textContent,
    })),
  );
  return all.map(({ match, market, own, text }) => ({
    key: [match, market.market, market.specifier ?? "", own.outcome].join(":"),
    odds: Number(own.odds),
    text,
  }));
}

/** The odds of a price in a page's HTML, in thousandths; undefined where it is not. */
export function oddsIn(html, key) {
  const [, match, market, specifier, outcome] = KEY.exec(key);
  const line = specifier ? ` data-specifier="${specifier}"` : "";
  const places = [`data-match="${match}"`, `data-market="${market}"${line}`];
  let at = 0;
  for (const place of [...places, `data-outcome="${outcome}"`]) {
    at = html.indexOf(place, at);
    if (at < 0) return undefined;
  }
  return Number(/data-odds="?(\d+)/.exec(html.slice(at))?.[1]);
}
