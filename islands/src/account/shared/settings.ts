/**
 * The operator's settings as the slip uses them: currencies, quick amounts and limits of stakes, and the accept mode
 * for changed odds. Fetched on first use, and again for a player who signs in: the quick amounts and the accept mode
 * are the player's own. A visitor's are kept in this browser (`own-settings.ts`). What a player sets in one tab is sent
 * to the others, and what was set on another device is found when a tab returns to view: no bet may be placed at odds
 * that the player no longer accepts unasked.
 */
import { atom, type ReadableAtom } from "nanostores";
import { siteConfig } from "../../api/config";
import { later, untilItWorks } from "../../api/patience";
import type { Settings, StakeSettings } from "../../api/schemas/settings";
import { fetchSettings } from "../../api/sportsbook";
import { saveSettings } from "../../api/ticket-calls";
import { parseRate } from "../../betting/exchange";
import { type CurrencyUnit, formatMoney, isoUnit } from "../../betting/money";
import type { AcceptMode } from "../../betting/selection";
import { readStored } from "../../core/storage";
import { openTabs } from "../../core/tabs";
import { reportError } from "../../report/report";
import { latest } from "../../state/latest";
import { once } from "../../state/once";
import { OWN_SETTINGS_KEY } from "../own-settings-key";
import type { OwnSettings } from "./own-settings";
import { $session } from "./session";

/** A tab that returns to view asks again after this time, in milliseconds. */
const FRESH = 60_000;

/** Number of formats of odds that there are. */
const FORMATS = 6;

/** What other tabs are told: whose account keeps something else, and the accept mode if it is that. */
interface Told {
  readonly player?: number | undefined;
  readonly mode?: AcceptMode | undefined;
}

function createSettings() {
  const $loaded = atom<Settings | undefined>(undefined);
  let player: number | undefined;
  const rounds = latest();
  let isAsking = false;
  let askedAt = 0;
  /** Whether an account has been asked to keep the choice of a format. */
  let hasKept = false;
  let sendToTabs: (message: Told) => void = () => {};

  /** Fetches the settings once, and again whenever another player is signed in. */
  const loadSettings = once((): Promise<void> => {
    player = $session.get().player?.id;
    const first = ask();
    $session.listen((session) => {
      if (session.player?.id === player) return;
      player = session.player?.id;
      askCarefully();
    });
    // Another tab has set something, or signed in.
    addEventListener("storage", ({ key }) => key === OWN_SETTINGS_KEY && void ask());
    sendToTabs = openTabs("settings", (message) => receive(message as Told));
    // A page that the browser kept has heard of nothing.
    addEventListener("pageshow", ({ persisted }) => persisted && askCarefully());
    document.addEventListener("visibilitychange", () => {
      const isSeen = document.visibilityState === "visible" && player !== undefined;
      if (isSeen && Date.now() - askedAt >= FRESH) void ask();
    });
    return first;
  });

  /** Tells the player's other tabs that the account keeps something else; an accept mode holds there at once. */
  function tellTabs(mode?: AcceptMode): void {
    sendToTabs({ player, mode });
  }

  function receive(told: Told): void {
    // A tab that does not know of the player yet asks when it does.
    if (player === undefined) return;
    if (told.player === player && told.mode) setMode(told.mode);
    void ask();
  }

  /** Asks for settings of which the accept mode is not known: until it is, every change has to be accepted. */
  function askCarefully(): void {
    setMode("none");
    void ask();
  }

  function setMode(mode: AcceptMode): void {
    const settings = $loaded.get();
    if (settings) $loaded.set({ ...settings, auto_accept_odds_change: mode });
  }

  async function ask(): Promise<void> {
    const asker = player;
    const isLatest = rounds.begin();
    isAsking = true;
    askedAt = Date.now();
    const hasOwn = (["local", "session"] as const).some(
      (area) => readStored(area, OWN_SETTINGS_KEY) !== undefined,
    );
    const [settings, own] = await Promise.all([
      untilItWorks(
        async () => (isLatest() || !$loaded.get() ? fetchSettings() : undefined),
        (error) => reportError(error, "the settings could not be fetched"),
      ),
      hasOwn ? later(() => import("./own-settings")) : undefined,
    ]);
    if (!settings || !isLatest()) {
      // All but the accept mode, which may be another player's, is better than nothing.
      if (settings && !$loaded.get()) $loaded.set({ ...settings, auto_accept_odds_change: "none" });
      return;
    }
    isAsking = false;
    for (const { code, rate } of settings.currencies) {
      if (rate === undefined || parseRate(rate)) continue;
      reportError(rate, `the rate of ${code} is not a positive decimal, so nothing is converted`);
    }
    const onKept = (kept: OwnSettings) => {
      changeSettings((now) => own?.changed(now, kept) ?? now);
      tellTabs(kept.mode);
    };
    $loaded.set(own ? own.withOwn(settings, asker !== undefined, onKept) : settings);
    // Nothing waits for it.
    void meetFormats(settings.odds_types, asker !== undefined);
  }

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
      await meetAccount(selected, async (word) => {
        await saveSettings({ odds_type: word });
        changeSettings((settings) => ({
          ...settings,
          odds_types: { ...settings.odds_types, selected: word },
        }));
        tellTabs();
      });
    }
  }

  /** Changes the settings as this page knows them, once they are kept elsewhere. */
  function changeSettings(change: (settings: Settings) => Settings): void {
    const settings = $loaded.get();
    if (!settings) return;
    $loaded.set(change(settings));
    // The answer that is on its way may be older.
    if (isAsking) void ask();
  }

  return {
    $settings: $loaded as ReadableAtom<Settings | undefined>,
    loadSettings,
    tellTabs,
    changeSettings,
  };
}

/** `$settings` is undefined until they are loaded. */
export const { $settings, loadSettings, tellTabs, changeSettings } = createSettings();

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

/**
 * The currency in which an amount is shown: the operator's, or else that of ISO 4217. Undefined where nobody knows the
 * decimals: then only its code can be shown.
 */
export function unitOf(settings: Settings, code: string): CurrencyUnit | undefined {
  return currencyOf(settings, code) ?? isoUnit(code);
}

/** An amount as text; the code alone where nobody knows the decimals. */
export function moneyText(settings: Settings, code: string, subunits: number): string {
  const unit = unitOf(settings, code);
  return unit ? formatMoney(subunits, unit, siteConfig().tag) : code;
}

/** Quick amounts and limits of a currency, if the operator sets them. */
export function stakesOf(settings: Settings, code: string): StakeSettings | undefined {
  return settings.stakes.find((stakes) => stakes.currency === code);
}

/** The currency in which a visitor without an account sees and types amounts. */
export function visitorCurrency(settings: Settings): string | undefined {
  return settings.stakes[0]?.currency ?? settings.currencies[0]?.code;
}
