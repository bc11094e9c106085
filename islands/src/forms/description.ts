/**
 * A form as data: its fields, its messages, and its call. `form.tsx` renders it. A new form is a
 * new description, not new markup.
 */
import type { ReactNode } from "react";
import type { MessageArgs } from "../messages/messages";

/** A message with its arguments. */
export interface Said {
  /** Message key. */
  readonly message: string;
  readonly args?: MessageArgs;
}

/** A choice of a field. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A field. */
export interface Field<N extends string> {
  /** Name in the form, and in the request. */
  readonly name: N;
  readonly type: "email" | "password" | "tel" | "text" | "date" | "select" | "checkbox";
  /** Whether it works once, and is not kept for the next form. */
  readonly isOnce?: boolean;
  /** What the browser may fill in: a value of the HTML attribute `autocomplete`. */
  readonly autoComplete: string;
  /** The keyboard of a phone for it, where that does not follow from its type. */
  readonly inputMode?: "decimal" | "numeric";
  /** Message key of its label. */
  readonly label: string;
  /** Elements in its label, by the names that the message has for them. */
  readonly parts?: Readonly<Record<string, ReactNode>>;
  /** Message key of the error when it is left empty; absent where it may be empty. */
  readonly missing?: string;
  /** The error of a value that is not empty, if it has one. */
  readonly check?: (value: string) => Said | undefined;
  /** What is said below it while it is typed. */
  readonly hint?: (values: Readonly<Record<N, string>>) => Said;
  /** What a `select` offers. */
  readonly choices?: readonly Choice[];
  /** Its first value. */
  readonly initial?: string;
}

/** A validation error: one of ours, or a text of the operator in the page's language. */
export type Problem<N extends string> = {
  /**
   * The field concerned; absent when it concerns the whole form. Null when nothing that was typed is
   * wrong: no field is marked, and the focus stays.
   */
  readonly field?: N | null | undefined;
} & (Said | { readonly text: string });

/** A form. */
export interface FormDescription<N extends string> {
  /** Prefix of its ids and test ids. */
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
  /** The field that is to be retyped after a refusal that concerns the whole form. */
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
 * be intended. A box that is not ticked is empty.
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

/** The errors that are found without the operator, in the order of the fields: one of each at most. */
export function problemsIn<N extends string>(
  fields: readonly Field<N>[],
  values: Readonly<Record<N, string>>,
): Problem<N>[] {
  return fields.flatMap(({ name, missing, check }): Problem<N>[] => {
    const value = values[name];
    if (value === "") return missing ? [{ field: name, message: missing }] : [];
    const said = check?.(value);
    return said ? [{ field: name, ...said }] : [];
  });
}
