/** Quick bet in the slip: its stake, its approval, and the result of the last touch (spec 4, 5). */
import { type FormEvent, type ReactNode, useEffect } from "react";
import { $session } from "../../account/shared/session";
import { currencyOf, stakesOf } from "../../account/shared/settings";
import { alerts } from "../../alerts/shared/alerts";
import { siteConfig } from "../../api/config";
import type { Settings } from "../../api/schemas/settings";
import { type CurrencyUnit, formatMoney, plainAmount } from "../../betting/money";
import { formatOdds } from "../../betting/odds";
import { isHeldQuick, NO_QUICK_BET, type QuickBet } from "../../betting/quick-bet";
import type { AttemptBet } from "../../betting/ticket";
import type { Translate } from "../../messages/messages";
import { Words } from "../../messages/words";
import { useStore } from "../../runtime/use-store";
import { QuickAmounts } from "../quick-amounts";
import { refusalWords } from "../refusals";
import { slipRules } from "../slip-rules";
import { $quickBet, $quickTouch, approveQuickBet, closeQuickBet, setQuickStake } from "./quick-bet";

/** The part below the switch while quick bet is on. */
export function QuickBetPart({
  say,
  settings,
}: {
  readonly say: Translate;
  readonly settings: Settings;
}): ReactNode {
  const quick = useStore($quickBet, NO_QUICK_BET);
  const touch = useStore($quickTouch, undefined);
  const session = useStore($session, { status: "unknown" });
  useResult(say, settings, quick, touch);
  const unit = slipRules(settings, session)?.unit;
  if (!unit) return null;
  const { tag } = siteConfig();
  const { stake, isApproved } = quick;
  const amount = stake.currency === unit.code && stake.amount.ok ? stake.amount.value : 0;
  const held = isHeldQuick(quick);
  const money = formatMoney(amount, unit, tag);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount > 0) approveQuickBet();
    else document.getElementById("slip-quick-stake")?.focus();
  };
  return (
    <form className="quick-bet" data-approved={isApproved} noValidate onSubmit={submit}>
      <fieldset className="slip-bet" disabled={held} aria-label={say("slip-quick-bet-stake")}>
        <div className="slip-stake">
          <label className="slip-stake-label" htmlFor="slip-quick-stake">
            {say("slip-stake-currency", { currency: unit.code })}
          </label>
          <input
            className="slip-stake-input"
            id="slip-quick-stake"
            data-testid="slip-quick-stake"
            type="text"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            placeholder={plainAmount(0, unit, tag)}
            aria-invalid={stake.text !== "" && !stake.amount.ok}
            aria-describedby="slip-quick-bet-state"
            value={stake.currency === unit.code ? stake.text : ""}
            onChange={(event) => setQuickStake(event.currentTarget.value)}
          />
        </div>
        <QuickAmounts
          say={say}
          amounts={stakesOf(settings, unit.code)?.amounts ?? []}
          unit={unit}
          onAmount={(value) => setQuickStake(plainAmount(value, unit, tag))}
        />
      </fieldset>
      <p className="quick-bet-state" id="slip-quick-bet-state" data-testid="slip-quick-state">
        {isApproved ? (
          <Words say={say} id="slip-quick-bet-ready" parts={{ amount: money }} />
        ) : (
          say("slip-quick-bet-not-approved")
        )}
      </p>
      {!isApproved && (
        <button
          type="submit"
          className="button-main"
          data-testid="slip-approve"
          aria-disabled={amount > 0 ? undefined : true}
        >
          {amount > 0 ? (
            <Words say={say} id="slip-quick-bet-approve" parts={{ amount: money }} />
          ) : (
            say("slip-quick-bet-approve-empty")
          )}
        </button>
      )}
      <Result say={say} settings={settings} quick={quick} touch={touch} />
    </form>
  );
}

interface ResultProps {
  readonly say: Translate;
  readonly settings: Settings;
  readonly quick: QuickBet;
  readonly touch: AttemptBet | undefined;
}

/** The line about the last touch. It is not announced, because the alert with the same text is. */
function Result({ say, settings, quick, touch }: ResultProps): ReactNode {
  if (quick.state === "idle") return null;
  return (
    <p
      className="quick-bet-result"
      data-testid="slip-quick-result"
      data-state={quick.state}
      aria-hidden={quick.state === "success" || quick.state === "error" ? true : undefined}
      role={isHeldQuick(quick) ? "status" : undefined}
    >
      {resultWords(say, settings, quick, touch)}
    </p>
  );
}

/** Shows the result where the price was touched: on a phone the slip is not in view then. */
function useResult(
  say: Translate,
  settings: Settings,
  quick: QuickBet,
  touch: AttemptBet | undefined,
): void {
  const { state } = quick;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when the state is reached
  useEffect(() => {
    if (state !== "success" && state !== "error") return;
    const isPlaced = state === "success";
    alerts.show({
      type: isPlaced ? "success" : "error",
      title: say(isPlaced ? "slip-quick-bet-placed" : "slip-quick-bet-not-placed"),
      text: resultWords(say, settings, quick, touch),
    });
    const timer = setTimeout(closeQuickBet, RESULT_TIME);
    return () => clearTimeout(timer);
  }, [state, quick.selectionId]);
}

/** How long a result is shown, in milliseconds. */
const RESULT_TIME = 10_000;

function resultWords(
  say: Translate,
  settings: Settings,
  quick: QuickBet,
  touch: AttemptBet | undefined,
): string {
  if (quick.state === "error") {
    return quick.error ? refusalWords(say, quick.error) : say("slip-error-default");
  }
  if (quick.state === "unanswered") return say("slip-unanswered-text");
  const unit = touch && currencyOf(settings, touch.currency);
  if (!touch || !unit) return "";
  return say(
    quick.state === "processing" ? "slip-quick-bet-placing" : "slip-quick-bet-placed-text",
    {
      name: touch.picks[0]?.outcome ?? "",
      odds: formatOdds(touch.selections[0]?.odds ?? 0),
      amount: moneyOf(touch, unit),
    },
  );
}

function moneyOf({ stake }: AttemptBet, unit: CurrencyUnit): string {
  return formatMoney(stake, unit, siteConfig().tag);
}
