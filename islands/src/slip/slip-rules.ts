/**
 * The context of the slip's rules and its view, from the settings and the account
 * (`betting/slip.ts`).
 */

import { activeAccount, isProbablyLoggedIn, type Session } from "../account/shared/session";
import {
  acceptMode,
  currencyOf,
  stakesOf,
  unitOf,
  visitorCurrency,
} from "../account/shared/settings";
import { siteConfig } from "../api/config";
import type { Settings } from "../api/schemas/settings";
import type { SlipRules } from "../betting/slip-types";
import type { ViewContext } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";

/** The provider of the operator's own sports, if the settings do not name one. */
const PRIMARY_PROVIDER = "betradar";

/** The operator's rules for placing; undefined while it lists no currency for the player. */
export function slipRules(settings: Settings, session: Session): SlipRules | undefined {
  const rules = layoutRules(settings, session);
  return rules && isListed(settings, rules) ? rules : undefined;
}

/**
 * The operator's rules for what the slip shows, also in a currency that the operator does not list and in which nothing
 * can be placed. Undefined while it lists none at all.
 */
export function layoutRules(settings: Settings, session: Session): SlipRules | undefined {
  const own = activeAccount(session)?.currency ?? session.player?.currency;
  const last = [session.currency, visitorCurrency(settings)].find(
    (code) => code !== undefined && currencyOf(settings, code),
  );
  const code = own ?? last;
  if (code === undefined) return undefined;
  // No amount is shown in one of which nobody knows the decimals.
  const unit = unitOf(settings, code) ?? { code, subunits: 100, isForeign: true };
  const regular = settings.sport_type_providers.find((one) => one.sport_type === "regular");
  return {
    multiSingleProviders: settings.multi_bet_settings
      .filter((one) => one.multi_single_available)
      .map((one) => one.provider),
    primaryProvider: regular?.provider ?? PRIMARY_PROVIDER,
    systemTypes: settings.system_types,
    customBetEnabled: settings.custom_bet_enabled,
    customBetAllowSingle: settings.custom_bet_allow_single,
    allowMultipleFreebets: settings.allow_multiple_active_user_freebets,
    acceptMode: acceptMode(settings),
    unit,
    currencies: settings.currencies,
    tag: siteConfig().tag,
  };
}

/** The context of the slip's view. */
export function viewContext(
  selections: readonly SlipSelection[],
  settings: Settings,
  session: Session,
  maxStakes: Readonly<Record<string, number>>,
): ViewContext<SlipSelection> | undefined {
  const rules = layoutRules(settings, session);
  if (!rules) return undefined;
  const stakes = stakesOf(settings, rules.unit.code);
  return {
    selections,
    rules,
    limits: stakes && { min: stakes.min, max: stakes.max, maxPayout: stakes.max_payout },
    maxStakes,
    // While this is not known yet, the operator's answer decides: a 401 asks to sign in.
    isLoggedIn: isProbablyLoggedIn(session),
    balance: activeAccount(session)?.balance,
    isUnlisted: !isListed(settings, rules),
  };
}

function isListed(settings: Settings, { unit }: SlipRules): boolean {
  return currencyOf(settings, unit.code) !== undefined;
}
