/**
 * How hard a password is to guess. Not a rule: it only says so. Counted are the characters that are new:
 * repeated ones, runs along the alphabet, the digits or the keyboard, and the address add little.
 */

/** How hard. */
export type Strength = "weak" | "fair" | "strong";

/** What typists run along. */
const RUNS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Words that guessers try first, with or without digits behind them. */
const WORDS =
  /password|passw[o0]rd|qwerty|letmein|welcome|admin|iloveyou|football|liverpool|arsenal|chelsea/;

/** How hard a password is to guess for somebody who knows the address. */
export function strengthOf(password: string, email = ""): Strength {
  const text = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  const rest = (name.length > 2 ? text.replaceAll(name, "") : text).replace(WORDS, "");
  const letters = [...rest];
  const fresh = letters.filter((letter, at) => {
    const before = letters[at - 1] ?? "";
    return !letters.slice(0, at).includes(letter) && !isNext(before, letter);
  });
  // A long text of few different letters is still harder than a short one.
  const score = fresh.length + (letters.length - fresh.length) / 4;
  if (score < 8) return "weak";
  return score < 11 ? "fair" : "strong";
}

function isNext(before: string, letter: string): boolean {
  if (before === "") return false;
  return RUNS.some((run) => run.includes(before + letter) || run.includes(letter + before));
}
