/**
 * Prices in the format that the visitor chose. A script of its own, without imports: where a format is stored,
 * `before-paint.ts` starts it in the head, and the browser draws nothing before it has run. From then on it
 * rewrites the prerendered prices as the parser reaches them, before each is drawn. Elsewhere it is loaded when
 * a format is chosen (`follow.ts`).
 *
 * Prices that change later are written by the core and the islands, which ask for their text here
 * (`core/price-text.ts`).
 */
import { formatExactOdds, formatOdds } from "../betting/odds";
import { formatOfWord, type OddsFormat } from "../betting/odds-words";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import type { OddsText } from "../core/price-text";
import { readStored } from "../core/storage";
import { whileParsing } from "../core/while-parsing";
import { onStoredElsewhere } from "../state/stored-elsewhere";
import { CHANGED, CHOSEN, SELECT } from "./shared/names";

/** A live collection, in the order of the document: what the parser adds is at its end. */
const prices = document.getElementsByClassName("price-odds");

/** A price that is gone has a dash. */
const DASH = "–";

function start(): void {
  let format: OddsFormat = "european";
  let texts = new Map<number, string>();
  let written = 0;
  read();
  if (document.readyState === "loading") {
    whileParsing(writeNew, markSelects);
  } else {
    show();
  }
  delete document.documentElement.dataset.oddsWait;
  addEventListener(CHOSEN, change);
  onStoredElsewhere(ODDS_FORMAT_KEY, change);

  /** Reads the stored format, and leaves it to the rest of the page. */
  function read(): void {
    format = formatOfWord(readStored("local", ODDS_FORMAT_KEY)) ?? "european";
    texts = new Map();
    const text: OddsText = {
      price: textOf,
      total: (numerator, denominator) => formatExactOdds({ numerator, denominator }, format),
    };
    Object.assign(globalThis, { sportsbookOdds: text });
    // Styles make room for a sign, or a long fraction (templates/styles/price.css).
    if (format === "european") delete document.documentElement.dataset.odds;
    else document.documentElement.dataset.odds = format;
  }

  function change(): void {
    const before = format;
    read();
    if (format !== before) show();
  }

  /** Writes every price of the page. */
  function show(): void {
    written = 0;
    writeNew();
    markSelects();
    dispatchEvent(new Event(CHANGED));
  }

  /** Writes the prices that were not there the last time. */
  function writeNew(): void {
    for (let price = prices[written]; price; price = prices[written]) {
      const text = price.firstChild;
      // The parser has not come to its text yet.
      if (!text) return;
      const odds = price.parentElement?.getAttribute("data-odds");
      if (odds && text instanceof Text && text.data !== DASH) text.data = textOf(Number(odds));
      written += 1;
    }
  }

  function textOf(odds: number): string {
    let text = texts.get(odds);
    if (text === undefined) {
      text = formatOdds(odds, format);
      texts.set(odds, text);
    }
    return text;
  }

  function markSelects(): void {
    for (const select of document.querySelectorAll<HTMLSelectElement>(SELECT))
      select.value = format;
  }
}

start();
