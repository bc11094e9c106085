/** Notifications, as a page shows them. */
import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";

/** Waits until the header says that so many are unread. */
export async function badgeIs(page, text) {
  const badge = page.getByTestId("unread").locator("[aria-hidden]");
  await eventually(async () => assert.equal(await badge.textContent(), text));
}
