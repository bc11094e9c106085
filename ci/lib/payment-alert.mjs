/** What a page says of a payment, and what it does to the balance. */
import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";
import { badgeIs } from "./notifications.mjs";

/** What an alert of each tone is announced as. That about a pending payment is an "info". */
const ROLES = { success: "status", info: "status", error: "alert" };

/**
 * The alert about a payment is announced and, once a pending payment has ended, says that in its place; the notification
 * of any other replaces nothing. `balance` is the player's then, in subunits; `ended` counts the payments so far,
 * whose notifications are all unread; `tone` is the alert's; `said` is what it said at first, if that was read before.
 * Resolves to the alert, which stays until it is closed.
 */
export async function assertPaid(page, player, { balance, ended, tone, of, said }) {
  const alert = page.locator(".alert");
  await alert.waitFor();
  const first = said ?? (await alert.innerText());
  const role = await alert.evaluate((one) => one.parentElement.getAttribute("role"));
  assert.equal(role, ROLES[tone], of);
  await eventually(async () => assert.equal(await player.balance(), balance, of));
  // A page counts a notification after it has got it.
  await badgeIs(page, String(ended));
  const isPending = tone === "info";
  await eventually(async () => assert.equal((await alert.innerText()) !== first, isPending, of));
  assert.equal(await alert.getAttribute("data-type"), tone, of);
  return alert;
}
