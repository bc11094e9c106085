import type { ListSource, OddsListProps } from "../api/props.gen";

/** A list that is kept in order. */
export interface OrderedList {
  readonly root: HTMLElement;
  readonly props: OddsListProps;
  readonly source: ListSource;
  /** Its rows by their matches, with what stops keeping each. */
  readonly rows: Map<number, { readonly element: HTMLElement; readonly stop: () => void }>;
}
