/** The result of a quick bet as text, and as an alert where the price was touched. */
import { useEffect } from "react";
import { $playHeld, $playRefused } from "../../account/shared/play";
import { unitOf } from "../../account/shared/settings";
import { siteConfig } from "../../api/config";
import type { Settings } from "../../api/schemas/settings";
import { DOUBT_SECONDS } from "../../betting/doubt";
import { formatMoney } from "../../betting/money";
import type { QuickBet } from "../../betting/quick-bet";
import { decisionOn } from "../../betting/ticket";
import { priceText } from "../../core/price-text";
import type { Translate } from "../../messages/messages";
import { useStore } from "../../runtime/use-store";
import { refusalWords } from "../refusals";
import { alertUntilDismissed } from "./lasting-alert";
import { $quickRefused, clearQuickRefused, closeQuickBet } from "./quick-bet";
import { alertResult } from "./result-alert";
import type { QuickTouched } from "./touched-bets";

/** What a result depends on. */
export interface ResultProps {
  readonly say: Translate;
  readonly settings: Settings;
  readonly quick: QuickBet;
  readonly touched: QuickTouched | undefined;
}

/** The match, the pick, the price and the stake of a touch; or why it was not placed. */
export function resultWords(
  say: Translate,
  settings: Settings,
  quick: QuickBet,
  touched: QuickTouched | undefined,
): string {
  if (quick.state === "error") {
    return quick.error ? refusalWords(say, quick.error) : say("slip-error-default");
  }
  if (quick.state === "unanswered") return say("slip-unanswered-text", { seconds: DOUBT_SECONDS });
  return touchedWords(say, settings, touched, quick.state === "processing");
}

function touchedWords(
  say: Translate,
  settings: Settings,
  touched: QuickTouched | undefined,
  isOnItsWay: boolean,
): string {
  const unit = touched && unitOf(settings, touched.sent.currency);
  if (!touched || !unit) return "";
  const { sent, taken } = touched;
  const [pick] = sent.picks;
  const [selection] = taken?.selections ?? sent.selections;
  return say(isOnItsWay ? "slip-quick-bet-placing" : "slip-quick-bet-text", {
    event: pick?.event ?? "",
    market: pick?.market ?? "",
    name: pick?.outcome ?? "",
    // In marks that keep its sign before it: an alert has no markup.
    odds: `\u2066${priceText(selection?.odds ?? 0)}\u2069`,
    amount: formatMoney(sent.stake, unit, siteConfig().tag),
  });
}

/** How long a result is shown, in milliseconds. */
const RESULT_TIME = 10_000;

/**
 * Shows the result where the price was touched: on a phone the slip is not in view then. A bet that
 * is being checked is reported once more when the operator has decided.
 */
export function useResult(
  say: Translate | undefined,
  settings: Settings | undefined,
  quick: QuickBet,
  touched: QuickTouched | undefined,
): void {
  const { state } = quick;
  const decision = state === "success" && touched?.taken && decisionOn([touched.taken]);
  const result = state === "error" ? state : decision || undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when the result is known
  useEffect(() => {
    if (!say || !settings || !result) return;
    if (result === "rejected") {
      alertRefused(say, settings, touched);
    } else if (!isInDialog(quick)) {
      const of = (result === "error" ? quick.error : touched?.sent) ?? {};
      alertResult(say, { of, result, text: resultWords(say, settings, quick, touched) });
    }
    // The operator's decision is awaited: the result closes after that.
    if (result === "checking" || result === "review") return;
    const timer = setTimeout(closeQuickBet, RESULT_TIME);
    return () => clearTimeout(timer);
  }, [result, quick.selectionId, say, settings]);
}

/** Whether a dialog about a limit says why nothing was placed: an alert behind it would say it twice. */
function isInDialog({ state, error }: QuickBet): boolean {
  return state === "error" && $playHeld.get() && $playRefused.get()?.code === error?.code;
}

/** Reports the bets of earlier touches that were refused after they had been checked. */
export function useRefused(say: Translate | undefined, settings: Settings | undefined): void {
  const refused = useStore($quickRefused, NONE);
  useEffect(() => {
    if (!say || !settings || refused.length === 0) return;
    clearQuickRefused();
    for (const touched of refused) alertRefused(say, settings, touched);
  }, [say, settings, refused]);
}

const NONE: readonly QuickTouched[] = [];

/** A refusal after a check names the bet and the reason, and stays until it is dismissed. */
function alertRefused(say: Translate, settings: Settings, touched: QuickTouched | undefined): void {
  const bet = touchedWords(say, settings, touched, false);
  alertUntilDismissed({
    type: "error",
    title: say("slip-quick-bet-rejected"),
    text: `${bet} · ${say("slip-receipt-rejected-text")}`,
  });
}
