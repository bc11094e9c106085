/**
 * What was typed into forms and not yet sent: a reload loses nothing, and an address that was typed into one
 * form is in the next one too. For this visit and this tab only, and never a password or a code.
 */
import { readStored, writeStored } from "../core/storage";
import type { Field } from "./description";

/** Session storage key. */
const KEY = "typed";

/** What was typed into fields, by their names. */
export function typedBefore(): Readonly<Record<string, string>> {
  const stored = readStored("session", KEY);
  if (typeof stored !== "object" || stored === null) return {};
  const texts = Object.entries(stored).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Keeps what a form has now. */
export function keepTyped<N extends string>(
  fields: readonly Field<N>[],
  values: Readonly<Record<N, string>>,
): void {
  const kept = fields.filter(({ type, isOnce }) => type !== "password" && !isOnce);
  const texts = Object.fromEntries(kept.map(({ name }) => [name, values[name]]));
  writeStored("session", KEY, { ...typedBefore(), ...texts });
}

/** Forgets all of it. */
export function forgetTyped(): void {
  writeStored("session", KEY, undefined);
}
