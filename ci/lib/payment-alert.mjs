/** What a page says of a payment, and what it does to the balance. */
import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";
import { badgeIs } from "./notifications.mjs";

/** Seconds until a pending payment has arrived. */
const ARRIVES_AFTER = 5;

/** What an alert of each tone is announced as. That about a pending payment is an "info". */
const ROLES = { success: "status", info: "status", error: "alert" };

/**
 * The alert about a payment is announced and, once a pending payment has ended, says that in its place; the notification
 * of any other replaces nothing. `balance` is the player's then, in subunits; `ended` counts the payments so far,
 * whose notifications are all unread; `tone` is the alert's; `operator` lets a pending payment end. Resolves to the
 * alert, which stays until it is closed.
 */
export async function assertPaid(page, player, { balance, ended, tone, of, operator }) {
  const alert = page.locator(".alert");
  await alert.waitFor();
  const first = await alert.innerText();
  const role = await alert.evaluate((one) => one.parentElement.getAttribute("role"));
  assert.equal(role, ROLES[tone], of);
  const isPending = tone === "info";
  if (isPending) await operator.pass(ARRIVES_AFTER);
  await eventually(async () => assert.equal(await player.balance(), balance, of));
  // A page counts a notification after it has got it.
  await badgeIs(page, String(ended));
  await eventually(async () => assert.equal((await alert.innerText()) !== first, isPending, of));
  assert.equal(await alert.getAttribute("data-type"), tone, of);
  return alert;
}
