/**
 * Sharing bets: a code and a link that open them again, and opening them: the bets of a
 * code are put into the slip, at current prices.
 */
import { atom, type ReadableAtom } from "nanostores";
import { sessionKnown, startSession } from "../../account/shared/session";
import { loadSettings } from "../../account/shared/settings";
import { siteConfig } from "../../api/config";
import { isStatus } from "../../api/errors";
import { fetchSharedBets, shareBets } from "../../api/ticket-calls";
import type { BetPlacement } from "../../api/wire.gen";
import { type SharedBet, sharedBets } from "../../betting/shared";
import { setPanel } from "../../core/panel";
import { $slip, type SlipSelection } from "../../core/selections";
import { report, reportError } from "../../report/report";
import { latest } from "../../state/latest";
import { clearSelections } from "../../state/removing";
import { addressOf } from "../share-address";
import { presentSelections } from "./present-selections";
import { pickInto, startSlip } from "./slip";

/** A code, and the link that opens the site with it. */
export interface Share {
  readonly code: string;
  readonly url: string;
}

/** Requests a code for bets. Rejects with an `ApiError`. */
export async function makeShare(bets: readonly BetPlacement[]): Promise<Share> {
  const { code } = await shareBets([...bets]);
  return { code, url: addressOf(code, siteConfig().prefix || "/") };
}

/** Passes a link on: by the system's share sheet where there is one, else by the clipboard. */
export async function passOn({ url }: Share): Promise<"shared" | "copied" | "failed"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ url });
      return "shared";
    } catch (error) {
      // Closing the sheet means that the visitor has changed their mind; after any other error it
      // is copied.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    reportError(error, "the link could not be copied");
    return "failed";
  }
}

/** The state of an entered code. */
export type Opening =
  | { readonly state: "idle" }
  | { readonly state: "loading" }
  /** The slip is not empty: the player decides what happens to it. */
  | { readonly state: "asking"; readonly count: number; readonly opened: Opened }
  /** No such code, nothing left of its bets, or no answer. */
  | { readonly state: "failed"; readonly reason: "not_found" | "nothing_left" | "later" };

const $state = atom<Opening>({ state: "idle" });

/** The state of the last entered code. */
export const $opening: ReadableAtom<Opening> = $state;

/** Bets from elsewhere, with their selections at current prices. */
export interface Opened {
  readonly bets: readonly SharedBet[];
  readonly selections: readonly SlipSelection[];
}

const openings = latest();

/**
 * Opens a code. If the slip is empty, its bets are added immediately. Otherwise the player is
 * asked: the shared bets are added to it or replace it, and nothing is lost without consent.
 */
export async function openShare(code: string): Promise<void> {
  const isLatest = openings.begin();
  $state.set({ state: "loading" });
  const result = await fetchShare(code.trim());
  if (!isLatest()) return;
  if (typeof result === "string") $state.set({ state: "failed", reason: result });
  else addBets(result);
}

/** Puts bets into the slip, and asks first if it is not empty. */
export function addBets(result: Opened): void {
  if ($slip.get().selections.length > 0) {
    $state.set({ state: "asking", count: result.selections.length, opened: result });
  } else {
    enter(result);
  }
}

/** The player's answer to the question what happens to the slip. */
export function answerShare(answer: "add" | "replace" | "cancel"): void {
  const asked = $state.get();
  closeShare();
  if (asked.state !== "asking" || answer === "cancel") return;
  if (answer === "replace") clearSelections();
  enter(asked.opened);
}

/** Closes the notice about a code. */
export function closeShare(): void {
  $state.set({ state: "idle" });
}

async function fetchShare(code: string): Promise<Opened | "not_found" | "nothing_left" | "later"> {
  if (code === "") return "not_found";
  try {
    // Stakes are converted to the player's currency, which is only known with the session.
    startSession();
    const [{ bets }] = await Promise.all([fetchSharedBets(code), loadSettings(), sessionKnown()]);
    startSlip();
    const { found } = await presentSelections(bets.flatMap((bet) => bet.selections));
    const available = new Set(found.map((selection) => selection.id));
    const left = sharedBets(bets, available);
    return left.length > 0 ? { bets: left, selections: found } : "nothing_left";
  } catch (cause) {
    if (isStatus(cause, 404) || isStatus(cause, 400) || isStatus(cause, 422)) return "not_found";
    report({ kind: "share.not_opened", message: "a shared bet could not be opened", cause });
    return "later";
  }
}

function enter({ bets, selections }: Opened): void {
  pickInto(selections, { kind: "shared", bets });
  $state.set({ state: "idle" });
  setPanel({ open: true, tab: "slip" });
}
