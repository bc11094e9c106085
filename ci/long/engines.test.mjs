/**
 * What players see must not depend on their browser's engine: every one understands the whole of
 * the stylesheets, and what the engines' own styles do differently is settled.
 */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { inEveryEngine } from "../lib/engines/engines.mjs";
import { id } from "../lib/engines/visitor.mjs";
import { ROOT } from "../lib/program.mjs";
import { setStage } from "../lib/stage.mjs";

/** Declarations that an engine may drop. */
const MAY_BE_DROPPED = [
  // Of phones alone: elsewhere no text is enlarged.
  "text-size-adjust:100%",
  // Chromium alone has it; the others show the current sport first.
  "scroll-initial-target:nearest",
  // No property: a descriptor of `@view-transition`.
  "navigation:auto",
  // The filled part of a bar by Firefox's name; the others have their own (templates/styles/progress.css).
  "progress::-moz-progress-bar",
];

const LEAGUE = "/soccer/premier-league";

/** The brightness of a grey that has a contrast of 4.5 to white. */
const DARK_ENOUGH = 119;

let stage;
let sheets;
before(async () => {
  stage = await setStage({ timed: false });
  const files = await readdir(join(ROOT, "islands/build/assets"));
  sheets = files.filter((file) => file.endsWith(".css")).map((file) => `/assets/${file}`);
});
after(() => stage?.strike());

inEveryEngine(({ engine, open }) => {
  test(`no declaration and no selector is dropped: ${engine}`, async () => {
    assert.ok(sheets.length > 1);
    const visitor = await open(WIDE);
    await visitor.visit(stage.site);
    const { seen, dropped } = await visitor.run(readSheets, sheets);
    assert.ok(seen > 1000, `${seen} declarations and selectors`);
    assert.deepEqual(
      dropped.filter((one) => !MAY_BE_DROPPED.includes(one)),
      [],
    );
  });

  test(`an empty field's hint can be read, and a foreign name is aligned: ${engine}`, async () => {
    const visitor = await open(PHONE);
    await visitor.visit(`${stage.site}/ar${LEAGUE}`);
    await visitor.press(`.event-row button[data-outcome]:enabled`);
    await visitor.shown("[data-slip-bar]");

    // Names stay in the language in which they were picked.
    await visitor.visit(`${stage.site}${LEAGUE}`);
    await visitor.press(".tabbar [data-slip-toggle=slip]");
    await visitor.shown(id("slip-stake"));
    const starts = await visitor.run(linesOfPick);
    assert.ok(starts.length >= 3, `${starts}`);
    assert.ok(Math.max(...starts) - Math.min(...starts) < 2, `the lines start at ${starts}`);
    await visitor.rests(id("slip-stake"));
    const picture = await visitor.picture();
    const darkest = await visitor.run(darkestPixel, picture, id("slip-stake"));
    assert.ok(
      darkest < DARK_ENOUGH,
      `the darkest pixel of the hint has a brightness of ${darkest}`,
    );
  });
});

/** Runs in the page: where a selection and its lines start. */
function linesOfPick() {
  const pick = document.querySelector(".slip-pick");
  const lines = [...pick.querySelectorAll("bdi")].map((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    return text.getBoundingClientRect().left;
  });
  return [pick.getBoundingClientRect().left, ...lines];
}

/**
 * Runs in the page: the brightness, 0 to 255, of the darkest pixel inside an element on a picture
 * of the page. WebKit does not report the style of a field's hint.
 */
async function darkestPixel(picture, selector) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = image.width / innerWidth;
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  // Without the border.
  const box = [x + 4, y + 4, width - 8, height - 8].map((length) => Math.round(length * scale));
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(...box);
  let darkest = 255;
  for (let at = 0; at < data.length; at += 4) {
    darkest = Math.min(darkest, (data[at] + data[at + 1] + data[at + 2]) / 3);
  }
  return darkest;
}

/**
 * Runs in the page: what of the minified stylesheets the engine does not know. A declaration is
 * known if it is beside one with a prefix, or without one, that is known.
 */
async function readSheets(urls) {
  const dropped = [];
  let seen = 0;
  const parses = (selectors) => {
    try {
      document.querySelector(selectors);
      return true;
    } catch {
      return false;
    }
  };
  for (const url of urls) {
    const css = (await (await fetch(url)).text()).replace(/\/\*.*?\*\/|url\([^)]*\)/gs, "");
    const declarations = css.matchAll(/(?<=[{;])([-a-z]+):([^;{}]+)(?=[;}])/g);
    for (const [text, property, value] of declarations) {
      seen += 1;
      const bare = property.replace(/^-webkit-/, "");
      const plain = value.replace(/^-webkit-/, "");
      const twins = [bare, `-webkit-${bare}`].flatMap((name) =>
        [plain, `-webkit-${plain}`].map((of) => `${name}:${of}`),
      );
      const known = twins.some((one) => css.includes(one) && CSS.supports(one));
      if (!known && !text.startsWith("--")) dropped.push(text.replace(/^-webkit-/, ""));
    }
    for (const [selectors] of css.matchAll(/(?<=[{}]|^)[^@{};]+(?=\{)/g)) {
      seen += 1;
      const ofFrames = /^(?:from|to|[\d.]+%)(?:,|$)/.test(selectors);
      if (!ofFrames && !parses(selectors)) dropped.push(selectors);
    }
  }
  return { seen, dropped: [...new Set(dropped)] };
}
