/**
 * Takes pictures of the product into ci/out/screenshots: a page of every kind, the slip in ten states,
 * and the kit; at four widths, light and dark, left to right and right to left.
 *
 *   npm run screenshots --prefix ci [-- --only TEXT] [-- --before FOLDER]
 *   npm run screenshots --prefix ci -- --book
 *
 * `--only` takes the pictures whose names contain a text, such as `slip-03` or `kit`. `--before` names a
 * folder of earlier pictures: `beside.html` then shows both side by side. `--book` takes those of the README and the book
 * instead, into generator/book/src/images.
 * Needs `cargo build` and `npm run build --prefix islands`. Ends with 1 when a picture cannot be taken.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch, open } from "./lib/browser.mjs";
import { ROOT } from "./lib/program.mjs";
import { setStage } from "./lib/stage.mjs";
import { path, visit } from "./lib/steps.mjs";
import { writeBeside } from "./screens/beside.mjs";
import { takeBook } from "./screens/book.mjs";
import { assemble, cut } from "./screens/kit.mjs";
import { inThemes, LOOKS, VIEWPORTS } from "./screens/looks.mjs";
import { pages } from "./screens/pages.mjs";
import { inState, prepare, SLIP_STATES } from "./screens/slip.mjs";

const FOLDER = join(ROOT, "ci/out/screenshots");
/** Bars of phones and columns of wide screens are never on one page. */
const KITS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    before: { type: "string" },
    book: { type: "boolean", default: false },
  },
});
const here = { stage: await setStage(), browser: await launch() };
const { site, operator } = here.stage;
try {
  await prepare(here);
  const kinds = await pages({ operator });
  if (values.book) await takeBook(here, kinds);
  else await takeAll(kinds);
} finally {
  await here.browser.close();
  await here.stage.strike();
}

async function takeAll(kinds) {
  if (values.only === "") await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const look of LOOKS) {
    for (const viewport of VIEWPORTS) {
      for (const [name, rest] of Object.entries(kinds)) {
        await picture(`page-${name}`, () => pageOf(name, rest, viewport, look));
      }
      for (const state of SLIP_STATES) {
        await picture(`slip-${state}`, async () => {
          const { page, context } = await inState(here, state, { viewport, locale: look.locale });
          await inThemes(page, look, (name) => shoot(page, `slip-${state}-${name}`));
          await context.close();
        });
      }
    }
    await picture("kit", () => kitOf(look, kinds));
  }
  if (values.before) console.log(await writeBeside(values.before, FOLDER));
}

/** Takes a picture unless others are asked for; a fault is reported, and does not stop the others. */
async function picture(name, take) {
  if (!name.includes(values.only)) return;
  try {
    await take();
  } catch (error) {
    console.error(`error: no picture of ${name}: ${error.message.split("\n")[0]}`);
    process.exitCode = 1;
  }
}

async function pageOf(kind, rest, viewport, look) {
  const { page, context } = await open(here.browser, { viewport });
  await visit(page, `${site}${path(look.locale, rest)}`);
  await inThemes(page, look, (name) => shoot(page, `page-${kind}-${name}`, true));
  await context.close();
}

async function kitOf(look, kinds) {
  const slips = {};
  for (const state of SLIP_STATES) {
    const { page, context } = await inState(here, state, {
      viewport: { width: 1280, height: 900 },
      locale: look.locale,
    });
    slips[state] = await page.locator(".slip-aside").evaluate((slip) => slip.innerHTML);
    await context.close();
  }
  for (const viewport of KITS) {
    const { page, context } = await open(here.browser, { viewport, bypassCSP: true });
    const parts = await cut(page, { site, kinds, locale: look.locale });
    for (const theme of look.themes) {
      await visit(page, `${site}${path(look.locale, kinds.league)}`);
      await inThemes(page, { locale: look.locale, themes: [theme] }, async (name) => {
        await assemble(page, { parts, slips });
        await shoot(page, `kit-${name}`, true);
      });
    }
    await context.close();
  }
}

async function shoot(page, name, fullPage = false) {
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage });
  console.log(`ci/out/screenshots/${name}.png`);
}
