/**
 * The operator's settings as the slip uses them (spec 3, "System settings"): currencies, quick
 * amounts and bounds of stakes, and how changed odds are taken. Asked for once, when first needed.
 */
import { atom, type ReadableAtom } from "nanostores";
import { untilItWorks } from "../api/patience";
import { fetchSettings } from "../api/sportsbook";
import type { Currency, Settings, StakeSettings } from "../api/wire.gen";
import type { AcceptMode } from "../betting/selection";

const $loaded = atom<Settings | undefined>(undefined);

/** The settings; undefined until they are there. */
export const $settings: ReadableAtom<Settings | undefined> = $loaded;

let loading: Promise<void> | undefined;

/** Asks for the settings, once. */
export function loadSettings(): Promise<void> {
  loading ??= untilItWorks(fetchSettings, (error) =>
    console.warn("the settings could not be asked for:", error),
  ).then((settings) => $loaded.set(settings));
  return loading;
}

/** How changed odds are taken. Until it is known, every change is asked about. */
export function acceptMode(settings: Settings | undefined): AcceptMode {
  const modes: readonly AcceptMode[] = ["higher", "any"];
  return modes.find((mode) => mode === settings?.auto_accept_odds_change) ?? "none";
}

/** A currency by its code, if the operator has it. */
export function currencyOf(settings: Settings, code: string): Currency | undefined {
  return settings.currencies.find((currency) => currency.code === code);
}

/** Quick amounts and bounds of a currency, if the operator sets them. */
export function stakesOf(settings: Settings, code: string): StakeSettings | undefined {
  return settings.stakes.find((stakes) => stakes.currency === code);
}

/** The currency that a visitor without an account reads and types amounts in. */
export function visitorCurrency(settings: Settings): string | undefined {
  return settings.stakes[0]?.currency ?? settings.currencies[0]?.code;
}
