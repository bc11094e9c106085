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
import { atom } from "nanostores";
import { $session } from "../../account/shared/session";
import { $settings } from "../../account/shared/settings";
import { acceptSelections, EMPTY_SLIP, nextSlip } from "../../betting/slip";
import type { Slip, SlipContext, SlipEvent } from "../../betting/slip-types";
import { readSlip } from "../../betting/stored";
import { $slip, type SlipSelection, updateSlip } from "../../core/selections";
import { once } from "../../state/once";
import { sharedStore } from "../../state/shared-store";
import { layoutRules } from "../slip-rules";
import { typedStakeOfVersion1 } from "../ticket/ticket-key";

const layout = sharedStore<Slip>({
  first: EMPTY_SLIP,
  key: "betsLayout",
  channel: "slip-layout-2",
  field: "slip",
  read: readSlip,
  adopt,
});

/** The slip's bets. Empty until the settings are loaded. */
export const $layout = layout.$value;

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
  if (!context) return;
  const next = nextSlip($layout.get(), event, context);
  if (FOLLOWING.has(event.kind)) layout.follow(next);
  else layout.change(next);
}

/** The event that explains the next change of the selections, if it is more than a pick. */
const $joining = atom<SlipEvent | undefined>(undefined);

/**
 * Picks selections and assigns them to bets in one step. In two steps, they would first be laid out
 * like any other pick.
 */
export function pickInto(picked: readonly SlipSelection[], event: SlipEvent): void {
  const ids = new Set(picked.map((selection) => selection.id));
  $joining.set(event);
  updateSlip(({ selections }) => ({
    selections: [...selections.filter((one) => !ids.has(one.id)), ...picked],
  }));
}

/** Accepts the changes: new prices are accepted, unavailable selections leave the slip. */
export function acceptSlip(): void {
  updateSlip(({ selections }) => ({ selections: acceptSelections($layout.get(), selections) }));
  sendSlip({ kind: "accepted" });
}

/** Follows the selections, the currency and the other tabs, as soon as the settings are loaded. */
export const startSlip = once((): void => {
  $settings.subscribe((settings) => {
    if (settings && layoutRules(settings, $session.get())) follow();
  });
});

const follow = once((): void => {
  if (!layout.restore()) begin();
  layout.open();
  $slip.subscribe(() => {
    const event = $joining.get() ?? { kind: "selections" };
    $joining.set(undefined);
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
});

/** Another layout, brought in line with the selections of this tab. */
function adopt(slip: Slip): Slip | undefined {
  const context = contextNow();
  if (!context) return undefined;
  const restored = nextSlip($layout.get(), { kind: "restored", slip }, context);
  return nextSlip(restored, { kind: "selections" }, context);
}

/** Lays out the selections where no layout was stored. */
function begin(): void {
  sendSlip({ kind: "selections" });
  // Version 1 had one stake, stored with the ticket.
  const text = typedStakeOfVersion1();
  const [bet] = $layout.get().bets;
  if (text && bet) sendSlip({ kind: "stake", betId: bet.id, text, by: "stake" });
}

function contextNow(): SlipContext | undefined {
  const settings = $settings.get();
  const rules = settings && layoutRules(settings, $session.get());
  return rules && { selections: $slip.get().selections, rules };
}
