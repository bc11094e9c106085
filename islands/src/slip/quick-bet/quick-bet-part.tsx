/** Quick bet in the slip: its stake, its approval, and the result of the last touch. */
import type { FormEvent, ReactNode } from "react";
import { $session } from "../../account/shared/session";
import { stakesOf } from "../../account/shared/settings";
import { siteConfig } from "../../api/config";
import type { Settings } from "../../api/schemas/settings";
import { formatMoney, plainAmount } from "../../betting/money";
import { capQuickStake, isHeldQuick, NO_QUICK_BET } from "../../betting/quick-bet";
import type { Translate } from "../../messages/messages";
import { Words } from "../../messages/words";
import { useStore } from "../../runtime/use-store";
import { QuickAmounts } from "../quick-amounts";
import { layoutRules, slipRules } from "../slip-rules";
import { $quickBet, $quickTouched, approveQuickBet, setQuickStake } from "./quick-bet";
import { type ResultProps, resultWords } from "./result";

/** The part below the switch while quick bet is on. */
export function QuickBetPart({
  say,
  settings,
}: {
  readonly say: Translate;
  readonly settings: Settings;
}): ReactNode {
  const quick = useStore($quickBet, NO_QUICK_BET);
  const touched = useStore($quickTouched, undefined);
  const session = useStore($session, { status: "unknown" });
  const unit = slipRules(settings, session)?.unit;
  if (!unit) {
    const foreign = layoutRules(settings, session)?.unit;
    return (
      foreign && (
        <p className="slip-message" data-tone="error" data-testid="slip-quick-currency">
          {say("slip-currency-unlisted", { currency: foreign.code })}
        </p>
      )
    );
  }
  const { tag } = siteConfig();
  const { stake, isApproved } = quick;
  const stakes = stakesOf(settings, unit.code);
  const typed = stake.currency === unit.code && stake.amount.ok ? stake.amount.value : 0;
  const amount = capQuickStake(typed, stakes?.max);
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
          amounts={stakes?.amounts ?? []}
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
      <Result say={say} settings={settings} quick={quick} touched={touched} />
    </form>
  );
}

/** The line about the last touch. It is not announced, because the alert with the same text is. */
function Result({ say, settings, quick, touched }: ResultProps): ReactNode {
  if (quick.state === "idle") return null;
  return (
    <p
      className="quick-bet-result"
      data-testid="slip-quick-result"
      data-state={quick.state}
      aria-hidden={quick.state === "success" || quick.state === "error" ? true : undefined}
      role={isHeldQuick(quick) ? "status" : undefined}
    >
      {resultWords(say, settings, quick, touched)}
    </p>
  );
}
