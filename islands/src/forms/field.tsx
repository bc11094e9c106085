/** One field of a form: its label, its input, and its error. */
import { type ReactNode, useState } from "react";
import type { Translate } from "../messages/messages";
import type { Field, FormDescription, Problem } from "./description";

/** The field. The input is uncontrolled: the form reads its value when it is sent. */
export function FieldPart<N extends string>({
  say,
  form,
  field,
  problem,
}: {
  readonly say: Translate;
  readonly form: Pick<FormDescription<N>, "id" | "problems">;
  readonly field: Field<N>;
  readonly problem: Problem<N> | undefined;
}): ReactNode {
  const { name, type, autoComplete, label } = field;
  const [isShown, setShown] = useState(false);
  const id = `${form.id}-${name}`;
  const isOwn = form.problems === "list" && problem?.field !== undefined;
  const error = isOwn ? `${id}-error` : `${form.id}-error`;
  const marks = problem && {
    "aria-invalid": true,
    ...((isOwn || form.problems === "line") && { "aria-describedby": error }),
  };
  const input = (
    <input
      className="field-input"
      id={id}
      data-testid={id}
      name={name}
      type={type === "password" && isShown ? "text" : type}
      // Addresses, numbers and passwords are written from left to right in every language.
      dir={type === "text" ? undefined : "ltr"}
      autoComplete={autoComplete}
      autoCapitalize={type === "text" ? undefined : "none"}
      spellCheck={type === "text" ? undefined : false}
      {...marks}
    />
  );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say(label)}
      </label>
      {type === "password" ? (
        <div className="field-row">
          {input}
          <button
            type="button"
            className="field-action"
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {say(isShown ? "session-hide-password" : "session-show-password")}
          </button>
        </div>
      ) : (
        input
      )}
      {isOwn && (
        <p className="field-error" id={error}>
          {say(problem.message)}
        </p>
      )}
    </div>
  );
}
