/** The choice of a bet's bonus among those that fit it. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import { type BonusOffer, isFreebet } from "../betting/bonus";
import { type CurrencyUnit, formatMoney } from "../betting/money";
import type { BetView } from "../betting/view-types";
import { priceText } from "../core/price-text";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
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
  const choose = (bonusId: number | null) =>
    sendSlip({ kind: "bonus", betId: view.bet.id, bonusId });
  return (
    <div className="slip-bonus">
      <div className="slip-bonus-row">
        {offers
          .filter(({ type }) => isFreebet(type))
          .map((offer) => (
            <button
              key={offer.id}
              type="button"
              className="slip-freebet"
              data-testid="slip-freebet"
              aria-pressed={view.bonus?.id === offer.id}
              title={nameOf(offer)}
              onClick={() => choose(view.bonus?.id === offer.id ? null : offer.id)}
            >
              {say(wordOf(offer.type))}
              {worth(offer, unit) && (
                <>
                  {" · "}
                  <bdi>{worth(offer, unit)}</bdi>
                </>
              )}
            </button>
          ))}
        <select
          className="slip-select"
          aria-label={say("slip-bonus")}
          data-testid="slip-bonus"
          data-bet={view.bet.id}
          value={view.bonus?.id ?? ""}
          onChange={({ currentTarget: { value } }) => choose(value === "" ? null : Number(value))}
        >
          <option value="">{say("slip-bonus-none")}</option>
          {offers.map((offer) => (
            <option key={offer.id} value={offer.id}>
              {[nameOf(offer), worth(offer, unit)].filter(Boolean).join(" · ")}
            </option>
          ))}
        </select>
      </div>
      {/* What a boost does stands at the odds. */}
      {view.bonus && view.bonus.type !== "comboboost" && (
        <p className="slip-why">{say(`slip-bonus-about-${view.bonus.type}`)}</p>
      )}
    </div>
  );
}

/** A free bet by its short name: what comes back of it is said once it is chosen. */
function wordOf(type: BonusOffer["type"]): string {
  return type === "freebet_no_risk" ? `slip-bonus-${type}` : "slip-bonus-freebet";
}

/** What a bet lacks for the next step of its boost. A freebet has none. */
export function NextBoost({
  say,
  view: { bet, bonus },
}: {
  readonly say: Translate;
  readonly view: BetView<SlipSelection>;
}): ReactNode {
  const steps = (bet.offers ?? []).flatMap(({ next }) => next ?? []);
  const [next] = steps.sort((one, other) => one.missing - other.missing);
  if (!next || (bonus && isFreebet(bonus.type))) return null;
  return (
    <p className="slip-why slip-next-boost" data-testid="slip-next-boost">
      <Words
        say={say}
        id="slip-boost-next"
        args={{ count: next.missing }}
        parts={{ boost: percent(next.factor), odds: priceText(next.minOdds) }}
      />
    </p>
  );
}

/** The value of a bonus, in digits. */
export function worth({ type, factor, stake }: BonusOffer, unit: CurrencyUnit): string {
  if (isFreebet(type) && stake !== undefined) return formatMoney(stake, unit, siteConfig().tag);
  return factor === undefined ? "" : percent(factor);
}

/** What a factor adds. */
function percent(factor: number): string {
  return new Intl.NumberFormat(siteConfig().tag, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "always",
    numberingSystem: "latn",
  }).format((factor - 1000) / 1000);
}
