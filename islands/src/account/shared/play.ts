/**
 * Whether a player may play now. Limits are another feature, which imports the account, so they fill
 * this: with what watches over a signed-in player, and with a hold while one of their dialogs is open.
 * The slip asks before it places, and the session reports what was refused.
 */
import { atom, type ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { GivenCode } from "../../api/errors";

/** What watches over a player: it draws the dialogs. */
export interface Watch {
  readonly Prompts: ComponentType;
}

/** A refusal of the operator. */
export interface PlayRefusal {
  readonly code: GivenCode;
  /** In the player's language. */
  readonly text: string;
}

const $hold = atom(false);
const $refused = atom<PlayRefusal | undefined>(undefined);

/** Whether nothing may be placed, because a dialog waits for an answer. */
export const $playHeld: ReadableAtom<boolean> = $hold;

/** The last refusal of a player's call. */
export const $playRefused: ReadableAtom<PlayRefusal | undefined> = $refused;

/** Holds play, or releases it. */
export function holdPlay(held: boolean): void {
  $hold.set(held);
}

/** Reports that a player's call was refused: a limit may be the reason. */
export function reportRefusal({ code, text }: PlayRefusal): void {
  $refused.set({ code, text });
}

/** The place that limits fill. */
function createSlot() {
  let load: (() => Promise<Watch>) | undefined;
  return {
    /** Sets what loads the watch once somebody has signed in. */
    fillWatch(loader: () => Promise<Watch>): void {
      load = loader;
    },

    /** Loads the watch. Rejects when no loader was set. */
    async loadWatch(): Promise<Watch> {
      if (!load) {
        throw new Error("nothing watches over players: islands.mjs must name limits/island");
      }
      return load();
    },
  };
}

export const { fillWatch, loadWatch } = createSlot();
