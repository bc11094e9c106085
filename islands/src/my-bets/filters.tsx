/** The filters of my bets as one row of radio buttons: the states, then the results of settled bets. */
import type { ReactNode } from "react";
import type { Translate } from "../messages/messages";
import { type BetsFilter, filterBets } from "./bets-filter";
import { RESULT_FILTERS, STATE_FILTERS } from "./bets-list";

/** The filters. A result can only be that of a settled bet. */
export function Filters({
  say,
  filter,
}: {
  readonly say: Translate;
  readonly filter: BetsFilter;
}): ReactNode {
  const states = STATE_FILTERS.map(
    (state): Choice => ({ id: `bets-filter-${state}`, filter: { state, result: "all" } }),
  );
  const results = RESULT_FILTERS.filter((result) => result !== "all").map(
    (result): Choice => ({ id: `bets-result-${result}`, filter: { state: "settled", result } }),
  );
  return (
    <fieldset className="bets-choices">
      <legend className="visually-hidden">{say("bets-filter")}</legend>
      {[...states, ...results].map((choice) => (
        <label className="bets-choice" key={choice.id}>
          <input
            type="radio"
            name="bets-filter"
            data-testid={choice.id}
            checked={isSame(choice.filter, filter)}
            onChange={() => filterBets(choice.filter)}
          />
          <span>{say(choice.id)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface Choice {
  /** Id of its message, and its test id. */
  readonly id: string;
  readonly filter: BetsFilter;
}

/** A result that was stored without a state is that of a settled bet. */
function isSame(one: BetsFilter, filter: BetsFilter): boolean {
  return one.result === filter.result && (one.result !== "all" || one.state === filter.state);
}
