/** The slip of a visitor in any engine. */
import assert from "node:assert/strict";
import { eventually } from "../eventually.mjs";
import { id } from "./visitor.mjs";

/** How long a press may take to open the slip, in milliseconds, before it is made again. */
const ANSWERED_MS = 3_000;

/**
 * Opens the slip where it is not always visible. On a busy machine a touch in Firefox was lost now and then, and is made
 * again here. What the first tap of a page does is tried in Chromium (`first-tap.mjs`).
 */
export async function openSlip(visitor) {
  await visitor.eventually(async () => {
    if (!visitor.isPhone || (await slipIsOpen(visitor))) return;
    await visitor.pressNow(id("slip-toggle"));
    await eventually(async () => assert.ok(await slipIsOpen(visitor)), ANSWERED_MS);
  });
  await visitor.shown(id("slip"));
}

/** Closes the slip where it covers the page, as a finger does. */
export async function closeSlip(visitor) {
  if (!visitor.isPhone) return;
  await visitor.press(".slip-close");
  await visitor.eventually(async () => assert.ok(!(await slipIsOpen(visitor))));
}

function slipIsOpen(visitor) {
  return visitor.run(() => document.documentElement.dataset.slip === "open");
}
