/**
 * Watches over a signed-in player: begins the session of play, asks every 30 s whether a reality check is due, and
 * reports once a minute that the site is in view. Only a page in view does any of it; one that returns to view asks at
 * once. What opens or closes a dialog is sent to the other tabs.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $playRefused, holdPlay, type PlayRefusal } from "../account/shared/play";
import { $session, signOutNow } from "../account/shared/session";
import { siteConfig } from "../api/config";
import { ApiError, isStatus } from "../api/errors";
import {
  continuePlay,
  fetchRealityCheck,
  fetchUserLimits,
  playSession,
  trackActivity,
} from "../api/limits";
import { untilItWorks } from "../api/patience";
import { signOut } from "../api/platform";
import type { ErrorCode } from "../api/wire.gen";
import { readStored, writeStored } from "../core/storage";
import { openTabs } from "../core/tabs";
import { leaveDevice } from "../notifications/shared/leaving";
import { reportError } from "../report/report";
import { latest } from "../state/latest";
import { once } from "../state/once";
import { onLimitsChanged } from "./changed";
import { isFinal, nextPrompt, type Prompt, type PromptEvent, promptOf } from "./prompt";
import { CHECK_EVERY, dueIn, isTracked, nextIn, TRACK_EVERY } from "./rules";

/** Local storage key of the last answer, for an operator that does not count. */
const ANSWERED_KEY = "reality check";

/** A timer that is longer overflows; asking is cheap. */
const LONGEST = 3_600;

type Ask = () => Promise<void>;

/** A watch that has not started. */
function createWatch() {
  const $state = atom<Prompt | undefined>(undefined);
  /** When each question is asked again. */
  const timers = new Map<Ask, ReturnType<typeof setTimeout>>();
  /** All is asked anew: what was asked before it is out of date. */
  const rounds = latest();
  /** Reality checks that were answered, in any tab. */
  const answers = latest();
  /** Whether a limit of time is reached and the session has not ended yet: closing the dialog gives no play back. */
  let isEnding = false;
  let sendToTabs: (message: PromptEvent) => void = () => {};

  /** Starts to watch. Call it any number of times. */
  const startWatch = once((): void => {
    sendToTabs = openTabs("limits", (message) => apply(message as PromptEvent));
    let player: number | undefined;
    $session.subscribe((session) => {
      const now = session.player?.id;
      if (now !== undefined && now !== player) {
        player = now;
        askAll();
      } else if (session.status === "not_logged_in") {
        player = undefined;
        rest();
        isEnding = false;
        apply({ kind: "signed_out" });
        hold();
      }
    });
    document.addEventListener("visibilitychange", askAll);
    window.addEventListener("pageshow", ({ persisted }) => persisted && askAll());
    onLimitsChanged(askAll);
    $playRefused.subscribe((refused) => refused && onRefused(refused));
  });

  /** Answers the reality check: the player goes on. Rejects when the operator did not answer. */
  async function goOn(): Promise<void> {
    try {
      await continuePlay();
    } catch (error) {
      if (error instanceof ApiError && onRefused(error)) return;
      throw error;
    }
    writeStored("local", ANSWERED_KEY, { player: $session.get().player?.id, at: Date.now() });
    close("reality");
    askAll();
  }

  /** Closes a dialog, in every tab. */
  function close(prompt: Prompt["kind"]): void {
    publish({ kind: "answered", prompt });
  }

  function askAll(): void {
    rest();
    if (document.visibilityState !== "visible" || $session.get().status !== "logged_in") return;
    const { session, reality, activity } = siteConfig().limits;
    if (session) void askSession();
    if (reality) void askReality();
    if (activity) void askActivity();
  }

  /** Stops all timers; answers that are on their way count no more. */
  function rest(): void {
    rounds.begin();
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  async function askSession(): Promise<void> {
    const ask = () => limited(playSession, 403, "session_limit");
    await attempt(askSession, ask, (left) => {
      // The end of a session whose seconds are rounded down is less than one away.
      if (left !== undefined) again(askSession, Math.max(1, Math.min(left, LONGEST)));
    });
  }

  async function askReality(): Promise<void> {
    const isUnanswered = answers.current();
    await attempt(
      askReality,
      async () => dueIn(await fetchRealityCheck(), answeredAt(), Date.now()),
      (left) => {
        if (left > 0) apply({ kind: "not_due" });
        // Unless it was answered in another tab meanwhile.
        else if (isUnanswered()) publish({ kind: "due" });
        again(askReality, nextIn(CHECK_EVERY, left));
      },
      (error) => {
        // The player has no reality checks.
        if (!isStatus(error, 400)) again(askReality, CHECK_EVERY);
      },
    );
  }

  /** Reports activity if there is a limit of it; a report also says when the next one is due. */
  async function askActivity(): Promise<void> {
    await attempt(askActivity, fetchUserLimits, (limits) => {
      if (isTracked(limits)) return track();
    });
  }

  async function track(): Promise<void> {
    const ask = () => limited(trackActivity, 401, "activity_limit_reached");
    await attempt(askActivity, ask, (left) => again(track, nextIn(TRACK_EVERY, left)));
  }

  /**
   * Asks the operator. A refusal for a limit opens its dialog; after another failure `begin` runs again later,
   * unless `failed` does something else.
   */
  async function attempt<T>(
    begin: Ask,
    ask: () => Promise<T>,
    then: (answer: T) => void | Promise<void>,
    failed: (error: unknown) => void = () => again(begin, CHECK_EVERY),
  ): Promise<void> {
    const isLatest = rounds.current();
    try {
      const answer = await ask();
      if (isLatest()) await then(answer);
    } catch (error) {
      // Signing out for a limit begins a new round before the call that was refused is known here.
      if (error instanceof ApiError && onRefused(error)) return;
      if (isLatest() && !isStatus(error, 401)) failed(error);
    }
  }

  function again(ask: Ask, seconds: number): void {
    timers.set(
      ask,
      setTimeout(() => void ask(), seconds * 1_000),
    );
  }

  /** Opens the dialog of a refusal, if it is about a limit; returns whether that dialog is open. */
  function onRefused({ code, text }: PlayRefusal): boolean {
    const before = $state.get();
    publish({ kind: "refused", code, text });
    const now = $state.get();
    // A call that was made here has been reported, as every refused call is, before its answer is known here.
    if (now === before) return now !== undefined && now.kind === promptOf(code);
    if (now && isFinal(now)) leaveDevice();
    // At the limit of activity the operator has ended the session itself.
    if (now?.kind === "session" && $session.get().status === "logged_in") void leave();
    return true;
  }

  /** Signs out, here in any case. The operator is asked again until it has ended the session, too. */
  async function leave(): Promise<void> {
    if (await signOutNow({ keepsCurrency: true, anyway: true })) return;
    await untilItWorks(
      async () => {
        // Whoever has signed in meanwhile has another session.
        if ($session.get().status !== "not_logged_in") return;
        await signOut().catch((error: unknown) => {
          if (!isStatus(error, 401)) throw error;
        });
      },
      (error) => reportError(error, "the operator has not signed the player out at a limit yet"),
    );
  }

  function publish(event: PromptEvent): void {
    if (apply(event)) sendToTabs(event);
  }

  function apply(event: PromptEvent): boolean {
    const before = $state.get();
    const next = nextPrompt(before, event);
    if (event.kind === "answered") answers.begin();
    if (next === before) return false;
    $state.set(next);
    if (next && isFinal(next)) isEnding = $session.get().status !== "not_logged_in";
    hold();
    return true;
  }

  function hold(): void {
    holdPlay($state.get() !== undefined || isEnding);
  }

  return { $prompt: $state as ReadableAtom<Prompt | undefined>, startWatch, goOn, close };
}

/** `$prompt` is the open dialog. */
export const { $prompt, startWatch, goOn, close } = createWatch();

/**
 * Makes a call whose refusal with a status means that a limit is reached, also where the operator's code
 * does not say which.
 */
async function limited<T>(ask: () => Promise<T>, status: number, code: ErrorCode): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== status || promptOf(error.code))
      throw error;
    const said = { code, message: error.text, errors_by_bet: [] };
    throw new ApiError(error.failure, status, error.message, said, error);
  }
}

/** When this browser saw the last reality check answered; now if it never did. */
function answeredAt(): number {
  const player = $session.get().player?.id;
  const stored = readStored("local", ANSWERED_KEY) as
    | { player?: unknown; at?: unknown }
    | undefined;
  if (stored?.player === player && typeof stored?.at === "number") return stored.at;
  const at = Date.now();
  writeStored("local", ANSWERED_KEY, { player, at });
  return at;
}
