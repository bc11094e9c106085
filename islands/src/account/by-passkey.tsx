/** Signing in with a passkey: by a button, or by what the browser fills into the field of the address. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { later } from "../api/patience";
import type { Translate } from "../messages/messages";
import { wordsOf } from "./shared/refusal-problems";
import { enter } from "./shared/session";

/** The button, and below it why the last attempt did not sign in. */
export function ByPasskey({
  say,
  isTried,
  onTry,
}: {
  readonly say: Translate;
  /** Whether this way was tried last. What was wrong is said only then. */
  readonly isTried: boolean;
  /** Called whenever it is tried; always the same. */
  readonly onTry: () => void;
}): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // A browser asks for one passkey at a time.
  const running = useRef<AbortController>(undefined);

  /** Whether the visitor is as far as before, and has done nothing wrong. */
  const attempt = useCallback(
    async (way: "choosePasskey" | "fillPasskey") => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      try {
        const entry = await later(() => import("./passkey-entry"));
        const player = !own.signal.aborted && (await entry[way](own.signal));
        if (player) await enter(player);
        return !player && !own.signal.aborted;
      } catch (error) {
        if (own.signal.aborted) return false;
        // What the browser fills in is tried without a press.
        onTry();
        setProblem(wordsOf(error, "session-failed", say));
        return false;
      }
    },
    [say, onTry],
  );
  useEffect(() => {
    void attempt("fillPasskey");
    return () => running.current?.abort();
  }, [attempt]);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    onTry();
    setProblem("");
    const isCancelled = await attempt("choosePasskey");
    setBusy(false);
    if (isCancelled) void attempt("fillPasskey");
  };
  return (
    <>
      <button
        type="button"
        className="button-plain"
        data-testid="sign-in-passkey"
        aria-busy={isBusy}
        onClick={() => void press()}
      >
        {say("session-passkey")}
      </button>
      <p className="field-error" data-testid="sign-in-passkey-error" role="alert">
        {isTried && problem}
      </p>
    </>
  );
}
