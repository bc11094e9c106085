/** Which bets the selections form: singles, a combo or a system, as far as they are possible. */
import { type ReactNode, useState } from "react";
import { lengthsText, namedLines } from "../betting/system-names";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { systemWord } from "./shared/bet-type-word";
import { sendSlip } from "./shared/slip";

interface PartProps {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
}

/** The name of the only type that is possible. A bet builder's is beside its odds. */
export function TypeName({ say, view: { type, types } }: PartProps): ReactNode {
  const isChoice = types.filter((one) => one.isChosen || !one.refusal).length > 1;
  return (
    type &&
    type !== "custom_bet" &&
    !isChoice && (
      <span className="slip-type" data-testid={`slip-type-${type}`}>
        {say(`slip-type-${type}`)}
      </span>
    )
  );
}

/**
 * The types as a segmented control. Impossible ones are hidden; where the player may wonder why, a
 * line says so: of systems only where the slip was one. One selection can only be a single, and a
 * custom bet keeps its type: both are only named.
 */
export function TypePicker({ say, view }: PartProps): ReactNode {
  const { type, types, lead } = view;
  const isMissing = useMissingSystem(view);
  // The head of the slip names a bet builder.
  if (!type || (type === "custom_bet" && lead && lead.selections.length > 1)) return null;
  const possible = types.filter((one) => one.isChosen || !one.refusal);
  if (possible.length < 2) return <WhyNot say={say} view={view} isMissing={isMissing} />;
  return (
    <>
      <div className="slip-types" role="radiogroup" aria-label={say("slip-types")}>
        {possible.map((one) => (
          <label key={one.type} className="slip-segment" data-testid={`slip-type-${one.type}`}>
            <input
              type="radio"
              name="slip-type"
              checked={one.isChosen}
              onChange={() => sendSlip({ kind: "type", type: one.type })}
            />
            <span>
              {say(one.type === "single" ? "slip-type-singles" : `slip-type-${one.type}`)}
            </span>
          </label>
        ))}
      </div>
      <WhyNot say={say} view={view} isMissing={isMissing} />
    </>
  );
}

/**
 * Whether the player wants a system that there is not: the slip was one, until a selection was added or removed, which
 * makes it a combo. A player who has only picked two has not asked for one.
 */
function useMissingSystem({ type, types }: PartProps["view"]): boolean {
  const [wasWanted, setWanted] = useState(false);
  const isRefused = types.some(({ refusal }) => refusal === "no_system_type");
  const isWanted = type === "system" || (wasWanted && isRefused && type === "combo");
  if (isWanted !== wasWanted) setWanted(isWanted);
  return isWanted && isRefused;
}

/** Why there is no system any more, or no several singles: only with more than one selection. */
function WhyNot({
  say,
  view,
  isMissing,
}: PartProps & {
  /** Whether a system is wanted that there is not. */
  readonly isMissing: boolean;
}): ReactNode {
  const count = view.bets.reduce((sum, bet) => sum + bet.selections.length, 0);
  const reason = isMissing ? "no_system_type" : "multi_single_unavailable";
  const why = view.types.find(({ refusal }) => refusal === reason)?.refusal;
  if (!why || count < 2) return null;
  return <p className="slip-why">{say(`slip-refusal-${why}`, { count })}</p>;
}

/** The choice of the system, where the type is one. */
export function SystemPicker({ say, view }: PartProps): ReactNode {
  const [first] = view.bets;
  if (view.systems.length === 0 || !first || first.bet.type !== "system") return null;
  const chosen = view.systems.find((one) => one.isChosen)?.system.id;
  return (
    <label className="slip-choice">
      <span>{say("slip-system")}</span>
      <select
        className="slip-select"
        data-testid="slip-system"
        value={chosen}
        onChange={(event) =>
          sendSlip({
            kind: "system",
            betId: first.bet.id,
            systemId: Number(event.currentTarget.value),
          })
        }
      >
        {view.systems.map(({ system, lines }) => (
          <option key={system.id} value={system.id}>
            {namedLines(system)
              ? systemWord(say, system)
              : say("slip-system-option", {
                  win: lengthsText(system),
                  total: system.total_count,
                  count: Number(lines),
                })}
          </option>
        ))}
      </select>
    </label>
  );
}
