/** Sharing the slip's bets, and opening those of somebody else (spec 5, 8). */
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { BetPlacement } from "../api/wire.gen";
import type { SlipView } from "../betting/view";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { More } from "./more";
import { handOver, makeShare, openShare, type Share } from "./shared/share";
import { placementOf } from "./ticket/placements";

/** Both, behind a line that opens them. */
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
      {/* A code is for what was shared: with other selections it is another one. */}
      <ShareButton key={what} say={say} bets={bets} />
      <CodeEntry say={say} />
    </More>
  );
}

/** A button that makes a code, then shows it with the ways to hand it on. */
export function ShareButton({
  say,
  bets,
  className = "button-plain",
  testId = "slip-share",
}: {
  readonly say: Translate;
  readonly bets: readonly BetPlacement[];
  readonly className?: string;
  readonly testId?: string;
}): ReactNode {
  const [share, setShare] = useState<Share>();
  const [state, setState] = useState<"rest" | "busy" | "failed" | "copied" | "not_copied">("rest");
  const make = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      setShare(await makeShare(bets));
      setState("rest");
    } catch (error) {
      console.warn("the bets could not be shared:", error);
      setState("failed");
    }
  };
  const pass = async (made: Share) => {
    const way = await handOver(made);
    setState(way === "copied" ? "copied" : way === "failed" ? "not_copied" : "rest");
  };
  return (
    <div className="slip-share">
      {share && (
        <p className="slip-share-code">
          <span>{say("slip-share-code")}</span>
          <bdi className="slip-share-word" data-testid="slip-share-code">
            {share.code}
          </bdi>
          <a className="slip-share-link" href={share.url}>
            <bdi>{share.url}</bdi>
          </a>
        </p>
      )}
      <button
        type="button"
        className={className}
        data-testid={testId}
        aria-busy={state === "busy"}
        onClick={() => void (share ? pass(share) : make())}
      >
        {say(share ? "slip-share-pass" : "slip-share")}
      </button>
      <div role="status">
        {state === "copied" && <p className="slip-why">{say("slip-share-copied")}</p>}
        {state === "not_copied" && <p className="slip-why">{say("slip-share-not-copied")}</p>}
        {state === "failed" && (
          <p className="slip-note" data-tone="error">
            {say("slip-share-failed")}
          </p>
        )}
      </div>
    </div>
  );
}

function CodeEntry({ say }: { readonly say: Translate }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    const code = field.current?.value.trim();
    if (code) void openShare(code);
    else field.current?.focus();
  };
  // It stands inside of the slip's form: Enter in it must not place the bet.
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
        data-testid="slip-code"
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
