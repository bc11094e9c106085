/**
 * The slip's layout: which bets the picked selections make, and what is staked on each. The rules are
 * `betting/slip.ts`; this keeps the state, stores it for the session, and tells it to the other tabs.
 *
 * The layout follows the selections, which agree between tabs by themselves (`core/slip-tabs.ts`).
 * What the player does to the layout travels as a whole, the later over the earlier: a tab hears
 * what happened while it slept before anybody can touch it, so nothing is done on old ground.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $session } from "../../account/shared/session";
import { $settings } from "../../account/shared/settings";
import { acceptSelections, EMPTY_SLIP, nextSlip } from "../../betting/slip";
import type { Slip, SlipContext, SlipEvent } from "../../betting/slip-types";
import { readSlip } from "../../betting/stored";
import { $slip, type SlipSelection, updateSlip } from "../../core/selections";
import { readStored, tell, writeStored } from "../../core/storage";
import { openTabs } from "../../core/tabs";
import { slipRules } from "../slip-rules";
import { typedStakeOfVersion1 } from "../ticket/ticket-key";

/** Session key of the layout, beside the selections. */
const LAYOUT_KEY = "betsLayout";
const CHANNEL = "slip-layout-2";

interface Kept {
  readonly slip: Slip;
  /** When the player last changed it, in milliseconds since 1970; later than any that was known. */
  readonly stamp: number;
}

const $kept = atom<Kept>({ slip: EMPTY_SLIP, stamp: 0 });
const $state = atom<Slip>(EMPTY_SLIP);
let sayToTabs: (said: Kept) => void = () => {};

/** The slip's bets. Empty until the settings are there. */
export const $layout: ReadableAtom<Slip> = $state;

/** Events that follow from something else, which every tab sees for itself. */
const FOLLOWING: ReadonlySet<SlipEvent["kind"]> = new Set([
  "selections",
  "offers",
  "currency",
  "custom_odds",
  "messages",
]);

/** Changes the slip; without an effect until the settings are there. */
export function sendSlip(event: SlipEvent): void {
  const context = contextNow();
  if (context) put(nextSlip($state.get(), event, context), !FOLLOWING.has(event.kind));
}

/** What the next change of the selections is about, where it is more than that they changed. */
let joining: SlipEvent | undefined;

/**
 * Picks selections and says in the same breath which bets they stand in. One after the other, they
 * would be laid out as any pick is before it could be said.
 */
export function pickInto(picked: readonly SlipSelection[], event: SlipEvent): void {
  const ids = new Set(picked.map((selection) => selection.id));
  joining = event;
  updateSlip(({ selections }) => ({
    selections: [...selections.filter((one) => !ids.has(one.id)), ...picked],
  }));
}

/** Accepts what changed: new prices are taken, what cannot be bet on leaves the slip (spec 4). */
export function acceptSlip(): void {
  updateSlip(({ selections }) => ({ selections: acceptSelections($state.get(), selections) }));
  sendSlip({ kind: "accepted" });
}

let isFollowing = false;

/** Follows the selections, the currency and the other tabs, as soon as the settings are there. */
export function startSlip(): void {
  $settings.subscribe((settings) => {
    if (isFollowing || !settings || !slipRules(settings, $session.get())) return;
    isFollowing = true;
    follow();
  });
}

function follow(): void {
  restore();
  sayToTabs = openTabs(CHANNEL, hear);
  sayToTabs($kept.get());
  window.addEventListener("pageshow", (event) => event.persisted && sayToTabs($kept.get()));
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

function hear(said: unknown): void {
  const other = readKept(said);
  const own = $kept.get();
  if (!other || other.stamp === own.stamp) return;
  if (other.stamp < own.stamp) sayToTabs(own);
  else take(other);
}

/** Takes another layout over; the selections that are picked here have the last word. */
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
  if (stored !== undefined) tell(LAYOUT_KEY, "not a layout of this version");
  sendSlip({ kind: "selections" });
  // Version 1 had one stake, kept with the ticket.
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
  if (isByPlayer) sayToTabs(kept);
}

function contextNow(): SlipContext | undefined {
  const settings = $settings.get();
  const rules = settings && slipRules(settings, $session.get());
  return rules && { selections: $slip.get().selections, rules };
}

function readKept(value: unknown): Kept | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { slip, stamp } = value as { slip?: unknown; stamp?: unknown };
  const read = readSlip(slip);
  return read && Number.isFinite(stamp) ? { slip: read, stamp: stamp as number } : undefined;
}
