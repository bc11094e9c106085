/**
 * The receiver of a touched price: the slip, unless another one takes it first (quick bet places it
 * immediately).
 */
import { type SlipSelection, toggleSelection } from "./selections";

type Picker = (selection: SlipSelection) => boolean;

let picker: Picker | undefined;

/** Offers every touched price to `take` first, which returns true when it takes it. */
export function setPicker(take: Picker): void {
  picker = take;
}

/** Handles a touched price. */
export function pick(selection: SlipSelection): void {
  if (!picker?.(selection)) toggleSelection(selection);
}
