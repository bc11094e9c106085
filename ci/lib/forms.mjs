/** Forms in dialogs by the keyboard alone: nothing is clicked, and nothing is filled in but by keys. */
import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";

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

/** Types a text into a field in place of what is in it. */
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
  return {
    id: ids.get(at),
    testid: at.dataset.testid || at.id || at.getAttribute("href"),
    name: at.outerHTML.slice(0, 90),
    isNone: at === document.body || at === document.documentElement,
    isDialog: at.localName === "dialog",
    isInside,
    isRtl: getComputedStyle(at.closest("dialog") ?? document.body).direction === "rtl",
    box: { left, right, top, bottom },
  };
}

/** Stops the calls to a path; returns a function that lets them go on. */
export async function holdCalls(page, path) {
  let release;
  const held = new Promise((go) => {
    release = go;
  });
  const isMeant = ({ pathname }) => pathname === path || pathname.includes(`${path}-`);
  const gone = [];
  await page.route(isMeant, (route) => {
    const going = held.then(() => route.continue());
    gone.push(going);
    return going;
  });
  return async () => {
    release();
    await Promise.all(gone);
    await page.unroute(isMeant);
  };
}
