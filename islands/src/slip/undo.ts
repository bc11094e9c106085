/** What was removed from the slip last, and how it comes back: with its bets and stakes, in every tab. */
import { atom, type ReadableAtom } from "nanostores";
import { atSignOut } from "../account/shared/leave-browser";
import type { Slip } from "../betting/slip-types";
import { $slip, type SlipSelection } from "../core/selections";
import { once } from "../state/once";
import { clearSelections, removeSelection } from "../state/removing";
import { $layout, pickInto } from "./shared/slip";

/** How long a removal can be undone, in milliseconds; less where something is picked before. */
const UNDO_MS = 10_000;

interface Removed {
  readonly selections: readonly SlipSelection[];
  readonly slip: Slip;
}

function createUndo() {
  const $last = atom<Removed | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Forgets what was removed. */
  function forget(): void {
    clearTimeout(timer);
    $last.set(undefined);
  }

  /** The next pick begins another slip. */
  const start = once((): void => {
    $slip.listen(({ selections }, before) => {
      if (selections.length > (before?.selections.length ?? 0)) forget();
    });
    atSignOut(forget);
  });

  function keep(change: () => void): void {
    start();
    const before = { selections: $slip.get().selections, slip: $layout.get() };
    change();
    clearTimeout(timer);
    $last.set(before);
    timer = setTimeout(forget, UNDO_MS);
  }

  /** The slip before the last removal, while that can be undone. */
  const $removed: ReadableAtom<Removed | undefined> = $last;

  return {
    $removed,
    /** Empties the slip. */
    empty: (): void => keep(clearSelections),
    /** Removes a selection. */
    remove: (id: string): void => keep(() => removeSelection(id)),
    /** Brings back what was removed last. */
    undo(): void {
      const before = $last.get();
      forget();
      if (before) pickInto(before.selections, { kind: "restored", slip: before.slip });
    },
    forget,
  };
}

export const { $removed, empty, remove, undo, forget } = createUndo();
