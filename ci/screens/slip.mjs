/** The slip in ten states, each reached as a player reaches it. */
import { chooseType, place, take } from "../lib/betting.mjs";
import { openMyBets, placeElsewhere } from "../lib/my-bets.mjs";
import { openFor, prepare, setBack, setPrice, visitPrices } from "../lib/placing.mjs";
import { islandsAwake, openSlip, path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

/** A player per picture: a placed bet costs one. */
const PLAYER = { id: 1, email: "player@example.com" };

const STATES = {
  async "01-empty"({ page }) {
    await openSlip(page);
  },
  async "02-single"({ page, keys }) {
    await take(page, keys.slice(0, 1));
    await page.getByTestId("slip-stake").fill("50");
  },
  async "03-combo"({ page, keys }) {
    await take(page, keys);
    await chooseType(page, "combo");
    await page.getByTestId("slip-stake").fill("50");
  },
  async "04-system"({ page, keys }) {
    await take(page, keys);
    await chooseType(page, "system");
    await page.getByTestId("slip-stake").fill("50");
  },
  async "05-bet-builder"({ page, here, locale }) {
    const match = here.home[0].match;
    const picks = "1::1,18:total=2.5:12";
    await visit(
      page,
      `${here.stage.site}${path(locale, `/soccer/${match.slug}`)}#bet-builder=${picks}`,
    );
    await page.getByTestId("builder-odds").waitFor();
    await page.getByTestId("builder-add").click();
    await page.getByTestId("slip-type-custom_bet").waitFor();
    await openSlip(page);
    await page.getByTestId("slip-stake").fill("50");
  },
  async "06-price-changed"({ page, here, keys }) {
    await take(page, keys.slice(0, 1));
    await page.getByTestId("slip-stake").fill("50");
    await setPrice(here.stage.operator, keys[0], here.home[0].odds - 210);
    await page.getByTestId("slip-changes").waitFor();
  },
  async "07-conflict"({ page, here }) {
    const { home, draw } = here.home[0].match;
    await take(page, [home, draw]);
  },
  async "08-being-placed"({ page, keys }) {
    await take(page, keys.slice(0, 1));
    await page.getByTestId("slip-stake").fill("50");
    // The operator never answers.
    await page.route("**/api/v3/bets", () => {});
    await settled(page);
    await page.locator("[data-testid=slip-place][data-action=place]").click();
  },
  async "09-receipt"({ page, keys }) {
    await take(page, keys.slice(0, 2));
    await chooseType(page, "combo");
    await page.getByTestId("slip-stake").fill("50");
    await place(page);
  },
  async "10-my-bets"({ page, player, keys }) {
    await placeElsewhere(player, keys.slice(0, 2));
    await openSlip(page);
    await openMyBets(page);
    await page.getByTestId("my-bet").first().waitFor();
  },
};

/** Prepares a stage for these states. */
export { prepare };

/** The states' names. */
export const SLIP_STATES = Object.keys(STATES);

/**
 * Opens a page in a state: `{page, context}`. The caller closes the context, also after an error,
 * which carries it.
 */
export async function inState(here, state, { viewport, locale }) {
  await setBack(here);
  const opened = await openFor(here, viewport, PLAYER);
  const { page, context } = opened;
  try {
    await visit(page, `${here.stage.site}${path(locale, "/soccer/premier-league")}`);
    if (locale === "en-ZA") await visitPrices(page, here);
    await islandsAwake(page);
    const keys = here.home.map(({ key }) => key);
    await STATES[state]({ ...opened, here, locale, keys });
    await page.waitForTimeout(400);
  } catch (error) {
    await context.close();
    throw error;
  }
  return opened;
}
