/**
 * Validates what the operator sends: a reader returns a value in the islands' own type, or throws a
 * {@link Mismatch}. Unknown fields are dropped; unknown words of an open list are kept.
 *
 * These readers use no library. They are for prices, which arrive all the time and are read by code
 * that nearly every page loads (`matches.ts`). Everything else is read by schemas (`schema.ts`).
 */

import { report } from "../report/report";

/** Validates a value. `at` locates it in the error: the call or event, and the path in its data. */
export type Reader<T> = (value: unknown, at: string) => T;

/** A value that breaks the operator's API. Its message says which one, and what was expected. */
export class Mismatch extends Error {
  constructor(at: string, expected: string, value: unknown) {
    super(`${at}: expected ${expected}, got ${kindOf(value)}`);
    this.name = "Mismatch";
  }
}

/** An integer, such as an id, a price in thousandths or money in subunits. */
export const whole: Reader<number> = (value, at) =>
  Number.isSafeInteger(value) ? (value as number) : wrong(at, "a whole number", value);

/** A string, empty or not. */
export const text: Reader<string> = (value, at) =>
  typeof value === "string" ? value : wrong(at, "a text", value);

/** A boolean. */
export const flag: Reader<boolean> = (value, at) =>
  typeof value === "boolean" ? value : wrong(at, "true or false", value);

/** An object whose fields are not validated yet. */
export const record: Reader<Record<string, unknown>> = (value, at) =>
  isRecord(value) ? value : wrong(at, "an object", value);

/** The fields of an object, read one by one: `get("id", whole)`. */
export function fields(value: unknown, at: string): <T>(key: string, read: Reader<T>) => T {
  const it = record(value, at);
  return (key, read) => read(it[key], `${at}.${key}`);
}

/** A value that may be null or absent, which mean the same. */
export function maybe<T>(read: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null || value === undefined ? null : read(value, at));
}

/** A name: a text that says something. */
export const name: Reader<string> = (value, at) =>
  typeof value === "string" && value.trim() !== "" ? value : wrong(at, "a name", value);

/** A list whose rows belong together: one unreadable row is a mismatch of the whole. Null is an empty list. */
export function all<T>(read: Reader<T>): Reader<T[]> {
  return (value, at) => list(value, at).map((row, place) => read(row, `${at}[${place}]`));
}

/** A list whose rows are independent: unreadable ones are reported and left out. Null is an empty list. */
export function rows<T>(read: Reader<T>): Reader<T[]> {
  return (value, at) =>
    list(value, at).flatMap((row, place) => {
      try {
        return [read(row, `${at}[${place}]`)];
      } catch (error) {
        reportMismatch(error);
        return [];
      }
    });
}

/** A part that is replaced, and reported, when it cannot be read: a bad field costs its smallest part. */
export function or<T, D>(read: Reader<T>, instead: D): Reader<T | D> {
  return (value, at) => {
    try {
      return read(value, at);
    } catch (error) {
      reportMismatch(error);
      return instead;
    }
  };
}

/** An optional part: null, and reported, when it cannot be read. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return or(maybe(read), null);
}

/** Reports a mismatch that is handled here. Rethrows any other error. */
export function reportMismatch(error: unknown): void {
  if (!(error instanceof Mismatch)) throw error;
  report({ kind: "api.mismatch", message: error.message });
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown, at: string): readonly unknown[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : wrong(at, "a list", value);
}

function wrong(at: string, expected: string, value: unknown): never {
  throw new Mismatch(at, expected, value);
}

/** The type of a value, without its content, which may be private to the player. */
function kindOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
}
