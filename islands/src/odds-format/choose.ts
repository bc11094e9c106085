/**
 * A choice of the format of odds: stored on this device, shown everywhere on the page, and kept with the account
 * when there is one.
 */
import { hasHint } from "../account/shared/session-hint";
import { alerts } from "../alerts/shared/alerts";
import { saveSettings } from "../api/ticket-calls";
import type { OddsFormat } from "../api/wire.gen";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import { oddsText } from "../core/price-text";
import { readStored, writeStored } from "../core/storage";
import { loadMessages, SHARED } from "../messages/messages";
import { CHOSEN, SELECT } from "./names";

/** Session storage key: the choice was made without an account, which has it as soon as there is one. */
const NOT_SAVED = "oddsType";

/** Session storage key (spec 3): that the account could not keep a choice was said once. */
const SAID_KEY = "odds-settings-on-error";

/** Format of a page without a choice. */
const DECIMAL: OddsFormat = "european";

/** Whether a choice was made on this page: what the account answers may be from before. */
let hasChosen = false;

/** Stores a choice and shows it, in every tab. */
export async function chooseOddsFormat(format: OddsFormat): Promise<void> {
  hasChosen = true;
  store(format);
  if (hasHint()) await save(format);
  else writeStored("session", NOT_SAVED, true);
}

/** Leaves the controls the formats that the operator offers. */
export function offerFormats(available: readonly OddsFormat[]): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>(SELECT)) {
    for (const option of select.options) {
      option.hidden = !available.includes(option.value as OddsFormat);
    }
  }
}

/** What the account has chosen applies, unless the visitor chose just before signing in. */
export async function meetAccount(selected: OddsFormat): Promise<void> {
  const own = (readStored("local", ODDS_FORMAT_KEY) ?? DECIMAL) as OddsFormat;
  if (own === selected) return;
  if (readStored("session", NOT_SAVED) !== undefined) await save(own);
  else if (!hasChosen) store(selected);
}

/** Shows the stored format; the script of formats is loaded when a page needs it first. */
export function showOddsFormat(): void {
  if (oddsText()) {
    dispatchEvent(new Event(CHOSEN));
    return;
  }
  const first = document.querySelector<HTMLScriptElement>("script[data-core]");
  if (!first?.dataset.core || document.querySelector("script[data-odds-format]")) return;
  const script = document.createElement("script");
  script.type = "module";
  // The build gives both names the same hash (build.mjs).
  script.src = first.dataset.core.replace("/core-", "/odds-format-");
  script.dataset.oddsFormat = "";
  script.addEventListener("error", () => {
    script.remove();
    console.warn("the formats of odds could not be loaded; the next choice tries again");
  });
  document.head.append(script);
}

function store(format: OddsFormat): void {
  writeStored("local", ODDS_FORMAT_KEY, format === DECIMAL ? undefined : format);
  showOddsFormat();
}

async function save(format: OddsFormat): Promise<void> {
  try {
    await saveSettings({ odds_type: format });
    writeStored("session", NOT_SAVED, undefined);
  } catch (error) {
    console.warn("the account could not keep the format of odds:", error);
    writeStored("session", NOT_SAVED, true);
    if (readStored("session", SAID_KEY) !== undefined) return;
    writeStored("session", SAID_KEY, true);
    const say = await loadMessages(SHARED);
    alerts.show({
      type: "warning",
      title: say("odds-format-not-saved"),
      text: say("odds-format-not-saved-text"),
    });
  }
}
