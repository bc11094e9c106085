/** A stake above the maximum: the operator's, or what a limit of the player's own leaves. */
import { type ReactNode, useEffect, useState } from "react";
import { siteConfig } from "../api/config";
import { type CurrencyUnit, formatMoney } from "../betting/money";
import type { OwnStake } from "../limits/shared/own-stake";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import { reportError } from "../report/report";

/** The message. The operator's maximum does not say why it is as low as it is: the player's limits do. */
export function AboveMax({
  say,
  max,
  unit,
}: {
  readonly say: Translate;
  /** In subunits. */
  readonly max: number;
  readonly unit: CurrencyUnit;
}): ReactNode {
  const own = useOwnStake(max, unit.code);
  const money = (value: number) => formatMoney(value, unit, siteConfig().tag);
  // Until it is known whose maximum it is, it is called nobody's.
  if (own === "unknown") return null;
  if (!own || own.left > max) {
    return <Words say={say} id="slip-stake-above-max" parts={{ amount: money(max) }} />;
  }
  const { left, resets } = own;
  return resets ? (
    <Words
      say={say}
      id="slip-stake-own-limit-until"
      parts={{ amount: money(left), moment: resets }}
    />
  ) : (
    <Words say={say} id="slip-stake-own-limit" parts={{ amount: money(left) }} />
  );
}

function useOwnStake(max: number, currency: string): OwnStake | "unknown" | undefined {
  const hasLimits = siteConfig().limits?.page !== undefined;
  const [own, setOwn] = useState<OwnStake | "unknown" | undefined>(
    hasLimits ? "unknown" : undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another maximum may follow from another limit
  useEffect(() => {
    if (!hasLimits) return;
    let isCurrent = true;
    import("../limits/shared/own-stake")
      .then((loaded) => loaded.fetchOwnStake(currency))
      .then((stake) => isCurrent && setOwn(stake))
      .catch((error: unknown) => {
        reportError(error, "the player's limits could not be fetched");
        if (isCurrent) setOwn(undefined);
      });
    return () => {
      isCurrent = false;
    };
  }, [max, currency]);
  return own;
}
