/**
 * Sharing bets (spec 5, 8): a code and a link that open them again, and the way in: what a code
 * stands for is put into the slip, at the prices of now.
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
import { $slip, clearSelections, type SlipSelection } from "../../core/selections";
import { addressOf } from "../share-address";
import { presentSelections } from "./present-selections";
import { pickInto, startSlip } from "./slip";

/** A code, and the link that opens the site with it. */
export interface Share {
  readonly code: string;
  readonly url: string;
}

/** Makes a code for bets. Rejects with an `ApiError`. */
export async function makeShare(bets: readonly BetPlacement[]): Promise<Share> {
  const { code } = await shareBets([...bets]);
  return { code, url: addressOf(code, siteConfig().prefix || "/") };
}

/** Hands a link on: by the system's own way where there is one, else into the clipboard. */
export async function handOver({ url }: Share): Promise<"shared" | "copied" | "failed"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ url });
      return "shared";
    } catch (error) {
      // Whoever closes the sheet has changed their mind; anything else is copied instead.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    console.warn("the link could not be copied:", error);
    return "failed";
  }
}

/** What became of a code that was entered. */
export type Opening =
  | { readonly state: "idle" }
  | { readonly state: "loading" }
  /** The slip holds something already: the player says what becomes of that. */
  | { readonly state: "asking"; readonly count: number }
  /** Words of spec 8: no such code, nothing left of its bets, or no answer. */
  | { readonly state: "failed"; readonly reason: "not_found" | "nothing_left" | "later" };

const $state = atom<Opening>({ state: "idle" });

/** What became of the code that was entered last. */
export const $opening: ReadableAtom<Opening> = $state;

/** Bets that come from elsewhere, with their selections at the prices of now. */
export interface Opened {
  readonly bets: readonly SharedBet[];
  readonly selections: readonly SlipSelection[];
}

let opened: Opened | undefined;
let latest = 0;

/**
 * Opens a code. Into an empty slip its bets go at once. Where something is in the slip already, the
 * player is asked: the shared bets join it or take its place, and nothing is lost unasked.
 */
export async function openShare(code: string): Promise<void> {
  latest += 1;
  const mine = latest;
  $state.set({ state: "loading" });
  const result = await fetchShare(code.trim());
  if (mine !== latest) return;
  if (typeof result === "string") $state.set({ state: "failed", reason: result });
  else bringBets(result);
}

/** Puts bets into the slip, and asks first where something is in it already. */
export function bringBets(result: Opened): void {
  if ($slip.get().selections.length > 0) {
    opened = result;
    $state.set({ state: "asking", count: result.selections.length });
  } else {
    enter(result);
  }
}

/** The player's answer to what becomes of the slip. */
export function answerShare(answer: "add" | "replace" | "cancel"): void {
  const result = opened;
  closeShare();
  if (!result || answer === "cancel") return;
  if (answer === "replace") clearSelections();
  enter(result);
}

/** Puts away what was said about a code. */
export function closeShare(): void {
  opened = undefined;
  $state.set({ state: "idle" });
}

async function fetchShare(code: string): Promise<Opened | "not_found" | "nothing_left" | "later"> {
  if (code === "") return "not_found";
  try {
    // Stakes are converted to the player's currency: until it is known whose, it would be a guess.
    startSession();
    const [{ bets }] = await Promise.all([fetchSharedBets(code), loadSettings(), sessionKnown()]);
    startSlip();
    const { found } = await presentSelections(bets.flatMap((bet) => bet.selections));
    const available = new Set(found.map((selection) => selection.id));
    const left = sharedBets(bets, available);
    return left.length > 0 ? { bets: left, selections: found } : "nothing_left";
  } catch (error) {
    if (isStatus(error, 404) || isStatus(error, 400) || isStatus(error, 422)) return "not_found";
    console.error("a shared bet could not be opened:", error);
    return "later";
  }
}

function enter({ bets, selections }: Opened): void {
  pickInto(selections, { kind: "shared", bets });
  $state.set({ state: "idle" });
  setPanel({ open: true, tab: "slip" });
}
