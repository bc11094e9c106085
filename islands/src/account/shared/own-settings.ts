/**
 * Settings of the slip that a visitor makes before signing in: the accept mode and the quick amounts. They are kept in
 * this browser and apply until somebody signs in. The account then gets what was set during this visit, and leads from
 * then on, as with the formats of odds. What was set on an earlier visit is forgotten.
 *
 * The player may be another person than the visitor was, so an accept mode goes into the account only if it is stricter
 * than the account's own. And an account's settings are not kept here: they are not for the next person at this browser.
 *
 * Loaded where something is stored, and with the settings of the slip.
 */

import { ApiError } from "../../api/errors";
import { isRecord } from "../../api/read";
import type { Settings } from "../../api/schemas/settings";
import { saveSettings } from "../../api/ticket-calls";
import type { SettingsUpdate } from "../../api/wire.gen";
import type { AcceptMode } from "../../betting/selection";
import { readStored, warnUnusable, writeStored } from "../../core/storage";
import { reportError } from "../../report/report";
import { whenFree } from "../../runtime/lock";
import { OWN_SETTINGS_KEY } from "../own-settings-key";

/** The accept modes there are, from the strictest on. */
export const MODES: readonly AcceptMode[] = ["none", "higher", "any"];

/** Maximum number of quick amounts: more buttons would be too narrow to touch. */
export const AMOUNTS = 4;

/** What has been set; what is absent has not. */
export interface OwnSettings {
  readonly mode?: AcceptMode | undefined;
  /** Quick amounts in subunits, by currency. */
  readonly amounts: Readonly<Record<string, readonly number[]>>;
}

/** Called with what the account has kept. */
type OnKept = (own: OwnSettings) => void;

/**
 * The settings with what applies of what was set in this browser; the account of a player, if `isPlayer`, gets that, and
 * `onKept` is called then.
 */
export function withOwn(settings: Settings, isPlayer: boolean, onKept: OnKept): Settings {
  if (!isPlayer) return changed(settings, stored("local"));
  const own = due(settings);
  void handOver(settings, onKept);
  return changed(settings, own);
}

/** Keeps a visitor's choice in this browser. */
export function keepOwn(choice: OwnSettings): void {
  for (const area of ["local", "session"] as const) {
    writeStored(area, OWN_SETTINGS_KEY, joined(stored(area), choice));
  }
}

/** Keeps a player's choice with the account, in place of a visitor's. Rejects when the operator does not. */
export async function saveOwn(choice: OwnSettings): Promise<void> {
  // No tab sends what another has just sent.
  await whenFree(OWN_SETTINGS_KEY, async () => {
    await saveSettings(updateOf(choice));
    for (const area of ["local", "session"] as const) {
      const { mode, amounts } = stored(area);
      const others = Object.entries(amounts).filter(([code]) => !choice.amounts[code]);
      keepOnly(area, {
        mode: choice.mode ? undefined : mode,
        amounts: Object.fromEntries(others),
      });
    }
  });
}

/** Settings with a choice in the place of the operator's own. */
export function changed(settings: Settings, { mode, amounts }: OwnSettings): Settings {
  return {
    ...settings,
    auto_accept_odds_change: mode ?? settings.auto_accept_odds_change,
    stakes: settings.stakes.map((stakes) => {
      const own = amounts[stakes.currency];
      return own ? { ...stakes, amounts: [...own] } : stakes;
    }),
  };
}

/**
 * What an account with these settings is to get. The visit of this tab says what was set, the whole browser how it was
 * set last: another tab may have set it anew, or handed it over and forgotten it.
 */
function due(settings: Settings): OwnSettings {
  const visit = stored("session");
  const { mode, amounts } = stored("local");
  const accountMode = (MODES as readonly string[]).indexOf(settings.auto_accept_odds_change);
  const isStricter = MODES.indexOf(mode ?? "any") < accountMode;
  const own = Object.entries(amounts).filter(
    ([code]) =>
      visit.amounts[code] &&
      // The operator may have dropped a currency since.
      settings.stakes.some(({ currency }) => currency === code),
  );
  return { mode: visit.mode && isStricter ? mode : undefined, amounts: Object.fromEntries(own) };
}

/** Without an answer, the account gets it when it is met again during this visit. */
async function handOver(settings: Settings, onKept: OnKept): Promise<void> {
  // No tab sends what another has just sent.
  await whenFree(OWN_SETTINGS_KEY, async () => {
    const own = due(settings);
    for (const area of ["local", "session"] as const) keepOnly(area, own);
    if (isNothing(own)) return;
    try {
      await saveSettings(updateOf(own));
      forgetOwn();
      onKept(own);
    } catch (error) {
      reportError(error, "the account could not keep the settings of the slip");
      // It never will.
      if (error instanceof ApiError && error.failure === "refused") forgetOwn();
    }
  });
}

function updateOf({ mode, amounts }: OwnSettings): SettingsUpdate {
  const stakes = Object.entries(amounts).map(([currency, own]) => ({
    currency,
    amounts: [...own],
  }));
  return {
    ...(mode && { auto_accept_odds_change: mode }),
    ...(stakes.length > 0 && { stakes }),
  };
}

function forgetOwn(): void {
  for (const area of ["local", "session"] as const) keepOnly(area, { amounts: {} });
}

function keepOnly(area: "local" | "session", own: OwnSettings): void {
  writeStored(area, OWN_SETTINGS_KEY, isNothing(own) ? undefined : own);
}

function joined(before: OwnSettings, choice: OwnSettings): OwnSettings {
  return {
    mode: choice.mode ?? before.mode,
    amounts: { ...before.amounts, ...choice.amounts },
  };
}

function isNothing({ mode, amounts }: OwnSettings): boolean {
  return !mode && Object.keys(amounts).length === 0;
}

/** What is stored; of a value that nobody could have set, the rest. */
function stored(area: "local" | "session"): OwnSettings {
  const value = readStored(area, OWN_SETTINGS_KEY);
  if (value === undefined) return { amounts: {} };
  const { mode, amounts } = isRecord(value) ? value : {};
  const all = Object.entries(isRecord(amounts) ? amounts : {});
  const own = all.filter((entry): entry is [string, number[]] => areAmounts(entry[1]));
  const known = MODES.find((one) => one === mode);
  if (known !== mode || !isRecord(amounts) || own.length < all.length) {
    warnUnusable(OWN_SETTINGS_KEY, "not the settings of a slip");
  }
  return { mode: known, amounts: Object.fromEntries(own) };
}

function areAmounts(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= AMOUNTS &&
    value.every((amount) => Number.isSafeInteger(amount) && amount > 0)
  );
}
