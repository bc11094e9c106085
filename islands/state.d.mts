/** A module-level variable that holds state. */
export interface State {
  readonly name: string;
  readonly line: number;
  readonly what: string;
}

export function stateOf(path: string, text: string, changedElsewhere?: readonly string[]): State[];

export function faultsOf(
  tree: ReadonlyMap<string, string>,
  exceptions: Readonly<Record<string, string>>,
): string[];
