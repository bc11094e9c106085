import type { ListSource } from "../api/props.gen";
import type { ListScript } from "./shared/read-list";

/** A list that is kept in order. */
export interface OrderedList {
  readonly root: HTMLElement;
  readonly script: ListScript;
  readonly source: ListSource;
  /** Its rows by their matches, with what stops keeping each. */
  readonly rows: Map<number, { readonly element: HTMLElement; readonly stop: () => void }>;
}

/** When the prices of a list were current, in milliseconds; not a number for one without prices. */
export function timeOf({ root }: OrderedList): number {
  return Date.parse(root.querySelector<HTMLTimeElement>(":scope > .as-of time")?.dateTime ?? "");
}
