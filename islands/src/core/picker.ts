/** Who gets a touched price: the slip, unless somebody takes it first (quick bet places it at once). */
import { type SlipSelection, toggleSelection } from "./selections";

type Picker = (selection: SlipSelection) => boolean;

let picker: Picker | undefined;

/** Lets `take` have every touched price first: true when it took it. */
export function setPicker(take: Picker): void {
  picker = take;
}

/** Takes a touched price. */
export function pick(selection: SlipSelection): void {
  if (!picker?.(selection)) toggleSelection(selection);
}
