/**
 * The profile: what a visitor reads, and a player's level, points, number and balances, which follow what is staked. On a
 * phone and on a wide screen, in two writing directions.
 */
import assert from "node:assert/strict";
import { assertOpen } from "../lib/axe.mjs";
import { assertStill, open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { placeElsewhere } from "../lib/my-bets.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, path, visit } from "../lib/steps.mjs";

const here = setUp();

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
  const opened = async () => {
    await here.stage.operator.control("reset");
    return open(here.browser, { viewport, reducedMotion: "reduce" });
  };

  inFull(`a visitor signs in from the profile: ${at}`, async () => {
    const { page, context, errors } = await opened();
    await visit(page, url("/my-profile"));
    await page.locator('.profile a[href="#sign-in"]').click();
    await fillSignIn(page);
    await page.getByTestId("profile").waitFor();
    assert.equal(page.url(), url("/my-profile"));
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`levels, points and balances follow the player: ${at}`, async () => {
    const { page, context, errors } = await opened();
    const player = await signIn(context, here.stage);
    await visit(page, url("/my-profile"));
    const levels = await levelsIn(player, locale);
    const level = page.getByTestId("profile-loyalty");
    await level.waitFor();
    assert.equal(await level.textContent(), levels[0]);
    assert.equal(await page.getByTestId("profile-points").textContent(), "0");
    // The accounts are an answer of their own.
    await eventually(async () => {
      assert.match(await page.getByTestId("profile-ZAR").textContent(), /1,000\.00/);
    });
    assert.equal(await page.getByTestId("profile-name").textContent(), "Thandi Nkosi");
    await page.getByTestId("account").click();
    assert.equal(await page.locator(".account-name").textContent(), "Thandi Nkosi");
    await page.keyboard.press("Escape");
    await assertOpen(page);
    await assertStill(page);
    await page.getByTestId("profile-verify").click();
    await page.getByTestId("phone-form").waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("profile-password").click();
    // To the player's own address: there is none to type.
    await page
      .getByTestId("forgot-form")
      .locator("bdi", { hasText: "player@example.com" })
      .waitFor();
    assert.equal(await page.getByTestId("forgot-email").count(), 0);
    await page.getByTestId("forgot-submit").click();
    await page.getByTestId("mail-sent").waitFor();
    await assertOpen(page);
    await page.keyboard.press("Escape");

    const [{ id, main_market: market }] = await here.stage.operator.all("matches", {
      query: { match_status: 0 },
    });
    const key = [id, market.id, market.specifier ?? "", market.outcomes[0].id].join(":");
    await placeElsewhere(player, [key], { stake: 100_000 });
    await eventually(async () => {
      assert.match(await page.getByTestId("profile-ZAR").textContent(), /[^\d]0\.00|^0\.00/);
    });
    await page.reload();
    await eventually(async () => assert.equal(await level.textContent(), levels[1]));
    assert.equal(await page.getByTestId("profile-points").textContent(), "100");
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a profile that could not be loaded comes with a press: ${at}`, async () => {
    const { page, context } = await opened();
    await signIn(context, here.stage);
    const call = { path: "/api/player/status_groups", status: 503 };
    await here.stage.operator.control("fail", call);
    await visit(page, url("/"));
    await page.getByTestId("account").click();
    await page.getByTestId("to-profile").click();
    await page.waitForURL(url("/my-profile"));
    await page.getByTestId("profile-retry").waitFor();
    await assertOpen(page);
    await page.getByTestId("profile-retry").click();
    await page.getByTestId("profile-loyalty").waitFor();
    await context.close();
  });
}

/** The names of the operator's levels in a language, the lowest first. */
async function levelsIn(player, locale) {
  const headers = { "accept-language": locale };
  const url = `${player.url}/api/player/status_groups`;
  const answer = await player.request.fetch(url, { headers });
  const [ladder] = (await answer.json()).data;
  return ladder.statuses.map(({ name }) => name);
}
