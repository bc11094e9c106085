/**
 * A form as data: its fields, its messages, and its call. `form.tsx` renders it. A new form is a
 * new description, not new markup.
 */

/** A field. */
export interface Field<N extends string> {
  /** Name in the form, and in the request. */
  readonly name: N;
  readonly type: "email" | "password" | "tel" | "text";
  /** What the browser may fill in: a value of the HTML attribute `autocomplete`. */
  readonly autoComplete: string;
  /** Message key of its label. */
  readonly label: string;
  /** Message key of the error when it is left empty; absent where it may be empty. */
  readonly missing?: string;
}

/** A validation error. */
export interface Problem<N extends string> {
  /** The field concerned; absent when it concerns the whole form. */
  readonly field?: N;
  /** Message key. */
  readonly message: string;
}

/** A form. */
export interface FormDescription<N extends string> {
  /** Prefix of its ids, test ids and classes. */
  readonly id: string;
  readonly fields: readonly Field<N>[];
  /** Message keys of its button: idle, and while the form is being sent. */
  readonly submit: string;
  readonly busy: string;
  /**
   * How errors are shown: the first in one line below the fields, for forms of a field or two; or
   * each beside its field, with a list of all that gets the focus.
   */
  readonly problems: "line" | "list";
  /** The field that is to be retyped after a refusal that concerns no field. */
  readonly retry: N;
  /**
   * Sends the typed values. Rejects when they were refused; after success the form's owner unmounts
   * it.
   */
  readonly send: (values: Readonly<Record<N, string>>) => Promise<void>;
  /** Maps a rejection of `send` to errors of the fields. Never empty. */
  readonly problemsOf: (error: unknown) => readonly Problem<N>[];
}

/**
 * The typed values, by field. Surrounding spaces are trimmed, except in a password, where they may
 * be intended.
 */
export function valuesOf<N extends string>(
  fields: readonly Field<N>[],
  form: HTMLFormElement,
): Record<N, string> {
  const data = new FormData(form);
  const values = fields.map(({ name, type }) => {
    const text = String(data.get(name) ?? "");
    return [name, type === "password" ? text : text.trim()] as const;
  });
  return Object.fromEntries(values) as Record<N, string>;
}

/** Required fields that are empty, in order. */
export function missingIn<N extends string>(
  fields: readonly Field<N>[],
  values: Readonly<Record<N, string>>,
): Problem<N>[] {
  return fields.flatMap(({ name, missing }) =>
    missing && values[name] === "" ? { field: name, message: missing } : [],
  );
}
