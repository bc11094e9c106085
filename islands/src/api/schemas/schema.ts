/**
 * Schemas over what the operator answers and pushes, but for prices (`read.ts`). A schema has what the
 * islands read and no more; its types are what they work with, so nothing is read that was not checked.
 */
import * as v from "valibot";
import { Mismatch, type Reader } from "../read";

/** A whole number, as ids, prices in thousandths and money in subunits are. */
export const whole = v.custom<number>(Number.isSafeInteger, "a whole number");

/** A whole number that something is divided by or multiplied with. */
export const positive = v.custom<number>(
  (value) => Number.isSafeInteger(value) && (value as number) > 0,
  "a whole number above zero",
);

/** A word of a list that may grow: one that is not known yet is taken as it is. */
export function word<T extends string>() {
  return v.custom<T>((value) => typeof value === "string", "a text");
}

/** A text, empty or not. */
export const text = word<string>();

/** A text that names something. */
export const name = v.custom<string>(
  (value) => typeof value === "string" && value !== "",
  "a text that is not empty",
);

/** A moment in RFC 3339. */
export const moment = v.custom<string>(
  (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  "a moment in RFC 3339",
);

/** True or false. */
export const flag = v.custom<boolean>((value) => typeof value === "boolean", "true or false");

/** What may be null or absent, which is the same. */
export function maybe<S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null);
}

/** What the wire leaves out where there is none of it; null is the same. */
export function optional<S extends v.GenericSchema>(schema: S) {
  // With a default that is none, null becomes undefined; the library's type does not see that.
  return v.nullish(schema, () => undefined) as unknown as v.OptionalSchema<S, undefined>;
}

/** A list whose rows belong together. For rows that are of use alone see `rows` of `read.ts`. */
export const list = v.array;

/** Fields that a schema may have: those of the wire's type, each taking all that the wire promises. */
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
 * An object of the wire: `like<Money>()({ value: whole })`. A field that the generated type does not
 * have, or has as something else, does not compile.
 */
export function like<Wire>() {
  return <const F extends v.ObjectEntries>(fields: F & FieldsOf<Wire, F>) => v.object<F>(fields);
}

/** A reader of what a schema describes. */
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

/** What was expected, in the words of `read.ts`. A field that is absent has no schema in the issue. */
function expectedIn({ type, message, expected }: v.BaseIssue<unknown>): string {
  if (type === "custom") return message;
  return expected === "Object" ? "an object" : expected === "Array" ? "a list" : "a value";
}
