/** Forms in dialogs by the keyboard alone: nothing is clicked, and nothing is filled in but by keys. */
import assert from "node:assert/strict";
import { announced, listen } from "./announced.mjs";
import { assertOpen } from "./axe.mjs";
import { faultsIn, open, PHONE, WIDE } from "./browser.mjs";
import { eventually } from "./eventually.mjs";
import { IN_FULL } from "./in-full.mjs";
import { PLAYER, signIn } from "./player.mjs";
import { readerOf } from "./reader.mjs";
import { path, visit } from "./steps.mjs";

/** Scenes in which forms are filled in: language, window and colours. */
const SCENES = {
  wide: ["en-ZA", WIDE, "dark"],
  phone: ["ar", PHONE, "light"],
  plain: ["en-ZA", PHONE, "light"],
};

/**
 * The scenes of a stage, in the gate the `usual` one: `at`, what each is called; `own`, the same in a word; `url(rest)`, the address of a page; and
 * `begin(page)`, a visit. With `asPlayer` the visitor has signed in, and is in `groups`; `steered` is how accounts are opened.
 */
export function scenesOf(here, usual) {
  const scenes = IN_FULL ? Object.values(SCENES) : [SCENES[usual]];
  return scenes.map(([locale, viewport, colorScheme]) => {
    const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
    const begin = async (rest, { asPlayer = false, groups = [], steered = {} } = {}) => {
      const { operator } = here.stage;
      await operator.control("reset");
      await operator.control("player", { player_id: PLAYER, statuses: groups });
      const usual = { open: true, confirmation: false, deposit_fields: [] };
      await operator.control("sign_up", { ...usual, ...steered });
      const opened = await open(here.browser, { viewport, colorScheme, reducedMotion: "reduce" });
      await listen(opened.context);
      await opened.context.addInitScript(makeHoldable);
      if (asPlayer) await signIn(opened.context, here.stage);
      await visit(opened.page, url(rest));
      return new Visit(opened, await readerOf(opened.page), locale);
    };
    const at = `${locale} at ${viewport.width} px, ${colorScheme}`;
    return { locale, viewport, at, own: `${locale}-${viewport.width}`, url, begin };
  });
}

/** What gets the focus by Tab, among the lines that a reader reads (`reader.mjs`). */
const STOPS = /^(button|link|textbox|combobox|checkbox|radio|Date) /;

/** Waits for an element with a test id, an id or an address, and presses Tab until it has the focus. */
export async function tabTo(page, id, { most = 120, key = "Tab" } = {}) {
  await page.locator(`[data-testid="${id}"], [id="${id}"], [href="${id}"]`).first().waitFor();
  const passed = [];
  for (let press = 0; press <= most; press += 1) {
    const { testid, name } = await page.evaluate(placeOfFocus);
    if (testid === id) return;
    passed.push(testid ?? name);
    await page.keyboard.press(key);
  }
  assert.fail(`${most} times ${key}, and no ${id}: ${passed.join(", ")}`);
}

/** Goes to a control by Tab and presses it. */
export async function pressOn(page, id, key = "Enter", how = {}) {
  await tabTo(page, id, how);
  await page.keyboard.press(key);
}

/** Types a text into a field, replacing the old one. */
export async function typeInto(page, id, text) {
  await tabTo(page, id);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** Waits until the element with a test id has the focus. */
export function focusIsOn(page, id) {
  return eventually(async () => {
    const { testid, name } = await page.evaluate(placeOfFocus);
    assert.equal(testid, id, `the focus is on ${testid ?? name}`);
  });
}

/**
 * Goes once round the open dialog by Tab, and from its first stop back to its last: the focus never leaves the dialog,
 * but for the browser's own controls; it goes downwards, and on a line as the language is written; and it comes to
 * everything that is read as a control, in the order in which it is read.
 */
export async function goesRound(reader) {
  const { page } = reader;
  const read = (await reader.dialog()).filter((line) => STOPS.test(line)).map(nameIn);
  // Of the buttons of a choice one has the focus.
  const wanted = read.filter((one, at) => !(isChoice(one) && isChoice(read[at - 1])));
  const begun = await page.evaluate(placeOfFocus);
  assert.ok(begun.isInside, `the focus is outside the dialog, on ${begun.name}`);
  const stops = [];
  for (let press = 0; ; press += 1) {
    assert.ok(press < 60, `no way round: ${stops.map(({ read }) => read).join(", ")}`);
    await page.keyboard.press("Tab");
    const at = await page.evaluate(placeOfFocus);
    // The browser's own controls come after the last stop, and then the dialog itself if it scrolls.
    if (at.isNone || at.isDialog) continue;
    assert.ok(at.isInside, `the focus has left the dialog, to ${at.name}`);
    const { role, name } = await reader.focused();
    const stop = { ...at, read: `${role} "${name}"` };
    // A date is one control with several stops.
    const last = stops.at(-1);
    if (last?.id === stop.id) continue;
    if (stops[0]?.id === stop.id) break;
    if (stops.length === 0 && stop.read !== wanted[0]) continue;
    stops.push(stop);
  }
  assert.deepEqual(
    stops.map(({ read }) => read),
    wanted,
    "the stops of Tab are not the controls that are read",
  );
  for (const [place, { read, box, isRtl }] of stops.entries()) {
    const before = stops[place - 1];
    if (!before) continue;
    const isBelow = box.top >= before.box.bottom - 1;
    const isOnLine = box.bottom > before.box.top && box.top < before.box.bottom;
    const isAfter = isRtl ? box.right <= before.box.right : box.left >= before.box.left;
    assert.ok(
      isBelow || (isOnLine && isAfter),
      `${read} comes after ${before.read}, but is not drawn so`,
    );
  }
  do await page.keyboard.press("Shift+Tab");
  while (await page.evaluate(placeOfFocus).then(({ isNone, isDialog }) => isNone || isDialog));
  const { role, name } = await reader.focused();
  assert.equal(`${role} "${name}"`, wanted.at(-1), "backwards from the first stop");
}

function isChoice(line) {
  return line?.startsWith("radio ");
}

/** A line without its states and its description. */
function nameIn(line) {
  return /^\S+ "[^"]*"/.exec(line)[0];
}

/** Runs in the page: where the focus is. */
function placeOfFocus() {
  let at = document.activeElement;
  const isInside = at.closest("dialog[open]") !== null;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  globalThis.focusIds ??= new WeakMap();
  const ids = globalThis.focusIds;
  if (!ids.has(at)) ids.set(at, Math.random());
  const { left, right, top, bottom } = at.getBoundingClientRect();
  // The dialog scrolls to what has the focus.
  const scrolled = at.closest("dialog")?.scrollTop ?? 0;
  return {
    id: ids.get(at),
    testid: at.dataset.testid || at.id || at.getAttribute("href"),
    name: at.outerHTML.slice(0, 90),
    isNone: at === document.body || at === document.documentElement,
    isDialog: at.localName === "dialog",
    isInside,
    isRtl: getComputedStyle(at.closest("dialog") ?? document.body).direction === "rtl",
    box: { left, right, top: top + scrolled, bottom: bottom + scrolled },
  };
}

/**
 * Holds the page's calls to what ends in a path; returns a function that lets them go on. In the page: requests
 * begin to be intercepted from outside only some time after that was asked for.
 */
export async function holdCalls(page, path) {
  await page.evaluate((one) => globalThis.heldCalls.hold(one), path);
  return () => page.evaluate((one) => globalThis.heldCalls.release(one), path);
}

/** Runs in the page, before its scripts: makes its calls ones that can be held. */
function makeHoldable() {
  const held = new Map();
  const send = globalThis.fetch;
  globalThis.heldCalls = {
    hold(path) {
      let release;
      const over = new Promise((go) => {
        release = go;
      });
      held.set(path, { over, release });
    },
    release(path) {
      held.get(path).release();
      held.delete(path);
    },
  };
  globalThis.fetch = async (...call) => {
    const { pathname } = new URL(call[0].url ?? call[0], location.href);
    for (const [path, { over }] of held) {
      if (pathname.endsWith(path)) await over;
    }
    return send(...call);
  };
}

/** A text field as a screen reader reads it: with its error and its description. */
export function field(name, said = "", about = "") {
  const words = [said, about].filter(Boolean).join(" ");
  return `textbox "${name}", required${said ? ", invalid" : ""}${words ? ` - "${words}"` : ""}`;
}

/** What is read beside a field that is wrong. */
export function beside(said = "") {
  return said ? [`paragraph "${said}"`] : [];
}

/** A visit of somebody with a keyboard and a screen reader. */
class Visit {
  constructor({ page, context, errors }, reader, locale) {
    Object.assign(this, { page, context, errors, reader, isRtl: locale === "ar" });
  }

  /** Waits until a form is read so: its title, what is read with it, and its lines. axe finds nothing then. */
  async isIn(title, lines, { about } = {}) {
    const dialog = `dialog "${title}"${about ? ` - "${about}"` : ""}`;
    await this.reads([dialog, `heading "${title}"`, 'button "Close"', ...lines]);
    await this.isOpen();
  }

  /** axe finds nothing: in the dialog, and in full on the page behind it, where nothing changes. */
  isOpen() {
    return assertOpen(this.page, IN_FULL ? {} : { within: "dialog[open]" });
  }

  /** Waits until the open dialog is read so. A `…` is any text. In another language the words are that one's. */
  async reads(lines) {
    await eventually(async () => {
      const read = await this.reader.dialog();
      const found = read.map((line, at) => (this.isSame(line, lines[at]) ? lines[at] : line));
      assert.deepEqual(found, lines);
    });
  }

  isSame(line, wanted = "") {
    const open = this.isRtl ? wanted.replace(/"[^"]*"/g, '"…"') : wanted;
    const pattern = open
      .split("…")
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+");
    return new RegExp(`^${pattern}$`).test(line) && (!this.isRtl || isArabic(line));
  }

  /** Waits until something has the focus that is read so. */
  async isOn(role, name, withinMs) {
    await eventually(async () => {
      const at = await this.reader.focused();
      assert.equal(at.role, role, `the focus is on ${at.role} "${at.name}"`);
      assert.ok(this.isSame(`"${at.name}"`, `"${name}"`), at.name);
    }, withinMs);
  }

  /** Waits until a form is on its way: its button says so, and the focus stays. */
  async isBusy(id, name) {
    const before = await this.reader.focused();
    await this.page.locator(`[data-testid="${id}"][aria-busy="true"]`).waitFor();
    const read = await this.reader.dialog();
    assert.ok(
      read.some((line) => this.isSame(line, `button "${name}", busy`)),
      read.join("\n"),
    );
    const { role } = await this.reader.focused();
    assert.equal(role, before.role);
    await this.isOpen();
  }

  async described() {
    return (await this.reader.focused()).description;
  }

  goesRound() {
    return goesRound(this.reader);
  }

  /** Waits until a text was announced. */
  async heard(text) {
    await eventually(async () => {
      const all = await announced(this.page);
      const isHeard = this.isRtl ? all.some(isArabic) : all.some((one) => one.includes(text));
      assert.ok(isHeard, `"${text}" was not announced, but: ${all.join(" | ")}`);
    });
  }

  /** Waits until no dialog is open, and something on the page has the focus. */
  async isOut(id) {
    // Not only closed: what opens it again is heard only once its owner has let go of it.
    await this.page.locator("dialog").waitFor({ state: "detached" });
    await focusIsOn(this.page, id);
  }

  /** Ends the visit. axe finds nothing on what is left, either. */
  async leave() {
    await assertOpen(this.page);
    assert.deepEqual(faultsIn(this.errors, [401, 403, 422, 500]), []);
    await this.context.close();
  }
}

/** Whether a line has words of Arabic, where it has words. */
function isArabic(line) {
  const [, words = ""] = /"([^"]*)"/.exec(line) ?? [undefined, line];
  return /[\u0600-\u06ff]/.test(words) || !/[a-z]{2}/i.test(words);
}
