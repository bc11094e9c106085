/**
 * Favourites: stars in lists and on pages, the page of favourites, and the filter of lists. On a phone and on a
 * wide screen, in two writing directions; with an operator that fails, in two tabs, and without script.
 */
import assert from "node:assert/strict";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { assertStill, open, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, path, visit } from "../lib/steps.mjs";

const here = setUp();

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
  const opened = async ({ signedIn = true } = {}) => {
    await here.stage.operator.control("reset");
    await here.stage.operator.control("clock", { stop: true });
    const own = await open(here.browser, { viewport, reducedMotion: "reduce" });
    const player = signedIn ? await signIn(own.context, here.stage) : undefined;
    return { ...own, player };
  };

  journey()(
    `stars of every kind are set at once, saved, and shown by the next page: ${at}`,
    async () => {
      const { page, context, errors, player } = await opened();
      await visit(page, url(LEAGUE));
      const league = page.locator(".page-head > .star");
      const match = page.locator(".event-row > .star").first();
      const [id] = keysOf(await match.getAttribute("data-star"));
      for (const star of [league, match]) {
        await star.click();
        await isPressed(star, true);
      }
      await eventually(async () => {
        assert.deepEqual(await idsOf(player, "matches"), [id]);
        assert.equal((await idsOf(player, "tournaments")).length, 1);
      });
      await assertOpen(page);
      await assertStill(page);

      const href = await page.locator(".event-row .event-main").first().getAttribute("href");
      await visit(page, `${here.stage.site}${href}`);
      const [own, home] = await page.locator(".match-stars > .star").all();
      await isPressed(own, true);
      await isPressed(home, false);
      await home.click();
      await isPressed(home, true);
      await assertOpen(page);

      await visit(page, url("/soccer"));
      const sport = page.locator(".page-head > .star");
      await sport.click();
      await isPressed(sport, true);
      await eventually(async () => {
        assert.equal((await idsOf(player, "competitors")).length, 1);
        assert.equal((await idsOf(player, "sports")).length, 1);
      });

      const outrights = await here.stage.operator.all("matches", { query: { type: "season" } });
      const outright = outrights.find(({ parent }) => parent.category.sport.key === "soccer");
      await visit(page, url(`/soccer/${outright.slug}`));
      const bet = page.locator(".match-stars > .star");
      await bet.click();
      await isPressed(bet, true);
      await eventually(async () =>
        assert.ok((await idsOf(player, "matches")).includes(outright.id), "the outright"),
      );
      await assertOpen(page);
      await assertStill(page);

      await toFavourites(page);
      await page.getByTestId("favourites").waitFor();
      await page.locator(".odds-lists .event-row").first().waitFor();
      const bets = page.locator("section[aria-labelledby=favourites-outrights]");
      await bets.locator(`.star[data-star="matches:${outright.id}"]`).waitFor();
      assert.equal(await page.locator(".favourites > section:not(:first-child) li").count(), 4);
      await assertOpen(page);
      const all = page.locator('main .star[aria-pressed="true"]');
      await eventually(async () => assert.ok((await all.count()) >= 4));
      // Taken off, it stays where it was, and can be put back.
      const first = page.locator("section[aria-labelledby=favourites-tournaments] .star").first();
      await first.click();
      await isPressed(first, false);
      await eventually(async () => assert.deepEqual(await idsOf(player, "tournaments"), []));
      await first.click();
      await isPressed(first, true);
      await eventually(async () => assert.equal((await idsOf(player, "tournaments")).length, 1));
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  inFull(
    `a favourite that the operator does not take is taken back, with an alert: ${at}`,
    async () => {
      const { page, context, errors, player } = await opened();
      await visit(page, url(LEAGUE));
      const star = page.locator(".event-row > .star").first();
      const [id] = keysOf(await star.getAttribute("data-star"));
      const fail = {
        path: "/api/v2/favourites/matches/",
        method: "POST",
        status: 503,
        delay_ms: 400,
      };
      await here.stage.operator.control("fail", fail);
      await star.click();
      await isPressed(star, true);
      await page.locator('[data-testid=alert][data-type="error"]').waitFor();
      await isPressed(star, false);
      await assertOpen(page);
      assert.deepEqual(await idsOf(player, "matches"), []);
      // It works again, and the answer is only lost: the operator has saved it.
      await here.stage.operator.control("fail", {
        path: "/api/v2/favourites/matches/",
        method: "POST",
        lose_answer: true,
      });
      await star.click();
      await eventually(async () => assert.deepEqual(await idsOf(player, "matches"), [id]));
      await isPressed(star, true);
      assert.deepEqual(errors.filter(isFault), []);
      await context.close();
    },
  );

  journey()(
    `a visitor is asked to sign in, and the star is then set; closing forgets it: ${at}`,
    async () => {
      const { page, context, errors } = await opened({ signedIn: false });
      await visit(page, url(LEAGUE));
      const [first, second] = await page.locator(".event-row > .star").all();
      await first.click();
      await page.getByTestId("sign-in-email").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await isPressed(first, false);
      await second.click();
      await page.getByTestId("sign-in-email").waitFor();
      await assertOpen(page);
      await fillSignIn(page);
      await page.getByTestId("account").waitFor();
      await isPressed(second, true);
      await isPressed(first, false);

      // The list of only what is followed, and back.
      await page.getByTestId("filter-open").click();
      await page.getByTestId("filter-favourites").check();
      await page.getByTestId("filter-done").click();
      await page.locator(".listing .event-row").first().waitFor();
      assert.equal(await page.locator(".listing .event-row").count(), 1);
      assert.equal(new URL(page.url()).search, "?isFavourite=true");
      await isPressed(page.locator(".listing .event-row > .star"), true);
      await assertOpen(page);
      await page.reload();
      await page.locator(".listing .event-row").first().waitFor();
      assert.equal(await page.locator(".listing .event-row").count(), 1, "after a reload");
      await isPressed(page.locator(".listing .event-row > .star"), true);

      // Signing out leaves nothing behind.
      await page.getByTestId("account").click();
      await page.getByTestId("sign-out").click();
      await page.getByTestId("sign-in").waitFor();
      await eventually(async () =>
        assert.equal(await page.locator('.star[aria-pressed="true"]').count(), 0),
      );
      assert.deepEqual(errors.filter(isFault), []);
      await context.close();
    },
  );

  journey()(`two tabs agree: ${at}`, async () => {
    const { page, context, errors } = await opened();
    const other = await context.newPage();
    await visit(page, url(LEAGUE));
    await visit(other, url("/favorites"));
    await other.getByTestId("favourites-none").waitFor();
    await assertOpen(other);
    const star = page.locator(".event-row > .star").first();
    const key = await star.getAttribute("data-star");
    await star.click();
    const twin = other.locator(`.star[data-star="${key}"]`);
    await twin.waitFor();
    await isPressed(twin, true);
    await twin.click();
    await isPressed(twin, false);
    await isPressed(star, false);

    // Another match joins what is shown there, and an outright; what was taken off stays beside it.
    const second = page.locator(".event-row > .star").nth(1);
    await second.click();
    const secondTwin = other.locator(
      `.star[data-star="${await second.getAttribute("data-star")}"]`,
    );
    await secondTwin.waitFor();
    await isPressed(secondTwin, true);
    await isPressed(twin, false);
    const outrights = await here.stage.operator.all("matches", { query: { type: "season" } });
    const outright = outrights.find(({ parent }) => parent.category.sport.key === "soccer");
    await visit(page, url(`/soccer/${outright.slug}`));
    await page.locator(".match-stars > .star").click();
    await other
      .locator("section[aria-labelledby=favourites-outrights]")
      .locator(`.star[data-star="matches:${outright.id}"]`)
      .waitFor();
    assert.equal(await twin.count(), 1);
    assert.equal(await secondTwin.count(), 1);
    await assertOpen(other);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`without script, the page of favourites says what it is: ${at}`, async () => {
    const { page, context } = await open(here.browser, { viewport, javaScriptEnabled: false });
    const answer = await page.goto(url("/favorites"));
    assert.equal(answer.status(), 200);
    assert.equal(
      await page.locator("meta[name=robots]").getAttribute("content"),
      "noindex,nofollow",
    );
    const words = await page.locator("main .shell").allInnerTexts();
    assert.ok(words.join(" ").includes("JavaScript"), words.join(" "));
    assert.ok(await page.locator("main .shell a").first().isVisible());
    await page.goto(url(LEAGUE));
    assert.equal(await page.locator(".star:visible").count(), 0, "no dead buttons");
    await context.close();
  });
}

/** Follows the menu's link to the page of favourites. */
async function toFavourites(page) {
  if (page.viewportSize().width < WIDE.width) {
    await page.locator("[popovertarget=menu]:visible").first().click();
  }
  await page.locator('#menu a[href$="/favorites"]:visible').click();
}

/** Waits until a star is on or off. */
async function isPressed(star, on) {
  await eventually(async () =>
    assert.equal(await star.getAttribute("aria-pressed"), String(on), "the star"),
  );
}

async function idsOf(player, kind) {
  return (await player.call("GET", `/api/v2/favourites/${kind}`)).ids;
}

function keysOf(key) {
  return key.split(":").slice(1).map(Number);
}

/** Answers that are asked for are no fault of the page. */
function isFault(error) {
  return !/status of (401|503)|ERR_/.test(error);
}
