/** Choices of which one applies, as radio buttons in the shape of chips. */
import { type ReactNode, useId } from "react";

/** A choice; null is "no filter". */
export interface Choice<T extends string> {
  readonly value: T | null;
  readonly name: string;
  /** How many matches it leads to, once that is known. */
  readonly count?: number | undefined;
  readonly icon?: ReactNode;
}

/** The choices under their heading. */
export function ChoiceGroup<T extends string>({
  title,
  chosen,
  choices,
  onChoose,
}: {
  readonly title: string;
  readonly chosen: T | null;
  readonly choices: readonly Choice<T>[];
  readonly onChoose: (value: T | null) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      <div>
        {choices.map(({ value, name: text, count, icon }) => (
          <label key={value ?? ""} className="filter-choice">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value ?? ""}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {icon}
            <bdi>{text}</bdi>
            {count !== undefined && <span className="count">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
