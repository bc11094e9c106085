/**
 * Horse racing or lotteries: a button, then the page of their provider in a frame, for players who have
 * signed in. Twin of templates/islands/launch.html.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { launchUrl } from "../api/launch";
import type { LaunchProps } from "../api/props.gen";
import { useMessages } from "../messages/words";
import { reportError } from "../report/report";
import { useStore } from "../runtime/use-store";
import { isLeftToHost } from "./shared/left-to-host";
import { $session, sessionKnown, startSession } from "./shared/session";
import { $signIn, askSignIn } from "./shared/sign-in";

/** `waiting` is for the visitor to sign in. */
type State = "idle" | "waiting" | "asking" | "closed" | "failed" | { readonly url: string };

/** The button, what became of the last try, or the frame. */
export function Launch({ provider, labels }: LaunchProps): ReactNode {
  const [state, setState] = useState<State>("idle");
  const { status, player } = useStore($session, { status: "unknown" });
  const reason = useStore($signIn, null);
  const say = useMessages("launch", true);
  // For whom the provider was asked; nobody once that player is gone.
  const asker = useRef<{ readonly id: number | undefined }>(undefined);

  const launch = async () => {
    const own = { id: $session.get().player?.id };
    asker.current = own;
    setState("asking");
    let next: State;
    try {
      const url = await launchUrl(provider);
      next = url === undefined ? "closed" : { url };
    } catch (error) {
      reportError(error, `${provider} could not be opened`);
      next = "failed";
    }
    if (asker.current === own) setState(next);
  };
  const open = async () => {
    asker.current = undefined;
    setState("asking");
    startSession();
    await sessionKnown();
    if ($session.get().status === "logged_in") return launch();
    setState("waiting");
    askSignIn("asked");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is made anew each time
  useEffect(() => {
    if (state !== "waiting") return;
    if (status === "logged_in") void launch();
    else if (reason === null && status === "not_logged_in" && !isLeftToHost()) setState("idle");
  }, [state, status, reason]);
  // A page that follows another tab has no player for a moment, who may be the same again.
  const isKnown = status === "logged_in" || status === "not_logged_in";
  useEffect(() => {
    if (!isKnown || !asker.current || asker.current.id === player?.id) return;
    asker.current = undefined;
    setState("idle");
  }, [isKnown, player?.id]);

  if (typeof state === "object" && say) {
    return (
      <>
        <iframe
          className="launch-frame"
          data-testid="launch-frame"
          title={labels.open}
          src={state.url}
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
          allow="fullscreen"
        />
        <p>
          <a href={state.url} target="_blank" rel="noopener">
            {say("launch-tab")}
          </a>
        </p>
      </>
    );
  }
  const text =
    say && (state === "closed" || state === "failed") ? say(`launch-${state}`) : labels.text;
  return (
    <>
      <p role="status">{text}</p>
      <p>
        <button
          type="button"
          className="button"
          data-testid="launch"
          data-needs-script=""
          aria-busy={state === "asking" || undefined}
          onClick={() => {
            if (state !== "asking") void open();
          }}
        >
          {labels.open}
        </button>
      </p>
    </>
  );
}
