/** Sharing the slip's bets, and opening shared ones. */
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { More } from "./more";
import { openShare } from "./shared/share";
import { ShareButton } from "./shared/share-button";
import { placementOf } from "./ticket/placements";

/** Both, in a collapsible part. */
export function SharePart({
  say,
  view,
}: {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
}): ReactNode {
  const bets = view.bets.map((bet) => placementOf(bet, bet.bet.stake.currency));
  const what = JSON.stringify(bets.map(({ selections, system_id }) => [selections, system_id]));
  return (
    <More title={say("slip-share-title")} testId="slip-share-open">
      {/* A code belongs to its selections: the key resets the button when they change. */}
      <ShareButton key={what} say={say} bets={bets} />
      <CodeEntry say={say} />
    </More>
  );
}

function CodeEntry({ say }: { readonly say: Translate }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    const code = field.current?.value.trim();
    if (code) void openShare(code);
    else field.current?.focus();
  };
  // It is inside the slip's form: Enter in it must not place the bet.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    open();
  };
  return (
    <div className="slip-code">
      <label htmlFor="slip-code">{say("slip-code-label")}</label>
      <input
        ref={field}
        className="slip-code-input"
        id="slip-code"
        type="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={onKey}
      />
      <button type="button" className="slip-code-open" onClick={open}>
        {say("slip-code-go")}
      </button>
    </div>
  );
}
