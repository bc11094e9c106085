/**
 * Notifications: the number of unread ones by the push, the centre with three hundred, read one by one and all at
 * once, in two tabs, with an operator that fails; toasts, one at a time, for those who want them; and where entries lead.
 */
import assert from "node:assert/strict";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { assertStill, open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { badgeIs } from "../lib/notifications.mjs";
import { PLAYER, signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp();

const notify = (body) => here.stage.operator.control("notify", { player_id: PLAYER, ...body });

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const opened = async () => {
    await here.stage.operator.control("reset");
    await here.stage.operator.control("clock", { stop: true });
    const own = await open(here.browser, { viewport, reducedMotion: "reduce" });
    await signIn(own.context, here.stage);
    await visit(own.page, `${here.stage.site}${path(locale, LEAGUE)}`);
    await own.page.getByTestId("account").waitFor();
    await hears(own.page);
    return own;
  };
  const openCentre = async (page) => {
    await page.getByTestId("account").click();
    await page.getByTestId("notifications-open").click();
    await page.locator("dialog.notifications").waitFor();
  };

  journey()(
    `of three hundred, a part is listed, more are loaded, and all are read: ${at}`,
    async () => {
      const { page, context, errors } = await opened();
      await openCentre(page);
      await page.getByTestId("notifications-none").waitFor();
      await assertOpen(page);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      assert.equal(await focused(page), "account", "the focus returns");

      for (const kind of ["bet", "bonus", "deposit"]) await notify({ kind, count: 99 });
      await notify({ kind: "news", count: 3 });
      await badgeIs(page, "99+");
      await assertStill(page);
      await openCentre(page);
      const rows = page.getByTestId("notification");
      await eventually(async () => assert.equal(await rows.count(), 20));
      await assertOpen(page);
      await page.getByTestId("notifications-more").click();
      await eventually(async () => assert.equal(await rows.count(), 40));
      // One that arrives meanwhile comes first, and the next part has none twice.
      await notify({ title: "Just now", body: "It moves the others down." });
      await rows.filter({ hasText: "Just now" }).waitFor();
      assert.ok((await rows.first().textContent()).includes("Just now"));
      // A press on what has just come under the pointer is ignored (press/guard.ts).
      await page.getByTestId("notifications-more").scrollIntoViewIfNeeded();
      await settled(page);
      await page.getByTestId("notifications-more").click();
      await eventually(async () => assert.equal(await rows.count(), 60));

      await rows.first().getByTestId("notification-read").click();
      await eventually(async () =>
        assert.equal(await rows.first().getAttribute("data-read"), "true"),
      );
      await page.getByTestId("notifications-read-all").click();
      await eventually(async () =>
        assert.equal(await page.locator('.notification[data-read="false"]').count(), 0),
      );
      await page.getByTestId("notifications-read-all").and(page.locator(":disabled")).waitFor();
      await assertOpen(page);
      await page.keyboard.press("Escape");
      await page.getByTestId("unread").waitFor({ state: "detached" });
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(`toasts come one at a time, the rest in one: ${at}`, async () => {
    const { page, context, errors } = await opened();
    const alert = page.getByTestId("alert");
    for (const title of ["First", "Second", "Third", "Fourth", "Fifth"]) await notify({ title });
    for (const title of ["First", "Second", "Third"]) {
      await alert.filter({ hasText: title }).waitFor();
      assert.equal(await alert.count(), 1);
      await close(page);
    }
    // The first was shown when three could still wait.
    await alert.filter({ hasText: "Fourth" }).waitFor();
    await close(page);
    await alert.filter({ hasText: "1" }).waitFor();
    // Held: it lasts five seconds, and the checks of accessibility may take longer.
    await page.locator(".alert").hover();
    await assertOpen(page);
    await close(page);
    await alert.waitFor({ state: "detached" });
    await badgeIs(page, "5");
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(
    `who wants no toasts gets none, and an entry leads to what it is about: ${at}`,
    async () => {
      const { page, context, errors } = await opened();
      await openCentre(page);
      const toasts = page.getByTestId("notifications-toasts");
      await page.locator("[data-testid=notifications-toasts][aria-checked=true]").waitFor();
      // The site has no service for messages to devices.
      assert.equal(await page.getByTestId("notifications-here").count(), 0);
      await settled(page);
      await toasts.click();
      await page.locator("[data-testid=notifications-toasts][aria-checked=false]").waitFor();
      await assertOpen(page);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      for (const kind of ["news", "limit", "bet"]) await notify({ kind });
      await badgeIs(page, "3");
      assert.equal(await page.getByTestId("alert").count(), 0);

      await page.reload();
      await page.getByTestId("account").waitFor();
      await openCentre(page);
      await page.locator("[data-testid=notifications-toasts][aria-checked=false]").waitFor();
      await settled(page);
      await toasts.click();
      const rows = page.getByTestId("notification");
      await eventually(async () => assert.equal(await rows.count(), 3));
      const links = await rows
        .locator(".notification-title > a")
        .evaluateAll((all) => all.map((link) => new URL(link.href).pathname));
      assert.deepEqual(links, [path(locale, "/bets-history"), path(locale, "/limits")]);
      await rows.first().locator(".notification-title > a").click();
      await page.waitForURL(`${here.stage.site}${path(locale, "/bets-history")}`);
      // What was followed is read.
      await badgeIs(page, "2");
      await hears(page);
      await notify({ title: "Shown again" });
      await page.getByTestId("alert").filter({ hasText: "Shown again" }).waitFor();
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  inFull(
    `what is read in one tab is read in the other; what cannot be saved is unread again: ${at}`,
    async () => {
      const { page, context, errors } = await opened();
      const other = await context.newPage();
      await visit(other, page.url());
      await notify({ kind: "bonus", count: 2 });
      await badgeIs(page, "2");
      await badgeIs(other, "2");
      await openCentre(page);
      await here.stage.operator.control("fail", {
        path: "/api/v2/notifications/read",
        method: "POST",
        status: 503,
      });
      const first = page.getByTestId("notification").first();
      await first.getByTestId("notification-read").click();
      await page.locator('[data-testid=alert][data-type="error"]').waitFor();
      await eventually(async () => assert.equal(await first.getAttribute("data-read"), "false"));
      // The button has just come back under the pointer.
      await settled(page);
      await first.getByTestId("notification-read").click();
      await badgeIs(other, "1");
      await page.getByTestId("notifications-read-all").click();
      await other.getByTestId("unread").waitFor({ state: "detached" });

      // A list that fails says so, and is asked for again.
      await page.keyboard.press("Escape");
      await page.route(/\/api\/v2\/notifications\?/, refuseOnce, { times: 1 });
      await openCentre(page);
      await page.locator(".notifications-failed").waitFor();
      await assertOpen(page);
      await page.getByTestId("notifications-more").click();
      await eventually(async () => assert.equal(await page.getByTestId("notification").count(), 2));
      assert.deepEqual(
        errors.filter((error) => !/status of 503/.test(error)),
        [],
      );
      await context.close();
    },
  );
}

/** Waits until a page hears what is sent to the player: its balance follows. */
async function hears(page) {
  let rand = 1_000;
  await eventually(async () => {
    rand += 1;
    await here.stage.operator.control("player", { player_id: PLAYER, balance: rand * 100 });
    const text = `${rand.toLocaleString("en")}.00`;
    await page.getByTestId("balance").filter({ hasText: text }).waitFor({ timeout: 1_500 });
  }, 30_000);
}

function refuseOnce(route) {
  const origin = route.request().headers().origin;
  return route.fulfill({
    status: 503,
    headers: {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
    },
  });
}

/** Closes an alert that has not just come to lie under the pointer. */
async function close(page) {
  // A pointer that rests on an alert keeps it.
  await page.locator(".alert").hover();
  await settled(page);
  await page.locator(".alert-close").click();
  await page.mouse.move(1, 1);
}

function focused(page) {
  return page.evaluate(() => document.activeElement.dataset.testid);
}
