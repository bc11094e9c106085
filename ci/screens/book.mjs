/** Takes pictures for the documents: the product on a phone and on a wide screen, and the form of the editors. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { open } from "../lib/browser.mjs";
import { startDev } from "../lib/dev-project.mjs";
import { copyIn, openForm } from "../lib/form.mjs";
import { ROOT } from "../lib/program.mjs";
import { visit } from "../lib/steps.mjs";
import { inThemes } from "./looks.mjs";
import { inState } from "./slip.mjs";

const FOLDER = join(ROOT, "generator/book/src/images");
const LOOK = { locale: "en-ZA", themes: ["light", "dark"] };
const WIDE = { width: 1280, height: 800 };

/** Takes them all. */
export async function takeBook(here, kinds) {
  await mkdir(FOLDER, { recursive: true });
  await product(here, kinds);
  await form(here);
}

async function product(here, kinds) {
  const phone = await open(here.browser, { viewport: { width: 360, height: 740 } });
  await visit(phone.page, `${here.stage.site}${kinds.league}`);
  await inThemes(phone.page, LOOK, (name) => shoot(phone.page, `phone-${themeOf(name)}`));
  await phone.context.close();
  const desktop = await inState(here, "03-combo", { viewport: WIDE, locale: LOOK.locale });
  await inThemes(desktop.page, LOOK, (name) => shoot(desktop.page, `desktop-${themeOf(name)}`));
  await desktop.context.close();
}

async function form(here) {
  const dev = await startDev({ matches: 20, languages: ["en-ZA", "ar"] });
  const { page, context } = await openForm({ browser: here.browser, dev }, WIDE);
  try {
    await copyIn(page, dev);
    await page.getByRole("button", { name: /Local Repository/ }).click();
    await page.getByText("home", { exact: true }).waitFor();
    await shoot(page, "form-pages");
    await page.getByText("home", { exact: true }).click();
    await page.getByRole("button", { name: "Save" }).waitFor();
    await shoot(page, "form-page");
  } finally {
    await context.close();
    await dev.strike();
  }
}

function themeOf(name) {
  return name.split("-").at(-1);
}

async function shoot(page, name) {
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
