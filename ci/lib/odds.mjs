/** Prices as the pages write them, worked out apart from the pages' own code. */
import assert from "node:assert/strict";

/** Thousandths of odds that are the stake. */
const STAKE = 1000;

/** A price that is gone has a dash. */
const DASH = "–";

/** Prices as the pages write them: two decimals, three where the third is not zero. */
export function decimal(odds) {
  const text = (odds / 1000).toFixed(3);
  return text.endsWith("0") ? text.slice(0, -1) : text;
}

/** Winnings to a stake of one, in thousandths, in each format that has one text for a price. */
const TEXTS = {
  european: (won) => decimal(won + STAKE),
  american: (won) => (won < STAKE ? `-${Math.round(100_000 / won)}` : `+${Math.round(won / 10)}`),
  hongkong: (won) => decimal(won),
  malaysian: (won) => (won > STAKE ? `-${inverse(won)}` : `+${decimal(won)}`),
  indonesian: (won) => (won < STAKE ? `-${inverse(won)}` : `+${decimal(won)}`),
};

/** The stake that wins one: two decimals, or as many more as two digits need beyond the zeros, without zeros at their end. */
function inverse(won) {
  const stake = STAKE / won;
  if (stake >= 0.1) return stake.toFixed(2);
  return stake
    .toFixed(1 - Math.floor(Math.log10(stake)))
    .replace(/0+$/, "")
    .padEnd(4, "0");
}

/**
 * Fails unless a price on a page is written in a format: its text, its thousandths and its button's state. A fraction is
 * one that bookmakers use, near the price: up to 10/1 it says at most a hundredth more of the return than is paid, or two
 * hundredths less.
 */
export function assertPrice([text, odds, state], format, where = "") {
  const said = `${text} for ${odds} in ${format} ${where}`;
  assert.ok(Number.isInteger(odds) && odds > STAKE, said);
  const won = odds - STAKE;
  if (state === "gone") {
    assert.equal(text, DASH, said);
  } else if (format === "british") {
    const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? assert.fail(said);
    const says = (over * STAKE) / under + STAKE;
    const rounding = won > 10 * STAKE ? 500 : 0;
    assert.ok(says >= 0.98 * odds - rounding - 1e-6 && says <= 1.01 * odds + rounding + 1e-6, said);
  } else {
    assert.equal(text, TEXTS[format](won), said);
  }
}
