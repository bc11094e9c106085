/**
 * An editor's browser beside `sportsbook dev`: a save shows in the open page, a stylesheet without loading
 * it again; a mistake is shown over the page until it is mended.
 */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { launch, open, PHONE, WIDE } from "../lib/browser.mjs";
import { startDev } from "../lib/dev-project.mjs";
import { eventually } from "../lib/eventually.mjs";
import { inFull, inTurn } from "../lib/set-up.mjs";

const HOME = "content/pages/home.toml";
const TEXT = "Tennis: next up";
const here = {};

before(async () => {
  here.dev = await startDev();
  here.browser = await launch();
});

after(async () => {
  await here.browser?.close();
  await here.dev?.strike();
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`a saved text shows, a mistake is shown and goes ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await follow(page);
    const text = `In play now ${at}`;
    await here.dev.edit(HOME, TEXT, text);
    await titled(page, text).waitFor();

    await here.dev.edit(HOME, 'kind = "text"', 'kind = "txt"');
    const mistakes = page.locator("sportsbook-mistakes");
    const drawn = await mistakes.locator("pre").first().innerText();
    assert.match(drawn, /content\/pages\/home\.toml:\d+:\d+/);
    assert.match(drawn, /did you mean `text`/);
    assert.ok(await titled(page, text).isVisible(), "the last good page is kept");
    await here.dev.edit(HOME, 'kind = "txt"', 'kind = "text"');
    await mistakes.waitFor({ state: "detached" });
    await here.dev.edit(HOME, text, TEXT);
    await titled(page, TEXT).waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`a saved stylesheet shows in the page as it is ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await follow(page);
    await page.evaluate(() => {
      globalThis.isOpenStill = true;
    });
    await here.dev.edit("templates/styles/base.css", "", `body { --seen: "${at}"; }\n`);
    const seen = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--seen"));
    await eventually(async () => assert.match(await seen(), new RegExp(at)));
    assert.ok(await page.evaluate(() => globalThis.isOpenStill), "the page was loaded again");
    await here.dev.edit("templates/styles/base.css", `body { --seen: "${at}"; }\n`, "");
    await eventually(async () => assert.equal(await seen(), ""));
    assert.deepEqual(errors, []);
    await context.close();
  });
}

inFull("only the served pages have the script", async () => {
  const answer = await fetch(`${here.dev.site}/`);
  assert.match(await answer.text(), /<script src="\/-\/dev\.js"/);
  const other = await fetch(`${here.dev.site}/headers.json`);
  assert.equal(other.status, 404);
});

/** Opens the home page, and waits until it listens. */
async function follow(page) {
  const listening = page.waitForRequest((request) => request.url().endsWith("/-/dev/events"));
  await page.goto(`${here.dev.site}/`, { waitUntil: "load" });
  await listening;
}

/** The heading of a block. */
function titled(page, name) {
  return page.getByRole("heading", { name });
}
