/** A visitor in a tab of any engine. Elements are CSS selectors; only visible ones count. */
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { assertStill, PHONE } from "../browser.mjs";
import { eventually } from "../eventually.mjs";
import { ROOT } from "../program.mjs";
import { SETTLED_MS } from "../taps.mjs";

const WITHIN_MS = 30_000;

/** Ignored by git, beside the logs. */
const EVIDENCE = join(ROOT, "ci/out/failed");

/** The selector of a `data-testid`. */
export function id(name) {
  return `[data-testid=${name}]`;
}

export class Visitor {
  constructor(tab, viewport) {
    this.tab = tab;
    this.isPhone = viewport.width <= PHONE.width;
  }

  /** Opens a page and waits until its islands are hydrated. */
  async visit(url) {
    await this.tab.goto(url);
    await this.#islandsAwake();
  }

  async reload() {
    await this.tab.reload();
    await this.#islandsAwake();
  }

  /** Follows the first link to `href`. */
  async follow(href) {
    await this.press(`a[href="${href}"]`);
    await this.eventually(async () => {
      const at = await this.run(() => [document.readyState, location.pathname].join(" "));
      assert.equal(at, `complete ${href}`);
    });
    await this.#islandsAwake();
  }

  /** Waits until an element rests, with nothing above it; returns its centre. */
  rests(selector, index = 0) {
    return this.eventually(() => this.run(aim, selector, index));
  }

  /** Presses an element's centre once it rests. */
  async press(selector, index = 0) {
    const { x, y } = await this.rests(selector, index);
    await this.tab.press(x, y);
  }

  /** The same without waiting: fails when the element cannot be pressed now. */
  async pressNow(selector, index = 0) {
    const { x, y } = await this.run(aim, selector, index);
    await this.tab.press(x, y);
  }

  /** Replaces what is in a field. */
  async fill(selector, text) {
    await this.press(selector);
    await this.eventually(() => this.run(selectContents, selector));
    await this.tab.type(text);
    await this.eventually(async () => assert.equal(await this.value(selector), text));
  }

  /** Waits for the element; returns its text in one line. */
  shown(selector, index = 0) {
    return this.eventually(() => this.run(textOf, selector, index));
  }

  /** Waits until the document has an element, visible or not; returns its text. */
  inDocument(selector) {
    return this.eventually(() =>
      this.run((is) => document.querySelector(is).textContent, selector),
    );
  }

  /** Texts of all visible elements. */
  texts(selector) {
    return this.run(textsOf, selector);
  }

  attribute(selector, name, index = 0) {
    return this.run(attributeOf, selector, name, index);
  }

  /** Key of a price, as `lib/price-keys.mjs` has it. */
  keyOf(selector, index = 0) {
    return this.run(keyOf, selector, index);
  }

  value(selector) {
    return this.run((wanted) => document.querySelector(wanted).value, selector);
  }

  /** Calls a function in the page with arguments that JSON can hold. */
  run(action, ...args) {
    const given = args.map((one) => JSON.stringify(one)).join(", ");
    return this.tab.evaluate(`(() => { ${IN_PAGE}; return (${action})(${given}); })()`);
  }

  /** Waits until what has just come under the last press takes presses. */
  settled() {
    return setTimeout(SETTLED_MS);
  }

  /** Repeats a check until it passes. */
  eventually(check) {
    return eventually(check, WITHIN_MS);
  }

  /** Fails when the layout has shifted since the page was loaded. Only Chromium measures that. */
  async assertStill() {
    if (this.tab.shiftsOf) await assertStill(this.tab.shiftsOf);
  }

  errors() {
    return this.tab.errors();
  }

  /** A screenshot, as a data URL. */
  async picture() {
    return `data:image/png;base64,${Buffer.from(await this.tab.screenshot()).toString("base64")}`;
  }

  /** Keeps a screenshot; describes the page in words. */
  async evidence(name) {
    const path = join(EVIDENCE, `${name.replace(/[^a-z0-9]+/gi, "-")}.png`);
    try {
      await mkdir(EVIDENCE, { recursive: true });
      await writeFile(path, await this.tab.screenshot());
      const address = await this.tab.evaluate("location.href");
      const slip = await this.texts("#slip");
      const errors = (await this.errors()).join("\n");
      return `${address} in ${relative(ROOT, path)}\nslip: ${slip}\nerrors: ${errors}`;
    } catch (error) {
      return `the page could not be captured: ${error}`;
    }
  }

  close() {
    return this.tab.close();
  }

  /** React leaves its fibre on the root of each island that it hydrated. */
  #islandsAwake() {
    return this.eventually(() => this.run(assertAwake));
  }
}

/* What follows runs in the page. */

const IN_PAGE = [visible, textsOf].join("\n");

function visible(selector, index) {
  const all = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  if (index === undefined) return all;
  if (!all[index]) throw new Error(`no visible ${selector} (${index}) on ${location.pathname}`);
  return all[index];
}

async function aim(selector, index) {
  const element = visible(selector, index);
  if (element.matches(":disabled")) throw new Error(`${selector} is disabled`);
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const hit = ({ x, y }) => document.elementFromPoint(x, y);
  if (!element.contains(hit(place())))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = place();
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const now = place();
  if (now.x !== before.x || now.y !== before.y) throw new Error(`${selector} moves`);
  const above = hit(now);
  if (!element.contains(above)) {
    throw new Error(`${selector} is under ${above?.outerHTML.slice(0, 120)}`);
  }
  return now;
}

function selectContents(selector) {
  const element = visible(selector, 0);
  if (document.activeElement !== element) throw new Error(`${selector} has no focus`);
  element.select();
}

function textsOf(selector) {
  return visible(selector).map(({ innerText }) => innerText.replace(/\s+/g, " ").trim());
}

function textOf(selector, index) {
  return visible(selector, index).innerText.replace(/\s+/g, " ").trim();
}

function keyOf(selector, index) {
  const button = visible(selector, index);
  const { market, specifier = "" } = button.closest("[data-market]").dataset;
  const { match } = button.closest("[data-match]").dataset;
  return [match, market, specifier, button.dataset.outcome].join(":");
}

function attributeOf(selector, name, index) {
  return visible(selector, index).getAttribute(name);
}

function assertAwake() {
  if (document.readyState !== "complete") throw new Error("the page is not loaded");
  const islands = "sb-island[when=load] > .sb-root";
  for (const root of document.querySelectorAll(islands)) {
    if (!Object.keys(root).some((key) => key.startsWith("__reactContainer$"))) {
      throw new Error(`the island ${root.parentElement.dataset.name} is not hydrated`);
    }
  }
}
