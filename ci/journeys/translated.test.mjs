/** The whole journey of a bet on a page that a translator has changed: nothing is lost, and every text is current. */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { openFor, prepare, setBack } from "../lib/placing.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { translateFromStart } from "../lib/translator.mjs";
import { makeWholeBet } from "../lib/whole-bet.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);

  journey()(`a bet on a translated page at ${viewport.width} px`, async () => {
    const opened = await openFor(here, viewport);
    const { page, context, errors } = opened;
    await translateFromStart(page);
    await makeWholeBet(here, opened, async () => {
      assert.ok((await page.locator(".slip font font").count()) > 10, "the slip is translated");
    });
    // React says that it has drawn again what had been changed before it could adopt it.
    assert.deepEqual(
      errors.filter((error) => !error.includes("was drawn again")),
      [],
    );
    await context.close();
  });
}
