/** A button that shares bets, of the slip or placed ones. */
import { type ReactNode, useState } from "react";
import type { BetPlacement } from "../../api/wire.gen";
import type { Translate } from "../../messages/messages";
import { reportError } from "../../report/report";
import { makeShare, passOn, type Share } from "./share";

/** A button that requests a code, then shows it with the ways to pass it on. */
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
      reportError(error, "the bets could not be shared");
      setState("failed");
    }
  };
  const pass = async (made: Share) => {
    const way = await passOn(made);
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
