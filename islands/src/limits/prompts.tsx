/**
 * The dialogs about limits: reality check, end of a session, end of a day's time, out of limit. Native modal dialogs:
 * nothing behind them can be pressed. They are drawn only while the page is in view, and again when it returns.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { wordsOf } from "../account/shared/refusal-problems";
import { $session, signOutNow } from "../account/shared/session";
import { $settings, loadSettings, unitOf } from "../account/shared/settings";
import { siteConfig } from "../api/config";
import { fetchSessionsInfo } from "../api/limits";
import type { SessionsInfo } from "../api/schemas/limits";
import { formatMoney } from "../betting/money";
import { now } from "../clock/now";
import { Dialog } from "../dialog/dialog";
import type { Translate } from "../messages/messages";
import { useMessages, Words } from "../messages/words";
import { reportError } from "../report/report";
import { useStore } from "../runtime/use-store";
import type { Prompt } from "./prompt";
import { $prompt, close, goOn, startWatch } from "./watch";
import { durationText } from "./words";

const TITLE = "limit-prompt-title";

/** Watches over the player, and draws the open dialog. */
export function Prompts(): ReactNode {
  const say = useMessages("limit-prompts", true);
  const prompt = useStore($prompt, undefined);
  const isSeen = useSeen();
  useEffect(startWatch, []);
  if (!say || !prompt || !isSeen) return null;
  if (prompt.kind === "reality") return <RealityCheck say={say} />;
  return <Reached say={say} prompt={prompt} />;
}

/** For how long the player has played, with what result, and whether to go on. */
function RealityCheck({ say }: { readonly say: Translate }): ReactNode {
  const [figures, setFigures] = useState<SessionsInfo>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // What is said where there is no answer.
  useMessages("session", true);
  useEffect(() => {
    void loadSettings();
    fetchSessionsInfo().then(setFigures, (error: unknown) =>
      reportError(error, "the figures of a reality check could not be fetched"),
    );
  }, []);
  const run = async (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await action();
    } catch (error) {
      setBusy(false);
      setProblem(wordsOf(error, "alert-error-text", say));
    }
  };
  return (
    <Dialog className="limit-prompt" labelledBy={TITLE}>
      <Title>{say("prompt-reality-title")}</Title>
      <p className="limit-prompt-text">
        <Words say={say} id="prompt-reality-text" parts={{ time: timeOf(figures) }} />
      </p>
      <Figures say={say} figures={figures} />
      <p className="field-error" role="alert">
        {problem}
      </p>
      <div className="limit-prompt-buttons">
        <button
          type="button"
          className="button-main"
          data-testid="prompt-continue"
          aria-busy={isBusy}
          onClick={() => void run(goOn)}
        >
          {say("prompt-continue")}
        </button>
        <button
          type="button"
          className="button-plain"
          data-testid="prompt-stop"
          onClick={() => void run(() => signOutNow())}
        >
          {say("prompt-stop")}
        </button>
      </div>
      <ToLimits
        say={say}
        onOpen={(url) =>
          // The dialog would cover the limits, too: who looks at them has seen the check.
          void run(async () => {
            await goOn();
            location.assign(url);
          })
        }
      />
    </Dialog>
  );
}

/** What was staked and won. The rows keep their room while the figures are on their way. */
function Figures({
  say,
  figures,
}: {
  readonly say: Translate;
  readonly figures: SessionsInfo | undefined;
}): ReactNode {
  const settings = useStore($settings, undefined);
  const unit = figures && settings && unitOf(settings, figures.currency);
  // What is still open is neither won nor lost.
  const open = figures?.open ?? 0;
  const rows = [
    ["prompt-staked", figures?.stake],
    ...(open > 0 ? [["prompt-open", open] as const] : []),
    ["prompt-returned", figures?.win],
    ["prompt-result", figures && figures.win + open - figures.stake],
  ] as const;
  return (
    <dl className="limit-figures" data-testid="prompt-figures">
      {rows.map(([key, amount]) => (
        <div key={key}>
          <dt>{say(key)}</dt>
          <dd>
            <bdi>
              {unit && amount !== undefined ? formatMoney(amount, unit, siteConfig().tag) : "…"}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A limit is reached: what it was, and when the player can go on, in the operator's words. */
function Reached({
  say,
  prompt,
}: {
  readonly say: Translate;
  readonly prompt: Exclude<Prompt, { kind: "reality" }>;
}): ReactNode {
  const { kind, text } = prompt;
  const { status } = useStore($session, { status: "unknown" });
  const done = () => close(kind);
  return (
    <Dialog className="limit-prompt" labelledBy={TITLE} onClose={done}>
      <Title>{say(`prompt-${kind}-title`)}</Title>
      {/* Not said before it is so: the operator may take its time. */}
      {kind !== "out" && (
        <p className="limit-prompt-text" role="status">
          {status === "not_logged_in" && say("prompt-signed-out")}
        </p>
      )}
      {text && (
        <p className="limit-prompt-text" data-testid="prompt-reason">
          {text}
        </p>
      )}
      <div className="limit-prompt-buttons">
        <button type="button" className="button-main" data-testid="prompt-close" onClick={done}>
          {say("prompt-close")}
        </button>
      </div>
      {kind === "out" && <ToLimits say={say} />}
    </Dialog>
  );
}

/** The title. It gets the focus, not the button: a key pressed for something else must not answer the dialog. */
function Title({ children }: { readonly children: string }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 className="dialog-title" id={TITLE} data-testid="limit-prompt" tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}

/** The way to the page of limits, where the site has it. */
function ToLimits({
  say,
  onOpen,
}: {
  readonly say: Translate;
  /** Opens the page in place of the browser. */
  readonly onOpen?: (url: string) => void;
}): ReactNode {
  const { limits, prefix } = siteConfig();
  if (!limits.page) return null;
  const url = `${prefix}/limits`;
  return (
    <a
      className="limit-prompt-link"
      data-testid="prompt-limits"
      href={url}
      onClick={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen(url);
      }}
    >
      {say("prompt-limits")}
    </a>
  );
}

function timeOf(figures: SessionsInfo | undefined): string {
  if (!figures) return "…";
  const seconds = figures.seconds ?? (now() - Date.parse(figures.started_at)) / 1_000;
  return durationText(seconds, siteConfig().tag);
}

/** Whether the page is in view. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}
