/** One field of a form: its label, its input, what is said while it is typed, and its error. */
import { type ReactNode, useState } from "react";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import type { Field, FormDescription, Problem, Said } from "./description";

/** The field. The input is uncontrolled: the form reads its value when it is sent. */
export function FieldPart<N extends string>({
  say,
  form,
  field,
  problem,
  initial,
  hint,
}: {
  readonly say: Translate;
  readonly form: Pick<FormDescription<N>, "id" | "problems">;
  readonly field: Field<N>;
  readonly problem: Problem<N> | undefined;
  /** Its first value. */
  readonly initial: string | undefined;
  /** What is said below it now. */
  readonly hint: Said | undefined;
}): ReactNode {
  const { name, type, autoComplete, inputMode, label, parts } = field;
  const [isShown, setShown] = useState(false);
  const id = `${form.id}-${name}`;
  const isOwn = form.problems === "list" && problem?.field !== undefined;
  const error = isOwn ? `${id}-error` : `${form.id}-error`;
  const isDescribed = problem && (isOwn || form.problems === "line");
  const describedBy = [isDescribed && error, hint && `${id}-hint`].filter(Boolean).join(" ");
  const common = {
    id,
    "data-testid": id,
    name,
    autoComplete,
    // Not `required`: browsers would call a field wrong that nobody has come to yet.
    "aria-required": field.missing !== undefined,
    ...(problem && { "aria-invalid": true }),
    ...(describedBy && { "aria-describedby": describedBy }),
  };
  const labelled = (
    <label className="field-label" htmlFor={id}>
      {parts ? <Words say={say} id={label} parts={parts} /> : say(label)}
    </label>
  );
  const below = (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`} data-testid={`${id}-hint`} aria-live="polite">
          {say(hint.message, hint.args)}
        </p>
      )}
      {isOwn && (
        <p className="field-error" id={error}>
          {textOf(problem, say)}
        </p>
      )}
    </>
  );
  if (type === "checkbox") {
    return (
      <div className="field">
        <div className="field-tick">
          <input {...common} type="checkbox" defaultChecked={initial === "on"} />
          {labelled}
        </div>
        {below}
      </div>
    );
  }
  if (type === "select") {
    return (
      <div className="field">
        {labelled}
        <select {...common} className="field-input" defaultValue={initial ?? ""}>
          <option value="" />
          {field.choices?.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {below}
      </div>
    );
  }
  const action = say(isShown ? "session-hide-password" : "session-show-password");
  const input = (
    <input
      {...common}
      className="field-input"
      type={type === "password" && isShown ? "text" : type}
      inputMode={inputMode}
      defaultValue={initial}
      // Addresses, numbers and passwords are written from left to right in every language.
      dir={type === "text" && !inputMode ? undefined : "ltr"}
      autoCapitalize={type === "text" ? undefined : "none"}
      spellCheck={type === "text" ? undefined : false}
    />
  );
  return (
    <div className="field">
      {labelled}
      {type === "password" ? (
        <div className="field-row">
          {input}
          <button
            type="button"
            className="field-action"
            aria-controls={id}
            aria-label={`${action}: ${say(label)}`}
            onClick={() => setShown(!isShown)}
          >
            {action}
          </button>
        </div>
      ) : (
        input
      )}
      {below}
    </div>
  );
}

/** The words of an error. */
export function textOf<N extends string>(problem: Problem<N>, say: Translate): string {
  return "text" in problem ? problem.text : say(problem.message, problem.args);
}
