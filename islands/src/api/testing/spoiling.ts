/** Spoils what the operator sends: one field by each of the usual mistakes, or several by anything. */
import fc from "../../testing/properties";

/** What operators send instead of a value; undefined is a field that is missing. */
export const BAD = [null, "text", "", true, 0, -1, 1.5, 2 ** 60, 1e30, [], {}, undefined];

/** Where a field is. */
export type Path = readonly (string | number)[];

/** Every field, and the first row of each list. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [0] : Object.keys(value);
  return keys.flatMap((key) => {
    const at = [...path, key];
    return [at, ...pathsOf((value as Record<string | number, unknown>)[key], at)];
  });
}

/** The value with another one at a path; undefined removes a field. */
export function spoiled(value: unknown, path: Path, bad: unknown): unknown {
  const copy = structuredClone(value);
  let parent = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  const key = path.at(-1) as string;
  if (bad === undefined) delete parent[key];
  else parent[key] = bad;
  return copy;
}

/** How often a property is tried: `bash ci/test --all` sets `FUZZ`. */
export const RUNS = Number(process.env.FUZZ ?? 500);

/** How long that may take, in milliseconds. */
export const RUNS_END = 5_000 + RUNS * 10;

const NASTY = fc.oneof(
  fc.constantFrom(...BAD, -0, 2 ** 53, Number.MAX_VALUE, "__proto__", "\u0000", "9".repeat(400)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** One of these values with up to three of its fields spoiled by anything that JSON can say. */
export function anythingLike<T>(values: readonly T[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...values).chain((value) => {
    const paths = pathsOf(value);
    const mistake = fc.tuple(fc.constantFrom(...paths), NASTY);
    return fc
      .array(mistake, { minLength: 1, maxLength: 3 })
      .map((mistakes) =>
        mistakes.reduce<unknown>((one, [path, bad]) => tried(one, path, bad), value),
      );
  });
}

/** The value with a field spoiled, if an earlier mistake has left it. */
function tried(value: unknown, path: Path, bad: unknown): unknown {
  try {
    return spoiled(value, path, bad);
  } catch {
    return value;
  }
}
