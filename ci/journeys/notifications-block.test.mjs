/**
 * The list of notifications on a page of editors, beside a block that starts the session before the header does: it is
 * there whoever is first, and follows what arrives. On a phone and on a wide screen, in two writing directions.
 */
import assert from "node:assert/strict";
import { assertOpen } from "../lib/axe.mjs";
import { open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { PLAYER, signIn } from "../lib/player.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, hold, loadedAll, path, visit } from "../lib/steps.mjs";
import { FEW_MATCHES } from "../lib/world.mjs";

const here = setUp(() => {}, {
  matches: FEW_MATCHES,
  edits: [
    [
      'kind = "profile"',
      'kind = "profile"\n\n[[blocks]]\nkind = "notifications"',
      "content/pages/my-profile.toml",
    ],
  ],
});

const LIST = /\/api\/v2\/notifications\?/;
const notify = (body) => here.stage.operator.control("notify", { player_id: PLAYER, ...body });

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const opened = async () => {
    await here.stage.operator.control("reset");
    await here.stage.operator.control("clock", { stop: true });
    return open(here.browser, { viewport, reducedMotion: "reduce" });
  };
  const rows = (page) => page.locator(".notifications-block").getByTestId("notification");
  const hasRows = (page, count) =>
    eventually(async () => assert.equal(await rows(page).count(), count));

  for (const isLate of [false, true]) {
    const answered = isLate ? "answered after the page is drawn" : "answered at once";
    journey()(`a page with the profile lists them, ${answered}: ${at}`, async () => {
      const { page, context, errors } = await opened();
      await signIn(context, here.stage);
      await notify({ kind: "bonus", count: 2 });
      const release = await hold(page, LIST);
      if (!isLate) release();
      await visit(page, `${here.stage.site}${path(locale, "/my-profile")}`);
      await page.getByTestId("profile").waitFor();
      await page.getByTestId("account").waitFor();
      release();
      await hasRows(page, 2);
      await page.getByTestId("unread").waitFor();
      // No answer is on its way any more that could empty it.
      await loadedAll(page);
      assert.equal(await rows(page).count(), 2);
      await eventually(async () => {
        await notify({ title: "Just now" });
        await rows(page).filter({ hasText: "Just now" }).first().waitFor({ timeout: 1_500 });
      }, 30_000);
      await assertOpen(page);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }

  journey()(`who signs in on the page gets their own: ${at}`, async () => {
    const { page, context, errors } = await opened();
    await notify({ kind: "bet" });
    await visit(page, `${here.stage.site}${path(locale, "/my-profile")}`);
    await page.locator('.profile a[href="#sign-in"]').click();
    await fillSignIn(page);
    await page.getByTestId("profile").waitFor();
    await hasRows(page, 1);
    await page.getByTestId("account").click();
    await page.getByTestId("sign-out").click();
    await page.getByTestId("account").waitFor({ state: "detached" });
    await hasRows(page, 0);
    assert.deepEqual(errors, []);
    await context.close();
  });
}
