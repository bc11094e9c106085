/**
 * A choice of the format of odds: stored on this device, shown everywhere on the page, and kept with the account
 * when there is one.
 */
import { alerts } from "../../alerts/shared/alerts";
import { call } from "../../api/client";
import { untilItWorks } from "../../api/patience";
import { all, fields, type Reader, text } from "../../api/read";
import type { OddsFormat } from "../../api/wire.gen";
import { formatOfWord } from "../../betting/odds-words";
import { ODDS_FORMAT_KEY } from "../../core/odds-format-key";
import { oddsText } from "../../core/price-text";
import { readStored, writeStored } from "../../core/storage";
import { loadMessages, SHARED } from "../../messages/messages";
import { reportError } from "../../report/report";
import { loadScript } from "../load";
import { CHOSEN, SELECT } from "./names";

/** Session storage key: no account has the choice yet, and the next one gets it. */
const NOT_SAVED = "oddsTypeNotSaved";

/** Session storage key: that the account could not keep a choice was said once. */
const SAID_KEY = "odds-settings-on-error";

/** Format of a page without a choice. */
const DECIMAL: OddsFormat = "european";

/** Keeps a format with an account, by the operator's word for it; rejects when the platform does not. */
export type Keep = (word: OddsFormat) => Promise<unknown>;

/** The choice of this page, with the account that keeps it. */
function createFormats() {
  /** The account of the player, once its settings are known. */
  let account: Keep | undefined;

  /** The latest choice that was not sent to the account yet. */
  let unsaved: OddsFormat | undefined;

  /** Settles when all choices were sent; undefined while none is being sent. */
  let saving: Promise<void> | undefined;

  /** The formats that the operator offers, each with its word for it, once they are known. */
  let offered: ReadonlyMap<string, OddsFormat> | undefined;

  /** Stores a choice and shows it, in every tab. */
  async function chooseOddsFormat(format: OddsFormat): Promise<void> {
    store(format);
    writeStored("session", NOT_SAVED, true);
    await save(format);
  }

  /** Asks which formats the operator offers, unless that is known: pages are built with all that there are. */
  async function askFormats(): Promise<void> {
    if (offered) return;
    const path = "/api/v2/settings";
    const { data } = await untilItWorks(
      () => call({ method: "GET", path, expects401: true, read: readAvailable }),
      (error) => reportError(error, "the formats of odds could not be fetched"),
    );
    // The settings may have been loaded meanwhile.
    if (!offered) offerFormats(data);
  }

  /**
   * Leaves the controls the formats that the operator offers, in either vocabulary. A stored one that is none of them
   * gives way to decimal odds, in every tab: no page writes it any more, and no account gets it.
   */
  function offerFormats(words: readonly OddsFormat[]): void {
    offered = formatsOf(words);
    for (const select of document.querySelectorAll<HTMLSelectElement>(SELECT)) {
      for (const option of select.options) {
        // Safari shows what is only hidden.
        option.hidden = option.disabled = !offered.has(option.value);
      }
    }
    const own = readStored("local", ODDS_FORMAT_KEY);
    if (own === undefined || isOffered(formatOfWord(own))) return;
    writeStored("session", NOT_SAVED, undefined);
    store(DECIMAL);
  }

  /** The choices of this page stay on the device again. */
  function leaveAccount(): void {
    account = undefined;
  }

  /** What the account has chosen, as the operator says it, applies, unless the visitor chose just before signing in. */
  async function meetAccount(word: OddsFormat, keep: Keep): Promise<void> {
    account = keep;
    const own = formatOfWord(readStored("local", ODDS_FORMAT_KEY)) ?? DECIMAL;
    const selected = formatOfWord(word);
    if (own === selected) writeStored("session", NOT_SAVED, undefined);
    else if (readStored("session", NOT_SAVED) === undefined)
      store(selected && isOffered(selected) ? selected : DECIMAL);
    else await save(own);
  }

  function isOffered(format: OddsFormat | undefined): boolean {
    return !offered || (format !== undefined && offered.has(format));
  }

  /** Sends choices to the account one after the other: of two at once the older one might arrive last. */
  async function save(format: OddsFormat): Promise<void> {
    if (!account) return;
    unsaved = format;
    saving ??= saveAll();
    await saving;
  }

  async function saveAll(): Promise<void> {
    try {
      while (account && unsaved !== undefined) {
        const next = unsaved;
        unsaved = undefined;
        await keep(account, next);
      }
    } finally {
      saving = undefined;
    }
  }

  async function keep(account: Keep, format: OddsFormat): Promise<void> {
    try {
      await account(offered?.get(format) ?? format);
      if (unsaved === undefined) writeStored("session", NOT_SAVED, undefined);
    } catch (error) {
      reportError(error, "the account could not keep the format of odds");
      await sayNotSaved();
    }
  }

  return { chooseOddsFormat, askFormats, offerFormats, leaveAccount, meetAccount };
}

export const { chooseOddsFormat, askFormats, offerFormats, leaveAccount, meetAccount } =
  createFormats();

const readAvailable: Reader<OddsFormat[]> = (value, at) =>
  fields(value, at)("odds_types", (types, place) => fields(types, place)("available", all(text)));

/** The formats that an operator's words mean, each with the word for it. Words that are unknown are left out. */
export function formatsOf(words: readonly OddsFormat[]): ReadonlyMap<string, OddsFormat> {
  return new Map(
    words.flatMap((word) => {
      const format = formatOfWord(word);
      return format ? [[format, word]] : [];
    }),
  );
}

/** Shows the stored format; the script of formats is loaded when a page needs it first. */
export function showOddsFormat(): void {
  if (oddsText()) {
    dispatchEvent(new Event(CHOSEN));
    return;
  }
  const first = document.querySelector<HTMLScriptElement>("script[data-core]");
  if (!first?.dataset.core) return;
  // The build gives both names the same hash (build.mjs).
  loadScript(first.dataset.core.replace("/core-", "/odds-format-")).catch((error) =>
    reportError(error, "the formats of odds could not be loaded; the next choice tries again"),
  );
}

function store(format: OddsFormat): void {
  writeStored("local", ODDS_FORMAT_KEY, format === DECIMAL ? undefined : format);
  showOddsFormat();
}

async function sayNotSaved(): Promise<void> {
  if (readStored("session", SAID_KEY) !== undefined) return;
  writeStored("session", SAID_KEY, true);
  const say = await loadMessages(SHARED);
  alerts.show({
    type: "warning",
    title: say("odds-format-not-saved"),
    text: say("odds-format-not-saved-text"),
  });
}
