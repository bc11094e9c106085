/**
 * The stream of a match: loaded when its tab is opened, played when it is asked for. Only a player who has
 * signed in may see it; the operator decides which stream, and may refuse it.
 */

import { hasHint } from "../account/shared/session-hint";
import type { MatchCentreProps } from "../api/props.gen";
import { readStored, writeStored } from "../core/storage";
import { draw, patch } from "../plain/patch";
import { $pushUser } from "../push/bus";
import { reportError } from "../report/report";
import { withStyle } from "../runtime/styles";
import { type ShowTab, WATCHED_KEY } from "./panel";
import { type StreamState, streamView } from "./stream-view";
import { askStreams, isPlaylist, type MatchStream, type NoStream } from "./streams";

/** Shows the stream, or the way to it. */
export const showStream: ShowTab = (panel, props) => {
  const stage = document.createElement("div");
  stage.className = "stream-stage";
  const stream = new Shown(stage, props);
  const words = draw(stream.view());
  let isStopped = false;
  let stop = () => {};
  words.addEventListener("click", (event) => stream.press(event));
  words.addEventListener("change", (event) => stream.choose(event));
  stream.onChange = () => patch(words, stream.view());
  void withStyle("match-centre", Promise.resolve()).then(
    () => {
      if (isStopped) return;
      panel.replaceChildren(stage, words);
      stop = $pushUser.subscribe((player) => stream.setPlayer(player));
    },
    (error: unknown) => reportError(error, "the style of the match centre did not load"),
  );
  addEventListener("pagehide", stream.end);
  return () => {
    isStopped = true;
    stop();
    stream.end();
    removeEventListener("pagehide", stream.end);
  };
};

class Shown {
  onChange = () => {};
  private state: StreamState = { kind: "waiting" };
  private streams: readonly MatchStream[] = [];
  private current: MatchStream | undefined;
  /** Ends what is played. */
  private stopPlayer = () => {};
  /** Counts what was asked for: an answer that came too late is dropped. */
  private turn = 0;

  constructor(
    private readonly stage: HTMLElement,
    private readonly props: MatchCentreProps,
  ) {}

  view() {
    const { state, streams, current } = this;
    return streamView({ state, streams, current: current?.id, labels: this.props.labels });
  }

  /** Follows who is signed in; undefined as long as it is not known, which an earlier page may have hinted at. */
  setPlayer(player: number | null | undefined): void {
    const { kind } = this.state;
    const isKnown = typeof player === "number" || (player === undefined && hasHint());
    if (!isKnown) {
      this.end();
      this.set({ kind: "signed_out" });
    } else if (kind === "waiting" || kind === "signed_out") {
      this.set({ kind: "ready" });
      // It was on when the last page was left.
      if (readStored("session", WATCHED_KEY) === true) void this.ask(true);
    }
  }

  press(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const act = target?.closest<HTMLElement>("[data-stream]")?.dataset.stream;
    if (act === "play") void this.ask(false);
    else if (act === "stop") {
      writeStored("session", WATCHED_KEY, undefined);
      this.end();
      this.set({ kind: "ready" });
    }
  }

  choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    const wanted = this.streams.find(({ id }) => id === value);
    if (wanted) void this.play(wanted, false);
  }

  /** Ends what is played or asked for. */
  readonly end = (): void => {
    this.turn += 1;
    this.stopPlayer();
    this.stopPlayer = () => {};
    this.stage.replaceChildren();
    if (this.state.kind === "playing" || this.state.kind === "asking") this.set({ kind: "ready" });
  };

  private async ask(isMuted: boolean): Promise<void> {
    this.end();
    const mine = this.turn;
    this.set({ kind: "asking" });
    const answer = await askStreams(this.props.match_id);
    if (mine !== this.turn) return;
    if (answer === "signed_out") return this.set({ kind: "signed_out" });
    if (typeof answer === "string") return this.fail(answer);
    this.streams = answer;
    const [first] = answer;
    if (first) await this.play(first, isMuted);
  }

  private async play(stream: MatchStream, isMuted: boolean): Promise<void> {
    this.end();
    const mine = this.turn;
    this.current = stream;
    this.set({ kind: "asking" });
    const fail = (why: NoStream) => {
      if (mine === this.turn) this.fail(why);
    };
    if (isPlaylist(stream.url)) {
      const { playVideo } = await import("./video");
      if (mine !== this.turn) return;
      const label = `${this.props.home} – ${this.props.away}`;
      this.stopPlayer = playVideo(this.stage, { url: stream.url, label, isMuted }, fail);
    } else {
      this.stage.replaceChildren(frameOf(stream));
    }
    writeStored("session", WATCHED_KEY, true);
    this.set({ kind: "playing" });
  }

  private fail(why: NoStream): void {
    this.end();
    this.set({ kind: "failed", why });
  }

  private set(state: StreamState): void {
    this.state = state;
    this.stage.hidden = state.kind !== "playing";
    this.onChange();
  }
}

/** A player of the operator's, or of who streams for it. */
function frameOf({ url, name }: MatchStream): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = url;
  frame.title = name;
  // As the frames of providers: it runs its own scripts, and cannot lead this page away.
  frame.setAttribute("sandbox", "allow-forms allow-popups allow-same-origin allow-scripts");
  frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  return frame;
}
