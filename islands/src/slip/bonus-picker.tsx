/** The choice of a bet's bonus among those that fit it. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type BonusOffer, isFreebet } from "../betting/bonus";
import { type CurrencyUnit, formatMoney } from "../betting/money";
import type { BetView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { useStore } from "../runtime/use-store";
import { $bonusNames } from "./bonuses";
import { sendSlip } from "./shared/slip";

const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** The choice; nothing where no bonus fits. */
export function BonusPicker({
  say,
  view,
  unit,
}: {
  readonly say: Translate;
  readonly view: BetView<SlipSelection>;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const names = useStore($bonusNames, NO_NAMES);
  const offers = (view.bet.offers ?? []).filter((offer) => offer.isUsable);
  if (offers.length === 0) return null;
  const nameOf = ({ id, type }: BonusOffer) => names.get(id) ?? say(`slip-bonus-${type}`);
  return (
    <div className="slip-bonus">
      <label className="slip-choice">
        <span>{say("slip-bonus")}</span>
        <select
          className="slip-select"
          data-testid="slip-bonus"
          data-bet={view.bet.id}
          value={view.bonus?.id ?? ""}
          onChange={(event) => {
            const { value } = event.currentTarget;
            sendSlip({
              kind: "bonus",
              betId: view.bet.id,
              bonusId: value === "" ? null : Number(value),
            });
          }}
        >
          <option value="">{say("slip-bonus-none")}</option>
          {offers.map((offer) => (
            <option key={offer.id} value={offer.id}>
              {[nameOf(offer), worth(offer, unit)].filter(Boolean).join(" · ")}
            </option>
          ))}
        </select>
      </label>
      {view.bonus && <p className="slip-why">{say(`slip-bonus-about-${view.bonus.type}`)}</p>}
    </div>
  );
}

/** The value of a bonus, in digits. */
function worth({ type, factor, stake }: BonusOffer, unit: CurrencyUnit): string {
  const { tag } = siteConfig();
  if (isFreebet(type) && stake !== undefined) return formatMoney(stake, unit, tag);
  if (factor === undefined) return "";
  return new Intl.NumberFormat(tag, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "always",
    numberingSystem: "latn",
  }).format((factor - 1000) / 1000);
}
