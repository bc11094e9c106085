/**
 * The slip's layout: which bets the picked selections form, and the stake of each. The rules are in
 * `betting/slip.ts`; this keeps the state, stores it for the session, and sends it to the other
 * tabs.
 *
 * The layout follows the selections, which the tabs synchronize by themselves
 * (`core/slip-tabs.ts`). The player's changes of the layout are sent as a whole, and the latest
 * wins: a tab receives what happened while it was asleep before anybody can touch it, so no change
 * starts from an old state.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session } from "../../account/shared/session";
import { $settings } from "../../account/shared/settings";
import { acceptSelections, EMPTY_SLIP, nextSlip } from "../../betting/slip";
import type { Slip, SlipContext, SlipEvent } from "../../betting/slip-types";
import { readSlip } from "../../betting/stored";
import { $slip, type SlipSelection, updateSlip } from "../../core/selections";
import { readStored, warnUnusable, writeStored } from "../../core/storage";
import { openTabs } from "../../core/tabs";
import { layoutRules } from "../slip-rules";
import { typedStakeOfVersion1 } from "../ticket/ticket-key";

/** Session storage key of the layout; the selections have their own. */
const LAYOUT_KEY = "betsLayout";
const CHANNEL = "slip-layout-2";

interface Kept {
  readonly slip: Slip;
  /** When the player last changed it, in milliseconds since 1970; later than any known stamp. */
  readonly stamp: number;
}

const $kept = atom<Kept>({ slip: EMPTY_SLIP, stamp: 0 });
const $state = atom<Slip>(EMPTY_SLIP);
let sendToTabs: (message: Kept) => void = () => {};

/** The slip's bets. Empty until the settings are loaded. */
export const $layout: ReadableAtom<Slip> = $state;

/** Events that follow from others, which every tab handles for itself. */
const FOLLOWING: ReadonlySet<SlipEvent["kind"]> = new Set([
  "selections",
  "offers",
  "currency",
  "custom_odds",
  "messages",
]);

/** Changes the slip; has no effect until the settings are loaded. */
export function sendSlip(event: SlipEvent): void {
  const context = contextNow();
  if (context) put(nextSlip($state.get(), event, context), !FOLLOWING.has(event.kind));
}

/** The event that explains the next change of the selections, if it is more than a pick. */
let joining: SlipEvent | undefined;

/**
 * Picks selections and assigns them to bets in one step. In two steps, they would first be laid out
 * like any other pick.
 */
export function pickInto(picked: readonly SlipSelection[], event: SlipEvent): void {
  const ids = new Set(picked.map((selection) => selection.id));
  joining = event;
  updateSlip(({ selections }) => ({
    selections: [...selections.filter((one) => !ids.has(one.id)), ...picked],
  }));
}

/** Accepts the changes: new prices are accepted, unavailable selections leave the slip. */
export function acceptSlip(): void {
  updateSlip(({ selections }) => ({ selections: acceptSelections($state.get(), selections) }));
  sendSlip({ kind: "accepted" });
}

let isFollowing = false;

/** Follows the selections, the currency and the other tabs, as soon as the settings are loaded. */
export function startSlip(): void {
  $settings.subscribe((settings) => {
    if (isFollowing || !settings || !layoutRules(settings, $session.get())) return;
    isFollowing = true;
    follow();
  });
}

function follow(): void {
  restore();
  sendToTabs = openTabs(CHANNEL, receive);
  sendToTabs($kept.get());
  window.addEventListener("pageshow", (event) => event.persisted && sendToTabs($kept.get()));
  $slip.subscribe(() => {
    const event = joining ?? { kind: "selections" };
    joining = undefined;
    sendSlip(event);
  });
  let currency = contextNow()?.rules.unit.code;
  const onAccount = () => {
    const code = contextNow()?.rules.unit.code;
    if (code === currency || code === undefined) return;
    currency = code;
    sendSlip({ kind: "currency" });
  };
  $session.listen(onAccount);
  $settings.listen(() => {
    onAccount();
    sendSlip({ kind: "selections" });
  });
}

function receive(message: unknown): void {
  const other = readKept(message);
  const own = $kept.get();
  if (!other || other.stamp === own.stamp) return;
  if (other.stamp < own.stamp) sendToTabs(own);
  else take(other);
}

/** Takes over another layout, brought in line with the selections of this tab. */
function take({ slip, stamp }: Kept): void {
  const context = contextNow();
  if (!context) return;
  const restored = nextSlip($state.get(), { kind: "restored", slip }, context);
  $kept.set({ slip: restored, stamp });
  put(nextSlip(restored, { kind: "selections" }, context), false);
}

function restore(): void {
  const stored = readStored("session", LAYOUT_KEY);
  const kept = readKept(stored);
  if (kept) {
    take(kept);
    return;
  }
  if (stored !== undefined) warnUnusable(LAYOUT_KEY, "not a layout of this version");
  sendSlip({ kind: "selections" });
  // Version 1 had one stake, stored with the ticket.
  const text = typedStakeOfVersion1();
  const [bet] = $state.get().bets;
  if (text && bet) sendSlip({ kind: "stake", betId: bet.id, text, by: "stake" });
}

function put(slip: Slip, isByPlayer: boolean): void {
  if (slip === $state.get()) return;
  const { stamp } = $kept.get();
  const kept = { slip, stamp: isByPlayer ? Math.max(Date.now(), stamp + 1) : stamp };
  $kept.set(kept);
  $state.set(slip);
  writeStored("session", LAYOUT_KEY, $kept.get());
  if (isByPlayer) sendToTabs(kept);
}

function contextNow(): SlipContext | undefined {
  const settings = $settings.get();
  const rules = settings && layoutRules(settings, $session.get());
  return rules && { selections: $slip.get().selections, rules };
}

function readKept(value: unknown): Kept | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { slip, stamp } = value as { slip?: unknown; stamp?: unknown };
  const read = readSlip(slip);
  return read && Number.isFinite(stamp) ? { slip: read, stamp: stamp as number } : undefined;
}
