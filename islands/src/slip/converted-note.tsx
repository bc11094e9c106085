/** The amount in another currency from which a shared stake was converted. */
import type { ReactNode } from "react";
import { unitOf } from "../account/shared/settings";
import { siteConfig } from "../api/config";
import type { Settings } from "../api/schemas/settings";
import { type CurrencyUnit, formatMoney } from "../betting/money";
import type { SlipBet } from "../betting/slip-types";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";

/** Id of the note of a bet, which describes its field. */
export function convertedNoteId(betId: string): string {
  return `slip-converted-${betId}`;
}

/** The note; it stays until the stake changes. */
export function ConvertedNote({
  say,
  settings,
  bet,
  unit,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly bet: SlipBet;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const { amount, convertedFrom } = bet.stake;
  const from = convertedFrom && unitOf(settings, convertedFrom.currency);
  if (!from || !amount.ok) return null;
  const { tag } = siteConfig();
  return (
    <p
      className="slip-note"
      data-tone="quiet"
      id={convertedNoteId(bet.id)}
      data-testid="slip-converted"
    >
      <span>
        <Words
          say={say}
          id="slip-share-converted"
          parts={{
            from: formatMoney(convertedFrom.value, from, tag),
            to: formatMoney(amount.value, unit, tag),
          }}
        />
      </span>
    </p>
  );
}
