/** The player's accounts, one in each currency: which one bets are staked from, and another one to open. */
import { type ReactNode, useId, useRef, useState } from "react";
import { alerts } from "../alerts/shared/alerts";
import type { Account } from "../api/schemas/player";
import { chooseAccount } from "../api/users";
import { useMessages } from "../messages/words";
import { reportError } from "../report/report";
import { useStore } from "../runtime/use-store";
import { mergeAccounts } from "./shared/session";
import { $settings, moneyText } from "./shared/settings";

/** The accounts, and the currencies in which there is none yet. */
export function Accounts({ accounts }: { readonly accounts: readonly Account[] }): ReactNode {
  const say = useMessages("session", true);
  const settings = useStore($settings, undefined);
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState("");
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  if (!say || !settings) return null;
  const others = settings.currencies
    .map(({ code }) => code)
    .filter((code) => !accounts.some(({ currency }) => currency === code));
  // None once it is opened, here or in another tab.
  const asked = others.find((code) => code === wanted);
  const choose = async (currency: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const now = await chooseAccount(currency);
      // The button has the focus, and nothing to open any more.
      if (form.current?.contains(document.activeElement)) {
        section.current?.focus({ preventScroll: true });
      }
      mergeAccounts(now);
      alerts.show({ type: "success", title: say("session-account-used", { currency }) });
    } catch (error) {
      reportError(error, "the account could not be chosen");
      alerts.show({ type: "error", title: say("session-account-failed") });
    }
    setBusy(false);
  };
  return (
    <section
      className="accounts"
      aria-labelledby={id}
      aria-busy={isBusy}
      tabIndex={-1}
      ref={section}
    >
      <h2 className="accounts-title" id={id}>
        {say("session-accounts")}
      </h2>
      {accounts.map(({ currency, balance, active }) => {
        const amount = moneyText(settings, currency, balance);
        return (
          <button
            key={currency}
            type="button"
            className="account-item accounts-one"
            data-testid={`account-${currency}`}
            aria-pressed={active}
            onClick={() => {
              if (!active) void choose(currency);
            }}
          >
            <bdi>{currency}</bdi>
            {amount !== currency && <bdi>{amount}</bdi>}
          </button>
        );
      })}
      {others.length > 0 && (
        <form
          className="accounts-open"
          data-testid="open-account"
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (asked) void choose(asked);
          }}
        >
          <select
            className="field-input"
            aria-label={say("session-currency")}
            data-testid="account-currency"
            value={asked ?? ""}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          >
            <option value="">{say("session-currency")}</option>
            {others.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
          {/* It names the currency: nothing on the site closes an account. Always there, so that nothing moves. */}
          <button type="submit" className="button-plain" disabled={!asked}>
            {say("session-open-account")}
            {asked && (
              <>
                {" · "}
                <bdi>{asked}</bdi>
              </>
            )}
          </button>
        </form>
      )}
    </section>
  );
}
