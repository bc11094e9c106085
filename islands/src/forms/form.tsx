/**
 * Renders a form from its description, and handles it from the first key to the operator's answer.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Translate } from "../messages/messages";
import { type FormDescription, type Problem, problemsIn, valuesOf } from "./description";
import { FieldPart, textOf } from "./field";
import { keepTyped, typedBefore } from "./typed";

/** A form. Its first field that is empty gets the focus when it appears. */
export function Form<N extends string>({
  say,
  form,
  children,
  after,
  isTried = true,
  onTry,
}: {
  readonly say: Translate;
  readonly form: FormDescription<N>;
  /** Content above the fields. */
  readonly children?: ReactNode;
  /** Content below the button. */
  readonly after?: ReactNode;
  /** Of several ways to do the same: whether this one was tried last. What was wrong is said only then. */
  readonly isTried?: boolean;
  /** Called whenever it is tried, before anything is checked. */
  readonly onTry?: () => void;
}): ReactNode {
  const { id, fields } = form;
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Problem<N>[]>([]);
  const problems = isTried ? found : [];
  const [typed] = useState(typedBefore);
  const [values, setValues] = useState<Readonly<Record<N, string>>>(() => startOf(form, typed));
  // In addition to the state, which a second press in the same moment does not see yet.
  const isOnItsWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const names = fields.map(({ name }) => name).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that are only described anew keep the focus
  useEffect(() => {
    const inputs = fields.map(({ name }) => inputOf(element.current, name));
    const empty = inputs.find((input) => input?.value === "" && input.type !== "checkbox");
    (empty ?? inputs[0])?.focus();
  }, [names]);
  useEffect(() => {
    if (found.length > 0) list.current?.focus();
  }, [found]);
  // What concerns a field is said there alone.
  const isAtField = ({ field }: Problem<N>) => fields.some(({ name }) => name === field);
  const ofForm = problems.filter((problem) => !isAtField(problem));

  /** Shows errors. The focus goes to the first field to correct, or to what is said of the whole form. */
  const show = (all: readonly Problem<N>[], isRefusal: boolean) => {
    const shown = form.problems === "line" ? all.slice(0, 1) : all;
    setFound(shown);
    if (!shown[0] || shown[0].field === null) return;
    if (form.problems === "list" && !shown.every(isAtField)) return;
    const input = inputOf(element.current, shown[0].field ?? form.retry);
    input?.focus();
    if (isRefusal && input instanceof HTMLInputElement) input.select();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnItsWay.current) return;
    onTry?.();
    const sent = valuesOf(fields, event.currentTarget);
    const wrong = problemsIn(fields, sent);
    show(wrong, false);
    if (wrong.length > 0) return;
    isOnItsWay.current = true;
    setBusy(true);
    try {
      await form.send(sent);
    } catch (error) {
      show(form.problemsOf(error), true);
    } finally {
      // Also after success: what comes next may be this form, with what is still missing.
      isOnItsWay.current = false;
      setBusy(false);
    }
  };

  return (
    <form
      ref={element}
      className="form"
      data-testid={`${id}-form`}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        const now = valuesOf(fields, event.currentTarget);
        setValues(now);
        keepTyped(fields, now);
      }}
    >
      {children}
      {form.problems === "list" && ofForm.length > 0 && (
        <div
          className="field-error"
          data-testid={`${id}-problems`}
          role="alert"
          tabIndex={-1}
          ref={list}
        >
          {ofForm.map((problem) => (
            <p key={textOf(problem, say)}>{textOf(problem, say)}</p>
          ))}
        </div>
      )}
      {fields.map((field) => (
        <FieldPart
          key={field.name}
          say={say}
          form={form}
          field={field}
          initial={typed[field.name] ?? field.initial}
          hint={field.hint?.(values)}
          // In one line, an error of the whole form marks every field.
          problem={problems.find(
            (one) =>
              one.field === field.name || (one.field === undefined && form.problems === "line"),
          )}
        />
      ))}
      {form.problems === "line" && (
        <p className="field-error" id={`${id}-error`} data-testid={`${id}-error`} role="alert">
          {problems[0] && textOf(problems[0], say)}
        </p>
      )}
      <button
        type="submit"
        className="button-main"
        data-testid={`${id}-submit`}
        aria-busy={busy}
        onClick={(event) => {
          // The second click of a double one is not another try: the operator may count them.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {say(busy ? form.busy : form.submit)}
      </button>
      {after}
    </form>
  );
}

function startOf<N extends string>(
  { fields }: FormDescription<N>,
  typed: Readonly<Record<string, string>>,
): Record<N, string> {
  const values = fields.map(({ name, initial }) => [name, typed[name] ?? initial ?? ""] as const);
  return Object.fromEntries(values) as Record<N, string>;
}

function inputOf(form: HTMLFormElement | null, name: string | undefined) {
  const input = name === undefined ? null : form?.elements.namedItem(name);
  return input instanceof HTMLInputElement || input instanceof HTMLSelectElement ? input : null;
}
