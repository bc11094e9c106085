/** Changes of the slip that need more than a price's touch, and so are not in the core. */
import { updateSlip } from "../core/selections";

/** Removes a selection. */
export function removeSelection(id: string): void {
  updateSlip(({ selections }) => ({ selections: selections.filter((one) => one.id !== id) }));
}

/** Empties the slip. */
export function clearSelections(): void {
  updateSlip(() => ({ selections: [] }));
}
