/**
 * Messages to a player's device: the service's script is loaded when the switch is pressed and not before, the site's
 * policy lets it do its work, and the account learns of the subscription. One device of a player is on, and none that the
 * player has left. The service is a fake one: it calls its API as
 * OneSignal's script does. On a phone and on a wide screen, in two writing directions.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { LEAGUE } from "../lib/betting.mjs";
import { open, PHONE, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { onOtherDevice, signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { FEW_MATCHES } from "../lib/world.mjs";

const ID = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";
const SCRIPT = "https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js";
const API = "https://api.onesignal.com";
const SUBSCRIPTION = "5d2e1f0a-0000-4000-8000-000000000001";

const here = setUp(() => {}, {
  matches: FEW_MATCHES,
  edits: [
    ["# [push_notifications]", "[push_notifications]"],
    [`# app_id = "${ID}"`, `app_id = "${ID}"`],
  ],
});

/** The service's script: it reads the app's configuration as a script, and keeps the subscription by a call. */
const SERVICE = `
  const own = { id: null };
  const call = () => fetch("${API}/apps/${ID}/subscriptions", { method: "POST" });
  const service = {
    init: ({ appId }) => new Promise((resolve, reject) => {
      const config = document.createElement("script");
      config.src = "${API}/sync/" + appId + "/web";
      config.onload = () => resolve();
      config.onerror = () => reject(new Error("no configuration"));
      document.head.append(config);
    }),
    Notifications: {
      requestPermission: async () => { await call(); own.id = "${SUBSCRIPTION}"; },
    },
    User: {
      PushSubscription: {
        get id() { return own.id; },
        optIn: async () => {},
        optOut: async () => { await call(); },
      },
    },
  };
  const waiting = window.OneSignalDeferred || [];
  window.OneSignalDeferred = { push: (task) => task(service) };
  for (const task of waiting) task(service);
`;

/** A player in a league, in a browser that answers the question in this way. */
async function opened(locale, viewport, permission) {
  await here.stage.operator.control("reset");
  await here.stage.operator.control("clock", { stop: true });
  const own = await open(here.browser, { viewport, reducedMotion: "reduce" });
  await signIn(own.context, here.stage);
  const called = [];
  await own.context.route(/^https:\/\/(cdn|api)\.onesignal\.com\//, (route) => {
    const url = route.request().url();
    called.push(url);
    return route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: url === SCRIPT ? SERVICE : "",
    });
  });
  // A browser under test has nobody to ask.
  await own.context.addInitScript((answer) => {
    const given = () => sessionStorage.getItem("test-permission") ?? "default";
    Object.defineProperty(window, "Notification", {
      value: {
        get permission() {
          return given();
        },
        requestPermission: async () => {
          sessionStorage.setItem("test-permission", answer);
          return answer;
        },
      },
    });
  }, permission);
  await visit(own.page, `${here.stage.site}${path(locale, LEAGUE)}`);
  return { ...own, called };
}

async function openCentre(page) {
  await page.getByTestId("account").click();
  await page.getByTestId("notifications-open").click();
  await page.getByTestId("notifications-here").waitFor();
  await settled(page);
}

const isOn = (page, on) =>
  page.locator(`[data-testid=notifications-here][aria-checked=${on}]`).waitFor();

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  journey()(
    `the device is switched on, stays on, and is switched off: ${locale} at ${viewport.width} px`,
    async () => {
      const { page, context, errors, called } = await opened(locale, viewport, "granted");
      await openCentre(page);
      await assertOpen(page);
      assert.deepEqual(called, [], "nothing is loaded before the switch is pressed");
      await isOn(page, false);
      await page.getByTestId("notifications-here").click();
      await isOn(page, true);
      assert.deepEqual(called, [
        SCRIPT,
        `${API}/sync/${ID}/web`,
        `${API}/apps/${ID}/subscriptions`,
      ]);
      assert.deepEqual(await here.stage.operator.subscriptions(), { 1: SUBSCRIPTION });
      await assertOpen(page);

      await page.reload();
      await openCentre(page);
      await isOn(page, true);
      assert.equal(called.length, 3, "a later page loads nothing by itself");
      await page.getByTestId("notifications-here").click();
      await isOn(page, false);
      assert.deepEqual(await here.stage.operator.subscriptions(), {});
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

inFull("a device that was switched on since is on in place of this one, and stays on", async () => {
  const { page, context } = await opened("en-ZA", WIDE, "granted");
  await openCentre(page);
  await page.getByTestId("notifications-here").click();
  await isOn(page, true);
  const phone = await onOtherDevice(here.stage);
  await phone.call("POST", "/api/v2/settings", {
    one_signal_push_notification_subscription: "phone",
  });
  await phone.leave();
  // The centre is open still, and says what it knew: switching off here is not the phone's.
  await page.getByTestId("notifications-here").click();
  await isOn(page, false);
  assert.deepEqual(await here.stage.operator.subscriptions(), { 1: "phone" });
  await page.evaluate(
    (id) => localStorage.setItem("notifiedPlayer", JSON.stringify({ player: 1, id })),
    SUBSCRIPTION,
  );
  await page.reload();
  await openCentre(page);
  await isOn(page, false);
  await context.close();
});

test("a player who signs out is not notified here any more, and whoever comes next can be", async () => {
  const { page, context, called } = await opened("en-ZA", PHONE, "granted");
  await openCentre(page);
  await page.getByTestId("notifications-here").click();
  await isOn(page, true);
  // The script is loaded again: the player leaves on a later page.
  await page.reload();
  await page.getByTestId("account").click();
  await page.getByTestId("sign-out").click();
  await page.getByTestId("sign-in").waitFor();
  await eventually(async () => {
    const left = await page.evaluate(() => localStorage.getItem("notifiedPlayer"));
    assert.deepEqual([left, called.length], [null, 6]);
  });
  assert.equal(called.at(-1), `${API}/apps/${ID}/subscriptions`);

  await settled(page);
  await page.getByTestId("sign-in").click();
  await fillSignIn(page, { email: "vip@example.com" });
  await openCentre(page);
  await isOn(page, false);
  await page.getByTestId("notifications-here").click();
  await isOn(page, true);
  assert.deepEqual(await here.stage.operator.subscriptions(), { 2: SUBSCRIPTION });
  await context.close();
});

inFull("a browser that does not allow it says where it is allowed, and loads nothing", async () => {
  const { page, context, called } = await opened("ar", PHONE, "denied");
  await openCentre(page);
  await page.getByTestId("notifications-here").click();
  await page.getByTestId("notifications-here-problem").waitFor();
  await isOn(page, false);
  assert.deepEqual(called, []);
  await assertOpen(page);
  await context.close();
});

inFull("a script that cannot be loaded is said, and is loaded the next time", async () => {
  const { page, context } = await opened("en-ZA", PHONE, "granted");
  await page.route(SCRIPT, (route) => route.abort(), { times: 1 });
  await openCentre(page);
  await page.getByTestId("notifications-here").click();
  await page.getByTestId("notifications-here-problem").waitFor();
  await isOn(page, false);
  await settled(page);
  await page.getByTestId("notifications-here").click();
  await isOn(page, true);
  await page.getByTestId("notifications-here-problem").waitFor({ state: "detached" });
  await eventually(async () =>
    assert.deepEqual(await here.stage.operator.subscriptions(), { 1: SUBSCRIPTION }),
  );
  await context.close();
});

inFull("the service worker can claim no page", async () => {
  const answer = await fetch(`${here.stage.site}/push/onesignal/OneSignalSDKWorker.js`);
  assert.equal(answer.headers.get("content-type"), "text/javascript; charset=utf-8");
  assert.equal(
    await answer.text(),
    'importScripts("https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js");\n',
  );
  assert.equal((await fetch(`${here.stage.site}/OneSignalSDKWorker.js`)).status, 404);
});
