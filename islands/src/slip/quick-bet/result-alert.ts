/**
 * The alert about the results of touches. The page has one alert, and a new one replaces it: the results
 * of touches that follow each other faster than anybody can read are reported together.
 */
import { $alert, type Alerts, type AlertType, alerts } from "../../alerts/shared/alerts";
import type { Decision } from "../../betting/ticket";
import type { Translate } from "../../messages/messages";

/** The result of a touch. */
export interface TouchResult {
  /** The bet, or the refusal: a bet that was being checked gets a second result. */
  readonly of: object;
  readonly result: Exclude<Decision, "rejected"> | "error";
  /** The match, the pick, the price and the stake; or why it was not placed. */
  readonly text: string;
}

/** Results that the alert describes; more of them are only counted. */
const MOST = 3;

/** Makes a function that reports a result, beside those that the alert still shows. */
export function createResultAlert({
  $alert,
  alerts,
}: Alerts): (say: Translate, now: TouchResult) => void {
  let shown: readonly TouchResult[] = [];
  let alertId: number | undefined;
  return (say, now) => {
    const isShown = alertId !== undefined && $alert.get()?.id === alertId;
    shown = [...(isShown ? shown.filter((one) => one.of !== now.of) : []), now];
    const areAlike = shown.every(({ result }) => result === now.result);
    const lines = shown.slice(-MOST).map(({ result, text }) => {
      return result === now.result ? text : `${say(`slip-quick-bet-${result}`)} · ${text}`;
    });
    const isCounted = shown.length > 1 && areAlike && now.result !== "error";
    alerts.show({
      type: TYPES[now.result],
      title: isCounted
        ? say(`slip-receipt-${now.result}`, { count: shown.length })
        : say(`slip-quick-bet-${now.result}`),
      text: lines.join("\n"),
    });
    alertId = $alert.get()?.id;
  };
}

const TYPES: Readonly<Record<TouchResult["result"], AlertType>> = {
  placed: "success",
  checking: "info",
  review: "info",
  error: "error",
};

/** Reports a result, beside those that the alert still shows. */
export const alertResult = createResultAlert({ $alert, alerts });
