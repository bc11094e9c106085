/**
 * The form of `sportsbook dev`: a banner is added to the home page through `/admin/`.
 */
import assert from "node:assert/strict";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch, open, PHONE } from "../lib/browser.mjs";
import { startDev } from "../lib/dev-project.mjs";
import { copyIn, copyOut, openForm } from "../lib/form.mjs";
import { run } from "../lib/program.mjs";

/** The form draws only the fields that are in view: all of them are in this window. */
const TALL = { width: 1280, height: 3000 };
const HOME = "content/pages/home.toml";
const COMMENT = "# Asked for by the law.\n";
const here = {};

before(async () => {
  here.dev = await startDev({ matches: 20, languages: ["en-ZA", "ar"] });
  here.browser = await launch();
});

after(async () => {
  await here.browser?.close();
  await here.dev?.strike();
});

test("a banner is added to the home page, and comments stay", async () => {
  const { page, context, requests } = await openForm(here, TALL);
  await here.dev.edit(HOME, '[[blocks]]\nkind = "text"', `${COMMENT}[[blocks]]\nkind = "text"`);
  const before = await readFile(join(here.dev.root, HOME), "utf8");
  await copyIn(page, here.dev);
  await page.getByRole("button", { name: /Local Repository/ }).click();
  await page.getByText("home", { exact: true }).click();

  await page.getByRole("button", { name: /^Add .*Block/ }).click();
  await page.getByRole("menuitem", { name: "Banner" }).click();
  await page.getByRole("textbox", { name: "English" }).fill("Fifty more from the form");
  await page.getByRole("checkbox", { name: /Other languages/ }).click();
  await page.getByRole("textbox", { name: "العربية" }).fill("خمسون من النموذج");
  await page.getByRole("button", { name: /^Add .*Link/ }).click();
  await page.getByRole("menuitem", { name: "Promotion" }).click();
  await page.getByRole("textbox", { name: "Promotion" }).fill("combo-boost");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry saved.").waitFor();

  const saved = await copyOut(page, HOME);
  const banner = [
    "[[blocks]]",
    'kind = "banner"',
    'title = { en = "Fifty more from the form", ar = "خمسون من النموذج" }',
    'link = { promotion = "combo-boost" }',
  ];
  assert.equal(saved, `${before}\n${banner.join("\n")}\n`, "nothing else has changed");
  const abroad = requests.filter(({ url }) => new URL(url).origin !== here.dev.site);
  for (const { url, request } of abroad) {
    assert.equal(request.failure()?.errorText, "csp", `${url} was asked for`);
  }
  await context.close();

  await writeFile(join(here.dev.root, HOME), saved);
  const checked = await run(["check"], { root: here.dev.root });
  assert.equal(checked.code, 0, checked.stderr);
  for (const [path, text] of [
    ["/", "Fifty more from the form"],
    ["/ar", "خمسون من النموذج"],
  ]) {
    const { page: site, context: visit, errors } = await open(here.browser, { viewport: PHONE });
    await site.goto(`${here.dev.site}${path}`);
    await site.getByRole("link", { name: text }).waitFor();
    assert.deepEqual(errors, []);
    await visit.close();
  }
});

test("another folder than the served one is reported", async () => {
  const { page, context } = await openForm(here, TALL);
  await copyIn(page, here.dev, (text) => `${text}# another\n`);
  await page.getByRole("button", { name: /Local Repository/ }).click();
  const notice = page.getByRole("alert").filter({ hasText: "This folder is not" });
  await notice.waitFor();
  assert.ok((await notice.innerText()).includes(here.dev.root));
  await context.close();
});

test("a form that is not installed says what to do", async () => {
  const packages = join(here.dev.root, "islands/node_modules");
  await rename(packages, `${packages}-gone`);
  const { page, context } = await open(here.browser, { viewport: PHONE });
  const answer = await page.goto(`${here.dev.site}/admin/`);
  assert.equal(answer.status(), 503);
  const words = await page.getByRole("main").innerText();
  assert.match(words, /npm ci --prefix islands/);
  await rename(`${packages}-gone`, packages);
  await context.close();
});

test("the site has nothing of the form", async () => {
  const names = await readdir(join(here.dev.root, "dist/dev/site"), { recursive: true });
  assert.ok(names.length > 100);
  assert.deepEqual(
    names.filter((name) => /(^|\/)admin|sveltia/i.test(name)),
    [],
  );
});
