/**
 * The site in a frame of another page: signing in and up, out, and paying in are left to that page where it listens;
 * where it does not, the site says so and leads to itself in a tab of its own. Another page is not heard.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { fixtures } from "../lib/betting.mjs";
import { open, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { FEW_MATCHES } from "../lib/world.mjs";

const ALLOWED = "https://host.example";
const OTHER = "https://other.example";

const here = setUp(
  async (here) => {
    here.matches = await fixtures(here.stage.operator);
  },
  {
    matches: FEW_MATCHES,
    edits: [[`# frame_ancestors = ["${ALLOWED}"]`, `frame_ancestors = ["${ALLOWED}"]`]],
  },
);

/** A page with the site in a frame, which does these tasks for it; `told` is what the site has said. */
async function around(page, url, { origin = new URL(url).origin, tasks } = {}) {
  const html = `<!doctype html><html lang="en"><title>Host</title>
    <style>html, body, main, iframe { block-size: 100%; inline-size: 100%; margin: 0; border: 0 }</style>
    <main><h1 style="position: absolute; pointer-events: none">Host</h1><iframe title="Bets" src="${url}"></iframe></main>
    <script>
      globalThis.told = [];
      const frame = document.querySelector("iframe");
      globalThis.say = (message) =>
        frame.contentWindow.postMessage({ type: "iframe_integration", ...message }, "*");
      addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow || data.type !== "iframe_integration") return;
        told.push(data);
        const tasks = ${JSON.stringify(tasks ?? null)};
        if (data.action === "hello" && tasks) say({ action: "listen", tasks });
      });
    </script></html>`;
  const body = { contentType: "text/html", body: html };
  await page.route(`${origin}/around`, (route) => route.fulfill(body));
  await page.goto(`${origin}/around`);
  const frame = page.frames().find((one) => one.parentFrame());
  await frame.waitForLoadState();
  const told = (action) =>
    page.evaluate((what) => globalThis.told.filter((one) => one.action === what), action);
  return { frame, told, say: (message) => page.evaluate((it) => globalThis.say(it), message) };
}

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;

  journey()(`a page that listens signs in, takes to paying in and signs out: ${at}`, async () => {
    await here.stage.operator.control("reset");
    const { page, context, errors } = await open(here.browser, { viewport });
    const tasks = ["sign_in", "sign_up", "sign_out", "deposit"];
    const { frame, told, say } = await around(page, url("/soccer"), { tasks });
    await frame.getByTestId("sign-in").click();
    await eventually(async () => assert.equal((await told("sign_in")).length, 1));
    assert.equal(await frame.getByRole("dialog").count(), 0);

    // The host signs the player in with the platform, and says so.
    await context.request.post(`${here.stage.operator.url}/api/users/sign_in`, {
      data: { user: { email: "player@example.com", password: "password" } },
    });
    await say({ action: "session", signed_in: true });
    await frame.getByTestId("balance").waitFor();
    await eventually(async () => {
      const [last] = (await told("session")).slice(-1);
      assert.equal(last?.signed_in, true);
    });
    await frame.getByTestId("account").click();
    await frame.getByTestId("to-deposit").click();
    await eventually(async () => assert.equal((await told("deposit")).length, 1));
    assert.equal(context.pages().length, 1, "no other tab");
    await frame.getByTestId("sign-out").waitFor({ state: "detached" });
    await frame.getByTestId("account").click();
    await frame.getByTestId("sign-out").click();
    await eventually(async () => assert.equal((await told("sign_out")).length, 1));
    await frame.getByTestId("balance").waitFor();
    await say({ action: "session", signed_in: false });
    await frame.getByTestId("sign-in").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(
    `in a page that says nothing the form's place leads to a tab of its own: ${at}`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      const { frame } = await around(page, url("/soccer"));
      await frame.getByTestId("sign-in").click();
      await frame.getByTestId("session-framed").waitFor();
      await assertOpen(page);
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        frame.getByTestId("session-framed").locator("xpath=..").getByRole("link").click(),
      ]);
      await tab.getByTestId("sign-in").click();
      await tab.locator("dialog input[type=password]").waitFor();
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

test("a pick that is made in a frame is there after the host has signed the player in", async () => {
  await here.stage.operator.control("reset");
  const { page, context } = await open(here.browser, { viewport: WIDE });
  const options = { tasks: ["sign_in"] };
  const { frame, told, say } = await around(page, `${here.stage.site}/soccer`, options);
  await frame
    .locator(`${priceAt(here.matches[0].home)}:visible`)
    .first()
    .click();
  await frame.locator("#slip .slip-stake-input").first().fill("10");
  await settled(page);
  await frame.getByTestId("slip-place").click();
  await eventually(async () => assert.equal((await told("sign_in")).length, 1));
  await context.request.post(`${here.stage.operator.url}/api/users/sign_in`, {
    data: { user: { email: "player@example.com", password: "password" } },
  });
  await say({ action: "session", signed_in: true });
  await frame.getByTestId("balance").waitFor();
  assert.equal(await frame.locator("#slip .slip-stake-input").first().inputValue(), "10");
  const button = frame.locator("[data-testid=slip-place][data-action=place]");
  await button.waitFor();
  await settled(frame);
  await button.click();
  await frame.getByTestId("slip-receipt").waitFor();
  await context.close();
});

test("an allowed page of another origin is heard, and one that is not allowed shows no frame", async () => {
  const { page, context } = await open(here.browser, { viewport: WIDE });
  // A page of the internet frames one of this machine.
  for (const origin of [ALLOWED, OTHER]) {
    await context.grantPermissions(["local-network-access"], { origin });
  }
  const tasks = ["sign_in"];
  const { frame, told } = await around(page, `${here.stage.site}/soccer`, {
    origin: ALLOWED,
    tasks,
  });
  await frame.getByTestId("sign-in").click();
  await eventually(async () => assert.equal((await told("sign_in")).length, 1));

  const blocked = await context.newPage();
  await blocked.route(`${OTHER}/around`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><iframe src="${here.stage.site}/soccer"></iframe>`,
    }),
  );
  const refused = blocked.waitForEvent("console", (one) => /frame-ancestors/.test(one.text()));
  await blocked.goto(`${OTHER}/around`);
  await refused;
  await context.close();
});
