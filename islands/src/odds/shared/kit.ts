/**
 * What is drawn for a side without a picture: its initials on two colours, both made of its name, as the generator draws
 * them (`generator/pages/src/kinds/kit.rs`).
 */

/** How many pairs of colours there are (`templates/styles/kit.css`). */
const COLOURS = 12;

/** U+200C: letters of Arabic on both sides of it keep the forms that they have alone. */
const NON_JOINER = "\u200c";

/** The class of the colours of a side. */
export function kitOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `kit${sum % COLOURS}`;
}

/**
 * The first letters of up to two words, without the Arabic article, kept apart where a script would
 * join them to a word that means nothing.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{Alphabetic}\p{N}]+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => {
    const [first = ""] = word.replace(/^ال(?=.)/u, "");
    return first.toUpperCase();
  });
  return letters.join(/^[\0-\x7f]*$/.test(name) ? "" : NON_JOINER);
}
