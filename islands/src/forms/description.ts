/**
 * A form as data: its fields, its words, and the call that it makes. `form.tsx` draws it. A new form is
 * a new description, not new markup.
 */

/** A field. */
export interface Field<N extends string> {
  /** Name in the form, and in what is sent. */
  readonly name: N;
  readonly type: "email" | "password" | "tel" | "text";
  /** What the browser may fill in: a value of the HTML attribute `autocomplete`. */
  readonly autoComplete: string;
  /** Message key of its label. */
  readonly label: string;
  /** Message key of what is shown when it is left empty; absent where it may be. */
  readonly missing?: string;
}

/** What is wrong, in words. */
export interface Problem<N extends string> {
  /** The field that it is about; absent when it is about the form as a whole. */
  readonly field?: N;
  /** Message key. */
  readonly message: string;
}

/** A form. */
export interface FormDescription<N extends string> {
  /** What its ids, test ids and classes begin with. */
  readonly id: string;
  readonly fields: readonly Field<N>[];
  /** Message keys of its button: at rest, and while the form is on its way. */
  readonly submit: string;
  readonly busy: string;
  /**
   * How problems are shown: the first in one line below the fields, for forms of a field or two; or
   * each beside its field, with a list of all that the focus goes to.
   */
  readonly problems: "line" | "list";
  /** The field that is typed again after a refusal that is about no field. */
  readonly retry: N;
  /** Sends what was typed. Rejects when it was refused; after success the form's owner takes it away. */
  readonly send: (values: Readonly<Record<N, string>>) => Promise<void>;
  /** What a rejection of `send` means for the fields. Never empty. */
  readonly problemsOf: (error: unknown) => readonly Problem<N>[];
}

/** What was typed, by field. Spaces around it are not meant, but in a password they may be. */
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

/** Fields that must be filled in and are not, in order. */
export function missingIn<N extends string>(
  fields: readonly Field<N>[],
  values: Readonly<Record<N, string>>,
): Problem<N>[] {
  return fields.flatMap(({ name, missing }) =>
    missing && values[name] === "" ? { field: name, message: missing } : [],
  );
}
