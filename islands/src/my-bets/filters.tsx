/** The two filters of my bets as rows of radio buttons: state and result (spec 4). */
import type { ReactNode } from "react";
import type { Translate } from "../messages/messages";
import { type BetsFilter, filterBets } from "./bets-filter";
import { RESULT_FILTERS, STATE_FILTERS } from "./bets-list";

/** The filters. Open bets have no result: with them the second row is hidden. */
export function Filters({
  say,
  filter,
}: {
  readonly say: Translate;
  readonly filter: BetsFilter;
}): ReactNode {
  return (
    <div className="bets-filters">
      <Choices
        legend={say("bets-filter")}
        name="bets-filter"
        choices={STATE_FILTERS}
        chosen={filter.state}
        word={(one) => say(`bets-filter-${one}`)}
        onChoose={(state) => filterBets({ state })}
      />
      {filter.state !== "open" && (
        <Choices
          legend={say("bets-result")}
          name="bets-result"
          choices={RESULT_FILTERS}
          chosen={filter.result}
          word={(one) => say(`bets-result-${one}`)}
          onChoose={(result) => filterBets({ result })}
        />
      )}
    </div>
  );
}

function Choices<T extends string>({
  legend,
  name,
  choices,
  chosen,
  word,
  onChoose,
}: {
  readonly legend: string;
  /** Name of the radio buttons, and prefix of their test ids. */
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly word: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}): ReactNode {
  return (
    <fieldset className="bets-choices">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label className="bets-choice" key={choice}>
          <input
            type="radio"
            name={name}
            data-testid={`${name}-${choice}`}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{word(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
