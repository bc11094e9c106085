/**
 * Reading what the operator sends: a reader takes a value over as the islands know it, or throws a
 * {@link Mismatch}. Unknown fields are left out, unknown words of an open list are taken as they are.
 *
 * These are the readers without a library, for prices: they come all the time, and are read by code
 * that nearly every page loads (`matches.ts`). Whatever else is read, is read by schemas (`schema.ts`).
 */

import { report } from "../report/report";

/** Takes a value over. `at` names it in what is thrown: the call or event, and the path in its data. */
export type Reader<T> = (value: unknown, at: string) => T;

/** A value that is not what the operator's API promises. Its message says which, and what it should be. */
export class Mismatch extends Error {
  constructor(at: string, expected: string, value: unknown) {
    super(`${at}: expected ${expected}, got ${kindOf(value)}`);
    this.name = "Mismatch";
  }
}

/** A whole number, as ids, prices in thousandths and money in subunits are. */
export const whole: Reader<number> = (value, at) =>
  Number.isSafeInteger(value) ? (value as number) : wrong(at, "a whole number", value);

/** A text, empty or not. */
export const text: Reader<string> = (value, at) =>
  typeof value === "string" ? value : wrong(at, "a text", value);

/** True or false. */
export const flag: Reader<boolean> = (value, at) =>
  typeof value === "boolean" ? value : wrong(at, "true or false", value);

/** An object, its fields not read yet. */
export const record: Reader<Record<string, unknown>> = (value, at) =>
  isRecord(value) ? value : wrong(at, "an object", value);

/** The fields of an object, read one by one: `get("id", whole)`. */
export function fields(value: unknown, at: string): <T>(key: string, read: Reader<T>) => T {
  const it = record(value, at);
  return (key, read) => read(it[key], `${at}.${key}`);
}

/** What may be null or absent, which is the same. */
export function maybe<T>(read: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null || value === undefined ? null : read(value, at));
}

/** A list whose rows belong together: one that cannot be read is a mismatch of the whole. */
export function all<T>(read: Reader<T>): Reader<T[]> {
  return (value, at) => list(value, at).map((row, place) => read(row, `${at}[${place}]`));
}

/** A list whose rows are each of use alone: those that cannot be read are reported and left out. */
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

/** A part without which the rest is of use: null, and reported, when it cannot be read. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, at) => {
    try {
      return maybe(read)(value, at);
    } catch (error) {
      reportMismatch(error);
      return null;
    }
  };
}

/** Reports a mismatch that goes no further. Throws what is none. */
export function reportMismatch(error: unknown): void {
  if (!(error instanceof Mismatch)) throw error;
  report(error.message);
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown, at: string): readonly unknown[] {
  return Array.isArray(value) ? value : wrong(at, "a list", value);
}

function wrong(at: string, expected: string, value: unknown): never {
  throw new Mismatch(at, expected, value);
}

/** What a value is, without what a player may not want to be reported. */
function kindOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
}
