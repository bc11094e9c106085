/** The player's accounts, one in each currency: which one bets are staked from, and another one to open (spec 3, 4). */
import { type ReactNode, useId, useState } from "react";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import type { Account } from "../api/schemas/player";
import { chooseAccount } from "../api/users";
import { formatMoney } from "../betting/money";
import { useMessages } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { mergeAccounts } from "./shared/session";
import { $settings, currencyOf } from "./shared/settings";

/** The accounts, and the currencies in which there is none yet. */
export function Accounts({ accounts }: { readonly accounts: readonly Account[] }): ReactNode {
  const say = useMessages("session", true);
  const settings = useStore($settings, undefined);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (!say || !settings) return null;
  const others = settings.currencies
    .map(({ code }) => code)
    .filter((code) => !accounts.some(({ currency }) => currency === code));
  const choose = async (currency: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      mergeAccounts(await chooseAccount(currency));
      alerts.show({ type: "success", title: say("session-account-used", { currency }) });
    } catch (error) {
      console.warn("the account could not be chosen:", error);
      alerts.show({ type: "error", title: say("session-account-failed") });
    }
    setBusy(false);
  };
  return (
    <section className="accounts" aria-labelledby={id} aria-busy={isBusy}>
      <h2 className="accounts-title" id={id}>
        {say("session-accounts")}
      </h2>
      {accounts.map(({ currency, balance, active }) => {
        const unit = currencyOf(settings, currency);
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
            {unit && <bdi>{formatMoney(balance, unit, siteConfig().tag)}</bdi>}
          </button>
        );
      })}
      {others.length > 0 && (
        <form
          className="accounts-open"
          data-testid="open-account"
          onSubmit={(event) => {
            event.preventDefault();
            void choose(String(new FormData(event.currentTarget).get("currency")));
          }}
        >
          <select
            className="field-input"
            name="currency"
            aria-label={say("session-currency")}
            data-testid="account-currency"
          >
            {others.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
          <button type="submit" className="button-plain">
            {say("session-open-account")}
          </button>
        </form>
      )}
    </section>
  );
}
