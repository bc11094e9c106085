/**
 * Schemas of what the operator answers and pushes, except prices (`read.ts`). A schema has only the
 * fields that the islands read, and its type is the one they use, so no unvalidated field can be
 * read.
 */
import * as v from "valibot";
import { isPrice } from "../price";
import { Mismatch, type Reader, reportMismatch } from "../read";

/** An integer, such as an id, a price in thousandths or money in subunits. */
export const whole = v.custom<number>(Number.isSafeInteger, "a whole number");

/** An integer of any size, for values that nothing is done with but to show and compare them. */
export const integer = v.custom<number>(Number.isInteger, "a whole number");

/** A positive integer, for values that divide or multiply. */
export const positive = v.custom<number>(
  (value) => Number.isSafeInteger(value) && (value as number) > 0,
  "a whole number above zero",
);

/** A price in thousandths. */
export const price = v.custom<number>(
  (value) => Number.isSafeInteger(value) && isPrice(value as number),
  "a price above 1.00",
);

/** A word of a list that may grow: an unknown one is kept as it is. */
export function word<T extends string>() {
  return v.custom<T>((value) => typeof value === "string", "a text");
}

/** A string, empty or not. */
export const text = word<string>();

/** A string that is not empty. */
export const name = v.custom<string>(
  (value) => typeof value === "string" && value !== "",
  "a text that is not empty",
);

/** A point in time in RFC 3339. */
export const moment = v.custom<string>(
  (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  "a moment in RFC 3339",
);

/** A boolean. */
export const flag = v.custom<boolean>((value) => typeof value === "boolean", "true or false");

/** A value that may be null or absent, which mean the same. */
export function maybe<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null);
}

/** A field that the wire omits when there is no value; null means the same. */
export function optional<S extends v.GenericSchema>(schema: S) {
  // With this default null becomes undefined, which the library's type does not express.
  return v.nullish(schema, () => undefined) as unknown as v.OptionalSchema<S, undefined>;
}

/** An optional part: `instead`, and reported, where it cannot be read. A bad field costs its smallest part. */
export function spare<S extends v.GenericSchema, const D>(key: string, schema: S, instead: D) {
  const absent = v.nullish(schema, () => instead) as v.GenericSchema<
    v.InferInput<S> | null | undefined,
    v.InferOutput<S> | D
  >;
  return v.fallback(absent, (dataset) => {
    const [issue] = dataset?.issues ?? [];
    if (issue) reportMismatch(new Mismatch(key, expectedIn(issue), issue.input));
    return instead;
  });
}

/** Names, or none where they are null or absent. */
export const names = v.nullish(v.array(name), []);

/**
 * A list whose rows belong together. For independent rows see `rows` of `read.ts`. Null, or no field, is an empty
 * list: some operators write it so.
 */
export function list<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(v.array(schema), () => []);
}

/**
 * The fields that a schema may have: those of the wire's type, each accepting all that the wire
 * allows.
 */
type FieldsOf<Wire, F> = {
  [K in keyof F]: K extends keyof Wire
    ? F[K] extends v.GenericSchema
      ? Wire[K] extends v.InferInput<F[K]>
        ? F[K]
        : { readonly "the wire promises": Wire[K] }
      : never
    : { readonly "the wire has no such field": K };
};

/**
 * An object of the wire: `like<Money>()({ value: whole })`. A field that the generated type lacks,
 * or has with another type, does not compile.
 */
export function like<Wire>() {
  return <const F extends v.ObjectEntries>(fields: F & FieldsOf<Wire, F>) => v.object<F>(fields);
}

/** A reader that applies a schema. */
export function reader<S extends v.GenericSchema>(schema: S): Reader<v.InferOutput<S>> {
  return (value, at) => {
    const result = v.safeParse(schema, value, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) =>
      typeof key === "number" ? `[${key}]` : `.${String(key)}`,
    );
    throw new Mismatch(at + (path?.join("") ?? ""), expectedIn(issue), issue.input);
  };
}

/** The expected type, worded as in `read.ts`. For an absent field the issue has no schema. */
function expectedIn({ type, message, expected }: v.BaseIssue<unknown>): string {
  if (type === "custom" || type === "check") return message;
  return expected === "Object" ? "an object" : expected === "Array" ? "a list" : "a value";
}
