/**
 * Renders a form from its description, and handles it from the first key to the operator's answer.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Translate } from "../messages/messages";
import { type FormDescription, missingIn, type Problem, valuesOf } from "./description";
import { FieldPart } from "./field";

/** A form. Its first field gets the focus when it appears. */
export function Form<N extends string>({
  say,
  form,
  children,
}: {
  readonly say: Translate;
  readonly form: FormDescription<N>;
  /** Content above the fields. */
  readonly children?: ReactNode;
}): ReactNode {
  const { id, fields } = form;
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem<N>[]>([]);
  // In addition to the state, which a second press in the same moment does not see yet.
  const isOnItsWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [first] = fields;
  useEffect(() => inputOf(element.current, first?.name)?.focus(), [first]);
  useEffect(() => {
    if (problems.length > 0) list.current?.focus();
  }, [problems]);

  /** Shows errors; in a form with one error line, the focus goes to the field to correct. */
  const show = (found: readonly Problem<N>[], isRefusal: boolean) => {
    const shown = form.problems === "line" ? found.slice(0, 1) : found;
    setProblems(shown);
    if (form.problems === "list" || !shown[0]) return;
    const input = inputOf(element.current, shown[0].field ?? form.retry);
    input?.focus();
    if (isRefusal) input?.select();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnItsWay.current) return;
    const values = valuesOf(fields, event.currentTarget);
    const missing = missingIn(fields, values);
    show(missing, false);
    if (missing.length > 0) return;
    isOnItsWay.current = true;
    setBusy(true);
    try {
      await form.send(values);
    } catch (error) {
      isOnItsWay.current = false;
      setBusy(false);
      show(form.problemsOf(error), true);
    }
  };

  return (
    <form
      ref={element}
      className={`${id}-form`}
      data-testid={`${id}-form`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {form.problems === "list" && problems.length > 0 && (
        <div className="field-error" data-testid={`${id}-problems`} tabIndex={-1} ref={list}>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field ? <a href={`#${id}-${field}`}>{say(message)}</a> : say(message)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {fields.map((field) => (
        <FieldPart
          key={field.name}
          say={say}
          form={form}
          field={field}
          // An error of the whole form marks every field.
          problem={problems.find((one) => (one.field ?? field.name) === field.name)}
        />
      ))}
      {form.problems === "line" && (
        <p className="field-error" id={`${id}-error`} data-testid={`${id}-error`} role="alert">
          {problems[0] && say(problems[0].message)}
        </p>
      )}
      <button
        type="submit"
        className={`button-main ${id}-submit`}
        data-testid={`${id}-submit`}
        aria-busy={busy}
      >
        {say(busy ? form.busy : form.submit)}
      </button>
    </form>
  );
}

function inputOf(form: HTMLFormElement | null, name: string | undefined) {
  const input = name === undefined ? null : form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
