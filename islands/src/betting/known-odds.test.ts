/**
 * Prices of public tables, converted as they say. In `known-odds.json` are `lines`, one for each line of a table,
 * its texts as printed there, in the order of `formats`; `readings`, which lead to decimal odds alone, because the
 * text is the exact one; and `differences`: what a source prints and we do not, with the reason.
 */

import { describe, expect, it } from "vitest";
import known from "./known-odds.json";
import { formatOdds, parseOdds } from "./odds";
import { formatOfWord, type OddsFormat } from "./odds-words";
import { divideHalfUp } from "./rational";

const { sources, formats, lines, readings, differences } = known;

/** The formats whose texts say a price to the cent; the other two round it when it is short or long. */
const EXACT: readonly string[] = ["british", "american", "hongkong"];

const rows = lines.map(([source = "", ...texts]) => ({
  source,
  prices: texts.flatMap((text, at) => {
    const format = formats[at] as OddsFormat;
    return text ? [{ format, text }] : [];
  }),
}));

/** From the first price of a line to all others, and from the others back to decimal odds. */
const conversions = rows.flatMap(({ source, prices: [first, ...others] }) =>
  first
    ? [
        ...others.map((to) => ({ source, from: first, to })),
        ...others
          .filter(({ format }) => first.format === "european" && EXACT.includes(format))
          .map((from) => ({ source, from, to: first })),
      ]
    : [],
);

const read = readings.map(({ source, indonesian, european }) => ({
  source,
  from: { format: "indonesian" as const, text: indonesian },
  to: { format: "european" as const, text: european },
}));

describe("prices of public tables", () => {
  it.each([...conversions, ...read])(
    "$from.text in $from.format odds is $to.text in $to.format odds ($source)",
    ({ from, to }) => {
      const ours = formatOdds(parseOdds(from.text, from.format) ?? 0, to.format);
      expect(shared(ours, to.text)).toBe(shared(to.text, ours));
    },
  );

  const typed = rows.flatMap(({ prices }) => prices).filter(({ text }) => places(text) <= 4);
  it.each(typed)("$text in $format odds is the same price again", ({ text, format }) => {
    const ours = formatOdds(parseOdds(text, format) ?? 0, format);
    expect(shared(ours, text)).toBe(shared(text, ours));
  });

  it.each(differences)(
    "$theirs ($source) is $ours here: $why",
    ({ from, format, theirs, ours }) => {
      const [given = "", text = ""] = from;
      const price = parseOdds(text, given as OddsFormat) ?? 0;
      expect(formatOdds(price, format as OddsFormat)).toBe(ours);
      expect(shared(ours, theirs)).not.toBe(shared(theirs, ours));
    },
  );

  it.each(formats)("there are at least 40 known answers in %s odds", (format) => {
    const to = conversions.filter((each) => each.to.format === format);
    expect(formatOfWord(format)).toBe(format);
    expect(to.length).toBeGreaterThanOrEqual(40);
    // Favourites, evens and outsiders.
    const prices = to.map(({ from }) => parseOdds(from.text, from.format) ?? 0);
    expect([prices.some(isFavourite), prices.includes(2000), prices.some(isOutsider)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("each has its source", () => {
    const named = [...rows, ...readings, ...differences].map(({ source }) => source);
    expect(new Set(named)).toEqual(new Set(Object.keys(sources)));
  });
});

const isFavourite = (price: number) => price < 1500;
const isOutsider = (price: number) => price > 4000;

/**
 * A text to the decimals that it shares with another. Tables leave out zeros, and some print more digits than
 * anyone is shown; they disagree on printing a plus, too: we print it where there is a minus.
 */
function shared(text: string, other: string): string {
  const unsigned = text.replace(/^\+/, "").replace(/^Evens$/, "1/1");
  if (unsigned.includes("/")) return unsigned;
  const digits = Math.min(...[text, other].map((each) => Math.max(2, places(each))));
  const kept = [text, other].some((each) => /^[+-]?\d{3,}$/.test(each)) ? 0 : digits;
  return rounded(unsigned, kept);
}

function places(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}

function rounded(text: string, digits: number): string {
  const sign = text.startsWith("-") ? "-" : "";
  const [whole = "", part = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + part) * 10n ** BigInt(digits);
  return `${sign}${divideHalfUp(value, 10n ** BigInt(part.length))}`;
}
