/** Thai writes some vowels before the letter that they follow. */
const LETTER = /(?![เ-ไ])\p{L}\p{M}*/u;

/** The first letter of a word, which stands for it in heads of columns and marks of results. */
export function letterOf(word: string): string {
  return (LETTER.exec(word)?.[0] ?? word).toUpperCase();
}
