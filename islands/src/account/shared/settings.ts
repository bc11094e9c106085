/**
 * The operator's settings as the slip uses them (spec 3, "System settings"): currencies, quick
 * amounts and limits of stakes, and the accept mode for changed odds. Fetched on first use, and
 * again for a player who signs in: the quick amounts and the accept mode are the player's own. A visitor's are kept in
 * this browser (`own-settings.ts`).
 */
import { atom, type ReadableAtom } from "nanostores";
import { later, untilItWorks } from "../../api/patience";
import type { Settings, StakeSettings } from "../../api/schemas/settings";
import { fetchSettings } from "../../api/sportsbook";
import { saveSettings } from "../../api/ticket-calls";
import { parseRate } from "../../betting/exchange";
import type { CurrencyUnit } from "../../betting/money";
import type { AcceptMode } from "../../betting/selection";
import { readStored } from "../../core/storage";
import { OWN_SETTINGS_KEY } from "../own-settings-key";
import { $session } from "./session";

const $loaded = atom<Settings | undefined>(undefined);

/** The settings; undefined until they are loaded. */
export const $settings: ReadableAtom<Settings | undefined> = $loaded;

let loading: Promise<void> | undefined;
let player: number | undefined;

/** Fetches the settings once, and again whenever another player is signed in. */
export function loadSettings(): Promise<void> {
  if (!loading) {
    player = $session.get().player?.id;
    loading = ask();
    $session.listen((session) => {
      if (session.player?.id === player) return;
      player = session.player?.id;
      void ask();
    });
    // Another tab has set something, or signed in.
    addEventListener("storage", ({ key }) => key === OWN_SETTINGS_KEY && void ask());
  }
  return loading;
}

async function ask(): Promise<void> {
  const asker = player;
  const hasOwn = (["local", "session"] as const).some(
    (area) => readStored(area, OWN_SETTINGS_KEY) !== undefined,
  );
  const [settings, own] = await Promise.all([
    untilItWorks(fetchSettings, (error) =>
      console.warn("the settings could not be fetched:", error),
    ),
    hasOwn ? later(() => import("./own-settings")) : undefined,
  ]);
  // These settings were fetched for another player, whose accept mode must not apply.
  if (asker !== player && $loaded.get()) return;
  for (const { code, rate } of settings.currencies) {
    if (rate === undefined || parseRate(rate)) continue;
    console.warn(`the rate of ${code} is not a positive decimal, so nothing is converted:`, rate);
  }
  $loaded.set(own ? own.withOwn(settings, asker !== undefined) : settings);
  // Nothing waits for it.
  void meetFormats(settings.odds_types, asker !== undefined);
}

/** Number of formats of odds that there are. */
const FORMATS = 6;

/** Whether an account has been asked to keep the choice of a format. */
let hasKept = false;

/** Brings the formats of odds into step with the operator and the account; loads nothing where that is nothing. */
async function meetFormats(
  { available, selected }: Settings["odds_types"],
  isPlayer: boolean,
): Promise<void> {
  if (!isPlayer && !hasKept && available.length >= FORMATS) return;
  hasKept ||= isPlayer;
  const { leaveAccount, meetAccount, offerFormats } = await later(
    () => import("../../odds-format/shared/choose"),
  );
  offerFormats(available);
  if (!isPlayer) leaveAccount();
  else {
    await meetAccount(selected, async (format) => {
      await saveSettings({ odds_type: format });
      changeSettings((settings) => ({
        ...settings,
        odds_types: { ...settings.odds_types, selected: format },
      }));
    });
  }
}

/** Changes the settings as this page knows them, once they are kept elsewhere. */
export function changeSettings(change: (settings: Settings) => Settings): void {
  const settings = $loaded.get();
  if (settings) $loaded.set(change(settings));
}

/** The accept mode for changed odds. Until it is known, every change has to be accepted. */
export function acceptMode(settings: Settings | undefined): AcceptMode {
  const modes: readonly AcceptMode[] = ["higher", "any"];
  return modes.find((mode) => mode === settings?.auto_accept_odds_change) ?? "none";
}

/**
 * A currency by its code, or a smaller unit of one by its own, if the operator has it. Amounts of both are whole numbers
 * of the same subunits.
 */
export function currencyOf({ currencies }: Settings, code: string): CurrencyUnit | undefined {
  return currencies
    .flatMap((one): readonly CurrencyUnit[] => [one, ...(one.subcurrencies ?? [])])
    .find((unit) => unit.code === code);
}

/** Quick amounts and limits of a currency, if the operator sets them. */
export function stakesOf(settings: Settings, code: string): StakeSettings | undefined {
  return settings.stakes.find((stakes) => stakes.currency === code);
}

/** The currency in which a visitor without an account sees and types amounts. */
export function visitorCurrency(settings: Settings): string | undefined {
  return settings.stakes[0]?.currency ?? settings.currencies[0]?.code;
}
