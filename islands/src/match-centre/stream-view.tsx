/** @jsxImportSource ../plain */
/** What is shown below a stream, or in its place: how to start it, which one, and what went wrong. */
import type { MatchCentreLabels } from "../api/props.gen";
import type { Content, Drawn } from "../plain/jsx-runtime";
import type { MatchStream, NoStream } from "./streams";

/** Where a stream is. */
export type StreamState =
  | { readonly kind: "waiting" | "signed_out" | "ready" | "asking" | "playing" }
  | { readonly kind: "failed"; readonly why: NoStream };

/** The words and controls of a stream. */
export function streamView({
  state,
  streams,
  current,
  labels,
}: {
  readonly state: StreamState;
  readonly streams: readonly MatchStream[];
  readonly current: string | undefined;
  readonly labels: MatchCentreLabels;
}): Drawn {
  const { kind } = state;
  const text =
    kind === "signed_out"
      ? labels.stream_sign_in
      : kind === "failed"
        ? failureText(state.why, labels)
        : undefined;
  const view: Content = (
    <div className="stream" data-state={kind} aria-busy={kind === "waiting" || kind === "asking"}>
      <p className="stream-text" role="status">
        {text}
      </p>
      <div className="stream-tools">
        {kind === "playing" && streams.length > 1 && (
          <select className="stream-choice" aria-label={labels.choose}>
            {streams.map(({ id, name }) => (
              <option key={id} value={id} selected={id === current}>
                {name}
              </option>
            ))}
          </select>
        )}
        {kind === "signed_out" && (
          <a className="button-main" href="#sign-in" data-testid="stream-sign-in">
            {labels.sign_in}
          </a>
        )}
        {kind === "ready" && <Press act="play" word={labels.play} />}
        {kind === "failed" && state.why !== "unsupported" && (
          <Press act="play" word={labels.retry} />
        )}
        {(kind === "playing" || kind === "asking") && <Press act="stop" word={labels.stop} />}
      </div>
    </div>
  );
  return view as Drawn;
}

function Press({ act, word }: { readonly act: string; readonly word: string }): Content {
  return (
    <button
      type="button"
      className={act === "stop" ? "button-plain" : "button-main"}
      data-stream={act}
      data-testid={`stream-${act}`}
    >
      {word}
    </button>
  );
}

function failureText(why: NoStream, labels: MatchCentreLabels): string {
  if (why === "none") return labels.no_stream;
  if (why === "refused") return labels.stream_refused;
  return why === "failed" ? labels.stream_failed : labels.stream_unsupported;
}
